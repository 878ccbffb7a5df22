"""A printed die in full: its sides, what its symbols do, readings, rules, and where its facts come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from delvewright.views.digest import digest

SOURCES = {
    "rulebook": "sides given by the rulebook",
    "public": "sides from public lists",
    "designed": "sides designed for Delvewright",
}


def die(game: str, face: Any, style: str = "bold") -> Iterator[RenderableType]:
    """The die, line by line."""
    copies = f"{face.copies} {'copy' if face.copies == 1 else 'copies'}"
    yield Text(face.name, style=style).append(
        f"  {face.group}, {face.colour} · {face.bag} bag ({', '.join(face.sets)}, {copies})", style="not bold"
    )
    yield Text("  Sides: " + ", ".join(sides(face)))
    for line in face.text:
        yield Text("  " + line)
    for line in face.rulings:
        yield Text("  Reading: " + line, style="dim")
    for id in face.rules:
        yield Text(f"  {id} {digest(game)[id].text}", style="dim")
    yield Text(f"  Source: {SOURCES.get(face.provenance, face.provenance)}", style="dim")
    if face.note:
        yield Text(f"  Note: {face.note}", style="dim")


def sides(face: Any) -> list[str]:
    """Every side once, with how often it is there."""
    labels = [side.label for side in face.faces]
    counted = {label: labels.count(label) for label in labels}
    return [f"{count}x {label}" if count > 1 else label for label, count in counted.items()]
