"""The screen: the table of any game, line by line or laid out; a game replaces what it draws better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from delvewright.cli.talk import Talk
from delvewright.views.digest import digest
from delvewright.views.front import Front

Part = Callable[[Any], Iterator[RenderableType]]


class Lookup(NamedTuple):
    """Something that can be asked about by name, in the words of the help and as it is drawn."""

    help: str
    draw: Callable[[Any, str], Iterator[RenderableType]]  # of a view and what was named


SOURCES = {
    "rulebook": "given by the rulebook",
    "public": "from public lists",
    "designed": "designed for Delvewright",
}


def drawing(game: Front, talk: Talk, names: Sequence[str]) -> Screen:
    """The drawing that suits the game and the terminal: of the game's own room, if it has one here."""
    own = f"{__package__}.{game.id}"
    room = import_module(own if find_spec(own) else __name__)
    found: Screen = (
        room.Plain(game, names) if talk.plain else room.Drawing(game, names, talk.width, talk.height)
    )
    return found


class Screen:
    """The words of a table, line by line, for pipes and screen readers; it computes no rule."""

    routine: ClassVar[tuple[str, ...]] = ("turn",)  # events that a redrawn screen shows by itself
    sourced: ClassVar[str] = "print"  # what of a piece its source is told of: its numbers, its sides

    def __init__(self, game: Front, names: Sequence[str]):
        self.game = game
        self.kinds: Any = game.cards()
        self.names = names

    def parts(self) -> dict[str, Part]:
        """What of the table can be drawn by itself, by the word that asks for it."""
        return {"seats": self.seats, "places": self.places, "table": self.table}

    def lookups(self) -> dict[str, Lookup]:
        """What else can be asked, by the word that asks it."""
        return {}

    def table(self, view: Any) -> Iterator[RenderableType]:
        """Everything on the table."""
        yield Text(self.headline(view))
        yield from self.seats(view)
        yield from self.places(view)

    def again(self, view: Any) -> Iterator[RenderableType]:
        """What may have changed while somebody's turn goes on."""
        return self.table(view)

    def headline(self, view: Any) -> str:
        """Which game, which turn, whose, and what is going on."""
        parts = [*self.heading(view), f"turn {view.turns}"]
        if view.phase == "over":
            return " · ".join([*parts, "the end"])
        if view.turn < 0:
            parts.append("everybody's turn")
        else:
            parts.append("your turn" if view.turn == view.seat else f"{self.names[view.turn]}'s turn")
        return " · ".join([*parts, *filter(None, [self.doing(view)])])

    def heading(self, view: Any) -> list[str]:
        """The game, and what is told of the table as a whole."""
        return [self.game.title, *[told(figure) for figure in view.figures]]

    def doing(self, view: Any) -> str:
        """What the turn is at, in a word; none where it begins."""
        phase: str = view.phase
        return "" if phase == "turn" else phase.replace("_", " ")

    # Seats and places ----------------------------------------------------------------------------

    def who(self, view: Any, seat: int) -> str:
        return "you" if seat == view.seat else self.names[seat]

    def seats(self, view: Any) -> Iterator[RenderableType]:
        """A line a seat."""
        for seat in view.seats:
            yield Text(f"{self.who(view, seat.seat)}: {', '.join(self.seat_facts(view, seat))}")

    def seat_facts(self, view: Any, seat: Any) -> list[str]:
        """What is told of a seat."""
        return [told(figure) for figure in seat.figures]

    def places(self, view: Any) -> Iterator[RenderableType]:
        """Every place with what lies there: everybody's, then each seat's."""
        for zone in sorted(view.zones, key=lambda zone: zone.owner):
            yield self.title(self.called(view, zone), self.lying(zone))

    def called(self, view: Any, zone: Any) -> str:
        """ "DECK", "YOUR HAND", "RIA'S HAND" """
        if zone.owner < 0:
            return str(zone.label).upper()
        whose = "your" if zone.owner == view.seat else f"{self.names[zone.owner]}'s"
        return f"{whose} {zone.label}".upper()

    def lying(self, zone: Any) -> str:
        """ "2 Rat, Orc, 30 face down" """
        counted = Counter([lying.kind for lying in zone.pieces])
        seen = [f"{several(count)}{self.kinds[kind].name}" for kind, count in counted.items()]
        return ", ".join([*seen, *([f"{zone.hidden} face down"] if zone.hidden else [])]) or "nothing"

    def on_the_table(self, view: Any) -> list[Any]:
        """Every open piece that has a place of its own, the viewer's first."""
        return [
            lying
            for zone in sorted(view.zones, key=lambda zone: zone.owner != view.seat)
            for lying in zone.pieces
        ]

    def title(self, word: str, facts: str) -> RenderableType:
        return Text(f"{word}: {facts}" if facts else word)

    def question(self, view: Any) -> Iterator[RenderableType]:
        """What is asked and every answer, numbered."""
        yield Text(view.ask.text)
        for number, offer in enumerate(view.ask.offers, 1):
            yield Text(f"  {number}. {offer.text}")

    def beside(self, view: Any) -> Iterator[RenderableType]:
        """Who else is at it, and who is done, where seats go on side by side."""
        others = [self.names[seat] for seat in view.asked if seat != view.seat]
        done = [self.names[seat] for seat in view.resting if seat != view.seat]
        said = [f"Still at it: {', '.join(others)}."] if others else []
        said += [f"Done: {', '.join(done)}."] if done else []
        if said and (view.resting or view.turn < 0):
            yield Text(" ".join(said))

    # The end -------------------------------------------------------------------------------------

    def result(self, view: Any) -> Iterator[RenderableType]:
        """Who won, and every score explained."""
        yield Text(view.result.text, style="bold")
        for seat, score, parts in self.scores(view):
            who = self.who(view, seat)
            yield self.title(f"{who[:1].upper()}{who[1:]}", score)
            yield from (Text(f"  {part}") for part in parts)

    def scores(self, view: Any) -> Iterator[tuple[int, str, list[str]]]:
        """Each seat with what it scored, and what that is made of."""
        for seat, score in enumerate(view.result.scores):
            yield seat, f"{score} {view.result.unit}", []

    # Print ---------------------------------------------------------------------------------------

    def card(self, printed: Any, style: str = "bold") -> Iterator[RenderableType]:
        """One printed piece in full."""
        yield Text(printed.name, style=style).append(f"  {self.described(printed)}", style="not bold")
        facts = self.facts(printed)
        if facts:
            yield Text(f"  {facts}")
        yield from (Text(f"  {line}") for line in printed.text)
        small = [f"Ruling: {line}" for line in printed.rulings]
        small += [f"{id} {digest(self.game.id)[id].text}" for id in printed.rules]
        source = self.source(printed)
        small += [f"Source: {source}"] if source else []
        small += [f"Note: {printed.note}"] if printed.note else []
        yield from (Text(f"  {line}", style="dim") for line in small)

    def described(self, printed: Any) -> str:
        """What sort of piece it is, and how many there are."""
        sort = printed.type or self.game.pieces.one
        return f"{sort} ({printed.copies} {'copy' if printed.copies == 1 else 'copies'})"

    def facts(self, printed: Any) -> str:
        """What is printed on it in numbers."""
        return " · ".join([told(figure) for figure in printed.facts])

    def source(self, printed: Any) -> str:
        """Where what is printed on it comes from."""
        source: str = printed.provenance
        return f"{self.sourced} {SOURCES[source]}" if source in SOURCES else source

    def style(self, kind: str) -> str:
        """The colour of a piece: none here."""
        return ""


Plain = Screen

WIDE = 108
TALL = 36


class Drawing(Screen):
    """Columns and colour, for a terminal of some size."""

    def __init__(self, game: Front, names: Sequence[str], width: int, height: int):
        super().__init__(game, names)
        self.width = width
        self.wide = width >= WIDE
        self.tall = height >= TALL
        self.terse = self.wide  # whether an answer takes one line, whatever it says

    def table(self, view: Any) -> Iterator[RenderableType]:
        yield self.bar(view)
        yield from self.seats(view)
        yield Text()
        yield from self.places(view)
        yield Text()

    def bar(self, view: Any) -> RenderableType:
        return Text(f" {self.headline(view)}".ljust(self.width), style="bold reverse")

    def title(self, word: str, facts: str) -> RenderableType:
        return Text(f"{word}  ", style="bold").append(facts, style="not bold dim")

    def seats(self, view: Any) -> Iterator[RenderableType]:
        """A line a seat, an arrow before the one whose turn it is."""
        width = max(len(self.who(view, seat.seat)) for seat in view.seats)
        for seat in view.seats:
            yield self.seat_name(view, seat, width).append(
                " · ".join(self.seat_facts(view, seat)), style="not bold"
            )

    def seat_name(self, view: Any, seat: Any, width: int) -> Text:
        active = seat.seat == view.turn and view.phase != "over"
        name = f"{'>' if active else ' '} {self.who(view, seat.seat):<{width}} "
        return Text(name, style="bold" if active else "")

    def places(self, view: Any) -> Iterator[RenderableType]:
        """The places below each other, what lies there beside them."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for zone in sorted(view.zones, key=lambda zone: zone.owner):
            grid.add_row(Text(self.called(view, zone), style="bold"), self.lying(zone))
        yield grid

    def question(self, view: Any) -> Iterator[RenderableType]:
        """Numbered answers; a rule that all of them rest on is named once, with the question."""
        offers = view.ask.offers
        common = [id for id in offers[0].rules if all(id in offer.rules for offer in offers)]
        cited = dict.fromkeys((*view.ask.rules, *common))
        line = Text(view.ask.text, style="bold yellow")
        yield line.append(f"  {' '.join(cited)}" if self.wide else "", style="not bold dim")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", min_width=4, style="bold")
        for number, offer in enumerate(offers, 1):
            small = self.goods(offer)
            if self.wide and not small:
                small = " ".join(id for id in offer.rules if id not in cited)
            one_line = self.terse or bool(small)
            answer = Text(offer.text, no_wrap=one_line, overflow="ellipsis" if one_line else "fold")
            grid.add_row(str(number), answer.append(f"  {small}" if small else "", style="dim"))
        yield grid

    def goods(self, offer: Any) -> str:
        """What an answer is good for, in small print."""
        return ""


def told(figure: Any) -> str:
    """A figure as it is read: "goal 30"."""
    return f"{figure.label} {figure.value}"


def several(count: int) -> str:
    return f"{count} " if count > 1 else ""
