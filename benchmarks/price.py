"""Price: what an answer costs the server of this checkout and that of another, in processor time.

    python benchmarks/price.py ../delvewright-before

serves both at the same time, each with as many tables of two guests and a bot, played by the same script: so
whatever else the machine does, it does to both. It begins to count when as many games are over at each as
there are tables: late answers cost more than early ones, and packing games away is part of the price. A ratio
above 1 means that this checkout is the cheaper one; of the rounds that follow each other it prints the middle
one, and the extremes in brackets.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from statistics import median

import uvloop

from delvewright.server.database import url_in
from guests import ROOMY, Server
from load import Match, Processes, Reading, Tally, post

HERE = Path(__file__).parents[1]


async def crowd(server: Server, chosen: argparse.Namespace) -> tuple[Tally, list[Match]]:
    tally = Tally()
    tokens = [
        (await asyncio.to_thread(post, server.address, "/api/guests", "", {"name": "Ada"}))["token"]
        for _ in range(2 * chosen.tables)
    ]
    pairs = [tokens[at : at + 2] for at in range(0, len(tokens), 2)]
    return tally, [Match(server.address, pair, tally, seed, chosen) for seed, pair in enumerate(pairs)]


async def played(servers: list[Server], chosen: argparse.Namespace) -> list[list[Reading]]:
    """What each server had done, and what it took, between all rounds."""
    until = time.monotonic() + 3600
    crowds = [await crowd(server, chosen) for server in servers]
    matches = [match for _, those in crowds for match in those]
    playing = [asyncio.create_task(match.play(until)) for match in matches]
    while any(tally.games < chosen.tables for tally, _ in crowds):
        await asyncio.sleep(0.1)
        errors(playing)
    readings = []
    processes = [Processes(server, 0) for server in servers]
    for turn in range(chosen.rounds + 1):
        if turn:
            await asyncio.sleep(chosen.seconds)
        errors(playing)
        pairs = zip(servers, processes, strict=True)
        readings.append([await asyncio.to_thread(Reading, server.address, own) for server, own in pairs])
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return readings


def errors(playing: list[asyncio.Task[None]]) -> None:
    """Nobody stops by themselves: an error, if somebody has."""
    for stopped in [one for one in playing if one.done()]:
        stopped.result()


def price(now: Reading, before: Reading, who: str) -> float:
    """Milliseconds of a processor an answer."""
    answers = now.people + now.bots - before.people - before.bots
    return 1000 * (getattr(now, who) - getattr(before, who)) / max(1.0, answers)


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("other", type=Path, help="a checkout of the project, say of the commit before")
    options.add_argument("--tables", type=int, default=10, help="at each server")
    options.add_argument("--rounds", type=int, default=6)
    options.add_argument("--seconds", type=float, default=5, help="of a round")
    options.add_argument("--views", choices=("all", "asked"), default="all", help="what clients want to see")
    options.add_argument("--pause", type=float, default=0.02, help="mean seconds a guest thinks")
    chosen = options.parse_args()
    if not (chosen.other / "src/delvewright").is_dir():
        options.error(f"there is no checkout in {chosen.other}")
    servers: list[Server] = []
    with ExitStack() as stack:
        for checkout in (HERE, chosen.other.resolve()):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            os.environ["PYTHONPATH"] = str(checkout / "src")
            servers.append(Server(folder, url_in(Path(folder)), limits=ROOMY))
            stack.callback(servers[-1].end, signal.SIGTERM)
        readings = uvloop.run(played(servers, chosen))
    rounds = list(pairwise(readings))
    for who in ("server", "thinkers"):
        prices = [[price(now[at], before[at], who) for before, now in rounds] for at in (0, 1)]
        ratios = [theirs / max(mine, 1e-9) for mine, theirs in zip(*prices, strict=True)]
        told = [f"{median(one):.3f} ({min(one):.3f} to {max(one):.3f})" for one in (*prices, ratios)]
        print(f"{who:9} ms an answer: here {told[0]}, there {told[1]}; ratio {told[2]}")
    ends = zip(readings[0], readings[-1], strict=True)
    answers = [last.people + last.bots - first.people - first.bots for first, last in ends]
    print(f"answers: here {answers[0]:.0f}, there {answers[1]:.0f}; Python {sys.version.split()[0]}")


if __name__ == "__main__":
    main()
