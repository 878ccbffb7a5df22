"""The board: what a Thunderstone position holds, where everything lies, and readable questions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from delvewright.games.thunderstone import fields
from delvewright.games.thunderstone.kinds import HERO, MONSTER, Kind
from delvewright.kernel.board import Always, OrNone, Pairs, Pieces, Seats, Starts, ThisGame, ThisTurn
from delvewright.kernel.position import Position
from delvewright.kernel.zones import APART, Zones, seen_by_none

if TYPE_CHECKING:
    from delvewright.games.thunderstone.shapes import Layout

MOST_SEATS = 5
HAND_SIZE = 6

NONE = -1
"""Stands where a piece, a rank or a zone might, when there is none."""


def seen_while_open(p: Board, owner: int, seat: int) -> bool:
    """Hands are their owner's unless laid open."""
    return owner == seat or (p.revealed and owner == p.turn)


# The zones of a seat lie at seat * SEAT_ZONES + one of these.
ZONES = Zones(MOST_SEATS, by_seat=True)
DECK = ZONES.own("deck", seen_by_none)
HAND = ZONES.own("hand", seen_while_open)
DISCARD = ZONES.own("discard")
PENALTY = ZONES.own("penalty")
ASIDE = ZONES.own("aside")
SEAT_ZONES = ZONES.stride

SHARED = ZONES.count
DESTROYED = ZONES.shared("destroyed")
DISEASES = ZONES.shared("diseases")
RANK_0 = ZONES.shared("rank_0")
RANK_1 = ZONES.shared("rank_1")
RANK_2 = ZONES.shared("rank_2")
RANK_3 = ZONES.shared("rank_3")
HORDE_DECK = ZONES.shared("horde")
CAGES = ZONES.shared("cages")
SCORE_PILE = ZONES.shared("score_pile")
# The Dungeon Deck is a pile of depths, top depth first: what may lie in each is public (the Thunderstone's
# eleven, the Guardian's eleven), the order is not. SUNK is what everybody saw go to the bottom.
MOST_DEPTHS = 6
DEPTHS = ZONES.hidden("dungeon_deck", APART, MOST_DEPTHS)
SUNK = ZONES.shared("dungeon_deck")
STACKS = ZONES.more("village")

RANKS = (RANK_1, RANK_2, RANK_3)
HALL = (RANK_0, RANK_1, RANK_2, RANK_3)
DECK_ZONES = tuple(range(DEPTHS, SUNK + 1))

# Chance streams: one for each seat's deck, then these.
STREAMS = MOST_SEATS + 5
DUNGEON_STREAM, SETUP_STREAM, FIRST_STREAM, BATTLE_STREAM, CROWN_STREAM = range(MOST_SEATS, STREAMS)


Span = Annotated[int, Starts(3)]


class Board(Position):
    """A game of Thunderstone at one moment."""

    ZONES = ZONES
    STREAMS = STREAMS
    FIELDS = fields.FIELDS

    campaign: Always[tuple[Any, ...]]  # what carries over between the games of a campaign; see campaign.py
    layout: Always[Layout]  # the cards chosen for this game; shared, never changed

    breached: ThisGame[Pieces]  # whose Breach has fired
    cast: ThisGame[tuple[Kind, ...]]
    counters: ThisGame[int]  # prowling counters on the front Monster
    ending: ThisGame[bool]  # whether the game ends with this turn
    front: ThisGame[OrNone]  # the card last seen in Rank 1: a change is an arrival
    leftover_depth: ThisGame[OrNone]  # Trackdown: the depth that holds the last dungeon's leftovers
    quarry: ThisGame[OrNone]  # the Monster that must be attacked this turn (prowling)
    skip_advance: ThisGame[bool]  # solo: whether the next advance is skipped
    span: ThisGame[Span]  # how many cards the hall holds when full: three, fewer while a solo hall fills
    stones: ThisGame[int]  # Thunderstones that have reached Rank 1 so far
    xp: ThisGame[list[int]]

    boosts: ThisTurn[tuple[tuple[int, int, int, int, int], ...]]  # (source, target, strength, attack, magic)
    borrowed: ThisTurn[Pairs]  # (piece, owner): goes home when the battle is over
    converted: ThisTurn[Pairs]  # (source, target as in boosts): Heroes whose Attack counts as Magic Attack
    doomed: ThisTurn[Pieces]  # destroyed when the battle is over, whatever happens
    entered: ThisTurn[bool]  # whether this turn went to the dungeon
    foe: ThisTurn[OrNone]  # the Monster being fought
    foe_rank: ThisTurn[OrNone]  # its rank when the battle was declared
    fought: ThisTurn[bool]  # whether this turn's battle has been declared
    gold: ThisTurn[int]  # made by effects
    guises: ThisTurn[tuple[tuple[int, str], ...]]  # (piece, kind it really is): Militia that copy a Hero
    held: ThisTurn[Pairs]  # (weapon, hero)
    immune: ThisTurn[Seats]  # that showed a Foresight Elixir against the Trap being resolved
    late: ThisTurn[Pieces]  # Monsters whose Breach waits for the new hand (option breach_after_draw)
    left_out: ThisTurn[OrNone]  # the Hero that takes no part in the battle (Haunt)
    levelled: ThisTurn[tuple[str, ...]]  # what may not level up again
    offered: ThisTurn[tuple[tuple[int, int, int], ...]]  # (source, piece, owner): discards still of use
    penance: ThisTurn[bool]  # whether the active seat took a prowling Monster and adds no counter
    purchases: ThisTurn[int]  # how many may be bought
    revealed: ThisTurn[bool]  # whether the active seat's hand lies open
    shielded: ThisTurn[Pieces]  # the Ambrosia in force: heroes are discarded in place of being destroyed
    smiths: ThisTurn[int]  # extra purchases that need a Weapon among the buys
    stood: ThisTurn[bool]  # solo: whether the Monster attacked this turn stayed in the hall
    triumph: ThisTurn[bool]  # solo: whether this turn's win skips the next advance
    used: ThisTurn[Pairs]  # (piece, ability) already used
    weakened: ThisTurn[Pairs]  # (monster, health lost)
    weightless: ThisTurn[bool]  # whether every Weapon weighs 0
    __slots__ = tuple(__annotations__)

    def clone(self) -> Board:
        new = Board()
        fields.copy(self, new)
        return new


def hand(p: Board, seat: int) -> tuple[int, ...]:
    return p.zones[seat * SEAT_ZONES + HAND]


def rank_of(p: Board, monster: int) -> int:
    """The rank (0 to 3) of a card in the hall, or NONE."""
    for rank, zone in enumerate(HALL):
        if monster in p.zones[zone]:
            return rank
    return NONE


def monsters_in_hall(p: Board) -> list[int]:
    """The Monsters in the hall from Rank 0 to Rank 3: no Thunderstone, no Trap."""
    cast = p.cast
    return [piece for zone in HALL for piece in p.zones[zone] if cast[piece].classes & MONSTER]


def health(p: Board, monster: int) -> int:
    """Printed Health less what Creeping Death took this turn."""
    printed = p.cast[monster].health
    if p.weakened:
        printed -= sum(lost for weak, lost in p.weakened if weak == monster)
    return printed


def strength(p: Board, hero: int) -> int:
    """A Hero's Strength now, with all that changes it this turn."""
    total = p.cast[hero].strength
    for source, target, more, _, _ in p.boosts:
        if more and (target == hero or target == EACH_HERO or (target == EACH_OTHER and source != hero)):
            total += more
    return total


EACH_HERO, EACH_OTHER, EACH_EQUIPPED = -1, -2, -3
"""Targets of a boost other than one hero: all heroes, all but the source, all that hold a Weapon."""


def weight(p: Board, weapon: int) -> int:
    return 0 if p.weightless else p.cast[weapon].weight


def lifts(p: Board, weapon: int, hero: int) -> bool:
    """OR-09. Whether a Hero, weakened perhaps, can still hold the Weapon it was given."""
    return not p.rules.strength_loss_unequips or weight(p, weapon) <= strength(p, hero)


def heroes(p: Board, seat: int) -> list[int]:
    cast = p.cast
    return [piece for piece in p.zones[seat * SEAT_ZONES + HAND] if cast[piece].classes & HERO]


def gold_in_hand(p: Board, seat: int) -> int:
    """The printed gold of the cards still in hand."""
    cast = p.cast
    return sum([cast[piece].worth for piece in p.zones[seat * SEAT_ZONES + HAND]])


def gold_of(p: Board, seat: int) -> int:
    """All the gold a Village visit can spend."""
    return p.gold + gold_in_hand(p, seat)


def stacks(p: Board) -> range:
    return range(STACKS, len(p.zones))


def stack_holding(p: Board, piece: int) -> int:
    """The Village stack a card lies in."""
    for zone in range(STACKS, len(p.zones)):
        if piece in p.zones[zone]:
            return zone
    raise LookupError(f"piece {piece} is not on sale")


def stack_of_group(p: Board, group: str) -> int:
    """The Village stack of a Hero type, or NONE when it is not in this game."""
    try:
        return STACKS + p.layout.stacks.index(group)
    except ValueError:
        return NONE


def seats(p: Board) -> int:
    return len(p.xp)


def others(p: Board, seat: int) -> list[int]:
    """The other seats, clockwise from the left neighbour."""
    count = len(p.xp)
    return [(seat + step) % count for step in range(1, count)]


def owned(p: Board, seat: int) -> tuple[int, ...]:
    """Every card a seat owns: deck, hand, discard pile and cards set aside."""
    base = seat * SEAT_ZONES
    zones = p.zones
    return zones[base + DECK] + zones[base + HAND] + zones[base + DISCARD] + zones[base + ASIDE]


NOTHING: frozenset[int] = frozenset()


def touched(p: Board) -> frozenset[int] | set[int]:
    """The cards something has been done to this turn. All others of a kind can stand in for each other.

    Whatever is done to a card but giving it a Weapon is done by a card that was used.
    """
    if not (p.held or p.used):
        return NOTHING
    marks = {pair[0] for pairs in (p.held, p.used, p.borrowed, p.guises) for pair in pairs}
    marks.update(p.doomed, [hero for _, hero in p.held], [boost[1] for boost in p.boosts])
    return marks


def distinct(p: Board, pieces: tuple[int, ...] | list[int]) -> list[int]:
    """One piece of each that are alike: only that one is offered."""
    cast, marks = p.cast, touched(p)
    seen: dict[Any, int] = {}
    for piece in pieces:
        seen.setdefault(piece if piece in marks else cast[piece].id, piece)
    return list(seen.values())
