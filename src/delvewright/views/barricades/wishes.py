"""What can be wished for in a set-up of Barricades Mode: by keywords, numbers and texts of cards, Monsters,
rooms and Guardians."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from delvewright.games.barricades.kinds import (
    GROUPS,
    GUARDIANS,
    MARKET,
    ROOMS,
    STACKS,
    hero_cards,
    monsters_of,
)
from delvewright.games.barricades.printed import SORTS, Card, Guardian, Kind, Monster, Room
from delvewright.kernel.errors import BadSetup
from delvewright.views import wishes as common
from delvewright.views.english import capital
from delvewright.views.wishes import Thing, Wish, deeds, gathered

DULL = frozenset(map(capital, (*SORTS, "monster", "guardian")))
"""Keywords that everything of its sort has."""

GRADES = ("", "Gentle", "Grim", "Dreadful")
"""Guardians by their difficulty."""


def says(sort: str, kind: Kind) -> Iterator[str]:
    """What something is or brings, in the words of a wish."""
    match kind:
        case Guardian():
            yield f"{GRADES[kind.difficulty]} Guardian"
            yield from (f"{word} Guardian" for word in kind.keywords if word not in DULL)
        case Monster():
            yield from (f"{word} Monsters" for word in kind.keywords if word not in DULL)
        case Room():
            if kind.treasure:
                yield "Room with a Treasure"
            if kind.xp:
                yield "Room with XP"
            if kind.gear:
                yield "Room with Gear"
        case Card():
            tail = "" if sort == "heroes" else f" {capital(kind.sort)}"
            yield from (f"{word}{tail}" for word in kind.keywords if word not in DULL)
            yield from _brought(kind)


def _brought(card: Card) -> Iterator[str]:
    if card.light > 0 or card.power.shines:
        yield "Source of light"
    if card.attack_type == "magic":
        yield "Magic Attack"
    done = {deed for use in card.power.uses for deed in deeds(use.block)}
    if "draw" in done:
        yield "Way to draw cards"
    if done & {"heal", "heal_and_if"}:
        yield "Healing"
    if "destroy" in done:
        yield "Way to destroy cards"
    if "gear" in done:
        yield "Way to gain Gear"
    if "xp" in done:
        yield "Way to gain XP"


@cache
def wishes() -> tuple[Wish, ...]:
    def each(sort: str, found: dict[str, Any], kinds: Any) -> list[Thing]:
        return [Thing(sort, one.name, kinds(one)) for one in found.values()]

    def alone(kind: Kind) -> Sequence[Kind]:
        return (kind,)

    things = [
        *each("heroes", STACKS, lambda stack: hero_cards(stack.id)),
        *[Thing(f"{card.sort}s", card.name, (card,)) for card in MARKET.values()],
        *each("monsters", GROUPS, lambda group: monsters_of(group.id)),
        *each("rooms", ROOMS, alone),
        *each("guardian", GUARDIANS, alone),
    ]
    return gathered(things, says)


def put(front: Any, settings: common.Settings, sort: str, name: str) -> dict[str, Any]:
    """The Guardian is named by its id, unless the layout has one of its own."""
    if sort != "guardian":
        return common.put(front, settings, sort, name)
    if settings.get("layout", "random") != "random":
        raise BadSetup(f"the layout {settings['layout']!r} has its own Guardian")
    id = next(id for id, kind in GUARDIANS.items() if kind.name == name)
    return common.put(front, settings, sort, id)
