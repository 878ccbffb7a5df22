"""Chance: numbers drawn from (seed, stream, tick), so that a position carries its own luck.

A seed that is a number draws quickly, and whoever sees enough of its draws can compute the rest: it is for
the lab, for tests, and for deals that somebody chose. A seed that is a key draws from a keyed hash (keys.py).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from delvewright.kernel.keys import number_below, order_of
from delvewright.kernel.position import Position

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
STREAM = 0xD1342543DE82EF95


class Drawn(NamedTuple):
    """One thing a keyed chance gave: a number out of so many, or a new order of pieces as they lay."""

    stream: int
    tick: int
    out_of: int | tuple[int, ...]
    value: int | tuple[int, ...]

    @property
    def outcome(self) -> Any:
        """The number, or the pieces in their new order: what a position can be loaded with."""
        if isinstance(self.out_of, int) or isinstance(self.value, int):
            return self.value
        return tuple([self.out_of[index] for index in self.value])

    @property
    def text(self) -> str:
        """As a record tells it: `roll 11.4 of 6: 2`, `order 0.3 of 5: 4 0 1 3 2`."""
        at = f"{self.stream}.{self.tick}"
        if isinstance(self.out_of, int):
            return f"roll {at} of {self.out_of}: {self.value}"
        order = self.value if isinstance(self.value, tuple) else ()
        return f"order {at} of {len(self.out_of)}: {' '.join(map(str, order))}".rstrip()


def mix(value: int) -> int:
    """A 64-bit scramble (the finaliser of SplitMix64)."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def draw(position: Position, seed: int, stream: int) -> int:
    """The next 64 quick bits of a stream. Streams do not disturb each other."""
    tick = position.ticks[stream]
    position.ticks[stream] = tick + 1
    return mix((seed + stream * STREAM + (tick + 1) * GOLDEN) & MASK)


def below(position: Position, stream: int, count: int) -> int:
    """A number from 0 to count-1; this is news to the table."""
    position.news = True
    if position.loaded:
        loaded = unload(position, stream)
        if loaded is not None:
            return int(loaded)
    seed = position.seed
    if isinstance(seed, int):
        return draw(position, seed, stream) % count
    tick = _tick(position, stream)
    value = number_below(seed, stream, tick, count)
    if position.drawn is not None:
        position.drawn.append(Drawn(stream, tick, count, value))
    return value


def shuffled(position: Position, stream: int, pieces: tuple[int, ...]) -> tuple[int, ...]:
    """The pieces in random order; forgets who knew where they were."""
    if position.known:
        gone = set(pieces)
        position.known = tuple(entry for entry in position.known if entry[0] not in gone)
    return ordered(position, stream, pieces)


def ordered(position: Position, stream: int, pieces: tuple[int, ...]) -> tuple[int, ...]:
    """The pieces, or numbers, in random order."""
    if position.loaded:
        loaded = unload(position, stream)
        if loaded is not None:
            return tuple(loaded)
    seed = position.seed
    if isinstance(seed, int):
        return scrambled(draw(position, seed, stream), pieces)
    tick = _tick(position, stream)
    order = order_of(seed, stream, tick, len(pieces))
    if position.drawn is not None:
        position.drawn.append(Drawn(stream, tick, pieces, order))
    return tuple([pieces[index] for index in order])


def _tick(position: Position, stream: int) -> int:
    tick = position.ticks[stream]
    position.ticks[stream] = tick + 1
    return tick


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
