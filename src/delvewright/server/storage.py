"""Storage: what the event loop writes and reads, without ever waiting for a disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Thread
from typing import Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa

from delvewright.server import lookup
from delvewright.server.database import open_database, reading, said
from delvewright.server.denied import Denied
from delvewright.server.lease import Alone, Owning
from delvewright.server.rows import (
    ArchiveRow,
    Change,
    EntryRow,
    GuestRow,
    Pulse,
    PutDevice,
    PutHonours,
    PutHook,
    TableRow,
)
from delvewright.server.writer import NotStored, Pen, Then, Writer

READERS = 4
PULSE_WITHIN = 2.0  # seconds a healthy store takes at most to store nothing
PULSE_EVERY = 0.5  # seconds between two looks, at one that fails or that nobody writes to
CLOSE_WITHIN = 3.0  # seconds for what is queued when the server stops

Asked = ParamSpec("Asked")
Found = TypeVar("Found")


class Storage:
    """The database as the server meets it: changes by one writer, questions by a few readers."""

    @classmethod
    def open(cls, url: str) -> Storage:
        """The database at an address (sqlite:///file or postgresql://…), brought up to date."""
        return cls(open_database(url))

    def __init__(self, engine: sa.Engine, lease: Owning | None = None):
        self._engine = engine
        self.lease = lease or Alone()
        self._writer = Writer(engine, self.lease)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._pulse: asyncio.Task[bool] | None = None
        self._rest = 0.0  # until when a store that failed is left alone

    def write(
        self, *changes: Change, pen: Pen | None = None, then: Then | None = None
    ) -> asyncio.Future[None]:
        """Store changes, all or none; done when they are on the disk. From the event loop only.

        Nothing is stored with a pen that broke. `then` hears how it went, whoever still waits for it.
        """
        return self._writer.submit(changes, pen, then)

    async def close(self) -> None:
        """Store everything that is queued, and let go of the database."""
        self._writer.stop()
        latest = time.monotonic() + CLOSE_WITHIN
        while self._writer.working and time.monotonic() < latest:
            await asyncio.sleep(0.005)
        parting = Thread(target=self._readers.shutdown, kwargs={"cancel_futures": True}, daemon=True)
        parting.start()  # what is still being read gives its connection back before they are let go
        while parting.is_alive() and time.monotonic() < latest:
            await asyncio.sleep(0.005)
        self._engine.dispose()

    @property
    def backlog(self) -> int:
        """How many changes are on their way to the disk."""
        return self._writer.waiting

    def ready(self) -> bool:
        """Whether changes are stored about as fast as they come."""
        return self._writer.ready

    @property
    def failing(self) -> bool:
        """Whether the last changes found a database that takes nothing."""
        return self._writer.failing

    async def takes_writes(self) -> bool:
        """Whether changes are stored at all: seen just now, or tried."""
        now = time.monotonic()
        if not self.failing and now < self._writer.proved + PULSE_EVERY:
            return True
        if self._pulse is None or self._pulse.done():
            if now < self._rest:
                return False
            self._pulse = asyncio.get_running_loop().create_task(self._beat())
        return await asyncio.shield(self._pulse)

    async def _beat(self) -> bool:
        try:
            async with asyncio.timeout(PULSE_WITHIN):
                await self.write(Pulse())
        except (NotStored, TimeoutError):
            self._rest = time.monotonic() + PULSE_EVERY
            return False
        return True

    async def guest(self, id: str) -> GuestRow | None:
        return await self._read(lookup.guest, id)

    async def table(self, id: str) -> TableRow | None:
        """A table with its newest position."""
        return await self._read(lookup.table, id)

    async def entries(self, table: str, after: int = -1) -> list[EntryRow]:
        """The log of a table behind a number."""
        return await self._read(lookup.entries, table, after)

    async def tables_of(self, guest: str, limit: int = 50) -> list[TableRow]:
        """The tables somebody sits at, the last touched first, without their positions."""
        return await self._read(lookup.tables_of, guest, limit)

    async def open_tables(self, limit: int = 50) -> list[TableRow]:
        """The listed tables that wait for people, the last touched first, without their positions."""
        return await self._read(lookup.open_tables, limit)

    async def unfinished(self, host: str, origin: str, since: float) -> tuple[int, int]:
        """How many tables a host has, and an origin, that are not over and were touched since."""
        return await self._read(lookup.unfinished, host, origin, since)

    async def running(self) -> list[str]:
        """The ids of the tables that are being played."""
        return await self._read(lookup.running)

    async def finished(self) -> list[str]:
        """The ids of the tables whose game is over."""
        return await self._read(lookup.finished)

    async def unkept(self) -> list[str]:
        """The ids of finished games whose positions were not packed away."""
        return await self._read(lookup.unkept)

    async def archives(self, table: str) -> list[ArchiveRow]:
        """The stretches of a game that were archived, in their order."""
        return await self._read(lookup.archives, table)

    async def hook(self, guest: str) -> PutHook | None:
        """Where somebody wants to be called."""
        return await self._read(lookup.hook, guest)

    async def devices(self, guest: str) -> list[PutDevice]:
        """The browsers that somebody wants to be called by, the one that was added first first."""
        return await self._read(lookup.devices, guest)

    async def presence(self, tables: Sequence[str]) -> dict[str, set[str]]:
        """Who is at tables of other processes: nobody, where there are none."""
        return await self._read(lookup.presence, tables) if tables and self.lease.shared else {}

    async def honours(self, guest: str) -> list[PutHonours]:
        """What somebody has earned, in the order the games ended."""
        return await self._read(lookup.honours, guest)

    async def take_promise(self, commitment: str) -> str | None:
        """The secret behind a hash, for whoever asks first."""
        return await self._ask(self._engine, lookup.take_promise, commitment)

    async def forget_promises(self, most: int) -> None:
        """Let go of all but so many of the newest."""
        await self._ask(self._engine, lookup.forget_promises, most)

    async def _read(
        self, question: Callable[Concatenate[sa.Engine, Asked], Found], *of: Asked.args, **named: Asked.kwargs
    ) -> Found:
        return await self._ask(reading(self._engine), question, *of, **named)

    async def _ask(
        self,
        engine: sa.Engine,
        question: Callable[Concatenate[sa.Engine, Asked], Found],
        *of: Asked.args,
        **named: Asked.kwargs,
    ) -> Found:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, lambda: question(engine, *of, **named))
        except (sa.exc.DBAPIError, sa.exc.TimeoutError, OSError) as error:
            self._writer.trouble(why=said(error))
            raise Denied("busy", "the store cannot be read just now: come back in a moment") from error
