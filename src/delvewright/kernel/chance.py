"""Chance: numbers drawn from (seed, stream, tick), so that a position carries its own luck."""

from __future__ import annotations

from typing import Any

from delvewright.kernel.position import Position

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
STREAM = 0xD1342543DE82EF95


def mix(value: int) -> int:
    """A 64-bit scramble (the finaliser of SplitMix64)."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def draw(position: Position, stream: int) -> int:
    """The next 64 random bits of a stream. Streams do not disturb each other."""
    tick = position.ticks[stream]
    position.ticks[stream] = tick + 1
    return mix((position.seed + stream * STREAM + (tick + 1) * GOLDEN) & MASK)


def below(position: Position, stream: int, count: int) -> int:
    """A number from 0 to count-1; this is news to the table."""
    position.news = True
    loaded = unload(position, stream)
    if loaded is not None:
        return int(loaded)
    return draw(position, stream) % count


def shuffled(position: Position, stream: int, pieces: tuple[int, ...]) -> tuple[int, ...]:
    """The pieces in random order; forgets who knew where they were."""
    if position.known:
        gone = set(pieces)
        position.known = tuple(entry for entry in position.known if entry[0] not in gone)
    if position.loaded:
        loaded = unload(position, stream)
        if loaded is not None:
            return tuple(loaded)
    return scrambled(draw(position, stream), pieces)


def scrambled(bits: int, pieces: tuple[int, ...]) -> tuple[int, ...]:
    """Fisher and Yates; every sixth pick takes fresh bits from a linear congruence seeded by `bits`."""
    order = list(pieces)
    for start in range(len(order), 1, -6):
        bits = (bits * 6364136223846793005 + 1442695040888963407) & MASK
        pool = bits ^ bits >> 29
        for count in range(start, max(start - 6, 1), -1):
            other = pool % count
            pool //= count
            last = count - 1
            order[last], order[other] = order[other], order[last]
    return tuple(order)


def unload(position: Position, stream: int) -> Any:
    """A scripted outcome for this stream, if a test loaded one."""
    for index, (loaded_stream, outcome) in enumerate(position.loaded):
        if loaded_stream == stream:
            position.loaded = position.loaded[:index] + position.loaded[index + 1 :]
            return outcome
    return None
