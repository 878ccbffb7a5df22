"""Placing: where a Map card helps its player and hinders the others."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.bots.dungeoneer.ways import MOVE, Ways, begins_at
from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import GLOBAL, NONE, QUESTS, Board, alive
from delvewright.kernel.ask import Ask, Option
from delvewright.words import maps
from delvewright.words.maps import FACING

LATER = 0.4  # what a place counts that an Escort leads to afterwards
THEIRS = 0.7  # what another's gain counts beside one's own
FAR = 12.0  # moves to where no way leads, or what does not lie yet
GLORY, PERIL = 0.3, 0.1
FREE = 0.05  # for an exit that leads on


def place(p: Board, ask: Ask) -> Option:
    """Near one's own hero what one's Quests name, far from the others what theirs name."""
    site = Site(p, ask.seat)
    return max(ask.options, key=site.worth)


class Site:
    """The map as it lies, and how far every space is from each of the heroes."""

    def __init__(self, p: Board, seat: int):
        self.p, self.seat = p, seat
        self.tiles, self.openings = maps.lying(p.places), paths.openings(p)
        self.ways = Ways(p, seat)
        self.theirs = {
            other: [MOVE * far if far != NONE else NONE for far in paths.distances(p, begins_at(p, other))]
            for other in alive(p)
            if other != seat
        }
        self.wants: dict[int, tuple[float, dict[int, float]]] = {}

    def wanted(self, tile: int) -> tuple[float, dict[int, float]]:
        """How much one's own Quests ask for a card, and those of each of the others."""
        if tile not in self.wants:
            p = self.p
            theirs = {other: _want(p, other, tile) for other in self.theirs}
            self.wants[tile] = _want(p, self.seat, tile), theirs
        return self.wants[tile]

    def worth(self, option: Option) -> float:
        """What a card is worth in a cell and a turn."""
        _, tile, cell, turn = option
        kind, tiles = self.p.cast[tile], self.tiles
        boon = GLORY * kind.glory - PERIL * kind.peril
        opens = kind.openings[turn]
        ends = [
            (tiles[cell + step], side)
            for side, (step, out, back) in enumerate(FACING)
            if opens & out and cell + step in tiles and self.openings[tiles[cell + step]] & back
        ]
        free = sum([bool(opens & out) for step, out, _ in FACING if cell + step not in tiles])
        mine, theirs = self.wanted(tile)
        near = _away(self.ways.cost, ends, self.ways)
        total = FREE * free + mine * (FAR - near) + boon / (1 + near)
        for other, want in theirs.items():
            far = _away(self.theirs[other], ends)
            total -= THEIRS * (want * (FAR - far) + boon / (1 + far)) / len(theirs)
        return total


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
    name, total = p.cast[tile].role, 0.0
    for quest in p.zones[QUESTS + seat] + p.zones[GLOBAL]:
        places = p.cast[quest].places
        for stage, names in enumerate(places[1:] if quest in p.escorted else places):
            if name in names:
                total += LATER if stage else 1.0
    return total
