"""Several processes on one port: nobody notices which is whose, and one that dies takes nothing along."""

from __future__ import annotations

import asyncio
import io
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.served import ME, OPEN, PATIENCE, THUMB, Server
from tests.server.wire import Line, finish, story
from websockets.exceptions import InvalidHandshake

from delvewright.server import workers
from delvewright.server.database import NODES
from delvewright.server.lease import Place
from delvewright.server.limits import Limits
from delvewright.server.nodes import Node
from delvewright.server.workers import Setup, Workers

WIDE = [
    f"--limit={name}={number}"
    for name, number in {
        "messages_per_second": 100_000,
        "message_burst": 100_000,
        "address_messages_per_second": 100_000,
        "address_message_burst": 100_000,
        "calls_per_second": 100_000,
        "call_burst": 100_000,
        "guests_per_minute": 100_000,
        "guest_burst": 100_000,
    }.items()
]
THREE = ("--workers", "3", "--log-level", "info", *WIDE)


@pytest.fixture
def several(serve: Callable[..., Server], url: str) -> Server:
    """A server of three processes on either sort of database."""
    return serve(url, False, THREE)


def nodes_of(server: Server) -> list[Node]:
    (rows,) = server.rows(sa.select(NODES).order_by(NODES.c.worker))
    return [Node(*row) for row in rows]


def keeper(server: Server, table: str) -> int:
    return next(node.worker for node in nodes_of(server) if table[:2] in node.held())


def processes(server: Server) -> dict[int, int]:
    """The processes of the server, by number."""
    named = (server.folder / "measures").glob("worker_*")
    return {int(one.name.rpartition("_")[2]): int(one.read_text()) for one in named}


def tables_of_each(server: Server, token: str) -> dict[int, str]:
    """A table at each of the three processes."""
    found: dict[int, str] = {}
    while len(found) < 3:
        table = server.table(token, ME, OPEN, THUMB)
        found.setdefault(keeper(server, table), table)
    return found


@story
async def test_whoever_accepts_a_connection_everybody_finds_every_table(several: Server) -> None:
    """People sit down, play to the end and look at the record, whichever process they came to."""
    ada, bo = several.guest("Ada"), several.guest("Bo")
    tables = tables_of_each(several, ada)
    assert sorted(tables) == [0, 1, 2]
    for table in tables.values():
        for _ in range(6):  # each by a connection of its own
            assert several.get(f"/api/tables/{table}", ada)["id"] == table
        lines = [await Line(several, table, token).open() for token in (ada, bo)]
        await lines[1].do("sit", seat=1, name="Bo")
        await lines[0].do("start")
        await finish(lines)
        assert several.record(table).answers == several.stored(table).answers
    mine = {line["table"]["id"] for line in several.get("/api/tables", bo)["mine"]}
    assert mine == set(tables.values())
    assert several.troubles() == []


def test_one_connection_may_ask_for_tables_of_all(several: Server) -> None:
    """Kept alive, cut in pieces, and with a body: each request goes where its table is."""
    ada = several.guest("Ada")
    tables = tables_of_each(several, ada)
    host, port = several.address[7:].split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        reader = line.makefile("rb")
        for turn in range(12):
            table = tables[turn % 3]
            body = b'{"text":"it is odd"}' if turn % 2 else b""
            method, path = (b"POST", b"/reports") if body else (b"GET", b"")
            request = b"%b /api/tables/%b%b HTTP/1.1\r\nhost: x\r\nauthorization: Bearer %b\r\n" % (
                method,
                table.encode(),
                path,
                ada.encode(),
            )
            request += b"content-length: %d\r\n\r\n%b" % (len(body), body)
            cut = Random(turn).randrange(1, 30)
            line.sendall(request[:cut])
            time.sleep(0.01)  # so that it comes in two pieces
            line.sendall(request[cut:])
            status = reader.readline().split()[1]
            size = 0
            while (head := reader.readline().strip()) != b"":
                name, _, value = head.partition(b":")
                size = int(value) if name.lower() == b"content-length" else size
            reply = json.loads(reader.read(size))
            assert status == b"200", reply
            assert body or reply["id"] == table


class Loading:
    """A process that says how far it is, and what of that was heard."""

    pid, returncode = 0, None

    def __init__(self, number: int, heard: list[str]):
        self.number, self.heard = number, heard
        self.stdin, self.stdout = io.StringIO(), self.says()
        self.dead = False

    def says(self) -> Iterator[str]:
        for word in ("loaded", "ready"):
            self.heard.append(f"{self.number} {word}")
            yield f"{word}\n"

    def poll(self) -> int | None:
        return 1 if self.dead else None

    def terminate(self) -> None: ...

    def wait(self, seconds: float) -> None:
        self.stdout = io.StringIO()


@pytest.fixture
def loading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Workers, list[str]]]:
    """Two workers that load nothing, and what is heard of them."""
    heard: list[str] = []
    numbers = count()

    def launched(_: Workers) -> Loading:
        heard.append("launched")
        return Loading(next(numbers), heard)

    monkeypatch.setattr(Workers, "_launched", launched)
    monkeypatch.setattr(workers, "mark_process_dead", lambda *_: None)
    place = Place.of("", 0, tmp_path, "")
    setup = Setup(f"sqlite:///{tmp_path}/delvewright.db", str(tmp_path), [], [], "", [], "info", place)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        yield Workers(setup, 2, listening), heard


def test_a_spare_has_loaded_before_the_server_says_that_it_is_ready(
    loading: tuple[Workers, list[str]],
) -> None:
    """Whoever played at the first process that was killed waited for all of Python to start."""
    several, heard = loading

    def said() -> None:
        heard.append("said")
        several.stopping = True

    several.run(said)
    assert heard[:3] == ["launched"] * 3  # the spare loads while the others do
    assert set(heard[3:-1]) == {"0 loaded", "0 ready", "1 loaded", "1 ready", "2 loaded"}
    assert heard[-1] == "said"


def test_a_new_spare_is_begun_at_once(
    loading: tuple[Workers, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """When one is given a place, and when one dies while it waits."""
    several, heard = loading
    spares: list[Any] = []

    def look(dying: Any) -> None:
        dying.dead = True
        spares.append(several.spare)
        several._look()
        spares.append(several.spare)

    def said() -> None:
        look(several.running[0])
        assert (several.running[0], several.spare) == (spares[0], spares[1])
        assert spares[0] is not spares[1]
        monkeypatch.setattr(workers, "SHORT", 0.0)
        look(several.spare)
        assert spares[3] is not spares[2]
        assert heard.count("launched") == 5
        several.stopping = True

    several.run(said)
    assert len(spares) == 4


@story
async def test_one_of_three_is_killed_and_the_others_do_not_notice(several: Server) -> None:
    ada = several.guest("Ada")
    tables = tables_of_each(several, ada)
    lines = {}
    for worker, table in tables.items():
        lines[worker] = await Line(several, table, ada).open()
        await lines[worker].do("chat", text="before")
    before = nodes_of(several)
    killed = processes(several)[1]
    os.kill(killed, signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        await lines[1].reader
    for worker in (0, 2):
        await lines[worker].do("chat", text="after")
    again = await coming_back(several, tables[1], ada)
    assert [entry.lines[0].text for entry in again.entries if entry.sort == "chat"] == ["before"]
    await again.do("chat", text="after")
    for worker in (0, 2):
        assert not lines[worker].reader.done()
    await until_replaced(several, killed)
    after = nodes_of(several)
    assert [node.slots for node in after] == [node.slots for node in before]
    assert [node.id == old.id for node, old in zip(after, before, strict=True)] == [True, False, True]


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="this system does not show what is open")
@story
async def test_no_thinker_holds_what_was_passed_on(several: Server) -> None:
    """A thinker outlives its server for a moment, or for long on a busy machine: its clients would wait."""
    ada = several.guest("Ada")
    for table in tables_of_each(several, ada).values():
        lines = [await Line(several, table, ada).open() for _ in range(4)]
        await lines[0].do("swap", seat=1, bot="uniform")
        await lines[0].do("start")
        await lines[0].play(Random(1), lambda line=lines[0]: len(line.updates) > 6)
    thinkers = [child for process in processes(several).values() for child in children(process)]
    assert thinkers
    port = int(several.address.rpartition(":")[2])
    clients = {
        f"socket:[{row.split()[9]}]"
        for row in Path("/proc/net/tcp").read_text().splitlines()[1:]
        if int(row.split()[1].rpartition(":")[2], 16) == port
    }
    assert len(clients) >= 12
    assert not {held for thinker in thinkers for held in open_files(thinker)} & clients


def open_files(process: int) -> Iterator[str]:
    """What a process holds open; some of it may be closed while one looks."""
    for one in Path(f"/proc/{process}/fd").iterdir():
        with suppress(FileNotFoundError):
            yield os.readlink(one)


def children(process: int) -> list[int]:
    """The processes that one has started, by any of its threads."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


@story
async def test_a_process_that_hangs_is_replaced_and_stores_nothing_afterwards(several: Server) -> None:
    ada = several.guest("Ada")
    tables = tables_of_each(several, ada)
    line = await Line(several, tables[1], ada).open()
    await line.do("chat", text="before")
    before, hanging = nodes_of(several), processes(several)[1]
    os.kill(hanging, signal.SIGSTOP)
    again = await coming_back(several, tables[1], ada)
    assert [entry.lines[0].text for entry in again.entries if entry.sort == "chat"] == ["before"]
    await again.do("chat", text="after")
    async with asyncio.timeout(PATIENCE):
        await line.reader  # it was killed, stopped as it was
    await until_replaced(several, hanging)
    assert [node.slots for node in nodes_of(several)] == [node.slots for node in before]
    for table in tables.values():
        assert several.get(f"/api/tables/{table}", ada)["id"] == table


async def until_replaced(server: Server, process: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while process in processes(server).values():
            await asyncio.sleep(0.02)


async def coming_back(server: Server, table: str, token: str) -> Line:
    """A line to a table whose process is being started again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            line = Line(server, table, token)
            try:
                return await line.open()
            except (OSError, InvalidHandshake):
                await asyncio.sleep(0.05)


@story
async def test_everybody_who_was_there_is_there_after_a_restart(several: Server) -> None:
    """Also when it was killed: the guests' tokens, the tables, and each wakes once, at its own process."""
    ada = several.guest("Ada")
    tables = tables_of_each(several, ada)
    for table in tables.values():
        line = await Line(several, table, ada).open()
        await line.do("swap", seat=1, bot="uniform")
        await line.do("start")
    for how in (several.stop, several.kill):
        how()
        await gone(several)
        several.start()
        for table in tables.values():
            line = await Line(several, table, ada).open()
            assert line.now.view
    woken = metric(several, "delve_tables")
    assert woken >= len(tables)


async def gone(server: Server) -> None:
    """Until nobody listens any more: killed, the parent leaves its processes to notice."""
    host, port = server.address[7:].split(":")
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                socket.create_connection((host, int(port)), PATIENCE).close()
            except OSError:
                return
            await asyncio.sleep(0.02)


def metric(server: Server, name: str) -> float:
    text = server.call("GET", "/metrics").body.decode()
    return sum(float(value) for value in re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.M))


@story
async def test_what_is_measured_is_of_all_processes(several: Server) -> None:
    ada = several.guest("Ada")
    tables = tables_of_each(several, ada)
    for table in tables.values():
        line = await Line(several, table, ada).open()
        await line.do("swap", seat=1, bot="uniform")
        await line.do("start")
        await line.play(Random(1), lambda line=line: len(line.updates) > 10)
    assert metric(several, "delve_streams") == 3
    assert metric(several, "delve_tables") >= 3
    assert metric(several, "delve_answers_total") >= 9


def test_a_second_server_on_the_folder_is_refused(several: Server) -> None:
    words = [sys.executable, "-m", "delvewright.cli", "serve", "--port", "0", "--data", str(several.folder)]
    for more in ([], ["--workers", "2"]):
        done = subprocess.run([*words, *more], capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 2
        assert "keeps its tables in" in done.stderr
    assert several.get("/api/games")


def test_limits_are_asked_of_the_client_whoever_accepts_it(serve: Callable[..., Server]) -> None:
    """A connection that was passed on counts for its own address where it went."""
    server = serve("", False, (*THREE, "--limit=connections_per_address=5"))
    assert Limits().connections_per_address > 5
    ada = server.guest("Ada")
    table = server.table(ada, ME, OPEN)
    host, port = server.address[7:].split(":")
    lines = []
    for _ in range(30):  # all to one process; five may stay, however they came
        line = socket.create_connection((host, int(port)), PATIENCE)
        line.sendall(b"GET /api/tables/%b HTTP/1.1\r\nhost: x\r\n\r\n" % table.encode())
        lines.append(line)
    answered = sum(bool(line.recv(12)) for line in lines)
    assert answered
    open_still = 0
    for line in lines:
        line.setblocking(False)
        try:
            while line.recv(65536):
                pass
        except BlockingIOError:
            open_still += 1
        except OSError:
            pass
        line.close()
    assert open_still <= 5
