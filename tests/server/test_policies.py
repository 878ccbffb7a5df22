"""Policies: when people want to be asked on others' turns, and the server that passes for them otherwise."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.bench import Bench, housed, play
from tests.server.served import Server
from tests.server.wire import Line, finish, seated, story

import delvewright
from delvewright.kernel.record import Sitting
from delvewright.server import acting, opening, taking
from delvewright.server.table import Table

DICE = {"game": "dungeon_dice", "mode": "core"}
THUMB = {"sort": "bot", "bot": "uniform"}
FRONT = delvewright.game("dungeon_dice")
WINDOWS = [window.key for window in FRONT.windows]


def asked_in_windows(line: Line, seat: int) -> int:
    """How often somebody was asked in a window of others' turns."""
    return sum(
        bool(update.question >= 0 and update.view and update.view["window"] and update.view["turn"] != seat)
        for update in line.updates
    )


@story
async def test_who_wants_to_be_asked_never_is_never_asked(server: Server) -> None:
    ada, bo = await seated(server, THUMB, seed=5, longest=30, **DICE)
    await ada.do("policies", seat=0, policies=dict.fromkeys(WINDOWS, "never"))
    await bo.do("policies", seat=1, policies=dict.fromkeys(WINDOWS, "ask"))
    told = len(ada.updates)
    await finish([ada, bo])
    assert asked_in_windows(bo, 1) > 0
    assert not any(update.question >= 0 and update.view["window"] for update in ada.updates[told:])
    record = server.record(ada.table_id)
    passed = [text for seat, text in record.answers if seat == 0 and text == "pass"]
    assert passed, "what the server says for people is an answer like any other"


@story
async def test_policies_are_kept_and_are_nobody_else_s_business(serve: Any) -> None:
    server: Server = serve()
    ada, bo = await seated(server, THUMB, seed=5, longest=30, **DICE)
    mine = {"stun": "never", "chest": "ask"}
    await ada.do("policies", seat=0, policies=mine)
    await ada.until(lambda: ada.info.places[0].policies == mine)
    await bo.until(lambda: bo.info is not None)
    assert all(not place.policies for place in bo.info.places)
    assert "chest" not in "".join(text for text in bo.heard if '"type":"table"' in text)
    server.kill()
    server.start()
    again = await Line(server, ada.table_id, ada.token).open()
    await again.until(lambda: again.info is not None)
    assert again.info.places[0].policies == mine


@story
async def test_who_wants_to_speak_once_is_asked_once(server: Server) -> None:
    quiet = {"sort": "bot", "bot": "thumb"}  # nobody else speaks and has the question asked anew
    ada, bo = await seated(server, quiet, seed=5, longest=30, **DICE)
    usual = {**dict.fromkeys(WINDOWS, "never"), "offers": "ask"}
    await bo.do("policies", seat=1, policies=dict.fromkeys(WINDOWS, "never"))
    await ada.do("policies", seat=0, policies={**usual, "speak": "once"})
    told = len(ada.updates)
    await finish([ada, bo])
    unasked = [
        update for update in ada.updates[told:] if update.question >= 0 and update.view["window"] == "speak"
    ]
    assert len({update.question for update in unasked}) == 1
    del usual["speak"]
    assert ada.info.places[0].policies == usual


@story
async def test_policies_that_are_none_are_refused(server: Server) -> None:
    ada, _ = await seated(server, THUMB, seed=5, **DICE)
    assert "no window" in (await ada.refusal("policies", seat=0, policies={"stum": "never"})).text
    assert (await ada.refusal("policies", seat=1, policies={"stun": "never"})).code == "seat"
    assert (await ada.refusal("policies", seat=0, policies={"stun": "sometimes"})).code == "malformed"
    (alone,) = await seated(server, THUMB, people=1, seed=5)
    assert "no window" in (await alone.refusal("policies", seat=0, policies={"stun": "never"})).text


@story
async def test_odds_are_told_of_a_fight_and_of_nothing_else(server: Server) -> None:
    (ada,) = await seated(server, THUMB, people=1, seed=5, **DICE)
    chance = Random(2)
    await ada.play(chance, lambda: ada.asked and ada.view["ask"]["question"] == "prepare")
    said = await ada.ask("odds", seat=0)
    assert said.lines, said
    (alone,) = await seated(server, THUMB, people=1, seed=5)
    assert (await alone.refusal("odds", seat=0)).code == "turn"


def test_what_passes_by_itself_is_nobody_s_to_take_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Taking back reaches behind what policies have answered since."""
    bench = Bench(tmp_path, monkeypatch)

    async def tale() -> None:
        await bench.enter(FRONT)
        table = await bench.open(third="hot", mode="core")
        for place in table.places:
            place.policies = dict.fromkeys(WINDOWS, "never")
        log, reached, chance = table.log, 0, Random(4)
        while reached < 5:
            await play(table, 1, chance)
            while any(acting.reflex(table, log.state, ask.seat) is not None for ask in log.state.asks):
                await asyncio.sleep(0)
            last = log.entries[log.trail[-1]]
            _, n, _ = taking.means(table, last.seat)
            assert not n or not acting.passes_itself(table, log.entries[n])
            reached += acting.passes_itself(table, last) and 0 < n < last.n
        await bench.crash()

    asyncio.run(tale())


def unwanted() -> str:
    """A game cut off where a person is asked who usually does not want to be."""
    sitting = Sitting(FRONT, seats=3, seed=5, mode="core")
    chance = Random(4)
    while FRONT.reflex(sitting.state, sitting.state.ask, {}) is None:
        sitting.answer(chance.choice(sitting.state.ask.options))
    sitting.record.notes = {"seat 0": "human", "seat 1": "human", "seat 2": "human"}
    return sitting.record.text()


async def waits_in_vain(table: Table) -> bool:
    """Whether somebody is still asked who does not want to be, when everything that was due is done."""
    for _ in range(200):
        await asyncio.sleep(0)
    return any(acting.reflex(table, table.log.state, ask.seat) is not None for ask in table.log.state.asks)


@housed
async def test_a_game_goes_on_by_itself_where_nobody_wants_to_be_asked(bench: Bench) -> None:
    await bench.enter(FRONT)
    with bench.patch.context() as asleep:
        asleep.setattr(acting, "pass_soon", lambda table: None)
        forgotten = await opening.upload(bench.house, "ada", unwanted())
    assert await waits_in_vain(forgotten)
    assert not await waits_in_vain(await opening.upload(bench.house, "ada", unwanted()))
    await bench.crash()
    await bench.enter(FRONT)
    assert not await waits_in_vain(await bench.house.table(forgotten.id))
