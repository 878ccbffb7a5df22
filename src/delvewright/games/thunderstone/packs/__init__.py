"""Packs: expansions that add and never edit. Every folder here is one, and declares itself as `PACK`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from delvewright.games.thunderstone.base import BASE
from delvewright.games.thunderstone.kinds import load_pack
from delvewright.games.thunderstone.pack import Pack


def _found() -> dict[str, Pack]:
    packs: dict[str, Pack] = {}
    for module in iter_modules(__path__):
        packs[module.name] = import_module(f"{__name__}.{module.name}").PACK
        load_pack(Path(__path__[0]) / module.name / "data", module.name)
    return packs


PACKS = _found()
"""The expansions there are, by id. Their cards' data is read with them, what the cards do is not."""

SETS = {BASE.id: BASE, **PACKS}


def bring_cards() -> None:
    """What the cards of all packs do."""
    for id in PACKS:
        import_module(f"{__name__}.{id}.cards")
