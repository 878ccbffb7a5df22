"""`delve wall`: what saved games have earned, each for itself and all together."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import delvewright
from delvewright.cli.files import read_record
from delvewright.cli.play import Plain
from delvewright.cli.talk import Talk
from delvewright.kernel.errors import BadRecord
from delvewright.kernel.record import Sitting
from delvewright.views.front import Front
from delvewright.views.honours import Earned, Honours


def wall(
    files: Annotated[list[Path], typer.Argument(help="Saved games, in the order they were played.")],
    seat: Annotated[int, typer.Option("--seat", help="Whose wall: 1, 2, …", min=1)] = 1,
    plain: Plain = False,
) -> None:
    """Show the honours of a game, and which of them saved games have earned."""
    talk = Talk(plain)
    games: dict[str, list[tuple[Path, Earned]]] = {}
    for file in files:
        front, earned = _read(file, seat - 1)
        games.setdefault(front.id, []).append((file, earned))
    for id, played in games.items():
        front = delvewright.game(id)
        assert front.honours is not None
        talk.say(*_hung(front, front.honours, played))


def _read(file: Path, seat: int) -> tuple[Front, Earned]:
    record = read_record(file)
    front = delvewright.game(record.game)
    if front.honours is None:
        raise BadRecord(f"{file}: {front.title} has no honours")
    if seat >= record.seats:
        raise BadRecord(f"{file} has seats 1 to {record.seats}, so --seat is 1 to {record.seats}")
    try:
        state = Sitting.replay(front, record).state
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error
    if not state.over:
        raise BadRecord(f"{file}: the game is not over")
    return front, front.earned(state, seat)


def _hung(front: Front, honours: Honours, played: list[tuple[Path, Earned]]) -> list[Text]:
    first = honours.first([earned for _, earned in played])
    lines = [Text(f"{front.title}: {len(first)} of {len(honours.all)} {honours.title}", style="bold")]
    for tier, row in groupby(honours.all, key=lambda honour: honour.tier):
        lines.append(Text(tier.capitalize()))
        for honour in row:
            got = honour.id in first
            where = f" ({played[first[honour.id]][0]})" if got else ""
            text = f"  [{'x' if got else ' '}] {honour.title}: {honour.text}{where}"
            lines.append(Text(text, style="" if got else "dim"))
    return lines
