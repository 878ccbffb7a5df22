"""The lease of this process: which tables are its own just now, kept up by a thread of its own."""

from __future__ import annotations

import asyncio
import platform
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from pathlib import Path
from threading import Event, Thread
from typing import Any, NamedTuple, Protocol
from uuid import getnode

import sqlalchemy as sa
from msgspec import Struct

from delvewright.server import nodes
from delvewright.server.database import beside, said
from delvewright.server.denied import Denied
from delvewright.server.logs import Seldom, logger
from delvewright.server.nodes import LEASE, SLOTS, Evicted, Node, Taken

BEAT = 1.0  # seconds between two signs of life
GIVEN_AT_ONCE = 256  # slots: so many people at most have to find another process at a time
PUT_AWAY_WITHIN = LEASE / 3  # seconds to store what is given away; else it is tried again
VALID = frozenset(SLOTS)


class Place(Struct, frozen=True):
    """Where a process stands among all that share a database."""

    server: str  # the name of its server
    worker: int  # which of its processes
    home: str
    mark: str

    @classmethod
    def of(cls, server: str, worker: int, folder: Path, mark: str) -> Place:
        where = f"{platform.node()} {getnode()} {folder.resolve()}"
        return cls(server, worker, blake2b(where.encode(), digest_size=9).hexdigest(), mark)


class Keeps(NamedTuple):
    """What a house does when its slots change."""

    gained: Callable[[Collection[str]], None]
    evicted: Callable[[], Coroutine[Any, Any, None]]
    put_away: Callable[[Collection[str]], Coroutine[Any, Any, None]]


class Owning(Protocol):
    """Which tables are this process's."""

    me: str
    shared: bool  # whether others keep tables of the same storage

    def start(self, keeps: Keeps) -> None: ...
    def mine(self, table: str) -> bool: ...
    def keeper(self, table: str) -> Node | None: ...
    def new_id(self) -> str: ...
    def hold(self, connection: sa.Connection, me: str) -> None: ...
    def end(self) -> None: ...


class Alone:
    """One process that has its storage to itself: every table is its own."""

    me, shared = "", False

    def start(self, keeps: Keeps) -> None:
        return

    def mine(self, table: str) -> bool:
        return True

    def keeper(self, table: str) -> Node | None:
        return None

    def new_id(self) -> str:
        return secrets.token_urlsafe(9)

    def hold(self, connection: sa.Connection, me: str) -> None:
        return

    def end(self) -> None:
        return


class Lease:
    """One node's row, and the map of all: read by the event loop, renewed in a thread."""

    shared = True

    def __init__(self, engine: sa.Engine, place: Place, last: bool = True):
        self._engine = beside(engine)
        self.place = place
        self._last = last  # whether the whole server leaves with this process
        self._ended = Event()
        self._thread: Thread | None = None
        self._keepers: dict[str, Node] = {}
        self._own: Sequence[str] = ()
        self._leaving: frozenset[str] = frozenset()
        self._trouble = Seldom("lease_not_renewed")
        self._enter()
        self._learn(nodes.beat(self._engine, self.me, judge=False))
        self._steady = time.monotonic()  # since when no sign of life has failed

    def start(self, keeps: Keeps) -> None:
        """Keep the lease up, and tell the house of every change; from its event loop."""
        self._keeps, self._loop = keeps, asyncio.get_running_loop()
        self._thread = Thread(target=self._work, name="lease", daemon=True)
        self._thread.start()

    def end(self) -> None:
        """No more signs of life: everything is stored."""
        self._ended.set()
        if self._thread is not None:
            self._thread.join(PUT_AWAY_WITHIN)
        if self._last:
            with suppress(sa.exc.SQLAlchemyError):  # then the others find out in a while
                nodes.leave(self._engine, self.place.server, self.place.home)
        self._engine.dispose()

    # What the event loop asks ------------------------------------------------------------------------

    def keeper(self, table: str) -> Node | None:
        """Who keeps a table; nobody, while its slot changes hands."""
        return None if table[:2] in self._leaving else self._keepers.get(table[:2])

    def mine(self, table: str) -> bool:
        """Whether a table is kept here. One that cannot be is missed here as well as anywhere."""
        if table[:2] not in VALID:
            return True
        keeper = self.keeper(table)
        return keeper is not None and keeper.id == self.me

    def new_id(self) -> str:
        """An id under one of our own slots that nobody guesses."""
        own = [slot for slot in self._own if slot not in self._leaving]
        if not own:
            raise Denied("busy", "no tables can be opened here just now: try again in a moment")
        return secrets.choice(own) + secrets.token_urlsafe(9)[2:]

    def hold(self, connection: sa.Connection, me: str) -> None:
        """In a transaction: what is written was decided under a lease that holds."""
        nodes.hold(connection, me)

    # The thread --------------------------------------------------------------------------------------

    def _enter(self) -> None:
        place = self.place
        self.me = nodes.enter(self._engine, place.server, place.worker, place.home, place.mark).id

    def _work(self) -> None:
        while not self._ended.wait(BEAT):
            try:
                self._beat()
            except Evicted:
                logger.warning("lease_lost", server=self.place.server, worker=self.place.worker)
                self._start_anew()
            except Exception as error:  # whatever it is, there is another beat
                self._steady = time.monotonic()
                self._trouble(why=said(error))

    def _beat(self) -> None:
        found = nodes.beat(self._engine, self.me, judge=time.monotonic() > self._steady + LEASE)
        self._learn(found)
        to, slots = nodes.surplus(found, self.me)
        if slots and not self._ended.is_set():
            self._give(slots[:GIVEN_AT_ONCE], to)

    def _learn(self, found: Sequence[Node]) -> None:
        keepers = {slot: node for node in found for slot in node.held()}
        own = tuple(slot for slot, node in keepers.items() if node.id == self.me)
        gained = set(own).difference(self._own)
        self._keepers, self._own = keepers, own
        if gained and hasattr(self, "_loop"):
            self._loop.call_soon_threadsafe(self._keeps.gained, gained)

    def _give(self, slots: Sequence[str], to: str) -> None:
        """Put tables away, and only then let others have them."""
        self._leaving = frozenset(slots)
        try:
            self._wait_for(partial(self._keeps.put_away, self._leaving), PUT_AWAY_WITHIN)
            self._learn(nodes.give(self._engine, self.me, slots, to))
        finally:
            self._leaving = frozenset()

    def _start_anew(self) -> None:
        """Others have our tables: forget what is in memory, and begin without any."""
        self._keepers, self._own = {}, ()
        try:
            self._wait_for(self._keeps.evicted, LEASE)
            self._enter()
        except (Taken, OSError, TimeoutError, sa.exc.SQLAlchemyError) as error:
            self._trouble(why=str(error))

    def _wait_for(self, work: Callable[[], Coroutine[Any, Any, None]], seconds: float) -> None:
        """Let the event loop do something, while it runs."""
        doing = work()
        try:
            done = asyncio.run_coroutine_threadsafe(doing, self._loop)
        except RuntimeError:
            doing.close()  # the loop is gone, and the house with it
            raise
        try:
            done.result(seconds)
        finally:
            done.cancel()


def move_in(engine: sa.Engine, place: Place, workers: int) -> None:
    """A server takes its places; one of the same name that died just now is waited for."""
    patient = time.monotonic() + LEASE + BEAT
    while True:
        try:
            nodes.settle(engine, place.server, place.home, place.mark, workers)
            return
        except Taken:
            if time.monotonic() > patient:
                raise
            time.sleep(BEAT / 4)
