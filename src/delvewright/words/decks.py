"""Decks: what is drawn off the top, and comes back by a pile that is shuffled when the deck is empty."""

from __future__ import annotations

from delvewright.kernel.chance import shuffled
from delvewright.kernel.events import tell
from delvewright.kernel.position import Position


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
