"""`delve schema`: the JSON schema of a game's view, or of the wire between server and table."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from delvewright.cli.naming import NONE_NAMED, first_game
from delvewright.views.schema import schema as schema_of

WIRE = "wire"


def schema(
    game: Annotated[
        str,
        typer.Argument(
            help=f"Which game, 'shared' for what all have in common, or {WIRE!r} for the server's messages.",
            default_factory=first_game,
            show_default=NONE_NAMED,
        ),
    ],
) -> None:
    """Print the JSON schema of what a seat sees, or of every message a server takes and gives."""
    if game == WIRE:
        from delvewright.server.schema import schema as wire

        typer.echo(json.dumps(wire(), indent=2))
    else:
        typer.echo(json.dumps(schema_of(game), indent=2))
