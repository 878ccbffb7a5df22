"""What a printed die says of itself: its bag and its sides."""

from __future__ import annotations

from typing import Any


def described(printed: Any) -> str:
    """Its group, colour, bag and sets, and how many there are."""
    copies = f"{printed.copies} {'copy' if printed.copies == 1 else 'copies'}"
    return f"{printed.group}, {printed.colour} · {printed.bag} bag ({', '.join(printed.sets)}, {copies})"


def sides(printed: Any) -> list[str]:
    """Every side once, with how often it is there."""
    labels = [side.label for side in printed.faces]
    counted = {label: labels.count(label) for label in labels}
    return [f"{count}x {label}" if count > 1 else label for label, count in counted.items()]
