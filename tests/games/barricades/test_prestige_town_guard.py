"""Town Guard: Barricades, and the Horde kept away."""

from __future__ import annotations

import pytest
from tests.marks import card, rule

from delvewright.games.barricades import board, closing, ranks, shapes
from delvewright.games.barricades.kinds import MONSTERS

FIGHTERS = ("adventurer",) * 4


def ready(table, rank=0, cards=FIGHTERS, seats=1):
    table.start(seats).of_class("town_guard", rank=rank)
    table.hand(*cards)
    table.deck(*["adventurer"] * 10)
    return table


@card("town_guard")
@pytest.mark.parametrize(
    ("where", "built", "level", "earned"),
    [("bazaar", False, 3, 0), ("temple", False, 0, 1), ("bazaar", True, 1, 1), ("bazaar", True, 2, 2)],
)
def test_an_active_barricade_or_a_built_one_and_a_defeat_earn_ranks(table, where, built, level, earned):
    ready(table).barricade("temple").morning().place(where)
    if built:
        table.state.deeds += (shapes.Deed(0, board.BUILT, 0, 0),)
    assert ranks.earned(table.state, 0) == 0
    table.state.deeds += (shapes.Deed(0, board.DEFEATED, level, 0),)
    assert ranks.earned(table.state, 0) == earned


@card("town_guard")
@rule("BQ-PREST-12", "BQ-TURN-16")
def test_a_heroic_opportunity_waits_for_a_location_and_builds_there_for_nothing(table):
    ready(table).morning("heroic_opportunity").place("temple")
    table.do("use town_guard raise")
    assert table.state.active == (table.state.zones[board.WALLS][board.TEMPLE],)
    assert board.total(table.state, 0, board.SPENT) == 0
    assert len(board.done(table.state, 0, board.BUILT)) == 1
    assert table.refusal("use town_guard raise")[0] in ("used_up", "no_opportunity")


@card("town_guard")
@rule("BQ-TURN-16")
def test_without_a_location_the_opportunity_is_lost(table):
    ready(table).morning("heroic_opportunity").place("stay").evening()
    table.place("temple")
    assert table.refusal("use town_guard raise") == ("no_opportunity",)


@card("town_guard")
def test_from_rank_6_on_it_is_any_location_at_once(table):
    ready(table, 6).barricade("bazaar").dawn("heroic_opportunity")
    assert table.refusal("raise barricade_bazaar")[0] == "stands_already"
    table.do("raise barricade_marketplace")
    assert table.state.zones[board.WALLS][board.MARKETPLACE] in table.state.active


@card("town_guard")
def test_from_rank_7_on_attack_d_is_an_opportunity_too(table):
    ready(table, 7).dawn("attack_d").do("raise barricade_temple")
    assert table.state.zones[board.WALLS][board.TEMPLE] in table.state.active


@card("town_guard")
@rule("BQ-PREST-07")
@pytest.mark.parametrize(
    ("rank", "name", "left"), [(1, "patrol", 1), (3, "patrol", 1), (4, "long_patrol", 0)]
)
def test_patrol_removes_icons_after_a_victory(table, rank, name, left):
    ready(table, rank).morning("horde_2").place("stay").do("battle", f"use town_guard {name}")
    assert table.icons == left


@card("town_guard")
def test_no_patrol_where_there_is_no_horde(table):
    ready(table, 1).morning().place("stay").do("battle")
    assert table.refusal("use town_guard patrol") == ("no_horde",)


@card("town_guard")
def test_rank_2_makes_the_barricade_2_cheaper_and_has_built_it(table):
    ready(table, 2, ("dagger",) * 4, seats=2)
    table.hand("adventurer", seat=1)
    table.morning().place("temple", "stay").do("use town_guard masonry")
    table.do("pledge barricade_temple 8")
    assert table.state.active
    assert len(board.done(table.state, 0, board.BUILT)) == 1
    assert board.total(table.state, 0, board.SPENT) == 8


@card("town_guard")
@rule("BQ-BARR-03")
def test_whoever_made_it_cheaper_has_built_it_though_another_paid(table):
    ready(table, 2, ("adventurer",), seats=2)
    table.hand("dagger", "dagger", "dagger", "dagger", seat=1)
    table.morning().place("temple", "temple").do("use town_guard masonry", seat=0)
    table.do("pledge barricade_temple 8", seat=1)
    assert len(board.done(table.state, 0, board.BUILT)) == len(board.done(table.state, 1, board.BUILT)) == 1


@card("town_guard")
@pytest.mark.parametrize(("rank", "wounds"), [(2, 1), (3, 0)])
def test_from_rank_3_on_a_battle_wounds_less(table, rank, wounds):
    ready(table, rank, ("edlin_4",)).morning().place("stay").do("move left_1", "move right_1", "battle")
    assert table.state.wounds == [wounds]


@card("town_guard")
@pytest.mark.parametrize("rank", [2, 3, 7])
def test_it_is_one_wound_less_of_however_many(table, rank):
    ready(table, rank, ("adventurer",)).room("left_1", "abandoned_gate", "royal_spears")
    table.stands("left_1").morning("wound").place("stay").has(wounds=0).do("battle")
    assert table.state.wounds == [MONSTERS["royal_spears"].wounds - (rank >= 3)]


@card("town_guard", "bulwark_halberd")
def test_rank_5_gains_the_halberd(table):
    ready(table, 4).barricade("temple")
    table.has(xp=3)
    table.morning().place("temple").do("done", "battle", "rank")
    assert "bulwark_halberd" in table.in_zone(board.DISCARD)


@card("town_guard")
def test_rank_7_may_put_out_a_destruction_die_instead(table):
    ready(table, 7).morning("destruction").place("stay").do("battle", "use town_guard put_out")
    assert closing.destruction(table.state) == 0


@card("town_guard")
def test_of_several_destruction_dice_it_puts_out_one(table):
    ready(table, 7)
    table.state.space = board.guardian_kind(table.state).lair_track.index(2)
    table.morning("destruction destruction").place("stay").do("battle", "use town_guard put_out")
    assert closing.destruction(table.state) == 1


@card("town_guard")
def test_rank_7_does_either_and_not_both(table):
    ready(table, 7, seats=1)
    table.state.space = 5
    table.morning("destruction horde_2").place("stay").do("battle", "use town_guard put_out")
    assert table.refusal("use town_guard long_patrol")[0] == "used_up"
