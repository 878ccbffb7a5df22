"""The judge: how well each seat stands, by its Quests, its Life and what it can spend."""

from __future__ import annotations

from math import exp

from delvewright.bots.dungeoneer.plans import outlook
from delvewright.games.dungeoneer.board import HAND, INVENTORY, NONE, PACK, Board, attached_to, hero
from delvewright.games.dungeoneer.ending import quests_done

QUEST = 10.0  # what a completed Quest is worth; everything else is measured by it
LIFE = (0.0, 5.0, 8.5, 11.0, 12.8, 14.1, 15.1, 15.9, 16.5)  # of so many points
DEAD = -15.0
GLORY, PERIL = 0.35, 0.1
TIPPED, BANE, LEVEL = 0.9, 1.0, 1.2
CARRIED, HELD, PACKED = 0.5, 0.12, 0.1  # a Glory's worth of card
MOVEMENT = 0.45  # a point on one's own turn; a saved one is worth less
SAVED = 0.3
TURN_NEARER = 1.6  # being a turn nearer to the next Quest


def judge(p: Board) -> tuple[float, ...]:
    """From 0 to 1 a seat: its share of the win when the game is over, its chances before."""
    seats = range(len(p.life))
    if p.over:
        won = p.result[1]
        return tuple([1 / len(won) if seat in won else 0.0 for seat in seats])
    weights = [exp(standing(p, seat) / QUEST * 1.6) if p.life[seat] > 0 else 0.0 for seat in seats]
    whole = sum(weights) or 1.0
    return tuple([weight / whole for weight in weights])


def standing(p: Board, seat: int, far: bool = True) -> float:
    """How well a seat stands, as a number of its own; `far`: with the way to its next Quest."""
    if p.life[seat] <= 0:
        return DEAD
    cast = p.cast
    total = QUEST * quests_done(p, seat) + LIFE[min(p.life[seat], len(LIFE) - 1)]
    total += GLORY * min(p.glory[seat], 12) - PERIL * min(p.peril[seat], 14) + LEVEL * p.level[seat]
    total += (MOVEMENT if seat == p.turn else SAVED) * p.movement[seat]
    total -= TIPPED * bool(p.tipped[seat]) + BANE * len(attached_to(p, hero(p, seat)))
    total += CARRIED * sum([cast[card].cost for card in p.zones[INVENTORY + seat]])
    total += PACKED * sum([cast[card].cost for card in p.zones[PACK + seat]])
    total += HELD * sum([cast[card].cost for card in p.zones[HAND + seat]])
    if far and p.at[seat] != NONE:
        total -= TURN_NEARER * min(outlook(p, seat), 6.0)
    return total


def balance(p: Board, seat: int, far: bool = False) -> float:
    """How a seat stands beside the best of the others: what rules of thumb try to raise."""
    if p.over:
        return 100.0 if seat in p.result[1] else -100.0
    others = [standing(p, other, far) for other in range(len(p.life)) if other != seat]
    return standing(p, seat, far) - 0.55 * max(others) - 0.45 * sum(others) / len(others)
