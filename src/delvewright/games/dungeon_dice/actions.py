"""Actions: everything a seat may do at a moment, gathered from the chapters, and how each is carried out."""

from __future__ import annotations

from collections.abc import Callable

from delvewright.games.dungeon_dice.abilities.register import uses
from delvewright.games.dungeon_dice.board import BEFORE, FOE, MOMENTS, Board
from delvewright.games.dungeon_dice.bonds import bound
from delvewright.games.dungeon_dice.declare import declare
from delvewright.games.dungeon_dice.items import roll_item, rolls
from delvewright.kernel.ask import Candidates, Option

Offer = Callable[[Board, int], Candidates]
Act = Callable[[Board, int, Option], None]

OFFERS: dict[int, list[Offer]] = {moment: [] for moment in MOMENTS}
"""What is offered at each moment."""
OUTSIDE_OFFERS: dict[int, list[Offer]] = {moment: [] for moment in MOMENTS}
"""Those of them that are open to outsiders too."""
ACTS: dict[str, Act] = {}


def offer(when: int, outsiders: bool = False) -> Callable[[Offer], Offer]:
    """Let a chapter offer something at certain moments of a combat or turn."""

    def enter(function: Offer) -> Offer:
        for moment in MOMENTS:
            if when & moment:
                OFFERS[moment].append(function)
                if outsiders:
                    OUTSIDE_OFFERS[moment].append(function)
        return function

    return enter


def act(*verbs: str) -> Callable[[Act], Act]:
    """Say how an offered verb is carried out."""

    def enter(function: Act) -> Act:
        for verb in verbs:
            ACTS[verb] = function
        return function

    return enter


def actions(p: Board, who: int) -> Candidates:
    """Everything a combatant may do at this moment."""
    return bound(p, who, _actions(p, who))


def _actions(p: Board, who: int) -> Candidates:
    yield from uses(p, who, p.phase)
    if who != FOE:
        yield from rolls(p, who)
        for function in OFFERS[p.phase]:
            yield from function(p, who)


def outside_actions(p: Board, seat: int) -> Candidates:
    """OR-80. Everything a player outside the combat may do to it at this moment."""
    return bound(p, seat, _outside_actions(p, seat))


def _outside_actions(p: Board, seat: int) -> Candidates:
    if -10 - seat not in p.refused:
        yield from rolls(p, seat)
    if p.phase != BEFORE:
        yield from uses(p, seat, p.phase)  # of dice and monsters the seat has brought in
    for function in OUTSIDE_OFFERS[p.phase]:
        yield from function(p, seat)


def carry_out(p: Board, who: int, option: Option) -> None:
    verb = option[0]
    if verb in ("use", "use_die", "use_who", "use_piece", "use_mode", "use_place", "use_heroes"):
        declare(p, who, option)
    elif verb == "roll":
        roll_item(p, who, option[1])
    else:
        ACTS[verb](p, who, option)


def any_legal(candidates: Candidates) -> bool:
    return any(why is None for _, why in candidates)
