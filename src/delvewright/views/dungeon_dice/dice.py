"""Dice: every printed one in full, with its text, its rules and the readings that concern it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec

from delvewright.games.dungeon_dice.kinds import ABILITIES, KINDS, LOCATIONS, TERRAINS, Face, Kind
from delvewright.games.dungeon_dice.printed import Location, Terrain
from delvewright.views.digest import digest
from delvewright.views.dungeon_dice.printed import Die, DieFace, Meaning, Place, Symbol
from delvewright.views.dungeon_dice.texts import place_of, text_of, variant, words

GAME = "dungeon_dice"

COLOURS = {
    "level": "black",
    "tracker": "black",
    "spell": "white",
    "artifact": "yellow",
    "legendary": "black",
    "cursed": "black",
    "one_use": "red",
    "relic": "red",
    "location": "green",
    "terrain": "green",
}
"""What a type of dice looks like where the grade does not tell; all others are gray."""

GROUPS = {
    "one_use": "One-use die",
    "legendary": "Legendary artifact",
    "cursed": "Cursed artifact",
    "epic": "Epic monster",
    "boss": "Boss monster",
    "dual": "Dual artifact",
}
"""What a type or subtype is looked for under, where its own word is too short."""

GENERAL: dict[str, tuple[str, ...]] = {
    "monster_level": ("DD-DICE-1", "DD-DICE-2", "DD-DICE-3", "DD-XP-8"),
    "hero_level": ("DD-DICE-4", "DD-DICE-5", "DD-DICE-6"),
    "boosted_level": ("DD-DICE-7", "DD-DICE-8", "DD-DICE-9", "DD-DICE-10", "DD-DICE-11"),
    "tracker_standard": ("DD-XP-1", "DD-XP-3", "DD-XP-5", "DD-XP-7", "DD-XP-8"),
    "tracker_epic": ("DD-XP-1", "DD-XP-3", "DD-XP-6", "DD-XP-7"),
    "DD-EQUIP": ("DD-EQUIP-1", "DD-EQUIP-2", "DD-EQUIP-6", "DD-EQUIP-9"),
    "DD-ARTIFACT": ("DD-EQUIP-8", "DD-EQUIP-9", "DD-ARTIFACT-1"),
    "DD-SPELL": ("DD-SPELL-1", "DD-SPELL-2", "DD-SPELL-3", "DD-SPELL-4"),
}
"""What dice without rules of their own rest on, by id or by the chapter they name."""

_RULE = r"DD-[A-Z]+(?:-[A-Z]+)*(?:-\d+)?"
_SEE = re.compile(rf"(?:See|As) ({_RULE})(?:\.\.(\d+))?")
_READING = re.compile(r"DD-OR-\d+")


def cards() -> dict[str, Die]:
    """Every printed die by its id, and those of packs of one's own."""
    return {kind.id: _die(kind) for kind in (*KINDS.values(), *KINDS.own.values())}


@cache
def places() -> dict[str, Place]:
    """Every location and terrain by its id."""
    return {id: _place(place_of(id)) for id in (*LOCATIONS, *TERRAINS)}


@cache
def symbol(id: str, number: int = 0) -> Symbol:
    """A symbol as a face shows it."""
    ability = ABILITIES[id]
    counted = number > 1 or (number and ability.param not in ("hearts", "times"))
    label = f"{ability.name} {number}" if counted and not ability.variants else ability.name
    return Symbol(id, number, label)


@cache
def meaning(id: str, number: int = 0) -> Meaning:
    """A symbol in words; the number matters only where it chooses between variants."""
    ability = ABILITIES[id]
    text = variant(ability, number) if ability.variants else ability.text
    which = number if ability.variants else 0
    return Meaning(id, which, ability.name, text, ability.param, ability.timing, ability_rules(id))


@cache
def rules_of(id: str) -> tuple[str, ...]:
    """The rules of a die: its own, then those of what it shows; one that but points elsewhere is followed."""
    kind = KINDS[id]
    own = GENERAL.get(kind.role) or GENERAL.get(kind.rule) or family(kind.rule)
    told = [
        rule
        for name, _ in (*_shown(kind), *((name, 0) for name in kind.inherent))
        for rule in ability_rules(name)
    ]
    told += [rule for face in kind.faces if face.place for rule in family(place_of(face.place).rule)]
    return tuple(dict.fromkeys((*own, *told)))


@cache
def ability_rules(id: str) -> tuple[str, ...]:
    """The rules that tell what a symbol does."""
    return tuple(dict.fromkeys(end for rule in family(ABILITIES[id].rule) for end in _follow(rule)))


@cache
def family(number: str) -> tuple[str, ...]:
    """The rules under a number: itself, or its numbered parts."""
    return tuple(id for id in digest(GAME) if re.fullmatch(rf"{number}(-\d+)?", id))


def readings(rules: tuple[str, ...]) -> tuple[str, ...]:
    """The open readings some rules name, in words."""
    found = dict.fromkeys(id for rule in rules for id in _READING.findall(digest(GAME)[rule].text))
    return tuple(f"{digest(GAME)[id].text} ({id})" for id in found)


def _shown(kind: Kind) -> Iterator[tuple[str, int]]:
    """Every symbol of a die with its number, face by face."""
    for face in kind.faces:
        yield from face.symbols
        yield from ((name, 0) for name in (*face.reward, *face.inert))


def _follow(rule: str) -> Iterator[str]:
    """A rule that is but a pointer stands for what it points to."""
    pointed = _SEE.search(digest(GAME)[rule].text)
    if not pointed:
        yield rule
        return
    number, last = pointed.groups()
    if last:
        stem, _, first = number.rpartition("-")
        yield from (f"{stem}-{part}" for part in range(int(first), int(last) + 1))
    else:
        yield from family(number)


# The structs ---------------------------------------------------------------------------------------


def _die(kind: Kind) -> Die:
    printed, rules = kind.printed, rules_of(kind.id)
    sources = {name: value for name, value in msgspec.structs.asdict(kind.provenance).items() if value}
    return Die(
        id=kind.id,
        name=kind.name,
        type=kind.type,
        bag=kind.bag,
        colour=kind.grade if kind.type == "equipment" else COLOURS.get(kind.type, "gray"),
        pack=next(iter(kind.copies)),
        group=GROUPS.get(kind.type)
        or GROUPS.get(kind.subtype)
        or words(kind.subtype or kind.type).capitalize(),
        copies=sum(kind.copies.values()),
        sets=dict(kind.copies),
        faces=tuple(_face(kind, face) for face in kind.faces),
        symbols=tuple(
            dict.fromkeys(
                meaning(name, number if ABILITIES[name].variants else 0) for name, number in _shown(kind)
            )
        ),
        grade=kind.grade,
        slot=kind.slot,
        hands=kind.hands,
        counts_as=kind.counts_as,
        level=kind.max_level,
        least_level=kind.min_level,
        fame=kind.fame,
        immunities=kind.immunities,
        requirements=kind.requirements,
        occasions=kind.occasions,
        module=kind.module,
        text=tuple(text_of(kind)),
        rulings=readings(rules),
        note=printed.note,
        provenance=kind.provenance.faces,
        sources=sources,
        rules=rules,
    )


def _face(kind: Kind, face: Face) -> DieFace:
    symbols = tuple(symbol(name, number) for name, number in face.symbols)
    reward = tuple(symbol(name) for name in face.reward)
    inert = tuple(symbol(name) for name in face.inert)
    return DieFace(
        label=_label(kind, face, [one.label for one in (*symbols, *inert)], [one.label for one in reward]),
        value=face.value,
        symbols=symbols,
        level=face.level,
        colour=face.colour,
        fame=face.fame,
        reward=reward,
        inert=inert,
        hearts=face.hearts,
        experience=face.experience,
        level_dice=face.level_dice,
        place=face.place,
    )


def _label(kind: Kind, face: Face, shown: list[str], reward: list[str]) -> str:
    parts: list[str] = []
    if face.experience is not None:
        dice = "die" if face.level_dice == 1 else "dice"
        parts.append(f"{face.experience} experience, {face.level_dice} level {dice}")
    elif face.value is not None:
        parts.append(str(face.value))
    if face.hearts is not None:
        hearts = "1 heart" if face.hearts == 1 else f"{face.hearts} hearts"
        parts.append(hearts if face.hearts else "Trophy")
    if face.level:
        colour = f" ({face.colour})" if face.colour and kind.type == "monster" else ""
        parts.append(f"Level {face.level}{colour}")
    if reward:
        parts.append(f"Reward: {', '.join(reward)}")
    if face.place:
        parts.append(place_of(face.place).name)
    return " · ".join((*parts, *shown)) or "blank"


def _place(place: Location | Terrain) -> Place:
    found = Place(place.id, place.name, place.text, family(place.rule), place.provenance)
    if isinstance(place, Location):
        gained = tuple(symbol(name) for name in place.monsters_gain)
        return msgspec.structs.replace(
            found, monsters_gain=gained, bonus=place.bonus, bonus_needs=place.bonus_needs
        )
    return found
