"""A position: one moment of a game as plain data, copied in microseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from delvewright.kernel import fields
from delvewright.kernel.board import Always, Fields, ThisAnswer, ThisGame, looped
from delvewright.kernel.zones import Zones

if TYPE_CHECKING:
    from delvewright.kernel.ask import Ask, Option
    from delvewright.kernel.chance import Drawn
    from delvewright.kernel.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What every board holds. A game's own declares its fields likewise, each with how long it lasts.

    Every field is a number, a string, None, a tuple or frozen struct of such, or a list of such. Lists are
    copied by `clone`, everything else is shared, so a step replaces a tuple and never writes into one.
    Slots, copying, comparing, saving and clearing follow from the declaration (see board.py). A new position
    is blank until it is copied or laid out: `fresh` makes one to begin with.
    """

    ZONES: ClassVar[Zones] = Zones()
    STREAMS: ClassVar[int] = 1  # of chance
    LANED: ClassVar[bool] = False  # whether seats may go on side by side: see lanes.py
    FIELDS: ClassVar[Fields] = fields.FIELDS

    ask: Always[Ask | None]  # the open question
    cast: ThisGame[tuple[Any, ...]]  # the kind of every piece
    drawn: ThisAnswer[list[Drawn] | None]  # where a keyed chance writes what it gave; None: nobody keeps it
    known: ThisGame[tuple[tuple[int, int], ...]]  # (piece, seats as bits): who knows one in a hidden zone
    loaded: Always[tuple[tuple[int, Any], ...]]  # scripted outcomes for tests: (stream, outcome), used first
    news: Always[bool]  # whether the last answer gave anybody new information
    result: Always[tuple[Any, ...]]  # once the game is over
    rules: Always[Any]  # the chosen readings; shared, never changed
    sealed: Always[tuple[tuple[int, Option], ...]]  # (seat, option): given to what several are asked at once
    seed: Always[int | str]  # where chance comes from: a number, or a secret key as text
    stack: Always[tuple[Any, ...]]  # what is still to do: (frame, rest) or ()
    ticks: Always[list[int]]  # one counter a chance stream
    told: ThisAnswer[list[Event] | None]  # where events go, or None when nobody listens
    turn: Always[int]  # the active seat
    turns: ThisGame[int]  # turns begun so far
    waiting: Always[tuple[Ask, ...]]  # every ask still open of a question asked of several seats at once
    zones: ThisGame[list[tuple[int, ...]]]  # the pieces in each zone
    __slots__ = tuple([name for name, sort in __annotations__.items() if not sort.startswith("ClassVar")])

    def __init_subclass__(cls) -> None:
        cls.ZONES.check()
        for name in vars(cls).get("__slots__", ()):
            if any([name in vars(base) for base in cls.__mro__[1:]]):
                delattr(cls, name)  # declared anew, it is still the same field
        if "FIELDS" not in vars(cls):
            cls.FIELDS = looped(cls)

    @classmethod
    def fresh(cls) -> Self:
        """A board as it begins."""
        new = cls()
        cls.FIELDS.begin(new)
        return new

    def clone(self) -> Self:
        """A copy that nobody listens to."""
        new = type(self)()
        self.FIELDS.copy(self, new)
        return new

    def clear(self, lifetime: str) -> None:
        """Everything that ends with a turn, a combat or a game, gone."""
        self.FIELDS.ends[lifetime](self)

    @property
    def over(self) -> bool:
        """Whether nothing is asked and nothing is left to do."""
        return self.ask is None and not self.stack

    @property
    def parted(self) -> bool:
        """Whether seats go on side by side now."""
        return False

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Every open question: usually one, several when seats choose at the same time."""
        return self.waiting or (() if self.ask is None else (self.ask,))

    def ask_of(self, seat: int) -> Ask | None:
        """The open question to a seat, if there is one."""
        return next((ask for ask in self.asks if ask.seat == seat), None)

    @property
    def awaited(self) -> tuple[Ask, ...]:
        """The open questions the table waits for: not those of seats that are done and may think again."""
        return tuple([ask for ask in self.asks if not ask.form.rests])

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return self.asks == other.asks and all(
            getattr(self, name) == getattr(other, name) for name in self.FIELDS
        )

    __hash__ = None  # type: ignore[assignment]

    def differences(self, other: Position) -> list[str]:
        """Which fields differ, for a readable failure."""
        names = ("asks", *self.FIELDS)
        return [name for name in names if getattr(self, name) != getattr(other, name)]
