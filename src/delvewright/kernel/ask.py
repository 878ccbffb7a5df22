"""Asks: who is asked, what, and every legal answer; what is refused keeps its reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from inspect import signature
from typing import Any

from delvewright.kernel.errors import near
from delvewright.kernel.position import Position
from delvewright.kernel.steps import home

Option = tuple[Any, ...]
"""A verb and what it touches, e.g. ("equip", weapon, hero)."""

Reason = tuple[Any, ...]
"""Why an option is refused: a key and its numbers, e.g. ("too_dear", 9, 6)."""

Why = Reason | Callable[[], Reason]
"""A reason; or what reckons it, where that takes a search which nobody needs who only plays. It is reckoned
before the next candidate is listed."""

Candidates = Iterator[tuple[Option, Why | None]]


class Ask:
    """One open question to one seat. Never changed once made, so positions share it."""

    __slots__ = ("form", "options", "seat", "values")

    def __init__(self, seat: int, form: Question, values: tuple[Any, ...], options: tuple[Option, ...]):
        self.seat = seat
        self.form = form
        self.values = values
        self.options = options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ask) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def _parts(self) -> tuple[Any, ...]:
        return (self.seat, self.form, self.values, self.options)

    @property
    def question(self) -> str:
        return self.form.name

    def value(self, field: str, *otherwise: Any) -> Any:
        """What the question is about, by the name its candidates give it; or `otherwise`, if it has none."""
        fields = self.form.fields
        if field in fields:
            return self.values[fields.index(field)]
        if otherwise:
            return otherwise[0]
        raise ValueError(f"{self.question!r} is not about {field!r}; {near(field, fields)}")

    def plain(self) -> tuple[Any, ...]:
        return (self.seat, self.form.address, self.values, self.options)

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, question={self.question!r}, options={self.options})"


class Question:
    """A kind of question: which candidates there are, and what an answer sets going.

    Its name is its game's own; its address, with the game's id before it, is what a saved position names.
    `candidates(position, seat, *values)` yields every (option, why): the legal ones with None, the
    others with why not. `answered(position, option, seat, *values)` goes on from the answer. When
    `closes` is given, a question to several seats ends with the first answer it accepts. One that `rests`
    is open to whoever is done already (see lanes.py): nobody waits for its answer. `passed(position, seat,
    *values)` goes on where others, side by side, have left nothing to answer.
    """

    __slots__ = ("_fields", "address", "answered", "candidates", "closes", "name", "passed", "rests")

    def __init__(
        self,
        name: str,
        candidates: Callable[..., Iterable[tuple[Option, Why | None]]],
        answered: Callable[..., None],
        closes: Callable[[Option], bool] | None = None,
        rests: bool = False,
        passed: Callable[..., None] | None = None,
    ):
        self.name = name
        self.address = f"{home(candidates).partition('.')[0]}.{name}"
        if self.address in QUESTIONS:
            raise ValueError(f"two questions have the address {self.address!r}")
        QUESTIONS[self.address] = self
        self.candidates = candidates
        self.answered = answered
        self.closes = closes
        self.rests = rests
        self.passed = passed
        self._fields: tuple[str, ...] | None = None

    @property
    def fields(self) -> tuple[str, ...]:
        """What its values are called: as `candidates` calls them."""
        if self._fields is None:
            self._fields = tuple(signature(self.candidates).parameters)[2:]
        return self._fields


QUESTIONS: dict[str, Question] = {}
"""Every question there is, by its address."""


def questions_of(game: str) -> dict[str, Question]:
    """A game's questions by their names."""
    return {one.name: one for address, one in QUESTIONS.items() if address.partition(".")[0] == game}


def legal(position: Position, question: Question, seat: int, values: tuple[Any, ...]) -> tuple[Option, ...]:
    return tuple([option for option, why in question.candidates(position, seat, *values) if why is None])


def ask(position: Position, question: Question, seat: int, *values: Any, always: bool = False) -> None:
    """Ask `seat`. A single legal answer is given at once, unless `always`.

    `always` is for seats whose hand is hidden: that they were not asked would tell what they hold.
    """
    if always and position.LANED and position.parted:
        position.ask = Ask(seat, question, values, ())  # see lanes.py
        return
    candidates = (
        question.candidates(position, seat, *values) if values else question.candidates(position, seat)
    )
    options = tuple([option for option, why in candidates if why is None])
    if len(options) == 1 and not always:
        question.answered(position, options[0], seat, *values)
        return
    if not options:
        raise RuntimeError(f"nothing to answer: {question.name}{values} asked of seat {seat}")
    position.ask = Ask(seat, question, values, options)


def ask_together(position: Position, question: Question, seats: Iterable[int], *values: Any) -> None:
    """Ask several seats at the same time; nobody sees another's answer until the question ends.

    `answered` then gets ((seat, option), …) in the order of answering in place of one option, and no seat.
    """
    asks = [Ask(seat, question, values, legal(position, question, seat, values)) for seat in seats]
    if not asks:
        raise RuntimeError(f"{question.name} asked of nobody")
    for one in asks:
        if not one.options:
            raise RuntimeError(f"nothing to answer: {question.name}{values} asked of seat {one.seat}")
    position.ask, position.waiting, position.sealed = asks[0], tuple(asks), ()


def seal(position: Position, open_ask: Ask, option: Option) -> None:
    """Give one answer to a question asked of several seats; the last one sets going what follows.

    It opens what the others answered, and that is news.
    """
    question = open_ask.form
    sealed = (*position.sealed, (open_ask.seat, option))
    left = tuple(other for other in position.waiting if other.seat != open_ask.seat)
    if left and not (question.closes and question.closes(option)):
        position.ask, position.waiting, position.sealed = left[0], left, sealed
        return
    position.news = len(sealed) > 1
    position.ask, position.waiting, position.sealed = None, (), ()
    question.answered(position, sealed, *open_ask.values)


def refusals(position: Position, open_ask: Ask) -> list[tuple[Option, Reason]]:
    """Every candidate of the open ask that is not offered, with why."""
    candidates = open_ask.form.candidates(position, open_ask.seat, *open_ask.values)
    return [(option, why() if callable(why) else why) for option, why in candidates if why is not None]
