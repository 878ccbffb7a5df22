"""The plan of a study: a TOML file, read strictly; an error names the file, the line and the key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

import delvewright
from delvewright.bots import bot, usual
from delvewright.kernel.errors import BadSetup, DelveError, near
from delvewright.words.lines import line_of
from delvewright.words.own import Opened

MEASURES = ("cards", "curves", "questions")
"""What is written down besides a line a game and a line a seat."""
OF = ("wins", "score", "turns", "answers")
"""What may be asked of a table; the first two of a bot at it."""
BLOCK = 16
"""Deals that are played in one go, unless a plan says otherwise: what is lost when a worker is."""
MOST_DEALS = 10_000_000
MOST_BLOCK = 10_000


class BadPlan(DelveError):
    """A plan that cannot be read."""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: a game, its settings, and who sits there."""

    name: str
    game: str
    bots: tuple[str, ...]  # one a seat
    settings: dict[str, Any] = {}

    @property
    def rounds(self) -> int:
        """How many ways round the table the bots may sit that differ."""
        count = len(self.bots)
        turned = {self.bots[first:] + self.bots[:first] for first in range(count)}
        return len(turned)


class Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the study is to answer: how much more or less something is than something else."""

    of: Literal["wins", "score", "turns", "answers"]
    table: str
    bot: str = ""
    against: str | float | None = None  # a table, or a number; nothing: what chance alone would give, or 0
    within: float | None = None  # answered as well once it is known so closely


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a study."""

    name: str
    seed: int
    deals: int
    tables: tuple[Table, ...]
    measures: tuple[str, ...]
    paired: bool = True  # all tables play the same deals, and each deal from every seat
    queries: tuple[Query, ...] = ()
    stop: bool = False  # once all queries are answered
    block: int = BLOCK
    own: tuple[Opened, ...] = ()  # the packs of one's own that are played with, for workers elsewhere

    def table(self, name: str) -> Table:
        return next(table for table in self.tables if table.name == name)

    def rounds(self, table: Table) -> int:
        """Games of a deal."""
        return table.rounds if self.paired else 1

    def dealt(self, table: int, deal: int) -> int:
        """The seed of a deal."""
        return self.seed + deal + (0 if self.paired else table * self.deals)

    @property
    def games(self) -> int:
        return self.deals * sum(self.rounds(table) for table in self.tables)

    @property
    def sampled(self) -> int:
        """Of so many deals one is looked at turn by turn and question by question."""
        return max(1, self.deals // 500)

    def jobs(self) -> Iterator[Job]:
        """All blocks of deals, the tables in turn."""
        number = 0
        for first in range(0, self.deals, self.block):
            for table in range(len(self.tables)):
                yield Job(number, table, first, min(first + self.block, self.deals))
                number += 1


class Job(msgspec.Struct, frozen=True):
    """Some deals of a table, played in one go."""

    number: int
    table: int
    first: int
    end: int


# Reading ------------------------------------------------------------------------------------------------

Where = tuple[str | int, ...]
"""The keys that lead to a place in the file."""

KEYS = ("name", "seed", "deals", "block", "paired", "measures", "stop", "table", "question")
TABLE_KEYS = ("name", "game", "seats", "bots", "mode", "settings")
QUESTION_KEYS = ("of", "table", "bot", "against", "within")


def read_plan(path: Path) -> Plan:
    """The plan in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadPlan(f"{path}: {error}") from error
    return parsed(text, str(path), path.stem)


def parsed(text: str, source: str, name: str) -> Plan:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPlan(f"{source}: {error}") from error
    return _Reader(text, source).plan(data, name)


class _Reader:
    """Makes a plan of what TOML says; knows where everything stands."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source

    def wrong(self, path: Where, why: object) -> BadPlan:
        key = "".join([f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in path])
        return BadPlan(f"{self.source}, line {line_of(self.text, path)}: {key.removeprefix('.')}: {why}")

    def keys(self, data: Any, known: tuple[str, ...], path: Where = ()) -> None:
        if not isinstance(data, dict):
            raise self.wrong(path, "this must be a table of its own, [[...]]")
        for key in data:
            if key not in known:
                raise self.wrong((*path, key), f"unknown key; {near(key, known)}")

    def value(self, data: Mapping[str, Any], path: Where, sort: Any, otherwise: Any) -> Any:
        """What stands at the end of a path, if it is of a sort."""
        key = path[-1]
        if key not in data:
            if otherwise is ...:
                raise self.wrong(path, "this key is missing")
            return otherwise
        try:
            return msgspec.convert(data[key], sort)  # type: ignore[index]
        except msgspec.ValidationError as error:
            raise self.wrong(path, str(error).replace(" - at `$", " (at `")) from error

    def plan(self, data: dict[str, Any], name: str) -> Plan:
        self.keys(data, KEYS)
        tables = self.value(data, ("table",), list[Any], ...)
        if not tables:
            raise self.wrong(("table",), "name at least one [[table]]")
        read = [each for number, one in enumerate(tables) for each in self.tables(one, ("table", number))]
        names = [table.name for table, _ in read]
        for table, path in reversed(read):
            if names.count(table.name) > 1:
                raise self.wrong((*path, "name"), f"two tables are called {table.name!r}: give each a name")
        measures = self.value(data, ("measures",), tuple[str, ...], MEASURES)
        for measure in measures:
            if measure not in MEASURES:
                raise self.wrong(("measures",), f"there is no {measure!r}; {near(measure, MEASURES)}")
        plan = Plan(
            name=self.value(data, ("name",), str, name),
            seed=self.number(data, ("seed",), 0, 0, 1 << 62),
            deals=self.number(data, ("deals",), ..., 1, MOST_DEALS),
            tables=tuple([table for table, _ in read]),
            measures=measures,
            paired=self.value(data, ("paired",), bool, True),
            stop=self.value(data, ("stop",), bool, False),
            block=self.number(data, ("block",), BLOCK, 1, MOST_BLOCK),
        )
        named = {pack for table, _ in read for pack in table.settings.get("packs", ())}
        held = [one for front in delvewright.shelf() for one in front.own.values() if one.id in named]
        plan = msgspec.structs.replace(plan, own=tuple([one.homeless() for one in held]))
        queries = [
            self.query(one, ("question", number), plan)
            for number, one in enumerate(self.value(data, ("question",), list[Any], []))
        ]
        if plan.stop and not queries:
            raise self.wrong(("stop",), "there is no [[question]] whose answer could stop it")
        return msgspec.structs.replace(plan, queries=tuple(queries))

    def number(self, data: dict[str, Any], path: Where, otherwise: Any, low: int, high: int) -> int:
        found: int = self.value(data, path, int, otherwise)
        if not low <= found <= high:
            raise self.wrong(path, f"this must be {low} to {high}, not {found}")
        return found

    def tables(self, data: Any, path: Where) -> Iterator[tuple[Table, Where]]:
        """A table, or one for each number of seats named."""
        self.keys(data, TABLE_KEYS, path)
        game = self.value(data, (*path, "game"), str, ...)
        if game not in delvewright.catalogue():
            hint = near(game, delvewright.catalogue())
            raise self.wrong((*path, "game"), f"there is no game {game!r}; {hint}")
        front = delvewright.game(game)
        mode = self.value(data, (*path, "mode"), str, "")
        modes = {one.key: one for one in front.modes}
        if mode and mode not in modes:
            raise self.wrong((*path, "mode"), f"{front.title} has no mode {mode!r}; {near(mode, modes)}")
        settings = dict(modes[mode].settings) if mode else {}
        for key, value in self.value(data, (*path, "settings"), dict[str, Any], {}).items():
            where = (*path, "settings", key)
            if key not in front.settings:
                hint = near(key, front.settings)
                raise self.wrong(where, f"{front.title} has no setting {key!r}; {hint}")
            try:
                front.settings[key].check(key, value)
            except BadSetup as error:
                raise self.wrong(where, error) from error
            settings[key] = front.own_ids(value) if key == "packs" else value
        bots = self.value(data, (*path, "bots"), tuple[str, ...], (usual(game),))
        for one in bots:
            try:
                bot(one)
            except DelveError as error:
                raise self.wrong((*path, "bots"), error) from error
            if re.fullmatch(r"search(:[\d.]+s)?", one):
                raise self.wrong(
                    (*path, "bots"),
                    f"{one!r} thinks by the clock, so that no two studies would be the same: "
                    "say how many iterations (search:100)",
                )
        low, high = front.seats
        usually = len(bots) if len(bots) != 1 else min(max(2, low), high)
        given = self.value(data, (*path, "seats"), int | list[int], usually)
        several = isinstance(given, list)
        for seats in given if several else [given]:
            if len(bots) not in (1, seats):
                raise self.wrong(
                    (*path, "bots"), f"{len(bots)} bots for {seats} seats: name one for all, or one for each"
                )
            named = self.value(data, (*path, "name"), str, f"{game}-{mode}" if mode else game)
            sitting = bots if len(bots) == seats else bots * seats
            table = Table(f"{named}-{seats}" if several else named, game, sitting, settings)
            try:
                front.start(seats, 0, **settings)
            except DelveError as error:
                raise self.wrong((*path, "seats"), error) from error
            yield table, path

    def query(self, data: Any, path: Where, plan: Plan) -> Query:
        self.keys(data, QUESTION_KEYS, path)
        of = self.value(data, (*path, "of"), str, "wins")
        if of not in OF:
            raise self.wrong((*path, "of"), f"there is no {of!r}; {near(of, OF)}")
        names = [table.name for table in plan.tables]
        table = self.value(data, (*path, "table"), str, names[0])
        against = self.value(data, (*path, "against"), str | float | None, None)
        for key, name in (("table", table), ("against", against)):
            if isinstance(name, str) and name not in names:
                raise self.wrong((*path, key), f"there is no table {name!r}; {near(name, names)}")
        if against == table:
            raise self.wrong((*path, "against"), "a table is never more than itself")
        sitting = plan.table(table).bots
        whose = self.value(data, (*path, "bot"), str, sitting[0] if of in ("wins", "score") else "")
        for seated in (sitting, plan.table(against).bots if isinstance(against, str) else sitting):
            if whose and whose not in seated:
                raise self.wrong((*path, "bot"), f"no {whose!r} sits there; {near(whose, seated)}")
        if whose and of not in ("wins", "score"):
            raise self.wrong((*path, "bot"), f"{of} are not of one bot")
        if against is None:
            if of != "wins" or delvewright.game(plan.table(table).game).cooperative or len(sitting) == 1:
                raise self.wrong(
                    (*path, "against"), f"say against what: a number, or another table ({names})"
                )
            against = sitting.count(whose) / len(sitting)
        within = self.value(data, (*path, "within"), float | None, None)
        if within is not None and within <= 0:
            raise self.wrong((*path, "within"), "this must be more than 0")
        return Query(of, table, whose, against, within)
