"""The tables the contract is tried at: every registered game, and the toy game that uses the whole kernel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from tests.kernel import errands, toy

import delvewright
from delvewright.kernel.game import Game
from delvewright.kernel.record import Sitting
from delvewright.lab.laws import drawn_ask


@dataclass(frozen=True)
class Table:
    """A game and one way to set it up."""

    game: Game
    name: str
    seats: int
    settings: dict[str, Any]

    def __hash__(self) -> int:
        return hash((self.game.id, self.name))

    def start(self, seed: int) -> Any:
        return self.game.start(self.seats, seed, **self.settings)


Setups = Mapping[str, tuple[int, dict[str, Any]]]
"""Seats and settings, by name"""


def setups(game: Game) -> Setups:
    """What `setups.py` of the game's own tests names; without it, the defaults at every number of seats."""
    if (Path(__file__).parents[1] / "games" / game.id / "setups.py").exists():
        return import_module(f"tests.games.{game.id}.setups").SETUPS
    low, high = game.seats
    return {f"{seats} seat{'s'[: seats > 1]}": (seats, {}) for seats in range(low, high + 1)}


def tables(game: Game, setups: Setups) -> list[Table]:
    return [Table(game, f"{game.id}: {name}", *setup) for name, setup in setups.items()]


REGISTERED = [delvewright.game(id) for id in delvewright.catalogue()]
GAMES: list[Game] = [*REGISTERED, toy.LOTS_GAME, errands.FRONT]
TABLES = [table for game in REGISTERED for table in tables(game, setups(game))]
TABLES += tables(toy.LOTS_GAME, toy.SETUPS) + tables(errands.FRONT, {"side by side": (3, {})})


@cache
def played(table: Table, seed: int = 1) -> Sitting:
    """One random game, every position kept; nobody may change them."""
    luck = Random(seed)
    sitting = Sitting(table.game, table.seats, seed, **table.settings)
    while sitting.state.ask is not None:
        ask = drawn_ask(sitting.state, luck)
        sitting.answer(luck.choice(ask.options), ask.seat)
    return sitting


def games_played(table: Table) -> list[Sitting]:
    return [played(table, seed) for seed in (1, 2)]


def positions(table: Table) -> list[Any]:
    """Every position of those games in which something is asked."""
    return [state for sitting in games_played(table) for state in sitting.positions if state.ask is not None]
