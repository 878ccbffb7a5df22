"""Chances: what is still to be rolled in a combat, and how it would end on the numbers of the dice alone."""

from __future__ import annotations

from functools import cache, lru_cache

from delvewright.games.dungeon_dice.board import (
    BEFORE,
    CARRIED,
    FOE,
    MONSTER,
    MONSTER_LEVEL,
    Board,
    gooey,
    others,
    usable,
)
from delvewright.games.dungeon_dice.dice import combatants, kind_of, place_bonus, total, value
from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.games.dungeon_dice.levels import foe_level, level_dice
from delvewright.games.dungeon_dice.prepare import most_assistants
from delvewright.views.dungeon_dice.model import Chance
from delvewright.views.dungeon_dice.reading import Reading

Spread = tuple[float, ...]
"""How likely each sum from 0 on is."""

Numbers = tuple[int, ...]
"""What the sides of a die count."""


def all_rolled(p: Board) -> bool:
    """Whether every combatant has rolled, so that the totals can be compared."""
    return set(combatants(p)) <= set(p.rolled)


def chances(r: Reading) -> tuple[Chance, ...]:
    """The active hero alone and with each possible assistant; or the party as it stands, once it is full."""
    p = r.p
    if p.mode != MONSTER or p.foe < 0 or all_rolled(p):
        return ()
    parties = [p.fighters]
    fixed = p.phase != BEFORE or p.cast[p.foe].must_fight_alone
    if len(p.fighters) <= most_assistants(p) and not fixed:
        parties += [(*p.fighters, seat) for seat in others(p, p.fighters[0]) if seat not in p.fighters]
    return tuple([_chance(r, party) for party in parties])


def _chance(r: Reading, party: tuple[int, ...]) -> Chance:
    p = r.p
    ours, fixed = _throw(p, party)
    theirs, base = _throw(p, (FOE,))
    win, tie = _compare(ours, theirs, fixed - base)
    helpers = party[1:]
    first = r.who(party[0])
    label = f"{first} with {r.some(helpers)}" if helpers else f"{first} alone"
    won, tied = round(100 * win), round(100 * tie)
    return Chance(label, helpers, won, tied, max(100 - won - tied, 0))


def to_come(p: Board, party: tuple[int, ...]) -> tuple[int, int]:
    """How many dice some combatants have still to roll, and what they bring on average."""
    dice, _ = _throw(p, party)
    return len(dice), round(sum([sum(numbers) / len(numbers) for numbers in dice]))


def _throw(p: Board, party: tuple[int, ...]) -> tuple[tuple[Numbers, ...], int]:
    """The dice still to be rolled, in a fixed order, and what is certain already."""
    dice: list[Numbers] = []
    fixed = sum([total(p, who) for who in party])
    for who in party:
        if who in p.rolled:
            continue
        if who == FOE:
            dice += [_numbers(p, who, MONSTER_LEVEL)] * foe_level(p)
            dice += [_numbers(p, who, one) for one in p.zones[CARRIED] if p.cast[one].combat_die]
            continue
        if p.place == "tavern" and place_bonus(p, who):
            fixed += TAVERN
        lying = [piece for owner, piece, _, _ in p.dice if owner == who]
        if not gooey(p):
            dice += [_numbers(p, who, one) for one in p.gear[who] if usable(p, one) and one not in lying]
        dice += [_numbers(p, who, code) for code in level_dice(p, who)]
    return tuple(sorted(dice)), fixed


TAVERN = 2
"""What the place adds to a hero with its gear, once it has rolled."""


def _numbers(p: Board, who: int, piece: int) -> Numbers:
    if not p.relics or who == FOE:
        return _printed(kind_of(p, piece).id)
    return tuple([value(p, (who, piece, face, False)) or 0 for face in range(len(kind_of(p, piece).faces))])


@cache
def _printed(kind: str) -> Numbers:
    return tuple([face.value or 0 for face in KINDS[kind].faces])


@lru_cache(maxsize=4096)
def spread(dice: tuple[Numbers, ...]) -> Spread:
    """How the sum of some dice is spread."""
    if not dice:
        return (1.0,)
    rest = spread(dice[1:])
    found = [0.0] * (len(rest) + max(dice[0]))
    for number in dice[0]:
        for points, chance in enumerate(rest):
            found[points + number] += chance / len(dice[0])
    return tuple(found)


@lru_cache(maxsize=4096)
def _compare(ours: tuple[Numbers, ...], theirs: tuple[Numbers, ...], lead: int) -> tuple[float, float]:
    """How likely our sum and the lead are more than theirs, and the same."""
    mine, foes = spread(ours), spread(theirs)
    below = [0.0]
    for chance in foes:
        below.append(below[-1] + chance)
    win = tie = 0.0
    for points, chance in enumerate(mine):
        number = points + lead
        if number >= 0:
            win += chance * below[min(number, len(foes))]
            tie += chance * foes[number] if number < len(foes) else 0.0
    return win, tie
