"""Placing: where a Map card helps its player and hinders the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from delvewright.bots.dungeoneer.ways import MOVE, Ways
from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import GLOBAL, NONE, QUESTS, Board, alive
from delvewright.kernel.ask import Ask, Option
from delvewright.words import maps
from delvewright.words.maps import FACING

LATER = 0.4  # what a place counts that an Escort leads to afterwards
THEIRS = 0.7  # what another's gain counts beside one's own
FAR = 12.0  # moves to where no way leads
GLORY, PERIL = 0.3, 0.1
FREE = 0.05  # for an exit that leads on


class View(NamedTuple):
    """How a seat looks at a Map card that is to be laid."""

    costs: Sequence[int]  # what each space is away, in hundredths of a move
    want: float  # how much its Quests ask for the card


def place(p: Board, ask: Ask) -> Option:
    """Near one's own hero what one's Quests name, far from the others what theirs name."""
    tile = ask.options[0][1]
    tiles, openings = maps.lying(p.places), paths.openings(p)
    ways = Ways(p, ask.seat)
    mine = View(ways.cost, _want(p, ask.seat, tile))
    kind = p.cast[tile]
    boon = GLORY * kind.glory - PERIL * kind.peril
    theirs = [
        View(
            [MOVE * far if far != NONE else NONE for far in paths.distances(p, p.at[other])],
            _want(p, other, tile),
        )
        for other in alive(p)
        if other != ask.seat
    ]

    def worth(option: Option) -> float:
        cell, opens = option[2], kind.openings[option[3]]
        ends = [
            (tiles[cell + step], side)
            for side, (step, out, back) in enumerate(FACING)
            if opens & out and cell + step in tiles and openings[tiles[cell + step]] & back
        ]
        free = sum([bool(opens & out) for step, out, _ in FACING if cell + step not in tiles])
        near = _away(mine.costs, ends, ways)
        total = FREE * free - mine.want * near + boon / (1 + near)
        for view in theirs:
            far = _away(view.costs, ends)
            total += THEIRS * (view.want * far - boon / (1 + far)) / len(theirs)
        return total

    return max(ask.options, key=worth)


def _away(costs: Sequence[int], ends: list[tuple[int, int]], ways: Ways | None = None) -> float:
    """How many moves a card would be away that joins these at these sides of its own."""
    found = [
        costs[tile] + MOVE + (ways.leaving(tile, (side + 2) % 4) if ways is not None else 0)
        for tile, side in ends
        if costs[tile] != NONE
    ]
    return min(found) / MOVE if found else FAR


def _want(p: Board, seat: int, tile: int) -> float:
    """How much a seat's Quests ask for a place."""
    name, total = p.cast[tile].id, 0.0
    for quest in p.zones[QUESTS + seat] + p.zones[GLOBAL]:
        places = p.cast[quest].places
        for stage, names in enumerate(places[1:] if quest in p.escorted else places):
            if name in names:
                total += LATER if stage else 1.0
    return total
