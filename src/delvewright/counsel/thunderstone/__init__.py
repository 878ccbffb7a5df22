"""What advises on Thunderstone: the account of a hand, and the guide made of it."""

from delvewright.counsel.thunderstone.guide import guide

__all__ = ["guide"]
