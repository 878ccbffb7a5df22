"""Entries: everything that is said of a verb, a question, a reason or an event, declared in one place.

The key of a reason, an event or a question names its fields, "too_few have need", and a template speaks of
each by its sort (see `SORTS`):

    "{Seat} asked {other} for help."      a capital begins a sentence
    "{Who's} Gust", "{Seat:have} no gold"  whose it is; the right form of a verb
    "{number:heart} left"                 a number of things: "1 heart left", "2 hearts left"
    "{Monster} must be fought"            the monster that is met
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any, TypeVar

from delvewright.kernel.errors import DelveError, near
from delvewright.views.dungeon_dice.names import named
from delvewright.views.dungeon_dice.reading import Reading, capital, count, third
from delvewright.views.model import Line

Words = str | Callable[..., str | Line]
"""A sentence, or a function of a reading and of what it is about."""


class Says:
    """What is said, and the rules it rests on."""

    __slots__ = ("fields", "rules", "text", "within")

    def __init__(self, text: Words, *rules: str):
        self.text = text
        self.rules = rules
        self.within: dict[str, Verb] = {}  # what is said otherwise in one question
        self.fields: tuple[str, ...] | None = None  # those a template is told; a function takes what it takes

    def line(self, *about: Any) -> Line:
        text = self.text if isinstance(self.text, str) else self.text(*about)
        return text if isinstance(text, Line) else Line(text, self.rules)


class Verb(Says):
    """What an option says: on a button, where the names of its fields stand for them, and as a sentence.

    Without rules it rests on those of the question. `within` one question it may say something else; what is
    left out there is as everywhere.
    """

    __slots__ = ("label",)

    def __init__(self, label: str, text: Words = "", *rules: str, within: Mapping[str, Verb] | None = None):
        super().__init__(text, *rules)
        self.label = label
        self.within = {question: verb._after(self) for question, verb in (within or {}).items()}

    def _after(self, usual: Verb) -> Verb:
        said = self if self.text else usual
        return Verb(self.label or usual.label, said.text, *said.rules)


PEOPLE = ("seat", "combatant", "who", "other", "target", "warder", "receiver", "by", "to", "whom")
SORTS = {
    **dict.fromkeys(PEOPLE, "combatant"),
    **dict.fromkeys(("piece", "foe", "spell", "artifact", "old", "new"), "piece"),
    "place": "place",
    "symbol": "symbol",
}
"""The sort of a field by its name; any other is a number, or a word as it stands."""

Part = Callable[[Reading, tuple[Any, ...]], str]
Entry = TypeVar("Entry", bound=Says)


def ready(entries: Mapping[str, Entry], first: tuple[str, ...] = ()) -> dict[str, Entry]:
    """Entries by their bare keys, with their templates made ready; `first` comes before the fields named."""
    found: dict[str, Entry] = {}
    for declared, entry in entries.items():
        key, *fields = declared.split()
        if key in found:
            raise ValueError(f"{key!r} is declared twice")
        spoken: tuple[Says, ...] = (entry, *entry.within.values())
        for said in spoken:
            if isinstance(said.text, str) and "{" in said.text:
                said.fields = (*first, *fields)
                said.text = template(said.text, said.fields)
        found[key] = entry
    return found


def template(text: str, fields: tuple[str, ...]) -> Callable[..., str]:
    """A template as a function of a reading and the values of its fields."""
    parts: list[str | Part] = []
    for literal, name, spec, _ in Formatter().parse(text):
        parts += [literal] if literal else []
        if name is not None:
            low = name[0].lower() + name[1:]
            part = field(low, spec or "", fields)
            parts.append(part if low == name else capitalised(part))
    return lambda r, *values: "".join([one if isinstance(one, str) else one(r, values) for one in parts])


def capitalised(part: Part) -> Part:
    return lambda r, values: capital(part(r, values))


def field(name: str, spec: str, fields: tuple[str, ...]) -> Part:
    """One field of a template: with a verb if it is somebody, with a noun if it is a number."""
    if name == "monster":
        return lambda r, values: r.foe()
    bare = name.removesuffix("'s")
    if bare not in fields:
        raise ValueError(f"there is no field {bare!r}; {near(bare, fields)}")
    at, sort = fields.index(bare), SORTS.get(bare, "")
    if bare != name:
        return lambda r, values: r.whose(values[at])
    if spec and sort:
        return lambda r, values: f"{r.someone(values[at])} {spec if values[at] == r.seat else third(spec)}"
    if spec:
        return lambda r, values: count(values[at], spec)
    return lambda r, values: named(r, sort, values[at], ()) if sort else str(values[at])


def find(entries: Mapping[str, Entry], what: str, key: str) -> Entry:
    if key not in entries:
        raise DelveError(f"there are no words for the {what} {key!r}; {near(key, entries)}")
    return entries[key]
