"""What a printed card says of itself: its sort and its numbers."""

from __future__ import annotations

from typing import Any


def described(face: Any) -> str:
    """Its type, classes, level and group, and how many there are."""
    words = [face.type, *face.classes] if face.type not in face.classes else list(face.classes)
    level = f" · level {face.level}" if face.level else ""
    return f"{', '.join(dict.fromkeys(words))}{level} · {face.group} ({face.pack}, {face.copies} copies)"


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
