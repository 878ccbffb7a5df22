"""Two houses on one database: each keeps its own tables, and whoever was away too long keeps none."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.bench import play
from tests.server.served import PATIENCE
from tests.server.test_clocks import Here

from delvewright.server import lease as leases
from delvewright.server import nodes, opening, presence, shapes, storage, thinkers
from delvewright.server.database import NODES, PRESENCE, open_database
from delvewright.server.denied import Denied
from delvewright.server.house import House
from delvewright.server.lease import Lease, Place, move_in
from delvewright.server.limits import Limits
from delvewright.server.pushing import DEVICES, Pushes
from delvewright.server.storage import Storage
from delvewright.server.table import Table
from delvewright.server.tokens import Signer
from delvewright.server.writer import NotStored

SIGNER = Signer(b"s" * 32)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Signs of life come quickly, and nobody is given up but who is made to look dead."""
    monkeypatch.setattr(leases, "BEAT", 0.05)
    monkeypatch.setattr(leases, "LEASE", 0.1)  # after which a house that was there all the time may judge
    monkeypatch.setattr(nodes, "LEASE", PATIENCE)
    monkeypatch.setattr(leases, "PUT_AWAY_WITHIN", PATIENCE)
    monkeypatch.setattr(presence, "TOLD_EVERY", 0.01)
    monkeypatch.setattr(storage, "CLOSE_WITHIN", PATIENCE)
    monkeypatch.setattr(thinkers, "PATIENCE", PATIENCE)


def settled(url: str, workers: int) -> None:
    engine = open_database(url)
    move_in(engine, Place.of("", 0, Path("/"), SIGNER.mark), workers)
    engine.dispose()


@asynccontextmanager
async def house(url: str, worker: int) -> AsyncIterator[House]:
    engine = open_database(url)
    lease = Lease(engine, Place.of("", worker, Path("/"), SIGNER.mark), last=False)
    entered = House(Storage(engine, lease), SIGNER, Limits())
    await entered.start()
    await entered.rename("ada", "Ada")
    try:
        yield entered
    finally:
        await entered.close()
        await asyncio.to_thread(lease.end)


async def opened(house: House, **settings: Any) -> Table:
    places = [shapes.WantedPlace("me"), shapes.WantedPlace("hot")]
    return await opening.open_table(house, "ada", shapes.NewTable("thunderstone", places, settings, seed=5))


async def until(found: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not found():
            await asyncio.sleep(0.005)


def told(tale: Callable[[str], Awaitable[None]]) -> Callable[[str], None]:
    def run(url: str) -> None:
        asyncio.run(asyncio.wait_for(tale(url), 2 * PATIENCE))

    run.__name__ = tale.__name__
    run.__doc__ = tale.__doc__
    return run


def given_up(url: str, me: str) -> None:
    """Make a node look dead."""
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(sa.update(NODES).where(NODES.c.id == me).values(until=0.0))
    engine.dispose()


async def silenced(house: House) -> None:
    """No sign of life any more, but everything else goes on; one under way would make it alive again."""
    house.lease._ended.set()
    await asyncio.to_thread(house.lease._thread.join)


@told
async def test_a_table_is_kept_by_one_of_two(url: str) -> None:
    settled(url, 2)
    async with house(url, 0) as one, house(url, 1) as two:
        for mine, other in ((one, two), (two, one)):
            table = await opened(mine)
            assert mine.lease.mine(table.id)
            assert not other.lease.mine(table.id)
            await until(lambda other=other, table=table, mine=mine: other.lease.keeper(table.id))
            with pytest.raises(Denied, match="kept by another process"):
                await other.table(table.id)
            assert [line.table.id for line in (await other.lists("ada")).mine][:1] == [table.id]
        await one.rename("ada", "Ada Byron")
        assert await two.name_of("ada") == "Ada"
        assert await two.name_of("ada", anew=True) == "Ada Byron"


@told
async def test_who_was_away_too_long_stores_nothing_more(url: str) -> None:
    """Its lease was taken while it did not look: what it answers from then on never came to be."""
    settled(url, 2)
    async with house(url, 0) as one, house(url, 1) as two:
        table = await opened(two)
        await play(table, 5)
        top, me = table.log.top, two.lease.me
        await silenced(two)
        given_up(url, me)
        await until(lambda: one.lease.mine(table.id))
        again = await one.table(table.id)
        assert again.log.top == top
        with pytest.raises(NotStored):
            await play(table, 1)
        assert table.gone
        assert [entry.n for entry in await one.storage.entries(table.id)] == list(range(top + 1))
        await play(again, 5)
        assert again.stored > top


@told
async def test_who_comes_back_after_that_keeps_others(url: str) -> None:
    settled(url, 2)
    async with house(url, 0) as one, house(url, 1) as two:
        table = await opened(two)
        await play(table, 5)
        me = two.lease.me
        given_up(url, me)  # so that it is evicted before its next sign of life
        engine = open_database(url)
        with engine.begin() as connection:
            connection.execute(sa.delete(NODES).where(NODES.c.id == me))
        engine.dispose()
        await until(lambda: two.lease.me != me and table.gone)
        keepers = (one, two)
        await until(lambda: sum(one.lease.mine(table.id) for one in keepers) == 1)
        keeper = next(one for one in keepers if one.lease.mine(table.id))
        await play(await keeper.table(table.id), 5)
        await until(lambda: all(one.lease._own for one in keepers))  # and in the end both have their share


@told
async def test_a_running_table_of_the_dead_wakes_without_being_asked_for(url: str) -> None:
    settled(url, 2)
    async with house(url, 0) as one:
        async with house(url, 1) as two:
            table = await opened(two)
            await play(table, 5)
            me, top = two.lease.me, table.log.top
        given_up(url, me)
        await until(lambda: table.id in one.tables)
        assert one.tables[table.id].log.top == top


@told
async def test_who_has_more_than_a_fair_share_puts_tables_away_and_gives(url: str) -> None:
    """While people play there: they are sent away, come back to the other one, and nothing is lost."""
    settled(url, 1)
    chance = Random(1)
    async with house(url, 0) as one:
        tables = [await opened(one) for _ in range(8)]
        for table in tables:
            await play(table, 5, chance)
        tops = {table.id: table.log.top for table in tables}
        async with house(url, 1) as two:
            await until(lambda: len(two.lease._own) == len(one.lease._own) == len(nodes.SLOTS) // 2)
            await until(lambda: all(one.lease.mine(id) != two.lease.mine(id) for id in tops))
            assert any(two.lease.mine(id) for id in tops)
            for id, top in tops.items():
                keeper = one if one.lease.mine(id) else two
                table = await keeper.table(id)
                assert table.log.top == top
                await play(table, 3, chance)
                assert (id in one.tables) != (id in two.tables)


@told
async def test_a_wake_that_ends_after_its_slot_went_away_is_given_up(url: str) -> None:
    settled(url, 2)
    async with house(url, 0) as one, house(url, 1) as two:
        table = await opened(one)
        await play(table, 2)
        await one._put_away({table.id[:2]})
        asked, go = asyncio.Event(), asyncio.Event()
        entries = one.storage.entries

        async def slowly(id: str, after: int = -1) -> Any:
            asked.set()
            await go.wait()
            return await entries(id, after)

        one.storage.entries = slowly  # type: ignore[method-assign]
        waking = asyncio.ensure_future(one.table(table.id))
        await asked.wait()
        await silenced(one)
        given_up(url, one.lease.me)
        await until(lambda: two.lease.mine(table.id))
        one.lease._keepers = {}
        go.set()
        with pytest.raises(Denied, match="went to another process"):
            await waking
        assert table.id not in one.tables


@told
async def test_a_promise_made_by_one_is_kept_by_the_other_once(url: str) -> None:
    settled(url, 2)
    async with house(url, 0) as one, house(url, 1) as two:
        word = await one.promises.make()
        assert await two.promises.keep(word)
        with pytest.raises(Denied, match="no longer kept"):
            await one.promises.keep(word)


async def online(house: House, wanted: list[bool]) -> None:
    """Until the list of tables that a house makes for Ada says who is there."""
    async with asyncio.timeout(PATIENCE):
        while [place.online for place in (await house.lists("ada")).mine[0].table.places] != wanted:
            await asyncio.sleep(0.005)


@told
async def test_lists_say_who_is_at_tables_that_others_keep(url: str) -> None:
    settled(url, 2)
    async with house(url, 0) as one, house(url, 1) as two:
        table = await opened(two)
        await one.rename("bo", "Bo")
        for guest in ("ada", "ada", "bo"):  # by two windows; and somebody looks on
            table.add(Here(guest))
        await online(one, [True, True])  # two seats at one screen
        for listener in list(table.listeners):
            table.remove(listener)
        await online(one, [False, False])


@told
async def test_who_was_at_the_tables_of_the_dead_is_there_no_more(url: str) -> None:
    settled(url, 2)
    async with house(url, 0) as one:
        async with house(url, 1) as two:
            table = await opened(two)
            table.add(Here("ada"))
            await online(one, [True, True])
        engine = open_database(url)
        nodes.leave(engine, "", two.lease.place.home)
        with engine.connect() as connection:
            assert connection.scalar(sa.select(sa.func.count()).select_from(PRESENCE)) == 0
        engine.dispose()
        await online(one, [False, False])


@told
async def test_two_that_add_a_browser_to_be_called_at_once_keep_both(url: str) -> None:
    pytest.importorskip("cryptography")
    from tests.server.test_pushing import CONTACT, Browser

    settled(url, 2)
    async with house(url, 0) as one, house(url, 1) as two:
        pushes = [Pushes(each, CONTACT) for each in (one, two)]
        for turn in range(4):
            wanted = [Browser().wanted(f"https://fcm.googleapis.com/{turn}/{each}") for each in range(2)]
            await asyncio.gather(*(own.add("ada", new) for own, new in zip(pushes, wanted, strict=True)))
            called = [device.endpoint for device in await pushes[0].devices("ada")]
            assert {new.endpoint for new in wanted} <= set(called)
            assert len(called) == min(DEVICES, 2 * turn + 2)
