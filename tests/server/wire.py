"""The wire from its other end: lines to tables that keep all they hear, and hold it against the protocol."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
from tests.server.served import GAME, ME, OPEN, PATIENCE, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import delvewright
from delvewright.kernel.record import Record, Sitting
from delvewright.server import messages as m

_decode = msgspec.json.Decoder(m.MESSAGES).decode


_open: list[Line] = []


def story(tale: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that awaits things; lines still open at its end are closed."""

    async def to_its_end(*given: Any, **named: Any) -> None:
        try:
            await asyncio.wait_for(tale(*given, **named), 2 * PATIENCE)
        finally:
            ended = await asyncio.gather(*(line.close() for line in _open), return_exceptions=True)
            _open.clear()
        assert not any(ended), ended

    @functools.wraps(tale)
    def told(*given: Any, **named: Any) -> None:
        asyncio.run(to_its_end(*given, **named))

    return told


class Line:
    """A stream to a table. Requests are awaited; everything heard is kept and held against the protocol."""

    def __init__(self, server: Server, table: str, token: str):
        self.server = server
        self.table_id = table
        self.token = token
        self.heard: list[str] = []
        self.updates: list[m.Update] = []
        self.entries: list[m.Entry] = []
        self.info: m.TableInfo | None = None
        self.refused: m.Refused | None = None
        self.waiting: dict[int, asyncio.Future[Any]] = {}
        self.number = 0
        self.last = -1
        self.restarts = 0
        self.news = asyncio.Event()
        self.socket: ClientConnection
        self.reader: asyncio.Task[None]

    async def open(self, seat: int = -1) -> Line:
        """Connect, or come back after a lost line with the last number that was seen."""
        url = f"ws{self.server.address[4:]}/api/tables/{self.table_id}/stream"
        self.socket = await connect(url, compression=None, max_size=None)
        hello = {"type": "hello", "token": self.token, "last": self.last, "seat": seat}
        await self.socket.send(json.dumps(hello))
        self.reader = asyncio.create_task(self._read())
        _open.append(self)
        told = len(self.updates)
        await self.until(lambda: len(self.updates) > told or self.refused)
        return self

    async def close(self) -> None:
        await self.socket.close()
        await self.reader

    def cut(self) -> None:
        """Lose the line without a good-bye."""
        self.socket.transport.abort()

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.heard.append(text)
                self._hear(checked(text))
                self.news.set()
        except ConnectionClosed:
            return
        finally:
            self.news.set()
            for future in self.waiting.values():
                future.cancel()
            self.waiting.clear()

    def _hear(self, message: Any) -> None:
        match message:
            case m.Table():
                self.info = message.table
            case m.Update():
                if self.last >= 0 and message.entries and message.entries[0].n == 0:
                    self.last, self.entries = -1, []  # told again, as another seat reads it
                    self.restarts += 1
                for entry in message.entries:
                    assert entry.n == self.last + 1, f"number {entry.n} after {self.last}"
                    self.last = entry.n
                    self.entries.append(entry)
                assert message.n == self.last, (message.n, self.last)
                self.updates.append(message)
                for re in message.done:
                    self._settle(m.Done(re))
            case _:
                if isinstance(message, m.Refused):
                    self.refused = message
                self._settle(message)

    def _settle(self, reply: Any) -> None:
        future = self.waiting.pop(reply.re, None)
        if future is not None and not future.done():
            future.set_result(reply)

    async def until(self, found: Callable[[], Any]) -> Any:
        """Wait for something to be so."""
        async with asyncio.timeout(PATIENCE):
            while not (answer := found()):
                if self.reader.done():
                    self.reader.result()
                    raise ConnectionError(f"the line is closed: {self.socket.close_code}")
                self.news.clear()
                await self.news.wait()
        return answer

    async def ask(self, type: str, **fields: Any) -> Any:
        """Send a request and wait for its reply."""
        self.number += 1
        future = self.waiting[self.number] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"type": type, "re": self.number, **fields}))
        async with asyncio.timeout(PATIENCE):
            return await future

    async def do(self, type: str, **fields: Any) -> str:
        """A request that must be done."""
        reply = await self.ask(type, **fields)
        assert isinstance(reply, m.Done), reply
        return reply.text

    async def refusal(self, type: str, **fields: Any) -> m.Refused:
        """A request that must be refused."""
        reply = await self.ask(type, **fields)
        assert isinstance(reply, m.Refused), reply
        assert reply.text
        return reply

    @property
    def now(self) -> m.Update:
        return self.updates[-1]

    @property
    def view(self) -> dict[str, Any]:
        return self.now.view

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["phase"] == "over")

    @property
    def asked(self) -> bool:
        return self.now.question >= 0 and self.view["ask"] is not None

    @property
    def names(self) -> list[str]:
        assert self.info is not None
        return [place.name for place in self.info.places]

    def offers(self) -> list[str]:
        return [offer["name"] for offer in self.view["ask"]["offers"]]

    async def answer(self, option: str, seat: int | None = None) -> Any:
        """Answer the open question and wait for the reply and the update that come of it."""
        question = self.now.question
        seat = self.now.seat if seat is None else seat
        reply = await self.ask("answer", question=question, option=option, seat=seat)
        if isinstance(reply, m.Done):
            await self.until(lambda: self.now.question != question)
        return reply

    async def play(self, chance: Random, enough: Callable[[], Any] = lambda: False) -> None:
        """Answer at random whenever asked, until the game is over or it is enough."""
        while True:
            await self.until(lambda: self.over or self.asked or enough())
            if self.over or enough():
                return
            question, option = self.now.question, chance.choice(self.offers())
            reply = await self.ask("answer", question=question, option=option, seat=self.now.seat)
            assert isinstance(reply, m.Done) or reply.code in ("stale", "turn"), reply
            await self.until(lambda asked=question: self.now.question != asked)


@functools.cache
def _model(game: str) -> msgspec.json.Decoder:
    return msgspec.json.Decoder(delvewright.game(game).voice.model)


def checked(text: str) -> Any:
    """A message, held to the protocol by the letter, with a view as its game makes it."""
    message = _decode(text)
    assert msgspec.json.encode(message).decode() == text
    if isinstance(message, m.Update) and message.view is not None:
        view = msgspec.json.encode(message.view)
        assert msgspec.json.encode(_model(message.view["game"]).decode(view)) == view
    return message


def replayed(record: Record) -> Sitting:
    """A record played again, away from any server."""
    return Sitting.replay(delvewright.game(record.game), record)


def seen(state: Any, seat: int, names: list[str]) -> Any:
    """A position as a seat sees it, as it goes over the wire."""
    return json.loads(msgspec.json.encode(delvewright.game(GAME).view(state, seat, names)))


async def seated(server: Server, *others: dict, people: int = 2, **settings: Any) -> list[Line]:
    """A table that has begun: so many people, each with a line, then the others."""
    tokens = [server.guest(f"Guest {number}") for number in range(people)]
    table = server.table(tokens[0], ME, *[OPEN] * (people - 1), *others, **settings)
    lines = [await Line(server, table, token).open() for token in tokens]
    for seat, line in enumerate(lines[1:], 1):
        await line.do("sit", seat=seat, name=f"Guest {seat}")
    if people > 1:
        await lines[0].do("start")
    for seat, line in enumerate(lines):
        await line.until(lambda line=line, seat=seat: line.now.view and line.now.seat == seat)
    return lines


async def finish(lines: list[Line], seed: int = 0) -> None:
    """Everybody plays at random to the end."""
    await asyncio.gather(*(line.play(Random(f"{seed} {k}")) for k, line in enumerate(lines)))


async def whoever_is_asked(lines: list[Line]) -> Line:
    """The line whose turn it is, as soon as it knows."""
    async with asyncio.timeout(PATIENCE):
        while not any(line.asked for line in lines):
            await asyncio.sleep(0.002)
    return next(line for line in lines if line.asked)
