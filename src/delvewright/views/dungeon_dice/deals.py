"""Deals: what the questions and verbs of bargaining mean, in words."""

from __future__ import annotations

from typing import Any

from delvewright.games.dungeon_dice.bargain.terms import MOST_OFFERS
from delvewright.kernel.ask import Ask
from delvewright.views.dungeon_dice.bargains import bundle_words, term_words
from delvewright.views.dungeon_dice.entries import Says, Verb
from delvewright.views.dungeon_dice.reading import Reading, capital, count

WINDOWS = {
    "W1": "before the fight",
    "W2": "at the lock",
    "W3": "around the fight",
    "W4": "at the end of the turn",
    "W5": "before the fight",
}


def left_to_say(r: Reading, seat: int) -> str:
    return count(max(MOST_OFFERS - r.p.sent.count(seat), 0), "offer")


def _haggle(r: Reading, ask: Ask, name: str, seat: int, silent: tuple[int, ...]) -> str:
    left = left_to_say(r, ask.seat)
    if seat == ask.seat:
        what = "a way into the chest" if name == "W2" else "help or peace"
        return f"Bargain for {what}? {capital(left)} left."
    does = "fights" if name == "W3" else "is about to fight"
    return f"{r.who(seat)} {does} {r.foe()}: make an offer? {capital(left)} left."


def _draft(r: Reading, ask: Ask, draft: Any) -> str:
    said = draft[2]
    return f"Your offer so far: {bundle_words(r, said)}" if said else "Your offer is empty: who owes whom?"


def _answer(r: Reading, ask: Ask, number: int, sender: int) -> str:
    return f"{r.does(sender, 'offer')}: {bundle_words(r, r.p.offers[-1][4])} Agree?"


def _heading(r: Reading, ask: Ask, draft: Any, by: int, to: int) -> str:
    return f"What {'do' if by == r.seat else 'does'} {r.someone(by)} owe {r.someone(to)}?"


def _volunteer(r: Reading, ask: Ask, seat: int, silent: tuple[int, ...]) -> str:
    if r.p.mode:
        return f"{r.does(seat, 'call')} for help against {r.foe()}: name your price?"
    return f"{r.does(seat, 'call')} for offers: have you one?"


def _meanwhile(r: Reading, ask: Ask, name: str, seat: int, silent: tuple[int, ...]) -> str:
    if name == "W1":
        return f"{r.who(seat)} is about to fight {r.foe()}: offer your help unasked?"
    when = "Before the fight" if name == "W5" else f"{capital(r.whose(seat))} turn ends"
    return f"{when}: make somebody an offer, or change what you wear?"


PROMPTS = {
    "meanwhile": Says(_meanwhile, "DD-OFFTURN-1", "DD-BARGAIN-2"),
    "haggle": Says(_haggle, "DD-BARGAIN-2", "DD-BARGAIN-3"),
    "volunteer": Says(_volunteer, "DD-NEG-3", "DD-BARGAIN-2"),
    "bargain": Says(
        lambda r, ask, window, other: f"What do you offer {r.someone(other)}, {WINDOWS.get(window, window)}?",
        "DD-BARGAIN-1",
        "DD-BARGAIN-3",
    ),
    "answer_offer": Says(_answer, "DD-BARGAIN-1", "DD-NEG-2"),
    "compose": Says(_draft, "DD-BARGAIN-1", "DD-BARGAIN-5"),
    "compose_term": Says(_heading, "DD-BARGAIN-1"),
    "compose_particular draft by to name": Says("Which, from {by} to {to}?", "DD-BARGAIN-1"),
    "replacement by piece others": Says(
        "The {piece} {by} promised is gone: which die do you take for it?", "DD-BARGAIN-6"
    ),
}
"""Every question of bargaining."""


def _bundle(r: Reading, ask: Ask, bundle: Any) -> str:
    return bundle_words(r, bundle)


def _term(r: Reading, ask: Ask, term: Any) -> str:
    return f"{capital(term_words(r, term))}."


DEALS = {
    "bargain": Verb(
        "Bargain with {seat}",
        lambda r, ask, other: (
            f"Make {r.someone(other)} an offer: {left_to_say(r, ask.seat)} left in this window."
        ),
        "DD-BARGAIN-2",
        "DD-BARGAIN-3",
    ),
    "wait": Verb("Wait for the dice", "Be asked again when the dice are rolled.", "DD-BARGAIN-2"),
    "call_for_help": Verb(
        "Call for help", "Let everybody name a price for helping you.", "DD-NEG-3", "DD-BARGAIN-2"
    ),
    "call_for_offers": Verb("Call for offers", "Let everybody come forward with an offer.", "DD-BARGAIN-2"),
    "call_in": Verb(
        "Call in {seat}", "{Seat} owes you help and joins this fight for nothing.", "DD-BARGAIN-FUTURE-ASSIST"
    ),
    "offer": Verb("{bundle}", _bundle, "DD-BARGAIN-1"),
    "counter": Verb("Counter: {bundle}", _bundle, "DD-BARGAIN-3"),
    "compose": Verb(
        "Compose an offer", "Put an offer of your own together, term by term.", "DD-BARGAIN-1", "DD-BARGAIN-5"
    ),
    "between": Verb(
        "{by} to {to}",
        "Add a promise of {by} to {to}.",
        "DD-BARGAIN-1",
    ),
    "include": Verb("Bring in {seat}", "{Seat} must agree too.", "DD-BARGAIN-5"),
    "add": Verb("{sort}", "Choose among the terms of this sort.", "DD-BARGAIN-1"),
    "put": Verb("{term}", _term, "DD-BARGAIN-1"),
    "drop": Verb(
        "Drop: {term}", lambda r, ask, term: f"Leave it out: {term_words(r, term)}.", "DD-BARGAIN-1"
    ),
    "propose": Verb(
        "Propose it",
        lambda r, ask: f"{bundle_words(r, ask.values[0][2])} Everybody it concerns must agree.",
        "DD-BARGAIN-3",
        "DD-BARGAIN-6",
    ),
}
"""Every verb of bargaining."""
