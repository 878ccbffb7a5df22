"""Wins: how often one bot at every seat wins a game that all win or lose together, by settings and seats."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from typing import Any

from delvewright.bots import bot as bot_named
from delvewright.kernel.errors import BadSetup
from delvewright.kernel.game import Game
from delvewright.lab import lengths
from delvewright.lab.arena import game_named, play, wilson
from delvewright.lab.known import known

RANDOM = "random"
"""The choice of a setting that leaves it to chance: every other one is tried instead."""


@dataclass(frozen=True)
class Played:
    """One game, a deal of its own: what was chosen for it, and whether it was won."""

    chosen: dict[str, Any]
    seats: int
    seed: int
    won: bool


def wins(
    game_id: str,
    bot: str = "thumb",
    games: int = 25,
    seats: Sequence[int] = (),
    seed: int = 0,
    processes: int = 1,
    **settings: Any,
) -> list[Played]:
    """So many games of each number of seats with each choice of the settings that make a game hard or easy.

    They are crossed, but for those that are said. No two games are the same deal, so that each counts.
    """
    game = game_named(game_id)
    if not game.cooperative:
        raise BadSetup(f"in {game.title} bots play each other: `delve arena` measures that")
    bot_named(bot)  # refuses what nobody knows
    low, high = game.seats
    for count in seats or (low,):
        game.start(count, seed, **settings)  # refuses what can not be played
    choices = _choices(game, settings)
    crossed = product(seats or range(low, high + 1), *choices.values())
    cells = [
        (count, dict(zip(choices, chosen, strict=True))) for count, *chosen in crossed for _ in range(games)
    ]
    jobs = [
        (game_id, bot, count, seed + deal, {**settings, **chosen})
        for deal, (count, chosen) in enumerate(cells)
    ]
    with ProcessPoolExecutor(processes) as pool:
        won = list(pool.map(_won, *zip(*jobs, strict=True), chunksize=4))
    return [
        Played(chosen, count, seed + deal, one)
        for deal, ((count, chosen), one) in enumerate(zip(cells, won, strict=True))
    ]


def _choices(game: Game, settings: dict[str, Any]) -> dict[str, list[Any]]:
    crossed = [name for name in known(game.id).crossed if name not in settings]
    return {name: [one for one in game.settings[name].choices or () if one != RANDOM] for name in crossed}


def _won(game_id: str, bot: str, seats: int, seed: int, settings: dict[str, Any]) -> bool:
    """Rules of thumb look at nothing a seat may not see, so nobody imagines worlds for them."""
    if bot == "thumb":
        return lengths.play(game_id, seats, seed, settings).began_won
    return any(play(game_id, (bot,) * seats, seed, 0, settings).wins)


def sheet(played: Sequence[Played]) -> str:
    """A table for each setting, the choices by seats, then everything together; with Wilson's intervals."""
    counts = sorted({one.seats for one in played})
    lines = [f"{'games won':<28}" + "".join([f"{_seats(count):>26}" for count in counts])]
    for name in played[0].chosen:
        lines += ["", name]
        for choice in dict.fromkeys(one.chosen[name] for one in played):
            lines.append(_row(str(choice), [one for one in played if one.chosen[name] == choice], counts))
    return "\n".join([*lines, "", _row("all", played, counts)])


def _seats(count: int) -> str:
    return "1 seat" if count == 1 else f"{count} seats"


def _row(title: str, played: Sequence[Played], counts: Sequence[int]) -> str:
    return f"{title:<28}" + "".join(
        [f"{share([one.won for one in played if one.seats == count]):>26}" for count in counts]
    )


def share(won: Sequence[bool]) -> str:
    low, high = wilson(sum(won), len(won))
    return f"{sum(won)} of {len(won)} ({low:.0%} to {high:.0%})"
