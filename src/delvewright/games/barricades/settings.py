"""What a set-up of Barricades Mode may say: cards, difficulty, how it is played, and the chosen readings."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades.kinds import DIFFICULTIES, GUARDIANS, SETUPS
from delvewright.kernel.settings import Setting, rules_of

YES_NO = (True, False)


def _cards(default: Any, help: str, rule: str, choices: tuple[str, ...] | None = None) -> Setting:
    return Setting(default, help, choices, rule, part="cards")


def _reading(default: Any, help: str, rule: str, choices: tuple[Any, ...] = YES_NO) -> Setting:
    return Setting(default, help, choices, rule, part="readings")


SETTINGS: dict[str, Setting] = {
    "layout": _cards(
        "random",
        "Which stacks, Monsters and rooms: by chance, or a recommended set-up.",
        "BQ-BASE-49",
        ("random", *SETUPS),
    ),
    "guardian": _cards(
        "random",
        "The Guardian; random is that of the layout, or by chance.",
        "BQ-GUARD-01",
        ("random", *GUARDIANS),
    ),
    "packs": _cards((), "Packs of your own, by their folders (--pack).", "BQ-SETUP-17"),
    "pick": _cards(
        (),
        "Stacks, Monster groups and rooms that must be in the game, by name (e.g. Edlin, Rapier, Mine).",
        "BQ-SETUP-17",
    ),
    "ban": _cards((), "Stacks, Monster groups and rooms that must not be in the game.", "BQ-SETUP-17"),
    "classes": _cards(
        (),
        "Prestige classes of the Champions, seat by seat, by name; whoever is not named one chooses.",
        "BQ-SETUP-03",
    ),
    "difficulty": Setting(
        "medium",
        "How hard it is: from better starting decks to advanced chits and few locations to lose.",
        tuple(DIFFICULTIES),
        "BQ-DIFF-03",
    ),
    "longest": Setting(
        60, "Call a game off, not won, after this many turns (0: never).", rule="BQ-END-05", least=0
    ),
    "guilds": Setting(
        False, "Each Champion chooses a Guild Sponsorship, or none.", YES_NO, "BQ-SETUP-09", part="options"
    ),
    "sequential": Setting(
        False,
        "Champions act one at a time within each phase, and not all at once.",
        YES_NO,
        "BQ-TURN-09",
        part="options",
    ),
    "die_faces": _reading(
        "twelve",
        "Sides of a Guardian die: twelve with four attacks, or nine with one, of a row drawn by chance.",
        "BQ-OPEN-01",
        ("twelve", "nine"),
    ),
    "wounds_per_hp": _reading(2, "Wounds that cost 1 HP.", "BQ-OPEN-02", (2, 1)),
    "visit_cost": _reading(
        "xp",
        "What an advanced chit asks for a visit: 1 XP, or 1 Gear token.",
        "BQ-OPEN-03",
        ("xp", "gear"),
    ),
    "destruction_boosts": _reading(
        False, "Destruction dice raise the Guardian's Health as well.", "BQ-OPEN-05"
    ),
    "village_then_room": _reading(
        False, "After a Village Phase a Champion goes on from the room he came from.", "BQ-OPEN-07"
    ),
    "location_at_zero_hp": _reading(
        True, "At 0 HP the text of a location works, and not only the Champion board.", "BQ-OPEN-10"
    ),
    "guardian_attacks": _reading(
        "from_the_start",
        "Since when the Guardian's attacks strike.",
        "BQ-OPEN-16",
        ("from_the_start", "once_revealed"),
    ),
    "two_ranks": _reading(
        "one_will_do",
        "Of two Ranks earned at once, the first may be paid alone, or it is both or none.",
        "BQ-OPEN-17",
        ("one_will_do", "both_or_none"),
    ),
    "one_award": _reading(
        True, "One award of Ranks a turn, the better one; if not, both conditions count.", "BQ-OPEN-18"
    ),
    "spoils_shared": _reading(
        True,
        "Spoils of Monster and room are for one member of a Party each; if not, for every member.",
        "BQ-OPEN-20",
    ),
    "underdogs_level": _reading(
        4, "The level of the Heroes that The Underdogs do without.", "BQ-OPEN-28", (4, 1)
    ),
    "b_team_level": _reading(3, "The lowest level that is too high for The B Team.", "BQ-OPEN-28", (3, 2)),
    "champions_level": _reading(3, "The lowest level that counts for The Champions.", "BQ-OPEN-28", (3, 2)),
    "slugfest_needs_win": _reading(False, "Slugfest is for won games only.", "BQ-OPEN-29"),
    "fisticuffs_daggers": _reading(True, "For Fisticuffs the Daggers must be gone, too.", "BQ-OPEN-29"),
    "discard_to_self": _reading(
        True,
        "Solo, a card discarded left or right goes to the own pile; if not, that can not be done.",
        "BQ-OPEN-31",
    ),
    "level_down_from_stack": _reading(
        False, "The lower level of a Hero may come from its stack, too.", "BQ-OPEN-32"
    ),
    "threat_on_defeat": _reading(
        False, "Each defeat of the Guardian moves the Threat on by a space, too.", "BQ-OPEN-34"
    ),
    "starting_xp": _reading(
        "none",
        "XP to begin with: none, or as many as there are Champions.",
        "BQ-OPEN-35",
        ("none", "champions"),
    ),
    "all_locations_ignore_barricades": _reading(
        False, "Barricades do not stop chits that every location gains.", "BQ-OPEN-37"
    ),
    "abilities_before_moving": _reading(
        False, "Dungeon abilities come before the first step, but for those of the battle.", "BQ-OPEN-40"
    ),
    "untyped_attack": _reading(
        "hero",
        "Attack without a type is of the type of the Hero who gets it, or physical.",
        "BQ-OPEN-44",
        ("hero", "physical"),
    ),
    "feast_rooms": _reading(
        "own",
        "Monsters battled together each keep what their own room adds, or have what is added here.",
        "BQ-OPEN-45",
        ("own", "here"),
    ),
}

Rules = rules_of(SETTINGS)
"""The settings of one game, shared by all its positions."""
