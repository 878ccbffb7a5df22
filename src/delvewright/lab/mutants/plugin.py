"""Run by pytest while rules are broken: it watches which tests call what, and tries breaks in forks.

A fork has the rules and the tests loaded already. It swaps the code of the function that is broken and runs
the tests that call it, so that most breaks are judged in a fraction of a second. What is called while the
rules are loaded has done its work by then: it is left to a copy of the package (judging.py).
"""

from __future__ import annotations

import gc
import os
import resource
import sys
import time
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NoReturn

import msgspec

import delvewright
from delvewright.lab.ledger import SORTS
from delvewright.lab.mutants.breaks import Break

ORDERS = "DELVEWRIGHT_MUTANTS"
PACKAGE = Path(delvewright.__file__).parent
RULES = f"{PACKAGE}{os.sep}games{os.sep}"
PATIENCE = 5  # times the processor seconds of a watched, unbroken run, then it is taken to run for ever
LEAST = 10  # seconds that anything may take
MEMORY = 4 << 30
SURVIVED, CAUGHT, ELSEWHERE = 0, 1, 3  # how a fork ends; the last: it cannot be tried in a fork

Place = str
"""Where some code begins: its file below the package, its first line and its name."""


class Orders(msgspec.Struct, frozen=True):
    """What the process that runs the tests is to do: watch, or try breaks, or begin with some tests."""

    calls: str = ""  # a file: what each test calls
    watch: bool = False  # write that file
    breaks: str = ""  # a file: the breaks to try in forks
    fates: int = -1  # an open file: how each of them ended, a line of number and fate
    processes: int = 1
    names: frozenset[str] = frozenset()  # begin with the tests that mark one of these


class Calls(msgspec.Struct):
    """What an unbroken run has shown."""

    loading: set[Place] = set()  # called before any test ran
    by: dict[str, set[Place]] = {}  # test → what it calls
    seconds: dict[str, float] = {}  # test → how long it took


orders = msgspec.json.decode(os.environ.get(ORDERS, "{}"), type=Orders)
_calls = Calls()
_failed = False


def place(code: CodeType) -> Place:
    return (
        f"{Path(code.co_filename).relative_to(PACKAGE).as_posix()}:{code.co_firstlineno}:{code.co_qualname}"
    )


def limit(seconds: float) -> None:
    """End this process when it takes more processor seconds or memory than a sound run ever would."""
    whole = LEAST + int(PATIENCE * seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (whole, whole + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


# Watching ----------------------------------------------------------------------------------------------


def _watch(seen: set[Place]) -> None:
    known: dict[CodeType, bool] = {}

    def note(frame: Any, event: str, _: object) -> None:
        if event == "call" and frame.f_code not in known:
            known[frame.f_code] = True
            if frame.f_code.co_filename.startswith(RULES):
                seen.add(place(frame.f_code))

    sys.setprofile(note)


if orders.watch:
    _watch(_calls.loading)


def pytest_runtest_setup(item: Any) -> None:
    if orders.watch:
        _calls.seconds[item.nodeid] = time.process_time()
        _watch(_calls.by.setdefault(item.nodeid, set()))


def pytest_runtest_teardown(item: Any) -> None:
    if orders.watch:
        sys.setprofile(None)
        _calls.seconds[item.nodeid] = time.process_time() - _calls.seconds[item.nodeid]


def pytest_sessionfinish() -> None:
    if orders.watch:
        Path(orders.calls).write_bytes(msgspec.json.encode(_calls))


# Trying ------------------------------------------------------------------------------------------------


def _marked(item: Any, names: frozenset[str]) -> bool:
    marks = [mark for mark in item.iter_markers() if mark.name in SORTS]
    return any(not names.isdisjoint(mark.args) for mark in marks)


def pytest_collection_modifyitems(items: list[Any]) -> None:
    items.sort(key=lambda item: not _marked(item, orders.names))


def pytest_runtest_logreport(report: Any) -> None:
    global _failed
    _failed = _failed or report.failed


def pytest_runtestloop(session: Any) -> bool | None:
    """Try every break that was ordered in a fork of its own; none ordered: the usual loop."""
    if not orders.breaks:
        return None
    breaks = msgspec.json.decode(Path(orders.breaks).read_bytes(), type=list[Break])
    calls = msgspec.json.decode(Path(orders.calls).read_bytes(), type=Calls)
    theatre = _Theatre(session, calls)
    running: dict[int, int] = {}
    with os.fdopen(orders.fates, "w") as fates:

        def wait() -> None:
            process, status = os.wait()
            print(running.pop(process), os.waitstatus_to_exitcode(status), file=fates, flush=True)

        for number, broken in enumerate(breaks):
            while len(running) >= orders.processes:
                wait()
            process = os.fork()
            if not process:
                theatre.try_break(broken)
            running[process] = number
        while running:
            wait()
    return True


class _Theatre:
    """The loaded rules and tests, on which each fork operates."""

    def __init__(self, session: Any, calls: Calls):
        self.session = session
        self.calls = calls
        self.functions: dict[Place, list[FunctionType]] = {}
        for one in gc.get_objects():
            if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(RULES):
                self.functions.setdefault(place(one.__code__), []).append(one)
        gc.freeze()

    def try_break(self, broken: Break) -> NoReturn:
        """Ends this process: 0 when nobody notices, 1 when a test does, 3 when it must be tried elsewhere."""
        fate = ELSEWHERE
        try:
            touched = self._operate(broken)
            if touched:
                fate = CAUGHT if self._noticed(touched, broken.names) else SURVIVED
        finally:
            os._exit(fate)

    def _operate(self, broken: Break) -> set[Place]:
        """Swap the broken code for the sound, and say where; nowhere, if it has done its work already."""
        file = PACKAGE / broken.path
        source = file.read_text(encoding="utf-8")
        sound = list(_codes(compile(source, str(file), "exec", dont_inherit=True)))
        spoilt = list(_codes(compile(broken.apply(source), str(file), "exec", dont_inherit=True)))
        if len(sound) != len(spoilt):  # a function has gone with the break
            return set()
        pairs = [(old, new) for old, new in zip(sound, spoilt, strict=True) if old != new]
        touched = {place(old) for old, new in pairs if _own(old) != _own(new)}
        places = [place(old) for old in sound]
        if touched & {places[0], *self.calls.loading} or any(places.count(where) > 1 for where in touched):
            return set()  # two places are the same for two lambdas in one line
        for old, new in pairs:
            for function in self.functions.get(place(old), ()):
                if old.co_freevars != new.co_freevars:
                    return set()
                function.__code__ = new
        return touched

    def _noticed(self, touched: set[Place], names: frozenset[str]) -> bool:
        """Whether a test that calls what is broken fails."""
        items = [item for item in self.session.items if touched & self.calls.by.get(item.nodeid, set())]
        items.sort(key=lambda item: not _marked(item, names))
        limit(sum([self.calls.seconds[item.nodeid] for item in items]))
        for item, following in zip_longest(items, items[1:]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if _failed:
                return True
        return False


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A module's code and all the code in it, in the order of the text."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _own(code: CodeType) -> tuple[object, ...]:
    """What some code does itself, whatever the functions in it do."""
    consts = [repr(each) for each in code.co_consts if not isinstance(each, CodeType)]
    return code.co_code, consts, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars
