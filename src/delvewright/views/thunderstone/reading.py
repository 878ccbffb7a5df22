"""A reading: one position as one seat reads it, with the names of what lies where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.table import (
    CAGES,
    DECK_ZONES,
    DEPTHS,
    DESTROYED,
    DISEASES,
    HALL,
    HAND,
    HORDE_DECK,
    SCORE_PILE,
    SEAT_ZONES,
    SHARED,
    STACKS,
    Board,
    gold_in_hand,
)
from delvewright.kernel.ask import Option
from delvewright.kernel.sight import look
from delvewright.views.model import Touch
from delvewright.views.thunderstone.memory import Scene, cast_of, scene

SEAT_PLACES = ("deck", "hand", "discard", "penalty", "aside")
SHARED_PLACES = {
    DESTROYED: "destroyed",
    DISEASES: "diseases",
    HORDE_DECK: "horde",
    CAGES: "cages",
    SCORE_PILE: "score_pile",
    **{zone: f"rank_{rank}" for rank, zone in enumerate(HALL)},
}
PLACE_WORDS = {
    "deck": "deck",
    "hand": "hand",
    "discard": "discard pile",
    "penalty": "penalty cards",
    "aside": "cards turned over",
    "destroyed": "the destroyed pile",
    "diseases": "the Disease supply",
    "horde": "the Horde Deck",
    "cages": "The Cage",
    "score_pile": "the Monster Score Pile",
    "rank_0": "Rank 0",
    "rank_1": "Rank 1",
    "rank_2": "Rank 2",
    "rank_3": "Rank 3",
    "dungeon_deck": "the Dungeon Deck",
    "village": "the Village",
}


class Reading:
    """What is worked out once for a position is kept here for the rest of the view."""

    __slots__ = ("_gold", "_looks", "_near", "_scene", "cast", "names", "p", "party", "seat")

    def __init__(self, p: Board, seat: int, names: Sequence[str] = ()):
        self.p = p
        self.seat = seat
        self.names = names
        self.cast = cast_of(p.cast)
        self.party = _party(p, seat)
        self._gold: int | None = None
        self._looks: dict[int, tuple[int, ...]] = {}
        self._near: dict[int, int] | None = None
        self._scene: Scene | None = None

    @property
    def scene(self) -> Scene:
        """What the party comes to; shared with everybody else who reads this position."""
        if self._scene is None:
            self._scene = scene(self.p, self.cast, self.party)
        return self._scene

    @property
    def gold(self) -> int:
        """The gold of the party: what is printed in its hand, and what effects made this turn."""
        if self._gold is None:
            p = self.p
            self._gold = gold_in_hand(p, self.party) + (p.gold if p.revealed else 0)
        return self._gold

    # What lies where -----------------------------------------------------------------------------

    def zone(self, piece: int) -> int:
        """Where a piece lies, or -1. For the reading itself: what is shown goes through `sees`."""
        if self._near is None:
            self._near = self._at_hand()
        found = self._near.get(piece)
        if found is None:
            found = next((zone for zone, pieces in enumerate(self.p.zones) if piece in pieces), -1)
            self._near[piece] = found
        return found

    def _at_hand(self) -> dict[int, int]:
        """Where the cards lie that options mostly speak of: the hand, the hall, the tops of the stacks."""
        zones = self.p.zones
        near = {zones[zone][0]: zone for zone in range(STACKS, len(zones)) if zones[zone]}
        hand = [self.seat * SEAT_ZONES + HAND] if self.seat >= 0 else []
        near.update([(piece, zone) for zone in (*HALL, *hand) for piece in zones[zone]])
        return near

    def look(self, zone: int) -> tuple[int, ...]:
        """A zone as this seat sees it."""
        seen = self._looks.get(zone)
        if seen is None:
            p = self.p
            seen = look(p, p.zones[zone], self.seat, GAME.sees(p, zone, self.seat))
            self._looks[zone] = seen
        return seen

    def sees(self, piece: int) -> bool:
        """Whether this seat may know where a piece lies."""
        return self.in_sight(piece, self.zone(piece))

    def in_sight(self, piece: int, zone: int) -> bool:
        """The same of a piece whose zone is known."""
        return zone >= 0 and (GAME.sees(self.p, zone, self.seat) or piece in self.look(zone))

    def dungeon_deck(self) -> tuple[int, ...]:
        """The Dungeon Deck from the top, as this seat sees it."""
        return tuple([piece for zone in DECK_ZONES for piece in self.look(zone)])

    def place(self, piece: int) -> tuple[str, int]:
        """The name of the place where a piece lies, and whose it is (-1: nobody's)."""
        return place_of(self.zone(piece))

    def touch(self, piece: int) -> Touch:
        zone = self.zone(piece)
        place, owner = place_of(zone)
        return Touch(place, self.p.cast[piece].id, piece if self.in_sight(piece, zone) else -1, owner)

    def touches(self, option: Option) -> tuple[Touch, ...]:
        """What an option touches, each thing once; a piece the seat cannot see is named by its kind alone."""
        found: list[Touch] = []
        for sort, what in GAME.touches(option):
            if sort in ("piece", "ahead") and what >= 0:
                touch = self.touch(what if sort == "piece" else self.dungeon_deck()[what])
            elif sort == "seat":
                touch = Touch("seat", seat=what)
            else:
                continue
            if touch not in found:
                found.append(touch)
        return tuple(found)

    # Names ---------------------------------------------------------------------------------------

    def name(self, piece: int) -> str:
        """A card's name. Only a Disease can be younger than the position it is read in."""
        return self.p.cast[piece].name if piece < len(self.p.cast) else "Disease"

    def name_all(self, pieces: Iterable[int]) -> str:
        """Several cards, those of the same name counted: "2 Militia, Torch"."""
        counts: dict[str, int] = {}
        for piece in pieces:
            name = self.name(piece)
            counts[name] = counts.get(name, 0) + 1
        return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items())

    def someone(self, seat: int) -> str:
        """A seat in the middle of a sentence."""
        if seat == self.seat:
            return "you"
        return self.names[seat] if seat < len(self.names) else f"Seat {seat}"

    def who(self, seat: int) -> str:
        """A seat at the start of a sentence."""
        return "You" if seat == self.seat else self.someone(seat)

    def whose(self, seat: int) -> str:
        return "your" if seat == self.seat else f"{self.someone(seat)}'s"

    def own(self, seat: int, piece: int) -> str:
        """A card of somebody's at the start of a sentence: "Your Torch"."""
        return f"{'Your' if seat == self.seat else self.whose(seat)} {self.name(piece)}"

    def who_all(self, seats: Sequence[int]) -> str:
        """Several seats at the start of a sentence: "You, Ann and Bo"."""
        if not seats:
            return "Nobody"
        named = [self.who(seats[0]), *[self.someone(seat) for seat in seats[1:]]]
        return named[0] if len(named) == 1 else f"{', '.join(named[:-1])} and {named[-1]}"

    def where(self, piece: int) -> str:
        """The place of a piece in words: "your hand", "Rank 2"."""
        place, owner = self.place(piece)
        return f"{self.whose(owner)} {PLACE_WORDS[place]}" if owner >= 0 else PLACE_WORDS[place]


@cache
def place_of(zone: int) -> tuple[str, int]:
    if zone < SHARED:
        return SEAT_PLACES[zone % SEAT_ZONES], zone // SEAT_ZONES
    if zone >= STACKS:
        return "village", -1
    return SHARED_PLACES.get(zone, "dungeon_deck" if zone >= DEPTHS else ""), -1


def _party(p: Board, seat: int) -> int:
    """Whose hand the totals speak of: the one that lies open, else the viewer's own, else nobody's (-1)."""
    if p.over or (p.entered and not p.revealed):
        return -1
    return p.turn if p.revealed else seat


def count(number: int, noun: str) -> str:
    """ "1 card", "2 cards"."""
    many = f"{noun}es" if noun.endswith("o") else f"{noun}s"
    return f"{number} {noun if number == 1 else many}"
