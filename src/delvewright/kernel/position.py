"""A position: one moment of a game as plain data, copied in microseconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    from delvewright.kernel.ask import Ask, Option
    from delvewright.kernel.chance import Drawn
    from delvewright.kernel.events import Event


class Position:
    """Every field is a number, a string, None, a tuple of such, or (if named in LISTS) a list of such.

    Lists are copied by `clone`, everything else is shared, so a step replaces a tuple and never writes
    into one. A new field needs no second edit: copying, comparing and saving read `__slots__`.
    """

    __slots__ = (
        "ask",  # the open question, or None
        "drawn",  # where a keyed chance writes what it gave, or None when nobody keeps it
        "known",  # (piece, seats as bits): who may look at a piece although its zone is hidden
        "loaded",  # scripted outcomes for tests: (stream, outcome), used up first
        "news",  # whether the last answer gave anybody new information
        "sealed",  # (seat, option): answers already given to a question asked of several seats at once
        "seed",  # where chance comes from: a number, or a secret key as text
        "stack",  # what is still to do: (frame, rest) or ()
        "ticks",  # one counter a chance stream
        "told",  # where events go, or None when nobody listens
        "waiting",  # every ask still open of a question asked of several seats at once
    )
    LISTS: ClassVar[tuple[str, ...]] = ("ticks",)
    FIELDS: ClassVar[tuple[str, ...]]
    clone: Callable[[], Self]

    ask: Ask | None
    drawn: list[Drawn] | None
    known: tuple[tuple[int, int], ...]
    loaded: tuple[tuple[int, Any], ...]
    news: bool
    sealed: tuple[tuple[int, Option], ...]
    seed: int | str
    stack: Any
    ticks: list[int]
    told: list[Event] | None
    waiting: tuple[Ask, ...]

    def __init__(self) -> None:
        self.ask = None
        self.drawn = None
        self.known = ()
        self.loaded = ()
        self.news = False
        self.sealed = ()
        self.seed = 0
        self.stack = ()
        self.ticks = []
        self.told = None
        self.waiting = ()

    def __init_subclass__(cls) -> None:
        slots = [name for base in reversed(cls.__mro__) for name in getattr(base, "__slots__", ())]
        cls.FIELDS = tuple(name for name in slots if name not in ("told", "drawn"))
        copied = {name for base in cls.__mro__ for name in getattr(base, "LISTS", ())}
        cls.LISTS = tuple(name for name in cls.FIELDS if name in copied)
        cls.clone = _cloner(cls, copied)

    @property
    def over(self) -> bool:
        """Whether nothing is asked and nothing is left to do."""
        return self.ask is None and not self.stack

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Every open question: usually one, several when seats choose at the same time."""
        return self.waiting or (() if self.ask is None else (self.ask,))

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.FIELDS)

    __hash__ = None  # type: ignore[assignment]

    def differences(self, other: Position) -> list[str]:
        """Which fields differ, for a readable failure."""
        return [name for name in self.FIELDS if getattr(self, name) != getattr(other, name)]


def _cloner(cls: type[Position], copied: set[str]) -> Any:
    """Write `clone` out field by field: a third of the cost of a loop over getattr and setattr."""
    lines = ["def clone(self):", "    new = make(cls)"]
    for name in cls.FIELDS:
        lines.append(f"    new.{name} = self.{name}{'[:]' if name in copied else ''}")
    lines += ["    new.told = new.drawn = None", "    return new"]
    scope: dict[str, Any] = {"make": object.__new__, "cls": cls}
    exec("\n".join(lines), scope)
    return scope["clone"]
