"""Mutants: the rules of a game broken in one place at a time, to see whether its tests notice.

A break is drawn, written into a copy of the package, and the game's own tests are run against the copy, those
first that call what is broken and mark a rule or a piece it names. Golden games are left out: they notice
everything and prove nothing. What survives is either a test that is missing or a break that changes nothing;
the second sort is written down, with its reason, in tests/mutants.toml.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from types import CodeType
from typing import Any, NamedTuple

import delvewright
from delvewright.kernel.errors import BadData, DelveError
from delvewright.lab.breaks import Break, breaks_of
from delvewright.lab.ledger import SORTS

PACKAGE = Path(delvewright.__file__).parent
ROOT = PACKAGE.parent.parent
PLUGIN = "delvewright.lab.mutants"  # this module, though it may run as a script
WANTED, CALLERS, CALLED = (f"DELVEWRIGHT_MUTANT_{what}" for what in ("NAMES", "CALLERS", "CALLED"))
"""What the other process is told: names to look for, a file of tests to begin with, one to write calls to."""
FAILED, UNUSABLE = 1, (2, 3, 4)  # pytest's exit codes: a test failed; nothing could be run
PATIENCE = 5  # times the processor seconds of a watched, unbroken run, then it is taken to run for ever
MEMORY = 4 << 30
ENOUGH = 0.95

Calls = dict[str, list[str]]
"""By the file and first line of a function: the tests that call it."""


class Verdict(NamedTuple):
    """What became of a break: caught, survived, or stillborn (not even loaded, so that it says nothing)."""

    broken: Break
    fate: str


class Workshop:
    """A copy of the package, spoilt and mended again, and the tests that are run against it."""

    def __init__(self, folder: Path, tests: Path):
        self.package = folder / PACKAGE.name
        self.compiled = folder / "compiled"
        self.callers = folder / "callers.json"
        self.calls = folder / "calls.json"
        self.tests = tests
        left_out = shutil.ignore_patterns("web", "server", "cli")
        shutil.copytree(PACKAGE, self.package, ignore=left_out)

    def run(self, names: frozenset[str] = frozenset(), seconds: int = 0) -> int:
        """The tests' exit code; a run that takes too many processor seconds is killed, and so has failed.

        The unbroken run, which has no limit, leaves everything compiled for the others, and writes down which
        functions each test calls.
        """
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", PLUGIN]
        path = os.pathsep.join([str(self.package.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
        run = subprocess.run(
            [*command, str(self.tests)],
            cwd=ROOT,
            env=os.environ
            | {
                "PYTHONPATH": path,
                "PYTHONPYCACHEPREFIX": str(self.compiled),
                "PYTHONDONTWRITEBYTECODE": "1" if seconds else "",
                WANTED: json.dumps(sorted(names)),
                CALLERS: str(self.callers),
                CALLED: "" if seconds else str(self.calls),
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: _limit(seconds),
            check=False,
        )
        return run.returncode

    def test(self, broken: Break, calls: Calls, seconds: int) -> Verdict:
        file = self.package / broken.path
        self.callers.write_text(json.dumps(calls.get(f"{broken.path.as_posix()}:{broken.function}", [])))
        source, times = file.read_text(encoding="utf-8"), file.stat()
        file.write_text(broken.apply(source), encoding="utf-8")
        try:
            code = self.run(broken.names, seconds)
        finally:
            file.write_text(source, encoding="utf-8")
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))  # so that what was compiled still fits
        fate = "survived" if code == 0 else "stillborn" if code in UNUSABLE else "caught"
        return Verdict(broken, fate)


def _limit(seconds: int) -> None:
    if seconds:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def pytest_collection_modifyitems(items: list[Any]) -> None:
    """Called by pytest in that other process: tests that call what is broken come first, and of them those
    that mark what it names."""
    wanted = set(json.loads(os.environ.get(WANTED, "[]")))
    file = Path(os.environ.get(CALLERS, ""))
    callers = set(json.loads(file.read_text())) if file.is_file() else set()

    def others_last(item: Any) -> tuple[bool, bool]:
        marks = [mark for mark in item.iter_markers() if mark.name in SORTS]
        return item.nodeid not in callers, not any(wanted.intersection(mark.args) for mark in marks)

    items.sort(key=others_last)


_called: dict[str, set[CodeType]] = {}


def pytest_runtest_setup(item: Any) -> None:
    """In the unbroken run: remember what a test calls."""
    if os.environ.get(CALLED):
        seen = _called.setdefault(item.nodeid, set())
        sys.setprofile(lambda frame, event, _: seen.add(frame.f_code) if event == "call" else None)


def pytest_runtest_teardown(item: Any) -> None:
    sys.setprofile(None)


def pytest_sessionfinish() -> None:
    """Write down the tests that call each function of the rules."""
    if not os.environ.get(CALLED):
        return
    rules = f"{PACKAGE}{os.sep}games{os.sep}"
    calls: Calls = {}
    for test, codes in _called.items():
        for code in codes:
            if code.co_filename.startswith(rules):
                file = Path(code.co_filename).relative_to(PACKAGE).as_posix()
                calls.setdefault(f"{file}:{code.co_firstlineno}", []).append(test)
    Path(os.environ[CALLED]).write_text(json.dumps(calls))


# Drawing and judging ---------------------------------------------------------------------------------


def drawn(game: str, seed: int, only: str = "") -> list[Break]:
    """Every break of a game's rules in random order."""
    folder = PACKAGE / "games" / game
    if not folder.is_dir():
        known = sorted(each.name for each in folder.parent.iterdir() if (each / "door.py").exists())
        raise BadData(f"there is no game {game!r}; there are {', '.join(known)}")
    files = sorted(file.relative_to(PACKAGE) for file in folder.rglob("*.py") if only in file.as_posix())
    breaks = [each for file in files for each in breaks_of(PACKAGE, file)]
    random.Random(seed).shuffle(breaks)
    return breaks


def key(broken: Break) -> str:
    """A break as the list of harmless ones names it: it outlives that its line moves."""
    line = (PACKAGE / broken.path).read_text(encoding="utf-8").splitlines()[broken.line - 1]
    return f"{broken.path.as_posix()}: {line.strip()} -> {broken.after(line).strip()}"


def harmless(path: Path) -> dict[str, str]:
    """Breaks that change nothing, each with its reason."""
    if not path.exists():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8")).get("harmless", {})
    if empty := [name for name, reason in found.items() if not str(reason).strip()]:
        raise BadData(f"{path.name}: {empty[0]!r} is called harmless without a reason")
    return {name: str(reason) for name, reason in found.items()}


def judged(tests: Path, breaks: Sequence[Break], count: int, processes: int) -> Iterator[Verdict]:
    """Verdicts until `count` breaks that load were judged, or there are no more."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        shops: SimpleQueue[Workshop] = SimpleQueue()
        seconds, calls = 0, {}
        for number in range(processes):
            shop = Workshop(Path(folder) / str(number), tests)
            seconds = max(seconds, _unbroken(shop))
            calls = json.loads(shop.calls.read_text())
            shops.put(shop)

        def judge(broken: Break) -> Verdict:
            shop = shops.get()
            try:
                return shop.test(broken, calls, seconds)
            finally:
                shops.put(shop)

        waiting, judged_so_far = list(reversed(breaks)), 0
        with ThreadPoolExecutor(processes) as pool:
            while waiting and judged_so_far < count:
                batch = [waiting.pop() for _ in range(min(count - judged_so_far, len(waiting)))]
                for verdict in pool.map(judge, batch):
                    judged_so_far += verdict.fate != "stillborn"
                    yield verdict


def _unbroken(shop: Workshop) -> int:
    """Processor seconds a broken run may take; the unbroken one must pass."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    code = shop.run()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if code:
        raise BadData(f"the tests in {shop.tests} fail without any break: mend them first")
    return 10 + PATIENCE * int(after.ru_utime - before.ru_utime)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m delvewright.lab.mutants", description=__doc__)
    parser.add_argument("--game", default="", help="the game whose rules are broken (default: every game)")
    parser.add_argument("--count", type=int, default=200, help="how many breaks that load (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws others")
    parser.add_argument("--only", default="", help="only files with this in their path")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    games = [options.game] if options.game else sorted(p.parent.name for p in PACKAGE.glob("games/*/door.py"))
    try:
        return max([report(game, options) for game in games])
    except DelveError as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 2


def report(game: str, options: argparse.Namespace) -> int:
    """Print what survives as it is found, then the sum; 1 when too much does."""
    excused = harmless(ROOT / "tests" / "mutants.toml")
    fates = {"caught": 0, "survived": 0, "stillborn": 0, "harmless": 0}
    breaks = drawn(game, options.seed, options.only)
    print(f"{game}: {len(breaks)} ways to break one line; seed {options.seed}", flush=True)
    for broken, fate in judged(ROOT / "tests" / "games" / game, breaks, options.count, options.processes):
        name = key(broken)
        if fate == "survived" and name in excused:
            fate = "harmless"
        fates[fate] += 1
        if fate in ("survived", "harmless"):
            why = f" ({excused[name]})" if fate == "harmless" else ""
            print(f"  {fate}: line {broken.line} of {name}{why}", flush=True)
    telling = fates["caught"] + fates["survived"]
    share = fates["caught"] / telling if telling else 1.0
    print(
        f"{game}: {fates['caught']} of {telling} breaks caught ({share:.1%}); besides, {fates['harmless']} "
        f"known to change nothing and {fates['stillborn']} that did not even load"
    )
    return int(share < ENOUGH)


if __name__ == "__main__":
    raise SystemExit(main())
