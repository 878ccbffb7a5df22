"""The bench: what a pack of one's own changes, found by playing the same deals with it and without."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import inf, sqrt
from typing import Any, NamedTuple

import msgspec

import delvewright
from delvewright.bots import usual
from delvewright.kernel.errors import DelveError
from delvewright.lab.figures import Between, Tally, interval, student
from delvewright.lab.study.plan import Table
from delvewright.lab.study.playing import Played
from delvewright.views.front import take
from delvewright.words.own import Opened, role_of

DEALS = 100
BLOCK = 5
SURE = 0.95
FEWEST = 20
"""Pairs in which a measure is there: of fewer nothing is said."""


class Trial(msgspec.Struct, frozen=True):
    """What is played: the same deals without the pack and with it."""

    pack: Opened
    without: Table
    within: Table
    roles: tuple[str, ...]  # of the kinds the pack changes or brings
    deals: int = DEALS
    seed: int = 1


Figures = dict[str, float]
"""What a game came to, by measure; a measure that says nothing of this game is missing."""


class Pair(NamedTuple):
    """One deal, played both ways."""

    without: Figures
    within: Figures
    same: bool  # whether both came out the same in everything that is counted


class Change(msgspec.Struct, frozen=True):
    """One measure, both ways, and the difference."""

    key: str
    text: str
    pairs: int
    without: float
    within: float
    low: float
    mean: float
    high: float
    found: bool  # a difference that so many measures looked at do not explain by chance


class Result(msgspec.Struct, frozen=True):
    """What a trial has come to so far."""

    pack: str
    game: str
    deals: int
    of: int
    same: int
    changes: tuple[Change, ...]

    @property
    def found(self) -> tuple[Change, ...]:
        return tuple([change for change in self.changes if change.found])


def trial(
    pack: Opened,
    *,
    seats: int = 0,
    bots: str = "",
    deals: int = DEALS,
    seed: int = 1,
    settings: dict[str, Any] | None = None,
) -> Trial:
    """A trial of a pack that was taken in. What it changes or brings is picked into every game, where the
    game's set-ups can be told so."""
    front = delvewright.game(pack.game)
    kinds = front.kinds.bringing[pack.id]  # type: ignore[attr-defined]
    low, high = front.seats
    count = seats or min(max(2, low), high)
    sitting = (bots or usual(front.id),) * count
    plain, mine = front.bringing(pack.id, settings or {})
    made = Trial(
        pack.homeless(),
        Table("without", front.id, sitting, plain),
        Table("with", front.id, sitting, mine),
        tuple([kind.role for kind in kinds]),
        deals,
        seed,
    )
    for table in (made.without, made.within):
        front.start(count, seed, **table.settings)
    return made


def play(made: Trial, first: int, end: int) -> list[Pair]:
    """Some deals of a trial."""
    take(made.pack)
    return [_pair(made, deal) for deal in range(first, end)]


def _pair(made: Trial, deal: int) -> Pair:
    games = [Played(table, made.seed + deal, 0, ("cards",), False) for table in (made.without, made.within)]
    looks = [
        (one.turns, one.answers, one.options, one.scores, one.winners, sorted(_roles(one).items()))
        for one in games
    ]
    without, within = [_figures(made, one) for one in games]
    return Pair(without, within, looks[0] == looks[1])


def _roles(game: Played) -> dict[tuple[int, str], tuple[int, int]]:
    """By seat and role, how many were taken, and how many are there at the end."""
    return {(seat, role_of(id)): (taken, kept) for seat, id, taken, kept in game._cards()}


def _figures(made: Trial, game: Played) -> Figures:
    count = game.count
    found: Figures = {
        "turns": float(game.turns),
        "answers": float(sum(game.answers)),
        "options": game.options / max(1, sum(game.answers)),
        "score": sum(game.scores) / count,
    }
    if game.game.cooperative or count == 1:
        found["won"] = float(bool(game.winners))
    else:
        best, second = sorted(game.scores, reverse=True)[:2]
        found["lead"] = best - second
    roles = _roles(game)
    for role in made.roles:
        here = [roles.get((seat, role), (0, 0)) for seat in range(count)]
        found[f"taken {role}"] = sum([taken for taken, _ in here]) / count
        found[f"kept {role}"] = sum([kept for _, kept in here]) / count
        have = [seat for seat in range(count) if here[seat][1]]
        if 0 < len(have) < count and not game.game.cooperative:
            rest = [seat for seat in range(count) if seat not in have]
            shares = [sum([game.share(seat) for seat in those]) / len(those) for those in (have, rest)]
            found[f"wins {role}"] = shares[0] - shares[1]
    return found


TEXTS = {
    "turns": "Turns of a game",
    "answers": "Answers of a game",
    "options": "Options of a question",
    "score": "Score of a seat",
    "lead": "Lead of the winner",
    "won": "Games won",
    "taken": "{} taken, by a seat",
    "kept": "{} at the end, of a seat",
    "wins": "More wins of who has {}",
}


class Bench:
    """The sums of a trial, as its deals come in."""

    def __init__(self, made: Trial) -> None:
        self.made = made
        self.pairs: list[Pair] = []

    def hear(self, pairs: Sequence[Pair]) -> None:
        self.pairs += pairs

    @property
    def result(self) -> Result:
        """As it stands. So many measures find something by chance: Holm's order keeps the chance that any of
        them does at one in twenty."""
        front = delvewright.game(self.made.pack.game)
        keys = list(dict.fromkeys([key for pair in self.pairs for key in (*pair.without, *pair.within)]))
        rows = []
        for key in keys:
            both = [(one.without[key], one.within[key]) for one in self.pairs if _there(one, key)]
            if len(both) < FEWEST or not any([before or after for before, after in both]):
                continue  # too few, or it never came about: a hall is taken by nobody
            tally = Tally([after - before for before, after in both])
            rows.append((key, both, tally, interval(tally)))
        found = _beyond_chance([(key, tally) for key, _, tally, _ in rows])
        named = {kind.role: kind.name for kind in front.kinds.bringing[self.made.pack.id]}  # type: ignore[attr-defined]
        changes = []
        for key, both, tally, between in rows:
            before = sum([each for each, _ in both]) / len(both)
            after = sum([each for _, each in both]) / len(both)
            measure, _, role = key.partition(" ")
            text = TEXTS[measure].format(named.get(role, role))
            changes.append(
                Change(
                    key,
                    text,
                    tally.count,
                    before,
                    after,
                    between.low,
                    between.mean,
                    between.high,
                    key in found,
                )
            )
        return Result(
            self.made.pack.id,
            front.id,
            len(self.pairs),
            self.made.deals,
            sum([pair.same for pair in self.pairs]),
            tuple(changes),
        )


def _there(pair: Pair, key: str) -> bool:
    return key in pair.without and key in pair.within


def _beyond_chance(tallies: Sequence[tuple[str, Tally]]) -> set[str]:
    """Holm: the clearest difference must be as clear as the number of measures demands, the next a little
    less, and so on to the first that is not."""
    found: set[str] = set()
    ranked = sorted(tallies, key=lambda one: -_clear(one[1]))
    for place, (key, tally) in enumerate(ranked):
        wanted = student(1 - (1 - SURE) / 2 / (len(ranked) - place), tally.count - 1)
        if _clear(tally) <= wanted:
            break
        found.add(key)
    return found


def _clear(tally: Tally) -> float:
    """How many times its own uncertainty a difference is."""
    if not tally.mean:
        return 0.0
    spread = sqrt(tally.variance / tally.count)
    return abs(tally.mean) / spread if spread else inf


def run(made: Trial, processes: int = 1, heard: Callable[[Result], Any] = lambda result: None) -> Result:
    """Play a trial to its end; hear how it stands after every few deals."""
    bench = Bench(made)
    for pairs in _played(made, processes):
        bench.hear(pairs)
        heard(bench.result)
    return bench.result


def _played(made: Trial, processes: int) -> Iterator[list[Pair]]:
    blocks = [(first, min(first + BLOCK, made.deals)) for first in range(0, made.deals, BLOCK)]
    if not blocks:
        raise DelveError("a trial has at least one deal")
    if processes == 1:
        for first, end in blocks:
            yield play(made, first, end)
        return
    with ProcessPoolExecutor(processes) as pool:
        try:
            yield from pool.map(play, [made] * len(blocks), *zip(*blocks, strict=True))
        finally:
            pool.shutdown(cancel_futures=True)


def told(result: Result) -> list[str]:
    """What a trial came to, in lines."""
    lines = [f"{result.deals} deals, each without {result.pack} and with it; 95 % intervals, pair by pair."]
    if result.same == result.deals:
        return [*lines, "Nothing changed: every game came out the same in all that is counted."]
    wide = max([len(change.text) for change in result.changes], default=0)
    lines.append(f"{'':<{wide}}{'without':>10}{'with':>10}{'change':>10}{'95 %':>20}")
    for change in result.changes:
        between = f"{change.low:+.2f} to {change.high:+.2f}"
        mark = "  *" if change.found else ""
        lines.append(
            f"{change.text:<{wide}}{change.without:>10.2f}{change.within:>10.2f}{change.mean:>+10.2f}"
            f"{between:>20}{mark}"
        )
    lines.append(f"{result.same} of {result.deals} games came out the same.")
    if result.found:
        names = "; ".join([f"{one.text} {one.mean:+.2f}" for one in result.found])
        lines.append(f"* Found, whatever else was looked at: {names}.")
    else:
        lines.append("No change was found that chance would not explain.")
    return lines


__all__ = ["Bench", "Between", "Change", "Result", "Trial", "play", "run", "told", "trial"]
