"""`delve waits`: how long people wait for each other where seats go on side by side."""

from __future__ import annotations

from typing import Annotated

import typer

from delvewright.cli.naming import GameOption
from delvewright.lab.waits import sheet
from delvewright.lab.waits import waits as waited


def waits(
    game: GameOption,
    games: Annotated[int, typer.Option("--games", min=1, help="In each row of the table.")] = 10,
    seats: Annotated[list[int] | None, typer.Option("--seats", help="Only so many; may be repeated.")] = None,
) -> None:
    """Measure how long shared turns last, against what their slowest seat needs alone."""
    typer.echo(sheet(waited(game, games, seats or ())))
