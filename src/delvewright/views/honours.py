"""Honours: what a game, or all games of somebody together, may earn: medals on a wall."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec import Struct


class Honour(Struct, frozen=True):
    """Something that can be earned."""

    id: str
    title: str
    tier: str  # bronze, silver, … : a word of the game's own
    text: str  # what it is for
    rules: tuple[str, ...] = ()


class Earned(NamedTuple):
    """What a seat comes out of a game with."""

    ids: tuple[str, ...]
    facts: Any = None  # plain, as JSON keeps it: what honours over all games ask of this one


@dataclass(frozen=True, kw_only=True)
class Honours:
    """The honours of a game. What was earned stays earned, whatever is played after it."""

    title: str  # what they are called, e.g. Medals
    all: tuple[Honour, ...]  # in the order of the wall: tier by tier, the first tier is the easiest
    earned: Callable[[Any, int], Earned]  # of a finished position and a seat
    over_all: Callable[[Sequence[Any]], Collection[str]] = lambda facts: ()
    """Those that several games earn together, from the facts of all of them."""

    def first(self, games: Sequence[Earned]) -> dict[str, int]:
        """Which of some games, in the order they ended, brought each honour that was earned."""
        found: dict[str, int] = {}
        for number, game in enumerate(games):
            for id in game.ids:
                found.setdefault(id, number)
        facts = [game.facts for game in games]
        for id in self.over_all(facts):
            found[id] = bisect_left(
                range(len(games)), True, key=lambda number: id in self.over_all(facts[: number + 1])
            )
        return {honour.id: found[honour.id] for honour in self.all if honour.id in found}

    def told(self, earned: Sequence[tuple[str, Collection[str]]]) -> str:
        """What people, by name, have earned at a table, in one sentence; nothing if it is nothing."""
        parts = []
        for honour in self.all:
            names = [name for name, ids in earned if honour.id in ids]
            if names:
                parts.append(
                    honour.title if len(names) == len(earned) else f"{honour.title} ({', '.join(names)})"
                )
        return f"{self.title} earned: {', '.join(parts)}." if parts else ""
