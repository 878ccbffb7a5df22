"""Starting, failing, stopping: what a server refuses to start with, how it tells trouble, and its end."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
from tests.server.bench import Bench, housed, play
from tests.server.served import ME, PATIENCE, THUMB, Server
from tests.server.test_failed_writes import Disk, of_bots, until
from tests.server.wire import Line, story, whoever_is_asked

from delvewright.kernel.errors import DelveError
from delvewright.server import app, coming, database, house
from delvewright.server import messages as m
from delvewright.server.database import open_database, url_in
from delvewright.server.folder import occupied
from delvewright.server.logs import Seldom
from delvewright.server.tokens import Signer
from delvewright.server.writer import NotStored


@pytest.mark.parametrize("size", [0, 5, 31])
def test_a_short_secret_is_refused(tmp_path: Path, size: int) -> None:
    (tmp_path / "secret").write_bytes(b"s" * size)
    with pytest.raises(DelveError, match=f"{size} bytes long, too short to sign"):
        Signer.in_folder(tmp_path)
    assert (tmp_path / "secret").stat().st_size == size
    (tmp_path / "secret").unlink()
    assert Signer.in_folder(tmp_path).sign("ada") == Signer.in_folder(tmp_path).sign("ada")


@pytest.mark.parametrize("there_before", [False, True])
def test_the_database_is_its_owners_alone(tmp_path: Path, there_before: bool) -> None:
    file = tmp_path / database.FILE
    if there_before:
        sqlite3.connect(file).close()
        file.touch()
        file.chmod(0o644)
    before = os.umask(0)
    try:
        engine = open_database(url_in(tmp_path))
        with engine.begin() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
        modes = {one.name: oct(one.stat().st_mode & 0o777) for one in tmp_path.glob("*.db*")}
        engine.dispose()
    finally:
        os.umask(before)
    assert set(modes.values()) == {"0o600"}, modes


def test_a_folder_is_one_servers_until_that_is_dead(tmp_path: Path) -> None:
    holding = "import sys; from pathlib import Path; from delvewright.server.folder import occupied\n"
    holding += "lock = occupied(Path(sys.argv[1])); print('mine', flush=True); sys.stdin.read()"
    words = [sys.executable, "-c", holding, str(tmp_path)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout.readline() == "mine\n"
        with pytest.raises(DelveError, match=rf"another server \(process {first.pid}\) keeps its tables"):
            occupied(tmp_path)
        first.kill()
    occupied(tmp_path).close()


def test_all_games_are_loaded_before_anybody_is_let_in(tmp_path: Path) -> None:
    """The first bot's turn loaded them: for so long nobody was served, and the bot was given up."""
    script = """
import sys
from pathlib import Path
from delvewright.server.app import application
from delvewright.views.front import catalogue
application(f"sqlite:///{sys.argv[1]}/delvewright.db", Path(sys.argv[1]))
print([game for game in catalogue() if f"delvewright.views.{game}" not in sys.modules])
"""
    words = [sys.executable, "-c", script, str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout == "[]\n", done.stderr


def test_a_second_server_says_so_and_stops(serve: Any, tmp_path: Path) -> None:
    server: Server = serve(loose=False)
    done = subprocess.run(server.command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode != 0
    assert "another server" in done.stderr
    assert "Traceback" not in done.stderr
    assert server.call("GET", "/healthz").status == 200


@story
async def test_a_thinker_does_not_hold_the_door(serve: Any) -> None:
    """Should the server die and a thinker live on, the port would be taken."""
    server: Server = serve()
    token = server.guest()
    line = await Line(server, server.table(token, ME, THUMB, seed=3), token).open()
    asked = await whoever_is_asked([line])
    await asked.answer(asked.offers()[0])
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    port = f":{int(server.address.rpartition(':')[2]):04X}"
    lines = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    door = {f"socket:[{row[9]}]" for row in lines if row[1].endswith(port) and row[3] == "0A"}
    assert door & held(pid)
    assert children
    assert not door & {one for child in children for one in held(int(child))}


def held(pid: int) -> set[str]:
    return {os.readlink(one) for one in Path(f"/proc/{pid}/fd").iterdir() if one.is_symlink()}


@housed
async def test_health_says_when_nothing_is_stored_and_when_it_is_again(bench: Bench) -> None:
    disk = Disk(bench.patch)
    bench.patch.setattr("delvewright.server.storage.PULSE_EVERY", 0.0)
    bench.patch.setattr("delvewright.server.storage.PULSE_WITHIN", PATIENCE)
    await bench.enter()
    request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(house=bench.house)))
    assert (await app.health(request)).status_code == 200
    disk.batch = disk.fail
    reply = await app.health(request)
    assert (reply.status_code, reply.body) == (503, b"the storage takes no writes\n")
    with pytest.raises(NotStored) as refused:
        await bench.house.rename("bo", "Bo")
    assert refused.value.status == 503
    disk.batch = lambda: None
    assert (await app.health(request)).status_code == 200


def test_trouble_that_goes_on_is_told_once_a_second() -> None:
    now = 100.0
    trouble = Seldom("store_fails", lambda: now)
    with structlog.testing.capture_logs() as lines:
        for _ in range(1_000):
            trouble(why="disk full")
        assert len(lines) == 1
        now += 1.0
        trouble(why="disk full")
    assert [line["times"] for line in lines] == [1, 1_000]


@housed
async def test_an_outage_is_told_by_the_storage_alone(bench: Bench) -> None:
    disk = Disk(bench.patch)
    await bench.enter()
    tables = [await of_bots(bench) for _ in range(5)]
    bench.house.storage._writer.trouble.clock = lambda: 0.0
    disk.batch = disk.fail
    with structlog.testing.capture_logs() as lines:
        for table in tables:
            table.put(*table.standing())
        await until(lambda: all(table.gone for table in tables))
    assert [line["event"] for line in lines if line["log_level"] == "error"] == ["store_fails"]


@housed
async def test_stopping_does_not_wait_for_packing(bench: Bench) -> None:
    """A game that takes for ever to pack is left as it is stored."""
    never, packing = Event(), []
    loop, within = asyncio.get_running_loop(), asyncio.timeout(PATIENCE)
    limited = SimpleNamespace(**{**vars(asyncio), "timeout": lambda _: within})

    def slow(*_: Any) -> bytes:
        packing.append(1)
        loop.call_soon_threadsafe(within.reschedule, 0)  # the time is up while it packs
        never.wait()
        return b""

    bench.patch.setattr(house, "packed", slow)
    first = await bench.enter()
    tables = [await bench.open("hot") for _ in range(3)]
    await play(tables[0], 4)
    top = tables[0].log.top
    try:
        with bench.patch.context() as patch:
            patch.setattr(house, "asyncio", limited)
            await first.close()
    finally:
        never.set()
    assert len(packing) == 1
    assert (await (await bench.enter()).table(tables[0].id)).log.top == top


@housed
async def test_bots_stop_first(bench: Bench) -> None:
    house = await bench.enter()
    table = await of_bots(bench, "thumb")
    await until(lambda: 0 in table.log.questions)
    house.rest()
    await coming.stand(table, "ada", m.Stand(seat=0, bot="thumb"))
    assert table.thinking == set()
