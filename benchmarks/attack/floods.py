"""Floods: one guest sends, asks, connects or opens all it can; honest tables must hardly notice.

Honest people play alone first, for a baseline of the same run, then beside the flood.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from attack import Report
from delvewright.server.database import url_in
from guests import Party, Player, Server

TABLES = 4
PAUSE = 0.1  # mean seconds an honest guest thinks
WARMING = 3.0  # seconds until everybody plays
TIMES = 3.0  # slower than quiet at most
FLOODER = str(Path(__file__).with_name("flooder.py"))


def flood(sort: str) -> Callable[[float], Awaitable[Report]]:
    """The attack by one sort of flood; half of the seconds are quiet."""

    async def attack(seconds: float) -> Report:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(folder, url_in(Path(folder)), limits=())
            players: list[Player] = []
            playing = [asyncio.create_task(Party(server, players, PAUSE).play()) for _ in range(TABLES)]
            try:
                await asyncio.sleep(WARMING)
                quiet = await waits(players, seconds / 2)
                command = (FLOODER, sort, server.address, str(seconds / 2))
                eve = await asyncio.create_subprocess_exec(
                    sys.executable, *command, stdout=asyncio.subprocess.PIPE
                )
                loud = await waits(players, seconds / 2)
                said, _ = await asyncio.wait_for(eve.communicate(), 60)
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                server.end(signal.SIGTERM)
        return verdict(quiet, loud, said.decode().strip())

    return attack


async def waits(players: list[Player], seconds: float) -> list[float]:
    """How long honest answers took to be stored and told, over so many seconds."""
    for player in players:
        player.waits.clear()
    await asyncio.sleep(seconds)
    return sorted(wait for player in players for wait in player.waits)


def verdict(quiet: list[float], loud: list[float], said: str) -> Report:
    if not quiet or not loud:
        return Report([f"the flood: {said}"], ["honest tables had no answer stored at all"])
    before, under = (round(p99(waits) * 1000) for waits in (quiet, loud))
    lines = [
        f"the flood: {said}",
        f"honest answers: {len(quiet)} quiet, {len(loud)} beside the flood",
        f"p99 {before} ms quiet, {under} ms beside the flood: {under / max(before, 1):.1f} times",
    ]
    return Report(
        lines, [f"p99 is more than {TIMES:.0f} times the quiet one"] if under > TIMES * before else []
    )


def p99(waits: list[float]) -> float:
    return waits[int(len(waits) * 0.99)] if len(waits) > 1 else waits[0]
