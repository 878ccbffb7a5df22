"""Failed writes: a table goes on from what is stored, and nothing of the future that was not is ever seen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from threading import Event
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.bench import FRONT, Bench, housed, play
from tests.server.test_upgrade import OTHER

from delvewright.server import messages as m
from delvewright.server import opening, shapes
from delvewright.server.database import DRIVERS
from delvewright.server.denied import Denied
from delvewright.server.house import House
from delvewright.server.log import LogEntry
from delvewright.server.rows import OVER, PutPosition, PutTable
from delvewright.server.table import Table
from delvewright.server.writer import NotStored, Writer

BROKEN = sa.exc.OperationalError("COMMIT", {}, OSError("disk I/O error"))


class Disk:
    """What happens to each batch before it is stored."""

    def __init__(self, patch: pytest.MonkeyPatch):
        self.batch: Callable[[], None] = lambda: None
        store = Writer._store

        def stored(writer: Writer, changes: Any) -> None:
            self.batch()
            store(writer, changes)

        patch.setattr(Writer, "_store", stored)

    def fail(self) -> None:
        raise BROKEN


async def until(found: Callable[[], Any]) -> None:
    while not found():
        await asyncio.sleep(0.001)


async def of_bots(bench: Bench, bot: str = "uniform", **settings: Any) -> Table:
    """A table of a person and two bots."""
    places = [shapes.WantedPlace("me"), *[shapes.WantedPlace("bot", bot=bot)] * 2]
    wanted = shapes.NewTable("thunderstone", places, settings, seed=5)
    return await opening.open_table(bench.house, "ada", wanted)


async def answered(table: Table, chance: Random) -> tuple[int, str]:
    """An answer of the person at seat 0 that was stored: the question, and what it says."""
    await until(lambda: 0 in table.log.questions or table.gone or table.status == OVER)
    if table.gone or table.status == OVER:
        raise NotStored
    question = table.log.questions[0]
    option = chance.choice(table.game.names(table.log.state, table.log.ask_of(0)))
    await table.answer("ada", m.Answer(question=question, option=option, seat=0))
    return question, option


def given(log: list[LogEntry]) -> set[tuple[int, str]]:
    """The questions of seat 0 that a log answers, and how."""
    return {
        (log[entry.n - 1].questions[0], entry.text)
        for entry in log
        if entry.sort == "answer" and entry.seat == 0
    }


@housed
async def test_what_bots_did_meanwhile_is_not_stored_after_a_failure(bench: Bench) -> None:
    disk, arrived, go = Disk(bench.patch), Event(), Event()
    house = await bench.enter()
    table = await of_bots(bench, longest=60)
    chance = Random(1)
    await until(lambda: 0 in table.log.questions and table.stored == table.log.top)

    def hang() -> None:
        disk.batch = lambda: None
        arrived.set()
        go.wait()
        raise BROKEN

    disk.batch = hang
    stood = table.log.top
    while not arrived.is_set() or table.log.top < stood + 3:  # the failing batch, and more behind it
        if 0 in table.log.questions:
            option = table.game.names(table.log.state, table.log.ask_of(0))[0]
            table.answer("ada", m.Answer(question=table.log.questions[0], option=option, seat=0))
        await asyncio.sleep(0.001)
    assert table.facts_due is not None  # and a position that waits to be written
    go.set()
    await until(lambda: table.gone)
    await until(lambda: house.storage.backlog == 0)
    assert [row.n for row in await house.storage.entries(table.id)] == list(range(stood + 1))
    row = await house.storage.table(table.id)
    assert row.position_n <= stood
    again = await house.table(table.id)
    assert (again.log.top >= stood, again is table) == (True, False)
    await answered(again, chance)
    await play(again)
    assert again.status == OVER


@pytest.mark.parametrize("how", ["refused", "terminated"])
def test_failed_writes_lose_no_table_and_no_answer(url: str, how: str, tmp_path, monkeypatch) -> None:
    """Every fifth batch fails while four tables of bots and a person play to the end of their games."""
    if how == "terminated" and url.startswith("sqlite"):
        pytest.skip("there is nobody between us and the file whom one could terminate")
    bench, disk, count = Bench(tmp_path, monkeypatch), Disk(monkeypatch), 0
    bench.url = url
    address = sa.make_url(url)
    others = sa.create_engine(address.set(drivername=DRIVERS[address.get_backend_name()]))

    def fifth() -> None:
        nonlocal count
        count += 1
        if count % 5 == 0 and how == "refused":
            raise BROKEN
        if count % 5 == 0:
            with others.connect() as connection:
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                connection.exec_driver_sql(f"{cut} AND datname = current_database()")

    async def person(house: House, id: str, seed: int) -> set[tuple[int, str]]:
        stored, chance = set(), Random(seed)
        while True:
            try:
                table = await house.table(id)
                if table.status == OVER and table.stored == table.log.top:
                    return stored
                stored.add(await answered(table, chance))
            except Denied as error:
                if error.code != "busy":
                    raise
                await asyncio.sleep(0.001)

    async def siege() -> None:
        house = await bench.enter()
        ids = [(await of_bots(bench, longest=60)).id for _ in range(4)]
        disk.batch = fifth
        stored = await asyncio.gather(*(person(house, id, seed) for seed, id in enumerate(ids)))
        assert count > 40
        disk.batch = lambda: None
        await house.close()
        house = await bench.enter()
        for id, mine in zip(ids, stored, strict=True):
            table = await house.table(id)
            assert table.status == OVER
            assert mine
            assert mine <= given(table.log.entries)
        await house.close()

    try:
        asyncio.run(asyncio.wait_for(siege(), 600))
    finally:
        others.dispose()


@housed
async def test_a_late_failure_of_a_lost_table_leaves_the_new_one_alone(bench: Bench) -> None:
    house = await bench.enter()
    old = await of_bots(bench)
    house.lost(old)
    new = await house.table(old.id)
    house.lost(old)
    assert house.tables[old.id] is new
    assert not new.gone


@housed
async def test_a_lost_table_wakes_by_itself_and_bots_think_anew(bench: Bench) -> None:
    """Nobody looks, and what a thinker knew of the table may never have been."""
    disk = Disk(bench.patch)
    bench.patch.setattr("delvewright.server.house.RAISE_EVERY", 0.01)
    house = await bench.enter()
    await house.start()
    table = await of_bots(bench, "thumb")
    await answered(table, Random(2))
    await until(lambda: house.thinkers.quick.followed.get(table.id))
    disk.batch = disk.fail
    with pytest.raises(NotStored):
        await table.chat("ada", "Ada", m.Chat(text="hello"))
    await until(lambda: table.gone)
    assert house.thinkers.quick.followed.get(table.id) is None
    assert not await house.storage.takes_writes()
    with pytest.raises(Denied, match="nothing can be stored") as refused:
        await house.table(table.id)
    assert refused.value.status == 503
    disk.batch = lambda: None
    await until(lambda: table.id in house.tables)
    assert all(entry.sort != "chat" for entry in house.tables[table.id].log.entries)


@housed
async def test_a_table_that_was_never_stored_is_not_there(bench: Bench) -> None:
    disk = Disk(bench.patch)
    house = await bench.enter()
    disk.batch = disk.fail
    with pytest.raises(NotStored):
        await of_bots(bench)
    assert house.tables == {}


@housed
async def test_a_rematch_that_was_never_stored_can_be_asked_for_again(bench: Bench) -> None:
    disk = Disk(bench.patch)
    house = await bench.enter()
    table = await bench.open(longest=2)
    await play(table)
    await until(lambda: not house.keeping)
    disk.batch = disk.fail
    with pytest.raises(NotStored):
        await opening.rematch(house, "ada", table, m.Rematch())
    disk.batch = lambda: None
    new = await opening.rematch(house, "ada", await house.table(table.id), m.Rematch())
    assert new in house.tables


@pytest.mark.parametrize("front", [FRONT, OTHER])
def test_what_was_stored_ahead_of_the_log_does_not_count(front, tmp_path, monkeypatch) -> None:
    """As a lost table left it behind once: the position and the end of a game that was not played."""

    @housed
    async def tale(bench: Bench) -> None:
        house = await bench.enter()
        table = await bench.open("hot", longest=40)
        await play(table, 6)
        id, trail = table.id, list(table.log.trail)
        row = await house.storage.table(id)
        facts = {name: getattr(row, name) for name in PutTable.__struct_fields__}
        await bench.crash()
        house = await bench.enter()
        position = PutPosition(id, table.log.top + 4, FRONT.version, FRONT.save(table.log.state))
        await house.storage.write(PutTable(**{**facts, "status": OVER}), position)
        await house.storage.close()
        await house.thinkers.close()
        house = await bench.enter(front)
        again = await house.table(id)
        assert again.status == "playing"
        assert again.log.trail == trail if front is FRONT else again.log.state is not None
        await play(again, 2)

    tale(tmp_path, monkeypatch)


@housed
async def test_who_goes_while_a_table_wakes_does_not_wake_it_twice(bench: Bench) -> None:
    house = await bench.enter()
    table = await bench.open()
    id = table.id
    await bench.crash()
    house = await bench.enter()
    read, waked = house.storage.table, []

    async def counted(id: str) -> Any:
        waked.append(id)
        return await read(id)

    bench.patch.setattr(house.storage, "table", counted)
    hasty = asyncio.create_task(house.table(id))
    await until(lambda: waked)
    hasty.cancel()
    await asyncio.gather(hasty, return_exceptions=True)
    woken = await house.table(id)
    assert house.tables[id] is woken
    assert waked == [id]
    assert not house.waking


@housed
async def test_somebody_who_no_longer_waits_does_not_lose_the_table(bench: Bench) -> None:
    house = await bench.enter()
    table = await bench.open()
    talking = asyncio.create_task(_awaited(table.chat("ada", "Ada", m.Chat(text="hello"))))
    await asyncio.sleep(0)
    talking.cancel()
    await until(lambda: table.stored == table.log.top)
    assert house.tables[table.id] is table


async def _awaited(stored: asyncio.Future[None]) -> None:
    await stored
