"""What advises on Thunderstone: the account of a hand, and the guide and reasons made of it."""

from delvewright.counsel.thunderstone.guide import guide
from delvewright.counsel.thunderstone.lines import prospects
from delvewright.counsel.thunderstone.reasons import reason

__all__ = ["guide", "prospects", "reason"]
