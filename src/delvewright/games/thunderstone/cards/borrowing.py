"""Cards that use what other players discard: Heroes, Weapons and Monsters."""

from __future__ import annotations

from collections.abc import Callable

from delvewright.games.thunderstone import moves
from delvewright.games.thunderstone.board import DISCARD, HAND, SEAT_ZONES, Board
from delvewright.games.thunderstone.sorts import HERO
from delvewright.games.thunderstone.words import discard, each_player, offer, show_hand_unless
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell
from delvewright.kernel.steps import Word
from delvewright.words.flow import Choose

Act = Callable[[Board, int, int, int], None]
Refuse = Callable[[Board, int, int, int], Reason | None]


def on_offer(p: Board, seat: int, me: int, it: int) -> list[int]:
    """What was discarded for this card and still lies in a discard pile."""
    return [
        piece
        for source, piece, owner in p.offered
        if source == me and piece in p.zones[owner * SEAT_ZONES + DISCARD]
    ]


def owner_of_offer(p: Board, piece: int) -> int:
    """Whose discard pile holds it now: a borrowed card may be offered a second time, by the borrower."""
    return next(
        owner
        for _, offered, owner in p.offered
        if offered == piece and piece in p.zones[owner * SEAT_ZONES + DISCARD]
    )


def borrow(p: Board, seat: int, me: int, piece: int) -> None:
    """Into the party until the battle is over; then it goes back to its owner."""
    owner = owner_of_offer(p, piece)
    moves.move(p, piece, owner * SEAT_ZONES + DISCARD, seat * SEAT_ZONES + HAND)
    if owner != seat:
        p.borrowed += ((piece, owner),)
    tell(p, "borrowed", seat, piece, owner)


def nothing_against(p: Board, seat: int, me: int, piece: int) -> Reason | None:
    return None


def from_offer(verb: str, refuse: Refuse, act: Act) -> Choose:
    """The player may pick one of the cards on offer."""
    return Choose(verb, on_offer, refuse, act, "decline")


def borrow_hero() -> tuple[Word, ...]:
    """Selurin Theurge: everybody discards a Hero or shows a hand without; one of them fights for you."""
    return (
        each_player(show_hand_unless(HERO), discard(HERO), offer),
        from_offer("borrow", nothing_against, borrow),
    )
