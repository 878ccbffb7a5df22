"""What the lab knows of Thunderstone."""

from __future__ import annotations

from random import Random
from typing import Any

from delvewright.games.thunderstone.kinds import groups
from delvewright.games.thunderstone.layout import FEATURES
from delvewright.games.thunderstone.packs import PACKS
from delvewright.games.thunderstone.score import total
from delvewright.kernel.game import Game
from delvewright.lab.known import Known

LONGEST = (60, 150, 500)  # turns; without a limit a weak party may never finish


def draw(game: Game, luck: Random, settings: dict[str, Any]) -> int:
    settings["packs"] = luck.choice([(), *[(pack,) for pack in game.packs]])
    settings["longest"] = luck.choice(LONGEST)
    return 1 if settings["variant"].startswith("solo") else luck.randint(2, game.seats[1])


CARDS = groups("hero") + groups("village") + groups("monster")

KNOWN = Known(
    variant="variant",
    lists={
        "pick": CARDS,
        "ban": CARDS,
        "solo_bans": CARDS,
        "features": list(FEATURES),
    },
    draw=draw,
    takes={"buy": "card", "level_up": "better", "recruit": "hero"},
    scores=lambda p: [total(p, seat) for seat in range(len(p.xp))],
    rows={"base": {"packs": ()}, **{pack: {"packs": (pack,)} for pack in PACKS}},
)
