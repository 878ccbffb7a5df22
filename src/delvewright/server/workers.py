"""Workers: several processes that serve one port together, and the parent that keeps them running.

The parent serves nobody. It holds what must outlive a process: the lock of the data folder, the socket that
all listen on, and the pairs of sockets through which they pass connections on.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

import msgspec
from prometheus_client.multiprocess import mark_process_dead

from delvewright.kernel.errors import DelveError
from delvewright.server import nodes
from delvewright.server.database import open_database, reading
from delvewright.server.folder import occupied
from delvewright.server.lease import Place, move_in
from delvewright.server.logs import logger
from delvewright.server.metrics import TOGETHER
from delvewright.server.passing import KIND
from delvewright.server.serving import STOP_WITHIN
from delvewright.server.tokens import Signer
from delvewright.words.own import Opened

LOADED, READY = "loaded", "ready"  # what a process says: it may be given a place; it serves there
LOOK = 0.05  # seconds between two looks at the processes
SHORT = 5.0  # seconds: a process that lives no longer has not really started
PATIENCE = 5  # how many such lives in a row are enough
EVERY = 1.0  # seconds between two looks at their signs of life
HANGING = nodes.LEASE / 4  # seconds that a lease still holds: before others take its tables, it is replaced
OUT = 2 * nodes.LEASE  # seconds without a lease, in which a process usually has another
PARTING = 2.0  # seconds beyond those that a process takes to stop


class Setup(msgspec.Struct, frozen=True):
    """All that a process is told when it starts."""

    database: str
    data: str
    limits: list[str]
    webhooks: list[str]
    contact: str
    proxies: list[str]
    log_level: str
    place: Place
    listening: int = -1  # descriptors
    own: list[int] = []  # of each process, to take connections over
    others: list[int] = []  # to pass connections on to each
    life: int = -1  # ends when the parent does
    packs: list[Opened] = []  # of the owner's own

    @property
    def folder(self) -> Path:
        return Path(self.data)


class Workers:
    """The processes of one server."""

    def __init__(self, setup: Setup, count: int, listening: socket.socket):
        if not hasattr(socket, "send_fds"):
            raise DelveError(
                "--workers needs a system on which processes can pass connections on: Linux or macOS"
            )
        data = setup.folder
        self.folder: IO[str] = occupied(data)
        self.place = msgspec.structs.replace(setup.place, mark=Signer.in_folder(data).mark)
        self.engine = open_database(setup.database)
        self.listening = listening
        self.pairs = [socket.socketpair(socket.AF_UNIX, KIND) for _ in range(count)]
        self.life = os.pipe()
        self.setup = setup
        self.measures = data / "measures"
        self.running: list[subprocess.Popen[str] | None] = [None] * count
        self.spare: subprocess.Popen[str] | None = None  # has loaded everything, and waits for a place
        self.spared = 0.0  # since when there is that one
        self.since = [0.0] * count
        self.short = [0] * count
        self.heard = [0.0] * count  # when each was known to be alive
        self.looked = 0.0
        self.stopping = False

    def run(self, said: Callable[[], None]) -> None:
        """Serve until told to stop."""
        move_in(self.engine, self.place, len(self.running))
        shutil.rmtree(self.measures, ignore_errors=True)
        self.measures.mkdir(parents=True)
        self.listening.listen(2048)
        before = {one: signal.signal(one, self._told) for one in (signal.SIGTERM, signal.SIGINT)}
        try:
            for worker in range(len(self.running)):
                self._start(worker)
            self._have_a_spare()
            for process in self.running:
                self._wait_for(READY, process)
            self._wait_for(LOADED, self.spare)
            if not self.stopping:
                said()
            while not self.stopping:
                time.sleep(LOOK)
                self._look()
                self._listen()
        finally:
            self._stop()
            for one, handler in before.items():
                signal.signal(one, handler)

    def _wait_for(self, word: str, process: subprocess.Popen[str] | None) -> None:
        """Until a process has said how far it is, or all are to stop."""
        assert process is not None
        assert process.stdout is not None
        for line in process.stdout:
            if self.stopping or line.strip() == word:
                return
        if not self.stopping:
            raise DelveError("a process of the server did not start: what it said is above")

    def _told(self, *_: Any) -> None:
        self.stopping = True
        for process in (*self.running, self.spare):
            if process is not None:
                process.terminate()

    def _launched(self) -> subprocess.Popen[str]:
        """A process that loads everything, and then waits to be told its place."""
        ends = [end.fileno() for pair in self.pairs for end in pair]
        return subprocess.Popen(
            [sys.executable, "-m", "delvewright.server.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            pass_fds=(self.listening.fileno(), *ends, self.life[0]),
            start_new_session=True,  # of a Ctrl-C the parent tells them
            env={**os.environ, TOGETHER: str(self.measures)},
        )

    def _have_a_spare(self) -> None:
        """A new one as soon as the last was used; who waits for one waits as long as Python takes to load."""
        now = time.monotonic()
        if self.spare is not None and (self.spare.poll() is None or now < self.spared + SHORT):
            return
        self.spare, self.spared = self._launched(), now

    def _start(self, worker: int) -> None:
        """Give a place to the spare process, or to a new one."""
        process, self.spare = self.spare, None
        if process is None or process.poll() is not None:
            process = self._launched()
        self.running[worker] = process
        self.since[worker] = self.heard[worker] = time.monotonic()
        (self.measures / f"worker_{worker}").write_text(str(process.pid), encoding="utf-8")
        setup = msgspec.structs.replace(
            self.setup,
            place=msgspec.structs.replace(self.place, worker=worker),
            listening=self.listening.fileno(),
            own=[end.fileno() for _, end in self.pairs],
            others=[end.fileno() for end, _ in self.pairs],
            life=self.life[0],
        )
        assert process.stdin is not None
        with suppress(BrokenPipeError), process.stdin as words:  # no command line: everybody would read it
            words.write(msgspec.json.encode(setup).decode())

    def _listen(self) -> None:
        """Kill whoever hangs; who is started in its place has its tables, before others have them."""
        now = time.monotonic()
        if now < self.looked + EVERY:
            return
        self.looked = now
        try:
            left = nodes.remaining(reading(self.engine), self.place.server)
        except Exception:  # the database is away, and nobody's sign of life can be seen
            self.heard = [now] * len(self.heard)
            return
        for worker, process in enumerate(self.running):
            if worker in left:
                self.heard[worker] = now
            hangs = left.get(worker, HANGING) < HANGING or now > self.heard[worker] + OUT
            if hangs and process is not None and process.poll() is None:
                logger.error("worker_hangs", worker=worker)
                process.kill()
                self.heard[worker] = now

    def _look(self) -> None:
        for worker, process in enumerate(self.running):
            if process is None or process.poll() is None:
                continue
            lived = time.monotonic() - self.since[worker]
            self.short[worker] = self.short[worker] + 1 if lived < SHORT else 0
            logger.error("worker_died", worker=worker, code=process.returncode, lived=round(lived, 1))
            mark_process_dead(process.pid, str(self.measures))
            if self.short[worker] >= PATIENCE:
                raise DelveError(f"process {worker} of the server dies again and again: see its log")
            try:
                nodes.expect(self.engine, self.place.server, worker)
            except Exception as error:  # then its tables go to the others after a while
                logger.error("not_expected", worker=worker, trouble=type(error).__name__)
            self._start(worker)
        self._have_a_spare()

    def _stop(self) -> None:
        """All of them stop; then others may have their tables."""
        self._told()
        late = time.monotonic() + STOP_WITHIN + PARTING
        for process in (*self.running, self.spare):
            if process is None:
                continue
            try:
                process.wait(max(0.1, late - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                with suppress(BrokenPipeError):
                    pipe.close()
        try:
            nodes.leave(self.engine, self.place.server, self.place.home)
        except Exception as error:
            logger.error("not_left", trouble=type(error).__name__)
        self.engine.dispose()
        for pair in self.pairs:
            for one in pair:
                one.close()
        for end in self.life:
            os.close(end)
        shutil.rmtree(self.measures, ignore_errors=True)
        self.folder.close()
