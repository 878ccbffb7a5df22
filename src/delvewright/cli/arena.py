"""`delve arena`: bots against each other, many games, with intervals."""

from __future__ import annotations

from typing import Annotated

import typer

import delvewright
from delvewright.bots import bot
from delvewright.cli.naming import GameOption
from delvewright.cli.play import Ban, Packs, Pick, Set, chosen
from delvewright.kernel.errors import BadSetup
from delvewright.lab.arena import duel


def arena(
    bots: Annotated[
        list[str], typer.Argument(help="One bot a seat: thumb, uniform, search:0.2s, search:300.")
    ],
    game: GameOption,
    games: Annotated[
        int, typer.Option("--games", min=1, help="How many; each deal is played from every seat.")
    ] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Of the first deal.")] = 0,
    processes: Annotated[int, typer.Option("--processes", min=1)] = 1,
    packs: Packs = None,
    pick: Pick = None,
    ban: Ban = None,
    set: Set = None,
) -> None:
    """Measure bots against each other."""
    front = delvewright.game(game)
    for name in bots:
        bot(name)
    if len(bots) < 2:
        raise BadSetup("an arena needs two bots or more")
    settings = chosen(front, packs, pick, ban, set)
    typer.echo(duel(front, bots, games, seed, processes, **settings).table())
