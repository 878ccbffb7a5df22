"""`delve play`: a game at this keyboard, against people and bots."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import delvewright
from delvewright.bots import usual
from delvewright.cli.choices import (
    PERSON,
    fresh_seed,
    group_named,
    read_policies,
    read_settings,
    seating,
    split,
)
from delvewright.cli.files import read_record
from delvewright.cli.host import Host
from delvewright.cli.modes import ask_bots, ask_game, ask_mode, ask_seats
from delvewright.cli.naming import first_game
from delvewright.cli.packs import Behaviour, Own, taken, with_own
from delvewright.cli.talk import Talk
from delvewright.kernel.errors import BadSetup, near
from delvewright.kernel.keys import SECRET, commitment
from delvewright.kernel.record import Sitting
from delvewright.views.front import Front
from delvewright.words.own import Opened

RECALLED = 6  # answers told again when a game is taken up

Seats = Annotated[int | None, typer.Option("--seats", help="How many sit at the table.")]
Bots = Annotated[
    str | None, typer.Option("--bots", help="Who takes the last seats, e.g. thumb,search:0.2s,human.")
]
Packs = Annotated[list[str] | None, typer.Option("--packs", help="Expansions to mix in; may be repeated.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed deals the same game.")]
Pick = Annotated[
    list[str] | None, typer.Option("--pick", help="A group that must be in the game; may be repeated.")
]
Ban = Annotated[
    list[str] | None, typer.Option("--ban", help="A group that must not be in it; may be repeated.")
]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", help="Any setting of the game, as key=value; --key value says the same."),
]
ModeKey = Annotated[
    str | None, typer.Option("--mode", help="A way to play, e.g. first_game, standard, epic.")
]
Policy = Annotated[
    list[str] | None,
    typer.Option("--policy", help="When to be asked on others' turns: window=ask, never, concerns or once."),
]
Plain = Annotated[bool, typer.Option("--plain", help="No colour, no columns: for pipes and screen readers.")]


def play(
    game: Annotated[
        str | None, typer.Argument(help="Which game.", autocompletion=delvewright.catalogue)
    ] = None,
    seats: Seats = None,
    bots: Bots = None,
    mode: ModeKey = None,
    packs: Packs = None,
    seed: Seed = None,
    pick: Pick = None,
    ban: Ban = None,
    set: Set = None,
    policy: Policy = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
    own: Own = None,
    behaviour: Behaviour = False,
    plain: Plain = False,
) -> None:
    """Play in the terminal. What the options leave open is asked."""
    talk = Talk(plain)
    brought = taken(own, behaviour)
    if resume is not None:
        if seats is not None or seed is not None or mode or packs or pick or ban or set:
            raise BadSetup(
                "--resume goes on with a game as it was set up: "
                "give it no other options but --bots and --policy"
            )
        resumed(talk, resume, bots, read_policies(policy or [])).run()
        return
    open_still = [seats, bots, mode, packs, seed, pick, ban, set, policy]
    if game is None and not brought and all(option is None for option in open_still):
        game = ask_game(talk)
    front = delvewright.game(game or (brought[0].game if brought else first_game()))
    policies = read_policies(policy or [])
    front.check_policies(policies)
    settings = {**mode_named(front, mode), **chosen(front, packs, pick, ban, set)}
    settings = with_own(front, settings, brought)
    asked = not settings and seats is None and bots is None and seed is None
    few, many = seats_with(front, settings)
    if asked:
        settings, (few, many) = ask_mode(talk, front)
    solo = many == 1
    named = split([bots]) if bots is not None else []
    if seats is None:
        seats = (
            1 if solo else ask_seats(talk, few, many) if asked else max(2, len(named) + (PERSON not in named))
        )
    if bots is None:
        named = ask_bots(talk, front.id, seats) if asked else [] if solo else [usual(front.id)] * (seats - 1)
    sitting = begun(talk, front, seats, seed, settings)
    Host(talk, sitting, seating(seats, named), policies=policies).run()


def begun(talk: Talk, front: Any, seats: int, seed: int | None, settings: dict[str, Any]) -> Sitting:
    """A new game: by a seed if one is given, else by a secret that is promised now."""
    if seed is not None:
        talk.say(f"Seed {seed}: the same seed deals the same game.", style="dim")
        return Sitting(front, seats, seed, **settings)
    return keyed(talk, front, seats, fresh_seed(), settings)


def keyed(talk: Talk, front: Any, seats: int, seed: int, settings: dict[str, Any]) -> Sitting:
    """A new game whose set-up is drawn by the seed, and whose dice can be checked."""
    secret = secrets.token_hex(SECRET)
    talk.say(f"Promised for the dice: {commitment(secret)} (delve verify checks a saved game)", style="dim")
    return Sitting(front, seats, seed, secret=secret, **settings)


def mode_named(front: Any, key: str | None) -> dict[str, Any]:
    """The settings a way to play stands for."""
    if key is None:
        return {}
    modes = {mode.key: mode for mode in front.modes}
    if key not in modes:
        raise BadSetup(f"{front.title} has no mode {key!r}; {near(key, modes)}")
    return dict(modes[key].settings)


def seats_with(front: Front, settings: Mapping[str, Any]) -> tuple[int, int]:
    """How few and how many play with these settings, by the ways to play that they are part of."""
    fits = [
        mode
        for mode in front.modes
        if all(settings.get(name) == said for name, said in mode.settings.items())
    ]
    return min([mode.seats for mode in fits], key=lambda seats: seats[1], default=front.seats)


def chosen(
    front: Any,
    packs: list[str] | None,
    pick: list[str] | None,
    ban: list[str] | None,
    set: list[str] | None,
    own: Sequence[Opened] = (),
) -> dict[str, Any]:
    """The settings the options name."""
    settings = read_settings(front, set or [])
    if packs:
        settings["packs"] = split(packs)
    settings = with_own(front, settings, own)
    for name, groups in (("pick", pick), ("ban", ban)):
        if groups:
            settings[name] = [group_named(front, group) for group in split(groups)]
    return settings


def resumed(talk: Talk, path: Path, bots: str | None, policies: dict[str, str]) -> Host:
    """A saved game with everybody where they sat."""
    record = read_record(path)
    front = delvewright.game(record.game)
    front.check_policies(policies)
    sitting = Sitting.replay(front, record)
    before = [record.notes.get(f"seat {seat}", PERSON) for seat in range(record.seats)]
    seated = before if bots is None else seating(record.seats, split([bots]))
    seating(record.seats, seated)
    host = Host(talk, sitting, seated, path, policies)
    host.saved = len(record.answers)
    host.heard = dict.fromkeys(host.heard, max(0, len(sitting.events) - RECALLED))
    return host
