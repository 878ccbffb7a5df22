"""Town Councilmember: together with others."""

from __future__ import annotations

import pytest
from tests.marks import card, rule

from delvewright.games.barricades import board, ranks, shapes

FIGHTERS = ("adventurer",) * 4


def ready(table, rank=0, cards=FIGHTERS, seats=2):
    table.start(seats).of_class("town_councilmember", rank=rank)
    if seats > 1:
        table.of_class("town_guard", seat=1)
    table.hand(*cards)
    return table


@card("town_councilmember")
@pytest.mark.parametrize(("other", "earned"), [("temple", 1), ("bazaar", 0), ("stay", 0)])
def test_sharing_a_location_and_a_defeat_earn_a_rank(table, other, earned):
    ready(table).morning("horde_1", "horde_1").place("temple", other)
    assert ranks.earned(table.state, 0) == 0
    table.state.deeds += (shapes.Deed(0, board.DEFEATED, 0, 0),)
    assert ranks.earned(table.state, 0) == earned


@card("town_councilmember")
def test_who_stays_away_shares_no_location_with_others_who_do(table):
    ready(table).morning("horde_1", "horde_1").place("stay", "stay")
    table.state.deeds += (shapes.Deed(0, board.DEFEATED, 0, 0),)
    assert ranks.earned(table.state, 0) == 0


@card("town_councilmember")
@pytest.mark.parametrize(("chits", "earned"), [(0, 1), (1, 0)])
def test_alone_it_is_a_location_without_a_chit(table, chits, earned):
    ready(table, seats=1).ruins(temple=chits).morning("horde_1").place("temple")
    table.state.deeds += (shapes.Deed(0, board.DEFEATED, 0, 0),)
    assert ranks.earned(table.state, 0) == earned


@card("town_councilmember")
def test_a_barricade_built_together_earns_two(table):
    ready(table, cards=("dagger",) * 3)
    table.hand("dagger", "dagger", seat=1)
    table.morning("horde_1", "horde_1").place("temple", "temple")
    table.do("pledge barricade_temple 6", seat=0).do("pledge barricade_temple 4", seat=1)
    table.state.deeds += (shapes.Deed(0, board.DEFEATED, 0, 0),)
    assert ranks.earned(table.state, 0) == 2


@card("town_councilmember")
def test_a_barricade_built_alone_earns_no_two_where_others_might_have_helped(table):
    ready(table, cards=("dagger",) * 5).morning("horde_1", "horde_1").place("temple", "bazaar")
    table.do("pledge barricade_temple 10", seat=0)
    table.state.deeds += (shapes.Deed(0, board.DEFEATED, 0, 0),)
    assert ranks.earned(table.state, 0) == 0


@card("town_councilmember")
@rule("BQ-TURN-16")
@pytest.mark.parametrize(("rank", "gold"), [(0, 1), (3, 1), (4, 2)])
def test_a_heroic_opportunity_waits_for_a_location_and_brings_gold_to_all_there(table, rank, gold):
    ready(table, rank, cards=(), seats=3)
    table.of_class("bloodhound", seat=2)
    table.morning("heroic_opportunity", "horde_1", "horde_1").place("temple", "temple", "bazaar")
    table.do("use town_councilmember address", seat=0)
    assert [table.gold(seat) for seat in range(3)] == [gold, gold, 0]
    assert table.refusal("use town_councilmember address", seat=0) == ("no_opportunity",)


@card("town_councilmember")
def test_from_rank_7_on_a_draw_is_an_opportunity_too(table):
    ready(table, 7, cards=()).morning("draw", "horde_1").place("temple", "stay")
    table.do("use town_councilmember address", seat=0)
    assert table.gold() == 2


@card("town_councilmember")
@pytest.mark.parametrize(
    ("rank", "use", "price"), [(2, "planning", 9), (6, "planning", 9), (7, "grand_planning", 6)]
)
def test_the_barricade_at_ones_location_costs_less(table, rank, use, price):
    ready(table, rank, cards=("dagger",) * 5).morning("horde_1", "horde_1").place("temple", "stay")
    table.do(f"use town_councilmember {use}", seat=0)
    table.do(f"pledge barricade_temple {price}", seat=0)
    assert table.state.active
    assert len(board.done(table.state, 0, board.BUILT)) == 1


@card("town_councilmember", "seal_of_the_council")
def test_rank_5_gains_the_seal(table):
    ready(table, 4)
    table.has(xp=3)
    table.morning("horde_1", "horde_1").place("temple", "temple").dungeon().do("battle", "rank", seat=0)
    assert "seal_of_the_council" in table.in_zone(board.DISCARD)
