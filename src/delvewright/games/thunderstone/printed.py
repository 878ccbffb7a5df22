"""What the data files say of a card, under a strict schema."""

from __future__ import annotations

import msgspec


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table of a data file. Anything else in it is an error."""

    name: str
    type: str
    group: str
    copies: int
    classes: tuple[str, ...]
    provenance: str
    level: int = 0
    cost: int | None = None
    gold: int | None = None
    strength: int = 0
    weight: int = 0
    attack: int = 0
    magic_attack: int = 0
    light: int = 0
    health: int = 0
    xp: int = 0
    vp: int | None = None
    level_up: int | None = None
    trophy: bool = False
    traits: tuple[str, ...] = ()
    text: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    unverified: tuple[str, ...] = ()
    note: str = ""
