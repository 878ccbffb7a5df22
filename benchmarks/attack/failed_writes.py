"""Failed writes: one batch in 25 is refused while eight tables play; no table and no told answer is lost."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from pathlib import Path

from attack import Report
from delvewright.server.database import url_in
from guests import Party, Player, Server
from kill import kill

TABLES = 8
EVERY = 25
PAUSE = 0.02  # mean seconds a guest thinks
FAILING = (str(Path(__file__).with_name("failing.py")), str(EVERY))


async def attack(seconds: float) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        return await _siege(folder, url_in(Path(folder)), seconds)


async def _siege(folder: str, database: str, seconds: float) -> Report:
    players: list[Player] = []
    server = Server(folder, database, FAILING)
    playing = [asyncio.create_task(Party(server, players, PAUSE).play()) for _ in range(TABLES)]
    try:
        await asyncio.sleep(seconds)
        figures = await kill(server, database, list(players))
    finally:
        for task in playing:
            task.cancel()
        failed = await asyncio.gather(*playing, return_exceptions=True)
        if server.process.poll() is None:
            server.end(signal.SIGTERM)
    tables = len({player.table for player in players})
    back = sum(player.lines - 1 for player in players)
    lines = [f"{tables} tables · {figures.text()}", f"lines that were lost and came back: {back}"]
    broken = [
        *([f"{figures.lost} answers or entries lost"] if figures.lost else []),
        *([f"{figures.other} questions asked otherwise"] if figures.other else []),
        *([f"{figures.untold} people do not find their table again"] if figures.untold else []),
        *[repr(error) for error in failed if not isinstance(error, asyncio.CancelledError)],
    ]
    return Report(lines, broken)
