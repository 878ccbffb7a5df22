"""Bargains: the offers on the table and the agreements in force, term by term in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from delvewright.games.dungeon_dice.bargain.terms import pieces_of
from delvewright.games.dungeon_dice.board import EPIC, MONSTER
from delvewright.views.dungeon_dice.model import Bargain, Term
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.english import capital, count, listed
from delvewright.views.speech import Says, declared

WHEN = {
    "now": "now",
    "win": "if the fight is won",
    "loss": "if the fight is lost",
    "after": "after the fight",
    "opened": "if the chest opens",
}


def bargains_view(r: Reading) -> tuple[Bargain, ...]:
    """The offers being answered, the latest last, then everything the players have promised each other."""
    p = r.p
    last = len(p.offers) - 1
    open_ones = [
        bargain(r, number, "offered" if index == last else "countered", window, proposer, terms, waits)
        for index, (number, window, proposer, waits, terms) in enumerate(p.offers)
    ]
    signed = [
        bargain(r, number, "agreed", window, proposer, terms, ())
        for number, window, proposer, terms in p.contracts
    ]
    return (*_draft(r), *open_ones, *signed)


def _draft(r: Reading) -> list[Bargain]:
    """The offer this seat is putting into words; nobody else hears of it before it is made."""
    ask = r.asked
    if ask is not None and ask.question == "bargain":
        return [bargain(r, 0, "draft", ask.value("window"), r.seat, (), (ask.value("other"),))]
    if ask is None or ask.question not in ("compose", "compose_term", "compose_particular"):
        return []
    window, party, said, _, _ = ask.value("draft")
    return [bargain(r, 0, "draft", window, r.seat, said, party[1:])]


def bargain(
    r: Reading,
    number: int,
    state: str,
    window: str,
    proposer: int,
    terms: tuple[Any, ...],
    waits_for: tuple[int, ...],
) -> Bargain:
    """A bundle of terms: what the proposer brings, and what it gets."""
    told = tuple([term_view(r, term) for term in terms])
    parties = tuple(dict.fromkeys([seat for term in told for seat in (term.giver, term.taker) if seat >= 0]))
    return Bargain(
        id=number,
        state=state,
        window=window,
        proposer=proposer,
        parties=parties,
        waits_for=waits_for,
        gives=tuple([term for term in told if term.giver == proposer]),
        takes=tuple([term for term in told if term.giver != proposer]),
        text=bundle_words(r, terms),
    )


def term_view(r: Reading, term: tuple[Any, ...]) -> Term:
    kind, by, to, *rest = term
    pieces = tuple([piece for piece in pieces_of(term) if piece >= 0])
    return Term(
        key=kind.lower(),
        text=term_words(r, term),
        giver=by,
        taker=to,
        pieces=pieces,
        kinds=tuple([r.p.cast[piece].id for piece in pieces]),
        when=rest[1] if kind == "GIVE_DICE" else "",
    )


def on_the_table(r: Reading) -> tuple[Any, ...]:
    """The terms of the latest offer."""
    *_, terms = r.p.offers[-1]
    return tuple(terms)


def bundle_words(r: Reading, terms: Sequence[tuple[Any, ...]]) -> str:
    """A whole bundle as sentences."""
    return " ".join([f"{capital(term_words(r, term))}." for term in terms])


def term_words(r: Reading, term: tuple[Any, ...]) -> str:
    """One clause: "Ann gives you Bomb, now"."""
    kind, *about = term
    return TERMS[kind].line(r, tuple(about)).text


def _give(r: Reading, by: int, to: int, pieces: tuple[int, ...], when: str) -> str:
    dice = listed([r.prize(one) for one in pieces])
    each = when in ("win", "loss") and r.p.mode not in ("", MONSTER)
    condition = _own_result(r, by, to, when) if each else WHEN.get(when, when)
    return f"{r.does(by, 'give')} {r.someone(to)} {dice}, {condition}"


def _own_result(r: Reading, by: int, to: int, when: str) -> str:
    """A condition where heroes fight for themselves: of the giver, if it fights, else of the receiver."""
    p = r.p
    verb = EACH[when, p.mode == EPIC]
    told = f"{verb} {r.monster}" if p.mode == EPIC else verb
    if by not in p.fighters and to in p.fighters and p.bout == 1:
        by = to
    either = "" if by in p.fighters else f", or {r.acts(to, 'do')} where {r.acts(by, 'stay')} out"
    return f"if {r.acts(by, told)}{either}"


EACH = {
    ("win", False): "win",
    ("loss", False): "lose",
    ("win", True): "wound",
    ("loss", True): "fail to wound",
}
"""What a win and a loss are, in epic combat or not."""


def _roll_off(
    r: Reading, by: int, to: int, prize: Any, numbers: tuple[int, ...], more: tuple[int, ...]
) -> str:
    what = r.prize(prize)
    if numbers:
        told = listed([str(number) for number in numbers], "or")
        return f"{r.does(by, 'roll')} a die for {what}: on {told} it goes to {r.someone(to)}"
    seats = listed([r.someone(seat) for seat in (by, to, *more)])
    return f"{seats} roll for {what}: the highest takes it"


def _no_harm(r: Reading, by: int, to: int, turn: int) -> str:
    until = f"until turn {turn}" if turn else "in this fight"
    return f"{r.does(by, 'do')} {r.someone(to)} no harm {until}"


def _threat(r: Reading, by: int, to: int, when: str, seat: int, piece: int, side: int) -> str:
    if when == "picks":
        condition = f"if {r.acts(to, 'take')} {r.someone(seat)} along"
    else:
        condition = f"if {r.acts(to, 'fight' if when == 'confronts' else 'refuse')}"
    return f"{r.does(by, 'use')} {r.prize(piece)} {r.for_side(side)} {condition}"


def _open_chest(r: Reading, by: int, to: int, verb: str, piece: int) -> str:
    how = {"key": "opens the chest of", "hammer": "tries to break the chest of"}.get(
        verb, "tries the lock of"
    )
    return f"{r.who(by)} {how} {r.someone(to)} with {r.prize(piece)}"


def _heal(r: Reading, by: int, to: int, number: int, piece: int) -> str:
    source = f" with {r.prize(piece)}" if piece >= 0 else ""
    return f"{r.does(by, 'owe')} {r.someone(to)} {count(number, 'healing')}{source}"


TERMS: dict[str, Says] = declared(
    Reading,
    "term",
    {
        "GIVE_DICE": Says(_give),
        "REWARD_TO by to slot": Says("{slot} goes to {to}"),
        "TROPHY_TO by to": Says("the trophy goes to {to}"),
        "ROLL_OFF": Says(_roll_off),
        "ASSIST by to": Says("{By:help} {to} in this fight"),
        "FUTURE_ASSIST by to number turn": Says("{By:owe} {to} {number:help} until turn {turn}"),
        "NO_HARM": Says(_no_harm),
        "PROMISE_USE by to piece side": Says("{By:use} {piece} {side.for_side} in this fight"),
        "THREAT": Says(_threat),
        "OPEN_CHEST": Says(_open_chest),
        "ENCHANT_SHARE by to keeper turn": Says(
            "{By:let} {to} enchant equipment of {by} until turn {turn}; {keeper:keep} the artifact"
        ),
        "HEAL": Says(_heal),
    },
)
"""Every kind of term in words."""
