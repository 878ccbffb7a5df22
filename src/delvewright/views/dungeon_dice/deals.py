"""Deals: what the questions and verbs of bargaining mean, in words."""

from __future__ import annotations

from typing import Any

from delvewright.games.dungeon_dice.bargain.terms import CONTEST, FIGHT, LOCK, REVEALED, TURN_END
from delvewright.games.dungeon_dice.contracts import Bundle, Term
from delvewright.kernel.ask import Ask
from delvewright.views.dungeon_dice.bargains import bundle_words, on_the_table, term_words
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.english import capital
from delvewright.views.speech import Says, Verb

WINDOWS = {
    REVEALED: "before the fight",
    LOCK: "at the lock",
    FIGHT: "around the fight",
    TURN_END: "at the end of the turn",
    CONTEST: "before the fight",
}


def _haggle(r: Reading, ask: Ask, name: str, seat: int, silent: tuple[int, ...]) -> str:
    if seat == ask.seat:
        what = "a way into the chest" if name == LOCK else "help or peace"
        return f"Bargain for {what}? {r.offers_left} left."
    does = "fights" if name == FIGHT else "is about to fight"
    return f"{r.who(seat)} {does} {r.monster}: make an offer? {r.offers_left} left."


def drafted(ask: Ask) -> Bundle:
    """The terms of the offer that is put into words."""
    _, _, said, _, _ = ask.value("draft")
    terms: Bundle = said
    return terms


def _draft(r: Reading, ask: Ask, draft: Any) -> str:
    said = drafted(ask)
    return f"Your offer so far: {bundle_words(r, said)}" if said else "Your offer is empty: who owes whom?"


def _answer(r: Reading, ask: Ask, number: int, sender: int) -> str:
    return f"{r.does(sender, 'offer')}: {bundle_words(r, on_the_table(r))} Agree?"


def _heading(r: Reading, ask: Ask, draft: Any, by: int, to: int) -> str:
    return f"What {'do' if by == r.seat else 'does'} {r.someone(by)} owe {r.someone(to)}?"


def _volunteer(r: Reading, ask: Ask, seat: int, silent: tuple[int, ...]) -> str:
    if r.p.mode:
        return f"{r.does(seat, 'call')} for help against {r.monster}: name your price?"
    return f"{r.does(seat, 'call')} for offers: have you one?"


def _meanwhile(r: Reading, ask: Ask, name: str, seat: int, silent: tuple[int, ...]) -> str:
    if name == REVEALED:
        return f"{r.who(seat)} is about to fight {r.monster}: offer your help unasked?"
    when = "Before the fight" if name == CONTEST else f"{capital(r.whose(seat))} turn ends"
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
    "compose_particular": Says("Which, from {by} to {to}?", "DD-BARGAIN-1"),
    "replacement": Says("The {piece} {by} promised is gone: which die do you take for it?", "DD-BARGAIN-6"),
}
"""Every question of bargaining."""


def _bundle(r: Reading, ask: Ask, bundle: Bundle) -> str:
    return bundle_words(r, bundle)


def _short(r: Reading, ask: Ask, bundle: Bundle) -> str:
    return capital("; ".join([term_words(r, term) for term in bundle]))


def _clause(r: Reading, ask: Ask, term: Term) -> str:
    return capital(term_words(r, term))


DEALS = {
    "bargain": Verb(
        "Bargain with {seat}",
        "Make {seat} an offer: {offers_left} left in this window.",
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
    "offer": Verb(_short, _bundle, "DD-BARGAIN-1"),
    "counter": Verb(lambda r, ask, bundle: f"Counter: {_short(r, ask, bundle)}", _bundle, "DD-BARGAIN-3"),
    "compose": Verb(
        "Compose an offer", "Put an offer of your own together, term by term.", "DD-BARGAIN-1", "DD-BARGAIN-5"
    ),
    "between": Verb(
        "{By} to {to}",
        "Add a promise of {by} to {to}.",
        "DD-BARGAIN-1",
    ),
    "include": Verb("Bring in {seat}", "{Seat} must agree too.", "DD-BARGAIN-5"),
    "add": Verb("{sort}", "Choose among the terms of this sort.", "DD-BARGAIN-1"),
    "put": Verb(_clause, lambda r, ask, term: f"{_clause(r, ask, term)}.", "DD-BARGAIN-1", goes=("cloth",)),
    "drop": Verb(
        lambda r, ask, term: f"Drop: {_clause(r, ask, term)}",
        lambda r, ask, term: f"Leave it out: {term_words(r, term)}.",
        "DD-BARGAIN-1",
        goes=("stock",),
    ),
    "propose": Verb(
        "Propose it",
        lambda r, ask: f"{bundle_words(r, drafted(ask))} Everybody it concerns must agree.",
        "DD-BARGAIN-3",
        "DD-BARGAIN-6",
    ),
}
"""Every verb of bargaining."""
