"""Messages that no table may heed: noise, broken JSON, fields of the wrong type, texts too long."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

FIELDS: dict[str, dict[str, Any]] = {
    "hello": {"token": "x", "last": 0, "seat": 0},
    "look": {"seat": 0},
    "answer": {"question": 1, "option": "rest", "seat": 0},
    "weigh": {"question": 1, "option": "rest", "seat": 0},
    "why": {"piece": 1, "seat": 0},
    "hint": {"seat": 0},
    "guide": {"seat": 0},
    "undo": {"at": 1, "seat": 0},
    "consent": {"plea": 1, "seat": 0, "agree": True},
    "chat": {"text": "hello"},
    "sit": {"seat": 0, "name": "Eve"},
    "stand": {"seat": 0, "bot": "thumb"},
    "resign": {"seat": 0},
    "swap": {"seat": 0, "bot": "thumb"},
    "start": {},
    "rematch": {"same": False},
}
"""Every request with fields as they may be."""

WRONG = (
    None,
    True,
    -2,
    1 << 31 | 1,
    1 << 64,
    10**400,
    -(10**40),
    1.5,
    1e308,
    "",
    "\x00",
    "é" * 600,
    [],
    [[]],
    {},
    {"$gt": ""},
    {"__proto__": 1},
)
"""None of these is any field of any request, but for a few that `misfit` leaves out."""


def misfit(type: str, field: str, chance: Random) -> Any:
    """A value that this field cannot have."""
    while True:
        value = chance.choice(WRONG)
        text = isinstance(value, str)
        if text and field in ("text", "name", "option", "token", "bot"):
            value = "x" * 600
        if not (value is True and field in ("agree", "same")):
            return value


def noise(chance: Random) -> str | bytes:
    """No JSON, or next to none."""
    sort = chance.randrange(7)
    if sort == 0:
        return chance.randbytes(chance.randrange(1, 60))
    if sort == 1:
        return "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(1, 40)))
    if sort == 2:
        depth = chance.randrange(1, 3000)
        return "[" * depth + chance.choice(("", "]" * depth))
    if sort == 3:
        return '{"a":' * chance.randrange(1, 1500) + "1"
    if sort == 4:
        return chance.choice(
            ("", " ", "null", "true", "-", "1e999", "NaN", "[]", "{}", '"', '{"type":', "\x00")
        )
    if sort == 5:
        return '{"type":"chat","text":"\\ud800' + chance.choice(("", '"}', '\\u0041"}', '\\ud800"}'))
    return "9" * chance.randrange(1, 5000)


def confused(chance: Random) -> dict[str, Any]:
    """A request with something wrong about it."""
    type = chance.choice(list(FIELDS))
    fields = dict(FIELDS[type])
    sort = chance.randrange(4)
    if sort == 0 or not fields:
        return {"type": type, **fields, chance.choice(("x", "", "token2", "Seat", "__class__")): 1}
    if sort == 1:
        return {
            "type": chance.choice(("", "ANSWER", "update", "table", None, 7, ["answer"], type + "\x00")),
            **fields,
        }
    field = chance.choice(list(fields))
    return {"type": type, **fields, field: misfit(type, field, chance)}


def oversized(chance: Random) -> dict[str, Any]:
    return {"type": "chat", "text": "x" * chance.randrange(8_193, 40_000)}


def malformed(chance: Random) -> Iterator[tuple[str | bytes, int]]:
    """Without end: frames to send, and the number their refusal must name."""
    for number in iter(lambda: chance.randrange(1, 1 << 31), None):
        sort = chance.random()
        if sort < 0.3:
            yield noise(chance), 0
        else:
            request = oversized(chance) if sort < 0.32 else confused(chance)
            if chance.random() < 0.05:
                yield json.dumps({"re": chance.choice((True, -1, "7", 1 << 40, 1.5, None)), **request}), 0
            else:
                yield json.dumps({"re": number, **request}), number
