"""Research: the standard interfaces of learning and search, thin over the five calls of every game.

Of each game there is a PettingZoo module, found by its id: `from delvewright.research import GAME_v0`.
What needs a package of the extra `research` imports it when it is asked for.
"""

from __future__ import annotations

from typing import Any

VERSIONED = "_v0"


def __getattr__(name: str) -> Any:
    from delvewright.views.front import catalogue

    game = name.removesuffix(VERSIONED)
    if name.endswith(VERSIONED) and game in catalogue():
        from delvewright.research.zoo import Zoo

        return Zoo(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
