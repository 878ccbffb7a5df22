"""Town Councilmember: works with others, at the same table and behind the same wall."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades import exchange, moves
from delvewright.games.barricades.board import (
    BUILT,
    NONE,
    RUINS,
    SQUARE,
    Board,
    done,
    others,
    solo,
    visit_of,
    visitors,
)
from delvewright.games.barricades.cards.prestige.shared import defeated, gives, keep, kept, spend_kept
from delvewright.games.barricades.cards.shared import at_a_wall, cheapen
from delvewright.games.barricades.parts import (
    Part,
    also_on,
    either,
    fills,
    flag,
    opportunity,
    prestige,
    village,
)
from delvewright.games.barricades.powers import LAST
from delvewright.games.barricades.shapes import Deed
from delvewright.games.barricades.words import discard, draw
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


def _alone(p: Board, seat: int, me: int) -> Reason | None:
    return None if solo(p) else ("not_alone",)


def diplomacy(name: str, reach: exchange.Reach, times: int, since: int, until: int = LAST) -> Part:
    """BQ-PREST-07. Lend, give or borrow a card; alone, draw one and discard one."""
    rank: dict[str, Any] = {"since": since, "until": until, "limit": times}
    to_hand = exchange.any_to_hand(reach)
    return either(
        village(f"lend{name}", exchange.lend(reach), fits=to_hand, **rank),
        village(f"give{name}", exchange.give(reach), fits=to_hand, **rank),
        village(f"borrow{name}", exchange.borrow(reach), fits=exchange.any_to_ask(reach), **rank),
        village(f"confer{name}", draw(1), discard(), fits=_alone, **rank),
        limit=times,
    )


prestige(
    "town_councilmember",
    fills("triggers", (_in_company, _built_together)),
    opportunity(keep),
    also_on("draw", 7),
    village("address", spend_kept, _speak, limit=0, fits=_may_speak),
    village("planning", cheapen(1), fits=at_a_wall, since=2, until=6),
    village("grand_planning", cheapen(4), fits=at_a_wall, since=7),
    flag("redraws_chits", since=6),
    diplomacy("", exchange.same_place, 1, since=1, until=2),
    diplomacy("_twice", exchange.same_place, 2, since=3, until=3),
    diplomacy("_afar", exchange.anybody, 2, since=4),
    gives(5, "seal_of_the_council"),
)
