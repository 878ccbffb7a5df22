"""The fields that board.py declares, written out by `python -m delvewright.lab.boards`: edit them there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from delvewright.kernel.board import Fields

if TYPE_CHECKING:
    from delvewright.games.dungeoneer.board import Board


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
    p.ticks = [0] * 13
    p.told = None
    p.turn = 0
    p.waiting = ()
    clear_game(p)


def clear_game(p: Board) -> None:
    p.cast = ()
    p.known = ()
    p.turns = 0
    p.zones = [()] * 60
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
    p.level = []
    p.life = []
    p.minions = ()
    p.movement = []
    p.peril = []
    p.phase = "setup"
    p.places = []
    p.reached = []
    p.stuck = []
    p.tipped = []
    p.tokens = ()
    p.turned = []
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
    p.winner = -1
    p.wounds = ()


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
    new.at = p.at[:]
    new.begun = p.begun
    new.combined = p.combined
    new.doors = p.doors
    new.dropped = p.dropped
    new.escorted = p.escorted
    new.glory = p.glory[:]
    new.goal = p.goal
    new.hosts = p.hosts
    new.hurt = p.hurt
    new.ice = p.ice
    new.lasting = p.lasting
    new.least_grade = p.least_grade
    new.level = p.level[:]
    new.life = p.life[:]
    new.minions = p.minions
    new.movement = p.movement[:]
    new.peril = p.peril[:]
    new.phase = p.phase
    new.places = p.places[:]
    new.reached = p.reached[:]
    new.stuck = p.stuck[:]
    new.tipped = p.tipped[:]
    new.tokens = p.tokens
    new.turned = p.turned[:]
    new.unlocked = p.unlocked
    new.assaults = p.assaults
    new.attacked = p.attacked
    new.bane = p.bane
    new.beaten = p.beaten
    new.bonus = p.bonus
    new.blow = p.blow
    new.dice = p.dice
    new.emptied = p.emptied
    new.faced = p.faced
    new.fight = p.fight
    new.felled_by = p.felled_by
    new.finished = p.finished
    new.forms = p.forms
    new.found = p.found
    new.group = p.group
    new.moved = p.moved
    new.quarry = p.quarry
    new.quelled = p.quelled
    new.roll = p.roll
    new.searched = p.searched
    new.set_down = p.set_down
    new.struck = p.struck
    new.tried = p.tried
    new.used = p.used
    new.visited = p.visited
    new.winner = p.winner
    new.wounds = p.wounds


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
    "winner",
    "wounds",
)
LISTS = (
    "ticks",
    "zones",
    "at",
    "glory",
    "level",
    "life",
    "movement",
    "peril",
    "places",
    "reached",
    "stuck",
    "tipped",
    "turned",
)
ENDS = {
    "game": clear_game,
    "turn": clear_turn,
}
FIELDS = Fields(NAMES, LISTS, begin, copy, ENDS)
