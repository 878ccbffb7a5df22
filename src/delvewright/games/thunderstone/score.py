"""Scoring: Victory Points card by card, ties, and who has won (TS-END, WR-HORDE, WR-SOLO-07)."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.games.thunderstone import battle, campaign
from delvewright.games.thunderstone.board import PENALTY, SCORE_PILE, SEAT_ZONES, Board, owned
from delvewright.games.thunderstone.kinds import THUNDERSTONE, Kind
from delvewright.games.thunderstone.shapes import Result
from delvewright.kernel.events import tell
from delvewright.kernel.steps import step

MOST_HORDE_VP = 5


def card_points(cast: Sequence[Kind], pieces: Sequence[int]) -> list[tuple[int, int]]:
    """(piece, VP) of every card worth any, Horde cards by their number (WR-HORDE-05)."""
    horde = sum([1 for piece in pieces if cast[piece].type == "horde"])
    points = []
    for piece in pieces:
        kind = cast[piece]
        worth = min(horde, MOST_HORDE_VP) if kind.type == "horde" else kind.vp or 0
        if worth:
            points.append((piece, worth))
    return points


def seat_points(p: Board, seat: int) -> list[tuple[int, int]]:
    """TS-END-04, WR-PROWL-07. Everything a seat controls; each penalty card is -1."""
    penalties = [(piece, -1) for piece in p.zones[seat * SEAT_ZONES + PENALTY]]
    return card_points(p.cast, owned(p, seat)) + penalties


def total(p: Board, seat: int) -> int:
    return sum([points for _, points in seat_points(p, seat)])


def holds_stone(p: Board, seat: int) -> bool:
    return any(p.cast[piece].classes & THUNDERSTONE for piece in owned(p, seat))


def winners(p: Board, scores: tuple[int, ...]) -> tuple[int, ...]:
    """TS-END-05. Most VP; tied: the holder of a Thunderstone; else they share the win."""
    best = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == best]
    holders = [seat for seat in tied if holds_stone(p, seat)]
    return tuple(holders or tied)


@step
def finish(p: Board) -> None:
    """The game is over: count, name the winners, and go on with a campaign if there is one."""
    battle.unmask(p)
    battle.settle_losses(p, p.turn)
    p.clear("turn")
    scores = tuple([total(p, seat) for seat in range(len(p.xp))])
    if p.layout.solo:
        against = sum([points for _, points in card_points(p.cast, p.zones[SCORE_PILE])])
        won = (0,) if scores[0] > against else ()
        p.result = Result(scores, won, against)
        tell(p, "solo_scored", scores[0], against)
        return
    best = winners(p, scores)
    tell(p, "scored", scores, best)
    p.result = Result(scores, best)
    if p.campaign:
        campaign.after_game(p, scores, best)
