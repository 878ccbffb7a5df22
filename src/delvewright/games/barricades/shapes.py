"""The shapes of what a position holds besides plain values."""

from __future__ import annotations

from typing import NamedTuple

from delvewright.games.barricades.board import NONE
from delvewright.kernel.board import Pairs, Pieces, Seats


class Boost(NamedTuple):
    """What an effect gives until the turn ends: to one piece, or with target NONE to the Champion."""

    source: int
    seat: int
    target: int
    physical: int = 0
    magic: int = 0
    skill: int = 0
    armed: int = 0  # physical Attack more while the Hero wields a Weapon
    light: int = 0
    gold: int = 0
    hp: int = 0
    purchases: int = 0  # cards one may buy besides
    mills: int = 0  # cards more that effects discard from the own deck


class Deed(NamedTuple):
    """Something a Champion did this turn that Ranks and effects ask about."""

    seat: int
    what: int  # one of the deeds of board.py
    number: int = 0
    piece: int = NONE


class Party(NamedTuple):
    leader: int
    members: Seats  # the leader first


class Battle(NamedTuple):
    """A battle of this turn, from when it is joined until its rewards are shared out."""

    leader: int
    members: Seats
    node: int
    foes: Pieces
    nodes: tuple[int, ...]  # where each foe lives
    rolled: Pairs = ()  # (foe or room, what its dice came to)
    pending: int = 0  # members who have not yet come to the next step
    won: bool = False
    over: bool = False  # compared, Wounds taken
    wounds: int = 0  # tokens for each member
    xp: int = 0  # what is left of the rewards to share
    gear: tuple[int, ...] = ()
    treasures: Pieces = ()  # seen, not yet taken


class Left(NamedTuple):
    """Something that waits in a room for its next battle on a later turn (BQ-LEX-11/12)."""

    node: int
    what: str  # "xp", "wound", or the id of a Gear token
    number: int
    turn: int
