"""Zones: where pieces lie on any board that has `zones` and `cast`, and how they go from one to another."""

from __future__ import annotations

from typing import TypeVar

from delvewright.kernel.position import Position
from delvewright.words.own import is_own, role_of

One = TypeVar("One")


def zone_of(p: Position, piece: int) -> int:
    """Where a piece lies."""
    for zone, pieces in enumerate(p.zones):
        if piece in pieces:
            return zone
    raise LookupError(f"piece {piece} lies nowhere")


def find(p: Position, zone: int, kind: str) -> int:
    """The first piece of a kind in a zone, by its role, or -1."""
    cast = p.cast
    for piece in p.zones[zone]:
        id = cast[piece].id
        if id == kind or (is_own(id) and role_of(id) == kind):
            return piece
    return -1


def all_but(things: tuple[One, ...], one: One) -> tuple[One, ...]:
    """The same things without one of those that are equal to it, the first."""
    index = things.index(one)
    return things[:index] + things[index + 1 :]


def take(p: Position, piece: int, zone: int) -> None:
    """Lift a piece out of the zone it lies in."""
    pieces = p.zones[zone]
    index = pieces.index(piece)
    p.zones[zone] = pieces[:index] + pieces[index + 1 :]


def put(p: Position, piece: int, zone: int) -> None:
    """Lay a piece down last in a zone: at the bottom of a deck."""
    p.zones[zone] += (piece,)


def put_on_top(p: Position, piece: int, zone: int) -> None:
    p.zones[zone] = (piece, *p.zones[zone])


def move(p: Position, piece: int, source: int, target: int) -> None:
    """Take and put in one."""
    zones = p.zones
    pieces = zones[source]
    index = pieces.index(piece)
    zones[source] = pieces[:index] + pieces[index + 1 :]
    zones[target] += (piece,)


def pour(p: Position, source: int, target: int) -> None:
    """All that lies in a zone, as it lies, to another."""
    p.zones[target] += p.zones[source]
    p.zones[source] = ()
