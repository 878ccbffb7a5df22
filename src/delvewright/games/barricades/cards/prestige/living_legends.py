"""Living Legends: Heroes who rise, and what is sung of them."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades import moves
from delvewright.games.barricades.board import LEVELED, Board, done
from delvewright.games.barricades.cards.prestige.shared import defeated, gives
from delvewright.games.barricades.cards.shared import hero_of_level, level
from delvewright.games.barricades.muster import Muster, typed
from delvewright.games.barricades.parts import (
    adds,
    also_on,
    fills,
    flag,
    opportunity,
    prestige,
    spoils,
    village,
)
from delvewright.games.barricades.words import HERO, choose, draw, in_hand, xp


def _leveled(least: int) -> Any:
    def holds(p: Board, seat: int, piece: int) -> bool:
        return any([deed.number >= least for deed in done(p, seat, LEVELED)]) and defeated(p, seat)

    return holds


def _sung_of(attack: int) -> Any:
    def act(p: Board, seat: int, me: int, it: int) -> None:
        moves.boost_attack(p, seat, me, it, attack)
        moves.boost(p, seat, me, it, skill=1)

    return choose("sing_of", HERO, act, pool=in_hand)


def _renown(heroes: int) -> Any:
    """Those with the most Attack have 1 more."""

    def add(p: Board, m: Muster, me: int) -> None:
        known = [hero for hero in m.heroes if level(p, hero) >= 2]
        known.sort(key=lambda hero: -sum(m.lines.get(hero, (0, 0))))
        for hero in known[:heroes]:
            m.add(hero, *typed(p, hero, 1))

    return add


def _renown_of_all(p: Board, m: Muster, me: int) -> None:
    for hero in m.heroes:
        if level(p, hero) >= 2:
            m.add(hero, *typed(p, hero, 2 if level(p, hero) == 4 else 1))


_of_level_3 = hero_of_level(3)

prestige(
    "living_legends",
    fills("triggers", (_leveled(1), _leveled(3))),
    opportunity(_sung_of(1), until=3),
    opportunity(_sung_of(2), since=4),
    also_on("draw", 7),
    adds(_renown(1), since=1, until=3),
    adds(_renown(2), since=4, until=6),
    adds(_renown_of_all, since=7),
    flag("cheaper_level", since=2),
    spoils("tales", xp(1), fits=_of_level_3, since=3),
    gives(5, "saga_of_the_five"),
    village("muster", draw(1), fits=_of_level_3, since=6),
    gives(7, "aldara_sword_of_the_five"),
)
