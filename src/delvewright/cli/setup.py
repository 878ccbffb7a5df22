"""`delve setup`: a random set-up under constraints, rolled again until it pleases."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

import delvewright
from delvewright.bots import usual
from delvewright.cli.choices import command_line, fresh_seed, group_named, seating
from delvewright.cli.host import Host
from delvewright.cli.naming import GameArgument
from delvewright.cli.play import Ban, Packs, Pick, Plain, Seed, Set, chosen, keyed, seats_with
from delvewright.cli.talk import Talk
from delvewright.kernel.errors import DelveError
from delvewright.views.model import Slot

HELP = "Enter: roll again · a number: lock or unlock · ban N · play · quit"


def setup(
    game: GameArgument,
    seats: Annotated[int, typer.Option("--seats", help="How many will sit at the table.")] = 2,
    packs: Packs = None,
    pick: Pick = None,
    lock: Annotated[
        list[str] | None, typer.Option("--lock", help="Keep this group, roll the rest; may be repeated.")
    ] = None,
    ban: Ban = None,
    seed: Seed = None,
    set: Set = None,
    roll: Annotated[bool, typer.Option("--roll", help="Ask what to lock, and roll again.")] = False,
    plain: Plain = False,
) -> None:
    """Draw a random set-up, and print the line that plays exactly it."""
    talk = Talk(plain)
    front = delvewright.game(game)
    settings = chosen(front, packs, [*(pick or []), *(lock or [])], ban, set)
    table = Roll(talk, front, min(seats, seats_with(front, settings)[1]), settings)
    table.roll(fresh_seed() if seed is None else seed)
    if roll:
        table.ask()


class Roll:
    """One set-up being rolled."""

    def __init__(self, talk: Talk, front: Any, seats: int, settings: dict[str, Any]):
        self.talk = talk
        self.front = front
        self.seats = seats
        self.settings = settings
        self.locked: list[str] = list(settings.get("pick", ()))
        self.slots: tuple[Slot, ...] = ()
        self.seed = 0

    def roll(self, seed: int) -> None:
        """Lay out by this seed and show what came up."""
        self.slots = self.front.layout(self.seats, seed, self.settings)
        for number, slot in enumerate(self.slots, 1):
            locked = "  locked" if slot.name in self.locked else ""
            self.talk.say(
                Text(f"{number:>3}  {slot.sort.capitalize():<9} {slot.name.replace('_', ' ')}{locked}")
            )
        self.talk.say(Text(command_line(self.front, self.seats, seed, self.settings)), style="bold")
        self.seed = seed

    def ask(self) -> None:
        """Lock, ban and roll until it pleases."""
        while True:
            self.talk.say(HELP, style="dim")
            line = self.talk.ask()
            try:
                if line in ("q", "quit"):
                    return
                if line == "play":
                    sitting = keyed(self.talk, self.front, self.seats, self.seed, self.settings)
                    Host(
                        self.talk, sitting, seating(self.seats, [usual(self.front.id)] * (self.seats - 1))
                    ).run()
                    return
                if line and not line.startswith("r"):
                    self.change(line)
                    continue
                self.roll(fresh_seed())
            except DelveError as error:
                self.talk.say(Text(str(error)))

    def change(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        banning = word == "ban"
        name = self.named(rest if banning else line.removeprefix("lock").strip())
        if banning:
            self.settings["ban"] = [*self.settings.get("ban", ()), name]
            self.talk.say(Text(f"{name} is banned."))
            return
        self.locked = (
            [one for one in self.locked if one != name] if name in self.locked else [*self.locked, name]
        )
        self.settings["pick"] = self.locked
        self.talk.say(Text(f"{name} is {'locked' if name in self.locked else 'free'}."))

    def named(self, words: str) -> str:
        """A slot by number, or a group by name."""
        if not words.isdigit():
            return group_named(self.front, words)
        if not 1 <= int(words) <= len(self.slots):
            raise DelveError(f"There are slots 1 to {len(self.slots)}.")
        slot = self.slots[int(words) - 1]
        if slot.fixed or slot.sort in self.front.settings:
            raise DelveError(f"Set {slot.sort} with --set: see delve setup --help.")
        return slot.name
