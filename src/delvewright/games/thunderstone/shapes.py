"""The shapes of what a position holds besides plain values."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class Layout(msgspec.Struct, frozen=True):
    """The cards of one game. Stacks name the Village stacks in the order of their zones."""

    variant: str
    monsters: tuple[str, ...]
    features: tuple[str, ...]
    heroes: tuple[str, ...]
    village: tuple[str, ...]
    stones: tuple[str, ...]
    stones_to_end: int
    stacks: tuple[str, ...]
    solo: bool
    prowling: bool


class Campaign(NamedTuple):
    """What lasts from game to game."""

    variant: str
    number: int = 1  # of the game being played
    stones: tuple[str, ...] = ()  # in the order the dungeons use them
    holders: tuple[tuple[str, int], ...] = ()  # (stone, seat)
    points: tuple[int, ...] = ()  # Odyssey: Game Points
    past: tuple[tuple[int, ...], ...] = ()  # the scores of the games so far
    heroes: tuple[str, ...] = ()  # Hero types of the last game
    dungeon: tuple[str, ...] = ()  # Monster classes and features of the last game
    leftovers: tuple[str, ...] = ()  # Trackdown: what stayed in the last dungeon
    horde: tuple[str, ...] = ()  # Trackdown: what is left of the Horde Deck
    carried: tuple[tuple[str, ...], ...] = ()  # Odyssey: Heroes taken along, a tuple a seat


class Result(NamedTuple):
    """What a finished game or campaign came to: a score for each seat, and who won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    against: int | None = None  # solo: the VP of the Monster Score Pile
