"""The monster's side of the abilities, and what they do to heroes (DD-ABILITY, DD-OR-29, DD-OR-58)."""

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import board
from delvewright.games.dungeon_dice.gear import sets
from delvewright.games.dungeon_dice.levels import hero_level
from delvewright.games.dungeon_dice.weapons import roll_hero, throwing
from marks import rule


@rule("DD-ABILITY-SWARM-1", "DD-ABILITY-SWARM-2")
@pytest.mark.parametrize(("side", "counts"), [(0, 3), (1, 6), (3, 10), (4, 15)])
def test_a_swarm_counts_its_low_dice_only(table: Story, side: int, counts: int) -> None:
    table.start()
    table.meets("scarab L5")
    table.state.faces[table.state.foe] = side  # SWARM 2, 3, 4, 5
    table.levels(0, 1).foe(1, 2, 3, 4, 5).do("confront")
    assert table.compared == (1, counts, "loss")


@rule("DD-ABILITY-SNATCH")
def test_each_hero_gives_up_a_die_of_its_choice_when_the_monster_is_not_beaten(table: Story) -> None:
    table.start(seats=3).own("sword_black", "artifact_bow")
    table.own("armor_grey", seat=1)
    table.meets("imp L2")
    table.do("invite seat1", "accept", "arm armor_grey")
    table.throws(0, "artifact_bow 3").throws(1, "armor_grey 0").levels(0, 1).levels(1, 1).foe(6, 6).do(
        "confront"
    )
    assert table.asked == (0, "snatch")
    table.do("give_up artifact_bow")
    assert table.owned() == ["sword_black"]
    assert "artifact_bow" in table.in_bag("artifact")
    assert table.owned(1) == []  # its only one


@rule("DD-ABILITY-PETRIFY", "DD-WOUND-7")
@pytest.mark.parametrize("theirs", [1, 6])
def test_petrify_wounds_what_was_rolled_win_or_lose(table: Story, theirs: int) -> None:
    table.start().own("sword_black", "bow_black")
    table.bag("item", "key", "bomb")
    table.meets("cockatrice L1")
    table.do("arm sword_black").throws(0, "sword_black 1").levels(0, 4).foe(theirs).do("confront")
    assert table.wounded == ["sword_black"]
    table.leave_open()


@rule("DD-ABILITY-ACID-1", "DD-ABILITY-ACID-2")
@pytest.mark.parametrize(
    ("mine", "bag", "after"),
    [
        ("sword_purple", ["sword_black", "sword_grey"], ["sword_black"]),
        ("sword_purple", ["sword_grey"], ["sword_grey"]),
        ("sword_black", ["sword_grey"], ["sword_grey"]),
        ("sword_black", ["bow_grey"], []),
        ("sword_grey", ["sword_black"], []),
    ],
)
def test_acid_lowers_a_grade_or_takes_the_die(
    table: Story, mine: str, bag: list[str], after: list[str]
) -> None:
    table.start().own(mine, "artifact_bow")
    table.bag("equipment", *bag)
    table.meets("gelatinous_cube L2")
    table.do("arm artifact_bow") if "arm artifact_bow" in table.offers else None
    table.throws(0, "artifact_bow 3").levels(0, 1).foe(6, 5).do("confront")
    assert table.owned() == sorted([*after, "artifact_bow"])  # artifacts are proof
    assert mine in table.in_bag("equipment")


@rule("DD-ABILITY-ACID-1")
def test_acid_works_on_each_hero_even_when_the_monster_is_beaten(table: Story) -> None:
    table.start(seats=3).experience(5).own("sword_black", "dagger_grey")
    table.own("bow_black", seat=1)
    table.bag("equipment", "sword_grey", "bow_grey", "axe_grey")
    table.meets("gelatinous_cube L2")
    table.do("invite seat1", "accept", "arm bow_black")
    table.throws(0, "sword_black 3", "dagger_grey 1").throws(1, "bow_black 4").levels(0, 4, 4, 4).levels(1, 4)
    table.foe(1, 1).do("confront")
    assert table.asked == (0, "acid")
    table.do("give_up sword_black")
    assert table.owned() == ["axe_grey", "dagger_grey", "sword_grey"]
    assert table.owned(1) == ["bow_grey"]


@rule("DD-ABILITY-QUAKE", "DD-OFFTURN-3")
def test_quake_bars_items_spells_and_familiars(table: Story) -> None:
    table.start(mode="standard").own("bomb", "scroll", "strength_potion", "familiar_wolf", "staff_black")
    table.own("bomb", seat=1)
    table.meets("giant L4")
    assert table.refusal("roll strength_potion") == ("quake",)
    table.throws(0, "staff_black 1 FOCUS SCROLL").levels(0, 1).foe(6, 6, 6, 6).do("confront")
    assert table.compared == (2, 24, "loss")  # nobody could do a thing


@rule("DD-ABILITY-GOO")
@pytest.mark.parametrize(("foe", "barred"), [("epic_queen_slime", True), ("epic_kraken", False)])
def test_goo_bars_equipment(table: Story, foe: str, barred: bool) -> None:
    table.start(mode="epic").own("hammer_black", "armor_black")
    table.own("dagger_black", seat=1)
    state = table.state
    state.mode, state.phase, state.fighters, state.foe = board.EPIC, board.ABILITY, (0,), table.make(foe)
    state.faces[state.foe] = 0
    assert (sets(state, 0) == [()]) is barred  # nothing may be equipped
    assert (list(throwing(state, 1)) == []) is barred  # nor thrown
    roll_hero(state, 0)
    assert [piece for _, piece, _, _ in state.dice] == ([-1] if barred else [*state.gear[0], -1])


@rule("DD-ABILITY-KEY-DROP")
def test_a_monster_that_drops_a_key(table: Story) -> None:
    table.start(mode="standard", goal=9).experience(5).own("strength_potion", "hammer_black")
    table.bag("item", "genie", "key", "bomb")
    table.bag("equipment", "armor_grey")
    table.bag("encounter", "wolf")
    table.draws("item", "genie").throws(0, "wolf reward", "genie L3").do("draw")
    table.throws(0, "hammer_black 5").levels(0, 4, 4, 4).foe(1, 1, 1).do("confront")
    while table.state.mode and "key" not in table.owned():
        if table.asked[1] == "luck":
            table.do("luck gift armor_grey" if "luck gift armor_grey" in table.offers else "pass")
        elif table.asked[1] == "pick":
            table.do("pick key")
        else:
            table.do("pass")
    assert "key" in table.owned()
    table.leave_open()


@rule("DD-ABILITY-CARRIES-TREASURE-1", "DD-ABILITY-CARRIES-TREASURE-2", "DD-MONSTER-THIEF", "DD-OR-58")
def test_a_thief_fights_with_its_loot_and_loses_it(table: Story) -> None:
    table.start(mode="standard").experience(5)
    table.bag("equipment", "sword_black", "mimic")
    table.bag("encounter", "thief")
    table.draws("equipment", "mimic").draws("equipment", "sword_black")  # a Mimic is put back
    table.throws(0, "thief L2").do("draw")
    assert table.kinds(board.CARRIED) == ["sword_black"]
    table.levels(0, 4, 4, 4).foe(1, 1).throws(FOE, "sword_black 3 SLASH").do("confront")
    assert table.totals == (12, 5)
    table.foe(2).do("use_die sword_black SLASH foe.monster_level.1")
    assert table.compared == (12, 6, "win")
    assert table.owned() == ["sword_black"]


@rule("DD-ABILITY-CARRIES-ARTIFACT", "DD-OR-58")
def test_a_high_thief_carries_an_artifact(table: Story) -> None:
    table.start(mode="standard", goal=9).experience(5)
    table.bag("artifact", "artifact_sword")
    table.bag("encounter", "thief")
    table.throws(0, "thief L3").do("draw")
    table.levels(0, 4, 4, 4).foe(1, 1, 1).throws(FOE, "artifact_sword 4").do("confront")
    assert table.compared == (12, 7, "win")
    assert table.owned() == ["artifact_sword"]
    table.leave_open()


@rule("DD-ABILITY-CARRIES-TREASURE-1")
def test_what_a_winning_thief_carries_goes_back(table: Story) -> None:
    table.start(mode="standard")
    table.bag("equipment", "sword_black")
    table.bag("encounter", "thief")
    table.throws(0, "thief L2").do("draw")
    table.levels(0, 1).foe(5, 5).throws(FOE, "sword_black 1").do("confront")
    assert table.in_bag("equipment") == ["sword_black"]
    assert not table.owned()


@rule("DD-ABILITY-MAUL")
def test_maul_is_only_for_heroes(table: Story) -> None:
    table.start(mode="standard").own("familiar_bear")
    table.meets("wolf L2")
    table.levels(0, 1).foe(6, 5).do("confront")
    assert table.compared == (1, 11, "loss")  # nothing to call the bear for


@rule("DD-OR-29", "DD-ABILITY-FEAR-1", "DD-ABILITY-POISON")
def test_poison_of_a_monster_comes_after_the_decision_and_before_the_roll(table: Story) -> None:
    table.start(mode="standard", seats=3).experience(3)
    table.meets("scorpion L1")
    table.do("invite seat1", "accept", "confront")
    assert table.asked == (2, "monster_before")
    table.do("use_who scorpion POISON seat0")
    assert hero_level(table.state, 0) == 1
    table.leave_open()


@rule("DD-OR-29", "DD-ABILITY-CHARM", "DD-ASSIST-4")
@pytest.mark.parametrize("mode", ["refuse", "offer"])
def test_charm_of_a_monster_comes_on_reveal(table: Story, mode: str) -> None:
    table.start(mode="standard", seats=3)
    table.meets("siren L2")
    assert table.asked == (1, "monster_charm")
    table.do(f"use_mode siren CHARM {mode}")
    if mode == "refuse":
        assert table.refusal("invite seat1") == ("charmed",)
        assert table.refusal("invite seat2") == ("charmed",)
    else:
        table.do("invite seat2")
        assert table.state.fighters == (0, 2)  # unasked
    table.do("run")


@rule("DD-ABILITY-FEAR-1")
def test_fear_may_take_a_level_die(table: Story) -> None:
    table.start(mode="standard").experience(3).own("sword_black")
    table.meets("zombie L1")
    table.do("confront")
    assert "use_piece zombie FEAR sword_black" in table.offers
    table.throws(0, "sword_black 1").levels(0, 4).foe(6).do("use_who zombie FEAR seat0")
    assert table.compared == (5, 6, "loss")  # one level die instead of two


@rule("DD-OR-29", "DD-ABILITY-RAISE-THE-DEAD-1", "DD-ABILITY-RAISE-THE-DEAD-2")
def test_the_dead_are_raised_against_their_owner_and_come_home(table: Story) -> None:
    table.start(mode="standard", goal=9)
    table.trophy("ogre L5")
    table.trophy("wolf L4")
    table.meets("necromancer L3")
    table.do("confront")
    assert table.asked == (1, "monster_before")
    table.levels(0, 4).foe(1, 1, 1).do("use necromancer RAISE_THE_DEAD")
    assert table.compared == (4, 12, "loss")  # 3 and levels 5 and 4
    assert table.trophies() == ["ogre", "wolf"]
    assert table.fame() == 3


@rule("DD-ABILITY-SUMMON-1", "DD-OR-68")
def test_a_summoner_summons_and_its_helper_may_summon_once_more(table: Story) -> None:
    table.start(mode="standard")
    table.meets("summoner L1")
    table.bag("encounter", "summoner", "wolf")
    table.levels(0, 1).foe(1).do("confront")
    table.takes_out("encounter", "summoner").throws(FOE, "summoner L2").do("use_who summoner SUMMON foe")
    assert table.totals == (1, 3)
    table.throws(FOE, "wolf L3").do("use_who summoner SUMMON foe")
    assert table.compared == (1, 6, "loss")


@rule("DD-OR-68")
def test_what_a_summoned_summoner_has_summoned_summons_no_more(table: Story) -> None:
    table.start(mode="standard")
    table.meets("summoner L1")
    table.bag("encounter", "summoner", "summoner", "wolf")
    table.levels(0, 1).foe(1).do("confront")
    table.takes_out("encounter", "summoner").throws(FOE, "summoner L2").do("use_who summoner SUMMON foe")
    table.takes_out("encounter", "summoner").throws(FOE, "summoner L3").do("use_who summoner SUMMON foe")
    assert table.compared == (1, 6, "loss")
    assert table.in_bag("encounter") == ["summoner", "summoner", "summoner", "wolf"]


@rule("DD-OR-68", "DD-OR-15", "DD-ABILITY-GUST-1")
def test_a_gust_lets_only_those_summon_again_who_could_before(table: Story) -> None:
    table.start(mode="standard").own("scroll")
    table.meets("summoner L1")
    table.bag("encounter", "summoner", "summoner", "wolf")
    table.levels(0, 1).foe(1).do("confront", "pass")
    table.takes_out("encounter", "summoner").throws(FOE, "summoner L2").do("use_who summoner SUMMON foe")
    table.do("pass", "pass")  # the scroll might be a STUN
    table.takes_out("encounter", "summoner").throws(FOE, "summoner L3").do("use_who summoner SUMMON foe")
    table.throws(0, "spell_gust GUST").do("pass", "roll scroll", "use_piece scroll SCROLL spell_gust")
    table.levels(0, 1).foe(1).do("use spell_gust GUST")
    assert table.totals == (1, 1)  # those who were summoned are gone
    assert table.in_bag("encounter") == ["summoner", "summoner", "wolf"]
    table.takes_out("encounter", "summoner").throws(FOE, "summoner L2").do("use_who summoner SUMMON foe")
    table.takes_out("encounter", "summoner").throws(FOE, "summoner L3").do("use_who summoner SUMMON foe")
    assert table.compared == (1, 6, "loss")  # 1 + 2 + 3: and the last one summons no more


@rule("DD-OR-16", "DD-OR-15", "DD-ABILITY-SHATTER-3")
def test_a_hammer_may_deny_armor_that_only_a_gust_has_shown(table: Story) -> None:
    table.start(mode="standard").own("hammer_black", "scroll")
    table.bag("equipment", "armor_black")
    table.meets("thief L2")
    table.throws(0, "hammer_black 2").levels(0, 1).foe(6, 6).throws(FOE, "armor_black 1").do("confront")
    table.throws(0, "spell_gust GUST").do("roll scroll", "use_piece scroll SCROLL spell_gust")
    table.throws(0, "hammer_black 2").levels(0, 1).foe(6, 6).throws(FOE, "armor_black 1 PROTECTION")
    table.do("use spell_gust GUST")
    assert table.asked == (0, "hammer")
    table.do("deny")
    assert table.compared == (3, 13, "loss")


@rule("DD-ABILITY-PETRIFY", "DD-OR-81")
def test_petrify_hits_artifacts_too(table: Story) -> None:
    table.start(mode="standard").own("artifact_sword", "vorpal_sword")
    table.bag("item", "key")
    table.meets("cockatrice L2")
    table.throws(0, "artifact_sword 3", "vorpal_sword 3").levels(0, 4).foe(6, 5).do("confront")
    assert table.wounded == ["artifact_sword", "vorpal_sword"]


@rule("DD-EX-39", "DD-ABILITY-FEAR-2", "DD-OR-31")
def test_a_bow_that_has_hunted_is_not_replaced_when_feared(table: Story) -> None:
    table.start(mode="standard").own("bow_black", "sword_black")
    table.bag("encounter", "zombie", "wolf")
    table.do("hunt bow_black").throws(0, "zombie L1").do("choose zombie", "confront")
    table.levels(0, 4).foe(6).do("use_piece zombie FEAR bow_black")
    assert table.compared == (4, 6, "loss")  # bare-handed


@rule("DD-ABILITY-STUN-2", "DD-ABILITY-STUN-1")
def test_an_outsider_may_stun_too(table: Story) -> None:
    table.start(mode="standard", seats=3).own("sword_black")
    table.own("scroll", seat=2)
    table.meets("wolf L2")
    table.throws(0, "sword_black 2 SLASH").levels(0, 1).foe(6, 5).do("confront")
    table.do("use_die sword_black SLASH seat0.hero_level.1")
    assert table.asked == (2, "respond_stun_outside")
    table.throws(2, "spell_stun 3 STUN").do("stun scroll", "add_to foe")
    assert table.compared == (3, 14, "loss")


@rule("DD-ABILITY-FOCUS-2")
def test_an_assistant_focuses_an_outsiders_die(table: Story) -> None:
    table.start(mode="standard", seats=3)
    table.own("staff_black", seat=1)
    table.own("bomb", seat=2)
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "arm staff_black")
    table.throws(1, "staff_black 2").levels(0, 1).levels(1, 1).foe(6, 5).do("confront")
    table.throws(2, "bomb 5 BOMB").do("roll bomb")
    assert table.asked == (1, "respond_focus")
    table.throws(2, "bomb 2 BOMB").do("focus staff_black", "use_who bomb BOMB foe")
    assert table.compared == (4, 13, "loss")


@rule("DD-ABILITY-FEAR-2", "DD-OR-31")
def test_of_a_fixed_set_what_was_not_used_yet_may_be_replaced(table: Story) -> None:
    table.start(mode="standard").own("bow_black", "armor_black", "armor_grey")
    table.bag("encounter", "zombie", "wolf")
    table.do("hunt bow_black+armor_black").throws(0, "zombie L1").do("choose zombie", "confront")
    table.do("use_piece zombie FEAR armor_black")
    assert table.asked == (0, "arm")
    table.throws(0, "bow_black 3", "armor_grey 1").levels(0, 1).foe(6).do("arm bow_black+armor_grey")
    assert table.compared == (5, 6, "loss")
