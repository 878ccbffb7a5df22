"""Waits: how long people wait for each other, by a clock that nobody sleeps by.

Each answer takes whoever gives it some seconds, drawn anew. Where seats go on side by side, a shared turn
should hardly last longer than its slowest seat needs for its own answers: the rest is waiting for each other.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from delvewright import catalogue
from delvewright import game as front
from delvewright.bots.skill import skill_of
from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.errors import BadSetup, DelveError
from delvewright.kernel.lanes import stands
from delvewright.lab.known import known

FASTEST, SLOWEST = 3.0, 10.0  # seconds an answer takes
MOST = 1.5  # times what its slowest seat needs alone: no shared turn should last longer


@dataclass(frozen=True)
class Shared:
    """A shared turn: from where seats part to where everybody is done."""

    seconds: float
    alone: float  # what its slowest seat needed for its own answers
    together: float  # what everybody would have needed one after the other

    @property
    def times(self) -> float:
        return self.seconds / self.alone


@dataclass(frozen=True)
class Row:
    """The shared turns of some games of one mode and one number of seats."""

    mode: str
    seats: int
    turns: tuple[Shared, ...]

    def line(self) -> str:
        count = len(self.turns)
        seconds, alone = sum(one.seconds for one in self.turns), sum(one.alone for one in self.turns)
        together = sum(one.together for one in self.turns)
        times = sorted(one.times for one in self.turns)
        over = sum(one > MOST for one in times) / count
        return (
            f"{self.mode:<16}{self.seats:>5}{count:>8}{seconds / count:>8.1f}{alone / count:>8.1f}"
            f"{together / count:>10.1f}{seconds / alone:>8.2f}{times[int(0.9 * count)]:>8.2f}"
            f"{times[-1]:>8.2f}{over:>9.1%}"
        )


HEAD = (
    f"{'mode':<16}{'seats':>5}{'turns':>8}{'lasts':>8}{'alone':>8}{'in a row':>10}{'times':>8}{'p90':>8}"
    f"{'worst':>8}{f'over {MOST:g}':>9}"
)


class Clock:
    """Who answers when. A question that stands goes on being thought about; any other is begun anew."""

    def __init__(self, seed: int, seats: int):
        self.now = 0.0
        self.due: dict[int, tuple[float, float]] = {}  # by seat: when it answers, and how long that takes it
        self._lucks = [Random(f"{seed}: seat {seat}") for seat in range(seats)]

    def next(self, before: Any, state: Any, answered: int) -> tuple[Ask, float]:
        """Go on to whoever answers first; its question, and how long it took."""
        kept = {ask.seat for ask in state.awaited if ask.seat != answered and stands(state, before, ask)}
        self.due = {seat: due for seat, due in self.due.items() if seat in kept}
        for ask in state.awaited:
            if ask.seat not in self.due:
                takes = self._lucks[ask.seat].uniform(FASTEST, SLOWEST)
                self.due[ask.seat] = self.now + takes, takes
        first = min(state.awaited, key=lambda ask: self.due[ask.seat])
        self.now, takes = self.due.pop(first.seat)
        return first, takes


def play(game_id: str, seats: int, seed: int, settings: dict[str, Any]) -> list[Shared]:
    """The shared turns of a game with rules of thumb at every seat, or chance where there are none."""
    game, skill = front(game_id), skill_of(game_id)
    clock, luck = Clock(seed, seats), Random(f"{seed}: any")

    def chosen(state: Any, ask: Ask) -> Option:
        state.ask = ask
        return skill.rollout(state) if skill else luck.choice(ask.options)

    turns: list[Shared] = []
    begun, spent = 0.0, defaultdict[int, float](float)
    state = game.start(seats, seed, **settings)
    before, answered = state, -1
    while not state.over:
        ask, takes = clock.next(before, state, answered)
        spent[ask.seat] += takes
        before, answered = state, ask.seat
        parted = forks(state)
        state = game.answer(state, chosen(state.clone(), ask), ask.seat)
        if forks(state) != parted or not state.parted:
            if before.parted:
                turns.append(Shared(clock.now - begun, max(spent.values()), sum(spent.values())))
            begun, spent = clock.now, defaultdict(float)
    return turns


def forks(state: Any) -> int:
    return state.forks if state.LANED else 0


def waits(game_id: str, games: int = 10, seats: Sequence[int] = (), **settings: Any) -> list[Row]:
    """A row for each mode and number of seats from two, of a game whose seats go on side by side."""
    game = front(game_id)
    if not game.position.LANED:
        raise BadSetup(f"in {game.title} seats answer one after the other: nothing is shared")
    low, high = game.seats
    rows = []
    for mode, chosen in known(game_id).rows.items():
        for count in seats or range(max(low, 2), high + 1):
            said = {**settings, **chosen}
            turns = [turn for seed in range(games) for turn in play(game_id, count, seed, said)]
            rows.append(Row(mode, count, tuple(turns)))
    return rows


def sheet(rows: Sequence[Row]) -> str:
    return "\n".join([HEAD, *[row.line() for row in rows if row.turns]])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m delvewright.lab.waits", description=__doc__)
    parser.add_argument("--game", required=True, choices=catalogue())
    parser.add_argument("--games", type=int, default=10, help="in each row")
    parser.add_argument("--seats", type=int, action="append", default=[])
    given = parser.parse_args(arguments)
    try:
        print(sheet(waits(given.game, given.games, given.seats)))
    except DelveError as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
