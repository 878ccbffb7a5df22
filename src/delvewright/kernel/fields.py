"""The fields that position.py declares. Edit them there: `python -m delvewright.lab.boards` writes this."""

from __future__ import annotations

from typing import TYPE_CHECKING

from delvewright.kernel.board import Fields

if TYPE_CHECKING:
    from delvewright.kernel.position import Position


def begin(p: Position) -> None:
    p.ask = None
    p.drawn = None
    p.loaded = ()
    p.news = False
    p.result = ()
    p.rules = None
    p.sealed = ()
    p.seed = 0
    p.stack = ()
    p.ticks = [0] * p.STREAMS
    p.told = None
    p.turn = 0
    p.waiting = ()
    clear_game(p)


def clear_game(p: Position) -> None:
    p.cast = ()
    p.known = ()
    p.turns = 0
    p.zones = [()] * p.ZONES.count


def copy(p: Position, new: Position) -> None:
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
    new.ticks = p.ticks.copy()
    new.told = None
    new.turn = p.turn
    new.turns = p.turns
    new.waiting = p.waiting
    new.zones = p.zones.copy()


NAMES: tuple[str, ...] = (
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
)
LISTS: tuple[str, ...] = (
    "ticks",
    "zones",
)
ENDS = {
    "game": clear_game,
}
FIELDS: Fields = Fields(NAMES, LISTS, begin, copy, ENDS)
