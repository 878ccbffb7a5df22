"""The fields that board.py declares, written out by `python -m delvewright.lab.boards`: edit them there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from delvewright.kernel.board import Fields

if TYPE_CHECKING:
    from delvewright.games.dungeon_dice.board import Board


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
    p.zones = [()] * 26
    p.asleep = ()
    p.boosted = []
    p.boosts_left = 0
    p.chest = -1
    p.claims = ()
    p.contracts = ()
    p.deals = 0
    p.epic_came = False
    p.experience = []
    p.faces = []
    p.famed = []
    p.first = 0
    p.gear = []
    p.hexed = -1
    p.hurt = []
    p.lost_here = ()
    p.offers = ()
    p.place = ""
    p.relics = False
    p.scant = ()
    p.sent = ()
    p.spent_round = ()
    p.stone = -1
    p.struck = ()
    p.tales = ()
    p.terrain = ""
    p.unwound = False
    p.wounded = ()
    clear_turn(p)


def clear_turn(p: Board) -> None:
    p.feared = ()
    p.fleet = False
    p.hands = ()
    p.kept = ()
    p.levels = ()
    p.locked = ()
    p.studied = ()
    p.used = ()
    p.warder = -1
    clear_combat(p)


def clear_combat(p: Board) -> None:
    p.bout = 0
    p.charmed = ()
    p.denied = ()
    p.dice = []
    p.early = ()
    p.extras = ()
    p.fallen = ()
    p.fighters = ()
    p.foe = -1
    p.foe_spells = ()
    p.frozen = ()
    p.gusted = False
    p.lasts = ()
    p.later = ()
    p.mode = ""
    p.performer = -1
    p.phase = 16
    p.prize = ()
    p.refused = ()
    p.rolled = ()
    p.spells_in = ()
    p.summoned = ()
    p.toads = ()


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
    new.asleep = p.asleep
    new.boosted = p.boosted[:]
    new.boosts_left = p.boosts_left
    new.chest = p.chest
    new.claims = p.claims
    new.contracts = p.contracts
    new.deals = p.deals
    new.epic_came = p.epic_came
    new.experience = p.experience[:]
    new.faces = p.faces[:]
    new.famed = p.famed[:]
    new.first = p.first
    new.gear = p.gear[:]
    new.hexed = p.hexed
    new.hurt = p.hurt[:]
    new.lost_here = p.lost_here
    new.offers = p.offers
    new.place = p.place
    new.relics = p.relics
    new.scant = p.scant
    new.sent = p.sent
    new.spent_round = p.spent_round
    new.stone = p.stone
    new.struck = p.struck
    new.tales = p.tales
    new.terrain = p.terrain
    new.unwound = p.unwound
    new.wounded = p.wounded
    new.feared = p.feared
    new.fleet = p.fleet
    new.hands = p.hands
    new.kept = p.kept
    new.levels = p.levels
    new.locked = p.locked
    new.studied = p.studied
    new.used = p.used
    new.warder = p.warder
    new.bout = p.bout
    new.charmed = p.charmed
    new.denied = p.denied
    new.dice = p.dice[:]
    new.early = p.early
    new.extras = p.extras
    new.fallen = p.fallen
    new.fighters = p.fighters
    new.foe = p.foe
    new.foe_spells = p.foe_spells
    new.frozen = p.frozen
    new.gusted = p.gusted
    new.lasts = p.lasts
    new.later = p.later
    new.mode = p.mode
    new.performer = p.performer
    new.phase = p.phase
    new.prize = p.prize
    new.refused = p.refused
    new.rolled = p.rolled
    new.spells_in = p.spells_in
    new.summoned = p.summoned
    new.toads = p.toads


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
    "asleep",
    "boosted",
    "boosts_left",
    "chest",
    "claims",
    "contracts",
    "deals",
    "epic_came",
    "experience",
    "faces",
    "famed",
    "first",
    "gear",
    "hexed",
    "hurt",
    "lost_here",
    "offers",
    "place",
    "relics",
    "scant",
    "sent",
    "spent_round",
    "stone",
    "struck",
    "tales",
    "terrain",
    "unwound",
    "wounded",
    "feared",
    "fleet",
    "hands",
    "kept",
    "levels",
    "locked",
    "studied",
    "used",
    "warder",
    "bout",
    "charmed",
    "denied",
    "dice",
    "early",
    "extras",
    "fallen",
    "fighters",
    "foe",
    "foe_spells",
    "frozen",
    "gusted",
    "lasts",
    "later",
    "mode",
    "performer",
    "phase",
    "prize",
    "refused",
    "rolled",
    "spells_in",
    "summoned",
    "toads",
)
LISTS = (
    "ticks",
    "zones",
    "boosted",
    "experience",
    "faces",
    "famed",
    "gear",
    "hurt",
    "dice",
)
ENDS = {
    "game": clear_game,
    "turn": clear_turn,
    "combat": clear_combat,
}
FIELDS = Fields(NAMES, LISTS, begin, copy, ENDS)
