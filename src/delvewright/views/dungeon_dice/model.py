"""The view of a Dungeon Dice table: plain structs, ready for JSON; kinds are named by id, see `printed.Die`.

Every die one can point at has one number, `piece`: its own, or LOOSE and its place in the combat for a level
die, which is no piece of the game. Where a combatant is meant, MONSTER stands for the monster.
"""

from __future__ import annotations

from msgspec import Struct

from delvewright.views.dungeon_dice.printed import Symbol
from delvewright.views.model import TableView, Verdict

LOOSE = 1000
MONSTER = -1


class Piece(Struct, frozen=True, gc=False):
    """A die that lies on the table, outside the bags."""

    piece: int
    kind: str
    face: int  # the side it shows, an index of the printed die's faces; -1: it was never rolled
    same_as: int  # the piece that options name in its stead: the first of its sort in the same place
    equipped: bool = False
    wounded: bool = False
    feared: bool = False  # set aside by Fear until the end of the turn
    bound: bool = False  # an equipped cursed artifact: one Healing takes it off
    usable: bool = True  # neither wounded nor feared
    fame: int = 0  # what it is worth to whoever holds it now
    note: str = ""  # a few words: "once per round: used", "stopped", …


class Power(Struct, frozen=True, gc=False):
    """A symbol somebody may still use."""

    symbol: Symbol
    piece: int  # the die that shows it, or -1
    kind: str  # of that die, or ""
    source: str  # where it comes from in words: "Iron Sword", "the Forest", "a level die"


class Experience(Struct, frozen=True, gc=False):
    """The tracker of a hero."""

    now: int
    most: int  # where the tracker ends
    next_level_at: int  # the experience that brings the next level die, or -1
    tracker: str  # the kind of the tracker die
    face: int  # the side it shows, or -1 when it is still off the table
    fame: int


class Levels(Struct, frozen=True, gc=False):
    """The level dice of a hero."""

    level: int  # with every bonus and change of this turn
    base: int  # what the tracker shows
    ready: int  # how many it would roll now
    wounded: int
    boosted: int  # of those ready


class Worth(Struct, frozen=True, gc=False):
    """A part of somebody's fame."""

    what: str  # experience, artifact, legendary, equipment (the Crown), trophy, cursed or stone
    text: str
    piece: int
    kind: str
    fame: int


class Seat(Struct, frozen=True, gc=False):
    """One player's side of the table."""

    seat: int
    experience: Experience
    levels: Levels
    fame: int
    goal: int
    worth: tuple[Worth, ...]  # the fame, part by part
    hands: int  # how many there are
    hands_free: int
    armor_slots: int
    gear: tuple[Piece, ...]  # the equipped dice
    equipment: tuple[Piece, ...]  # equipment, artifacts, legendary and cursed dice, equipped ones too
    items: tuple[Piece, ...]  # one-use dice
    classes: tuple[Piece, ...]
    familiars: tuple[Piece, ...]
    relics: tuple[Piece, ...]
    others: tuple[Piece, ...]  # whatever else it holds
    trophies: tuple[Piece, ...]
    stored: tuple[Piece, ...]  # a stopped monster, to be fought later
    stone: bool  # holds the Philosopher's Stone
    hexed: bool  # under the Curse
    asleep: bool  # must rest next turn
    locked: bool  # its set of gear is fixed for this turn
    class_open: tuple[str, ...]  # classes its gear unlocks
    class_used: tuple[str, ...]  # the class in use this turn
    powers: tuple[Power, ...]  # symbols it has ready outside a combat
    spent: tuple[str, ...]  # once-per-round uses that are gone, in words


class Bag(Struct, frozen=True, gc=False):
    """A bag: everybody knows what is left in it, nobody what comes next."""

    id: str  # item, equipment, artifact, encounter or epic
    count: int
    left: dict[str, int]  # by kind


class Spell(Struct, frozen=True, gc=False):
    """A spell die in the centre."""

    piece: int
    kind: str
    face: int
    in_combat: bool  # cast in this combat already


class Site(Struct, frozen=True, gc=False):
    """Where the heroes are: the side of the Dungeon die, or of the terrain die."""

    id: str
    kind: str  # the die
    face: int
    name: str
    text: str
    rules: tuple[str, ...]
    monsters_gain: tuple[Symbol, ...] = ()
    bonus: str = ""
    bonus_needs: str = ""  # the gear that earns it, or ""
    bonus_for: tuple[int, ...] = ()  # the seats that have that gear in hand


class Chance(Struct, frozen=True, gc=False):
    """How a combat would end on the numbers alone: no symbol used, nobody meddling. Per hundred."""

    label: str  # "You alone", "with Ann"
    helpers: tuple[int, ...]
    win: int
    tie: int
    lose: int


class Encounter(Struct, frozen=True, gc=False):
    """What was drawn and lies in the centre."""

    piece: int
    kind: str
    face: int
    level: int  # now; 0 for what has none
    colour: str
    fame: int  # what its trophy would be worth
    hearts: int  # of an epic monster: how many are left; else 0
    symbols: tuple[Symbol, ...]  # what it shows, and what the place gives it
    reward: tuple[Symbol, ...]
    immunities: tuple[str, ...]
    carried: tuple[Piece, ...]  # dice it brings into the combat
    chances: tuple[Chance, ...]  # while it can still be decided who fights
    text: str


class CombatDie(Struct, frozen=True, gc=False):
    """A die in the combat."""

    piece: int
    index: int  # its place among the dice of the combat
    kind: str
    face: int
    value: int | None  # what it counts now, masteries and all; None: a side without a number
    out: bool  # removed from the combat
    initial: bool  # a combat die: one of those the combat began with
    boosted: bool
    ready: tuple[Symbol, ...]  # symbols still to be used
    used: tuple[Symbol, ...]


class Extra(Struct, frozen=True, gc=False):
    """Something besides the dice that counts for a combatant."""

    text: str
    amount: int
    piece: int
    kind: str


class Side(Struct, frozen=True, gc=False):
    """A combatant. The values of its dice that are not out and its extras come to `total`."""

    who: int  # the seat, or MONSTER
    camp: int  # combatants of the same camp add up
    role: str  # active, assistant, monster or duelist
    level: int
    rolled: bool
    dice: tuple[CombatDie, ...]
    extras: tuple[Extra, ...]
    total: int
    powers: tuple[Power, ...]  # symbols it can still use
    toad: bool
    fallen: bool  # beaten outright, whatever the numbers say
    denies: bool  # its hammer denies the others their armor
    note: str


class Camp(Struct, frozen=True, gc=False):
    """Combatants who win or lose together."""

    camp: int
    name: str  # "Heroes", "Goblin", "Ann"
    members: tuple[int, ...]
    total: int  # what is certain; never below zero, if the table plays it that way
    leads: bool  # everybody has rolled, and it would win now, alone or tied
    coming: int = 0  # dice it has still to roll
    likely: int = 0  # what those bring on average


class Declared(Struct, frozen=True, gc=False):
    """An ability that has been announced and has not taken effect: it can still be answered."""

    who: int
    symbol: str
    piece: int
    kind: str
    text: str


class Combat(Struct, frozen=True, gc=False):
    """A combat under way."""

    mode: str  # monster, duel, colosseum or epic
    phase: str  # before, roll, armor, ability, last or after
    round: int  # of an epic fight, from 1; else 0
    rounds: int
    controller: int  # the seat that runs the monster, or -1
    sides: tuple[Side, ...]
    camps: tuple[Camp, ...]
    margin: int  # between the best camp and the next; 0 until everybody has rolled
    verdict: str  # how it stands for the active player: win, tie, loss, or "" until everybody has rolled
    declared: tuple[Declared, ...]  # the latest first
    lasts: tuple[Declared, ...]  # last effects announced
    spells: tuple[str, ...]  # kinds cast into it
    spent: tuple[Piece, ...]  # one-use dice in use
    prize: str  # what a duel is about, or ""
    text: str  # "The heroes lead 12 to 9."


class Term(Struct, frozen=True, gc=False):
    """One clause of a bargain."""

    key: str  # give, reward, trophy, roll_off, assist, no_harm, use, threat, open_chest, enchant, heal
    text: str
    giver: int
    taker: int  # or -1: everybody
    pieces: tuple[int, ...] = ()
    kinds: tuple[str, ...] = ()
    when: str = ""  # when dice are given: now, win, loss, after, opened


class Bargain(Struct, frozen=True, gc=False):
    """An offer on the table, or an agreement in force."""

    id: int
    state: str  # draft, offered, countered or agreed
    window: str  # where it was made
    proposer: int
    parties: tuple[int, ...]
    waits_for: tuple[int, ...]  # who has yet to say yes
    gives: tuple[Term, ...]  # what the proposer brings
    takes: tuple[Term, ...]  # what it wants
    text: str


class Score(Struct, frozen=True, gc=False):
    """A seat's final fame and where it comes from."""

    seat: int
    fame: int
    worth: tuple[Worth, ...]


class Result(Verdict, frozen=True, gc=False):
    """The end: fame, winners, and how each fame comes about."""

    scores: tuple[Score, ...]
    why: str  # fame, chaos, duel or called_off


class View(TableView, frozen=True, gc=False):
    """Everything one seat may know of a table: all but the luck to come.

    Its phases are setup, turn, draw, prepare, combat, after, end and over.
    """

    mode: str  # core, standard or epic
    sets: tuple[str, ...]
    goal: int
    first: int  # who began
    seats: tuple[Seat, ...]
    bags: tuple[Bag, ...]
    spells: tuple[Spell, ...]
    legendary: tuple[Piece, ...]  # in the centre
    bosses: tuple[Piece, ...]
    boosted_left: int  # boosted level dice in the centre
    site: Site | None
    terrain: Site | None
    drawn: tuple[Piece, ...]  # encounter dice in the centre
    encounter: Encounter | None  # the one that matters
    spent: tuple[Piece, ...]  # one-use dice in use
    combat: Combat | None
    bargains: tuple[Bargain, ...]
    warder: int  # whose permission outsiders need for one-use dice, or -1
    fleet: bool  # whether the active seat takes another turn
    window: str  # which response window that question belongs to (see `windows.WINDOWS`), or ""
    concerns: bool  # whether that window could change the result, or is about the viewer
    result: Result | None
