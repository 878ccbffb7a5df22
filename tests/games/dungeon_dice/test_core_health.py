"""Wounds, healing, rest, boosted dice and PAIN (DD-WOUND, DD-HEAL, DD-REST)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice.health import unhurt
from delvewright.games.dungeon_dice.levels import level_dice
from marks import die, rule


@rule("DD-WOUND-2", "DD-ABILITY-PAIN-1", "DD-WOUND-4")
@die("spell_pain")
def test_a_wound_of_the_pain_spell_waits_for_the_end_of_the_combat(table: Story) -> None:
    table.start(mode="standard", seats=3).experience(3).experience(3, seat=1)
    table.own("scroll", "bomb")
    table.meets("wolf L2")
    table.do("invite seat1", "accept")
    table.bag("item", "key")
    table.levels(0, 1, 1).levels(1, 4, 4).foe(1, 1).do("confront", "roll scroll")
    table.throws(0, "spell_pain PAIN").do("use_piece scroll SCROLL spell_pain")
    assert "use_who spell_pain PAIN seat2" not in table.offers  # not in the combat
    table.do("use_who spell_pain PAIN seat1")
    assert table.state.hurt == [0, 0, 0]
    table.do("pass")
    assert table.compared == (10, 2, "win")
    assert table.state.hurt == [0, 1, 0]


@rule("DD-ABILITY-PAIN-1")
@die("spell_pain")
def test_before_a_combat_pain_hurts_at_once(table: Story) -> None:
    table.start(mode="standard").experience(3).own("scroll")
    table.meets("wolf L2")
    table.do("roll scroll").throws(0, "spell_pain PAIN").do("use_piece scroll SCROLL spell_pain")
    table.do("use_who spell_pain PAIN seat0")
    assert table.state.hurt[0] == 1
    table.do("run")
    assert table.state.hurt[0] == 1


@rule("DD-WOUND-3", "DD-DICE-11", "DD-COMBAT-17")
def test_boosted_dice_turn_back_before_the_wound(table: Story) -> None:
    table.start(mode="standard")
    table.state.boosted[0], table.state.boosts_left = 1, 4
    table.meets("wolf L3")
    table.throws(0, "boosted_level 5").foe(6, 6, 6).do("confront")
    assert table.compared == (5, 18, "loss")
    assert table.state.boosted[0] == 0
    assert table.state.boosts_left == 5
    assert table.state.hurt[0] == 1
    assert level_dice(table.state, 0) == []


@rule("DD-WOUND-5", "DD-WOUND-6", "DD-OR-39", "DD-COMBAT-18")
def test_a_hero_without_level_dice_fights_on_and_loses_no_more(table: Story) -> None:
    table.start().wound("level")
    table.meets("asp L1")
    table.foe(4).do("confront")
    assert table.compared == (0, 4, "loss")
    assert table.state.hurt[0] == 1
    table.experience(3)
    assert len(level_dice(table.state, 0)) == 1  # a level gained later arrives unwounded


@rule("DD-OR-39")
def test_wounds_beyond_the_last_die_may_be_remembered(table: Story) -> None:
    table.start(wounds_beyond_last=True).wound("level")
    table.meets("asp L1")
    table.foe(4).do("confront")
    assert table.state.hurt[0] == 2
    table.experience(3)
    assert level_dice(table.state, 0) == []


@rule("DD-WOUND-7", "DD-ABILITY-PETRIFY", "DD-EQUIP-10")
def test_petrify_wounds_what_was_rolled_and_it_cannot_be_rolled_until_healed(table: Story) -> None:
    table.start().experience(5)
    table.own("sword_black", "armor_black", "hammer_black", "healing_potion")
    table.bag("item", "key")
    table.meets("cockatrice L1")
    table.do("arm sword_black+armor_black").throws(0, "sword_black 3", "armor_black 1")
    table.levels(0, 4, 4, 4).foe(1).do("confront", "pass")
    assert table.compared[2] == "win"
    assert table.wounded == ["armor_black", "sword_black"]
    table.load(0, 0)
    table.do("roll healing_potion", "use healing_potion HEALING", "mend armor_black")
    assert table.wounded == ["sword_black"]
    table.load(1, 5)
    table.do("rest")
    assert table.gear() == ["armor_black", "hammer_black"]


@rule("DD-WOUND-8", "DD-EQUIP-10", "DD-EQUIP-7")
def test_wounded_equipment_buys_an_artifact_and_is_whole_in_the_bag(table: Story) -> None:
    table.start()
    table.own(*["sword_grey"] * 4, "armor_grey").copy()
    table.wound("armor_grey")
    table.bag("artifact", "artifact_bow")
    table.bag("encounter", "wolf").copy()
    table.meets("wolf L2")
    table.do("run", "trade_in", "give armor_grey", *["give sword_grey"] * 4)
    assert table.owned() == ["artifact_bow"]
    assert table.fame() == 1
    assert "armor_grey" in table.in_bag("equipment")
    assert not table.wounded


@rule("DD-HEAL-1", "DD-ABILITY-HEALING-1", "DD-ONEUSE-HEALING")
@die("healing_potion")
def test_each_heart_heals_any_die_of_any_player(table: Story) -> None:
    table.start(mode="standard", seats=3).experience(3, seat=2).wound("level", seat=2)
    table.own("sword_black", "healing_potion", "healing_potion")
    table.wound("sword_black")
    table.state.hexed = 1
    table.meets("wolf L2")
    table.load(0, 5)  # two hearts
    table.do("roll healing_potion", "use healing_potion HEALING")
    assert table.offers == [
        "mend sword_black",
        "lift seat1",
        "boost seat1",
        "mend_level seat2",
        "pass",
    ]
    assert table.refusal("mend_level seat0") == ("no_wounded_level_die", 0)
    table.do("mend_level seat2", "lift seat1")
    assert table.state.hurt[2] == 0
    assert table.state.hexed == -1
    table.load(0, 0)  # one heart
    table.do("roll healing_potion", "use healing_potion HEALING", "mend sword_black", "run")
    assert not table.wounded


@rule("DD-HEAL-2", "DD-ABILITY-HEALING-2")
def test_what_is_healed_in_combat_comes_back_after_it(table: Story) -> None:
    table.start(mode="standard").experience(3).wound("level")
    table.own("healing_potion")
    table.bag("item", "key")
    table.meets("wolf L2")
    table.levels(0, 4).foe(1, 1).do("confront")
    table.load(0, 0)
    table.do("roll healing_potion", "use healing_potion HEALING")
    assert table.asked == (0, "heal")
    assert table.state.hurt[0] == 1
    assert table.compared == (4, 2, "win")
    table.do("mend_level seat0")
    assert table.state.hurt[0] == 0


@rule("DD-HEAL-2", "DD-ABILITY-HEALING-2")
def test_a_boost_won_in_combat_is_for_the_next_one(table: Story) -> None:
    table.start(mode="standard")
    table.own("healing_potion")
    table.bag("item", "key")
    table.meets("wolf L2")
    table.levels(0, 4).foe(1, 1).do("confront")
    table.load(0, 0)
    table.do("roll healing_potion", "use healing_potion HEALING", "boost seat0")
    assert table.state.boosted[0] == 1  # not turned back with this combat's dice


@rule("DD-ABILITY-HEALING-3", "DD-MONSTER-SLIME")
def test_the_slime_heals_each_hero_who_beats_it(table: Story) -> None:
    table.start(seats=3).wound("level").wound("level", seat=1)
    table.experience(3).experience(3, seat=1)
    table.bag("item", "key")
    table.meets("slime L1")
    table.do("invite seat1", "accept").levels(0, 1).levels(1, 4).foe(1).do("confront")
    assert table.asked == (0, "heal")
    table.do("mend_level seat0")
    assert table.asked == (1, "heal")
    table.do("mend_level seat1")
    assert table.state.hurt[:2] == [0, 0]


@rule("DD-REST-1", "DD-REST-2", "DD-TURN-9")
@die("spell_healing")
@pytest.mark.parametrize(("side", "hearts"), [(0, 1), (3, 2), (5, 0)])
def test_resting_rolls_the_healing_spell(table: Story, side: int, hearts: int) -> None:
    table.start().experience(5).wound("level", "level")
    table.load(0, side)
    table.do("rest", *["mend_level seat0"] * hearts)
    assert table.state.hurt[0] == 2 - hearts
    assert table.asked == (1, "turn")  # and no encounter


@rule("DD-REST-3", "DD-ABILITY-SLEEP-1", "DD-ABILITY-SLEEP-2")
@die("spell_sleep")
def test_a_sleeper_must_rest_and_sleeps_only_once(table: Story) -> None:
    table.start(mode="standard").wound("level", seat=1)
    table.own("scroll", "scroll")
    table.meets("wolf L2")
    table.do("run", "roll scroll").throws(0, "spell_sleep SLEEP")
    table.do("use_piece scroll SCROLL spell_sleep", "use_who spell_sleep SLEEP seat1")
    assert table.state.asleep == (1,)
    table.do("roll scroll").throws(0, "spell_sleep SLEEP").do("use_piece scroll SCROLL spell_sleep")
    assert table.refusal("use_who spell_sleep SLEEP seat1") == ("asleep",)
    table.load(1, 0)
    table.do("pass")
    assert table.asked == (1, "heal")  # seat 1 rests, unasked
    table.do("mend_level seat1")
    assert not table.state.asleep
    assert table.asked == (0, "turn")
    assert unhurt(table.state, 1)


@rule("DD-ABILITY-SLEEP-3", "DD-OR-18")
@pytest.mark.parametrize(("mine", "result"), [(4, "win"), (1, "loss")])
def test_a_sleep_monster_puts_everybody_to_sleep_win_or_lose(table: Story, mine: int, result: str) -> None:
    table.start(mode="standard", seats=3)
    table.bag("item", "key", "key")
    table.meets("mushroom_man L1")
    table.do("invite seat1", "accept").levels(0, mine).levels(1, 1).foe(4)
    table.load(1, 5)
    table.do("confront")
    assert table.compared[2] == result
    if result == "win":
        table.do("pass")  # its LUCK
    assert table.happened("asleep") == [(1,), (0,)]
    assert table.happened("rested") == [(1, 5)]
    assert table.state.asleep == (0,)


@rule("DD-OR-18")
def test_running_from_a_sleep_monster_costs_nothing(table: Story) -> None:
    table.start(mode="standard")
    table.meets("mushroom_man L1")
    table.do("run")
    assert table.state.asleep == ()


# BOOST and PAIN ------------------------------------------------------------------------------------------


@rule("DD-ABILITY-BOOST-1", "DD-ABILITY-BOOST-2", "DD-OR-9", "DD-DICE-3")
@die("boosted_level")
def test_boost_caps_the_monsters_dice_and_its_potions(table: Story) -> None:
    table.start(mode="standard")
    table.state.boosted[0] = 1
    table.bag("item", "key", "bomb", "scroll")
    table.meets("wolf L2")
    table.throws(0, "boosted_level 4 BOOST").foe(6, 2).do("confront")
    assert table.totals == (4, 8)
    table.do("use level_die BOOST")
    assert table.compared == (4, 6, "loss")


@rule("DD-ABILITY-BOOST-1", "DD-OR-9")
@die("boosted_level")
def test_a_capped_six_gives_no_potion(table: Story) -> None:
    table.start(mode="standard").experience(3)
    table.state.boosted[0] = 2
    table.bag("item", "key", "bomb", "scroll")
    table.meets("wolf L2")
    table.throws(0, "boosted_level 4 BOOST", "boosted_level 5").foe(6, 2).do(
        "confront", "use level_die BOOST"
    )
    assert table.compared == (9, 6, "win")
    assert len(table.owned()) == 1


@rule("DD-ABILITY-PAIN-2", "DD-OR-17")
@pytest.mark.parametrize(("twice", "wounds"), [(True, 2), (False, 1)])
def test_a_lost_fight_with_pain(table: Story, twice: bool, wounds: int) -> None:
    table.start(pain_when_lost=twice).experience(5)
    table.meets("ooze L3")
    table.levels(0, 1, 1, 1).foe(6, 6, 6).do("confront")
    assert table.state.hurt[0] == wounds
