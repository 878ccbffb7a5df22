"""Rows with little to say, for tests that care about a few of their fields."""

from __future__ import annotations

from typing import Any

from delvewright.server.rows import PLAYING, AppendEntry, PutTable

PLAIN: dict[str, Any] = {
    "game": "thunderstone",
    "rules": "1",
    "seats": 2,
    "seed": 2**63 - 1,
    "settings": "{}",
    "places": "[]",
    "host": "ann",
    "status": PLAYING,
    "created": 1.5,
    "touched": 2.5,
}


def table(id: str = "t", **facts: Any) -> PutTable:
    return PutTable(id=id, **{**PLAIN, **facts})


def entry(
    n: int, text: str = "rest", table: str = "t", sort: str = "answer", seat: int = 0, rules: str = "1"
) -> AppendEntry:
    return AppendEntry(table, n, sort, seat, "Ann", text, rules, 1000.25)
