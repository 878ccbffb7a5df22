"""Golden games and perft counts: what the rules gave when they were last agreed on.

`python -m tests.golden.games` plays and counts them anew; do so only when a rule has changed on purpose.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.contract.tables import TABLES, Table, played

from delvewright.kernel.game import Game
from delvewright.kernel.record import Record

FOLDER = Path(__file__).parent
COUNTS = FOLDER / "perft.json"
SEEDS = (1, 2)
DEPTHS = {"dungeon_dice": 7}  # the first questions are only whether to draw anew
DEPTH = 5


def path(table: Table) -> Path:
    return FOLDER / f"{'_'.join(re.findall('[a-z0-9]+', table.name.lower()))}.txt"


def result(game: Game, state: Any) -> str:
    return json.dumps(game.outcome(state))


def golden(table: Table) -> Record:
    """A random game with its result as a note."""
    sitting = played(table, seed=11)
    record = Record.read(sitting.record.text())
    record.notes["result"] = result(table.game, sitting.state)
    return record


def perft(game: Game, state: Any, depth: int) -> int:
    """How many positions so many answers lead to, every order and every choice counted."""
    if depth == 0 or state.ask is None:
        return 1
    return sum([perft(game, game.answer(state, option), depth - 1) for option in state.ask.options])


def counts(table: Table, seed: int) -> list[int]:
    """How many positions there are after 1, 2, … answers."""
    state = table.start(seed)
    deepest = DEPTHS.get(table.game.id, DEPTH)
    return [perft(table.game, state, depth) for depth in range(1, deepest + 1)]


def write() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for table in TABLES:
        path(table).write_text(golden(table).text(), encoding="utf-8")
    pinned = {f"{table.name}, seed {seed}": counts(table, seed) for table in TABLES for seed in SEEDS}
    lines = [f"{json.dumps(name)}: {json.dumps(nodes)}" for name, nodes in pinned.items()]
    COUNTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write()
