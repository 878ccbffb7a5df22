"""Completing Quests: where one can be done, and what follows: reward, Level and grade (DN-HERO-16…20)."""

from __future__ import annotations

from functools import partial

from delvewright.games.dungeoneer import ending, grades, holding
from delvewright.games.dungeoneer.board import DONE, GLOBAL, MAP, QUESTS, Board, with_new
from delvewright.games.dungeoneer.scores import grade_of, highest_level
from delvewright.kernel.ask import Reason, Why
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.zones import move, zone_of


def refused_here(p: Board, seat: int, quest: int, stage: int = 0) -> Why | None:
    """DN-HERO-16, DN-QUEST-33. Why a Quest can not be gone about where the hero stands: it names other
    places."""
    cast = p.cast
    wanted = cast[quest].places[stage]
    return None if cast[p.at[seat]].role in wanted else partial(_elsewhere, p, wanted)


def _elsewhere(p: Board, wanted: tuple[str, ...]) -> Reason:
    """Where these places are; perhaps none of them lies on the table yet."""
    lying = [place for place in p.zones[MAP] if p.cast[place].role in wanted]
    if lying:
        return ("not_here", tuple(lying))
    return ("not_laid", tuple([place for place in range(len(p.places)) if p.cast[place].role in wanted]))


def complete(p: Board, seat: int, quest: int) -> None:
    """DN-HERO-17…20, DN-QUEST-03/09, DN-WIN-06. A Quest is done: it wins, or there is its reward, then a
    Level; a Global one is replaced at once."""
    kind, zone = p.cast[quest], zone_of(p, quest)
    move(p, quest, zone, DONE + seat)
    p.escorted = tuple([other for other in p.escorted if other != quest])
    p.finished = True
    tell(p, "completed", seat, quest)
    if ending.check(p):
        return
    if zone == GLOBAL:
        holding.turn_up(p, kind.grade)
    elif p.rules.replace_personal and len(p.zones[QUESTS + seat]) < holding.PERSONAL:
        holding.draw_one(p, seat, kind.grade)
    push(p, gain_level, seat, kind.grade)
    if kind.reward is not None:
        kind.reward.push(p, seat, quest, seat)


@step
def gain_level(p: Board, seat: int, grade: int) -> None:
    """DN-COMP-11, DN-QUEST-34. A Level for a Quest of the hero's present grade, if there is a higher row."""
    if p.life[seat] > 0 and grade == grade_of(p, seat) and p.level[seat] < highest_level(p, seat):
        p.level = with_new(p.level, seat, p.level[seat] + 1)
        tell(p, "level", seat, p.level[seat])
        grades.reach(p, seat, grade_of(p, seat))
