"""Drawing: a Barricades view laid out for a screen, in colour; it computes no rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from delvewright.cli import screen
from delvewright.cli.barricades.plain import Plain

BROKEN, WHOLE = "▒", "█"


class Drawing(screen.Drawing, Plain):
    """Columns and colour: Village and Dungeon as tables, a line a Champion."""

    def table(self, view: Any) -> Iterator[RenderableType]:
        yield self.bar(view)
        if view.setup:
            yield from self.places(view)
            return
        for part in (self.horde, self.village, self.dungeon, self.champions, self.mine):
            yield from part(view)
        yield Text()

    def village(self, view: Any) -> Iterator[RenderableType]:
        """Each building with its spots, broken ones first."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for place in view.locations:
            gone = len(place.chits)
            spots = Text(BROKEN * gone, style="red").append(WHOLE * (place.damage - gone), style="green")
            wall = Text("[walled]", style="bright_yellow") if place.active else Text("")
            facts = self.place_facts(view, place)
            name = Text(self.name(place.kind), style="bold" if place.standing else "dim strike")
            grid.add_row(name, spots, wall, Text(", ".join(facts), style="dim"))
        yield self.title("VILLAGE", f"{view.destroyed} of {view.limit} locations lost")
        yield grid

    def dungeon(self, view: Any) -> Iterator[RenderableType]:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for room in view.rooms:
            name, _, facts = self.room_line(view, room).partition(": ")
            mine = view.seat in room.champions
            grid.add_row(Text(name, style="bold" if mine else ""), Text(facts, style="" if mine else "dim"))
        yield self.title("DUNGEON", "")
        yield grid
        for fight in view.battles:
            yield Text(f"  {self.battle_line(view, fight)}", style="bold red")

    def champions(self, view: Any) -> Iterator[RenderableType]:
        yield from self.seats(view)
