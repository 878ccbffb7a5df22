"""Times named pieces of work side by side in one run, and prints rates and ratios as plain text.

A machine's speed drifts while a benchmark runs, so no piece of work is timed in one block: every round
gives each of them one short slot, and a ratio is taken inside a round before the median of the rounds.
A fixed loop is timed around every slot; the steady rate is the slot's rate scaled to that loop's best speed.
"""

import gc
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

Work = Callable[[], int]

DECISIONS = "decisions"  # one call plays one game
CLONES = "clones"


@dataclass(frozen=True)
class Entry:
    """Work to time: one call does some units (decisions, clones) and returns how many."""

    name: str
    unit: str
    work: Work


@dataclass
class Slot:
    """What one entry did in one round."""

    calls: int
    units: int
    seconds: float
    pace: float

    @property
    def rate(self) -> float:
        return self.units / self.seconds


@dataclass
class Result:
    """Every slot of one entry, one per round, and the best pace seen in the whole run."""

    entry: Entry
    slots: list[Slot] = field(default_factory=list)
    best_pace: float = 0.0

    @property
    def rates(self) -> list[float]:
        return [slot.rate for slot in self.slots]

    @property
    def steady(self) -> list[float]:
        return [slot.rate * self.best_pace / slot.pace for slot in self.slots]

    @property
    def units_per_call(self) -> float:
        return sum(slot.units for slot in self.slots) / sum(slot.calls for slot in self.slots)


def repeat(call: Callable[[], object], times: int) -> Work:
    """Work for something too quick to time alone: `times` calls, one unit each."""

    def work() -> int:
        for _ in range(times):
            call()
        return times

    return work


def pace(loops: int = 200_000) -> float:
    """Loops a second of a fixed mix of list, dict and integer work: how fast the machine is right now."""
    numbers, seen, total = list(range(64)), {}, 0
    start = perf_counter()
    for i in range(loops):
        total += numbers[i & 63]
        seen[i & 31] = total
    return loops / (perf_counter() - start)


def slot(work: Work, seconds: float) -> Slot:
    """Repeat the work for the given time, with the pace taken before and after."""
    gc.collect()
    before = pace()
    calls = units = 0
    start = perf_counter()
    while True:
        units += work()
        calls += 1
        spent = perf_counter() - start
        if spent >= seconds:
            return Slot(calls, units, spent, (before + pace()) / 2)


def measure(entries: Sequence[Entry], rounds: int = 7, seconds: float = 0.5) -> list[Result]:
    """Give every entry one slot a round; each round starts with another entry, so none always runs first."""
    results = [Result(entry) for entry in entries]
    for result in results:
        result.entry.work()
    for turn in range(rounds):
        shift = turn % len(results) if results else 0
        for result in results[shift:] + results[:shift]:
            result.slots.append(slot(result.entry.work, seconds))
    best = max((slot.pace for result in results for slot in result.slots), default=0.0)
    for result in results:
        result.best_pace = best
    return results


def ratios(ours: Result, peer: Result) -> list[float]:
    """How many times faster ours went than the peer, round by round."""
    return [mine / theirs for mine, theirs in zip(ours.steady, peer.steady, strict=True)]


def report(results: Sequence[Result], ours: Iterable[str] = (), missing: Iterable[str] = ()) -> str:
    """Per unit a table of rates, then one of how many times faster the entries named in `ours` are."""
    mine = set(ours)
    parts = [_paces(results)]
    for unit in dict.fromkeys(result.entry.unit for result in results):
        group = [result for result in results if result.entry.unit == unit]
        parts.append(_rates(unit, group))
        us = [result for result in group if result.entry.name in mine]
        peers = [result for result in group if result.entry.name not in mine]
        if us and peers:
            parts.append(_faster(unit, us, peers))
    parts += [f"{line}: not installed, not measured" for line in missing]
    return "\n\n".join(parts)


def _paces(results: Sequence[Result]) -> str:
    paces = [slot.pace / 1e6 for result in results for slot in result.slots]
    if not paces:
        return "Nothing measured."
    return (
        f"{len(results[0].slots)} rounds. Machine pace {median(paces):.1f} million loops a second "
        f"({min(paces):.1f} to {max(paces):.1f}): the further apart, the noisier the run."
    )


def _rates(unit: str, group: Sequence[Result]) -> str:
    head = [unit, "a second", "lowest", "highest", "steady", "us each"]
    rows = []
    for result in group:
        rates, steady = result.rates, median(result.steady)
        numbers = (median(rates), min(rates), max(rates), steady)
        rows.append([result.entry.name, *map(_count, numbers), f"{1e6 / steady:.2f}"])
    if unit == DECISIONS:
        head += ["a game", "games/s"]
        for row, result in zip(rows, group, strict=True):
            length = result.units_per_call
            row += [_count(length), _count(median(result.rates) / length)]
    return _table(head, rows)


def _faster(unit: str, us: Sequence[Result], peers: Sequence[Result]) -> str:
    head = [f"{unit}: times faster", *(result.entry.name for result in us)]
    rows = []
    for peer in peers:
        row = [f"than {peer.entry.name}"]
        for result in us:
            by_round = ratios(result, peer)
            row.append(f"{median(by_round):.2f} ({min(by_round):.2f} to {max(by_round):.2f})")
        rows.append(row)
    return _table(head, rows)


def _count(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = [head, ["-" * width for width in widths], *rows]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
