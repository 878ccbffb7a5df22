"""Town Guard: builds Barricades, and keeps the Horde away."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades import closing, walls
from delvewright.games.barricades.board import BUILT, NONE, SQUARE, WALLS, Board, done, visit_of
from delvewright.games.barricades.cards.prestige.shared import (
    ALL_PLACES,
    defeated,
    gives,
    keep,
    kept,
    spend_kept,
    unless_used,
)
from delvewright.games.barricades.cards.shared import at_a_wall, cheapen
from delvewright.games.barricades.parts import also_on, fills, opportunity, prestige, spoils, village
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell
from delvewright.words.flow import Choose


def _behind_a_wall(p: Board, seat: int, piece: int) -> bool:
    place = visit_of(p, seat)
    there = place not in (NONE, SQUARE) and p.zones[WALLS][place] in p.active
    return (there or bool(done(p, seat, BUILT))) and defeated(p, seat)


def _built(p: Board, seat: int, piece: int) -> bool:
    return bool(done(p, seat, BUILT)) and defeated(p, seat, 2)


# Building for nothing -----------------------------------------------------------------------------------


def _may_raise(p: Board, seat: int, me: int) -> Reason | None:
    return kept(p, seat, me) or at_a_wall(p, seat, me)


def _raise_here(p: Board, seat: int, me: int, it: int) -> None:
    walls.build(p, visit_of(p, seat), seat)


def _walls(p: Board, seat: int, me: int, it: int) -> list[int]:
    return [p.zones[WALLS][place] for place in ALL_PLACES]


def _cannot_raise(p: Board, seat: int, me: int, wall: int) -> Reason | None:
    return walls.refused(p, p.zones[WALLS].index(wall))


def _raise(p: Board, seat: int, me: int, it: int) -> None:
    walls.build(p, p.zones[WALLS].index(it), seat)


# Patrol -------------------------------------------------------------------------------------------------


def _icons(p: Board, seat: int, me: int) -> Reason | None:
    return None if closing.horde_left(p) else ("no_horde",)


def _on_patrol(icons: int) -> Any:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        p.quelled += icons
        tell(p, "quelled", seat, icons)

    return word


def _no_fire(p: Board, seat: int, me: int) -> Reason | None:
    return None if closing.destruction(p) else ("no_destruction",)


def _put_out(p: Board, seat: int, me: int, it: int) -> None:
    p.shored += 1
    tell(p, "shored", seat)


def _toughened(p: Board, seat: int, piece: int, fight: Any) -> int:
    return 1 if p.rank[seat] >= 3 else 0


prestige(
    "town_guard",
    fills("triggers", (_behind_a_wall, _built)),
    opportunity(keep, until=5),
    opportunity(Choose("raise", _walls, _cannot_raise, _raise, "leave"), since=6),
    also_on("attack_d", 7),
    village("raise", spend_kept, _raise_here, fits=_may_raise, until=5),
    spoils("patrol", _on_patrol(1), fits=_icons, since=1, until=3),
    spoils("long_patrol", _on_patrol(2), fits=unless_used("put_out", _icons), since=4),
    village("masonry", cheapen(2), fits=at_a_wall, since=2),
    fills("lessens", _toughened),
    gives(5, "bulwark_halberd"),
    spoils("put_out", _put_out, fits=unless_used("long_patrol", _no_fire), since=7),
)
