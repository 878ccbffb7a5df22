"""Prospects: how a fight with the monster in the centre would go, before it is fought."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from delvewright.bots.dungeon_dice.odds import chances, gain, strength
from delvewright.bots.dungeon_dice.stakes import of_heroes, seen_by
from delvewright.bots.dungeon_dice.worth import WOUND, kind_worth
from delvewright.games.dungeon_dice.board import (
    CARRIED,
    FOE,
    Board,
    face_of,
    owned,
    trophies,
    usable,
)
from delvewright.games.dungeon_dice.dice import (
    LEVEL_DICE,
    place_bonus,
    quaking,
    shown,
    total,
)
from delvewright.games.dungeon_dice.kinds import Kind
from delvewright.games.dungeon_dice.levels import foe_level, hero_level, level_dice

MENACE = {
    "SLASH": 1.0,
    "TANGLE": 1.1,
    "DRAIN": 2.2,
    "VOID": 3.2,
    "FIRE": 2.8,
    "PROTECTION": 1.2,
    "POISON": 1.6,
    "FEAR": 2.4,
    "STUN": 0.8,
    "SCROLL": 2.7,
    "SUMMON": 2.0,
    "VORPAL_SWORD": 2.0,
    "AEGIS_SHIELD": 2.0,
    "NECROMANCY": 2.0,
    "MAUL": 2.2,
}
"""Points by which a monster's symbols usually shift the totals."""
MOST_ITEMS = 2  # one-use dice that a fight is planned with
GUST_AGAIN = 0.9  # of the chance to win after a GUST, for what is spent by then

Odds = tuple[float, float]
"""The chances to win and to tie."""


class Prospect:
    """A fight with the monster in the centre, looked at from before it; made once for all who may join it."""

    __slots__ = (
        "_brought",
        "anew",
        "executes",
        "gust",
        "level",
        "p",
        "raises",
        "shift",
        "swarm",
        "symbols",
        "toad",
    )

    def __init__(self, p: Board, anew: bool = False):
        """`anew`: after a GUST, when everybody rolls again."""
        self.p = p
        self.anew = anew
        self.level = foe_level(p)
        self.swarm = self.executes = 0
        self.gust = self.toad = self.raises = False
        self.shift = 0.0
        self.symbols: list[str] = []
        self._brought: dict[int, tuple[list[Kind], float]] = {}
        for source, symbol, param in shown(p, FOE):
            self.symbols.append(symbol)
            if symbol == "SWARM":
                self.swarm = param
            elif symbol == "GUST":
                self.gust = not anew and not p.gusted
            elif symbol == "TOAD":
                self.toad = True
            elif symbol == "EXECUTE" and source == p.foe:
                self.executes = param
            elif symbol == "RAISE_THE_DEAD":
                self.raises = True
            else:
                self.shift -= MENACE.get(symbol, 0.0)
        for piece in p.zones[CARRIED]:
            self.shift -= strength(p.cast[piece]) if p.cast[piece].combat_die else 0.0
        if FOE in p.rolled and not anew:
            self.shift -= total(p, FOE)
            self.level = 0

    def brought(self, hero: int, gear: Sequence[int] | None = None) -> tuple[list[Kind], float]:
        """(the dice a hero would roll, what it has rolled already)."""
        if gear is None and hero in self._brought:
            return self._brought[hero]
        p = self.p
        lying: list[int] = []
        rolled = 0.0
        if p.dice and not self.anew:
            lying = [die[1] for die in p.dice if die[0] == hero]
            rolled = float(total(p, hero)) if lying else 0.0
        dice: list[Kind] = []
        if hero not in p.rolled or self.anew:
            for piece in p.gear[hero] if gear is None else gear:
                if piece not in lying and usable(p, piece) and "GOO" not in self.symbols:
                    dice.append(p.cast[piece])
            dice += [LEVEL_DICE[code] for code in level_dice(p, hero)]
        if gear is None:
            self._brought[hero] = dice, rolled
        return dice, rolled

    def odds(self, heroes: Sequence[int], gear: Sequence[int] | None = None, lead: float = 0.0) -> Odds:
        """To win and to tie for some heroes, the first with other gear than it has on if that is given."""
        p = self.p
        lead += self.shift
        dice: list[Kind] = []
        greatest = struck = 0.0
        for hero in heroes:
            own, rolled = self.brought(hero, gear if hero == heroes[0] else None)
            lead += rolled
            dice += own
            if self.toad or self.executes:
                size = rolled + sum([strength(kind) for kind in own], 0.0)
                greatest = max(greatest, size)
                if hero_level(p, hero) <= self.executes:
                    struck = max(struck, size)
            if self.raises:
                lead -= sum([face_of(p, piece).level for piece in trophies(p, hero)])
        lead -= (0.8 * greatest if self.toad else 0.0) + struck
        dice.sort(key=order)
        win, tie = chances(tuple(dice), self.level, self.swarm, lead)
        if self.gust and not (p.place == "island" and place_bonus(p, heroes[0])):
            again = GUST_AGAIN * (win + tie)
            win, tie = win * again, tie * again
        return win, tie

    def worth(self, seat: int, heroes: tuple[int, ...], gear: Sequence[int] | None = None) -> float:
        """What fighting with these heroes is worth to a seat, with the one-use dice it would spend."""
        seen = seen_by(self.p, seat, heroes, of_heroes(self.p, heroes, self.symbols))
        worth = value(seen.win, seen.loss, self.odds(heroes, gear))
        if seat in heroes:
            lead = cost = 0.0
            for points, price in combat_items(self.p, seat):
                lead, cost = lead + points, cost + 0.6 * price
                worth = max(worth, value(seen.win, seen.loss, self.odds(heroes, gear, lead)) - cost)
        return worth


@cache
def order(kind: Kind) -> str:
    return kind.id


def combat_items(p: Board, seat: int) -> list[tuple[float, float]]:
    """(points, worth) of the one-use dice a hero could throw into a fight, the cheapest points first."""
    if quaking(p, seat):
        return []
    level = foe_level(p)
    found = []
    for piece in owned(p, seat):
        kind = p.cast[piece]
        if kind.type == "one_use" and kind.subtype in THROWN:
            points = sum(
                [
                    (face.value or 0) + sum([gain(*one, level) for one in face.symbols], 0.0)
                    for face in kind.faces
                ],
                0.0,
            )
            found.append((points / 6, kind_worth(kind)))
    found.sort(key=lambda one: -one[0])
    return found[:MOST_ITEMS]


THROWN = ("bomb", "scroll", "boomerang", "strength", "poison", "toad", "wand", "shuriken", "summon")


def value(won: float, lost: float, chance: Odds) -> float:
    """What a fight is worth to somebody, on average."""
    win, tie = chance
    return win * won + tie * (won - WOUND) + (1 - win - tie) * lost
