"""Powers: what printed things do, as data: uses, passive adds, flags, and blocks for their moments.

Cards, Gear tokens, locations, Prestige boards, guilds, rooms, Monsters and the Guardian are pieces alike;
the power of a piece is that of its kind. What a Rank of a Prestige board brings says from which Rank on it
works, and up to which, where a later one takes its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from delvewright.kernel.ask import Option, Reason, Why
from delvewright.kernel.steps import Block

if TYPE_CHECKING:
    from delvewright.games.barricades.board import Board
    from delvewright.games.barricades.muster import Muster

# When a use is open, as bits.
PREP, ROLLED, VILLAGE, DUNGEON, IN_ROOM, SPOILS, CLOSING, GAINING = (1 << bit for bit in range(8))
"""Before one's dice are rolled; when they lie there; in one's Village Phase; in one's Dungeon Phase before a
battle; there, once one stays; after a won battle; when the turn ends; unasked, in place of gaining a
Treasure."""

FREELY = 0
LAST = 99

Offers = list[tuple[Option, Why | None]]
"""What is offered to a Champion, each with None, and what is not, with why."""

Fits = Callable[[Any, int, int], Reason | None]
"""(position, seat, piece): why it can not be used now, or None."""
Add = Callable[["Board", "Muster", int], None]
"""(position, the muster, the piece itself): what it adds to a Champion's Attack."""
Condition = Callable[[Any, int, int], bool]
"""(position, seat, piece): whether it holds now."""


class Use(NamedTuple):
    """Something a piece lets its Champion do."""

    name: str
    when: int
    block: Block
    limit: int = 1  # times a turn; FREELY: as often as one likes
    shared: bool = False  # whether all pieces of the kind have it together
    fits: Fits | None = None
    since: int = 0  # the Rank that brings it
    until: int = LAST  # the last Rank that still has it
    either: tuple[int, ...] = ()  # the uses of the piece that have a limit together
    of_these: int = 1  # that limit


class Flag(NamedTuple):
    """A fact that a rule looks for by name.

    Of a Champion's cards: `ignores_alerts`, `ignores_room_alerts`, `ignores_Vermin` and other keywords,
    `ignores_rooms_after_battle`, `before_comes_after` (Before Battle effects of Monsters come after it). Of
    one card: `unpicked` (by Before Battle effects), `stays` (with its owner). Of Monsters and rooms:
    `costs_light_to_leave`, `wounds_for_light`, `heroes_less_skill`, `weapons_need_more`.
    """

    name: str
    when: Condition | None = None
    since: int = 0
    until: int = LAST


class Passive(NamedTuple):
    add: Add
    since: int = 0
    until: int = LAST


class Shine(NamedTuple):
    """(position, seat, the piece itself): the Light it gives besides what is printed."""

    light: Callable[[Board, int, int], int]
    since: int = 0
    until: int = LAST


class Power:
    """All that a printed thing does."""

    __slots__ = (
        "adds",
        "after",
        "also",
        "before",
        "discarded",
        "end_of_turn",
        "enter",
        "faces",
        "flags",
        "hampers",
        "leave",
        "lessens",
        "need",
        "on_defeated",
        "on_rank",
        "opportunity",
        "reveal",
        "rolls",
        "says",
        "shines",
        "softens",
        "times",
        "toughens",
        "triggers",
        "uses",
    )

    def __init__(self) -> None:
        self.uses: tuple[Use, ...] = ()
        self.times = 0  # when any of them is open
        self.adds: tuple[Passive, ...] = ()
        self.shines: tuple[Shine, ...] = ()
        self.flags: tuple[Flag, ...] = ()
        self.says: frozenset[str] = frozenset()  # the names of its flags
        self.need: Callable[[Any, int, int, int], int] | None = None
        """Of a Weapon, (position, seat, weapon, hero): how much less Skill it needs in that hand."""
        self.lessens: Callable[[Any, int, int, Any], int] | None = None
        """(position, seat, piece, battle): Wounds fewer its Champion takes from a battle."""
        self.softens: Callable[[Any, int, int, Any], int] | None = None
        """(position, seat, piece, battle): Health less that its Champion's foes have."""
        self.discarded: Block | None = None  # when it is discarded as its text tells
        # Monsters, rooms and the Guardian
        self.before: Block | None = None  # each member, before a battle is compared
        self.after: Block | None = None  # each member, after it, won or lost
        self.enter: Block | None = None  # Alert! on entering
        self.leave: Block | None = None  # Alert! on moving on
        self.hampers: Callable[[Any, Any, int], None] | None = None
        """(position, muster, foe or room): what it takes from a member's numbers in battle."""
        self.toughens: Callable[[Any, Any, int], tuple[int, int, int]] | None = None
        """(position, battle, foe or room): (Health, Armor, Magic Resistance) more in that battle."""
        self.rolls: Callable[[Any], int] | None = None
        """What it rolls as a battle begins; the battle keeps the number."""
        self.reveal: Block | None = None
        self.on_defeated: Block | None = None  # each member of the battle
        self.end_of_turn: Block | None = None
        self.faces: dict[str, Block] = {}  # of a Guardian: what its attack faces do to who rolled them
        # Prestige boards
        self.triggers: tuple[Condition, ...] = ()  # what earns one Rank, and two
        self.opportunity: tuple[tuple[Block, int, int], ...] = ()  # (block, since, until) that Rank
        self.also: dict[str, int] = {}  # further faces, by id, on which that happens, and from which Rank on
        self.on_rank: dict[int, Block] = {}


def power(p: Board, piece: int) -> Power:
    return p.cast[piece].power
