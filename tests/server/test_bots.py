"""Bots at a table: one whose process dies or hangs answers all the same, and none holds up another table."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.kernel import errands
from tests.server.bench import Bench, wander
from tests.server.served import Server
from tests.server.wire import seated, story

import delvewright
from delvewright.kernel.errors import DelveError
from delvewright.server import house, metrics, thinker, thinkers
from delvewright.server.log import Log
from delvewright.server.recent import Recent
from delvewright.server.thinker import PREFIX, Outcome, Thought
from delvewright.server.thinkers import Lane, Thinkers

FRONT = delvewright.game("thunderstone")
FOREVER = 600.0  # seconds: longer than any test waits
SEARCH = {"sort": "bot", "bot": "search:0.3s"}


LOG = Log(FRONT, 3, 7, {"packs": ("wrath",)})
LOG.append("start", -1, "", "", 0.0)
STATE = LOG.state


def with_thinkers(tale: Callable[[Thinkers], Awaitable[None]]) -> None:
    async def whole() -> None:
        bots = Thinkers()
        try:
            await asyncio.wait_for(tale(bots), FOREVER / 2)
        finally:
            await bots.close()

    asyncio.run(whole())


async def choose(bots: Thinkers, name: str) -> Any:
    option = await bots.choose("a table", LOG, STATE.ask.seat, name)
    assert option in STATE.ask.options
    return option


def fallbacks() -> float:
    return metrics.FALLBACKS._value.get()


async def handed_over(lane: Lane) -> None:
    """Wait until a job lies before the process of a lane."""
    while not lane.waiting:
        await asyncio.sleep(0.001)


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


def test_a_thinker_that_dies_in_mid_thought_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", FOREVER)  # its death is noticed, not its silence

    async def tale(bots: Thinkers) -> None:
        await choose(bots, "search:0.3s")
        before = fallbacks()
        dead = await running(bots.deep)
        os.kill(dead, signal.SIGSTOP)
        thinking = asyncio.create_task(choose(bots, "search:0.3s"))
        await handed_over(bots.deep)
        os.kill(dead, signal.SIGKILL)
        await thinking
        assert fallbacks() == before + 1
        await choose(bots, "search:0.3s")
        assert fallbacks() == before + 1
        assert await running(bots.deep) != dead

    with_thinkers(tale)


def test_a_thinker_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    drops, drop = [], Lane._drop
    monkeypatch.setattr(Lane, "_drop", lambda lane, *why: (drops.extend(why), drop(lane, *why)))

    async def tale(bots: Thinkers) -> None:
        monkeypatch.setattr(thinkers, "PATIENCE", FOREVER)
        await choose(bots, "thumb")
        before = fallbacks()
        monkeypatch.setattr(thinkers, "PATIENCE", 0.4)
        stuck = await running(bots.quick)
        os.kill(stuck, signal.SIGSTOP)
        await asyncio.gather(*(choose(bots, "thumb") for _ in range(3)))
        assert fallbacks() == before + 3
        assert drops == ["it took too long"]  # once for all three
        monkeypatch.setattr(thinkers, "PATIENCE", FOREVER)
        await choose(bots, "thumb")
        assert fallbacks() == before + 3
        assert await running(bots.quick) != stuck
        assert not Path(f"/proc/{stuck}/stat").exists() or " Z " in Path(f"/proc/{stuck}/stat").read_text()

    with_thinkers(tale)


def test_loading_is_no_part_of_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a process loads, nobody's time runs: no job lies before it."""
    monkeypatch.setattr(thinkers, "PATIENCE", FOREVER)
    waiting, hand_over, frame = [], Lane._hand_over, Lane._frame

    async def loading(lane: Lane, process: Any) -> Outcome:
        outcome = await frame(lane, process)
        if lane.process is None:
            waiting.append(len(lane.waiting))
        return outcome

    def after_loading(lane: Lane, *job: Any) -> Any:
        assert waiting == [0]
        return hand_over(lane, *job)

    monkeypatch.setattr(Lane, "_frame", loading)
    monkeypatch.setattr(Lane, "_hand_over", after_loading)

    async def tale(bots: Thinkers) -> None:
        await choose(bots, "thumb")

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


def test_a_deep_thought_holds_up_no_quick_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", FOREVER)

    async def tale(bots: Thinkers) -> None:
        await choose(bots, "thumb")
        await choose(bots, "search:0.3s")
        before = fallbacks()
        os.kill(await running(bots.deep), signal.SIGSTOP)  # as long a thought as we like
        deep = asyncio.create_task(choose(bots, "search:0.3s"))
        await handed_over(bots.deep)
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
    log, lane, saved = Log(FRONT, 3, 7, {"packs": ("wrath",)}), Lane(), 0
    thinker.followed.clear()
    for _ in wander(log, 120, back=8):
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
    now = 100.0

    async def looked_again() -> None:
        for _ in range(5):
            await asyncio.sleep(house.MOMENT)

    async def tale() -> None:
        nonlocal now
        home = await bench.enter()
        monkeypatch.setattr(house, "time", SimpleNamespace(monotonic=lambda: now))
        await home.after_people()
        home.storage._writer.waiting += house.BUSY + 1
        bot = asyncio.create_task(home.after_people())
        await looked_again()
        assert not bot.done()
        home.storage._writer.waiting -= house.BUSY + 1
        await bot
        home.storage._writer.waiting += house.BUSY + 1
        modest = asyncio.gather(*(home.after_people() for _ in range(5)))
        await asyncio.sleep(0)
        now += 0.9 * house.MODESTY
        await looked_again()
        assert not modest.done()
        now += 0.2 * house.MODESTY
        await modest  # all at once: their time ran for each of them
        home.storage._writer.waiting -= house.BUSY + 1
        await bench.crash()

    asyncio.run(asyncio.wait_for(tale(), FOREVER / 2))


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


def test_a_bot_chooses_from_what_it_is_offered_when_its_turn_has_come() -> None:
    """Others have gone on beside it while it waited for the thinker."""
    log = Log(errands.FRONT, 3, 5, {})
    log.append("start", -1, "", "", 0.0)
    first, second = log.state.zones[errands.SHELF][:2]

    async def chosen(meanwhile: tuple[int, str]) -> object:
        thinkers = Thinkers()

        async def done(lane: object, table: str, make: Callable[[], Thought], *_: object) -> int:
            log.append("answer", *meanwhile[:1], "", meanwhile[1], 0.0)
            assert make().seat == 0
            return 0

        thinkers._done = done
        return await thinkers.choose("t", log, 0, "thumb")

    assert asyncio.run(chosen((1, f"buy {first}"))) == ("buy", second)
