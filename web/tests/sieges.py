"""Moments of Barricades Mode for the browser tests: what a table begins with, by the seed it asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.barricades.teller import Story

from delvewright.games.barricades import board

STRONG = (
    "silverhelm_4",
    "the_yellow_knight_4",
    "lantern",
    "silver_lantern",
    "sun_of_the_forest",
    "longsword",
)


def siege() -> Any:
    """The Guardian is one step from the light, and one blow from its end: who builds, lends, strikes?"""
    table = Story().start(3)
    table.room("left_1", "abandoned_gate", "goblin_runt")
    table.room("left_2", "tree_house", "hobgoblin_breaker")
    table.room("left_3", "vault", "royal_spears")
    table.sells("edlin_1", "stalker_1", "pylorian_1", "avania_1")
    table.hand("treasure_cache", "treasure_cache", "hand_axe", "edlin_1", "lantern", "dagger")
    table.hand("treasure_cache", "treasure_cache", "stalker_1", "dagger", "adventurer", seat=1)
    table.hand("adventurer", "dagger", "lantern", seat=2)
    for seat in (0, 1):
        table.deck(*STRONG, seat=seat)
    table.has(xp=3, wounds=2, potion=1, scroll=1).has(1, xp=2, iron_rations=1).has(2, wounds=1)
    table.of_class("town_guard", rank=2)
    table.ruins(temple=2, bazaar=4, guilds_quarter=1, shop_of_arcane_wonders=1)
    table.barricade("temple")
    p = table.state
    p.space = 8
    p.hurt = board.hit_points(p) - 1
    return table.dawn("wound horde_1 attack_d", "horde_2 draw attack_a", "horde_1 destruction wound").state


def village() -> Any:
    """Four Champions before a morning of many dice."""
    table = Story().start(4, difficulty="hard")
    for seat in range(4):
        table.hand("treasure_cache", "edlin_1", "longsword", "lantern", "adventurer", "dagger", seat=seat)
    table.has(xp=4, wounds=3, potion=2, scroll=1, iron_rations=1, lantern_token=1)
    table.of_class("spice_merchant", rank=4)
    table.ruins(temple=3, bazaar=2, marketplace=1)
    table.barricade("temple", "marketplace")
    table.state.aims += ((1, 3), (2, 3), (3, 7))
    table.state.eyes += ((1, table.state.zones[board.STACKS][0]),)
    table.stands("left_1", 1).stands("right_2", 2).stands("right_2", 3)
    table.state.space = 6
    table.dawn("wound horde_1 attack_d", "horde_2 draw attack_a", "horde_1 destruction wound")
    table.morning_over()
    table.state.aims += ((1, 3), (2, 3), (3, 6))
    table.state.eyes += ((1, table.state.zones[board.STACKS][0]),)
    return table.ask_all_anew().state


def depths() -> Any:
    """Three in the Dungeon: a Party of two before a warlord, and the Guardian out."""
    table = Story().start(3)
    table.reveal()
    table.hand("edlin_2", "longsword", "lantern", "pylorian_2", "dagger")
    table.hand("stalker_2", "hand_axe", "lantern", "magic_missile", seat=1)
    table.hand("avania_1", "dagger", "adventurer", seat=2)
    table.has(xp=4, wounds=1, potion=1).has(1, xp=3).has(2, xp=1, wounds=3)
    table.of_class("bloodhound", rank=3)
    table.ruins(temple=4, bazaar=2)
    for seat in (0, 1):
        table.stands("left_2", seat)
    table.stands("right_1", 2)
    table.morning("wound horde_1", "horde_2 attack_a", "heroic_opportunity destruction").dungeon()
    table.do("invite seat1", seat=0).do("join seat0", seat=1)
    return table.state


def alone() -> Any:
    """One Champion before a morning, two steps from the Guardian."""
    table = Story().start(1)
    table.hand("treasure_cache", "edlin_1", "dagger", "lantern", "adventurer", "rapier")
    table.has(xp=4, wounds=2, potion=1)
    table.of_class("town_guard", rank=1)
    table.ruins(bazaar=1)
    return table.dawn("wound horde_1").state


FIRST = 9101
SCENES: tuple[Callable[[], Any], ...] = (siege, village, depths, alone)  # by seeds from the first on
