"""Clients of a house without a network, and a clock that goes on only when it is told to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from types import SimpleNamespace

from starlette.websockets import WebSocketState

from delvewright.server import stream
from delvewright.server.door import Door
from delvewright.server.house import House
from delvewright.server.limits import Limits
from delvewright.server.table import Table

LIMITS = Limits()


class Time:
    """A clock that goes on only when it is told to, and everybody who sleeps by it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.numbers = count()
        self.sleeping: list[tuple[float, int, asyncio.Future[None]]] = []

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self.sleeping, (self.now + seconds, next(self.numbers), woken))
        await woken

    async def pass_by(self, seconds: float) -> None:
        """So many seconds, in which everybody does what they can."""
        until = self.now + seconds
        await settled()
        while self.sleeping and self.sleeping[0][0] <= until:
            self.now, _, woken = heappop(self.sleeping)
            if not woken.done():
                woken.set_result(None)
            await settled()
        self.now = until


async def settled() -> None:
    """As often as anybody could want the loop who waits for nothing else."""
    for _ in range(600):
        await asyncio.sleep(0)


class Socket:
    """A client that says hello and then all it has to say, as fast as it is read."""

    client_state = WebSocketState.CONNECTED

    def __init__(self, token: str, says: list[dict], address: str = "10.0.0.1"):
        self.client = SimpleNamespace(host=address)
        self.unread = [{"type": "hello", "token": token}, *says]
        self.read = 0
        self.told: list[dict] = []
        self.gone = asyncio.Event()
        self.stuck: asyncio.Event | None = None
        self.state = SimpleNamespace(line=self)
        self.freed: Callable[[], None] | None = None
        self.closed: list[tuple[int, str]] = []

    async def accept(self) -> None: ...

    async def receive(self) -> dict:
        if self.read < len(self.unread):
            self.read += 1
            return {"type": "websocket.receive", "text": json.dumps(self.unread[self.read - 1])}
        await self.gone.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    @property
    def free(self) -> bool:
        return self.stuck is None or self.stuck.is_set()

    def say(self, text: bytes) -> None:
        assert self.free
        self.told.append(json.loads(text))

    async def send_text(self, text: str) -> None:
        if self.stuck is not None:
            await self.stuck.wait()
        self.told.append(json.loads(text))

    async def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))
        self.gone.set()

    def codes(self) -> list[str]:
        return [message["code"] for message in self.told if message["type"] == "refused"]


def timed(house: House, limits: Limits = LIMITS) -> Time:
    time = Time()
    house.limits = limits
    house.door = Door(limits, time.clock, time.sleep)
    return time


async def guests(house: House, number: int) -> list[str]:
    """The tokens of so many guests whom the house knows by name."""
    for one in range(number):
        await house.rename(f"guest {one}", f"Guest {one}")
    return [house.signer.sign(f"guest {one}") for one in range(number)]


def attend(house: House, table: Table, clients: list[Socket]) -> list[asyncio.Task[None]]:
    return [asyncio.create_task(stream.serve(client, house, table.id)) for client in clients]


async def leave(clients: list[Socket], lines: list[asyncio.Task[None]]) -> None:
    for client in clients:
        client.gone.set()
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
