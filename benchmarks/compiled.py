"""Ours once more by compiled rules: a copy of the package is compiled, and plays in a process of its own.

python benchmarks/compiled.py    plays the entry whose number it reads, again and again
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from measure import Entry

ROOT = Path(__file__).parents[1]
COPY = ROOT / "build" / "fast" / "bench"


def entries() -> tuple[list[Entry], list[str]]:
    """Every entry of ours by compiled rules; or why there are none."""
    shutil.rmtree(COPY / "delvewright", ignore_errors=True)
    shutil.copytree(
        ROOT / "src/delvewright", COPY / "delvewright", ignore=shutil.ignore_patterns("*.so", "*.pyd")
    )
    made = subprocess.run(
        [sys.executable, "fast.py", "--into", str(COPY)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        return [], [f"compiled rules ({(made.stderr.strip().splitlines() or ['no compiler'])[-1]})"]
    player = subprocess.Popen(
        [sys.executable, __file__],
        env={**os.environ, "PYTHONPATH": str(COPY)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert player.stdin is not None
    assert player.stdout is not None
    ask, answer = player.stdin, player.stdout

    def by_it(number: int) -> Callable[[], int]:
        def work() -> int:
            print(number, file=ask, flush=True)
            return int(answer.readline())

        return work

    told = json.loads(answer.readline())
    return [Entry(f"{name}, compiled", unit, by_it(number)) for number, (name, unit) in enumerate(told)], []


def main() -> None:
    import ours

    found, _ = ours.entries()
    print(json.dumps([(entry.name, entry.unit) for entry in found]), flush=True)
    for line in sys.stdin:
        print(found[int(line)].work(), flush=True)


if __name__ == "__main__":
    main()
