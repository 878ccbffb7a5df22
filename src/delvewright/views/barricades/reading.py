"""A reading: one position as one seat reads it, with the names of what lies where."""

from __future__ import annotations

from typing import ClassVar

from delvewright.games.barricades import GAME
from delvewright.games.barricades.board import (
    BAZAAR,
    NODES,
    PLACES,
    SQUARE,
    SUPPLY,
    TOKENS,
    arms_of,
    hp,
    room_at,
)
from delvewright.games.barricades.board import VILLAGE as STREET
from delvewright.games.barricades.kinds import GEAR, LOCATIONS
from delvewright.games.barricades.muster import FACES, gold_left, light_left
from delvewright.games.barricades.powers import (
    CLOSING,
    DUNGEON,
    IN_ROOM,
    PREP,
    ROLLED,
    SPOILS,
    VILLAGE,
    power,
)
from delvewright.games.barricades.printed import Effect, Prestige
from delvewright.kernel.ask import Option
from delvewright.views import plain
from delvewright.views.english import capital, listed, worded
from delvewright.views.model import Touch
from delvewright.views.reading import THINGS, Thing
from delvewright.words.zones import find

WAY = {
    "wilderness": "the Wilderness",
    "left_1": "the left room of level 1",
    "right_1": "the right room of level 1",
    "left_2": "the left room of level 2",
    "right_2": "the right room of level 2",
    "left_3": "the left room of level 3",
    "right_3": "the right room of level 3",
    "lair": "the Lair",
}
PLACE_WORDS = {
    "play": "cards in play",
    "discard": "discard pile",
    "aside": "prepared card",
    "board": "boards",
    "destroyed": "destroyed pile",
    "wounds": "Wound deck",
    "treasures": "Treasure deck",
    "monsters": "Monster deck",
    "room": "Dungeon",
    "den": "Dungeon",
    "locations": "Village",
    "barricades": "Barricades",
    "bag": "bag",
    "ruins": "chits",
    "supply": "Bazaar",
    "classes": "Prestige boards",
    "guilds": "guilds",
    "legends": "Legendary cards",
    "thralls": "Baalok's Thralls",
    "box": "box",
    "stacks": "stacks",
}
TIMES = {
    PREP: ("prep",),
    ROLLED: ("roll", "alert"),
    VILLAGE: ("village",),
    DUNGEON: ("dungeon",),
    IN_ROOM: ("in_room",),
    SPOILS: ("spoils",),
    CLOSING: ("end_of_turn",),
}
"""The printed times of what may be used then."""


class Reading(plain.Reading):
    """Names and places as one seat speaks of them."""

    game = GAME
    unit = "Ranks"
    places = PLACE_WORDS
    of_seats: ClassVar[plain.Figures] = {
        "Rank": lambda p, seat: p.rank[seat],
        "HP": hp,
        "XP": lambda p, seat: p.xp[seat],
        "gold": gold_left,
        "Light": light_left,
    }
    things: ClassVar[dict[str, Thing]] = {
        **THINGS,
        "node": Thing("node_name", lambda r, node: (Touch(NODES[node]),)),
        "nodes": Thing("nodes_name"),
        "token": Thing("token_name", lambda r, token: (Touch("supply", TOKENS[token]),)),
        "die": Thing("die_name", lambda r, index: (Touch("dice", str(index), seat=r.p.dice[index][0]),)),
        "place": Thing("place_name"),
        "face": Thing("face_name"),
        "ability": Thing(""),
    }
    sorts: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("leader", "owner", "taker", "giver", "asker", "other"), "seat"),
        **dict.fromkeys(("card", "foe", "chit", "lower"), "piece"),
        "cards": "pieces",
        **dict.fromkeys(("here", "there"), "node"),
    }
    facts = ("gold", "xp", "light")

    # Facts -----------------------------------------------------------------------------------------

    @property
    def gold(self) -> int:
        """What the seat that reads can still spend."""
        return gold_left(self.p, self.seat)

    @property
    def xp(self) -> int:
        return int(self.p.xp[self.seat])

    @property
    def light(self) -> int:
        return light_left(self.p, self.seat)

    # What lies where -------------------------------------------------------------------------------

    def touches(self, option: Option) -> tuple[Touch, ...]:
        """What is sold at the Bazaar is answered on what is bought."""
        if option[0] == "use" and option[1] == self.p.zones[STREET][BAZAAR]:
            return (self.touch(find(self.p, SUPPLY, power(self.p, option[1]).uses[option[2]].name)),)
        return super().touches(option)

    # Names -----------------------------------------------------------------------------------------

    def node_name(self, node: int) -> str:
        """A place of the Dungeon: by its tile, if there is one."""
        tile = room_at(self.p, node)
        name = NODES[node]
        return _within(self.name(tile)) if tile >= 0 and name != "wilderness" else WAY[name]

    def armed(self, hero: int) -> str:
        """A Hero with what he wields: of two alike one may be armed."""
        held = [self.name(weapon) for weapon in arms_of(self.p, hero)]
        return f"{self.name(hero)} with {listed(held)}" if held else self.name(hero)

    def within(self, card: int) -> str:
        return _within(self.name(card))

    def nodes_name(self, bits: int) -> str:
        return listed([self.node_name(node) for node in range(len(NODES)) if bits >> node & 1])

    def token_name(self, token: int) -> str:
        return str(GEAR[TOKENS[token]].name)

    def die_name(self, index: int) -> str:
        return str(FACES[self.p.dice[index][1]].name)

    def face_name(self, face: int) -> str:
        return str(FACES[face].name)

    def place_name(self, place: int) -> str:
        """A location by its number."""
        if place == SQUARE:
            return "the Village, at no location"
        name = str(LOCATIONS[PLACES[place]].name)
        return _within(name) if name.startswith("The ") else f"the {name}"

    # Texts -----------------------------------------------------------------------------------------

    def ability_name(self, card: int, index: int) -> str:
        return capital(worded(power(self.p, card).uses[index].name))

    def text_of(self, card: int, index: int) -> str:
        """What is printed of a use; of several with its time, the one at its place among them."""
        uses = power(self.p, card).uses
        one = uses[index]
        printed = self._effects(card, one.since)
        effects = [effect for effect in printed if _at(effect, one.when)] or list(printed)
        alike = [other for other in uses if other.when & one.when and other.since == one.since]
        if len(effects) == len(alike) and len(effects) > 1:
            return effects[alike.index(one)].text
        return " ".join([effect.text for effect in effects])

    def _effects(self, card: int, rank: int) -> tuple[Effect, ...]:
        kind = self.p.cast[card]
        if isinstance(kind, Prestige):
            return kind.ranks[rank - 1].effects if rank else (kind.heroic_opportunity,)
        return tuple(kind.texts)


def _within(name: str) -> str:
    """A name within a sentence: "The Temple" as "the Temple"."""
    return name[:1].lower() + name[1:] if name.startswith("The ") else name


def _at(effect: Effect, when: int) -> bool:
    words = {word for bit, names in TIMES.items() if when & bit for word in names}
    return not words.isdisjoint(effect.when)
