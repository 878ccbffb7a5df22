"""Bloodhound: spends gold, and Heroes with Gold Production hunt for it."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades import moves
from delvewright.games.barricades.board import BATTLE_STREAM, PLAY, SPENT, Board, total
from delvewright.games.barricades.cards.prestige.shared import defeated, gives
from delvewright.games.barricades.cards.shared import GOLD_HERO
from delvewright.games.barricades.parts import also_on, dungeon, fills, opportunity, prestige, spoils, village
from delvewright.games.barricades.words import (
    HERO,
    any_hero,
    choose,
    gear,
    gold,
    in_play,
    needs,
    one_hero,
)
from delvewright.words.dice import d6

_hunter = needs(GOLD_HERO, PLAY)


def _spent(least: int, level: int = 0) -> Any:
    def holds(p: Board, seat: int, piece: int) -> bool:
        return total(p, seat, SPENT) >= least and defeated(p, seat, level)

    return holds


def _makes_more(p: Board, seat: int, me: int, it: int) -> None:
    moves.boost(p, seat, me, it, gold=1)


_track = choose("track", GOLD_HERO, _makes_more, pool=in_play)


def _all_make_more(p: Board, seat: int, me: int, it: int) -> None:
    for hero in p.zones[PLAY + seat]:
        if GOLD_HERO.test(p, hero):
            moves.boost(p, seat, me, hero, gold=1)


def _for_spent_gold(p: Board, seat: int, me: int, it: int) -> None:
    """BQ-FAQ-13. All gold spent this turn, on whatever."""
    moves.boost_attack(p, seat, me, it, total(p, seat, SPENT) // 3)


def _shared_roll(p: Board, seat: int, me: int, it: int) -> None:
    """BQ-FAQ-14. One die for all of them."""
    shown = d6(p, BATTLE_STREAM)
    for hero in p.zones[PLAY + seat]:
        if GOLD_HERO.test(p, hero):
            moves.boost_attack(p, seat, me, hero, shown)


prestige(
    "bloodhound",
    fills("triggers", (_spent(5), _spent(10, 2))),
    opportunity(gold(2), until=1),
    opportunity(gold(3), since=2),
    also_on("draw", 7),
    village("tracking", _track, fits=_hunter, since=1, until=3),
    village("tracking_all", _all_make_more, fits=_hunter, since=4),
    dungeon("hunt", one_hero(attack=1, filter=GOLD_HERO), fits=_hunter, since=2),
    spoils("forage", gear("iron_rations"), since=3),
    gives(5, "hound_of_the_keep"),
    dungeon("bounty", choose("strengthen", HERO, _for_spent_gold, pool=in_play), fits=any_hero, since=6),
    dungeon("pack", _shared_roll, fits=_hunter, since=7),
)
