"""Vampire Coven: pays in Wounds, and feasts on several Monsters at once."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades import battle, delve, moves
from delvewright.games.barricades.board import (
    JOINED,
    NONE,
    WOUNDED,
    Board,
    monster_at,
    room_for_wounds,
    total,
)
from delvewright.games.barricades.cards.prestige.shared import defeated, gives
from delvewright.games.barricades.muster import Muster
from delvewright.games.barricades.parts import (
    adds,
    also_on,
    dungeon,
    fills,
    in_room,
    opportunity,
    prestige,
    spoils,
)
from delvewright.games.barricades.words import HERO, any_hero, choose, heal, in_hand, one_hero, wound, wounded
from delvewright.kernel.ask import Reason
from delvewright.words.flow import Choose


def _bled(least: int, level: int = 0) -> Any:
    def holds(p: Board, seat: int, piece: int) -> bool:
        return total(p, seat, WOUNDED) >= least and defeated(p, seat, level)

    return holds


def _blood_for(attack: int) -> Choose:
    """A token, if it fits, for a Hero of the hand; or nothing."""

    def act(p: Board, seat: int, me: int, it: int) -> None:
        moves.wound(p, seat, 1)
        moves.boost_attack(p, seat, me, it, attack)

    def pool(p: Board, seat: int, me: int, it: int) -> list[int]:
        return in_hand(p, seat, me, it) if room_for_wounds(p, seat) else []

    return choose("bleed_for", HERO, act, "leave", pool)


def _two_fit(p: Board, seat: int, me: int) -> Reason | None:
    """Both or none: at 11 tokens the second has no place."""
    if room_for_wounds(p, seat) < 2:
        return ("wounds_do_not_fit", 2, room_for_wounds(p, seat))
    return any_hero(p, seat, me)


# Thirst -------------------------------------------------------------------------------------------------


def _thirst(p: Board, m: Muster, me: int) -> None:
    if p.wounds[m.seat]:
        m.add(NONE, 0, 1)


def _great_thirst(p: Board, m: Muster, me: int) -> None:
    tokens = p.wounds[m.seat]
    if tokens:
        m.add(NONE, 0, min(3, max(1, tokens // 2)))


# Feast --------------------------------------------------------------------------------------------------


def _prey(p: Board, seat: int, me: int, it: int) -> list[int]:
    """BQ-FAQ-27. Joined rooms that hold a Monster and had no battle this turn."""
    return [
        node
        for node in JOINED[p.at[seat]]
        if 1 <= node <= 6 and monster_at(p, node) != NONE and node not in p.fought
    ]


def _may_feast(p: Board, seat: int, me: int) -> Reason | None:
    why = delve.cannot_battle(p, seat)
    if why is not None:
        return why
    return None if _prey(p, seat, me, NONE) else ("no_prey",)


def _feast(p: Board, seat: int, me: int, it: int) -> None:
    battle.begin(p, seat, (it,))


def _pairs(p: Board, seat: int, me: int, it: int) -> list[int]:
    """Every choice of one or two joined rooms, each as bits."""
    nodes = _prey(p, seat, me, it)
    return [1 << one for one in nodes] + [
        1 << one | 1 << other for one in nodes for other in nodes if one < other
    ]


def _feast_on(p: Board, seat: int, me: int, it: int) -> None:
    battle.begin(p, seat, tuple([node for node in JOINED[p.at[seat]] if it >> node & 1]))


prestige(
    "vampire_coven",
    fills("triggers", (_bled(2), _bled(4, 2))),
    opportunity(_blood_for(2), until=3),
    opportunity(_blood_for(3), since=4),
    also_on("wound", 7),
    adds(_thirst, since=1, until=3),
    adds(_great_thirst, since=4),
    spoils("drink", heal(1), fits=wounded, since=2),
    dungeon("blood_price", wound(2), one_hero(attack=3), fits=_two_fit, since=3),
    gives(5, "chalice_of_the_coven"),
    in_room("feast", Choose("feast", _prey, lambda *a: None, _feast), fits=_may_feast, since=6, until=6),
    in_room("great_feast", Choose("feasts", _pairs, lambda *a: None, _feast_on), fits=_may_feast, since=7),
)
