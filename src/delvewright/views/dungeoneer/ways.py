"""Ways: how a hero would get to every space, what it costs, and which Threats wait there with what odds."""

from __future__ import annotations

from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import NONE, Board
from delvewright.games.dungeoneer.sorts import EXITS, LOCKED
from delvewright.views.dungeoneer.chances import both
from delvewright.views.dungeoneer.hurdles import SURE, exit_hurdle, obstacle_hurdle
from delvewright.views.dungeoneer.model import Hurdle, Route


def routes(p: Board, seat: int) -> tuple[Route, ...]:
    """To everywhere, the nearest first; nowhere for a spectator and who is out."""
    if seat < 0 or p.life[seat] <= 0 or p.at[seat] == NONE:
        return ()
    found = [_route(p, seat, goal, path) for goal, path in paths.reach(p, p.at[seat]).items()]
    return tuple(sorted(found, key=lambda route: (route.moves, -route.odds)))


def _route(p: Board, seat: int, goal: int, way: paths.Route) -> Route:
    met = [_hurdle(p, seat, place, side) for place, side in way.threats]
    hurdles = tuple([hurdle for hurdle in met if hurdle is not None])
    locked = sum([hurdle.sort == EXITS[LOCKED] and hurdle.odds < SURE for hurdle in hurdles])
    moves = len(way.path)
    mine = seat == p.turn
    old = p.visited if mine else (p.at[seat],)
    new = [p.cast[place] for place in dict.fromkeys(way.path) if place not in old]
    able = mine and p.phase != "draw" and not p.tipped[seat] and seat not in p.bonus
    return Route(
        to=goal,
        path=way.path,
        moves=moves,
        most=moves + locked,
        hurdles=hurdles,
        odds=both(*[hurdle.odds for hurdle in hurdles]),
        within=able and moves <= p.movement[seat],
        glory=sum([kind.glory for kind in new]),
        peril=sum([kind.peril for kind in new]),
    )


def _hurdle(p: Board, seat: int, place: int, side: int) -> Hurdle | None:
    return obstacle_hurdle(p, seat, place) if side == paths.HERE else exit_hurdle(p, seat, place, side)
