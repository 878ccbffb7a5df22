"""Own: cards of somebody's own pack, with other numbers. What a card does, the printed one does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from delvewright.games.dungeoneer.kinds import Kind, made
from delvewright.games.dungeoneer.printed import Encounter, Hero, Quest
from delvewright.words.own import DOES, Form, OwnEntry
from delvewright.words.printed import check_sources

FIXED = (
    "grade",
    "subtype",
    "time",
    "duration",
    "slot",
    "border",
    "type",
    "grim",
    "exits",
    "terrain",
    "sewer",
    "portal",
    "obstacle",
    "types",
    "places",
    "same_border",
    "variable",
)
"""What cards are, where they lead and what is asked for there: decks, rules and texts go by it."""
LEAST, MOST, MOST_COPIES = -9, 30, 12
FORM = Form(fixed=FIXED, unasked=("rulings", "source", "sourced", "provenance", "changed"))
DONE = (
    "artifact",
    "carrying",
    "door",
    "ends_with",
    "enter",
    "fail",
    "fits",
    "flags",
    "gives",
    "hit",
    "hosts_slot",
    "modifiers",
    "moments",
    "ongoing",
    "other_scores",
    "play",
    "reset",
    "reward",
    "shrugs",
    "special",
    "spell",
    "targets",
    "upkeep",
    "use_moments",
    "uses",
    "works",
)
"""What a card does, all of it."""


def make(entry: OwnEntry) -> Kind:
    """A card as its entry has it; it does what the one does that it changes."""
    if entry.new:
        raise entry.wrong("cards of this game can be changed, and none be new yet")
    if DOES in entry.table:
        raise entry.wrong("a changed card of this game does what the printed one does", DOES)
    base: Kind = entry.base
    entry.table = {"source": [], "sourced": [], **entry.table}  # no page has it so
    printed = entry.convert(type(base.printed), {"provenance": "designed"})
    check_sources(entry)
    entry.fixed(*[name for name in FIXED if name in type(base.printed).__struct_encode_fields__])
    if set(printed.copies) != set(base.copies):
        raise entry.wrong("a changed card stays in the sets it is in", "copies")
    if max(printed.copies.values()) > MOST_COPIES:
        raise entry.wrong(f"at most {MOST_COPIES} of a set", "copies")
    for field, value in msgspec.to_builtins(printed).items():
        if any(not LEAST <= number <= MOST for number in _numbers(value)):
            raise entry.wrong(f"numbers are {LEAST} to {MOST}", field)
    _check_counts(entry, printed)
    try:
        kind = made(entry, base.sort)
    except ValueError as error:
        raise entry.wrong(error) from error
    behave(kind, base)
    if kind.foe is not None and base.foe is not None:
        behave(kind.foe, base.foe)
    return kind


def behave(kind: Kind, base: Kind) -> None:
    """Let a card do what another does."""
    for name in DONE:
        setattr(kind, name, getattr(base, name))


def _check_counts(entry: OwnEntry, printed: Any) -> None:
    """What there must be one of at least, and what cannot be below nothing."""
    life = printed.foe.life if isinstance(printed, Quest) and printed.foe else getattr(printed, "life", 1)
    monster = isinstance(printed, Encounter) and printed.duration == "monster"
    if life < 1 and (monster or not isinstance(printed, Encounter)):
        raise entry.wrong(
            f"a life of 1 at least, not {life}", "foe" if isinstance(printed, Quest) else "life"
        )
    for field in ("cost", "glory", "peril", "carry_boons", "carry_treasures", "search"):
        if getattr(printed, field, 0) < 0:
            raise entry.wrong("0 at least", field)
    if isinstance(printed, Hero) and not printed.forms:
        raise entry.wrong("at least one form is needed", "forms")


def _numbers(value: Any) -> Iterator[int]:
    """The numbers of a fact, however deep."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield value
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    for part in parts:
        yield from _numbers(part)
