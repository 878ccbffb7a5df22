"""Attacks: what somebody, or a broken disk, may do to a server, each with a report and its own verdict.

An attack is a module with `attack(seconds)`: it starts a server of its own on loopback, goes on for so long,
stops by itself, and reports. A new one is a module here and a line in ATTACKS.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple


class Report(NamedTuple):
    """What an attack found: figures for people, and what did not hold, which should be nothing."""

    lines: list[str]
    broken: list[str]


class Attack(NamedTuple):
    """Seconds it goes on unless told otherwise, and what it does."""

    seconds: float
    run: Callable[[float], Awaitable[Report]]
