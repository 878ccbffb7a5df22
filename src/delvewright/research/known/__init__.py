"""What is known here of a game beyond what it declares; one nothing is known of works all the same.

It stands in the module of this room that bears the game's name, as `KNOWN`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Told = Callable[[Any, int], Iterable[float]]
"""Numbers of a position, as a seat may know them."""


@dataclass(frozen=True)
class Known:
    """The words of a game's own in names of options, and what its fields hold."""

    words: Sequence[str] = ()
    """Besides verbs, kinds, seats, zones and numbers: of abilities, nodes, faces and the like."""
    pieces: Sequence[str] = ()
    """Fields that hold a piece or several, or that of each seat: their kinds count."""
    dull: Sequence[str] = ()
    """Fields whose numbers say nothing: of pieces, or of the order of things."""
    more: Mapping[str, Callable[[Any, int], float]] = field(default_factory=dict)
    """What else is told, by its name: of a position and the seat that looks, nothing that it may not know."""
    solo: Mapping[str, Any] = field(default_factory=dict)
    """Settings that a table of one seat needs, where the usual ones are for several."""


@cache
def known(game_id: str) -> Known:
    module = f"{__name__}.{game_id}"
    found: Known = import_module(module).KNOWN if find_spec(module) else Known()
    return found
