"""The map as a table draws it: every space with its exits and what is on it, and free places."""

from __future__ import annotations

from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import (
    DRAWN,
    GLOBAL,
    MAP,
    NONE,
    QUESTS,
    Board,
    attached_to,
    seats,
    terrain,
)
from delvewright.games.dungeoneer.sorts import EXITS
from delvewright.views.dungeoneer.hurdles import exit_hurdle, obstacle_hurdle
from delvewright.views.dungeoneer.model import Exit, Ghost, Link, MapView, Piece, Space, Spot
from delvewright.views.dungeoneer.reading import Reading
from delvewright.words import maps
from delvewright.words.maps import SIDES, STEPS, as_printed, row_and_column


def map_view(r: Reading) -> MapView:
    p = r.p
    depths = _depths(p)
    wanted = _wanted(p)
    return MapView(
        spaces=tuple(
            [space(r, tile, depths[tile], wanted.get(p.cast[tile].role, ())) for tile in p.zones[MAP]]
        ),
        routes=r.routes,
        ghosts=ghosts(r),
        drawn=pieces(p, p.zones[DRAWN]),
    )


def pieces(p: Board, some: tuple[int, ...] | list[int]) -> tuple[Piece, ...]:
    return tuple([Piece(piece, p.cast[piece].id) for piece in some])


# Spaces -----------------------------------------------------------------------------------------------


def space(r: Reading, tile: int, depth: int, wanted: tuple[int, ...]) -> Space:
    p, kind = r.p, r.p.cast[tile]
    row, column = row_and_column(p.places[tile])
    return Space(
        piece=tile,
        kind=kind.id,
        border=kind.border,
        row=row,
        column=column,
        turn=p.turned[tile],
        exits=tuple([exit(r, tile, side) for side in SIDES]),
        links=links(r, tile),
        glory=kind.glory,
        peril=kind.peril,
        new=tile not in p.visited,
        terrain=tuple(sorted(terrain(p, tile))),
        obstacle=obstacle_hurdle(p, r.seat, tile),
        ice=tile in p.ice,
        depth=depth,
        heroes=tuple([seat for seat in seats(p) if p.at[seat] == tile]),
        tokens=pieces(p, [quest for quest, place in p.dropped if place == tile]),
        attached=pieces(p, attached_to(p, tile)),
        wanted=wanted,
    )


def exit(r: Reading, tile: int, side: int) -> Exit:
    """A side as laid, as it is now."""
    p = r.p
    other = r.tile_at(p.places[tile] + STEPS[side])
    return Exit(
        side=side,
        sort=EXITS[paths.exit_at(p, tile, side).sort],
        printed=EXITS[p.cast[tile].exits[as_printed(side, p.turned[tile])].sort],
        to=other,
        passable=other != NONE and paths.viable(p, tile, side),
        hurdle=exit_hurdle(p, r.seat, tile, side),
        held_by=tuple([seat for seat in seats(p) if p.at[seat] == tile and p.stuck[seat] == side]),
    )


def links(r: Reading, tile: int) -> tuple[Link, ...]:
    """The Sewer and the Portal of a space; an Entrance has one once a Portal leads to it."""
    p, kind = r.p, r.p.cast[tile]
    ends = paths.links(p, tile)
    drains = [other for other in ends if kind.sewer and p.cast[other].sewer == kind.sewer]
    gates = [other for other in ends if other not in drains]
    found = [Link("sewer", kind.sewer, tuple(drains))] if kind.sewer else []
    found += [Link("portal", kind.portal, tuple(gates))] if kind.portal or gates else []
    return tuple(found)


def _depths(p: Board) -> list[int]:
    """Moves from the nearest Entrance of its border to each space."""
    ways = paths.ways(p)
    found = [NONE] * len(p.places)
    for border in {p.cast[tile].border for tile in p.zones[MAP]}:
        far = maps.distances(ways, paths.entrances(p, border))
        for tile in p.zones[MAP]:
            if p.cast[tile].border == border:
                found[tile] = far[tile]
    return found


def _wanted(p: Board) -> dict[str, tuple[int, ...]]:
    """The Quests that lead to each kind of space next; an Escort that is under way to where it ends."""
    found: dict[str, tuple[int, ...]] = {}
    for zone in (*[QUESTS + seat for seat in seats(p)], GLOBAL):
        for quest in p.zones[zone]:
            places = p.cast[quest].places
            for id in places[stage(p, quest)] if places else ():
                found[id] = (*found.get(id, ()), quest)
    return found


def stage(p: Board, quest: int) -> int:
    """Which of its places a Quest leads to next: an Escort with its token on it to the second."""
    return int(quest in p.escorted or any([dropped == quest for dropped, _ in p.dropped]))


# Free places ------------------------------------------------------------------------------------------

LAYS = ("place", "shift")


def ghosts(r: Reading) -> tuple[Ghost, ...]:
    """Where the reader may lay a card now, each cell with the turns that fit."""
    ask = r.asked
    found: dict[tuple[int, int], list[Spot]] = {}
    for index, option in enumerate(ask.options if ask else ()):
        if option[0] in LAYS:
            _, card, cell, turn = option
            found.setdefault((card, cell), []).append(Spot(turn, index))
    return tuple(
        [
            Ghost(card, r.p.cast[card].border, *row_and_column(cell), tuple(spots))
            for (card, cell), spots in found.items()
        ]
    )
