"""The judge: how well each seat stands, in turns: Quests and the way to them, Life, and what it can spend."""

from __future__ import annotations

from delvewright.bots.dungeoneer.odds import FALLEN, life_worth
from delvewright.bots.dungeoneer.worth import carried, held
from delvewright.games.dungeoneer.board import HAND, INVENTORY, PACK, Board, attached_to, hero
from delvewright.games.dungeoneer.ending import quests_done

QUEST = 2.5  # what a completed Quest is worth: the turns it took
WON = 16.0
GLORY = 0.11
PERIL = 0.03
TIPPED, BANE, LEVEL, SPELL, BOLTED = 0.35, 0.5, 0.4, 0.3, 0.25
PACKED = 0.05  # for each Peril a monster costs
MOVEMENT, SAVED = 0.3, 0.12  # a point on one's own turn, and on another's


def standing(p: Board, seat: int) -> float:
    """How well a seat stands, but for the way to its next Quest."""
    if p.life[seat] <= 0:
        return -FALLEN
    zones = p.zones
    total = QUEST * quests_done(p, seat) + life_worth(p.life[seat])
    total += GLORY * min(p.glory[seat], 12) - PERIL * min(p.peril[seat], 14) + LEVEL * p.level[seat]
    total += (MOVEMENT if seat == p.turn else SAVED) * p.movement[seat]
    total -= TIPPED * bool(p.tipped[seat]) + BANE * len(attached_to(p, hero(p, seat)))
    total -= SPELL * sum([effect.on == seat != effect.seat for effect in p.lasting])
    total -= BOLTED * sum([place == p.at[seat] for _, place, _ in p.doors])
    total += sum([carried(p, seat, card) for card in zones[INVENTORY + seat]], 0.0)
    total += sum([held(p, card) for card in zones[HAND + seat]], 0.0)
    return total + PACKED * sum([p.cast[card].cost for card in zones[PACK + seat]])
