"""Illusionist: Spells, swapped Monsters, dice looked at twice."""

from __future__ import annotations

import pytest
from tests.marks import card, rule

from delvewright.games.barricades import board, muster, ranks, shapes

SPELLS = ("magic_missile", "moonlight", "adventurer", "adventurer", "adventurer")


def ready(table, rank=0, cards=SPELLS, seats=1):
    table.start(seats).of_class("illusionist", rank=rank)
    table.hand(*cards)
    table.deck("dagger", "joba", *["adventurer"] * 10)
    return table


@card("illusionist")
@pytest.mark.parametrize(("spells", "level", "earned"), [(1, 3, 0), (2, 0, 1), (3, 1, 1), (3, 2, 2)])
def test_two_spells_and_a_defeat_earn_a_rank_three_and_level_2_two(table, spells, level, earned):
    ready(table, cards=("fireball",) * spells).morning().place("stay")
    table.state.deeds += (shapes.Deed(0, board.DEFEATED, level, 0),)
    assert ranks.earned(table.state, 0) == earned


@card("illusionist")
@pytest.mark.parametrize(("rank", "drawn"), [(0, 1), (3, 1), (4, 2)])
def test_a_heroic_opportunity_draws_and_then_discards_from_the_hand(table, rank, drawn):
    ready(table, rank).morning("heroic_opportunity")
    table.leave_open()
    assert table.asked[1] == "choose"
    assert len(table.in_zone(board.HAND)) == 5 + drawn
    table.do("discard magic_missile")
    assert table.in_zone(board.DISCARD) == ["magic_missile"]


@card("illusionist")
def test_from_rank_7_on_attack_d_is_an_opportunity_too(table):
    table.start(1).of_class("illusionist", rank=7)
    table.hand("moonlight")
    table.deck("dagger", "joba", "adventurer")
    table.dawn("attack_d").do("done", "discard dagger")
    assert table.in_zone(board.HAND) == ["moonlight", "joba"]


@card("illusionist")
@rule("BQ-LEX-01")
@pytest.mark.parametrize(
    ("rank", "of_rooms", "of_any"), [(0, False, False), (1, True, False), (4, False, True)]
)
def test_glamour_ignores_alarms_of_rooms_and_later_of_any_kind(table, rank, of_rooms, of_any):
    ready(table, rank).morning()
    assert muster.has_flag(table.state, 0, "ignores_room_alerts") is of_rooms
    assert muster.has_flag(table.state, 0, "ignores_alerts") is of_any


@card("illusionist")
def test_rank_2_kindles_one_spell_in_its_own_type_or_magic(table):
    ready(table, 2).morning().place("stay")
    physical, magic = table.attack()
    table.do("use illusionist kindle", "kindle moonlight")
    assert table.attack() == (physical, magic + 1)
    assert table.refusal("use illusionist kindle") == ("used_up", 1)


@card("illusionist")
def test_rank_7_kindles_every_spell(table):
    ready(table, 7).morning().place("stay")
    physical, magic = table.attack()
    table.do("use illusionist blaze")
    assert table.attack() == (physical, magic + 2)


@card("illusionist")
@rule("BQ-TURN-15", "BQ-OPEN-40")
def test_rank_3_swaps_the_monster_for_another_of_its_level(table):
    ready(table, 3).morning().place("stay").do("move left_1", "use illusionist beguile")
    assert table.kinds(board.DENS + 1) == ["goblin_spearman"]
    assert table.kinds(board.DENS + 2) == ["goblin_runt"]


@card("illusionist")
def test_it_swaps_from_right_to_left_as_well(table):
    ready(table, 3).morning().place("stay").stands("right_1").do("use illusionist beguile")
    assert table.kinds(board.DENS + 1) == ["goblin_spearman"]


@card("illusionist")
def test_no_swap_with_a_room_that_had_its_battle(table):
    ready(table, 3).morning().place("stay").do("move left_1")
    table.state.fought = (2,)
    assert table.refusal("use illusionist beguile") == ("no_other_monster",)


@card("illusionist", "cloak_of_a_thousand_faces")
def test_rank_5_gains_the_cloak(table):
    ready(table, 4)
    table.has(xp=3)
    table.morning().place("stay").do("battle", "rank")
    assert "cloak_of_a_thousand_faces" in table.in_zone(board.DISCARD)


@card("illusionist")
def test_rank_6_rolls_one_die_again(table):
    ready(table, 6).dawn("wound")
    table.load(board.DICE_STREAM, 4 + 1)
    table.do("use illusionist second_glance")
    assert table.state.wounds == [0]
    assert len(table.happened("rerolled")) == 1
