"""What a printed card says of itself: its sort and its numbers."""

from __future__ import annotations

from typing import Any


def described(printed: Any) -> str:
    """Its type, classes, level and group, and how many there are."""
    classes = printed.classes
    words = classes if printed.type in classes else (printed.type, *classes)
    level = f" · level {printed.level}" if printed.level else ""
    box = f"{printed.group} ({printed.pack}, {printed.copies} copies)"
    return f"{', '.join(dict.fromkeys(words))}{level} · {box}"


def facts(printed: Any, priced: bool = True) -> list[str]:
    """The printed numbers, each with its word."""
    numbers = [
        ("cost", printed.cost if priced else None),
        ("gold", printed.gold),
        ("Strength", printed.strength or None),
        ("Weight", printed.weight if "weapon" in printed.classes else None),
        ("Health", printed.health or None),
        ("Attack", printed.attack or None),
        ("Magic Attack", printed.magic or None),
        ("Light", printed.light or None),
        ("XP", printed.xp or None),
        ("VP", printed.vp),
    ]
    found = [f"{word} {number}" for word, number in numbers if number is not None]
    if printed.level_up is not None:
        found.append(f"levels up for {printed.level_up} XP")
    return [*found, "trophy"] if printed.trophy else found
