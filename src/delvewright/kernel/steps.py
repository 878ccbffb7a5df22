"""Steps and blocks: what is still to do, kept in the position as addresses and small values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from delvewright.kernel.position import Position

StepFunction = TypeVar("StepFunction", bound=Callable[..., None])

STEPS: dict[str, Callable[..., None]] = {}
"""Every address a frame may hold. A frame is (address, values)."""


_ADDRESS: dict[Callable[..., None], str] = {}


FORMERLY: dict[str, str] = {}
"""What homes of steps were called once: positions saved then name them so."""


def home(function: Callable[..., object]) -> str:
    """Where a function lives: its game and chapter, `thunderstone.battle`; or its room, `words.flow`."""
    return _home(function.__module__)


def _home(module: str) -> str:
    return module.removeprefix("delvewright.").removeprefix("games.")


def formerly(module: str, name: str) -> None:
    """Say what a module of steps was called, as the last part of its name."""
    FORMERLY[_home(module)] = f"{_home(module).rpartition('.')[0]}.{name}"


def step(function: StepFunction) -> StepFunction:
    """Give a module-level function an address, so that frames can name it.

    `thunderstone.battle.resolve` for function `resolve` in module `….games.thunderstone.battle`.
    """
    _ADDRESS[function] = f"{home(function)}.{function.__name__}"
    register(_ADDRESS[function], function)
    return function


def register(address: str, what: Callable[..., None]) -> None:
    if address in STEPS:
        raise ValueError(f"two steps have the address {address!r}")
    STEPS[address] = what


def push(position: Position, function: Callable[..., None], *values: Any) -> None:
    """Do `function(position, *values)` next, before anything pushed earlier."""
    position.stack = ((_ADDRESS[function], values), position.stack)


def alone(function: Callable[..., None], *values: Any) -> tuple[Any, ...]:
    """A stack with nothing on it but `function(position, *values)`."""
    return ((_ADDRESS[function], values), ())


def instead(position: Position, address: str, *values: Any) -> None:
    """Drop everything still to do, and do the step at `address`."""
    position.stack = ((address, values), ())


def run(position: Position) -> None:
    """Carry out frames until somebody is asked or nothing is left to do."""
    steps = STEPS
    while position.stack and position.ask is None:
        (address, values), position.stack = position.stack
        steps[address](position, *values)


class Word(Protocol):
    """One step of a block: it changes the position, or asks, or pushes; it never waits.

    `seat` is who does it, `me` the piece whose text this is, `it` the piece chosen last (or -1).
    """

    def __call__(self, position: Any, seat: int, me: int, it: int, /) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Block:
    """A named sequence of words; a frame (address, (index, seat, me, it)) says where it stands."""

    __slots__ = ("address", "last", "words")

    def __init__(self, *words: Word) -> None:
        self.words = words
        self.last = len(words) - 1
        self.address = ""

    def settle(self, address: str) -> Block:
        """Take an address, and give every nested block one below it."""
        self.address = address
        register(address, self)
        for index, word in enumerate(self.words):
            settle = getattr(word, "settle", None)
            if settle is not None:
                settle(address, index)
        return self

    def __call__(self, position: Any, index: int, seat: int, me: int, it: int) -> None:
        if index < self.last:
            position.stack = ((self.address, (index + 1, seat, me, it)), position.stack)
        self.words[index](position, seat, me, it)

    def push(self, position: Any, seat: int, me: int, it: int = -1) -> None:
        """Do this block next."""
        if self.words:
            position.stack = ((self.address, (0, seat, me, it)), position.stack)

    def bind(self, position: Any, index: int, it: int) -> None:
        """Let the rest of this block, from after word `index`, know `it`."""
        if index < self.last:
            (address, values), rest = position.stack
            position.stack = ((address, (*values[:3], it)), rest)


def trace(position: Position) -> list[str]:
    """The stack from the top, one readable line a frame."""
    lines, stack = [], position.stack
    while stack:
        (address, values), stack = stack
        lines.append(f"{address}{values}")
    return lines
