"""Repair: logs with holes and tables stored ahead of them are cut back, and nothing is thrown away."""

from __future__ import annotations

import asyncio
import json

import sqlalchemy as sa
from tests.server.bench import FRONT, Bench, housed, play
from typer.testing import CliRunner

from delvewright.cli.app import app
from delvewright.server.database import ENTRIES, REPAIRS, open_database
from delvewright.server.repair import breaks
from delvewright.server.rows import OVER, PutPosition


def change(url: str, *statements: object) -> None:
    engine = open_database(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def kept(url: str) -> list[dict]:
    engine = open_database(url)
    with engine.begin() as connection:
        found = [json.loads(cut) for cut in connection.scalars(sa.select(REPAIRS.c.cut))]
    engine.dispose()
    return found


async def left(bench: Bench) -> str:
    """A table of six answers, left by a crash."""
    await bench.enter()
    table = await bench.open("hot", longest=40)
    await play(table, 6)
    await bench.crash()
    return table.id


@housed
async def test_a_log_with_a_hole_is_cut_back_to_where_it_is_whole(bench: Bench) -> None:
    id = await left(bench)
    change(bench.url, sa.delete(ENTRIES).where(ENTRIES.c.table == id, ENTRIES.c.n == 4))
    (found,) = await asyncio.to_thread(lambda: list(breaks(bench.url)))
    assert (found.whole, found.cut, found.why) == (4, 2, "entry 4 of the log is missing")
    assert kept(bench.url) == []  # so far it was only looked at
    assert len(await asyncio.to_thread(lambda: list(breaks(bench.url, mend=True)))) == 1
    assert await asyncio.to_thread(lambda: list(breaks(bench.url))) == []
    assert [entry["n"] for entry in kept(bench.url)[0]["entries"]] == [5, 6]
    house = await bench.enter()
    table = await house.table(id)
    assert table.log.top == 3
    await play(table, 3)


@housed
async def test_an_answer_that_does_not_fit_ends_what_is_whole(bench: Bench) -> None:
    id = await left(bench)
    change(bench.url, sa.update(ENTRIES).where(ENTRIES.c.table == id, ENTRIES.c.n == 5).values(text="sing"))
    (found,) = await asyncio.to_thread(lambda: list(breaks(bench.url, mend=True)))
    assert (found.whole, found.cut) == (5, 2)
    assert "'sing' does not answer" in found.why
    await play(await (await bench.enter()).table(id), 3)


@housed
async def test_what_was_stored_ahead_is_put_back(bench: Bench) -> None:
    id = await left(bench)
    house = await bench.enter()
    state = (await house.table(id)).log.state
    await house.storage.write(PutPosition(id, 9, FRONT.version, FRONT.save(state)))
    await bench.crash()
    change(bench.url, sa.text("UPDATE tables SET status = 'over'"))
    (found,) = await asyncio.to_thread(lambda: list(breaks(bench.url, mend=True)))
    assert found.why == "its position is of entry 9, and the last is 6"
    assert kept(bench.url)[0]["table"]["status"] == OVER
    row = await (await bench.enter()).storage.table(id)
    assert (row.status, row.position_n) == ("playing", 6)
    assert await asyncio.to_thread(lambda: list(breaks(bench.url))) == []


@housed
async def test_the_command_looks_first_and_mends_when_told(bench: Bench) -> None:
    id = await left(bench)
    change(bench.url, sa.delete(ENTRIES).where(ENTRIES.c.table == id, ENTRIES.c.n == 4))
    folder = bench.url.removeprefix("sqlite:///").rpartition("/")[0]

    def told(*words: str) -> tuple[int, str]:
        done = CliRunner().invoke(app, ["checkup", "--data", folder, *words])
        return done.exit_code, done.stdout

    code, text = await asyncio.to_thread(told)
    assert (code, "entry 4 of the log is missing: 2 of 6 entries cut" in text) == (1, True)
    assert "1 table broken: delve checkup --repair" in text
    code, text = await asyncio.to_thread(told, "--repair")
    assert (code, "1 table mended" in text) == (0, True)
    code, text = await asyncio.to_thread(told)
    assert (code, "No tables broken." in text) == (0, True)
    await bench.enter()
