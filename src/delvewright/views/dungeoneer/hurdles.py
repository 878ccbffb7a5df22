"""Hurdles: the Threats of exits and obstacles, with the odds of the hero who would meet them."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import Board
from delvewright.games.dungeoneer.paths import HERE, exit_at
from delvewright.games.dungeoneer.powers import EXIT, OBSTACLE, THREAT
from delvewright.games.dungeoneer.scores import has, score
from delvewright.games.dungeoneer.sorts import EXITS, HAZARD, LOCKED, OBSTACLES, STATS, TRAPPED
from delvewright.views.dungeoneer.chances import beats
from delvewright.views.dungeoneer.model import Hurdle

SURE, UNKNOWN = 100, -1


def exit_hurdle(p: Board, seat: int, place: int, side: int) -> Hurdle | None:
    """The Threat of an exit, as it is now; `seat` is -1 where nobody in particular would meet it."""
    exit = exit_at(p, place, side)
    if exit.sort not in (LOCKED, TRAPPED):
        return None
    trapped = exit.sort == TRAPPED
    spared = "no_obstacles" if trapped else "opens_locks"
    uses = THREAT | EXIT | (OBSTACLE if trapped else 0)
    odds = _odds(p, seat, exit.stat, exit.number, uses, ("no_exit_threats", "phasing", spared))
    return Hurdle(place, side, EXITS[exit.sort], STATS[exit.stat], exit.number, odds)


def obstacle_hurdle(p: Board, seat: int, place: int) -> Hurdle | None:
    """What lies in the middle of a space."""
    obstacle = p.cast[place].obstacle
    if obstacle is None:
        return None
    if obstacle.sort == HAZARD:
        return Hurdle(place, HERE, OBSTACLES[HAZARD], "", obstacle.number, UNKNOWN)
    odds = _odds(p, seat, obstacle.stat, obstacle.number, THREAT | OBSTACLE, ("no_obstacles",))
    return Hurdle(place, HERE, OBSTACLES[obstacle.sort], STATS[obstacle.stat], obstacle.number, odds)


def _odds(p: Board, seat: int, stat: int, number: int, uses: int, spared: tuple[str, ...]) -> int:
    if seat < 0 or p.life[seat] <= 0:
        return UNKNOWN
    if any([has(p, seat, flag) for flag in spared]):
        return SURE
    return beats(score(p, seat, stat, uses), number)
