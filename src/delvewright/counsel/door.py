"""The door to counsel: whoever advises on a game is found by the folder that bears its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from delvewright.views.front import Front, Names
from delvewright.views.model import Line


def guide(game: Front, state: Any, seat: int, names: Names = ()) -> list[Line]:
    """Hints for a newcomer on what `seat` is asked, each with its rule; none if it is not asked."""
    return _adviser(game.id)(game.read(state, seat, names))


@cache
def _adviser(game_id: str) -> Callable[[Any], list[Line]]:
    room = f"delvewright.counsel.{game_id}"
    if find_spec(room) is None:
        return lambda reading: []
    advise: Callable[[Any], list[Line]] = import_module(room).guide
    return advise
