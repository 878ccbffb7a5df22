"""Kill: a server is killed in the middle of many games, again and again, while everybody answers.

    python benchmarks/kill.py --tables 50 --kills 3

starts a server of its own on a fresh folder. Between a kill and the next start it reads what is stored and
works out what each table must ask; then it looks whether every answer that was acknowledged is there, whether
everybody is asked that very question, and how long it took until they were. Fails if anything is lost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import delvewright
from delvewright.server import lookup
from delvewright.server.database import open_database, reading, url_in
from delvewright.server.log import Log, LogEntry

GAME = "thunderstone"
BREAK = 0.02  # seconds before a client that lost its line tries again
PATIENCE = 60.0  # seconds before something is taken for lost


class Asked(NamedTuple):
    """An open question: its number and what it offers."""

    number: int
    options: tuple[str, ...]


class Player:
    """A guest who answers at random, and comes back alone whenever the line is lost."""

    def __init__(self, address: str, table: str, token: str, seat: int):
        self.url = f"ws{address[4:]}/api/tables/{table}/stream"
        self.table = table
        self.token = token
        self.seat = seat
        self.chance = random.Random(seat)
        self.seen: dict[int, tuple[str, int, float]] = {}  # entries by number: sort, seat, time
        self.acknowledged: set[tuple[int, str]] = (
            set()
        )  # questions and the answers that were said to be stored
        self.sent: dict[int, tuple[int, str]] = {}
        self.last = -1
        self.told = 0.0  # when the first update of this line came
        self.asked: Asked | None = None  # in that update
        self.refused: list[str] = []
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                await self._line()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(BREAK)

    async def _line(self) -> None:
        async with connect(self.url, compression=None, max_size=None) as line:
            await line.send(
                json.dumps({"type": "hello", "token": self.token, "last": self.last, "seat": self.seat})
            )
            first = True
            async for text in line:
                message = json.loads(text)
                stored = message["done"] if message["type"] == "update" else [message.get("re")]
                if message["type"] in ("done", "update"):
                    self.acknowledged |= {self.sent.pop(re) for re in stored if re in self.sent}
                if message["type"] == "refused":
                    self.refused.append(message["code"])
                elif message["type"] == "update" and message["view"]:
                    self._hear(message)
                    asked = question(message)
                    if first:
                        first, self.told, self.asked = False, time.monotonic(), asked
                    self.over = message["view"]["phase"] == "over"
                    if self.over:
                        return
                    if asked:
                        option = self.chance.choice(asked.options)
                        number = len(self.acknowledged) + len(self.sent) + 1
                        self.sent[number] = (asked.number, option)
                        answer = {"type": "answer", "re": number, "question": asked.number, "option": option}
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

    def __init__(self, folder: str, database: str):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.command = [
            sys.executable,
            "-m",
            "delvewright.cli",
            "serve",
            "--port",
            str(self.port),
            "--data",
            folder,
        ]
        self.command += ["--database", database]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://[\d.:]+", self.process.stdout.readline())
        assert found, "the server did not start"
        self.address = found[0]

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def post(self, path: str, token: str, body: Any) -> Any:
        head = {"authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), head)
        with urllib.request.urlopen(request) as reply:
            return json.load(reply)


def stored_logs(database: str, tables: list[str]) -> dict[str, Log]:
    """What the dead server has left behind, played again."""
    engine = open_database(database)
    logs = {}
    for id in tables:
        row = lookup.table(reading(engine), id)
        assert row is not None
        log = Log(delvewright.game(row.game), row.seats, row.seed, json.loads(row.settings))
        rows = lookup.entries(reading(engine), id)
        log.read([LogEntry(e.n, e.sort, e.seat, e.by, e.text, e.rules, e.at) for e in rows], {}, None)
        logs[id] = log
    engine.dispose()
    return logs


class Figures(NamedTuple):
    """What came of one kill."""

    acknowledged: int  # answers so far
    lost: int  # acknowledged answers that are not stored, or entries somebody was told and that are not
    questions: int  # of people, open when the server died
    other: int  # of these, asked anew as another question
    started: float  # seconds until the server listens again
    waits: list[float]  # seconds until each person was told again, whose game was not over
    untold: int  # people who were not


async def kill(server: Server, database: str, players: list[Player]) -> Figures:
    server.end(signal.SIGKILL)
    await asyncio.sleep(BREAK)
    for player in players:
        player.told = 0.0
    logs = stored_logs(database, sorted({player.table for player in players}))
    lost = 0
    for player in players:
        entries = logs[player.table].entries
        kept = {(entry.sort, entry.seat, entry.at) for entry in entries}
        lost += sum(seen not in kept for seen in player.seen.values())
        answers = [entry for entry in entries if entry.sort == "answer" and entry.seat == player.seat]
        lost += len(player.acknowledged) - sum(given(player, entry, logs[player.table]) for entry in answers)
    since = time.monotonic()
    await asyncio.to_thread(server.start)
    started = time.monotonic() - since
    while (
        any(not player.told and not player.over for player in players) and time.monotonic() < since + PATIENCE
    ):
        await asyncio.sleep(BREAK)
    questions = other = 0
    for player in players:
        log = logs[player.table]
        ask = log.ask_of(player.seat)
        if ask is not None:
            questions += 1
            expected = Asked(log.questions[player.seat], tuple(log.game.names(log.state, ask)))
            other += player.asked != expected
    acknowledged = sum(len(player.acknowledged) for player in players)
    waits = [player.told - since for player in players if player.told]
    untold = sum(not player.told and not player.over for player in players)
    return Figures(acknowledged, lost, questions, other, started, waits, untold)


def given(player: Player, entry: LogEntry, log: Log) -> bool:
    """Whether a stored answer is one that the player had acknowledged."""
    asked_at = log.entries[entry.n - 1].questions[player.seat]
    return (asked_at, entry.text) in player.acknowledged


async def siege(server: Server, database: str, tables: int, kills: int, seconds: float) -> list[Figures]:
    players = []
    places = [{"sort": "me"}, {"sort": "open"}, {"sort": "bot", "bot": "thumb"}]
    for _ in range(tables):
        tokens = [server.post("/api/guests", "", {"name": name})["token"] for name in ("Ada", "Bo")]
        table = server.post(
            "/api/tables", tokens[0], {"game": GAME, "places": places, "settings": {"longest": 0}}
        )["id"]
        await begin(server.address, table, tokens)
        players += [Player(server.address, table, token, seat) for seat, token in enumerate(tokens)]
    playing = [asyncio.create_task(player.play()) for player in players]
    figures = []
    for _ in range(kills):
        await asyncio.sleep(seconds)
        figures.append(await kill(server, database, players))
    before = {player: len(player.acknowledged) for player in players}
    resting = {player.table for player in players}
    patient = time.monotonic() + PATIENCE
    while resting and time.monotonic() < patient:
        await asyncio.sleep(BREAK)
        resting -= {one.table for one in players if one.over or len(one.acknowledged) > before[one]}
    assert not resting, f"nobody plays on at {len(resting)} tables"
    refused = {code for player in players for code in player.refused}
    assert refused <= {"stale", "turn"}, refused
    failed = [task.exception() for task in playing if task.done() and task.exception()]
    assert not failed, failed
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return figures


async def begin(address: str, table: str, tokens: list[str]) -> None:
    """Seat the second guest and start."""
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
                if message["type"] in ("done", "refused") or message.get("done"):
                    break


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--tables", type=int, default=50)
    options.add_argument("--kills", type=int, default=3)
    options.add_argument("--seconds", type=float, default=3, help="of play before each kill")
    options.add_argument(
        "--database", default="", help="a database by URL instead of a file in a fresh folder"
    )
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.database or url_in(Path(folder))
        server = Server(folder, database)
        try:
            figures = asyncio.run(siege(server, database, chosen.tables, chosen.kills, chosen.seconds))
        finally:
            if server.process.poll() is None:
                server.end(signal.SIGTERM)
    for number, one in enumerate(figures, 1):
        waits = sorted(one.waits)
        print(
            f"kill {number}: {chosen.tables} tables"
            f" · {one.acknowledged} answers acknowledged, lost {one.lost}"
            f" · {one.questions} open questions, asked otherwise {one.other}"
            f" · listening after {one.started:.2f} s,"
            f" told again after {waits[len(waits) // 2]:.2f} s (median), {waits[-1]:.2f} s (last)"
        )
    if any(one.lost or one.other or one.untold for one in figures):
        sys.exit("something was lost")


if __name__ == "__main__":
    main()
