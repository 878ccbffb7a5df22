"""Somebody who floods a server, in a process of its own: `python flooder.py SORT ADDRESS SECONDS`.

What it does is bounded in number and time; it prints how much it got done.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

LINES = 8
MOST = 200_000  # messages, whatever the time
SILENT = 1_000
GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


class Flooder:
    """One guest with a table of its own."""

    def __init__(self, address: str, seconds: float):
        self.address = address
        self.until = time.monotonic() + seconds
        self.token = self.post("/api/guests", {"name": "Eve"})["token"]
        self.done = 0
        self.refused = 0

    def post(self, path: str, body: Any) -> Any:
        head = {"authorization": f"Bearer {self.token}"} if hasattr(self, "token") else {}
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), head)
        with urllib.request.urlopen(request, timeout=20) as reply:
            return json.load(reply)

    @property
    def time_is_left(self) -> bool:
        return time.monotonic() < self.until and self.done + self.refused < MOST

    def table(self, game: str = "thunderstone", bot: str = "thumb") -> str:
        wanted = {"game": game, "places": [{"sort": "me"}, {"sort": "bot", "bot": bot}]}
        found: str = self.post("/api/tables", wanted)["id"]
        return found

    async def flood(self, request: dict[str, Any], game: str = "thunderstone") -> None:
        """The same request on eight lines, as fast as they go, whatever the replies."""
        table = self.table(game)
        async with asyncio.timeout(max(1.0, self.until - time.monotonic())):
            await asyncio.gather(*(self._line(table, request) for _ in range(LINES)))

    async def _line(self, table: str, request: dict[str, Any]) -> None:
        while self.time_is_left:
            with suppress(*GONE):
                url = f"ws{self.address[4:]}/api/tables/{table}/stream"
                async with connect(url, compression=None, max_size=None) as line:
                    await line.send(json.dumps({"type": "hello", "token": self.token}))
                    reading = asyncio.create_task(self._read(line))
                    try:
                        while self.time_is_left:
                            await line.send(json.dumps(request))
                            await asyncio.sleep(0)
                    finally:
                        reading.cancel()
            await asyncio.sleep(0.05)

    async def _read(self, line: ClientConnection) -> None:
        async for text in line:
            kind = json.loads(text)["type"]
            self.done += kind != "refused"
            self.refused += kind == "refused"


async def messages(eve: Flooder) -> None:
    await eve.flood({"type": "why", "piece": 1, "seat": 0, "re": 1})


async def chat(eve: Flooder) -> None:
    await eve.flood({"type": "chat", "text": "hey", "re": 1})


async def odds(eve: Flooder) -> None:
    await eve.flood({"type": "odds", "seat": 0, "re": 1}, "dungeon_dice")


async def hints(eve: Flooder) -> None:
    await eve.flood({"type": "hint", "seat": 0, "re": 1})


async def connections(eve: Flooder) -> None:
    """A thousand connections that say nothing, and come back when they are sent away."""
    host, port = eve.address.removeprefix("http://").split(":")

    async def silent() -> None:
        while eve.time_is_left:
            with suppress(*GONE):
                reader, writer = await asyncio.open_connection(host, int(port))
                eve.done += 1
                await reader.read(1)
                writer.close()
            await asyncio.sleep(0.5)

    async with asyncio.timeout(max(1.0, eve.until - time.monotonic())):
        await asyncio.gather(*(silent() for _ in range(SILENT)))


async def tables(eve: Flooder) -> None:
    """Tables of bots that play by themselves, one after the other."""

    def opens() -> None:
        while eve.time_is_left:
            try:
                wanted = {"game": "thunderstone", "places": [{"sort": "bot", "bot": "thumb"}] * 4}
                eve.post("/api/tables", wanted)
                eve.done += 1
            except urllib.error.HTTPError as error:
                error.close()
                eve.refused += 1

    await asyncio.gather(*(asyncio.to_thread(opens) for _ in range(LINES)))


SORTS: dict[str, Callable[[Flooder], Awaitable[None]]] = {
    one.__name__: one for one in (messages, chat, odds, hints, connections, tables)
}

if __name__ == "__main__":
    eve = Flooder(sys.argv[2], float(sys.argv[3]))
    with suppress(TimeoutError):
        asyncio.run(SORTS[sys.argv[1]](eve))
    print(f"{eve.done} done, {eve.refused} refused")
