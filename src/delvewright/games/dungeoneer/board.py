"""The board: what a Dungeoneer position holds, where every card lies, and readable questions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from delvewright.games.dungeoneer import fields
from delvewright.games.dungeoneer.kinds import Kind
from delvewright.kernel.board import OrNone, Pairs, Pieces, Seats, Starts, ThisGame, ThisTurn
from delvewright.kernel.position import Position
from delvewright.kernel.zones import APART, Zones, seen_by_none, seen_by_owner
from delvewright.words.maps import cell_at

if TYPE_CHECKING:
    from delvewright.games.dungeoneer.shapes import Fight, Lasting, Roll

MOST_SEATS = 6
HAND_SIZE = 5

NONE = -1
"""Stands where a piece, a seat, a cell or a side might, when there is none."""

# The zones of a seat lie at one of these + seat; the shared ones follow.
ZONES = Zones(MOST_SEATS)
HAND = ZONES.own("hand", seen_by_owner, APART)
INVENTORY = ZONES.own("inventory")
PACK = ZONES.own("pack")
QUESTS = ZONES.own("quests")
DONE = ZONES.own("done")
HERO = ZONES.own("hero")
HELD = ZONES.own("held", seen_by_owner, "maps")  # Map cards dealt out for a Revealed Map
ADVENTURE = ZONES.shared("adventure", seen_by_none, APART)  # with sets combined: the Glory deck
PERIL_DECK = ZONES.shared("peril_deck", seen_by_none, APART)  # of combined sets
DISCARD = ZONES.shared("discard")
PERIL_DISCARD = ZONES.shared("peril_discard")
MAPS = ZONES.shared(
    "maps", seen_by_none, "maps"
)  # the Map deck, or that of the Wilderness beside the Dungeon's
DUNGEON_MAPS = ZONES.shared("dungeon_maps", seen_by_none)
MAP = ZONES.shared("map")  # in the order in which they were laid
GLOBAL = ZONES.shared("global")
QUEST_DECKS = ZONES.shared("quest_deck", seen_by_none, count=3)  # heroic, epic, legendary
HEROES = ZONES.shared("heroes", seen_by_none)
ATTACHED = ZONES.shared("attached")  # Attachments, and Banes on a hero: see `hosts`
WORLD = ZONES.shared("world")  # Permanent Banes that concern everybody
FIGHT = ZONES.shared("fight")  # Encounters that were sent at a hero
DRAWN = ZONES.shared("drawn")  # a Map card that was turned up and waits for its place
SHELF = ZONES.shared("shelf", seen_by_none, APART)  # what was left of heroic decks, face down
ASIDE = ZONES.shared("aside")  # out of the game

# Chance: one stream for the dice of each seat, then these.
MAP_STREAM, ADVENTURE_STREAM, PERIL_STREAM, QUEST_STREAM, HERO_STREAM, FIRST_STREAM, HAND_STREAM = range(
    MOST_SEATS, MOST_SEATS + 7
)
STREAMS = MOST_SEATS + 7

CENTRES = {"wilderness": cell_at(32, 64), "dungeon": cell_at(96, 64)}
"""Where the first Entrance of a border lies; the two maps never touch (DN-COMBINE-04)."""


UNTIL_ROLL, UNTIL_COMBAT, UNTIL_TURN, UNTIL_MY_RESET, UNTIL_ITS_RESET = range(5)
"""When a lasting effect ends: after the next roll, with the combat, with the turn, in the Reset Phase of who
played it, or of whom it is on."""

Goal = Annotated[int, Starts(1)]
Phase = Annotated[str, Starts("setup")]


class Board(Position):
    """A game of Dungeoneer at one moment."""

    ZONES = ZONES
    STREAMS = STREAMS
    FIELDS = fields.FIELDS

    at: ThisGame[list[int]]  # the map card each hero stands on; NONE: out of the game
    begun: ThisGame[Pairs]  # (Escort Quest, map card its token was taken up on)
    cast: ThisGame[tuple[Kind, ...]]
    combined: ThisGame[bool]  # whether there is a Glory deck and a Peril deck
    doors: ThisGame[tuple[tuple[int, int, int], ...]]  # (Bane, map card, side as laid or NONE: all open ones)
    dropped: ThisGame[Pairs]  # (Escort Quest, map card): tokens that lie in a space
    escorted: ThisGame[Pieces]  # Escort Quests with their token on them
    glory: ThisGame[list[int]]
    goal: ThisGame[Goal]  # the grade whose Quests win
    hosts: ThisGame[Pairs]  # (Attachment or Bane, the card it is attached to)
    hurt: ThisGame[Pairs]  # (monster or Slay Quest, wounds)
    ice: ThisGame[Pieces]  # map cards with an ice token
    lasting: ThisGame[tuple[Lasting, ...]]
    least_grade: ThisGame[int]  # cards of a lower grade are set aside when they are discarded
    level: ThisGame[tuple[int, ...]]
    life: ThisGame[list[int]]
    minions: ThisGame[Pairs]  # (monster, its Life as a Minion)
    movement: ThisGame[list[int]]  # off turn: the saved point, and what cards granted since
    peril: ThisGame[list[int]]
    phase: ThisGame[Phase]
    places: ThisGame[tuple[int, ...]]  # the cell of each map card, or NONE
    reached: ThisGame[tuple[int, ...]]  # the highest grade each seat's heroes have come to
    stuck: ThisGame[tuple[int, ...]]  # the side each hero's token holds open, or NONE
    tipped: ThisGame[tuple[int, ...]]  # 0 stands, 1 lies; more: the Melee Threat of standing up besides
    tokens: ThisGame[Pairs]  # (card, tokens on it)
    turned: ThisGame[tuple[int, ...]]  # quarter turns of each map card
    unlocked: ThisGame[Pairs]  # (map card, side as laid): Locked exits that stand open

    assaults: ThisTurn[Pairs]  # (card, seat it attacked)
    attacked: ThisTurn[Pieces]  # cards that have started their attack of this turn
    bane: ThisTurn[OrNone]  # the Bane being played; NONE once it was cancelled
    beaten: ThisTurn[OrNone]  # the monster just defeated, while its victor may keep it
    bonus: ThisTurn[Seats]  # seats that tipped their hero for a point of Movement
    blow: ThisTurn[int]  # wounds a hero is about to take
    dice: ThisTurn[Pieces]  # those of a Chance Quest, as they lie
    emptied: ThisTurn[OrNone]  # the Treasure just used up, while its player may save it
    faced: ThisTurn[Roll | None]  # the last roll against a number, judged
    fight: ThisTurn[Fight | None]
    felled_by: ThisTurn[OrNone]  # the player whose effect defeated a hero last
    finished: ThisTurn[bool]  # whether a Quest was completed
    forms: ThisTurn[Pairs]  # (attacking card, form) of the combat being fought
    found: ThisTurn[Pieces]  # Search Quests whose object was found
    group: ThisTurn[Pieces]  # the Encounters laid down for one hero, in order
    moved: ThisTurn[bool]
    quarry: ThisTurn[OrNone]  # the seat they are laid down for
    quelled: ThisTurn[Seats]  # seats whose Encounters of this phase have been fought
    roll: ThisTurn[Roll | None]
    searched: ThisTurn[Pieces]  # Quests whose object was searched for
    set_down: ThisTurn[Pieces]  # Escort Quests whose token came to lie where the active hero stands
    struck: ThisTurn[Fight | None]  # the last attack, settled
    tried: ThisTurn[Pieces]  # Quests attempted
    used: ThisTurn[Pairs]  # (card, use) already used; a use of this combat only is NONE less its number
    visited: ThisTurn[Pieces]  # map cards that give the active hero nothing more
    wounds: ThisTurn[Pairs]  # (seat or NONE, wounds): what step H rewards, see combat.py
    __slots__ = tuple(__annotations__)

    def clone(self) -> Board:
        new = Board()
        fields.copy(self, new)
        return new


def seats(p: Board) -> range:
    return range(len(p.life))


def alive(p: Board) -> list[int]:
    """The seats still in the game."""
    return [seat for seat, life in enumerate(p.life) if life > 0]


def players(p: Board) -> list[int]:
    """The seats whose players are in the game: with reincarnation also those whose hero has just fallen."""
    return [*seats(p)] if p.rules.reincarnation else alive(p)


def around(p: Board, seat: int) -> list[int]:
    """The seats still in the game in turn order, `seat` first."""
    life = p.life
    return [other for other in (*range(seat, len(life)), *range(seat)) if life[other] > 0]


def next_alive(p: Board, seat: int) -> int:
    """The next player to the left who is still in the game."""
    return around(p, (seat + 1) % len(p.life))[0]


def hero(p: Board, seat: int) -> int:
    """The Hero card of a seat: of a stack the one it began with."""
    return p.zones[HERO + seat][0]


def heroes_at(p: Board, place: int) -> list[int]:
    """The seats whose heroes stand on a map card, the active one first."""
    at = p.at
    return [seat for seat in around(p, p.turn) if at[seat] == place]


def boons(p: Board, seat: int) -> list[int]:
    """The Boons in an Inventory."""
    return [card for card in p.zones[INVENTORY + seat] if p.cast[card].sort == "boon"]


def treasures(p: Board, seat: int) -> list[int]:
    """What fills Treasure slots: Treasures, and Minions (DN-EFFECT-07)."""
    return [card for card in p.zones[INVENTORY + seat] if p.cast[card].sort != "boon"]


def with_new(numbers: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    """What each seat has, with another number for one."""
    return (*numbers[:seat], number, *numbers[seat + 1 :])


def counted(pairs: Pairs, key: int) -> int:
    """What is noted for a key; 0 where nothing is."""
    for one, number in pairs:
        if one == key:
            return number
    return 0


def noted(pairs: Pairs, key: int, number: int) -> Pairs:
    """The same with another number for a key; 0 takes it out."""
    others = tuple([pair for pair in pairs if pair[0] != key]) if pairs else ()
    return (*others, (key, number)) if number else others


def attached_to(p: Board, host: int) -> list[int]:
    return [card for card, other in p.hosts if other == host] if p.hosts else []


def terrain(p: Board, place: int) -> frozenset[str]:
    """The icons of a space, an ice token's included."""
    icons = p.cast[place].terrain
    return icons | {"ice"} if place in p.ice else icons


def foe_kind(p: Board, card: int) -> Kind:
    """What fights where a card does: a Slay Quest's monster, or the card itself."""
    kind = p.cast[card]
    return kind.foe if kind.foe is not None else kind


def on_quest(p: Board, card: int) -> bool:
    """Whether a fighting card is the monster of a Quest (DN-QUEST-35)."""
    return p.cast[card].foe is not None


def life_left(p: Board, card: int) -> int:
    """The Life of a monster: printed, or as a Minion, less its wounds."""
    return (counted(p.minions, card) or foe_kind(p, card).life) - counted(p.hurt, card)
