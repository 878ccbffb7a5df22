"""A reading: one position as one seat reads it, with the names of what lies where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from delvewright.games.dungeon_dice import GAME
from delvewright.games.dungeon_dice.bargain.terms import pieces_of
from delvewright.games.dungeon_dice.dice import kind_of, value
from delvewright.games.dungeon_dice.kinds import ABILITIES, KINDS, Kind
from delvewright.games.dungeon_dice.table import (
    ARTIFACT_BAG,
    BONUS_SOURCE,
    CARRIED,
    CENTRE,
    ENCOUNTER,
    ENCOUNTER_BAG,
    EPIC_BAG,
    EQUIPMENT_BAG,
    FOE,
    GIFT_SOURCE,
    ITEM_BAG,
    LEVEL_SOURCE,
    OUT,
    OWNED,
    PLACE_SOURCE,
    REJECTED,
    SPENT,
    STORED,
    TROPHIES,
    Board,
)
from delvewright.kernel.ask import Option
from delvewright.views.dungeon_dice.faces import cards
from delvewright.views.dungeon_dice.model import LOOSE, MONSTER
from delvewright.views.dungeon_dice.texts import listed, place_of
from delvewright.views.model import Touch

BAG_WORDS = {
    ITEM_BAG: "the item bag",
    EQUIPMENT_BAG: "the equipment bag",
    ARTIFACT_BAG: "the artifact bag",
    ENCOUNTER_BAG: "the encounter bag",
    EPIC_BAG: "the epic bag",
}
PLACES = {
    CENTRE: "centre",
    ENCOUNTER: "encounter",
    SPENT: "spent",
    CARRIED: "carried",
    REJECTED: "rejected",
    OUT: "out",
    **dict.fromkeys(BAG_WORDS, "bag"),
}
SEAT_PLACES = {OWNED: "owned", TROPHIES: "trophies", STORED: "stored"}


class Reading:
    """Names, places and touches as one seat speaks of them. Everything lies open here (OR-67)."""

    __slots__ = ("_zones", "dice", "met", "names", "p", "seat")

    def __init__(self, p: Board, seat: int, names: Sequence[str] = ()):
        self.p = p
        self.dice = p.dice  # those of the combat that is spoken of: in a log it may be over by now
        self.met = p.foe  # and its monster
        self.seat = seat
        self.names = names
        self._zones: dict[int, int] | None = None

    # Where things lie ------------------------------------------------------------------------------

    def zone(self, piece: int) -> int:
        """The zone a piece lies in, or -1."""
        if self._zones is None:
            self._zones = {one: zone for zone, pieces in enumerate(self.p.zones) for one in pieces}
        return self._zones.get(piece, -1)

    def place(self, piece: int) -> tuple[str, int]:
        """The name of the place where a piece lies, and whose it is (-1: nobody's)."""
        zone = self.zone(piece)
        if 0 <= zone < ITEM_BAG:
            seat = zone % TROPHIES
            if zone < TROPHIES and piece in self.p.gear[seat]:
                return "gear", seat
            return SEAT_PLACES[zone - seat], seat
        return PLACES.get(zone, ""), -1

    def touch(self, piece: int) -> Touch:
        place, owner = self.place(piece)
        return Touch(place, self.p.cast[piece].id, piece, owner)

    def touch_die(self, index: int) -> Touch:
        """A die in the combat."""
        if index >= len(self.dice):
            return Touch("combat")
        who, piece, _, _ = self.dice[index]
        return Touch("combat", kind_of(self.p, piece).id, loose(index, piece), combatant(who))

    def touch_source(self, source: int) -> Touch:
        if source >= 0:
            return self.touch(source)
        if source <= LEVEL_SOURCE:
            return self.touch_die(LEVEL_SOURCE - source)
        return (
            Touch("site")
            if source in (PLACE_SOURCE, GIFT_SOURCE)
            else Touch("seat", seat=BONUS_SOURCE - source)
        )

    def touches(self, option: Option) -> tuple[Touch, ...]:
        """What an option touches, each thing once."""
        found: list[Touch] = []
        for sort, what in GAME.touches(option):
            found += [touch for touch in self._touched(sort, what) if touch not in found]
        return tuple(found)

    def _touched(self, sort: str, what: Any) -> list[Touch]:
        if sort == "piece":
            return [self.touch(what)] if what >= 0 else []
        if sort == "set":
            return [self.touch(piece) for piece in what] or [Touch("gear", seat=self.seat)]  # bare hands
        if sort == "seat":
            return [Touch("seat", seat=what)] if what >= 0 else []
        if sort == "heroes":
            return [Touch("seat", seat=seat) for seat in what]
        if sort == "combatant":
            return [self.touch(self.p.foe) if what == FOE and self.p.foe >= 0 else Touch("seat", seat=what)]
        if sort == "die":
            return [self.touch_die(what)]
        if sort == "source":
            return [self.touch_source(what)]
        if sort == "term":
            return self._touched_by(what)
        if sort == "bundle":
            return [touch for term in what for touch in self._touched_by(term)]
        return []

    def _touched_by(self, term: tuple[Any, ...]) -> list[Touch]:
        """Whom and what a term of a bargain is about."""
        pieces = [self.touch(piece) for piece in pieces_of(term) if piece >= 0]
        return [Touch("seat", seat=term[1]), Touch("seat", seat=term[2]), *pieces]

    # Names -------------------------------------------------------------------------------------------

    def name(self, piece: int) -> str:
        return self.kind(piece).name

    def kind(self, piece: int) -> Kind:
        return kind_of(self.p, piece)

    def name_all(self, pieces: Iterable[int]) -> str:
        """Several dice in a sentence, those of the same name counted: "2 Bomb and Sword"."""
        counts: dict[str, int] = {}
        for piece in pieces:
            counts[self.name(piece)] = counts.get(self.name(piece), 0) + 1
        return listed([name if number == 1 else f"{number} {name}" for name, number in counts.items()])

    def set(self, pieces: Iterable[int]) -> str:
        return self.name_all(pieces) or "bare hands"

    def foe(self) -> str:
        return the(self.name(self.met)) if self.met >= 0 else "the monster"

    def someone(self, who: int) -> str:
        """A combatant in the middle of a sentence."""
        if who == FOE:
            return self.foe()
        if who == self.seat:
            return "you"
        return self.names[who] if 0 <= who < len(self.names) else f"Seat {who}"

    def who(self, who: int) -> str:
        """A combatant at the start of a sentence."""
        return capital(self.someone(who))

    def whose(self, who: int) -> str:
        if who == self.seat:
            return "your"
        name = self.someone(who)
        return f"{name}'" if name.endswith("s") else f"{name}'s"

    def does(self, who: int, verb: str) -> str:
        """ "You draw", "Ann draws"."""
        return f"{self.who(who)} {verb if who == self.seat else third(verb)}"

    def has(self, who: int, many: str, one: str) -> str:
        """The right form of an odd verb: "You are", "Ann is"."""
        return f"{self.who(who)} {many if who == self.seat else one}"

    def own(self, who: int, what: str) -> str:
        """Something of somebody's at the start of a sentence."""
        return f"{capital(self.whose(who))} {what}"

    def everyone(self, seats: Sequence[int]) -> str:
        return capital(listed([self.someone(seat) for seat in seats])) if seats else "Nobody"

    def source(self, source: int, symbol: str = "") -> str:
        """Where a symbol comes from. What guards a hero and is on no die was sung."""
        if source >= 0:
            return self.name(source)
        if source <= LEVEL_SOURCE:
            return "a boosted level die"
        if source <= BONUS_SOURCE and symbol == "PROTECTION":
            return "a song"
        if source == PLACE_SOURCE or source <= BONUS_SOURCE:
            return f"the {place_of(self.p.place).name}" if self.p.place else "this place"
        return "a reward"

    def face(self, piece: int, face: int) -> str:
        """What a side of a die shows, in a few words."""
        return side(self.kind(piece).id, face)

    def face_of(self, kind: str, face: int) -> str:
        return side(kind, face)

    def die(self, index: int, numbers: bool = True) -> str:
        """A die in the combat: "the Goblin's Monster Level Die (5)"."""
        if index >= len(self.dice):
            return "a die"
        die = self.dice[index]
        if not numbers:
            return f"{self.whose(die[0])} {self.name(die[1])}"
        number = value(self.p, die)
        shows = "no number" if number is None else str(number)
        return f"{self.whose(die[0])} {self.name(die[1])} ({shows})"

    def target(self, target: int) -> str:
        """What an ability aims at: a combatant, or a die of somebody's."""
        if target <= FOE:
            return self.someone(target)
        _, owner = self.place(target)
        return f"{self.whose(owner)} {self.name(target)}" if owner >= 0 else self.name(target)


def loose(index: int, piece: int) -> int:
    """The number by which a die in the combat is known outside the rules."""
    return piece if piece >= 0 else LOOSE + index


def combatant(who: int) -> int:
    return MONSTER if who == FOE else who


@cache
def side(kind: str, face: int) -> str:
    """What a side shows: "3 and Slash", "Level 4 (red)", "nothing"."""
    if face < 0:
        return "nothing"
    label = cards()[kind].faces[face].label
    return "nothing" if label == "blank" else label


def ability(symbol: str) -> str:
    """The name of a symbol."""
    return ABILITIES[symbol].name if symbol in ABILITIES else symbol.replace("_", " ").title()


def kind_name(kind: str) -> str:
    return KINDS[kind].name


def the(name: str) -> str:
    """A monster in a sentence: "the Goblin", "the Lost King"."""
    return f"the {name.removeprefix('The ')}"


def capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def third(verb: str) -> str:
    """The third person of a verb, in front of whatever follows it: "draw a die" → "draws a die"."""
    head, _, rest = verb.partition(" ")
    irregular = {
        "have": "has",
        "are": "is",
        "do": "does",
        "may": "may",
        "must": "must",
        "were": "was",
        "go": "goes",
    }
    if head in irregular:
        head = irregular[head]
    elif head.endswith(("s", "sh", "ch", "x", "z")):
        head += "es"
    elif head.endswith("y") and head[-2] not in "aeiou":
        head = f"{head[:-1]}ies"
    else:
        head += "s"
    return f"{head} {rest}" if rest else head


def average(number: float) -> str:
    """A number with one decimal, none if it is whole."""
    return f"{number:.1f}".rstrip("0").rstrip(".")


@cache
def sides(kind: str) -> str:
    """What a die may show, each side once: "2x 1, 3 and Slash"."""
    labels = [face.label for face in cards()[kind].faces]
    counted = {one: labels.count(one) for one in labels}
    return ", ".join(f"{number}x {one}" if number > 1 else one for one, number in counted.items())


def count(number: int, noun: str) -> str:
    """ "1 die", "2 dice", "3 wounds"."""
    if number == 1:
        return f"1 {noun}"
    if noun.endswith("die"):
        return f"{number} {noun[:-3]}dice"
    return f"{number} {noun}s"


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number)
