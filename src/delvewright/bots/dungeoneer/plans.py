"""Plans: which Quest a hero had best go for, how far it is, and the next step of the way."""

from __future__ import annotations

from typing import NamedTuple

from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import GLOBAL, NONE, QUESTS, Board, life_left
from delvewright.games.dungeoneer.powers import THREAT
from delvewright.games.dungeoneer.scores import attack_forms, movement_at_reset, score

UNLAID = 4.0  # turns one waits for a place that does not lie yet
HOPELESS = 9.0


class Plan(NamedTuple):
    """A way to complete a Quest."""

    turns: float  # until it is done, as far as one can tell
    quest: int
    goal: int  # the space to go to; NONE: it does not lie yet, or any will do
    moves: int  # to get there


def plans(p: Board, seat: int) -> list[Plan]:
    """Every Quest a hero might complete, the quickest first."""
    quests = p.zones[QUESTS + seat] + p.zones[GLOBAL]
    if not quests or p.at[seat] == NONE:
        return []
    far = paths.distances(p, p.at[seat])
    speed = max(movement_at_reset(p, seat), 1)
    found = [plan(p, seat, quest, far, speed) for quest in quests]
    return sorted(found)


def outlook(p: Board, seat: int) -> float:
    """Turns until the next Quest is done."""
    found = plans(p, seat)
    return found[0].turns if found else HOPELESS


def plan(p: Board, seat: int, quest: int, far: list[int], speed: int) -> Plan:
    kind = p.cast[quest]
    if kind.search:
        return Plan(_search_turns(p, seat, quest, speed), quest, NONE, 0)
    wanted = 1 if quest in p.escorted else 0
    token = dict(p.dropped).get(quest, NONE)
    goal, moves = (token, far[token]) if token != NONE else nearest(p, kind.places[wanted], far)
    if goal == NONE:
        return Plan(UNLAID + _task_turns(p, seat, quest), quest, NONE, 0)
    turns = moves / speed
    if "escort" in kind.types and not wanted:
        later, _ = nearest(p, kind.places[1], far)
        turns += UNLAID if later == NONE else paths.distance(p, goal, later) / speed
    return Plan(turns + _task_turns(p, seat, quest), quest, goal, moves)


def nearest(p: Board, names: tuple[str, ...], far: list[int]) -> tuple[int, int]:
    """The nearest of some places that lie, and how far it is."""
    found = [
        (far[tile], tile) for tile, cell in enumerate(p.places) if cell != NONE and p.cast[tile].id in names
    ]
    reached = [pair for pair in found if pair[0] >= 0]
    if not reached:
        return NONE, 0
    moves, tile = min(reached)
    return tile, moves


def chance(p: Board, seat: int, stat: int, number: int, uses: int = THREAT) -> float:
    """How likely a Threat is overcome."""
    return min(max((7 - number + score(p, seat, stat, uses)) / 6, 0.0), 1.0)


def _task_turns(p: Board, seat: int, quest: int) -> float:
    """Turns that the task itself takes, once one is there."""
    kind = p.cast[quest]
    if kind.foe is not None:
        return slay_turns(p, seat, quest)
    if "escort" in kind.types:
        return 0.0
    if kind.dice:
        return 0.8
    if "sacrifice" in kind.types:
        short = max(kind.pay.glory - p.glory[seat], 0) / 3 + max(kind.pay.life + 2 - p.life[seat], 0)
        return short + (2.0 if kind.pay.treasures else 0.0)
    odds = chance(p, seat, kind.stat, kind.number)
    return HOPELESS if odds <= 0 else min(0.7 / odds, HOPELESS)


def slay_turns(p: Board, seat: int, quest: int) -> float:
    """A hero strikes twice a turn, once back and once himself; what he risks counts as well."""
    foe = p.cast[quest].foe
    assert foe is not None
    forms = attack_forms(p, seat)
    mine = max([score(p, seat, form) - foe.scores[form] for form in forms], default=-3)
    theirs = min([score(p, seat, form) - foe.scores[form] for form in foe.attacks], default=0)
    blows = max(0.12, 0.42 + 0.13 * mine) + max(0.08, 0.42 + 0.13 * theirs)
    turns = life_left(p, quest) / blows
    risk = max(0.0, turns * 1.1 - (p.life[seat] - 2)) * 1.5
    return min(turns + risk, HOPELESS)


def _search_turns(p: Board, seat: int, quest: int, speed: int) -> float:
    """Moves away from the Entrance, and searches."""
    kind = p.cast[quest]
    far = max(paths.entrance_distance(p, p.at[seat]), 0)
    need = kind.search - far
    odds = min(max((7 - need) / 6, 0.0), 1.0)
    walk = max(0, need - 4)
    task = _task_turns(p, seat, quest) if quest not in p.found else 0.3
    if quest in p.found:
        return task
    return (walk + 1 / max(odds, 0.34)) / speed + task
