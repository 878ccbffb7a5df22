"""Signs: a word of a few for everybody at the table, or a finger on something that everybody sees.

They are told at once and kept nowhere. Nobody can point at what a spectator does not see: the number of a
hidden piece would tell that somebody knows it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from delvewright.kernel.sight import NOBODY
from delvewright.server import messages as m
from delvewright.server.denied import Denied

if TYPE_CHECKING:
    from delvewright.server.table import Table

POINT = "look"


def sign(table: Table, guest: str, name: str, request: m.Nod) -> None:
    """Tell everybody who is there now."""
    if (request.sign == POINT) != (request.piece >= 0):
        raise Denied("malformed", f"the sign {POINT!r} points at a piece, and no other does")
    if request.piece >= 0 and request.piece not in in_sight(table):
        raise Denied("illegal", "not everybody sees that: nobody can be pointed to it")
    seats = table.seats_of(guest)
    by, seat = table.called_in_talk(guest, name), seats[0] if seats else NOBODY
    for listener in table.listeners:
        if not listener.lean:
            listener.reply(m.Signed(request.sign, by, seat, request.piece))


def in_sight(table: Table) -> set[int]:
    """The pieces that anybody may see, as the table is told to stand."""
    state = table.log.entries[table.stored].state if table.stored >= 0 else None
    if state is None:
        return set()
    view = msgspec.to_builtins(table.game.view(state, NOBODY, table.names))
    return set(_pieces(view))


def _pieces(part: Any) -> Iterator[int]:
    if isinstance(part, dict):
        piece = part.get("piece", -1)
        if isinstance(piece, int) and piece >= 0:
            yield piece
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list | tuple) else ():
        yield from _pieces(inner)
