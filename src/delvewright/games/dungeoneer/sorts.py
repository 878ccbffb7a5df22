"""Sorts: the scores, exits and obstacles there are, as the rules number them and the data files write them.

They are written as said aloud: a Threat is `magic 6`, an exit `open`, `wall`, `locked speed 5` or
`trapped magic 6`, an obstacle `pit speed 4`, `spikes speed 5` or `hazard 1`.
"""

from __future__ import annotations

from typing import NamedTuple

from delvewright.kernel.errors import near

STATS = ("melee", "magic", "speed", "life", "level", "search")
MELEE, MAGIC, SPEED, LIFE, LEVEL, SEARCH = range(6)
FORMS = STATS[:3]
"""The scores one can attack with."""

EXITS = ("open", "locked", "trapped", "wall")
OPEN, LOCKED, TRAPPED, WALL = range(4)
NORTH, EAST, SOUTH, WEST = range(4)

OBSTACLES = ("hazard", "pit", "spikes")
HAZARD, PIT, SPIKES = range(3)

GRADES = ("heroic", "epic", "legendary")
HEROIC, EPIC, LEGENDARY = 1, 2, 3
ROWS = 3
"""Levels of a grade."""


class Threat(NamedTuple):
    stat: int
    number: int


class Exit(NamedTuple):
    """One side of a space. Locked and Trapped ones have a Threat."""

    sort: int
    stat: int = -1
    number: int = 0


class Obstacle(NamedTuple):
    """What lies in the middle of a space. The number of a Hazard is its bonus to Traps."""

    sort: int
    stat: int
    number: int


def lowest_level(grade: int) -> int:
    """DN-COMBINE-16, DN-EFFECT-06. The first Level of a grade."""
    return 1 + (grade - 1) * ROWS


def read_threat(text: str) -> Threat:
    stat, _, number = text.partition(" ")
    return Threat(_index("score", stat, STATS), _number(number, text))


def read_exit(text: str) -> Exit:
    word, _, threat = text.partition(" ")
    sort = _index("exit", word, EXITS)
    if bool(threat) != (sort in (LOCKED, TRAPPED)):
        raise ValueError(f"{text!r}: Locked and Trapped exits have a Threat, and no others")
    return Exit(sort, *read_threat(threat)) if threat else Exit(sort)


def read_obstacle(text: str) -> Obstacle:
    word, _, threat = text.partition(" ")
    sort = _index("obstacle", word, OBSTACLES)
    return (
        Obstacle(sort, -1, _number(threat, text)) if sort == HAZARD else Obstacle(sort, *read_threat(threat))
    )


def _index(what: str, word: str, known: tuple[str, ...]) -> int:
    if word not in known:
        raise ValueError(f"unknown {what} {word!r}; {near(word, known)}")
    return known.index(word)


def _number(digits: str, text: str) -> int:
    if not digits.isdecimal():
        raise ValueError(f"{digits!r} is no number, in {text!r}")
    return int(digits)
