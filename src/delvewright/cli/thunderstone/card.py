"""A printed card in full: facts, text, rulings, notes of the digest, and where the numbers come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from delvewright.views.digest import digest

PROVENANCE = {
    "rulebook": "numbers given by a rulebook",
    "public": "numbers from public card lists",
    "designed": "designed for Delvewright",
}


def card(game: str, face: Any, style: str = "bold") -> Iterator[RenderableType]:
    """The card, line by line."""
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
