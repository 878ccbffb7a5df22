"""A toy with honours: Crawl, with medals for banked treasure, and one for several victories."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from delvewright.games.crawl import GAME, Board
from delvewright.views import Earned, Front, Honour, Honours
from delvewright.views.crawl import FRONT as CRAWL

VICTORIES = 3
MEDALS = (
    Honour("alive", "Alive", "bronze", "End a game.", ("CW-END-01",)),
    Honour("rich", "Rich", "silver", "Win with 10 or more treasure."),
    Honour("veteran", "Veteran", "gold", f"Win {VICTORIES} games."),
    Honour("unlikely", "Unlikely", "gold", "Bank a thousand."),
)


def earned(p: Board, seat: int) -> Earned:
    won = seat in p.result[1]
    rich = won and p.treasure[seat] >= 10
    return Earned(("rich", "alive") if rich else ("alive",), {"won": won})


def over_all(facts: Sequence[Any]) -> tuple[str, ...]:
    return ("veteran",) if sum(game["won"] for game in facts) >= VICTORIES else ()


HONOURED = Front.of(
    GAME,
    replace(CRAWL.voice, honours=Honours(title="Medals", all=MEDALS, earned=earned, over_all=over_all)),
)
