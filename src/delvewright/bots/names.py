"""Names: what bots and seats are called wherever people see them."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count

from delvewright.bots.protocol import LEVELS


def title_of(name: str) -> str:
    """What people call a bot: as its level is called, or the first level of its kind."""
    titles = {level.name: level.title for level in LEVELS}
    kinds = {level.name.partition(":")[0]: level.title for level in reversed(LEVELS)}
    return titles.get(name) or kinds[name.partition(":")[0]]


def told_apart(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it if somebody has it already."""
    numbered = (f"{name} {number}" for number in count(2))
    return name if name not in taken else next(one for one in numbered if one not in taken)
