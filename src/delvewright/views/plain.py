"""The plain view: seats with figures and zones with pieces, by which the table of any game can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from delvewright.kernel.game import Game
from delvewright.kernel.sight import HIDDEN
from delvewright.views import reading
from delvewright.views.english import worded
from delvewright.views.model import Printed, TableView, Verdict
from delvewright.words.kinds import Kind


class Figure(Struct, frozen=True, gc=False):
    """Something told of a seat, of the table or of a printed piece: a word and a value."""

    label: str
    value: int | str


class Lying(Struct, frozen=True, gc=False):
    """A piece that the viewer sees."""

    piece: int
    kind: str


class Zone(Struct, frozen=True, gc=False):
    """A place where pieces lie."""

    place: str  # as touches name it
    owner: int  # whose it is; -1: everybody's
    label: str
    pieces: tuple[Lying, ...]  # those the viewer sees
    hidden: int  # how many more there are


class Seat(Struct, frozen=True, gc=False):
    """One player's side of the table."""

    seat: int
    figures: tuple[Figure, ...]  # the first is what the game is won by


class Result(Verdict, frozen=True, gc=False):
    """The end, with a score a seat."""

    scores: tuple[int, ...]
    unit: str  # what is scored: "treasure", "VP"


class View(TableView, frozen=True, gc=False):
    """Everything one seat may know of a table."""

    figures: tuple[Figure, ...]  # of the table as a whole
    seats: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    result: Result | None


class PrintedPiece(Printed, frozen=True, gc=False):
    """A printed piece."""

    facts: tuple[Figure, ...]


Figures = Mapping[str, Callable[..., int | str]]
"""What is told, by its word: of the table a function of the position, of a seat one of position and seat."""


class Reading(reading.Reading):
    """A game that is shown plainly says besides what counts."""

    unit: ClassVar[str] = "points"  # what is scored
    of_table: ClassVar[Figures] = {}
    of_seats: ClassVar[Figures] = {}  # first what the game is won by

    @classmethod
    def of(cls, game: Game, table: Figures, seats: Figures) -> type[Reading]:
        """A reading of a game that tells these figures; templates may name those of the table."""
        facts = {word: _fact(told) for word, told in table.items()}
        own = {"game": game, "unit": next(iter(seats), cls.unit), "of_table": table, "of_seats": seats}
        return type(cls.__name__, (cls,), {**own, **facts, "facts": tuple(facts)})

    def figures(self, seat: int) -> Mapping[str, int | str]:
        """What is told of a seat by its word; of the table for seat -1."""
        if seat < 0:
            return {word: told(self.p) for word, told in self.of_table.items()}
        return {word: told(self.p, seat) for word, told in self.of_seats.items()}

    def verdict(self, winners: Sequence[int], scores: Sequence[int]) -> str:
        """Who won, in a sentence."""
        return (
            f"{self.everyone(winners)} won with {scores[winners[0]]} {self.unit}."
            if winners
            else "Nobody won."
        )


def _fact(told: Callable[[Any], int | str]) -> property:
    return property(lambda r: told(r.p))


def view(front: Any, r: Any) -> View:
    """Everything the reading's seat may know."""
    p = r.p
    return View(
        game=front.id,
        seat=r.seat,
        phase="over" if p.over else "turn",
        turn=p.turn,
        turns=p.turns,
        asked=tuple([ask.seat for ask in p.awaited]),
        ask=r.speech.open_question(r),
        result=result(front, r),
        figures=figures(r.figures(-1)),
        seats=tuple([Seat(seat, figures(r.figures(seat))) for seat in range(front.voice.seats(p))]),
        zones=tuple([zone for zone in zones(r) if zone.owner < front.voice.seats(p)]),
    )


def zones(r: Any) -> Iterable[Zone]:
    """Every zone that has a name, with what the viewer sees there."""
    for zone in range(len(r.p.zones)):
        place, owner = r.place_of(zone)
        if place:
            pieces = r.look(zone)
            seen = tuple([Lying(piece, r.p.cast[piece].id) for piece in pieces if piece != HIDDEN])
            yield Zone(place, owner, worded(place), seen, len(pieces) - len(seen))


def result(front: Any, r: Any) -> Result | None:
    """The end of the game, or None while it lasts."""
    if not r.p.over:
        return None
    scores, winners, *_ = front.outcome(r.p)
    return Result(tuple(winners), r.verdict(winners, scores), (), tuple(scores), r.unit)


def figures(told: Mapping[str, int | str]) -> tuple[Figure, ...]:
    return tuple([Figure(label, value) for label, value in told.items()])


def printed(kinds: Iterable[Any]) -> Callable[[], Mapping[str, PrintedPiece]]:
    """Printed pieces in full. What a game has printed on them beside what every `Kind` has is a figure."""
    usual = {"type": "", "pack": "base", "copies": 1, "note": "", "provenance": ""}
    found = {}
    for kind in kinds:
        said: dict[str, Any] = {
            name: getattr(kind, name, usual.get(name, ())) for name in Printed.__struct_fields__
        }
        said["group"] = getattr(kind, "group", kind.name)
        own = [name for name in getattr(kind, "__struct_fields__", ()) if name not in Kind.__struct_fields__]
        facts = figures({worded(name): getattr(kind, name) for name in own})
        found[kind.id] = PrintedPiece(**said, facts=facts)
    return lambda: found
