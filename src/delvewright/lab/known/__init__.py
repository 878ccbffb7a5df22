"""What the lab knows of a game besides its rules; a game it knows nothing of is tried all the same.

It stands in the module of this room that bears the game's name, as `KNOWN`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from delvewright.kernel.game import Game


def any_seats(game: Game, luck: Random, settings: dict[str, Any]) -> int:
    return luck.randint(*game.seats)


@dataclass(frozen=True)
class Known:
    """How games of it are drawn for a soak, which laws are its own, and how long it should last."""

    variant: str = ""  # the setting whose choices take turns in a soak
    lists: Mapping[str, Sequence[str]] = field(default_factory=dict)  # what settings that are lists may name
    draw: Callable[[Game, Random, dict[str, Any]], int] = any_seats
    """What is said besides the choices; gives the seats."""
    laws_every: int = 25  # games of a variant between two that are held to every law
    laws: Callable[[Any], Iterable[tuple[str, bool]]] = lambda state: ()
    """The laws of this game only: what each says, and whether it holds in a position."""
    crossed: Sequence[str] = ()
    """Of a table of wins: the settings that make a game hard or easy."""
    rows: Mapping[str, Mapping[str, Any]] = field(default_factory=lambda: {"by default": {}})
    """Of a table of lengths: modes and their settings."""
    told: Mapping[str, str] = field(default_factory=dict)  # events a seat that are counted besides, in words
    expected: Mapping[str, Mapping[int, tuple[float, ...]]] = field(default_factory=dict)
    """By row and seats: mean, p10, median and p90 of the turns a player that it was designed for."""
    takes: Mapping[str, str] = field(default_factory=dict)  # verbs by which a seat gets a piece: which field
    scores: Callable[[Any], Sequence[float]] | None = None  # what each seat would score if it ended now


@cache
def known(game_id: str) -> Known:
    module = f"{__name__}.{game_id}"
    found: Known = import_module(module).KNOWN if find_spec(module) else Known()
    return found
