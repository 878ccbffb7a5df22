"""The judging: a break is tried in a fork of the loaded tests; if it survives, in a copy of the package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

import msgspec

from delvewright.kernel.errors import BadData
from delvewright.lab.mutants import plugin
from delvewright.lab.mutants.breaks import Break
from delvewright.lab.mutants.plugin import ELSEWHERE, PACKAGE, SURVIVED, Calls, Orders

ROOT = PACKAGE.parent.parent
UNUSABLE = (2, 3, 4)  # pytest's exit codes when nothing could be run


class Verdict(NamedTuple):
    """What became of a break: caught, survived, or stillborn (not even loaded, so that it says nothing)."""

    broken: Break
    fate: str


def judged(tests: Path, breaks: Sequence[Break], count: int, processes: int) -> Iterator[Verdict]:
    """Verdicts until `count` breaks that load were judged, or there are no more."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        folder = Path(name)
        court = Court(folder, tests, processes)
        waiting, telling = list(reversed(breaks)), 0
        while waiting and telling < count:
            batch = [waiting.pop() for _ in range(min(count - telling, len(waiting)))]
            for verdict in court.judge(batch):
                telling += verdict.fate != "stillborn"
                yield verdict


class Court:
    """The tests of a game, watched once without any break, and where breaks are tried."""

    def __init__(self, folder: Path, tests: Path, processes: int):
        self.folder, self.tests, self.processes = folder, tests, processes
        self.calls = folder / "calls.json"
        if pytest(tests, Orders(calls=str(self.calls), watch=True)):
            raise BadData(f"the tests in {tests} fail without any break: mend them first")
        seconds = sum(msgspec.json.decode(self.calls.read_bytes(), type=Calls).seconds.values())
        self.shops: SimpleQueue[Workshop] = SimpleQueue()
        for number in range(processes):
            self.shops.put(Workshop(folder / str(number), tests, seconds))

    def judge(self, breaks: Sequence[Break]) -> Iterator[Verdict]:
        """Survivors of a fork are tried once more: it may not see what a cache keeps from test to test."""
        with ThreadPoolExecutor(self.processes) as pool:
            again = []
            for broken, fate in self.fork(breaks):
                if fate in (SURVIVED, ELSEWHERE):
                    again.append(pool.submit(self._in_shop, broken))
                else:
                    yield Verdict(broken, "caught")
            for future in again:
                yield future.result()

    def fork(self, breaks: Sequence[Break]) -> Iterator[tuple[Break, int]]:
        """Each break with the exit code of its fork, as they end."""
        file = self.folder / "breaks.json"
        file.write_bytes(msgspec.json.encode(breaks))
        reading, writing = os.pipe()
        orders = Orders(str(self.calls), breaks=str(file), fates=writing, processes=self.processes)
        with subprocess.Popen(**_command(self.tests, orders), pass_fds=[writing]) as process:
            os.close(writing)
            with os.fdopen(reading) as lines:
                for line in lines:
                    number, fate = map(int, line.split())
                    yield breaks[number], fate
        if process.returncode:
            raise BadData(
                f"the tests in {self.tests} could not be run: pytest ended with {process.returncode}"
            )

    def _in_shop(self, broken: Break) -> Verdict:
        shop = self.shops.get()
        try:
            return shop.test(broken)
        finally:
            self.shops.put(shop)


class Workshop:
    """A copy of the package, spoilt and mended again, and the tests that are run against it."""

    def __init__(self, folder: Path, tests: Path, seconds: float):
        self.package, self.tests, self.seconds = folder / PACKAGE.name, tests, seconds
        shutil.copytree(PACKAGE, self.package, ignore=shutil.ignore_patterns("web", "server", "cli"))

    def test(self, broken: Break) -> Verdict:
        file = self.package / broken.path
        source, times = file.read_text(encoding="utf-8"), file.stat()
        file.write_text(broken.apply(source), encoding="utf-8")
        try:
            code = pytest(self.tests, Orders(names=broken.names), self.package.parent, self.seconds)
        finally:
            file.write_text(source, encoding="utf-8")
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))  # so that what was compiled still fits
        return Verdict(broken, "survived" if code == 0 else "stillborn" if code in UNUSABLE else "caught")


def pytest(tests: Path, orders: Orders, path: Path | None = None, seconds: float = 0) -> int:
    """The tests' exit code, with the package under a path; a run that takes far too long is killed."""
    command = _command(tests, orders, path)
    if seconds:
        command |= {"preexec_fn": lambda: plugin.limit(seconds)}
    return subprocess.run(**command, check=False).returncode


def _command(tests: Path, orders: Orders, path: Path | None = None) -> dict[str, Any]:
    found = [str(path)] if path else []
    return {
        "args": [
            *[sys.executable, "-m", "pytest", "-x", "-q", "-s", "--tb=no", "-p", "no:cacheprovider"],
            *["-p", plugin.__name__, str(tests)],
        ],
        "cwd": ROOT,
        "env": os.environ
        | {
            "PYTHONPATH": os.pathsep.join([*found, *filter(None, [os.environ.get("PYTHONPATH")])]),
            "PYTHONDONTWRITEBYTECODE": "1" if path else "",
            plugin.ORDERS: msgspec.json.encode(orders).decode(),
        },
        "stdout": subprocess.DEVNULL,
        "stderr": subprocess.DEVNULL,
    }
