"""Bargaining: the windows in which players make deals, offers and answers, and what may be agreed on.

`terms` says what can be agreed on, `templates` and `compose` how a player finds the words, `offers` how an
offer is answered and signed, `windows` when players may speak. What a signed agreement binds its parties to
is told in contracts.py beside this room, where every chapter can look it up.
"""

from delvewright.games.dungeon_dice.bargain.offers import talk
from delvewright.games.dungeon_dice.bargain.windows import last_call, last_words, price, window
from delvewright.games.dungeon_dice.contracts import (
    chest_done,
    given_away,
    lapse,
    lock_help,
    receiver,
    release,
    robbed,
    settle,
)

__all__ = [
    "chest_done",
    "given_away",
    "lapse",
    "last_call",
    "last_words",
    "lock_help",
    "price",
    "receiver",
    "release",
    "robbed",
    "settle",
    "talk",
    "window",
]
