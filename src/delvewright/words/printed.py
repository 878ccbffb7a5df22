"""Printed facts: data files read under a strict schema; an error names the file, the entry and the field."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from delvewright.kernel.errors import BadData, near

SOURCES = ("rulebook", "public", "designed")
"""Where a printed fact comes from: the rulebook, public lists, or our own design."""


class Sourced(Protocol):
    """A frozen struct that forbids unknown fields and says where its facts come from: one of SOURCES, or a
    struct of such where several facts of an entry have sources of their own."""

    @property
    def provenance(self) -> Any: ...


class Named(Protocol):
    """What a data file is read into."""

    @property
    def id(self) -> str: ...


Facts = TypeVar("Facts", bound=Sourced)
Kind = TypeVar("Kind", bound=Named)


class Entry(Generic[Facts]):
    """One table of a data file: its id, its facts, and where to look if something is wrong with them."""

    __slots__ = ("facts", "id", "where")

    def __init__(self, where: str, id: str, facts: Facts):
        self.where = where
        self.id = id
        self.facts = facts

    def wrong(self, why: object, field: str = "") -> BadData:
        """`field` is what it is about, where that is known."""
        return BadData(f"{self.where}: {why}")

    def check(self, field: str, words: Iterable[str], known: Collection[str]) -> None:
        """Refuse a word that is not among those known for a field."""
        for word in words:
            if word not in known:
                raise self.wrong(f"unknown {field} {word!r}; {near(word, known)}", field)


def read(text: str, source: str, schema: type[Facts], what: str) -> Iterator[Entry[Facts]]:
    """Every entry of a data file; `what` one is called in an error: a card, a die."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{source}: {error}") from error
    fields: tuple[str, ...] = schema.__struct_encode_fields__  # type: ignore[attr-defined]
    for id, table in tables.items():
        where = f"{source}: {what} {id!r}"
        for name in table if isinstance(table, dict) else ():
            if name not in fields:
                raise BadData(f"{where}: unknown field `{name}`; {near(name, fields)}")
        try:
            entry = Entry(where, id, msgspec.convert(table, schema))
        except msgspec.ValidationError as error:
            raise BadData(f"{where}: {error}") from error
        check_sources(entry)
        yield entry


def check_sources(entry: Entry[Any]) -> None:
    """Refuse a source of facts that is none."""
    said = entry.facts.provenance
    sources = (said,) if isinstance(said, str) else msgspec.structs.astuple(said)
    entry.check("provenance", filter(None, sources), SOURCES)


def load(paths: Iterable[Path], read: Callable[[str, str], Iterable[Kind]], into: dict[str, Kind]) -> None:
    """Fill `into` with what `read(text, file name)` makes of the files, in their order; no id comes twice."""
    for path in paths:
        for kind in read(path.read_text(encoding="utf-8"), path.name):
            if kind.id in into:
                raise BadData(f"{path.name}: there is a {kind.id!r} already")
            into[kind.id] = kind
