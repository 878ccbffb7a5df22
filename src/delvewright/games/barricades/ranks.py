"""Ranks of Prestige classes: what earns them, and paying for them before the turn ends (BQ-PREST)."""

from __future__ import annotations

from delvewright.games.barricades.board import BOARD, DEFEATED, LAST_RANK, NONE, RANKED, Board, done, hp
from delvewright.games.barricades.moves import lose_xp, note
from delvewright.games.barricades.powers import Offers, power
from delvewright.games.barricades.printed import Prestige
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell


def class_of(p: Board, seat: int) -> int:
    """The Prestige board of a Champion, or NONE before it is chosen."""
    for piece in p.zones[BOARD + seat]:
        if isinstance(p.cast[piece], Prestige):
            return piece
    return NONE


def earned(p: Board, seat: int) -> int:
    """BQ-PREST-03, BQ-OPEN-18. How many Ranks a Champion has earned this turn: the better award, or both."""
    if not done(p, seat, DEFEATED) or not hp(p, seat):
        return 0
    piece = class_of(p, seat)
    if piece == NONE:
        return 0
    triggers = power(p, piece).triggers
    awards = [count for count, holds in enumerate(triggers, 1) if holds(p, seat, piece)]
    return max(awards, default=0) if p.rules.one_award else sum(awards)


def bought(p: Board, seat: int) -> int:
    """Ranks paid for this turn."""
    return len(done(p, seat, RANKED))


def refused(p: Board, seat: int, due: int) -> Reason | None:
    """BQ-PREST-02/04. Why the next of the Ranks that are due can not be taken now."""
    if due < 1:
        return ("no_rank_earned",)
    price = cost(p, seat)
    return None if price <= p.xp[seat] else ("too_little_xp", price, p.xp[seat])


def together(p: Board, seat: int) -> int:
    """BQ-OPEN-17, BQ-PREST-14. How many Ranks are taken at once: one by one, or both of an award of two."""
    due = earned(p, seat) - bought(p, seat)
    if p.rules.two_ranks == "both_or_none" and due == 2:
        return 2
    return 1


def cost(p: Board, seat: int) -> int:
    """XP for the Ranks that are taken next."""
    return sum(prices(p, seat))


def prices(p: Board, seat: int) -> list[int]:
    kind = p.cast[class_of(p, seat)]
    assert isinstance(kind, Prestige)
    return [rank.xp for rank in kind.ranks[p.rank[seat] :][: together(p, seat)]]


def offers(p: Board, seat: int) -> Offers:
    if p.rank[seat] < LAST_RANK and (due := earned(p, seat)):
        return [(("rank",), refused(p, seat, due - bought(p, seat)))]
    return []


def rise(p: Board, seat: int) -> None:
    """BQ-PREST-05/06. Pay; what the Rank brings works from now on."""
    piece = class_of(p, seat)
    before = p.rank[seat]
    for price in prices(p, seat):
        lose_xp(p, seat, price)
        p.rank[seat] += 1
        note(p, seat, RANKED, p.rank[seat])
        tell(p, "ranked", seat, p.rank[seat], price)
    p.news = p.news or p.rank[seat] == LAST_RANK  # a deck may lie face up from now on
    for rank in range(p.rank[seat], before, -1):  # what the lower one brings comes first
        block = power(p, piece).on_rank.get(rank)
        if block is not None:
            block.push(p, seat, piece)
