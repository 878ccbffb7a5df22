"""The shapes of what a position holds besides plain values."""

from __future__ import annotations

from typing import NamedTuple


class Result(NamedTuple):
    """How a game ended: fame of each seat, the winners, and why: "fame", "chaos", "duel" or "called_off"."""

    fame: tuple[int, ...]
    winners: tuple[int, ...]
    why: str
