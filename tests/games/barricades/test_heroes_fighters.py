"""Edlin, Outlands, the Yellow Knight, Silverhelm and Graeme Crawford, level by level."""

from __future__ import annotations

import pytest
from tests.games.barricades.ground import (
    after_a_battle,
    against,
    fewer,
    in_dungeon,
    in_village,
    levels,
    meet,
    of_levels,
    value,
)
from tests.marks import card, rule

from delvewright.games.barricades import board
from delvewright.games.barricades.kinds import KINDS

# Edlin --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "bare", "one", "two"),
    levels("edlin", (2, 4, 5), (3, 5, 7), (4, 6, 8), (6, 9, 12)),
)
def test_edlin_has_more_attack_with_every_weapon(table, hero, bare, one, two):
    in_dungeon(table, hero, "dagger", "dagger")
    assert table.attack() == (bare, 0)
    table.do(f"wield dagger {hero}")
    assert table.attack() == (one, 0)
    table.do(f"wield dagger {hero}")
    assert table.attack() == (two, 0)


@pytest.mark.parametrize(("hero", "most"), of_levels("edlin", (2, 3, 4), (2,), (3,), (4,)))
def test_edlin_has_no_more_than_is_printed_of_a_third_weapon(table, hero, most):
    in_dungeon(table, hero, *["cleaners_net"] * 3)
    bare, _ = table.attack()
    for _ in range(3):
        table.do(f"wield cleaners_net {hero}")
    assert table.attack() == (bare + most, 0)


@card("edlin_3")
def test_edlin_3_without_a_weapon_finds_nothing(table):
    after_a_battle(table, "edlin_3", "dagger")
    assert table.refusal("use edlin_3 provide") == ("wields_too_few", 1, 0)


@card("edlin_3")
def test_edlin_3_with_a_weapon_gains_iron_rations(table):
    in_dungeon(table, "edlin_3", "dagger").do("wield dagger edlin_3", "battle", "use edlin_3 provide")
    assert table.tokens("iron_rations") == 1
    assert table.refusal("use edlin_3 provide") == ("used_up", 1)


@card("edlin_4")
def test_edlin_4_learns_with_two_weapons_only(table):
    in_dungeon(table, "edlin_4", "dagger", "dagger").do("wield dagger edlin_4", "battle")
    assert table.refusal("use edlin_4 learn") == ("wields_too_few", 2, 1)


@card("edlin_4")
def test_edlin_4_with_two_weapons_gains_xp(table):
    in_dungeon(table, "edlin_4", "dagger", "dagger")
    table.do("wield dagger edlin_4", "wield dagger edlin_4", "battle", "use edlin_4 learn")
    assert table.state.xp[0] == 1


# Outlands -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "bare", "more"), levels("outlands", (2, 2), (3, 3), (5, 3), (7, 4)))
@rule("BQ-LEX-14")
def test_outlands_eats_rations_for_attack_and_not_for_skill(table, hero, bare, more):
    in_dungeon(table, hero).has(iron_rations=2)
    table.do(f"use {hero} feed")
    assert table.attack() == (bare + more, 0)
    table.do(f"use {hero} feed")
    assert table.attack() == (bare + 2 * more, 0)
    assert table.tokens("iron_rations") == 0
    assert table.refusal(f"use {hero} feed") == ("no_token",)
    assert table.skill(hero) == KINDS[hero].skill


@card("outlands_3")
def test_outlands_3_gains_rations_of_a_won_battle(table):
    after_a_battle(table, "outlands_3").do("use outlands_3 provide")
    assert table.tokens("iron_rations") == 1


@card("outlands_4")
def test_outlands_4_gains_rations_in_the_village_and_not_of_a_battle(table):
    in_village(table, "outlands_4").do("use outlands_4 provide")
    assert table.tokens("iron_rations") == 1
    assert table.refusal("use outlands_4 provide") == ("used_up", 1)


# The Yellow Knight --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "bare", "more"), levels("the_yellow_knight", (3, 1), (4, 1), (6, 2), (8, 3))
)
def test_the_yellow_knight_fights_best_without_another_fighter(table, hero, bare, more):
    in_dungeon(table, hero, "avania_1")
    assert table.attack() == (bare + more, 1)
    in_dungeon(table, hero, "outlands_1")
    assert table.attack() == (bare + 2, 0)


@pytest.mark.parametrize(("hero", "saved"), levels("the_yellow_knight", (0,), (0,), (1,), (1,)))
def test_the_yellow_knight_from_level_3_on_takes_a_wound_less(table, hero, saved):
    in_dungeon(table, hero)
    meet(table, "hobgoblin_warlord").do("battle")
    assert table.state.wounds[0] == 2 - saved


# Silverhelm ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "healed"), levels("silverhelm", (1,), (1,), (1,), (2,)))
def test_silverhelm_heals_after_a_won_battle(table, hero, healed):
    after_a_battle(table, hero).has(wounds=3).do(f"use {hero} mend")
    assert table.state.wounds[0] == 3 - healed
    assert table.refusal(f"use {hero} mend") == ("used_up", 1)


@pytest.mark.parametrize(("hero", "healed"), of_levels("silverhelm", (3, 4), (1,), (2,)))
def test_silverhelm_from_level_3_on_heals_in_the_dungeon_instead(table, hero, healed):
    in_dungeon(table, hero).has(wounds=5).do(f"use {hero} mend")
    assert table.state.wounds[0] == 5 - healed
    table.do("battle")
    assert f"use {hero} mend" not in table.offers


@card("silverhelm_2")
def test_silverhelm_2_does_not_heal_in_the_dungeon(table):
    in_dungeon(table, "silverhelm_2").has(wounds=2)
    assert "use silverhelm_2 mend" not in table.offers


@pytest.mark.parametrize(("hero", "bare", "more"), levels("silverhelm", (2, 0), (3, 0), (4, 1), (6, 2)))
def test_silverhelm_from_level_3_on_hates_undead_and_demons(table, hero, bare, more):
    in_dungeon(table, hero)
    assert against(table, "goblin_runt") == (bare, 0)
    assert against(table, "ancient_knight") == (bare + more, 0)
    assert against(table, "miricelle_scion_defender") == (bare + more, 0)


# Graeme Crawford ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "healed"), levels("graeme_crawford", (1,), (1,), (1,), (2,)))
def test_graeme_heals_in_village_or_dungeon_once(table, hero, healed):
    in_village(table, hero).has(wounds=4).do(f"use {hero} mend")
    assert table.state.wounds[0] == 4 - healed
    table.dungeon()
    assert table.refusal(f"use {hero} mend") == ("used_up", 1)


@card("graeme_crawford_3")
def test_graeme_3_heals_one_more_after_a_diseased_wound_and_only_then(table):
    in_village(table, "graeme_crawford_3", "diseased_wound").has(wounds=3)
    table.do("use graeme_crawford_3 mend", "heal_card diseased_wound")
    assert table.state.wounds[0] == 2
    in_village(table, "graeme_crawford_3", "festering_wound").has(wounds=3)
    table.do("use graeme_crawford_3 mend", "heal_card festering_wound")
    assert table.state.wounds[0] == 3


@pytest.mark.parametrize(("hero", "attack"), of_levels("graeme_crawford", (2, 3, 4), (3,), (5,), (7,)))
@rule("BQ-BASE-11")
def test_graeme_can_fight_with_magic_weapons_and_all(table, hero, attack):
    in_dungeon(table, hero, "dagger", "adventurer").has(iron_rations=1)
    table.do(f"use {hero} turn_magic", f"wield dagger {hero}")
    assert table.attack() == (1, attack + 1)
    assert table.refusal(f"use {hero} turn_magic") == ("used_up", 1)


@card("graeme_crawford_1")
def test_graeme_1_can_not_fight_with_magic(table):
    in_dungeon(table, "graeme_crawford_1")
    assert table.attack() == (2, 0)
    assert "use graeme_crawford_1 turn_magic" not in table.offers


@card("graeme_crawford_2")
def test_graemes_magic_is_not_stopped_by_armor(table):
    in_dungeon(table, "graeme_crawford_2")
    meet(table, "hobgoblin_shieldwall")
    assert value(table) == 1
    table.do("use graeme_crawford_2 turn_magic")
    assert value(table) == 3
    assert fewer(table) == 0
    assert table.in_zone(board.PLAY) == ["graeme_crawford_2"]
