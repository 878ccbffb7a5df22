"""Apart: offers of the same words are told apart, so that no two buttons read alike."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from msgspec.structs import replace

from delvewright.kernel.ask import Ask
from delvewright.views.model import Offer


def told_apart(r: Any, ask: Ask, offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """Twins by how what they are about stands (`Reading.apart`), and by numbers where that is alike too."""
    alike: dict[str, list[Offer]] = defaultdict(list)
    for offer in offers:
        alike[offer.label].append(offer)
    if len(alike) == len(offers):
        return offers
    labels: dict[int, str] = {}
    for label, twins in alike.items():
        marks = [r.apart(ask.options[offer.index]) for offer in twins] if len(twins) > 1 else [""]
        seen: dict[str, int] = defaultdict(int)
        for offer, mark in zip(twins, marks, strict=True):
            mark = mark if len(set(marks)) > 1 else ""
            seen[mark] += 1
            number = str(seen[mark]) if seen[mark] > 1 else ""
            words = ", ".join(filter(None, (mark, number)))
            labels[offer.index] = f"{label} ({words})" if words else label
    return tuple([replace(offer, label=labels[offer.index]) for offer in offers])
