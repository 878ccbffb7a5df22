"""Kinds: all that is printed, read from the data files under a strict schema, by id and sort by sort."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from delvewright.games.barricades.printed import (
    CHITS,
    CLASSES,
    DECKS,
    FACES,
    MODES,
    SORTS,
    TIERS,
    TRIGGERS,
    TYPES,
    WHEN,
    Barricade,
    Battled,
    Beast,
    Board,
    Card,
    Champion,
    Chit,
    Component,
    Difficulty,
    Dungeon,
    Effect,
    Face,
    Gear,
    Group,
    Guardian,
    Guild,
    Kind,
    Level,
    Location,
    Medal,
    Monster,
    Prestige,
    Room,
    Setup,
    Stack,
    StartingDeck,
    Wilderness,
)
from delvewright.words.own import Shelf
from delvewright.words.printed import SOURCES, Entry, load, read

DATA = Path(__file__).parent / "data"
PAGES: dict[str, str] = tomllib.loads((DATA / "sources.toml").read_text(encoding="utf-8"))
"""Where public facts come from: the short names that entries give, and what they stand for."""
KINDS: Shelf[Kind] = Shelf()
"""All that is printed, by id; no id comes twice in the game."""

Sort = TypeVar("Sort", bound=Kind)
Fought = TypeVar("Fought", bound=Battled)


def read_kinds(
    text: str, source: str, schema: type[Sort], check: Callable[[Entry[Sort]], None] | None = None
) -> Iterator[Sort]:
    """The entries of a data file, each looked at by `check` too: an error names the file and the entry."""
    for entry in read(text, source, schema, "entry"):
        if entry.facts.id:
            raise entry.wrong("id: it is the name of the entry, and not written")
        _check_origin(entry)
        for effect in entry.facts.texts:
            _check_effect(entry, effect)
        if check:
            check(entry)
        yield msgspec.structs.replace(entry.facts, id=entry.id)


def _check_origin(entry: Entry[Sort]) -> None:
    """A source is named for what is public; what is not designed says what is from where."""
    kind = entry.facts
    entry.check("source", kind.source, PAGES)
    if bool(kind.source) != bool(kind.public):
        raise entry.wrong("source: it is named where something is public, and only there")
    if kind.provenance == "rulebook" and not kind.rulebook:
        raise entry.wrong("rulebook: what the rulebook says is missing")
    if kind.provenance == "public" and not kind.public:
        raise entry.wrong("public: what public sources say is missing")


def _check_effect(entry: Entry[Sort], effect: Effect) -> None:
    entry.check("time", effect.when, WHEN)
    entry.check("face", effect.faces, FACES)
    entry.check("provenance", filter(None, (effect.provenance,)), SOURCES)
    if not effect.when or len({*effect.when}) != len(effect.when):
        raise entry.wrong(f"when: an effect has at least one time, each once: {effect.text!r}")
    if not effect.text.endswith("."):
        raise entry.wrong(f"text: it is a sentence: {effect.text!r}")
    if (effect.when == ("alert",)) != bool(effect.on):
        raise entry.wrong(f"on: an Alert! effect has a trigger, and no other effect: {effect.text!r}")
    entry.check("trigger", filter(None, (effect.on,)), TRIGGERS)


# Cards ------------------------------------------------------------------------------------------------


def read_cards(text: str, source: str, deck: str) -> Iterator[Card]:
    """The cards of a Champion's deck that come one kind an entry."""
    for card in read_kinds(text, source, Card, partial(_check_card, deck)):
        yield msgspec.structs.replace(card, deck=deck, stack=card.id if deck == "market" else "")


def _check_card(deck: str, entry: Entry[Card]) -> None:
    card = entry.facts
    entry.check("deck", (deck,), DECKS)
    entry.check("sort", (card.sort,), SORTS)
    entry.check("attack_type", (card.attack_type,), TYPES)
    if card.deck or card.stack:
        raise entry.wrong("deck, stack: they follow from the file")
    if card.copies < 1:
        raise entry.wrong("copies must be at least 1")
    if bool(card.attack_type) != bool(card.attack or card.sort == "hero"):
        raise entry.wrong("attack_type: Heroes and cards with Attack have one, and no others")
    if bool(card.skill_req) != (card.sort == "weapon"):
        raise entry.wrong("skill_req: a Weapon has it, and nothing else")
    if bool(card.gold_cost) != (deck == "market"):
        raise entry.wrong("gold_cost: cards of the market have one, and no others here")
    if bool(card.given_by) != (deck == "legendary"):
        raise entry.wrong("given_by: a Legendary card has it, and no other")


def read_stacks(text: str, source: str) -> Iterator[Kind]:
    """Hero stacks, each followed by its cards of level 1 to 4."""
    for stack in read_kinds(text, source, Stack, _check_stack):
        yield stack
        for level in stack.levels:
            yield _hero(stack, level)


def _check_stack(entry: Entry[Stack]) -> None:
    entry.check("attack_type", (entry.facts.attack_type,), TYPES[1:])
    if not {*entry.facts.keywords} & {*CLASSES}:
        raise entry.wrong("keywords: a Hero has a class")
    if [level.level for level in entry.facts.levels] != [1, 2, 3, 4]:
        raise entry.wrong("levels: they go from 1 to 4")
    for level in entry.facts.levels:
        if (level.xp_to_level is None) != (level.level == 4):
            raise entry.wrong("xp_to_level: every level but the last has it")


def _hero(stack: Stack, level: Level) -> Card:
    return Card(
        id=f"{stack.id}_{level.level}",
        name=stack.name,
        provenance=stack.provenance,
        rulebook=stack.rulebook,
        public=stack.public,
        source=stack.source,
        note=stack.note,
        changed=level.changed,
        rulings=level.rulings,
        effects=level.effects,
        sort="hero",
        deck="hero",
        stack=stack.id,
        keywords=stack.keywords,
        level=level.level,
        copies=level.copies,
        attack=level.attack,
        attack_type=stack.attack_type,
        skill=level.skill,
        light=level.light,
        gold=level.gold,
        gold_cost=level.gold_cost,
        xp_to_level=level.xp_to_level,
    )


# Monsters, rooms and boards ---------------------------------------------------------------------------


def read_groups(text: str, source: str) -> Iterator[Kind]:
    """Monster groups, each followed by its Monsters."""
    for group in read_kinds(text, source, Group, _check_group):
        yield group
        for beast in group.monsters:
            yield _monster(group, beast)


def _check_group(entry: Entry[Group]) -> None:
    for beast in entry.facts.monsters:
        entry.check("gear", beast.gear, GEAR)
        if beast.health < 1 or beast.copies < 1:
            raise entry.wrong(f"health and copies of {beast.id!r} must be at least 1")


def _monster(group: Group, beast: Beast) -> Monster:
    return Monster(
        **msgspec.structs.asdict(beast),
        provenance=group.provenance,
        rulebook=group.rulebook,
        public=group.public,
        source=group.source,
        note=group.note,
        level=group.level,
        group=group.id,
        keywords=group.keywords,
    )


def read_battled(text: str, source: str, schema: type[Fought]) -> Iterator[Fought]:
    """Rooms, Guardians and the Monsters of the Wilderness."""
    return read_kinds(text, source, schema, _check_battled)


def _check_battled(entry: Entry[Fought]) -> None:
    facts = entry.facts
    entry.check("gear", facts.gear, GEAR)
    if isinstance(facts, Guardian) and not (facts.lair_track and facts.guardian_track):
        raise entry.wrong("lair_track, guardian_track: neither is empty")
    if not isinstance(facts, Room) and facts.health < 1:
        raise entry.wrong("health must be at least 1")


def read_map(text: str, source: str) -> Iterator[Dungeon]:
    return read_kinds(text, source, Dungeon, _check_map)


def _check_map(entry: Entry[Dungeon]) -> None:
    for edge in entry.facts.edges:
        entry.check("node", edge, entry.facts.nodes)
    entry.check("node", (entry.facts.entry,), entry.facts.nodes)
    if len(entry.facts.levels) != len(entry.facts.nodes):
        raise entry.wrong("levels: every node has one")


# The Village and the table ----------------------------------------------------------------------------


def read_prestige(text: str, source: str) -> Iterator[Prestige]:
    return read_kinds(text, source, Prestige, _check_prestige)


def _check_prestige(entry: Entry[Prestige]) -> None:
    """A class gives the Legendary cards that name it."""
    given = [id for id, card in CARDS.items() if card.given_by == entry.id]
    entry.check("card", [effect.card for effect in entry.facts.texts if effect.card], given)


Words = Mapping[str, Collection[str]]
"""What each of some fields may say."""


def read_named(text: str, source: str, schema: type[Sort], words: Words) -> Iterator[Sort]:
    """Entries with fields that name other things."""
    return read_kinds(text, source, schema, partial(_check_words, words))


def _check_words(words: Words, entry: Entry[Sort]) -> None:
    for field, known in words.items():
        said = getattr(entry.facts, field)
        entry.check(field, (said,) if isinstance(said, str) else said, known)


def _of(schema: type[Sort]) -> dict[str, Sort]:
    return {id: kind for id, kind in KINDS.items() if isinstance(kind, schema)}


def _fill(name: str, reader: Callable[[str, str], Iterable[Kind]]) -> None:
    load([DATA / f"{name}.toml"], reader, KINDS)


_fill("gear", partial(read_kinds, schema=Gear))
GEAR = _of(Gear)
for _deck, _files in {
    "starter": ("starters",),
    "wound": ("wounds",),
    "guardian": ("thralls",),
    "market": ("items", "spells", "weapons"),
    "treasure": ("treasures",),
    "legendary": ("legendaries",),
}.items():
    for _file in _files:
        _fill(_file, partial(read_cards, deck=_deck))
_fill("heroes", read_stacks)
CARDS = _of(Card)
STACKS = _of(Stack)
MARKET = {id: card for id, card in CARDS.items() if card.deck == "market"}

_fill("wilderness", partial(read_kinds, schema=Wilderness))
_fill("wanderers", partial(read_battled, schema=Monster))
_fill("monsters", read_groups)
_fill("rooms", partial(read_battled, schema=Room))
_fill("guardians", partial(read_battled, schema=Guardian))
_fill("map", read_map)
WILDERNESS = _of(Wilderness)["wilderness_barricades"]
GROUPS = _of(Group)
MONSTERS = _of(Monster)
ROOMS = _of(Room)
GUARDIANS = _of(Guardian)
DUNGEON = _of(Dungeon)["dungeon_map"]

_fill("village", partial(read_kinds, schema=Location))
LOCATIONS = _of(Location)
_fill("barricades", partial(read_named, schema=Barricade, words={"location": LOCATIONS}))
_fill("chits", partial(read_named, schema=Chit, words={"location": LOCATIONS, "set": CHITS}))
_fill("prestige", read_prestige)
_fill("guilds", partial(read_kinds, schema=Guild))
_fill("champions", partial(read_kinds, schema=Champion))
_fill("board", partial(read_kinds, schema=Board))
_fill("dice", partial(read_named, schema=Face, words={"attack": ("", *FACES[:4])}))
_fill("difficulties", partial(read_named, schema=Difficulty, words={"chits": CHITS}))
_fill("medals", partial(read_named, schema=Medal, words={"tier": TIERS, "mode": MODES}))
_fill("decks", partial(read_named, schema=StartingDeck, words={"cards": CARDS}))
BARRICADES = _of(Barricade)
CHIT_KINDS = _of(Chit)
PRESTIGE = _of(Prestige)
GUILDS = _of(Guild)
CHAMPIONS = _of(Champion)
BOARD = _of(Board)["champion_board"]
DIE = _of(Face)
"""The faces of the Guardian die: `sides` of the 12 each."""
DIFFICULTIES = _of(Difficulty)
MEDALS = _of(Medal)
STARTING_DECKS = _of(StartingDeck)
_fill(
    "setups",
    partial(
        read_named,
        schema=Setup,
        words={
            "guardian": GUARDIANS,
            "heroes": STACKS,
            "market": MARKET,
            "groups": GROUPS,
            "rooms": ROOMS,
            "difficulty": DIFFICULTIES,
        },
    ),
)
_fill("box", partial(read_kinds, schema=Component))
SETUPS = _of(Setup)
BOX = _of(Component)


def hero_cards(stack: str) -> tuple[Card, ...]:
    """The cards of a Hero stack, level 1 first: the lowest lie on top (BQ-BASE-24)."""
    return tuple([CARDS[f"{stack}_{level.level}"] for level in STACKS[stack].levels])


def monsters_of(group: str) -> tuple[Monster, ...]:
    return tuple([monster for monster in MONSTERS.values() if monster.group == group])
