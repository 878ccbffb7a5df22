"""A reading: one position as one seat reads it, with the names of what lies where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import ClassVar

from delvewright.games.thunderstone import GAME, board
from delvewright.games.thunderstone.board import (
    DECK_ZONES,
    HALL,
    HAND,
    SEAT_ZONES,
    SHARED,
    STACKS,
    ZONES,
    Board,
)
from delvewright.kernel.ask import Option
from delvewright.views import reading
from delvewright.views.model import Touch
from delvewright.views.reading import THINGS, Thing
from delvewright.views.thunderstone.memory import PARTS, Cast, Scene, cast_of, scene

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
    **{f"rank_{rank}": f"Rank {rank}" for rank in range(len(HALL))},
    "dungeon_deck": "the Dungeon Deck",
    "village": "the Village",
}


OF_ONE_CARD = {
    verb for verb, fields in GAME.verbs.items() if [GAME.sorts.get(one) for one in fields] == ["piece"]
}


class Reading(reading.Reading):
    """What is worked out once for a position is kept here for the rest of the view."""

    __slots__ = ("_gold", "_scene", "cast", "party")

    game = GAME
    places = PLACE_WORDS
    things: ClassVar[dict[str, Thing]] = {
        **THINGS,
        "ahead": Thing(
            "name_ahead", lambda r, place: (r.touch(r.dungeon_deck()[place]),) if place >= 0 else ()
        ),
        "name": Thing("spaced"),
    }
    sorts: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("champion", "holder", "me", "militia", "quarry", "spell", "stone", "trap"), "piece"),
        **dict.fromkeys(("other", "owner"), "seat"),
        "hand": "pieces",
    }
    facts = ("gold", "xp")

    def __init__(self, p: Board, seat: int, names: Sequence[str] = ()):
        super().__init__(p, seat, names)
        self.cast = cast_of(p.cast)
        self.party = _party(p, seat)
        self._gold: int | None = None
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
            self._gold = board.gold_in_hand(p, self.party) + (p.gold if p.revealed else 0)
        return self._gold

    @property
    def xp(self) -> int:
        """The XP of the seat that reads."""
        return int(self.p.xp[self.seat])

    # What lies where -----------------------------------------------------------------------------

    def zone(self, piece: int) -> int:
        """The same, found sooner."""
        if self._zones is None:
            self._zones = self._at_hand()
        found = self._zones.get(piece)
        if found is None:
            found = next((zone for zone, pieces in enumerate(self.p.zones) if piece in pieces), -1)
            self._zones[piece] = found
        return found

    def _at_hand(self) -> dict[int, int]:
        """Where the cards lie that options mostly speak of: the hand, the hall, the tops of the stacks."""
        zones = self.p.zones
        near = {zones[zone][0]: zone for zone in range(STACKS, len(zones)) if zones[zone]}
        hand = [self.seat * SEAT_ZONES + HAND] if self.seat >= 0 else []
        near.update([(piece, zone) for zone in (*HALL, *hand) for piece in zones[zone]])
        return near

    def dungeon_deck(self) -> tuple[int, ...]:
        """The Dungeon Deck from the top, as this seat sees it."""
        return tuple([piece for zone in DECK_ZONES for piece in self.look(zone)])

    def touch(self, piece: int) -> Touch:
        (touch,) = self._touch(piece)
        return touch

    def _touch(self, piece: int) -> tuple[Touch, ...]:
        zone = self.zone(piece)
        return touch_of(self.cast, piece, zone, self.in_sight(piece, zone))

    def touches(self, option: Option) -> tuple[Touch, ...]:
        """Mostly that is a single card."""
        return self._touch(option[1]) if option[0] in OF_ONE_CARD else super().touches(option)

    def stand_in(self, piece: int) -> int:
        """The first of its kind that nothing has been done to."""
        zone, cast = self.zone(piece), self.p.cast
        marks = board.touched(self.p)
        if zone >= SHARED or piece in marks:
            return piece
        alike = [each for each in self.p.zones[zone] if cast[each] is cast[piece] and each not in marks]
        return int(alike[0])

    def apart(self, option: Option) -> str:
        """Where a card of the hall lies; what one of a hand holds, who holds it, how strong it is now."""
        p, told = self.p, []
        for sort, piece in self.game.touches(option):
            if sort != "piece" or piece < 0:
                continue
            if board.rank_of(p, piece) >= 0:
                told.append(f"Rank {board.rank_of(p, piece)}")
            told += [f"with {self.name(weapon)}" for weapon, hero in p.held if hero == piece]
            told += [f"held by {self.name(hero)}" for weapon, hero in p.held if weapon == piece]
            if piece in board.touched(p) and p.cast[piece].strength is not None:
                told.append(f"Strength {self.strength(piece)}")
        return ", ".join(told)

    # Names ---------------------------------------------------------------------------------------

    def name(self, piece: int) -> str:
        """A card's name. Only a Disease can be younger than the position it is read in."""
        return self.p.cast[piece].name if piece < len(self.p.cast) else "Disease"

    def name_all(self, pieces: Iterable[int]) -> str:
        """Several cards: "2 Militia, Torch"."""
        return ", ".join(self.counted(pieces)) or "no cards"

    def in_rank(self, piece: int) -> str:
        """A card of the hall and where it lies."""
        return f"{self.name(piece)} in Rank {board.rank_of(self.p, piece)}"

    def vp(self, piece: int) -> int:
        return self.p.cast[piece].vp or 0

    def strength(self, piece: int) -> int:
        return board.strength(self.p, piece)

    def weight(self, piece: int) -> int:
        return board.weight(self.p, piece)

    def name_ahead(self, place: int) -> str:
        """A card of the Dungeon Deck by its place from the top."""
        return self.name(self.dungeon_deck()[place])

    def spaced(self, name: str) -> str:
        return name.replace("_", " ")


@lru_cache(maxsize=PARTS)
def touch_of(cast: Cast, piece: int, zone: int, in_sight: bool) -> tuple[Touch, ...]:
    place, owner = ZONES.place(zone)
    return (Touch(place, cast.kinds[piece].id, piece if in_sight else -1, owner),)


def _party(p: Board, seat: int) -> int:
    """Whose hand the totals speak of: the one that lies open, else the viewer's own, else nobody's (-1)."""
    if p.over or (p.entered and not p.revealed):
        return -1
    return p.turn if p.revealed else seat
