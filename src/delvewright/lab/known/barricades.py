"""What the lab knows of Barricades Mode."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from delvewright.games.barricades.board import (
    PLACES,
    PLAY,
    RUINS,
    SITES,
    Board,
    destroyed,
    seats,
    wound_spaces,
)
from delvewright.games.barricades.kinds import SETUPS
from delvewright.kernel.game import Game
from delvewright.lab.known import Known

LONGEST = (6, 15, 40)  # turns


def draw(game: Game, luck: Random, settings: dict[str, Any]) -> int:
    """Every difficulty, Guardian and reading; our own set-ups with the seats they are for."""
    settings["longest"] = luck.choice(LONGEST)
    layout = settings.get("layout", "random")
    if layout == "random":
        return luck.randint(*game.seats)
    settings.pop("guardian", None)
    return luck.randint(*SETUPS[layout].seats)


def laws(state: Board) -> Iterator[tuple[str, bool]]:
    """Nobody has less than nothing, boards hold what they hold, buildings end when they are destroyed."""
    for name in ("wounds", "xp", "rank"):
        numbers = getattr(state, name)
        yield f"no {name} less than none: {numbers}", min(numbers) >= 0
    yield (
        f"no board holds more Wounds than it has spaces: {state.wounds}",
        max(state.wounds) <= wound_spaces(state),
    )
    yield f"nobody owes a Gear token: {state.gear}", min(min(counts) for counts in state.gear) >= 0
    for place in range(len(PLACES)):
        chits = len(state.zones[RUINS + place])
        yield (
            f"no chit on a destroyed location: {PLACES[place]}, {chits}",
            chits <= SITES[place].damage,
        )
    yield f"five locations at most: {destroyed(state)}", destroyed(state) <= len(PLACES)
    for weapon, hero in state.wielded:
        holder = next((seat for seat in seats(state) if hero in state.zones[PLAY + seat]), -1)
        yield (
            f"a wielded Weapon lies beside its Hero: {weapon}",
            (holder >= 0 and weapon in state.zones[PLAY + holder]),
        )


KNOWN = Known(
    variant="difficulty",
    crossed=("difficulty", "guardian"),
    draw=draw,
    laws=laws,
    takes={"buy": "card", "level_up": "better"},
)
