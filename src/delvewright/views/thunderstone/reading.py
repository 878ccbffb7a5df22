"""A reading: one position as one seat reads it, with the names of what lies where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.muster import Muster
from delvewright.games.thunderstone.table import (
    CAGES,
    DECK_ZONES,
    DEPTHS,
    DESTROYED,
    DISEASES,
    HALL,
    HORDE_DECK,
    SCORE_PILE,
    SEAT_ZONES,
    SHARED,
    STACKS,
    Board,
)
from delvewright.kernel.ask import Option
from delvewright.kernel.sight import look
from delvewright.views.model import Touch

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

    __slots__ = ("_looks", "_where", "musters", "names", "p", "party", "seat")

    def __init__(self, p: Board, seat: int, names: Sequence[str] = ()):
        self.p = p
        self.seat = seat
        self.names = names
        self.party = _party(p, seat)
        self.musters: dict[int, Muster] = {}
        self._looks: dict[int, tuple[int, ...]] = {}
        self._where: dict[int, int] | None = None

    # What lies where -----------------------------------------------------------------------------

    def zone(self, piece: int) -> int:
        """Where a piece lies, or -1. For the reading itself: what is shown goes through `sees`."""
        if self._where is None:
            self._where = {piece: zone for zone, pieces in enumerate(self.p.zones) for piece in pieces}
        return self._where.get(piece, -1)

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
        zone = self.zone(piece)
        return zone >= 0 and piece in self.look(zone)

    def dungeon_deck(self) -> tuple[int, ...]:
        """The Dungeon Deck from the top, as this seat sees it."""
        return tuple([piece for zone in DECK_ZONES for piece in self.look(zone)])

    def place(self, piece: int) -> tuple[str, int]:
        """The name of the place where a piece lies, and whose it is (-1: nobody's)."""
        return place_of(self.zone(piece))

    def touch(self, piece: int) -> Touch:
        place, owner = self.place(piece)
        return Touch(place, self.p.cast[piece].id, piece if self.sees(piece) else -1, owner)

    def touches(self, option: Option) -> tuple[Touch, ...]:
        """What an option touches, each thing once; a piece the seat cannot see is named by its kind alone."""
        found: dict[Touch, None] = {}
        for sort, what in GAME.touches(option):
            if sort in ("piece", "ahead") and what >= 0:
                found[self.touch(what if sort == "piece" else self.dungeon_deck()[what])] = None
            elif sort == "seat":
                found[Touch("seat", seat=what)] = None
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
        name = self.someone(seat)
        return "You" if name == "you" else name

    def whose(self, seat: int) -> str:
        return "your" if seat == self.seat else f"{self.someone(seat)}'s"

    def own(self, seat: int, piece: int) -> str:
        """A card of somebody's at the start of a sentence: "Your Torch"."""
        owner = self.whose(seat)
        return f"{'Your' if owner == 'your' else owner} {self.name(piece)}"

    def who_all(self, seats: Iterable[int]) -> str:
        named = [self.someone(seat) for seat in seats]
        text = (
            named[0] if len(named) == 1 else f"{', '.join(named[:-1])} and {named[-1]}" if named else "nobody"
        )
        return text[0].upper() + text[1:]

    def where(self, piece: int) -> str:
        """The place of a piece in words: "your hand", "Rank 2"."""
        place, owner = self.place(piece)
        return f"{self.whose(owner)} {PLACE_WORDS[place]}" if owner >= 0 else PLACE_WORDS[place]


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
