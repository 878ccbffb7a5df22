"""Hands: words that make cards in hand go, or look at them."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.games.dungeoneer import moves
from delvewright.games.dungeoneer.board import HAND, NONE, Board
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell_seat
from delvewright.kernel.sight import show


def discard_from_hand(p: Board, seat: int, me: int, it: int) -> None:
    if p.zones[HAND + seat]:
        ask(p, THROW_AWAY, seat, always=True)


def _in_hand(p: Board, seat: int) -> Candidates:
    for card in different(p, p.zones[HAND + seat]):
        yield ("discard", card), None


def _thrown_away(p: Board, option: Option, seat: int) -> None:
    moves.discard(p, option[1], seat)


THROW_AWAY = Question("throw_away", _in_hand, _thrown_away)


def search_hand(p: Board, seat: int, me: int, it: int) -> None:
    """The player looks at the hand of `it`, and nobody else does; then he discards a Glory card of it."""
    hand = p.zones[HAND + it]
    if hand:
        show(p, hand, 1 << seat)
        tell_seat(p, seat, "looked", (seat, it, hand), (seat, it, (NONE,) * len(hand)))
        ask(p, SEARCH, seat, it, always=True)


def _found(p: Board, seat: int, it: int) -> Candidates:
    glory = [card for card in p.zones[HAND + it] if p.cast[card].sort in moves.GLORY_SORTS]
    for card in different(p, glory):
        yield ("discard", card), None
    if not glory:
        yield ("pass",), None


def _taken(p: Board, option: Option, seat: int, it: int) -> None:
    if option[0] == "discard":
        moves.discard(p, option[1], it)


SEARCH = Question("search_hand", _found, _taken)


def different(p: Board, cards: Sequence[int]) -> list[int]:
    """One card of each kind, in their order."""
    found: dict[str, int] = {}
    for card in cards:
        found.setdefault(p.cast[card].id, card)
    return list(found.values())
