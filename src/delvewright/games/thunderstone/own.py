"""Own: cards of somebody's own pack, made of what its file says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from delvewright.games.thunderstone.kinds import KINDS, TRAITS, TYPES, Kind
from delvewright.games.thunderstone.printed import Printed
from delvewright.games.thunderstone.vocabulary import PART, VOCABULARY
from delvewright.games.thunderstone.words import Part
from delvewright.words.own import DOES, Form, OwnEntry
from delvewright.words.printed import check_sources
from delvewright.words.saying import say

NEW = ("hero", "village", "monster")
"""What can be new: of everything else the rules know all there is."""
FIXED = ("type", "group", "level")
MOST, MOST_COPIES = 99, 60
USUALLY = {"provenance": "designed", "classes": [], "copies": 8}
DONE = (
    "after",
    "aura",
    "battle",
    "battle_end",
    "breach",
    "dungeon",
    "flags",
    "own",
    "spoils",
    "trap",
    "triumph",
    "vigil",
    "village",
    "wielded",
)
"""What a card does, all of it."""
STARTS = {"village": "Village: ", "dungeon": "Dungeon: ", "repeat": "Repeat Dungeon: "}


FORM = Form(
    fixed=FIXED,
    unasked=("provenance", "rulings", "unverified"),
    known={"type": NEW, "traits": tuple(TRAITS)},
    words=VOCABULARY,
    new=(Printed.__name__,),
)


def make(entry: OwnEntry) -> Kind:
    """A card as its entry has it; one that changes another does what that does, unless it says otherwise."""
    printed: Printed = entry.convert(Printed, USUALLY)
    entry.check("type", (printed.type,), NEW if entry.new else TYPES)
    entry.check("trait", printed.traits, TRAITS)
    known = dict.fromkeys([name for each in KINDS.values() for name in each.printed.classes])
    entry.check("classe", printed.classes, known)
    check_sources(entry)
    entry.fixed(*FIXED)
    for field, value in zip(printed.__struct_fields__, _values(printed), strict=True):
        if isinstance(value, int) and not -MOST <= value <= MOST:
            raise entry.wrong(f"at most {MOST}, not {value}", field)
    if not 1 <= printed.copies <= MOST_COPIES:
        raise entry.wrong(f"1 to {MOST_COPIES} copies, not {printed.copies}", "copies")
    if entry.new and printed.group in [kind.group for kind in KINDS.values()]:
        raise entry.wrong(f"there is a group {printed.group!r} already: give it a name of its own", "group")
    kind = Kind(entry.full, entry.pack if entry.new else entry.base.pack, printed)
    said = entry.sayings()
    if said is None:
        for name in DONE if entry.base else ():
            setattr(kind, name, getattr(entry.base, name))
    else:
        try:
            behave(kind, [say(text, VOCABULARY, PART) for text in said])
        except ValueError as error:
            raise entry.wrong(error, DOES) from error
    try:
        check_text(kind)
    except ValueError as error:
        raise entry.wrong(error, "text") from error
    return kind


def _values(printed: Printed) -> list[Any]:
    return [getattr(printed, field) for field in printed.__struct_fields__]


def behave(kind: Kind, parts: Sequence[Part]) -> None:
    """Let a card do these things and nothing else."""
    blank = Kind(kind.id, kind.pack, kind.printed)
    for name in DONE:
        setattr(kind, name, getattr(blank, name))
    for part in parts:
        part(kind)


def check_text(kind: Kind) -> None:
    """Every ability has a line of text, which buttons show; a ValueError says which has none."""
    for place, start in STARTS.items():
        if place == "village":
            abilities = [one for one in kind.village if one.place == "village"]
        else:
            here = [one for one in kind.dungeon if one.place == "dungeon"]
            abilities = [one for one in here if one.repeat == (place == "repeat")]
        lines = [line for line in kind.printed.text if line.startswith(start)]
        trophies = [line for line in kind.printed.text if line.startswith("Trophy: ")]
        if len(lines or trophies) < len(abilities):
            raise ValueError(
                f"{len(abilities)} abilities, and {len(lines)} lines that begin {start!r}: the text is what "
                "their buttons say"
            )
