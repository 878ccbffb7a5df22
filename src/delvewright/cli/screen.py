"""The screen: what a table of any game is drawn with, line by line or laid out; it computes no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from delvewright.cli.talk import Talk


def drawing(game: str, talk: Talk, faces: Mapping[str, Any], names: Sequence[str]) -> Screen:
    """The drawing that suits the game and the terminal: a `Plain` or a `Drawing` of its room."""
    room = import_module(f"{__package__}.{game}")
    found: Screen = (
        room.Plain(faces, names) if talk.plain else room.Drawing(faces, names, talk.width, talk.height)
    )
    return found


class Screen:
    """The words of a table. A game says what lies on its own and how one of its pieces reads in full."""

    routine: ClassVar[tuple[str, ...]] = ("turn",)  # events that a redrawn screen shows by itself
    example: ClassVar[str] = ""  # the number of a rule, for the help

    def __init__(self, faces: Mapping[str, Any], names: Sequence[str]):
        self.faces = faces
        self.names = names

    def parts(self) -> dict[str, Callable[[Any], Iterator[RenderableType]]]:
        """What of the table can be drawn by itself, by the word that asks for it."""
        return {"table": self.table}

    def table(self, view: Any) -> Iterator[RenderableType]:
        """Everything on the table."""
        raise NotImplementedError

    def again(self, view: Any) -> Iterator[RenderableType]:
        """What may have changed while somebody's turn goes on."""
        return self.table(view)

    def result(self, view: Any) -> Iterator[RenderableType]:
        """Who won, and every score explained."""
        raise NotImplementedError

    def card(self, game: str, face: Any, style: str = "bold") -> Iterator[RenderableType]:
        """One printed piece in full."""
        raise NotImplementedError

    def on_the_table(self, view: Any) -> list[Any]:
        """Every open piece that has a place of its own, the viewer's first."""
        raise NotImplementedError

    def title(self, word: str, facts: str) -> RenderableType:
        return Text(f"{word}: {facts}" if facts else word)

    def who(self, view: Any, seat: int) -> str:
        return "you" if seat == view.seat else self.names[seat]

    def question(self, view: Any) -> Iterator[RenderableType]:
        """What is asked and every answer, numbered."""
        yield Text(view.ask.text)
        for number, offer in enumerate(view.ask.offers, 1):
            yield Text(f"  {number}. {offer.text}")

    def style(self, kind: str) -> str:
        """The colour of a piece: none here."""
        return ""


def lit_question(view: Any, wide: bool, small: Callable[[Any], str]) -> Iterator[RenderableType]:
    """Numbered answers; a rule that all of them rest on is named once, with the question."""
    offers = view.ask.offers
    common = [id for id in offers[0].rules if all(id in offer.rules for offer in offers)]
    cited = dict.fromkeys((*view.ask.rules, *common))
    line = Text(view.ask.text, style="bold yellow")
    yield line.append(f"  {' '.join(cited)}" if wide else "", style="not bold dim")
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", min_width=4, style="bold")
    for number, offer in enumerate(offers, 1):
        print_small = small(offer)
        if wide and not print_small:
            print_small = " ".join(id for id in offer.rules if id not in cited)
        one_line = wide or bool(print_small)
        answer = Text(offer.text, no_wrap=one_line, overflow="ellipsis" if one_line else "fold")
        grid.add_row(str(number), answer.append(f"  {print_small}" if print_small else "", style="dim"))
    yield grid
