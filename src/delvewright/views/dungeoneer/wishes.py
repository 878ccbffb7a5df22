"""What can be wished for in a game of Dungeoneer: places, Quests, monsters and cards that a set brings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from delvewright.games.dungeoneer.kinds import KINDS, Kind
from delvewright.games.dungeoneer.layout import SUPPLEMENT
from delvewright.games.dungeoneer.printed import SETS
from delvewright.games.dungeoneer.sorts import GRADES
from delvewright.views.english import worded
from delvewright.views.wishes import Settings, Thing, Wish, gathered

DULL = frozenset(("map", "quest", "encounter", "treasure", "boon", "bane", "hero", "monster"))
"""What a card may be called that every set has."""


def says(sort: str, kind: Kind) -> Iterator[str]:
    """What a card is or brings, in the words of a wish."""
    if kind.sort == "map":
        yield f"{worded(kind.border)} map"
        yield from (worded(name) for name in kind.terrain)
        if kind.portal:
            yield "Portals"
        if kind.sewer:
            yield "Sewers"
    yield from (f"{worded(type)} Quests" for type in kind.types)
    if kind.sort == "hero":
        yield f"{worded(GRADES[kind.grade - 1])} heroes"
    tags = kind.tags - DULL
    monster = "monster" in kind.tags
    yield from (f"{worded(tag)} {'monsters' if monster else 'cards'}" for tag in tags)


@cache
def wishes() -> tuple[Wish, ...]:
    things = [
        Thing("sets", title, [kind for kind in KINDS.values() if kind.set == id])
        for id, title in SETS.items()
    ]
    return gathered(things, says)


def put(front: Any, settings: Settings, sort: str, name: str) -> dict[str, Any]:
    """One set more; the one without a map is for epic heroes."""
    id = next(id for id, title in SETS.items() if title == name)
    sets = [*settings.get("packs", front.settings["packs"].default), id]
    grade = {"grade": settings.get("grade", "epic")} if id == SUPPLEMENT else {}
    return {**settings, "packs": sets, **grade}
