"""Two servers behind nginx, by the very configuration in docs/: it finds the keeper of every table."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server import postgres
from tests.server.served import ME, OPEN, PATIENCE, THUMB, Server
from tests.server.test_workers import WIDE, nodes_of
from tests.server.wire import Line, finish, story
from websockets.exceptions import InvalidHandshake

from delvewright.server.nodes import SLOTS

CONFIGURATION = Path(__file__).parents[2] / "docs" / "nginx.conf"


class Fronted(Server):
    """A server that is asked through a proxy."""

    def __init__(self, folder: Path, address: str):
        self.folder, self.address = folder, address


class House:
    """Two servers on one PostgreSQL, and the proxy before them."""

    def __init__(self, folder: Path, database: str, nginx: str):
        secret = b"s" * 32
        self.servers = []
        for name in ("one", "two"):
            own = folder / name
            own.mkdir()
            (own / "secret").write_bytes(secret)
            options = ("--name", name, "--proxy", "127.0.0.1", *WIDE)
            self.servers.append(Server(own, database, False, options))
        port = free_port()
        text = CONFIGURATION.read_text(encoding="utf-8").replace("listen 8000", f"listen 127.0.0.1:{port}")
        for before, server in zip(("10.0.0.1:8001", "10.0.0.2:8002"), self.servers, strict=True):
            text = text.replace(before, server.address[7:])
        assert "10.0.0.1:" not in text.partition("events")[2]
        head = f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nuser root;\n"
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        kept = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
        text = text.replace("http {", f"http {{\naccess_log off;\n{kept}")
        (folder / "nginx.conf").write_text(head + text, encoding="utf-8")
        words = [nginx, "-e", str(folder / "error.log"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
        self.proxy = subprocess.Popen(words)
        self.front = Fronted(folder, f"http://127.0.0.1:{port}")

    def close(self) -> None:
        self.proxy.terminate()
        self.proxy.wait(PATIENCE)
        for server in self.servers:
            server.stop()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@pytest.fixture
def house(tmp_path: Path, postgres_server: object) -> Iterator[House]:
    nginx = shutil.which("nginx")
    if nginx is None:
        pytest.skip("there is no nginx here")
    with postgres.fresh(postgres_server) as url:  # type: ignore[arg-type]
        made = House(tmp_path, url, nginx)
        try:
            yield made
        finally:
            made.close()


async def answering(house: House) -> None:
    """Until the proxy listens, and each server has its share of the slots."""
    async with asyncio.timeout(PATIENCE):
        for server in (house.front, *house.servers):
            while True:
                try:
                    if server.call("POST", "/api/guests", body={"name": "Ada"}).status == 200:
                        break
                except OSError:
                    pass
                await asyncio.sleep(0.05)
        while {len(node.held()) for node in nodes_of(house.servers[0])} != {len(SLOTS) // 2}:
            await asyncio.sleep(0.05)


async def found(server: Server, table: str, token: str) -> Line:
    """A line to a table, as soon as somebody keeps it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await Line(server, table, token).open()
            except (OSError, InvalidHandshake):
                await asyncio.sleep(0.1)


@story
async def test_the_proxy_finds_the_keeper_of_every_table(house: House) -> None:
    await answering(house)
    ada, bo = house.front.guest("Ada"), house.front.guest("Bo")
    tables = [server.table(ada, ME, OPEN, THUMB) for server in house.servers]
    assert house.servers[0].call("GET", f"/api/tables/{tables[1]}", ada).status == 421
    for table in tables:
        for _ in range(4):  # whichever of the two the proxy asks first
            assert house.front.get(f"/api/tables/{table}", ada)["id"] == table
            assert house.front.post(f"/api/tables/{table}/reports", ada, {"text": "odd"})["id"]
        lines = [await found(house.front, table, token) for token in (ada, bo)]
        await lines[1].do("sit", seat=1, name="Bo")
        await lines[0].do("start")
        await finish(lines)
        assert house.front.record(table).answers == house.servers[0].stored(table).answers


@story
async def test_the_tables_of_a_server_that_died_come_back_at_the_other(house: House) -> None:
    await answering(house)
    ada = house.front.guest("Ada")
    tables = [server.table(ada, ME, OPEN, THUMB) for server in house.servers]
    lines = [await found(house.front, table, ada) for table in tables]
    for line in lines:
        await line.do("chat", text="before")
    house.servers[1].kill()
    async with asyncio.timeout(PATIENCE):
        await lines[1].reader
    await lines[0].do("chat", text="meanwhile")
    again = await found(house.front, tables[1], ada)
    assert [entry.lines[0].text for entry in again.entries if entry.sort == "chat"] == ["before"]
    await again.do("chat", text="after")
    assert house.servers[0].call("GET", f"/api/tables/{tables[1]}", ada).status == 200


@story
async def test_a_server_of_the_same_name_or_another_secret_is_refused(house: House) -> None:
    await answering(house)
    first = house.servers[0]
    for name, secret, words in (
        ("one", b"s" * 32, "a name of its own with --name"),
        ("three", b"t" * 32, "copy the file `secret`"),
    ):
        folder = first.folder.parent / f"more_{name}"
        folder.mkdir()
        (folder / "secret").write_bytes(secret)
        command = [*first.command]
        command[command.index("--data") + 1] = str(folder)
        command[command.index("--name") + 1] = name
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
        assert done.returncode == 2
        assert words in done.stderr.replace("\n", " ")
    assert first.get("/api/games")
