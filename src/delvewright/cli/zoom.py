"""Zoom: printed pieces, found by a few letters of their names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from delvewright.kernel.errors import DelveError, near

Thing = TypeVar("Thing")


def key(text: str) -> str:
    """Letters and digits alone: "Undead • Doom", "undead-doom" and "undead_doom" are one."""
    return re.sub(r"[^a-z0-9]+", "", text.lower())


def matching(words: str, things: Iterable[tuple[str, Thing]]) -> list[Thing]:
    """What `words` may mean: exactly that name, else names that begin with it, else names that hold it."""
    wanted, named = key(words), [(key(name), thing) for name, thing in things]
    if not wanted:
        return []
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [thing for name, thing in named if fits(name, wanted)]
        if found:
            return found
    return []


def find_cards(kinds: Mapping[str, Any], words: str) -> list[Any]:
    """The cards of that name, id or group."""
    names = [(name, card) for card in kinds.values() for name in (card.name, card.id)]
    found = matching(words, names) or matching(words, [(card.group, card) for card in kinds.values()])
    if not found:
        raise DelveError(f"there is no card {words!r}; {near(words, {card.name for card in kinds.values()})}")
    exact = [card for card in found if key(card.name) == key(words)]
    return list({card.id: card for card in exact or found}.values())
