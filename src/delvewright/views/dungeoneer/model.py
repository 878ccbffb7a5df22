"""The view of a Dungeoneer table: plain structs, ready for JSON; kinds go by their ids (see printed.py).

It is a plain view with more to it: the zones tell of hands, decks and piles, what stands here tells the rest.
Spaces are Map cards and are named by their pieces. Sides are 0 to 3: north, east, south, west. -1 stands for
no piece, no seat, no number. Odds are in a hundred.
"""

from __future__ import annotations

from msgspec import Struct

from delvewright.views import plain


class Piece(Struct, frozen=True, gc=False):
    """A card that lies open."""

    piece: int
    kind: str


class Part(Struct, frozen=True, gc=False):
    """What a number is made of: a card and what it adds."""

    piece: int
    kind: str
    amount: int


class Score(Struct, frozen=True, gc=False):
    """Melee, Magic or Speed as it counts now: its parts together, and never less than 0."""

    stat: str
    now: int
    parts: tuple[Part, ...]  # the first is what is printed
    attacks: bool  # whether it is a form of attack


# The map ----------------------------------------------------------------------------------------------


class Hurdle(Struct, frozen=True, gc=False):
    """A Threat that waits at an exit or in a space, for the hero whose view it is."""

    space: int
    side: int  # of the exit; -1: in the middle of the space
    sort: str  # locked, trapped, pit, spikes, hazard
    stat: str
    number: int  # a Hazard's is its bonus to Traps
    odds: int  # that it is overcome; -1 where nobody asks, 100 where the hero need not roll


class Exit(Struct, frozen=True, gc=False):
    """A side of a laid card, as it is now."""

    side: int
    sort: str  # open, locked, trapped, wall
    printed: str  # what it was before something opened, barred or trapped it
    to: int  # the space on the other side
    passable: bool  # whether one can go there by it now
    hurdle: Hurdle | None
    held_by: tuple[int, ...]  # seats whose tokens keep it open


class Link(Struct, frozen=True, gc=False):
    """A Sewer or a Portal of a space; it leads somewhere once its other end lies, too."""

    sort: str  # sewer, portal
    letter: str
    to: tuple[int, ...]


class Space(Struct, frozen=True, gc=False):
    """A Map card on the table."""

    piece: int
    kind: str
    border: str  # dungeon, wilderness: two maps, each with rows and columns of its own
    row: int
    column: int
    turn: int  # quarter turns clockwise
    exits: tuple[Exit, ...]  # north, east, south, west as laid
    links: tuple[Link, ...]
    glory: int
    peril: int
    new: bool  # whether it still gives them to the active hero this turn
    terrain: tuple[str, ...]
    obstacle: Hurdle | None
    ice: bool
    depth: int  # moves from the nearest Entrance of its border, which a search adds
    heroes: tuple[int, ...]  # seats
    tokens: tuple[Piece, ...]  # Escort Quests whose token lies here
    attached: tuple[Piece, ...]
    wanted: tuple[int, ...]  # Quests that lead here, whosesoever


class Route(Struct, frozen=True, gc=False):
    """How the viewer's hero would get to a space: the fewest moves, and of those the fewest Threats."""

    to: int
    path: tuple[int, ...]  # the spaces entered, the last is the goal
    moves: int  # Movement it takes if every lock gives way
    most: int  # and if none does
    hurdles: tuple[Hurdle, ...]
    odds: int  # that all are overcome
    within: bool  # whether the hero's Movement takes him there this turn
    glory: int  # collected on the way
    peril: int


class Spot(Struct, frozen=True, gc=False):
    """A turn in which a Map card may lie in a cell, and the offer that lays it so."""

    turn: int
    offer: int


class Ghost(Struct, frozen=True, gc=False):
    """A free cell where the Map card in hand may lie."""

    piece: int  # the card
    border: str
    row: int
    column: int
    spots: tuple[Spot, ...]


class MapView(Struct, frozen=True, gc=False):
    """The map, and the ways of the viewer through it."""

    spaces: tuple[Space, ...]  # in the order in which they were laid
    routes: tuple[Route, ...]  # of the viewer's hero, the nearest space first
    ghosts: tuple[Ghost, ...]  # while the viewer places a card
    drawn: tuple[Piece, ...]  # turned up, to be placed


# Seats ------------------------------------------------------------------------------------------------


class Item(Struct, frozen=True, gc=False):
    """A card in an Inventory: a Boon, a Treasure or a Minion."""

    piece: int
    kind: str
    slot: str  # the part of the body a Treasure is worn on, or ""
    tokens: int
    spent: bool  # whether it has been used as often as it may be for now
    life: int  # of a Minion; else 0
    attached: tuple[Piece, ...]


class Monster(Struct, frozen=True, gc=False):
    """A monster in a Pack or in a fight."""

    piece: int
    kind: str
    life: int  # what is left
    wounds: int
    fought: bool  # has started its attack of this turn
    form: str  # it attacks in, once that is named
    attached: tuple[Piece, ...]


class Goal(Struct, frozen=True, gc=False):
    """A place a Quest leads to: any of these kinds of space."""

    kinds: tuple[str, ...]
    spaces: tuple[int, ...]  # those that lie
    moves: int  # from the viewer's hero to the nearest, by the shortest way; -1: there is none


class Quest(Struct, frozen=True, gc=False):
    """A Quest on the table."""

    piece: int
    kind: str
    owner: int  # whose Personal Quest it is; -1: Global
    done: bool
    counts: bool  # whether it is of the grade that wins
    goals: tuple[Goal, ...]  # one after the other
    stage: int  # which of them is next
    search: int  # the number a search must reach; 0 where nothing is searched for
    found: bool
    tried: bool  # this turn
    token: bool  # the Escort is under way
    dropped_at: int  # the space where its token lies
    life: int  # of its monster, what is left; 0 where there is none
    odds: int  # of the next roll it asks of the viewer's hero; -1: no roll
    need: str  # what is to be done next, in a few words


class Seat(plain.Seat, frozen=True, gc=False):
    """One player's side of the table. The hand is among the zones."""

    hero: tuple[Piece, ...]  # of a stack the one it began with first
    at: int  # the space; -1: out of the game
    out: bool
    level: int
    life: int
    full_life: int
    glory: int
    peril: int
    movement: int  # off turn: what was saved or granted
    tipped: bool
    stands_up_at: int  # the Melee Threat that standing up needs besides; 0: none
    stuck: int  # the side of the exit the token stands on
    attacked: bool  # the hero has started his attack of this turn
    scores: tuple[Score, ...]
    boons: int  # most Permanent Boons
    treasures: int  # most Permanent Treasures
    inventory: tuple[Item, ...]
    banes: tuple[Piece, ...]  # on the hero
    pack: tuple[Monster, ...]
    pack_limit: int  # 0: none
    quests: tuple[Quest, ...]
    done: tuple[Quest, ...]
    won: int  # completed Quests that count
    hand_size: int  # it is filled up to


# The fight --------------------------------------------------------------------------------------------


class Roller(Struct, frozen=True, gc=False):
    """One side of a roll: the die, and what is added to it."""

    seat: int  # who rolls
    piece: int  # for which card
    kind: str
    name: str  # a Quest's monster has one of its own
    die: int  # 0: not rolled yet
    score: int
    parts: tuple[Part, ...]
    total: int


class Blow(Struct, frozen=True, gc=False):
    """One attack of a combat: who strikes whom, and both rolls."""

    form: str
    challenge: bool
    attack: Roller
    counter: Roller
    hits: int  # that the attacker wins, in a hundred
    misses: int  # that the defender does
    verdict: str  # "", then hit, riposte, tie or nothing


class Fight(Struct, frozen=True, gc=False):
    """A combat under way, step by step."""

    step: str  # A to H
    lord: int  # the attacking player
    victim: int
    monsters: tuple[Monster, ...]  # those still there, in the order in which they attack
    blow: Blow | None
    wound: int  # wounds about to be taken


class Throw(Struct, frozen=True, gc=False):
    """A Threat being faced."""

    stat: str
    number: int
    roller: Roller
    odds: int


class Group(Struct, frozen=True, gc=False):
    """Encounters laid down for one hero, in the order in which they will be fought."""

    quarry: int
    cards: tuple[Piece, ...]


class Effect(Struct, frozen=True, gc=False):
    """Something that outlasts its card."""

    piece: int
    kind: str
    seat: int  # who played it
    on: int  # whose hero it is on
    card: int  # or which monster
    until: str


# The table --------------------------------------------------------------------------------------------


class Result(plain.Result, frozen=True, gc=False):
    """The end. The scores are completed Quests that count; the seats tell which."""

    why: str  # quests, last (hero standing) or called_off


class View(plain.View, frozen=True, gc=False):
    """Everything one seat may know of a table.

    Its phases are setup, reset, lord, build, hero, draw and over.
    """

    sets: tuple[str, ...]
    grade: str
    goal: int  # how many Quests win
    seats: tuple[Seat, ...]
    map: MapView
    quests: tuple[Quest, ...]  # Global ones
    group: Group | None
    fight: Fight | None
    roll: Throw | None
    struck: Blow | None  # the last attack of this turn, settled
    faced: Throw | None  # the last roll against a number of this turn, judged
    dice: tuple[int, ...]  # of a Chance Quest, as they lie
    result: Result | None
    effects: tuple[Effect, ...]
