"""The fray: a combat as it lies on the table, what may still change it, and what each act would do."""

from __future__ import annotations

from math import erf, sqrt

from delvewright.bots.dungeon_dice.odds import FIRE, FLAT
from delvewright.bots.dungeon_dice.prospect import GUST_AGAIN, Prospect
from delvewright.bots.dungeon_dice.stakes import Stakes, stakes
from delvewright.games.dungeon_dice.board import (
    COLOSSEUM,
    DUEL,
    EPIC,
    FOE,
    LAST,
    MONSTER,
    MONSTER_LEVEL,
    Board,
)
from delvewright.games.dungeon_dice.dice import (
    foe_total,
    hero_total,
    immune,
    kind_of,
    powers,
    total,
    value,
)
from delvewright.games.dungeon_dice.levels import foe_level, hero_level

ROOT = sqrt(2)
SPREAD = 0.55  # how uncertain what is still to come is, as a part of its size
OUTRIGHT = 60.0  # points that stand for a combatant beaten whatever the totals are
MONSTER_DIE, HERO_DIE = 3.5, 13 / 6
LATE = ("VOID", "EXECUTE", "FURY")
NUMBERED = ("FIRE", "BOMB", "BOOMERANG", "MAGIC_BOOMERANG", "STUN", "SHURIKEN", "FREEZE")


class Fray:
    """Seen by one seat. The margin is that of the heroes, or of one hero where each stands alone."""

    __slots__ = (
        "actor",
        "alone",
        "coming",
        "hero",
        "margin",
        "noise",
        "p",
        "rival",
        "seat",
        "stakes",
        "windy",
    )

    def __init__(self, p: Board, seat: int, actor: int):
        self.p = p
        self.seat = seat
        self.actor = actor
        self.alone = p.mode in (DUEL, COLOSSEUM, EPIC)
        self.hero = seat if self.alone and seat in p.fighters else p.fighters[0]
        self.rival = FOE
        self.stakes: Stakes = stakes(p, seat)
        if p.mode in (DUEL, COLOSSEUM):
            self.rival = max(
                [other for other in p.fighters if other != self.hero], key=lambda one: total(p, one)
            )
            self.margin = float(total(p, self.hero) - total(p, self.rival))
        elif p.mode == EPIC:
            self.margin = float(total(p, self.hero) - foe_total(p))
        else:
            self.margin = float(hero_total(p) - foe_total(p))
        self.coming = self.noise = 0.0
        self.windy = False
        for who in (*p.fighters, FOE) if p.foe >= 0 else p.fighters:
            if who != actor and self.sign(who):
                self.coming += self.left(who)
        self.noise = SPREAD * abs(self.coming)

    def sign(self, who: int) -> int:
        """On whose side a combatant is: 1 the hero's, -1 against it, 0 neither."""
        if who == FOE:
            return -1
        if not self.alone:
            return 1
        return 1 if who == self.hero else -1 if who == self.rival else 0

    def wish(self) -> int:
        """Which way the actor wants the margin to move."""
        if self.actor == FOE or self.actor in self.p.fighters:
            return self.sign(self.actor) or 1
        return 1 if self.stakes.win >= self.stakes.loss else -1

    def left(self, who: int, without: tuple[int, str] | None = None) -> float:
        """What the symbols a combatant has not used yet are good for, signed."""
        sign = self.sign(who)
        amount = 0.0
        for source, symbol, param in powers(self.p, who):
            if (source, symbol) == without:
                without = None
            elif symbol == "GUST" and who == FOE and not self.p.gusted:
                self.windy = True
            elif self.p.phase != LAST or symbol in LATE:
                amount += sign * self.swing(symbol, param, 0, sign, source)
        return amount

    # What an ability does -----------------------------------------------------------------------------

    def dice(self, who: int) -> list[int]:
        """The numbers a combatant shows."""
        p = self.p
        return [value(p, die) or 0 for die in p.dice if die[0] == who and not die[3]]

    def numbered(self, who: int) -> list[int]:
        p = self.p
        numbers = [value(p, die) for die in p.dice if die[0] == who and not die[3]]
        return [number for number in numbers if number is not None]

    def swing(self, symbol: str, param: int, number: int, side: int, source: int = -1) -> float:
        """Points a symbol moves the margin for a side, on average, as the dice lie now."""
        p = self.p
        if symbol in NUMBERED:
            if symbol == "FIRE" and not number:
                return 0.0 if side > 0 and immune(p, "FIRE") else FIRE
            return float(number)
        other = self.rival if side > 0 else self.hero
        if other == FOE and symbol in IMMUNITIES and immune(p, symbol):
            return 0.0
        if symbol in ("TANGLE", "DRAIN"):
            least = min(self.numbered(other), default=0)
            return float(least if symbol == "TANGLE" else 2 * least)
        if symbol == "VOID":
            return float(max(self.numbered(other), default=0))
        if symbol == "TOAD":
            return float(sum(self.dice(other)))
        if symbol in ("PROTECTION", "AEGIS_SHIELD"):
            high = max(self.numbered(other), default=0)
            return max(0.0, high - (MONSTER_DIE if other == FOE else HERO_DIE))
        if symbol in ("SLASH", "VORPAL_SWORD"):
            own = FOE if side < 0 and self.rival == FOE else self.hero if side > 0 else self.rival
            return max(0.0, (MONSTER_DIE if own == FOE else HERO_DIE) - min(self.dice(own), default=9))
        if symbol in ("EXECUTE", "FURY"):
            return self.execution(symbol, param, other)
        if symbol == "POISON":
            return 0.6 * min(self.numbered(other), default=0)
        if symbol == "BOOST":
            return self.capped(param)
        if symbol == "STRENGTH" and side < 0 and self.rival == FOE:
            return MONSTER_DIE
        return FLAT.get(symbol, 0.0)

    def execution(self, symbol: str, param: int, other: int) -> float:
        p = self.p
        if other == FOE:
            level = foe_level(p)
            return (
                OUTRIGHT
                if (level <= param if symbol == "EXECUTE" else level < hero_level(p, self.hero))
                else 0.0
            )
        if symbol == "EXECUTE" and hero_level(p, other) <= param:
            return OUTRIGHT if len(p.fighters) == 1 or self.alone else float(sum(self.dice(other)))
        return 0.0

    def capped(self, param: int) -> float:
        """BOOST: monster level dice above a number fall to it."""
        p = self.p
        return float(
            sum([max(0, die[2] + 1 - param) for die in p.dice if die[1] == MONSTER_LEVEL and not die[3]])
        )

    def rerolled(self, index: int) -> list[float]:
        """How the margin may move when a die is rolled again, each as likely."""
        p = self.p
        who, piece, _, _ = die = p.dice[index]
        sign = self.sign(who)
        now = value(p, die) or 0
        faces = range(len(kind_of(p, piece).faces))
        return [sign * float((value(p, (who, piece, face, False)) or 0) - now) for face in faces]

    # What it all is worth -----------------------------------------------------------------------------

    def worth(self, margin: float, more: float = 0.0) -> float:
        """For the seat, with what the others may still do, and so much more of its own to come."""
        win, tie, loss = self.stakes
        lead = margin + self.coming + more
        noise = self.noise + SPREAD * abs(more)
        if noise < 0.2:
            chance = 1.0 if lead > 0.4 else 0.0
            even = 1.0 if abs(lead) <= 0.4 else 0.0
        else:
            above = 0.5 + 0.5 * erf((lead - 0.5) / (noise * ROOT))
            chance, even = above, 0.5 + 0.5 * erf((lead + 0.5) / (noise * ROOT)) - above
        if self.windy:
            again = 0.5 * GUST_AGAIN
            chance, even = chance * again, even * again
        return chance * win + even * tie + (1 - chance - even) * loss

    def anew(self) -> float:
        """When GUST has every die rolled again."""
        p = self.p
        win, tie, loss = self.stakes
        if p.mode != MONSTER:
            return 0.5 * (win + loss)
        chance, even = Prospect(p, anew=True).odds(p.fighters)
        return chance * win + even * tie + (1 - chance - even) * loss


IMMUNITIES = ("TANGLE", "DRAIN", "VOID", "TOAD", "POISON", "PROTECTION", "FREEZE", "STUN")
