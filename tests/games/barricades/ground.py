"""Where stories of cards begin: in the Village, in the Dungeon, after a battle."""

from __future__ import annotations

from typing import Any

import pytest
from tests.marks import card

from delvewright.games.barricades import battle, board, muster, reckoning, shapes, way
from delvewright.games.barricades.kinds import KINDS
from delvewright.games.barricades.powers import Power


def in_dungeon(table: Any, *hand: str, node: str = "", seats: int = 2, **settings: Any) -> Any:
    """The Dungeon Phase of a Champion with these cards in play and no other card; others have none."""
    table.start(seats, **settings).hand(*hand)
    table.morning(*["horde_1"] * seats).place(*["stay"] * seats)
    return table.stands(node) if node else table


def in_village(table: Any, *hand: str, at: str = "temple", seats: int = 2, **settings: Any) -> Any:
    """The Village Phase of a Champion with these cards in play and no other card."""
    table.start(seats, **settings).hand(*hand)
    return table.morning(*["horde_1"] * seats).place(at)


def strong(table: Any, attack: int = 50, seat: int = 0) -> Any:
    """A Champion who wins whatever he battles."""
    p = table.state
    p.boosts += (shapes.Boost(p.guardian, seat, board.NONE, magic=attack),)
    return table


def after_a_battle(table: Any, *hand: str, node: str = "", **settings: Any) -> Any:
    """A Champion with these cards in play who has just won."""
    in_dungeon(table, *hand, node=node, **settings)
    return strong(table).do("battle")


def against(table: Any, *foes: str) -> tuple[int, int]:
    """(physical, magic) Attack of the first Champion against such Monsters."""
    m = muster.muster(table.state, 0, [table.make(foe) for foe in foes])
    return m.physical, m.magic


def meet(table: Any, monster: str, tile: str = "abandoned_gate") -> Any:
    """The first Champion stands before a Monster."""
    table.room(board.NODES[1], tile, monster)
    return table.stands(board.NODES[1])


def fight(table: Any, seat: int = 0) -> shapes.Battle:
    """The battle he would have now, with nothing of it done."""
    p = table.state
    node = p.at[seat]
    foes = (board.monster_at(p, node),)
    return shapes.Battle(board.leader_of(p, seat), board.company(p, seat), node, foes, (node,))


def health(table: Any, seat: int = 0) -> int:
    return reckoning.toughness(table.state, fight(table, seat))[0]


def value(table: Any, seat: int = 0) -> int:
    """The Attack that counts against what stands there."""
    return reckoning.attack_value(table.state, fight(table, seat))


def fewer(table: Any, seat: int = 0) -> int:
    """Wounds that his cards save him."""
    return battle.lessened(table.state, seat, fight(table, seat))


WHAT = {"draw": "ring_of_swiftness", "learn": "miricelle"}
"""Cards whose only ability draws a card, or gains 1 XP."""


def does(monkeypatch: pytest.MonkeyPatch, id: str, **moments: str) -> None:
    """Let a Monster or a room do something of `WHAT` at a moment, and nothing else."""
    its = Power()
    for moment, what in moments.items():
        setattr(its, moment, KINDS[WHAT[what]].power.uses[0].block)
    for part in [name for name in dir(Power) if name[0] != "_" and not callable(getattr(Power, name))]:
        monkeypatch.setattr(KINDS[id].power, part, getattr(its, part))


def hears(table: Any, alarm: str) -> bool:
    """Whether the Alert! effect of a Monster, or of a room, happens to the first Champion."""
    p = table.state
    return not way.may_ignore(p, 0, p.zones[board.ROOMS + 1][0] if alarm == "room" else table.make(alarm))


def piece(table: Any, kind: str, zone: int = board.PLAY) -> int:
    """The first piece of a kind that a Champion has."""
    p = table.state
    return next(one for seat in board.seats(p) for one in p.zones[zone + seat] if p.cast[one].id == kind)


def listed_anew(table: Any) -> Any:
    """What is offered, after the position was changed by hand."""
    table._list_anew()
    return table


def levels(stack: str, *rows: tuple[Any, ...]) -> list[Any]:
    """Cases of the levels of a Hero, from 1 on: the card, and what is printed on it."""
    return of_levels(stack, tuple(range(1, len(rows) + 1)), *rows)


def of_levels(stack: str, which: tuple[int, ...], *rows: tuple[Any, ...]) -> list[Any]:
    """The same of some levels; each marked with its card."""
    cards = [f"{stack}_{level}" for level in which]
    return [pytest.param(id, *row, marks=card(id)) for id, row in zip(cards, rows, strict=True)]
