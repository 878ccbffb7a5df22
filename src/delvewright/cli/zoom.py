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


def find_cards(faces: Mapping[str, Any], words: str) -> list[Any]:
    """The cards of that name, id or group."""
    names = [(name, face) for face in faces.values() for name in (face.name, face.id)]
    found = matching(words, names) or matching(words, [(face.group, face) for face in faces.values()])
    if not found:
        raise DelveError(f"there is no card {words!r}; {near(words, {face.name for face in faces.values()})}")
    exact = [face for face in found if key(face.name) == key(words)]
    return list({face.id: face for face in exact or found}.values())
