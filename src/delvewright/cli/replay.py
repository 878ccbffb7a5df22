"""`delve replay`: a recorded game told again, in one go or step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import delvewright
from delvewright.cli.choices import PERSON, seat_names
from delvewright.cli.files import read_record
from delvewright.cli.packs import Behaviour, Own, taken
from delvewright.cli.play import Plain
from delvewright.cli.screen import drawing
from delvewright.cli.talk import Talk
from delvewright.kernel.errors import BadRecord
from delvewright.kernel.record import Sitting
from delvewright.kernel.sight import NOBODY


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    step: Annotated[bool, typer.Option("--step", help="One answer at a time.")] = False,
    seat: Annotated[
        int, typer.Option("--seat", help="Whose eyes to see it with: 1, 2, … (0: a spectator).")
    ] = 0,
    to: Annotated[int | None, typer.Option("--to", help="Stop after this many answers.")] = None,
    own: Own = None,
    behaviour: Behaviour = False,
    plain: Plain = False,
) -> None:
    """Tell a saved game again."""
    talk = Talk(plain)
    taken(own, behaviour)
    record = read_record(file)
    if to is not None and not 0 <= to <= len(record.answers):
        raise BadRecord(f"{file} has {len(record.answers)} answers, so --to is 0 to {len(record.answers)}")
    if not 0 <= seat <= record.seats:
        raise BadRecord(f"{file} has seats 1 to {record.seats}, so --seat is 0 to {record.seats}")
    try:
        sitting = Sitting.replay(delvewright.game(record.game), record, None if step else to)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error
    seated = [record.notes.get(f"seat {one}", PERSON) for one in range(record.seats)]
    story = Story(talk, sitting, seat - 1 if seat else NOBODY, seat_names(seated))
    if step:
        story.walk(to or 0)
    else:
        for index in range(len(sitting.positions)):
            story.tell(index)
        story.show(len(sitting.record.answers))


class Story:
    """A finished or broken-off game, seen from one seat."""

    def __init__(self, talk: Talk, sitting: Sitting, seat: int, names: list[str]):
        self.talk = talk
        self.sitting = sitting
        self.seat = seat
        self.names = names
        self.game: Any = sitting.game

    def tell(self, index: int) -> None:
        """What led to the table after so many answers."""
        sitting = self.sitting
        before, after = sitting.positions[index - 1] if index else None, sitting.positions[index]
        lines = self.game.recount(before, after, sitting.events[index], self.seat, self.names)
        self.talk.tell(line.text for line in lines)

    def show(self, index: int) -> None:
        """The table after so many answers."""
        view = self.game.view(self.sitting.positions[index], self.seat, self.names)
        talk = self.talk
        screen = drawing(self.game, talk, self.names)
        talk.say(*(screen.result(view) if view.result is not None else screen.table(view)))

    def walk(self, at: int) -> None:
        """Forward with Enter, back with b, to answer N with N, away with q."""
        last = len(self.sitting.record.answers)
        while True:
            self.talk.clear()
            self.show(at)
            if at:
                seat, name = self.sitting.record.answers[at - 1]
                self.talk.say(Text(f"Answer {at} of {last}: {self.names[seat]}, {name}", style="bold"))
            self.tell(at)
            line = self.talk.ask("Enter: next · b: back · a number: go there · q: quit > ").lower()
            if line in ("q", "quit") or (not line and at == last):
                return
            if line.isdigit():
                at = min(int(line), last)
            elif line.startswith("b"):
                at = max(0, at - 1)
            else:
                at = min(at + 1, last)
