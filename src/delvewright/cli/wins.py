"""`delve wins`: how often a team of bots wins, by seats and by what makes a game hard or easy."""

from __future__ import annotations

from typing import Annotated

import typer

import delvewright
from delvewright.cli.naming import GameOption
from delvewright.cli.play import Set, chosen
from delvewright.lab.wins import sheet
from delvewright.lab.wins import wins as played


def wins(
    game: GameOption,
    bot: Annotated[str, typer.Argument(help="At every seat: thumb, uniform, search:40.")] = "thumb",
    games: Annotated[
        int, typer.Option("--games", min=1, help="Of each number of seats with each choice.")
    ] = 25,
    seats: Annotated[
        list[int] | None, typer.Option("--seats", min=1, help="How many play; may be repeated.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Of the first deal; no two are the same.")] = 0,
    processes: Annotated[int, typer.Option("--processes", min=1)] = 1,
    set: Set = None,
) -> None:
    """Measure how often a game is won that all win or lose together."""
    settings = chosen(delvewright.game(game), None, None, None, set)
    typer.echo(sheet(played(game, bot, games, seats or (), seed, processes, **settings)))
