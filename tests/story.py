"""A story: a game that a test lays out by hand and plays in the words of the rules, strictly scripted."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Self

from delvewright.kernel.ask import Ask, legal
from delvewright.kernel.events import Event
from delvewright.kernel.game import Game
from delvewright.kernel.sight import NOBODY
from delvewright.lab.laws import pieces_kept, saved_like_live, sees_no_more, shown_is_news


class Story:
    """One game. With `saved` it is saved and loaded at every question, and held to the laws of sight.

    The teller of a game names the game, may add words to lay its table out and to look at it, and may say
    where a story can end: anywhere, if it does not. A question left open elsewhere, or an outcome loaded and
    never used, fails the test.
    """

    game: ClassVar[Game]
    between: ClassVar[tuple[str, ...]] = ()  # the questions that open or close a turn: a story may end there

    def __init__(self, saved: bool = False):
        self.saved = saved
        self.told: list[Event] = []
        self.seats = 0
        self.may_stay_open = False
        self._state: Any = None

    # Laying out --------------------------------------------------------------------------------------

    def start(self, seats: int = 2, seed: int = 0, **settings: Any) -> Self:
        """A game in which seat 0 has the first turn."""
        for tries in range(seed, seed + 200):
            self._state = self.opened(self.game.start(seats=seats, seed=tries, **settings))
            if self._state.ask.seat == 0 and self.at_rest:
                self.seats = seats
                return self
        raise LookupError("seat 0 never has the first turn")

    def opened(self, state: Any) -> Any:
        """The position once everything is answered that is asked before the first turn."""
        return state

    @property
    def state(self) -> Any:
        if self._state is None:
            self.start()
        return self._state

    @property
    def at_rest(self) -> bool:
        """Whether a story may end with what is asked now."""
        return not self.between or self._state.ask.question in self.between

    def stack(self, zone: int, kinds: str, rest: int | None = None) -> Self:
        """Of what lies in a zone, let these come first; the others stay beneath or go to another zone."""
        state = self.state
        left = list(state.zones[zone])
        first = []
        for kind in kinds.split():
            first.append(next(piece for piece in left if state.cast[piece].id == kind))
            left.remove(first[-1])
        state.zones[zone] = tuple(first)
        state.zones[zone if rest is None else rest] += tuple(left)
        self.ask_anew()
        return self

    def load(self, stream: int, outcome: Any) -> None:
        """Script an outcome of chance; one left unused fails the test."""
        self.state.loaded += ((stream, outcome),)

    def ask_anew(self) -> None:
        """List the open question's options again: the table has been changed under it."""
        ask = self.state.ask
        if ask is not None:
            options = legal(self.state, ask.form, ask.seat, ask.values)
            self.state.ask = Ask(ask.seat, ask.form, ask.values, options)

    # Playing -----------------------------------------------------------------------------------------

    def do(self, *names: str, seat: int | None = None) -> Self:
        """Answer the questions that come, one after the other, by name."""
        for name in names:
            before = saved_like_live(self.game, self.state) if self.saved else self.state
            self._state = self.game.answer(before, name, seat, told=self.told)
            if self.saved:
                self.keeps_secrets(before)
            self.answered()
        return self

    def keeps_secrets(self, before: Any) -> None:
        """Nobody sees more than they may, and what the last answer has shown is news."""
        shown_is_news(self.game, before, self.state, self.seats)
        for viewer in (NOBODY, *range(self.seats)):
            sees_no_more(self.game, self.state, viewer, Random(len(self.told)))

    def answered(self) -> None:
        """What a game wants looked at or passed over after each answer."""

    @property
    def offers(self) -> list[str]:
        """The names of what is offered now."""
        return self.game.names(self.state)

    def offers_of(self, seat: int) -> list[str]:
        """The same for one of several seats that are asked at the same time."""
        return self.game.names(self.state, next(ask for ask in self.state.asks if ask.seat == seat))

    @property
    def asked(self) -> tuple[int, str]:
        """(seat, question)."""
        return (self.state.ask.seat, self.state.ask.question)

    def refusal(self, name: str, seat: int | None = None) -> tuple[Any, ...]:
        """Why something is not offered, as key and numbers."""
        for option, why in self.game.why_not(self.state, seat):
            if self.game.name(self.state, option) == name:
                return why
        raise AssertionError(f"{name!r} is not refused; offered: {self.offers}")

    def leave_open(self) -> None:
        """This story ends in the middle of a turn."""
        self.may_stay_open = True

    # Looking -----------------------------------------------------------------------------------------

    def kinds(self, zone: int) -> list[str]:
        """What lies in a zone, in its order."""
        return [self.state.cast[piece].id for piece in self.state.zones[zone]]

    @property
    def outcome(self) -> Any:
        """The result, or None before the end."""
        return self.game.outcome(self.state)

    def happened(self, key: str) -> list[tuple[Any, ...]]:
        """The arguments of every event of a kind so far."""
        return [event.args for event in self.told if event.key == key]

    # The end -----------------------------------------------------------------------------------------

    def close(self) -> None:
        state = self._state
        if state is None:
            return
        assert not state.loaded, f"loaded but never used: {state.loaded}"
        if state.ask is not None and not self.may_stay_open:
            assert self.at_rest, f"left open: {self.asked} {self.offers}"
        pieces_kept(state)
