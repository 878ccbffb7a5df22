"""Worth: what cards are worth in turns, by what is printed on them and for whom."""

from __future__ import annotations

from functools import cache

from delvewright.games.dungeoneer.board import Board
from delvewright.games.dungeoneer.kinds import Kind
from delvewright.games.dungeoneer.powers import ANY_USE, ATTACK, COUNTER, MY_HERO
from delvewright.games.dungeoneer.scores import hero_kinds
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED

COST = 0.2  # for each Glory that a card costs
RESERVE = 0.35  # besides, if it is used up in an emergency
HELD = 0.04
PERIL_HELD = 0.02
PLAIN = {MELEE: 0.35, MAGIC: 0.3, SPEED: 0.9}
FOR_ATTACK = 0.3
FOR_COUNTER = {MELEE: 0.3, MAGIC: 0.2, SPEED: 0.1}
FOR_THREAT = {MELEE: 0.1, MAGIC: 0.1, SPEED: 0.2}


def carried(p: Board, seat: int, card: int) -> float:
    """What a card in an Inventory is worth to its hero."""
    return _carried(p.cast[card], hero_kinds(p, seat)[-1].forms)


def held(p: Board, card: int) -> float:
    """What a card in hand is worth, which one may never play."""
    kind = p.cast[card]
    return HELD * (1 + kind.cost) if kind.resource == "glory" else PERIL_HELD


@cache
def _carried(kind: Kind, forms: tuple[int, ...]) -> float:
    total = COST * kind.cost
    if any([use.discards for use in kind.uses]):
        total += RESERVE * kind.cost
    for modifier in kind.modifiers:
        if modifier.of == MY_HERO:
            part = sum([_for(stat, modifier.uses, forms) for stat in modifier.stats], 0.0)
            total += modifier.amount * part * (0.4 if modifier.tags or modifier.when else 1.0)
    return total


def _for(stat: int, uses: int, forms: tuple[int, ...]) -> float:
    """What a point more is worth in a score for some uses."""
    if uses == ANY_USE:
        return PLAIN.get(stat, 0.2) * (1.0 if stat in forms or stat == SPEED else 0.6)
    total = FOR_ATTACK if uses & ATTACK and stat in forms else 0.0
    total += FOR_COUNTER.get(stat, 0.0) if uses & COUNTER else 0.0
    return total + (FOR_THREAT.get(stat, 0.1) if uses & ~(ATTACK | COUNTER) else 0.0)
