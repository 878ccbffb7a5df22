"""What the lab knows of Dungeoneer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import (
    ATTACHED,
    DRAWN,
    FIGHT,
    HERO,
    MAP,
    NONE,
    PACK,
    Board,
    boons,
    seats,
    treasures,
)
from delvewright.games.dungeoneer.ending import quests_done
from delvewright.games.dungeoneer.layout import SUPPLEMENT
from delvewright.games.dungeoneer.printed import BORDERS
from delvewright.games.dungeoneer.scores import boon_limit, treasure_limit
from delvewright.kernel.game import Game
from delvewright.lab.known import Known

LONGEST = (20, 60, 150)  # turns; random heroes seldom finish anything
BOTH = ("crypt", "marches")
HEROIC = (("crypt",), ("marches",), BOTH)


def draw(game: Game, luck: Random, settings: dict[str, Any]) -> int:
    """Every choice of sets; The Long Night where the grade is not heroic."""
    settings["longest"] = luck.choice(LONGEST)
    settings["pack_limit"] = luck.choice((0, 1, 3, 3))
    packs = luck.choice(HEROIC)
    settings["packs"] = packs if settings["grade"] == "heroic" else (*packs, SUPPLEMENT)
    return luck.randint(*game.seats)


def laws(state: Board) -> Iterator[tuple[str, bool]]:
    """The map stays whole, heroes stand on it, nothing is below nothing, and limits hold between turns."""
    laid = [tile for tile, place in enumerate(state.places) if place != NONE]
    yield f"what has a place lies on the map: {laid}", sorted(state.zones[MAP]) == laid
    cells = [state.places[tile] for tile in laid]
    yield f"one Map card a cell: {cells}", len({*cells}) == len(cells)
    for border in BORDERS:
        tiles = paths.tiles_of(state, border)
        yield f"no part of the {border} is cut off", not paths.stranded(tiles, paths.openings(state))
    for name in ("life", "glory", "peril", "movement"):
        numbers = getattr(state, name)
        yield f"no {name} less than none: {numbers}", min(numbers) >= 0
    for seat in seats(state):
        if state.zones[HERO + seat] and state.at[seat] != NONE:
            yield f"a hero stands on the map: seat {seat}", state.at[seat] in state.zones[MAP]
    hung = sorted([card for card, _ in state.hosts])
    yield f"what is attached has a host: {hung}", hung == sorted(state.zones[ATTACHED])
    if state.ask is not None and state.ask.question == "lord" and not state.group:
        yield from _between_turns(state)


def _between_turns(state: Board) -> Iterator[tuple[str, bool]]:
    yield f"nothing is left fighting: {state.zones[FIGHT]}", not state.zones[FIGHT]
    drawn = [state.cast[card].type for card in state.zones[DRAWN]]
    yield f"nothing but an Entrance waits to be placed: {drawn}", drawn in ([], ["entrance"])
    for seat in seats(state):
        if state.life[seat] > 0:
            yield from _within_limits(state, seat)


def _within_limits(state: Board, seat: int) -> Iterator[tuple[str, bool]]:
    held, limit = len(boons(state, seat)), boon_limit(state, seat)
    yield f"seat {seat} has {held} Boons of {limit}", held <= limit
    held, limit = len(treasures(state, seat)), treasure_limit(state, seat)
    yield f"seat {seat} has {held} Treasures of {limit}", held <= limit
    held, limit = len(state.zones[PACK + seat]), state.rules.pack_limit
    if limit and seat != state.turn:  # in the own phase there may be more, until it ends
        yield f"seat {seat} has {held} monsters in the Pack of {limit}", held <= limit


ROWS: dict[str, dict[str, Any]] = {
    **{", ".join(packs): {"packs": packs} for packs in HEROIC},
    **{grade: {"packs": (*BOTH, SUPPLEMENT), "grade": grade} for grade in ("epic", "campaign")},
}
EXPECTED = {
    "crypt": {2: (6.2, 4, 6, 8), 3: (6.1, 4, 6, 8), 4: (5.7, 4, 6, 8)},
    "marches": {2: (6.3, 4, 6, 8), 3: (5.9, 4, 6, 8), 4: (5.5, 4, 5, 8)},
}
"""From a rough simulation of simpler players."""

KNOWN = Known(
    variant="grade",
    draw=draw,
    laws=laws,
    rows=ROWS,
    told={"fell": "heroes defeated"},
    takes={"take_up": "card", "attach": "card"},
    scores=lambda p: [quests_done(p, seat) for seat in range(len(p.life))],
    expected=EXPECTED,
)
