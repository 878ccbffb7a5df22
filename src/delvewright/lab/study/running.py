"""Running: a study from its plan to its results; stopped at any moment, it goes on where it was."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import delvewright
from delvewright.kernel.errors import DelveError
from delvewright.lab.figures import Between, Tally, always, interval
from delvewright.lab.study import tables
from delvewright.lab.study.journal import Journal
from delvewright.lab.study.plan import Plan, Query
from delvewright.lab.study.playing import Block, Deal
from delvewright.lab.study.workers import Work, alone

SHEET, JOURNAL, LOG = "study.json", "journal", "study.log"
FORMAT = 1


class Answer(msgspec.Struct, frozen=True):
    """What a question came to."""

    query: Query
    deals: int
    mean: float
    low: float
    high: float
    answered: bool

    @property
    def text(self) -> str:
        """In a line."""
        query = self.query
        sign = "+" if isinstance(query.against, str) else ""
        form = f"{sign}.1%" if query.of == "wins" else f"{sign}.2f"
        what = f"{query.of} of {query.bot}" if query.bot else query.of
        against = query.against if isinstance(query.against, str) else format(float(query.against or 0), form)
        verdict = "answered" if self.answered else "still open"
        return (
            f"{what}, {query.table} against {against}: {self.mean:{form}} "
            f"(95 %: {self.low:{form}} to {self.high:{form}}; {self.deals} deals; {verdict})"
        )


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept beside the results: whose they are, by which rules, and what the questions came to."""

    format: int
    delvewright: str
    rules: dict[str, str]  # of each game
    plan: Plan
    done: bool = False
    deals: int = 0  # of each table, once done; fewer than planned where it stopped early
    answers: tuple[Answer, ...] = ()


@dataclass
class Progress:
    """How far a study is."""

    games: int
    of: int
    already: int  # of those, how many were there when it was taken up
    began: float = field(default_factory=time.monotonic)

    @property
    def left(self) -> float | None:
        """Seconds, as far as can be told."""
        now = self.games - self.already
        return (time.monotonic() - self.began) / now * (self.of - self.games) if now else None


class Verdicts:
    """The questions of a plan, reckoned deal by deal and in order, wherever the deals were played."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tallies = [Tally() for _ in plan.queries]

    def hear(self, blocks: list[Block]) -> None:
        """The same deals of all tables."""
        for query, tally in zip(self.plan.queries, self.tallies, strict=True):
            mine = blocks[self._at(query.table)].deals
            other = blocks[self._at(query.against)].deals if isinstance(query.against, str) else None
            for number, deal in enumerate(mine):
                value = worth(deal, query)
                tally.add(value - (worth(other[number], query) if other is not None else 0.0))

    def _at(self, table: str) -> int:
        return [one.name for one in self.plan.tables].index(table)

    def bounds(self, query: Query) -> tuple[float, float]:
        if query.of != "wins":
            return -float("inf"), float("inf")
        return (-1.0 if isinstance(query.against, str) else 0.0), 1.0

    def answers(self, early: bool) -> tuple[Answer, ...]:
        """As they stand; `early` by an interval that allows for having looked all the time."""
        found = []
        for query, tally in zip(self.plan.queries, self.tallies, strict=True):
            low, high = self.bounds(query)
            between = always(tally, self.plan.deals, low, high) if early else interval(tally, low, high)
            found.append(self._answer(query, tally, between))
        return tuple(found)

    @staticmethod
    def _answer(query: Query, tally: Tally, between: Between) -> Answer:
        against = 0.0 if isinstance(query.against, str) else float(query.against or 0.0)
        sure = against not in between
        narrow = query.within is not None and between.half <= query.within
        return Answer(query, tally.count, between.mean, between.low, between.high, sure or narrow)


def worth(deal: Deal, query: Query) -> float:
    """What a deal says to a question."""
    if query.of == "wins":
        return deal.wins[query.bot]
    if query.of == "score":
        return deal.score[query.bot]
    return deal.turns if query.of == "turns" else deal.answers


def read_sheet(folder: Path) -> Sheet:
    """What a folder of results says of itself."""
    try:
        return msgspec.json.decode((folder / SHEET).read_bytes(), type=Sheet)
    except FileNotFoundError as error:
        raise DelveError(f"{folder}: there is no {SHEET}: not the results of a study") from error
    except (OSError, msgspec.MsgspecError) as error:
        raise DelveError(f"{folder / SHEET}: {error}") from error


def begun(folder: Path, plan: Plan) -> Sheet:
    """The sheet of a folder: that which is there, if it is of the same study, or a new one."""
    rules = {table.game: delvewright.game(table.game).version for table in plan.tables}
    new = Sheet(FORMAT, delvewright.__version__, rules, plan)
    if not (folder / SHEET).exists():
        if folder.exists() and any(folder.iterdir()):
            raise DelveError(f"{folder} is not empty, and holds no study: name another with --out")
        folder.mkdir(parents=True, exist_ok=True)
        _write(folder, new)
        return new
    old = read_sheet(folder)
    if msgspec.to_builtins(old.plan) != msgspec.to_builtins(plan):
        raise DelveError(
            f"{folder} holds results of another plan: name another folder with --out, or remove it"
        )
    if (old.rules, old.delvewright) != (new.rules, new.delvewright):
        raise DelveError(
            f"{folder} was begun under other rules ({old.delvewright}: {old.rules}; these are "
            f"{new.delvewright}: {new.rules}): name another folder with --out"
        )
    return old


def _write(folder: Path, sheet: Sheet) -> None:
    text = msgspec.json.format(msgspec.json.encode(sheet), indent=1)
    (folder / f"{SHEET}.new").write_bytes(text)
    (folder / f"{SHEET}.new").replace(folder / SHEET)


def run(
    plan: Plan,
    folder: Path,
    work: Work = alone,
    heard: Callable[[Progress], Any] = lambda progress: None,
    say: Callable[[str], Any] = lambda line: None,
) -> Sheet:
    """Play what is left of a study, and write its results; what is said goes into its log as well."""
    tables.database().close()  # rather told now than at the end that it is missing
    sheet = begun(folder, plan)
    if sheet.done:
        return sheet
    with (folder / LOG).open("a", encoding="utf-8") as file:

        def log(line: str) -> None:
            file.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {line}\n")
            file.flush()
            say(line)

        journal = Journal(folder / JOURNAL)
        try:
            return _run(plan, folder, sheet, journal, work, heard, log)
        finally:
            journal.close()


def _run(
    plan: Plan,
    folder: Path,
    sheet: Sheet,
    journal: Journal,
    work: Work,
    heard: Callable[[Progress], Any],
    log: Callable[[str], None],
) -> Sheet:
    count = len(plan.tables)
    games = sum(games_of(plan, number) for number in journal.places)
    progress = Progress(games, plan.games, games)
    log(f"{games} of {plan.games} games are there" if games else f"{plan.games} games to play")
    verdicts, heard_of, deals = Verdicts(plan), 0, plan.deals
    missing = (job for job in plan.jobs() if job.number not in journal.places)

    def judge() -> bool:
        """Hear the blocks that are there in order; whether all is answered."""
        nonlocal heard_of, deals
        while plan.queries and all(heard_of * count + at in journal.places for at in range(count)):
            verdicts.hear([journal.read(heard_of * count + at) for at in range(count)])
            heard_of += 1
            if plan.stop and all(answer.answered for answer in verdicts.answers(early=True)):
                deals = min(heard_of * plan.block, plan.deals)
                return True
        return False

    if not judge():
        blocks = work(plan, missing, log)
        try:
            for number, body in blocks:
                journal.add(number, body)
                progress.games += games_of(plan, number)
                heard(progress)
                if judge():
                    break
        finally:
            close = getattr(blocks, "close", None)
            if close is not None:
                close()
    stopped = deals < plan.deals
    if stopped:
        log(f"all is answered after {deals} deals of {plan.deals}")
    last = -(-deals // plan.block) * count

    def in_order() -> Iterator[Block]:
        # Table by table, so that each lies together in the files.
        for table in range(count):
            for number in range(table, last, count):
                yield journal.read(number)

    tables.write(folder, ["games", "seats", *plan.measures], in_order())
    sheet = msgspec.structs.replace(sheet, done=True, deals=deals, answers=verdicts.answers(early=plan.stop))
    _write(folder, sheet)
    (folder / JOURNAL).unlink()
    log(f"done: {sum(plan.rounds(table) * deals for table in plan.tables)} games")
    return sheet


def games_of(plan: Plan, number: int) -> int:
    """How many games a block has."""
    first = number // len(plan.tables) * plan.block
    return (min(first + plan.block, plan.deals) - first) * plan.rounds(plan.tables[number % len(plan.tables)])
