"""`delve serve` for the browser tests: bots draw no lots of their own and have all the time they need.

A table of Dungeoneer or of Barricades Mode may begin in the midst of a game.
Crawl has honours here, so that a Wall can be seen.
"""

import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

sys.path.append(str(Path(__file__).parents[2]))  # what a scene or a prize is comes from the tests

from tests.honoured import HONOURED

from delvewright.cli import main
from delvewright.kernel.game import Game
from delvewright.server import table, thinkers
from delvewright.views import crawl

crawl.FRONT = HONOURED
ALIKE = SimpleNamespace(randbits=lambda bits: 1)
table.secrets = thinkers.secrets = ALIKE
thinkers.PATIENCE = 600.0  # seconds: a bot that is given up answers anything

start = Game.start
MOMENTS = {"dungeoneer": "scenes", "barricades": "sieges"}
"""Where the scenes of a game are."""


def begin(game: Game, seats: int | None = None, seed: int = 0, **more: Any) -> Any:
    """The first question of a game, or of a scene."""
    if game.id in MOMENTS:
        moments = import_module(MOMENTS[game.id])
        if moments.FIRST <= seed < moments.FIRST + len(moments.SCENES):
            return moments.SCENES[seed - moments.FIRST]()
    return start(game, seats, seed, **more)


Game.start = begin
main()
