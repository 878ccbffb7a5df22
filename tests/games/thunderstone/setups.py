"""The set-ups that the laws of the contract are tried on: every mode, campaign and layout of Thunderstone."""

from __future__ import annotations

from typing import Any

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

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
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
}
