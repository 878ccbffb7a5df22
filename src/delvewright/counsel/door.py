"""The door to counsel: whoever advises on a game is found by the folder that bears its name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from delvewright.kernel.ask import Ask, Option
from delvewright.views.front import Front, Names
from delvewright.views.model import Line, Prospect


def guide(game: Front, state: Any, seat: int, names: Names = ()) -> list[Line]:
    """Hints for a newcomer on what `seat` is asked, each with its rule; none if it is not asked."""
    room = _adviser(game.id)
    return room.guide(game.read(state, seat, names)) if room else []


def prospects(game: Front, state: Any, seat: int, names: Names = ()) -> list[Prospect]:
    """What `seat` could make of what lies before it, where that is more than the table shows as it stands."""
    room = _adviser(game.id)
    return room.prospects(game.read(state, seat, names)) if hasattr(room, "prospects") else []


def reason(game: Front, state: Any, ask: Ask, option: Option, names: Names = ()) -> Line | None:
    """Why an answer is a good one, in one sentence; None when there is nothing to add to it."""
    room = _adviser(game.id)
    found: Line | None = room.reason(game.read(state, ask.seat, names), ask, option) if room else None
    return found


def odds(game: Front, state: Any, seat: int, names: Names = ()) -> list[Line]:
    """How what is being fought may end, by playing imagined worlds out; nothing without a fight."""
    return _adviser(game.id).odds(game, game.read(state, seat, names)) if weighs(game) else []


def weighs(game: Front) -> bool:
    """Whether a game has fights whose odds can be told."""
    return hasattr(_adviser(game.id), "odds")


@cache
def _adviser(game_id: str) -> Any:
    room = f"delvewright.counsel.{game_id}"
    return import_module(room) if find_spec(room) else None
