"""Failed writes: one batch in 25 is refused while eight tables play; no table and no told answer is lost.

On SQLite, and on PostgreSQL wherever there is one, whose connections are cut now and then besides.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
from pathlib import Path

import sqlalchemy as sa

from attack import Report
from delvewright.server.database import DRIVERS, url_in
from guests import Party, Player, Server
from kill import kill

sys.path.append(str(Path(__file__).parents[2]))
from tests.server import postgres

TABLES = 8
EVERY = 25
CUT_EVERY = 2.5  # seconds between two cuts of all connections to PostgreSQL
PAUSE = 0.02  # mean seconds a guest thinks
FAILING = (str(Path(__file__).with_name("failing.py")), str(EVERY))
CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


async def attack(seconds: float) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        lines, broken = await _siege("SQLite", folder, url_in(Path(folder)), seconds)
    try:
        with (
            postgres.cluster() as cluster,
            postgres.fresh(cluster) as url,
            tempfile.TemporaryDirectory() as folder,
        ):
            more = await _siege("PostgreSQL", folder, url, seconds)
    except postgres.NotHere as error:
        return Report([*lines, f"PostgreSQL: not tried, {error}"], broken)
    return Report(lines + more.lines, broken + more.broken)


async def _siege(name: str, folder: str, database: str, seconds: float) -> Report:
    players: list[Player] = []
    server = Server(folder, database, FAILING)
    playing = [asyncio.create_task(Party(server, players, PAUSE).play()) for _ in range(TABLES)]
    cutting = asyncio.create_task(_cut(database))
    try:
        await asyncio.sleep(seconds)
        cutting.cancel()
        figures = await kill(server, database, list(players))
    finally:
        for task in playing:
            task.cancel()
        failed = await asyncio.gather(*playing, return_exceptions=True)
        if server.process.poll() is None:
            server.end(signal.SIGTERM)
    back = sum(player.lines - 1 for player in players)
    refused = sum(player.refused.count("busy") for player in players)
    lines = [
        f"{name}: {len({player.table for player in players})} tables · {figures.text()}",
        f"{name}: lines that were lost and came back {back}, requests that were refused meanwhile {refused}",
    ]
    broken = [
        *([f"{figures.lost} answers or entries lost"] if figures.lost else []),
        *([f"{figures.other} questions asked otherwise"] if figures.other else []),
        *([f"{figures.untold} people do not find their table again"] if figures.untold else []),
        *[repr(error) for error in failed if not isinstance(error, asyncio.CancelledError)],
    ]
    return Report(lines, [f"{name}: {what}" for what in broken])


async def _cut(database: str) -> None:
    """Cut every connection to PostgreSQL, again and again."""
    address = sa.make_url(database)
    if address.get_backend_name() != "postgresql":
        return
    engine = sa.create_engine(address.set(drivername=DRIVERS["postgresql"]))
    try:
        while True:
            await asyncio.sleep(CUT_EVERY)
            await asyncio.to_thread(_do, engine, CUT)
    finally:
        engine.dispose()


def _do(engine: sa.Engine, statement: str) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql(statement)
