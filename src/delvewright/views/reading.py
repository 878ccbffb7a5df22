"""A reading: one position as one seat reads it. It names what lies where, and says what an option touches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.game import Game
from delvewright.kernel.sight import HIDDEN, look
from delvewright.views.english import capital, listed, third
from delvewright.views.model import Touch

if TYPE_CHECKING:
    from delvewright.views.speech import Speech


class Thing(NamedTuple):
    """A sort of thing that fields are about: the way a reading names one, and what of the table it is."""

    named: str  # by a method of the reading; "": as it stands
    touched: Callable[[Any, Any], Sequence[Touch]] = lambda r, what: ()


THINGS = {
    "seat": Thing("someone", lambda r, seat: (Touch("seat", seat=seat),) if seat >= 0 else ()),
    "seats": Thing("some"),
    "piece": Thing("name", lambda r, piece: (r.touch(piece),) if piece >= 0 else ()),
    "pieces": Thing("name_all"),
    "zone": Thing("zone_name", lambda r, zone: (Touch(r.place_of(zone)[0], seat=r.place_of(zone)[1]),)),
}
"""What every game speaks of."""


class Reading:
    """A game says which one it is, and what its own fields are about."""

    __slots__ = ("_looks", "_zones", "names", "p", "seat")

    game: ClassVar[Game]
    speech: ClassVar[Speech]  # it names itself here: whoever has a reading can speak
    things: ClassVar[Mapping[str, Thing]] = THINGS
    sorts: ClassVar[Mapping[str, str]] = {}  # of fields whose name does not say it, beside those of options
    facts: ClassVar[tuple[str, ...]] = ()  # what a template may name in any position: attributes of a reading
    places: ClassVar[Mapping[str, str]] = {}  # in words

    def __init__(self, p: Any, seat: int, names: Sequence[str] = ()):
        self.p = p
        self.seat = seat
        self.names = names
        self._zones: dict[int, int] | None = None
        self._looks: dict[int, tuple[int, ...]] = {}

    @classmethod
    def named(cls, sort: str) -> Callable[[Any, Any], str] | None:
        """How a thing of some sort is named; None: as it stands."""
        name = cls.things[sort].named if sort in cls.things else ""
        return getattr(cls, name) if name else None

    @property
    def asked(self) -> Ask | None:
        """What this seat is asked; the others learn from the view whose question it is."""
        ask: Ask | None = self.p.ask_of(self.seat)
        return ask

    # What lies where -----------------------------------------------------------------------------

    def place_of(self, zone: int) -> tuple[str, int]:
        """The name of a zone and whose it is (-1: everybody's); a zone without a name is not shown."""
        place: tuple[str, int] = self.p.ZONES.place(zone)
        return place

    def zone_name(self, zone: int) -> str:
        """A zone in the middle of a sentence: "your hand", "the deck"."""
        place, owner = self.place_of(zone)
        word = self.places.get(place) or place.replace("_", " ")
        return f"{self.whose(owner)} {word}" if owner >= 0 else f"the {word}"

    def zone(self, piece: int) -> int:
        """Where a piece lies, or -1. For the reading itself: what is shown goes through `sees`."""
        if self._zones is None:
            self._zones = {one: zone for zone, pieces in enumerate(self.p.zones) for one in pieces}
        return self._zones.get(piece, -1)

    def place(self, piece: int) -> tuple[str, int]:
        """The name of the place where a piece lies, and whose it is (-1: nobody's)."""
        return self.place_of(self.zone(piece))

    def look(self, zone: int) -> tuple[int, ...]:
        """A zone as this seat sees it."""
        seen = self._looks.get(zone)
        if seen is None:
            p = self.p
            seen = look(p, p.zones[zone], self.seat, self.game.sees(p, zone, self.seat))
            self._looks[zone] = seen
        return seen

    def sees(self, piece: int) -> bool:
        """Whether this seat may know where a piece lies."""
        return self.in_sight(piece, self.zone(piece))

    def in_sight(self, piece: int, zone: int) -> bool:
        """The same of a piece whose zone is known."""
        return zone >= 0 and (self.game.sees(self.p, zone, self.seat) or piece in self.look(zone))

    def touch(self, piece: int) -> Touch:
        """Where a piece is to be found; one out of sight is named by its kind alone."""
        place, owner = self.place(piece)
        return Touch(place, self.p.cast[piece].id, piece if self.sees(piece) else HIDDEN, owner)

    def touches(self, option: Option) -> tuple[Touch, ...]:
        """What an option touches, each thing once."""
        things = self.things
        found: list[Touch] = []
        for sort, what in self.game.touches(option):
            if sort in things:
                found += things[sort].touched(self, what)
        return tuple(found) if len(found) < 2 else tuple(dict.fromkeys(found))

    def apart(self, option: Option) -> str:
        """What tells an option from others of the same words: whom it is about, or how that stands."""
        touched = self.game.touches(option)
        return ", ".join([self.someone(what) for sort, what in touched if sort == "seat" and what >= 0])

    def stand_in(self, piece: int) -> int:
        """The piece that options name in place of this one, where several are alike."""
        return piece

    # Names ---------------------------------------------------------------------------------------

    def name(self, piece: int) -> str:
        name: str = self.p.cast[piece].name
        return name

    def counted(self, pieces: Iterable[int]) -> list[str]:
        """Several pieces by name, those of the same name counted."""
        counts: dict[str, int] = {}
        for piece in pieces:
            name = self.name(piece)
            counts[name] = counts.get(name, 0) + 1
        return [name if number == 1 else f"{number} {name}" for name, number in counts.items()]

    def name_all(self, pieces: Iterable[int]) -> str:
        """Several pieces in a sentence: "2 Bomb and Sword"."""
        return listed(self.counted(pieces))

    def someone(self, seat: int) -> str:
        """A seat in the middle of a sentence."""
        if seat == self.seat:
            return "you"
        return self.names[seat] if 0 <= seat < len(self.names) else f"Seat {seat}"

    def whose(self, seat: int) -> str:
        if seat == self.seat:
            return "your"
        name = self.someone(seat)
        return f"{name}'" if name.endswith("s") else f"{name}'s"

    def acts(self, seat: int, verb: str) -> str:
        """ "you draw", "Ann draws"."""
        return f"{self.someone(seat)} {verb if seat == self.seat else third(verb)}"

    def some(self, seats: Sequence[int]) -> str:
        """Several seats: "you, Ann and Bo"."""
        return listed([self.someone(seat) for seat in seats]) or "nobody"

    def first(self, seat: int, text: str) -> str:
        """Somebody at the start of a sentence: a name stays as it was typed."""
        return text if seat != self.seat and 0 <= seat < len(self.names) else capital(text)

    def who(self, seat: int) -> str:
        """A seat at the start of a sentence."""
        return "You" if seat == self.seat else self.first(seat, self.someone(seat))

    def does(self, seat: int, verb: str) -> str:
        return self.first(seat, self.acts(seat, verb))

    def owner(self, seat: int) -> str:
        return self.first(seat, self.whose(seat))

    def own(self, seat: int, what: str) -> str:
        """Something of somebody's at the start of a sentence: "Your Torch"."""
        return f"{self.owner(seat)} {what}"

    def everyone(self, seats: Sequence[int]) -> str:
        return self.first(seats[0], self.some(seats)) if seats else "Nobody"

    def where(self, piece: int) -> str:
        """The place of a piece in words: "your hand", "the Village"."""
        place, owner = self.place(piece)
        word = self.places.get(place) or place.replace("_", " ")
        return f"{self.whose(owner)} {word}" if owner >= 0 else word
