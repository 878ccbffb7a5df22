"""Bots at a table: one whose process dies or hangs answers all the same, and none holds up another table."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.bench import Bench
from tests.server.served import Server
from tests.server.wire import seated, story

import delvewright
from delvewright.kernel.errors import DelveError
from delvewright.server import house, metrics, thinker, thinkers
from delvewright.server.log import Log
from delvewright.server.recent import Recent
from delvewright.server.thinker import PREFIX, Outcome
from delvewright.server.thinkers import Lane, Thinkers

FRONT = delvewright.game("thunderstone")
SEARCH = {"sort": "bot", "bot": "search:0.3s"}


LOG = Log(FRONT, 3, 7, {"packs": ("wrath",)})
LOG.append("start", -1, "", "", 0.0)
STATE = LOG.state


def with_thinkers(tale: Callable[[Thinkers], Awaitable[None]]) -> None:
    async def whole() -> None:
        bots = Thinkers()
        try:
            await asyncio.wait_for(tale(bots), 40)
        finally:
            await bots.close()

    asyncio.run(whole())


async def choose(bots: Thinkers, name: str) -> Any:
    option = await bots.choose("a table", LOG, STATE.ask.seat, name)
    assert option in STATE.ask.options
    return option


def fallbacks() -> float:
    return metrics.FALLBACKS._value.get()


async def running(lane: Lane) -> int:
    """The process of a lane, once it has one."""
    while lane.process is None:
        await asyncio.sleep(0.01)
    return lane.process.pid


@pytest.mark.parametrize(("name", "lane"), [("thumb", "quick"), ("search:0.3s", "deep")])
def test_a_bot_answers_legally(name: str, lane: str) -> None:
    async def tale(bots: Thinkers) -> None:
        before = fallbacks()
        for _ in range(3):
            await choose(bots, name)
        assert fallbacks() == before
        assert getattr(bots, lane).process is not None

    with_thinkers(tale)


def test_a_thinker_that_dies_in_mid_thought_is_replaced() -> None:
    async def tale(bots: Thinkers) -> None:
        await choose(bots, "search:0.3s")
        before = fallbacks()
        dead = await running(bots.deep)
        os.kill(dead, signal.SIGSTOP)
        thinking = asyncio.create_task(choose(bots, "search:0.3s"))
        await asyncio.sleep(0.1)
        assert not thinking.done()
        os.kill(dead, signal.SIGKILL)
        since = time.monotonic()
        await thinking
        assert time.monotonic() - since < 1
        assert fallbacks() == before + 1
        await choose(bots, "search:0.3s")
        assert fallbacks() == before + 1
        assert await running(bots.deep) != dead

    with_thinkers(tale)


def test_a_thinker_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tale(bots: Thinkers) -> None:
        monkeypatch.setattr(thinkers, "PATIENCE", 8.0)
        await choose(bots, "thumb")
        before = fallbacks()
        monkeypatch.setattr(thinkers, "PATIENCE", 0.4)
        stuck = await running(bots.quick)
        os.kill(stuck, signal.SIGSTOP)
        since = time.monotonic()
        await asyncio.gather(*(choose(bots, "thumb") for _ in range(3)))
        assert time.monotonic() - since < 3
        assert fallbacks() == before + 3
        monkeypatch.setattr(thinkers, "PATIENCE", 8.0)
        await choose(bots, "thumb")
        assert fallbacks() == before + 3
        assert await running(bots.quick) != stuck
        assert not Path(f"/proc/{stuck}/stat").exists() or " Z " in Path(f"/proc/{stuck}/stat").read_text()

    with_thinkers(tale)


def test_loading_is_no_part_of_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", 0.2)  # far less than a process takes to load its games

    async def tale(bots: Thinkers) -> None:
        before = fallbacks()
        await choose(bots, "thumb")
        assert fallbacks() == before

    with_thinkers(tale)


def test_a_reply_that_comes_too_late_is_nobody_s() -> None:
    async def tale(bots: Thinkers) -> None:
        lane = bots.quick
        old: Any = type("Old", (), {"stdout": asyncio.StreamReader(), "returncode": 0})()
        reply = msgspec.msgpack.encode(Outcome(5))
        old.stdout.feed_data(len(reply).to_bytes(PREFIX) + reply)
        old.stdout.feed_eof()
        waiting = asyncio.get_running_loop().create_future()
        lane.waiting.append(waiting)
        await lane._read(old)
        assert not waiting.done()
        assert list(lane.waiting) == [waiting]
        lane.waiting.clear()

    with_thinkers(tale)


def test_a_deep_thought_holds_up_no_quick_one() -> None:
    async def tale(bots: Thinkers) -> None:
        await choose(bots, "thumb")
        await choose(bots, "search:0.3s")
        before = fallbacks()
        os.kill(await running(bots.deep), signal.SIGSTOP)  # as long a thought as we like
        deep = asyncio.create_task(choose(bots, "search:0.3s"))
        await asyncio.sleep(0.05)
        for _ in range(5):
            await choose(bots, "thumb")
        await choose(bots, "uniform")
        assert not deep.done()
        os.kill(await running(bots.deep), signal.SIGCONT)
        await deep
        assert fallbacks() == before

    with_thinkers(tale)


def test_a_thinker_follows_a_table_through_everything_that_is_taken_back() -> None:
    """Whatever the way, it gets to where the table stands; a position crosses over only at need."""
    log, lane, chance, saved = Log(FRONT, 3, 7, {"packs": ("wrath",)}), Lane(), Random(1), 0
    log.append("start", -1, "", "", 0.0)
    thinker.followed.clear()
    for number in range(120):
        if number % 17 == 16:
            log.append("undo", -1, "", str(chance.randrange(1, 9)), 0.0)
        for _ in range(chance.randrange(4)):
            option = chance.choice(log.state.ask.options)
            name = FRONT.names(log.state, log.state.ask)[log.state.ask.options.index(option)]
            log.append("answer", log.state.ask.seat, "", name, 0.0)
        position, answers = lane.follow("a table", log)
        saved += bool(position)
        job = thinker.Thought(FRONT.id, "uniform", log.state.ask.seat, 1, "a table", position, answers)
        assert 0 <= thinker.think(job) < len(log.state.ask.options)
        assert thinker.followed.get("a table") == log.state
    assert 1 < saved < 20


def test_a_thinker_that_forgot_a_table_says_so() -> None:
    thinker.followed.clear()
    with pytest.raises(DelveError, match="not followed"):
        thinker.think(thinker.Thought(FRONT.id, "thumb", 0, 1, "a table", b"", []))


def test_recent_things_are_kept_and_old_ones_forgotten() -> None:
    recent: Recent[int] = Recent(room=2)
    for name, number in (("a", 1), ("b", 2), ("a", 3), ("c", 4)):
        recent.put(name, number)
    assert [recent.get(name) for name in "abc"] == [3, None, 4]


def test_bots_let_people_go_first_but_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(tmp_path, monkeypatch)
    monkeypatch.setattr(house, "MODESTY", 0.3)

    async def tale() -> None:
        home = await bench.enter()
        await home.after_people()
        home.storage._writer.waiting += house.BUSY + 1
        bot = asyncio.create_task(home.after_people())
        await asyncio.sleep(0.05)
        assert not bot.done()
        home.storage._writer.waiting -= house.BUSY + 1
        await asyncio.wait_for(bot, 0.1)
        home.storage._writer.waiting += house.BUSY + 1
        since = time.monotonic()
        await asyncio.gather(*(home.after_people() for _ in range(5)))
        assert 0.25 < time.monotonic() - since < 1
        home.storage._writer.waiting -= house.BUSY + 1
        await bench.crash()

    asyncio.run(tale())


def children(process: int) -> list[int]:
    """The thinkers of a server."""
    return [int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@story
async def test_a_table_goes_on_whatever_becomes_of_its_thinkers(serve) -> None:
    server: Server = serve()
    (line,) = await seated(server, SEARCH, people=1, seed=3, longest=8)
    playing = asyncio.create_task(line.play(Random(1)))
    killed = 0
    while not playing.done():
        await asyncio.sleep(0.2)
        for child in children(server.process.pid):
            os.kill(child, signal.SIGKILL)
            killed += 1
    await playing
    assert line.over
    assert killed
    text = server.call("GET", "/metrics").body.decode()
    assert float(re.search(r"^delve_bot_fallbacks_total (\S+)", text, re.M)[1]) > 0
    assert server.troubles() == []
