"""The set-ups that the laws of the contract are tried on: every mode of Dungeon Dice."""

from __future__ import annotations

from typing import Any

OTHER_READINGS = {
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
    "duel_called_off": "turn_goes_on",
    "total_floor": False,
    "level_ignores_wounds": False,
}
DICE: dict[str, Any] = {"longest": 40}

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
    "core, 2 seats": (2, {**DICE, "mode": "core"}),
    "core, 5 seats": (5, {**DICE, "mode": "core"}),
    "standard, 3 seats": (3, DICE),
    "epic, 4 seats": (4, {**DICE, "mode": "epic"}),
    "terrain and bosses": (3, {**DICE, "dungeon_die": "random", "terrain": True, "bosses": True}),
    "usual offers": (4, {**DICE, "bargains": "templates", "dungeon_die": "B"}),
    "other readings": (3, {**DICE, **OTHER_READINGS, "bargains": "none"}),
}
