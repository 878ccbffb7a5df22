"""The judge: how well each seat stands, from what it has and what its party will still bring."""

from __future__ import annotations

from math import exp

from delvewright.bots.thunderstone.outlook import ATTACK, GOLD, monsters_left, party_of, xp_price
from delvewright.games.thunderstone.board import SCORE_PILE, Board
from delvewright.games.thunderstone.shapes import Result

NOISE = 2.4  # VP by which luck may still turn a game that is all but over
NOISE_A_MONSTER = 0.22  # and more for each Monster left


def judge(p: Board) -> tuple[float, ...]:
    """From 0 to 1 a seat: its share of the win when the game is over, its chances before."""
    count = len(p.xp)
    if p.over:
        won = Result(*p.result).winners
        return tuple([1 / len(won) if seat in won else 0.0 for seat in range(count)])
    time = monsters_left(p)
    standing = [outlook(p, seat, time) for seat in range(count)]
    noise = NOISE + NOISE_A_MONSTER * time
    if count == 1:
        against = sum([p.cast[piece].vp or 0 for piece in p.zones[SCORE_PILE]])
        return (1 / (1 + exp((against - standing[0]) / noise)),)
    chances = []
    for seat in range(count):
        rival = max([standing[other] for other in range(count) if other != seat])
        chances.append(1 / (1 + exp((rival - standing[seat]) / noise)))
    return tuple(chances)


def outlook(p: Board, seat: int, time: float) -> float:
    """The VP a seat has, and those its party should bring in the time left."""
    party = party_of(p, seat)
    share = party.share()
    each = time * 2 / max(2, len(p.xp))
    coming = each * (ATTACK * party.attack(share) + GOLD * share * party.gold / 10)
    return party.points + coming + xp_price(time) * p.xp[seat]
