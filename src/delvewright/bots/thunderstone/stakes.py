"""What is at stake in a fight: the card and its XP, what the Monster takes, and perhaps the game."""

from __future__ import annotations

from delvewright.bots.thunderstone.outlook import Outlook
from delvewright.counsel.thunderstone.account import Way
from delvewright.counsel.thunderstone.chances import brings_a_stone, ends_the_game
from delvewright.games.thunderstone import hall, kinds
from delvewright.games.thunderstone.board import RANK_0, RANK_2, Board, hand, owned
from delvewright.games.thunderstone.kinds import KINDS, Kind
from delvewright.games.thunderstone.score import MOST_HORDE_VP

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
IN_VAIN = -2.0  # VP that an attack is worth which leaves everything as it was: to move it is worth up to 2
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
    """What it is worth that a Monster goes, unbeaten: once the end is in sight, good for whoever leads."""
    if outlook.time > IN_SIGHT:
        return -HURRY
    return HURRY * max(-MOST_LEAD, min(MOST_LEAD, outlook.lead(p) - 2)) or -HURRY


def horde_points(p: Board, seat: int, kind: Kind) -> int:
    """A Horde card more makes all of them worth more."""
    if kind.type != "horde":
        return 0
    mine = sum([1 for piece in owned(p, seat) if p.cast[piece].type == "horde"])
    return 2 * mine + 1 if mine < MOST_HORDE_VP else MOST_HORDE_VP


def losses(p: Board, seat: int, fight: Way, outlook: Outlook) -> float:
    """What the Monster's Battle effects take from the party; below 0 when it takes what is not missed."""
    cast, party = p.cast, fight.muster.party
    id = cast[fight.foe].role
    lost = 0.0
    if id in DISEASES:
        lost -= DISEASES[id] * outlook.value(KINDS.in_play(p.rules.packs)["disease"])
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
        return sum([outlook.value(cast[piece]) for piece in cards], 0.0) / max(1, len(cards))
    dead: list[int] = []
    if id == "archduke_of_pain":
        dead = [hero for hero in party if cast[hero].classes & (kinds.CLERIC | kinds.WIZARD)]
    elif id == "revenant":
        dead = [hero for hero in party if cast[hero].strength <= 4]
    elif id == "water_wrath":
        armed = {hero for _, hero in fight.held}
        dead = [hero for hero in party if hero not in armed and fight.muster.lines[hero][1] <= 0]
    return lost + sum([outlook.value(cast[hero]) for hero in dead], 0.0)


def ending(p: Board, seat: int, fight: Way, kind: Kind, outlook: Outlook) -> float:
    """A fight that brings the last Thunderstone to Rank 1 ends the game: very well or very badly."""
    then, foe = fight.world, fight.foe
    if not brings_a_stone(then, foe) or not (fight.wins or hall.may_leave(then, foe)):
        return 0.0
    stone = p.cast[then.zones[RANK_2][0]]
    collects = fight.wins and not then.zones[RANK_0]
    if not ends_the_game(then, foe):
        return float(stone.vp or 0) if collects else 0.0
    ahead = float(outlook.lead(p))
    if collects:
        ahead += (stone.vp or 0) + 0.5  # a stone breaks a tie
    if fight.wins:
        ahead += (kind.vp or 0) + horde_points(p, seat, kind)
    return ENDS_WELL if ahead > 0 else ENDS_BADLY if ahead < 0 else 0.0
