"""Corners of a table that need no network: things at once, and things too often."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from tests.server.bench import Bench, housed, play

from delvewright.server import messages as m
from delvewright.server.denied import Denied


@housed
async def test_two_who_want_a_rematch_at_once_get_one(bench: Bench) -> None:
    house = await bench.enter()
    table = await bench.open(longest=8)
    await play(table)
    first, second = await asyncio.gather(
        house.rematch("ada", table, same=False), house.rematch("ada", table, same=True)
    )
    assert first is second


@housed
async def test_a_log_does_not_grow_for_ever_by_chat(bench: Bench) -> None:
    house = await bench.enter()
    table = await bench.open(longest=8)
    house.limits = replace(house.limits, log_entries=table.log.top + 1)
    await table.chat("ada", "Ada", m.Chat(text="hello"))
    with pytest.raises(Denied, match="no more is kept"):
        table.chat("ada", "Ada", m.Chat(text="hello again"))


@housed
async def test_who_wants_the_table_only_when_asked_gets_it_then_and_at_the_end(bench: Bench) -> None:
    await bench.enter()
    table = await bench.open(third="hot", longest=8)
    while not table.log.state.over:
        asked = table.log.state.ask.seat
        for seat in range(3):
            (update,) = table.updates(seat, table.log.top - 1, lean=True)
            assert (update.view is not None) == (seat == asked)
            assert update.entries == table.updates(seat, table.log.top - 1)[-1].entries
        await play(table, answers=1)
    assert table.update(1, -1, table.log.top, lean=True).view is not None
