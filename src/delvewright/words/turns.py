"""Turns: whose it is, and who has won when the last is over."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.kernel.events import tell
from delvewright.kernel.position import Position
from delvewright.kernel.sight import NOBODY
from delvewright.words.dice import leaders


def new_turn(p: Position, seat: int) -> None:
    """It is a seat's turn, and everybody hears of it."""
    p.turn = seat
    p.turns += 1
    tell(p, "turn", seat, p.turns)


def shared_turn(p: Position) -> None:
    """It is everybody's turn, and nobody's more than another's."""
    new_turn(p, NOBODY)


def most_wins(p: Position, scores: Sequence[int]) -> None:
    """The game is over, and whoever has the highest score has won."""
    p.result = tuple(scores), leaders(range(len(scores)), scores)
