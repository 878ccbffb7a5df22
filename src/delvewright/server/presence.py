"""Presence: who is at the tables of this process, told to the others for their lists.

A second late is early enough there; at a table it is exact, and asks nobody.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from delvewright.server.rows import PutPresence
from delvewright.server.writer import NotStored

if TYPE_CHECKING:
    from delvewright.server.house import House

TOLD_EVERY = 1.0  # seconds


class Presence:
    """Of a house; one that has its storage to itself tells nobody."""

    def __init__(self, house: House):
        self.house = house
        self.changed: set[str] = set()  # tables at which somebody came or went

    def note(self, table: str) -> None:
        if self.house.lease.shared:
            self.changed.add(table)

    async def work(self) -> None:
        while self.house.lease.shared:
            await asyncio.sleep(TOLD_EVERY)
            changed, self.changed = self.changed, set()
            try:
                if changed:
                    await self.house.submit(*map(self._at, changed))
            except NotStored:
                self.changed |= changed  # said again with the next

    def _at(self, id: str) -> PutPresence:
        table = self.house.tables.get(id)
        guests = {listener.guest for listener in table.listeners} if table is not None else ()
        return PutPresence(self.house.lease.me, id, tuple(sorted(guests)))
