"""Kill and restart: what was acknowledged is there, everybody is asked what they were asked, and plays on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.bench import Bench, housed, play
from tests.server.served import THUMB, Server
from tests.server.wire import Line, finish, replayed, seated, seen, story, whoever_is_asked

from delvewright.server import coming
from delvewright.server import messages as m
from delvewright.server.rows import AppendEntry, PutTable

KILL = Path(__file__).parents[2] / "benchmarks" / "kill.py"


def test_a_siege_loses_nothing(url: str) -> None:
    """The script with the figures, made small: it fails by itself if anything is lost or asked otherwise."""
    small = ["--tables", "12", "--kills", "2", "--seconds", "0.8", "--database", url]
    done = subprocess.run([sys.executable, KILL, *small], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("lost 0") == 2


@pytest.mark.parametrize("how", ["kill", "stop"])
@story
async def test_half_made_choices_outlast_the_server(serve, how: str) -> None:
    server: Server = serve()
    lines = await seated(server, THUMB, seed=9, longest=40)
    chance = Random(4)
    for _ in range(3):
        while True:  # into the middle of a turn: the answer before was the same seat's
            asked = await whoever_is_asked(lines)
            mine = [entry.seat for entry in asked.entries if entry.sort == "answer"][-1:]
            if mine == [asked.now.seat]:
                break
            moment = asked.now.moment
            await asked.answer(chance.choice(asked.offers()))
            for line in lines:
                await line.until(lambda line=line, moment=moment: line.now.moment > moment)
        before = [(line.view, line.now.question, line.now.n, line.now.take, line.entries) for line in lines]
        getattr(server, how)()
        for line in lines:
            await line.close()
        server.start()
        for line, (view, question, n, take, entries) in zip(lines, before, strict=True):
            await line.open()
            assert (line.view, line.now.question, line.now.n, line.now.take) == (view, question, n, take)
            fresh = await Line(server, line.table_id, line.token).open()
            assert fresh.entries == entries
        await asked.answer(chance.choice(asked.offers()))
    await finish(lines)
    assert lines[0].view == seen(replayed(server.record(lines[0].table_id)).state, 0, lines[0].names)
    assert server.troubles() == []


@story
async def test_seats_status_and_host_outlast_a_kill(serve) -> None:
    """What is acknowledged apart from answers is there as well, whenever the server dies."""
    server: Server = serve()
    ada, bo, cy = (server.guest(name) for name in ("Ada", "Bo", "Cy"))
    table = server.table(ada, {"sort": "me"}, {"sort": "open"}, {"sort": "open"}, longest=6)

    async def again(token: str, request: str, **fields: object) -> Line:
        line = await Line(server, table, token).open()
        await line.do(request, **fields)
        server.kill()
        await line.close()
        server.start()
        return await Line(server, table, token).open()

    line = await again(bo, "sit", seat=1, name="Bo")
    assert line.info.places[1].yours
    await (await Line(server, table, cy).open()).do("sit", seat=2, name="Cy")
    host = await Line(server, table, ada).open()
    await host.do("start")
    await host.do("swap", seat=1, bot="uniform")
    await host.close()
    line = await again(cy, "resign", seat=2)
    assert (line.info.status, line.info.places[1].bot) == ("playing", "uniform")
    assert line.info.places[2].resigned
    line = await Line(server, table, ada).open()
    while not line.over:
        await line.until(lambda: line.asked or line.over)
        if line.asked:
            await line.answer(line.offers()[0])
    server.kill()
    await line.close()
    server.start()
    assert (await Line(server, table, ada).open()).info.status == "over"
    assert replayed(server.record(table)).state.over


@housed
async def test_what_a_table_is_and_what_happened_there_are_stored_together(bench: Bench) -> None:
    """No kill falls between an entry that seats somebody, begins or ends a game, and the table after it."""
    house = await bench.enter()
    written: list[tuple[Any, ...]] = []
    submit = house.storage.write

    def write(*changes: Any, **heard: Any) -> Any:
        written.append(changes)
        return submit(*changes, **heard)

    bench.patch.setattr(house.storage, "write", write)
    table = await bench.open(longest=3)
    await coming.stand(table, "ada", m.Stand(seat=1, bot="uniform"))
    await play(table)
    turning = [
        changes
        for changes in written
        for one in changes
        if isinstance(one, AppendEntry) and (one.sort in ("start", "seat") or one.n == table.log.top)
    ]
    assert len(turning) == 3
    statuses = [[one.status for one in changes if isinstance(one, PutTable)] for changes in turning]
    assert statuses == [["playing"], ["playing"], ["over"]]
