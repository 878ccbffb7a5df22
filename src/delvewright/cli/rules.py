"""`delve rules`: the numbered rules, by number or by words."""

from __future__ import annotations

from typing import Annotated

import typer

import delvewright
from delvewright.cli.asides import rule_lines
from delvewright.cli.naming import GameOption
from delvewright.cli.play import Plain
from delvewright.cli.talk import Talk
from delvewright.views.digest import find


def rules(
    words: Annotated[list[str], typer.Argument(help="Words to look for, or the number of a rule.")],
    game: GameOption,
    most: Annotated[int, typer.Option("--most", min=1, help="How many to show.")] = 12,
    plain: Plain = False,
) -> None:
    """Search the rules."""
    talk = Talk(plain)
    found = find(delvewright.game(game).id, " ".join(words))
    talk.say(*rule_lines(found[:most]))
    if len(found) > most:
        talk.say(f"… and {len(found) - most} more (--most {len(found)} shows all).", style="dim")
