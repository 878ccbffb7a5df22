"""A sight: all that a bot ever gets of a game, an imagined world in place of the true one."""

from __future__ import annotations

from typing import Any

from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.errors import BadAnswer
from delvewright.kernel.game import Game
from delvewright.kernel.lanes import next_ask


class Sight:
    """What one seat knows when it is asked, and a world that fits it.

    It holds no part of the true position but the question itself: hidden cards and the luck to come are
    made up anew. `seed` is luck of the bot's own, so that a choice is a function of the sight alone.
    """

    __slots__ = ("_world", "ask", "game", "seat", "seed")

    def __init__(self, game: Game, seat: int, ask: Ask, seed: int, world: Any):
        self.game = game
        self.seat = seat
        self.ask = ask
        self.seed = seed
        self._world = world

    @property
    def options(self) -> tuple[Option, ...]:
        return self.ask.options

    @property
    def world(self) -> Any:
        """A position that `seat` cannot tell from the true one; the bot's own, to play on as it likes."""
        if self._world is None:
            raise BadAnswer("this sight was taken blind: it has options and no world")
        return self._world

    def imagine(self, seed: int) -> Any:
        """Another such world, made from the imagined one."""
        return self.game.imagine(self.world, self.seat, seed)

    def names(self) -> list[str]:
        """The options by name."""
        return self.game.names(self.world, self.ask)

    @property
    def view(self) -> Any:
        """The table as the seat sees it, as people get it; made only when a bot asks for it."""
        import delvewright

        return delvewright.game(self.game.id).view(self.world, self.seat)


def go_round(world: Any, last: int = -1) -> int:
    """Turn a world of one's own to whoever is to answer after a seat, so that all who go on side by side get
    on alike; the seat that is asked now."""
    world.ask = next_ask(world, last)
    seat: int = world.ask.seat
    return seat


def look(game: Game, state: Any, seat: int, seed: int, blind: bool = False) -> Sight:
    """What `seat` may know of `state`, with hidden cards imagined by `seed`.

    The seed must have nothing to do with the game's own. A blind sight has no world: for bots that need
    none, at no cost.
    """
    ask = state.ask_of(seat)
    if ask is None:
        raise BadAnswer(f"seat {seat} is not asked anything now")
    if blind:
        return Sight(game, seat, ask, seed, None)
    world = game.imagine(state, seat, seed)
    world.known = tuple([entry for entry in world.known if entry[1] >> seat & 1])
    if world.waiting:  # of several seats asked at once, this one is to answer first
        world.waiting = tuple(sorted(world.waiting, key=lambda one: one.seat != seat))
        world.ask = world.waiting[0]
    return Sight(game, seat, ask, seed, world)
