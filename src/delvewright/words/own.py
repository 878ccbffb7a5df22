"""Packs of one's own: a folder of changed and new kinds, read strictly, and known by what is in it."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, TypeVar

import msgspec

from delvewright.kernel.errors import BadData, BadSetup, near
from delvewright.words.lines import line_of
from delvewright.words.printed import Entry
from delvewright.words.saying import Vocabulary

FILE, BEHAVIOUR = "pack.toml", "behaviour.py"
MARK = "@"
"""Between a name and what tells which pack it is of: `fireball@3f9a12c4b1`."""
DIGITS = 10
MOST_BYTES = 1_000_000
KEYS = ("name", "game", "title", "change", "new")
LIKE, DOES = "like", "does"


class Kind(Protocol):
    """What a pack changes: `role` is what rules know it by, the id that of the kind whose place it takes."""

    @property
    def id(self) -> str: ...
    @property
    def role(self) -> str: ...
    @property
    def printed(self) -> Any: ...


K = TypeVar("K", bound=Kind)


class Misprint(BadData):
    """What is wrong in the file of a pack: where, and at which key."""

    def __init__(self, source: str, line: int, path: Sequence[str], why: object):
        super().__init__(f"{source}, line {line}: {'.'.join(path)}: {why}")
        self.line = line
        self.path = tuple(path)
        self.why = str(why)


class Opened(msgspec.Struct, frozen=True, dict=True):
    """A pack as it was read: all that is needed to have it, in whichever process."""

    name: str
    game: str
    title: str
    text: str
    code: str = ""  # what is to be done, as a program; read only where somebody trusts it
    source: str = FILE  # where it was, for errors

    @cached_property
    def mark(self) -> str:
        both = "\0".join([self.text, self.code]).replace("\r\n", "\n")
        return sha256(both.encode()).hexdigest()[:DIGITS]

    def homeless(self) -> Opened:
        """The same for somebody else, who need not know where it was."""
        return msgspec.structs.replace(self, source=f"{self.name}/{FILE}")

    @property
    def id(self) -> str:
        """What a set-up names it by."""
        return f"{self.name}{MARK}{self.mark}"


def is_own(pack: str) -> bool:
    """Whether a pack named in a set-up is one of somebody's own."""
    return MARK in pack


def role_of(id: str) -> str:
    """What rules know a kind by."""
    return id.partition(MARK)[0]


def read_pack(folder: Path, games: Sequence[str], behaviour: bool = False) -> Opened:
    """A pack from its folder. A program beside it is read only with `behaviour`, else refused."""
    path = folder / FILE
    text = _text(path)
    code = folder / BEHAVIOUR
    if code.exists() and not behaviour:
        raise BadData(
            f"{code}: this pack has behaviour, which is a program: allow it with --allow-behaviour if you "
            "trust whoever wrote it"
        )
    return parsed(text, str(path), games, folder.resolve().name, _text(code) if code.exists() else "")


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadData(f"{path}: more than {MOST_BYTES:,} bytes")
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadData(f"{path}: there is no such file; a pack is a folder with a {FILE}") from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{path}: {error}") from error


def parsed(text: str, source: str, games: Sequence[str], name: str, code: str = "") -> Opened:
    """A pack from its text: what it says of itself is right, its kinds are not looked at yet."""
    data = _toml(text, source)

    def wrong(key: str, why: str) -> BadData:
        return Misprint(source, line_of(text, (key,)), (key,), why)

    for key in data:
        if key not in KEYS:
            raise wrong(key, f"unknown key; {near(key, KEYS)}")
    name, title = data.get("name", name), data.get("title", "")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9_]{0,30}", name):
        raise wrong("name", f"a name is small letters, digits and _, not {name!r}")
    if not isinstance(title, str):
        raise wrong("title", f"a title is a text, not {title!r}")
    if "game" not in data:
        raise wrong("game", "say which game the pack is for")
    if data["game"] not in games:
        raise wrong("game", f"there is no game {data['game']!r}; {near(str(data['game']), games)}")
    return Opened(name, data["game"], title or name.replace("_", " ").title(), text, code, source)


def _toml(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except ValueError as error:  # also of a number with thousands of digits
        raise BadData(f"{source}: {error}") from error
    except RecursionError as error:
        raise BadData(f"{source}: lists within lists within lists: write it more simply") from error


class OwnEntry(Entry[Any]):
    """One kind of a pack. What is wrong with it is told with its line."""

    __slots__ = ("base", "does", "full", "new", "pack", "path", "source", "table", "text")

    def __init__(self, opened: Opened, part: str, role: str, table: dict[str, Any], base: Any):
        self.text, self.source = opened.text, opened.source
        self.path = (part, role)
        self.pack = opened.id
        self.full = f"{role}{MARK}{opened.mark}"
        self.new = part == "new"
        self.base = base  # the printed kind it changes, or is like
        self.table = table
        self.does: tuple[str, ...] | None = None
        super().__init__("", self.full, None)

    def wrong(self, why: object, field: str = "") -> BadData:
        said = next((key for key in (field, f"{field}s") if field and key in self.table), "")
        path = (*self.path, said) if said else self.path
        return Misprint(self.source, line_of(self.text, path), path, why)

    def convert(self, schema: Any, usually: Mapping[str, Any]) -> Any:
        """The facts of the kind: those of the one it changes or is like, and what its table says."""
        fields = schema.__struct_encode_fields__
        own = {key: value for key, value in self.table.items() if key not in (LIKE, DOES)}
        for key in own:
            if key not in fields:
                raise self.wrong(f"unknown field; {near(key, (*fields, DOES, LIKE))}", key)
        printed = facts_of(self.base.printed) if self.base else usually
        facts = {**printed, "provenance": usually["provenance"], **own}  # it is no book's any more
        try:
            self.facts = msgspec.convert(facts, schema)
        except msgspec.ValidationError as error:
            at = re.search(r"`\$\.(\w+)", str(error))
            raise self.wrong(str(error).partition(" - at `$")[0], at[1] if at else "") from error
        return self.facts

    def fixed(self, *fields: str) -> None:
        """What a changed kind keeps, for rules and set-ups go by it."""
        for name in () if self.new else fields:
            if getattr(self.facts, name) != getattr(self.base.printed, name):
                raise self.wrong("a changed kind keeps this; make a new one, with `like`", name)

    def sayings(self) -> tuple[str, ...] | None:
        """What its table says it does; None where it says nothing."""
        said = self.table.get(DOES)
        if said is None:
            return None
        if not isinstance(said, list) or not all(isinstance(one, str) for one in said):
            raise self.wrong("this is a list of texts, one for each thing it does", DOES)
        return tuple(said)


UNWRITTEN = ("id", "power")
"""What a kind has that is its own printed facts, and no file says."""


def facts_of(printed: Any) -> dict[str, Any]:
    """Printed facts as a file might say them."""
    fields = zip(printed.__struct_fields__, printed.__struct_encode_fields__, strict=True)
    return {
        said: msgspec.to_builtins(getattr(printed, name)) for name, said in fields if said not in UNWRITTEN
    }


@dataclass(frozen=True)
class Form:
    """What of a game's kinds a form asks for; all else may be written in the file."""

    fixed: tuple[str, ...] = ()  # what a changed kind keeps
    unasked: tuple[str, ...] = ()
    known: Mapping[str, Sequence[str]] = field(default_factory=dict)  # what some fields may say
    words: Vocabulary = field(default_factory=dict)  # in which a kind may say what it does
    kept: frozenset[str] = frozenset()  # roles that cannot be changed
    new: tuple[str, ...] = ()  # the schemas of which there may be new kinds


class Shelf(dict[str, K]):
    """Every kind of a box by id, in its order. Kinds of one's own packs are found by their full ids, but no
    list of all kinds shows them: what is made of such a list cannot hang on who took in what."""

    def __init__(self) -> None:
        super().__init__()
        self.make: Callable[[OwnEntry], K] | None = None  # a kind from its entry
        self.form = Form()
        self.own: dict[str, K] = {}
        self.taken: dict[str, Opened] = {}
        self.bringing: dict[str, tuple[K, ...]] = {}  # by pack: what is its own
        self.behave: Callable[[K, Any], None] | None = None  # gives a kind what a program says it does
        self._boxes: dict[tuple[str, ...], dict[str, K]] = {}

    def __missing__(self, id: str) -> K:
        if id in self.own:
            return self.own[id]
        if is_own(id):
            raise BadSetup(f"there is no {id!r} here: its pack is missing, or has changed; name its folder")
        raise KeyError(id)

    def take(self, opened: Opened) -> None:
        """Have a pack from now on: all of it or nothing. To have it already is no mistake."""
        if opened.id in self.taken:
            return
        if self.make is None:
            raise BadData(f"{opened.source}: this game takes no packs of one's own")
        kinds = [self.make(entry) for entry in entries(opened, self)]
        if opened.code:
            self._run(opened, kinds)
        self.own.update((kind.id, kind) for kind in kinds)
        self.bringing[opened.id] = tuple(kinds)
        self.taken[opened.id] = opened

    def pack_of(self, id: str) -> str:
        """The pack of one's own that a kind is of, by its id; "" of what is in the box."""
        mark = id.partition(MARK)[2]
        return next((pack for pack, one in self.taken.items() if mark and one.mark == mark), "")

    def check(self, pack: str) -> None:
        """Say what is wrong with the name of a pack of one's own."""
        if pack in self.taken:
            return
        name, _, mark = pack.partition(MARK)
        others = [one.mark for one in self.taken.values() if one.name == name]
        if others:
            raise BadSetup(
                f"the pack {name!r} has changed: wanted is the one marked {mark}, here is {', '.join(others)}"
            )
        raise BadSetup(f"the pack {name!r} (marked {mark}) is not here: name its folder with --pack")

    def in_play(self, packs: Sequence[str]) -> Mapping[str, K]:
        """The box by roles, with the kinds of the packs among these: changed ones in the places of those they
        change, new ones at the end."""
        own = tuple([pack for pack in packs if is_own(pack)])
        if not own:
            return self
        if own not in self._boxes:
            box = dict(self)
            for pack in own:
                self.check(pack)
                box.update((kind.role, kind) for kind in self.bringing[pack])
            self._boxes[own] = box
        return self._boxes[own]

    def _run(self, opened: Opened, kinds: list[K]) -> None:
        source = str(Path(opened.source).with_name(BEHAVIOUR))
        if self.behave is None:
            raise BadData(f"{source}: kinds of this game take no behaviour besides what their file says")
        module = ModuleType(f"delvewright.games.{opened.game}.own.{opened.name}_{opened.mark}")
        module.__file__ = source
        sys.modules[module.__name__] = module  # steps are found by their modules
        try:
            exec(compile(opened.code, source, "exec"), vars(module))
            does = vars(module).get("DOES", {})
            for role in does:
                if role not in [kind.role for kind in kinds]:
                    raise BadData(f"DOES names {role!r}; {near(role, [kind.role for kind in kinds])}")
            for kind in kinds:
                if kind.role in does:
                    self.behave(kind, does[kind.role])
        except Exception as error:
            trace, line = error.__traceback__, 0
            while trace is not None:
                line = trace.tb_lineno if trace.tb_frame.f_code.co_filename == source else line
                trace = trace.tb_next
            line = line or getattr(error, "lineno", 0) or 0
            where = f"{source}, line {line}" if line else source
            raise BadData(f"{where}: {type(error).__name__}: {error}") from error


def tables_of(opened: Opened) -> list[tuple[str, str, Any]]:
    """What a pack's file says of each kind: changed or new, its role, and its table."""
    data = _toml(opened.text, opened.source)
    found: list[tuple[str, str, Any]] = []
    for part in ("change", "new"):
        tables = data.get(part, {})
        if not isinstance(tables, dict):
            line = line_of(opened.text, (part,))
            raise Misprint(opened.source, line, (part,), "this holds tables: write [change.ID] or [new.ID]")
        found += [(part, role, table) for role, table in tables.items()]
    if not found:
        raise BadData(
            f"{opened.source}: nothing is changed and nothing is new: write [change.ID] or [new.ID]"
        )
    return found


def entries(opened: Opened, box: Mapping[str, Any]) -> Iterator[OwnEntry]:
    """The kinds of a pack as its file has them, with the printed ones they change or are like."""
    seen: set[str] = set()
    for part, role, table in tables_of(opened):
        yield entry_of(opened, part, role, table, box, role in seen)
        seen.add(role)


def entry_of(
    opened: Opened, part: str, role: str, table: Any, box: Mapping[str, Any], again: bool = False
) -> OwnEntry:
    """One kind of a pack; `again`, if the pack has it already."""
    entry = OwnEntry(opened, part, role, table if isinstance(table, dict) else {}, box.get(role))
    if not isinstance(table, dict):
        raise entry.wrong("this must be a table of its own")
    if part == "change" and entry.base is None:
        raise entry.wrong(f"there is no {role!r} to change; {near(role, box)}")
    if part == "new":
        if entry.base is not None or not re.fullmatch(r"[a-z][a-z0-9_]{0,40}", role):
            raise entry.wrong(
                "there is one already: change it, or name the new one otherwise"
                if entry.base
                else "an id is small letters, digits and _"
            )
        like = table.get(LIKE)
        if like is not None and (not isinstance(like, str) or like not in box):
            raise entry.wrong(f"there is no {like!r}; {near(str(like), box)}", LIKE)
        entry.base = box[like] if like is not None else None
    elif LIKE in table:
        raise entry.wrong("only a new kind is like another", LIKE)
    if again:
        raise entry.wrong("a pack has a kind once: changed, or new")
    return entry
