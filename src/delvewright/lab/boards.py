"""Boards written out: the fields that a game's board declares, as code that begins, copies and clears them.

`python -m delvewright.lab.boards GAME …` writes `fields.py` beside the board of each game named, or of every
game that has one. A loop over the fields would do the same several times as slowly.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from delvewright.kernel.board import UNSET, Field, declared, ending
from delvewright.kernel.position import Position
from delvewright.views.front import catalogue

COMMAND = "python -m delvewright.lab.boards"
WRITTEN = "fields.py"


def path(board: type[Position]) -> Path:
    """Where a board is written out."""
    return Path(str(sys.modules[board.__module__].__file__)).with_name(WRITTEN)


def written(board: type[Position]) -> str:
    """What `fields.py` of a board says."""
    return "\n".join(_lines(board))


def _lines(board: type[Position]) -> Iterator[str]:
    fields = declared(board)
    ends = ending(fields)
    module, name = board.__module__, board.__name__
    file = module.rpartition(".")[2]
    yield f'"""The fields that {file}.py declares, written out by `{COMMAND}`: edit them there."""'
    yield from ("", "from __future__ import annotations", "", "from typing import TYPE_CHECKING", "")
    yield from ("from delvewright.kernel.board import Fields", "", "if TYPE_CHECKING:")
    yield from (f"    from {module} import {name}", "", "")
    yield f"def begin(p: {name}) -> None:"
    yield from _starts([field for field in fields if field.lasts not in ends])
    yield from [f"    clear_{each.name}(p)" for each in ends if each.within is None]
    for end in ends:
        yield from ("", "", f"def clear_{end.name}(p: {name}) -> None:")
        yield from _starts([field for field in fields if field.lasts is end])
        yield from [f"    clear_{each.name}(p)" for each in ends if each.within is end]
    yield from ("", "", f"def copy(p: {name}, new: {name}) -> None:")
    for field in fields:
        value = f"p.{field.name}{'[:]' if field.copied else ''}" if field.kept else "None"
        yield f"    new.{field.name} = {value}"
    yield from ("", "")
    yield from ("NAMES = (", *[f'    "{field.name}",' for field in fields if field.kept], ")")
    yield from ("LISTS = (", *[f'    "{field.name}",' for field in fields if field.copied], ")")
    yield from ("ENDS = {", *[f'    "{end.name}": clear_{end.name},' for end in ends], "}")
    yield from ("FIELDS = Fields(NAMES, LISTS, begin, copy, ENDS)", "")


def _starts(fields: Sequence[Field]) -> Iterator[str]:
    for name, _, start in fields:
        if isinstance(start, list) and start:
            yield f"    p.{name} = [{start[0]!r}] * {len(start)}"
        elif start is not UNSET:
            yield f"    p.{name} = {json.dumps(start) if isinstance(start, str) else repr(start)}"


def main(games: Sequence[str]) -> None:
    for id in games or catalogue():
        board = import_module(f"delvewright.games.{id}").GAME.position
        if games or path(board).exists():
            path(board).write_text(written(board), encoding="utf-8")
            print(path(board))


if __name__ == "__main__":
    main(sys.argv[1:])
