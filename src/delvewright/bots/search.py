"""The search: any game, by playing on in imagined worlds and keeping what does best in them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import process_time
from typing import Any

from delvewright.bots.sight import Sight, go_round
from delvewright.bots.skill import Skill, skill_of
from delvewright.kernel.ask import Option
from delvewright.kernel.chance import GOLDEN, MASK, mix
from delvewright.kernel.game import Game

FEWEST = 6  # worlds before an option may be dropped
DOUBT = 2.0  # standard errors behind the best at which it is


class Search:
    """Monte Carlo search over imagined worlds, with a budget of processor seconds or of iterations.

    Every option of the question at hand is tried in the same worlds, so that luck falls on all alike; one
    that is clearly behind is dropped. Play goes on by the game's skill, or at random to the end of the game
    without one. No tree grows below: the same answers lead different hands to different questions, so that
    what is learnt of one says little of another. With a tree and without, a search never met the other;
    against the rules of thumb of that time the one without won a larger share.
    """

    blind = False

    def __init__(self, seconds: float = 0.0, iterations: int = 0):
        self.seconds = seconds
        self.iterations = iterations
        self.name = f"search:{iterations}" if iterations else f"search:{seconds:g}s"

    def choose(self, sight: Sight) -> Option:
        skill = skill_of(sight.game.id) or Chance(sight.game, sight.seed)
        options = list(skill.prune(sight.world, sight.options))
        if len(options) == 1:
            return options[0]
        return Hunt(sight, skill, options).run(process_time() + self.seconds, self.iterations)


class Hunt:
    """One search for the best of some options."""

    def __init__(self, sight: Sight, skill: Skill, options: list[Option]):
        self.sight = sight
        self.game = sight.game
        self.skill = skill
        self.options = options
        self.results: dict[Option, list[float]] = {option: [] for option in options}

    def run(self, deadline: float, iterations: int) -> Option:
        """Try all options left in one world after the other, until the budget is spent or one is left."""
        alive = list(self.options)
        bits, tries = mix(self.sight.seed & MASK), 0
        while len(alive) > 1:
            bits = mix((bits + GOLDEN) & MASK)
            world = self.sight.imagine(bits >> 1)
            limit = self.skill.clock(world) + self.skill.horizon
            values = []
            for option in alive:
                if tries >= iterations if iterations else process_time() >= deadline:
                    return self.best(alive)
                tries += 1
                values.append(self.visit(world.clone(), option, limit))
            for option, value in zip(alive, values, strict=True):
                self.results[option].append(value)
            alive = self.contenders(alive)
        return alive[0]

    def best(self, alive: Sequence[Option]) -> Option:
        """The best average; the skill's favourite while it is not clearly behind."""
        best = max(alive, key=lambda option: sum(self.results[option], 0.0))
        favourite = self.options[0]
        if favourite in alive and self.behind(favourite, best) < self.skill.trust:
            return favourite
        return best

    def contenders(self, alive: list[Option]) -> list[Option]:
        """Those not clearly behind the best; a favourite that is trusted stays longer."""
        best = max(alive, key=lambda option: sum(self.results[option], 0.0))
        if len(self.results[best]) < FEWEST:
            return alive
        doubt = {self.options[0]: DOUBT * self.skill.trust}
        return [option for option in alive if self.behind(option, best) < doubt.get(option, DOUBT)]

    def behind(self, option: Option, best: Option) -> float:
        """By how many standard errors an option is behind another, world by world."""
        gaps = [b - a for a, b in zip(self.results[option], self.results[best], strict=True)]
        count = len(gaps)
        if count < 2:
            return 0.0
        mean = sum(gaps, 0.0) / count
        spread = sqrt(sum([(gap - mean) ** 2 for gap in gaps], 0.0) / (count - 1) / count)
        return mean / spread if spread else 0.0

    def visit(self, world: Any, option: Option, limit: int) -> float:
        """What an answer comes to for the seat in one world."""
        seat = self.sight.seat
        self.game.apply(world, option, seat)
        return self.play_on(world, limit)[seat]

    def play_on(self, world: Any, limit: int) -> tuple[float, ...]:
        """By the skill to the horizon, and its judgement there."""
        skill, apply, seat = self.skill, self.game.apply, self.sight.seat
        while not world.over and skill.clock(world) < limit:
            seat = go_round(world, seat)
            apply(world, skill.rollout(world))
        return skill.judge(world)


class Chance:
    """The skill of games that have none: any answer, to the very end."""

    horizon = 1
    trust = 1.0

    def __init__(self, game: Game, seed: int):
        self.game = game
        self.bits = seed & MASK

    def rollout(self, world: Any) -> Option:
        self.bits = mix((self.bits + GOLDEN) & MASK)
        options: tuple[Option, ...] = world.ask.options
        return options[self.bits % len(options)]

    def prune(self, world: Any, options: Sequence[Option]) -> Sequence[Option]:
        return options

    def judge(self, world: Any) -> tuple[float, ...]:
        scores, winners, *_ = self.game.outcome(world)
        share = 1.0 if self.game.cooperative else 1 / max(1, len(winners))
        return tuple([share if seat in winners else 0.0 for seat in range(len(scores))])

    def clock(self, world: Any) -> int:
        return 0
