"""Drafting: the file of a pack of one's own as it is being written, whatever is wrong with it so far."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect

from delvewright.kernel.errors import BadData
from delvewright.views.front import Front, catalogue, take
from delvewright.words.lines import line_of
from delvewright.words.own import (
    FILE,
    KEYS,
    Form,
    Misprint,
    Opened,
    Shelf,
    entry_of,
    facts_of,
    parsed,
    tables_of,
)
from delvewright.words.saying import form as written

MOST_KINDS = 100
"""In one draft: each is looked at whenever a letter changes."""


class Field(msgspec.Struct, frozen=True):
    """A fact that may be filled in."""

    name: str
    sort: str  # number, numbers, flag, choice, text or lines
    maybe: bool  # whether there may be none
    fixed: bool  # whether a changed kind keeps it
    known: tuple[str, ...]


class Fault(msgspec.Struct, frozen=True):
    """What is wrong, at which key, in which line; of a file that cannot be read at all, at no key."""

    path: tuple[str, ...]
    line: int
    text: str


class Word(msgspec.Struct, frozen=True):
    """A word in which kinds may say what they do."""

    name: str
    sort: str  # part, word, condition, …
    form: str  # how it is written
    text: str


class Sample(msgspec.Struct, frozen=True):
    """A kind of the box that may be changed: which form it has, and what the form says of it."""

    name: str
    form: str
    facts: dict[str, Any]


class Forms(msgspec.Struct, frozen=True):
    """All that a bench must know of a game: its kinds, their forms, and its words."""

    forms: dict[str, tuple[Field, ...]]
    kinds: dict[str, Sample]
    words: tuple[Word, ...]
    new: tuple[str, ...]  # the forms of which there may be new kinds


class Draft(msgspec.Struct, frozen=True):
    """A pack as far as it is written: its text, that as data, and what is wrong with it; and its cards, by
    role, as they would lie on a table."""

    text: str
    data: dict[str, Any]
    faults: tuple[Fault, ...]
    cards: dict[str, Any] = {}
    id: str = ""  # what it is known by, when nothing is wrong


def forms(front: Front) -> Forms:
    """The forms of a game that takes packs of one's own."""
    box = _box(front)
    schemas = {kind.printed.__class__.__name__: kind.printed.__class__ for kind in box.values()}
    asked = {name: fields(schema, box.form) for name, schema in schemas.items()}
    names = {form: [each.name for each in asked[form]] for form in asked}
    kinds = {}
    for id, kind in box.items():
        form = kind.printed.__class__.__name__
        if kind.role not in box.form.kept:
            facts = facts_of(kind.printed)
            told = {name: facts[name] for name in names[form] if name in facts}
            kinds[id] = Sample(kind.name, form, told)
    words = tuple(
        [Word(name, term.sort, written(name, term), term.text) for name, term in box.form.words.items()]
    )
    return Forms(asked, kinds, words, tuple([form for form in asked if form in box.form.new]))


def draft(front: Front, name: str, text: str | None, data: Mapping[str, Any] | None = None) -> Draft:
    """A draft by its text, or by its data, with its cards. What is right of it is taken in: a process that
    sees many drafts should not live long."""
    try:
        said = text_of(data or {}) if text is None else text
    except BadData as error:
        return Draft("", dict(data or {}), (_fault(error),))
    found, right = drafted(said, name, front.id, _box(front))
    if right is None:
        return found
    take(right)
    cards = front.cards()
    drawn = {
        kind.role: msgspec.to_builtins(cards[kind.id])
        for kind in _box(front).bringing[right.id]
        if kind.id in cards
    }
    return msgspec.structs.replace(found, cards=drawn, id="" if found.faults else right.id)


def _box(front: Front) -> Shelf[Any]:
    if not isinstance(front.kinds, Shelf) or front.kinds.make is None:
        raise BadData(f"{front.title} takes no packs of one's own yet")
    return front.kinds


def fields(schema: type, form: Form) -> tuple[Field, ...]:
    """The form for a schema: names first, then numbers, choices, and at last what takes several lines."""
    found = []
    for each in inspect.type_info(schema).fields:  # type: ignore[attr-defined]
        sort, maybe = _sort(each.type)
        if each.encode_name in form.unasked or not sort:
            continue
        known = tuple(form.known.get(each.encode_name, ()))
        sort = "choice" if sort == "text" and known else sort
        found.append(Field(each.encode_name, sort, maybe, each.encode_name in form.fixed, known))
    order = ("number", "numbers", "choice", "flag", "text", "lines")
    return tuple(sorted(found, key=lambda one: -1 if one.name == "name" else order.index(one.sort)))


def _sort(type: inspect.Type) -> tuple[str, bool]:
    maybe = isinstance(type, inspect.UnionType)
    if isinstance(type, inspect.UnionType):
        rest = [one for one in type.types if not isinstance(one, inspect.NoneType)]
        type = rest[0]
    if isinstance(type, inspect.TupleType):
        numbers = all(isinstance(one, inspect.IntType) for one in type.item_types)
        texts = all(isinstance(one, inspect.StrType) for one in type.item_types)
        return "numbers" if numbers else "lines" if texts else "", maybe
    if isinstance(type, inspect.VarTupleType):
        return "lines" if isinstance(type.item_type, inspect.StrType) else "", maybe
    sorts = {inspect.IntType: "number", inspect.BoolType: "flag", inspect.StrType: "text"}
    return sorts.get(type.__class__, ""), maybe


def drafted(text: str, name: str, game: str, box: Shelf[Any]) -> tuple[Draft, Opened | None]:
    """A draft by its text, and what can be played of it: each kind may have its fault."""
    data, games = _read(text), catalogue()
    try:
        opened = parsed(text, FILE, games, name)
        if opened.game != game:
            why = f"this pack is for {opened.game}, which has a bench of its own"
            raise Misprint(FILE, line_of(text, ("game",)), ("game",), why)
        tables = tables_of(opened)
        if len(tables) > MOST_KINDS:
            raise BadData(f"{len(tables)} kinds; the bench takes {MOST_KINDS}")
    except BadData as error:
        return Draft(text, data, (_fault(error),)), None
    faults: list[Fault] = []
    right: dict[str, dict[str, Any]] = {}
    seen: set[str] = set()
    for part, role, table in tables:
        try:
            assert box.make is not None
            box.make(entry_of(opened, part, role, table, box, role in seen))
            right.setdefault(part, {})[role] = table
        except BadData as error:
            faults.append(_fault(error))
        seen.add(role)
    if faults and right:
        head = {key: data[key] for key in KEYS if key in data and not isinstance(data[key], dict)}
        opened = parsed(text_of({**head, **right}), FILE, games, name)
    return Draft(text, data, tuple(faults)), opened if right else None


def _read(text: str) -> dict[str, Any]:
    """As data that any wire can carry; nothing, of what cannot be read or carried."""
    try:
        data: dict[str, Any] = msgspec.to_builtins(tomllib.loads(text))
        msgspec.msgpack.encode(data)
    except (RecursionError, TypeError, ValueError, OverflowError):
        return {}
    return data


def _fault(error: BadData) -> Fault:
    if isinstance(error, Misprint):
        return Fault(error.path, error.line, error.why)
    why = str(error).removeprefix(f"{FILE}: ")
    line = re.search(r"\(at line (\d+)", why)
    return Fault((), int(line[1]) if line else 1, why)


def text_of(data: Mapping[str, Any]) -> str:
    """The file of a pack by its data."""
    lines = [f"{_key(key)} = {_value(value)}" for key, value in data.items() if key not in ("change", "new")]
    for part in ("change", "new"):
        tables = data.get(part)
        if tables is not None and not isinstance(tables, dict):
            lines.append(f"{part} = {_value(tables)}")
            continue
        for role, table in (tables or {}).items():
            lines += ["", f"[{part}.{_key(role)}]"]
            if not isinstance(table, dict):
                raise BadData(f"{part}.{role}: this must be a table of its own")
            lines += [f"{_key(key)} = {_value(value)}" for key, value in table.items()]
    return "\n".join(lines) + "\n"


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _value(key)


def _value(value: Any, depth: int = 0) -> str:
    if depth > 8:
        raise BadData("lists within lists within lists: write it more simply")
    if isinstance(value, dict):
        inner = [f"{_key(key)} = {_value(one, depth + 1)}" for key, one in value.items()]
        return f"{{ {', '.join(inner)} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join([_value(one, depth + 1) for one in value])}]"
    if value is None:
        raise BadData("nothing cannot be written: leave the field out")
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
