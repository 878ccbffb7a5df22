"""What a printed die says of itself: its bag and its sides."""

from __future__ import annotations

from typing import Any


def described(face: Any) -> str:
    """Its group, colour, bag and sets, and how many there are."""
    copies = f"{face.copies} {'copy' if face.copies == 1 else 'copies'}"
    return f"{face.group}, {face.colour} · {face.bag} bag ({', '.join(face.sets)}, {copies})"


def sides(face: Any) -> list[str]:
    """Every side once, with how often it is there."""
    labels = [side.label for side in face.faces]
    counted = {label: labels.count(label) for label in labels}
    return [f"{count}x {label}" if count > 1 else label for label, count in counted.items()]
