"""What every printed thing of Barricades Mode does, a module a sort."""

from __future__ import annotations

from delvewright.games.barricades.cards import (
    great_guardians,
    guardians,
    heroes,
    items,
    legendaries,
    monsters,
    prestige,
    rooms,
    spells,
    starters,
    tokens,
    treasures,
    village,
    weapons,
    wonders,
)

__all__ = [
    "great_guardians",
    "guardians",
    "heroes",
    "items",
    "legendaries",
    "monsters",
    "prestige",
    "rooms",
    "spells",
    "starters",
    "tokens",
    "treasures",
    "village",
    "weapons",
    "wonders",
]
