"""Load: many tables of two guests and a bot, played at full speed by script against one server.

    python benchmarks/load.py --tables 200 --seconds 60

starts a server of its own on a fresh folder, plays, and prints, once all tables play: answers a second, what
one takes of the server's, the thinkers' and the script's processors, how long it is from an answer to the
other seat's update, errors, and the server's memory along the way.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import connect

from delvewright.server.database import url_in
from guests import ROOMY, Server, children


class Offer(msgspec.Struct):
    name: str


class Open(msgspec.Struct):
    offers: list[Offer]


class View(msgspec.Struct):
    phase: str
    ask: Open | None


class Entry(msgspec.Struct):
    n: int
    sort: str
    seat: int


class Message(msgspec.Struct):
    """As much of any message as a player that plays at random reads."""

    type: str
    n: int = -1
    entries: list[Entry] = []
    view: View | None = None
    question: int = -1
    code: str = ""
    text: str = ""


decode = msgspec.json.Decoder(Message).decode

WHO = ("people", "bots")


class Tally:
    """What all players saw together."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.begun = 0  # tables at which somebody has answered
        self.answers = 0
        self.games = 0
        self.refused: dict[str, int] = {}
        self.errors: list[str] = []


class Match:
    """Two guests at a table with a bot, game after game."""

    def __init__(self, address: str, tokens: list[str], tally: Tally, seed: int, chosen: argparse.Namespace):
        self.address = address
        self.tokens = tokens
        self.tally = tally
        self.chance = random.Random(seed)
        self.tables = chosen.tables
        self.views = chosen.views
        self.pause = chosen.pause
        self.begun = False
        self.sent: dict[int, float] = {}  # by seat: when it answered last
        self.next: asyncio.Future[str]

    async def play(self, until: float) -> None:
        table = await asyncio.to_thread(
            post,
            self.address,
            "/api/tables",
            self.tokens[0],
            {
                "game": "thunderstone",
                "places": [{"sort": "me"}, {"sort": "open"}, {"sort": "bot", "bot": "thumb"}],
            },
        )
        id = table["id"]
        first = True
        while time.monotonic() < until:
            self.next = asyncio.get_running_loop().create_future()
            await asyncio.gather(*(self.seat(id, seat, first, until) for seat in (0, 1)))
            if not self.next.done():
                return
            id, first = self.next.result(), False

    async def seat(self, id: str, seat: int, first: bool, until: float) -> None:
        """One guest for one game."""
        tally = self.tally
        url = f"ws{self.address[4:]}/api/tables/{id}/stream"
        async with connect(url, compression=None, max_size=None) as line:
            await line.send(json.dumps({"type": "hello", "token": self.tokens[seat], "views": self.views}))
            if first and seat == 1:
                await line.send(json.dumps({"type": "sit", "seat": 1, "name": "Bo"}))
            async for text in line:
                now = time.monotonic()
                if now > until:
                    return
                message = decode(text)
                if message.type == "refused":
                    tally.refused[message.code] = tally.refused.get(message.code, 0) + 1
                    continue
                if message.type == "done" and message.text:
                    self.next.set_result(message.text)
                    return
                if message.type != "update":
                    continue
                for entry in message.entries:
                    if entry.sort == "seat" and first and seat == 0:
                        await line.send(json.dumps({"type": "start"}))
                    if entry.sort == "answer" and entry.seat == 1 - seat and entry.seat in self.sent:
                        took = now - self.sent.pop(entry.seat)
                        if tally.begun == self.tables:
                            tally.latencies.append(took)
                view = message.view
                if view is None:
                    continue
                if view.phase == "over":
                    if seat == 0:
                        tally.games += 1
                        await line.send('{"type":"rematch"}')
                        continue
                    await asyncio.wait([self.next], timeout=max(0, until - time.monotonic()))
                    return
                if view.ask is not None and message.question >= 0:
                    if self.pause:
                        await asyncio.sleep(self.chance.uniform(0, 2 * self.pause))
                    offer = self.chance.choice(view.ask.offers)
                    self.sent[seat] = time.monotonic()
                    tally.answers += 1
                    tally.begun += not self.begun
                    self.begun = True
                    answer = {
                        "type": "answer",
                        "question": message.question,
                        "option": offer.name,
                        "seat": seat,
                    }
                    await line.send(msgspec.json.encode(answer).decode())


def post(address: str, path: str, token: str, body: Any) -> Any:
    request = urllib.request.Request(
        address + path,
        json.dumps(body).encode(),
        {"authorization": f"Bearer {token}"} if token else {},
        method="POST",
    )
    with urllib.request.urlopen(request) as reply:
        return json.load(reply)


def counted(address: str) -> dict[str, float]:
    with urllib.request.urlopen(address + "/metrics") as reply:
        text = reply.read().decode()
    return {name: float(value) for name, value in re.findall(r"^(delve_\S+) (\S+)$", text, re.M)}


def megabytes(process: int) -> float:
    with open(f"/proc/{process}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1]) / 1024


def processor_seconds(process: int) -> float:
    with open(f"/proc/{process}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Processes:
    """The processes of a server: those that serve, those that think, and those of its database."""

    def __init__(self, server: Server, database: int):
        self.serving = [server.process.pid, *server.workers.values()]
        started = [child for process in self.serving for child in children(process)]
        self.thinking = [child for child in started if child not in self.serving]
        self.database = [database, *children(database)] if database else []

    def megabytes(self) -> float:
        return sum(map(megabytes, self.serving))


class Reading:
    """What has been done by now, and what it took: people's and bots' answers, and seconds of processors."""

    def __init__(self, address: str, processes: Processes):
        answers = counted(address)
        self.at = time.monotonic()
        self.people, self.bots = (answers.get(f'delve_answers_total{{who="{who}"}}', 0) for who in WHO)
        self.server = sum(map(processor_seconds, processes.serving))
        self.thinkers = sum(map(processor_seconds, processes.thinking))
        self.database = sum(map(processor_seconds, processes.database))
        self.script = time.process_time()

    def since(self, before: Reading) -> str:
        seconds = self.at - before.at
        people, bots = self.people - before.people, self.bots - before.bots
        spent = ", ".join(
            f"{who} {1000 * (getattr(self, who) - getattr(before, who)) / max(1, people + bots):.2f}"
            for who in ("server", "thinkers", "database", "script")
        )
        shares = f"people {people / seconds:4.0f}, bots {bots / seconds:4.0f}"
        return f"{(people + bots) / seconds:6.0f} answers/s ({shares})  ms of a processor each: {spent}"


async def run(server: Server, chosen: argparse.Namespace) -> Tally:
    address = server.address
    tally, tables, seconds = Tally(), chosen.tables, chosen.seconds
    tokens = [
        (await asyncio.to_thread(post, address, "/api/guests", "", {"name": "Ada"}))["token"]
        for _ in range(2 * tables)
    ]
    start = time.monotonic()
    until = start + seconds
    matches = [Match(address, tokens[2 * k : 2 * k + 2], tally, k, chosen) for k in range(tables)]
    playing = asyncio.gather(*(match.play(until) for match in matches), return_exceptions=True)
    while tally.begun < tables and time.monotonic() < until:
        await asyncio.sleep(0.1)
    print(f"{time.monotonic() - start:5.0f} s  all tables play")
    processes = Processes(server, chosen.postmaster)
    last = first = await asyncio.to_thread(Reading, address, processes)
    parts = 10
    for part in range(parts):
        await asyncio.sleep(
            max(0, first.at + (until - first.at) * (part + 1) / parts - time.monotonic() - 0.2)
        )
        now = await asyncio.to_thread(Reading, address, processes)
        memory = f"games {tally.games:5}  memory {processes.megabytes():5.0f} MB"
        print(f"{now.at - start:5.0f} s  {now.since(last)}  {memory}", flush=True)
        last = now
    print(f"in all   {last.since(first)}")
    done, rest = await asyncio.wait([asyncio.ensure_future(playing)], timeout=20)
    tally.errors = [repr(one) for task in done for one in task.result() if isinstance(one, BaseException)]
    tally.errors += ["a player did not stop"] * len(rest)
    return tally


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--views", choices=("all", "asked"), default="all", help="what clients want to see")
    options.add_argument("--pause", type=float, default=0, help="mean seconds a guest thinks")
    options.add_argument("--workers", type=int, default=1, help="processes that serve")
    options.add_argument("--database", default="", help="by URL, instead of a file in a fresh folder")
    options.add_argument(
        "--postmaster", type=int, default=0, help="the process of that database, to weigh it too"
    )
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        more = ("--workers", str(chosen.workers)) if chosen.workers > 1 else ()
        server = Server(folder, chosen.database or url_in(Path(folder)), limits=(*ROOMY, *more))
        try:
            tally = uvloop.run(run(server, chosen))
        finally:
            server.end(signal.SIGTERM)
    delays = sorted(tally.latencies)
    if delays:
        at = [delays[int(len(delays) * share)] * 1000 for share in (0.5, 0.95, 0.99)]
        mean = statistics.fmean(delays) * 1000
        print(
            f"answer to the other seat's update, once all tables play: median {at[0]:.1f} ms, "
            f"95 % {at[1]:.1f} ms, 99 % {at[2]:.1f} ms, mean {mean:.1f} ms, of {len(delays)}"
        )
    print(f"refused: {tally.refused or 'none'} · errors: {tally.errors[:5] or 'none'}")


if __name__ == "__main__":
    main()
