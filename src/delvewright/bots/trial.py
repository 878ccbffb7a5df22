"""A trial: what an answer leads to, for rules of thumb that do not know it: played on with made-up luck."""

from __future__ import annotations

from typing import Any

from delvewright.bots.sight import go_round
from delvewright.bots.skill import Skill
from delvewright.kernel.ask import Option
from delvewright.kernel.chance import GOLDEN, mix
from delvewright.kernel.game import Game

LUCKS = 6  # worlds that an answer is tried in
LONGEST = 400  # answers in such a world: two who try again and again what gains nothing would never end
_trying = False  # a trial within a trial would never end


def gains(game: Game, skill: Skill, world: Any, seat: int, option: Option, instead: Option) -> float:
    """By how much a seat stands better at the horizon after one answer than after another, both with the same
    luck, from -1 to 1. The luck is made up: it has nothing to do with what the world would bring."""
    global _trying
    if _trying:
        return 0.0
    _trying = True
    try:
        total = 0.0
        for number in range(1, LUCKS + 1):
            luck = mix(number * GOLDEN) >> 1
            after = _played(game, skill, world, seat, option, luck)
            total += after - _played(game, skill, world, seat, instead, luck)
        return total / LUCKS
    finally:
        _trying = False


def _played(game: Game, skill: Skill, world: Any, seat: int, option: Option, luck: int) -> float:
    world = world.clone()
    world.seed, world.ticks, world.loaded, world.told = luck, [0] * len(world.ticks), (), None
    limit = skill.clock(world) + skill.horizon
    game.apply(world, option, seat)
    last = seat
    for _ in range(LONGEST):
        if world.over or skill.clock(world) >= limit:
            break
        last = go_round(world, last)
        game.apply(world, skill.rollout(world))
    return skill.judge(world)[seat]
