"""`delve schema`: the JSON schema of a view."""

from __future__ import annotations

import json

import typer

from delvewright.cli.play import Game
from delvewright.views import schema as views


def schema(game: Game = "thunderstone") -> None:
    """Print the JSON schema of what a seat may see."""
    typer.echo(json.dumps(views.schema(game), indent=2))
