"""The judge: how well each seat stands, from its fame, experience, dice and wounds."""

from __future__ import annotations

from math import exp, sqrt

from delvewright.bots.dungeon_dice.odds import strength
from delvewright.bots.dungeon_dice.worth import kind_worth
from delvewright.games.dungeon_dice.fame import Result, goal
from delvewright.games.dungeon_dice.table import Board, owned, seats

# Fitted to who won some three hundred games of rules of thumb, turn by turn; rounded.
FAME = 1.0
EXPERIENCE = 0.42
WORN = 0.10  # a point of strength in hand
EQUIPMENT = 0.13
ITEMS = 0.5  # of the worth of one-use dice
OTHERS = 0.15
CURSED = (0.0, 0.6, 1.4)  # the first costs fame and is a step to the three that win
HURT = 0.17
BOOSTED = 0.1


def judge(p: Board) -> tuple[float, ...]:
    """From 0 to 1 a seat: its share of the win when the game is over, its chances before."""
    count = seats(p)
    if p.over:
        won = Result(*p.result).winners
        return tuple([1 / len(won) if seat in won else 0.0 for seat in range(count)])
    scale = sqrt(4 / goal(p))
    weights = [exp(scale * standing(p, seat)) for seat in range(count)]
    whole = sum(weights)
    return tuple([weight / whole for weight in weights])


def standing(p: Board, seat: int) -> float:
    """Fame, and what leads to more of it."""
    cast = p.cast
    score = FAME * p.famed[seat] + EXPERIENCE * p.experience[seat]
    score += WORN * sum([strength(cast[piece]) for piece in p.gear[seat]])
    score += BOOSTED * p.boosted[seat] - HURT * p.hurt[seat]
    cursed = 0
    for piece in owned(p, seat):
        kind = cast[piece]
        if kind.type == "equipment":
            score += EQUIPMENT
        elif kind.type == "one_use":
            score += ITEMS * kind_worth(kind)
        elif kind.type == "cursed":
            cursed += 1
        elif kind.type not in ("artifact", "legendary"):
            score += OTHERS
        if piece in p.wounded:
            score -= OTHERS
    return score + CURSED[min(cursed, 2)]
