"""`make bench`: ours, plain and compiled, and the peers in one interleaved run; then who was faster."""

from argparse import ArgumentParser
from collections.abc import Sequence
from statistics import median

import compiled
import delvewright
import ours
import peers
from measure import CLONES, DECISIONS, Result, measure, ratios, report


def faster(unit: str, mine: Sequence[Result], theirs: Sequence[Result]) -> str:
    """A row for each of ours, a column for each peer: times faster within a round, median and extremes."""
    head = [f"{unit}: times faster than", *(peer.entry.name for peer in theirs)]
    rows = [head]
    for result in mine:
        cells = []
        for peer in theirs:
            rounds = ratios(result, peer)
            cells.append(f"{median(rounds):.2f} ({min(rounds):.2f} to {max(rounds):.2f})")
        rows.append([result.entry.name, *cells])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [rows[0], ["-" * width for width in widths], *rows[1:]]
    return "\n".join(
        "  ".join(
            cell.ljust(widths[0]) if place == 0 else cell.rjust(widths[place])
            for place, cell in enumerate(line)
        )
        for line in lines
    )


def gained(plain: Sequence[Result], fast: Sequence[Result]) -> str:
    """A row for each of ours: times faster by compiled rules, within a round, median and extremes."""
    lines = ["compiled: times faster than plain"]
    width = max([len(result.entry.name) for result in plain])
    for result, other in zip(plain, fast, strict=True):
        rounds = ratios(other, result)
        what = f"{result.entry.name:{width}}  {result.entry.unit:18}"
        lines.append(f"{what} {median(rounds):5.2f} ({min(rounds):.2f} to {max(rounds):.2f})")
    return "\n".join(lines)


def main() -> None:
    parser = ArgumentParser(prog="benchmarks/run.py", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="three short rounds: a first look, not a figure to quote"
    )
    parser.add_argument("--rounds", type=int, help="slots an entry gets (default 7, quick 3)")
    parser.add_argument("--seconds", type=float, help="length of a slot (default 0.5, quick 0.1)")
    parser.add_argument(
        "--plain", action="store_true", help="leave compiled rules out: they take minutes to make"
    )
    given = parser.parse_args()
    if delvewright.compiled():
        parser.error("these rules are compiled: make slow, and both builds are measured")
    rounds = given.rounds or (3 if given.quick else 7)
    seconds = given.seconds or (0.1 if given.quick else 0.5)

    mine, not_there = ours.entries()
    fast, no_compiler = ([], []) if given.plain else compiled.entries()
    others, missing = peers.entries()
    missing += no_compiler
    results = measure([*mine, *fast, *others], rounds, seconds)
    print(report(results, missing=missing))
    for unit in not_there:
        print(f"\n{unit}: not there, not measured")
    split = len(mine) + len(fast)
    if fast:
        print(f"\n{gained(results[: len(mine)], results[len(mine) : split])}")
    for unit in (DECISIONS, CLONES):
        us = [result for result in results[:split] if result.entry.unit == unit]
        them = [result for result in results[split:] if result.entry.unit == unit]
        if them:
            print(f"\n{faster(unit, us, them)}")
    length, first, last = ours.flatness(*((3, 3) if given.quick else (8, 5)))
    print(
        f"\nFlatness over long games (Wrath, 5 seats, {length} answers): {first:.1f} us an answer in the "
        f"first quarter, {last:.1f} in the last ({last / first:.2f} times)."
    )


if __name__ == "__main__":
    main()
