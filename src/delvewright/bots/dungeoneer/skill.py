"""Dungeoneer's skill: its rules of thumb and its judgement, as the search wants them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from delvewright.bots.dungeoneer.judge import standing
from delvewright.bots.dungeoneer.plans import outlook
from delvewright.bots.dungeoneer.thumb import decide
from delvewright.bots.dungeoneer.ways import Ground
from delvewright.games.dungeoneer.board import Board
from delvewright.kernel.ask import Option

SPREAD = 3.0  # turns ahead that make a seat e times as likely to win
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
        """By its standing and the way to its next Quest."""
        seats = range(len(world.life))
        if world.over:
            won = world.result[1]
            return tuple([1 / len(won) if seat in won else 0.0 for seat in seats])
        ground = Ground(world)
        stands = [standing(world, seat) - outlook(world, seat, ground) for seat in seats]
        weights = [exp(stand / SPREAD) if world.life[seat] > 0 else 0.0 for seat, stand in enumerate(stands)]
        whole = sum(weights, 0.0) or 1.0
        return tuple([weight / whole for weight in weights])

    def clock(self, world: Board) -> int:
        return world.turns


SKILL = DungeoneerSkill()
