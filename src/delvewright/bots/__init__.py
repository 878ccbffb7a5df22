"""Bots: the protocol, the plainest bot, rules of thumb for each game, and a search for all of them."""

from delvewright.bots.names import title_of, told_apart
from delvewright.bots.protocol import BOTS, FORMER, LEVELS, Bot, bot, hints, levels, usual
from delvewright.bots.sight import Sight, look

__all__ = [
    "BOTS",
    "FORMER",
    "LEVELS",
    "Bot",
    "Sight",
    "bot",
    "hints",
    "levels",
    "look",
    "title_of",
    "told_apart",
    "usual",
]
