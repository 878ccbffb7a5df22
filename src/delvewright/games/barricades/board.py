"""The board: what a Barricades position holds, where everything lies, and readable questions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from delvewright.games.barricades import fields
from delvewright.games.barricades.kinds import DUNGEON, GEAR, LOCATIONS
from delvewright.games.barricades.printed import Guardian, Kind
from delvewright.kernel.board import Pairs, Pieces, Seats, ThisGame, ThisTurn
from delvewright.kernel.lanes import LanedPosition
from delvewright.kernel.zones import APART, Zones, seen_by_none

if TYPE_CHECKING:
    from delvewright.games.barricades.shapes import Battle, Boost, Deed, Left, Party

MOST_SEATS = 6
FULL_HP = 6
MOST_DICE = 16
LAST_RANK = 7

NONE = -1
"""Stands where a piece, a seat or a node might, when there is none."""

NODES = DUNGEON.nodes
WILDERNESS, LAIR = NODES.index("wilderness"), NODES.index("lair")
JOINED: tuple[tuple[int, ...], ...] = tuple(
    [
        tuple([NODES.index(b if a == node else a) for a, b in DUNGEON.edges if node in (a, b)])
        for node in NODES
    ]
)
"""For each node of the Dungeon, those one can go to from it (BQ-BASE-35)."""

PLACES = tuple(LOCATIONS)
"""The locations, by number."""
SITES = tuple(LOCATIONS.values())
"""What is printed on each."""
MARKETPLACE, GUILDS_QUARTER, BAZAAR, TEMPLE, SHOP = range(len(PLACES))
SQUARE = len(PLACES)
"""In the Village, at no location (BQ-VILLAGE-06)."""

TOKENS = tuple(GEAR)
"""The sorts of Gear tokens, by number."""


def lying_face_up(p: Board, owner: int, seat: int) -> bool:
    """BQ-PREST-12. The deck of a Divine Oracle of the last Rank. Ruling: at 0 HP, too; it has been seen."""
    boards = [p.cast[board].id for board in p.zones[BOARD + owner]]
    return "divine_oracle" in boards and p.rank[owner] == LAST_RANK


# The zones of a seat lie at one of these + seat. Only decks and the bag are hidden: all sit on one side.
ZONES = Zones(MOST_SEATS)
DECK = ZONES.own("deck", lying_face_up, APART)
HAND = ZONES.own("hand")  # until the own first phase of the turn
PLAY = ZONES.own("play")
DISCARD = ZONES.own("discard")
ASIDE = ZONES.own("aside")  # prepared at the Temple: part of the next hand
BOARD = ZONES.own("board")  # the Prestige class, and the Guild Sponsorship if there is one
DESTROYED = ZONES.shared("destroyed")
WOUNDS = ZONES.shared("wounds", seen_by_none)
TREASURES = ZONES.shared("treasures", seen_by_none)
MONSTERS = ZONES.shared("monsters", seen_by_none, count=3)  # the decks of level 1 to 3
ROOMS = ZONES.shared("room", count=len(NODES))  # the tile that lies at each node; the Guardian's is its own
DENS = ZONES.shared("den", count=len(NODES))  # the Monster that lives there
VILLAGE = ZONES.shared("locations")
WALLS = ZONES.shared("barricades")  # one a location, in their order
BAG = ZONES.shared("bag", seen_by_none)
RUINS = ZONES.shared("ruins", count=len(PLACES))  # the chits that lie on each location
SUPPLY = ZONES.shared("supply")  # one Gear token of each sort stands for all, and the Champion board
CLASSES = ZONES.shared("classes")
GUILDS = ZONES.shared("guilds")
LEGENDS = ZONES.shared("legends")
THRALLS = ZONES.shared("thralls")
BOX = ZONES.shared("box")  # out of the game
STACKS = ZONES.more("stacks")

# Chance: for each seat its deck, then its dice; then these.
DICE_STREAM = MOST_SEATS
WOUND_STREAM, TREASURE_STREAM, BAG_STREAM, BATTLE_STREAM, GUARDIAN_STREAM, SETUP_STREAM = range(
    2 * MOST_SEATS, 2 * MOST_SEATS + 6
)
MONSTER_STREAM = 2 * MOST_SEATS + 6  # of level 1, then 2, then 3
STREAMS = MONSTER_STREAM + 3


DEFEATED, HEALED, WOUNDED, SPENT, BOUGHT, LEVELED, BUILT, RANKED, REDREW, SAVED = range(10)
"""A Monster (its level, its piece); a Wound healed (1); a Wound gained (1); gold spent; a card bought
(its price, its piece); a Hero leveled up (to that level, the new card); a Barricade built (the location's
number, its piece); a Rank paid; a chit put back for another; XP saved at a level-up (the piece whose text it
is)."""


class Board(LanedPosition):
    """A game of Barricades Mode at one moment."""

    ZONES = ZONES
    STREAMS = STREAMS
    FIELDS = fields.FIELDS

    active: ThisGame[Pieces]  # Barricades on their active side
    at: ThisGame[list[int]]  # the node each Champion is at; from the Village one comes to the Wilderness
    cast: ThisGame[tuple[Kind, ...]]
    gear: ThisGame[list[tuple[int, ...]]]  # of each seat, how many tokens of each sort
    guardian: ThisGame[int]  # its piece; it lives in the Lair
    hurt: ThisGame[int]  # Wounds the Guardian has taken
    left: ThisGame[tuple[Left, ...]]
    omens: ThisGame[int]  # icons with which the next turn's Horde begins
    rank: ThisGame[list[int]]
    revealed: ThisGame[bool]
    slain: ThisGame[bool]  # whether every Monster of every deck was destroyed once
    space: ThisGame[int]  # of the Threat token on its side of the Guardian board
    wounds: ThisGame[list[int]]
    xp: ThisGame[list[int]]

    aims: ThisTurn[Pairs]  # (seat, node): where somebody means to go
    alarmed: ThisTurn[Seats]  # whom an Alert! is about to strike; their Party waits for them
    battles: ThisTurn[tuple[Battle, ...]]
    boosts: ThisTurn[tuple[Boost, ...]]
    cheaper: ThisTurn[tuple[tuple[int, int, int], ...]]  # (seat, location, gold off its Barricade)
    deeds: ThisTurn[tuple[Deed, ...]]
    delving: ThisTurn[bool]  # the Dungeon Phase has begun
    dice: ThisTurn[tuple[tuple[int, int], ...]]  # (seat, face), in the order of rolling
    eyes: ThisTurn[Pairs]  # (seat, card): what somebody means to buy
    fought: ThisTurn[tuple[int, ...]]  # nodes that had their battle of the turn
    gifts: ThisTurn[tuple[tuple[int, int, int], ...]]  # (seat, to whom, card or NONE): the Party's gift
    go: ThisTurn[int]  # sequential play: how many Champions have had their go in this phase
    horde: ThisTurn[int]  # icons besides those of dice
    invited: ThisTurn[Pairs]  # (leader, seat) into a Party
    kept: ThisTurn[
        tuple[tuple[int, int, int], ...]
    ]  # (seat, piece, rank): Heroic Opportunities for a location
    lent: ThisTurn[Pairs]  # (card, owner): goes home when the turn ends
    lost_hp: ThisTurn[Seats]  # a seat for each HP less at the next draw
    magical: ThisTurn[Pieces]  # Heroes whose Attack is magic
    more_dice: ThisTurn[Seats]  # who rolls one die more: the leftover ones when all 16 are rolled
    offered: ThisTurn[Pairs]  # (seat, Wounds) to gain at the Blood Altar, for less Light
    parties: ThisTurn[tuple[Party, ...]]
    played: ThisTurn[Seats]  # whose hand is in play
    pledged: ThisTurn[tuple[tuple[int, int, int], ...]]  # (location, seat, gold) for its Barricade
    quelled: ThisTurn[int]  # icons removed besides by defeated Monsters
    ready: ThisTurn[Seats]  # members of Parties who are ready to fight
    requests: ThisTurn[
        tuple[tuple[int, int, int, int], ...]
    ]  # (who asks, whom, card or NONE for a no, by which text) to borrow
    resolved: ThisTurn[tuple[int, ...]]  # dice that have been resolved, by their place in `dice`
    shored: ThisTurn[int]  # Destruction dice removed
    softened: ThisTurn[
        tuple[tuple[int, int, int], ...]
    ]  # (seat, foe, Health less) for that Champion and his Party
    spent_light: ThisTurn[Pairs]  # (seat, Light)
    unclassed: ThisTurn[Pieces]  # Heroes without their class keywords
    used: ThisTurn[tuple[tuple[int, int, int], ...]]  # (seat, piece, index of the use)
    visits: ThisTurn[Pairs]  # (seat, location or SQUARE)
    wielded: ThisTurn[Pairs]  # (weapon, hero)
    __slots__ = tuple(__annotations__)

    def clone(self) -> Board:
        new = Board()
        fields.copy(self, new)
        return new


# The table ----------------------------------------------------------------------------------------------


def seats(p: Board) -> range:
    return range(len(p.at))


def solo(p: Board) -> bool:
    return len(p.at) == 1


def others(p: Board, seat: int) -> list[int]:
    """The other seats, clockwise from the left neighbour."""
    count = len(p.at)
    return [(seat + more) % count for more in range(1, count)]


def guardian_kind(p: Board) -> Guardian:
    kind = p.cast[p.guardian]
    assert isinstance(kind, Guardian)
    return kind


def threat_level(p: Board) -> int:
    """BQ-GUARD-04. What the space of the Threat token shows: dice for each Champion."""
    kind = guardian_kind(p)
    track = kind.guardian_track if p.revealed else kind.lair_track
    return track[p.space]


def hit_points(p: Board) -> int:
    """BQ-GUARD-08. How many Wounds destroy the Guardian."""
    return guardian_kind(p).hit_points[len(p.at) - 1]


def guardian_falls(p: Board) -> bool:
    return p.hurt >= hit_points(p)


def level_of(node: int) -> int:
    return DUNGEON.levels[node]


# Champions ----------------------------------------------------------------------------------------------


def hp(p: Board, seat: int) -> int:
    """BQ-BASE-05. Every so many Wound tokens cost 1 HP."""
    lost: int = p.wounds[seat] // p.rules.wounds_per_hp
    return max(0, FULL_HP - lost)


def wound_spaces(p: Board) -> int:
    return FULL_HP * int(p.rules.wounds_per_hp)


def room_for_wounds(p: Board, seat: int) -> int:
    """How many Wound tokens still fit on a Champion board."""
    return wound_spaces(p) - p.wounds[seat]


def owned(p: Board, seat: int) -> tuple[int, ...]:
    """Every card of a Champion's deck, wherever it lies; what is lent counts as the owner's."""
    zones = p.zones
    here = [zones[zone + seat] for zone in (DECK, HAND, PLAY, DISCARD, ASIDE)]
    mine = [card for cards in here for card in cards]
    if p.lent:
        mine = [card for card in mine if all([lent != card for lent, _ in p.lent])]
        mine += [card for card, owner in p.lent if owner == seat and card not in zones[DESTROYED]]
    return tuple(mine)


def has_in_hand_or_play(p: Board, seat: int) -> tuple[int, ...]:
    """What a Champion "has": the hand in Prep, what is in play after it."""
    return p.zones[PLAY + seat] + p.zones[HAND + seat]


def keywords(p: Board, piece: int) -> frozenset[str] | tuple[str, ...]:
    """The keywords of a card as they are now."""
    found: tuple[str, ...] = getattr(p.cast[piece], "keywords", ())
    if piece in p.unclassed:
        return tuple([word for word in found if word not in ("Cleric", "Fighter", "Rogue", "Wizard")])
    return found


def have(p: Board, seat: int, *words: str) -> list[int]:
    """BQ-BASE-48. The cards in play of a seat with one of some keywords."""
    wanted = frozenset(words)
    return [piece for piece in p.zones[PLAY + seat] if not wanted.isdisjoint(keywords(p, piece))]


def of_sort(p: Board, seat: int, *sorts: str) -> list[int]:
    """The cards in play of a seat of some sorts: hero, item, spell, weapon, ally, wound, curse."""
    cast: tuple[Any, ...] = p.cast
    return [piece for piece in p.zones[PLAY + seat] if cast[piece].sort in sorts]


def heroes(p: Board, seat: int) -> list[int]:
    return of_sort(p, seat, "hero")


def wielder(p: Board, weapon: int) -> int:
    """The Hero that wields a Weapon, or NONE."""
    for one, hero in p.wielded:
        if one == weapon:
            return hero
    return NONE


def arms_of(p: Board, hero: int) -> list[int]:
    return [weapon for weapon, one in p.wielded if one == hero]


def done(p: Board, seat: int, what: int) -> list[Deed]:
    return [deed for deed in p.deeds if deed.what == what and deed.seat == seat]


def total(p: Board, seat: int, what: int) -> int:
    found = 0
    for deed in p.deeds:
        if deed.what == what and deed.seat == seat:
            found += deed.number
    return found


# The Village --------------------------------------------------------------------------------------------


def visit_of(p: Board, seat: int) -> int:
    """The location a Champion is at this turn, SQUARE, or NONE."""
    for one, place in p.visits:
        if one == seat:
            return place
    return NONE


def visitors(p: Board, place: int) -> list[int]:
    return [seat for seat, where in p.visits if where == place]


def standing(p: Board, place: int) -> bool:
    """BQ-CHIT-03. Whether a location is not destroyed."""
    return len(p.zones[RUINS + place]) < SITES[place].damage


def destroyed(p: Board) -> int:
    """How many locations are destroyed."""
    return sum([not standing(p, place) for place in range(len(PLACES))])


def free_spots(p: Board, place: int) -> int:
    """BQ-CHIT-02, BQ-OPEN-12. Spots with neither a chit nor a Champion; none at a destroyed location."""
    if not standing(p, place):
        return 0
    free = SITES[place].spots - len(p.zones[RUINS + place])
    for _, where in p.visits:
        free -= where == place
    return free


def tokens_of(p: Board, seat: int) -> int:
    return sum(p.gear[seat])


# The Dungeon --------------------------------------------------------------------------------------------


def monster_at(p: Board, node: int) -> int:
    """The Monster one would battle at a node, or NONE; the Guardian once it is revealed."""
    if node == LAIR and (not p.revealed or guardian_falls(p)):
        return NONE
    den = p.zones[DENS + node]
    return den[0] if den else NONE


def room_at(p: Board, node: int) -> int:
    """The tile at a node; the Wilderness tile too; NONE in the Lair."""
    tiles = p.zones[ROOMS + node]
    return tiles[0] if tiles else NONE


def party_of(p: Board, seat: int) -> Party | None:
    for party in p.parties:
        if seat in party.members:
            return party
    return None


def company(p: Board, seat: int) -> Seats:
    """A Champion and the rest of his Party, the leader first."""
    party = party_of(p, seat)
    return party.members if party else (seat,)


def leader_of(p: Board, seat: int) -> int:
    return company(p, seat)[0]


def battle_of(p: Board, seat: int) -> Battle | None:
    for battle in p.battles:
        if seat in battle.members:
            return battle
    return None


def has_moved(p: Board, seat: int) -> bool:
    """Whether a Champion went from room to room this turn."""
    return any([one == seat for one, _ in p.spent_light])


def in_dungeon(p: Board, seat: int) -> bool:
    """Whether a Champion has not been to the Village this turn, or has left it again."""
    if visit_of(p, seat) == NONE or has_moved(p, seat) or battle_of(p, seat) is not None:
        return True
    return p.at[seat] != WILDERNESS and not p.rules.village_then_room
