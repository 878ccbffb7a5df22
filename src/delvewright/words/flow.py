"""Flow: words that choose, branch and go round the table inside a block."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from mypy_extensions import mypyc_attr

from delvewright.kernel.ask import Ask, Candidates, Option, Question, Reason, ask
from delvewright.kernel.steps import STEPS, Block, Word

Test = Callable[[Any, int, int, int], bool]
"""(position, seat, me, it) → whether it holds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class When:
    """Do the words only if the test holds now."""

    __slots__ = ("block", "test")

    def __init__(self, test: Test, *words: Word):
        self.test = test
        self.block = Block(*words)

    def settle(self, address: str, index: int) -> None:
        self.block.settle(f"{address}/{index}")

    def __call__(self, p: Any, seat: int, me: int, it: int) -> None:
        if self.test(p, seat, me, it):
            self.block.push(p, seat, me, it)


@mypyc_attr(allow_interpreted_subclasses=True)
class EachSeat:
    """Do the words once for each of some seats, in the order they are named."""

    __slots__ = ("block", "seats")

    def __init__(self, seats: Callable[[Any, int], Iterable[int]], *words: Word):
        self.seats = seats
        self.block = Block(*words)

    def settle(self, address: str, index: int) -> None:
        self.block.settle(f"{address}/{index}")

    def __call__(self, p: Any, seat: int, me: int, it: int) -> None:
        for other in reversed(list(self.seats(p, seat))):
            self.block.push(p, other, me, it)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose:
    """Ask the doer to pick one piece of a pool; the rest of the block knows it as `it`.

    `pool` lists the pieces to consider, `refuse` says why one of them will not do, `act` is what happens
    to the chosen one. Nothing to choose: the word passes, unless `decline` names another way out.
    `wanted` is the sort of piece it takes, in words. What is made of it in another module says its own
    `__call__`, which compiled modules cannot inherit from each other.
    """

    __slots__ = ("act", "address", "decline", "index", "pool", "private", "refuse", "verb", "wanted")

    def __init__(
        self,
        verb: str,
        pool: Callable[[Any, int, int, int], Iterable[int]],
        refuse: Callable[[Any, int, int, int], Reason | None],
        act: Callable[[Any, int, int, int], None],
        decline: str = "",
        private: Callable[[Any, int], bool] = lambda p, seat: False,
        wanted: str = "card",
    ):
        self.verb = verb
        self.pool = pool
        self.refuse = refuse
        self.act = act
        self.decline = decline
        self.private = private
        self.wanted = wanted
        self.address = ""
        self.index = 0

    def settle(self, address: str, index: int) -> None:
        self.address = address
        self.index = index

    def candidates(self, p: Any, seat: int, me: int, it: int) -> Candidates:
        verb, refuse = self.verb, self.refuse
        for piece in self.pool(p, seat, me, it):
            yield (verb, piece), refuse(p, seat, me, piece)
        if self.decline:
            yield (self.decline,), None

    def __call__(self, p: Any, seat: int, me: int, it: int) -> None:
        always = self.private(p, seat)
        for option, why in self.candidates(p, seat, me, it):
            if why is None and (len(option) > 1 or always):
                ask(p, CHOOSE, seat, self.address, self.index, me, it, always=always)
                return
        block: Any = STEPS[self.address]
        block.bind(p, self.index, -1)


def _candidates(p: Any, seat: int, address: str, index: int, me: int, it: int) -> Candidates:
    return STEPS[address].words[index].candidates(p, seat, me, it)  # type: ignore[attr-defined, no-any-return]


def _chosen(p: Any, option: Option, seat: int, address: str, index: int, me: int, it: int) -> None:
    if len(option) > 1:
        block: Any = STEPS[address]
        block.bind(p, index, option[1])
        block.words[index].act(p, seat, me, option[1])
    else:
        _passed(p, seat, address, index, me, it)


def _passed(p: Any, seat: int, address: str, index: int, me: int, it: int) -> None:
    block: Any = STEPS[address]
    block.bind(p, index, -1)


CHOOSE = Question("choose", _candidates, _chosen, passed=_passed)


def asking(open_ask: Ask) -> Choose:
    """The word that asks: what it does, which sort of piece it takes, and in whose text it stands."""
    return word_at(open_ask.value("address"), open_ask.value("index"))


def word_at(address: str, index: int) -> Choose:
    block: Any = STEPS[address]
    word: Choose = block.words[index]
    return word
