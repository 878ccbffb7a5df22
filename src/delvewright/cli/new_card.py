"""`delve new-card`: a card or die of one's own that passes every test, to be made into what it should be."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from string import Template
from typing import Annotated, Any, NamedTuple

import typer

import delvewright
from delvewright.cli.drafts import checkout, id_of, identifier, write_all
from delvewright.cli.naming import GameOption
from delvewright.kernel.errors import DelveError, near


class NewCard(NamedTuple):
    """What is to be written. A game's own room has the shapes: `skeleton.py` there lists TYPES, the usual one
    first, and `files(root, card)` gives each file of a checkout its new text."""

    id: str
    name: str
    type: str
    pack: str

    @property
    def title(self) -> str:
        """What the pack is called: deep_woods → Deep Woods."""
        return self.pack.replace("_", " ").title()

    def fills(self, text: str, **more: str) -> str:
        """A template with what is known of the card, and with something more."""
        return Template(text).substitute(self._asdict(), title=self.title, **more)


def new_card(
    name: Annotated[str, typer.Argument(help="What it is called, as it would be printed.")],
    game: GameOption,
    pack: Annotated[str, typer.Option("--pack", help="A pack of your own; made if there is none yet.")],
    type: Annotated[str, typer.Option("--type", help="What sort of card; the game knows which.")] = "",
) -> None:
    """Write a card of your own: printed facts, what it does, and a test."""
    root = checkout()
    front = delvewright.game(game)
    shapes = skeleton(front.id, front.title)
    if type and type not in shapes.TYPES:
        raise DelveError(f"--type {type}: {front.title} has no such skeleton; {near(type, shapes.TYPES)}")
    card = NewCard(id_of(name), name, type or shapes.TYPES[0], identifier(pack, "pack"))
    taken = {
        *(word for id, printed in front.cards().items() for word in (id, printed.name)),
        *(word for words in front.groups.values() for word in words),
    }
    for word in (card.id, card.name):
        if word in taken:
            raise DelveError(f"{front.title} has {word!r} already")
    files = shapes.files(root, card)
    write_all(files)
    for path in files:
        typer.echo(f"wrote {path.relative_to(root)}")
    typer.echo(f"Look at it with: delve cards --game {front.id} {card.id}")
    typer.echo("docs/add-a-card.md says what is what; make test holds it to everything else.")


def skeleton(game: str, title: str) -> Any:
    """The shapes of a game's own room."""
    room = f"{__package__}.{game}"
    if find_spec(room) is None or find_spec(f"{room}.skeleton") is None:
        raise DelveError(f"{title} has no skeleton of a card: add one by hand, as docs/add-a-card.md does")
    return import_module(f"{room}.skeleton")
