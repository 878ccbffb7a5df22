"""Levels: what the tracker says, what adds to it, and how many level dice a hero brings (DD-XP, DD-WOUND)."""

from __future__ import annotations

from functools import cache

from delvewright.games.dungeon_dice.board import (
    BOOSTED_LEVEL,
    FOE,
    HERO_LEVEL,
    MONSTER,
    MONSTER_LEVEL,
    Board,
    carries,
    face_of,
    is_class,
    owned,
    trophies,
)
from delvewright.games.dungeon_dice.book import TRACKERS
from delvewright.games.dungeon_dice.kinds import KINDS, Face, Kind


def tracker(p: Board) -> Kind:
    return KINDS[TRACKERS["epic" if p.rules.mode == "epic" else "standard"]]


def most_experience(p: Board) -> int:
    return tracker(p).faces[-1].experience or 0


def earned(p: Board, seat: int) -> Face | None:
    """The face of the tracker that a hero has come to; none at no experience on the black one."""
    return _come_to(tracker(p), p.experience[seat])


@cache
def _come_to(tracker: Kind, have: int) -> Face | None:
    faces = [face for face in tracker.faces if face.experience is not None and face.experience <= have]
    return faces[-1] if faces else None


def base_level(p: Board, seat: int) -> int:
    """DD-XP-3. The level the tracker shows; 1 at no experience."""
    face = earned(p, seat)
    return face.level_dice if face else 1


def hero_level(p: Board, seat: int) -> int:
    """OR-71. Tracker, bonuses and this turn's changes; wounds do not count."""
    level = base_level(p, seat) + bonus_levels(p, seat)
    for who, change in p.levels:
        if who == seat:
            level += change
    return level


def bonus_levels(p: Board, seat: int) -> int:
    """RING OF FOCUS, and the Monk's DISCIPLINE."""
    bonus = 0
    for piece in owned(p, seat):
        if p.cast[piece].role == "relic_ring_of_focus" and piece not in p.feared:
            bonus += 1
    return bonus + (1 if is_class(p, seat, "class_monk") else 0)


def foe_level(p: Board) -> int:
    """The level the monster's die shows, one more in the Volcano for a monster with FIRE of its own."""
    face = face_of(p, p.foe)
    level = face.level
    if p.place == "volcano" and p.mode == MONSTER and any([name == "FIRE" for name, _ in face.symbols]):
        level += 1
    return level


def level_of(p: Board, who: int) -> int:
    return foe_level(p) if who == FOE else hero_level(p, who)


def level_dice(p: Board, seat: int) -> list[int]:
    """The level dice a hero brings, boosted ones first (DD-WOUND-4, DD-ONEUSE-POISON-2)."""
    bliss = 1 if carries(p, seat, "relic_ring_of_bliss") else 0
    feared = sum([1 for piece in p.feared if piece == -1 - seat])
    count = max(hero_level(p, seat) - p.hurt[seat] - feared, bliss)
    boosted = min(p.boosted[seat] + bliss, count)
    plain = count - boosted
    primal = min(plain, sum([p.used.count((piece, "PRIMAL")) for piece in trophies(p, seat)]))
    return [BOOSTED_LEVEL] * boosted + [MONSTER_LEVEL] * primal + [HERO_LEVEL] * (plain - primal)
