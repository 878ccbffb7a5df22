"""Lanes: seats that go on side by side, each with a stack of its own, until everybody is done.

A step forks: each of some seats gets a lane, a stack of its own that is carried out until it asks. An answer
goes on with the lane of who gave it and waits for nobody. A lane may rest: its seat says that it is done, and
may take that back while somebody else is still at it. When nobody is awaited any more the lanes end, and what
was to do after the fork goes on.

Lanes share the board, and an answer in one may change what another may answer. So what lies open to a lane is
listed when somebody looks, of the position as it is then, and forgotten with the next answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from delvewright.kernel.ask import QUESTIONS, Ask, Option, Question, ask, legal
from delvewright.kernel.board import Always
from delvewright.kernel.position import Position
from delvewright.kernel.steps import alone, push, run, step

Lane = tuple[int, tuple[Any, ...]]
"""A seat, and what it has still to do."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LanedPosition(Position):
    """The board of a game whose seats may go on side by side."""

    LANED: ClassVar[bool] = True

    lanes: Always[tuple[Lane, ...]]  # none while everybody waits for one question
    trunk: Always[tuple[Any, ...]]  # what is to do once the lanes have ended
    forks: Always[int]  # how often seats have parted so far
    __slots__ = ("forks", "lanes", "trunk")

    @property
    def parted(self) -> bool:
        return bool(self.lanes)

    @property
    def asks(self) -> tuple[Ask, ...]:
        self.waiting = tuple([one if one.options else listed(self, one) for one in self.waiting])
        return self.waiting or super().asks

    def ask_of(self, seat: int) -> Ask | None:
        for one in self.waiting:
            if one.seat == seat and not one.options:
                found = listed(self, one)
                self.waiting = tuple([found if other is one else other for other in self.waiting])
                return found
        return next((one for one in self.waiting or super().asks if one.seat == seat), None)


def fork(p: LanedPosition, seats: Iterable[int], step: Callable[..., None], *values: Any) -> None:
    """Let seats go on side by side, each with `step(position, seat, *values)`; nothing else is asked yet."""
    if p.lanes or p.waiting:
        raise RuntimeError("lanes do not fork again")
    p.lanes = tuple([(seat, alone(step, seat, *values)) for seat in seats])
    p.trunk, p.stack = p.stack, ()
    p.forks += 1
    _carry_on(p)


def rest(p: LanedPosition, question: Question, seat: int, *values: Any) -> None:
    """Be done, until everybody is: the question offers how to take that back."""
    ask(p, question, seat, *values, always=True)


def push_on(p: LanedPosition, seat: int, step: Callable[..., None], *values: Any) -> None:
    """Let a seat do `step(position, *values)` now, in its own lane; then it is asked again what it was."""
    for one in p.waiting:
        if one.seat == seat:
            _put_on(p, seat, ask_again, one.form.address, seat, one.values)
    _put_on(p, seat, step, *values)


def wake(p: LanedPosition, seat: int, step: Callable[..., None], *values: Any) -> None:
    """Let a seat that rests do `step(position, *values)` instead; one that does not is left alone."""
    if any(one.seat == seat and one.form.rests for one in p.waiting):
        _put_on(p, seat, step, *values)


def _put_on(p: LanedPosition, seat: int, step: Callable[..., None], *values: Any) -> None:
    p.waiting = tuple([one for one in p.waiting if one.seat != seat])
    mine, lanes = p.stack, []
    for other, stack in p.lanes:
        if other == seat:
            p.stack = stack
            push(p, step, *values)
            stack = p.stack
        lanes.append((other, stack))
    p.lanes, p.stack = tuple(lanes), mine


@step
def ask_again(p: LanedPosition, address: str, seat: int, values: tuple[Any, ...]) -> None:
    ask(p, QUESTIONS[address], seat, *values, always=True)


def go_on(p: LanedPosition, given: Ask, option: Option) -> None:
    """Answer in a lane, and carry on with it."""
    seat = given.seat
    p.ask = None
    p.waiting = tuple([unlisted(one) for one in p.waiting if one.seat != seat])
    p.stack = next(stack for other, stack in p.lanes if other == seat)
    given.form.answered(p, option, seat, *given.values)
    _carry_on(p, seat)


def parted_since(p: Position, before: Position) -> bool:
    """Whether seats go on side by side now, and have done so since an earlier position."""
    return isinstance(p, LanedPosition) and p.parted and p.forks == getattr(before, "forks", -1)


def stands(p: Position, before: Position, one: Ask) -> bool:
    """Whether a question was open before already; what it offers may have been listed anew since."""
    if not parted_since(p, before):
        return any(other is one for other in before.asks)
    same = (one.seat, one.form, one.values)
    return any((other.seat, other.form, other.values) == same for other in before.asks)


def next_ask(p: Position, after: int = -1) -> Ask | None:
    """The question to answer next by whoever answers for everybody: of lanes that of the seat that comes
    after another, so that all get on alike, and never that of one who is done."""
    if not (p.LANED and p.waiting):
        return p.ask
    awaited = [one.seat for one in p.waiting if not one.form.rests]
    return p.ask_of(next((seat for seat in awaited if seat > after), awaited[0]))


def _carry_on(p: LanedPosition, seat: int = -1) -> None:
    """Carry out the lane of `seat`, then all that have something to do, until each asks or is at its end."""
    while True:
        if seat >= 0:
            run(p)
            waiting = [unlisted(one) for one in p.waiting]
            if p.ask is not None:
                if p.ask.seat != seat:
                    raise RuntimeError(f"{p.ask.question} asked of seat {p.ask.seat} in the lane of {seat}")
                waiting.append(p.ask)
            p.waiting, p.ask = tuple(waiting), None
            p.lanes = tuple([(one, p.stack if one == seat else stack) for one, stack in p.lanes])
            if p.result:
                break
        asked = [one.seat for one in p.waiting]
        for one, stack in p.lanes:
            if stack and one not in asked:
                seat, p.stack = one, stack
                break
        else:
            for idle in p.waiting:
                passed = idle.form.passed
                if passed is not None and not legal(p, idle.form, idle.seat, idle.values):
                    break  # others have left nothing to answer of it
            else:
                break
            seat = idle.seat
            p.waiting = tuple([one for one in p.waiting if one is not idle])
            p.stack = next(stack for one, stack in p.lanes if one == seat)
            passed(p, seat, *idle.values)
    open_to = {one.seat: one for one in p.waiting}
    asks = [open_to[one] for one, _ in p.lanes if one in open_to]
    awaited = [one for one in asks if not one.form.rests]
    if not awaited or p.result:
        p.stack, p.trunk = () if p.result else p.trunk, ()
        p.lanes = p.waiting = ()
        return
    p.ask = awaited[0] if awaited[0].options else listed(p, awaited[0])
    p.waiting = (p.ask, *awaited[1:], *[one for one in asks if one.form.rests])
    p.stack = ()


def unlisted(one: Ask) -> Ask:
    """The same question, to be listed when somebody looks."""
    return Ask(one.seat, one.form, one.values, ()) if one.options else one


def listed(p: LanedPosition, one: Ask) -> Ask:
    """The same question with what may be answered now."""
    options = legal(p, one.form, one.seat, one.values)
    if not options:
        raise RuntimeError(f"nothing to answer: {one.question}{one.values} asked of seat {one.seat}")
    return Ask(one.seat, one.form, one.values, options)
