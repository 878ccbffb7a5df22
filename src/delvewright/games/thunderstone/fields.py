"""The fields that board.py declares. Edit them there: `python -m delvewright.lab.boards` writes this."""

from __future__ import annotations

from typing import TYPE_CHECKING

from delvewright.kernel import fields
from delvewright.kernel.board import Fields

if TYPE_CHECKING:
    from delvewright.games.thunderstone.board import Board


def begin(p: Board) -> None:
    fields.begin(p)
    p.campaign = ()
    clear_game(p)


def clear_game(p: Board) -> None:
    fields.clear_game(p)
    p.breached = ()
    p.counters = 0
    p.ending = False
    p.front = -1
    p.leftover_depth = -1
    p.quarry = -1
    p.skip_advance = False
    p.span = 3
    p.stones = 0
    p.xp = []
    clear_turn(p)


def clear_turn(p: Board) -> None:
    p.boosts = ()
    p.borrowed = ()
    p.converted = ()
    p.doomed = ()
    p.entered = False
    p.foe = -1
    p.foe_rank = -1
    p.fought = False
    p.gold = 0
    p.guises = ()
    p.held = ()
    p.immune = ()
    p.late = ()
    p.left_out = -1
    p.levelled = ()
    p.offered = ()
    p.penance = False
    p.purchases = 0
    p.revealed = False
    p.shielded = ()
    p.smiths = 0
    p.stood = False
    p.triumph = False
    p.used = ()
    p.weakened = ()
    p.weightless = False


def copy(p: Board, new: Board) -> None:
    new.ask = p.ask
    new.boosts = p.boosts
    new.borrowed = p.borrowed
    new.breached = p.breached
    new.campaign = p.campaign
    new.cast = p.cast
    new.converted = p.converted
    new.counters = p.counters
    new.doomed = p.doomed
    new.drawn = None
    new.ending = p.ending
    new.entered = p.entered
    new.foe = p.foe
    new.foe_rank = p.foe_rank
    new.fought = p.fought
    new.front = p.front
    new.gold = p.gold
    new.guises = p.guises
    new.held = p.held
    new.immune = p.immune
    new.known = p.known
    new.late = p.late
    new.layout = p.layout
    new.left_out = p.left_out
    new.leftover_depth = p.leftover_depth
    new.levelled = p.levelled
    new.loaded = p.loaded
    new.news = p.news
    new.offered = p.offered
    new.penance = p.penance
    new.purchases = p.purchases
    new.quarry = p.quarry
    new.result = p.result
    new.revealed = p.revealed
    new.rules = p.rules
    new.sealed = p.sealed
    new.seed = p.seed
    new.shielded = p.shielded
    new.skip_advance = p.skip_advance
    new.smiths = p.smiths
    new.span = p.span
    new.stack = p.stack
    new.stones = p.stones
    new.stood = p.stood
    new.ticks = p.ticks.copy()
    new.told = None
    new.triumph = p.triumph
    new.turn = p.turn
    new.turns = p.turns
    new.used = p.used
    new.waiting = p.waiting
    new.weakened = p.weakened
    new.weightless = p.weightless
    new.xp = p.xp.copy()
    new.zones = p.zones.copy()


NAMES: tuple[str, ...] = (
    *fields.NAMES,
    "campaign",
    "layout",
    "breached",
    "counters",
    "ending",
    "front",
    "leftover_depth",
    "quarry",
    "skip_advance",
    "span",
    "stones",
    "xp",
    "boosts",
    "borrowed",
    "converted",
    "doomed",
    "entered",
    "foe",
    "foe_rank",
    "fought",
    "gold",
    "guises",
    "held",
    "immune",
    "late",
    "left_out",
    "levelled",
    "offered",
    "penance",
    "purchases",
    "revealed",
    "shielded",
    "smiths",
    "stood",
    "triumph",
    "used",
    "weakened",
    "weightless",
)
LISTS: tuple[str, ...] = (
    *fields.LISTS,
    "xp",
)
ENDS = {
    "game": clear_game,
    "turn": clear_turn,
}
FIELDS: Fields = Fields(NAMES, LISTS, begin, copy, ENDS)
