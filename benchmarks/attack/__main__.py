"""`make attack`: one attack after the other, and a report of each; exit code 1 if something did not hold.

cd benchmarks && python -m attack [NAME …] [--seconds 20]
"""

from __future__ import annotations

import argparse
import asyncio
import sys

from attack import Attack, Report, failed_writes, floods
from attack.flooder import SORTS

ATTACKS = {
    "failed-writes": Attack(300, failed_writes.attack),
    **{f"{sort}-flood": Attack(40, floods.flood(sort)) for sort in SORTS},
}


def told(name: str, report: Report) -> str:
    verdict = "HELD" if not report.broken else "BROKEN"
    lines = [*report.lines, *(f"did not hold: {what}" for what in report.broken)]
    return "\n".join([f"{name}: {verdict}", *(f"  {line}" for line in lines)])


def main() -> None:
    options = argparse.ArgumentParser(
        prog="python -m attack", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(ATTACKS)}; all if none")
    options.add_argument("--seconds", type=float, help="each goes on for so long, instead of its own time")
    chosen = options.parse_args()
    unknown = [name for name in chosen.names if name not in ATTACKS]
    if unknown:
        options.error(f"there is no attack {unknown[0]!r}; there are {', '.join(ATTACKS)}")
    broken = []
    for name in chosen.names or ATTACKS:
        seconds, run = ATTACKS[name]
        report = asyncio.run(run(chosen.seconds or seconds))
        print(told(name, report), flush=True)
        broken += [name] * bool(report.broken)
    if broken:
        sys.exit(f"did not hold: {', '.join(broken)}")


if __name__ == "__main__":
    main()
