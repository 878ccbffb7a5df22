"""Dice: numbers rolled on a stream, roll-offs, and dice on the table that are rolled, turned or removed.

A board with dice on the table has `dice`, a list of Die in the order they were thrown, and `faces`, the face
that each piece shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from delvewright.kernel.chance import below
from delvewright.kernel.events import tell

Die = tuple[int, int, int, bool]
"""(for whom it lies there, piece, face, whether it was removed); a piece below 0 is a die nobody owns."""


def d6(p: Any, stream: int) -> int:
    return 1 + below(p, stream, 6)


def leaders(entrants: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:
    """Those with the highest score: of a roll-off one, or those who roll again."""
    best = max(scores, default=0)
    return tuple([one for one, score in zip(entrants, scores, strict=True) if score == best])


def throw(p: Any, who: int, piece: int, stream: int, faces: int) -> None:
    """Roll a die onto the table for `who`."""
    face = below(p, stream, faces)
    if piece >= 0:
        p.faces[piece] = face
    p.dice.append((who, piece, face, False))
    tell(p, "rolled", who, piece, face, len(p.dice) - 1)


def throw_again(p: Any, index: int, stream: int, faces: int) -> None:
    face = below(p, stream, faces)
    _show(p, index, face)
    who, piece, _, _ = p.dice[index]
    tell(p, "rerolled", who, piece, face, index)


def turn_to(p: Any, index: int, face: int) -> None:
    """Turn a die to a face without rolling it."""
    _show(p, index, face)
    who, piece, _, _ = p.dice[index]
    tell(p, "turned", who, piece, face, index)


def _show(p: Any, index: int, face: int) -> None:
    who, piece, _, out = p.dice[index]
    if piece >= 0:
        p.faces[piece] = face
    p.dice[index] = (who, piece, face, out)


def remove(p: Any, index: int) -> None:
    """The die counts no more."""
    who, piece, face, _ = p.dice[index]
    p.dice[index] = (who, piece, face, True)
    tell(p, "removed", who, piece, face, index)


def standing(p: Any, who: int) -> list[int]:
    """The dice that still lie there for somebody."""
    return [index for index, die in enumerate(p.dice) if die[0] == who and not die[3]]


def different(p: Any, indices: Sequence[int]) -> list[int]:
    """One of several dice that are alike."""
    seen: dict[tuple[int, int, int], int] = {}
    for index in indices:
        who, piece, face, _ = p.dice[index]
        seen.setdefault((who, piece, face), index)
    return list(seen.values())
