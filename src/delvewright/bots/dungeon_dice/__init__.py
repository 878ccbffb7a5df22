"""Bots for Dungeon Dice: rules of thumb, and skill for the search."""

from delvewright.bots.dungeon_dice.skill import SKILL

__all__ = ["SKILL"]
