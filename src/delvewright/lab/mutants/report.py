"""The report: which breaks are drawn, which of them change nothing, and how many the tests caught."""

from __future__ import annotations

import argparse
import os
import random
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from delvewright import compiled
from delvewright.kernel.errors import BadData, DelveError
from delvewright.lab import mutants
from delvewright.lab.boards import WRITTEN
from delvewright.lab.mutants.breaks import Break, breaks_of
from delvewright.lab.mutants.judging import ROOT, judged
from delvewright.lab.mutants.plugin import PACKAGE

ENOUGH = 0.95


def drawn(game: str, seed: int, only: str = "") -> list[Break]:
    """Every break of a game's rules in random order. What is written out from its board is no rule."""
    folder = PACKAGE / "games" / game
    if not folder.is_dir():
        known = sorted(each.name for each in folder.parent.iterdir() if (each / "door.py").exists())
        raise BadData(f"there is no game {game!r}; there are {', '.join(known)}")
    files = sorted(
        file.relative_to(PACKAGE).as_posix() for file in folder.rglob("*.py") if file.name != WRITTEN
    )
    breaks = [each for file in files if only in file for each in breaks_of(PACKAGE, file)]
    random.Random(seed).shuffle(breaks)
    return breaks


def key(broken: Break) -> str:
    """A break as the list of harmless ones names it: it outlives that its line moves."""
    line = (PACKAGE / broken.path).read_text(encoding="utf-8").splitlines()[broken.line - 1]
    return f"{broken.path}: {line.strip()} -> {broken.after(line).strip()}"


def harmless(path: Path) -> dict[str, str]:
    """Breaks that change nothing, each with its reason."""
    if not path.exists():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8")).get("harmless", {})
    if empty := [name for name, reason in found.items() if not str(reason).strip()]:
        raise BadData(f"{path.name}: {empty[0]!r} is called harmless without a reason")
    return {name: str(reason) for name, reason in found.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m delvewright.lab.mutants", description=mutants.__doc__)
    parser.add_argument("--game", default="", help="the game whose rules are broken (default: every game)")
    parser.add_argument("--count", type=int, default=200, help="how many breaks that load (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws others")
    parser.add_argument("--only", default="", help="only files with this in their path")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    games = [options.game] if options.game else sorted(p.parent.name for p in PACKAGE.glob("games/*/door.py"))
    try:
        if compiled():
            raise DelveError("compiled rules cannot be broken: take the build away first, with make slow")
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
