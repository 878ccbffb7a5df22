"""What can be wished for in a game of Dungeon Dice: sorts of dice and abilities that a further set brings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from delvewright.games.dungeon_dice.book import SETS
from delvewright.games.dungeon_dice.kinds import ABILITIES, KINDS, Kind
from delvewright.games.dungeon_dice.layout import UNPIECED, chosen_sets
from delvewright.views.english import worded
from delvewright.views.wishes import Settings, Thing, Wish, gathered

MODULES = {"boss": "bosses", "terrain": "terrain"}
"""Dice that are played with only if the set-up says so."""


def says(sort: str, kind: Kind) -> Iterator[str]:
    """What a die is and does, in the words of a wish."""
    if kind.type in UNPIECED or MODULES.get(kind.type, "sets") != sort:
        return
    yield f"{worded(kind.type)} dice"
    if kind.type == "equipment" and kind.subtype:
        yield f"{worded(kind.subtype)} dice"
    for face in kind.faces:
        yield from (f"Ability {ABILITIES[ability].name}" for ability, _ in face.symbols)


@cache
def wishes() -> tuple[Wish, ...]:
    """What no game does without need not be wished for."""
    things = [
        Thing(sort, name, [kind for kind in KINDS.values() if next(iter(kind.copies)) == name])
        for sort in ("sets", *MODULES.values())
        for name in SETS
    ]
    return tuple([wish for wish in gathered(things, says) if "core" not in wish.names.get("sets", ())])


def put(front: Any, settings: Settings, sort: str, name: str) -> dict[str, Any]:
    """One set more than are played with anyway, and the module that it is wished for."""
    rules = front.rules(**{**{key: one.default for key, one in front.settings.items()}, **settings})
    sets = [*[one for one in chosen_sets(rules) if one not in ("core", name)], name]
    return {**settings, "packs": sets, **({} if sort == "sets" else {sort: True})}
