"""The fields that board.py declares. Edit them there: `python -m delvewright.lab.boards` writes this."""

from __future__ import annotations

from typing import TYPE_CHECKING

from delvewright.kernel import fields
from delvewright.kernel.board import Fields

if TYPE_CHECKING:
    from delvewright.games.dungeoneer.board import Board


def begin(p: Board) -> None:
    fields.begin(p)
    clear_game(p)


def clear_game(p: Board) -> None:
    fields.clear_game(p)
    p.at = []
    p.begun = ()
    p.combined = False
    p.doors = ()
    p.dropped = ()
    p.escorted = ()
    p.glory = []
    p.goal = 1
    p.hosts = ()
    p.hurt = ()
    p.ice = ()
    p.lasting = ()
    p.least_grade = 0
    p.level = ()
    p.life = []
    p.minions = ()
    p.movement = []
    p.peril = []
    p.phase = "setup"
    p.places = ()
    p.reached = ()
    p.stuck = ()
    p.tipped = ()
    p.tokens = ()
    p.turned = ()
    p.unlocked = ()
    clear_turn(p)


def clear_turn(p: Board) -> None:
    p.assaults = ()
    p.attacked = ()
    p.bane = -1
    p.beaten = -1
    p.bonus = ()
    p.blow = 0
    p.dice = ()
    p.emptied = -1
    p.faced = None
    p.fight = None
    p.felled_by = -1
    p.finished = False
    p.forms = ()
    p.found = ()
    p.group = ()
    p.moved = False
    p.quarry = -1
    p.quelled = ()
    p.roll = None
    p.searched = ()
    p.set_down = ()
    p.struck = None
    p.tried = ()
    p.used = ()
    p.visited = ()
    p.wounds = ()


def copy(p: Board, new: Board) -> None:
    new.ask = p.ask
    new.assaults = p.assaults
    new.at = p.at.copy()
    new.attacked = p.attacked
    new.bane = p.bane
    new.beaten = p.beaten
    new.begun = p.begun
    new.blow = p.blow
    new.bonus = p.bonus
    new.cast = p.cast
    new.combined = p.combined
    new.dice = p.dice
    new.doors = p.doors
    new.drawn = None
    new.dropped = p.dropped
    new.emptied = p.emptied
    new.escorted = p.escorted
    new.faced = p.faced
    new.felled_by = p.felled_by
    new.fight = p.fight
    new.finished = p.finished
    new.forms = p.forms
    new.found = p.found
    new.glory = p.glory.copy()
    new.goal = p.goal
    new.group = p.group
    new.hosts = p.hosts
    new.hurt = p.hurt
    new.ice = p.ice
    new.known = p.known
    new.lasting = p.lasting
    new.least_grade = p.least_grade
    new.level = p.level
    new.life = p.life.copy()
    new.loaded = p.loaded
    new.minions = p.minions
    new.moved = p.moved
    new.movement = p.movement.copy()
    new.news = p.news
    new.peril = p.peril.copy()
    new.phase = p.phase
    new.places = p.places
    new.quarry = p.quarry
    new.quelled = p.quelled
    new.reached = p.reached
    new.result = p.result
    new.roll = p.roll
    new.rules = p.rules
    new.sealed = p.sealed
    new.searched = p.searched
    new.seed = p.seed
    new.set_down = p.set_down
    new.stack = p.stack
    new.struck = p.struck
    new.stuck = p.stuck
    new.ticks = p.ticks.copy()
    new.tipped = p.tipped
    new.tokens = p.tokens
    new.told = None
    new.tried = p.tried
    new.turn = p.turn
    new.turned = p.turned
    new.turns = p.turns
    new.unlocked = p.unlocked
    new.used = p.used
    new.visited = p.visited
    new.waiting = p.waiting
    new.wounds = p.wounds
    new.zones = p.zones.copy()


NAMES: tuple[str, ...] = (
    *fields.NAMES,
    "at",
    "begun",
    "combined",
    "doors",
    "dropped",
    "escorted",
    "glory",
    "goal",
    "hosts",
    "hurt",
    "ice",
    "lasting",
    "least_grade",
    "level",
    "life",
    "minions",
    "movement",
    "peril",
    "phase",
    "places",
    "reached",
    "stuck",
    "tipped",
    "tokens",
    "turned",
    "unlocked",
    "assaults",
    "attacked",
    "bane",
    "beaten",
    "bonus",
    "blow",
    "dice",
    "emptied",
    "faced",
    "fight",
    "felled_by",
    "finished",
    "forms",
    "found",
    "group",
    "moved",
    "quarry",
    "quelled",
    "roll",
    "searched",
    "set_down",
    "struck",
    "tried",
    "used",
    "visited",
    "wounds",
)
LISTS: tuple[str, ...] = (
    *fields.LISTS,
    "at",
    "glory",
    "life",
    "movement",
    "peril",
)
ENDS = {
    "game": clear_game,
    "turn": clear_turn,
}
FIELDS: Fields = Fields(NAMES, LISTS, begin, copy, ENDS)
