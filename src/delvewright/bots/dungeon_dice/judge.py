"""The judge: how well each seat stands, from its fame and what its dice, experience and wounds are worth."""

from __future__ import annotations

from math import exp, sqrt

from delvewright.bots.dungeon_dice.worth import (
    BOOST,
    WOUND,
    experience_saved,
    kind_fame,
    piece_worth,
)
from delvewright.games.dungeon_dice.board import Board, owned, seats
from delvewright.games.dungeon_dice.fame import goal
from delvewright.games.dungeon_dice.shapes import Result

CURSED = (0.0, 0.6, 1.4)  # the first costs fame and is a step to the three that win


def judge(p: Board) -> tuple[float, ...]:
    """From 0 to 1 a seat: its share of the win when the game is over, its chances before."""
    count = seats(p)
    if p.over:
        won = Result(*p.result).winners
        return tuple([1 / len(won) if seat in won else 0.0 for seat in range(count)])
    scale = sqrt(4 / goal(p))
    weights = [exp(scale * standing(p, seat)) for seat in range(count)]
    whole = sum(weights, 0.0)
    return tuple([weight / whole for weight in weights])


def standing(p: Board, seat: int) -> float:
    """Fame, and what leads to more of it."""
    score = p.famed[seat] + experience_saved(p, seat) + BOOST * p.boosted[seat] - WOUND * p.hurt[seat]
    cursed = 0
    for piece in owned(p, seat):
        kind = p.cast[piece]
        if kind.type == "cursed":
            cursed += 1
        else:
            score += piece_worth(p, piece) - kind_fame(kind)
    return score + CURSED[min(cursed, 2)]
