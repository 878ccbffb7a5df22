"""What advises on Dungeon Dice: the guide, the reasons of a hint, and the odds of a fight."""

from delvewright.counsel.dungeon_dice.guide import guide
from delvewright.counsel.dungeon_dice.odds import odds
from delvewright.counsel.dungeon_dice.reasons import reason

__all__ = ["guide", "odds", "reason"]
