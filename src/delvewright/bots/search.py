"""The search: any game, by playing on in imagined worlds and keeping what does best in them."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter
from typing import Any

from delvewright.bots.guide import Guide, guide_of
from delvewright.bots.sight import Sight
from delvewright.kernel.ask import Option
from delvewright.kernel.chance import GOLDEN, MASK, mix
from delvewright.kernel.game import Game

CURIOSITY = 0.1  # how much of a lead an option tried seldom is allowed
WIDENING = 4  # visits of a node for each option more that it considers, squared
FEWEST = 6  # worlds before an option may be dropped
DOUBT = 2.0  # standard errors behind the best at which it is


class Node:
    """What is known of a question reached by certain answers, whatever the hidden cards are."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Option, Node] = {}
        self.visits = 0
        self.total = 0.0  # for the seat whose answer led here


class Search:
    """Information-set Monte Carlo tree search with a budget of seconds or of iterations.

    Every option of the question at hand is tried in the same worlds, so that luck falls on all alike; one
    that is clearly behind is dropped. Below, a tree grows over answers (not positions) if the guide says so,
    and play goes on by the game's guide, or at random to the end of the game without one.
    """

    blind = False

    def __init__(self, seconds: float = 0.0, iterations: int = 0):
        self.seconds = seconds
        self.iterations = iterations
        self.name = f"search:{iterations}" if iterations else f"search:{seconds:g}s"

    def choose(self, sight: Sight) -> Option:
        guide = guide_of(sight.game.id) or Chance(sight.game, sight.seed)
        options = list(guide.prune(sight.world, sight.options))
        if len(options) == 1:
            return options[0]
        return Hunt(sight, guide, options).run(perf_counter() + self.seconds, self.iterations)


class Hunt:
    """One search for the best of some options."""

    def __init__(self, sight: Sight, guide: Guide, options: list[Option]):
        self.sight = sight
        self.game = sight.game
        self.guide = guide
        self.options = options
        self.nodes = {option: Node() for option in options}
        self.results: dict[Option, list[float]] = {option: [] for option in options}

    def run(self, deadline: float, iterations: int) -> Option:
        """Try all options left in one world after the other, until the budget is spent or one is left."""
        alive = list(self.options)
        bits, tries = mix(self.sight.seed & MASK), 0
        while len(alive) > 1:
            bits = mix((bits + GOLDEN) & MASK)
            world = self.sight.imagine(bits >> 1)
            limit = self.guide.clock(world) + self.guide.horizon
            values = []
            for option in alive:
                if tries >= iterations if iterations else perf_counter() >= deadline:
                    return self.best(alive)
                tries += 1
                values.append(self.visit(world.clone(), option, self.nodes[option], limit))
            for option, value in zip(alive, values, strict=True):
                self.results[option].append(value)
            alive = self.contenders(alive)
        return alive[0]

    def best(self, alive: Sequence[Option]) -> Option:
        """The best average; the guide's favourite while it is not clearly behind."""
        best = max(alive, key=lambda option: sum(self.results[option]))
        favourite = self.options[0]
        if favourite in alive and self.behind(favourite, best) < self.guide.trust:
            return favourite
        return best

    def contenders(self, alive: list[Option]) -> list[Option]:
        """Those not clearly behind the best; a favourite that is trusted stays longer."""
        best = max(alive, key=lambda option: sum(self.results[option]))
        if len(self.results[best]) < FEWEST:
            return alive
        doubt = {self.options[0]: DOUBT * self.guide.trust}
        return [option for option in alive if self.behind(option, best) < doubt.get(option, DOUBT)]

    def behind(self, option: Option, best: Option) -> float:
        """By how many standard errors an option is behind another, world by world."""
        gaps = [b - a for a, b in zip(self.results[option], self.results[best], strict=True)]
        count = len(gaps)
        if count < 2:
            return 0.0
        mean = sum(gaps) / count
        spread = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (count - 1) / count)
        return mean / spread if spread else 0.0

    def visit(self, world: Any, option: Option, node: Node, limit: int) -> float:
        """Answer, go down the tree as far as it is known and one step further, play on, and learn from it."""
        seat = self.sight.seat
        path = [(seat, node)]
        self.game.apply(world, option, seat)
        while self.guide.tree and node.visits and not world.over and self.guide.clock(world) < limit:
            asked = world.ask.seat
            option = self.select(world, node)
            self.game.apply(world, option, asked)
            node = node.children[option]
            path.append((asked, node))
        values = self.play_on(world, limit)
        for asked, passed in path:
            passed.visits += 1
            passed.total += values[asked]
        return values[seat]

    def select(self, world: Any, node: Node) -> Option:
        """The guide's favourite at first; with more visits, more of the options, by upper confidence."""
        width = 1 + int(sqrt(node.visits / WIDENING))
        children = node.children
        options = world.ask.options
        if width == 1 or len(options) == 1:
            best = self.guide.rollout(world)
            children.setdefault(best, Node())
            return best
        options = self.guide.prune(world, options)[:width]
        chosen, most = options[0], -1.0
        for option in options:
            child = children.setdefault(option, Node())
            if not child.visits:
                return option
            bound = child.total / child.visits + CURIOSITY * sqrt(log(node.visits) / child.visits)
            if bound > most:
                chosen, most = option, bound
        return chosen

    def play_on(self, world: Any, limit: int) -> tuple[float, ...]:
        """By the guide to the horizon, and its judgement there."""
        guide, apply = self.guide, self.game.apply
        while not world.over and guide.clock(world) < limit:
            apply(world, guide.rollout(world))
        return guide.judge(world)


class Chance:
    """The guide of games that have none: any answer, to the very end."""

    horizon = 1
    trust = 1.0
    tree = True

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
        return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))])

    def clock(self, world: Any) -> int:
        return 0
