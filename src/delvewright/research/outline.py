"""Outline: a view as lines of text, whatever the game, for agents that read and for terminals that print.

It tells what the view tells and nothing else. What is empty, false or -1 is left out, and in lists most of
what is 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins

ASK = ("ask",)
"""The open question is told by whoever shows the options as well."""
FIGURE = {"label", "value"}
NUMBERS = ("seat", "owner", "index", "rank")
"""What is told in a list also where it is 0: it says which one is meant."""


def outline(view: Any, leave: tuple[str, ...] = ASK) -> str:
    """A view, one thing a line, and what belongs to it below, further in."""
    told = {name: value for name, value in to_builtins(view).items() if name not in leave}
    return "\n".join(_lines(told, 0, True))


def _lines(told: dict[str, Any], depth: int, zeros: bool) -> Iterator[str]:
    """What is flat in one line, then everything else."""
    told = {
        name.replace("_", " "): value
        for name, value in told.items()
        if _tells(value, zeros or name in NUMBERS)
    }
    flat = {name: value for name, value in told.items() if _flat(value)}
    if flat:
        yield "  " * depth + " · ".join([f"{name} {_said(value)}" for name, value in flat.items()])
    for name, value in told.items():
        if name in flat:
            continue
        yield "  " * depth + f"{name}:"
        if isinstance(value, dict):
            yield from _lines(value, depth + 1, zeros)
            continue
        if all(isinstance(one, dict) and _bare(one) for one in value):
            yield "  " * (depth + 1) + ", ".join([f"{one['kind']} #{one['piece']}" for one in value])
            continue
        for one in value:
            lines = list(_lines(one, 0, False)) if isinstance(one, dict) else [_said(one)]
            yield from [
                "  " * (depth + 1) + ("- " if at == 0 else "  ") + line for at, line in enumerate(lines)
            ]


def _bare(one: dict[str, Any]) -> bool:
    """Whether nothing is told of a piece but what it is."""
    return "piece" in one and {name for name, value in one.items() if _tells(value, False)} <= {
        "piece",
        "kind",
    }


def _flat(value: Any) -> bool:
    """Whether it goes on a line with others."""
    if isinstance(value, list | tuple):
        return not any(isinstance(one, dict) and set(one) != FIGURE for one in value)
    return not isinstance(value, dict)


def _tells(value: Any, zeros: bool) -> bool:
    if value == 0 and type(value) is int:
        return zeros
    return value not in (None, "", False, -1, (), [], {})


def _said(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join([_said(one) for one in value])
    if isinstance(value, dict):
        if set(value) == FIGURE:
            return f"{value['label']} {value['value']}"
        return " ".join([f"{name} {_said(one)}" for name, one in value.items() if _tells(one, False)])
    return "yes" if value is True else str(value)
