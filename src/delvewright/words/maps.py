"""Maps: tiles on a grid, each in a cell and turned by quarters; how they touch, join and hang together.

A board with a map has `places`, the cell in which each tile lies, or NOWHERE, and `turned`, its quarter
turns clockwise: both are tuples, for maps change far more rarely than they are copied. What a tile lets pass
is told as bits, one a side, so that two edges that face each other are compared by one `&`: its openings. All
here works on such plain lists and knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Any

NOWHERE = -1
WIDTH = 128
"""A cell is row * WIDTH + column. The grid has no edge of its own: a map begins in the middle of a part of it
that is larger than the map can grow."""

N, E, S, W = SIDES = (0, 1, 2, 3)
STEPS = (-WIDTH, 1, WIDTH, -1)
"""From a cell to the one at each side of it."""
ALL_SIDES = 15
"""Every side as bits: side s is the bit 1 << s."""

FACING = ((-WIDTH, 1, 4), (1, 2, 8), (WIDTH, 4, 1), (-1, 8, 2))
"""For each side: the step to the cell there, the bit of the side, and that of the side which faces it."""

LEADING = tuple([[(step, back) for step, out, back in FACING if opens & out] for opens in range(16)])
"""For each opening: the steps to the cells it leads to, and the bit of the side there that faces it."""

Ways = list[list[int]]
"""For each tile, those one can go to from it."""


# Cells, sides and turns ------------------------------------------------------------------------------


def cell_at(row: int, column: int) -> int:
    return row * WIDTH + column


def row_and_column(cell: int) -> tuple[int, int]:
    return cell // WIDTH, cell % WIDTH


def opposite(side: int) -> int:
    return side ^ 2


def as_printed(side: int, turn: int) -> int:
    """The side as printed that a tile turned so shows to a side of the table."""
    return (side - turn) % 4


def as_laid(side: int, turn: int) -> int:
    """The side of the table to which a tile turned so shows a side as printed."""
    return (side + turn) % 4


def bits_of(sides: Iterable[int]) -> int:
    bits = 0
    for side in sides:
        bits |= 1 << side
    return bits


def turn_bits(bits: int, turn: int) -> int:
    """Sides as printed, as they lie when the tile is turned so."""
    return (bits << turn | bits >> 4 - turn) & ALL_SIDES


# Tiles that lie --------------------------------------------------------------------------------------


def lay(p: Any, tile: int, cell: int, turn: int) -> None:
    """A tile into a cell, or NOWHERE, turned so."""
    p.places = (*p.places[:tile], cell, *p.places[tile + 1 :])
    p.turned = (*p.turned[:tile], turn, *p.turned[tile + 1 :])


@lru_cache(maxsize=1024)
def lying(places: tuple[int, ...]) -> Mapping[int, int]:
    """The tile in each cell that has one; remembered, for a map is looked at more often than it changes."""
    return {cell: tile for tile, cell in enumerate(places) if cell != NOWHERE}


def rim(tiles: dict[int, int], openings: list[int]) -> dict[int, int]:
    """The free cells that touch a tile, each with the sides, as bits, at which a tile lets pass into it.

    A tile fits into one of them by joining when it has an opening at one of those sides.
    """
    found: dict[int, int] = {}
    for cell, tile in tiles.items():
        opens = openings[tile]
        for step, out, back in FACING:
            other = cell + step
            if other not in tiles:
                found[other] = found.get(other, 0) | (back if opens & out else 0)
    return found


def doors_into(tiles: dict[int, int], openings: list[int], cell: int) -> int:
    """The sides of a cell, as bits, at which a tile lets pass into it."""
    bits = 0
    for step, out, back in FACING:
        tile = tiles.get(cell + step, NOWHERE)
        if tile != NOWHERE and openings[tile] & back:
            bits |= out
    return bits


def touching(tiles: Mapping[int, int], cell: int) -> int:
    """The sides of a cell, as bits, at which a tile lies: what else a tile there opens leads out."""
    bits = 0
    for step, out, _ in FACING:
        if cell + step in tiles:
            bits |= out
    return bits


def leads_on(tiles: Mapping[int, int], openings: list[int]) -> bool:
    """Whether some tile lets pass into a free cell."""
    for cell, tile in tiles.items():
        for step, _ in LEADING[openings[tile]]:
            if cell + step not in tiles:
                return True
    return False


def hangs_together(tiles: dict[int, int], openings: list[int]) -> bool:
    """Whether one can go from each tile to every other."""
    left = dict(tiles)
    reached = [left.popitem()] if left else []
    for cell, tile in reached:
        for step, back in LEADING[openings[tile]]:
            other = left.get(cell + step, NOWHERE)
            if other != NOWHERE and openings[other] & back:
                reached.append((cell + step, left.pop(cell + step)))
    return not left


def joints(tiles: dict[int, int], openings: list[int]) -> set[int]:
    """The cells without which a map would fall apart; every cell of one that has fallen apart already.

    Found in one walk: such a cell is the only way back from some part that was reached by it.
    """
    order: dict[int, int] = {}
    found = set()

    def walk(cell: int, begins: bool) -> int:
        """The earliest cell that is met from here on, by when it was reached."""
        order[cell] = here = earliest = len(order)
        parts = 0
        for step, back in LEADING[openings[tiles[cell]]]:
            other = cell + step
            if other not in tiles or not openings[tiles[other]] & back:
                continue
            if other in order:
                met = order[other]
            else:
                parts += 1
                met = walk(other, False)
                if met >= here and not begins:
                    found.add(cell)
            earliest = min(earliest, met)
        if begins and parts > 1:
            found.add(cell)
        return earliest

    for first in [*tiles][:1]:
        walk(first, True)
    return found if len(order) == len(tiles) else {*tiles}


# Ways ------------------------------------------------------------------------------------------------


def ways_between(tiles: Mapping[int, int], openings: list[int]) -> Ways:
    """The ways of a map: between two tiles side by side that both let pass."""
    ways: Ways = [[] for _ in openings]
    for cell, tile in tiles.items():
        opens = openings[tile]
        if opens & 2:
            other = tiles.get(cell + 1, NOWHERE)
            if other != NOWHERE and openings[other] & 8:
                ways[tile].append(other)
                ways[other].append(tile)
        if opens & 4:
            other = tiles.get(cell + WIDTH, NOWHERE)
            if other != NOWHERE and openings[other] & 1:
                ways[tile].append(other)
                ways[other].append(tile)
    return ways


def distances(ways: Ways, starts: Iterable[int]) -> list[int]:
    """How many moves each tile is from the nearest start; NOWHERE where no way leads."""
    far = [NOWHERE] * len(ways)
    reached = list(starts)
    for tile in reached:
        far[tile] = 0
    for tile in reached:
        next_far = far[tile] + 1
        for other in ways[tile]:
            if far[other] == NOWHERE:
                far[other] = next_far
                reached.append(other)
    return far


def bridges(ways: Ways, start: int) -> list[tuple[int, int]]:
    """Without which ways a tile could not be reached from a start, each from its nearer tile to its farther.

    They are the ways of a tree of shortest paths that lie on no ring: every other way closes one.
    """
    far = distances(ways, (start,))
    before = [NOWHERE] * len(ways)
    closing = []
    for tile, others in enumerate(ways):
        for other in others:
            if far[other] == far[tile] + 1 and before[other] == NOWHERE:
                before[other] = tile
            elif far[other] >= far[tile] != NOWHERE:
                closing.append((tile, other))
    lone = {tile for tile, nearer in enumerate(before) if nearer != NOWHERE}
    for one, other in closing:
        while one != other:
            if far[one] < far[other]:
                one, other = other, one
            lone.discard(one)
            one = before[one]
    return [(before[tile], tile) for tile in sorted(lone)]


def cheapest(ways: Sequence[Sequence[tuple[int, int]]], start: int) -> tuple[list[int], list[int]]:
    """What the cheapest path to each tile costs, and the tile before it on that path; NOWHERE for none.

    Each way is (tile, cost). Of two paths that cost the same the one found first is kept.
    """
    cost = [NOWHERE] * len(ways)
    before = [NOWHERE] * len(ways)
    cost[start] = 0
    reached = [(0, start)]
    while reached:
        spent, tile = heappop(reached)
        if spent > cost[tile]:
            continue
        for other, price in ways[tile]:
            total = spent + price
            if cost[other] == NOWHERE or total < cost[other]:
                cost[other], before[other] = total, tile
                heappush(reached, (total, other))
    return cost, before


def path_to(before: Sequence[int], goal: int) -> list[int]:
    """The tiles of a cheapest path from its start to a goal, both included."""
    path = [goal]
    while before[path[-1]] != NOWHERE:
        path.append(before[path[-1]])
    path.reverse()
    return path
