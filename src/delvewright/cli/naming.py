"""Naming a game on the command line; who names none means the first on the shelf."""

from __future__ import annotations

from typing import Annotated

import typer

import delvewright


def first_game() -> str:
    """The game that commands mean when they name none."""
    return delvewright.shelf()[0].id


NONE_NAMED = "the first on the shelf"

GameArgument = Annotated[
    str,
    typer.Argument(
        help="Which game.",
        autocompletion=delvewright.catalogue,
        default_factory=first_game,
        show_default=NONE_NAMED,
    ),
]
GameOption = Annotated[
    str,
    typer.Option(
        "--game",
        help="Which game.",
        autocompletion=delvewright.catalogue,
        default_factory=first_game,
        show_default=NONE_NAMED,
    ),
]
