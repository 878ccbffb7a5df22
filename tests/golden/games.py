"""Golden games and perft counts: what the rules gave when they were last agreed on, a folder a game.

`python -m tests.golden.games GAME …` plays and counts those games anew, and touches no other; do so only when
a rule has changed on purpose, or for a game that has no folder yet.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from tests.contract.tables import TABLES, Table, played

from delvewright.kernel.game import Game
from delvewright.kernel.record import Record

FOLDER = Path(__file__).parent
SEEDS = (1, 2)
DEPTH = 5
"""Answers that a new game is counted for; a counted one keeps its depth."""
MOST = 100_000
"""Positions that a table is counted for, as far as one can foretell: a map may be laid in many ways."""


def setup(table: Table) -> str:
    """What tells a table apart from the others of its game."""
    return table.name.removeprefix(f"{table.game.id}: ")


def path(table: Table, folder: Path = FOLDER) -> Path:
    return folder / table.game.id / f"{'_'.join(re.findall('[a-z0-9]+', setup(table).lower()))}.txt"


def result(game: Game, state: Any) -> str:
    return json.dumps(game.outcome(state))


def golden(table: Table) -> Record:
    """A random game with its result as a note."""
    sitting = played(table, seed=11)
    record = Record.read(sitting.record.text())
    record.notes["result"] = result(table.game, sitting.state)
    return record


def perft(game: Game, state: Any, depth: int) -> list[int]:
    """How many positions 0, 1, 2, … answers lead to, every order and every choice counted in one walk."""
    if depth == 0 or state.ask is None:
        return [1] * (depth + 1)
    after = [perft(game, game.answer(state, option), depth - 1) for option in state.ask.options]
    return [1, *map(sum, zip(*after, strict=True))]


def counts(table: Table, seed: int, deepest: int, most: int) -> list[int]:
    """How many positions there are after 1, 2, … answers; as far as they will not be more than `most`."""
    state = table.start(seed)
    nodes: list[int] = [1]
    for depth in range(1, deepest + 1):
        if nodes[-1] * nodes[-1] / nodes[max(depth - 2, 0)] > most:
            break
        nodes.append(perft(table.game, state, depth)[-1])
    return nodes[1:]


def pinned(game: str, folder: Path = FOLDER) -> dict[str, list[int]]:
    """The counts of a game by table and seed; none of a game that was never counted."""
    path = folder / game / "perft.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def write(game: str, folder: Path = FOLDER) -> None:
    """Play and count one game anew."""
    tables = [table for table in TABLES if table.game.id == game]
    if not tables:
        known = ", ".join(dict.fromkeys(table.game.id for table in TABLES))
        raise SystemExit(f"no game is called {game!r}; known: {known}")
    deepest = max([len(nodes) for nodes in pinned(game, folder).values()], default=DEPTH)
    (folder / game).mkdir(exist_ok=True)
    for old in (folder / game).glob("*.txt"):
        old.unlink()
    lines = []
    for table in tables:
        path(table, folder).write_text(golden(table).text(), encoding="utf-8")
        for seed in SEEDS:
            name = f"{setup(table)}, seed {seed}"
            lines.append(f"{json.dumps(name)}: {json.dumps(counts(table, seed, deepest, MOST))}")
    (folder / game / "perft.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    if not sys.argv[1:]:
        raise SystemExit(__doc__)
    for name in sys.argv[1:]:
        write(name)
