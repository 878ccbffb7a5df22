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
from tests.server.served import Server
from tests.server.wire import seated, story

import delvewright
from delvewright.server import metrics, thinkers
from delvewright.server.thinker import PREFIX, Outcome
from delvewright.server.thinkers import Lane, Thinkers

FRONT = delvewright.game("thunderstone")
SEARCH = {"sort": "bot", "bot": "search:0.3s"}


STATE = FRONT.start(3, 7, packs=("wrath",))


def with_thinkers(tale: Callable[[Thinkers], Awaitable[None]]) -> None:
    async def whole() -> None:
        bots = Thinkers()
        try:
            await asyncio.wait_for(tale(bots), 40)
        finally:
            await bots.close()

    asyncio.run(whole())


async def choose(bots: Thinkers, name: str) -> Any:
    option = await bots.choose(FRONT, STATE, STATE.ask.seat, name)
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
    monkeypatch.setattr(thinkers, "PATIENCE", 0.4)

    async def tale(bots: Thinkers) -> None:
        while True:  # until it is warm enough for so little patience
            before = fallbacks()
            await choose(bots, "thumb")
            if fallbacks() == before:
                break
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
        for thinker in children(server.process.pid):
            os.kill(thinker, signal.SIGKILL)
            killed += 1
    await playing
    assert line.over
    assert killed
    text = server.call("GET", "/metrics").body.decode()
    assert float(re.search(r"^delve_bot_fallbacks_total (\S+)", text, re.M)[1]) > 0
    assert server.troubles() == []
