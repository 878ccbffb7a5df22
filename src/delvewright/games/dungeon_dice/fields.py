"""The fields that board.py declares. Edit them there: `python -m delvewright.lab.boards` writes this."""

from __future__ import annotations

from typing import TYPE_CHECKING

from delvewright.kernel import fields
from delvewright.kernel.board import Fields

if TYPE_CHECKING:
    from delvewright.games.dungeon_dice.board import Board


def begin(p: Board) -> None:
    fields.begin(p)
    clear_game(p)


def clear_game(p: Board) -> None:
    fields.clear_game(p)
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
    new.asleep = p.asleep
    new.boosted = p.boosted.copy()
    new.boosts_left = p.boosts_left
    new.bout = p.bout
    new.cast = p.cast
    new.charmed = p.charmed
    new.chest = p.chest
    new.claims = p.claims
    new.contracts = p.contracts
    new.deals = p.deals
    new.denied = p.denied
    new.dice = p.dice.copy()
    new.drawn = None
    new.early = p.early
    new.epic_came = p.epic_came
    new.experience = p.experience.copy()
    new.extras = p.extras
    new.faces = p.faces.copy()
    new.fallen = p.fallen
    new.famed = p.famed.copy()
    new.feared = p.feared
    new.fighters = p.fighters
    new.first = p.first
    new.fleet = p.fleet
    new.foe = p.foe
    new.foe_spells = p.foe_spells
    new.frozen = p.frozen
    new.gear = p.gear.copy()
    new.gusted = p.gusted
    new.hands = p.hands
    new.hexed = p.hexed
    new.hurt = p.hurt.copy()
    new.kept = p.kept
    new.known = p.known
    new.lasts = p.lasts
    new.later = p.later
    new.levels = p.levels
    new.loaded = p.loaded
    new.locked = p.locked
    new.lost_here = p.lost_here
    new.mode = p.mode
    new.news = p.news
    new.offers = p.offers
    new.performer = p.performer
    new.phase = p.phase
    new.place = p.place
    new.prize = p.prize
    new.refused = p.refused
    new.relics = p.relics
    new.result = p.result
    new.rolled = p.rolled
    new.rules = p.rules
    new.scant = p.scant
    new.sealed = p.sealed
    new.seed = p.seed
    new.sent = p.sent
    new.spells_in = p.spells_in
    new.spent_round = p.spent_round
    new.stack = p.stack
    new.stone = p.stone
    new.struck = p.struck
    new.studied = p.studied
    new.summoned = p.summoned
    new.tales = p.tales
    new.terrain = p.terrain
    new.ticks = p.ticks.copy()
    new.toads = p.toads
    new.told = None
    new.turn = p.turn
    new.turns = p.turns
    new.unwound = p.unwound
    new.used = p.used
    new.waiting = p.waiting
    new.warder = p.warder
    new.wounded = p.wounded
    new.zones = p.zones.copy()


NAMES: tuple[str, ...] = (
    *fields.NAMES,
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
LISTS: tuple[str, ...] = (
    *fields.LISTS,
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
FIELDS: Fields = Fields(NAMES, LISTS, begin, copy, ENDS)
