"""Sorts: the filters card texts speak of, in capitals."""

from __future__ import annotations

from delvewright.games.thunderstone import kinds
from delvewright.games.thunderstone.board import Board
from delvewright.games.thunderstone.words import Filter, of_class

ANY = Filter("card", lambda p, piece: True)
HERO = of_class("Hero", kinds.HERO)
MILITIA = of_class("Militia", kinds.MILITIA)
FIGHTER = of_class("Fighter", kinds.FIGHTER)
CLERIC = of_class("Cleric", kinds.CLERIC)
FOOD = of_class("Food", kinds.FOOD)
SPELL = of_class("Spell", kinds.SPELL)
WEAPON = of_class("Weapon", kinds.WEAPON)
DISEASE = of_class("Disease", kinds.DISEASE)
MONSTER = of_class("Monster", kinds.MONSTER)
DISEASE_OR_MONSTER = of_class("Disease or Monster", kinds.DISEASE | kinds.MONSTER)
ELEMENTAL = of_class("Elemental", kinds.ELEMENTAL)
CLERIC_OR_THIEF = of_class("Cleric or Thief", kinds.CLERIC | kinds.THIEF)
LIGHT_ITEM = Filter(
    "Light Item", lambda p, piece: bool(p.cast[piece].classes & kinds.ITEM and p.cast[piece].light)
)


def _has_gold(p: Board, piece: int) -> bool:
    gold = p.cast[piece].gold
    return gold is not None and (gold > 0 or p.rules.zero_gold_counts)


HAS_GOLD = Filter("card with a gold value", _has_gold)
