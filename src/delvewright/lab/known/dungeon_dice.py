"""What the lab knows of Dungeon Dice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from delvewright.games.dungeon_dice.board import (
    BOOSTED_LEVEL,
    CARRIED,
    ENCOUNTER,
    REJECTED,
    SPENT,
    Board,
    owned,
)
from delvewright.games.dungeon_dice.dice import LEVEL_DICE
from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.games.dungeon_dice.layout import chosen_sets
from delvewright.kernel.game import Game
from delvewright.lab.known import Known

LONGEST = (30, 80, 200)  # turns
LEFT_EMPTY = (ENCOUNTER, SPENT, CARRIED, REJECTED)


def draw(game: Game, luck: Random, settings: dict[str, Any]) -> int:
    """Now and then other sets than those of the mode, or another goal; random players never stop talking, so
    that most tables are silent."""
    settings["longest"] = luck.choice(LONGEST)
    settings["bargains"] = luck.choices(("none", "templates", "full"), (6, 3, 1))[0]
    if luck.random() < 0.25:
        settings["packs"] = tuple(name for name in game.packs if luck.random() < 0.5)
    if luck.random() < 0.2:
        settings["goal"] = luck.choice((1, 2, 6, 10))
    return luck.randint(*game.seats)


def laws(state: Board) -> Iterator[tuple[str, bool]]:
    """What is worn is owned, no die fights twice, and boosted level dice are never made up."""
    for seat, gear in enumerate(state.gear):
        mine = owned(state, seat)
        yield f"what is worn is owned: seat {seat} {gear}", all(piece in mine for piece in gear)
        yield f"nothing is worn twice: seat {seat} {gear}", len(set(gear)) == len(gear)
    fighting = [piece for _, piece, _, _ in state.dice if piece >= 0]
    yield f"no die fights twice: {fighting}", len(set(fighting)) == len(fighting)
    yield f"no die is wounded twice: {state.wounded}", len(set(state.wounded)) == len(state.wounded)
    yield f"no wound less than none: {state.hurt}", min(state.hurt) >= 0
    yield f"no experience less than none: {state.experience}", min(state.experience) >= 0
    if state.rules.boost_supply == "limited":
        boosted = state.boosts_left + sum(state.boosted)
        sets = chosen_sets(state.rules)
        there = sum(LEVEL_DICE[BOOSTED_LEVEL].copies.get(name, 0) for name in sets)
        yield f"boosted dice are neither made nor lost: {boosted} of {there}", boosted == there
    between_turns = state.ask is not None and state.ask.question == "turn"
    left = [zone for zone in LEFT_EMPTY if state.zones[zone]]
    yield f"nothing is left lying between turns: zones {left}", not (between_turns and left)


EXPECTED = {
    "core": {
        2: (12.8, 7, 12, 19),
        3: (9.8, 6, 10, 15),
        4: (8.2, 5, 8, 12),
        5: (7.8, 4, 7, 12),
    },
    "standard": {
        2: (18.5, 10, 17, 29),
        3: (13.8, 7, 13, 22),
        4: (11.8, 7, 11, 18),
        5: (9.8, 5, 9, 15),
    },
    "epic": {
        2: (22.4, 14, 22, 32),
        3: (18.0, 11, 17, 25),
        4: (15.4, 9, 15, 23),
        5: (13.2, 8, 13, 20),
    },
}
"""From a rough simulation of simpler players."""

KNOWN = Known(
    variant="mode",
    lists={"ban": [id for id, kind in KINDS.items() if kind.type not in ("level", "tracker")]},
    draw=draw,
    laws_every=100,
    laws=laws,
    rows={mode: {"mode": mode} for mode in ("core", "standard", "epic")},
    expected=EXPECTED,
    takes={"pick": "piece"},
    scores=lambda p: p.famed,
)
