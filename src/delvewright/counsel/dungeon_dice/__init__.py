"""What advises on Dungeon Dice: the guide."""

from delvewright.counsel.dungeon_dice.guide import guide

__all__ = ["guide"]
