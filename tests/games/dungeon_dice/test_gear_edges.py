"""What a hero may put on, and when it must (DD-EQUIP, OR-31), where one die more or less decides."""

import pytest
from tests.games.dungeon_dice.teller import Story

from marks import die, rule


@rule("DD-REWARD-LOCKED-CHEST-1", "DD-EQUIP-4", "DD-OR-31")
@die("hammer_black")
def test_a_hammer_is_taken_up_to_break_a_lock(table: Story) -> None:
    table.start().wound("level").own("artifact_axe", "hammer_black", "healing_potion")
    table.ready(0).bag("equipment", "armor_grey")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    assert table.gear() == ["artifact_axe"]
    table.throws(0, "hammer_black 2").do("hammer hammer_black")
    assert table.gear() == ["hammer_black"]
    assert table.owned() == ["armor_grey", "artifact_axe", "hammer_black", "healing_potion"]
    assert table.refusal("equip") == ("locked",)
    table.do("pass")


@rule("DD-CLASS-ROGUE-2", "DD-EQUIP-4", "DD-REWARD-LOCKED-CHEST-1")
@die("class_rogue")
def test_any_seat_may_dress_as_a_rogue(table: Story) -> None:
    table.start().own("class_rogue", "axe_black", "dagger_grey", seat=1)
    table.bag("artifact", "artifact_harp")
    table.bag("encounter", "demon")
    table.throws(0, "spell_healing FIZZLE").do("rest").throws(1, "demon reward").do("draw")
    assert table.asked == (1, "chest")
    table.do("dress_as class_rogue")
    assert "artifact_harp" in table.owned(1)
    assert table.gear(1) == ["dagger_grey"]


@rule("DD-OR-31", "DD-OR-47", "DD-CLASS-ROGUE-2")
@die("class_rogue")
def test_a_passive_fixes_class_and_set_for_the_turn(table: Story) -> None:
    table.start(mode="standard").own("class_rogue", "dagger_black", "axe_black")
    table.ready(0).bag("encounter", "trap_a", "wolf")
    table.do("equip", "arm dagger_black").takes_out("encounter", "trap_a", "wolf")
    table.throws(0, "trap_a PAIN", "wolf L2").do("draw")
    assert len(table.happened("trap_ignored")) == 1
    assert table.asked == (0, "prepare")
    assert not [name for name in table.offers if name.startswith(("arm", "put_away"))]
    table.do("run")


@rule("DD-EQUIP-4", "DD-EQUIP-5")
@pytest.mark.parametrize(
    "worn", [["sword_black", "whip_black"], ["armor_black", "relic_armor_mastery"], ["whip_black"]]
)
def test_armor_left_off_stays_off(table: Story, worn: list[str]) -> None:
    table.start(mode="standard").own(*worn, "armor_grey")
    table.ready(0).do("equip", "put_away armor_grey", "pass")
    left = [kind for kind in worn if not kind.startswith("relic")]
    assert table.gear() == left
    table.meets("wolf L2")
    assert table.gear() == left
    table.do("run")


@rule("DD-ARTIFACT-CURSED-2", "DD-EQUIP-4")
@die("sword_of_wounding")
def test_a_cursed_sword_may_be_left_off_though_there_is_room(table: Story) -> None:
    table.start(mode="standard").own("sword_black", "sword_of_wounding")
    table.ready(0).do("equip")
    assert table.gear() == ["sword_black"]
    assert table.offers == [
        "arm sword_black+sword_of_wounding",
        "arm bare_hands",
        "put_away sword_black",
        "pass",
    ]
    table.do("pass").leave_open()


@rule("DD-ARTIFACT-CURSED-2", "DD-REWARD-LOCKED-CHEST-1")
@die("sword_of_wounding", "hammer_black")
def test_with_a_cursed_sword_in_hand_no_hammer_is_swung(table: Story) -> None:
    table.start(mode="standard").own("sword_of_wounding", "hammer_black")
    table.bag("equipment", "armor_grey")
    table.do("equip", "arm sword_of_wounding").bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    assert "armor_grey" in table.owned()  # nobody was asked about the lock
    assert table.asked == (1, "turn")


@rule("DD-ABILITY-SHATTER-1", "DD-CLASS-BARBARIAN-2")
@die("class_barbarian", "hammer_grey", "hammer_black")
def test_of_two_hammers_in_hand_one_is_tried_on_a_lock(table: Story) -> None:
    table.start(mode="standard").own("class_barbarian", "hammer_black", "hammer_grey", "skeleton_key")
    table.ready(0).bag("equipment", "armor_grey")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    assert table.gear() == ["hammer_black", "hammer_grey"]
    table.throws(0, "hammer_black 2").do("hammer hammer_black")
    assert table.refusal("hammer hammer_black") == ("tried",)
    assert table.offers == ["pick_lock skeleton_key", "pass"]
    table.do("pass")
    assert "armor_grey" in table.owned()


@rule("DD-EQUIP-4", "DD-PREP-2")
def test_a_die_is_put_away_in_the_face_of_a_monster(table: Story) -> None:
    table.start().own("sword_black", "whip_black")
    table.meets("wolf L2")
    table.do("put_away whip_black")
    assert table.gear() == ["sword_black"]
    table.throws(0, "sword_black 2").levels(0, 1).foe(6, 6).do("confront")
    assert table.compared == (3, 12, "loss")
