"""Odds: what dice add up to before they are rolled, and how often heroes then beat a monster.

A spread is the chance of each total from 0 on. Spreads of pools are made once and kept: a game has few kinds.
A symbol counts as the points it usually gains, spread over the whole numbers beside them.
"""

from __future__ import annotations

from functools import cache

from delvewright.games.dungeon_dice.kinds import Face, Kind

Spread = tuple[float, ...]

LOWEST = (3.5, 2.5, 2.0, 1.7, 1.5, 1.4)  # of so many monster level dice, on average
HIGHEST = (3.5, 4.5, 5.0, 5.2, 5.4, 5.5)
SHIELDED = (0.75, 1.2, 1.5, 1.75, 1.9, 2.0)  # what rerolling the highest of them takes off
FIRE = 17 / 6
LEVEL_DIE = 13 / 6
MOST_LEVELS = len(LOWEST)

FLAT = {
    "SLASH": 1.1,
    "VORPAL_SWORD": 2.0,
    "SLASH_AND_PROTECTION": 2.0,
    "FIRE": FIRE,
    "SCROLL": FIRE,
    "STRENGTH": LEVEL_DIE,
    "SONG_OF_STRENGTH": LEVEL_DIE,
    "STUN": 0.7,
    "WOLF_BITE": 2.0,
    "EXPLOSION": 3.0,
    "NECROMANCY": 2.0,
    "SUMMON": 2.0,
    "WAR_CRY": 1.5,
    "INSPIRE": 1.0,
    "BLESS": 2.0,
    "ASSASSINATE": 2.0,
    "MAGIC_HAND": 2.0,
    "HELM_OF_REFLECTION": 1.0,
    "SWORD_OF_WOUNDING": 0.0,
    "MAUL": 0.0,
}
"""Points that symbols gain a hero whatever the monster is."""


def gain(symbol: str, param: int, level: int) -> float:
    """Points that a hero usually gains by a symbol against a monster of some level."""
    flat = FLAT.get(symbol)
    if flat is not None:
        return flat
    at = min(max(level, 1), MOST_LEVELS) - 1
    if symbol in ("TANGLE", "POISON"):
        return LOWEST[at]
    if symbol == "DRAIN":
        return 2 * LOWEST[at]
    if symbol in ("PROTECTION", "AEGIS_SHIELD", "SONG_OF_PROTECTION"):
        return SHIELDED[at] * (1.5 if symbol == "AEGIS_SHIELD" else max(1, min(param, level)))
    if symbol == "VOID":
        return HIGHEST[at]
    if symbol == "BOOST":
        return level * (1.0 if param <= 3 else 0.5)
    if symbol == "TOAD":
        return 3.5 * level
    return 0.0


@cache
def strength(kind: Kind, level: int = 3) -> float:
    """What a die is good for in combat, in points: its numbers, and its symbols at what they gain."""
    return sum([worth_of(face, level) for face in kind.faces], 0.0) / len(kind.faces)


def worth_of(face: Face, level: int) -> float:
    points = float(face.value or 0)
    for symbol, param in face.symbols:
        points += 6.0 if outright(symbol, param, level) else gain(symbol, param, level)
    return points


def outright(symbol: str, param: int, level: int) -> bool:
    """Whether a symbol beats such a monster whatever the totals are."""
    return symbol == "EXECUTE" and param >= level


@cache
def die(kind: Kind, level: int) -> Spread:
    """One die of a hero, its symbols counted, against a monster of some level."""
    chances = [0.0] * 24
    share = 1 / len(kind.faces)
    for face in kind.faces:
        points = float(face.value or 0)
        for symbol, param in face.symbols:
            points += gain(symbol, param, level)
        low = int(points)
        chances[low] += share * (low + 1 - points)
        chances[low + 1] += share * (points - low)
    while not chances[-1]:
        chances.pop()
    return tuple(chances)


def together(one: Spread, other: Spread) -> Spread:
    """The spread of a sum."""
    total = [0.0] * (len(one) + len(other) - 1)
    for a, first in enumerate(one):
        if first:
            for b, second in enumerate(other):
                total[a + b] += first * second
    return tuple(total)


@cache
def pool(dice: tuple[Kind, ...], level: int) -> Spread:
    """Several dice of heroes; pools that begin alike share the work."""
    if not dice:
        return (1.0,)
    return together(pool(dice[:-1], level), die(dice[-1], level))


@cache
def monster(level: int, swarm: int) -> Spread:
    """The level dice of a monster; those of a swarm count up to a number only."""
    if level <= 0:
        return (1.0,)
    most = swarm or 6
    one = (1 - most / 6, *(1 / 6 for _ in range(most)))
    return together(monster(level - 1, swarm), one)


@cache
def beats(dice: tuple[Kind, ...], level: int, swarm: int, lead: int) -> tuple[float, float]:
    """The chances to win and to tie with some dice and so many points of a lead."""
    mine, theirs = pool(dice, level), monster(level, swarm)
    win = tie = 0.0
    below = 0.0
    at = 0
    for number, chance in enumerate(mine):
        total = number + lead
        if total < 0:
            continue
        while at < total and at < len(theirs):
            below += theirs[at]
            at += 1
        win += chance * below
        if total < len(theirs):
            tie += chance * theirs[total]
    return win, tie


@cache
def executes(dice: tuple[Kind, ...], level: int) -> float:
    """How often one of the dice shows what beats the monster outright."""
    fails = 1.0
    for kind in dice:
        hits = sum([1 for face in kind.faces if any([outright(*one, level) for one in face.symbols])])
        fails *= 1 - hits / len(kind.faces)
    return 1 - fails


def chances(dice: tuple[Kind, ...], level: int, swarm: int, lead: float) -> tuple[float, float]:
    """To win and to tie, for a lead that may be a fraction. `dice` in the order of their ids."""
    low = int(lead // 1)
    part = lead - low
    win, tie = beats(dice, level, swarm, low)
    if part > 0.05:
        more, level_more = beats(dice, level, swarm, low + 1)
        win, tie = win + part * (more - win), tie + part * (level_more - tie)
    sure = executes(dice, level)
    return sure + (1 - sure) * win, (1 - sure) * tie
