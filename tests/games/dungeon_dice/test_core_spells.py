"""Spell dice, their symbols, and immunity (DD-SPELL, DD-IMMUNE, the spell side of DD-ABILITY)."""

import pytest
from tests.games.dungeon_dice.spells import cast, fight
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import board
from delvewright.games.dungeon_dice.gear import hands_of
from delvewright.games.dungeon_dice.kinds import KINDS
from marks import die, rule

# Casting ------------------------------------------------------------------------------------------------


@rule("DD-SPELL-4")
def test_without_a_scroll_there_are_no_spells(table: Story) -> None:
    fight(table, "wolf L2", "bomb", scrolls=0).levels(0, 1).foe(3, 3).do("confront")
    assert table.offers == ["roll bomb", "pass"]
    table.do("pass")


@rule("DD-SPELL-5", "DD-MONSTER-WITCH")
def test_a_monster_casts_only_by_its_ability(table: Story) -> None:
    fight(table, "wolf L2", scrolls=0).levels(0, 1).foe(3, 3).do("confront")
    assert table.compared == (1, 6, "loss")  # nobody was asked for the wolf
    table.bag("encounter", "witch")
    table.throws(1, "witch L3").do("draw").levels(1, 4).foe(1, 1, 1).do("confront")
    assert table.asked == (0, "monster")
    table.throws(FOE, "spell_fire 5 FIRE").do(
        "use_piece witch SCROLL spell_fire", "use_who spell_fire FIRE foe"
    )
    assert table.compared == (4, 8, "loss")


@rule("DD-SPELL-6", "DD-ABILITY-SCROLL")
def test_in_combat_only_those_in_it_are_targets_outside_everybody(table: Story) -> None:
    fight(table, "wolf L2", scrolls=2, seats=3).levels(0, 1).foe(3, 3).do("confront")
    cast(table, "spell_sleep SLEEP")
    assert table.offers == ["use_who spell_sleep SLEEP seat0", "pass"]
    table.do("pass")
    table.do("pass")
    table.do("roll scroll").throws(0, "spell_pain PAIN").do("use_piece scroll SCROLL spell_pain")
    assert len(table.offers) == 3 + 1
    table.do("use_who spell_pain PAIN seat2")
    assert table.state.hurt == [1, 0, 1]


@rule("DD-ABILITY-FIZZLE-1", "DD-ABILITY-FIZZLE-2", "DD-SPELL-3")
@pytest.mark.parametrize("spell", [kind.id for kind in KINDS.values() if kind.type == "spell"])
def test_a_fizzle_does_nothing_and_may_be_tried_again(table: Story, spell: str) -> None:
    fight(table, "wolf L2", scrolls=2).levels(0, 1).foe(3, 3).do("confront")
    cast(table, f"{spell} FIZZLE")
    assert table.asked == (0, "ability")
    assert table.totals == (1, 6)
    table.do("roll scroll")
    assert f"use_piece scroll SCROLL {spell}" in table.offers
    table.do("pass")


@rule("DD-OR-12", "DD-SPELL-2")
@pytest.mark.parametrize("both", [True, False])
def test_a_spell_the_monster_cast_is_spent_for_the_heroes_too(table: Story, both: bool) -> None:
    fight(table, "witch L3", spell_once_for_both=both)
    table.levels(0, 1).foe(1, 1, 1).do("confront", "pass")
    table.throws(FOE, "spell_fire 2 FIRE").do(
        "use_piece witch SCROLL spell_fire", "use_who spell_fire FIRE foe"
    )
    table.do("pass", "roll scroll")  # no STUN
    if both:
        assert table.refusal("use_piece scroll SCROLL spell_fire") == ("spell_in_combat", "FIRE")
        table.do("pass")
    else:
        table.throws(0, "spell_fire 5 FIRE").do("use_piece scroll SCROLL spell_fire")
        table.do("use_who spell_fire FIRE seat0")
    assert table.compared == ((1, 5, "loss") if both else (6, 5, "win"))


# What they do ---------------------------------------------------------------------------------------------


@rule("DD-ABILITY-FIRE-1", "DD-ABILITY-FIRE-2")
@die("spell_fire")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
@pytest.mark.parametrize("side", ["seat0", "foe"])
def test_fire_adds_its_number_to_either_total(table: Story, number: int, side: str) -> None:
    fight(table, "wolf L2", "bomb").levels(0, 1).foe(3, 3).do("confront")
    cast(table, f"spell_fire {number} FIRE").do(f"use_who spell_fire FIRE {side}")
    assert table.totals == (1 + number * (side == "seat0"), 6 + number * (side == "foe"))
    table.do("pass")
    table.leave_open()


@rule("DD-ABILITY-DRAIN-1", "DD-ABILITY-DRAIN-3", "DD-COMBAT-18")
@die("spell_drain")
def test_drains_take_die_after_die_until_none_is_left(table: Story) -> None:
    fight(table, "wolf L2", "wand", "wand").levels(0, 1).foe(2, 5).do("confront")
    cast(table, "spell_drain DRAIN").do("use_die spell_drain DRAIN foe.monster_level.2")
    assert table.totals == (3, 5)
    table.throws(0, "wand DRAIN").do("roll wand", "use_die wand DRAIN foe.monster_level.5")
    assert table.totals == (8, 0)
    table.throws(0, "wand DRAIN").do("roll wand")  # nothing left to drain
    assert table.compared == (8, 0, "win")


@rule("DD-ABILITY-GUST-1", "DD-ABILITY-GUST-2", "DD-OR-15", "DD-TERM-3")
@die("spell_gust")
def test_gust_brings_removed_dice_back_and_forgets_what_was_added(table: Story) -> None:
    fight(table, "vampire L3", "sword_black", "strength_potion", scrolls=3)
    table.throws(0, "sword_black 1").levels(0, 2).foe(2, 2, 2).do("confront")
    table.throws(0, "strength_potion STRENGTH").levels(0, 4)
    table.do("roll strength_potion", "use_who strength_potion STRENGTH seat0")
    cast(table, "spell_fire 5 FIRE").do("use_who spell_fire FIRE seat0", "pass")
    assert table.asked == (1, "monster")
    table.do("use_die vampire DRAIN seat0.sword_black.1", "pass")  # no STUN
    assert table.totals == (11, 7)
    table.do("roll scroll").throws(0, "spell_gust GUST")
    table.throws(0, "sword_black 3", "hero_level 1", "hero_level 1").foe(1, 1, 1)
    table.do("use_piece scroll SCROLL spell_gust", "use spell_gust GUST")
    assert table.totals == (5, 3)  # the level of STRENGTH stays, the rest is gone
    table.do("roll scroll")
    assert table.refusal("use_piece scroll SCROLL spell_gust") == ("gusted",)
    assert "use_piece scroll SCROLL spell_fire" in table.offers
    table.do("pass")
    assert "use_die vampire DRAIN seat0.hero_level.1" in table.offers  # again
    table.do("pass")
    assert table.compared == (5, 3, "win")


@rule("DD-ABILITY-GUST-2", "DD-COMBAT-6")
def test_after_a_gust_armor_may_be_used_again(table: Story) -> None:
    fight(table, "bat L1", "armor_black", scrolls=0)
    table.throws(0, "armor_black 1 PROTECTION").levels(0, 4).foe(5).do("confront")
    table.foe(1).do("use_die armor_black PROTECTION foe.monster_level.5")
    table.throws(0, "armor_black 1 PROTECTION").levels(0, 4).foe(6).do("use bat GUST")
    assert table.asked == (0, "armor")
    table.foe(2).do("use_die armor_black PROTECTION foe.monster_level.6")
    assert table.compared == (5, 2, "win")


@rule("DD-ABILITY-TOAD-1")
@die("spell_toad")
def test_the_toad_spell(table: Story) -> None:
    fight(table, "goblin L2").levels(0, 1).foe(6, 6).do("confront")
    cast(table, "spell_toad TOAD").do("use_who spell_toad TOAD foe")
    assert table.compared == (1, 0, "win")  # and no SLASH was asked for


@rule("DD-ABILITY-FREEZE-2", "DD-ABILITY-FREEZE-3")
@die("spell_freeze")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_freeze_spell_lowers_a_monster(table: Story, number: int) -> None:
    fight(table, "wolf L2", "bomb").levels(0, 1).foe(6, 6).do("confront")
    cast(table, f"spell_freeze {number} FREEZE").do("use_who spell_freeze FREEZE foe")
    assert table.totals == (1, 12 - number)
    table.do("pass")


@rule("DD-ABILITY-FREEZE-1", "DD-WOUND-2")
@die("spell_freeze")
def test_freeze_wounds_a_heros_die_after_combat(table: Story) -> None:
    fight(table, "frost_worm L1", "sword_black", "bow_black", scrolls=0)
    table.throws(0, "sword_black 3").levels(0, 4).foe(2).do("arm sword_black", "confront")
    assert "use_piece frost_worm FREEZE bow_black" in table.offers  # rolled or not
    table.do("use_piece frost_worm FREEZE sword_black")
    assert table.compared == (7, 2, "win")  # it still counts
    assert table.wounded == ["sword_black"]


@rule("DD-ABILITY-FREEZE-2")
@die("spell_freeze")
def test_a_witch_freezes_a_die_and_the_total(table: Story) -> None:
    fight(table, "witch L3", "sword_black", scrolls=0)
    table.throws(0, "sword_black 3").levels(0, 4).foe(1, 1, 1).do("confront")
    table.throws(FOE, "spell_freeze 4 FREEZE").do("use_piece witch SCROLL spell_freeze")
    table.do("use_piece spell_freeze FREEZE sword_black")
    assert table.compared == (3, 3, "tie")
    table.leave_open()


@rule("DD-ABILITY-STUN-1", "DD-ABILITY-STUN-2", "DD-ABILITY-STUN-4", "DD-OR-10", "DD-OR-70")
@die("spell_stun")
def test_the_stun_spell_stops_an_ability_and_adds_its_number(table: Story) -> None:
    fight(table, "goblin L2").levels(0, 3).foe(1, 1).do("confront", "pass")
    assert table.asked == (1, "monster")
    table.foe(6).do("use_die goblin SLASH foe.monster_level.1")
    assert table.asked == (0, "respond_stun")
    table.throws(0, "spell_stun 3 STUN").do("stun scroll", "add_to seat0")
    assert table.compared == (6, 2, "win")  # the SLASH is spent, and the 6 is a 1 again


@rule("DD-ABILITY-STUN-1", "DD-ABILITY-FIZZLE-1")
@die("spell_stun")
def test_a_stun_that_fizzles_stops_nothing(table: Story) -> None:
    fight(table, "goblin L2").levels(0, 3).foe(1, 1).do("confront", "pass")
    table.throws(0, "spell_stun FIZZLE").foe(6)
    table.do("use_die goblin SLASH foe.monster_level.1", "stun scroll")
    assert table.compared == (3, 7, "loss")


@rule("DD-OR-10", "DD-ABILITY-STUN-4")
@die("spell_stun")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_stun_spell_may_be_cast_for_its_number(table: Story, number: int) -> None:
    fight(table, "wolf L2", "bomb").levels(0, 1).foe(3, 3).do("confront")
    cast(table, f"spell_stun {number} STUN").do("use_who spell_stun STUN seat0")
    assert table.totals == (1 + number, 6)
    table.do("pass")


@rule("DD-OR-10")
def test_or_only_in_answer(table: Story) -> None:
    fight(table, "wolf L2", "bomb", stun_spell_for_number=False).levels(0, 1).foe(3, 3).do("confront")
    cast(table, "spell_stun 3 STUN")
    assert table.asked == (0, "ability")
    assert table.totals == (1, 6)
    table.do("pass")


@rule("DD-OR-69", "DD-OR-70", "DD-ABILITY-STUN-2")
def test_a_stun_may_be_stunned_and_the_first_ability_happens(table: Story) -> None:
    fight(table, "goblin L1", "sword_black", seats=3, scrolls=0)
    table.own("hammer_purple", seat=1)
    table.own("wand", seat=2)
    table.do("invite seat1", "accept", "arm hammer_purple")
    table.throws(0, "sword_black 2 SLASH").levels(0, 1).throws(1, "hammer_purple 4 SHATTER STUN").levels(1, 1)
    table.foe(6).do("confront", "pass", "pass").throws(2, "wand STUN").do("roll wand")
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    assert table.asked == (1, "respond_stun")  # the assistant might, but will not
    table.do("pass")
    assert table.asked == (2, "respond_stun_outside")
    table.do("stun wand")
    assert table.asked == (1, "respond_stun")
    table.do("stun hammer_purple")
    assert table.happened("stunned")[-1][0] == 1
    assert table.totals == (11, 6)  # 2 + 4 + 4 + 1: the reroll stands
    table.leave_open()


@rule("DD-OR-70")
def test_a_stunned_one_use_die_is_spent_and_a_stunned_spell_not_added(table: Story) -> None:
    fight(table, "energy_gel L1", scrolls=2).levels(0, 1).foe(6).do("confront")
    table.do("roll scroll").throws(0, "spell_fire 5 FIRE").do("use_piece scroll SCROLL spell_fire")
    table.do("use_who spell_fire FIRE seat0", "stun energy_gel")
    assert table.totals == (1, 6)
    assert table.owned() == ["scroll"]
    cast(table, "spell_fire 5 FIRE").do("use_who spell_fire FIRE seat0")  # may be tried again
    assert table.compared == (6, 6, "tie")


@rule("DD-ABILITY-STUN-3", "DD-EX-29")
def test_a_war_cry_can_be_stunned_when_it_is_announced_but_not_later(table: Story) -> None:
    fight(table, "energy_gel L3", "class_barbarian", "hammer_black", scrolls=0)
    table.throws(0, "hammer_black 3").levels(0, 1).foe(6, 6, 6).throws(0, "class_barbarian WAR_CRY")
    table.do("confront", "use_who class_barbarian WAR_CRY foe")
    assert table.asked == (1, "respond_stun")
    table.foe(1, 1, 1).do("pass")
    assert table.asked != (1, "respond_stun")  # three dice have been rolled again: too late
    assert table.compared == (4, 3, "win")


@rule("DD-OR-6", "DD-COMBAT-7")
@pytest.mark.parametrize("allowed", [True, False])
def test_stun_in_the_armor_phase_answers_armor_only(table: Story, allowed: bool) -> None:
    fight(table, "energy_gel L1", "armor_black", scrolls=0, stun_in_armor_phase=allowed)
    table.throws(0, "armor_black 1 PROTECTION").levels(0, 1).foe(6).do("confront")
    assert table.asked == (0, "armor")
    if not allowed:
        table.foe(1)
    table.do("use_die armor_black PROTECTION foe.monster_level.6")
    if allowed:
        assert table.asked == (1, "respond_stun")
        table.do("stun energy_gel")
    assert table.compared == ((2, 6, "loss") if allowed else (2, 1, "win"))


@rule("DD-ABILITY-VOID-1", "DD-ABILITY-VOID-2")
@die("spell_void")
def test_the_void_spell_takes_the_highest_die_at_the_end(table: Story) -> None:
    fight(table, "wolf L2").levels(0, 4).foe(6, 3).do("confront")
    cast(table, "spell_void VOID").do("use_who spell_void VOID foe")
    assert table.compared == (4, 3, "win")


@rule("DD-ABILITY-CURSE-1", "DD-ABILITY-CURSE-2")
@die("spell_void")
def test_the_curse_costs_four_until_it_is_lifted(table: Story) -> None:
    fight(table, "ogre L2", "hammer_black", scrolls=2)
    table.throws(0, "hammer_black 5").levels(0, 3).foe(1, 1).do("confront")
    cast(table, "spell_void CURSE")
    assert table.state.hexed == 0
    assert table.totals == (4, 2)
    cast(table, "spell_void FIZZLE")  # any new roll of the spell frees
    assert table.state.hexed == -1
    assert table.compared == (8, 2, "win")


@rule("DD-ABILITY-CURSE-1", "DD-ABILITY-CURSE-2")
@die("spell_void")
def test_the_curse_lasts_into_later_combats_and_healing_lifts_it(table: Story) -> None:
    fight(table, "wolf L2", scrolls=0)
    table.state.hexed = 0
    table.levels(0, 4).foe(1, 1).do("confront")
    assert table.compared == (0, 2, "loss")
    table.load(1, 0)
    table.do("rest", "lift seat0")
    assert table.state.hexed == -1


@rule("DD-ABILITY-STOP-1", "DD-ABILITY-STOP-2", "DD-ABILITY-STOP-3", "DD-TURN-9", "DD-OR-57")
@die("spell_stop")
def test_stop_stores_the_monster_as_it_lies(table: Story) -> None:
    fight(table, "harpy L4", "sword_black", scrolls=2)
    table.bag("encounter", "ogre")
    table.throws(0, "sword_black 1").levels(0, 1).foe(6, 6, 6, 6).do("confront")
    cast(table, "spell_stop STOP").do("use spell_stop STOP")
    assert table.state.hurt[0] == 0
    assert table.owned() == ["scroll", "sword_black"]
    assert table.kinds(board.STORED) == ["harpy"]
    table.do("pass")
    table.load(1, 5)
    table.do("rest", "fight_stored harpy")
    assert table.state.faces[table.state.foe] == 4  # not rolled again
    table.throws(0, "sword_black 1").levels(0, 1).foe(6, 6, 6, 6).do("confront")
    cast(table, "spell_stop STOP").do("use spell_stop STOP")
    assert table.kinds(board.STORED) == ["harpy"]
    assert table.asked == (1, "turn")


@rule("DD-ABILITY-STOP-3")
@die("spell_stop")
def test_a_second_stop_returns_the_first_monster(table: Story) -> None:
    fight(table, "wolf L2")
    old = table.make("ogre")
    board.leave(table.state, old, board.STORED)
    table.state.faces[old] = 0
    table.levels(0, 1).foe(6, 6).do("confront")
    cast(table, "spell_stop STOP").do("use spell_stop STOP")
    assert table.kinds(board.STORED) == ["wolf"]
    assert "ogre" in table.in_bag("encounter")


@rule("DD-ABILITY-STOP-1")
@die("spell_stop")
def test_only_the_active_player_may_stop_a_combat(table: Story) -> None:
    fight(table, "wolf L2", scrolls=0, seats=3)
    table.own("scroll", seat=1)
    table.do("invite seat1", "accept").levels(0, 1).levels(1, 1).foe(6, 6).do(
        "confront", "pass", "roll scroll"
    )
    table.throws(1, "spell_stop STOP").do("use_piece scroll SCROLL spell_stop")
    assert table.compared[2] == "loss"  # wasted
    table.leave_open()


@rule("DD-OR-74")
def test_a_stored_monster_is_fought_at_the_place_of_that_day(table: Story) -> None:
    table.start(mode="standard", dungeon_die="A")
    stored = table.make("goblin")
    board.leave(table.state, stored, board.STORED)
    table.state.faces[stored] = 0
    table.state.place = "volcano"
    table.ask_anew()
    table.bag("equipment", "sword_grey")
    table.do("fight_stored goblin").levels(0, 4).foe(1).do("confront")
    assert "use place FIRE" in table.offers
    table.do("pass")
    assert table.state.experience[0] == 2  # the Volcano's too


@rule("DD-ABILITY-MAGIC-HAND-1", "DD-ABILITY-MAGIC-HAND-2")
@die("spell_magic_hand")
def test_a_magic_hand_takes_up_a_die_in_the_middle_of_the_combat(table: Story) -> None:
    fight(table, "wolf L2", "sword_black", "dagger_black", "whip_black", "hammer_black")
    table.do("arm sword_black+whip_black")
    table.throws(0, "sword_black 1", "whip_black 1").levels(0, 1).foe(4, 4).do("confront")
    cast(table, "spell_magic_hand MAGIC_HAND").do("use spell_magic_hand MAGIC_HAND")
    assert hands_of(table.state, 0) == 3
    assert table.refusal("grasp hammer_black") == ("hands", 4, 3)
    table.throws(0, "dagger_black 2").do("grasp dagger_black")
    assert table.compared == (5, 8, "loss")
    assert hands_of(table.state, 0) == 2  # for the turn only


@rule("DD-ABILITY-MAGIC-HAND-3")
@die("spell_magic_hand")
def test_might_does_not_help_the_magic_hand(table: Story) -> None:
    fight(table, "wolf L2", "class_barbarian", "hammer_black", "axe_black", "hammer_grey")
    table.throws(0, "hammer_black 2", "axe_black 2").levels(0, 1).foe(4, 4)
    table.throws(0, "class_barbarian WAR_CRY").do("confront")
    cast(table, "spell_magic_hand MAGIC_HAND").do("use spell_magic_hand MAGIC_HAND")
    assert "grasp hammer_grey" not in table.offers  # it needs two hands of its own
    table.do("pass")
    table.leave_open()


@rule("DD-ABILITY-PROTECTION-1", "DD-ABILITY-PROTECTION-2", "DD-DUEL-12")
@die("spell_protection")
def test_the_protection_spell_rerolls_up_to_three_dice_in_a_row(table: Story) -> None:
    fight(table, "wolf L3", "bomb").levels(0, 2).foe(6, 6, 6).do("confront")
    table.do("roll scroll")
    table.load(0, 4)  # three times
    table.do("use_piece scroll SCROLL spell_protection").foe(1)
    table.do("use_die spell_protection PROTECTION foe.monster_level.6").foe(4)
    table.do("use_die spell_protection PROTECTION foe.monster_level.1").foe(2)
    table.do("use_die spell_protection PROTECTION foe.monster_level.4")
    assert table.asked == (0, "ability")
    assert table.totals == (2, 14)
    table.do("pass")
