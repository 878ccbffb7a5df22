"""`delve bench`: what a pack of one's own changes; `delve new-pack`: a pack to begin with, and its test."""

from __future__ import annotations

from pathlib import Path
from string import Template
from typing import Annotated

import typer
from msgspec.json import encode

import delvewright
from delvewright.cli import new_card
from delvewright.cli.drafts import id_of
from delvewright.cli.naming import GameOption
from delvewright.cli.packs import Behaviour, taken
from delvewright.cli.play import Ban, Packs, Pick, Set, chosen
from delvewright.cli.study import own_cores
from delvewright.cli.talk import Talk
from delvewright.kernel.errors import DelveError
from delvewright.lab import bench as lab
from delvewright.views.drafting import forms
from delvewright.views.front import Front
from delvewright.words.own import FILE


def bench(
    folder: Annotated[Path, typer.Argument(help="The pack: a folder with a pack.toml.")],
    deals: Annotated[
        int, typer.Option("--deals", min=20, max=100_000, help="How many; each is played both ways.")
    ] = lab.DEALS,
    seats: Annotated[int, typer.Option("--seats", min=0, help="How many sit there; usually two.")] = 0,
    bots: Annotated[str, typer.Option("--bots", help="Who plays: the same bot everywhere.")] = "",
    seed: Annotated[int, typer.Option("--seed", min=0, help="Of the first deal.")] = 1,
    processes: Annotated[
        int, typer.Option("--processes", min=0, help="How many play; 0: one for each core.")
    ] = 0,
    packs: Packs = None,
    pick: Pick = None,
    ban: Ban = None,
    set: Set = None,
    behaviour: Behaviour = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colour, no columns.")] = False,
    json: Annotated[
        bool, typer.Option("--json", help="How it stands after every few deals, each time a line of JSON.")
    ] = False,
) -> None:
    """Play the same deals with a pack and without it, and tell what changed."""
    (opened,) = taken([folder], behaviour)
    front = delvewright.game(opened.game)
    settings = chosen(front, packs, pick, ban, set)
    made = lab.trial(opened, seats=seats, bots=bots, deals=deals, seed=seed, settings=settings)
    if json:
        lab.run(made, processes or own_cores(), lambda result: print(encode(result).decode(), flush=True))
        return
    talk = Talk(plain)
    for line in lab.told(lab.run(made, processes or own_cores())):
        talk.say(line)


def new_pack(
    folder: Annotated[Path, typer.Argument(help="The folder to be made.")],
    game: GameOption,
) -> None:
    """Write a pack of your own to begin with: a file, and a test of what it says."""
    front = delvewright.game(game)
    if not front.takes_packs:
        raise DelveError(f"{front.title} takes no packs of one's own yet")
    role, text = begun(front)
    if folder.exists() and any(folder.iterdir()):
        raise DelveError(f"{folder} is there, and not empty: name another")
    name = id_of(folder.resolve().name)
    files = {
        FILE: Template(text).substitute(name=name, game=front.id),
        f"test_{name}.py": Template(TEST).substitute(game=front.id, role=role),
    }
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in files.items():
        (folder / file).write_text(text, encoding="utf-8")
        typer.echo(f"wrote {folder / file}")
    typer.echo(f"Play with it: delve play {front.id} --pack {folder}")
    typer.echo(f"What does it change? delve bench {folder}")


def begun(front: Front) -> tuple[str, str]:
    """A kind, and the file of a pack that brings it; or changes a number of it, where nothing can be new."""
    asked = forms(front)
    if asked.new:
        skeleton = new_card.skeleton(front.id, front.title)
        return skeleton.OWN_KIND, skeleton.OWN_PACK
    for role, kind in asked.kinds.items():
        for field in asked.forms[kind.form]:
            number = kind.facts.get(field.name)
            if field.sort == "number" and not field.fixed and number and field.name != "copies":
                return role, f"{CHANGED}[change.{role}]\n{field.name} = {number + 1}\n"
    raise DelveError(f"{front.title} has nothing that could be changed")


CHANGED = """# A pack of your own: docs/bench.md says what a file may say.
name = "$name"
game = "$game"
title = "A little more"

# A printed card with other numbers; what is not said stays as it is.
"""

TEST = '''"""The pack is read, its cards are in the box, and games with it come to their end."""

from pathlib import Path

import delvewright
from delvewright.bots import bot, look
from delvewright.views.front import pack


def test_the_pack_is_played_to_the_end():
    mine = pack(Path(__file__).parent)
    game = delvewright.game("$game")
    assert game.kinds[f"$role@{mine.mark}"].name in [card.name for card in game.cards().values()]
    state, player = game.start(2, seed=1, packs=[mine.id]), bot("thumb")
    while not state.over:
        seat = state.ask.seat
        state = game.answer(state, player.choose(look(game, state, seat, 1)), seat)
    assert game.outcome(state)
'''
