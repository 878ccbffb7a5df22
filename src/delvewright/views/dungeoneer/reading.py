"""A reading: one position as one seat reads it, with the names of what lies where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from delvewright.games.dungeoneer import GAME, paths
from delvewright.games.dungeoneer.board import (
    ADVENTURE,
    NONE,
    PERIL_DECK,
    QUEST_DECKS,
    Board,
    foe_kind,
    hero,
    seats,
)
from delvewright.games.dungeoneer.ending import WINNING, quests_done
from delvewright.games.dungeoneer.sorts import GRADES
from delvewright.kernel.ask import Option
from delvewright.views import plain
from delvewright.views.dungeoneer.cards import SIDES, places_of, stat_name
from delvewright.views.dungeoneer.model import Route
from delvewright.views.dungeoneer.ways import routes
from delvewright.views.english import listed
from delvewright.views.model import Touch
from delvewright.views.reading import THINGS, Thing
from delvewright.words.maps import STEPS, row_and_column

PHASES = {
    "setup": "set-up",
    "reset": "Reset Phase",
    "lord": "Dungeonlord Phase",
    "build": "Build Phase",
    "hero": "Hero Phase",
    "draw": "Discard/Draw Phase",
    "over": "the end",
}
TURNS = ("as printed", "turned right", "turned round", "turned left")

QUEST_PLACES = tuple([f"{grade}_quests" for grade in GRADES])

PLACE_WORDS = {
    **{place: f"{grade} Quest deck" for place, grade in zip(QUEST_PLACES, GRADES, strict=True)},
    "inventory": "Inventory",
    "pack": "Pack",
    "quests": "Personal Quests",
    "done": "completed Quests",
    "hero": "Hero card",
    "held": "Map cards",
    "adventure": "Adventure deck",
    "peril_deck": "Peril deck",
    "discard": "discard pile",
    "peril_discard": "Peril discard pile",
    "maps": "Map deck",
    "dungeon_maps": "Dungeon Map deck",
    "global": "Global Quests",
    "attached": "Attachments",
    "world": "Permanent Banes",
    "aside": "cards out of the game",
    "shelf": "heroic cards left",
    "fight": "Encounters sent",
    "drawn": "Map card drawn",
    "heroes": "heroes left",
    "map": "map",
}


class Reading(plain.Reading):
    """Names, places and touches as one seat speaks of them."""

    __slots__ = ("_here", "_routes")

    game = GAME
    unit = "Quests"
    places = PLACE_WORDS
    things: ClassVar[dict[str, Thing]] = {
        **THINGS,
        "side": Thing("side_name", lambda r, side: r.touch_side(side)),
        "cell": Thing("cell_name", lambda r, cell: (Touch(cell_place(cell)),)),
        "form": Thing("form_name"),
        "turn": Thing("turn_name"),
        "grade": Thing("grade_name"),
    }
    sorts: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("victim", "loser", "quarry", "lord", "taker", "fallen"), "seat"),
        **dict.fromkeys(("host", "trap", "tile", "quest", "striker", "target", "place", "start"), "piece"),
        **dict.fromkeys(("cards", "places"), "pieces"),
        "stat": "form",
    }
    facts = ("movement", "glory", "here", "perils", "pack_limit")

    def __init__(self, p: Board, seat: int, names: Sequence[str] = ()):
        super().__init__(p, seat, names)
        self._here: dict[int, int] | None = None
        self._routes: tuple[Route, ...] | None = None

    # Facts -----------------------------------------------------------------------------------------

    @property
    def movement(self) -> int:
        """Of the seat that reads."""
        return int(self.p.movement[self.seat])

    @property
    def glory(self) -> int:
        return int(self.p.glory[self.seat])

    @property
    def here(self) -> str:
        """The space where the reader's hero stands."""
        return self.name(self.p.at[self.seat])

    @property
    def perils(self) -> str:
        """What the Dungeonlord who reads may spend: "3 of Ann, 0 of Bo"."""
        p = self.p
        told = [f"{p.peril[seat]} of {self.someone(seat)}" for seat in seats(p) if seat != self.seat]
        return ", ".join(told)

    @property
    def pack_limit(self) -> int:
        return int(self.p.rules.pack_limit)

    def figures(self, seat: int) -> dict[str, int | str]:
        """Quests first: they win."""
        p = self.p
        if seat < 0:
            return {"phase": PHASES["over" if p.over else p.phase]}
        told: dict[str, int | str] = {
            "Quests": f"{quests_done(p, seat)} of {WINNING}",
            "Level": p.level[seat],
            "Life": p.life[seat],
            "Glory": p.glory[seat],
            "Peril": p.peril[seat],
            "Movement": p.movement[seat],
        }
        if p.life[seat] > 0 and p.at[seat] != NONE:
            told["at"] = self.name(p.at[seat])
        return told

    # Where things lie ------------------------------------------------------------------------------

    def place_of(self, zone: int) -> tuple[str, int]:
        """Each grade has a Quest deck of its own."""
        place, owner = super().place_of(zone)
        return (QUEST_PLACES[zone - QUEST_DECKS] if place == "quest_deck" else place), owner

    def touch_side(self, side: int) -> tuple[Touch, ...]:
        """The space on the other side of an exit of the reader's own."""
        other = paths.neighbour(self.p, self.p.at[self.seat], side)
        return (self.touch(other),) if other != NONE else ()

    @property
    def routes(self) -> tuple[Route, ...]:
        """How the reader's hero would get everywhere."""
        if self._routes is None:
            self._routes = routes(self.p, self.seat)
        return self._routes

    @property
    def away(self) -> dict[int, int]:
        """How many moves every space is from the reader's hero that can be reached."""
        return {route.to: route.moves for route in self.routes} | {self.p.at[self.seat]: 0}

    def tile_at(self, cell: int) -> int:
        """The Map card in a cell, or NONE."""
        if self._here is None:
            self._here = {place: tile for tile, place in enumerate(self.p.places) if place != NONE}
        return self._here.get(cell, NONE)

    # Names -----------------------------------------------------------------------------------------

    def name(self, piece: int) -> str:
        return self.p.cast[piece].name if piece >= 0 else "a card"

    def fighter(self, piece: int) -> str:
        """Who fights where a card does: a Slay Quest's monster, or the card itself."""
        return foe_kind(self.p, piece).name

    def text(self, piece: int) -> str:
        """What is printed on a card, or on the monster of a Quest that fights."""
        text: str = self.p.cast[piece].text
        return text

    def text_of_fighter(self, piece: int) -> str:
        return foe_kind(self.p, piece).text

    def hero_facts(self, piece: int) -> str:
        """A hero on offer: scores at the first Level, Life and ability."""
        kind = self.p.cast[piece]
        scores = [f"{stat_name(stat)} {number}" for stat, number in enumerate(kind.levels[0])]
        return f"{', '.join(scores)}, Life {kind.life}. {kind.text}"

    def any_of(self, pieces: Sequence[int]) -> str:
        return listed([self.name(piece) for piece in pieces], "or")

    def second_place(self, quest: int) -> str:
        """Where an Escort ends."""
        return places_of(self.p.cast[quest].places[-1])

    def grade_name(self, grade: int) -> str:
        return GRADES[grade - 1]

    def whose_hand(self, seat: int) -> str:
        return f"{self.whose(seat)} hand"

    def hero_name(self, seat: int) -> str:
        return self.name(hero(self.p, seat))

    def peril(self, seat: int) -> int:
        """What a player has collected."""
        return int(self.p.peril[seat])

    def form_name(self, form: int) -> str:
        return stat_name(form)

    def side_name(self, side: int) -> str:
        return SIDES[side]

    def apart(self, option: Option) -> str:
        """How a Map card is turned, besides whom it is about."""
        turned = [self.turn_name(what) for sort, what in self.game.touches(option) if sort == "turn"]
        return ", ".join(filter(None, (super().apart(option), *turned)))

    def turn_name(self, turn: int) -> str:
        return TURNS[turn]

    def cell_name(self, cell: int) -> str:
        """Where a cell lies beside the cards that touch it: "east of Tomb Gate"."""
        told = []
        for side, step in enumerate(STEPS):
            tile = self.tile_at(cell - step)
            if tile != NONE:
                told.append(f"{SIDES[side]} of {self.name(tile)}")
        return listed(told) or "apart from the other map"

    def zone_name(self, zone: int) -> str:
        if zone == ADVENTURE and self.p.combined:
            return "the Glory deck"
        return super().zone_name(zone) if zone != PERIL_DECK else "the Peril deck"


def cell_place(cell: int) -> str:
    """A free cell, as options touch it."""
    row, column = row_and_column(cell)
    return f"cell_{row}_{column}"
