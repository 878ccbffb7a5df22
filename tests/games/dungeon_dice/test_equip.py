"""Equipment is changed at any time but in combat, by everybody, to any set (DD-EQUIP-4, DD-OFFTURN-1)."""

from tests.games.dungeon_dice.guilds import rolls_class
from tests.games.dungeon_dice.teller import Story

from marks import die, rule

# Any set, kept on ------------------------------------------------------------------------------------


@rule("DD-EQUIP-4", "DD-EQUIP-1")
def test_sword_and_armor_without_the_dagger_is_a_choice_that_is_kept(table: Story) -> None:
    table.start()
    table.own("sword_black", "dagger_black", "armor_black")
    table.ready(0).do("equip", "put_away dagger_black", "pass")
    assert table.gear() == ["armor_black", "sword_black"]
    table.meets("wolf L2")
    assert table.gear() == ["armor_black", "sword_black"]
    table.throws(0, "sword_black 3", "armor_black 0").levels(0, 1).foe(1, 1).do("confront")
    assert table.totals == (4, 2)
    assert "throw dagger_black seat0" in table.offers  # it hangs at the belt
    table.leave_open()


@rule("DD-EQUIP-4")
def test_a_smaller_set_is_worn_again_next_turn_until_a_die_of_it_is_gone(table: Story) -> None:
    table.start()
    table.own("sword_black", "dagger_black", "armor_black")
    table.ready(0).do("equip", "put_away dagger_black", "pass")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    table.throws(1, "spell_healing FIZZLE").do("rest")
    assert table.asked == (0, "turn")
    assert table.gear() == ["armor_black", "sword_black"]
    table.wound("sword_black")
    table.meets("wolf L2")
    assert table.gear() == ["armor_black", "dagger_black"]
    table.do("run")


@rule("DD-EQUIP-4", "DD-TURN-10")
def test_equipment_is_changed_at_the_end_of_the_turn_too(table: Story) -> None:
    table.start()
    table.own("sword_black", "axe_black", "healing_potion")
    table.ready(0).wound("level")
    table.meets("wolf L2")
    table.do("run", "equip", "arm sword_black")
    assert table.gear() == ["sword_black"]
    table.do("pass")


@rule("DD-EQUIP-5", "DD-OR-31")
def test_a_set_that_was_used_stays_on_for_the_turn(table: Story) -> None:
    table.start()
    table.own("sword_black", "axe_black", "healing_potion")
    table.ready(0).wound("level")
    table.meets("wolf L2")
    table.do("arm sword_black")
    table.throws(0, "sword_black 3").foe(6, 6).do("confront", "pass")
    assert table.refusal("equip") == ("locked",)
    table.do("pass")


@rule("DD-ARTIFACT-CURSED-2", "DD-EQUIP-4")
def test_a_cursed_artifact_is_not_put_away(table: Story) -> None:
    table.start()
    table.own("sword_of_wounding", "dagger_black")
    table.ready(0).do("equip", "arm sword_of_wounding+dagger_black", "equip")
    assert "put_away dagger_black" in table.offers
    assert table.refusal("put_away sword_of_wounding") == ("cursed_stays",)
    table.do("pass")


@rule("DD-EQUIP-4", "DD-PREP-3")
def test_an_assistant_may_leave_a_die_behind(table: Story) -> None:
    table.start()
    table.own("sword_black", "dagger_black", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "put_away sword_black", "arm dagger_black")
    assert table.gear(1) == ["dagger_black"]
    table.levels(0, 4).throws(1, "dagger_black 1").levels(1, 4).foe(1, 1).do("confront")
    assert table.compared == (9, 2, "win")


# What hangs on a weapon ------------------------------------------------------------------------------


def trapped(table: Story, *dice: str) -> Story:
    """A hero with these dice walks into a PAIN trap."""
    table.start(mode="standard").own(*dice)
    table.ready(0).bag("encounter", "trap_a", "wolf")
    table.takes_out("encounter", "trap_a", "wolf")
    return table.throws(0, "trap_a PAIN").do("draw")


@rule("DD-CLASS-ROGUE-2", "DD-EQUIP-4", "DD-EVENT-TRAP-1")
@die("class_rogue")
def test_the_rogue_takes_up_the_dagger_at_a_trap(table: Story) -> None:
    trapped(table, "class_rogue", "axe_black", "dagger_grey")
    assert table.gear() == ["axe_black"]
    assert table.asked == (0, "trap")
    table.throws(0, "wolf L2").do("dress_as class_rogue")
    assert table.state.hurt[0] == 0
    assert table.gear() == ["dagger_grey"]
    assert [name for name in table.offers if name.startswith("arm")] == []  # the set is used (OR-31)
    table.do("run")


@rule("DD-CLASS-ROGUE-2", "DD-EVENT-TRAP-1")
@die("class_rogue")
def test_or_lets_the_trap_hit_and_keeps_the_axe(table: Story) -> None:
    trapped(table, "class_rogue", "axe_black", "dagger_grey")
    table.throws(0, "wolf L2").do("pass")
    assert table.state.hurt[0] == 1
    assert table.gear() == ["axe_black"]
    table.do("run")


@rule("DD-CLASS-ROGUE-2", "DD-EQUIP-4", "DD-REWARD-LOCKED-CHEST-1")
@die("class_rogue")
def test_the_rogue_takes_up_the_dagger_at_a_locked_chest(table: Story) -> None:
    table.start().own("class_rogue", "axe_black", "dagger_grey")
    table.ready(0).bag("artifact", "artifact_harp")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    assert table.asked == (0, "chest")
    table.do("dress_as class_rogue")
    assert "artifact_harp" in table.owned()
    assert table.gear() == ["dagger_grey"]


@rule("DD-CLASS-KNIGHT-2", "DD-OFFTURN-1", "DD-OR-48")
@die("class_knight")
def test_the_knight_arms_for_the_rescue(table: Story) -> None:
    table.start(seats=3)
    table.own("class_knight", "sword_black", "armor_black", "artifact_axe", seat=2)
    table.ready(2)
    assert table.gear(2) == ["armor_black", "artifact_axe"]
    table.bag("item", "key")
    table.meets("wolf L2")
    table.levels(0, 1).foe(3, 3).do("confront")
    assert table.asked == (2, "rescue")
    table.throws(2, "sword_black 3", "armor_black 0").levels(2, 4)
    rolls_class(table, "class_knight", "INSPIRE", seat=2)
    table.do("rescue")
    assert table.gear(2) == ["armor_black", "sword_black"]
    assert table.totals == (8, 6)
    table.leave_open()


@rule("DD-CLASS-ASSASSIN-1", "DD-OFFTURN-1", "DD-OR-80")
@die("class_assassin")
def test_the_assassin_takes_up_the_sword_in_anothers_fight(table: Story) -> None:
    table.start(seats=3)
    table.own("class_assassin", "sword_grey", "axe_purple", seat=2)
    table.ready(2)
    assert table.gear(2) == ["axe_purple"]
    table.meets("wolf L2")
    table.levels(0, 4).foe(2, 1).do("confront")
    table.do("pass", seat=2)
    table.do("intimidate seat0", seat=2)
    assert table.gear(2) == ["sword_grey"]
    assert table.totals == (3, 3)
    table.leave_open()


@rule("DD-CLASS-CLERIC-2", "DD-EQUIP-4")
@die("class_cleric")
def test_the_cleric_takes_up_the_staff_to_heal(table: Story) -> None:
    table.start().own("class_cleric", "staff_grey", "axe_purple")
    table.ready(0).wound("level")
    assert table.gear() == ["axe_purple"]
    table.meets("wolf L2")
    table.do("run", "master_heal", "mend_level seat0")
    assert table.state.hurt[0] == 0
    assert table.gear() == ["staff_grey"]


@rule("DD-CLASS-ARTIFICER-2", "DD-EQUIP-4", "DD-TRADE-5")
@die("class_artificer")
def test_the_artificer_puts_an_artifact_on_for_a_trade(table: Story) -> None:
    table.start().own("class_artificer", "artifact_dagger", "axe_purple", "hammer_purple", "sword_purple")
    table.ready(0).bag("artifact", "artifact_harp")
    table.do("equip", "arm axe_purple")
    table.do("trade_in", "give axe_purple", "give hammer_purple", "give sword_purple")
    assert "artifact_harp" in table.owned()
