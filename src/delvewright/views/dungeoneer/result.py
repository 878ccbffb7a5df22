"""The result: who won and how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from delvewright.games.dungeoneer.board import alive
from delvewright.games.dungeoneer.ending import WINNING
from delvewright.views.dungeoneer.model import Result
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.english import count

RULES = {"quests": ("DN-WIN-01",), "last": ("DN-WIN-02",), "called_off": ()}
"""By how a game may end."""


def result(game: Any, r: Reading) -> Result | None:
    """The end of the game, or None while it lasts."""
    if not r.p.over:
        return None
    scores, winners = game.outcome(r.p)
    why = _why(r, winners, scores)
    return Result(tuple(winners), verdict(r, winners, scores), RULES[why], tuple(scores), r.unit, why)


def _why(r: Reading, winners: Sequence[int], scores: Sequence[int]) -> str:
    if scores[winners[0]] >= WINNING:
        return "quests"
    return "called_off" if len(alive(r.p)) > 1 else "last"


def verdict(r: Reading, winners: Sequence[int], scores: Sequence[int]) -> str:
    """Who won, in a sentence."""
    told = {
        "quests": f"with {count(scores[winners[0]], 'completed Quest')}",
        "last": "as the last hero standing",
        "called_off": f"with {count(scores[winners[0]], 'completed Quest')}: the game was called off",
    }
    return f"{r.everyone(winners)} won {told[_why(r, winners, scores)]}."
