"""Decks: shuffled when they are new, drawn off the top, made again of a pile when they are empty."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from delvewright.kernel.chance import shuffled
from delvewright.kernel.events import tell
from delvewright.kernel.position import Position
from delvewright.kernel.steps import push, step


def new_deck(p: Position, deck: int, kinds: Iterable[Any], times: int = 1, stream: int = 0) -> None:
    """So many times the copies of each kind, to be shuffled before anything else is done."""
    first = len(p.cast)
    p.cast += tuple([kind for kind in kinds for _ in range(kind.copies * times)])
    p.zones[deck] = tuple(range(first, len(p.cast)))
    push(p, shuffle, deck, stream)


@step
def shuffle(p: Position, deck: int, stream: int) -> None:
    p.zones[deck] = shuffled(p, stream, p.zones[deck])


def turn_up(p: Position, deck: int, zone: int) -> int:
    """The top piece of a deck, laid where everybody sees it."""
    top, *rest = p.zones[deck]
    p.zones[deck] = tuple(rest)
    p.zones[zone] += (top,)
    p.news = True
    return top


def off_the_top(p: Position, deck: int, pile: int, stream: int, count: int) -> tuple[int, ...]:
    """So many pieces off a deck, as far as they go: when it is empty, its pile is shuffled into a new one."""
    zones = p.zones
    left = zones[deck]
    taken = left[:count]
    missing = count - len(taken)
    if missing and zones[pile]:
        left = shuffled(p, stream, zones[pile])
        zones[pile] = ()
        tell(p, "reshuffled", stream)
        taken += left[:missing]
        count = missing
    zones[deck] = left[count:]
    return taken
