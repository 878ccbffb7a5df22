"""Bots of the compiled build answer what those of the plain one do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import pytest

import delvewright
from delvewright.bots import bot, look
from delvewright.bots.sight import go_round

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "thunderstone": (2, {"packs": ["wrath"]}),
    "barricades": (2, {}),
    "dungeon_dice": (3, {}),
    "dungeoneer": (2, {}),
}
LONGEST, SEARCHED = 300, 50
"""Answers of a game, and every which of them a search is asked for, too."""


def choices(id: str) -> list[str]:
    """What rules of thumb answer in a seeded game, and now and then what a search would."""
    game, (seats, settings) = delvewright.game(id), TABLES[id]
    state, seat = game.start(seats, 7, **settings), -1
    found: list[str] = []
    while not state.over and len(found) < LONGEST:
        seat = go_round(state, seat)
        sight = look(game, state, seat, 1000 + len(found))
        if not len(found) % SEARCHED:
            found.append(f"search: {game.name(state, bot('search:12').choose(sight))}")
        chosen = bot("thumb").choose(sight)
        found.append(game.name(state, chosen))
        game.apply(state, chosen, seat)
    return found


@pytest.mark.slow
@pytest.mark.skipif(not delvewright.compiled(), reason="both builds are needed; `make fast` makes the other")
@pytest.mark.parametrize("id", TABLES)
def test_both_builds_choose_alike(id: str, tmp_path: Path) -> None:
    package = Path(delvewright.__file__).parent
    copytree(package, tmp_path / package.name, ignore=ignore_patterns("*.so", "*.pyd", "__pycache__", "web"))
    run = subprocess.run(
        [sys.executable, __file__, id],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    plain = json.loads(run.stdout)
    assert not plain["compiled"]
    assert choices(id) == plain["choices"]


if __name__ == "__main__":
    print(json.dumps({"compiled": delvewright.compiled(), "choices": choices(sys.argv[1])}))
