"""Silence: a line on which nothing moves is closed, and whoever comes back goes on."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from tests.server.bench import Bench, housed
from tests.server.crowd import LIMITS, Socket, attend, leave, settled, timed
from tests.server.served import PATIENCE

from delvewright.server.stream import SLOW

LET_GO = [(SLOW, "nothing moves on this line: come back")]
MOMENT = 0.01


@housed
async def test_a_client_that_says_nothing_for_long_is_let_go_and_may_come_back(bench: Bench) -> None:
    house = await bench.enter()
    table = await bench.open(third="hot")
    timed(house, replace(LIMITS, idle_seconds=MOMENT))
    silent = Socket(house.signer.sign("ada"), [])
    (line,) = attend(house, table, [silent])
    await asyncio.wait_for(line, PATIENCE)
    assert silent.closed == LET_GO
    assert not table.listeners
    timed(house)
    again = Socket(house.signer.sign("ada"), [])
    lines = attend(house, table, [again])
    await settled()
    assert (len(table.listeners), again.closed) == (1, [])
    await leave([again], lines)


@housed
async def test_a_client_that_reads_nothing_for_long_is_let_go(bench: Bench) -> None:
    house = await bench.enter()
    table = await bench.open(third="hot")
    timed(house, replace(LIMITS, stall_seconds=MOMENT))
    stuck, reader = (Socket(house.signer.sign("ada"), []) for _ in range(2))
    stuck.stuck = asyncio.Event()
    line, other = attend(house, table, [stuck, reader])
    await asyncio.wait_for(line, PATIENCE)
    assert (stuck.closed, stuck.told) == (LET_GO, [])
    assert (len(table.listeners), reader.closed) == (1, [])  # who reads stays
    await leave([reader], [other])


@housed
async def test_who_is_gone_is_waited_for_no_more(bench: Bench) -> None:
    """There was still something to say when the line ended: nobody is to watch over it."""
    house = await bench.enter()
    table = await bench.open(third="hot")
    client = Socket(house.signer.sign("ada"), [])
    (line,) = attend(house, table, [client])
    await settled()
    (stream,) = table.listeners
    client.stuck = asyncio.Event()
    stream.due()
    stream.end()
    await settled()
    assert stream.stuck is None
    await leave([client], [line])
