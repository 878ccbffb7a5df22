"""Goes: all Champions at once, or, played one after another, each when his go comes (BQ-TURN-09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from delvewright.games.barricades import plans
from delvewright.games.barricades.board import NONE, Board, battle_of, company, seats
from delvewright.kernel.ask import Candidates, Option, Question
from delvewright.kernel.lanes import fork, rest, wake
from delvewright.kernel.steps import push, step

Step = TypeVar("Step", bound=Callable[..., None])

FIRST: dict[str, Callable[..., None]] = {}
"""What each phase begins with, for a seat: dice, village, dungeon."""


LAST: dict[str, Callable[..., None]] = {}
"""What whoever is done with a phase does: he rests."""


def begins(phase: str) -> Callable[[Step], Step]:
    return _noted(FIRST, phase)


def ends(phase: str) -> Callable[[Step], Step]:
    return _noted(LAST, phase)


def _noted(where: dict[str, Callable[..., None]], phase: str) -> Callable[[Step], Step]:
    def note(step: Step) -> Step:
        where[phase] = step
        return step

    return note


def part(p: Board, phase: str) -> None:
    """Every Champion is at that phase, until all have done with it."""
    p.go = 0
    fork(p, seats(p), take_up, phase)


def holder(p: Board) -> int:
    """Whose go it is, from the speaker on; NONE when all have had theirs."""
    count = len(p.at)
    return (p.turn + p.go) % count if p.go < count else NONE


def on_go(p: Board, seat: int) -> bool:
    """Whether a Champion may act: always, or with all his Party when it is his go or that of one of it."""
    return not p.rules.sequential or holder(p) in company(p, seat)


@step
def take_up(p: Board, seat: int, phase: str) -> None:
    if on_go(p, seat):
        push(p, FIRST[phase], seat)
    else:
        rest(p, WAITING, seat, phase)


@step
def pass_on(p: Board, seat: int, phase: str) -> None:
    """Who has done waits again; when his whole Party does, the next one's go comes.

    Whoever has battled as a member of a Party has had his go with it.
    """
    mine = company(p, seat)
    resting = {one.seat for one in p.waiting if one.form.rests} | {seat}
    if holder(p) in mine and resting.issuperset(mine):
        p.go += 1
        while holder(p) in mine and battle_of(p, holder(p)) is not None:
            p.go += 1
        if holder(p) != NONE:
            wake(p, holder(p), FIRST[phase], holder(p))
    rest(p, WAITING, seat, phase)


def _waiting(p: Board, seat: int, phase: str) -> Candidates:
    yield from plans.offers(p, seat)
    yield ("think_again",) if on_go(p, seat) else ("look_on",), None


def _waited(p: Board, option: Option, seat: int, phase: str) -> None:
    if option[0] == "think_again":
        push(p, FIRST[phase], seat)
        return
    push(p, take_up, seat, phase)
    plans.tell_of(p, seat, option)


WAITING = Question("waiting", _waiting, _waited, rests=True)
