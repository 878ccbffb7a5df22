"""What is at stake in a fight: the card and its XP, what the Monster takes, and perhaps the game."""

from __future__ import annotations

from delvewright.bots.thunderstone.outlook import Outlook
from delvewright.counsel.thunderstone.account import Way
from delvewright.games.thunderstone import hall, kinds
from delvewright.games.thunderstone.kinds import KINDS, Kind
from delvewright.games.thunderstone.score import MOST_HORDE_VP
from delvewright.games.thunderstone.table import RANK_0, RANK_1, RANK_2, Board, hand, owned

# Battle effects, by what they cost.
DISEASES = {
    "the_unchained": 1,
    "deadbone_troll": 1,
    "famine": 1,
    "kingdom": 1,
    "lord_of_death": 2,
    "suffering": 1,
}
ONE_OF = {
    "tormentor": kinds.CLERIC,
    "knightmare": kinds.FIGHTER,
    "the_prince": kinds.FIGHTER,
    "mythlurian": kinds.HERO,
    "tyxr_the_old": kinds.HERO,
    "skaladak": kinds.WEAPON,
    "red_jelly": kinds.WEAPON,
    "uyril_unending": kinds.MILITIA,
    "black_slime": kinds.MILITIA,
    "spectre": kinds.MILITIA,
    "wraith": kinds.MILITIA,
    "green_blob": kinds.FOOD,
    "harbinger": kinds.SPELL,
    "blood_torment": kinds.MONSTER,
}
HURRY = 0.1  # VP that a Monster put to flight is worth to the leader, for each VP of the lead
MOST_LEAD = 5
IN_SIGHT = 8.0  # Monsters left at which the leader begins to hurry, and others to linger
PATIENCE = (56.0, 8.0)  # turns, and for each seat more, after which the end is welcome to everybody
IMPATIENCE = 0.1  # VP that it is worth for each turn more of a seat
IN_VAIN = -1.0  # VP that an attack is worth which leaves everything as it was
ENDS_WELL, ENDS_BADLY = 1000.0, -1000.0


def stakes(p: Board, seat: int, fight: Way, outlook: Outlook) -> float:
    """What a fight is worth, all told, in VP."""
    kind = p.cast[fight.foe]
    worth = -losses(p, seat, fight, outlook)
    if not fight.wins:
        worth = min(0.0, worth)  # nobody goes down to be rid of a card: a rest does that
    for piece in fight.lost:
        worth -= max(0.0, outlook.value(p.cast[piece]))
    if fight.wins:
        worth += outlook.value(kind) + kind.xp * outlook.xp + horde_points(p, seat, kind)
    elif p.layout.solo:
        worth -= 0.0 if kind.classes & kinds.GUARDIAN else kind.vp or 0
    elif hall.may_leave(p, fight.foe):
        worth += hurry(p, outlook)
    else:
        worth += IN_VAIN
    return worth + ending(p, seat, fight, kind, outlook)


def hurry(p: Board, outlook: Outlook) -> float:
    """What it is worth that a Monster goes, unbeaten: the end is nearer.

    Once it is in sight that is good for whoever leads; when the game has gone on for too long, for everybody.
    """
    lead = max(-MOST_LEAD, min(MOST_LEAD, outlook.lead(p) - 2))
    late = IMPATIENCE * max(0.0, p.turns - patience(p)) / len(p.xp)
    if outlook.time > IN_SIGHT:
        lead = 0
    return HURRY * lead + late or -HURRY


def patience(p: Board) -> float:
    """The turns of a usual game."""
    turns, each = PATIENCE
    return turns + each * len(p.xp)


def horde_points(p: Board, seat: int, kind: Kind) -> int:
    """A Horde card more makes all of them worth more."""
    if kind.type != "horde":
        return 0
    mine = sum([1 for piece in owned(p, seat) if p.cast[piece].type == "horde"])
    return 2 * mine + 1 if mine < MOST_HORDE_VP else MOST_HORDE_VP


def losses(p: Board, seat: int, fight: Way, outlook: Outlook) -> float:
    """What the Monster's Battle effects take from the party; below 0 when it takes what is not missed."""
    cast, party = p.cast, fight.muster.party
    id = cast[fight.foe].id
    lost = 0.0
    if id in DISEASES:
        lost -= DISEASES[id] * outlook.value(KINDS["disease"])
    bits = ONE_OF.get(id, 0)
    if id == "gray_ooze" and not fight.held:
        bits = kinds.HERO
    if bits:
        victims = [outlook.value(cast[piece]) for piece in hand(p, seat) if cast[piece].classes & bits]
        return lost + min(victims, default=0.0)
    if id == "ebon_fume":
        return max([(cast[hero].strength, outlook.value(cast[hero])) for hero in party], default=(0, 0.0))[1]
    if id == "thunder_wrath":
        cards = hand(p, seat)
        return sum([outlook.value(cast[piece]) for piece in cards]) / max(1, len(cards))
    dead: list[int] = []
    if id == "archduke_of_pain":
        dead = [hero for hero in party if cast[hero].classes & (kinds.CLERIC | kinds.WIZARD)]
    elif id == "revenant":
        dead = [hero for hero in party if cast[hero].strength <= 4]
    elif id == "water_wrath":
        armed = {hero for _, hero in fight.held}
        dead = [hero for hero in party if hero not in armed and fight.muster.lines[hero][1] <= 0]
    return lost + sum([outlook.value(cast[hero]) for hero in dead])


def ending(p: Board, seat: int, fight: Way, kind: Kind, outlook: Outlook) -> float:
    """A fight that brings the last Thunderstone to Rank 1 ends the game: very well or very badly."""
    second = p.zones[RANK_2]
    if not fight.wins and not hall.may_leave(p, fight.foe):
        return 0.0
    if not second or not p.cast[second[0]].classes & kinds.THUNDERSTONE or fight.foe not in p.zones[RANK_1]:
        return 0.0
    stone = p.cast[second[0]]
    collects = fight.wins and not p.zones[RANK_0]
    if p.layout.solo or p.stones + 1 < p.layout.stones_to_end:
        return float(stone.vp or 0) if collects else 0.0
    ahead: float = outlook.lead(p)
    if collects:
        ahead += (stone.vp or 0) + 0.5  # a stone breaks a tie
    if fight.wins:
        ahead += (kind.vp or 0) + horde_points(p, seat, kind)
    if ahead > 0:
        return ENDS_WELL
    return ENDS_BADLY if p.turns < 2 * patience(p) else 0.0
