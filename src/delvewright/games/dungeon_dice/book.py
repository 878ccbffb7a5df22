"""Book: the numbers of the rulebook that no die shows, and the boxes they come in."""

from __future__ import annotations

from pathlib import Path

BOXES = {
    "core": "Core game",
    "kickstarter_exclusive": "KickStarter Exclusive Expansion",
    "five_player_booster": "Five-Player Booster Pack",
    "monster_pack": "Monster Pack",
    "familiar_pack": "Familiar Pack",
    "potion_pack": "Potion Pack",
    "thief_die": "Thief Die",
    "legendary": "Legendary",
    "guilds": "Guilds",
    "colosseum": "Colosseum",
    "lost_king": "The Lost King",
    "dual_artifact_pack": "Dual Artifact Pack",
    "boss_monsters": "Boss Monsters",
}
"""Every printed box by its short name. The names beyond the rulebook's five are public."""

OWN_SETS = sorted((Path(__file__).parent / "data/sets").glob("*.toml"))
"""Sets of one's own: each is a file, found by itself, and played with when it is named among the packs."""

SETS = {**BOXES, **{path.stem: path.stem.replace("_", " ").title() for path in OWN_SETS}}

MODES = {
    "core_only": ("core",),
    "standard": tuple(name for name in BOXES if name != "boss_monsters"),
    "epic": tuple(name for name in BOXES if name != "boss_monsters"),
}
"""The boxes of each way to play; bosses and the terrain die are modules of their own."""

TRACKERS = {"core_only": "tracker_standard", "standard": "tracker_standard", "epic": "tracker_epic"}
"""The experience tracker of each mode (DD-XP-5, DD-XP-6); the other kind stays in the box."""

PLAYERS = (2, 5)

FAME_TO_WIN = {"core_only": 4, "standard": 4, "epic": 7}
"""DD-WIN-2 and DD-WIN-3."""

COLOUR_FAME = {"blue": 0, "red": 1, "black": 2, "gold": 3, "boss": 1}
"""What a trophy or a tracker's number of that colour is worth (DD-WIN-7, DD-WIN-9, DD-XP-7)."""

EPIC_TROPHY_FAME = 1
STONE_FAME = 2
CURSED_FAME = (0, -1, 0, 0)
"""By the number of cursed artifacts owned (DD-WIN-11, DD-WIN-12); the third wins the game (DD-WIN-13)."""
CURSED_TO_WIN = 3

START_EQUIPMENT = 2
START_ITEMS = 2

HANDS = 2
ARMOR_SLOTS = 1
ASSISTANTS = 1
ASSISTANTS_IN_OPEN_SPACES = 2

ARTIFACT_PRICE = 5
"""Equipment dice for one random artifact (DD-EQUIP-7)."""
ARTIFACT_PRICE_AT_BAZAAR = 4
EQUIPMENT_PRICE_AT_BAZAAR = 3
"""One-use dice for one equipment die (DD-TRADE-6)."""

CURSE_PENALTY = 4
"""What the CURSE of the VOID spell takes from a total (DD-ABILITY-CURSE-1)."""

EPIC_COMBATS = 3
EPIC_HEARTS = 5
EPIC_FREE_WOUNDS = 1
"""Wounds an epic monster takes by itself in each combat (DD-EPIC-23)."""
EPIC_ARRIVAL_FAME = 4
"""In an epic game one appears when a player first has this much (DD-EPIC-2)."""

BOSS_ARRIVAL_FAME = {"core_only": 2, "standard": 2, "epic": 3}
"""Designed (OR-60): with the boss module the first boss comes when a player has this much."""
