"""The writer: one thread that stores whatever has queued up, one transaction after the other.

While a commit is on its way to the disk, the next changes queue up and share the next one. Rows go to the
database many to a statement: each statement gives up the interpreter's lock and must win it back from the
event loop, so that a statement a row would wait for the loop a thousand times a batch.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from operator import attrgetter
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, NamedTuple

import sqlalchemy as sa

from delvewright.server import database, rows
from delvewright.server.denied import Denied
from delvewright.server.lease import Owning
from delvewright.server.logs import Seldom
from delvewright.server.nodes import Evicted
from delvewright.server.rows import Change
from delvewright.server.statements import put

GATHERING = 0.004  # seconds in which others may join a batch: fewer commits cost everybody less
BACKLOG = 5_000  # submissions on their way that a healthy server never sees


class NotStored(Denied):
    """Changes that could not be stored; the cause says why."""

    def __init__(self, cause: Exception | None = None):
        super().__init__("busy", "it could not be stored: try again in a moment")
        self.__cause__ = cause


class Pen:
    """What a table in memory writes with. It breaks with the first thing that is not stored, and for good.

    Whatever else was written with it stands for a future that never came. The table is fetched again from
    what is stored, with a new pen.
    """

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


class Way(NamedTuple):
    """Where a sort of change goes, and what makes two of them the same row (None: no two are)."""

    table: sa.Table
    key: Callable[[Any], Any] | None


# In this order, so that a row comes after those it refers to.
WAYS: dict[type, Way] = {
    rows.PutGuest: Way(database.GUESTS, attrgetter("id")),
    rows.PutTable: Way(database.TABLES, attrgetter("id")),
    rows.PutSeatings: Way(database.SEATINGS, attrgetter("table")),
    rows.PutPosition: Way(database.POSITIONS, attrgetter("table")),
    rows.AppendEntry: Way(database.ENTRIES, None),
    rows.PutArchive: Way(database.ARCHIVES, attrgetter("table", "first")),
    rows.PutReport: Way(database.REPORTS, None),
    rows.PutHook: Way(database.HOOKS, attrgetter("guest")),
    rows.PutDevice: Way(database.DEVICES, attrgetter("guest", "endpoint")),
    rows.PutPresence: Way(database.PRESENCE, attrgetter("node", "table")),
    rows.PutPromise: Way(database.PROMISES, attrgetter("commitment")),
    rows.PutHonours: Way(database.HONOURS, attrgetter("table", "seat")),
}

Then = Callable[[NotStored | None], None]


class Submission(NamedTuple):
    """Changes that are stored together or not at all, who waits for that, and who hears of it in any case."""

    changes: tuple[Change, ...]
    stored: asyncio.Future[None]
    pen: Pen
    then: Then | None


class Writer:
    """The queue and the thread behind it. All futures belong to one event loop."""

    def __init__(self, engine: sa.Engine, lease: Owning):
        self._engine = engine
        self._lease = lease
        self._under = ""  # the lease that the batch at hand is written under
        self._outages = database.outages(engine)
        self._queue: SimpleQueue[Submission | None] = SimpleQueue()
        self.waiting = 0  # how many submissions are not stored yet, as the event loop knows
        self.failing = False  # whether the last batch found a database that takes nothing
        self.proved = 0.0  # when the last batch was stored
        self.trouble = Seldom("store_fails")
        self._closed = False
        self._thread = Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def submit(
        self, changes: tuple[Change, ...], pen: Pen | None = None, then: Then | None = None
    ) -> asyncio.Future[None]:
        """Queue changes; the future is done once the commit that holds them is, and `then` is called."""
        if self._closed:
            raise NotStored(RuntimeError("the storage is closed"))
        stored = asyncio.get_running_loop().create_future()
        self.waiting += 1
        self._queue.put(Submission(changes, stored, pen or Pen(), then))
        return stored

    def stop(self) -> None:
        """Store what is queued, and nothing after it."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)

    @property
    def working(self) -> bool:
        return self._thread.is_alive()

    @property
    def ready(self) -> bool:
        return self.working and not self._closed and self.waiting < BACKLOG

    def _work(self) -> None:
        while self._round(self._queue.get()):  # nothing of a batch is remembered while the next is awaited
            pass

    def _round(self, first: Submission | None) -> bool:
        """Gather a batch, store it, and tell; whether there will be another."""
        queued = [first]
        sleep(GATHERING)
        try:
            while True:
                queued.append(self._queue.get_nowait())
        except Empty:
            pass
        batch = [submission for submission in queued if submission is not None]
        if batch:
            self._tell(batch, self._store_batch(batch))
        return None not in queued

    def _store_batch(self, batch: list[Submission]) -> list[NotStored | None]:
        """All in one transaction; if one of them spoils it, each in its own, so that it sinks no other."""
        self._under = self._lease.me  # first: whoever gets another lease breaks the pens of this one before
        whole = [submission for submission in batch if not submission.pen.broken]
        try:
            self._store([change for submission in whole for change in submission.changes])
        except Exception as error:
            outage = isinstance(error, self._outages)
            if len(whole) > 1 and not outage and not isinstance(error, Evicted):
                return [self._store_batch([submission])[0] for submission in batch]
            self.failing = self.failing or outage
            self.trouble(why=database.said(error))
            for submission in whole:
                submission.pen.broken = True
            return [NotStored(error) for _ in batch]
        if whole:
            self.failing, self.proved = False, monotonic()
        return [NotStored() if submission.pen.broken else None for submission in batch]

    def _store(self, changes: Iterable[Change]) -> None:
        sorts: dict[type, dict[Any, Any]] = {}
        for number, change in enumerate(changes):
            sort = type(change)
            key = WAYS[sort].key if sort is not rows.Pulse else None
            sorts.setdefault(sort, {})[number if key is None else key(change)] = change
        if not sorts:
            return
        with self._engine.begin() as connection:
            self._lease.hold(connection, self._under)
            for sort, (table, key) in WAYS.items():
                found = list(sorts.get(sort, {}).values())
                if found and sort in INSTEAD:
                    INSTEAD[sort](connection, found)
                elif found:
                    put(connection, table, key is not None, found)
            if rows.Pulse in sorts:
                connection.exec_driver_sql(BEAT)

    def _tell(self, batch: list[Submission], errors: list[NotStored | None]) -> None:
        """Wake everybody who waits, in one call to their event loop."""
        loop = batch[0].stored.get_loop()
        try:
            loop.call_soon_threadsafe(self._resolve, batch, errors)
        except RuntimeError:  # the loop is gone, and with it everybody who waited
            return

    def _resolve(self, batch: list[Submission], errors: list[NotStored | None]) -> None:
        self.waiting -= len(batch)
        for (_, stored, _, then), error in zip(batch, errors, strict=True):
            if then is not None:
                stored.get_loop().call_soon(then, error)
            if stored.done():
                continue
            if error is None:
                stored.set_result(None)
            else:
                stored.set_exception(error)
                stored.exception()  # whoever waits gets it; nobody need wait


BEAT = "UPDATE alembic_version SET version_num = version_num"
"""The least that has to reach the disk."""


def _seat(connection: sa.Connection, seatings: list[rows.PutSeatings]) -> None:
    table = database.SEATINGS
    connection.execute(sa.delete(table).where(table.c.table.in_([seating.table for seating in seatings])))
    fresh = [rows.Seating(each.table, guest) for each in seatings for guest in dict.fromkeys(each.guests)]
    put(connection, table, False, fresh)


def _attend(connection: sa.Connection, found: list[rows.PutPresence]) -> None:
    table = database.PRESENCE
    own = sa.tuple_(table.c.node, table.c.table)
    connection.execute(sa.delete(table).where(own.in_([(each.node, each.table) for each in found])))
    fresh = [rows.Present(each.node, each.table, guest) for each in found for guest in each.guests]
    put(connection, table, False, fresh)


def _call(connection: sa.Connection, found: list[rows.PutDevice]) -> None:
    table = database.DEVICES
    own = sa.tuple_(table.c.guest, table.c.endpoint)
    connection.execute(sa.delete(table).where(own.in_([(each.guest, each.endpoint) for each in found])))
    put(connection, table, False, [each for each in found if each.key])


INSTEAD: dict[type, Callable[[sa.Connection, list[Any]], None]] = {
    rows.PutSeatings: _seat,
    rows.PutPresence: _attend,
    rows.PutDevice: _call,
}
"""Changes after which some rows are no more: whatever was there goes first."""
