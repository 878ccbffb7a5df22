"""The house: every table in memory; laying, waking and putting away of tables."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from delvewright.kernel.ask import Option
from delvewright.kernel.errors import DelveError
from delvewright.server import metrics, shapes, trouble
from delvewright.server.benching import Bench
from delvewright.server.calling import Caller
from delvewright.server.denied import Denied
from delvewright.server.door import Door
from delvewright.server.lease import Keeps
from delvewright.server.limits import Limits
from delvewright.server.log import Log, LogEntry
from delvewright.server.logs import logger, short
from delvewright.server.presence import Presence
from delvewright.server.promises import Luck, Promises
from delvewright.server.pushing import Pushes
from delvewright.server.rows import (
    OVER,
    PLAYING,
    WAITING,
    Change,
    Facts,
    PutArchive,
    PutGuest,
    PutReport,
)
from delvewright.server.seating import Place, clean, key_of, read_places, table_info
from delvewright.server.storage import Storage
from delvewright.server.table import COME_BACK, Table
from delvewright.server.thinker import Keep, packed
from delvewright.server.thinkers import Lost, Stumbled, Thinkers
from delvewright.server.tokens import Signer
from delvewright.server.waking import empty_log, facts_by, fold
from delvewright.server.writer import NotStored
from delvewright.views.front import Front, game

IDLE = {WAITING: 120.0, PLAYING: 120.0, OVER: 15.0}
"""By status: seconds after which a table nobody listens to leaves the memory."""
SWEEP_EVERY = 15.0
RAISE_EVERY = 1.0
PACKING_WITHIN = 3.0  # seconds, when the server stops: games that are not packed by then are left as they are
BUSY = 16  # answers on their way to the disk at which bots wait for people
MODESTY, MOMENT = 1.0, 0.002  # seconds: how long they wait at most, and between two looks


class House:
    """One process's tables. Runs on the event loop."""

    def __init__(
        self,
        storage: Storage,
        signer: Signer,
        limits: Limits,
        webhooks: Sequence[str] = (),
        contact: str = "",
        bench: Bench | None = None,
    ):
        self.bench = bench
        self.storage = storage
        self.lease = storage.lease
        self.signer = signer
        self.limits = limits
        self.door = Door(limits)
        self.thinkers = Thinkers(self._stumbled)
        self.promises = Promises(storage)
        self.modesty = asyncio.Lock()
        self.tables: dict[str, Table] = {}
        self.waking: dict[str, asyncio.Task[Table]] = {}
        self.fallen: set[str] = set()  # running tables that could not be stored, and did not wake again yet
        self.resting = False  # bots think no more: the server is about to stop
        self.tasks: set[asyncio.Task[Any]] = set()
        self.keeping: set[str] = set()  # tables whose finished game is being packed
        self.names: dict[str, str] = {}  # of guests seen lately
        self.now = time.monotonic  # by which clocks go
        self.caller = Caller(self, webhooks, pushes=Pushes(self, contact) if contact else None)
        self.presence = Presence(self)
        self.opening: Counter[str] = Counter()  # tables on their way into the storage, by guest and by origin

    # Opening and closing -----------------------------------------------------------------------------

    async def start(self) -> None:
        self.lease.start(Keeps(self._gained, self._evicted, self._put_away))
        self.go(self._sweep())
        self.go(self._raise_fallen())
        self.go(self.presence.work())
        self.go(self._take_up())

    def rest(self) -> None:
        """Nothing goes on by itself any more: bots, and whatever else was under way, stop."""
        self.resting = True
        for table in self.tables.values():
            table.rest()
        for task in self.tasks:
            task.cancel()
        if self.bench is not None:
            self.bench.stop()

    async def close(self) -> None:
        """Everything stored, and as many games with all their positions as there is time for."""
        unkept = [one for one in self.tables.values() if one.status == PLAYING or one.id in self.keeping]
        unkept.sort(key=lambda table: table.status == OVER)  # the last first: what is over is kept for good
        self.rest()
        await self.thinkers.close()
        if self.bench is not None:
            await self.bench.close()
        try:
            async with asyncio.timeout(PACKING_WITHIN):
                while unkept:
                    table = unkept[-1]
                    blob = await asyncio.to_thread(packed, list(table.log.entries), table.game)
                    await table.put(PutArchive(table.id, 0, table.game.version, blob))
                    unkept.pop()
        except (TimeoutError, NotStored) as error:
            logger.warning("not_packed", tables=len(unkept), trouble=repr(error))
        for table in self.tables.values():
            table.close()
        await self.storage.close()

    def go(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._gone)

    def _gone(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, NotStored):  # which the storage has told
            trouble.broke(None, "task_failed", error)

    async def _take_up(self, slots: Collection[str] | None = None) -> None:
        """After a start, bots go on where they were asked, and what was not packed away is; of some slots,
        or of all that are ours.
        """
        for id in await self.storage.running():
            if self.lease.mine(id) and (slots is None or id[:2] in slots):
                await self._woken(id)
        for id in await self.storage.unkept():
            if self.lease.mine(id) and (slots is None or id[:2] in slots):
                table = await self._woken(id)
                if table is not None:
                    await self._keep(table)

    def _gained(self, slots: Collection[str]) -> None:
        """These are ours now: whoever kept them before has stored all there is."""
        logger.info("slots_gained", slots=len(slots))
        self.go(self._take_up(slots))

    async def _evicted(self) -> None:
        """All tables are others' now: nothing of what is in memory may be stored."""
        for table in list(self.tables.values()):
            table.pen.broken = True
            self.lost(table)
        self.fallen.clear()

    async def _put_away(self, slots: Collection[str]) -> None:
        """Others are to have the tables of these slots: they leave the memory, and everything is stored."""
        waking = [task for id, task in self.waking.items() if id[:2] in slots]
        await asyncio.gather(*waking, return_exceptions=True)
        for table in [table for id, table in self.tables.items() if id[:2] in slots]:
            del self.tables[table.id]
            for listener in table.listeners:
                listener.drop(COME_BACK)
            table.close()
        metrics.TABLES.set(len(self.tables))
        await self.submit()  # behind whatever is on its way to the disk

    async def _woken(self, id: str) -> Table | None:
        try:
            return await self.table(id)
        except Denied as error:
            if error.code == "busy" and self.lease.mine(id):
                self.fallen.add(id)
        except DelveError as error:
            logger.error("not_woken", table=short(id), trouble=str(error))
        except Exception as error:  # one that breaks keeps no other from waking
            trouble.broke(None, "not_woken", error, table=short(id))
        return None

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            for table in list(self.tables.values()):
                idle = time.monotonic() - table.used > IDLE[table.status]
                busy = table.listeners or table.tasks or table.id in self.keeping
                if idle and not busy and table.stored == table.log.top:
                    del self.tables[table.id]
                    table.close()
            metrics.TABLES.set(len(self.tables))

    # What a table needs ------------------------------------------------------------------------------

    def submit(self, *changes: Change) -> asyncio.Future[None]:
        return self.storage.write(*changes)

    async def after_people(self) -> None:
        """Bots begin to think one by one, when most of what people said is dealt with, or after a while."""
        latest = time.monotonic() + MODESTY
        async with self.modesty:
            await asyncio.sleep(0)
            while self.storage.backlog > BUSY and time.monotonic() < latest:
                await asyncio.sleep(MOMENT)

    async def choose(self, table: Table, seat: int) -> Option:
        owner = (table.facts.origin, table.facts.host)
        return await self.thinkers.choose(table.id, table.log, seat, table.places[seat].bot, owner)

    def _stumbled(self, id: str, error: Stumbled) -> None:
        trouble.broke(self.tables.get(id), "thinker_failed", error)

    def finished(self, table: Table) -> None:
        self.go(self._keep(table))

    def lost(self, table: Table) -> None:
        """The storage refused something: forget the memory of it; whoever comes back finds what is stored."""
        if table.gone:
            return
        table.fall()
        self.thinkers.forget(table.id)
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.fallen.add(table.id)
            metrics.TABLES.set(len(self.tables))

    async def _raise_fallen(self) -> None:
        """Tables that were lost come back when the storage does, though nobody may be looking."""
        while True:
            await asyncio.sleep(RAISE_EVERY)
            if self.fallen and await self.storage.takes_writes():
                for id in list(self.fallen):
                    self.fallen.discard(id)
                    await self._woken(id)

    async def _keep(self, table: Table) -> None:
        """Store every position of a game, so that it can be seen again under any rules."""
        self.keeping.add(table.id)
        try:
            blob = await self._pack(table.log, list(table.log.entries))
            await table.put(PutArchive(table.id, 0, table.game.version, blob))
        finally:
            self.keeping.discard(table.id)

    async def _pack(self, log: Log, entries: list[LogEntry]) -> bytes:
        """By a thinker, which plays it again; here, if it cannot be played again or the thinker fails.

        The key of a game that still runs stays here too.
        """
        secret = bool(log.key) and not log.state.over
        if not secret and all(entry.rules == log.game.version for entry in entries):
            plain = [(entry.sort, entry.seat, entry.text) for entry in entries]
            try:
                job = Keep(log.game.id, log.seats, log.seed, log.settings, log.key, plain)
                outcome = await self.thinkers.work(job)
                if not outcome.error:
                    return outcome.value
            except Lost as error:
                logger.warning("packing_here", trouble=str(error))
        return await asyncio.to_thread(packed, entries, log.game)

    # Laying and waking --------------------------------------------------------------------------------

    def lay(
        self,
        guest: str,
        front: Front,
        luck: Luck,
        settings: Mapping[str, Any],
        places: Sequence[Place],
        status: str = WAITING,
        origin: str = "",
        listed: bool = False,
        forked_from: str = "",
        clock: str = "",
    ) -> Table:
        """Put a new table up in memory; the caller stores it."""
        now = time.time()
        facts = Facts(
            id=self.lease.new_id(),
            game=front.id,
            rules=front.version,
            seats=len(places),
            seed=luck.seed,
            settings=msgspec.json.encode(dict(settings)).decode(),
            places="[]",
            host=guest,
            status=status,
            origin=origin,
            listed=listed,
            forked_from=forked_from,
            created=now,
            touched=now,
            secret=luck.secret,
            shares=msgspec.json.encode(luck.shares).decode(),
            deal=luck.deal,
            clock=clock,
        )
        log = Log(front, len(places), luck.seed, settings, key_of(facts))
        table = Table(self, facts, log, list(places))
        self.tables[table.id] = table
        metrics.TABLES.set(len(self.tables))
        logger.info("table_opened", table=short(table.id), game=front.id, seats=len(places))
        return table

    async def table(self, id: str) -> Table:
        """A table by its id, from memory or from the storage."""
        known = self.tables.get(id)
        if known is not None:
            known.used = time.monotonic()
            return known
        if len(id) > 40 or not id.isprintable():
            raise Denied("table", "there is no such table")
        if not self.lease.mine(id):
            raise Denied("busy", "this table is kept by another process: come back in a moment")
        if id not in self.waking:
            waking = self.waking[id] = asyncio.get_running_loop().create_task(self._wake(id))
            waking.add_done_callback(lambda _: self.waking.pop(id, None))
        return await asyncio.shield(self.waking[id])

    async def _wake(self, id: str) -> Table:
        if self.storage.failing and not await self.storage.takes_writes():
            raise Denied("busy", "nothing can be stored just now: come back in a moment")
        me = self.lease.me
        row = await self.storage.table(id)
        if row is None:
            raise Denied("table", "there is no such table")
        front = game(row.game)
        stored = await self.storage.entries(id)
        today = all(entry.rules == front.version for entry in stored)
        log = empty_log(front, row)
        lost = fold(log, row, stored, [] if today else await self.storage.archives(id))
        table = Table(self, facts_by(log, row), log, read_places(row))
        if table.status == PLAYING and row.rules != front.version:
            await self._carry_on(table, row.rules, lost)
        if self.lease.me != me or not self.lease.mine(id):
            raise Denied("busy", "this table went to another process: come back in a moment")
        self.tables[id] = table
        self.fallen.discard(id)
        metrics.TABLES.set(len(self.tables))
        table.go_on()
        return table

    async def _carry_on(self, table: Table, before: str, lost: int) -> None:
        """The rules have changed under a running game: say so, and keep every position as it was."""
        version = table.game.version
        text = f"The rules went from {before} to {version}: the game goes on from where it stood."
        if lost:
            text += f" {lost} of the last answers no longer fit."
        blob = await asyncio.to_thread(packed, list(table.log.entries), table.game)
        await table.put(PutArchive(table.id, 0, version, blob))
        await table.carry_on(text, version, lost)
        logger.info("rules_changed", table=short(table.id), before=before, now=version)

    # People ------------------------------------------------------------------------------------------

    async def name_of(self, guest: str, anew: bool = False) -> str:
        """What somebody is called; asked `anew` where another process may have heard otherwise."""
        if guest not in self.names or (anew and self.lease.shared):
            row = await self.storage.guest(guest)
            if row is None:  # of another database, by the same secret
                return await self.rename(guest, "Guest")
            self.names[guest] = row.name
            while len(self.names) > 10_000:
                del self.names[next(iter(self.names))]
        return self.names[guest]

    async def rename(self, guest: str, name: str) -> str:
        self.names[guest] = clean(name)
        await self.submit(PutGuest(guest, self.names[guest], time.time()))
        return self.names[guest]

    async def lists(self, guest: str) -> shapes.Tables:
        """Your tables, those that wait for you first; and what others have opened."""
        own = await self.storage.tables_of(guest) if guest else []
        known = {row.id for row in own}
        others = [row for row in await self.storage.open_tables() if row.id not in known]
        elsewhere = [row.id for row in (*own, *others) if row.id not in self.tables]
        here = await self.storage.presence(elsewhere)
        mine = [self._line(row, guest, here.get(row.id, ())) for row in own]
        mine.sort(key=lambda line: (not line.your_turn, line.table.status == OVER, -line.touched))
        open_still = [self._line(row, guest, here.get(row.id, ())) for row in others]
        return shapes.Tables(tuple(mine), tuple(open_still))

    def _line(self, row: Facts, guest: str, here: Collection[str] = ()) -> shapes.TableLine:
        live = self.tables.get(row.id)
        if live is None:
            info = table_info(row, game(row.game).title, read_places(row), guest, here)
            asked, turn = msgspec.json.decode(row.asked, type=list[int]), row.turn
        else:
            info, state = live.info(guest), live.log.state
            asked = [ask.seat for ask in state.awaited] if state else []
            turn = live.game.turns(state) if state else -1
        yours = any(info.places[seat].yours for seat in asked) and info.status == PLAYING
        return shapes.TableLine(info, yours, row.touched, turn)

    async def report(self, guest: str, table: Table, text: str) -> str:
        """Keep a bug report with the record; nobody at the table gets to see the record."""
        id = secrets.token_hex(4)
        record = table.record().text() if table.log.state is not None else ""
        await self.submit(PutReport(id, table.id, guest, text.replace("\0", " "), record, time.time()))
        logger.info("reported", table=short(table.id), report=id)
        return id
