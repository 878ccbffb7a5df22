"""What every printed thing of Barricades Mode does, a module a sort."""

from __future__ import annotations

from delvewright.games.barricades.cards import (
    heroes,
    items,
    legendaries,
    prestige,
    spells,
    starters,
    tokens,
    treasures,
    village,
    weapons,
    wonders,
)

__all__ = [
    "heroes",
    "items",
    "legendaries",
    "prestige",
    "spells",
    "starters",
    "tokens",
    "treasures",
    "village",
    "weapons",
    "wonders",
]
