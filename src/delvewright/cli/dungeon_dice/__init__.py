"""Dungeon Dice in a terminal."""

from delvewright.cli.dungeon_dice.draw import Drawing
from delvewright.cli.dungeon_dice.plain import Plain

__all__ = ["Drawing", "Plain"]
