"""Drawing: a Thunderstone view laid out for a screen, in colour; it computes no rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from delvewright.cli import screen
from delvewright.cli.screen import several
from delvewright.cli.thunderstone.card import facts
from delvewright.cli.thunderstone.plain import Plain, left

FEW = 8

SHORT = {"strength": "str", "weight": "wt", "attack": "att", "magic": "mag"}

STYLES = (
    ("thunderstone", "bold bright_white"),
    ("disease", "green"),
    ("trap", "bright_black"),
    ("monster", "red"),
    ("hero", "bright_blue"),
    ("weapon", "white"),
    ("spell", "magenta"),
    ("villager", "yellow"),
    ("item", "bright_green"),
)
"""The colour of a card by its class: never the only thing that tells it."""


class Drawing(screen.Drawing, Plain):
    """Columns and colour. A low screen gets what the phase needs; a narrow one shorter words."""

    def table(self, view: Any) -> Iterator[RenderableType]:
        parts = [self.hall, self.village, self.hand]
        if not self.tall and view.phase == "village":
            parts.remove(self.hall)
        if not self.tall and (view.phase in ("dungeon", "battle") or _shopping(view)):
            parts.remove(self.village)
        air = [Text()] if self.tall and (view.ask is None or len(view.ask.offers) <= FEW) else []
        yield self.bar(view)
        yield from self.seats(view)
        for part in parts:
            yield from air
            yield from part(view)
        yield from air

    def seats(self, view: Any) -> Iterator[RenderableType]:
        """A line a seat, or two seats to a line on a low screen."""
        width = max(len(self.who(view, seat.seat)) for seat in view.seats) if self.tall else 0
        lines = []
        for seat in view.seats:
            known = self.seat_facts(view, seat)
            words = " · ".join(known) if self.tall else " ".join(fact for fact in known if "hand" not in fact)
            lines.append(self.seat_name(view, seat, width).append(words, style="not bold"))
        step = 1 if self.tall else 2
        yield from (Text(" ").join(lines[first : first + step]) for first in range(0, len(lines), step))

    # The hall ------------------------------------------------------------------------------------

    def hall(self, view: Any) -> Iterator[RenderableType]:
        """A row a rank; below it what the card does, where there is room."""
        yield self.title("DUNGEON", " · ".join(self.dungeon_facts(view.dungeon)))
        ranks = self.ranks(view)
        width = max((len(self.kinds[foe.kind].name) for _, foe in ranks), default=0)
        for rank, foe in ranks:
            line = Text(f"  Rank {rank}  " if self.wide else f"  {rank}  ")
            line.append(f"{self.kinds[foe.kind].name:<{width}}", style=self.style(foe.kind))
            if foe.monster:
                gain = f"{foe.xp} XP {foe.vp} VP"
                line.append(f"  Health {foe.health:<2} dark {foe.darkness}  {gain:<9}  ").append(
                    self.verdict(foe)
                )
            yield line
            small = self.small_print(view, foe)
            if small:
                yield Padding(Text(small, style="dim"), (0, 0, 0, 10 if self.wide else 5))
        if not ranks:
            yield Text("  The hall is empty.")

    def verdict(self, foe: Any) -> Text:
        """What an attack would come to."""
        seen = foe.preview
        if seen is None:
            return Text()
        if seen.refusal:
            return Text(seen.refusal, style="yellow")
        text = seen.text if self.wide else f"{seen.value} of {seen.health}: {'win' if seen.wins else 'lose'}"
        return Text(text, style="bold green" if seen.wins else "")

    def small_print(self, view: Any, foe: Any) -> str:
        if self.tall:
            timed = [line for line in self.kinds[foe.kind].text if line.split(" ")[0].endswith(":")]
            return " ".join([f"{trait}." for trait in foe.traits] + timed)
        weighing = foe.preview is not None and view.phase in ("dungeon", "battle")
        return " ".join(cost[0].upper() + cost[1:] for cost in foe.preview.costs) if weighing else ""

    # The Village and the hand --------------------------------------------------------------------

    def village(self, view: Any) -> Iterator[RenderableType]:
        """Shelves of stacks; what can be paid is marked and lit."""
        yield self.title(
            "VILLAGE", " · ".join([*self.purse(view), "* within your gold"] if view.totals else [])
        )
        shelves = self.shelves(view)
        if self.wide:
            yield from (self.shelf(word, stacks, 4) for word, stacks in shelves)
        else:
            yield self.shelf("", [stack for _, stacks in shelves for stack in stacks], 3)

    def shelf(self, word: str, stacks: Sequence[Any], columns: int) -> Table:
        grid = self.columns(9 if word else 1, columns)
        for first in range(0, len(stacks), columns):
            row = [self.stack(stack) for stack in stacks[first : first + columns]]
            grid.add_row("" if first else f"  {word}", *row)
        return grid

    def columns(self, indent: int, count: int) -> Table:
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(width=indent)
        for _ in range(count):
            grid.add_column(ratio=1, overflow="ellipsis")
        return grid

    def stack(self, stack: Any) -> Text:
        """ "*Fireball 9g x8": price in gold, cards left."""
        if not stack.count:
            return Text(f"{stack.group}: sold out", style="dim", no_wrap=True)
        can = stack.affordable
        line = Text("*" if can else "", style="bold", no_wrap=True)
        line.append(
            self.kinds[stack.kind].name, style=f"not bold {self.style(stack.kind)}" if can else "not bold dim"
        )
        line.append(f" {stack.cost}g", style="" if can else "not bold dim")
        return line.append(f" x{left(stack)}", style="not bold dim")

    def cards(self, held: Mapping[tuple[str, str, tuple[str, ...]], int]) -> Iterator[RenderableType]:
        cells = []
        for (kind, name, known), count in held.items():
            words = (", " if self.wide else " ").join(_short(fact) for fact in known)
            cells.append(
                Text(f"{several(count)}{name}", style=self.style(kind)).append(
                    f"  {words}", style="not bold dim"
                )
            )
        grid = self.columns(1, 3)
        for first in range(0, len(cells), 3):
            grid.add_row("", *cells[first : first + 3])
        yield grid if cells else Text("  no cards")

    def goods(self, offer: Any) -> str:
        """What a card on sale is good for."""
        sold = [touch.kind for touch in offer.touches if touch.place == "village"]
        if not sold:
            return ""
        printed = self.kinds[sold[0]]
        return " ".join([", ".join(facts(printed, priced=False)) + ".", *printed.text]).removeprefix(". ")

    def style(self, kind: str) -> str:
        printed = self.kinds[kind]
        words = {*printed.classes, printed.type, "monster" if printed.health else ""}
        return next((style for word, style in STYLES if word in words), "")


def _shopping(view: Any) -> bool:
    """Whether the question itself lists what is on sale."""
    places = [touch.place for offer in view.ask.offers for touch in offer.touches] if view.ask else []
    return places.count("village") > 2


def _short(fact: str) -> str:
    word, _, number = fact.partition(" ")
    return f"{number}g" if word == "gold" else f"{SHORT.get(word, word)} {number}"
