"""Storage on both databases: all or nothing, stored before it is told, and there after a kill."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa
from msgspec.structs import asdict
from tests.server import postgres
from tests.server.plain import entry, table

from delvewright.kernel.errors import DelveError
from delvewright.server import database
from delvewright.server.database import METADATA, said, url_in
from delvewright.server.rows import (
    OVER,
    WAITING,
    ArchiveRow,
    EntryRow,
    GuestRow,
    PutArchive,
    PutGuest,
    PutHonours,
    PutPosition,
    PutRepair,
    PutReport,
    PutSeatings,
    Seating,
    TableRow,
)
from delvewright.server.statements import counts
from delvewright.server.storage import Storage
from delvewright.server.writer import BACKLOG, NotStored, Pen


def with_storage(url: str, story: Callable[[Storage], Awaitable[None]]) -> None:
    """Open a storage, do something with it, and close it."""

    async def run() -> None:
        storage = Storage.open(url)
        try:
            await story(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def test_what_is_written_is_read(url):
    async def story(storage: Storage) -> None:
        full = table(
            settings='{"packs": ["wrath"]}',
            listed=True,
            forked_from="old",
            next_table="new",
            saw_ahead=3,
            turn=7,
        )
        await storage.write(
            PutGuest("ann", "Änn 🐉 'x'", 1.25),
            full,
            PutSeatings("t", ("ann", "ann")),
            PutPosition("t", 4, "1", b'{"a":1}\x00\xff'),
            entry(0, 'quote " \\ \n %s ? :x {}'),
            entry(1),
            PutArchive("t", 0, "1", b"\x00blob"),
            PutReport("r", "t", "ann", "it broke", "delvewright record 1", 5.0),
        )
        assert await storage.guest("ann") == GuestRow("ann", "Änn 🐉 'x'", 1.25)
        assert await storage.guest("ben") is None
        assert await storage.table("t") == TableRow(
            **asdict(full),
            position=b'{"a":1}\x00\xff',
            position_n=4,
            position_rules="1",
        )
        assert await storage.table("u") is None
        found = await storage.entries("t")
        assert found == [
            EntryRow("t", 0, "answer", 0, "Ann", 'quote " \\ \n %s ? :x {}', "1", 1000.25),
            EntryRow("t", 1, "answer", 0, "Ann", "rest", "1", 1000.25),
        ]
        assert await storage.entries("t", after=0) == found[1:]
        assert await storage.archives("t") == [ArchiveRow("t", 0, "1", b"\x00blob")]

    with_storage(url, story)


def test_a_table_without_positions_says_so(url):
    async def story(storage: Storage) -> None:
        await storage.write(table())
        found = await storage.table("t")
        assert (found.position, found.position_n, found.position_rules) == (None, -1, "")

    with_storage(url, story)


def test_later_changes_replace_earlier_ones_and_leave_positions_alone(url):
    async def story(storage: Storage) -> None:
        together = [
            storage.write(table(turn=1), PutPosition("t", 1, "1", b"one")),
            storage.write(table(turn=2), PutPosition("t", 2, "1", b"two")),
            storage.write(table(turn=3)),
        ]
        await asyncio.gather(*together)
        found = await storage.table("t")
        assert (found.turn, found.position, found.position_n) == (3, b"two", 2)
        await storage.write(table(turn=4))
        found = await storage.table("t")
        assert (found.turn, found.position) == (4, b"two")

    with_storage(url, story)


def test_a_guest_finds_the_tables_he_sits_at_the_last_touched_first(url):
    async def story(storage: Storage) -> None:
        for guest in ("ann", "ben"):
            await storage.write(PutGuest(guest, guest, 1.0))
        for number in range(5):
            id = f"t{number}"
            await storage.write(
                table(id, touched=float(number % 3)), PutSeatings(id, ("ann",)), PutPosition(id, 0, "1", b"x")
            )
        await storage.write(PutSeatings("t0", ("ben",)))
        await storage.write(PutSeatings("t1", ()))
        found = await storage.tables_of("ann")
        assert [row.id for row in found] == ["t2", "t4", "t3"]
        assert all(row.position is None for row in found)
        assert [row.id for row in await storage.tables_of("ann", limit=1)] == ["t2"]
        assert [row.id for row in await storage.tables_of("ben")] == ["t0"]

    with_storage(url, story)


def test_a_guest_finds_what_he_has_earned_in_the_order_the_games_ended(url):
    def honours(
        table: str, seat: int = 0, guest: str = "ann", at: float = 1.0, ids: str = "[]"
    ) -> PutHonours:
        return PutHonours(table, seat, guest, "crawl", at, ids, '{"Änn": [1]}')

    async def story(storage: Storage) -> None:
        late, early, again = honours("t", at=9.0), honours("u"), honours("t", 1, at=9.0, ids='["rich"]')
        await storage.write(late, early, again, honours("t", 2, "ben"))
        assert await storage.honours("ann") == [early, late, again]
        better = honours("u", ids='["alive"]')
        await storage.write(better)
        assert await storage.honours("ann") == [better, late, again]
        assert await storage.honours("cy") == []

    with_storage(url, story)


def test_tables_are_found_by_how_they_stand(url):
    async def story(storage: Storage) -> None:
        await storage.write(
            table("open", status=WAITING, listed=True),
            table("newer", status=WAITING, listed=True, touched=9.0),
            table("private", status=WAITING),
            table("going", listed=True),
            table("done", status=OVER, listed=True),
        )
        assert [row.id for row in await storage.open_tables()] == ["newer", "open"]
        assert [row.id for row in await storage.open_tables(limit=1)] == ["newer"]
        assert await storage.running() == ["going"]
        assert await storage.finished() == ["done"]

    with_storage(url, story)


def test_a_submission_is_stored_whole_or_not_at_all(url):
    async def story(storage: Storage) -> None:
        await storage.write(table(turn=1), entry(0))
        with pytest.raises(NotStored):
            await storage.write(entry(1), PutPosition("t", 1, "1", b"x"), table(turn=2), entry(0))
        assert [row.n for row in await storage.entries("t")] == [0]
        found = await storage.table("t")
        assert (found.turn, found.position) == (1, None)

    with_storage(url, story)


def test_a_bad_submission_sinks_no_other(url):
    async def story(storage: Storage) -> None:
        await storage.write(table())
        numbers = [*range(8), 5, *range(8, 19), 40, *range(19, 39)]
        writes = [storage.write(entry(n)) for n in numbers]
        writes.append(storage.write(entry(0, table="nowhere")))
        writes.append(storage.write("no change at all"))  # type: ignore[arg-type]
        told = await asyncio.gather(*writes, return_exceptions=True)
        refused = [n for n, error in enumerate(told) if isinstance(error, NotStored)]
        assert refused == [8, 20, 41, 42]  # one that is there already, one too early, and no rows at all
        assert sum(error is None for error in told) == 39
        assert [row.n for row in await storage.entries("t")] == list(range(39))
        assert "entries" in said(told[8].__cause__)
        assert said(told[20].__cause__) == "an entry without the one before it"

    with_storage(url, story)


def test_a_pen_writes_no_more_after_something_was_not_stored(url):
    async def story(storage: Storage) -> None:
        pen, other, heard = Pen(), Pen(), []
        await storage.write(table("t"), table("u"), pen=pen)
        both = [storage.write(entry(n, table=id), pen=pen) for n in (0, 2, 1) for id in ("t", "u")]
        rest = [storage.write(entry(n, table="u"), pen=other) for n in (1, 2)]
        told = await asyncio.gather(*both, *rest, return_exceptions=True)
        assert [error is None for error in told] == [True, True, False, False, False, False, True, True]
        with pytest.raises(NotStored):
            await storage.write(table("t", turn=9), pen=pen, then=heard.append)
        assert [type(error) for error in heard] == [NotStored]
        assert (await storage.table("t")).turn == 0
        await storage.write(entry(1), pen=Pen(), then=heard.append)
        assert heard[1:] == [None]

    with_storage(url, story)


def test_an_entry_goes_in_only_after_the_one_before_it(url):
    """By the database itself, whoever writes."""

    async def story(storage: Storage) -> None:
        await storage.write(table(), *(entry(n) for n in range(70)))
        hole = sa.insert(database.ENTRIES).values(**asdict(entry(71)))
        refused = pytest.raises(sa.exc.DatabaseError, match="without the one before it")
        with refused, storage._engine.begin() as connection:
            connection.execute(hole)
        assert len(await storage.entries("t")) == 70

    with_storage(url, story)


def test_many_submissions_share_few_commits(url):
    async def story(storage: Storage) -> None:
        commits = []
        sa.event.listen(storage._engine, "commit", commits.append)
        tables = [f"t{number}" for number in range(150)]
        await asyncio.gather(*[storage.write(table(id)) for id in tables])
        await asyncio.gather(*[storage.write(entry(n, table=id)) for n in range(5) for id in tables])
        assert len(commits) < 50
        for id in tables:
            assert [row.n for row in await storage.entries(id)] == list(range(5))

    with_storage(url, story)


def test_closing_stores_what_is_queued(url):
    async def first() -> None:
        storage = Storage.open(url)
        writes = [storage.write(table()), *(storage.write(entry(n)) for n in range(300))]
        await storage.close()
        assert all(write.done() for write in writes)
        assert not storage.ready()
        with pytest.raises(NotStored):
            storage.write(entry(300))

    async def second(storage: Storage) -> None:
        assert len(await storage.entries("t")) == 300

    asyncio.run(first())
    with_storage(url, second)


def test_somebody_who_no_longer_waits_is_stored_all_the_same(url):
    async def story(storage: Storage) -> None:
        storage.write(table()).cancel()
        await storage.write(entry(0))
        assert len(await storage.entries("t")) == 1

    with_storage(url, story)


def test_ready_means_that_few_are_waiting(url):
    async def story(storage: Storage) -> None:
        assert storage.ready()
        await storage.write(table())
        writes = [storage.write(table(turn=turn)) for turn in range(BACKLOG)]
        assert not storage.ready()
        await asyncio.gather(*writes)
        assert storage.ready()

    with_storage(url, story)


def test_a_database_that_is_away_is_told_to_everybody_and_may_come_back(tmp_path, monkeypatch):
    monkeypatch.setattr(database, "PATIENCE", 0.05)

    async def story(storage: Storage) -> None:
        await storage.write(table())
        other = sqlite3.connect(tmp_path / "delvewright.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        told = await asyncio.gather(*[storage.write(entry(n)) for n in range(50)], return_exceptions=True)
        assert {said(error.__cause__) for error in told} == {"database is locked"}
        assert storage.failing
        assert len(await storage.entries("t")) == 0  # who only reads does not wait
        other.execute("COMMIT")
        other.close()
        await asyncio.gather(*[storage.write(entry(n)) for n in range(50)])
        assert not storage.failing
        assert len(await storage.entries("t")) == 50

    with_storage(url_in(tmp_path), story)


def test_a_lost_connection_is_made_anew(postgres_server):
    async def story(storage: Storage) -> None:
        await storage.write(table())
        await storage.entries("t")
        with storage._engine.connect() as connection:
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            connection.exec_driver_sql(f"{cut} AND pid <> pg_backend_pid()")
        await storage.write(entry(0))
        assert len(await storage.entries("t")) == 1

    with postgres.fresh(postgres_server) as url:
        with_storage(url, story)


WRITING = """
import asyncio, sys
sys.path.insert(0, sys.argv[2])
from tests.server import postgres
from tests.server.plain import entry, table
from delvewright.server.rows import PutPosition
from delvewright.server.storage import Storage

async def main():
    storage = Storage.open(sys.argv[1])
    await asyncio.gather(*[storage.write(table(f"t{number}")) for number in range(20)])

    async def play(id):
        for n in range(1_000_000):
            await storage.write(entry(n, table=id), PutPosition(id, n, "1", b"p" * 5000), table(id, turn=n))
            sys.stdout.write(f"{id} {n}\\n")
            sys.stdout.flush()

    await asyncio.gather(*[play(f"t{number}") for number in range(20)])

asyncio.run(main())
"""


def test_what_was_acknowledged_is_there_after_a_kill(url, pytestconfig):
    process = subprocess.Popen(
        [sys.executable, "-c", WRITING, url, str(pytestconfig.rootpath)], stdout=subprocess.PIPE, text=True
    )
    with process:
        told = [process.stdout.readline() for _ in range(600)]
        process.send_signal(signal.SIGKILL)
        told += process.stdout.readlines()
    last: dict[str, int] = {}
    for line in told:
        if line.endswith("\n"):
            id, n = line.split()
            last[id] = int(n)
    assert len(last) == 20

    async def story(storage: Storage) -> None:
        for id, n in last.items():
            stored = [row.n for row in await storage.entries(id)]
            assert stored == list(range(len(stored)))
            assert len(stored) > n
            found = await storage.table(id)
            assert found.position_n == found.turn == stored[-1]

    with_storage(url, story)


def test_every_column_has_a_field():
    found = {name: [column.name for column in each.c] for name, each in METADATA.tables.items()}
    assert found["tables"] == list(asdict(table()))
    assert found["entries"] == list(asdict(entry(0)))
    assert found["positions"] == list(asdict(PutPosition("", 0, "", b"")))
    assert found["seatings"] == list(asdict(Seating("", "")))
    assert found["guests"] == list(asdict(PutGuest("", "", 0.0)))
    assert found["archives"] == list(asdict(PutArchive("", 0, "", b"")))
    assert found["repairs"] == list(asdict(PutRepair("", "", "", "", 0.0)))
    assert found["reports"] == list(asdict(PutReport("", "", "", "", "", 0.0)))


def test_a_bug_report_is_not_told_twice(url):
    async def story(storage: Storage) -> None:
        report = PutReport("r", "t", "ann", "it broke", "", 5.0)
        await storage.write(report)
        with pytest.raises(DelveError):
            await storage.write(report)

    with_storage(url, story)


def test_few_statements_take_any_number_of_rows() -> None:
    """The driver keeps every statement ready: one for each number of rows would take much memory."""
    taken = {rows: list(counts(rows)) for rows in range(300)}
    assert all(sum(each) == rows for rows, each in taken.items())
    assert len({count for each in taken.values() for count in each}) == 7
    assert max(map(len, taken.values())) <= 10
