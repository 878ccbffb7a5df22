"""A moment: what an answer leads to until the next great decision, tried with every face of the die."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.bots.dungeoneer.harm import MODEST, modest
from delvewright.bots.dungeoneer.judge import WON, standing
from delvewright.bots.dungeoneer.plans import outlook
from delvewright.bots.dungeoneer.ways import Ground
from delvewright.games.dungeoneer import GAME
from delvewright.games.dungeoneer.board import DONE, GLOBAL, INVENTORY, QUESTS, Board
from delvewright.kernel.ask import Ask, Option

LONGEST = 60  # answers within one moment
MANY = 12  # options of a choice within a moment that are looked at
GREAT = frozenset(("hero", "lord", "place", "discard", "save", "deck", "explore", "lay", "pick", "upkeep"))
"""Questions that a moment ends with."""
ATTACK: Option = ("attack",)
"""What was laid down for a hero is sent at him: that belongs to the moment."""
NOTHING = 0.02  # what doing nothing is better than something that does not help

WORLDS = 6
MINE = ((1, 2, 3, 4, 5, 6), (3, 6, 1, 5, 2, 4), (5, 1, 6, 2, 4, 3), (2, 4, 5, 6, 3, 1))
THEIRS = ((4, 1, 5, 2, 6, 3), (6, 5, 2, 3, 4, 1), (6, 4, 3, 1, 2, 5), (4, 1, 3, 5, 6, 2))
"""What a seat and the others roll first, second … in each world: every face once, and of two that clash the
one is ahead as often as the other, by as much."""


class Moment:
    """The question that is asked, and how everybody stands before it is answered."""

    def __init__(self, p: Board):
        ask = p.ask
        assert ask is not None
        self.p, self.ask, self.seat = p, ask, ask.seat
        self.seats = [seat for seat, life in enumerate(p.life) if life > 0 or seat == ask.seat]
        self.ground: Ground | None = None
        self.away: dict[int, float] = {}
        self.now = self.value(p)

    def value(self, world: Board) -> float:
        """How the seat stands beside the others, the best of them above all."""
        if world.over:
            return WON if self.seat in world.result[1] else -WON
        ground: Ground | None = None
        stands = []
        for seat in self.seats:
            stand = standing(world, seat)
            alive = world.life[seat] > 0 < self.p.life[seat]
            if world is not self.p and alive and not same_way(self.p, world, seat):
                ground = ground or Ground(world)
                stand += self.way(seat) - outlook(world, seat, ground)
            stands.append(stand)
        mine = stands.pop(self.seats.index(self.seat))
        return mine - (0.55 * max(stands) + 0.45 * sum(stands, 0.0) / len(stands) if stands else 0.0)

    def way(self, seat: int) -> float:
        """How far a seat had to go before."""
        if seat not in self.away:
            self.ground = self.ground or Ground(self.p)
            self.away[seat] = outlook(self.p, seat, self.ground)
        return self.away[seat]

    def tried(self, option: Option) -> float:
        """What an answer leads to on the average; where no die is rolled one world is as good as six."""
        total = 0.0
        for number in range(WORLDS):
            world = self.played(option, number)
            total += self.value(world)
            if not number and len(world.loaded) == LOADED:
                return total
        return total / WORLDS

    def played(self, option: Option, number: int) -> Board:
        """Answered in one of the worlds, and answered on without much thought until the moment is over."""
        world = self.p.clone()
        world.loaded = LUCK[self.seat][number]
        GAME.apply(world, option)
        for _ in range(LONGEST):
            ask = world.ask
            if ask is None or (ask.question in GREAT and ATTACK not in ask.options):
                break
            GAME.apply(world, self.reflex(world, ask))
        return world

    def reflex(self, world: Board, ask: Ask) -> Option:
        """What one answers within a moment."""
        if ATTACK in ask.options:
            return ATTACK
        if ask.question == "special" and ask.options[0][0] == "special":
            return ask.options[0]
        option = modest(ask.options)
        if option is not None:
            return option
        if ask.question == "reward":
            return next((option for option in ask.options if option[1] != ask.seat), ask.options[0])
        if ask.seat == self.seat:
            return max(ask.options[:MANY], key=lambda option: self._glance(world, option))
        return ask.options[0]

    def _glance(self, world: Board, option: Option) -> float:
        world = world.clone()
        GAME.apply(world, option)
        return self.value(world)

    def best(self, options: Sequence[Option]) -> Option:
        """The option that leaves the seat best off."""
        return max(self.weighed(options))[1]

    def weighed(self, options: Sequence[Option]) -> list[tuple[float, Option]]:
        return [(self.tried(option) + NOTHING * (option[0] in MODEST), option) for option in options]


def same_way(p: Board, world: Board, seat: int) -> bool:
    """Whether nothing has changed that a seat's way to its Quests hangs on."""
    zones = (QUESTS + seat, DONE + seat, INVENTORY + seat, GLOBAL)
    return (
        world.at[seat] == p.at[seat]
        and world.places == p.places
        and world.turned == p.turned
        and world.doors == p.doors
        and world.hosts == p.hosts
        and world.lasting == p.lasting
        and world.level[seat] == p.level[seat]
        and world.escorted == p.escorted
        and world.dropped == p.dropped
        and all([world.zones[zone] == p.zones[zone] for zone in zones])
    )


def _dice(seat: int, number: int) -> tuple[tuple[int, int], ...]:
    """The dice of all seats in one of a seat's worlds, as a position is loaded with them."""
    rolls = range(len(MINE))
    return tuple(
        [
            (other, (MINE if other == seat else THEIRS)[roll][number] - 1)
            for roll in rolls
            for other in range(6)
        ]
    )


LOADED = 6 * len(MINE)
LUCK = [[_dice(seat, number) for number in range(WORLDS)] for seat in range(6)]
