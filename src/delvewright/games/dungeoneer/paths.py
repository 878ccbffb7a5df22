"""Paths: the exits of a Map card that lies as they are now, where they lead, and how far spaces are apart."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from delvewright.games.dungeoneer.board import MAP, NONE, Board
from delvewright.games.dungeoneer.sorts import HAZARD, LOCKED, OPEN, WALL, Exit
from delvewright.words import maps
from delvewright.words.maps import FACING, SIDES, STEPS, Ways, as_printed, opposite

HERE = NONE
"""Stands for a side where a Threat waits in the middle of a space."""
OPENED = Exit(OPEN)


# Exits ------------------------------------------------------------------------------------------------


def exit_at(p: Board, tile: int, side: int) -> Exit:
    """The exit at a side as laid, as it is now: changed by an Attachment, or unlocked."""
    cast = p.cast
    exit = cast[tile].exits[as_printed(side, p.turned[tile])]
    for bane, host, where in p.doors:
        door = cast[bane].door
        if host == tile and door is not None and (where == side or (where == NONE and exit.sort == OPEN)):
            exit = door
    return OPENED if exit.sort == LOCKED and _stands_open(p, tile, side) else exit


def _stands_open(p: Board, tile: int, side: int) -> bool:
    """DN-EXIT-05/12. Unlocked since the last Reset, or held open by a token."""
    if (tile, side) in p.unlocked:
        return True
    return any([at == tile and stuck == side for at, stuck in zip(p.at, p.stuck, strict=True)])


def neighbour(p: Board, tile: int, side: int) -> int:
    """The space on the other side of an exit, or NONE."""
    return maps.lying(p.places).get(p.places[tile] + STEPS[side], NONE)


def beside(p: Board, tile: int) -> list[int]:
    """DN-HERO-05. The space on the other side of each of the four exits, Walls included, or NONE."""
    here, tiles = p.places[tile], maps.lying(p.places)
    return [tiles.get(here + step, NONE) for step in STEPS]


def adjoining(p: Board, tile: int) -> list[int]:
    """DN-EFFECT-31. The spaces on the other side of all four exits, Walls included."""
    return [other for other in beside(p, tile) if other != NONE]


def viable(p: Board, tile: int, side: int) -> bool:
    """DN-HERO-05, DN-EXIT-08. Whether an exit leads to a space and no Wall is in the way on either side."""
    other = neighbour(p, tile, side)
    return other != NONE and joined(p, tile, side, other)


def joined(p: Board, tile: int, side: int, other: int) -> bool:
    """DN-EXIT-08. Whether no Wall is in the way to the space at a side, neither of this one nor of that."""
    cast, turned = p.cast, p.turned
    _, out, back = FACING[side]
    if not (cast[tile].openings[turned[tile]] & out and cast[other].openings[turned[other]] & back):
        return False
    if not p.doors:
        return True
    return exit_at(p, tile, side).sort != WALL and exit_at(p, other, opposite(side)).sort != WALL


# Links ------------------------------------------------------------------------------------------------


def links(p: Board, tile: int) -> list[int]:
    """DN-EXIT-09, DN-COMBINE-05. The spaces to which a Sewer or Portal leads from one."""
    if not p.cast[tile].linked:
        return []
    return [one if tile == other else other for one, other in all_links(p) if tile in (one, other)]


def all_links(p: Board) -> list[tuple[int, int]]:
    """DN-EXIT-09, DN-COMBINE-05/07/09/21. The ends of every Sewer and Portal link.

    The first Portal that was laid leads to the Dungeon Entrance for good. A later one leads to the Portal
    with its letter in the dungeon, or to that Entrance if the game has no such Portal.
    """
    cast = p.cast
    found = []
    drains: dict[str, int] = {}
    outside: list[int] = []
    inside: list[int] = []
    gate = NONE
    for tile in p.zones[MAP]:
        kind = cast[tile]
        if not kind.linked:
            continue
        if kind.sewer:
            if kind.sewer in drains:
                found.append((drains[kind.sewer], tile))
            drains[kind.sewer] = tile
        if kind.portal:
            (inside if kind.border == "dungeon" else outside).append(tile)
        if gate == NONE and kind.type == "entrance":
            gate = tile
    twins = _letters_inside(p) if len(outside) > 1 else ()
    for number, tile in enumerate(outside):
        if gate != NONE and (number == 0 or cast[tile].portal not in twins):
            found.append((tile, gate))
        found += [(tile, other) for other in inside if cast[other].portal == cast[tile].portal]
    return found


def _letters_inside(p: Board) -> set[str]:
    """The letters of the Portals that the dungeon of this game has, laid or not."""
    return {kind.portal for kind in p.cast[: len(p.places)] if kind.border == "dungeon"}


# The whole map ----------------------------------------------------------------------------------------


def openings(p: Board) -> list[int]:
    """What each Map card lets pass, as bits: Locked and Trapped exits do (DN-BUILD-07)."""
    found = [kind.openings[turn] for kind, turn in zip(p.cast, p.turned, strict=False)]
    for bane, host, side in p.doors:
        door = p.cast[bane].door
        if door is not None and door.sort == WALL:
            found[host] &= ~(1 << side)
    return found


def tiles_of(p: Board, border: str) -> dict[int, int]:
    """The Map cards of a border that lie, by their cells."""
    cast, places = p.cast, p.places
    return {places[tile]: tile for tile in p.zones[MAP] if cast[tile].border == border}


def ways(p: Board) -> Ways:
    """The spaces to which one move leads from each."""
    found = maps.ways_between(maps.lying(p.places), openings(p))
    for one, other in all_links(p):
        found[one].append(other)
        found[other].append(one)
    return found


def distances(p: Board, tile: int) -> list[int]:
    """How many moves every space is from one; NONE where no path leads."""
    return maps.distances(ways(p), (tile,))


def distance(p: Board, tile: int, other: int) -> int:
    return distances(p, tile)[other]


def entrances(p: Board, border: str) -> list[int]:
    """The Entrances of a border that lie; those of added sets count like the first (DN-COMBINE-10)."""
    cast = p.cast
    return [tile for tile in p.zones[MAP] if cast[tile].type == "entrance" and cast[tile].border == border]


def entrance_distance(p: Board, tile: int) -> int:
    """DN-QUEST-19/22, DN-OPEN-24. Moves from the nearest Entrance of the same border."""
    return maps.distances(ways(p), entrances(p, p.cast[tile].border))[tile]


def vital(p: Board, border: str) -> set[tuple[int, int]]:
    """The exits, as (space, side), at each of which a Wall would cut off a part of a border's map."""
    places, tiles = p.places, tiles_of(p, border)
    found = set()
    for start in [*tiles.values()][:1]:
        for one, other in maps.bridges(maps.ways_between(tiles, openings(p)), start):
            side = STEPS.index(places[other] - places[one])
            found |= {(one, side), (other, opposite(side))}
    return found


def stranded(tiles: dict[int, int], opens: list[int]) -> bool:
    """DN-BUILD-05, DN-EFFECT-12. Whether some part of a border's map has no way to the rest.

    Ruling: the way is by exits. Sewers and Portals do not hold a map together (DN-BUILD-06).
    """
    return not maps.hangs_together(tiles, opens)


# For the table ----------------------------------------------------------------------------------------


class Route(NamedTuple):
    """The shortest way to a space, the one with fewest Threats if there are several."""

    path: tuple[int, ...]  # the spaces entered
    threats: tuple[tuple[int, int], ...]
    """(space left, side) of an exit's, (space entered, HERE) of another's."""


MOVE = 128
"""What a move counts when paths are compared; a Threat counts 1."""


def reach(p: Board, tile: int) -> dict[int, Route]:
    """How to get from a space to every other that can be reached."""
    steps = {here: _steps(p, here) for here in p.zones[MAP]}
    prices = [
        [(other, MOVE + len(threats)) for other, threats in steps[here]] if here in steps else []
        for here in range(len(p.places))
    ]
    cost, before = maps.cheapest(prices, tile)
    found = {}
    for goal, price in enumerate(cost):
        if price != NONE and goal != tile:
            path = maps.path_to(before, goal)
            met = [
                min([threats for to, threats in steps[here] if to == other], key=len)
                for here, other in pairwise(path)
            ]
            found[goal] = Route(tuple(path[1:]), tuple([threat for threats in met for threat in threats]))
    return found


def _steps(p: Board, tile: int) -> list[tuple[int, list[tuple[int, int]]]]:
    """Where each way out of a space leads, and which Threats one meets on it."""
    found: list[tuple[int, list[tuple[int, int]]]] = [(other, []) for other in links(p, tile)]
    for side in SIDES:
        if viable(p, tile, side):
            met = [(tile, side)] if exit_at(p, tile, side).number else []
            found.append((neighbour(p, tile, side), met))
    for other, met in found:
        obstacle = p.cast[other].obstacle
        if obstacle is not None and obstacle.sort != HAZARD:
            met.append((other, HERE))
    return found
