"""The fields of a board, declared once: how long each lasts, how it begins, and what follows from it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar, get_origin

Value = TypeVar("Value")


class Lasts:
    """How long a field lasts. What ends takes along whatever lasts within it."""

    __slots__ = ("name", "within")

    def __init__(self, name: str, within: Lasts | None = None) -> None:
        self.name = name
        self.within = within

    def outwards(self) -> Iterator[Lasts]:
        """This and all it lies within."""
        yield self
        if self.within is not None:
            yield from self.within.outwards()

    def ends_with(self, other: Lasts) -> bool:
        return other in self.outwards()


class Starts:
    """What a field begins with, where its type does not say it."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value


ALWAYS = Lasts("always")
GAME = Lasts("game")
TURN = Lasts("turn", GAME)
COMBAT = Lasts("combat", TURN)
ANSWER = Lasts("answer")

Always = Annotated[Value, ALWAYS]
"""From the set-up to the end of the table."""
ThisGame = Annotated[Value, GAME]
"""Cleared before the next game, where a table plays several as one campaign."""
ThisTurn = Annotated[Value, TURN]
ThisCombat = Annotated[Value, COMBAT]
ThisAnswer = Annotated[Value, ANSWER]
"""Only while an answer is carried out: neither copied nor saved."""

OrNone = Annotated[int, Starts(-1)]
"""A piece, a seat or a zone, or -1 for none."""
Pieces = tuple[int, ...]
Seats = tuple[int, ...]
Pairs = tuple[tuple[int, int], ...]

STARTS: dict[str, Any] = {
    "tuple": (),
    "list": [],
    "int": 0,
    "bool": False,
    "str": "",
    "None": None,
    "Any": None,
}
UNSET = Starts(None)
"""A field of another type is laid out by its game: a fresh board does not have it."""


class Field(NamedTuple):
    """One field as it was declared."""

    name: str
    lasts: Lasts
    start: Any  # or UNSET

    @property
    def kept(self) -> bool:
        """Whether it is copied, compared and saved."""
        return self.lasts is not ANSWER

    @property
    def copied(self) -> bool:
        """Whether it is a list, of which every position has its own; everything else is shared."""
        return self.kept and isinstance(self.start, list)


class Fields:
    """What follows from the declared fields of a board: their names, and four things to do with them."""

    __slots__ = ("begin", "copy", "ends", "lists", "names")

    def __init__(
        self,
        names: tuple[str, ...],
        lists: tuple[str, ...],
        begin: Callable[[Any], None],
        copy: Callable[[Any, Any], None],
        ends: Mapping[str, Callable[[Any], None]],
    ) -> None:
        self.names = names  # of all that is copied, compared and saved
        self.lists = lists  # of those that are lists
        self.begin = begin  # gives a blank board what it begins with
        self.copy = copy  # from a board to a blank one
        self.ends = ends  # by lifetime: clears what ends with it

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)


def declared(board: Any) -> list[Field]:
    """The fields of a board in the order of their declaration, those of every board first."""
    found = {}
    for cls in reversed(board.__mro__):
        names = vars(sys.modules[cls.__module__])
        for name, text in annotated(cls).items():
            if not str(text).startswith("ClassVar"):
                found[name] = _field(board, name, text, names)
    return list(found.values())


def annotated(cls: Any) -> dict[str, Any]:
    """The annotations of a class. A compiled one has kept none: the source that lies beside it says them."""
    if "__mypyc_attrs__" not in vars(cls):
        return dict(getattr(cls, "__annotations__", {}))
    module = Path(str(sys.modules[cls.__module__].__file__))
    source = module.with_name(f"{module.name.partition('.')[0]}.py").read_text(encoding="utf-8")
    body = next(
        one.body
        for one in ast.parse(source).body
        if isinstance(one, ast.ClassDef) and one.name == cls.__name__
    )
    return {
        ast.unparse(one.target): ast.unparse(one.annotation) for one in body if isinstance(one, ast.AnnAssign)
    }


def _field(board: Any, name: str, text: Any, names: dict[str, Any]) -> Field:
    where = f"the field {name!r} of {board.__module__}.{board.__name__}"
    if not isinstance(text, str):
        raise TypeError(f"{where} is declared without 'from __future__ import annotations'")
    sort = ast.parse(text, mode="eval").body
    if isinstance(sort, ast.Subscript) and isinstance(sort.value, ast.Name):
        for mark in getattr(names.get(sort.value.id), "__metadata__", ()):
            if isinstance(mark, Lasts):
                if name == "zones":
                    return Field(name, mark, [()] * board.ZONES.count)
                if name == "ticks":
                    return Field(name, mark, [0] * board.STREAMS)
                return Field(name, mark, _start(sort.slice, names))
    raise TypeError(f"{where} does not say how long it lasts: Always[{text}], ThisTurn[{text}] …")


def _start(sort: ast.expr, names: dict[str, Any]) -> Any:
    """What a field of this type begins with; of several types, None goes before the first."""
    if isinstance(sort, ast.BinOp):
        last = _start(sort.right, names)
        return None if last is None else _start(sort.left, names)
    name = ast.unparse(sort.value if isinstance(sort, ast.Subscript) else sort)
    if name in STARTS:
        return STARTS[name]
    alias = names.get(name)
    for mark in getattr(alias, "__metadata__", ()):
        if isinstance(mark, Starts):
            return mark.value
    return STARTS.get(getattr(get_origin(alias), "__name__", ""), UNSET)


# Written out, these are several times as quick: see lab/boards.py ---------------------------------------


def looped(board: Any) -> Fields:
    """What follows for a board that is not written out: loops over its fields."""
    fields = declared(board)
    ends = {
        lasts.name: [field for field in fields if field.lasts.ends_with(lasts)] for lasts in ending(fields)
    }
    return Fields(
        tuple([field.name for field in fields if field.kept]),
        tuple([field.name for field in fields if field.copied]),
        partial(_begin, fields),
        partial(_copy, fields),
        {name: partial(_begin, those) for name, those in ends.items()},
    )


def ending(fields: list[Field]) -> list[Lasts]:
    """The lifetimes that end before the table does, an outer one before those within it."""
    found: dict[Lasts, None] = {}
    for field in fields:
        if field.lasts not in (ALWAYS, ANSWER):
            found |= dict.fromkeys(reversed(list(field.lasts.outwards())))
    return list(found)


def _begin(fields: list[Field], board: Any) -> None:
    for name, _, start in fields:
        if start is not UNSET:
            setattr(board, name, start[:] if isinstance(start, list) else start)


def _copy(fields: list[Field], board: Any, new: Any) -> None:
    for field in fields:
        value: Any = getattr(board, field.name) if field.kept else None
        setattr(new, field.name, value[:] if field.copied else value)
