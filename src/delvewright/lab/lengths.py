"""Lengths: how many turns a player a game takes and how it ends, by mode and seats, with its usual bot."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from delvewright import catalogue, shelf
from delvewright import game as front
from delvewright.bots.sight import go_round
from delvewright.bots.skill import skill_of
from delvewright.kernel.chance import GOLDEN, MASK, mix
from delvewright.kernel.errors import BadSetup, DelveError
from delvewright.kernel.events import Event
from delvewright.lab.arena import game_named, wilson
from delvewright.lab.known import known


@dataclass(frozen=True)
class Played:
    """One game: turns a player, answers given, whether it was called off, and how it ended."""

    turns: float
    answers: int
    called_off: bool
    why: str = ""  # the game's own word for how it was won, if its result has one
    began_won: bool = False  # whether who began won, or shared the victory; or all, where nobody wins alone
    told: dict[str, int] = field(default_factory=dict)  # what the lab counts besides


@dataclass(frozen=True)
class Row:
    """Some games of one mode and one number of seats."""

    mode: str
    seats: int
    played: tuple[Played, ...]
    expected: tuple[float, ...] = ()
    together: bool = False  # whether all win or lose together

    @property
    def turns(self) -> list[float]:
        return sorted(one.turns for one in self.played)

    def at(self, share: float) -> float:
        """The number of turns that such a share of the games does not exceed."""
        turns = self.turns
        return turns[min(len(turns) - 1, int(share * len(turns)))]

    def line(self) -> str:
        count = len(self.played)
        mean = sum(self.turns) / count
        answers = sum(one.answers for one in self.played) / count
        off = sum(one.called_off for one in self.played)
        figures = f"{mean:>7.1f}{self.at(0.1):>6.0f}{self.at(0.5):>8.0f}{self.at(0.9):>6.0f}"
        widths = (9, 5, 8, 5)
        hoped = "".join(f"{number:>{width}g}" for number, width in zip(self.expected, widths, strict=False))
        return f"{self.mode:<16}{self.seats:>5}{count:>7}{figures}{answers:>9.0f}{off:>5}{hoped}"

    def ending(self) -> str:
        """How many games ended how, how often who began won, and what was counted besides."""
        count, why = len(self.played), Counter(one.why for one in self.played if one.why)
        parts = [f"{word} {number}" for word, number in why.most_common()]
        began = sum(one.began_won for one in self.played)
        low, high = wilson(began, count)
        parts.append(
            f"all won {began} ({low:.0%} to {high:.0%})"
            if self.together
            else f"who began won {began} ({low:.0%} to {high:.0%}; fair {1 / self.seats:.0%})"
        )
        for name in self.played[0].told:
            number = sum(one.told[name] for one in self.played)
            parts.append(f"{name} {number} ({number / count / self.seats:.1%} of seats)")
        return f"{self.mode:<16}{self.seats:>5}{count:>7}  {', '.join(parts)}"


HEAD = (
    f"{'mode':<16}{'seats':>5}{'games':>7}{'mean':>7}{'p10':>6}{'median':>8}{'p90':>6}{'answers':>9}{'off':>5}"
    f"{'expected: mean, p10, median, p90':>36}"
)


ENDINGS = f"{'mode':<16}{'seats':>5}{'games':>7}  how they ended"


def play(game_id: str, seats: int, seed: int, settings: dict[str, Any]) -> Played:
    """One game with rules of thumb at every seat, which look at nothing a seat may not see, or by chance."""
    game, skill = front(game_id), skill_of(game_id)
    luck = seed
    state = game.start(seats, seed, **settings)
    told: list[Any] = []
    state.told = told
    answers, began, last = 0, -1, -1
    while not state.over:
        last = go_round(state, last)
        began = state.turn if began < 0 < state.turns else began
        if skill is None:
            luck = mix((luck + GOLDEN) & MASK)
            game.apply(state, state.ask.options[luck % len(state.ask.options)])
        else:
            game.apply(state, skill.rollout(state))
        answers += 1
    turns = skill.clock(state) if skill else state.turns
    result = game.view(state).result
    won = bool(result.winners) if game.cooperative else began in result.winners
    keys = Counter(event.key for event in told)
    counted = {words: keys[key] for key, words in known(game_id).told.items()}
    why = getattr(result, "why", "")
    return Played(turns if game.cooperative else turns / seats, answers, called_off(told), why, won, counted)


def called_off(told: Sequence[Event]) -> bool:
    """Whether a game among these events was called off."""
    return any(event.key == "called_off" or "called_off" in event.args for event in told)


def lengths(
    game_id: str, games: int = 100, seats: Sequence[int] = (), processes: int = 1, **settings: Any
) -> list[Row]:
    """The table: a row for each mode and number of seats."""
    expected = known(game_id).expected
    low, high = game_named(game_id).seats
    together = game_named(game_id).cooperative
    rows = []
    for mode, chosen in known(game_id).rows.items():
        for count in seats or range(low if together else max(low, 2), high + 1):
            said = {**settings, **chosen}
            if not _seats(game_id, count, said):
                continue
            jobs = [(game_id, count, seed, said) for seed in range(games)]
            played = _all(jobs, processes)
            rows.append(Row(mode, count, played, expected.get(mode, {}).get(count, ()), together))
    return rows


def _seats(game_id: str, count: int, settings: dict[str, Any]) -> bool:
    """Whether so many can play that: fewer cards may seat fewer."""
    try:
        game_named(game_id).start(count, 0, **settings)
    except BadSetup:
        return False
    return True


def _all(jobs: list[tuple[str, int, int, dict[str, Any]]], processes: int) -> tuple[Played, ...]:
    if processes == 1:
        return tuple(play(*job) for job in jobs)
    with ProcessPoolExecutor(processes) as pool:
        return tuple(pool.map(play, *zip(*jobs, strict=True)))


def sheet(rows: Sequence[Row]) -> str:
    return "\n".join([HEAD, *[row.line() for row in rows], "", ENDINGS, *[row.ending() for row in rows]])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m delvewright.lab.lengths", description=__doc__)
    parser.add_argument("--game", default=shelf()[0].id, choices=catalogue())
    parser.add_argument("--games", type=int, default=100, help="in each row")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    try:
        print(sheet(lengths(given.game, given.games, processes=given.processes)))
    except DelveError as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
