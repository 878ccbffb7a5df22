"""Moving: exits and their Threats, what a space gives and does to a hero (DN-HERO, DN-EXIT, DN-OBST)."""

from __future__ import annotations

from delvewright.games.dungeoneer import asides, moves, paths, threats, windows
from delvewright.games.dungeoneer.board import NONE, Board, heroes_at, with_new
from delvewright.games.dungeoneer.powers import ENTERED, EXIT, OBSTACLE
from delvewright.games.dungeoneer.scores import has, spend
from delvewright.games.dungeoneer.sorts import HAZARD, LOCKED, PIT, TRAPPED
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step


def acts(p: Board, seat: int) -> Candidates:
    """DN-HERO-04/05, DN-EXIT-09. Where a hero may go from his space, and why not."""
    place, short = p.at[seat], short_of_movement(p, seat)
    for side, other in enumerate(paths.beside(p, place)):
        if other == NONE:
            yield ("move", side), ("leads_nowhere",)
        elif not paths.joined(p, place, side, other) and not has(p, seat, "phasing"):
            yield ("move", side), ("walled",)
        else:
            yield ("move", side), short
    for other in paths.links(p, place):
        yield ("go_to", other), short


def short_of_movement(p: Board, seat: int) -> Reason | None:
    """DN-EFFECT-21. Why a hero can not walk at all."""
    if p.tipped[seat]:
        return ("tipped",)
    return ("no_movement",) if p.movement[seat] < 1 or seat in p.bonus else None


def leave(p: Board, seat: int, side: int) -> None:
    """DN-HERO-06, DN-EXIT-03/07. By an exit of the space: its Threat first, if it has one."""
    place = p.at[seat]
    exit = paths.exit_at(p, place, side)
    if not paths.viable(p, place, side):
        spend(p, seat, "phasing")
        walk(p, seat, side)
    elif exit.sort == LOCKED and has(p, seat, "opens_locks"):
        unlock(p, place, side)
        walk(p, seat, side)
    elif exit.sort not in (LOCKED, TRAPPED) or _ignores(p, seat, exit.sort):
        walk(p, seat, side)
    elif exit.sort == LOCKED:
        push(p, threats.face, seat, exit.stat, exit.number, EXIT, "dungeoneer.moving.tried_lock", side)
    else:
        push(p, threats.face, seat, exit.stat, exit.number, EXIT | OBSTACLE, "dungeoneer.moving.sprung", side)


def _ignores(p: Board, seat: int, sort: int) -> bool:
    """DN-EXIT-13. Whether a hero passes an exit as if it had no Threat. What does it once is used up last."""
    if has(p, seat, "no_exit_threats") or (sort == TRAPPED and has(p, seat, "no_obstacles")):
        return True
    return spend(p, seat, "phasing") or spend(p, seat, "no_exit_threat_once")


def unlock(p: Board, place: int, side: int) -> None:
    """DN-EXIT-12. Open for everybody until the next Reset."""
    p.unlocked += ((place, side),)


@step
def tried_lock(p: Board, won: bool, seat: int, side: int) -> None:
    """DN-EXIT-02…04, DN-DP-25. Beaten: on for 1. Failed: 1 is lost, the way is open, and on for 1 more."""
    unlock(p, p.at[seat], side)
    if won:
        walk(p, seat, side)
        return
    p.movement[seat] -= 1
    tell(p, "lock_held", seat)
    if p.movement[seat] > 0:
        ask(p, ONWARD, seat, side)
    else:
        p.stuck = with_new(p.stuck, seat, side)
        tell(p, "stuck", seat, side)


def _onward(p: Board, seat: int, side: int) -> Candidates:
    yield ("go_through", side), None
    yield ("stay",), None


def _onward_answered(p: Board, option: Option, seat: int, side: int) -> None:
    if option[0] == "go_through":
        walk(p, seat, side)


ONWARD = Question("onward", _onward, _onward_answered)


@step
def sprung(p: Board, won: bool, seat: int, side: int) -> None:
    """DN-EXIT-07. Beaten or not, the hero goes through; not beaten, he is wounded."""
    push(p, walk, seat, side)
    if not won and not has(p, seat, "no_exit_wounds"):
        push(p, threats.wound, seat, 1, NONE, NONE)


@step
def walk(p: Board, seat: int, side: int) -> None:
    if p.life[seat] > 0:
        travel(p, seat, paths.neighbour(p, p.at[seat], side))


def travel(p: Board, seat: int, place: int) -> None:
    """DN-HERO-04, DN-EXIT-09, DN-COMBINE-08. 1 Movement, by an exit, a Sewer or a Portal."""
    left = p.at[seat]
    p.movement[seat] -= 1
    tell(p, "moved", seat, left, place)
    moves.stand_at(p, seat, place)
    enter(p, seat)
    if p.cast[place].border != p.cast[left].border:
        moves.trim(p, seat)


# Entering ---------------------------------------------------------------------------------------------


def enter(p: Board, seat: int) -> None:
    """DN-HERO-07…11. On his own turn a hero collects in a space, then meets what waits there."""
    if seat != p.turn:
        return
    place = p.at[seat]
    kind = p.cast[place]
    again = place in p.visited
    if not again:
        p.visited += (place,)
        moves.gain(p, seat, kind.glory, kind.peril)
    obstacle = kind.obstacle is not None and kind.obstacle.sort != HAZARD
    push(p, beside_others, seat)
    if (obstacle or kind.enter is not None) and (not again or p.rules.obstacles_again):
        push(p, map_effect, seat, place)
        if obstacle:
            push(p, meet_obstacle, seat, place)
        push(p, windows.open_window, seat, ENTERED)  # DN-DP-49


@step
def meet_obstacle(p: Board, seat: int, place: int) -> None:
    """DN-OBST-02…05, DN-HERO-23. A Pit tips, Spikes wound."""
    obstacle = p.cast[place].obstacle
    assert obstacle is not None
    if p.at[seat] != place or has(p, seat, "no_obstacles"):
        return
    if obstacle.sort == PIT and spend(p, seat, "no_pit"):
        return
    if spend(p, seat, "no_obstacle_once"):
        return
    ask(p, OBSTACLES, seat, place)


def _obstacles(p: Board, seat: int, place: int) -> Candidates:
    """DN-OPT-09, DN-DP-26. Spikes may be dodged for 1 Movement; anything else is rolled for."""
    yield ("face",), None
    obstacle = p.cast[place].obstacle
    if p.rules.spike_dodging and obstacle is not None and obstacle.sort != PIT:
        yield ("dodge",), None if p.movement[seat] else ("no_movement",)


def _obstacle_met(p: Board, option: Option, seat: int, place: int) -> None:
    if option[0] == "dodge":
        p.movement[seat] -= 1
        tell(p, "dodged", seat)
        return
    obstacle = p.cast[place].obstacle
    assert obstacle is not None
    then = "dungeoneer.moving.past_obstacle"
    push(p, threats.face, seat, obstacle.stat, obstacle.number, OBSTACLE, then, obstacle.sort)


OBSTACLES = Question("obstacle", _obstacles, _obstacle_met)


@step
def past_obstacle(p: Board, won: bool, seat: int, sort: int) -> None:
    if won:
        return
    if sort == PIT:
        threats.tip(p, seat)
    else:
        push(p, threats.wound, seat, 1, NONE, NONE)


@step
def map_effect(p: Board, seat: int, place: int) -> None:
    """DN-HERO-10. What is printed in the space."""
    kind = p.cast[place]
    if kind.enter is not None and p.at[seat] == place:
        kind.enter.push(p, seat, place, seat)


@step
def beside_others(p: Board, seat: int) -> None:
    """DN-SPECIAL-09. Heroes who stand there may do something about the one who came."""
    place = p.at[seat]
    for other in reversed(heroes_at(p, place)) if p.at.count(place) > 1 else ():
        if other != seat:
            push(p, asides.off_turn, other)
