"""Boards written out: the fields that a board declares, as code that begins, copies and clears them.

`python -m delvewright.lab.boards GAME …` writes `fields.py` beside the board of each game named, or of every
game that has one. A loop over the fields would do the same several times as slowly. What every board has is
written once, beside `Position`, but for copying: a function that copies boards of several games by turns took
a quarter longer.
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
SIZED = {"ticks": "[0] * p.STREAMS", "zones": "[()] * p.ZONES.count"}
"""How fields begin that every board has, each as many as it needs."""


def path(board: type[Position]) -> Path:
    """Where a board is written out."""
    return Path(str(sys.modules[board.__module__].__file__)).with_name(WRITTEN)


def written(board: type[Position]) -> str:
    """What `fields.py` of a board says."""
    return "\n".join(_lines(board))


def _lines(board: type[Position]) -> Iterator[str]:
    fields = declared(board)
    every = declared(Position) if board is not Position else []
    own = fields[len(every) :]
    ends = ending(fields)

    def first(line: str) -> list[str]:
        """What is written beside Position comes first, on every other board."""
        return [line] if every else []

    module, name = board.__module__, board.__name__
    file = module.rpartition(".")[2]
    yield f'"""The fields that {file}.py declares. Edit them there: `{COMMAND}` writes this."""'
    yield from ("", "from __future__ import annotations", "", "from typing import TYPE_CHECKING", "")
    yield from first("from delvewright.kernel import fields")
    yield from ("from delvewright.kernel.board import Fields", "", "if TYPE_CHECKING:")
    yield from (f"    from {module} import {name}", "", "")
    yield f"def begin(p: {name}) -> None:"
    yield from first("    fields.begin(p)")
    yield from _starts([field for field in own if field.lasts not in ends])
    yield from [f"    clear_{each.name}(p)" for each in ends if each.within is None]
    for end in ends:
        yield from ("", "", f"def clear_{end.name}(p: {name}) -> None:")
        yield from [f"    fields.clear_{each.name}(p)" for each in ending(every) if each is end]
        yield from _starts([field for field in own if field.lasts is end])
        yield from [f"    clear_{each.name}(p)" for each in ends if each.within is end]
    yield from ("", "", f"def copy(p: {name}, new: {name}) -> None:")
    for field in sorted(fields):
        value = f"p.{field.name}{'.copy()' if field.copied else ''}" if field.kept else "None"
        yield f"    new.{field.name} = {value}"
    yield from ("", "")
    yield from ("NAMES: tuple[str, ...] = (", *first("    *fields.NAMES,"))
    yield from (*[f'    "{field.name}",' for field in own if field.kept], ")")
    yield from ("LISTS: tuple[str, ...] = (", *first("    *fields.LISTS,"))
    yield from (*[f'    "{field.name}",' for field in own if field.copied], ")")
    yield from ("ENDS = {", *[f'    "{end.name}": clear_{end.name},' for end in ends], "}")
    yield from ("FIELDS: Fields = Fields(NAMES, LISTS, begin, copy, ENDS)", "")


def _starts(fields: Sequence[Field]) -> Iterator[str]:
    for name, _, start in fields:
        if start is not UNSET:
            begins = json.dumps(start) if isinstance(start, str) else repr(start)
            yield f"    p.{name} = {SIZED.get(name, begins)}"


def main(games: Sequence[str]) -> None:
    boards = [import_module(f"delvewright.games.{id}").GAME.position for id in games or catalogue()]
    for board in (Position, *boards):
        if games or path(board).exists():
            path(board).write_text(written(board), encoding="utf-8")
            print(path(board))


if __name__ == "__main__":
    main(sys.argv[1:])
