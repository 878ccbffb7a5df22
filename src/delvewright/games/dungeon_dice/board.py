"""The board: what a Dungeon Dice position holds, where every die lies, and readable questions about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from delvewright.games.dungeon_dice import fields
from delvewright.games.dungeon_dice.kinds import Face, Kind
from delvewright.kernel.board import OrNone, Pairs, Pieces, Seats, Starts, ThisCombat, ThisGame, ThisTurn
from delvewright.kernel.position import Position
from delvewright.kernel.zones import Zones
from delvewright.words.dice import Die
from delvewright.words.zones import move, zone_of

NONE = -1
"""Stands for a seat or a piece where there is none."""
FOE = 5
"""The combatant that is no seat: the monster. Pieces up to this number are spell dice, so that a target of an
ability that is no larger is a combatant and a larger one a piece (see layout.py)."""

# The zones of a seat lie at one of these + seat; the shared ones follow. Everything lies open: only draws and
# rolls to come are unknown (OR-67).
ZONES = Zones(5)
OWNED = ZONES.own("owned")
TROPHIES = ZONES.own("trophies")
STORED = ZONES.own("stored")
ITEM_BAG = ZONES.shared("bag")
EQUIPMENT_BAG = ZONES.shared("bag")
ARTIFACT_BAG = ZONES.shared("bag")
ENCOUNTER_BAG = ZONES.shared("bag")
EPIC_BAG = ZONES.shared("bag")
CENTRE = ZONES.shared("centre")
ENCOUNTER = ZONES.shared("encounter")
SPENT = ZONES.shared("spent")
CARRIED = ZONES.shared("carried")
REJECTED = ZONES.shared("rejected")
OUT = ZONES.shared("out")
BAGS = {
    "item": ITEM_BAG,
    "equipment": EQUIPMENT_BAG,
    "artifact": ARTIFACT_BAG,
    "encounter": ENCOUNTER_BAG,
    "epic": EPIC_BAG,
    "setup": CENTRE,
}

# Chance: a stream for the rolls of each seat and of the monster, one for each bag, and these.
FOE_STREAM = 5
BAG_STREAM = 6 - ITEM_BAG  # + the bag's zone
PLACE_STREAM, SETUP_STREAM = 11, 12
STREAMS = 13

# A die in combat is (owner, piece, face, out). These stand for a piece where the die is a level die.
HERO_LEVEL, BOOSTED_LEVEL, MONSTER_LEVEL = -1, -2, -3
LEVEL_KINDS = {HERO_LEVEL: "hero_level", BOOSTED_LEVEL: "boosted_level", MONSTER_LEVEL: "monster_level"}

# Sources of symbols that are no piece: the place, and level dice (LEVEL_SOURCE less their index).
PLACE_SOURCE = -1
GIFT_SOURCE = -2
BONUS_SOURCE = -3  # less the seat: what the place or terrain gives a hero
LEVEL_SOURCE = -10

MONSTER, DUEL, COLOSSEUM, EPIC = "monster", "duel", "colosseum", "epic"
"""The modes of a combat; "" when there is none."""

BEFORE, ARMOR, ABILITY, LAST, OUTSIDE = MOMENTS = 1, 2, 4, 8, 16
"""The moments a symbol may be used in, as bits."""

GEAR = ("equipment", "artifact", "legendary", "cursed")
"""Types that PETRIFY, FREEZE and SNATCH may hit (OR-81)."""


Moment = Annotated[int, Starts(OUTSIDE)]


class Board(Position):
    """A game of Dungeon Dice at one moment."""

    ZONES = ZONES
    STREAMS = STREAMS
    FIELDS = fields.FIELDS

    asleep: ThisGame[Seats]  # that must rest on their next turn; -1-seat: weary of primal dice, not asleep
    boosted: ThisGame[list[int]]  # a number a seat: level dice swapped for boosted ones in its next combat
    boosts_left: ThisGame[int]  # boosted level dice in the centre
    cast: ThisGame[tuple[Kind, ...]]
    chest: ThisGame[OrNone]  # the seat before whose locked chest players bargain
    claims: ThisGame[Seats]  # that have been seen at the goal (for the victory duel)
    contracts: ThisGame[tuple[Any, ...]]  # agreements in force: (number, window, proposer, terms)
    deals: ThisGame[int]  # offers and agreements so far, to number them
    epic_came: ThisGame[bool]  # whether the epic monster of an epic game has appeared
    experience: ThisGame[list[int]]
    faces: ThisGame[list[int]]  # the face each piece shows
    famed: ThisGame[list[int]]  # the fame of each seat at the last check: who has more since has gained some
    first: ThisGame[int]  # the starting player
    gear: ThisGame[list[Pieces]]  # the equipped pieces of each seat
    hexed: ThisGame[OrNone]  # the seat under the CURSE of the VOID spell
    hurt: ThisGame[list[int]]  # wounded level dice of each seat
    lost_here: ThisGame[Seats]  # that lost a combat at this place since their last turn
    offers: ThisGame[tuple[Any, ...]]  # (number, window, proposer, seats yet to answer, terms); counters last
    place: ThisGame[str]  # the face of the Dungeon die as a name, or ""
    relics: ThisGame[bool]  # whether there are relics in this game
    scant: ThisGame[Seats]  # that wear less than they could because they want it so
    sent: ThisGame[Seats]  # that have spoken in this window, once for each time; -1 a call for help
    spent_round: ThisGame[tuple[tuple[int, str], ...]]  # (seat, key): once-per-round uses
    stone: ThisGame[OrNone]  # the seat that holds the Philosopher's Stone
    struck: ThisGame[Pairs]  # (seat, wounds) dealt to the epic monster
    tales: ThisGame[Pairs]  # (trophy, fame): trophies worth something else than their face says
    terrain: ThisGame[str]  # the face of the terrain die as a name, or ""
    unwound: ThisGame[bool]  # whether the Clockwork Gnome needs its key
    wounded: ThisGame[Pieces]

    feared: ThisTurn[Pieces]  # that no one may use; -1-seat stands for a level die of that seat
    fleet: ThisTurn[bool]  # whether the active player takes another turn
    hands: ThisTurn[Pairs]  # (seat, more hands)
    kept: ThisTurn[tuple[tuple[int, int, str, int], ...]]  # (seat, source, symbol, param): still usable
    levels: ThisTurn[Pairs]  # (combatant, change)
    locked: ThisTurn[Seats]  # that have used their set of equipment
    studied: ThisTurn[Pairs]  # (seat, class piece): the class in use
    used: ThisTurn[tuple[tuple[int, str], ...]]  # (source, symbol) already used
    warder: ThisTurn[OrNone]  # the seat whose permission outsiders need

    bout: ThisCombat[int]  # how often a tied fight of heroes has been fought
    charmed: ThisCombat[tuple[Any, ...]]  # what CHARM makes all heroes do, "offer" or "refuse"; whose choice
    denied: ThisCombat[Seats]  # combatants that deny their opponents armor abilities
    dice: ThisCombat[list[Die]]
    early: ThisCombat[Seats]  # combatants whose dice were rolled before the decision (REACH, SCOUT)
    extras: ThisCombat[tuple[tuple[int, int, int], ...]]  # (combatant, amount, piece): what else counts
    fallen: ThisCombat[Seats]  # combatants beaten outright
    fighters: ThisCombat[Seats]  # the active one first, then assistants or other duelists
    foe: ThisCombat[OrNone]  # the monster in the centre
    foe_spells: ThisCombat[Pieces]  # spell dice the monster added, where they do not bind the heroes (OR-12)
    frozen: ThisCombat[Pieces]  # that are wounded when the combat is over
    gusted: ThisCombat[bool]  # whether GUST has been used
    lasts: ThisCombat[tuple[tuple[int, str, int, int], ...]]  # (combatant, symbol, param, target): effects
    later: ThisCombat[tuple[tuple[str, int, int], ...]]  # (key, seat, number): what waits for its end
    mode: ThisCombat[str]  # MONSTER, DUEL, COLOSSEUM, EPIC, or "" when there is no combat
    performer: ThisCombat[OrNone]  # the seat whose PERFORM brought it into the combat
    phase: ThisCombat[Moment]  # BEFORE, ARMOR, ABILITY or LAST in a combat, OUTSIDE else
    prize: ThisCombat[tuple[Any, ...]]  # what the winner of a duel gets
    refused: ThisCombat[Seats]  # that were asked for help in this encounter
    rolled: ThisCombat[Seats]  # combatants that have rolled
    spells_in: ThisCombat[Pieces]  # spell dice successfully added
    summoned: ThisCombat[Pairs]  # (monster, combatant or outsider): who summoned it
    toads: ThisCombat[Seats]  # combatants turned into toads
    __slots__ = tuple(__annotations__)

    def clone(self) -> Board:
        new = Board()
        fields.copy(self, new)
        return new


# Seats -----------------------------------------------------------------------------------------------


def seats(p: Board) -> int:
    return len(p.experience)


def round_from(p: Board, seat: int) -> list[int]:
    """Every seat in turn order, beginning with `seat`."""
    count = len(p.experience)
    return [(seat + step) % count for step in range(count)]


def others(p: Board, seat: int) -> list[int]:
    return round_from(p, seat)[1:]


def outsiders(p: Board) -> list[int]:
    """The seats not in the combat, in turn order from the active one."""
    fighters = p.fighters
    return [seat for seat in round_from(p, p.turn) if seat not in fighters]


# Pieces ----------------------------------------------------------------------------------------------


def owned(p: Board, seat: int) -> tuple[int, ...]:
    return p.zones[OWNED + seat]


def trophies(p: Board, seat: int) -> tuple[int, ...]:
    return p.zones[TROPHIES + seat]


def type_of(p: Board, source: int) -> str:
    """The type of the die a symbol comes from; "" where that is no piece."""
    return p.cast[source].type if source >= 0 else ""


def owner_of(p: Board, piece: int) -> int:
    """The seat that owns a piece, in hand or as a trophy, or -1."""
    for seat in range(len(p.experience)):
        if piece in p.zones[OWNED + seat] or piece in p.zones[TROPHIES + seat]:
            return seat
    return NONE


def usable(p: Board, piece: int) -> bool:
    """Whether a die may be rolled: neither wounded nor set aside by FEAR."""
    return piece not in p.wounded and piece not in p.feared


def of_type(p: Board, seat: int, *types: str) -> list[int]:
    cast = p.cast
    return [piece for piece in p.zones[OWNED + seat] if cast[piece].type in types]


def face_of(p: Board, piece: int) -> Face:
    return p.cast[piece].faces[p.faces[piece]]


def distinct(p: Board, pieces: Sequence[int]) -> list[int]:
    """One piece of each kind (the wounded told apart): only that one is offered."""
    cast, wounded = p.cast, p.wounded
    if not wounded:
        alike: dict[Kind, int] = {}
        for piece in pieces:
            alike.setdefault(cast[piece], piece)
        return list(alike.values())
    seen: dict[tuple[Kind, bool], int] = {}
    for piece in pieces:
        seen.setdefault((cast[piece], piece in wounded), piece)
    return list(seen.values())


def gooey(p: Board) -> bool:
    """DD-ABILITY-GOO. Whether no equipment is of any use, before and during this fight."""
    if p.foe == NONE or FOE in p.toads:
        return False
    return any([name == "GOO" for name, _ in face_of(p, p.foe).symbols])


def counts_as(p: Board, seat: int, what: str) -> list[int]:
    """The equipped dice of a seat that count as a kind of equipment."""
    found = [piece for piece in p.gear[seat] if what in p.cast[piece].counts_as]
    return [] if found and gooey(p) else found


def find(p: Board, zone: int, role: str) -> int:
    """The first die of a role in a zone, or -1."""
    cast = p.cast
    for piece in p.zones[zone]:
        if cast[piece].role == role:
            return piece
    return NONE


def carries(p: Board, seat: int, kind: str) -> bool:
    """Whether a seat owns a relic or a class and may use it: of each there is one die."""
    cast = p.cast
    for piece in p.zones[OWNED + seat]:
        if cast[piece].role == kind:
            return piece not in p.feared
    return False


def eligible(p: Board, seat: int) -> list[int]:
    """DD-CLASS-GEN-2. The classes whose equipment a seat has in hand."""
    return unlocked(p, seat, p.gear[seat])


def unlocked(p: Board, seat: int, gear: tuple[int, ...]) -> list[int]:
    """The classes of a seat that these dice unlock."""
    cast = p.cast
    found = [piece for piece in p.zones[OWNED + seat] if cast[piece].type == "class"]
    if not found:
        return found
    hand = () if gooey(p) else gear
    return [piece for piece in found if piece not in p.feared and _unlocks(p, hand, piece)]


def _unlocks(p: Board, gear: tuple[int, ...], piece: int) -> bool:
    return any([all([_meets(p, gear, what) for what in needs]) for needs in p.cast[piece].requirements])


def _meets(p: Board, gear: tuple[int, ...], what: str) -> bool:
    cast = p.cast
    if what == "artifact":
        return any([cast[piece].type in ("artifact", "legendary", "cursed") for piece in gear])
    if what == "bare_handed":
        return all([cast[one].slot != "weapon" or what in cast[one].counts_as for one in gear])
    return any([what in cast[piece].counts_as for piece in gear])


def classes_of(p: Board, seat: int) -> list[int]:
    """DD-CLASS-GEN-7, OR-47. The class in use this turn; before one is fixed, any the equipment unlocks."""
    return classes_with(p, seat, p.gear[seat])


def classes_with(p: Board, seat: int, gear: tuple[int, ...]) -> list[int]:
    """The same of a seat that would wear these dice."""
    open_to = unlocked(p, seat, gear)
    fixed = [piece for member, piece in p.studied if member == seat]
    if fixed and not (p.terrain == "dual_class" and len(fixed) < 2):
        return [piece for piece in fixed if piece in open_to]
    return open_to


def is_class(p: Board, seat: int, name: str) -> bool:
    return carries(p, seat, name) and any([p.cast[piece].role == name for piece in classes_of(p, seat)])


def refresh(p: Board) -> None:
    """A new combat begins: what may be used once in each is fresh, and familiars may be rolled again
    (DD-FAMILIAR-2)."""
    p.used = tuple([mark for mark in p.used if mark[0] >= 0 and not _once_a_combat(p, *mark)])
    p.kept = tuple([one for one in p.kept if one[1] < 0 or not _for_one_combat(p, one[1], one[2])])


def _once_a_combat(p: Board, source: int, symbol: str) -> bool:
    """Whether a use is given back in the next combat: that of a Ring of Protection is (DD-RELIC)."""
    return symbol in ONCE_A_COMBAT or p.cast[source].type == "relic"


def _for_one_combat(p: Board, source: int, symbol: str) -> bool:
    """Whether a kept symbol ends with the combat: a summoned monster's, and what a Helm of Reflection took;
    the LUCK of a beaten monster waits for its reward."""
    kind = p.cast[source]
    return (kind.type == "monster" and symbol != "LUCK") or kind.role == "helm_of_reflection"


ONCE_A_COMBAT = ("CALL", "NESTED", "PRIMAL")
"""Marks that a new combat takes away: a familiar called, a monster summoned by another, dice swapped."""


# Moving ----------------------------------------------------------------------------------------------


def leave(p: Board, piece: int, target: int) -> None:
    """Move a piece from wherever it lies; whoever had it equipped has it no longer."""
    source = zone_of(p, piece)
    if source == target:
        return
    move(p, piece, source, target)
    if source < TROPHIES:
        seat = source - OWNED
        if piece in p.gear[seat]:
            p.gear[seat] = tuple([other for other in p.gear[seat] if other != piece])
            p.scant = tuple([other for other in p.scant if other != seat])
    if target >= ITEM_BAG and target != SPENT and piece in p.wounded:
        p.wounded = tuple([other for other in p.wounded if other != piece])


def home(p: Board, piece: int) -> int:
    """The bag a die goes back to."""
    return BAGS[p.cast[piece].bag]
