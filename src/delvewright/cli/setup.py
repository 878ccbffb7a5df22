"""`delve setup`: a random set-up under constraints, rolled again until it pleases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.text import Text

import delvewright
from delvewright.bots import usual
from delvewright.cli.choices import command_line, fresh_seed, group_named, seating, split
from delvewright.cli.host import Host
from delvewright.cli.naming import GameArgument
from delvewright.cli.packs import Behaviour, Own, taken
from delvewright.cli.play import Ban, Packs, Pick, Plain, Seed, Set, chosen, keyed, seats_with
from delvewright.cli.talk import Talk
from delvewright.kernel.errors import DelveError
from delvewright.views.english import worded
from delvewright.views.model import Slot
from delvewright.views.wishes import wished

HELP = "Enter: roll again · a number: lock or unlock · ban N · wish CLERIC · play · quit"


def setup(
    game: GameArgument,
    seats: Annotated[int, typer.Option("--seats", help="How many will sit at the table.")] = 2,
    packs: Packs = None,
    pick: Pick = None,
    lock: Annotated[
        list[str] | None, typer.Option("--lock", help="Keep this group, roll the rest; may be repeated.")
    ] = None,
    ban: Ban = None,
    wish: Annotated[
        list[str] | None,
        typer.Option(
            "--wish", help="What some card shall be or bring, e.g. 'source of light'; again for more."
        ),
    ] = None,
    wishes: Annotated[bool, typer.Option("--wishes", help="List what can be wished for.")] = False,
    seed: Seed = None,
    set: Set = None,
    own: Own = None,
    behaviour: Behaviour = False,
    roll: Annotated[bool, typer.Option("--roll", help="Ask what to lock, and roll again.")] = False,
    plain: Plain = False,
) -> None:
    """Draw a random set-up, and print the line that plays exactly it."""
    talk = Talk(plain)
    front = delvewright.game(game)
    if wishes:
        tell_wishes(talk, front)
        return
    brought = taken(own, behaviour)
    settings = chosen(front, packs, [*(pick or []), *(lock or [])], ban, set, brought)
    table = Roll(talk, front, min(seats, seats_with(front, settings)[1]), settings, split(wish or []))
    table.roll(fresh_seed() if seed is None else seed)
    if roll:
        table.ask()


def tell_wishes(talk: Talk, front: Any) -> None:
    """What can be wished for, each with whatever brings it."""
    if not front.wishes:
        raise DelveError(f"{front.title} has nothing to wish for")
    for wish in front.wishes:
        names = dict.fromkeys(worded(name) for names in wish.names.values() for name in names)
        talk.say(Text(f"{wish.title}: {', '.join(names)}"))


class Roll:
    """One set-up being rolled."""

    def __init__(
        self, talk: Talk, front: Any, seats: int, settings: dict[str, Any], wishes: Sequence[str] = ()
    ):
        self.talk = talk
        self.front = front
        self.seats = seats
        self.settings = settings  # what was said
        self.full = settings  # with what it takes for the wishes
        self.wishes = [wished(front, one).key for one in wishes]
        self.locked: list[str] = list(settings.get("pick", ()))
        self.slots: tuple[Slot, ...] = ()
        self.seed = 0

    def roll(self, seed: int) -> None:
        """Lay out by this seed and show what came up."""
        full = self.settings
        if self.wishes:
            full = self.front.grant(self.seats, seed, self.settings, self.wishes)
        self.slots = self.front.layout(self.seats, seed, full)
        self.full = full
        for number, slot in enumerate(self.slots, 1):
            locked = "  locked" if slot.name in self.locked else ""
            self.talk.say(
                Text(f"{number:>3}  {slot.sort.capitalize():<9} {slot.name.replace('_', ' ')}{locked}")
            )
        self.talk.say(Text(command_line(self.front, self.seats, seed, self.full)), style="bold")
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
                    sitting = keyed(self.talk, self.front, self.seats, self.seed, self.full)
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
        if word == "wish":
            wish = wished(self.front, rest)
            gone = wish.key in self.wishes
            others = [one for one in self.wishes if one != wish.key]
            self.wishes = others if gone else [*others, wish.key]
            self.talk.say(Text(f"{wish.title} is {'no longer ' if gone else ''}wished for."))
            return
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
