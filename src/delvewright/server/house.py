"""The house: every table in memory; opening, waking, forking and putting away of tables."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from delvewright.kernel.ask import Option
from delvewright.kernel.errors import DelveError, near
from delvewright.kernel.events import Event
from delvewright.kernel.record import Record
from delvewright.kernel.sight import NOBODY
from delvewright.server import archive, metrics, shapes
from delvewright.server.denied import Denied
from delvewright.server.limits import Limits
from delvewright.server.log import Log, LogEntry
from delvewright.server.logs import logger, short
from delvewright.server.rows import (
    OVER,
    PLAYING,
    WAITING,
    Change,
    Facts,
    PutArchive,
    PutGuest,
    PutReport,
    TableRow,
)
from delvewright.server.seating import Place, clean, known_bot, read_places, table_info
from delvewright.server.storage import Storage
from delvewright.server.table import Table, entry_row
from delvewright.server.thinker import Check, Keep, packed, saved
from delvewright.server.thinkers import Lost, Thinkers
from delvewright.server.tokens import Signer
from delvewright.views.front import Front, catalogue, game

IDLE = {WAITING: 120.0, PLAYING: 120.0, OVER: 15.0}
"""By status: seconds after which a table nobody listens to leaves the memory."""
SWEEP_EVERY = 15.0
BUSY = 16  # answers on their way to the disk at which bots wait for people
MODESTY, MOMENT = 1.0, 0.002  # seconds: how long they wait at most, and between two looks


class House:
    """One process's tables. Runs on the event loop."""

    def __init__(self, storage: Storage, signer: Signer, limits: Limits):
        self.storage = storage
        self.signer = signer
        self.limits = limits
        self.thinkers = Thinkers()
        self.modesty = asyncio.Lock()
        self.tables: dict[str, Table] = {}
        self.waking: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.keeping: set[str] = set()  # tables whose finished game is being packed
        self.names: dict[str, str] = {}  # of guests seen lately

    # Opening and closing -----------------------------------------------------------------------------

    async def start(self) -> None:
        self._go(self._sweep())
        self._go(self._take_up())

    async def close(self) -> None:
        """Everything stored, running games with all their positions."""
        unkept = [one for one in self.tables.values() if one.status == PLAYING or one.id in self.keeping]
        for task in self.tasks:
            task.cancel()
        for table in unkept:
            await self._keep(table)
        for table in self.tables.values():
            table.close()
        await self.thinkers.close()
        await self.storage.close()

    def _go(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._gone)

    def _gone(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("task_failed", trouble=repr(error))

    async def _take_up(self) -> None:
        """After a start, bots go on where they were asked, and what was not packed away is."""
        for id in await self.storage.running():
            await self._woken(id)
        for id in await self.storage.unkept():
            table = await self._woken(id)
            if table is not None:
                await self._keep(table)

    async def _woken(self, id: str) -> Table | None:
        try:
            return await self.table(id)
        except DelveError as error:
            logger.error("not_woken", table=short(id), trouble=str(error))
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
        return await self.thinkers.choose(table.id, table.log, seat, table.places[seat].bot)

    def finished(self, table: Table) -> None:
        self._go(self._keep(table))

    def lost(self, table: Table) -> None:
        """The storage refused something: forget the memory of it; whoever comes back finds what is stored."""
        if self.tables.pop(table.id, None) is not None:
            for listener in list(table.listeners):
                listener.drop("the table could not be stored: come back in a moment")
            table.close()

    async def _keep(self, table: Table) -> None:
        """Store every position of a game, so that it can be seen again under any rules."""
        self.keeping.add(table.id)
        try:
            blob = await self._pack(table.log, list(table.log.entries))
            await self.submit(PutArchive(table.id, 0, table.game.version, blob))
        finally:
            self.keeping.discard(table.id)

    async def _pack(self, log: Log, entries: list[LogEntry]) -> bytes:
        """By a thinker, which plays it again; here, if it cannot be played again or the thinker fails."""
        if all(entry.rules == log.game.version for entry in entries):
            plain = [(entry.sort, entry.seat, entry.text) for entry in entries]
            try:
                job = Keep(log.game.id, log.seats, log.seed, log.settings, plain)
                outcome = await self.thinkers.work(job)
                if not outcome.error:
                    return outcome.value
            except Lost as error:
                logger.warning("packing_here", trouble=str(error))
        return await asyncio.to_thread(packed, entries, log.game)

    # Waking ------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """A table by its id, from memory or from the storage."""
        known = self.tables.get(id)
        if known is not None:
            known.used = time.monotonic()
            return known
        if len(id) > 40 or not id.isprintable():
            raise Denied("table", "there is no such table")
        if id not in self.waking:
            self.waking[id] = asyncio.get_running_loop().create_task(self._wake(id))
        try:
            return await asyncio.shield(self.waking[id])
        finally:
            self.waking.pop(id, None)

    async def _wake(self, id: str) -> Table:
        row = await self.storage.table(id)
        if row is None:
            raise Denied("table", "there is no such table")
        front = game(row.game)
        stored = await self.storage.entries(id)
        kept: dict[int, tuple[bytes, list[Event]]] = {}
        if any(entry.rules != front.version for entry in stored):
            for part in await self.storage.archives(id):
                kept |= dict(enumerate(archive.unpack(part.blob), part.first))
        log = Log(front, row.seats, row.seed, msgspec.json.decode(row.settings))
        newest = (row.position_n, row.position) if row.position is not None else None
        entries = [LogEntry(e.n, e.sort, e.seat, e.by, e.text, e.rules, e.at) for e in stored]
        lost = log.read(entries, kept, newest)
        table = Table(self, facts_of(row), log, read_places(row))
        if row.status == PLAYING and row.rules != front.version:
            await self._carry_on(table, row.rules, lost)
        self.tables[id] = table
        metrics.TABLES.set(len(self.tables))
        table.wake_bots()
        return table

    async def _carry_on(self, table: Table, before: str, lost: int) -> None:
        """The rules have changed under a running game: say so, and keep every position as it was."""
        version = table.game.version
        text = f"The rules went from {before} to {version}: the game goes on from where it stood."
        if lost:
            text += f" {lost} of the last answers no longer fit."
        blob = await asyncio.to_thread(packed, list(table.log.entries), table.game)
        await self.submit(PutArchive(table.id, 0, version, blob))
        await table.carry_on(text, version, lost)
        logger.info("rules_changed", table=short(table.id), before=before, now=version)

    # New tables --------------------------------------------------------------------------------------

    async def open(self, guest: str, wanted: shapes.NewTable) -> Table:
        """A new table, begun at once if nobody is waited for."""
        if wanted.game not in catalogue():
            raise Denied("table", f"there is no game {wanted.game!r}")
        await self._may_open(guest)
        name = await self.name_of(guest)
        places = [self._wanted(guest, name, place) for place in wanted.places]
        seed = self.signer.new_seed() if wanted.seed is None else wanted.seed
        front = game(wanted.game)
        try_start(front, len(places), seed, wanted.settings)
        table = self._lay(guest, front, seed, wanted.settings, places, listed=wanted.listed)
        await self.submit(*table.standing())
        if all(place.sort != "open" for place in places):
            await table.begin()
        return table

    async def _may_open(self, guest: str) -> None:
        """So many unfinished tables a guest may host, and no more."""
        most = self.limits.tables_per_guest
        seated = await self.storage.tables_of(guest, 10 * most)
        hosted = sum(row.host == guest and row.status != OVER for row in seated)
        if hosted >= most:
            raise Denied("limit", f"you host {hosted} tables already: finish one first")

    def _wanted(self, guest: str, name: str, wanted: shapes.WantedPlace) -> Place:
        if wanted.sort == "bot":
            return Place("bot", bot=known_bot(wanted.bot or "thumb"))
        if wanted.sort == "open":
            return Place()
        return Place("person", guest, clean(wanted.name) if wanted.name.strip() else name)

    def _lay(
        self,
        guest: str,
        front: Front,
        seed: int,
        settings: Mapping[str, Any],
        places: Sequence[Place],
        status: str = WAITING,
        listed: bool = False,
        forked_from: str = "",
    ) -> Table:
        """Put a table up in memory; the caller stores it."""
        now = time.time()
        facts = Facts(
            id=secrets.token_urlsafe(9),
            game=front.id,
            rules=front.version,
            seats=len(places),
            seed=seed,
            settings=msgspec.json.encode(dict(settings)).decode(),
            places="[]",
            host=guest,
            status=status,
            listed=listed,
            forked_from=forked_from,
            created=now,
            touched=now,
        )
        table = Table(self, facts, Log(front, len(places), seed, settings), list(places))
        self.tables[table.id] = table
        metrics.TABLES.set(len(self.tables))
        logger.info("table_opened", table=short(table.id), game=front.id, seats=len(places))
        return table

    async def _with_entries(self, table: Table, entries: list[LogEntry], kept: Mapping[int, Any]) -> Table:
        """Give a new table a past, and store both."""
        table.log.read(entries, kept, None)
        table.stored = table.log.top
        if table.log.state.over:
            table.facts = msgspec.structs.replace(table.facts, status=OVER)
        changes: list[Change] = [*table.standing(), *(entry_row(table.id, entry) for entry in entries)]
        if kept:
            blob = await asyncio.to_thread(packed, entries, table.game)
            changes.append(PutArchive(table.id, 0, table.game.version, blob))
        await self.submit(*changes)
        if table.status == OVER:
            self.finished(table)
        table.wake_bots()
        return table

    async def fork(self, guest: str, source: Table, wanted: shapes.NewFork) -> Table:
        """A new table that begins where a finished game stood."""
        if source.status != OVER:
            raise Denied(
                "turn", "a game can be forked when it is over: until then it would show hidden cards"
            )
        last = source.log.at_moment(wanted.moment)
        if last.state is None:
            raise Denied("table", "this moment was not kept when the rules changed")
        if last.state.over:
            raise Denied("illegal", "the game is over at that moment: choose an earlier one")
        if wanted.seat >= len(source.places):
            raise Denied("seat", f"there are seats 0 to {len(source.places) - 1}, not {wanted.seat}")
        await self._may_open(guest)
        places = [Place("bot", bot=known_bot(wanted.bot)) for _ in source.places]
        places[wanted.seat] = Place("person", guest, await self.name_of(guest))
        log = source.log
        table = self._lay(guest, log.game, log.seed, log.settings, places, PLAYING, forked_from=source.id)
        past = [log.at_moment(moment) for moment in range(wanted.moment + 1)]
        entries = [
            LogEntry(n, one.sort, one.seat, one.by, one.text, one.rules, one.at) for n, one in enumerate(past)
        ]
        today = all(entry.rules == log.game.version for entry in entries)
        kept = {} if today else {n: (saved(one, log.game), one.told) for n, one in enumerate(past)}
        return await self._with_entries(table, entries, kept)

    async def rematch(self, guest: str, table: Table, same: bool) -> Table:
        """The same people and bots again; everybody finds it through the old table."""
        if table.status != OVER:
            raise Denied("turn", "the game is not over yet")
        if not table.seats_of(guest) and guest != table.facts.host:
            raise Denied("seat", "only somebody who sat at the table may ask for a rematch")
        if not table.facts.next_table:
            await self._may_open(guest)
        if table.facts.next_table:
            return await self.table(table.facts.next_table)
        places = [
            Place("person", place.guest, place.name) if place.guest else Place("bot", bot=place.bot)
            for place in table.places
        ]
        seed = table.log.seed if same else self.signer.new_seed()
        new = self._lay(guest, table.game, seed, table.log.settings, places)
        table.note(next_table=new.id)
        await self.submit(*new.standing())
        await new.begin()
        table.next_is_open()
        return new

    async def upload(self, guest: str, text: str) -> Table:
        """A record from a file: a finished game to look at, or one to go on with."""
        record = Record.read(text)
        if record.game not in catalogue():
            raise Denied("illegal", f"a record of {record.game!r}, which is not played here")
        front = game(record.game)
        if record.rules != front.version:
            raise Denied("illegal", f"a record by rules {record.rules}; here rules are {front.version}")
        if len(record.answers) >= self.limits.log_entries:
            raise Denied("limit", f"a record of {len(record.answers)} answers is too long")
        await self._may_open(guest)
        try_start(front, record.seats, record.seed, record.settings)
        job = Check(record.game, record.seats, record.seed, record.settings, record.answers)
        try:
            outcome = await self.thinkers.work(job)
        except Lost as error:
            raise Denied("busy", f"the record could not be played again: {error}; try once more") from error
        if outcome.error:
            raise Denied("illegal", outcome.error)
        name = await self.name_of(guest)
        places = [self._noted(guest, name, record, seat) for seat in range(record.seats)]
        table = self._lay(guest, front, record.seed, record.settings, places, PLAYING)
        now = time.time()
        entries = [LogEntry(0, "start", NOBODY, "", "", front.version, now)]
        entries += [
            LogEntry(n, "answer", seat, table.names[seat], answer, front.version, now)
            for n, (seat, answer) in enumerate(record.answers, 1)
        ]
        return await self._with_entries(table, entries, {})

    def _noted(self, guest: str, name: str, record: Record, seat: int) -> Place:
        """Who sat there, by the record's notes: a bot if it names one, else you."""
        noted = record.notes.get(f"seat {seat}", "human")
        try:
            return Place("bot", bot=known_bot(noted))
        except Denied:
            other = noted not in ("human", "") and clean(noted)
            return Place("person", guest, other or (name if seat == 0 else f"{name} {seat + 1}"))

    # People ------------------------------------------------------------------------------------------

    async def name_of(self, guest: str) -> str:
        if guest not in self.names:
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
        mine = [self._line(row, guest) for row in (await self.storage.tables_of(guest) if guest else [])]
        mine.sort(key=lambda line: (not line.your_turn, line.table.status == OVER, -line.touched))
        own = {line.table.id for line in mine}
        others = [self._line(row, guest) for row in await self.storage.open_tables() if row.id not in own]
        return shapes.Tables(tuple(mine), tuple(others))

    def _line(self, row: Facts, guest: str) -> shapes.TableLine:
        live = self.tables.get(row.id)
        if live is None:
            info = table_info(row, game(row.game).title, read_places(row), guest, ())
            asked, turn = msgspec.json.decode(row.asked, type=list[int]), row.turn
        else:
            info, state = live.info(guest), live.log.state
            asked = [ask.seat for ask in state.asks] if state else []
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


def try_start(front: Front, seats: int, seed: int, settings: Mapping[str, Any]) -> None:
    """Refuse a set-up that cannot be played."""
    for name in settings:
        if name not in front.settings:
            raise Denied("illegal", f"{front.title} has no option {name!r}; {near(name, front.settings)}")
    try:
        front.start(seats, seed, **settings)
    except DelveError as error:
        raise Denied("illegal", str(error)) from error


def facts_of(row: TableRow) -> Facts:
    """A stored row without its positions."""
    return Facts(**{name: getattr(row, name) for name in Facts.__struct_fields__})
