"""What the lab knows of Dungeoneer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import DRAWN, MAP, NONE, Board
from delvewright.games.dungeoneer.layout import SUPPLEMENT
from delvewright.kernel.game import Game
from delvewright.lab.known import Known

LONGEST = (20, 60, 150)  # turns
MAPS = (("crypt",), ("marches",), ("crypt", "marches"))


def draw(game: Game, luck: Random, settings: dict[str, Any]) -> int:
    """Sets that go with the grade; where they have not room enough for all seats, the soak draws anew."""
    settings["packs"] = luck.choice(MAPS) + ((SUPPLEMENT,) if settings["grade"] != "heroic" else ())
    settings["longest"] = luck.choice(LONGEST)
    return luck.randint(*game.seats)


def laws(state: Board) -> Iterator[tuple[str, bool]]:
    """The map is whole, nobody stands beside it, and nothing is less than none."""
    lying = [tile for tile, place in enumerate(state.places) if place != NONE]
    yield f"what lies on the map has a place: {lying}", lying == sorted(state.zones[MAP])
    cells = [state.places[tile] for tile in lying]
    yield f"no two Map cards in one place: {cells}", len(set(cells)) == len(cells)
    opens = paths.openings(state)
    for border in {state.cast[tile].border for tile in lying}:
        yield f"no part of the {border} is cut off", not paths.stranded(paths.tiles_of(state, border), opens)
    standing = [at for at, life in zip(state.at, state.life, strict=True) if life > 0 and at != NONE]
    yield f"heroes stand on the map: {standing}", all(state.places[at] != NONE for at in standing)
    least = min([*state.glory, *state.peril, *state.movement, *state.life])
    yield f"nothing is less than none: {least}", least >= 0
    building = state.ask is not None and state.ask.question in ("place", "lay_gate")
    drawn = [tile for tile in state.zones[DRAWN] if state.cast[tile].type != "entrance"]
    yield f"a card that was turned up is placed at once: {drawn}", building or not drawn


KNOWN = Known(variant="grade", draw=draw, laws=laws)
