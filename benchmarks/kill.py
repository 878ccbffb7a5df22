"""Kill: a server is killed in the middle of many games, again and again, while everybody answers.

    python benchmarks/kill.py --tables 50 --kills 10

starts a server of its own on a fresh folder. Between a kill and the next start it reads what is stored and
works out what each table must ask; then it looks whether every answer that was acknowledged is there, whether
everybody is asked that very question, and how long it took until they were. Fails if anything is lost.

    python benchmarks/kill.py --workers 3

kills one process of three instead, and looks whether the others' tables noticed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

import delvewright
from delvewright.server import lookup
from delvewright.server.database import NODES, open_database, reading, url_in
from delvewright.server.log import Log, LogEntry
from delvewright.server.nodes import Node
from delvewright.server.seating import key_of
from guests import BREAK, ROOMY, Asked, Party, Player, Server

PAUSE = 0.05  # mean seconds before an answer, where one process of several is killed
PATIENCE = 60.0  # seconds before something is taken for lost


def stored_logs(database: str, tables: list[str]) -> dict[str, Log]:
    """What the dead server has left behind, played again."""
    engine = open_database(database)
    logs = {}
    for id in tables:
        row = lookup.table(reading(engine), id)
        assert row is not None
        log = Log(delvewright.game(row.game), row.seats, row.seed, json.loads(row.settings), key_of(row))
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

    def text(self) -> str:
        waits = sorted(self.waits) or [0.0]
        return (
            f"{self.acknowledged} answers acknowledged, lost {self.lost}"
            f" · {self.questions} open questions, asked otherwise {self.other}"
            f" · listening after {self.started:.2f} s,"
            f" told again after {waits[len(waits) // 2]:.2f} s (median), {waits[-1]:.2f} s (last)"
        )


async def kill(server: Server, database: str, players: list[Player]) -> Figures:
    server.end(signal.SIGKILL)
    await asyncio.sleep(BREAK)
    for player in players:
        player.told = 0.0
    logs = stored_logs(database, sorted({player.table for player in players}))
    lost = missing(logs, players)
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
    players: list[Player] = []
    playing = [asyncio.create_task(Party(server, players).play()) for _ in range(tables)]
    while len(players) < 2 * tables:
        await asyncio.sleep(BREAK)
    figures = []
    for number in range(1, kills + 1):
        await asyncio.sleep(seconds)
        figures.append(await kill(server, database, list(players)))
        print(f"kill {number}: {tables} tables · {figures[-1].text()}", flush=True)
    before = {player: len(player.acknowledged) for player in players if not player.over}
    resting = {player.table for player in before}
    patient = time.monotonic() + PATIENCE
    while resting and time.monotonic() < patient:
        await asyncio.sleep(BREAK)
        resting -= {one.table for one in before if one.over or len(one.acknowledged) > before[one]}
    assert not resting, f"nobody plays on at {len(resting)} tables"
    refused = {code for player in players for code in player.refused}
    assert refused <= {"stale", "turn", "limit"}, refused
    failed = [task.exception() for task in playing if task.done()]
    assert not failed, failed
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    away = sorted({text for player in players for text in player.turned_away})
    print(f"turned away for a moment: {'; '.join(away) or 'nobody'}")
    return figures


class Loss(NamedTuple):
    """What came of killing one process of several."""

    worker: int
    hit: int  # people at its tables whose game was not over
    waits: list[float]  # seconds until each of them was told again
    others: int  # people at tables of the others
    cut: int  # of these, who lost their line
    stalled: float  # the longest that one of these waited for an answer to be acknowledged

    def text(self) -> str:
        waits = sorted(self.waits) or [0.0]
        return (
            f"process {self.worker} · {self.hit} people, told again after"
            f" {waits[len(waits) // 2]:.2f} s (median), {waits[-1]:.2f} s (last) · of {self.others} others"
            f" {self.cut} lost their line, an answer took {self.stalled:.2f} s at most"
        )


async def kill_one(server: Server, database: str, players: list[Player], worker: int) -> Loss:
    engine = open_database(database)
    with engine.connect() as connection:
        nodes = [Node(*row) for row in connection.execute(sa.select(NODES))]
    engine.dispose()
    slots = next(node for node in nodes if node.worker == worker).held()
    hit = [player for player in players if player.table[:2] in slots and not player.over]
    here = [
        player for player in players if player.told and not player.over
    ]  # who begins just now has no line
    others = [player for player in here if player.table[:2] not in slots]
    lines = {player: player.lines for player in others}
    waited = {player: len(player.waits) for player in others}
    for player in hit:
        player.told = 0.0
    since = time.monotonic()
    os.kill(server.workers[worker], signal.SIGKILL)
    while any(not one.told and not one.over for one in hit) and time.monotonic() < since + PATIENCE:
        await asyncio.sleep(BREAK)
    stalls = [wait for player in others for wait in player.waits[waited[player] :]]
    cut = sum(player.lines != lines[player] for player in others)
    waits = [player.told - since for player in hit if player.told]
    return Loss(worker, len(hit), waits, len(others), cut, max(stalls, default=0.0))


async def picking(server: Server, database: str, tables: int, kills: int, seconds: float) -> list[Player]:
    """Kill one process after the other; everybody who played."""
    players: list[Player] = []
    playing = [asyncio.create_task(Party(server, players, PAUSE).play()) for _ in range(tables)]
    while len(players) < 2 * tables:
        await asyncio.sleep(BREAK)
    for number in range(1, kills + 1):
        await asyncio.sleep(seconds)
        worker = number % len(server.workers)
        loss = await kill_one(server, database, list(players), worker)
        print(f"kill {number}: {tables} tables · {loss.text()}", flush=True)
        if loss.cut or len(loss.waits) < loss.hit:
            sys.exit("the others noticed, or somebody was not told again")
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    refused = {code for player in players for code in player.refused}
    assert refused <= {"stale", "turn", "limit"}, refused
    return players


def missing(logs: dict[str, Log], players: list[Player]) -> int:
    """What somebody was told, or had acknowledged, and is not stored."""
    lost = 0
    for player in players:
        log = logs[player.table]
        kept = {(entry.sort, entry.seat, entry.at) for entry in log.entries}
        lost += sum(seen not in kept for seen in player.seen.values())
        answers = [entry for entry in log.entries if entry.sort == "answer" and entry.seat == player.seat]
        lost += len(player.acknowledged) - sum(given(player, entry, log) for entry in answers)
    return lost


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--tables", type=int, default=50)
    options.add_argument("--workers", type=int, default=1, help="processes, of which one is killed at a time")
    options.add_argument("--kills", type=int, default=10)
    options.add_argument("--seconds", type=float, default=3, help="of play before each kill")
    options.add_argument(
        "--database", default="", help="a database by URL instead of a file in a fresh folder"
    )
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.database or url_in(Path(folder))
        more = ("--workers", str(chosen.workers)) if chosen.workers > 1 else ()
        server = Server(folder, database, limits=(*ROOMY, *more))
        attack = picking if more else siege
        try:
            came = asyncio.run(attack(server, database, chosen.tables, chosen.kills, chosen.seconds))
        finally:
            if server.process.poll() is None:
                server.end(signal.SIGTERM)
        if more:
            lost = missing(stored_logs(database, sorted({one.table for one in came})), came)
            acknowledged = sum(len(one.acknowledged) for one in came)
            print(f"{acknowledged} answers acknowledged, lost {lost}")
            sys.exit("something was lost" if lost else 0)
    if any(one.lost or one.other or one.untold for one in came):
        sys.exit("something was lost")


if __name__ == "__main__":
    main()
