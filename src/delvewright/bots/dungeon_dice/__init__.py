"""Bots for Dungeon Dice: rules of thumb, and a guide for the search."""

from delvewright.bots.dungeon_dice.guide import GUIDE

__all__ = ["GUIDE"]
