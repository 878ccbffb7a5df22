"""Plans: which Quest a hero had best go for: how many turns each will take, and where to go for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from delvewright.bots.dungeoneer.harm import harm
from delvewright.bots.dungeoneer.odds import life_worth, slay_turns, threat
from delvewright.bots.dungeoneer.ways import MOVE, Ground
from delvewright.games.dungeoneer import build
from delvewright.games.dungeoneer.board import (
    DUNGEON_MAPS,
    GLOBAL,
    MAP,
    MAPS,
    NONE,
    QUESTS,
    Board,
    alive,
    life_left,
    treasures,
)
from delvewright.games.dungeoneer.ending import WINNING, quests_done
from delvewright.games.dungeoneer.kinds import Kind
from delvewright.games.dungeoneer.scores import movement_at_reset, score
from delvewright.games.dungeoneer.sorts import SEARCH
from delvewright.views.dungeoneer.chances import beats
from delvewright.views.dungeoneer.quests import lucky

HOPELESS = 9.0
USUAL = 2.5  # turns that a Quest takes which nobody has seen yet
LATER = (1.0, 0.5, 0.3)
EXPLORED = 0.7  # of the Movement of who looks for a place
ACROSS = 3.0  # turns until a way leads to the other border
FAILED = 0.25  # what a failed try does, at a quick look
UNLIKELY = 8.0  # searches where none can find anything yet
INCOME = 3.0  # Glory a turn
TREASURE = 0.6  # what a Treasure given away is worth, and
FIND = 1.5  # how long it takes to find one


class Plan(NamedTuple):
    """A way to complete a Quest."""

    turns: float  # until it is done, dangers counted as such
    quest: int
    goal: int  # the space to go to; NONE: it does not lie yet


def plans(p: Board, seat: int, ground: Ground, costs: Sequence[int] = ()) -> list[Plan]:
    """Every Quest a hero might complete, the quickest first; `costs` is what each space is away from him, if
    somebody has looked closely."""
    planner = Planner(p, seat, ground, costs)
    return sorted([planner.plan(quest) for quest in p.zones[QUESTS + seat] + p.zones[GLOBAL]])


def outlook(p: Board, seat: int, ground: Ground) -> float:
    """Turns until enough Quests are done, at a quick look; what comes later counts less."""
    if p.at[seat] == NONE:
        return HOPELESS
    found = [min(plan.turns, HOPELESS) for plan in plans(p, seat, ground)]
    needed = WINNING - quests_done(p, seat)
    return sum(
        [turns * later for turns, later in zip([*found, USUAL, USUAL, USUAL][:needed], LATER, strict=False)],
        0.0,
    )


class Planner:
    """One hero, and what every space is away from him."""

    def __init__(self, p: Board, seat: int, ground: Ground, costs: Sequence[int]):
        self.p, self.seat, self.ground = p, seat, ground
        self.closely = bool(costs)
        self.costs = costs or ground.away(p.at[seat])
        self.speed = max(movement_at_reset(p, seat), 1)

    def plan(self, quest: int) -> Plan:
        p, kind = self.p, self.p.cast[quest]
        task = self.task(quest)
        if kind.search:
            turns, goal = self.search(quest)
            return Plan(turns + task, quest, goal)
        stage = 1 if quest in p.escorted else 0
        token = dict(p.dropped).get(quest, NONE)
        goal = token if token != NONE else self.nearest(self.places(quest, stage), self.costs)
        if goal == NONE:
            turns, goal = self.unlaid(self.places(quest, stage))
            return Plan(turns + task, quest, goal)
        turns = self.costs[goal] / MOVE / self.speed if self.costs[goal] != NONE else HOPELESS
        if "escort" in kind.types and not stage:
            away = self.ground.away(goal)
            then = self.nearest(kind.places[1], away)
            turns += away[then] / MOVE / self.speed if then != NONE else self.unlaid(kind.places[1])[0]
        return Plan(turns + task, quest, goal)

    def places(self, quest: int, stage: int) -> tuple[str, ...]:
        """Where a Quest leads to; an Escort perhaps only on the border on which it began."""
        p, kind = self.p, self.p.cast[quest]
        names: tuple[str, ...] = kind.places[stage]
        if not stage or not kind.same_border:
            return names
        border = p.cast[dict(p.begun)[quest]].border
        there = {other.role for other in p.cast[: len(p.places)] if other.border == border}
        return tuple([name for name in names if name in there])

    def nearest(self, names: tuple[str, ...], costs: Sequence[int]) -> int:
        """The nearest of some places that lie, or NONE."""
        cast = self.p.cast
        there = [tile for tile in self.p.zones[MAP] if cast[tile].role in names and costs[tile] != NONE]
        return min(there, key=lambda tile: costs[tile]) if there else NONE

    def unlaid(self, names: tuple[str, ...]) -> tuple[float, int]:
        """How long one waits for a place, and where to wait: on the border whose deck holds it. Everybody
        builds, and one may explore oneself."""
        p, cast = self.p, self.p.cast
        for deck in (MAPS, DUNGEON_MAPS):
            cards = p.zones[deck]
            wanted = [tile for tile in cards if cast[tile].role in names]
            if not wanted:
                continue
            if deck == build.deck_for(p, self.seat):
                builders = len(alive(p)) + EXPLORED * self.speed
                return 1.0 + (len(cards) + 1) / (len(wanted) + 1) / builders, NONE
            turns = 1.0 + (len(cards) + 1) / (len(wanted) + 1) / (1 + EXPLORED * self.speed)
            border = cast[wanted[0]].border
            there = [
                tile for tile in p.zones[MAP] if cast[tile].border == border and self.costs[tile] != NONE
            ]
            if not there:
                return turns + ACROSS, NONE
            goal = min(there, key=lambda tile: self.costs[tile])
            return turns + self.costs[goal] / MOVE / self.speed, goal
        return HOPELESS, NONE

    def search(self, quest: int) -> tuple[float, int]:
        """How long it takes to find something, and where: far from the Entrance one finds more easily."""
        p, here = self.p, self.p.at[self.seat]
        if quest in p.found:
            return 0.0, here
        number, border = p.cast[quest].search, p.cast[here].border
        depth = self.ground.from_entrance(border)
        bonus = score(p, self.seat, SEARCH) - depth[here]
        best = (HOPELESS, NONE)
        for tile in p.zones[MAP]:
            if self.costs[tile] != NONE and p.cast[tile].border == border:
                odds = beats(depth[tile] + bonus, number) / 100
                tries = 1 / odds if odds else UNLIKELY + 2 * (number - depth[tile])
                best = min(best, ((self.costs[tile] / MOVE + tries) / self.speed, tile))
        return best

    # Once one is there --------------------------------------------------------------------------------

    def task(self, quest: int) -> float:
        """Turns that the task itself takes."""
        p, seat, kind = self.p, self.seat, self.p.cast[quest]
        if kind.foe is not None:
            return slay_turns(p, seat, quest, life_left(p, quest))
        if "escort" in kind.types:
            return 0.0
        if "sacrifice" in kind.types:
            return self.price(kind)
        odds = lucky(kind) / 100 if kind.dice else threat(p, seat, kind.stat, kind.number)
        if odds <= 0:
            return HOPELESS
        failing = FAILED
        if self.closely:
            failing = harm(p, seat, kind.fail, quest) if kind.fail is not None else 0.0
        return (1 / odds - 1) * (1 / (self.speed + 1) + failing)

    def price(self, kind: Kind) -> float:
        """What a Sacrifice costs, and how long it takes to have it."""
        p, price, life = self.p, kind.pay, self.p.life[self.seat]
        turns = life_worth(life) - life_worth(life - price.life) if price.life < life else HOPELESS
        turns += max(price.glory - p.glory[self.seat], 0) / INCOME + TREASURE * price.treasures
        return turns + FIND * max(price.treasures - len(treasures(p, self.seat)), 0)
