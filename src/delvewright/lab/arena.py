"""The arena: bots against each other, every deal played from every seat."""

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
from delvewright.kernel.errors import DelveError
from delvewright.kernel.game import Game


@dataclass(frozen=True)
class Bout:
    """One game: by bot, not by seat."""

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
        return "\n".join(lines)


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share of wins."""
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def duel(
    game: Game, bots: Sequence[str], games: int = 100, seed: int = 0, processes: int = 1, **settings: Any
) -> Duel:
    """Let bots play; each deal is played once from every seat, so games are made up to whole deals."""
    deals = -(-games // len(bots))
    jobs = [
        (game.id, tuple(bots), seed + deal, first, settings)
        for deal in range(deals)
        for first in range(len(bots))
    ]
    if processes == 1:
        return Duel(tuple(bots), tuple([play(*job) for job in jobs]))
    with ProcessPoolExecutor(processes) as pool:
        return Duel(tuple(bots), tuple(pool.map(play, *zip(*jobs, strict=True))))


def play(game_id: str, names: tuple[str, ...], seed: int, first: int, settings: dict[str, Any]) -> Bout:
    """One game, the bots moved `first` seats round the table."""
    game = game_named(game_id)
    bots = [bot(name) for name in names]
    count = len(bots)
    lucks = [Random(f"luck of bot {which} in game {seed}") for which in range(count)]
    decisions, seconds = [0] * count, [0.0] * count
    state = game.start(seats=count, seed=seed, **settings)
    while not state.over:
        seat = state.ask.seat
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
    parser.add_argument("bots", nargs="+", help="uniform, thumb, search:0.2s, search:300; one a seat")
    parser.add_argument("--game", default=shelf()[0].id)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a setting; the value as JSON"
    )
    given = parser.parse_args(arguments)
    try:
        settings = {name: _value(value) for name, _, value in (one.partition("=") for one in given.set)}
        for name in given.bots:
            bot(name)
        result = duel(
            game_named(given.game), given.bots, given.games, given.seed, given.processes, **settings
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
