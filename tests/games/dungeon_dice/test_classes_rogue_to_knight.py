"""Every passive and ability of Rogue, Assassin, Wizard and Knight (DD-CLASS)."""

import pytest
from tests.games.dungeon_dice.guilds import fights, rolls_class
from tests.games.dungeon_dice.teller import FOE, Story

from marks import die, rule

# Rogue -----------------------------------------------------------------------------------------------


@rule("DD-CLASS-ROGUE-3")
@die("class_rogue")
def test_the_invisible_rogue_takes_the_reward_without_a_fight(table: Story) -> None:
    fights(table, "class_rogue", "whip_grey", foe="ogre L5")
    table.bag("equipment", "armor_grey")
    rolls_class(table, "class_rogue", "INVISIBILITY")
    table.do("study class_rogue", "use class_rogue INVISIBILITY")
    assert table.owned() == ["armor_grey", "class_rogue", "whip_grey"]
    assert table.state.experience[0] == 0
    assert table.asked == (1, "turn")
    assert table.in_bag("encounter") == ["ogre"]


@rule("DD-CLASS-ROGUE-4", "DD-ABILITY-SECRET-PASSAGE")
@die("class_rogue")
@pytest.mark.parametrize(
    ("foe", "improve", "rewards"),
    [
        ("wolf L2", "POTION", ["TREASURE_CHEST"]),
        ("ogre L2", "TREASURE_CHEST", ["LOCKED_CHEST"]),
        ("harpy L2", "OTHER", ["ENCHANT", "POTION"]),
    ],
)
def test_secret_passage_improves_a_reward(table: Story, foe: str, improve: str, rewards: list[str]) -> None:
    fights(table, "class_rogue", "whip_black", foe=foe)
    table.bag("equipment", "armor_grey")
    table.bag("artifact", "artifact_bow")
    table.throws(0, "whip_black 2").levels(0, 4).foe(1, 1)
    rolls_class(table, "class_rogue", "SECRET_PASSAGE")
    table.do("confront", f"improve {improve}")
    assert [symbol for _, symbol in table.happened("reward")] == rewards
    won = {"POTION": "armor_grey", "TREASURE_CHEST": "artifact_bow", "OTHER": "key"}[improve]
    assert won in table.owned()


# Assassin --------------------------------------------------------------------------------------------


@rule("DD-CLASS-ASSASSIN-2", "DD-ABILITY-INTIMIDATION", "DD-OR-80")
@die("class_assassin")
def test_intimidation_lowers_other_heroes_by_one_each(table: Story) -> None:
    table.start(seats=3)
    table.own("class_assassin", "sword_grey", seat=2)
    table.ready(2)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 4).levels(1, 3).foe(3, 3).do("confront")
    table.do("pass", seat=2)
    table.do("intimidate seat0", "intimidate seat1", seat=2)
    assert table.totals == (5, 6)
    table.do("pass", seat=2)
    assert table.compared == (5, 6, "loss")


@rule("DD-CLASS-ASSASSIN-1", "DD-CLASS-ASSASSIN-3", "DD-ABILITY-ASSASSINATE", "DD-OR-80")
@die("class_assassin")
def test_the_assassin_shoots_into_anothers_combat_once_a_round(table: Story) -> None:
    table.start()
    table.own("class_assassin", "sword_black", "bow_black", seat=1)
    table.ready(1)
    table.meets("wolf L2")
    table.levels(0, 4).foe(1, 1).do("confront")
    table.do("pass")
    rolls_class(table, "class_assassin", "ASSASSINATE", seat=1)
    table.do("study class_assassin")
    assert {"assassinate sword_black foe", "assassinate bow_black foe", "assassinate bow_black seat0"} <= set(
        table.offers
    )
    table.throws(1, "bow_black 4").do("assassinate bow_black foe")
    assert table.totals == (4, 6)
    assert "assassinate sword_black foe" not in table.offers
    assert table.refusal("study class_assassin", seat=1)[0] in ("once_a_round",)
    table.do("pass")
    assert table.compared == (4, 6, "loss")


@rule("DD-CLASS-ASSASSIN-4", "DD-CLASS-ASSASSIN-1")
@die("class_assassin")
def test_the_assassin_poisons_a_hero_from_outside(table: Story) -> None:
    table.start().experience(3)
    table.own("class_assassin", "sword_black", seat=1)
    table.ready(1)
    table.meets("wolf L2")
    table.levels(0, 4, 3).foe(2, 3).do("confront")
    table.do("pass")
    rolls_class(table, "class_assassin", "POISON", seat=1)
    table.do("study class_assassin", "use_who class_assassin POISON seat0")
    table.do("pass")
    assert table.compared == (4, 5, "loss")


@rule("DD-CLASS-ASSASSIN-1")
@die("class_assassin")
def test_the_assassin_may_be_rolled_before_anothers_combat(table: Story) -> None:
    table.start()
    table.own("class_assassin", "sword_black", seat=1)
    table.ready(1)
    table.meets("wolf L3")
    table.do("confront")
    assert table.asked == (1, "others_before")
    rolls_class(table, "class_assassin", "POISON", seat=1)
    table.do("study class_assassin")
    table.leave_open()


@rule("DD-CLASS-ASSASSIN-3")
@die("class_assassin")
def test_in_the_own_combat_the_assassin_adds_a_sword_that_is_not_in_hand(table: Story) -> None:
    fights(table, "class_assassin", "bow_black", "sword_black")
    assert table.gear() == ["bow_black"]
    table.throws(0, "bow_black 1").levels(0, 1).foe(2, 2)
    rolls_class(table, "class_assassin", "ASSASSINATE")
    table.do("confront")
    table.throws(0, "sword_black 3 SLASH").do("assassinate sword_black seat0")
    assert table.totals == (5, 4)
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    assert table.compared == (8, 4, "win")


# Wizard ----------------------------------------------------------------------------------------------


@rule("DD-CLASS-WIZARD-2", "DD-ABILITY-MEMORIZE")
@die("class_wizard")
def test_the_wizard_memorizes_a_scroll_when_resting(table: Story) -> None:
    table.start()
    table.own("class_wizard", "staff_black")
    table.bag("item", "bomb", "scroll")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.asked == (0, "pick")
    table.do("pick scroll")
    assert "scroll" in table.owned()
    table.do("pass")


@rule("DD-CLASS-WIZARD-3")
@die("class_wizard")
def test_the_wizard_casts_a_spell(table: Story) -> None:
    fights(table, "class_wizard", "staff_black")
    table.throws(0, "staff_black 1").levels(0, 1).foe(2, 2)
    rolls_class(table, "class_wizard", "SCROLL")
    table.do("confront")
    table.throws(0, "spell_fire 4 FIRE").do("use_piece class_wizard SCROLL spell_fire", "pass")
    table.do("use_who spell_fire FIRE seat0")
    assert table.compared == (6, 4, "win")


@rule("DD-CLASS-WIZARD-4")
@die("class_wizard")
def test_the_wizard_summons_for_the_own_total(table: Story) -> None:
    fights(table, "class_wizard", "staff_black")
    table.throws(0, "staff_black 1").levels(0, 1).foe(2, 2)
    rolls_class(table, "class_wizard", "SUMMON")
    table.do("confront")
    table.bag("encounter", "asp")
    assert "use_who class_wizard SUMMON foe" not in table.offers
    table.throws(0, "asp L3").do("use_who class_wizard SUMMON seat0")
    assert table.totals == (5, 4)
    table.do("use_die asp TANGLE foe.monster_level.2")
    assert table.compared == (5, 2, "win")
    assert "asp" in table.in_bag("encounter")


# Knight ----------------------------------------------------------------------------------------------


@rule("DD-CLASS-KNIGHT-2", "DD-ABILITY-RESCUE", "DD-OR-48", "DD-EX-53", "DD-ASSIST-8")
@die("class_knight")
def test_the_knight_rescues_a_lone_loser_and_keeps_the_trophy(table: Story) -> None:
    table.start().experience(3)
    table.own("hammer_black")
    table.own("class_knight", "sword_black", "armor_black", seat=1)
    table.bag("item", "bomb")
    table.meets("wolf L4")
    table.throws(0, "hammer_black 2").levels(0, 4, 2).foe(6, 4, 1, 1).do("confront")
    assert table.asked == (1, "rescue")
    assert table.compared[:2] == (8, 12)
    table.throws(1, "sword_black 2", "armor_black 1").levels(1, 3)
    rolls_class(table, "class_knight", "RESCUE", seat=1)
    table.bag("item", "bomb", "key")
    table.do("rescue")
    assert table.compared == (14, 12, "win")
    assert table.asked == (1, "trophy")
    table.do("keep wolf")
    assert table.state.experience == [4, 1]
    assert table.trophies(1) == ["wolf"]


@rule("DD-ABILITY-THROW-2", "DD-CLASS-KNIGHT-2")
def test_a_knight_does_not_roll_a_dagger_again_that_it_has_thrown(table: Story) -> None:
    table.start()
    table.own("class_knight", "sword_black", "dagger_black", "armor_black", seat=1)
    table.state.gear[1] = tuple(table.state.zones[1])[1:]
    table.meets("wolf L4")
    table.levels(0, 1).foe(6, 4, 1, 1).do("confront")
    assert table.asked == (1, "outsiders")
    table.throws(1, "dagger_black 1").do("throw dagger_black seat0")
    assert table.asked == (1, "rescue")
    table.throws(1, "sword_black 2", "armor_black 1").levels(1, 3)
    rolls_class(table, "class_knight", "RESCUE", seat=1)
    table.do("rescue")
    assert table.compared[:2] == (8, 12)


@rule("DD-OR-48", "DD-CLASS-KNIGHT-2")
@die("class_knight")
def test_a_knight_who_fails_shares_the_wound(table: Story) -> None:
    table.start()
    table.own("class_knight", "sword_black", "armor_black", seat=1)
    table.meets("wolf L2")
    table.levels(0, 1).foe(6, 6).do("confront")
    table.throws(1, "sword_black 2", "armor_black 1").levels(1, 3)
    rolls_class(table, "class_knight", "RESCUE", seat=1)
    table.do("rescue")
    assert table.compared == (7, 12, "loss")
    assert table.state.hurt == [1, 1]


@rule("DD-OR-48")
@die("class_knight")
def test_nobody_rescues_a_pair_or_another_knight(table: Story) -> None:
    table.start(seats=3)
    table.own("class_knight", "sword_black", "armor_black", seat=2)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
    assert table.state.hurt == [1, 1, 0]


@rule("DD-CLASS-KNIGHT-2", "DD-OR-15")
@die("class_knight", "spell_gust")
def test_a_gust_does_not_make_a_rescuer_forget_its_trophy(table: Story) -> None:
    table.start(mode="standard").own("scroll")
    table.own("class_knight", "sword_black", "armor_black", seat=1)
    table.bag("item", "key")
    table.meets("wolf L4")
    table.levels(0, 1).foe(6, 6, 6, 6).do("confront", "pass")
    table.throws(1, "sword_black 2", "armor_black 1").levels(1, 3)
    rolls_class(table, "class_knight", "RESCUE", seat=1)
    table.throws(0, "spell_gust GUST").do("rescue", "roll scroll", "use_piece scroll SCROLL spell_gust")
    table.levels(0, 4).foe(1, 1, 1, 1).throws(1, "sword_black 2", "armor_black 1").levels(1, 3)
    table.do("use spell_gust GUST")
    assert table.compared == (10, 4, "win")
    assert table.asked == (1, "trophy")
    table.do("keep wolf")


@rule("DD-OR-48", "DD-OR-16", "DD-ABILITY-SHATTER-3")
@die("class_knight", "monstrous_crab")
def test_in_the_armor_phase_of_a_rescue_a_hammer_may_deny_armor_after_all(table: Story) -> None:
    table.start().own("hammer_black")
    table.own("class_knight", "sword_black", "armor_black", seat=1)
    table.meets("monstrous_crab L3")
    table.throws(0, "hammer_black 2").levels(0, 1).foe(6, 6, 6).do("confront", "pass", "pass")
    table.throws(1, "sword_black 3", "armor_black 2").levels(1, 3)
    rolls_class(table, "class_knight", "RESCUE", seat=1)
    table.do("rescue")
    assert table.asked == (0, "hammer")
    table.do("deny")
    assert table.compared == (11, 18, "loss")  # the crab was not asked about its PROTECTION any more


@rule("DD-OR-16", "DD-OR-48")
@die("class_knight", "monstrous_crab")
def test_armor_denied_once_stays_denied_through_a_rescue(table: Story) -> None:
    table.start().own("hammer_black")
    table.own("class_knight", "sword_black", "armor_black", seat=1)
    table.meets("monstrous_crab L3")
    table.throws(0, "hammer_black 2").levels(0, 1).foe(6, 6, 6).do("confront", "deny")
    table.throws(1, "sword_black 3", "armor_black 2").levels(1, 3)
    rolls_class(table, "class_knight", "RESCUE", seat=1)
    table.do("rescue")
    assert table.compared == (11, 18, "loss")  # nobody was asked a second time
    assert table.happened("denied") == [(0,)]


@rule("DD-OR-48", "DD-OR-16", "DD-ABILITY-CARRIES-TREASURE-1")
@die("class_knight", "thief")
def test_a_monster_s_hammer_may_deny_the_armor_a_rescuer_brings(table: Story) -> None:
    table.start(seats=3)
    table.own("class_knight", "sword_black", "armor_black", seat=1)
    table.bag("equipment", "hammer_grey")
    table.meets("thief L2")
    table.levels(0, 1).foe(6, 6).throws(FOE, "hammer_grey 1").do("confront")
    table.throws(1, "sword_black 3", "armor_black 1 PROTECTION").levels(1, 3)
    rolls_class(table, "class_knight", "RESCUE", seat=1)
    table.do("rescue")
    assert table.asked == (2, "hammer")
    table.do("deny")
    assert table.compared == (8, 13, "loss")


@rule("DD-CLASS-KNIGHT-2", "DD-ASSIST-6", "DD-EVENT-MIMIC-1")
@die("class_knight", "mimic")
def test_nobody_is_rescued_from_a_mimic(table: Story) -> None:
    table.start()
    table.own("class_knight", "sword_black", "armor_black", seat=1)
    table.bag("equipment", "mimic")
    table.bag("encounter", "ogre", "wolf")
    table.draws("encounter", "ogre").throws(0, "ogre reward", "mimic L3").levels(0, 1).foe(6, 6, 6).do("draw")
    assert table.compared == (1, 18, "loss")
    assert table.asked == (1, "turn")


@rule("DD-CLASS-KNIGHT-3", "DD-ABILITY-SLASH-AND-PROTECTION")
@die("class_knight")
def test_slash_and_protection_gives_both(table: Story) -> None:
    fights(table, "class_knight", "spear_black", "armor_black")
    table.throws(0, "spear_black 1", "armor_black 1").levels(0, 1).foe(6, 5)
    rolls_class(table, "class_knight", "SLASH_AND_PROTECTION")
    table.do("confront")
    assert table.asked == (0, "armor")
    table.foe(1).do("use_die class_knight PROTECTION foe.monster_level.6")
    table.levels(0, 4).do("use_die class_knight SLASH seat0.hero_level.1")
    assert table.compared == (6, 6, "tie")


@rule("DD-CLASS-KNIGHT-4", "DD-ABILITY-INSPIRE")
@die("class_knight")
def test_inspired_heroes_reroll_all_dice_or_none(table: Story) -> None:
    table.start(seats=3)
    table.own("class_knight", "sword_black", "armor_black")
    table.bag("item", "key")
    table.meets("asp L2")
    table.do("invite seat1", "accept")
    table.throws(0, "sword_black 1", "armor_black 1").levels(0, 2).levels(1, 4).foe(6, 5)
    rolls_class(table, "class_knight", "INSPIRE")
    table.do("confront", "pass", "use_die asp TANGLE seat0.sword_black.1")
    table.do("use_heroes class_knight INSPIRE seat0+seat1")
    assert table.asked == (0, "inspire")
    table.throws(0, "armor_black 2").levels(0, 4).do("reroll_all")  # the sword stays out
    assert table.asked == (1, "inspire")
    table.do("pass")
    assert table.compared == (10, 11, "loss")
