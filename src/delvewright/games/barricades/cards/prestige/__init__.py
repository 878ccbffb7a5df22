"""Prestige classes, co-operative side: a module each."""

from __future__ import annotations

from delvewright.games.barricades.cards.prestige import (
    bloodhound,
    divine_oracle,
    illusionist,
    living_legends,
    spice_merchant,
    town_councilmember,
    town_guard,
    vampire_coven,
)

__all__ = [
    "bloodhound",
    "divine_oracle",
    "illusionist",
    "living_legends",
    "spice_merchant",
    "town_councilmember",
    "town_guard",
    "vampire_coven",
]
