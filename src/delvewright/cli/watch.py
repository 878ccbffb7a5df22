"""`delve watch`: bots play, and the table tells what they do."""

from __future__ import annotations

from enum import StrEnum
from time import sleep
from typing import Annotated, Any

import typer

import delvewright
from delvewright.bots import bot, look, usual
from delvewright.cli.choices import PERSON, fresh_seed, seat_names, split
from delvewright.cli.naming import GameArgument
from delvewright.cli.packs import Behaviour, Own, taken
from delvewright.cli.play import Ban, Packs, Pick, Plain, Seed, Set, chosen
from delvewright.cli.screen import drawing
from delvewright.cli.talk import Gone, Talk
from delvewright.kernel.errors import BadSetup
from delvewright.kernel.lanes import next_ask
from delvewright.kernel.record import Sitting
from delvewright.kernel.sight import NOBODY


class Speed(StrEnum):
    """How long a line stays before the next one."""

    slow = "slow"
    normal = "normal"
    fast = "fast"
    instant = "instant"


SECONDS = {Speed.slow: 1.5, Speed.normal: 0.5, Speed.fast: 0.1, Speed.instant: 0.0}


def watch(
    game: GameArgument,
    bots: Annotated[str | None, typer.Option("--bots", help="One for each seat; usually two.")] = None,
    speed: Annotated[Speed, typer.Option("--speed", help="How fast it is told.")] = Speed.normal,
    packs: Packs = None,
    seed: Seed = None,
    pick: Pick = None,
    ban: Ban = None,
    set: Set = None,
    own: Own = None,
    behaviour: Behaviour = False,
    plain: Plain = False,
) -> None:
    """Let bots play each other, told move by move."""
    talk = Talk(plain)
    front = delvewright.game(game)
    seated = [usual(front.id)] * 2 if bots is None else split([bots])
    if PERSON in seated or not seated:
        raise BadSetup("watch is for bots alone; delve play seats people")
    players = [bot(name) for name in seated]
    seed = fresh_seed() if seed is None else seed
    sitting = Sitting(front, len(seated), seed, **chosen(front, packs, pick, ban, set, taken(own, behaviour)))
    names = seat_names(seated)
    screen = drawing(front, talk, names)
    talk.say(f"Seed {seed}.", style="dim")
    tell(talk, front.recount(None, sitting.state, sitting.events[0], NOBODY, names), SECONDS[speed])
    talk.say(*screen.table(front.view(sitting.state, NOBODY, names)))
    try:
        seat = NOBODY
        while not sitting.state.over:
            before = sitting.state
            seat = next_ask(before, seat).seat  # type: ignore[union-attr]
            player = players[seat]
            chosen_option = player.choose(
                look(front, before, seat, len(sitting.record.answers), player.blind)
            )
            told = sitting.answer(chosen_option, seat)
            tell(talk, front.recount(before, sitting.state, told, NOBODY, names), SECONDS[speed])
    except KeyboardInterrupt:
        raise Gone from None
    talk.say(*screen.result(front.view(sitting.state, NOBODY, names)))


def tell(talk: Talk, lines: list[Any], seconds: float) -> None:
    """Lines of the log, one after the other."""
    for line in lines:
        talk.tell([line.text])
        sleep(seconds)
