"""Monsters with a special reward, from the Gelatinous Cube to the Lost King (DD-MONSTER)."""

import pytest
from tests.games.dungeon_dice.teller import FOE, Story, face

from delvewright.games.dungeon_dice.kinds import KINDS
from marks import rule


@rule("DD-MONSTER-GELATINOUS-CUBE", "DD-ABILITY-ACID-1", "DD-REWARD-WORN-SPOILS")
def test_the_gelatinous_cube_corrodes_a_die_even_when_beaten(table: Story) -> None:
    table.start()
    table.own("hammer_purple", "artifact_armor")
    table.bag("equipment", "hammer_black", "sword_grey", "whip_black", "dagger_grey")
    table.meets("gelatinous_cube L2")
    table.throws(0, "hammer_purple 6", "artifact_armor 2").levels(0, 4).foe(1, 1).do("confront")
    assert table.offers == ["pick sword_grey", "pick dagger_grey"]  # the artifact was never in question
    table.do("pick sword_grey")
    assert table.owned() == ["artifact_armor", "hammer_black", "sword_grey"]


@rule("DD-MONSTER-GELATINOUS-CUBE", "DD-ABILITY-ACID-2")
def test_what_cannot_be_corroded_is_lost(table: Story) -> None:
    table.start()
    table.own("sword_grey")
    table.bag("equipment", "dagger_black")
    table.meets("gelatinous_cube L2")
    table.throws(0, "sword_grey 3").levels(0, 1).foe(6, 6).do("confront")
    assert table.owned() == []
    assert table.in_bag("equipment") == ["dagger_black", "sword_grey"]


@rule("DD-MONSTER-MERCENARY", "DD-ABILITY-CARRIES-TREASURE-1", "DD-ABILITY-CARRIES-TREASURE-2", "DD-OR-75")
def test_the_mercenary_fights_with_the_die_it_carries(table: Story) -> None:
    table.start().experience(5).own("hammer_black")
    table.bag("item", "bomb")
    table.bag("equipment", "sword_black")
    table.meets("mercenary L4")
    assert [args[1] for args in table.happened("carries")]
    table.throws(0, "hammer_black 5").levels(0, 4, 4, 4).foe(1, 1, 1, 1).throws(FOE, "sword_black 3 SLASH")
    table.do("confront")
    assert table.totals == (17, 7)
    table.foe(6).do("use_die sword_black SLASH foe.monster_level.1")
    assert table.compared == (17, 12, "win")
    assert table.owned() == ["bomb", "hammer_black", "mercenary", "sword_black"]
    assert table.trophies() == []  # the die is the hireling and no trophy


@rule("DD-MONSTER-MERCENARY", "DD-OR-41")
def test_running_leaves_the_mercenary_its_die(table: Story) -> None:
    table.start()
    table.bag("equipment", "sword_black")
    table.meets("mercenary L2")
    table.do("run")
    assert table.in_bag("equipment") == ["sword_black"]
    assert table.in_bag("encounter") == ["mercenary"]


@rule("DD-MONSTER-THIEF", "DD-ABILITY-CARRIES-ARTIFACT", "DD-OR-58")
@pytest.mark.parametrize(("spec", "carried"), [("thief L1", "sword_black"), ("thief L3", "artifact_sword")])
def test_the_thief_carries_its_reward(table: Story, spec: str, carried: str) -> None:
    table.start().experience(5)
    table.own("hammer_black")
    table.bag("equipment", "mimic", "sword_black")
    table.bag("artifact", "artifact_sword")
    if carried == "sword_black":
        table.draws("equipment", "mimic", "sword_black")  # the Mimic is put back and another die drawn
    table.meets(spec)
    number = "sword_black 1" if carried == "sword_black" else "artifact_sword 3"
    table.throws(0, "hammer_black 5").levels(0, 4, 4, 4).foe(*[1] * int(spec[-1])).throws(FOE, number)
    table.do("confront")
    assert table.compared[:2] == (17, int(spec[-1]) + int(number[-1]))
    assert table.owned() == sorted([carried, "hammer_black"])


@rule("DD-MONSTER-SUMMONER", "DD-ABILITY-SUMMON-1", "DD-ABILITY-SUMMON-2", "DD-IMMUNE-4", "DD-REWARD-HATCH")
def test_the_summoner_calls_another_monster(table: Story) -> None:
    table.start().experience(5)
    table.own("hammer_black")
    table.bag("encounter", "summoner")
    table.throws(0, "summoner L3").do("draw")
    table.own("scroll")
    table.throws(0, "hammer_black 5").levels(0, 4, 4, 4).foe(1, 1, 1).do("confront", "pass")
    table.bag("encounter", "vampire", "familiar_wolf")
    table.draws("encounter", "familiar_wolf")  # no monster: put aside
    table.throws(FOE, "vampire L4").do("use_who summoner SUMMON foe", "pass")
    assert table.totals == (17, 7)
    table.do("roll scroll")
    assert "use_piece scroll SCROLL spell_drain" in table.offers  # the summoner is not immune
    table.do("pass")
    assert "use_die vampire DRAIN seat0.hero_level.4" in table.offers  # its ability too
    table.do("pass")
    assert table.compared == (17, 7, "win")
    assert table.owned() == ["familiar_wolf", "hammer_black"]  # and no treasure of the vampire's
    assert "vampire" in table.in_bag("encounter")
    assert "summoner" in table.in_bag("encounter")


@rule("DD-MONSTER-NECROMANCER", "DD-ABILITY-RAISE-THE-DEAD-1", "DD-ABILITY-RAISE-THE-DEAD-2", "DD-OR-40")
def test_the_necromancer_raises_the_trophies_of_the_heroes(table: Story) -> None:
    table.start(seats=3, mode="standard").experience(5)
    table.trophy("giant_spider L4")
    table.trophy("ghost L3", seat=2)
    table.meets("necromancer L3")
    table.do("confront")
    assert table.asked == (1, "monster_before")
    table.levels(0, 4, 4, 4).foe(1, 1, 1).do("use necromancer RAISE_THE_DEAD")
    assert table.totals == (12, 7)  # the spider's level; the ghost's owner is not here
    table.do("use_die giant_spider DRAIN seat0.hero_level.4")
    assert table.compared == (8, 11, "loss")
    assert table.trophies() == ["giant_spider"]
    assert table.fame() == 1


@rule("DD-MONSTER-NECROMANCER", "DD-REWARD-NECROMANCY", "DD-ARTIFACT-4", "DD-ABILITY-NECROMANCY-SPOILS")
def test_the_beaten_necromancer_gives_the_staff_even_from_its_owner(table: Story) -> None:
    table.start(mode="standard").experience(5)
    table.own("necromancers_staff", seat=1)
    table.meets("necromancer L3")
    table.levels(0, 4, 4, 4).foe(1, 1, 1).do("confront", "pass")
    assert table.owned() == ["necromancers_staff"]
    assert table.owned(1) == []


@rule("DD-MONSTER-LEGENDARY-WARRIOR", "DD-ABILITY-VORPAL-SWORD", "DD-ABILITY-AEGIS-SHIELD", "DD-OR-45")
def test_the_legendary_warrior_guards_and_slashes_on_and_on(table: Story) -> None:
    table.start(mode="standard").experience(5)
    table.meets("legendary_warrior L4")
    table.levels(0, 4, 4, 4).foe(1, 1, 1, 1).do("confront")
    assert table.asked == (1, "armor")
    table.levels(0, 2).do("use_die legendary_warrior AEGIS_SHIELD seat0.hero_level.4")
    table.levels(0, 1).do("use_die legendary_warrior AEGIS_SHIELD seat0.hero_level.4")
    table.do("pass")
    assert table.totals == (7, 4)
    table.foe(3).do("use_die legendary_warrior VORPAL_SWORD foe.monster_level.1")
    table.foe(3).do("use_die legendary_warrior VORPAL_SWORD foe.monster_level.3")  # equal: it may go on
    table.foe(2).do("use_die legendary_warrior VORPAL_SWORD foe.monster_level.3")  # lower: it ends
    assert table.compared == (7, 5, "win")
    table.bag("encounter", "wolf")
    table.do("keep legendary_warrior", "pick vorpal_sword")
    assert table.owned() == ["vorpal_sword"]
    assert table.fame() == 1 + 1 + 1
    assert table.wounded == []  # a monster's own sword is never wounded


@rule("DD-MONSTER-LOST-KING", "DD-REWARD-PHILOSOPHERS-STONE-2", "DD-WIN-6", "DD-OR-43")
def test_the_lost_king_frightens_several_times_and_is_worth_four(table: Story) -> None:
    table.start(goal=9).experience(5)
    table.own("hammer_purple", "sword_black", "dagger_black")
    table.meets("lost_king L5")
    table.do("confront", "use_piece lost_king FEAR hammer_purple", "use_piece lost_king FEAR sword_black")
    table.throws(0, "dagger_black 2").levels(0, 4, 4, 4).foe(1, 1, 1, 1, 1)  # two symbols, two dice
    assert table.asked == (0, "arm")
    table.do("arm dagger_black", "keep lost_king")
    assert table.trophies() == ["lost_king"]
    assert table.fame() == 1 + 2 + 2


@rule("DD-MONSTER-LOST-KING")
def test_at_level_six_the_lost_king_has_three_fears(table: Story) -> None:
    table.start()
    table.meets("lost_king L6")
    assert face("lost_king L6") == table.state.faces[table.state.foe]
    table.do("confront", "use_who lost_king FEAR seat0")
    table.leave_open()
    assert [name for name, _ in KINDS["lost_king"].faces[2].symbols] == ["FEAR"] * 3
