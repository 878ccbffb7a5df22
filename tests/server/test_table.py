"""Corners of a table that need no network: things at once, and things too often."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from dataclasses import fields, replace
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from starlette.websockets import WebSocketState
from tests.server.bench import FRONT, Bench, housed, play, stored
from tests.server.crowd import Socket as Client
from tests.server.crowd import attend, guests, leave, settled

from delvewright.kernel.errors import BadRecord
from delvewright.server import messages as m
from delvewright.server import opening, telling
from delvewright.server.denied import Denied
from delvewright.server.stream import serve
from delvewright.views.front import Front


@housed
async def test_two_who_want_a_rematch_at_once_get_one(bench: Bench) -> None:
    house = await bench.enter()
    table = await bench.open(longest=8)
    await play(table)
    await stored(table)
    first, second = await asyncio.gather(
        opening.rematch(house, "ada", table, m.Rematch()),
        opening.rematch(house, "ada", table, m.Rematch(same=True)),
    )
    assert first == second


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
            (update,) = telling.updates(table, seat, table.log.top - 1, lean=True)
            assert (update.view is not None) == (seat == asked)
            assert update.entries == telling.updates(table, seat, table.log.top - 1)[-1].entries
        await play(table, answers=1)
    assert telling.update(table, 1, -1, table.log.top, lean=True).view is not None


class Seen(Front):
    """A game that remembers who looked at it."""

    looks: ClassVar[list[int]] = []

    def view(self, state: Any, seat: int = -1, names: Any = ()) -> Any:
        self.looks.append(seat)
        return super().view(state, seat, names)


@housed
async def test_a_view_is_made_once_for_all_who_look_through_it(bench: Bench) -> None:
    """And not again for what is only said."""
    front = Seen(**{each.name: getattr(FRONT, each.name) for each in fields(Front)})
    house = await bench.enter(front)
    table = await bench.open(third="hot")
    clients = [Client(token, []) for token in await guests(house, 5)]
    Seen.looks.clear()
    lines = attend(house, table, clients)
    for text in ("Well!", "Well, well!"):
        await table.say("notice", -1, text)
        await settled()
    assert all(client.told[-1]["view"] for client in clients)
    assert Seen.looks == [-1]
    await leave(clients, lines)


class Socket:
    """A client that says hello and reads."""

    client = None
    client_state = WebSocketState.CONNECTED

    def __init__(self, token: str):
        self.hello = json.dumps({"type": "hello", "token": token, "re": 7})
        self.told: list[dict] = []
        self.gone = asyncio.Event()
        self.state, self.free = SimpleNamespace(line=self), True

    def say(self, text: bytes) -> None:
        self.told.append(json.loads(text))

    async def accept(self) -> None: ...

    async def receive(self) -> dict:
        if self.hello:
            text, self.hello = self.hello, ""
            return {"type": "websocket.receive", "text": text}
        await self.gone.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send_text(self, text: str) -> None:
        self.told.append(json.loads(text))

    async def close(self, code: int, reason: str) -> None:
        self.gone.set()


@housed
async def test_a_table_that_cannot_be_shown_says_so(bench: Bench) -> None:
    house = await bench.enter()
    table = await bench.open(longest=8)
    bench.patch.setattr(telling, "update", lambda *_: 1 / 0)
    socket = Socket(house.signer.sign("ada"))
    await serve(socket, house, table.id)
    assert socket.told[-1] == {
        "type": "refused",
        "re": 7,
        "code": "busy",
        "text": "something went wrong here; it has been noted. Load the page again.",
        "rules": [],
    }


@housed
async def test_a_table_that_does_not_wake_says_so(bench: Bench) -> None:
    house = await bench.enter()

    async def broken(id: str) -> None:
        raise BadRecord("a saved position goes on with an unknown step")

    bench.patch.setattr(house, "table", broken)
    socket = Socket(house.signer.sign("ada"))
    await serve(socket, house, "somewhere")
    assert socket.told[-1]["code"] == "table"
    assert "unknown step" in socket.told[-1]["text"]


@housed
async def test_who_says_hello_too_late_is_asked_to_try_again(bench: Bench) -> None:
    """A slow line is nobody's mistake: a client takes other refusals of a hello as final."""
    house = await bench.enter()
    house.limits = replace(house.limits, hello_seconds=0)
    socket = Socket("")
    socket.hello = ""
    await serve(socket, house, "somewhere")
    assert socket.told[-1]["code"] == "busy"
    assert "hello" in socket.told[-1]["text"]


@housed
async def test_a_table_that_leaves_leaves_nothing_behind(bench: Bench) -> None:
    """Garbage is looked for seldom: neither the table nor a position may wait for that."""
    house = await bench.enter()
    table = await bench.open(third="hot", longest=8)
    id = table.id
    await play(table)
    left = [weakref.ref(table), weakref.ref(table.log.entries[-1])]
    gc.disable()
    try:
        while house.keeping:
            await asyncio.sleep(0.01)
        del house.tables[id]
        table.close()
        del table
        while house.storage.backlog:  # what it still has to store
            await asyncio.sleep(0.01)
        for _ in range(1_000):  # turns of the loop: who waited for it lets go one after the other
            if any(one() is not None for one in left):
                await asyncio.sleep(0.001)
        assert [one() for one in left] == [None, None]
    finally:
        gc.enable()
    again = await house.table(id)
    assert again.status == "over"
