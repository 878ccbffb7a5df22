"""Drawing: a Dungeon Dice view laid out for a screen, in colour; it computes no rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from delvewright.cli import screen
from delvewright.cli.dungeon_dice.plain import HEAPS, Plain

STYLES = {
    "monster": "red",
    "epic": "bold red",
    "boss": "bold red",
    "artifact": "bright_yellow",
    "legendary": "bold bright_yellow",
    "cursed": "magenta",
    "one_use": "bright_red",
    "relic": "bright_magenta",
    "familiar": "bright_green",
    "class": "cyan",
    "spell": "bright_white",
}
"""The colour of a die by its type; equipment by its grade: never the only thing that tells it."""
GRADES = {"grey": "white", "black": "bright_blue", "purple": "bright_magenta"}


class Drawing(screen.Drawing, Plain):
    """Columns and colour. A low screen leaves out what others hold while there is a fight."""

    def table(self, view: Any) -> Iterator[RenderableType]:
        yield self.bar(view)
        yield from self.heroes(view)
        if self.tall or view.combat is None:
            yield from self.place(view)
        yield from self.deals(view)
        yield from self.fight(view)
        if self.tall:
            yield Text()

    def heroes(self, view: Any) -> Iterator[RenderableType]:
        """A line a seat with fame as a bar; below it what it holds: on a low screen only your own."""
        width = max(len(self.who(view, seat.seat)) for seat in view.seats)
        for seat in view.seats:
            line = self.seat_name(view, seat, width)
            line.append(f"{'#' * max(seat.fame, 0):.<{seat.goal}}", style="yellow")
            yield line.append(f" {' · '.join(self.seat_facts(view, seat))}", style="not bold")
            if self.tall or seat.seat == view.seat:
                yield from self.heaps(seat)

    def heaps(self, seat: Any) -> Iterator[RenderableType]:
        line = Text("    ")
        for heap, _ in HEAPS:
            for piece in getattr(seat, heap):
                style = f"{self.style(piece.kind)}{' strike' if piece.wounded else ''}"
                line.append("" if line.plain.isspace() else ", ", style="dim")
                line.append(self.named(piece), style=f"bold {style}" if piece.equipped else style)
        if not line.plain.isspace():
            yield line

    # The fight -----------------------------------------------------------------------------------

    def fight(self, view: Any) -> Iterator[RenderableType]:
        """Camp beside camp: each die as a box, symbols still to be used lit."""
        if view.encounter is not None:
            word, facts = self.met(view.encounter)
            yield Text(word, style=f"bold {self.style(view.encounter.kind)}").append(
                f"  {facts}", style="not bold"
            )
            if view.encounter.chances and (self.tall or view.combat is None or not _begun(view)):
                yield Text("  " + " | ".join(self.chance(one) for one in view.encounter.chances), style="dim")
        elif view.drawn:
            yield self.title("DRAWN", ", ".join(self.kinds[one.kind].name for one in view.drawn))
        if not _begun(view):
            return
        combat = view.combat
        grid = Table.grid(padding=(0, 3, 0, 0))
        for _ in combat.camps:
            grid.add_column(ratio=1)
        grid.add_row(*[self.camp(view, camp) for camp in combat.camps])
        yield grid
        if combat.text:
            ahead = any(camp.leads and view.seat in camp.members for camp in combat.camps)
            yield Text(f"  {combat.text}", style="bold green" if ahead else "bold")
        yield from self.announced(combat)

    def camp(self, view: Any, camp: Any) -> Text:
        """A camp: its total, then every combatant with its dice."""
        text = Text(f"  {camp.name} {camp.total}", style="bold underline" if camp.leads else "bold")
        for side in view.combat.sides:
            if side.camp != camp.camp:
                continue
            if len(camp.members) > 1:
                text.append(f"\n  {self.side_name(view, side)} {side.total}", style="not bold not underline")
            for one in side.dice:
                text.append("\n    ").append_text(self.box(one))
            for extra in side.extras:
                text.append(f"\n    {extra.amount:+d} {extra.text}", style="not bold not underline dim")
        return text

    def box(self, one: Any) -> Text:
        """ "[3] Sword Slash"; a die that is out is struck."""
        number = "-" if one.value is None else str(one.value)
        out = " strike dim" if one.out else ""
        text = Text(f"[{number}]", style=f"bold not underline reverse{out}")
        text.append(
            f" {self.kinds[one.kind].name}", style=f"not bold not reverse {self.style(one.kind)}{out}"
        )
        for symbol in one.ready:
            text.append(f" {symbol.label}", style="bold not reverse yellow")
        for symbol in one.used:
            text.append(f" {symbol.label}", style="not bold not reverse dim strike")
        return text

    def style(self, kind: str) -> str:
        printed = self.kinds[kind]
        return STYLES.get(printed.type) or GRADES.get(printed.grade, "")


def _begun(view: Any) -> bool:
    return view.combat is not None and any(side.dice for side in view.combat.sides)
