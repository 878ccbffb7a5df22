"""A real server in a process of its own, and calls to it."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa

from delvewright.kernel.record import Record
from delvewright.server.database import DRIVERS, ENTRIES, FILE, TABLES

PATIENCE = 300.0  # seconds before a test gives up waiting: no machine is that busy
GAME = "thunderstone"
ME, OPEN, HOT = {"sort": "me"}, {"sort": "open"}, {"sort": "hot"}
THUMB, UNIFORM = {"sort": "bot", "bot": "thumb"}, {"sort": "bot", "bot": "uniform"}


class Reply(NamedTuple):
    """What came back on a call."""

    status: int
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        return self.data["code"]


class Server:
    """A server process on a folder of its own."""

    def __init__(self, folder: Path, database: str = "", loose: bool = True, options: tuple[str, ...] = ()):
        self.folder = folder
        self.database = database or f"sqlite:///{folder / FILE}"
        served = ["-m", "delvewright.cli", "serve", "--port", "0", "--data", str(folder)]
        served += ["--database", self.database] if database else []
        served += options
        loosened = [str(Path(__file__).with_name("loose.py")), str(folder), self.database]
        self.command = [sys.executable, *(loosened if loose else served)]
        self.start()

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = re.search(r"http://[\d.:]+", first)
        assert found, (first, self.log())
        self.address = found[0]

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def log(self) -> str:
        return (self.folder / "log").read_text()

    def troubles(self) -> list[str]:
        """What the server was not happy about itself."""
        bad = re.compile(r'"level": "(error|critical)"|Traceback|ERROR|Exception')
        return [line for line in self.log().splitlines() if bad.search(line)]

    def call(self, method: str, path: str, token: str = "", body: Any = None) -> Reply:
        """One HTTP request; bytes go as they are, anything else as JSON."""
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        head = {"authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(self.address + path, data, head, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
                return Reply(reply.status, reply.read())
        except urllib.error.HTTPError as refused:
            with refused:
                return Reply(refused.code, refused.read())

    def get(self, path: str, token: str = "") -> Any:
        reply = self.call("GET", path, token)
        assert reply.status == 200, reply
        return reply.data

    def post(self, path: str, token: str = "", body: Any = None) -> Any:
        reply = self.call("POST", path, token, body)
        assert reply.status == 200, reply
        return reply.data

    def guest(self, name: str = "Ada") -> str:
        """The token of a new guest."""
        return self.post("/api/guests", body={"name": name})["token"]

    def table(
        self, token: str, *places: dict, game: str = GAME, seed: int | None = None, **settings: Any
    ) -> str:
        """The id of a new table."""
        wanted = {"game": game, "places": list(places), "settings": settings, "seed": seed}
        return self.post("/api/tables", token, wanted)["id"]

    def record(self, table: str) -> Record:
        """The record as anybody may have it after the game."""
        reply = self.call("GET", f"/api/tables/{table}/record")
        assert reply.status == 200, reply
        return Record.read(reply.body.decode())

    def rows(self, *queries: sa.Select) -> list[list[Any]]:
        """What the database holds, all queries at one moment."""
        url = sa.make_url(self.database)
        engine = sa.create_engine(url.set(drivername=DRIVERS[url.get_backend_name()]), poolclass=sa.NullPool)
        with engine.connect() as database:
            return [list(database.execute(query)) for query in queries]

    def stored(self, table: str) -> Record:
        """The record as it is in the database, even while the game runs."""
        (facts,), entries = self.rows(
            sa.select(TABLES).where(TABLES.c.id == table),
            sa.select(ENTRIES).where(ENTRIES.c.table == table).order_by(ENTRIES.c.n),
        )
        assert [entry.n for entry in entries] == list(range(len(entries)))
        answers: list[tuple[int, str]] = []
        for entry in entries:
            if entry.sort in ("answer", "way", "again"):
                answers.append((entry.seat, entry.text))
            elif entry.sort == "undo":
                del answers[-int(entry.text) :]
        settings = json.loads(facts.settings)
        record = Record(facts.game, facts.rules, facts.seats, facts.seed, settings, answers)
        record.secret, record.shares = facts.secret, tuple(json.loads(facts.shares))
        return record
