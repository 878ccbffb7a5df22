"""Kinds: what is printed on the cards, read from the data files under a strict schema."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType

from delvewright.games.dungeoneer.powers import (
    HERO_TIME,
    RESPONSE,
    Condition,
    Fits,
    Power,
    Special,
    Targets,
    Use,
)
from delvewright.games.dungeoneer.printed import (
    BORDERS,
    DECKS,
    DURATIONS,
    NEEDS,
    SETS,
    SLOTS,
    TAGS,
    TERRAIN,
    TIMES,
    TYPES,
    Adventure,
    Card,
    Encounter,
    Foe,
    Hero,
    Map,
    Price,
    Quest,
    Scores,
    Treasure,
)
from delvewright.games.dungeoneer.sorts import (
    FORMS,
    GRADES,
    HEROIC,
    WALL,
    Exit,
    Obstacle,
    lowest_level,
    read_exit,
    read_obstacle,
    read_threat,
)
from delvewright.kernel.steps import Block
from delvewright.words.maps import SIDES, bits_of, turn_bits
from delvewright.words.own import Shelf, is_own, role_of
from delvewright.words.printed import Entry, load, read

WALLS = (Exit(WALL),) * 4

MOMENTS = {"hero": HERO_TIME, "response": RESPONSE}
"""When Glory cards of a play time are played; an Anytime card names its moments itself."""


class Kind(Power):
    """A printed card with its behaviour. Shared by every piece and every position; never changed in play."""

    __slots__ = (
        "artifact",
        "attacks",
        "border",
        "carry_boons",
        "carry_treasures",
        "carrying",
        "copies",
        "cost",
        "dice",
        "door",
        "duration",
        "ends_with",
        "enter",
        "exits",
        "fail",
        "fits",
        "foe",
        "forms",
        "glory",
        "grade",
        "grim",
        "hit",
        "hosts_slot",
        "id",
        "length",
        "levels",
        "life",
        "linked",
        "lowest_level",
        "moments",
        "name",
        "need",
        "number",
        "obstacle",
        "ongoing",
        "openings",
        "other_scores",
        "pay",
        "peril",
        "places",
        "play",
        "portal",
        "printed",
        "reset",
        "resource",
        "reward",
        "role",
        "same_border",
        "scores",
        "search",
        "set",
        "sets",
        "sewer",
        "shrugs",
        "slot",
        "sort",
        "special",
        "spell",
        "stacked",
        "stat",
        "subtype",
        "tags",
        "targets",
        "terrain",
        "text",
        "time",
        "turns",
        "type",
        "types",
        "upkeep",
        "use_moments",
        "uses",
        "variable",
        "works",
    )

    def __init__(self, id: str, sort: str, printed: Card | Foe):
        super().__init__()
        self.id = id
        self.role = role_of(id)
        self.sort = sort
        self.printed = printed
        self.name = printed.name
        self.text = printed.text
        self.copies: Mapping[str, int] = MappingProxyType({})
        self.sets: tuple[str, ...] = ()
        self.set = ""
        self.grade = 0  # Map cards have none
        self.subtype = ""
        self.tags: frozenset[str] = frozenset((sort,))  # whatever a text may call the card
        # Adventure cards
        self.cost = 0
        self.resource = ""
        self.variable = False
        self.time = ""
        self.duration = ""
        self.slot = ""
        # Monsters and heroes
        self.scores: Scores = (0, 0, 0)
        self.attacks: tuple[int, ...] = ()  # the forms with an attack symbol
        self.life = 0
        # Heroes
        self.levels: tuple[Scores, ...] = ()
        self.stacked: tuple[Scores, ...] = ()
        self.lowest_level = 1  # the first that the card has a row for
        self.forms: tuple[int, ...] = ()
        self.carry_boons = self.carry_treasures = 0
        # Maps
        self.border = ""
        self.type = ""
        self.grim = False
        self.exits: tuple[Exit, ...] = WALLS
        self.openings: tuple[int, ...] = (0, 0, 0, 0)  # by turn: the sides that let pass, as bits
        self.turns: tuple[int, ...] = (0,)  # the quarter turns after which its exits lie differently
        self.glory = self.peril = 0
        self.terrain: frozenset[str] = frozenset()
        self.sewer = self.portal = ""
        self.linked = False  # whether a Sewer or a Portal may lead from there
        self.obstacle: Obstacle | None = None
        # Quests
        self.types: tuple[str, ...] = ()
        self.places: tuple[tuple[str, ...], ...] = ()
        self.same_border = False
        self.search = 0
        self.stat = -1  # of the Threat
        self.number = 0  # of the Threat or the dice
        self.dice = self.length = 0
        self.need = ""
        self.pay = Price()
        self.foe: Kind | None = None
        # Behaviour: cards/ fills it in, beside the modifiers, facts and numbers of every Power.
        self.spell = Power()  # what its lasting effects do
        self.uses: tuple[Use, ...] = ()
        self.special: Special | None = None
        self.moments = 0  # at which it may be played from hand
        self.fits: Fits | None = None  # why it may not be played now
        self.targets: Targets | None = None  # of a Bane: why a player will not do
        self.play: Block | None = None
        self.hit: Block | None = None  # of a monster: in place of the wound
        self.enter: Block | None = None
        self.reset: Block | None = None  # in every player's Reset Phase
        self.fail: Block | None = None  # of a Quest: for each hero there
        self.reward: Block | None = None
        self.artifact: Power | None = None
        self.ongoing: Power | None = None
        self.carrying: Power | None = None
        self.shrugs: Condition | None = None  # whether a monster is spared the first wound of a turn
        self.other_scores: Scores | None = None  # once it has transformed itself
        self.hosts_slot = ""  # of an Attachment: what it goes under
        self.ends_with = ""  # the tag of the monster whose defeat ends it
        self.upkeep = 0
        self.works = False  # whether it has any of these for the hero who holds it: most cards have none
        self.use_moments = 0  # all those of its uses
        self.door: Exit | None = None  # of an Attachment: what it makes of exits

    def __repr__(self) -> str:
        return f"<{self.id}>"


KINDS: Shelf[Kind] = Shelf()
"""Every card by id: maps first, then deck by deck in the order of the data files."""

FOES: dict[str, Kind] = {}
"""The monsters of Slay Quests by id. They are printed on the Quest and never a piece of their own."""


def read_kinds(text: str, source: str, deck: str) -> Iterator[Kind]:
    """The cards of one deck's data file. Quests name Map cards: those are read first."""
    sort, schema = DECKS[deck]
    for entry in read(text, source, schema, "card"):
        try:
            yield made(entry, sort)
        except ValueError as error:
            raise entry.wrong(error) from error


def made(entry: Entry[Card], sort: str) -> Kind:
    """A card by its facts, without what it does; a ValueError says what is wrong with one of them."""
    printed = entry.facts
    kind = Kind(entry.id, sort, printed)
    entry.check("set", printed.copies, SETS)
    if not printed.copies or min(printed.copies.values()) < 1:
        raise entry.wrong("copies must be at least 1 in some set")
    entry.check("source", printed.source, PAGES)
    if bool(printed.source) != (printed.provenance != "designed"):
        raise entry.wrong("a source is named by the cards that are not designed, and by no others")
    kind.copies = MappingProxyType(printed.copies)
    kind.sets = tuple(printed.copies)
    kind.set = kind.sets[0]
    if isinstance(printed, Hero):
        _hero(entry, kind, printed)
    elif isinstance(printed, Map):
        _map(entry, kind, printed)
    elif isinstance(printed, Quest):
        _quest(entry, kind, printed)
    elif isinstance(printed, Adventure):
        _adventure(entry, kind, printed)
    return kind


def _grade(entry: Entry[Card], grade: str) -> int:
    entry.check("grade", (grade,), GRADES)
    return GRADES.index(grade) + 1


def _forms(entry: Entry[Card], field: str, forms: Sequence[str]) -> tuple[int, ...]:
    entry.check(field, forms, FORMS)
    if not forms:
        raise entry.wrong(f"{field}: at least one form is needed")
    return tuple([FORMS.index(form) for form in forms])


def _hero(entry: Entry[Card], kind: Kind, printed: Hero) -> None:
    kind.grade = _grade(entry, printed.grade)
    kind.life = printed.life
    kind.levels = printed.levels
    kind.stacked = printed.stacked or ()
    kind.lowest_level = lowest_level(kind.grade)
    kind.forms = _forms(entry, "forms", printed.forms)
    kind.carry_boons = printed.carry_boons
    kind.carry_treasures = printed.carry_treasures
    if bool(kind.stacked) != (kind.grade > HEROIC):
        raise entry.wrong("stacked: every hero above heroic grade has it, and no other")


def _map(entry: Entry[Card], kind: Kind, printed: Map) -> None:
    entry.check("border", (printed.border,), BORDERS)
    entry.check("type", (printed.type,), BORDERS[printed.border])
    entry.check("terrain", printed.terrain, TERRAIN if printed.border == "wilderness" else ())
    kind.border = printed.border
    kind.type = kind.subtype = printed.type
    kind.grim = printed.grim
    kind.exits = tuple([read_exit(text) for text in printed.exits])
    opens = bits_of([side for side, exit in enumerate(kind.exits) if exit.sort != WALL])
    kind.openings = tuple([turn_bits(opens, turn) for turn in SIDES])
    lies = [kind.exits[-turn:] + kind.exits[:-turn] for turn in SIDES]
    kind.turns = tuple([turn for turn in SIDES if lies.index(lies[turn]) == turn])
    kind.glory = printed.glory
    kind.peril = printed.peril
    kind.terrain = frozenset(printed.terrain)
    kind.sewer = printed.sewer
    kind.portal = printed.portal
    gate = kind.type == "entrance" and kind.border == "dungeon"
    kind.linked = bool(kind.sewer or kind.portal or gate)
    if printed.obstacle:
        kind.obstacle = read_obstacle(printed.obstacle)


def _quest(entry: Entry[Card], kind: Kind, printed: Quest) -> None:
    kind.grade = _grade(entry, printed.grade)
    entry.check("type", printed.types, TYPES)
    for places in printed.places:
        entry.check("place", places, [id for id, other in KINDS.items() if other.sort == "map"])
    kind.types = printed.types
    kind.places = printed.places
    kind.same_border = printed.same_border
    kind.search = printed.search
    if printed.threat:
        kind.stat, kind.number = read_threat(printed.threat)
    if printed.chance:
        entry.check("need", (printed.chance.need,), NEEDS)
        kind.dice, kind.need = printed.chance.dice, printed.chance.need
        kind.number, kind.length = printed.chance.number, printed.chance.length
    if printed.pay:
        kind.pay = printed.pay
    if printed.foe:
        kind.foe = _foe(entry, printed.foe, kind.grade)
    _check_task(entry, printed)


def _check_task(entry: Entry[Card], printed: Quest) -> None:
    """A Quest has what its types need, and one task; what a Search finds may be a Threat unsaid."""
    escort = "escort" in printed.types
    facts = {
        "artifact": printed.artifact,
        "chance": printed.chance,
        "sacrifice": printed.pay,
        "search": printed.search,
        "slay": printed.foe,
    }
    for type, fact in facts.items():
        if bool(fact) != (type in printed.types):
            raise entry.wrong(f"type {type!r} and what it needs go together")
    tasks = (escort, bool(printed.threat), printed.chance, printed.pay, printed.foe)
    if sum(map(bool, tasks)) != 1:
        raise entry.wrong("a Quest has one task: escort, threat, chance, pay or foe")
    if len(printed.places) != (0 if printed.search else 2 if escort else 1):
        raise entry.wrong("places: an Escort has two, a Search none, any other Quest one")


def _foe(entry: Entry[Card], printed: Foe, grade: int) -> Kind:
    if not printed.name:
        raise entry.wrong("foe: it needs a name")
    foe = Kind(printed.name.lower().replace("'", "").replace(" ", "_"), "foe", printed)
    foe.grade = grade
    _monster(entry, foe, printed)
    return foe


def _monster(entry: Entry[Card], kind: Kind, printed: Foe | Encounter) -> None:
    entry.check("tag", printed.tags, TAGS)
    kind.scores = printed.scores or kind.scores
    kind.attacks = _forms(entry, "attacks", printed.attacks)
    kind.life = printed.life
    kind.subtype, kind.duration = "monster", "monster"
    kind.tags |= {*printed.tags, "monster"}
    if kind.life < 1:
        raise entry.wrong(f"life of a monster must be at least 1, not {kind.life}")


def _adventure(entry: Entry[Card], kind: Kind, printed: Adventure) -> None:
    entry.check("time", (printed.time,), TIMES)
    entry.check("duration", (printed.duration,), DURATIONS)
    kind.grade = _grade(entry, printed.grade)
    kind.subtype = printed.subtype
    kind.cost = printed.cost
    kind.resource = "glory" if kind.sort in ("boon", "treasure") else "peril"
    kind.variable = printed.variable
    kind.time = printed.time
    kind.moments = MOMENTS.get(printed.time, 0)
    kind.duration = printed.duration
    kind.tags |= {printed.subtype}
    if isinstance(printed, Treasure):
        entry.check("slot", (printed.slot,), SLOTS)
        kind.slot = printed.slot
    elif isinstance(printed, Encounter):
        if (printed.scores is None) == (printed.duration == "monster"):
            raise entry.wrong("scores: every monster has them, and nothing else")
        if printed.scores is not None:
            _monster(entry, kind, printed)


_DATA = Path(__file__).parent / "data"

PAGES: dict[str, str] = tomllib.loads((_DATA / "sources.toml").read_text(encoding="utf-8"))
"""Where facts come from: the short names that cards give, and what they stand for."""

for _deck in DECKS:
    load([_DATA / f"{_deck}.toml"], partial(read_kinds, deck=_deck), KINDS)
FOES.update((kind.foe.id, kind.foe) for kind in KINDS.values() if kind.foe)


def sets_of(packs: Sequence[str]) -> tuple[str, ...]:
    """DN-WIN-08. The sets among these packs; where all are of one's own, the set of a first game."""
    return tuple([name for name in packs if not is_own(name)]) or tuple(SETS)[:1]


def pieces_of(packs: Sequence[str]) -> list[Kind]:
    """Every card of the chosen sets, one entry a copy: maps first, then deck by deck; with the changes of
    packs of one's own."""
    sets = sets_of(packs)
    return [
        kind
        for kind in KINDS.in_play(packs).values()
        for _ in range(sum([kind.copies.get(name, 0) for name in sets]))
    ]
