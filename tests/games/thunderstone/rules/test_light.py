"""Light and darkness."""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone.kinds import KINDS
from marks import rule

LIGHT = {0: (), 1: ("torch",), 2: ("lantern",), 3: ("lightstone_gem",), 4: ("lightstone_gem", "torch")}


def darkness(table: Story, rank: int, light: int, foe: str = "griffon") -> int:
    """What the darkness costs a party with so much Light against a Monster in a rank."""
    table.hall(*[foe if rank == each else "griknack_goblin" for each in (1, 2, 3)])
    table.hand("militia", *LIGHT[light])
    return table.muster(foe).value - 1


@rule("TS-LIGHT-01")
def test_darkness_costs_2_4_6_in_ranks_1_2_3(table: Story) -> None:
    assert [darkness(table, rank, 0) for rank in (1, 2, 3)] == [-2, -4, -6]


@rule("TS-LIGHT-02", "TS-EX-03")
def test_each_light_takes_one_off_the_penalty(table: Story) -> None:
    assert [darkness(table, 3, light) for light in (0, 1, 2, 3)] == [-6, -4, -2, 0]
    assert [darkness(table, 2, light) for light in (0, 1)] == [-4, -2]


@rule("TS-LIGHT-03")
def test_light_is_never_worth_a_bonus(table: Story) -> None:
    assert darkness(table, 1, 4) == darkness(table, 2, 4) == darkness(table, 3, 4) == 0


@rule("TS-LIGHT-04", "WR-TRAIT-09", "TS-EX-41")
@pytest.mark.parametrize(
    ("foe", "rank", "light", "cost"),
    [
        ("lord_mortis", 3, 0, -8),
        ("blink_dog", 3, 0, -8),
        ("knightmare", 3, 0, -10),
        ("knightmare", 1, 2, -2),
        ("knightmare", 1, 3, 0),
    ],
)
def test_some_monsters_darken_the_hall(table: Story, foe: str, rank: int, light: int, cost: int) -> None:
    assert darkness(table, rank, light, foe) == cost


@rule("TS-LIGHT-05")
def test_the_lantern_icon_gives_light_and_monsters_take_it_by_text() -> None:
    assert all(kind.light >= 0 for kind in KINDS.values())
    takers = {kind.id for kind in KINDS.values() if {"light_minus_1", "light_minus_2"} & kind.traits}
    assert takers == {"darkness", "lord_mortis", "knightmare", "blink_dog"}
    assert all(
        KINDS[id].light == 0 and any("Light -" in line for line in KINDS[id].printed.text) for id in takers
    )
