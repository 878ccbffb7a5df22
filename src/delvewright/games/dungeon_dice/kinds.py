"""Kinds: the dice, symbols and places of the game, read from the data files.

A face is a short string of words, in this order and each only where the die has it:

    3               the number that counts in combat (a face without one has no number; `-` is a blank face)
    X4 D2           a tracker: experience and level dice
    H5  L3          hearts of an epic monster; level of a monster
    blue            the colour of a level or of a tracker's number: what it is worth in fame
    SLASH           a symbol that rolling the face entitles you to; `EXECUTE:2` gives its parameter
    reward POTION   the reward side: what beating the monster, or rolling this side, brings
    inert MIGHT     shown, but rolling it does nothing (passive, class requirement, relic, boss's ring)
    at forest       the place the face names
    x4              the last word of a face that is printed that many times

What a parameter means is told by its ability (`param`): hearts, times, level, number or variant.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

from delvewright.games.dungeon_dice.book import COLOUR_FAME, OWN_SETS, SETS
from delvewright.games.dungeon_dice.printed import (
    BAGS,
    CHAPTERS,
    GRADES,
    LEVEL_CHANGE,
    OCCASIONS,
    PARAMETERS,
    SLOTS,
    TYPES,
    Ability,
    Location,
    Printed,
    Terrain,
)
from delvewright.kernel.errors import near
from delvewright.words.own import Shelf, role_of
from delvewright.words.printed import Entry, load, read


@dataclass(frozen=True, eq=False, kw_only=True)
class Face:
    """One side of a die."""

    value: int | None = None
    symbols: tuple[tuple[str, int], ...] = ()
    """(ability, parameter): 0 if the ability takes none, 1 if it takes one and the face shows no number."""
    level: int = 0
    colour: str = ""
    fame: int = 0
    reward: tuple[str, ...] = ()
    inert: tuple[str, ...] = ()
    hearts: int | None = None
    experience: int | None = None
    level_dice: int = 0
    place: str = ""
    """The location or terrain the face names."""


class Kind:
    """A printed die. Shared by every piece and every position; never changed in play."""

    __slots__ = (
        "abilities",
        "bag",
        "combat_die",
        "copies",
        "counts_as",
        "faces",
        "fame",
        "famous",
        "grade",
        "hands",
        "id",
        "immunities",
        "inherent",
        "max_level",
        "min_level",
        "module",
        "must_fight_alone",
        "name",
        "never_trophy",
        "occasions",
        "only_from",
        "passive",
        "printed",
        "provenance",
        "random_draw_only",
        "removed_if_defeated",
        "requirements",
        "reward",
        "ring",
        "role",
        "rule",
        "slot",
        "spell",
        "subtype",
        "trophy_power",
        "type",
    )

    def __init__(self, id: str, printed: Printed, faces: tuple[Face, ...]):
        self.id = id
        self.role = role_of(id)
        self.printed = printed
        self.faces = faces
        self.name = printed.name
        self.type = printed.type
        self.bag = printed.bag
        self.copies: Mapping[str, int] = MappingProxyType(printed.copies)
        self.subtype = printed.subtype
        self.grade = printed.grade
        self.slot = printed.slot
        self.hands = printed.hands
        self.counts_as = printed.counts_as
        self.inherent = printed.inherent
        self.requirements = printed.requirements
        self.immunities = printed.immunities
        self.spell = printed.spell
        self.ring = printed.ring
        self.only_from = printed.only_from
        self.occasions = printed.occasions
        self.trophy_power = printed.trophy_power
        self.random_draw_only = printed.random_draw_only
        self.must_fight_alone = printed.must_fight_alone
        self.never_trophy = printed.never_trophy
        self.removed_if_defeated = printed.removed_if_defeated
        self.fame = printed.fame
        self.famous = self.type in ("artifact", "legendary", "cursed") or self.role in (
            "crown",
            "clockwork_gnome",
        )
        self.module = printed.module
        self.rule = printed.rule
        self.provenance = printed.provenance
        # What follows from the faces is read off them, so that it cannot disagree.
        levels = [face.level for face in faces if face.level]
        self.min_level = min(levels, default=0)
        self.max_level = max(levels, default=0)
        self.reward = tuple(name for face in faces for name in face.reward)
        shown = (
            name for face in faces for name in face.inert if name not in ("CLASS_REQUIREMENT", self.ring)
        )
        self.passive = tuple(dict.fromkeys(shown))
        live = (face for face in faces if face.hearts != 0)  # an epic trophy's side shows its power
        self.abilities = tuple(dict.fromkeys(name for face in live for name, _ in face.symbols))
        # Ruling: level dice and what is worn or wielded are combat dice, nothing else is (DD-TERM-2, OR-13).
        self.combat_die = self.type == "level" or self.slot != "none"

    def __repr__(self) -> str:
        return f"<{self.id}>"


Fact = TypeVar("Fact", Ability, Location, Terrain)

_DATA = Path(__file__).parent / "data"


def read_facts(text: str, source: str, schema: type[Fact]) -> dict[str, Fact]:
    """A file of abilities, locations or terrains."""
    found: dict[str, Fact] = {}
    for entry in read(text, source, schema, schema.__name__.lower()):
        if isinstance(entry.facts, Ability):
            entry.check("param", (entry.facts.param,), PARAMETERS)
        found[entry.id] = msgspec.structs.replace(entry.facts, id=entry.id)
    return found


def read_kinds(text: str, source: str, sets: Collection[str] = SETS) -> Iterator[Kind]:
    """The dice of one data file, which come in these sets."""
    for entry in read(text, source, Printed, "die"):
        entry.check("set", entry.facts.copies, sets)
        yield made(entry)


def made(entry: Entry[Printed]) -> Kind:
    """A die of what stands in its entry."""
    _check(entry)
    printed = entry.facts
    try:
        faces = tuple(face for words in printed.faces for face in read_faces(words))
    except ValueError as error:
        raise entry.wrong(error, "faces") from error
    sides = 10 if entry.id == "tracker_epic" else 6
    if len(faces) != sides:
        raise entry.wrong(f"{len(faces)} faces instead of {sides}", "faces")
    return Kind(entry.id, printed, faces)


def _check(entry: Entry[Printed]) -> None:
    printed = entry.facts
    entry.check("type", (printed.type,), TYPES)
    entry.check("bag", (printed.bag,), BAGS)
    entry.check("grade", (printed.grade,), GRADES)
    entry.check("slot", (printed.slot,), SLOTS)
    entry.check("occasion", printed.occasions, OCCASIONS)
    entry.check("immunity", printed.immunities, (*ABILITIES, LEVEL_CHANGE))
    named = [*printed.inherent, printed.spell, printed.ring, printed.only_from]
    if printed.trophy_power:
        named.append(printed.trophy_power.use)
    entry.check("ability", filter(None, named), ABILITIES)
    if not printed.copies or min(printed.copies.values()) < 1:
        raise entry.wrong("copies must be at least 1 in some set")


def read_faces(text: str) -> list[Face]:
    """One face in the notation above, as often as it is printed."""
    words = text.split()
    if not words:
        raise ValueError("a blank face is written -")
    times = 1
    if words[-1][0] == "x" and words[-1][1:].isdigit():
        times = int(words.pop()[1:])
    return [_face(words, text)] * times


def _face(words: list[str], text: str) -> Face:
    facts: dict[str, Any] = {}
    symbols: list[tuple[str, int]] = []
    aside: dict[str, list[str]] = {"reward": [], "inert": []}
    into = ""
    for word in words:
        numbered = _NUMBERED.get(word[0])
        if word.isdigit():
            facts["value"] = int(word)
        elif numbered and word[1:].isdigit():
            facts[numbered] = int(word[1:])
        elif word in COLOUR_FAME:
            facts["colour"], facts["fame"] = word, COLOUR_FAME[word]
        elif word in ("reward", "inert", "at"):
            into = word
        elif into == "at":
            if word not in LOCATIONS and word not in TERRAINS:
                raise ValueError(f"unknown place {word!r} on face {text!r}")
            facts["place"] = word
        elif word != "-":
            name, number = _symbol(word, text)
            if into:
                aside[into].append(name)
            else:
                symbols.append((name, number))
    reward, inert = tuple(aside["reward"]), tuple(aside["inert"])
    return Face(symbols=tuple(symbols), reward=reward, inert=inert, **facts)


_NUMBERED = {"X": "experience", "D": "level_dice", "H": "hearts", "L": "level"}


def _symbol(word: str, text: str) -> tuple[str, int]:
    name, _, number = word.partition(":")
    ability = ABILITIES.get(name)
    if ability is None:
        raise ValueError(f"unknown symbol {name!r} on face {text!r}; {near(name, ABILITIES)}")
    if number and not ability.param:
        raise ValueError(f"{name} takes no parameter, on face {text!r}")
    if ability.variants:
        if number not in ability.variants:
            raise ValueError(f"{name} has no variant {number!r}, on face {text!r}")
        return name, list(ability.variants).index(number)
    if number and not number.isdigit():
        raise ValueError(f"{number!r} is no number, on face {text!r}")
    return name, int(number or bool(ability.param))


def _facts(name: str, schema: type[Fact]) -> dict[str, Fact]:
    return read_facts((_DATA / name).read_text(encoding="utf-8"), name, schema)


ABILITIES = _facts("abilities.toml", Ability)
LOCATIONS = _facts("locations.toml", Location)
TERRAINS = _facts("terrains.toml", Terrain)

KINDS: Shelf[Kind] = Shelf()
"""Every die by id, in the order of the chapters and of the data files; sets of one's own come last."""

load([*(_DATA / "dice" / f"{chapter}.toml" for chapter in CHAPTERS), *OWN_SETS], read_kinds, KINDS)


def pieces_of(sets: Sequence[str]) -> list[Kind]:
    """Every die of the chosen sets, one entry a copy, in the order of the box."""
    return [
        kind
        for kind in KINDS.in_play(sets).values()
        for name, copies in kind.copies.items()
        if name in sets
        for _ in range(copies)
    ]


@cache
def kinds_of(type: str) -> tuple[Kind, ...]:
    """Every kind of one type, in the order of the box."""
    return tuple(kind for kind in KINDS.values() if kind.type == type)
