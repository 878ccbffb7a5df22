"""Follies: foolish moves of the rules of thumb, counted over every mode and number of seats of a game.

What is foolish in a game stands in the module of this room that bears its name.
"""

from delvewright.lab.follies.counting import Seen, Watch, count, follies, play, sheet

__all__ = ["Seen", "Watch", "count", "follies", "play", "sheet"]
