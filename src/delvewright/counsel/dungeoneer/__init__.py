"""What advises on Dungeoneer: the guide, the reasons of a hint, and the odds of what is being rolled."""

from delvewright.counsel.dungeoneer.guide import guide
from delvewright.counsel.dungeoneer.odds import odds
from delvewright.counsel.dungeoneer.reasons import reason

__all__ = ["guide", "odds", "reason"]
