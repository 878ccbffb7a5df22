"""What advises on Dungeon Dice: the guide, and the reasons of a hint."""

from delvewright.counsel.dungeon_dice.guide import guide
from delvewright.counsel.dungeon_dice.reasons import reason

__all__ = ["guide", "reason"]
