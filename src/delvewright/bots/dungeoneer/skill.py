"""Dungeoneer's skill: its rules of thumb and its judgement, as the search wants them."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.bots.dungeoneer.judge import judge
from delvewright.bots.dungeoneer.thumb import decide
from delvewright.games.dungeoneer.board import Board
from delvewright.kernel.ask import Option

MOST = 4  # options worth a search
WHOLE = frozenset(("lord", "hero", "challenge", "special", "window", "form"))
"""Questions whose options are tried."""


class DungeoneerSkill:
    """See `Skill`."""

    horizon = 2
    trust = 2.0

    def rollout(self, world: Board) -> Option:
        return decide(world)

    def prune(self, world: Board, options: Sequence[Option]) -> Sequence[Option]:
        best = decide(world)
        ask = world.ask
        assert ask is not None
        rivals = options if ask.question in WHOLE else ()
        return [best, *[option for option in rivals if option != best]][:MOST]

    def judge(self, world: Board) -> tuple[float, ...]:
        return judge(world)

    def clock(self, world: Board) -> int:
        return world.turns


SKILL = DungeoneerSkill()
