"""Town Councilmember: works with others, at the same table and behind the same wall."""

from __future__ import annotations

from delvewright.games.barricades import moves
from delvewright.games.barricades.board import (
    BUILT,
    NONE,
    RUINS,
    SQUARE,
    Board,
    Deed,
    done,
    others,
    solo,
    visit_of,
    visitors,
)
from delvewright.games.barricades.cards.prestige.shared import (
    at_a_wall,
    cheapen,
    defeated,
    gives,
    keep,
    kept,
    spend_kept,
)
from delvewright.games.barricades.parts import also_on, fills, flag, opportunity, prestige, village
from delvewright.kernel.ask import Reason


def _in_company(p: Board, seat: int, piece: int) -> bool:
    """At a location with another; alone, at one without a chit."""
    place = visit_of(p, seat)
    if place in (NONE, SQUARE):
        return False
    there = not p.zones[RUINS + place] if solo(p) else len(visitors(p, place)) > 1
    return there and defeated(p, seat)


def _built_together(p: Board, seat: int, piece: int) -> bool:
    mine = done(p, seat, BUILT)
    shared = [deed for other in others(p, seat) for deed in done(p, other, BUILT) if _same(deed, mine)]
    return bool(mine if solo(p) else shared) and defeated(p, seat)


def _same(deed: Deed, mine: list[Deed]) -> bool:
    return any([deed.piece == one.piece for one in mine])


def _may_speak(p: Board, seat: int, me: int) -> Reason | None:
    if visit_of(p, seat) in (NONE, SQUARE):
        return ("at_no_location",)
    return kept(p, seat, me)


def _speak(p: Board, seat: int, me: int, it: int) -> None:
    """Every Champion at the location, the speaker too."""
    gold = 2 if p.rank[seat] >= 4 else 1
    for other in visitors(p, visit_of(p, seat)):
        moves.boost(p, other, me, gold=gold)


prestige(
    "town_councilmember",
    fills("triggers", (_in_company, _built_together)),
    opportunity(keep),
    also_on("draw", 7),
    village("address", spend_kept, _speak, limit=0, fits=_may_speak),
    village("planning", cheapen(1), fits=at_a_wall, since=2, until=6),
    village("grand_planning", cheapen(4), fits=at_a_wall, since=7),
    flag("redraws_chits", since=6),
    gives(5, "seal_of_the_council"),
)
