"""The ledger: which numbered rules, cards and dice a test would catch breaking, and which none would."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from delvewright.kernel.errors import BadData

SORTS = {"rule": "rules", "card": "cards", "die": "dice"}
"""The marks, and the table of waivers.toml each belongs to."""

PREFIX = "ledger:"
NO_TESTS = 5  # pytest's exit code for an empty folder


class Mark(NamedTuple):
    """One id named by one test."""

    sort: str
    id: str
    where: str


class Count(NamedTuple):
    """How one group of ids stands."""

    group: str
    covered: int
    waived: int
    total: int


@dataclass(frozen=True)
class Ledger:
    """Everything there is to cover, what tests name, and what is waived with a reason."""

    known: dict[str, tuple[str, ...]]  # "rules", "cards" and "dice" → ids
    marks: tuple[Mark, ...]
    waivers: dict[str, dict[str, str]]  # the same → id → reason

    def covered(self, sort: str) -> set[str]:
        return {mark.id for mark in self.marks if mark.sort == sort}

    def missing(self) -> list[str]:
        """What is neither covered nor waived."""
        return [
            id
            for sort, ids in self.known.items()
            for id in ids
            if id not in self.covered(sort) and id not in self.waivers[sort]
        ]

    def troubles(self) -> list[str]:
        """Marks and waivers that mean nothing, or are not needed any more."""
        found = []
        for sort, ids in self.known.items():
            known, covered = set(ids), self.covered(sort)
            if not known:
                continue  # no game with such pieces can be played yet
            for mark in self.marks:
                if mark.sort == sort and mark.id not in known:
                    found.append(f"{mark.where} marks {mark.id!r}, which is none of the {sort}")
            for id, reason in self.waivers[sort].items():
                if id not in known:
                    found.append(f"{id!r} is waived, but is none of the {sort}")
                elif id in covered:
                    found.append(f"{id} is waived, but a test covers it: drop the waiver")
                elif not reason.strip():
                    found.append(f"{id} is waived without a reason")
        return found

    def counts(self) -> list[Count]:
        """One line a group: rules by the first letters of their number, cards, and dice."""
        groups: dict[tuple[str, str], list[str]] = {}
        for sort, ids in self.known.items():
            for id in ids:
                group = id.partition("-")[0] if sort == "rules" else sort
                groups.setdefault((sort, group), []).append(id)
        lines = []
        for (sort, group), members in groups.items():
            covered = self.covered(sort)
            hit = sum(id in covered for id in members)
            waived = sum(id not in covered and id in self.waivers[sort] for id in members)
            lines.append(Count(group, hit, waived, len(members)))
        return lines


def open_ledger(tests: Path, rules: Iterable[str], cards: Iterable[str], dice: Iterable[str] = ()) -> Ledger:
    """Read the marks and waivers of a folder of tests."""
    known = {"rules": tuple(rules), "cards": tuple(cards), "dice": tuple(dice)}
    return Ledger(known, collect(tests), read_waivers(tests / "waivers.toml"))


def read_waivers(path: Path) -> dict[str, dict[str, str]]:
    """The tables of waivers.toml; no file, no waivers."""
    waivers: dict[str, dict[str, str]] = {sort: {} for sort in SORTS.values()}
    if not path.exists():
        return waivers
    for table, entries in tomllib.loads(path.read_text(encoding="utf-8")).items():
        if table not in waivers:
            raise BadData(f"{path.name}: unknown table [{table}]; known: {', '.join(waivers)}")
        for id, reason in entries.items():
            waivers[table][id] = str(reason)
    return waivers


# Collecting ------------------------------------------------------------------------------------------


def collect(tests: Path) -> tuple[Mark, ...]:
    """Every mark of every test, by pytest's own reckoning: computed ids and parameters count as they run."""
    wanted = ["--collect-only", "-q", "-p", "no:cacheprovider", "-p", __name__, str(tests)]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *wanted],
        cwd=tests.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode not in (0, NO_TESTS):
        raise BadData(f"pytest cannot collect {tests}:\n{(run.stdout + run.stderr).strip()[-2000:]}")
    lines = [line[len(PREFIX) :] for line in run.stdout.splitlines() if line.startswith(PREFIX)]
    return tuple(Mark(*json.loads(line)) for line in lines)


def pytest_collection_finish(session: Any) -> None:
    """Called by pytest in that other process. A test that is skipped or meant to fail covers nothing."""
    for item in session.items:
        if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
            continue
        for mark in item.iter_markers():
            for id in mark.args if mark.name in SORTS else ():
                print(PREFIX + json.dumps([SORTS[mark.name], id, item.nodeid]))
