"""The fields that board.py declares, written out by `python -m delvewright.lab.boards`: edit them there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from delvewright.kernel.board import Fields

if TYPE_CHECKING:
    from delvewright.games.thunderstone.board import Board


def begin(p: Board) -> None:
    p.ask = None
    p.drawn = None
    p.loaded = ()
    p.news = False
    p.result = ()
    p.rules = None
    p.sealed = ()
    p.seed = 0
    p.stack = ()
    p.ticks = [0] * 10
    p.told = None
    p.turn = 0
    p.waiting = ()
    p.campaign = ()
    clear_game(p)


def clear_game(p: Board) -> None:
    p.cast = ()
    p.known = ()
    p.turns = 0
    p.zones = [()] * 41
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
    new.cast = p.cast
    new.drawn = None
    new.known = p.known
    new.loaded = p.loaded
    new.news = p.news
    new.result = p.result
    new.rules = p.rules
    new.sealed = p.sealed
    new.seed = p.seed
    new.stack = p.stack
    new.ticks = p.ticks[:]
    new.told = None
    new.turn = p.turn
    new.turns = p.turns
    new.waiting = p.waiting
    new.zones = p.zones[:]
    new.campaign = p.campaign
    new.layout = p.layout
    new.breached = p.breached
    new.counters = p.counters
    new.ending = p.ending
    new.front = p.front
    new.leftover_depth = p.leftover_depth
    new.quarry = p.quarry
    new.skip_advance = p.skip_advance
    new.span = p.span
    new.stones = p.stones
    new.xp = p.xp[:]
    new.boosts = p.boosts
    new.borrowed = p.borrowed
    new.converted = p.converted
    new.doomed = p.doomed
    new.entered = p.entered
    new.foe = p.foe
    new.foe_rank = p.foe_rank
    new.fought = p.fought
    new.gold = p.gold
    new.guises = p.guises
    new.held = p.held
    new.immune = p.immune
    new.late = p.late
    new.left_out = p.left_out
    new.levelled = p.levelled
    new.offered = p.offered
    new.penance = p.penance
    new.purchases = p.purchases
    new.revealed = p.revealed
    new.shielded = p.shielded
    new.smiths = p.smiths
    new.stood = p.stood
    new.triumph = p.triumph
    new.used = p.used
    new.weakened = p.weakened
    new.weightless = p.weightless


NAMES = (
    "ask",
    "cast",
    "known",
    "loaded",
    "news",
    "result",
    "rules",
    "sealed",
    "seed",
    "stack",
    "ticks",
    "turn",
    "turns",
    "waiting",
    "zones",
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
LISTS = (
    "ticks",
    "zones",
    "xp",
)
ENDS = {
    "game": clear_game,
    "turn": clear_turn,
}
FIELDS = Fields(NAMES, LISTS, begin, copy, ENDS)
