"""The table: what a Thunderstone position holds, where everything lies, and readable questions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from delvewright.games.thunderstone.kinds import HERO, MONSTER, Kind
from delvewright.kernel.position import Position

if TYPE_CHECKING:
    from delvewright.games.thunderstone.layout import Layout

MOST_SEATS = 5
HAND_SIZE = 6

NONE = -1
"""Stands where a piece, a rank or a zone might, when there is none."""

# The five zones of a seat lie at seat * SEAT_ZONES + one of these.
SEAT_ZONES = 5
DECK, HAND, DISCARD, PENALTY, ASIDE = range(SEAT_ZONES)

# Shared zones. The Dungeon Deck is a pile of depths, top depth first: what may lie in each is public
# (the Thunderstone's eleven, the Guardian's eleven), the order is not. SUNK is what everybody saw go
# to the bottom.
SHARED = MOST_SEATS * SEAT_ZONES
DESTROYED, DISEASES, RANK_0, RANK_1, RANK_2, RANK_3 = range(SHARED, SHARED + 6)
HORDE_DECK, CAGES, SCORE_PILE = range(SHARED + 6, SHARED + 9)
DEPTHS = SHARED + 9
MOST_DEPTHS = 6
SUNK = DEPTHS + MOST_DEPTHS
STACKS = SUNK + 1

RANKS = (RANK_1, RANK_2, RANK_3)
HALL = (RANK_0, RANK_1, RANK_2, RANK_3)
DECK_ZONES = tuple(range(DEPTHS, SUNK + 1))

# Chance streams: one for each seat's deck, then these.
STREAMS = MOST_SEATS + 5
DUNGEON_STREAM, SETUP_STREAM, FIRST_STREAM, BATTLE_STREAM, CROWN_STREAM = range(MOST_SEATS, STREAMS)


class Board(Position):
    """A game of Thunderstone at one moment."""

    __slots__ = (
        "boosts",  # (source, target, strength, attack, magic) until the turn ends; see battle.py for targets
        "borrowed",  # (piece, owner): goes home when the battle is over
        "breached",  # pieces whose Breach has fired
        "campaign",  # what carries over between the games of a campaign; see campaign.py
        "cast",  # the kind of every piece
        "converted",  # (source, target as in boosts): Heroes whose Attack counts as Magic Attack
        "counters",  # prowling counters on the front Monster
        "doomed",  # pieces that are destroyed when the battle is over, whatever happens
        "ending",  # whether the game ends with this turn
        "entered",  # whether this turn went to the dungeon
        "foe",  # the Monster being fought, or NONE
        "foe_rank",  # its rank when the battle was declared
        "fought",  # whether this turn's battle has been declared
        "front",  # the card last seen in Rank 1, or NONE: a change is an arrival
        "gold",  # gold made by effects this turn
        "guises",  # (piece, kind it really is): Militia that copy another Hero until the turn ends
        "held",  # (weapon, hero)
        "immune",  # seats that showed a Foresight Elixir against the Trap being resolved
        "late",  # Monsters whose Breach waits for the new hand (option breach_after_draw)
        "layout",  # the cards chosen for this game; shared, never changed
        "left_out",  # the Hero that takes no part in the battle (Haunt), or NONE
        "leftover_depth",  # Trackdown: the depth that holds the last dungeon's leftovers, or NONE
        "levelled",  # what may not level up again this turn
        "offered",  # (source, piece, owner): discards another card may still make use of this turn
        "penance",  # whether this turn's player took a prowling Monster and adds no counter
        "purchases",  # how many may be bought this turn
        "quarry",  # the Monster that must be attacked this turn (prowling), or NONE
        "result",  # scores and winners once the game is over
        "revealed",  # whether the active seat's hand lies open
        "rules",  # the chosen readings; shared, never changed
        "shielded",  # the Ambrosia in force: heroes are discarded in place of being destroyed
        "skip_advance",  # solo: whether the next advance is skipped
        "smiths",  # extra purchases that need a Weapon among the buys
        "span",  # how many cards the hall holds when full: three, fewer while a solo hall fills
        "stones",  # Thunderstones that have reached Rank 1 so far
        "stood",  # solo: whether the Monster attacked this turn stayed in the hall
        "triumph",  # solo: whether this turn's win skips the next advance
        "turn",  # the active seat
        "turns",  # turns begun so far, this game
        "used",  # (piece, ability) already used this turn
        "weakened",  # (monster, health lost) until the turn ends
        "weightless",  # whether every Weapon weighs 0
        "xp",
        "zones",
    )
    LISTS: ClassVar[tuple[str, ...]] = ("xp", "zones")

    boosts: tuple[tuple[int, int, int, int, int], ...]
    borrowed: tuple[tuple[int, int], ...]
    breached: tuple[int, ...]
    campaign: tuple[Any, ...]
    cast: tuple[Kind, ...]
    converted: tuple[tuple[int, int], ...]
    counters: int
    doomed: tuple[int, ...]
    ending: bool
    entered: bool
    foe: int
    foe_rank: int
    fought: bool
    front: int
    gold: int
    guises: tuple[tuple[int, str], ...]
    held: tuple[tuple[int, int], ...]
    immune: tuple[int, ...]
    late: tuple[int, ...]
    layout: Layout
    left_out: int
    leftover_depth: int
    levelled: tuple[str, ...]
    offered: tuple[tuple[int, int, int], ...]
    penance: bool
    purchases: int
    quarry: int
    result: tuple[Any, ...]
    revealed: bool
    rules: Any
    shielded: tuple[int, ...]
    skip_advance: bool
    smiths: int
    span: int
    stones: int
    stood: bool
    triumph: bool
    turn: int
    turns: int
    used: tuple[tuple[int, int], ...]
    weakened: tuple[tuple[int, int], ...]
    weightless: bool
    xp: list[int]
    zones: list[tuple[int, ...]]

    def __init__(self) -> None:
        super().__init__()
        self.campaign = ()
        self.result = ()
        self.turn = 0
        self.ticks = [0] * STREAMS
        self.clear_game()

    def clear_game(self) -> None:
        """Everything one game leaves behind, gone; the campaign goes on."""
        self.breached = ()
        self.cast = ()
        self.counters = 0
        self.ending = False
        self.front = NONE
        self.leftover_depth = NONE
        self.known = ()
        self.quarry = NONE
        self.skip_advance = False
        self.span = 3
        self.stones = 0
        self.turns = 0
        self.xp = []
        self.zones = []
        self.clear_turn()

    def clear_turn(self) -> None:
        """Everything that lasts until the end of a turn, gone."""
        self.boosts = ()
        self.borrowed = ()
        self.converted = ()
        self.doomed = ()
        self.entered = False
        self.foe = NONE
        self.foe_rank = NONE
        self.fought = False
        self.gold = 0
        self.guises = ()
        self.held = ()
        self.offered = ()
        self.immune = ()
        self.late = ()
        self.levelled = ()
        self.penance = False
        self.purchases = 0
        self.revealed = False
        self.shielded = ()
        self.smiths = 0
        self.stood = False
        self.triumph = False
        self.used = ()
        self.weakened = ()
        self.weightless = False
        self.left_out = NONE


def hand(p: Board, seat: int) -> tuple[int, ...]:
    return p.zones[seat * SEAT_ZONES + HAND]


def sees(p: Board, zone: int, seat: int) -> bool:
    """Hands are their owner's unless laid open; the order of decks is nobody's; all else is public."""
    if zone < SHARED:
        part = zone % SEAT_ZONES
        if part == HAND:
            owner = zone // SEAT_ZONES
            return owner == seat or (p.revealed and owner == p.turn)
        return part != DECK
    return not DEPTHS <= zone < SUNK


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
    marks = set(p.doomed)
    for pairs in (p.held, p.used, p.borrowed, p.guises):
        marks.update([pair[0] for pair in pairs])
    marks.update([hero for _, hero in p.held])
    marks.update([boost[1] for boost in p.boosts])
    return marks


def distinct(p: Board, pieces: tuple[int, ...] | list[int]) -> list[int]:
    """One piece of each that are alike: only that one is offered."""
    cast, marks = p.cast, touched(p)
    seen: dict[Any, int] = {}
    for piece in pieces:
        seen.setdefault(piece if piece in marks else cast[piece].id, piece)
    return list(seen.values())
