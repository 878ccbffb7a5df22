"""Clocks: how long each seat may still think, and whose time runs; what follows from it is the table's to do.

Time runs for people who are asked, side by side if need be, while anybody who plays is here. It stands
still while all are away and while the server is down: what is stored of it is a few seconds old at most.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

import msgspec

from delvewright.kernel.sight import NOBODY
from delvewright.server import acting, coming, trouble
from delvewright.server import messages as m
from delvewright.server.rows import PLAYING, Facts
from delvewright.server.seating import Place
from delvewright.server.writer import NotStored

if TYPE_CHECKING:
    from delvewright.server.table import Table

Now = Callable[[], float]

KEEP_EVERY = 10.0  # seconds between two writings of what is left, while somebody thinks

RETURN = 60.0  # seconds for who comes back to a seat whose time was over


class Clocks:
    """The clocks of all seats by one rule. Below nothing a clock shows by how much."""

    def __init__(self, rule: m.Clock, left: Sequence[float | None], now: Now):
        self.rule = rule
        self.left = [float(rule.seconds) if one is None else one for one in left]
        self.before = list(self.left)  # what each had left when it answered last
        self.now = now
        self.running: frozenset[int] = frozenset()
        self.since = now()
        self.dropped: set[int] = set()  # seats whose time was over: it is over once

    def run(self, seats: Collection[int]) -> None:
        """Count what has passed; from now on the time of these seats runs."""
        now = self.now()
        for seat in self.running:
            self.left[seat] -= now - self.since
        self.since = now
        self.running = frozenset(seats)

    def hear(self, sort: str, seat: int) -> None:
        """Something was said at the table: a move made, or taken back."""
        self.run(self.running)
        if sort == "answer" and seat in self.running:
            self._answered(seat)
        elif sort == "undo" and seat != NOBODY:  # and what the move had brought goes with it
            self.left[seat] = min(self.left[seat], self.before[seat])

    def _answered(self, seat: int) -> None:
        """All of the time again, or a little more of it."""
        self.before[seat] = self.left[seat]
        self.left[seat] = (
            float(self.rule.seconds)
            if self.rule.sort == "move"
            else max(0.0, self.left[seat]) + self.rule.increment
        )
        self.dropped.discard(seat)

    def sat_down(self, seat: int) -> None:
        """Somebody comes to a seat: they have a moment at least."""
        self.left[seat] = max(self.left[seat], min(RETURN, self.rule.seconds))
        self.dropped.discard(seat)

    @property
    def over(self) -> list[int]:
        """Whose time has run out just now."""
        passed = self.now() - self.since
        return [seat for seat in sorted(self.running - self.dropped) if self.left[seat] <= passed]

    @property
    def due(self) -> float | None:
        """Seconds until the next one's time is over; None if nobody's will be."""
        running = self.running - self.dropped
        return max(0.0, min(self.left[seat] for seat in running)) if running else None


def of(facts: Facts, places: Sequence[Place], now: Now) -> Clocks | None:
    """The clocks of a table, as they were stored; most tables have none."""
    if not facts.clock:
        return None
    return Clocks(msgspec.json.decode(facts.clock, type=m.Clock), [place.left for place in places], now)


def thinking(table: Table) -> list[int]:
    """Whose time runs: the people who are asked, while anybody who plays is there."""
    state = table.log.state
    if table.status != PLAYING or state is None or table.gone:
        return []
    here = {listener.guest for listener in table.listeners}
    if not any(place.sort == "person" and place.guest in here for place in table.places):
        return []
    asked = [ask.seat for ask in state.awaited if table.places[ask.seat].sort == "person"]
    return [seat for seat in asked if acting.reflex(table, state, seat) is None]


def go(table: Table) -> None:
    """Let those think whose turn it is now, and look again when the first one's time is over."""
    clocks = table.clocks
    if clocks is None:
        return
    clocks.run(thinking(table))
    stop(table)
    if clocks.due is not None:
        wait = min(clocks.due, KEEP_EVERY)
        table.clock_due = asyncio.get_running_loop().call_later(wait, strike, table)
    for listener in table.listeners:
        listener.clocks_due = True


def stop(table: Table) -> None:
    if table.clock_due is not None:
        table.clock_due.cancel()
        table.clock_due = None


def strike(table: Table) -> None:
    """Keep what is left of everybody's time, and do what the host wanted where there is none."""
    table.clock_due = None
    if table.clocks is None or table.gone:
        return
    try:
        for seat in table.clocks.over:
            _end(table, table.clocks, seat)
        table.put(*table.standing())
        go(table)
    except NotStored:
        return  # which the storage has told
    except Exception as error:
        trouble.broke(table, "clock_failed", error)


def _end(table: Table, clocks: Clocks, seat: int) -> None:
    clocks.dropped.add(seat)
    table.say("notice", NOBODY, f"The time of {table.names[seat]} is over.")
    guest = table.places[seat].guest
    if clocks.rule.over == "bot":
        coming.stand(table, guest, m.Stand(seat=seat))
    elif clocks.rule.over == "resign":
        coming.resign(table, guest, m.Resign(seat=seat))


def told(clocks: Clocks) -> m.Clocks:
    """What everybody may see of them."""
    clocks.run(clocks.running)
    return m.Clocks(tuple([round(left, 1) for left in clocks.left]), tuple(sorted(clocks.running)))
