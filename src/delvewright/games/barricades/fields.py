"""The fields that board.py declares. Edit them there: `python -m delvewright.lab.boards` writes this."""

from __future__ import annotations

from typing import TYPE_CHECKING

from delvewright.kernel import fields
from delvewright.kernel.board import Fields

if TYPE_CHECKING:
    from delvewright.games.barricades.board import Board


def begin(p: Board) -> None:
    fields.begin(p)
    p.lanes = ()
    p.trunk = ()
    p.forks = 0
    clear_game(p)


def clear_game(p: Board) -> None:
    fields.clear_game(p)
    p.active = ()
    p.at = []
    p.gear = []
    p.guardian = 0
    p.hurt = 0
    p.left = ()
    p.omens = 0
    p.rank = []
    p.revealed = False
    p.slain = False
    p.space = 0
    p.wounds = []
    p.xp = []
    clear_turn(p)


def clear_turn(p: Board) -> None:
    p.aims = ()
    p.alarmed = ()
    p.battles = ()
    p.boosts = ()
    p.cheaper = ()
    p.deeds = ()
    p.delving = False
    p.dice = ()
    p.eyes = ()
    p.fought = ()
    p.gifts = ()
    p.go = 0
    p.horde = 0
    p.invited = ()
    p.kept = ()
    p.lent = ()
    p.lost_hp = ()
    p.magical = ()
    p.more_dice = ()
    p.offered = ()
    p.parties = ()
    p.played = ()
    p.pledged = ()
    p.quelled = 0
    p.ready = ()
    p.requests = ()
    p.resolved = ()
    p.shored = 0
    p.softened = ()
    p.spent_light = ()
    p.unclassed = ()
    p.used = ()
    p.visits = ()
    p.wielded = ()


def copy(p: Board, new: Board) -> None:
    new.active = p.active
    new.aims = p.aims
    new.alarmed = p.alarmed
    new.ask = p.ask
    new.at = p.at.copy()
    new.battles = p.battles
    new.boosts = p.boosts
    new.cast = p.cast
    new.cheaper = p.cheaper
    new.deeds = p.deeds
    new.delving = p.delving
    new.dice = p.dice
    new.drawn = None
    new.eyes = p.eyes
    new.forks = p.forks
    new.fought = p.fought
    new.gear = p.gear.copy()
    new.gifts = p.gifts
    new.go = p.go
    new.guardian = p.guardian
    new.horde = p.horde
    new.hurt = p.hurt
    new.invited = p.invited
    new.kept = p.kept
    new.known = p.known
    new.lanes = p.lanes
    new.left = p.left
    new.lent = p.lent
    new.loaded = p.loaded
    new.lost_hp = p.lost_hp
    new.magical = p.magical
    new.more_dice = p.more_dice
    new.news = p.news
    new.offered = p.offered
    new.omens = p.omens
    new.parties = p.parties
    new.played = p.played
    new.pledged = p.pledged
    new.quelled = p.quelled
    new.rank = p.rank.copy()
    new.ready = p.ready
    new.requests = p.requests
    new.resolved = p.resolved
    new.result = p.result
    new.revealed = p.revealed
    new.rules = p.rules
    new.sealed = p.sealed
    new.seed = p.seed
    new.shored = p.shored
    new.slain = p.slain
    new.softened = p.softened
    new.space = p.space
    new.spent_light = p.spent_light
    new.stack = p.stack
    new.ticks = p.ticks.copy()
    new.told = None
    new.trunk = p.trunk
    new.turn = p.turn
    new.turns = p.turns
    new.unclassed = p.unclassed
    new.used = p.used
    new.visits = p.visits
    new.waiting = p.waiting
    new.wielded = p.wielded
    new.wounds = p.wounds.copy()
    new.xp = p.xp.copy()
    new.zones = p.zones.copy()


NAMES: tuple[str, ...] = (
    *fields.NAMES,
    "lanes",
    "trunk",
    "forks",
    "active",
    "at",
    "gear",
    "guardian",
    "hurt",
    "left",
    "omens",
    "rank",
    "revealed",
    "slain",
    "space",
    "wounds",
    "xp",
    "aims",
    "alarmed",
    "battles",
    "boosts",
    "cheaper",
    "deeds",
    "delving",
    "dice",
    "eyes",
    "fought",
    "gifts",
    "go",
    "horde",
    "invited",
    "kept",
    "lent",
    "lost_hp",
    "magical",
    "more_dice",
    "offered",
    "parties",
    "played",
    "pledged",
    "quelled",
    "ready",
    "requests",
    "resolved",
    "shored",
    "softened",
    "spent_light",
    "unclassed",
    "used",
    "visits",
    "wielded",
)
LISTS: tuple[str, ...] = (
    *fields.LISTS,
    "at",
    "gear",
    "rank",
    "wounds",
    "xp",
)
ENDS = {
    "game": clear_game,
    "turn": clear_turn,
}
FIELDS: Fields = Fields(NAMES, LISTS, begin, copy, ENDS)
