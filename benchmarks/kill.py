"""Kill: a server is killed in the middle of many games, again and again, while everybody answers.

    python benchmarks/kill.py --tables 50 --kills 10

starts a server of its own on a fresh folder. Between a kill and the next start it reads what is stored and
works out what each table must ask; then it looks whether every answer that was acknowledged is there, whether
everybody is asked that very question, and how long it took until they were. Fails if anything is lost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import delvewright
from delvewright.server import lookup
from delvewright.server.database import open_database, reading, url_in
from delvewright.server.log import Log, LogEntry
from delvewright.server.seating import key_of
from guests import BREAK, Asked, Party, Player, Server

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


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--tables", type=int, default=50)
    options.add_argument("--kills", type=int, default=10)
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
    if any(one.lost or one.other or one.untold for one in figures):
        sys.exit("something was lost")


if __name__ == "__main__":
    main()
