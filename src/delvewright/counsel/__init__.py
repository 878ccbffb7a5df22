"""What advises: the account of what could be done, hints and guides; views tell, this room counsels."""

from delvewright.counsel.door import guide, odds, prospects, reason, weighs

__all__ = ["guide", "odds", "prospects", "reason", "weighs"]
