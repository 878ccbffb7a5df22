"""Zoom: one printed card in full, found by a few letters of its name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from rich.console import RenderableType
from rich.text import Text

from delvewright.kernel.errors import DelveError, near
from delvewright.views.digest import digest

Thing = TypeVar("Thing")

PROVENANCE = {
    "rulebook": "numbers given by a rulebook",
    "public": "numbers from public card lists",
    "designed": "designed for Delvewright",
}


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


def card(game: str, face: Any, style: str = "bold") -> Iterator[RenderableType]:
    """Facts, text, rulings, notes of the digest, and where the numbers come from."""
    words = [face.type, *face.classes] if face.type not in face.classes else list(face.classes)
    level = f" · level {face.level}" if face.level else ""
    yield Text(face.name, style=style).append(
        f"  {', '.join(dict.fromkeys(words))}{level} · {face.group} ({face.pack}, {face.copies} copies)",
        style="not bold",
    )
    yield Text("  " + " · ".join(facts(face)))
    for line in face.text:
        yield Text("  " + line)
    for line in face.rulings:
        yield Text("  Ruling: " + line, style="dim")
    for id in face.rules:
        yield Text(f"  {id} {digest(game)[id].text}", style="dim")
    source = PROVENANCE.get(face.provenance, face.provenance)
    if face.unverified:
        source += f"; not verified: {', '.join(face.unverified)}"
    yield Text(f"  Source: {source}", style="dim")
    if face.note:
        yield Text(f"  Note: {face.note}", style="dim")


def facts(face: Any, priced: bool = True) -> list[str]:
    """The printed numbers, each with its word."""
    numbers = [
        ("cost", face.cost if priced else None),
        ("gold", face.gold),
        ("Strength", face.strength or None),
        ("Weight", face.weight if "weapon" in face.classes else None),
        ("Health", face.health or None),
        ("Attack", face.attack or None),
        ("Magic Attack", face.magic or None),
        ("Light", face.light or None),
        ("XP", face.xp or None),
        ("VP", face.vp),
    ]
    found = [f"{word} {number}" for word, number in numbers if number is not None]
    if face.level_up is not None:
        found.append(f"levels up for {face.level_up} XP")
    return [*found, "trophy"] if face.trophy else found
