"""A reading: one position as one seat reads it, with the names of what lies where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, ClassVar

from delvewright.games.dungeon_dice import GAME, board
from delvewright.games.dungeon_dice.bargain.terms import MOST_OFFERS, pieces_of
from delvewright.games.dungeon_dice.board import (
    FOE,
    ITEM_BAG,
    LEVEL_SOURCE,
    MONSTER,
    Board,
    face_of,
)
from delvewright.games.dungeon_dice.dice import foe_total, hero_total, kind_of, total, value
from delvewright.games.dungeon_dice.kinds import ABILITIES, Kind
from delvewright.games.dungeon_dice.policy import mean
from delvewright.views import reading
from delvewright.views.dungeon_dice.dice import cards
from delvewright.views.dungeon_dice.model import LOOSE
from delvewright.views.dungeon_dice.model import MONSTER as MONSTER_SEAT
from delvewright.views.dungeon_dice.texts import place_of
from delvewright.views.english import average, capital, count
from delvewright.views.model import Touch
from delvewright.views.reading import THINGS, Thing

BAG_WORDS = {
    ITEM_BAG: "the item bag",
    board.EQUIPMENT_BAG: "the equipment bag",
    board.ARTIFACT_BAG: "the artifact bag",
    board.ENCOUNTER_BAG: "the encounter bag",
    board.EPIC_BAG: "the epic bag",
}
SLOTS = {
    "main": "the reward",
    "potion": "a potion from a 6",
    "extra": "an additional reward",
    "place": "the reward of the place",
    "carried": "the die the monster carries",
    "trophy": "the trophy",
    "chest": "what is in the chest",
}
"""Prizes that are no die yet."""

WHATS = {
    "OTHER": "another reward",
    "offer": "everybody must offer help",
    "refuse": "everybody must refuse",
    "item": "from the item bag",
    "equipment": "from the equipment bag",
    "artifact": "from the artifact bag",
    "give_now": "Give a die now",
    "give_on_win": "Give a die if the fight is won",
    "give_on_loss": "Give a die if the fight is lost",
    "give_after": "Give a die after the fight",
    "give_if_opened": "Give a die if the chest opens",
    "reward": "A reward",
    "trophy": "The trophy",
    "roll_off": "Roll for a reward",
    "roll_off_die": "Roll for a die",
    "assist": "Help in this fight",
    "future_assist": "Help in a later fight",
    "no_harm": "No harm",
    "promise_use": "Use a die in this fight",
    "threat": "A threat",
    "open_chest": "Open the chest",
    "enchant_share": "Equipment for an Enchant",
    "heal": "A healing",
}
"""What a symbol may be used for that is no symbol itself, and the headings of a bargain."""


class Reading(reading.Reading):
    """Names, places and touches as one seat speaks of them. Everything lies open here (OR-67)."""

    __slots__ = ("dice", "met")

    game = GAME
    things: ClassVar[dict[str, Thing]] = {
        **THINGS,
        "piece": THINGS["piece"]._replace(named="prize"),
        "set": Thing("set", lambda r, some: [r.touch(one) for one in some] or [Touch("gear", seat=r.seat)]),
        "heroes": Thing("some", lambda r, seats: [Touch("seat", seat=seat) for seat in seats]),
        "combatant": Thing("someone", lambda r, who: (r.touch_combatant(who),)),
        "die": Thing("die", lambda r, index: (r.touch_die(index),)),
        "source": Thing("source", lambda r, source: (r.touch_source(source),)),
        "term": Thing("", lambda r, term: r.touch_term(term)),
        "bundle": Thing("", lambda r, bundle: [touch for term in bundle for touch in r.touch_term(term)]),
        "place": Thing("place_name"),
        "symbol": Thing("symbol"),
        "bag": Thing("bag"),
    }
    sorts: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("seat", "who", "other", "target", "warder", "by", "to", "whom"), "combatant"),
        **dict.fromkeys(("actor", "keeper", "roller", "sender"), "combatant"),
        **dict.fromkeys(("spell", "old", "new", "prize", "slot"), "piece"),
        **dict.fromkeys(("drawn", "some"), "pieces"),
        "losers": "seats",
    }
    facts = (
        "monster",
        "encounter",
        "the_encounter",
        "fighters",
        "here",
        "hearts",
        "score",
        "totals",
        "offers_left",
    )

    def __init__(self, p: Board, seat: int, names: Sequence[str] = ()):
        super().__init__(p, seat, names)
        self.dice = p.dice  # those of the combat that is spoken of: in a log it may be over by now
        self.met = p.foe  # and its monster

    # Facts -----------------------------------------------------------------------------------------

    @property
    def monster(self) -> str:
        """The one that is met."""
        return the(self.name(self.met)) if self.met >= 0 else "the monster"

    @property
    def encounter(self) -> str:
        """And its level."""
        foe = self.p.foe
        level = face_of(self.p, foe).level
        return f"{self.name(foe)}, level {level}" if level else self.name(foe)

    @property
    def the_encounter(self) -> str:
        return the(self.encounter)

    @property
    def fighters(self) -> str:
        return self.some(self.p.fighters)

    @property
    def here(self) -> str:
        return self.place_name(self.p.place)

    @property
    def hearts(self) -> int:
        """Those an epic monster has left."""
        return face_of(self.p, self.p.foe).hearts or 0

    @property
    def score(self) -> str:
        """How a combat with a monster stands: "12 to 9"."""
        p = self.p
        if p.mode != MONSTER or not p.dice:
            return ""
        mine, theirs = hero_total(p), foe_total(p)
        state = "ahead" if mine > theirs else "behind" if mine < theirs else "even"
        return f" The heroes are {state}, {mine} to {theirs}."

    @property
    def totals(self) -> str:
        """How heroes who fight each other stand."""
        told = [f"{self.someone(seat)} {total(self.p, seat)}" for seat in self.p.fighters]
        return f" {capital(', '.join(told))}."

    @property
    def offers_left(self) -> str:
        """What the seat that reads may still say in this window."""
        return count(max(MOST_OFFERS - self.p.sent.count(self.seat), 0), "offer")

    # Where things lie ------------------------------------------------------------------------------

    def place(self, piece: int) -> tuple[str, int]:
        place, owner = super().place(piece)
        return ("gear", owner) if place == "owned" and piece in self.p.gear[owner] else (place, owner)

    def sees(self, piece: int) -> bool:
        """Whether there is such a die, in the combat or elsewhere."""
        return 0 <= piece < len(self.p.cast) or 0 <= piece - LOOSE < len(self.p.dice)

    def touch_combatant(self, who: int) -> Touch:
        return self.touch(self.p.foe) if who == FOE and self.p.foe >= 0 else Touch("seat", seat=who)

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
        here = source in (board.PLACE_SOURCE, board.GIFT_SOURCE)
        return Touch("site") if here else Touch("seat", seat=board.BONUS_SOURCE - source)

    def touch_term(self, term: tuple[Any, ...]) -> list[Touch]:
        """Whom and what a term of a bargain is about."""
        _, by, to, *_ = term
        pieces = [self.touch(piece) for piece in pieces_of(term) if piece >= 0]
        return [Touch("seat", seat=by), Touch("seat", seat=to), *pieces]

    def stand_in(self, piece: int) -> int:
        """The first of its kind in the same place."""
        p = self.p
        if piece >= LOOSE:
            shown = p.dice[piece - LOOSE][:3]
            return next(LOOSE + index for index, die in enumerate(p.dice) if die[:3] == shown)
        zone, hurt = self.zone(piece), piece in p.wounded
        alike = [one for one in p.zones[zone] if p.cast[one] is p.cast[piece]] if zone >= 0 else []
        return next((one for one in alike if (one in p.wounded) == hurt), piece)

    # Names -------------------------------------------------------------------------------------------

    def name(self, piece: int) -> str:
        return self.kind(piece).name

    def prize(self, what: int | str) -> str:
        """A die that is promised or given, what is none yet, or the stone."""
        if isinstance(what, str):
            return SLOTS.get(what, what)
        return self.name(what) if what >= 0 else "the Philosopher's Stone"

    def kind(self, piece: int) -> Kind:
        return kind_of(self.p, piece)

    def set(self, pieces: Iterable[int]) -> str:
        return self.name_all(pieces) or "bare hands"

    def someone(self, who: int) -> str:
        """A combatant in the middle of a sentence."""
        return self.monster if who == FOE else super().someone(who)

    def total(self, who: int) -> int:
        return total(self.p, who)

    def hurt(self, seat: int) -> int:
        return int(self.p.hurt[seat])

    def sides(self, piece: int) -> str:
        """What a die may show."""
        return sides(self.kind(piece).id)

    def mean(self, piece: int) -> str:
        """What a die counts on average."""
        return average(mean(self.kind(piece)))

    def bag(self, zone: int) -> str:
        return BAG_WORDS[zone]

    def for_side(self, side: int) -> str:
        return f"for {self.monster}" if side == FOE else "for the heroes"

    def place_name(self, place: str) -> str:
        return place_of(place).name

    def place_text(self, place: str) -> str:
        return place_of(place).text

    def symbol(self, name: str) -> str:
        """What a symbol does, or what it may be used for that is no symbol itself."""
        return WHATS.get(str(name)) or ability(str(name))

    def meaning(self, symbol: str) -> str:
        return ABILITIES[symbol].text

    def source(self, source: int, symbol: str = "") -> str:
        """Where a symbol comes from. What guards a hero and is on no die was sung."""
        if source >= 0:
            return self.name(source)
        if source <= LEVEL_SOURCE:
            return "a boosted level die"
        if source <= board.BONUS_SOURCE and symbol == "PROTECTION":
            return "a song"
        if source == board.PLACE_SOURCE or source <= board.BONUS_SOURCE:
            return f"the {self.here}" if self.p.place else "this place"
        return "a reward"

    def face(self, piece: int, face: int) -> str:
        """What a side of a die shows, in a few words."""
        return side(self.kind(piece).id, face)

    def shows(self, piece: int) -> str:
        """What a die shows now."""
        return self.face(piece, self.p.faces[piece])

    def die(self, index: int, numbers: bool = True) -> str:
        """A die in the combat: "the Goblin's Monster Level Die (5)"."""
        if index >= len(self.dice):
            return "a die"
        die = who, piece, _, _ = self.dice[index]
        if not numbers:
            return f"{self.whose(who)} {self.name(piece)}"
        number = value(self.p, die)
        return f"{self.whose(who)} {self.name(piece)} ({'no number' if number is None else number})"

    def owned(self, target: int) -> str:
        """What an ability aims at: a combatant, or a die of somebody's."""
        if target <= FOE:
            return self.someone(target)
        _, owner = self.place(target)
        return f"{self.whose(owner)} {self.name(target)}" if owner >= 0 else self.name(target)


def loose(index: int, piece: int) -> int:
    """The number by which a die in the combat is known outside the rules."""
    return piece if piece >= 0 else LOOSE + index


def combatant(who: int) -> int:
    return MONSTER_SEAT if who == FOE else who


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


def the(name: str) -> str:
    """A monster in a sentence: "the Goblin", "the Lost King"."""
    return f"the {name.removeprefix('The ')}"


@cache
def sides(kind: str) -> str:
    """What a die may show, each side once: "2x 1, 3 and Slash"."""
    labels = [face.label for face in cards()[kind].faces]
    counted = {one: labels.count(one) for one in labels}
    return ", ".join(f"{number}x {one}" if number > 1 else one for one, number in counted.items())
