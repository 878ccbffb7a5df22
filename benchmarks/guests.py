"""Guests of a server under fire: they answer at random, come back, and remember what they were told."""

from __future__ import annotations

import asyncio
import json
import random
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

GAME = "thunderstone"
BREAK = 0.02  # seconds before a client that lost its line tries again
AGAIN = 0.3  # seconds before an answer that was refused for a moment is given again
LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)  # the server is away just now
CROWD = {
    "messages_per_second": 10_000,
    "message_burst": 100_000,
    "address_messages_per_second": 100_000,
    "address_message_burst": 1_000_000,
    "guests_per_minute": 1_000_000,
    "guest_burst": 10_000,
    "calls_per_second": 10_000,
    "call_burst": 100_000,
    "connections_per_address": 4_000,
    "streams_per_address": 4_000,
    "tables_per_address": 100_000,
}
ROOMY = [word for name, number in CROWD.items() for word in ("--limit", f"{name}={number}")]
"""For a script that is a crowd of honest people at one address."""
PLACES = [{"sort": "me"}, {"sort": "open"}, {"sort": "bot", "bot": "thumb"}]


class Asked(NamedTuple):
    """An open question: its number and what it offers."""

    number: int
    options: tuple[str, ...]


class Player:
    """A guest who answers at random, and comes back alone whenever the line is lost."""

    def __init__(self, address: str, table: str, token: str, seat: int, pause: float = 0):
        self.url = f"ws{address[4:]}/api/tables/{table}/stream"
        self.table = table
        self.token = token
        self.seat = seat
        self.pause = pause  # mean seconds before an answer
        self.chance = random.Random(seat)
        self.seen: dict[int, tuple[str, int, float]] = {}  # entries by number: sort, seat, time
        self.acknowledged: set[tuple[int, str]] = set()  # questions and the answers said to be stored
        self.sent: dict[int, tuple[int, str]] = {}
        self.sent_at: dict[int, float] = {}
        self.waits: list[float] = []  # seconds until answers were acknowledged
        self.number = 0
        self.last = -1
        self.lines = 0  # how often it connected
        self.told = 0.0  # when the first update of this line came
        self.asked: Asked | None = None  # in that update
        self.refused: list[str] = []
        self.turned_away: list[str] = []
        self.over = False

    async def play(self) -> None:
        while not self.over:
            with suppress(LOST):
                await self._line()
            await asyncio.sleep(BREAK)

    async def _line(self) -> None:
        async with connect(self.url, compression=None, max_size=None) as line:
            hello = {"type": "hello", "token": self.token, "last": self.last, "seat": self.seat}
            await line.send(json.dumps(hello))
            self.lines += 1
            first, asked = True, None
            async for text in line:
                message = json.loads(text)
                stored = message["done"] if message["type"] == "update" else [message.get("re")]
                if message["type"] in ("done", "update"):
                    self.waits += [
                        time.monotonic() - self.sent_at.pop(re) for re in stored if re in self.sent_at
                    ]
                    self.acknowledged |= {self.sent.pop(re) for re in stored if re in self.sent}
                if message["type"] == "refused" and first:
                    self.turned_away.append(message["text"])  # at hello: it comes back
                elif message["type"] == "refused":
                    self.refused.append(message["code"])
                    if message["code"] in ("limit", "busy") and asked:
                        await asyncio.sleep(AGAIN)
                        await self._answer(line, asked)
                elif message["type"] == "update" and message["view"]:
                    self._hear(message)
                    asked = question(message)
                    if first:
                        first, self.told, self.asked = False, time.monotonic(), asked
                    self.over = message["view"]["phase"] == "over"
                    if self.over:
                        return
                    if asked:
                        await self._answer(line, asked)

    async def _answer(self, line: Any, asked: Asked) -> None:
        if self.pause:
            await asyncio.sleep(self.chance.expovariate(1 / self.pause))
        self.number += 1
        option = self.chance.choice(asked.options)
        self.sent[self.number] = (asked.number, option)
        self.sent_at[self.number] = time.monotonic()
        answer = {"type": "answer", "re": self.number, "question": asked.number, "option": option}
        await line.send(json.dumps({**answer, "seat": self.seat}))

    def _hear(self, update: Any) -> None:
        for entry in update["entries"]:
            assert entry["n"] == self.last + 1, "a number of the log is missing"
            self.last = entry["n"]
            self.seen[entry["n"]] = (entry["sort"], entry["seat"], entry["at"])


def question(update: Any) -> Asked | None:
    if update["question"] < 0:
        return None
    return Asked(update["question"], tuple(offer["name"] for offer in update["view"]["ask"]["offers"]))


class Server:
    """The server under fire: always on the same port, so that clients find it again."""

    def __init__(
        self,
        folder: str,
        database: str,
        command: Sequence[str] = ("-m", "delvewright.cli", "serve"),
        limits: Sequence[str] = ROOMY,
    ):
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.told = ["--port", str(self.port), "--data", folder, "--database", database, *limits]
        self.start(command)

    def start(self, command: Sequence[str] = ("-m", "delvewright.cli", "serve")) -> None:
        words = [sys.executable, *command, *self.told]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://[\d.:]+", self.process.stdout.readline())
        assert found, "the server did not start"
        self.address = found[0]

    @property
    def workers(self) -> dict[int, int]:
        """Its processes, where it has several, by number."""
        named = Path(self.folder, "measures").glob("worker_*")
        return {int(one.name.rpartition("_")[2]): int(one.read_text()) for one in named}

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def post(self, path: str, token: str, body: Any) -> Any:
        head = {"authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), head)
        with urllib.request.urlopen(request, timeout=10) as reply:
            return json.load(reply)


def children(process: int) -> list[int]:
    """The processes that one has started: by any of its threads."""
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").iterdir():
        found += map(int, (task / "children").read_text().split())
    return found


class Party:
    """Two guests who play at a table with a bot, game after game, whatever becomes of the server."""

    def __init__(self, server: Server, everybody: list[Player], pause: float = 0):
        self.server = server
        self.everybody = everybody  # every player of every game is added here
        self.pause = pause

    async def play(self) -> None:
        while True:
            try:
                players = await self._seated()
            except LOST:
                await asyncio.sleep(AGAIN)
                continue
            self.everybody += players
            await asyncio.gather(*(player.play() for player in players))

    async def _seated(self) -> list[Player]:
        post = self.server.post
        names = ("Ada", "Bo")
        tokens = [
            (await asyncio.to_thread(post, "/api/guests", "", {"name": name}))["token"] for name in names
        ]
        wanted = {"game": GAME, "places": PLACES, "settings": {"longest": 0}}
        table = (await asyncio.to_thread(post, "/api/tables", tokens[0], wanted))["id"]
        await begin(self.server.address, table, tokens)
        return [
            Player(self.server.address, table, token, seat, self.pause) for seat, token in enumerate(tokens)
        ]


async def begin(address: str, table: str, tokens: list[str]) -> None:
    """Seat the second guest and start; OSError if that is refused."""
    url = f"ws{address[4:]}/api/tables/{table}/stream"
    for token, request in (
        (tokens[1], {"type": "sit", "seat": 1, "name": "Bo"}),
        (tokens[0], {"type": "start"}),
    ):
        async with connect(url, compression=None) as line:
            await line.send(json.dumps({"type": "hello", "token": token}))
            await line.send(json.dumps({**request, "re": 1}))
            async for text in line:
                message = json.loads(text)
                if message["type"] == "refused":
                    raise OSError(message["text"])
                if message["type"] == "done" or message.get("done"):
                    break
            else:
                raise OSError("the line was closed")
