"""Printed: the strict schema of the data files. Whatever else stands in an entry is an error."""

from __future__ import annotations

import msgspec

from delvewright.games.barricades.powers import Power
from delvewright.words.own import role_of

WHEN = {
    "passive": "all the time while in play",
    "prep": "in the Prep Phase",
    "roll": "when this face of a Guardian die is resolved",
    "heroic_opportunity": "when a Heroic Opportunity is resolved",
    "visit": "when a Champion is placed at the location",
    "buy": "when something is bought",
    "level_up": "when a Hero is leveled up",
    "village": "in your Village Phase",
    "dungeon": "in your Dungeon Phase, before or after moving",
    "in_room": "in the room where you stop, before any Before Battle effect",
    "alert": "Alert!: when its trigger happens, outside the usual time",
    "battle": "all through a battle there",
    "before_battle": "before Attack and Health are compared",
    "after_battle": "after the battle, won or lost",
    "spoils": "after a Monster was defeated",
    "end_of_turn": "when the turn ends",
    "on_discard": "when this card is discarded as told",
    "on_rank": "once, when the Rank is gained",
    "on_treasure": "when you gain a Treasure",
    "on_reveal": "once, when the Guardian is revealed",
    "on_defeated": "each time the Guardian is defeated",
    "trigger": "what earns Ranks",
    "chit": "when a Destruction chit is drawn",
    "heal": "when a Wound is healed",
}
"""When an effect happens, and what that means (BQ-BASE-20)."""
TRIGGERS = ("enter", "leave", "rolled")
"""What an Alert! effect answers to: a Champion enters or leaves the room, or has rolled his dice."""
TYPES = ("", "physical", "magic")
SORTS = ("hero", "item", "spell", "weapon", "ally", "wound", "curse")
DECKS = ("starter", "hero", "market", "treasure", "legendary", "wound", "guardian")
"""Where a card of a Champion's deck comes from."""
CLASSES = ("Cleric", "Fighter", "Rogue", "Wizard")
CHITS = ("blank", "advanced")
MODES = ("any", "solo", "cooperative")
TIERS = ("bronze", "silver", "gold", "platinum")
FACES = (
    "attack_a",
    "attack_b",
    "attack_c",
    "attack_d",
    "wound",
    "horde_1",
    "horde_2",
    "destruction",
    "draw",
    "heroic_opportunity",
)


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One text with its time. Of several times it is used at one of them."""

    when: tuple[str, ...]
    text: str
    on: str = ""
    """The trigger of an Alert! effect."""
    name: str = ""
    """An ability that later Ranks call by its name."""
    uses: int = 1
    """How often a turn each piece may use it, where it is an ability."""
    shared: bool = False
    """All copies of this card have these uses together."""
    benefit: bool = False
    """A Guardian's attack that helps."""
    upgrade: bool = False
    """It changes the Heroic Opportunity of its class."""
    faces: tuple[str, ...] = ()
    """Further faces of the Guardian die that the Heroic Opportunity now happens on."""
    card: str = ""
    """The Legendary card it gives."""
    provenance: str = ""
    """Where it is not that of the whole entry."""


class Kind(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True, kw_only=True):
    """What every printed thing says. Pieces are copies of kinds."""

    id: str = ""
    """The name of its entry; never written in a file."""
    name: str
    provenance: str
    """The main origin of what it does in play."""
    rulebook: tuple[str, ...] = ()
    """What the rulebook says of it."""
    public: tuple[str, ...] = ()
    """What public sources say of it; all that is in neither list is designed."""
    source: tuple[str, ...] = ()
    """Short names of the public sources in sources.toml."""
    note: str = ""
    changed: str = ""
    """What was changed against the facts first collected, and why."""
    rulings: tuple[str, ...] = ()
    """How its texts are read where they leave a doubt."""
    power: Power = msgspec.field(default_factory=Power)
    """What it does in play: cards/ fills it in; never written in a file."""

    @property
    def role(self) -> str:
        """What rules know it by, whichever pack it is of."""
        return role_of(self.id)

    @property
    def printed(self) -> Kind:
        """Its facts, where packs of one's own ask for them."""
        return self

    @property
    def texts(self) -> tuple[Effect, ...]:
        """All that is printed on it, in the order of printing."""
        return ()


class Texted(Kind, frozen=True, eq=False, kw_only=True):
    effects: tuple[Effect, ...] = ()

    @property
    def texts(self) -> tuple[Effect, ...]:
        return self.effects


class Card(Texted, frozen=True, eq=False, kw_only=True):
    """A card of a Champion's deck."""

    sort: str
    deck: str = ""
    stack: str = ""
    """The stack it lies in, in the Village: a Hero's name, or the card's own id."""
    keywords: tuple[str, ...] = ()
    combos: tuple[str, ...] = ()
    """Keywords it looks for."""
    level: int = 0
    copies: int = 0
    attack: int = 0
    """A Weapon's is a boost of its wielder's."""
    attack_type: str = ""
    skill: int = 0
    skill_req: int = 0
    skill_boost: int = 0
    light: int = 0
    gold: int = 0
    gold_cost: int = 0
    """0: it can not be bought, and costs 0 where a cost is compared."""
    xp_to_level: int | None = None
    given_by: str = ""
    """The Prestige class that hands out a Legendary card."""
    in_mode: bool = True
    """Two starters of the competitive game are taken out of every deck (BQ-SETUP-11)."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One level of a Hero stack."""

    level: int
    copies: int
    gold_cost: int
    attack: int
    skill: int
    light: int = 0
    gold: int = 0
    xp_to_level: int | None = None
    effects: tuple[Effect, ...] = ()
    rulings: tuple[str, ...] = ()
    changed: str = ""


class Stack(Kind, frozen=True, eq=False, kw_only=True):
    """A Hero with all levels: the cards `<id>_1` to `<id>_4`."""

    keywords: tuple[str, ...]
    attack_type: str
    theme: str
    levels: tuple[Level, ...]

    @property
    def texts(self) -> tuple[Effect, ...]:
        return tuple([effect for level in self.levels for effect in level.effects])


class Battled(Texted, frozen=True, eq=False, kw_only=True):
    """The numbers of a battle: a Monster's own, or what a room adds to them (BQ-BASE-41)."""

    level: int = 0
    health: int = 0
    health_dice: int = 0
    armor: int = 0
    magic_resistance: int = 0
    wounds: int = 0
    wound_cards: int = 0
    xp: int = 0
    treasure: int = 0
    gear: tuple[str, ...] = ()


class Monster(Battled, frozen=True, eq=False, kw_only=True):
    copies: int = 1
    group: str = ""
    keywords: tuple[str, ...] = ()


class Beast(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Monster as its group prints it."""

    id: str
    name: str
    copies: int
    health: int
    health_dice: int = 0
    armor: int = 0
    magic_resistance: int = 0
    wounds: int = 0
    wound_cards: int = 0
    xp: int = 0
    treasure: int = 0
    gear: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()
    rulings: tuple[str, ...] = ()
    changed: str = ""


class Group(Kind, frozen=True, eq=False, kw_only=True):
    level: int
    keywords: tuple[str, ...]
    theme: str
    monsters: tuple[Beast, ...]

    @property
    def texts(self) -> tuple[Effect, ...]:
        return tuple([effect for beast in self.monsters for effect in beast.effects])


class Room(Battled, frozen=True, eq=False, kw_only=True):
    light: int = 0


class Wilderness(Texted, frozen=True, eq=False, kw_only=True):
    level: int = 0
    light: int = 0


class Dungeon(Kind, frozen=True, eq=False, kw_only=True):
    """The map: where rooms lie, and how one gets from one to the other."""

    nodes: tuple[str, ...]
    edges: tuple[tuple[str, str], ...]
    levels: tuple[int, ...]
    """Of each node: 0 the Wilderness, 7 the Lair."""
    entry: str


class Guardian(Battled, frozen=True, eq=False, kw_only=True):
    """A level-7 Monster; `health` is what the Horde adds to, `effects` what lasts while it is revealed."""

    keywords: tuple[str, ...]
    difficulty: int
    lair_track: tuple[int, ...]
    guardian_track: tuple[int, ...]
    """The Threat Level of each space, on either side."""
    light: int
    hit_points: tuple[int, int, int, int, int, int]
    """With 1 to 6 Champions."""
    attacks: tuple[Effect, Effect, Effect, Effect]
    """Of the faces attack_a to attack_d."""
    reveal: tuple[Effect, ...]
    defeated: tuple[Effect, ...]
    end_of_turn: tuple[Effect, ...]

    @property
    def texts(self) -> tuple[Effect, ...]:
        return (*self.attacks, *self.reveal, *self.effects, *self.defeated, *self.end_of_turn)


class Location(Texted, frozen=True, eq=False, kw_only=True):
    spots: int
    damage: int
    """Destroyed spots that destroy it."""
    sells: str = ""


class Barricade(Texted, frozen=True, eq=False, kw_only=True):
    location: str
    gold_cost: int


class Chit(Texted, frozen=True, eq=False, kw_only=True):
    location: str
    set: str
    copies: int
    replaces: str = ""
    """The blank chit that an advanced one takes the place of."""
    visit_xp: int = 0
    gear_gold: int = 0
    treasure_gold: int = 0
    level_xp: int = 0


class Gear(Texted, frozen=True, eq=False, kw_only=True):
    gold_cost: int


class Rank(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    xp: int
    effects: tuple[Effect, ...]


class Prestige(Kind, frozen=True, eq=False, kw_only=True):
    """The co-operative side of a Prestige class board."""

    one_rank: Effect
    two_ranks: Effect
    heroic_opportunity: Effect
    ranks: tuple[Rank, ...]

    @property
    def texts(self) -> tuple[Effect, ...]:
        ranks = [effect for rank in self.ranks for effect in rank.effects]
        return (self.one_rank, self.two_ranks, self.heroic_opportunity, *ranks)


class Guild(Texted, frozen=True, eq=False, kw_only=True):
    copies: int


class Champion(Kind, frozen=True, eq=False, kw_only=True):
    figure: str
    hp: int


class Board(Texted, frozen=True, eq=False, kw_only=True):
    """The Champion board: what everybody may do."""

    hp: int


class Face(Kind, frozen=True, eq=False, kw_only=True):
    """A face of the Guardian die; `sides` of the twelve show it."""

    sides: int
    text: str
    horde: int = 0
    attack: str = ""
    """The row of the Guardian's attack table."""

    @property
    def texts(self) -> tuple[Effect, ...]:
        return (Effect(when=("roll",), text=self.text),)


class Difficulty(Kind, frozen=True, eq=False, kw_only=True):
    level: int
    replaced: int
    """Adventurers that every deck swaps for level-1 Heroes."""
    chits: str
    locations_to_lose: int


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a Medal asks for; whatever is left out is not asked. No Medal is for a Pyrrhic victory."""

    win: bool = True
    champions_least: int = 0
    difficulty: str = ""
    """That one, or a harder one."""
    guardian: str = ""
    deck_least: int = 0
    gear_least: int = 0
    hp_least: int = 0
    adventurers_least: int = 0
    legendary: bool = False
    final_rank: bool = False
    no_sorts: tuple[str, ...] = ()
    no_keywords: tuple[str, ...] = ()
    level_most: int = 0
    high_heroes_least: int = 0
    """Heroes of level 3 or higher."""
    all_monsters: bool = False
    guardians_least: int = 0
    """Different Guardians, over all games."""
    both_modes: bool = False
    """Once solo and once co-operatively, over all games."""


class Medal(Kind, frozen=True, eq=False, kw_only=True):
    tier: str
    mode: str
    text: str
    check: Check


class StartingDeck(Kind, frozen=True, eq=False, kw_only=True):
    cards: dict[str, int]
    in_mode: bool = True


class Setup(Kind, frozen=True, eq=False, kw_only=True):
    """A recommended set-up."""

    seats: tuple[int, int]
    guardian: str
    heroes: tuple[str, ...]
    market: tuple[str, ...]
    groups: tuple[str, str, str]
    rooms: tuple[str, ...]
    difficulty: str
    first: bool = False
    """For a first night."""


class Component(Kind, frozen=True, eq=False, kw_only=True):
    """So many of a sort are in the box (BQ-SETUP-15)."""

    count: int
    used: bool = True
