"""`delve cards`: printed cards in full."""

from __future__ import annotations

from typing import Annotated

import typer

import delvewright
from delvewright.cli.naming import GameOption
from delvewright.cli.packs import Behaviour, Own, taken
from delvewright.cli.play import Plain
from delvewright.cli.screen import drawing
from delvewright.cli.talk import Talk
from delvewright.cli.zoom import find_cards
from delvewright.words.own import MARK, is_own


def cards(
    words: Annotated[list[str], typer.Argument(help="A card, or the group it belongs to.")],
    game: GameOption,
    own: Own = None,
    behaviour: Behaviour = False,
    plain: Plain = False,
) -> None:
    """Show a card: facts, text, rulings, and where its numbers come from."""
    marks = [pack.mark for pack in taken(own, behaviour)]
    talk = Talk(plain)
    front = delvewright.game(game)
    screen = drawing(front, talk, ())
    shown = {
        id: card for id, card in front.cards().items() if not is_own(id) or id.rpartition(MARK)[2] in marks
    }
    for number, printed in enumerate(find_cards(shown, " ".join(words))):
        if number:
            talk.say("")
        talk.say(*screen.card(printed, f"bold {screen.style(printed.id)}".strip()))
