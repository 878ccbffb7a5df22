"""Dungeon Dice: the only door to the game."""

from __future__ import annotations

from delvewright.games.dungeon_dice import own
from delvewright.games.dungeon_dice.door import GAME
from delvewright.games.dungeon_dice.kinds import KINDS

KINDS.make, KINDS.form = own.make, own.FORM

__all__ = ["GAME"]
