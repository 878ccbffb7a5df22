"""The kernel knows no game: positions, the stack, asks, chance, sight, records and events.

From here a game takes what it is made of; what its rules say are words, from delvewright.words.
"""

from delvewright.kernel.ask import Candidates, Option, Question, Reason
from delvewright.kernel.board import Always, OrNone, Pieces, Seats, Starts, ThisCombat, ThisGame, ThisTurn
from delvewright.kernel.game import Game
from delvewright.kernel.lanes import LanedPosition
from delvewright.kernel.position import Position
from delvewright.kernel.settings import Setting
from delvewright.kernel.zones import Zones, seen_by_all, seen_by_none, seen_by_owner

__all__ = [
    "Always",
    "Candidates",
    "Game",
    "LanedPosition",
    "Option",
    "OrNone",
    "Pieces",
    "Position",
    "Question",
    "Reason",
    "Seats",
    "Setting",
    "Starts",
    "ThisCombat",
    "ThisGame",
    "ThisTurn",
    "Zones",
    "seen_by_all",
    "seen_by_none",
    "seen_by_owner",
]
