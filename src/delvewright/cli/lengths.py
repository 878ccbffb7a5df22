"""`delve lengths`: how long games of rules of thumb take and how they end, by mode and seats."""

from __future__ import annotations

from typing import Annotated

import typer

from delvewright.cli.naming import GameOption
from delvewright.lab.lengths import lengths as played
from delvewright.lab.lengths import sheet


def lengths(
    game: GameOption,
    games: Annotated[int, typer.Option("--games", min=1, help="In each row of the table.")] = 100,
    processes: Annotated[int, typer.Option("--processes", min=1)] = 1,
) -> None:
    """Measure how many turns a player a game takes, and how games end."""
    typer.echo(sheet(played(game, games, processes=processes)))
