"""The arena: bots against each other, every deal played from every seat; or each with its like, every deal by
each team, where all win or lose together."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from delvewright import shelf
from delvewright.bots import bot, look
from delvewright.bots.sight import go_round
from delvewright.kernel.errors import BadSetup, DelveError
from delvewright.kernel.game import Game


@dataclass(frozen=True)
class Bout:
    """One game, or one deal that each team played: by bot, not by seat."""

    seed: int
    first: int  # how far round the table the bots were moved
    wins: tuple[float, ...]  # a shared win is shared out
    scores: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass(frozen=True)
class Duel:
    """What came of it."""

    bots: tuple[str, ...]
    bouts: tuple[Bout, ...]
    team: int = 0  # how many seats of its own each bot played; 0: they played each other

    def wins(self, which: int = 0) -> float:
        return sum(bout.wins[which] for bout in self.bouts)

    def share(self, which: int = 0) -> float:
        return self.wins(which) / len(self.bouts)

    def interval(self, which: int = 0) -> tuple[float, float]:
        """Between which shares of wins the truth lies, 95 times in 100."""
        return wilson(self.wins(which), len(self.bouts))

    def score(self, which: int = 0) -> float:
        return sum(bout.scores[which] for bout in self.bouts) / len(self.bouts)

    def table(self) -> str:
        """The result as plain text, a line a bot."""
        lines = [f"{'bot':<16}{'games':>7}{'wins':>9}{'share':>9}{'95 %':>18}{'score':>9}{'ms/move':>10}"]
        for which, name in enumerate(self.bots):
            low, high = self.interval(which)
            moves = sum(bout.decisions[which] for bout in self.bouts)
            spent = sum(bout.seconds[which] for bout in self.bouts)
            between = f"{low:.1%} to {high:.1%}"
            lines.append(
                f"{name:<16}{len(self.bouts):>7}{self.wins(which):>9.1f}{self.share(which):>9.1%}"
                f"{between:>18}{self.score(which):>9.1f}{1000 * spent / max(1, moves):>10.3f}"
            )
        pairs = [(a, b) for a in range(len(self.bots)) for b in range(a + 1, len(self.bots))]
        for one, other in pairs if self.team else ():
            gap, low, high = self.gap(one, other)
            lines.append(
                f"{self.bots[one]} against {self.bots[other]}, deal by deal: "
                f"{gap:+.1%} wins (95 %: {low:+.1%} to {high:+.1%})"
            )
        return "\n".join(lines)

    def gap(self, one: int, other: int) -> tuple[float, float, float]:
        """By how much a team wins more of the same deals than another, and between what the truth lies.

        The interval is that of Bonett and Price for pairs: as if each had won one deal more alone.
        """
        gaps = [bout.wins[one] - bout.wins[other] for bout in self.bouts]
        count = len(gaps) + 2
        ahead, behind = [(sum(gap == sign for gap in gaps) + 1) / count for sign in (1, -1)]
        middle = ahead - behind
        spread = 1.96 * sqrt((ahead + behind - middle * middle) / count)
        return sum(gaps) / len(gaps), max(-1.0, middle - spread), min(1.0, middle + spread)


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share of wins."""
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def duel(
    game: Game,
    bots: Sequence[str],
    games: int = 100,
    seed: int = 0,
    processes: int = 1,
    team: int = 0,
    **settings: Any,
) -> Duel:
    """Let bots play; each deal is played once from every seat, so games are made up to whole deals.

    Where all win or lose together, and where one plays alone, each bot takes every seat of a deal: so many as
    are in a `team`.
    """
    team = team_of(game, bots, team)
    deals = games if team else -(-games // len(bots))
    jobs = [
        (game.id, tuple(bots), seed + deal, first, settings)
        for deal in range(deals)
        for first in ([team] if team else range(len(bots)))
    ]
    work = play_apart if team else play
    if processes == 1:
        return Duel(tuple(bots), tuple([work(*job) for job in jobs]), team)
    with ProcessPoolExecutor(processes) as pool:
        return Duel(tuple(bots), tuple(pool.map(work, *zip(*jobs, strict=True))), team)


def team_of(game: Game, bots: Sequence[str], team: int = 0) -> int:
    """How many seats each bot plays by itself; 0 where bots play each other."""
    low, high = game.seats
    if game.cooperative:
        return team or min(max(2, low), high)
    if team > 1 or (len(bots) < 2 and low > 1):
        raise BadSetup(f"in {game.title} bots play each other: name two or more, one for each seat")
    return 1 if team or len(bots) < 2 else 0


def play_apart(game_id: str, names: tuple[str, ...], seed: int, team: int, settings: dict[str, Any]) -> Bout:
    """One deal, played by each bot with its like at every seat."""
    apart = [play(game_id, (name,) * team, seed, 0, settings) for name in names]
    return Bout(
        seed,
        0,
        tuple([float(any(one.wins)) for one in apart]),
        tuple([sum(one.scores) / team for one in apart]),
        tuple([sum(one.decisions) for one in apart]),
        tuple([sum(one.seconds) for one in apart]),
    )


def play(game_id: str, names: tuple[str, ...], seed: int, first: int, settings: dict[str, Any]) -> Bout:
    """One game, the bots moved `first` seats round the table."""
    game = game_named(game_id)
    bots = [bot(name) for name in names]
    count = len(bots)
    lucks = [Random(f"luck of bot {which} in game {seed}") for which in range(count)]
    decisions, seconds = [0] * count, [0.0] * count
    state = game.start(seats=count, seed=seed, **settings)
    seat = -1
    while not state.over:
        seat = go_round(state, seat)
        which = (seat - first) % count
        begun = perf_counter()
        chosen = bots[which].choose(look(game, state, seat, lucks[which].getrandbits(62), bots[which].blind))
        seconds[which] += perf_counter() - begun
        decisions[which] += 1
        game.apply(state, chosen, seat)
    scores, winners, *_ = game.outcome(state)
    seats = [(which + first) % count for which in range(count)]
    wins = tuple([1 / len(winners) if seat in winners else 0.0 for seat in seats])
    return Bout(seed, first, wins, tuple([scores[seat] for seat in seats]), tuple(decisions), tuple(seconds))


def game_named(id: str) -> Game:
    import delvewright

    return delvewright.game(id)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m delvewright.lab.arena", description=__doc__)
    parser.add_argument("bots", nargs="+", help="uniform, thumb, search:0.2s, search:300")
    parser.add_argument("--game", default=shelf()[0].id)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seats", type=int, default=0, help="where all win or lose together, or one alone")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a setting; the value as JSON"
    )
    given = parser.parse_args(arguments)
    try:
        settings = {name: _value(value) for name, _, value in (one.partition("=") for one in given.set)}
        for name in given.bots:
            bot(name)
        result = duel(
            game_named(given.game),
            given.bots,
            given.games,
            given.seed,
            given.processes,
            given.seats,
            **settings,
        )
    except DelveError as error:
        parser.error(str(error))
    print(result.table())
    return 0


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


if __name__ == "__main__":
    raise SystemExit(main())
