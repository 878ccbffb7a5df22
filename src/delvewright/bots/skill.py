"""Skill: what a game may tell the search about itself, and the rules of thumb of that game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from delvewright.kernel.ask import Option


class Skill(Protocol):
    """Knowledge of one game. Every call is about the seat that the world asks, and changes no world."""

    horizon: int  # how far on the clock a rollout goes before it is judged
    trust: float  # standard errors that the favourite may be behind and still be chosen

    def rollout(self, world: Any) -> Option:
        """What a sensible player answers here."""

    def prune(self, world: Any, options: Sequence[Option]) -> Sequence[Option]:
        """The options worth a search, the likeliest first; one alone needs none."""

    def judge(self, world: Any) -> tuple[float, ...]:
        """How well each seat stands: from 0, lost, to 1, won."""

    def clock(self, world: Any) -> int:
        """How far the game has gone, in turns or the like."""


@cache
def skill_of(game: str) -> Skill | None:
    """The skill of a game, if it has one: `SKILL` in the package of bots that bears its name."""
    package = f"delvewright.bots.{game}"
    if find_spec(package) is None:
        return None
    skill: Skill = import_module(package).SKILL
    return skill
