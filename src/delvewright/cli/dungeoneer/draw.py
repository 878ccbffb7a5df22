"""Drawing: a Dungeoneer view laid out for a screen, in colour; it computes no rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from delvewright.cli import screen
from delvewright.cli.dungeoneer.atlas import HIGH, LOW, Atlas
from delvewright.cli.dungeoneer.plain import Plain
from delvewright.views.front import Front

STYLES = {
    "hero": "bright_blue",
    "quest": "bright_magenta",
    "map": "white",
    "boon": "bright_green",
    "treasure": "bright_yellow",
    "bane": "magenta",
    "encounter": "red",
}
"""The colour of a card by its sort: never the only thing that tells it."""

AROUND = 28
"""Lines that heroes, Quests, hand, question and news take beside the map."""

LEGEND = (
    "@ you · 1 moves to it · gap open, L locked or lost, T trapped or treacherous, line wall · "
    "2/1 Glory/Peril · P Pit, S Spikes, H Hazard · ~ Sewer, % Portal · ! a token · "
    "? a Quest leads there"
)


class Drawing(screen.Drawing, Plain):
    """Columns and colour. A low screen shows the map around the hero only, with less in each space."""

    def __init__(self, game: Front, names: Sequence[str], width: int, height: int):
        super().__init__(game, names, width, height)
        self.terse = self.wide or not self.tall
        self.rows = max(3, (height - AROUND) // HIGH)

    def table(self, view: Any) -> Iterator[RenderableType]:
        yield self.bar(view)
        yield from self.heroes(view)
        yield from self.quests(view)
        if view.fight is None or self.tall:
            yield from self.around(view)
        yield from self.fight(view)
        if not view.map.ghosts:  # who lays a card looks at the map
            yield from self.hand(view)

    # Heroes --------------------------------------------------------------------------------------

    def heroes(self, view: Any) -> Iterator[RenderableType]:
        """A line a seat; below it what it holds: on a low screen only your own."""
        width = max(len(self.who(view, seat.seat)) for seat in view.seats)
        for seat in view.seats:
            yield self.seat_line(view, seat, width)
            if self.tall or seat.seat == view.seat:
                held = "; ".join(self.holdings(seat))
                if held:
                    yield self.clipped(Text(f"    {held}", style="dim"))

    def seat_line(self, view: Any, seat: Any, width: int) -> Text:
        """ "> you  Raka  **· Level 1  Life 6/6  Glory 2  Peril 1  Move 3  Me 2 Ma 1 Sp 3  at Tomb Gate" """
        line = self.seat_name(view, seat, width)
        letter = "@" if seat.seat == view.seat else self.letters(view)[seat.seat]
        line.append(f"{letter} {self.hero_name(seat)} ", style="not bold bright_blue")
        if seat.out:
            return line.append("out of the game", style="not bold dim")
        line.append("*" * seat.won + "·" * (view.goal - seat.won), style="not bold bright_magenta")
        scores = " ".join(f"{score.stat[:2].capitalize()}{score.now}" for score in seat.scores)
        known = [
            f"Lv{seat.level}",
            f"Life {seat.life}/{seat.full_life}",
            f"Glory {seat.glory}",
            f"Peril {seat.peril}",
            f"Move {seat.movement}",
            scores,
        ]
        if self.wide:
            known += [f"hand {self.hand_count(view, seat.seat)}", f"at {self.space_name(view, seat.at)}"]
        known += ["tipped"] if seat.tipped else []
        return line.append(f" {' '.join(known)}", style="not bold")

    def letters(self, view: Any) -> list[str]:
        """A letter for each hero, no two alike."""
        found: list[str] = []
        for name in self.names:
            free = [letter.upper() for letter in name if letter.isalnum() and letter.upper() not in found]
            found.append(free[0] if free else str(len(found)))
        return found

    def quest(self, view: Any, whose: str, quest: Any) -> RenderableType:
        line = Text(f"  {whose}: ").append(self.named(quest), style="bright_magenta")
        return self.clipped(line.append(f"  {self.quest_words(quest)}", style="dim"))

    def quests(self, view: Any) -> Iterator[RenderableType]:
        """On a low screen those of others are left out."""
        for quest in view.quests:
            yield self.quest(view, "Global", quest)
        for seat in view.seats:
            if seat.seat == view.seat or (self.tall and self.wide):
                whose = "Yours" if seat.seat == view.seat else self.names[seat.seat]
                yield from (self.quest(view, whose, quest) for quest in seat.quests)

    # The map -------------------------------------------------------------------------------------

    def map(self, view: Any) -> Iterator[RenderableType]:
        """All of it, and what its signs mean."""
        for border in self.borders(view):
            if len(self.borders(view)) > 1:
                yield self.title(border.upper(), "")
            yield from self.atlas(view, border).lines()
        yield Text(LEGEND, style="dim")

    def around(self, view: Any) -> Iterator[RenderableType]:
        """Where the viewer's hero is, or all that lies where there is no such hero."""
        high = HIGH if self.tall else LOW
        for border in self.borders(view)[:1]:
            yield from self.atlas(view, border, high).around(self.rows)

    def atlas(self, view: Any, border: str, high: int = HIGH) -> Atlas:
        names = {space.kind: self.named(space) for space in view.map.spaces}
        return Atlas(view, border, names, self.letters(view), self.width, high)

    def borders(self, view: Any) -> list[str]:
        """Those of which something lies: first the one the viewer's hero is on, or where a card is laid."""
        at = view.seats[view.seat].at if view.seat >= 0 else -1
        spaces = sorted(view.map.spaces, key=lambda space: space.piece != at)
        laying = [ghost.border for ghost in view.map.ghosts]
        return list(dict.fromkeys([*laying, *[space.border for space in spaces]]))

    # Cards ---------------------------------------------------------------------------------------

    def hand(self, view: Any) -> Iterator[RenderableType]:
        """Cards in columns with what they cost; on a tall screen a line a card, with its text."""
        for zone in view.zones:
            if zone.place not in ("hand", "held") or zone.owner != view.seat or not zone.pieces:
                continue
            yield self.title("HAND" if zone.place == "hand" else "MAP CARDS", "")
            if self.tall:
                yield from [self.clipped(self.in_hand(one)) for one in zone.pieces]
                continue
            grid = Table.grid(padding=(0, 1, 0, 1), expand=True)
            for _ in range(3):
                grid.add_column(ratio=1, overflow="ellipsis")
            for first in range(0, len(zone.pieces), 3):
                grid.add_row(*map(self.in_hand, zone.pieces[first : first + 3]))
            yield grid

    def in_hand(self, piece: Any) -> Text:
        """ "Mind Fog 2 Peril", with its text where there is room."""
        printed = self.kinds[piece.kind]
        line = Text("  " if self.tall else "", no_wrap=True)
        line.append(printed.name, style=self.style(piece.kind))
        cost = f" {printed.cost} {printed.resource.capitalize()}" if printed.resource else ""
        text = f"  {' '.join(printed.text)}" if self.tall else ""
        return line.append(f"{cost}{text}", style="dim")

    def clipped(self, line: Text) -> Text:
        """A line that takes no second one."""
        line.truncate(self.width, overflow="ellipsis")
        return line

    def style(self, kind: str) -> str:
        return STYLES.get(self.kinds[kind].sort, "")
