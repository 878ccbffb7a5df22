"""The set-ups that the laws of the contract are tried on: seats, difficulties and readings."""

from __future__ import annotations

from typing import Any

SHORT: dict[str, Any] = {"longest": 8}
OTHER_READINGS = {
    "die_faces": "nine",
    "wounds_per_hp": 1,
    "visit_cost": "gear",
    "destruction_boosts": True,
    "village_then_room": True,
    "location_at_zero_hp": False,
    "guardian_attacks": "once_revealed",
    "two_ranks": "both_or_none",
    "one_award": False,
    "spoils_shared": False,
    "discard_to_self": False,
    "level_down_from_stack": True,
    "threat_on_defeat": True,
    "starting_xp": "champions",
    "all_locations_ignore_barricades": True,
    "abilities_before_moving": True,
    "untyped_attack": "physical",
    "feast_rooms": "here",
}

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
    "alone": (1, SHORT),
    "two": (2, {**SHORT, "difficulty": "first_time"}),
    "three against Ezuzrius": (3, {**SHORT, "guardian": "ezuzrius_the_noble", "difficulty": "hard"}),
    "six": (6, {"longest": 4}),
    "one after the other": (3, {**SHORT, "sequential": True}),
    "with guilds": (2, {**SHORT, "guilds": True, "difficulty": "legendary"}),
    "other readings": (2, {**SHORT, **OTHER_READINGS}),
    "other readings, alone": (1, {**SHORT, **OTHER_READINGS, "difficulty": "hard"}),
}
