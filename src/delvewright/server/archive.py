"""An archive: every position of a game and the events between them, packed small enough to keep for good."""

from __future__ import annotations

import lzma
from collections.abc import Sequence

import msgspec

from delvewright.kernel.errors import BadRecord
from delvewright.kernel.events import Event
from delvewright.kernel.saving import freeze

Moment = tuple[bytes, list[Event]]
"""A position as its game saved it, and the events that led there."""

# Neighbours differ by a few bytes in 6,000, so what counts is how long a match may be: 258 bytes in zlib,
# any length in lzma. 213 positions of a game (1,220 kB) packed into 8.8 kB in 25 ms; lzma 6 took 8.6 kB and
# 108 ms, bz2 14 kB and 416 ms, zlib with each position's neighbour as its dictionary 28 kB and 13 ms.
PRESET = 2


def pack(moments: Sequence[Moment]) -> bytes:
    """All moments as one blob. Positions first and events after them pack better than turn by turn."""
    positions = [position for position, _ in moments]
    told = [events for _, events in moments]
    return lzma.compress(msgspec.msgpack.encode((positions, told)), preset=PRESET)


def unpack(blob: bytes) -> list[Moment]:
    """The moments that `pack` was given, tuples and all."""
    try:
        plain = lzma.decompress(blob)
        positions, told = msgspec.msgpack.decode(plain, type=tuple[list[bytes], list[list[Event]]])
    except (lzma.LZMAError, EOFError, msgspec.MsgspecError) as error:
        raise BadRecord(f"not an archive: {error}") from error
    return [
        (
            position,
            [Event(key, freeze([*args]), seat, freeze([*outside])) for key, args, seat, outside in events],
        )
        for position, events in zip(positions, told, strict=True)
    ]
