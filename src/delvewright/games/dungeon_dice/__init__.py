"""Dungeon Dice: the only door to the game."""

from __future__ import annotations

from delvewright.games.dungeon_dice.door import GAME

__all__ = ["GAME"]
