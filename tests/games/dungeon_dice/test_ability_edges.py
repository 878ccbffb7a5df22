"""Abilities seen closely: whom and what they may be used on, and what is left when they are done."""

import pytest
from tests.games.dungeon_dice.guilds import rolls_class
from tests.games.dungeon_dice.places import at
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import GAME, board
from marks import die, rule


def uses(table: Story, symbol: str) -> list[str]:
    """What is offered with a symbol."""
    return [offer for offer in table.offers if f" {symbol}" in offer]


# Before combat ---------------------------------------------------------------------------------------


@rule("DD-ABILITY-FEAR-1")
@die("zombie")
def test_fear_takes_a_level_die_of_the_hero_it_names(table: Story) -> None:
    table.start(seats=3, mode="standard").experience(3).experience(3, seat=1)
    table.meets("zombie L3")
    table.do("invite seat1", "accept", "confront")
    table.levels(0, 1, 1).levels(1, 1).foe(6, 6, 6).do("use_who zombie FEAR seat1")
    assert table.compared == (3, 18, "loss")


@rule("DD-ABILITY-FEAR-1", "DD-MONSTER-LOST-KING")
@die("lost_king")
def test_a_die_with_several_fears_offers_each_thing_once(table: Story) -> None:
    table.start(mode="standard").own("sword_black")
    table.meets("lost_king L6")
    table.do("confront")
    assert uses(table, "FEAR") == ["use_piece lost_king FEAR sword_black", "use_who lost_king FEAR seat0"]
    table.levels(0).do("use_piece lost_king FEAR sword_black")
    assert uses(table, "FEAR") == ["use_who lost_king FEAR seat0"]
    table.foe(1, 1, 1, 1, 1, 1).do("use_who lost_king FEAR seat0")
    assert table.compared == (0, 6, "loss")


@rule("DD-ONEUSE-CHARM-1")
@die("charm_philtre")
def test_under_a_charm_even_a_hero_who_declined_is_asked_again(table: Story) -> None:
    table.start(mode="standard")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    table.own("charm_philtre", seat=1)
    table.meets("wolf L2", seat=1)
    table.do("invite seat0", "pass")
    assert table.refusal("invite seat0") == ("refused",)
    table.do("roll charm_philtre", "use_mode charm_philtre CHARM offer", "invite seat0")
    assert table.state.fighters == (1, 0)
    table.do("run")


@rule("DD-ABILITY-PERFORM-1", "DD-ASSIST-3", "DD-ABILITY-REACH-1")
@die("harp_grey", "spear_black")
def test_whoever_is_sent_home_for_a_performer_takes_the_dice_along(table: Story) -> None:
    table.start(mode="standard", seats=3).own("spear_black")
    table.own("spear_black", seat=1)
    table.own("harp_grey", seat=2)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").strongest()
    table.throws(0, "spear_black 1").levels(0, 1).do("reach spear_black", "confront")
    table.throws(1, "spear_black 3").levels(1, 4).do("reach spear_black", seat=1)
    assert (table.total(0), table.total(1), table.state.rolled) == (2, 7, (0, 1))
    table.do("confront").throws(2, "harp_grey PERFORM").do("perform harp_grey", seat=2)
    assert table.state.fighters == (0, 2)
    assert [die[0] for die in table.state.dice] == [0, 0, 2]
    assert table.state.rolled == (0,)
    table.levels(2, 1).foe(6, 6).do("confront")
    assert table.compared == (3, 12, "loss")


@rule("DD-ABILITY-PERFORM-2")
@die("harp_grey")
def test_the_performer_who_stays_behind_takes_the_harp_back(table: Story) -> None:
    table.start(mode="standard", seats=3).own("harp_grey")
    for seat in (1, 2):
        table.own("harp_grey", seat=seat)
    table.meets("wolf L2")
    assert not [offer for offer in table.offers if "perform" in offer]  # never for oneself
    table.do("confront").throws(1, "harp_grey PERFORM").do("perform harp_grey", seat=1)
    table.do("confront").throws(2, "harp_grey PERFORM").do("perform harp_grey", seat=2)
    table.do("take_along seat1")
    assert table.state.fighters == (0, 1)
    assert [die[0] for die in table.state.dice] == [1]
    table.throws(0, "harp_grey 2").levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
    assert table.compared == (4, 12, "loss")


# Ways round a fight ----------------------------------------------------------------------------------


@rule("DD-ONEUSE-INVISIBILITY-1", "DD-OR-43", "DD-WIN-6")
@die("invisibility_potion", "lost_king")
def test_the_stone_of_the_lost_king_may_win_the_game_unseen(table: Story) -> None:
    table.start(mode="standard").throws(0, "spell_healing FIZZLE").do("rest")
    table.own("invisibility_potion", "artifact_sword", "artifact_bow", "whetstone", seat=1)
    table.meets("lost_king L5", seat=1)
    table.throws(1, "invisibility_potion INVISIBILITY")
    table.do("roll invisibility_potion", "use invisibility_potion INVISIBILITY")
    assert "lost_king" in table.owned(1)
    assert table.fame(1) == 4
    assert table.state.ask is None  # at once: nobody sharpens anything any more
    assert table.in_bag("encounter") == []


@rule("DD-ONEUSE-INVISIBILITY-1", "DD-LOC-CRYPT-2")
@die("invisibility_potion")
def test_only_a_beaten_monster_leaves_twice_as_much_in_the_crypt(table: Story) -> None:
    at(table, "crypt", "invisibility_potion")
    table.bag("equipment", "sword_grey", "whip_grey")
    table.meets("ogre L2")
    table.throws(0, "invisibility_potion INVISIBILITY").takes_out("equipment", "whip_grey")
    table.do("roll invisibility_potion", "use invisibility_potion INVISIBILITY")
    assert table.owned() == ["whip_grey"]
    assert table.in_bag("encounter") == ["ogre"]


@rule("DD-CLASS-RANGER-4", "DD-LOC-CRYPT-2")
@die("class_ranger")
def test_what_a_trapper_catches_is_no_beaten_monster_and_goes_back(table: Story) -> None:
    at(table, "crypt", "class_ranger", "bow_black", "healing_potion")
    table.bag("equipment", "sword_grey", "whip_grey")
    table.meets("ogre L2")
    rolls_class(table, "class_ranger", "TRAPPER")
    table.do("study class_ranger").throws(0, "ogre reward").takes_out("equipment", "whip_grey")
    table.do("use class_ranger TRAPPER")
    assert table.asked == (0, "end_of_turn")
    assert table.in_bag("equipment") == ["sword_grey"]
    assert table.in_bag("encounter") == ["ogre"]
    assert table.state.mode == ""


@rule("DD-CLASS-RANGER-4", "DD-OR-43", "DD-WIN-6")
@die("class_ranger", "lost_king")
def test_a_trapper_may_win_the_game_by_the_stone(table: Story) -> None:
    table.start(mode="standard").own("class_ranger", "artifact_bow", "artifact_sword", "whetstone")
    table.meets("lost_king L5")
    rolls_class(table, "class_ranger", "TRAPPER")
    table.do("study class_ranger").throws(0, "lost_king reward").do("use class_ranger TRAPPER")
    assert "lost_king" in table.owned()
    assert table.state.ask is None


@rule("DD-ABILITY-STOP-1", "DD-HEAL-2", "DD-WOUND-2")
@die("spell_stop", "magic_boomerang", "healing_potion")
def test_what_waits_for_the_end_of_a_combat_comes_when_it_is_stopped(table: Story) -> None:
    table.start(mode="standard").own("scroll", "healing_potion", "magic_boomerang")
    table.state.boosted[0] = 1
    table.wound("level").experience(3).meets("wolf L2")
    table.throws(0, "boosted_level 3").foe(6, 6).do("confront")
    table.throws(0, "magic_boomerang 2").do("hurl magic_boomerang seat0")
    table.throws(0, "healing_potion HEALING").do("roll healing_potion", "use healing_potion HEALING")
    table.throws(0, "spell_stop STOP").do(
        "roll scroll", "use_piece scroll SCROLL spell_stop", "use spell_stop STOP"
    )
    assert table.asked == (0, "heal")
    assert table.state.boosted == [0, 0]
    assert table.wounded == ["magic_boomerang"]
    table.do("mend_level seat0")
    assert table.state.hurt == [0, 0]
    assert table.kinds(board.STORED) == ["wolf"]
    table.leave_open()


# In combat -------------------------------------------------------------------------------------------


@rule("DD-ABILITY-SLASH-1", "DD-DUEL-6")
@die("sword_black")
def test_a_slash_rerolls_no_die_of_an_opponent(table: Story) -> None:
    table.start(mode="standard").own("sword_black")
    table.own("crown", "hammer_black", seat=1)
    table.ready(0, 1)
    table.throws(0, "sword_black 3 SLASH").levels(0, 1).throws(1, "hammer_black 2").levels(1, 1)
    table.do("duel_for crown").strongest()
    assert uses(table, "SLASH") == [
        "use_die sword_black SLASH seat0.sword_black.3",
        "use_die sword_black SLASH seat0.hero_level.1",
    ]
    table.leave_open()


@rule("DD-ARTIFACT-HELM-OF-REFLECTION-1", "DD-DUEL-6")
@die("helm_of_reflection")
def test_a_helm_offers_an_ability_once_that_an_opponent_shows_twice(table: Story) -> None:
    table.start(mode="standard").own("helm_of_reflection")
    table.own("crown", "sword_black", "sword_black", seat=1)
    table.ready(0, 1)
    table.throws(0, "helm_of_reflection 2 HELM_OF_REFLECTION").levels(0, 1)
    table.throws(1, "sword_black 3 SLASH", "sword_black 2 SLASH").levels(1, 1)
    table.do("duel_for crown").strongest()
    helm = "use_mode helm_of_reflection HELM_OF_REFLECTION SLASH"
    assert table.offers == [helm, "pass"]
    table.do(helm)
    assert len([power for power in table.state.used if power[1] == "SLASH"]) == 1
    table.leave_open()


@rule("DD-ABILITY-MAGIC-HAND-2")
@die("spell_magic_hand")
def test_a_magic_hand_grasps_weapons_that_lie_in_no_hand(table: Story) -> None:
    table.start(mode="standard").own(
        "sword_purple", "sword_black", "armor_black", "armor_grey", "scroll", "bomb"
    )
    table.own("dagger_grey", "skeleton_key")
    table.meets("wolf L3")
    table.throws(0, "sword_purple 3", "sword_black 3", "armor_black 2").levels(0, 1).foe(6, 6, 6).do(
        "confront"
    )
    table.throws(0, "spell_magic_hand MAGIC_HAND").do("roll scroll")
    table.do("use_piece scroll SCROLL spell_magic_hand", "use spell_magic_hand MAGIC_HAND")
    assert table.offers == ["grasp dagger_grey", "pass"]
    assert GAME.why_not(table.state) == []
    table.throws(0, "dagger_grey 2").do("grasp dagger_grey")
    assert table.totals == (11, 18)
    table.leave_open()


@rule("DD-ABILITY-SONG-OF-HEALING", "DD-HEAL-2")
@die("harp_black")
def test_a_song_of_healing_sung_in_a_combat_heals_after_it(table: Story) -> None:
    table.start(mode="standard").experience(3).wound("level").own("harp_black")
    table.meets("wolf L2")
    table.throws(0, "harp_black 2 PERFORM SONG_OF_HEALING").levels(0, 1).foe(6, 6).do("confront")
    table.do("use_heroes harp_black SONG_OF_HEALING seat0")
    assert table.compared == (3, 12, "loss")
    assert table.asked == (0, "heal")
    assert table.state.hurt == [2, 0]
    table.do("mend_level seat0")
    assert table.state.hurt == [1, 0]
    table.leave_open()


@rule("DD-ABILITY-SONG-OF-PROTECTION")
@die("harp_black")
def test_every_hero_has_a_protection_of_its_own_from_a_song(table: Story) -> None:
    table.start(mode="standard", seats=3).own("harp_black")
    table.meets("monstrous_crab L2")
    table.do("invite seat2", "accept").throws(0, "harp_black - PERFORM SONG_OF_PROTECTION").levels(0, 1)
    table.levels(2, 1).foe(6, 5).do("confront")
    table.do("use_heroes harp_black SONG_OF_PROTECTION seat0+seat2")
    assert uses(table, "PROTECTION")[0] == "use_die gift PROTECTION foe.monster_level.6"
    table.do("pass")
    assert table.asked == (2, "armor")
    assert uses(table, "PROTECTION")[0] == "use_die gift PROTECTION foe.monster_level.6"
    table.foe(1).do("use_die gift PROTECTION foe.monster_level.6")
    assert table.asked == (1, "armor")  # the crab's own is still there
    table.leave_open()


@rule("DD-ABILITY-QUAKE", "DD-CLASS-WIZARD-4")
@die("giant", "class_wizard")
def test_nobody_summons_on_ground_that_quakes(table: Story) -> None:
    table.start(mode="standard").own("class_wizard", "dagger_black", "staff_black", "dagger_grey")
    table.meets("giant L4")
    table.throws(0, "dagger_black 1", "staff_black 1").levels(0, 1).foe(1, 1, 1, 1)
    rolls_class(table, "class_wizard", "SUMMON")
    table.do("confront")
    assert table.refusal("use_who class_wizard SUMMON seat0") == ("quake",)
    table.leave_open()


@rule("DD-ONEUSE-UPGRADE-1", "DD-ONEUSE-UPGRADE-2")
@die("whetstone")
def test_a_whetstone_sharpens_what_lies_in_no_combat(table: Story) -> None:
    table.start(mode="standard").own(
        "whetstone", "hammer_black", "dagger_grey", "sword_purple", "artifact_bow"
    )
    table.meets("wolf L2")
    table.do("arm hammer_black").throws(0, "hammer_black 3").levels(0, 1).foe(6, 6).do("confront")
    table.do("roll whetstone")
    assert table.offers == ["use_piece whetstone UPGRADE dagger_grey", "pass"]
    assert GAME.why_not(table.state) == []
    table.do("use_piece whetstone UPGRADE dagger_grey")
    assert table.gear() == ["hammer_black"]
    assert "dagger_black" in table.owned()
    table.leave_open()


@rule("DD-ONEUSE-UPGRADE-1", "DD-EQUIP-4")
@die("whetstone")
@pytest.mark.parametrize(
    ("sharpened", "worn"), [("hammer_black", "hammer_purple"), ("sword_grey", "hammer_black")]
)
def test_what_is_worn_stays_on_when_it_is_sharpened(table: Story, sharpened: str, worn: str) -> None:
    table.start(mode="standard").throws(0, "spell_healing FIZZLE").do("rest")
    table.own("whetstone", "hammer_black", "sword_grey", seat=1)
    table.ready(1).throws(1, "spell_healing FIZZLE").do("rest", "roll whetstone")
    table.do(f"use_piece whetstone UPGRADE {sharpened}")
    assert table.gear(1) == [worn]
    assert len(table.owned(1)) == 2
    table.leave_open()


@rule("DD-ABILITY-BLESS", "DD-CLASS-CLERIC-3")
@die("class_cleric")
def test_a_blessed_die_may_be_turned_to_every_other_side_it_has(table: Story) -> None:
    table.start(mode="standard").own("class_cleric", "hammer_black", "armor_black")
    table.meets("wolf L2")
    table.throws(0, "hammer_black 2", "armor_black 1").levels(0, 1).foe(6, 6)
    rolls_class(table, "class_cleric", "BLESS")
    table.do("confront", "use_die class_cleric BLESS seat0.hero_level.1")
    assert len(table.offers) == 1 + 3  # 2, 3, 4, or as it lies
    assert len({offer.split(" #")[0] for offer in table.offers}) == 1 + 3
    table.leave_open()


@rule("DD-EVENT-CURSED-MONSTER-3", "DD-ABILITY-STOP-2")
@die("event_cursed", "spell_stop")
def test_a_cursed_monster_lies_with_its_event_before_whoever_stopped_it(table: Story) -> None:
    table.start(mode="standard").throws(0, "spell_healing FIZZLE").do("rest")
    table.own("scroll", seat=1)
    board.leave(table.state, table.make("wolf"), board.STORED + 1)  # one stopped before
    table.bag("encounter", "event_cursed", "asp")
    table.draws("encounter", "event_cursed").do("draw")
    table.levels(1, 1).foe(6, 6, 6).throws(1, "spell_stop STOP").do("confront", "roll scroll")
    table.do("use_piece scroll SCROLL spell_stop", "use spell_stop STOP")
    assert table.kinds(board.STORED + 1) == ["asp", "event_cursed"]
    assert table.in_bag("encounter") == ["wolf"]
    table.leave_open()  # with an empty bag the next hero rests


@rule("DD-ONEUSE-SUMMON-1", "DD-ONEUSE-SUMMON-2")
@die("summoning_stone")
def test_a_monster_whose_reward_side_shows_is_back_in_the_bag_at_once(table: Story) -> None:
    table.start(mode="standard").own("summoning_stone", "bomb")
    table.meets("ogre L3")
    table.levels(0, 1).foe(6, 6, 6).do("confront", "roll summoning_stone")
    table.bag("encounter", "wolf")
    table.throws(0, "wolf reward").do("use_who summoning_stone SUMMON seat0")
    assert table.totals == (1, 18)
    assert table.in_bag("encounter") == ["wolf"]
    table.leave_open()


@rule("DD-RELIC-RING-OF-BLISS", "DD-ABILITY-FEAR-1")
@die("relic_ring_of_bliss", "zombie")
def test_of_two_level_dice_the_ring_of_bliss_leaves_one_to_fear(table: Story) -> None:
    table.start(mode="standard").experience(3).own("relic_ring_of_bliss")
    table.meets("zombie L3")
    table.do("confront").throws(0, "boosted_level 4").foe(1, 1, 1).do("use_who zombie FEAR seat0")
    assert table.compared == (4, 3, "win")
    table.leave_open()
