"""Every passive and ability of Bard, Artificer and Monk (DD-CLASS)."""

import pytest
from tests.games.dungeon_dice.guilds import fights, rolls_class, studied
from tests.games.dungeon_dice.teller import Story

from marks import die, rule

# Bard ------------------------------------------------------------------------------------------------


@rule("DD-CLASS-BARD-2", "DD-EVENT-CURSED-MONSTER-2")
@die("class_bard", "event_cursed")
@pytest.mark.parametrize("taken", ["TREASURE_CHEST", "POTION"])
def test_a_bard_may_take_a_reward_that_lies_beside_a_cursed_monster_s_own(table: Story, taken: str) -> None:
    table.start()
    table.own("class_bard", "harp_grey", seat=1)
    table.bag("item", "key")
    table.bag("equipment", "armor_grey")
    table.bag("encounter", "event_cursed", "goblin", "helm_of_reflection")
    table.takes_out("encounter", "event_cursed", "goblin").do("draw", "confront")
    table.throws(1, "harp_grey - PERFORM").do("perform harp_grey")
    table.levels(0, 4).levels(1, 4).foe(6, 1)
    rolls_class(table, "class_bard", "CHARISMA", seat=1)
    table.load(1, 5)
    table.do("confront")
    assert table.offers == ["take TREASURE_CHEST", "take POTION", "pass"]
    table.do(f"take {taken}")
    assert table.asked == (0, "cursed_reward")
    table.do("pass")
    bards, active = ("armor_grey", "key") if taken == "TREASURE_CHEST" else ("key", "armor_grey")
    assert table.owned(1) == sorted(["class_bard", "harp_grey", bards])
    assert table.owned() == [active]


@rule("DD-CLASS-BARD-2", "DD-ABILITY-CHARISMA")
@die("class_bard")
@pytest.mark.parametrize("number", [4, 5])
def test_a_bard_who_forced_the_way_in_may_take_a_reward(table: Story, number: int) -> None:
    table.start()
    table.own("class_bard", "harp_grey", seat=1)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.do("confront")
    assert table.asked == (1, "others_before")
    table.throws(1, "harp_grey - PERFORM").do("perform harp_grey")
    assert table.state.fighters == (0, 1)
    table.levels(0, 4).levels(1, 4).foe(1, 1)
    rolls_class(table, "class_bard", "CHARISMA", seat=1)
    table.load(1, number - 1)
    table.do("confront")
    if number == 5:
        assert table.asked == (1, "charisma")
        table.do("take POTION")
    assert table.owned(1 if number == 5 else 0)[-1:] == ["key"]


@rule("DD-CLASS-BARD-3", "DD-ABILITY-TALL-TALE", "DD-TROPHY-5")
@die("class_bard")
def test_a_tall_tale_makes_a_blue_monster_a_trophy(table: Story) -> None:
    fights(table, "class_bard", "axe_black")
    table.throws(0, "axe_black 5").levels(0, 1).foe(1, 1)
    rolls_class(table, "class_bard", "TALL_TALE")
    table.do("confront")
    table.bag("encounter", "asp")
    table.do("keep wolf")
    assert table.trophies() == ["wolf"]
    assert table.fame() == 1


@rule("DD-CLASS-BARD-4")
@die("class_bard")
def test_the_bard_charms_all_into_offering_help(table: Story) -> None:
    fights(table, "class_bard", "axe_black", seats=3)
    table.own("sword_black", "dagger_black", "whip_black", seat=2)
    rolls_class(table, "class_bard", "CHARM")
    table.do("study class_bard")
    assert "use_mode class_bard CHARM refuse" not in table.offers
    table.do("use_mode class_bard CHARM offer", "invite seat2")
    assert table.asked == (0, "arm")
    assert table.state.fighters == (0, 2)
    table.do("arm dagger_black+whip_black")
    assert table.gear(2) == ["dagger_black", "whip_black"]
    table.leave_open()


# Artificer -------------------------------------------------------------------------------------------


@rule("DD-CLASS-ARTIFICER-2", "DD-ABILITY-IDENTIFY", "DD-EX-56")
@die("class_artificer")
@pytest.mark.parametrize(("equipped", "enough"), [("artifact_armor", True), ("armor_black", False)])
def test_for_the_artificer_purple_dice_count_double(table: Story, equipped: str, enough: bool) -> None:
    table.start()
    table.own("class_artificer", equipped, "sword_purple", "whip_purple", "dagger_purple")
    table.ready(0)
    table.bag("artifact", "artifact_bow")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    if not enough:
        assert table.asked == (1, "turn")  # four dice are too few
        return
    table.do("trade_in", "give sword_purple", "give whip_purple", "give dagger_purple")
    assert table.owned() == ["artifact_armor", "artifact_bow", "class_artificer"]
    assert table.fame() == 2


@rule("DD-CLASS-ARTIFICER-3")
@die("class_artificer")
def test_the_artificer_upgrades_a_die_that_is_in_the_bag(table: Story) -> None:
    fights(table, "class_artificer", "artifact_armor", "sword_grey", "whip_grey")
    table.bag("equipment", "sword_black", "armor_grey")
    rolls_class(table, "class_artificer", "UPGRADE")
    table.do("study class_artificer")
    assert table.refusal("use_piece class_artificer UPGRADE whip_grey") == ("not_in_bag", "whip_black")
    table.do("use_piece class_artificer UPGRADE sword_grey")
    assert table.owned() == ["artifact_armor", "class_artificer", "sword_black", "whip_grey"]
    assert "sword_grey" in table.in_bag("equipment")
    table.do("run")


@rule("DD-CLASS-ARTIFICER-4", "DD-ABILITY-TRANSMUTE")
@die("class_artificer")
def test_the_artificer_transmutes_a_trophy(table: Story) -> None:
    table.start()
    table.own("class_artificer", "artifact_armor")
    table.trophy("wolf L4")
    table.bag("artifact", "artifact_bow")
    table.meets("ogre L2")
    rolls_class(table, "class_artificer", "TRANSMUTE")
    table.do("study class_artificer", "use_piece class_artificer TRANSMUTE wolf")
    assert table.trophies() == []
    assert "wolf" in table.in_bag("encounter")
    assert "artifact_bow" in table.owned()
    assert table.fame() == 2
    table.do("run")


# Monk ------------------------------------------------------------------------------------------------


@rule("DD-CLASS-MONK-1", "DD-CLASS-MONK-2", "DD-ABILITY-DISCIPLINE", "DD-OR-49")
@die("class_monk")
@pytest.mark.parametrize(
    ("gear", "monk"), [("", True), ("armor_grey", True), ("bo_staff", True), ("sword_grey", False)]
)
def test_the_monk_has_free_hands_and_a_level_more(table: Story, gear: str, monk: bool) -> None:
    fights(table, "class_monk", *([gear] if gear else []))
    if gear:
        table.load(0, 0)
    table.levels(0, *([1, 1] if monk else [1])).foe(6, 6)
    if monk:
        rolls_class(table, "class_monk", "DISCIPLINE")
    table.do("confront")
    assert studied(table) == (["class_monk"] if monk else [])


@rule("DD-CLASS-MONK-3", "DD-ABILITY-FURY")
@die("class_monk")
@pytest.mark.parametrize(("foe", "falls"), [("asp L1", True), ("asp L2", False)])
def test_fury_beats_an_opponent_of_lower_level(table: Story, foe: str, falls: bool) -> None:
    fights(table, "class_monk", foe=foe)
    level = int(foe[-1])
    table.levels(0, 1, 1).foe(*[6] * level)
    rolls_class(table, "class_monk", "FURY")
    table.do("confront", "pass")
    if falls:
        assert table.asked == (0, "last")
        table.bag("item", "key", "key", "key")
        table.do("use_who class_monk FURY foe")
    assert table.compared[2] == ("win" if falls else "loss")


@rule("DD-CLASS-MONK-4", "DD-ABILITY-FLEET", "DD-TURN-14")
@die("class_monk")
def test_fleet_gives_one_more_turn_a_round(table: Story) -> None:
    fights(table, "class_monk")
    table.levels(0, 1, 1).foe(6, 6)
    rolls_class(table, "class_monk", "FLEET")
    table.do("confront", "use class_monk FLEET")
    assert table.asked == (0, "turn")
    table.meets("wolf L2")
    table.levels(0, 1).foe(6, 6)
    rolls_class(table, "class_monk", "FLEET")
    table.do("confront")  # no third turn
    assert table.asked == (1, "turn")


@rule("DD-EX-55", "DD-OR-24")
@die("class_monk", "relic_bare_fist_mastery")
def test_a_monk_with_bare_fist_mastery(table: Story) -> None:
    table.start(mode="epic").experience(5)
    table.own("class_monk", "relic_bare_fist_mastery")
    table.bag("item", "key")
    table.meets("wolf L3")
    table.levels(0, 1, 1, 1, 1).foe(1, 1, 1)
    rolls_class(table, "class_monk", "DISCIPLINE")
    table.do("confront")
    assert table.compared == (8, 3, "win")
    assert table.state.experience[0] == 7
