"""Delvewright: dungeon board games played by the book. `game("thunderstone")` is the way in."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from delvewright.views.front import Front

__all__ = ["__version__", "catalogue", "compiled", "game", "shelf"]

__version__ = "0.1.0"


def catalogue() -> tuple[str, ...]:
    """The ids of all games."""
    from delvewright.views import front

    return front.catalogue()


def shelf() -> tuple[Front, ...]:
    """Every game, in the order in which people are shown them."""
    from delvewright.views import front

    return front.shelf()


def game(name: str) -> Front:
    """A game by its id: to start, answer, view and talk about."""
    from delvewright.views import front

    return front.game(name)


def compiled() -> bool:
    """Whether the rules run compiled (docs/decisions/010-a-compiled-build.md); what they do is the same."""
    from delvewright.kernel import steps

    return not str(steps.__file__).endswith(".py")
