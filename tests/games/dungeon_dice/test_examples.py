"""The worked scenarios of the checklist, move by move (DD-EX)."""

from tests.games.dungeon_dice.teller import FOE, Story

from marks import rule


@rule("DD-EX-20", "DD-OR-1", "DD-COMBAT-16", "DD-AFTER-6", "DD-ASSIST-9", "DD-XP-2")
def test_a_tie_wins_and_wounds_both_heroes(table: Story) -> None:
    table.start(seats=3).experience(5).experience(5, seat=1)
    table.bag("equipment", "armor_grey")
    table.meets("skeleton L2")
    table.do("invite seat1", "accept")
    table.levels(0, 4, 1).levels(1, 2, 1, 1).foe(5, 4)
    table.do("confront", "use_who skeleton FEAR seat0")
    assert table.compared == (9, 9, "tie")
    assert table.state.experience[:2] == [6, 6]
    assert table.state.hurt[:2] == [1, 1]
    assert table.owned() == ["armor_grey"]


@rule("DD-EX-21", "DD-DICE-3", "DD-ABILITY-TANGLE-1", "DD-ABILITY-PROTECTION-1", "DD-OR-35")
def test_tangle_and_protection_leave_one_six_and_one_potion(table: Story) -> None:
    table.start()
    table.own("whip_black", "armor_black")
    table.bag("item", "bomb", "key")
    table.meets("wolf L3")
    table.throws(0, "whip_black 2 TANGLE", "armor_black - PROTECTION").levels(0, 4).foe(6, 6, 2)
    table.do("confront")
    assert table.totals == (6, 14)
    table.foe(3).do("use_die armor_black PROTECTION foe.monster_level.6")
    table.do("use_die whip_black TANGLE foe.monster_level.2")
    assert table.compared == (6, 9, "loss")
    assert table.state.hurt[0] == 1
    assert table.owned() == ["armor_black", "whip_black"]


@rule("DD-EX-9", "DD-DICE-2")
def test_a_six_that_survives_brings_a_one_use_die(table: Story) -> None:
    table.start().experience(5)
    table.own("sword_purple", "sword_purple")
    table.bag("item", "bomb", "bomb", "bomb")
    table.meets("wolf L2")
    table.throws(0, "sword_purple 3", "sword_purple 3").levels(0, 4, 4, 4).foe(6, 6)
    table.do("confront")
    assert table.compared == (18, 12, "win")
    assert table.owned() == ["bomb", "bomb", "bomb", "sword_purple", "sword_purple"]


@rule("DD-EX-22", "DD-ABILITY-DRAIN-1", "DD-ABILITY-DRAIN-2")
def test_drain_takes_the_lowest_die_and_its_symbol(table: Story) -> None:
    table.start().experience(3)
    table.own("sword_grey")
    table.meets("vampire L3")
    table.throws(0, "sword_grey 1 SLASH").levels(0, 2, 4).foe(1, 1, 1)
    table.do("confront", "pass")
    assert table.asked == (1, "monster")
    table.do("use_die vampire DRAIN seat0.sword_grey.1")
    assert table.compared == (6, 4, "win")


@rule("DD-EX-23", "DD-TERM-4")
def test_a_shown_nought_is_the_lowest_and_a_blank_is_not(table: Story) -> None:
    table.start()
    table.own("armor_grey", "dagger_grey")
    table.meets("asp L1")
    table.throws(0, "dagger_grey - THROW", "armor_grey 0").levels(0, 2).foe(1)
    table.do("confront")
    assert table.offers == ["use_die asp TANGLE seat0.armor_grey.0", "pass"]
    table.do("use_die asp TANGLE seat0.armor_grey.0")
    assert table.compared == (2, 1, "win")


@rule("DD-EX-24", "DD-ABILITY-VOID-1", "DD-ABILITY-VOID-2", "DD-COMBAT-14")
def test_void_comes_last_and_turns_a_lead(table: Story) -> None:
    table.start().experience(5)
    table.own("sword_black")
    table.meets("mummy L3")
    table.throws(0, "sword_black 3").levels(0, 4, 4, 1).foe(5, 4, 1)
    table.do("confront", "use_who mummy VOID seat0")
    assert table.compared == (8, 10, "loss")


@rule("DD-EX-25", "DD-ABILITY-EXECUTE-1", "DD-OR-3")
def test_the_axe_beats_a_low_level_outright(table: Story) -> None:
    table.start()
    table.own("axe_black")
    table.bag("item", "bomb", "key")
    table.meets("wolf L2")
    table.throws(0, "axe_black 2 EXECUTE").levels(0, 3).foe(6, 5)
    table.do("confront", "use_who axe_black EXECUTE foe")
    assert table.compared == (5, 11, "win")
    assert table.state.experience[0] == 1
    assert table.state.hurt[0] == 0


@rule("DD-EX-25", "DD-ABILITY-SWARM-2")
def test_the_axe_does_nothing_to_a_swarm(table: Story) -> None:
    table.start()
    table.own("axe_black")
    table.meets("scarab L5")
    table.throws(0, "axe_black 2 EXECUTE").levels(0, 3).foe(1, 2, 2, 2, 2)
    table.do("confront")
    assert table.compared == (5, 9, "loss")


@rule("DD-EX-30", "DD-ABILITY-SWARM-1")
def test_a_swarm_is_trimmed_and_gives_no_potion(table: Story) -> None:
    table.start().experience(3)
    table.own("hammer_black")
    table.bag("item", "bomb", "key")
    table.meets("scarab L5 SWARM")
    table.state.faces[table.state.foe] = 1  # threshold 3
    table.throws(0, "hammer_black 5").levels(0, 3, 3).foe(1, 3, 3, 5, 6)
    table.do("confront")
    assert table.compared == (11, 7, "win")
    assert len(table.owned()) == 2


@rule("DD-EX-26", "DD-OR-3")
def test_the_minotaur_executes_one_hero_and_the_other_decides(table: Story) -> None:
    table.start(seats=3).experience(5, seat=1)
    table.bag("equipment", "armor_grey")
    table.meets("minotaur L4")
    table.do("invite seat1", "accept")
    table.levels(0, 4).levels(1, 4, 4, 4).foe(2, 2, 2, 2)
    table.do("confront")
    assert table.refusal("use_who minotaur EXECUTE seat1") == ("level_too_high", 3, 2)
    table.do("use_who minotaur EXECUTE seat0", "keep minotaur")
    assert table.compared == (12, 8, "win")
    assert table.fame() == 1


@rule("DD-EX-27", "DD-ABILITY-GUST-1", "DD-ABILITY-GUST-2", "DD-OR-15")
def test_gust_begins_the_combat_anew(table: Story) -> None:
    table.start()
    table.own("sword_black", "bomb")
    table.meets("bat L2")
    table.throws(0, "sword_black 2 SLASH").levels(0, 3).foe(2, 2)
    table.do("confront")
    table.levels(0, 2).do("use_die sword_black SLASH seat0.hero_level.3")
    table.throws(0, "bomb 4 BOMB").do("roll bomb", "use_who bomb BOMB seat0")
    assert table.totals == (8, 4)
    assert table.in_bag("item").count("bomb") == 2
    table.throws(0, "sword_black 3 SLASH").levels(0, 1).foe(5, 1).do("use bat GUST")
    assert table.totals == (4, 6)
    assert table.in_bag("item").count("bomb") == 3
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    assert table.compared == (7, 6, "win")  # and no second GUST


@rule("DD-EX-31", "DD-ONEUSE-POISON-3", "DD-TROPHY-3", "DD-ONEUSE-POISON-1")
def test_poison_turns_the_dragon_and_its_fame(table: Story) -> None:
    table.start().experience(5)
    table.own("poison_vial", "hammer_purple", "hammer_purple")
    table.bag("artifact", "artifact_sword")
    table.bag("equipment", "sword_grey", "sword_black")
    table.meets("dragon L5")
    table.throws(0, "hammer_purple 6").levels(0, 4, 4, 4).foe(5, 5, 5, 1, 1)
    table.do("confront")
    table.throws(0, "poison_vial POISON").do("roll poison_vial", "use_who poison_vial POISON foe")
    assert table.totals == (18, 16)
    table.do("pass", "keep dragon", "pass")
    assert table.fame() == 2 + 1  # the tracker shows a red 6
    assert table.happened("unopened") == [(0,)]


@rule("DD-EX-32", "DD-TROPHY-4", "DD-ONEUSE-TOAD-1", "DD-ONEUSE-TOAD-2")
def test_a_toaded_dragon_is_a_trophy_of_one(table: Story) -> None:
    table.start().experience(5)
    table.own("poison_vial")
    table.bag("equipment", "sword_grey")
    table.meets("dragon L5")
    table.levels(0, 4, 4, 4).foe(6, 6, 6, 6, 6)
    table.do("confront")
    table.throws(0, "poison_vial TOAD").do("roll poison_vial", "use_who poison_vial TOAD foe")
    table.do("keep dragon")
    assert table.compared == (12, 0, "win")
    assert table.fame() == 1 + 1  # the tracker shows a red 6


@rule("DD-EX-33", "DD-OR-17", "DD-MONSTER-GHOST", "DD-ABILITY-PAIN-2")
def test_the_ghost_wounds_even_when_beaten(table: Story) -> None:
    table.start().experience(5)
    table.bag("equipment", "sword_grey")
    table.meets("ghost L2")
    table.levels(0, 4, 4, 4).foe(1, 1).do("confront")
    assert table.compared[2] == "win"
    assert table.state.hurt[0] == 1
    table.experience(5, seat=1)
    table.bag("encounter", "ghost")
    table.throws(1, "ghost L4").do("draw").levels(1, 1, 1, 1).foe(6, 6, 6, 6).do("confront")
    assert table.state.hurt[1] == 2


@rule("DD-EX-34", "DD-DICE-7", "DD-DICE-11", "DD-WOUND-3")
def test_two_hearts_boost_two_level_dice_for_one_combat(table: Story) -> None:
    table.start(mode="standard", dungeon_die="none").experience(5)
    table.own("healing_potion")
    table.meets("wolf L3")
    table.throws(0, "healing_potion HEALING")
    table.state.loaded = (*table.state.loaded[:-1], (0, 4))  # the side with two hearts
    table.do("roll healing_potion", "use healing_potion HEALING", "boost seat0", "boost seat0")
    table.throws(0, "boosted_level 4", "boosted_level 3").levels(0, 1).foe(6, 6, 6).do("confront")
    assert table.compared == (8, 18, "loss")
    assert table.state.boosted[0] == 0
    assert table.state.hurt[0] == 1
    assert table.state.boosts_left == 5


@rule("DD-EX-35", "DD-DICE-8")
def test_experience_beyond_the_maximum_boosts_a_level_die(table: Story) -> None:
    table.start(mode="standard", dungeon_die="none").experience(6)
    table.meets("wolf L2")
    table.bag("item", "bomb")
    table.levels(0, 4, 4, 4).foe(1, 1).do("confront", "boost seat0")
    assert table.state.experience[0] == 6
    assert table.state.boosted[0] == 1


@rule("DD-EX-36", "DD-OR-26", "DD-REWARD-LOCKED-CHEST-1", "DD-ABILITY-SKELETON-KEY-3", "DD-ABILITY-SHATTER-1")
def test_a_neighbours_skeleton_key_opens_what_a_hammer_could_not(table: Story) -> None:
    table.start()
    table.own("hammer_black")
    table.own("skeleton_key", seat=1)
    table.bag("artifact", "artifact_sword")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    table.throws(0, "hammer_black 5").do("hammer hammer_black")
    assert table.asked == (1, "chest_help")
    table.throws(1, "skeleton_key SKELETON_KEY").do("pick_lock skeleton_key")
    assert "artifact_sword" in table.owned()
    assert table.fame() == 1


@rule("DD-EX-37", "DD-OR-25", "DD-ONEUSE-KEY", "DD-EX-1")
def test_a_key_drawn_first_opens_the_chest_of_the_same_win(table: Story) -> None:
    table.start().experience(3)
    table.own("hammer_black")
    table.bag("item", "key")
    table.bag("artifact", "artifact_sword")
    table.meets("witch L3")
    table.throws(0, "hammer_black 5").levels(0, 4, 4).foe(6, 1, 1).do("confront", "pass")
    assert table.asked == (0, "reward_order")
    table.throws(0, "key KEY").do("take POTION", "key key")
    assert table.owned() == ["artifact_sword", "hammer_black"]
    assert table.in_bag("item") == ["key"]


@rule("DD-EX-38", "DD-SPELL-2", "DD-SPELL-3", "DD-OR-12", "DD-ABILITY-FIZZLE-2")
def test_fire_that_fizzled_may_be_tried_again_and_then_no_more(table: Story) -> None:
    table.start()
    table.own("scroll", "scroll", "scroll")
    table.meets("wolf L2")
    table.levels(0, 1).foe(1, 1).do("confront")
    table.throws(0, "spell_fire FIZZLE").do("roll scroll", "use_piece scroll SCROLL spell_fire")
    table.throws(0, "spell_fire 5 FIRE").do("roll scroll", "use_piece scroll SCROLL spell_fire")
    table.do("use_who spell_fire FIRE seat0")
    assert table.totals == (6, 2)
    table.do("roll scroll")
    assert table.refusal("use_piece scroll SCROLL spell_fire") == ("spell_in_combat", "FIRE")
    table.do("pass")


@rule("DD-EX-28", "DD-ABILITY-STUN-1", "DD-ABILITY-STUN-2", "DD-IMMUNE-2")
def test_energy_gel_stuns_and_cannot_be_stunned(table: Story) -> None:
    table.start()
    table.own("sword_black", "scroll")
    table.meets("energy_gel L1")
    table.throws(0, "sword_black 2 SLASH").levels(0, 1).foe(4).do("confront")
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    assert table.asked == (1, "respond_stun")
    table.do("stun energy_gel")
    assert table.totals == (3, 4)  # the 4 is a 1 again
    table.do("roll scroll")
    assert table.refusal("use_piece scroll SCROLL spell_stun") == ("immune", "STUN")
    table.do("pass")
    assert FOE == 5


@rule("DD-EX-39", "DD-ABILITY-FEAR-1", "DD-ABILITY-FEAR-2", "DD-OR-29", "DD-OR-31")
def test_fear_takes_a_die_and_the_hero_equips_others(table: Story) -> None:
    table.start()
    table.own("bow_black", "sword_black", "dagger_black")
    table.meets("zombie L1")
    table.do("arm bow_black", "confront", "use_piece zombie FEAR bow_black")
    assert table.asked == (0, "arm")
    assert table.offers[0] == "arm sword_black+dagger_black"
    table.throws(0, "sword_black 3", "dagger_black 2").levels(0, 1).foe(2)
    table.bag("item", "bomb")
    table.do("arm sword_black+dagger_black")
    assert table.compared[2] == "win"
