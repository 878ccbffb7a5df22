"""Calls at one's turn: to a receiver on this machine, signed, tried a few times, and to nobody unnamed."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.server.bench import Bench, housed, play
from tests.server.test_clocks import Hand, Here

from delvewright.cli.serve import serve
from delvewright.kernel.errors import DelveError
from delvewright.server import calling, opening, shapes
from delvewright.server.calling import Caller
from delvewright.server.denied import Denied
from delvewright.server.reaching import Origin, address_of
from delvewright.server.table import Table


class Receiver:
    """Somebody who is called, and answers with these statuses, one after the other."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses = [200]
        self.url = ""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        fields = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(fields["content-length"]))
        self.heard.append((head[0], fields, body))
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        writer.write(
            f"HTTP/1.1 {status} So\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n".encode()
        )
        writer.close()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    server = await asyncio.start_server(receiver.answer, "127.0.0.1", 0)
    receiver.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield receiver


async def never(seconds: float) -> None:
    """No test waits."""


async def away(bench: Bench, receiver: Receiver) -> Table:
    """Ada is asked at a table of two, where nobody is; she wants to be called."""
    house = bench.house
    house.now = bench.hand = Hand()
    house.caller = Caller(house, [receiver.url], never)
    await house.caller.set("ada", f"{receiver.url}/turn?of=ada")
    places = [shapes.WantedPlace("me"), shapes.WantedPlace("hot")]
    return await opening.open_table(house, "ada", shapes.NewTable("thunderstone", places, {}, seed=5))


async def called(bench: Bench, table: Table) -> None:
    """Whoever is asked now has been away for long enough."""
    seat = table.log.state.ask.seat
    bench.house.caller.call(table, seat, table.log.questions[seat])
    while bench.house.caller.under_way or any(
        getattr(task.get_coro(), "__name__", "") == "_call" for task in bench.house.tasks
    ):
        await asyncio.sleep(0.001)


@housed
async def test_who_is_away_is_called_and_knows_by_whom(bench: Bench) -> None:
    await bench.enter()
    async with receiving() as receiver:
        table = await away(bench, receiver)
        await called(bench, table)
        ((line, fields, body),) = receiver.heard
        assert line == "POST /turn?of=ada HTTP/1.1"
        said = json.loads(body)
        assert said["text"] == "It is your turn: Thunderstone."
        assert set(said) == {"text", "content", "game", "table", "path"}
        at, _, mark = fields["delvewright-signature"].removeprefix("t=").partition(",v1=")
        secret = (await bench.house.caller.hook("ada")).secret
        assert mark == hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()


@housed
async def test_nobody_is_called_who_is_there_or_was_called_just_now(bench: Bench) -> None:
    await bench.enter()
    async with receiving() as receiver:
        table = await away(bench, receiver)
        here = Here()
        table.add(here)
        await called(bench, table)
        table.remove(here)
        question = table.log.questions[table.log.state.ask.seat]
        await called(bench, table)
        await play(table, answers=1)
        bench.house.caller.call(table, 0, question)  # which is answered
        await called(bench, table)
        assert len(receiver.heard) == 1
        bench.hand.at += calling.EVERY
        await called(bench, table)
        assert len(receiver.heard) == 2


@pytest.mark.parametrize(("statuses", "calls"), [([500, 503, 200], 3), ([500], 3), ([404], 1), ([302], 1)])
def test_a_call_that_fails_is_tried_a_few_times(statuses, calls, tmp_path, monkeypatch) -> None:
    @housed
    async def tale(bench: Bench) -> None:
        await bench.enter()
        async with receiving() as receiver:
            receiver.statuses = statuses
            table = await away(bench, receiver)
            await called(bench, table)
            assert len(receiver.heard) == calls

    tale(tmp_path, monkeypatch)


@housed
async def test_only_those_are_called_whom_the_owner_has_named(bench: Bench) -> None:
    house = await bench.enter()
    with pytest.raises(Denied, match="calls nobody"):
        await house.caller.set("ada", "https://hooks.example.org/x")
    house.caller = Caller(house, ["https://hooks.example.org", "http://127.0.0.1:8099"])
    for url in (
        "https://hooks.example.org:8443/x",
        "http://hooks.example.org/x",
        "https://hooks.example.org.evil.net/x",
        "https://127.0.0.1:8099/",
        "http://localhost:8099/",
        "http://127.0.0.1/",
    ):
        with pytest.raises(Denied, match="calls only"):
            await house.caller.set("ada", url)
    for url in (
        "https://hooks.example.org@evil.net/",
        "file:///etc/passwd",
        "x",
        "https://hooks.example.org:99999/",
    ):
        with pytest.raises(Denied, match="address"):
            await house.caller.set("ada", url)
    with pytest.raises(Denied, match="plain letters"):
        await house.caller.set("ada", "https://hooks.example.org/\r\nhost: evil")
    assert (await house.caller.set("ada", "https://hooks.example.org/x")).url == "https://hooks.example.org/x"
    assert (await house.caller.set("ada", "")).secret == ""


def test_a_name_that_leads_into_ones_own_network_is_not_followed() -> None:
    async def tale() -> None:
        with pytest.raises(ValueError, match="network of one's own"):
            await address_of(Origin.of("http://localhost:80"))
        assert await address_of(Origin.of("http://127.0.0.1:80")) == "127.0.0.1"

    asyncio.run(tale())


def test_an_address_is_shown_as_people_write_it() -> None:
    for url in (
        "https://hooks.example.org",
        "http://127.0.0.1:8099",
        "https://[::1]:8443",
        "http://a.example",
    ):
        assert str(Origin.of(f"{url}/x")) == url
    assert str(Origin.of("https://Hooks.example.org:443/")) == "https://hooks.example.org"


def test_an_owner_hears_at_once_what_is_wrong_with_an_address() -> None:
    with pytest.raises(DelveError, match="begins with https"):
        serve(webhook=["hooks.example.org"])
