"""The plain view: seats with figures and zones with pieces, by which the table of any game can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from delvewright.kernel.ask import Option, refusals
from delvewright.kernel.game import Game
from delvewright.kernel.sight import HIDDEN, look
from delvewright.views.model import Offer, Open, Printed, Refusal, TableView, Touch, Verdict


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


class Face(Printed, frozen=True, gc=False):
    """A printed piece."""

    facts: tuple[Figure, ...]


class Reading:
    """A position as a seat reads it. A game says which one it is, where its zones lie and what counts."""

    game: ClassVar[Game]
    unit: ClassVar[str] = "points"  # what is scored

    def __init__(self, p: Any, seat: int, names: Sequence[str] = ()):
        self.p = p
        self.seat = seat
        self.names = names

    def place_of(self, zone: int) -> tuple[str, int]:
        """The name of a zone and whose it is (-1: everybody's); a zone without a name is not shown."""
        raise NotImplementedError

    def figures(self, seat: int) -> Mapping[str, int | str]:
        """What is told of a seat by its word, first what the game is won by; of the table for seat -1."""
        return {}

    def look(self, zone: int) -> tuple[int, ...]:
        """A zone as this seat sees it."""
        return look(self.p, self.p.zones[zone], self.seat, self.game.sees(self.p, zone, self.seat))

    def touches(self, option: Option) -> tuple[Touch, ...]:
        """What an option touches, each thing once."""
        found = [self.touch(sort, what) for sort, what in self.game.touches(option)]
        return tuple(dict.fromkeys([touch for touch in found if touch is not None]))

    def touch(self, sort: str, what: Any) -> Touch | None:
        """What of the table a field of an option is; a piece out of sight is named by its kind alone."""
        if sort == "seat":
            return Touch("seat", seat=what)
        if sort != "piece" or what < 0:
            return None
        zone = next(zone for zone, pieces in enumerate(self.p.zones) if what in pieces)
        place, owner = self.place_of(zone)
        return Touch(place, self.p.cast[what].id, what if what in self.look(zone) else HIDDEN, owner)

    def someone(self, seat: int) -> str:
        """A seat in the middle of a sentence."""
        if seat == self.seat:
            return "you"
        return self.names[seat] if seat < len(self.names) else f"Seat {seat}"

    def verdict(self, winners: Sequence[int], scores: Sequence[int]) -> str:
        """Who won, in a sentence."""
        if not winners:
            return "Nobody won."
        who = worded(" and ".join([self.someone(seat) for seat in winners]))
        return f"{who} won with {scores[winners[0]]} {self.unit}."


def view(front: Any, r: Any) -> View:
    """Everything the reading's seat may know."""
    p = r.p
    return View(
        game=front.id,
        seat=r.seat,
        phase="over" if p.over else "turn",
        turn=p.turn,
        turns=p.turns,
        asked=tuple([ask.seat for ask in p.asks]),
        ask=open_question(front, r),
        result=result(front, r),
        figures=figures(r.figures(-1)),
        seats=tuple([Seat(seat, figures(r.figures(seat))) for seat in range(front.voice.seats(p))]),
        zones=tuple(zones(r)),
    )


def zones(r: Any) -> Iterable[Zone]:
    """Every zone that has a name, with what the viewer sees there."""
    for zone in range(len(r.p.zones)):
        place, owner = r.place_of(zone)
        if place:
            pieces = r.look(zone)
            seen = tuple([Lying(piece, r.p.cast[piece].id) for piece in pieces if piece != HIDDEN])
            yield Zone(place, owner, worded(place), seen, len(pieces) - len(seen))


def open_question(front: Any, r: Any) -> Open | None:
    """What the reading's seat is asked; the others learn from `asked` whose question it is."""
    p, voice = r.p, front.voice
    ask = next((ask for ask in p.asks if ask.seat == r.seat), None)
    if ask is None:
        return None
    offers = []
    for index, (name, option) in enumerate(zip(front.names(p, ask), ask.options, strict=True)):
        text, rules = voice.say(r, ask, option)
        offers.append(Offer(index, name, worded(name), text, rules, r.touches(option)))
    refused = []
    for option, reason in refusals(p, ask):
        name, (text, rules) = front.name(p, option), voice.explain(r, reason)
        refused.append(Refusal(name, worded(name), text, rules, r.touches(option)))
    refused.sort(key=lambda refusal: refusal.name)
    text, rules = voice.prompt(r, ask)
    return Open(ask.seat, ask.question, text, rules, tuple(offers), tuple(refused))


def result(front: Any, r: Any) -> Result | None:
    """The end of the game, or None while it lasts."""
    if not r.p.over:
        return None
    scores, winners, *_ = front.outcome(r.p)
    return Result(tuple(winners), r.verdict(winners, scores), (), tuple(scores), r.unit)


def figures(told: Mapping[str, int | str]) -> tuple[Figure, ...]:
    return tuple([Figure(label, value) for label, value in told.items()])


def faces(kinds: Iterable[Any], *facts: str) -> Callable[[], Mapping[str, Face]]:
    """Printed pieces in full: what their kinds say of themselves, and which of it is told as a figure."""
    usual = {"type": "", "pack": "base", "copies": 1, "note": "", "provenance": ""}
    found = {}
    for kind in kinds:
        said: dict[str, Any] = {
            name: getattr(kind, name, usual.get(name, ())) for name in Printed.__struct_fields__
        }
        said["group"] = getattr(kind, "group", kind.name)
        told = figures({worded(fact): getattr(kind, fact) for fact in facts})
        found[kind.id] = Face(**said, facts=told)
    return lambda: found


def worded(name: str) -> str:
    """A name as it is shown: "draw_pile" as "Draw pile"."""
    text = name.replace("_", " ")
    return f"{text[:1].upper()}{text[1:]}"
