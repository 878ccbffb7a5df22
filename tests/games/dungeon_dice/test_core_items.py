"""One-use dice: each die of the item bag at work (DD-ONEUSE)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice.levels import foe_level, hero_level
from marks import die, rule

CHEST = "demon reward"


def finds(table: Story, spec: str, seat: int = 0) -> Story:
    """Draw this die and roll this side of it."""
    table.bag("encounter", spec.split()[0])
    return table.throws(seat, spec).do("draw")


@rule("DD-ONEUSE-KEY", "DD-ABILITY-KEY", "DD-ONEUSE-1", "DD-REWARD-LOCKED-CHEST-1", "DD-ABILITY-LOCKED-CHEST")
@die("key")
def test_a_key_opens_one_chest_and_goes_back(table: Story) -> None:
    table.start().own("key")
    table.bag("artifact", "artifact_bow")
    finds(table, CHEST).throws(0, "key KEY").do("key key")
    assert table.owned() == ["artifact_bow"]
    assert table.in_bag("item").count("key") == 4


@rule("DD-ONEUSE-SKELETON-KEY", "DD-ABILITY-SKELETON-KEY-ITEM")
@die("key")
def test_a_key_that_shows_the_skeleton_key_stays(table: Story) -> None:
    table.start().own("key")
    table.bag("artifact", "artifact_bow")
    finds(table, CHEST).throws(0, "key SKELETON_KEY_ITEM").do("key key")
    assert table.owned() == ["artifact_bow", "key"]


@rule("DD-ONEUSE-BOMB", "DD-ABILITY-BOMB", "DD-ONEUSE-3", "DD-ONEUSE-1", "DD-AFTER-8")
@die("bomb")
@pytest.mark.parametrize(("side", "number"), list(enumerate((2, 3, 3, 4, 4, 5))))
def test_a_bomb_counts_for_either_side_and_is_spent(table: Story, side: int, number: int) -> None:
    table.start().own("bomb", "bomb")
    table.bag("item", "key")
    table.meets("wolf L2")
    table.levels(0, 1).foe(5, 5).do("confront")
    table.load(0, side)
    table.do("roll bomb", "use_who bomb BOMB seat0")
    assert table.totals == (1 + number, 10)
    table.load(0, side)
    table.do("roll bomb", "use_who bomb BOMB foe")
    assert table.compared == (1 + number, 10 + number, "loss")
    assert table.in_bag("item") == ["bomb", "bomb", "key"]
    assert not table.owned()


@rule("DD-ONEUSE-2", "DD-OR-42")
def test_a_rolled_die_need_not_be_used_and_is_spent_all_the_same(table: Story) -> None:
    table.start().own("bomb")
    table.meets("wolf L2")
    table.levels(0, 1).foe(5, 5).do("confront")
    table.throws(0, "bomb 5 BOMB").do("roll bomb", "pass")
    assert table.compared == (1, 10, "loss")
    assert not table.owned()
    assert table.in_bag("item").count("bomb") == 3


@rule("DD-ONEUSE-SCROLL", "DD-ABILITY-SCROLL", "DD-SPELL-1", "DD-SPELL-4")
@die("scroll")
def test_a_scroll_brings_any_one_spell(table: Story) -> None:
    table.start(mode="standard").own("scroll")
    table.meets("wolf L2")
    table.levels(0, 2).foe(5, 5).do("confront", "roll scroll")
    spells = {offer.split()[-1] for offer in table.offers if "SCROLL" in offer}
    assert spells == {kind.id for kind in table.state.cast if kind.type == "spell"}
    table.throws(0, "spell_fire 5 FIRE").do("use_piece scroll SCROLL spell_fire")
    table.do("use_who spell_fire FIRE seat0")
    assert table.compared == (7, 10, "loss")
    assert "scroll" in table.in_bag("item")


@rule("DD-ONEUSE-BOOMERANG-1", "DD-ONEUSE-BOOMERANG-2", "DD-ABILITY-BOOMERANG")
@die("boomerang")
def test_a_boomerang_comes_back_while_its_symbol_shows(table: Story) -> None:
    table.start().own("boomerang")
    table.meets("wolf L2")
    table.levels(0, 2).foe(5, 5).do("confront")
    table.throws(0, "boomerang 3 BOOMERANG").do("roll boomerang", "use_who boomerang BOOMERANG seat0")
    assert table.owned() == ["boomerang"]
    assert table.totals == (5, 10)
    table.throws(0, "boomerang 2").do("roll boomerang", "use_who boomerang BOOMERANG seat0")
    assert table.compared == (7, 10, "loss")
    assert not table.owned()
    assert "boomerang" in table.in_bag("item")


@rule(
    "DD-ONEUSE-INVISIBILITY-1",
    "DD-ONEUSE-INVISIBILITY-2",
    "DD-ABILITY-INVISIBILITY",
    "DD-ABILITY-TREASURE-CHEST",
    "DD-REWARD-TREASURE-CHEST",
)
@die("invisibility_potion")
def test_the_unseen_take_the_reward_and_cannot_fight(table: Story) -> None:
    table.start().own("invisibility_potion")
    table.own("invisibility_potion", seat=1)
    table.bag("equipment", "sword_black")
    table.meets("goblin L2")
    table.throws(0, "invisibility_potion INVISIBILITY")
    table.do("roll invisibility_potion", "use invisibility_potion INVISIBILITY")
    assert table.owned() == ["sword_black"]
    assert table.state.experience[0] == 0
    assert table.in_bag("encounter") == ["goblin"]
    assert table.asked == (1, "turn")


@rule("DD-ONEUSE-INVISIBILITY-1")
def test_invisibility_is_for_the_active_player_before_combat(table: Story) -> None:
    table.start().own("invisibility_potion", "bomb")
    table.own("invisibility_potion", "poison_vial", seat=1)
    table.meets("goblin L1")
    table.levels(0, 1).foe(6).do("confront")
    assert table.asked == (1, "others_before")
    assert table.refusal("roll invisibility_potion", 1) == ("active_only",)
    table.do("pass")
    assert table.asked == (0, "ability")
    assert "roll invisibility_potion" not in table.offers
    table.do("pass", "pass", "pass")


@rule("DD-ONEUSE-LUCK", "DD-REWARD-LUCK")
@die("invisibility_potion")
def test_luck_rolled_before_the_combat_serves_its_reward(table: Story) -> None:
    table.start().own("invisibility_potion")
    table.bag("equipment", "sword_black", "bow_black")
    table.meets("goblin L1")
    table.throws(0, "invisibility_potion LUCK").do("roll invisibility_potion", "use invisibility_potion LUCK")
    table.levels(0, 4).foe(1).do("confront", "pass", "luck gift bow_black")
    assert table.owned() == ["bow_black"]


@rule("DD-ONEUSE-STRENGTH-1", "DD-ABILITY-STRENGTH", "DD-OR-13", "DD-TERM-2")
@die("strength_potion")
def test_strength_gives_a_level_and_a_die_at_once(table: Story) -> None:
    table.start().own("strength_potion", "sword_black")
    table.bag("item", "key")
    table.meets("wolf L2")
    table.throws(0, "sword_black 3 SLASH").levels(0, 1).foe(2, 2).do("confront")
    table.throws(0, "strength_potion STRENGTH").levels(0, 2)
    table.do("roll strength_potion", "use_who strength_potion STRENGTH seat0")
    assert table.totals == (6, 4)
    assert hero_level(table.state, 0) == 2
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.2")  # a combat die like any other
    assert table.compared == (8, 4, "win")
    assert hero_level(table.state, 0) == 1  # for the turn only


@rule("DD-ONEUSE-STRENGTH-1")
@die("strength_potion")
def test_strength_before_combat_adds_a_die_to_the_roll(table: Story) -> None:
    table.start().own("strength_potion", "strength_potion")
    table.meets("wolf L2")
    table.throws(0, "strength_potion STRENGTH")
    table.do("roll strength_potion", "use_who strength_potion STRENGTH seat0")
    table.levels(0, 4, 4).foe(5, 5).do("confront")
    table.throws(0, "strength_potion HEALING").do("roll strength_potion", "pass")
    assert table.compared == (8, 10, "loss")


@rule("DD-ONEUSE-STRENGTH-2", "DD-TROPHY-3")
@die("strength_potion")
def test_strength_turns_a_monster_up_to_its_maximum_and_its_fame(table: Story) -> None:
    table.start().experience(5).own("strength_potion", "strength_potion", "poison_vial")
    table.bag("item", "key")
    table.meets("wolf L3")
    for _ in range(2):
        table.throws(0, "strength_potion STRENGTH").do("roll strength_potion")
        if foe_level(table.state) == 4:
            assert table.refusal("use_who strength_potion STRENGTH foe") == ("at_the_end_of_its_levels", 4)
            table.do("pass")
        else:
            table.do("use_who strength_potion STRENGTH foe")
    table.levels(0, 4, 4, 4).foe(1, 1, 1, 1).do("confront", "pass", "keep wolf")
    assert table.compared == (12, 4, "win")
    assert table.fame() == 1 + 1


@rule("DD-ONEUSE-POISON-1", "DD-ABILITY-POISON")
@die("poison_vial", "toad_brew")
@pytest.mark.parametrize("kind", ["poison_vial", "toad_brew"])
def test_poison_takes_a_level_for_the_turn_and_the_lowest_level_die(table: Story, kind: str) -> None:
    table.start().experience(5).own(kind)
    table.bag("item", "key")
    table.own(kind, seat=1)
    table.meets("wolf L3")
    table.throws(0, f"{kind} POISON").do(f"roll {kind}", f"use_who {kind} POISON foe")
    assert foe_level(table.state) == 2
    table.do("confront")
    table.levels(0, 4, 2, 3).foe(3, 3).do("pass")
    assert table.asked == (1, "outsiders")
    table.throws(1, f"{kind} POISON").do(f"roll {kind}", f"use_who {kind} POISON seat0")
    assert table.compared == (7, 6, "win")
    assert hero_level(table.state, 0) == 3  # again


@rule("DD-ONEUSE-POISON-2", "DD-COMBAT-18")
@die("poison_vial")
def test_a_hero_poisoned_to_nothing_has_no_level_dice(table: Story) -> None:
    table.start().own("sword_black")
    table.own("poison_vial", "poison_vial", seat=1)
    table.meets("wolf L2")
    table.do("confront")
    for _ in range(2):
        table.throws(1, "poison_vial POISON").do("roll poison_vial", "use_who poison_vial POISON seat0")
        assert table.asked == (0, "prepare")
        if hero_level(table.state, 0) == 0:
            table.do("confront")
    table.throws(0, "sword_black 3").foe(1, 1).do("confront")
    assert table.compared == (3, 2, "win")


@rule("DD-ONEUSE-POISON-3")
@die("poison_vial")
def test_a_monster_at_its_minimum_cannot_be_poisoned(table: Story) -> None:
    table.start().own("poison_vial")
    table.meets("wolf L1")
    table.throws(0, "poison_vial POISON").do("roll poison_vial")
    assert table.refusal("use_who poison_vial POISON foe") == ("at_the_end_of_its_levels", 1)
    table.do("pass", "run")


@rule("DD-ONEUSE-LUCK", "DD-ABILITY-LUCK", "DD-REWARD-LUCK")
@die("luck_charm")
def test_a_charm_chooses_the_die_but_never_a_crown_mimic_relic_or_genie(table: Story) -> None:
    table.start(mode="standard").own("luck_charm", "luck_charm")
    table.bag("equipment", "sword_black", "bow_black", "crown", "mimic")
    finds(table, "goblin reward")
    assert table.refusal("luck luck_charm crown") == ("random_only",)
    assert table.refusal("luck luck_charm mimic") == ("random_only",)
    table.do("luck luck_charm bow_black")
    assert table.owned() == ["bow_black", "luck_charm"]
    assert "luck_charm" in table.in_bag("item")


@rule("DD-REWARD-LUCK", "DD-OR-72")
def test_a_potion_draw_may_bring_a_relic_but_luck_may_not_choose_it(table: Story) -> None:
    table.start(mode="standard").own("luck_charm")
    table.bag("item", "relic_magic_map", "genie", "bomb")
    finds(table, "wolf reward")
    assert table.refusal("luck luck_charm relic_magic_map") == ("random_only",)
    assert table.refusal("luck luck_charm genie") == ("random_only",)
    table.do("luck luck_charm bomb")
    assert table.owned() == ["bomb"]


@rule("DD-OR-72", "DD-REWARD-POTION")
def test_relics_come_with_the_potions(table: Story) -> None:
    table.start(mode="standard")
    table.bag("item", "relic_magic_map")
    finds(table, "wolf reward")
    assert table.owned() == ["relic_magic_map"]


@rule("DD-ONEUSE-TOAD-1", "DD-ONEUSE-TOAD-2", "DD-ONEUSE-TOAD-3", "DD-ABILITY-TOAD-1", "DD-ABILITY-TOAD-2")
@die("toad_brew", "poison_vial")
@pytest.mark.parametrize("kind", ["toad_brew", "poison_vial"])
def test_a_toad_has_no_dice_and_no_abilities_but_keeps_bonuses_and_immunity(table: Story, kind: str) -> None:
    table.start().own(kind, "scroll", "bomb")
    table.bag("equipment", "sword_grey")
    table.meets("vampire L3")
    table.levels(0, 2).foe(4, 4, 4).do("confront")
    table.throws(0, "bomb 2 BOMB").do("roll bomb", "use_who bomb BOMB foe")
    table.throws(0, f"{kind} TOAD").do(f"roll {kind}", f"use_who {kind} TOAD foe")
    assert table.totals == (2, 2)  # the bomb's number stays
    table.do("roll scroll")
    assert table.refusal("use_piece scroll SCROLL spell_drain") == ("immune", "DRAIN")
    table.do("pass")
    assert table.compared == (2, 2, "tie")  # and nobody was asked about DRAIN


@rule("DD-ONEUSE-TOAD-1")
@die("toad_brew")
def test_a_hero_may_be_a_toad_too(table: Story) -> None:
    table.start().own("sword_black")
    table.own("toad_brew", seat=1)
    table.meets("wolf L2")
    table.throws(0, "sword_black 3 SLASH").levels(0, 4).foe(1, 1).do("confront", "pass", "pass")
    assert table.asked == (1, "outsiders")
    table.throws(1, "toad_brew TOAD").do("roll toad_brew", "use_who toad_brew TOAD seat0")
    assert table.compared == (0, 2, "loss")


@rule("DD-ONEUSE-TOAD-4", "DD-TROPHY-4")
def test_a_toaded_black_monster_is_worth_one(table: Story) -> None:
    table.start().own("toad_brew")
    table.bag("equipment", "sword_grey")
    table.meets("ogre L5")
    table.levels(0, 1).foe(6, 6, 6, 6, 6).do("confront")
    table.throws(0, "toad_brew TOAD").do("roll toad_brew", "use_who toad_brew TOAD foe", "keep ogre")
    assert table.fame() == 1
