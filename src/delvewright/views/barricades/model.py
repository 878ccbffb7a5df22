"""The view of a Barricades table: plain structs, ready for JSON; kinds go by their ids (see printed.py).

It is a plain view with more to it: zones tell of hands, decks and piles, what stands here tells the rest.
-1 stands for no piece, no seat, no number.
"""

from __future__ import annotations

from msgspec import Struct

from delvewright.views import plain


class Piece(Struct, frozen=True, gc=False):
    """A printed thing that lies open."""

    piece: int
    kind: str


class Gear(Struct, frozen=True, gc=False):
    """Gear tokens of a sort."""

    piece: int  # the token that stands for all of its sort
    kind: str
    count: int


# Champions ----------------------------------------------------------------------------------------------


class InPlay(Struct, frozen=True, gc=False):
    """A card of a hand or in play, as it counts now."""

    piece: int
    kind: str
    physical: int  # Attack it gives
    magic: int
    skill: int  # a Hero's as it is; -1 of what is no Hero
    spare: int  # Skill its Weapons leave
    wields: tuple[Piece, ...]
    wielder: int  # the Hero that wields this Weapon
    owner: int  # whose it is, where it is lent; else -1
    used: bool  # whether it has done all it may this turn


class Prestige(Struct, frozen=True, gc=False):
    """A Prestige board and how far its Champion has come."""

    piece: int
    kind: str
    rank: int
    earned: int  # Ranks earned this turn
    bought: int  # and paid for
    cost: int  # XP of the next Rank; -1: there is none


class Die(Struct, frozen=True, gc=False):
    """A Guardian die as it lies."""

    index: int
    face: str  # the printed face
    resolved: bool
    benefit: bool  # an attack that helps


class Seat(plain.Seat, frozen=True, gc=False):
    """A Champion: the board, the cards, what they come to, where he is."""

    hp: int
    most_hp: int
    wounds: int
    spaces: int  # for Wound tokens
    xp: int
    gear: tuple[Gear, ...]
    prestige: Prestige | None
    guild: Piece | None
    hand: tuple[InPlay, ...]
    play: tuple[InPlay, ...]
    deck: int
    discard: int
    aside: tuple[Piece, ...]  # prepared for the next hand
    physical: int
    magic: int
    light: int
    light_left: int
    gold: int  # what can still be spent
    dice: tuple[Die, ...]
    node: str  # where in the Dungeon
    location: str  # where in the Village: "", an id, or "square"
    stage: str  # prep, place, village, waiting, dungeon, ready, fighting, spoils, done
    party: int  # its leader, or -1
    aim: str  # where he means to go
    eye: int  # what he means to buy


# The Village --------------------------------------------------------------------------------------------


class Pledge(Struct, frozen=True, gc=False):
    seat: int
    gold: int


class Location(Struct, frozen=True, gc=False):
    """A building of the Village."""

    piece: int
    kind: str
    spots: int
    damage: int  # chits that destroy it
    chits: tuple[Piece, ...]
    standing: bool
    free: int  # spots
    visitors: tuple[int, ...]
    barricade: Piece
    active: bool
    price: int  # of the Barricade now
    pledges: tuple[Pledge, ...]


class Stack(Struct, frozen=True, gc=False):
    """A stack of the Village: what lies on top, and how many there are of each card."""

    stack: str  # a Hero's name, or the card's id
    sort: str
    top: Piece | None
    price: int
    left: int
    levels: tuple[int, ...]  # of a Hero: cards left of level 1 to 4
    eyed: tuple[int, ...]  # seats that mean to buy it


# The Dungeon --------------------------------------------------------------------------------------------


class Leaving(Struct, frozen=True, gc=False):
    """What waits in a room for its next battle."""

    what: str
    number: int
    now: bool  # whether a battle of this turn would already touch it


class Room(Struct, frozen=True, gc=False):
    """A place of the Dungeon."""

    node: str
    level: int
    joined: tuple[str, ...]
    tile: Piece | None
    monster: Piece | None
    light: int  # what entering asks
    health: int  # of the battle there, before dice
    dice: int
    armor: int
    resistance: int
    wounds: int
    wound_cards: int
    xp: int
    treasure: int
    gear: tuple[str, ...]
    champions: tuple[int, ...]
    aims: tuple[int, ...]
    fought: bool
    left: tuple[Leaving, ...]


class Guardian(Struct, frozen=True, gc=False):
    piece: int
    kind: str
    revealed: bool
    hurt: int
    hit_points: int
    health: int  # with the Horde
    threat: int  # dice for each Champion
    space: int  # of the track on the side that lies up


class Battle(Struct, frozen=True, gc=False):
    """A battle of this turn."""

    leader: int
    members: tuple[int, ...]
    node: str
    foes: tuple[Piece, ...]
    value: int  # Attack that counts
    health: int
    armor: int
    resistance: int
    rolled: tuple[int, ...]
    over: bool
    won: bool
    xp: int  # rewards not yet taken
    gear: tuple[str, ...]
    treasures: tuple[Piece, ...]


class Party(Struct, frozen=True, gc=False):
    leader: int
    members: tuple[int, ...]
    ready: tuple[int, ...]
    invited: tuple[int, ...]
    light: int
    attack: int  # against what lives where they are; -1: nothing
    health: int


class Horde(Struct, frozen=True, gc=False):
    """What the Horde will do as things stand."""

    icons: int
    removed: int
    left: int
    destruction: int
    chits: int  # the Village would gain now
    most: int  # the worst it can be this turn


class Request(Struct, frozen=True, gc=False):
    """Somebody asks another for a card, or invites him."""

    asker: int
    asked: int
    piece: int
    kind: str


class Result(plain.Result, frozen=True, gc=False):
    """One result for all: won, pyrrhic, lost, called_off."""

    how: str
    destroyed: int
    medals: tuple[str, ...]


class View(plain.View, frozen=True, gc=False):
    """Everything one seat may know of a table: all sit on one side, only decks and the bag are hidden."""

    seats: tuple[Seat, ...]
    result: Result | None
    stage: str  # setup, prep, dungeon, closing, over
    difficulty: str
    limit: int  # destroyed locations that lose
    destroyed: int
    locations: tuple[Location, ...]
    stacks: tuple[Stack, ...]
    supply: tuple[Gear, ...]  # Gear tokens, with what they cost now
    treasures: int
    treasure_price: int
    bag: int
    rooms: tuple[Room, ...]
    guardian: Guardian
    horde: Horde
    parties: tuple[Party, ...]
    battles: tuple[Battle, ...]
    requests: tuple[Request, ...]
    done: tuple[int, ...]  # seats that are done and wait
    setup: bool  # whether Champions are still being made
