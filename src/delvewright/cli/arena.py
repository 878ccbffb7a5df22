"""`delve arena`: bots against each other, or each with its like against the game, with intervals."""

from __future__ import annotations

from typing import Annotated

import typer

import delvewright
from delvewright.bots import bot
from delvewright.cli.naming import GameOption
from delvewright.cli.packs import Behaviour, Own, taken
from delvewright.cli.play import Ban, Packs, Pick, Set, chosen
from delvewright.lab.arena import duel


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            help="One bot a seat: thumb, uniform, search:0.2s, search:300. Where all win or lose together, "
            "each of them takes every seat in turn."
        ),
    ],
    game: GameOption,
    games: Annotated[
        int, typer.Option("--games", min=1, help="How many; each deal is played from every seat.")
    ] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Of the first deal.")] = 0,
    processes: Annotated[int, typer.Option("--processes", min=1)] = 1,
    seats: Annotated[
        int,
        typer.Option(
            "--seats", min=0, help="How many each bot plays, where all win together or one is alone."
        ),
    ] = 0,
    packs: Packs = None,
    pick: Pick = None,
    ban: Ban = None,
    set: Set = None,
    own: Own = None,
    behaviour: Behaviour = False,
) -> None:
    """Measure bots against each other."""
    front = delvewright.game(game)
    for name in bots:
        bot(name)
    settings = chosen(front, packs, pick, ban, set, taken(own, behaviour))
    typer.echo(duel(front, bots, games, seed, processes, seats, **settings).table())
