"""Findings: what the tables of a study come to, with intervals; the deal is the unit (see figures.py)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import delvewright
from delvewright.kernel.errors import DelveError
from delvewright.lab.figures import Between, Tally, interval
from delvewright.lab.study.plan import Table
from delvewright.lab.study.running import Sheet, read_sheet
from delvewright.lab.study.tables import database

FEWEST_DEALS = 8
"""A card, a turn or a question that came up in fewer deals is not shown: nothing could be said of it."""


class Point(NamedTuple):
    """Something with a value, and between what the truth lies."""

    label: str
    at: Between
    deals: int
    group: str = ""


class Card(NamedTuple):
    """What became of a kind of card or die."""

    name: str
    taken: float  # a seat and game
    kept: float  # share of seats that have it at the end
    kept_by_winners: float
    effect: Between | None  # on the share of the win; None: too few deals to say
    deals: int


class Bar(NamedTuple):
    low: int
    high: int
    share: Between


class Lengths(NamedTuple):
    mean: Between
    tenth: float
    median: float
    ninetieth: float
    bars: tuple[Bar, ...]
    off: float  # share that was called off


class Table_(NamedTuple):
    """One table of a study."""

    table: Table
    title: str
    games: int
    deals: int
    together: bool
    wins: tuple[Point, ...]  # by bot
    scores: tuple[Point, ...]
    seats: tuple[Point, ...]  # by place in the order of turns, where all are played by the same
    skill: Point | None  # of two or more bots: how far the better one is from chance
    lengths: Lengths
    curve: dict[str, list[tuple[float, Between]]]  # by bot or by who won: over turns
    curve_of: str  # what it is a curve of
    leads: Point | None
    branching: Between
    most_options: int
    questions: tuple[Point, ...]  # options offered, by question
    interrupts: tuple[Point, ...]  # answers off one's turn, a game, by question
    wait: Between  # answers of others between two of one's own
    longest_wait: int
    cards: tuple[Card, ...]


class Findings(NamedTuple):
    sheet: Sheet
    tables: tuple[Table_, ...]


def find(folder: Path) -> Findings:
    """Read the results of a study that is done."""
    sheet = read_sheet(folder)
    if not sheet.done:
        raise DelveError(f"{folder}: this study is not done; go on with it first")
    with database() as db:
        found = []
        for table in sheet.plan.tables:
            try:
                found.append(_Reader(db, folder, sheet, table).all())
            except Exception as error:
                if type(error).__module__.partition(".")[0] not in ("duckdb", "_duckdb"):
                    raise
                raise DelveError(f"{folder}: {error}") from error
    return Findings(sheet, tuple(found))


def tallied(count: int, mean: float, variance: float | None) -> Tally:
    tally = Tally()
    tally.count, tally.mean = count, mean
    tally.square = (variance or 0.0) * max(0, count - 1)
    return tally


class _Reader:
    """The findings about one table."""

    def __init__(self, db: Any, folder: Path, sheet: Sheet, table: Table) -> None:
        self.db, self.folder, self.sheet, self.table = db, folder, sheet, table
        self.front = delvewright.game(table.game)
        self.together = self.front.cooperative or len(table.bots) == 1
        self.measures = sheet.plan.measures

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Of a query in which @games and the like are the rows of this table."""
        for name in ("games", "seats", "cards", "curves", "questions"):
            file = str(self.folder / f"{name}.parquet").replace("'", "''")
            own = self.table.name.replace("'", "''")
            query = query.replace(f"@{name}", f"(SELECT * FROM '{file}' WHERE \"table\" = '{own}')")
        found: list[tuple[Any, ...]] = self.db.execute(query, list(values)).fetchall()
        return found

    def points(self, of: str, low: float = -float("inf"), high: float = float("inf")) -> Iterator[Point]:
        """Of a query for (label, deal, value): the mean of each label over deals."""
        for label, count, mean, variance in self.rows(
            f"SELECT label, count(*), avg(value), var_samp(value) FROM ({of}) GROUP BY label ORDER BY label"
        ):
            tally = tallied(count, mean, variance)
            yield Point(str(label), interval(tally, low, high), count)

    def one(self, of: str, low: float = -float("inf"), high: float = float("inf")) -> Point:
        return next(self.points(of, low, high))

    def all(self) -> Table_:
        deal = "FROM @games GROUP BY deal"
        ((games, deals, most, longest),) = self.rows(
            "SELECT count(*), count(DISTINCT deal), max(most_options), max(longest_wait) FROM @games"
        )
        won = "max(win)" if self.together else "sum(win)"
        by_bot = "SELECT bot AS label, deal, avg(value) AS value FROM (SELECT bot, deal, round, {} AS value"
        by_bot += " FROM @seats GROUP BY bot, deal, round) GROUP BY bot, deal"
        wins = tuple(self.points(by_bot.format(won), 0, 1))
        curve_of, curve = self.curve()
        return Table_(
            table=self.table,
            title=self.front.title,
            games=games,
            deals=deals,
            together=self.together,
            wins=wins,
            scores=tuple(self.points(by_bot.format("avg(score)"))),
            seats=() if self.together else self.order(),
            skill=self.skill(wins),
            lengths=self.lengths(),
            curve=curve,
            curve_of=curve_of,
            leads=self.leads(),
            branching=self.one(f"SELECT '' AS label, deal, avg(options) AS value {deal}").at,
            most_options=most,
            questions=self.asked("sum(options) / sum(asked)", 12),
            interrupts=self.asked("sum(off_turn) / count(DISTINCT round)", 8, "max(off_turn) > 0"),
            wait=self.one(f"SELECT '' AS label, deal, avg(wait) AS value {deal}").at,
            longest_wait=longest,
            cards=self.cards(),
        )

    def order(self) -> tuple[Point, ...]:
        """Who wins how often, by how long after the first turn it has its own."""
        count = len(self.table.bots)
        order = f"""SELECT (seat - begins + {count}) % {count} AS label, deal, avg(win) AS value FROM @seats
            JOIN (SELECT deal, round, seat::INT AS begins FROM @seats WHERE began) USING (deal, round)
            GROUP BY 1, 2"""
        names = ("first", "second", "third", "fourth", "fifth", "sixth")
        found = sorted(self.points(order, 0, 1), key=lambda point: int(point.label))
        return tuple([point._replace(label=f"{names[int(point.label)]} to move") for point in found])

    def skill(self, wins: tuple[Point, ...]) -> Point | None:
        """0 where luck decides alone, 1 where the better bot always wins."""
        if self.together or len(wins) < 2:
            return None
        best = max(wins, key=lambda point: point.at.mean - self.fair(point.label))
        fair = self.fair(best.label)
        return Point(best.label, Between(*[(share - fair) / (1 - fair) for share in best.at]), best.deals)

    def fair(self, bot: str) -> float:
        """What chance would give a bot."""
        return self.table.bots.count(bot) / len(self.table.bots)

    def lengths(self) -> Lengths:
        ((low, tenth, median, ninetieth, high, off),) = self.rows(
            "SELECT min(turns), quantile_disc(turns, 0.1), median(turns), quantile_disc(turns, 0.9), "
            "max(turns), avg(called_off::INT) FROM @games"
        )
        mean = self.one("SELECT '' AS label, deal, avg(turns) AS value FROM @games GROUP BY deal").at
        wide = max(1, round((high - low + 1) / 14))
        bars = []
        for start in range(low, high + 1, wide):
            of = (
                f"SELECT '' AS label, deal, avg((turns >= {start} AND turns < {start + wide})::INT) AS value "
                "FROM @games GROUP BY deal"
            )
            bars.append(Bar(start, start + wide - 1, self.one(of, 0, 1).at))
        return Lengths(mean, tenth, median, ninetieth, tuple(bars), off)

    def curve(self) -> tuple[str, dict[str, list[tuple[float, Between]]]]:
        """Over turns, by bot; where one bot sits everywhere, by who came to win."""
        if "curves" not in self.measures:
            return "", {}
        ((scored, judged),) = self.rows("SELECT count(score), count(standing) FROM @curves")
        if not scored and not judged:
            return "", {}
        column = "score" if scored else "standing"
        several = len(set(self.table.bots)) > 1
        label = "bot" if several else "CASE WHEN win > 0 THEN 'who wins' ELSE 'who loses' END"
        found: dict[str, list[tuple[float, Between]]] = {}
        for name, turn, count, mean, variance in self.rows(
            f"""SELECT label, turn, count(*), avg(value), var_samp(value) FROM (
                SELECT {label} AS label, turn, deal, avg({column}) AS value FROM @curves curve
                JOIN (SELECT deal, round, seat, bot, win FROM @seats) USING (deal, round, seat)
                WHERE {column} IS NOT NULL GROUP BY 1, 2, 3)
                GROUP BY 1, 2 HAVING count(*) >= greatest({FEWEST_DEALS},
                (SELECT count(DISTINCT deal) / 5 FROM @curves)) ORDER BY 1, 2"""
        ):
            found.setdefault(str(name), []).append((turn, interval(tallied(count, mean, variance))))
        return column, found

    def leads(self) -> Point | None:
        if self.together or "curves" not in self.measures:
            return None
        of = "SELECT '' AS label, deal, avg(leads) AS value FROM @games WHERE leads IS NOT NULL GROUP BY deal"
        return next(iter(self.points(of)), None)

    def asked(self, value: str, most: int, having: str = "true") -> tuple[Point, ...]:
        if "questions" not in self.measures:
            return ()
        of = f"SELECT question AS label, deal, {value} AS value FROM @questions GROUP BY 1, 2 HAVING {having}"
        found = [point for point in self.points(of) if point.deals >= FEWEST_DEALS]
        return tuple(sorted(found, key=lambda point: -point.at.mean)[:most])

    def cards(self) -> tuple[Card, ...]:
        """Card by card. Its effect compares, within one game, seats that have it at the end with those that
        do not; where all win together, games in which somebody has it with games in which nobody does."""
        if "cards" not in self.measures:
            return ()
        printed = self.front.cards()
        effects = {point.label: point for point in self.effects() if point.deals >= FEWEST_DEALS}
        ((seats, winners),) = self.rows("SELECT count(*), sum((win > 0)::INT) FROM @seats")
        found = []
        for kind, taken, kept, by_winners in self.rows(
            """SELECT kind, sum(taken), sum((kept > 0)::INT), sum((kept > 0 AND win > 0)::INT)
            FROM @cards cards JOIN (SELECT deal, round, seat, win FROM @seats) USING (deal, round, seat)
            GROUP BY kind"""
        ):
            effect = effects.get(kind)
            name = getattr(printed.get(kind), "name", kind.replace("_", " "))
            share = by_winners / winners if winners else 0.0
            found.append(
                Card(
                    name,
                    taken / seats,
                    kept / seats,
                    share,
                    effect.at if effect else None,
                    effect.deals if effect else 0,
                )
            )
        return tuple(sorted(found, key=lambda card: -(card.effect.mean if card.effect else -2.0)))

    def effects(self) -> Iterator[Point]:
        if not self.together:
            yield from self.points(
                """SELECT label, deal, avg(value) AS value FROM (
                    SELECT kind AS label, deal, round,
                        sum(win) / count(*)
                            - (any_value(won) - sum(win)) / (any_value(seats) - count(*)) AS value
                    FROM (SELECT deal, round, seat, kind FROM @cards WHERE kept > 0)
                    JOIN (SELECT deal, round, seat, win FROM @seats) USING (deal, round, seat)
                    JOIN (SELECT deal, round, sum(win) AS won, count(*) AS seats FROM @seats GROUP BY ALL)
                        USING (deal, round)
                    GROUP BY 1, 2, 3 HAVING count(*) < any_value(seats)) GROUP BY 1, 2""",
                -1,
                1,
            )
            return
        # Deals with it and deals without are two groups: the variances of their means add up.
        for kind, some, none, with_it, without, spread, spread_without in self.rows(
            """WITH won AS (SELECT deal, avg(won) AS won FROM (
                    SELECT deal, round, max(win) AS won FROM @seats GROUP BY ALL) GROUP BY deal),
                had AS (SELECT DISTINCT deal, kind FROM @cards WHERE kept > 0),
                kinds AS (SELECT DISTINCT kind FROM had)
            SELECT kinds.kind, count(had.deal), count(*) - count(had.deal),
                avg(won) FILTER (had.deal IS NOT NULL), avg(won) FILTER (had.deal IS NULL),
                var_samp(won) FILTER (had.deal IS NOT NULL), var_samp(won) FILTER (had.deal IS NULL)
            FROM won CROSS JOIN kinds LEFT JOIN had ON had.deal = won.deal AND had.kind = kinds.kind
            GROUP BY kinds.kind"""
        ):
            if min(some, none) < FEWEST_DEALS:
                continue
            half = 1.96 * ((spread + 1 / some) / some + (spread_without + 1 / none) / none) ** 0.5
            gap = with_it - without
            yield Point(kind, Between(gap, max(-1.0, gap - half), min(1.0, gap + half)), some + none)
