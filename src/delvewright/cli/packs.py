"""Packs of one's own on a command line: `--pack ./mine`, read strictly, and only with leave as programs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import delvewright
from delvewright.kernel.errors import BadSetup
from delvewright.views.front import Front, pack
from delvewright.words.own import Opened

Own = Annotated[
    list[Path] | None, typer.Option("--pack", help="A pack of your own, by its folder; may be repeated.")
]
Behaviour = Annotated[
    bool,
    typer.Option("--allow-behaviour", help="Run the behaviour.py of those packs: only of whom you trust."),
]


def taken(own: Sequence[Path] | None, behaviour: bool = False) -> list[Opened]:
    """The packs of these folders, ready to be played with."""
    return [pack(folder, behaviour) for folder in own or ()]


def with_own(front: Front, settings: dict[str, Any], packs: Sequence[Opened]) -> dict[str, Any]:
    """The settings with these packs in them, besides those that are there."""
    for one in packs:
        if one.game != front.id:
            title = delvewright.game(one.game).title
            raise BadSetup(f"the pack {one.name!r} is for {title}, not for {front.title}")
    ids = [one.id for one in packs]
    named = front.own_ids(settings.get("packs", ()))
    found = [*named, *[id for id in ids if id not in named]]
    return {**settings, "packs": found} if found else settings
