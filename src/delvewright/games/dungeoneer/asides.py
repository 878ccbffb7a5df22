"""Asides: standing up, lying down for a point, and what a player may do on another's turn (DN-SPECIAL)."""

from __future__ import annotations

from delvewright.games.dungeoneer import challenges, threats, windows
from delvewright.games.dungeoneer.board import Board
from delvewright.games.dungeoneer.powers import OFF_TURN
from delvewright.games.dungeoneer.sorts import MELEE
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.steps import push, step


def standing_up(p: Board, seat: int) -> Reason | None:
    return ("no_movement",) if p.movement[seat] < 1 or seat in p.bonus else None


def refused_tip(p: Board, seat: int) -> Reason | None:
    """DN-OPT-07. Why a hero can not be tipped for a point of Movement."""
    if p.tipped[seat]:
        return ("tipped",)
    return ("movement_left",) if p.movement[seat] else None


def stand_up(p: Board, seat: int) -> None:
    """DN-SPECIAL-07, DN-EFFECT-22. 1 Movement; some who lie must beat a Threat besides."""
    p.movement[seat] -= 1
    if p.tipped[seat] > 1:
        push(p, threats.face, seat, MELEE, p.tipped[seat], 0, "dungeoneer.asides.struggled")
    else:
        threats.stand_up(p, seat)


@step
def struggled(p: Board, won: bool, seat: int) -> None:
    if won:
        threats.stand_up(p, seat)


def tip_over(p: Board, seat: int) -> None:
    """DN-OPT-07, DN-DP-39. The hero lies down for a point that is for anything but moving."""
    threats.tip(p, seat)
    p.movement[seat] += 1
    p.bonus += (seat,)


CHANGES = {"stand_up": stand_up, "tip": tip_over}


# Off turn ---------------------------------------------------------------------------------------------


@step
def off_turn(p: Board, seat: int) -> None:
    """DN-SPECIAL-07…09, DN-DP-38/39/50. What a player may do on another's turn with a Movement point or a
    readied card, at the moments when that may matter."""
    ask(p, ASIDE, seat)


def _asides(p: Board, seat: int) -> Candidates:
    rivals = challenges.rivals(p, seat)
    yield from challenges.acts(p, seat, rivals)
    if p.tipped[seat]:
        yield ("stand_up",), standing_up(p, seat)
    if p.rules.restricted_movement:
        yield ("tip",), refused_tip(p, seat) if rivals else ("nothing_to_do",)
    for card, index, use in windows.readied(p, seat, OFF_TURN):
        yield ("use", card, index), windows.refused_use(p, seat, card, use)
    yield ("pass",), None


def _aside(p: Board, option: Option, seat: int) -> None:
    verb = option[0]
    if verb == "pass":
        return
    push(p, off_turn, seat)
    if verb == "challenge":
        challenges.start(p, seat, option[1], option[2])
    elif verb == "use":
        windows.use(p, seat, option[1], option[2])
    else:
        CHANGES[verb](p, seat)


ASIDE = Question("aside", _asides, _aside)
