"""Relics: what each gives for as long as it is owned (DD-RELIC)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from marks import die, rule


@rule("DD-RELIC-1", "DD-RELIC-RING-OF-FOCUS", "DD-ABILITY-RING-OF-FOCUS")
@die("relic_ring_of_focus")
def test_the_ring_of_focus_is_a_level_while_it_is_owned(table: Story) -> None:
    table.start()
    ring = table.own("relic_ring_of_focus")[0]
    table.meets("minotaur L3")  # EXECUTE reaches level 1
    table.levels(0, 1, 1).foe(1, 1, 1).do("confront")
    assert table.compared == (2, 3, "loss")
    table.state.zones[0] = ()
    table.state.zones[1] += (ring,)
    table.bag("encounter", "wolf")
    table.throws(1, "wolf L2").do("draw").levels(1, 4, 4).foe(5, 5).do("confront")
    assert table.compared == (8, 10, "loss")  # the new owner has two level dice


@rule("DD-RELIC-2", "DD-REWARD-LUCK")
@die("relic_magic_map", "relic_axe_mastery")
def test_luck_never_chooses_a_relic(table: Story) -> None:
    table.start()
    table.own("luck_charm")
    table.bag("item", "relic_magic_map", "bomb")
    table.meets("wolf L2")
    table.levels(0, 4).foe(1, 1).do("confront")
    assert table.asked == (0, "luck")
    assert table.refusal("luck luck_charm relic_magic_map") == ("random_only",)
    table.draws("item", "relic_magic_map").do("pass")
    assert table.owned() == ["luck_charm", "relic_magic_map"]  # a blind draw may bring one


@rule("DD-RELIC-RING-OF-BLISS", "DD-ABILITY-RING-OF-BLISS")
@die("relic_ring_of_bliss")
def test_the_ring_of_bliss_keeps_one_level_die_boosted(table: Story) -> None:
    table.start().experience(3)
    table.own("relic_ring_of_bliss")
    table.meets("wolf L3")
    table.throws(0, "boosted_level 5").levels(0, 4).foe(6, 6, 6).do("confront")
    assert table.compared == (9, 18, "loss")
    assert table.state.hurt[0] == 1
    table.bag("encounter", "wolf")
    table.throws(1, "wolf L2").do("draw").do("run")
    table.throws(0, "wolf L2").do("draw").throws(0, "boosted_level 3").foe(5, 5).do("confront")
    assert table.compared == (3, 10, "loss")
    assert table.state.hurt[0] == 1  # the last die cannot be wounded


@rule("DD-RELIC-RING-OF-BLISS")
@die("relic_ring_of_bliss")
def test_the_die_of_bliss_is_lost_to_neither_fear_nor_poison(table: Story) -> None:
    table.start()
    table.own("relic_ring_of_bliss")
    table.own("poison_vial", seat=1)
    table.meets("zombie L1")
    table.throws(0, "boosted_level 5").foe(6).do("confront", "pass")  # FEAR finds nothing to name
    table.throws(1, "poison_vial POISON").do("roll poison_vial", "use_who poison_vial POISON seat0")
    assert table.compared == (5, 6, "loss")


@rule("DD-RELIC-RING-OF-BLISS")
@die("relic_ring_of_bliss")
def test_poison_takes_another_die_than_that_of_bliss(table: Story) -> None:
    table.start().experience(3)
    table.own("relic_ring_of_bliss")
    table.own("poison_vial", seat=1)
    table.meets("wolf L2")
    table.throws(0, "boosted_level 3").levels(0, 4).foe(6, 5).do("confront", "pass")
    table.throws(1, "poison_vial POISON").do("roll poison_vial", "use_who poison_vial POISON seat0")
    assert table.compared == (3, 11, "loss")


@rule("DD-RELIC-RING-OF-PROTECTION", "DD-ABILITY-RING-OF-PROTECTION")
@die("relic_ring_of_protection")
def test_the_ring_of_protection_guards_once_in_every_combat(table: Story) -> None:
    table.start()
    table.own("relic_ring_of_protection")
    table.meets("wolf L2")
    table.levels(0, 1).foe(6, 1).do("confront")
    assert table.asked == (0, "armor")
    table.foe(3).do("use_die relic_ring_of_protection PROTECTION foe.monster_level.6")
    assert table.compared == (1, 4, "loss")
    table.bag("encounter", "wolf")
    table.throws(1, "wolf L2").do("draw", "invite seat0", "accept").levels(1, 1).foe(6, 1).do("confront")
    table.foe(2).do("use_die relic_ring_of_protection PROTECTION foe.monster_level.6")
    assert table.compared == (1, 3, "loss")


@rule("DD-RELIC-AXE-MASTERY", "DD-ABILITY-AXE-MASTERY")
@die("relic_axe_mastery")
def test_axe_mastery_adds_one_and_executes_a_level_higher(table: Story) -> None:
    table.start()
    table.own("relic_axe_mastery", "axe_grey")
    table.bag("item", "bomb")
    table.meets("wolf L2")
    table.throws(0, "axe_grey 1 EXECUTE").levels(0, 1).foe(6, 5).do("confront")
    assert table.totals == (3, 11)
    table.do("use_who axe_grey EXECUTE foe")
    assert table.compared == (3, 11, "win")


@rule("DD-RELIC-HAMMER-MASTERY", "DD-ABILITY-HAMMER-MASTERY")
@die("relic_hammer_mastery")
def test_hammer_mastery_adds_two_and_breaks_locks(table: Story) -> None:
    table.start().experience(3)
    table.own("relic_hammer_mastery", "hammer_black")
    table.bag("artifact", "artifact_sword")
    table.meets("demon L3")
    table.throws(0, "hammer_black 5").levels(0, 4, 4).foe(3, 3, 3).do("confront", "pass")
    assert table.compared == (15, 9, "win")
    assert table.owned() == ["artifact_sword", "hammer_black", "relic_hammer_mastery"]


@rule("DD-RELIC-DAGGER-MASTERY", "DD-ABILITY-DAGGER-MASTERY")
@die("relic_dagger_mastery")
def test_dagger_mastery_throws_all_daggers_once_a_round(table: Story) -> None:
    table.start(seats=3)
    table.own("relic_dagger_mastery", "dagger_black", "dagger_grey", seat=2)
    table.bag("encounter", "wolf")
    table.throws(0, "wolf L2").do("draw").levels(0, 4).foe(1, 1).do("confront")
    table.throws(2, "dagger_black - THROW").do("throw dagger_black foe", seat=2)
    assert table.totals == (4, 3)  # one even without a number
    table.throws(2, "dagger_grey 2").do("throw dagger_grey foe", seat=2)
    assert table.compared == (4, 6, "loss")
    table.throws(1, "wolf L2").do("draw").levels(1, 1).foe(1, 1).do("confront")  # still once a round
    assert table.compared == (1, 2, "loss")
    assert table.asked == (2, "turn")


@rule("DD-RELIC-HARP-MASTERY", "DD-ABILITY-HARP-MASTERY")
@die("relic_harp_mastery")
@pytest.mark.parametrize(("side", "counts"), [("3", 4), ("- PERFORM", 1)])
def test_harp_mastery_leaves_a_hand_free(table: Story, side: str, counts: int) -> None:
    table.start()
    table.own("relic_harp_mastery", "harp_grey", "sword_grey")
    table.meets("wolf L2")
    assert table.gear() == ["harp_grey", "sword_grey"]
    table.throws(0, f"harp_grey {side}", "sword_grey 1").levels(0, 1).foe(6, 5).do("confront")
    assert table.compared == (counts + 2, 11, "loss")


@rule("DD-RELIC-BOW-MASTERY", "DD-ABILITY-BOW-MASTERY", "DD-OR-79")
@die("relic_bow_mastery")
def test_bow_mastery_doubles_a_bow_that_takes_both_hands(table: Story) -> None:
    table.start()
    table.own("relic_bow_mastery", "bow_black", "dagger_black")
    table.meets("wolf L2")
    assert table.gear() == ["bow_black"]
    assert "arm dagger_black" in table.offers
    assert "arm bow_black+dagger_black" not in table.offers
    table.throws(0, "bow_black 4").levels(0, 1).foe(6, 5).do("confront")
    assert table.totals == (9, 11)
    table.do("pass")


@rule("DD-RELIC-BARE-FIST-MASTERY", "DD-ABILITY-BARE-FIST-MASTERY", "DD-OR-24")
@die("relic_bare_fist_mastery")
@pytest.mark.parametrize(
    ("weapon", "needs", "total", "experience"),
    [("", True, 7, 4), ("sword_grey", True, 6, 3), ("sword_grey", False, 8, 4), ("bo_staff", True, 9, 4)],
)
def test_bare_fists_hit_harder_and_teach_more(
    table: Story, weapon: str, needs: bool, total: int, experience: int
) -> None:
    """OR-24: bare hands are needed, and the Bo Staff counts as none; or nothing is needed."""
    table.start(bare_fists_need_bare_hands=needs).experience(2)
    table.own("relic_bare_fist_mastery", "relic_ring_of_focus")
    if weapon:
        table.own(weapon)
    table.bag("item", "bomb")
    table.meets("wolf L2")
    if weapon == "sword_grey":
        table.throws(0, "sword_grey 1")
    elif weapon:
        table.throws(0, "bo_staff 2")
    table.levels(0, 4, 1).foe(1, 1).do("confront")
    assert table.compared == (total, 2, "win")
    assert table.state.experience[0] == experience


@rule("DD-RELIC-ARMOR-MASTERY", "DD-ABILITY-ARMOR-MASTERY")
@die("relic_armor_mastery")
def test_armor_mastery_wears_two_and_adds_one_to_each(table: Story) -> None:
    table.start()
    table.own("relic_armor_mastery", "armor_grey", "armor_black")
    table.meets("wolf L2")
    assert table.gear() == ["armor_black", "armor_grey"]
    table.throws(0, "armor_grey - PROTECTION", "armor_black 2").levels(0, 1).foe(6, 5).do("confront", "pass")
    assert table.compared == (1 + 3 + 1, 11, "loss")


@rule("DD-RELIC-MAGIC-MAP", "DD-ABILITY-MAGIC-MAP")
@die("relic_magic_map")
def test_the_magic_map_gives_the_bonus_of_the_place_without_its_equipment(table: Story) -> None:
    table.start()
    table.state.place = "forest"
    table.meets("wolf L2")
    assert table.refusal("run") == ("ambush",)
    table.own("relic_magic_map")
    table.do("run")


@rule("DD-RELIC-MAGIC-MAP", "DD-LOC-VOLCANO-2")
@die("relic_magic_map")
def test_the_magic_map_cannot_raise_monsters_in_the_volcano(table: Story) -> None:
    table.start()
    table.own("relic_magic_map")
    table.state.place = "volcano"
    table.meets("wolf L2")
    table.levels(0, 4).foe(1, 1).do("confront", "pass")
    assert table.compared == (4, 2, "win")
