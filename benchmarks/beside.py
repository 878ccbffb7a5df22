"""Beside: another checkout of the project and this one, played in turns, so that one sees what got slower.

    python benchmarks/beside.py ../before --rounds 7

Each round plays the same seeds by both, the order changing, each in a process of its own; figures are
processor time. A ratio above 1 means that this checkout is the quicker one; the brackets hold the extremes.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).parents[1]
SETTINGS = {"thunderstone": {"packs": ["wrath"]}}

WORK = """
import json, sys, time
from random import Random
import delvewright
name, seats, seed, settings = json.loads(sys.argv[1])
game = delvewright.game(name)
clock, luck = time.process_time, Random(seed)
spent, done, kept = 0.0, 0, []
while done < 6000:
    state = game.start(seats, luck.getrandbits(60), **settings)
    since = clock()
    while (ask := state.ask) is not None:
        state = game.answer(state, ask.options[int(luck.random() * len(ask.options))])
        done += 1
        if done % 40 == 0:
            kept.append(state)
    spent += clock() - since
figures = {"answer": spent / done}
kept = [state for state in kept if not state.over][:150]
for what, times, call in (
    ("clone", 40, lambda state: state.clone()),
    ("imagine", 4, lambda state: game.imagine(state, state.ask.seat, 7)),
    ("view", 1, lambda state: game.view(state.clone(), state.ask.seat)),
    ("save and load", 1, lambda state: game.load(game.save(state))),
):
    since = clock()
    for state in kept:
        for _ in range(times):
            call(state)
    figures[what] = (clock() - since) / (len(kept) * times)
print(json.dumps(figures))
"""


def measured(checkout: Path, job: str) -> dict[str, float]:
    run = subprocess.run(
        [sys.executable, "-c", WORK, job],
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        sys.exit(f"{checkout} cannot be measured: {run.stderr.strip().splitlines()[-1]}")
    found: dict[str, float] = json.loads(run.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("other", type=Path, help="a checkout of the project, say of the commit before")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    games = [
        game.name
        for game in sorted((chosen.other / "src/delvewright/games").glob("*"))
        if (game / "__init__.py").exists() and (HERE / "src/delvewright/games" / game.name).exists()
    ]
    if not games:
        parser.error(f"there is no checkout in {chosen.other}")
    for game in games:
        ratios: dict[str, list[float]] = {}
        for turn in range(chosen.rounds):
            job = json.dumps([game, 2 + turn % 2, turn, SETTINGS.get(game, {})])
            order = (chosen.other, HERE) if turn % 2 else (HERE, chosen.other)
            found = {checkout: measured(checkout, job) for checkout in order}
            for what, mine in found[HERE].items():
                ratios.setdefault(what, []).append(found[chosen.other][what] / mine)
        for what, those in ratios.items():
            print(
                f"{game:14} {what:14} {median(those):5.2f}  ({min(those):.2f} to {max(those):.2f})",
                flush=True,
            )


if __name__ == "__main__":
    main()
