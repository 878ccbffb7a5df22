"""`delve cards`: printed cards in full."""

from __future__ import annotations

from typing import Annotated

import typer

import delvewright
from delvewright.cli.naming import GameOption
from delvewright.cli.play import Plain
from delvewright.cli.screen import drawing
from delvewright.cli.talk import Talk
from delvewright.cli.zoom import find_cards


def cards(
    words: Annotated[list[str], typer.Argument(help="A card, or the group it belongs to.")],
    game: GameOption,
    plain: Plain = False,
) -> None:
    """Show a card: facts, text, rulings, and where its numbers come from."""
    talk = Talk(plain)
    front = delvewright.game(game)
    screen = drawing(front, talk, ())
    for number, printed in enumerate(find_cards(front.cards(), " ".join(words))):
        if number:
            talk.say("")
        talk.say(*screen.card(printed, f"bold {screen.style(printed.id)}".strip()))
