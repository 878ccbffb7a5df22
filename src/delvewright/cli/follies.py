"""`delve follies`: how often the rules of thumb of a game do something foolish."""

from __future__ import annotations

from typing import Annotated

import typer

from delvewright.cli.naming import GameOption
from delvewright.lab.follies import count, sheet


def follies(
    game: GameOption,
    games: Annotated[int, typer.Option("--games", min=1, help="Over all modes and seats.")] = 200,
    processes: Annotated[int, typer.Option("--processes", min=1)] = 1,
) -> None:
    """Count foolish moves and games called off, in every mode and at every number of seats."""
    typer.echo(sheet(game, count(game, range(games), processes)))
