"""Printed: the strict schema of the data files. Whatever else stands in a card is an error."""

from __future__ import annotations

import msgspec

SETS = {"crypt": "The Sunken Crypt", "marches": "The Haunted Marches", "night": "The Long Night"}
TYPES = ("artifact", "chance", "effect", "escort", "sacrifice", "search", "slay", "threat")
NEEDS = ("pair", "three_alike", "run", "sum", "each")
BORDERS = {"dungeon": ("entrance", "passage", "room"), "wilderness": ("entrance", "road", "site")}
"""The types of space each border has."""
TERRAIN = ("desert", "forest", "ice", "mountains", "plains", "swamp", "urban", "water")
TIMES = ("hero", "dungeonlord", "response", "anytime")
DURATIONS = ("attachment", "instant", "monster", "permanent")
SLOTS = ("", "weapon", "armor", "shield", "helmet", "boots", "cloak", "ring", "amulet")
TAGS = (
    "beast",
    "demon",
    "dragon",
    "elf",
    "fiend",
    "giant",
    "humanoid",
    "ice_witch",
    "lich",
    "shapeshifter",
    "spirit",
    "undead",
    "vermin",
)

Scores = tuple[int, int, int]
"""Melee, Magic, Speed."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card says."""

    name: str
    copies: dict[str, int]
    text: str = ""
    rulings: tuple[str, ...] = ()
    provenance: str
    source: tuple[str, ...] = ()
    """Short names of the pages in sources.toml."""
    sourced: tuple[str, ...] = ()
    """What is taken from there; everything else on the card is designed."""
    note: str = ""
    changed: str = ""
    """A designed number that play has taught us to change: what it was, and why."""


class Foe(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A monster as an Encounter or a Slay Quest shows it."""

    scores: Scores
    attacks: tuple[str, ...]
    """The forms with an attack symbol (DN-COMBAT-03)."""
    life: int
    name: str = ""
    tags: tuple[str, ...] = ()
    text: str = ""


class Hero(Card, frozen=True, kw_only=True):
    grade: str = "heroic"
    race: str
    class_: str = msgspec.field(name="class")
    life: int
    levels: tuple[Scores, Scores, Scores]
    stacked: tuple[Scores, Scores, Scores] | None = None
    """What an epic card adds to the heroic one it lies under, at each of its Levels (DN-OPEN-30)."""
    carry_boons: int
    carry_treasures: int
    forms: tuple[str, ...]
    ability: str


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice of a Chance Quest, and what they must show: a run of a length, a sum or each of a number."""

    dice: int
    need: str
    number: int = 0
    length: int = 0


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Sacrifice Quest asks for."""

    life: int = 0
    glory: int = 0
    treasures: int = 0


class Quest(Card, frozen=True, kw_only=True):
    grade: str = "heroic"
    types: tuple[str, ...]
    places: tuple[tuple[str, ...], ...] = ()
    """One after another; of each, any of these spaces."""
    same_border: bool = False
    """An Escort ends on the border it began on."""
    search: int = 0
    threat: str = ""
    foe: Foe | None = None
    chance: Chance | None = None
    pay: Price | None = None
    artifact: str = ""
    reward: str


class Map(Card, frozen=True, kw_only=True):
    border: str
    type: str
    grim: bool = False
    exits: tuple[str, str, str, str]
    """North, east, south, west."""
    glory: int
    peril: int
    terrain: tuple[str, ...] = ()
    sewer: str = ""
    portal: str = ""
    obstacle: str = ""


class Adventure(Card, frozen=True, kw_only=True):
    """A Boon or a Bane, and what the other Adventure cards share with them."""

    grade: str = "heroic"
    subtype: str
    cost: int
    variable: bool = False
    """The # on the cost: more may be spent (DN-EFFECT-01)."""
    time: str
    duration: str


class Treasure(Adventure, frozen=True, kw_only=True):
    slot: str = ""


class Encounter(Adventure, frozen=True, kw_only=True):
    tags: tuple[str, ...] = ()
    scores: Scores | None = None
    attacks: tuple[str, ...] = ()
    life: int = 0


DECKS: dict[str, tuple[str, type[Card]]] = {
    "maps": ("map", Map),
    "heroes": ("hero", Hero),
    "quests": ("quest", Quest),
    "boons": ("boon", Adventure),
    "treasures": ("treasure", Treasure),
    "banes": ("bane", Adventure),
    "encounters": ("encounter", Encounter),
}
"""One data file a deck, maps first: the sort of its cards, and what stands on them."""
