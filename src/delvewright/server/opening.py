"""Opening: tables that are new, forked from a moment, asked for again, or read from a record."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from delvewright.bots import usual
from delvewright.kernel.errors import DelveError, near
from delvewright.kernel.record import Record
from delvewright.kernel.sight import NOBODY
from delvewright.server import messages as m
from delvewright.server import shapes
from delvewright.server.denied import Denied
from delvewright.server.house import House
from delvewright.server.log import LogEntry
from delvewright.server.promises import CHOSEN, FORKED, REPEATED, UPLOADED, Luck
from delvewright.server.rows import OVER, PLAYING, Change, PutArchive
from delvewright.server.seating import Place, clean, known_bot, shares_of
from delvewright.server.table import Table, entry_row
from delvewright.server.thinker import Check, packed, saved
from delvewright.server.thinkers import Lost
from delvewright.server.writer import NotStored
from delvewright.views.front import Front, catalogue, game

DAY = 86_400.0  # seconds


async def open_table(house: House, guest: str, wanted: shapes.NewTable, origin: str = "") -> Table:
    """A new table, begun at once if nobody is waited for."""
    if wanted.game not in catalogue():
        raise Denied("table", f"there is no game {wanted.game!r}")
    async with _room(house, guest, origin):
        name = await house.name_of(guest)
        places = [_wanted(wanted.game, guest, name, place) for place in wanted.places]
        front = game(wanted.game)
        luck = await _luck(house, wanted)
        try_start(front, len(places), luck.seed, wanted.settings)
        if luck.secret:
            _add_share(guest, places, wanted.share)
        clock = msgspec.json.encode(wanted.clock).decode() if wanted.clock else ""
        table = house.lay(
            guest, front, luck, wanted.settings, places, origin=origin, listed=wanted.listed, clock=clock
        )
        await table.put(*table.standing())
    if all(place.sort != "open" for place in places):
        await table.begin()
    return table


async def _luck(house: House, wanted: shapes.NewTable) -> Luck:
    """The seed somebody chose, or a secret; then a set-up that was looked at is no more than that."""
    if wanted.seed is not None:
        return Luck(wanted.seed, deal=CHOSEN)
    layout = house.signer.new_seed() if wanted.layout is None else wanted.layout
    return Luck(layout, await house.promises.keep(wanted.commitment))


def _add_share(guest: str, places: list[Place], share: str) -> None:
    """Whoever opens a table adds their share on their first seat."""
    own = next((place for place in places if place.guest == guest), None)
    if own is not None:
        own.share = share


def _same(table: Table, deal: str) -> Luck:
    """The very luck of a table whose game is over."""
    return Luck(table.log.seed, table.facts.secret, shares_of(table.facts), deal)


@asynccontextmanager
async def _room(house: House, guest: str, origin: str) -> AsyncIterator[None]:
    """So many unfinished tables a guest may host, and an address; those being opened count too."""
    limits, under_way = house.limits, house.opening
    since = time.time() - limits.table_days * DAY
    under_way[guest] += 1
    under_way[origin] += 1
    try:
        hosted, near = await house.storage.unfinished(guest, origin, since)
        if hosted + under_way[guest] > limits.tables_per_guest:
            raise Denied("limit", f"you host {hosted} tables already: finish one first")
        if origin and near + under_way[origin] > limits.tables_per_address:
            raise Denied("limit", f"{near} tables were opened from your address: finish one first")
        yield
    finally:
        for one in (guest, origin):
            under_way[one] -= 1
            if not under_way[one]:
                del under_way[one]


def _wanted(game: str, guest: str, name: str, wanted: shapes.WantedPlace) -> Place:
    if wanted.sort == "bot":
        return Place("bot", bot=known_bot(wanted.bot or usual(game), game))
    if wanted.sort == "open":
        return Place()
    return Place("person", guest, clean(wanted.name) if wanted.name.strip() else name)


async def _with_entries(
    house: House, table: Table, entries: list[LogEntry], kept: Mapping[int, Any]
) -> Table:
    """Give a new table a past, and store both."""
    table.log.read(entries, kept, None)
    table.stored = table.log.top
    if table.log.state.over:
        table.note(status=OVER)
    changes: list[Change] = [*table.standing(), *(entry_row(table.id, entry) for entry in entries)]
    if kept:
        blob = await asyncio.to_thread(packed, entries, table.game)
        changes.append(PutArchive(table.id, 0, table.game.version, blob))
    await table.put(*changes)
    if table.status == OVER:
        house.finished(table)
    table.go_on()
    return table


async def fork(house: House, guest: str, source: Table, wanted: shapes.NewFork, origin: str = "") -> Table:
    """A new table that begins where a finished game stood."""
    if not source.ended:
        raise Denied("turn", "a game can be forked when it is over: until then it would show hidden cards")
    last = source.log.at_moment(wanted.moment)
    if last.state is None:
        raise Denied("table", "this moment was not kept when the rules changed")
    if last.state.over:
        raise Denied("illegal", "the game is over at that moment: choose an earlier one")
    if wanted.seat >= len(source.places):
        raise Denied("seat", f"there are seats 0 to {len(source.places) - 1}, not {wanted.seat}")
    async with _room(house, guest, origin):
        places = [
            Place("bot", bot=known_bot(wanted.bot or usual(source.game.id), source.game.id))
            for _ in source.places
        ]
        places[wanted.seat] = Place("person", guest, await house.name_of(guest))
        log = source.log
        luck = _same(source, FORKED)
        table = house.lay(
            guest, log.game, luck, log.settings, places, PLAYING, origin=origin, forked_from=source.id
        )
        past = [log.at_moment(moment) for moment in range(wanted.moment + 1)]
        entries = [
            LogEntry(n, one.sort, one.seat, one.by, one.text, one.rules, one.at) for n, one in enumerate(past)
        ]
        today = all(entry.rules == log.game.version for entry in entries)
        kept = {} if today else {n: (saved(one, log.game), one.told) for n, one in enumerate(past)}
        return await _with_entries(house, table, entries, kept)


async def rematch(house: House, guest: str, table: Table, wanted: m.Rematch, origin: str = "") -> str:
    """The same people and bots again, at a table of this id; everybody finds it through the old one."""
    if not table.ended:
        raise Denied("turn", "the game is not over yet")
    if not table.seats_of(guest) and guest != table.facts.host:
        raise Denied("seat", "only somebody who sat at the table may ask for a rematch")
    if _next(table):
        return _next(table)
    async with _room(house, guest, origin):
        if _next(table):  # somebody else asked meanwhile
            return _next(table)
        places = [
            Place("person", place.guest, place.name) if place.guest else Place("bot", bot=place.bot)
            for place in table.places
        ]
        if wanted.same:
            luck = _same(table, REPEATED)
        else:
            luck = Luck(house.signer.new_seed(), await house.promises.keep(wanted.commitment))
            _add_share(guest, places, wanted.share)
        new = house.lay(
            guest, table.game, luck, table.log.settings, places, origin=origin, clock=table.facts.clock
        )
        new.note(removed=table.facts.removed)
        table.note(next_table=new.id)
        try:
            await new.put(*new.standing())
            await new.begin()
        except NotStored:
            table.note(next_table="")
            raise
    table.next_is_open()
    return new.id


def _next(table: Table) -> str:
    return table.facts.next_table


async def upload(house: House, guest: str, text: str, origin: str = "") -> Table:
    """A record from a file: a finished game to look at, or one to go on with."""
    record = Record.read(text)
    if record.game not in catalogue():
        raise Denied("illegal", f"a record of {record.game!r}, which is not played here")
    front = game(record.game)
    if record.rules != front.version:
        raise Denied("illegal", f"a record by rules {record.rules}; here rules are {front.version}")
    if len(record.answers) >= house.limits.log_entries:
        raise Denied("limit", f"a record of {len(record.answers)} answers is too long")
    async with _room(house, guest, origin):
        try_start(front, record.seats, record.seed, record.settings)
        job = Check(record.game, record.seats, record.seed, record.settings, record.key, record.answers)
        try:
            outcome = await house.thinkers.work(job, owner=(origin, guest))
        except Lost as error:
            raise Denied("busy", f"the record could not be played again: {error}; try once more") from error
        if outcome.error:
            raise Denied("illegal", outcome.error)
        name = await house.name_of(guest)
        places = [_noted(guest, name, record, seat) for seat in range(record.seats)]
        luck = Luck(record.seed, record.secret, record.shares, UPLOADED)
        table = house.lay(guest, front, luck, record.settings, places, PLAYING, origin=origin)
        now = time.time()
        entries = [LogEntry(0, "start", NOBODY, "", "", front.version, now)]
        entries += [
            LogEntry(n, "answer", seat, table.names[seat], answer, front.version, now)
            for n, (seat, answer) in enumerate(record.answers, 1)
        ]
        return await _with_entries(house, table, entries, {})


def _noted(guest: str, name: str, record: Record, seat: int) -> Place:
    """Who sat there, by the record's notes: a bot if it names one, else you."""
    noted = record.notes.get(f"seat {seat}", "human")
    try:
        return Place("bot", bot=known_bot(noted, record.game))
    except Denied:
        other = noted not in ("human", "") and clean(noted)
        return Place("person", guest, other or (name if seat == 0 else f"{name} {seat + 1}"))


def drawn(front: Front, seed: int, wanted: shapes.WantedLayout) -> shapes.LayoutInfo:
    """A set-up as somebody wishes it, and the settings that bring it."""
    settings = dict(wanted.settings)
    if wanted.wishes:
        settings = front.grant(wanted.seats, seed, settings, wanted.wishes)
    added = {name: value for name, value in settings.items() if wanted.settings.get(name) != value}
    return shapes.LayoutInfo(seed, front.layout(wanted.seats, seed, settings), added)


def refuse_repeats(settings: Mapping[str, Any]) -> None:
    """A pack is there once: naming it a thousand times is only work."""
    packs = settings.get("packs", ())
    for number, pack in enumerate(packs if isinstance(packs, list | tuple) else ()):
        if pack in packs[:number]:
            raise Denied("illegal", f"the pack {str(pack)[:40]!r} is named twice")


def try_start(front: Front, seats: int, seed: int, settings: Mapping[str, Any]) -> None:
    """Refuse a set-up that cannot be played."""
    refuse_repeats(settings)
    for name in settings:
        if name not in front.settings:
            raise Denied("illegal", f"{front.title} has no option {name!r}; {near(name, front.settings)}")
    try:
        front.start(seats, seed, **settings)
    except DelveError as error:
        raise Denied("illegal", str(error)) from error
