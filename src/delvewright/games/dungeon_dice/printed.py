"""Printed: the strict schema of the data files. Whatever else stands in a table is an error."""

from __future__ import annotations

import msgspec

TYPES = (
    "level",
    "tracker",
    "spell",
    "equipment",
    "artifact",
    "legendary",
    "cursed",
    "one_use",
    "relic",
    "monster",
    "class",
    "familiar",
    "shrine",
    "trap",
    "event",
    "epic",
    "boss",
    "location",
    "terrain",
)
BAGS = ("setup", "item", "equipment", "artifact", "encounter", "epic")
GRADES = ("", "grey", "black", "purple", "artifact", "legendary")
SLOTS = ("none", "weapon", "armor")
OCCASIONS = (
    "combat",
    "before_combat",
    "own_turn_before_combat",
    "own_turn_outside_combat",
    "other_players_combat",
    "other_players_combat_once_per_round",
    "duel",
    "colosseum_fight",
    "every_combat_forced",
)
CHAPTERS = (
    "levels",
    "spells",
    "equipment",
    "artifacts",
    "items",
    "monsters",
    "classes",
    "familiars",
    "events",
    "epic",
    "bosses",
    "places",
)
PARAMETERS = ("", "hearts", "times", "max_level", "threshold", "n", "variant")
LEVEL_CHANGE = "LEVEL_CHANGE"
"""The one immunity that is no ability: to STRENGTH, POISON and every other change of level."""


class Ability(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """A symbol: what it does in our own words, and the facts about it that rules ask for."""

    name: str
    text: str
    timing: tuple[str, ...]
    target: str
    kind: tuple[str, ...]
    rule: str
    provenance: str
    id: str = ""
    users: tuple[str, ...] = ("hero",)
    optional: bool = True
    limit: str = "symbol"
    """How often: each shown symbol once a turn, or once a round, combat, turn, own turn, chest, staff."""
    param: str = ""
    variants: dict[str, str] = {}
    """The variants of BAD LUCK; a symbol's parameter is the position in this list."""
    immunity: bool = False
    """A monster with this ability is immune to it (DD-IMMUNE-1)."""
    spell_number: str = ""
    """What the number on the spell die does to the target's total: add or sub."""
    marks: str = ""
    """The kind of equipment a die with this symbol is (DD-EQUIP-9)."""
    inherent: str = ""
    """Usable without a roll while the die is "equipped" or merely "owned"."""
    armor: bool = False
    counts_as_spell: bool = False
    grants: tuple[str, ...] = ()
    counts_as: tuple[str, ...] = ()
    requires: str = ""
    stunnable: bool = True
    affects_epic: bool = True
    duel_turn: bool = True
    """Using it costs the turn of a duelist."""
    note: str = ""


class Location(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """One side of a Dungeon die."""

    name: str
    die: str
    text: str
    monsters_gain: tuple[str, ...]
    natural_users_extra_use: bool
    rewards: tuple[str, ...]
    rule: str
    provenance: str
    id: str = ""
    bonus: str = ""
    bonus_needs: str = ""
    """The equipment that earns the BONUS; empty: nothing is needed, or there is no bonus."""


class Terrain(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """One side of the terrain die."""

    name: str
    text: str
    rule: str
    provenance: str
    id: str = ""


class TrophyPower(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an epic trophy lets its owner do: how often, and where the owner must stand."""

    use: str
    per: str
    requires: str = ""
    spell: bool = False
    """The power casts the spell die of that name."""


class Provenance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where each fact of a die comes from: the rulebook, public lists, or our own design."""

    die: str
    faces: str
    copies: str
    set: str
    abilities: str = ""
    hands: str = ""
    requirements: str = ""
    reward: str = ""
    trophy: str = ""
    ring: str = ""
    effect: str = ""
    name: str = ""
    levels: str = ""
    colours: str = ""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table of a file of dice."""

    name: str
    type: str
    bag: str
    copies: dict[str, int]
    faces: tuple[str, ...]
    rule: str
    provenance: Provenance
    subtype: str = ""
    grade: str = ""
    slot: str = "none"
    hands: int = 0
    counts_as: tuple[str, ...] = ()
    inherent: tuple[str, ...] = ()
    requirements: tuple[tuple[str, ...], ...] = ()
    immunities: tuple[str, ...] = ()
    spell: str = ""
    ring: str = ""
    only_from: str = ""
    occasions: tuple[str, ...] = ()
    trophy_power: TrophyPower | None = None
    random_draw_only: bool = False
    must_fight_alone: bool = False
    never_trophy: bool = False
    removed_if_defeated: bool = False
    fame: int = 0
    module: str = ""
    note: str = ""
