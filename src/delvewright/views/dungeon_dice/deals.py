"""Deals: what the questions and verbs of bargaining mean, in words."""

from __future__ import annotations

from typing import Any

from delvewright.games.dungeon_dice.bargain.terms import MOST_OFFERS
from delvewright.kernel.ask import Ask
from delvewright.views.dungeon_dice.bargains import bundle_words, term_words
from delvewright.views.dungeon_dice.deeds import Said
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


def _replacement(r: Reading, ask: Ask, by: int, piece: int, others: tuple[int, ...]) -> str:
    return f"The {r.name(piece)} {r.someone(by)} promised is gone: which die do you take for it?"


def _volunteer(r: Reading, ask: Ask, seat: int, silent: tuple[int, ...]) -> str:
    if r.p.mode:
        return f"{r.does(seat, 'call')} for help against {r.foe()}: name your price?"
    return f"{r.does(seat, 'call')} for offers: have you one?"


def _meanwhile(r: Reading, ask: Ask, name: str, seat: int, silent: tuple[int, ...]) -> str:
    if name == "W1":
        return f"{r.who(seat)} is about to fight {r.foe()}: offer your help unasked?"
    when = "Before the fight" if name == "W5" else f"{capital(r.whose(seat))} turn ends"
    return f"{when}: make somebody an offer, or change what you wear?"


PROMPTS: dict[str, Said] = {
    "meanwhile": (_meanwhile, ("DD-OFFTURN-1", "DD-BARGAIN-2")),
    "haggle": (_haggle, ("DD-BARGAIN-2", "DD-BARGAIN-3")),
    "volunteer": (_volunteer, ("DD-NEG-3", "DD-BARGAIN-2")),
    "bargain": (
        lambda r, ask, window, other: f"What do you offer {r.someone(other)}, {WINDOWS.get(window, window)}?",
        ("DD-BARGAIN-1", "DD-BARGAIN-3"),
    ),
    "answer_offer": (_answer, ("DD-BARGAIN-1", "DD-NEG-2")),
    "compose": (_draft, ("DD-BARGAIN-1", "DD-BARGAIN-5")),
    "compose_term": (_heading, ("DD-BARGAIN-1",)),
    "compose_particular": (
        lambda r, ask, draft, by, to, name: f"Which, from {r.someone(by)} to {r.someone(to)}?",
        ("DD-BARGAIN-1",),
    ),
    "replacement": (_replacement, ("DD-BARGAIN-6",)),
}
"""Every question of bargaining."""


def _agree(r: Reading, ask: Ask) -> str:
    return f"{bundle_words(r, r.p.offers[-1][4])} It binds."


def _bundle(r: Reading, ask: Ask, bundle: Any) -> str:
    return bundle_words(r, bundle)


def _term(r: Reading, ask: Ask, term: Any) -> str:
    return f"{capital(term_words(r, term))}."


DEALS: dict[str, Said] = {
    "bargain": (
        lambda r, ask, other: (
            f"Make {r.someone(other)} an offer: {left_to_say(r, ask.seat)} left in this window."
        ),
        ("DD-BARGAIN-2", "DD-BARGAIN-3"),
    ),
    "wait": ("Be asked again when the dice are rolled.", ("DD-BARGAIN-2",)),
    "call_for_help": ("Let everybody name a price for helping you.", ("DD-NEG-3", "DD-BARGAIN-2")),
    "call_for_offers": ("Let everybody come forward with an offer.", ("DD-BARGAIN-2",)),
    "call_in": (
        lambda r, ask, other: f"{r.who(other)} owes you help and joins this fight for nothing.",
        ("DD-BARGAIN-FUTURE-ASSIST",),
    ),
    "offer": (_bundle, ("DD-BARGAIN-1",)),
    "counter": (_bundle, ("DD-BARGAIN-3",)),
    "compose": ("Put an offer of your own together, term by term.", ("DD-BARGAIN-1", "DD-BARGAIN-5")),
    "between": (
        lambda r, ask, by, to: f"Add a promise of {r.someone(by)} to {r.someone(to)}.",
        ("DD-BARGAIN-1",),
    ),
    "include": (lambda r, ask, other: f"{r.who(other)} must agree too.", ("DD-BARGAIN-5",)),
    "add": ("Choose among the terms of this sort.", ("DD-BARGAIN-1",)),
    "put": (_term, ("DD-BARGAIN-1",)),
    "drop": (lambda r, ask, term: f"Leave it out: {term_words(r, term)}.", ("DD-BARGAIN-1",)),
    "propose": (
        lambda r, ask: f"{bundle_words(r, ask.values[0][2])} Everybody it concerns must agree.",
        ("DD-BARGAIN-3", "DD-BARGAIN-6"),
    ),
}
"""Every verb of bargaining."""

AGREE: Said = (_agree, ("DD-TRADE-3", "DD-NEG-2"))
PASSES: dict[str, Said] = {
    "haggle": ("Make no offer now; the fight's end is time for one.", ("DD-BARGAIN-2", "DD-BARGAIN-3")),
    "meanwhile": ("Say nothing.", ("DD-BARGAIN-2",)),
    "volunteer": ("Name no price.", ("DD-BARGAIN-3",)),
    "bargain": ("Say nothing after all.", ("DD-BARGAIN-3",)),
    "answer_offer": ("Nothing is agreed.", ("DD-BARGAIN-3",)),
    "compose": ("Give the offer up.", ("DD-BARGAIN-3",)),
    "compose_term": ("Back to the offer.", ("DD-BARGAIN-1",)),
}
