"""The view of a Thunderstone table: plain structs, ready for JSON; of a kind its id, see `PrintedCard`."""

from __future__ import annotations

from msgspec import Struct

from delvewright.views.model import Printed, TableView, Verdict


class Piece(Struct, frozen=True, gc=False):
    """A card that lies open."""

    piece: int
    kind: str


class Known(Struct, frozen=True, gc=False):
    """A card of a face-down deck that the viewer knows the place of; 0 is the top."""

    index: int
    piece: int
    kind: str


class Card(Struct, frozen=True, gc=False):
    """A card of a hand that the viewer sees, as it stands now."""

    piece: int
    kind: str
    same_as: int  # the first card of this hand it cannot be told apart from: the one that options name
    gold: int
    strength: int  # with everything that changes it this turn
    attack: int  # what it adds to the totals
    magic: int
    light: int
    holds: tuple[int, ...]  # Weapons of a Hero
    held_by: int  # the Hero that holds this Weapon, or -1
    used: tuple[str, ...]  # abilities used this turn
    lost: bool  # destroyed when the battle is over
    owner: int  # whose card it is, if it is borrowed, or -1
    guise_of: str  # the kind it really is, if it copies another Hero
    left_out: bool  # takes no part in the battle


class Seat(Struct, frozen=True, gc=False):
    """One player's side of the table."""

    seat: int
    xp: int
    vp: int  # what the cards would score if the game ended now
    deck: int
    known: tuple[Known, ...]  # cards of the deck whose place the viewer knows
    hand: tuple[Card, ...]  # the cards the viewer sees
    hidden: int  # how many more there are in hand
    discard: tuple[Piece, ...]  # the last one on top
    aside: tuple[Piece, ...]  # turned over, still to be dealt with
    penalties: tuple[Piece, ...]
    owned: dict[str, int]  # every card by kind; all that was gained and lost was public
    unseen: dict[str, int]  # those of them that lie in deck or hand where the viewer cannot see them


class Preview(Struct, frozen=True, gc=False):
    """What an attack on a Monster would come to, Battle effects counted."""

    seat: int  # whose party
    attack: int
    magic: int
    light: int
    penalty: int  # the Light Penalty left; each point costs 2
    diseases: int
    value: int
    health: int
    wins: bool
    needs: int  # how much Attack Value is missing
    needs_magic: bool  # whether 1 Magic Attack is missing besides
    xp: int  # what a win gives
    vp: int
    costs: tuple[str, ...]  # what the fight does to the party, won or lost
    text: str
    refusal: str  # why it may not be attacked, or ""


class Foe(Struct, frozen=True, gc=False):
    """A card in the hall."""

    piece: int
    kind: str
    monster: bool
    health: int  # now
    darkness: int  # the Light Penalty before Light
    xp: int
    vp: int
    traits: tuple[str, ...]
    breached: bool
    preview: Preview | None


class Rank(Struct, frozen=True, gc=False):
    """A rank of the hall; Rank 0 is there for Guardians only."""

    rank: int
    cards: tuple[Foe, ...]


class Lurking(Struct, frozen=True, gc=False):
    """A Thunderstone or Guardian still in the Dungeon Deck: between which places (0 is the top) it lies."""

    kind: str
    first: int
    last: int


class Dungeon(Struct, frozen=True, gc=False):
    """The Dungeon Deck and what lies beside it."""

    deck: int
    known: tuple[Known, ...]
    lurking: tuple[Lurking, ...]
    sunk: tuple[Piece, ...]  # what everybody saw go to the bottom, the deepest last
    horde: tuple[Piece, ...]  # the next Horde card first
    cages: tuple[Piece, ...]
    score_pile: tuple[Piece, ...]  # solo: Monsters that got past you
    score_pile_vp: int
    counters: int  # prowling counters on the front Monster
    quarry: int  # the Monster that must be attacked this turn, or -1
    stones_seen: int
    stones_to_end: int
    skips_advance: bool  # solo: whether the next advance is skipped


class Stack(Struct, frozen=True, gc=False):
    """A stack of the Village, its top card first in line."""

    group: str
    type: str  # basic, hero or village
    piece: int  # the top card, or -1 when it is sold out
    kind: str
    count: int
    cost: int
    affordable: bool  # within the gold of the totals
    levels: tuple[int, ...]  # how many are left of Level 1, 2, 3, for Heroes with levels


class Totals(Struct, frozen=True, gc=False):
    """What a hand comes to as it stands, before any Monster is named."""

    seat: int
    gold: int
    purchases: int
    smiths: int  # further purchases that need a Weapon among the buys
    attack: int
    magic: int
    light: int
    diseases: int


class Holder(Struct, frozen=True, gc=False):
    """Who holds a Thunderstone in a campaign."""

    stone: str
    seat: int


class Campaign(Struct, frozen=True, gc=False):
    """Where a campaign stands."""

    variant: str
    number: int  # of the game being played
    stones: tuple[str, ...]
    holders: tuple[Holder, ...]
    points: tuple[int, ...]
    past: tuple[tuple[int, ...], ...]  # the scores of the games so far
    carried: tuple[tuple[str, ...], ...]


class Scored(Struct, frozen=True, gc=False):
    """Cards of one kind in a final score."""

    kind: str
    count: int
    each: int
    vp: int


class Result(Verdict, frozen=True, gc=False):
    """The end: scores, winners, and how each score comes about."""

    scores: tuple[int, ...]
    against: int | None  # solo: the VP of the Monster Score Pile
    cards: tuple[tuple[Scored, ...], ...]  # a list a seat
    score_pile: tuple[Scored, ...]


class View(TableView, frozen=True, gc=False):
    """Everything one seat may know of a table; its phases are turn, village, dungeon, battle and over."""

    variant: str
    revealed: bool  # whether the active seat's hand lies open
    seats: tuple[Seat, ...]
    hall: tuple[Rank, ...]
    dungeon: Dungeon
    village: tuple[Stack, ...]
    diseases: int
    destroyed: int
    totals: Totals | None
    campaign: Campaign | None
    result: Result | None


class PrintedCard(Printed, frozen=True, gc=False):
    """A printed card."""

    level: int
    classes: tuple[str, ...]
    cost: int | None
    gold: int | None
    strength: int
    weight: int
    attack: int
    magic: int
    light: int
    health: int
    xp: int
    vp: int | None
    level_up: int | None
    trophy: bool
    traits: tuple[str, ...]
    trait_rules: tuple[str, ...]  # the rule of each trait
    unverified: tuple[str, ...]
