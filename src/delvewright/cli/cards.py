"""`delve cards`: printed cards in full."""

from __future__ import annotations

from typing import Annotated

import typer

import delvewright
from delvewright.cli.draw import drawing
from delvewright.cli.play import Plain
from delvewright.cli.talk import Talk
from delvewright.cli.zoom import card, find_cards


def cards(
    words: Annotated[list[str], typer.Argument(help="A card, or the group it belongs to.")],
    game: Annotated[str, typer.Option("--game", help="Which game's cards.")] = "thunderstone",
    plain: Plain = False,
) -> None:
    """Show a card: facts, text, rulings, and where its numbers come from."""
    talk = Talk(plain)
    front = delvewright.game(game)
    screen = drawing(talk, front.cards(), ())
    for number, face in enumerate(find_cards(front.cards(), " ".join(words))):
        if number:
            talk.say("")
        talk.say(*card(front.id, face, f"bold {screen.style(face.id)}".strip()))
