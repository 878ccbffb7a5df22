"""Hirelings: what a kept Mercenary fights with, and the class it may use (DD-REWARD-MERCENARY)."""

from tests.games.dungeon_dice.teller import Story, face

from marks import die, rule


def hires(table: Story, *dice: str, foe: str = "wolf L2") -> Story:
    """A hero with these dice has a Mercenary of level 2 at its side."""
    table.start(mode="standard")
    (mercenary,) = table.own("mercenary")
    table.state.faces[mercenary] = face("mercenary L2")
    table.own(*dice)
    table.bag("item", "key")
    table.meets(foe)
    return table.do("hire mercenary")


@rule("DD-REWARD-MERCENARY-2", "DD-CLASS-GEN-2")
@die("mercenary", "class_wizard")
def test_a_mercenary_rolls_a_class_die_that_its_own_gear_unlocks(table: Story) -> None:
    hires(table, "class_wizard", "hammer_black", "staff_black")
    assert table.gear() == ["hammer_black"]  # no Wizard
    table.do("confront")
    table.throws(0, "staff_black 1", "class_wizard SCROLL", "hammer_black 2").levels(0, 1).foe(5, 4)
    table.do("arm staff_black")
    assert table.totals == (6, 9)  # 2 + 1, its level 2 and its staff
    table.throws(0, "spell_fire 4 FIRE").do("use_piece class_wizard SCROLL spell_fire")
    table.do("use_who spell_fire FIRE seat0")
    assert table.compared == (10, 9, "win")


@rule("DD-REWARD-MERCENARY-2", "DD-CLASS-GEN-7")
@die("class_wizard", "class_cleric")
def test_hero_and_mercenary_use_a_class_each(table: Story) -> None:
    hires(table, "class_wizard", "class_cleric", "hammer_black", "dagger_black")
    table.do("confront")
    table.throws(0, "dagger_black 2", "class_wizard SUMMON", "hammer_black 2").levels(0, 1).foe(5, 4)
    table.throws(0, "class_cleric WARDING").do("arm dagger_black")
    assert {"use_who class_wizard SUMMON seat0", "use class_cleric WARDING"} <= set(table.offers)
    table.leave_open()


@rule("DD-REWARD-MERCENARY-2")
@die("class_rogue")
def test_a_hero_s_only_class_is_not_lent(table: Story) -> None:
    hires(table, "class_rogue", "whip_black", "dagger_black", "dagger_grey")
    assert table.gear() == ["dagger_black", "whip_black"]
    table.do("confront")
    table.throws(0, "dagger_grey 1", "whip_black 1", "dagger_black 2").levels(0, 1).foe(6, 6)
    table.load(0, 0)  # the class die comes last: the hero's
    table.do("arm dagger_grey")
    assert table.compared == (7, 12, "loss")
    assert len(table.happened("studied")) == 1


@rule("DD-REWARD-MERCENARY-2", "DD-CLASS-ROGUE-2")
@die("class_rogue", "class_wizard")
def test_of_two_classes_the_hero_keeps_the_one_it_does_not_lend(table: Story) -> None:
    hires(table, "class_rogue", "class_wizard", "dagger_black", "spear_black", "dagger_grey", foe="demon L3")
    assert table.gear() == ["dagger_black", "spear_black"]
    table.experience(3).do("confront").throws(0, "dagger_grey 1").do("arm dagger_grey")
    assert table.asked == (0, "hireling_class")
    assert table.offers == ["study class_rogue", "study class_wizard"]
    table.load(0, 0)
    table.throws(0, "dagger_black 2", "spear_black 3").levels(0, 4, 4).foe(1, 1, 1)
    table.load(0, 0)
    table.bag("equipment", "armor_grey")
    table.do("study class_rogue", "pass")
    assert table.compared[2] == "win"
    assert table.happened("unopened") == [(0,)]  # PICK LOCK went with the Rogue's die
    table.leave_open()


@rule("DD-REWARD-MERCENARY-2")
@die("mercenary")
def test_a_mercenary_has_two_hands_and_one_armor_of_what_is_left(table: Story) -> None:
    dice = ("armor_black", "armor_grey", "armor_grey", "relic_armor_mastery", "armor_purple")
    hires(table, "hammer_black", "sword_black", "sword_grey", "whip_grey", *dice)
    table.do("arm hammer_black+armor_black+armor_purple", "confront")
    assert table.offers[0] == "arm sword_black+sword_grey+armor_grey"
    table.leave_open()


@rule("DD-REWARD-MERCENARY-3")
@die("mercenary")
def test_a_mercenary_without_gear_left_adds_its_level_alone(table: Story) -> None:
    hires(table, "sword_black").throws(0, "sword_black 2").levels(0, 1).foe(6, 5).do("confront")
    assert table.compared == (5, 11, "loss")
    assert "mercenary" in table.in_bag("encounter")
