"""Texts that stand on more than one card."""

from __future__ import annotations

from collections.abc import Callable

from delvewright.games.thunderstone import hall, kinds
from delvewright.games.thunderstone.board import Board, monsters_in_hall
from delvewright.games.thunderstone.muster import Muster
from delvewright.games.thunderstone.sorts import ANY, DISEASE, FOOD
from delvewright.games.thunderstone.village import buy_spoils
from delvewright.games.thunderstone.words import (
    Filter,
    Part,
    destroy,
    discard,
    draw,
    each_other,
    has,
    how_many,
    myself,
    repeat,
)
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell
from delvewright.kernel.steps import Word, push
from delvewright.words.flow import Choose, EachSeat

Extra = Callable[[Board, Muster, int], tuple[int, int]]


def heals() -> Part:
    """Repeat Dungeon: destroy a Disease from hand, draw a card."""
    return repeat("heal", destroy(DISEASE), draw(1), needs=has(DISEASE))


def per_card(filter: Filter, attack: int) -> Extra:
    """So much Attack for each such card in hand."""
    return lambda p, m, me: (attack * how_many(p, m.seat, filter), 0)


def with_edged_weapon(attack: int) -> Extra:
    """TS-NOTE-08. So much more Attack while an Edged Weapon is in hand; it is the Hero's own."""

    def extra(p: Board, m: Muster, me: int) -> tuple[int, int]:
        edged = any(p.cast[weapon].classes & kinds.EDGED for weapon in m.weapons[me])
        return (attack, 0) if edged else (0, 0)

    return extra


def destroy_food_for(attack: int) -> tuple[Word, ...]:
    return destroy(FOOD), myself(attack=attack)


def others_discard() -> EachSeat:
    """Every other player discards a card, whether the battle is won or not."""
    return each_other(discard(ANY))


def buys(bits: int = 0) -> Word:
    """Spoils: buy one card of a class (any at all when none is named) with the gold in hand."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        buy_spoils(p, seat, bits)

    return word


def _stuck(p: Board, seat: int, me: int, monster: int) -> Reason | None:
    return hall.cannot_leave(p, monster)


def _send_down(p: Board, seat: int, me: int, monster: int) -> None:
    hall.sink(p, monster)
    tell(p, "sent_down", seat, monster, me)
    push(p, hall.refill, seat, False)


def in_hall(p: Board, seat: int, me: int, it: int) -> list[int]:
    return monsters_in_hall(p)


def someone_may_leave(p: Board, seat: int, me: int) -> Reason | None:
    """Needs a Monster in the hall that can be moved at all."""
    monsters = monsters_in_hall(p)
    if not monsters:
        return ("empty_hall",)
    reasons = [hall.cannot_leave(p, monster) for monster in monsters]
    return None if None in reasons else reasons[0]


def sends_to_the_bottom(decline: str = "") -> Choose:
    """Put a Monster of the hall under the Dungeon Deck, then refill."""
    return Choose("send_down", in_hall, _stuck, _send_down, decline)
