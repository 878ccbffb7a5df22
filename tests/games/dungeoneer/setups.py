"""The set-ups that the laws of the contract are tried on: sets, grades and options of Dungeoneer."""

from __future__ import annotations

from typing import Any

SHORT: dict[str, Any] = {"longest": 16}
BOTH = {**SHORT, "packs": ("crypt", "marches")}
ALL = {**SHORT, "packs": ("crypt", "marches", "night")}
OPTIONS = {
    "pick_hero": True,
    "unbiased_placement": True,
    "restricted_movement": True,
    "reincarnation": True,
    "spike_dodging": True,
    "optional_discard": True,
}
OTHER_READINGS = {
    "square_tiles": True,
    "reward": "once",
    "pack_heals": True,
    "pack_limit": 1,
    "replace_personal": True,
    "quest_ends_phase": False,
    "hero_counter_challenge": False,
    "attack_together": False,
    "one_group": False,
    "open_against_wall": False,
    "may_close": True,
    "obstacles_again": False,
    "tipped": "cannot_move",
    "hero_forms": "any",
    "hit_effect_on_counter": False,
    "slay_wounds_stay": False,
    "free_search": True,
    "one_a_slot": False,
    "empty_hand_discards": True,
    "start_collects": True,
    "failed_try": "others_roll",
    "peril_to_oneself": False,
    "reward_wounds": "all",
    "score_floor": False,
    "shift_is_entering": False,
}

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
    "Sunken Crypt, 2 seats": (2, SHORT),
    "Sunken Crypt, 4 seats": (4, SHORT),
    "Haunted Marches, 3 seats": (3, {**SHORT, "packs": ("marches",)}),
    "both sets, 6 seats": (6, BOTH),
    "both sets, one Map deck": (2, {**BOTH, "two_map_decks": False}),
    "epic": (3, {**ALL, "grade": "epic"}),
    "campaign": (3, {**ALL, "grade": "campaign"}),
    "campaign, other readings": (2, {**ALL, "grade": "campaign", "stacking": "sum", "epic_cards": "later"}),
    "optional rules": (3, {**SHORT, **OPTIONS}),
    "no Personal Quests": (3, {**SHORT, "no_personal_quests": True}),
    "Revealed Map": (3, {**SHORT, "revealed_map": True}),
    "other readings": (3, {**SHORT, "packs": ("marches",), **OTHER_READINGS}),
}
