"""Classes: what unlocks them, when their dice are rolled, and how they help another hero (DD-CLASS-GEN)."""

import pytest
from tests.games.dungeon_dice.guilds import assists, fights, rolls_class, studied
from tests.games.dungeon_dice.teller import Story

from marks import die, rule

GEAR = {
    "class_rogue": ("dagger_grey", "whip_grey"),
    "class_assassin": ("sword_grey", "bow_grey"),
    "class_wizard": ("staff_grey", "dagger_grey"),
    "class_cleric": ("hammer_grey", "staff_grey"),
    "class_barbarian": ("hammer_grey", "axe_grey"),
    "class_ranger": ("bow_grey", "spear_grey"),
    "class_druid": ("harp_grey", "whip_grey"),
    "class_bard": ("harp_grey", "axe_grey"),
    "class_artificer": ("artifact_armor", "vorpal_sword", "sword_of_wounding"),
}


# Classes in general ----------------------------------------------------------------------------------


@rule(
    "DD-CLASS-GEN-2",
    "DD-CLASS-ROGUE-1",
    "DD-CLASS-ASSASSIN-1",
    "DD-CLASS-WIZARD-1",
    "DD-CLASS-CLERIC-1",
    "DD-CLASS-BARBARIAN-1",
    "DD-CLASS-RANGER-1",
    "DD-CLASS-DRUID-1",
    "DD-CLASS-BARD-1",
    "DD-CLASS-ARTIFICER-1",
    "DD-OR-81",
    "DD-CLASS-GEN-4",
    "DD-ABILITY-CLASS-REQUIREMENT",
)
@pytest.mark.parametrize(
    ("name", "gear"),
    [pytest.param(name, one, marks=die(name)) for name, gear in GEAR.items() for one in gear],
)
def test_either_kind_of_class_equipment_unlocks_a_class(table: Story, name: str, gear: str) -> None:
    fights(table, name, gear)
    if table.gear() != [gear]:
        table.do(f"arm {gear}")  # a cursed artifact is put on by choice
    table.load(0, 0)
    table.levels(0, 1).foe(6, 6)
    rolls_class(table, name, "CLASS_REQUIREMENT")
    table.do("confront")
    assert studied(table) == [name]
    assert table.compared[2] == "loss"  # the requirement side does nothing


@rule("DD-CLASS-GEN-2", "DD-CLASS-KNIGHT-1")
@die("class_knight")
@pytest.mark.parametrize(
    ("gear", "knight"),
    [
        (("sword_grey",), False),
        (("armor_grey",), False),
        (("sword_grey", "armor_grey"), True),
        (("spear_grey", "armor_grey"), True),
    ],
)
def test_the_knight_needs_a_weapon_and_armor(table: Story, gear: tuple[str, ...], knight: bool) -> None:
    fights(table, "class_knight", *gear)
    for _ in gear:
        table.load(0, 0)
    table.levels(0, 1).foe(6, 6)
    if knight:
        rolls_class(table, "class_knight", "RESCUE")
    table.do("confront")
    assert studied(table) == (["class_knight"] if knight else [])


@rule("DD-CLASS-GEN-2")
def test_without_its_equipment_a_class_is_not_rolled(table: Story) -> None:
    fights(table, "class_rogue", "sword_grey")
    table.throws(0, "sword_grey 1").levels(0, 1).foe(6, 6).do("confront")
    assert studied(table) == []


@rule("DD-CLASS-GEN-1")
@die("class_monk")
def test_a_drawn_class_is_kept_and_waits(table: Story) -> None:
    table.start()
    table.bag("encounter", "class_monk", "wolf")
    table.draws("encounter", "class_monk").do("draw")
    assert table.owned() == ["class_monk"]
    assert studied(table) == []


@rule("DD-CLASS-GEN-3", "DD-CLASS-GEN-6")
@die("class_barbarian")
def test_class_dice_are_rolled_in_combat_and_never_again(table: Story) -> None:
    fights(table, "class_barbarian", "axe_grey", "luck_charm")
    assert not [name for name in table.offers if "class_barbarian" in name]  # not before combat
    table.throws(0, "axe_grey 4").levels(0, 1).foe(6, 6)
    rolls_class(table, "class_barbarian", "WAR_CRY")
    table.do("confront")
    table.foe(1, 1).do("use_who class_barbarian WAR_CRY foe")
    assert table.compared == (5, 2, "win")
    assert studied(table) == ["class_barbarian"]
    table.leave_open()


@rule("DD-CLASS-GEN-7", "DD-OR-47")
@die("class_rogue", "class_druid")
def test_one_class_a_turn(table: Story) -> None:
    fights(table, "class_rogue", "class_druid", "whip_grey")
    table.throws(0, "whip_grey 1").levels(0, 1).foe(5, 6).do("confront")
    assert table.asked == (0, "class")
    assert table.offers == ["study class_rogue", "study class_druid"]
    rolls_class(table, "class_druid", "TANGLE")
    table.do("study class_druid", "use_die class_druid TANGLE foe.monster_level.5")
    assert table.compared == (2, 6, "loss")
    assert studied(table) == ["class_druid"]


@rule("DD-OR-47", "DD-CLASS-GEN-5")
@die("class_rogue", "class_wizard")
def test_a_class_fixed_this_turn_shuts_out_the_passive_of_another(table: Story) -> None:
    fights(table, "class_rogue", "class_wizard", "dagger_black", foe="demon L3").experience(5)
    table.bag("equipment", "armor_grey")
    table.throws(0, "dagger_black 2").levels(0, 4, 4, 4).foe(1, 1, 1).do("confront")
    rolls_class(table, "class_wizard", "MEMORIZE")
    table.do("study class_wizard", "pass")
    assert table.compared == (14, 3, "win")
    assert table.happened("unopened") == [(0,)]  # no PICK LOCK for the Wizard of this turn


@rule("DD-CLASS-GEN-5", "DD-CLASS-ROGUE-2", "DD-ABILITY-PICK-LOCK")
@die("class_rogue")
def test_pick_lock_works_whatever_is_rolled(table: Story) -> None:
    fights(table, "class_rogue", "whip_black", foe="demon L3").experience(5)
    table.bag("artifact", "artifact_sword")
    table.throws(0, "whip_black 2").levels(0, 4, 4, 4).foe(1, 1, 1)
    rolls_class(table, "class_rogue", "CLASS_REQUIREMENT")
    table.do("confront", "pass")
    assert "artifact_sword" in table.owned()


@rule("DD-CLASS-GEN-8", "DD-CLASS-ROGUE-1", "DD-CLASS-RANGER-1", "DD-CLASS-BARD-1", "DD-CLASS-ARTIFICER-1")
@pytest.mark.parametrize(
    ("name", "gear"),
    [
        pytest.param("class_rogue", "whip_grey", marks=die("class_rogue")),
        pytest.param("class_ranger", "spear_grey", marks=die("class_ranger")),
        pytest.param("class_bard", "axe_grey", marks=die("class_bard")),
        pytest.param("class_artificer", "artifact_sword", marks=die("class_artificer")),
    ],
)
def test_some_classes_are_rolled_before_combat_on_the_own_turn(table: Story, name: str, gear: str) -> None:
    fights(table, name, gear)
    rolls_class(table, name, "CLASS_REQUIREMENT")
    table.do(f"study {name}")
    assert table.asked == (0, "prepare")
    table.load(0, 0)
    table.levels(0, 1).foe(6, 6).do("confront")
    assert studied(table) == [name]  # and not once more in the combat


# As an assistant -------------------------------------------------------------------------------------


@rule("DD-CLASS-BARD-3", "DD-TROPHY-5")
@die("class_bard")
def test_an_assistants_tall_tale_makes_a_trophy_for_the_active_player(table: Story) -> None:
    assists(table, "class_bard", "axe_grey", "TALL_TALE").do("confront")
    assert table.asked == (0, "trophy")
    table.bag("encounter", "asp")
    table.do("keep wolf")
    assert table.fame(0) == 1
    assert table.fame(1) == 0


@rule("DD-CLASS-ROGUE-4")
@die("class_rogue")
def test_an_assistants_secret_passage_improves_the_reward_of_the_active_player(table: Story) -> None:
    assists(table, "class_rogue", "whip_grey", "SECRET_PASSAGE").do("confront")
    assert table.asked == (1, "secret_passage")
    table.do("improve POTION")
    assert table.owned(0) == ["armor_grey"]


@rule("DD-CLASS-DRUID-4")
@die("class_druid")
def test_an_assistant_hatches_after_the_combat(table: Story) -> None:
    assists(table, "class_druid", "whip_grey", "HATCH")
    table.bag("encounter", "familiar_owl", "familiar_rat")
    table.do("confront")
    assert table.asked == (1, "pick")
    table.do("pick familiar_owl")
    assert "familiar_owl" in table.owned(1)
