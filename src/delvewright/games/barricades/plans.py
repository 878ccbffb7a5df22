"""Plans: each may say where he means to go and what he means to buy, for all to see (BQ-TURN-05)."""

from __future__ import annotations

from delvewright.games.barricades.board import (
    LAIR,
    NODES,
    NONE,
    STACKS,
    SUPPLY,
    Board,
    solo,
)
from delvewright.games.barricades.kinds import GEAR
from delvewright.games.barricades.powers import Offers
from delvewright.kernel.ask import Option
from delvewright.kernel.events import tell

FULFILLED = NONE
"""Stands where a plan was, once it has been carried out: there is no second one that turn."""


def offers(p: Board, seat: int) -> Offers:
    """Free, and binding nobody; alone there is nobody to tell."""
    found: Offers = []
    if solo(p):
        return found
    if not _said(p.aims, seat):
        found += [(("aim", node), None) for node in range(len(NODES)) if node != LAIR or p.revealed]
    if not _said(p.eyes, seat):
        found += [(("eye", pieces[0]), None) for pieces in p.zones[STACKS:] if pieces]
        found += [(("eye", piece), None) for piece in p.zones[SUPPLY] if p.cast[piece].id in GEAR]
    return found


def _said(said: tuple[tuple[int, int], ...], seat: int) -> bool:
    return seat in [one for one, _ in said]


def tell_of(p: Board, seat: int, option: Option) -> bool:
    """Whether an option was a plan, which is told by that."""
    if option[0] == "aim":
        p.aims += ((seat, option[1]),)
        tell(p, "aims", seat, option[1])
    elif option[0] == "eye":
        p.eyes += ((seat, option[1]),)
        tell(p, "eyes", seat, option[1])
    else:
        return False
    return True


def arrived(p: Board, seat: int, node: int) -> None:
    """Whoever meant to go there has gone."""
    if (seat, node) in p.aims:
        p.aims = tuple([(seat, FULFILLED) if one == (seat, node) else one for one in p.aims])


def bought(p: Board, seat: int, piece: int) -> None:
    if (seat, piece) in p.eyes:
        p.eyes = tuple([(seat, FULFILLED) if one == (seat, piece) else one for one in p.eyes])
