"""The tables the contract is tried at: every registered game, and the toy game that uses the whole kernel."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from typing import Any

from tests.kernel.toy import LOTS_GAME

from delvewright.kernel.game import Game
from delvewright.kernel.record import Sitting
from delvewright.lab.soak import with_views


@dataclass(frozen=True)
class Table:
    """A game and one way to set it up."""

    game: Game
    name: str
    seats: int
    settings: dict[str, Any]

    def __hash__(self) -> int:
        return hash((self.game.id, self.name))

    def start(self, seed: int) -> Any:
        return self.game.start(self.seats, seed, **self.settings)


WRATH: dict[str, Any] = {"packs": ("wrath",), "longest": 80}
CAMPAIGN = {**WRATH, "longest": 40}
OTHER_READINGS = {
    "level_up": "before_buy",
    "level_limit": "card",
    "destroyed_barkeep_gold": True,
    "strength_loss_unequips": False,
    "breach_after_draw": True,
    "breach_resets_when_returned": True,
    "floor_hero_at_zero": True,
    "stone_check": "end_of_turn",
    "siren_discards": False,
    "sage_hero_xp": False,
    "zero_gold_counts": False,
    "zero_strength_kills": True,
    "claymore_needs_gap": True,
    "fallen_are_rewarded": True,
    "shown_elixir_counts": False,
}

OTHER_DICE_READINGS = {
    "tie": "loss",
    "symbol_use": "ability",
    "stun_in_armor_phase": False,
    "stun_spell_for_number": False,
    "focus_symbol_extra": True,
    "spell_once_for_both": False,
    "place_gives_immunity": False,
    "hammer_denies": "armor",
    "pain_when_lost": False,
    "throw_needs_symbol": True,
    "gnome_fame": False,
    "bare_fists_need_bare_hands": False,
    "reward_face_extras": True,
    "boost_supply": "unlimited",
    "wounds_beyond_last": True,
    "gear_roll_symbols": "none",
    "total_floor": False,
    "level_ignores_wounds": False,
}
DICE: dict[str, Any] = {"longest": 40}

SETUPS: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "thunderstone": {
        "base, 2 seats": (2, {}),
        "base, 5 seats": (5, {}),
        "first game": (3, {"layout": "first_game"}),
        "Wrath, 2 seats": (2, WRATH),
        "Wrath, 4 seats": (4, {**WRATH, "stone": "both", "more_militia": True, "monster_groups": 4}),
        "first Wrath": (3, {**WRATH, "layout": "first_wrath"}),
        "high fantasy": (2, {**WRATH, "layout": "high_fantasy"}),
        "holy war": (2, {**WRATH, "layout": "holy_war"}),
        "elemental fury": (2, {**WRATH, "layout": "elemental_fury"}),
        "cut-throat": (5, {**WRATH, "layout": "cut_throat"}),
        "other readings": (3, {**WRATH, **OTHER_READINGS}),
        "epic": (3, {**WRATH, "variant": "epic"}),
        "dungeon crawl": (2, {**CAMPAIGN, "variant": "dungeon_crawl"}),
        "trackdown": (2, {**CAMPAIGN, "variant": "trackdown"}),
        "odyssey": (3, {**CAMPAIGN, "variant": "odyssey"}),
        "prowling": (3, {"variant": "prowling"}),
        "solo": (1, {"variant": "solo_normal"}),
        "solo warrior": (1, {**WRATH, "variant": "solo_warrior"}),
        "solo nightmare": (1, {**WRATH, "variant": "solo_nightmare"}),
    },
    "dungeon_dice": {
        "core, 2 seats": (2, {**DICE, "mode": "core"}),
        "core, 5 seats": (5, {**DICE, "mode": "core"}),
        "standard, 3 seats": (3, DICE),
        "epic, 4 seats": (4, {**DICE, "mode": "epic"}),
        "terrain and bosses": (3, {**DICE, "dungeon_die": "random", "terrain": True, "bosses": True}),
        "usual offers": (4, {**DICE, "bargains": "templates", "dungeon_die": "B"}),
        "other readings": (3, {**DICE, **OTHER_DICE_READINGS, "bargains": "none"}),
    },
    "lots": {
        "2 seats": (2, {}),
        "3 seats": (3, {"hand": 0}),
        "4 seats": (4, {"rounds": 6, "hand": 3}),
    },
}
"""A game without a list of its own is tried as it starts by default."""


def registered() -> list[Game]:
    """Every game there is, with its views where it has any."""
    rooms = iter_modules(import_module("delvewright.games").__path__)
    return [with_views(import_module(f"delvewright.games.{room.name}").GAME) for room in rooms]


def tables(games: list[Game]) -> list[Table]:
    found = []
    for game in games:
        setups = SETUPS.get(game.id) or {"by default": (game.seats[0], {})}
        found += [Table(game, f"{game.id}: {name}", *setup) for name, setup in setups.items()]
    return found


GAMES = [*registered(), LOTS_GAME]
TABLES = tables(GAMES)


@cache
def played(table: Table, seed: int = 1) -> Sitting:
    """One random game, every position kept; nobody may change them."""
    luck = Random(seed)
    sitting = Sitting(table.game, table.seats, seed, **table.settings)
    while sitting.state.ask is not None:
        ask = luck.choice(sitting.state.asks)
        sitting.answer(luck.choice(ask.options), ask.seat)
    return sitting


def games_played(table: Table) -> list[Sitting]:
    return [played(table, seed) for seed in (1, 2)]


def positions(table: Table) -> list[Any]:
    """Every position of those games in which something is asked."""
    return [state for sitting in games_played(table) for state in sitting.positions if state.ask is not None]
