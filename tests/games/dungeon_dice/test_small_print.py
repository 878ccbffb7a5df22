"""Small print: what two rules say when they meet."""

import pytest
from tests.games.dungeon_dice.guilds import rolls_class
from tests.games.dungeon_dice.teller import Story, face

from marks import die, rule


@rule("DD-ABILITY-PERFORM-2", "DD-ONEUSE-CHARM-1")
@die("harp_grey", "charm_philtre")
def test_a_harp_does_not_play_against_a_charm_that_refuses_all_help(table: Story) -> None:
    table.start(mode="standard").own("charm_philtre")
    table.own("harp_grey", "poison_vial", seat=1)
    table.meets("wolf L2")
    table.do("roll charm_philtre", "use_mode charm_philtre CHARM refuse")
    table.do("confront")
    assert table.refusal("perform harp_grey", seat=1) == ("charmed",)
    table.levels(0, 1).foe(6, 6).do("pass", "pass")
    table.leave_open()


@rule("DD-CLASS-BARD-3", "DD-TROPHY-4", "DD-TROPHY-5")
@die("class_bard", "toad_brew")
def test_a_tall_tale_about_a_toad_is_worth_one(table: Story) -> None:
    table.start(mode="standard").own("class_bard", "harp_grey", "toad_brew")
    table.bag("item", "key")
    table.meets("wolf L2")
    rolls_class(table, "class_bard", "TALL_TALE")
    table.do("study class_bard").throws(0, "harp_grey 3").levels(0, 4).foe(1, 1).do("confront")
    table.throws(0, "toad_brew TOAD").do("roll toad_brew", "use_who toad_brew TOAD foe")
    table.do("pass") if table.asked[1] == "ability" else None
    table.do("keep wolf")
    assert table.fame() == 1
    table.leave_open()


@rule("DD-CLASS-KNIGHT-2", "DD-ABILITY-REACH-2", "DD-OR-48")
@die("class_knight", "spear_black")
def test_a_knight_who_reached_in_vain_still_brings_dice_to_a_rescue(table: Story) -> None:
    table.start(mode="standard")
    table.own("class_knight", "spear_black", "armor_black", seat=1)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.do("confront")
    table.throws(1, "spear_black 1", "armor_black 0").levels(1, 1).do("reach spear_black")
    table.levels(0, 1).foe(3, 3).do("confront")
    assert table.asked == (1, "rescue")
    table.throws(1, "spear_black 3", "armor_black 2").levels(1, 4)
    rolls_class(table, "class_knight", "RESCUE", seat=1)
    table.do("rescue")
    assert table.compared == (10, 6, "win")
    table.leave_open()


@rule("DD-LOC-ICE-CAVERN-2", "DD-EVENT-GENIE-3")
@die("genie")
def test_what_is_chiselled_from_the_ice_is_never_the_genie(table: Story) -> None:
    table.start(mode="standard", dungeon_die="A")
    table.state.place = "ice_cavern"
    table.own("hammer_grey", seat=1)
    table.bag("item", "genie", "key")
    table.draws("item", "genie", "key").throws(0, "spell_healing FIZZLE").do("rest")
    assert table.owned(1) == ["hammer_grey", "key"]
    assert table.asked == (1, "turn")


@rule("DD-ABILITY-STUN-2", "DD-ABILITY-THROW-1", "DD-OR-70")
@die("dagger_black", "energy_gel")
def test_a_thrown_dagger_can_be_stunned(table: Story) -> None:
    table.start(mode="standard").own("hammer_grey", "dagger_black")
    table.meets("energy_gel L1")
    table.do("arm hammer_grey") if table.gear() != ["hammer_grey"] else None
    table.throws(0, "hammer_grey 1").levels(0, 1).foe(3).do("confront", "throw dagger_black seat0")
    assert table.asked == (1, "respond_stun")
    table.do("stun energy_gel")
    assert table.compared == (2, 3, "loss")


@rule("DD-ABILITY-MAGIC-HAND-2")
@die("spell_magic_hand")
def test_a_magic_hand_lets_all_empty_hands_be_filled(table: Story) -> None:
    table.start(mode="standard").own("scroll", "sword_black", "dagger_black", "whip_black")
    table.meets("wolf L2")
    table.do("arm bare_hands").levels(0, 1).foe(6, 6).do("confront", "roll scroll")
    table.throws(0, "spell_magic_hand MAGIC_HAND").do("use_piece scroll SCROLL spell_magic_hand")
    table.do("use spell_magic_hand MAGIC_HAND")
    for die_, side in (("sword_black", "3"), ("dagger_black", "2"), ("whip_black", "2")):
        table.throws(0, f"{die_} {side}").do(f"grasp {die_}")
    assert table.compared == (8, 12, "loss")


@rule("DD-CLASS-GEN-7", "DD-OR-47", "DD-CLASS-ROGUE-2")
@die("class_rogue")
def test_whoever_picked_a_lock_is_a_rogue_for_the_turn(table: Story) -> None:
    table.start(mode="standard").own("class_rogue", "class_wizard", "dagger_black")
    table.ready(0)
    table.bag("encounter", "trap_a", "wolf")
    table.takes_out("encounter", "trap_a", "wolf").throws(0, "trap_a PAIN", "wolf L2").do("draw")
    assert len(table.happened("trap_ignored")) == 1
    assert [table.state.cast[piece].id for _, piece in table.state.studied] == ["class_rogue"]
    rolls_class(table, "class_rogue", "PICK_LOCK")
    table.throws(0, "dagger_black 1").levels(0, 1).foe(6, 6)
    table.do("confront")
    table.leave_open()


@rule("DD-ABILITY-FEAR-1")
@die("zombie", "relic_ring_of_focus", "epic_kraken")
@pytest.mark.parametrize("feared", ["relic_ring_of_focus", "epic_kraken"])
def test_fear_may_name_a_relic_or_an_epic_trophy(table: Story, feared: str) -> None:
    table.start(mode="standard").own("relic_ring_of_focus")
    table.trophy("epic_kraken TANGLE")
    table.meets("zombie L2")
    ring = feared == "relic_ring_of_focus"
    table.levels(0, *([3] if ring else [3, 3])).foe(6, 1).do("confront", f"use_piece zombie FEAR {feared}")
    if ring:
        table.do("use_die epic_kraken TANGLE foe.monster_level.1")
    assert table.compared == ((3, 6, "loss") if ring else (6, 7, "loss"))


@rule("DD-OR-4", "DD-COMBAT-3")
@die("spider_queen")
def test_a_monster_nobody_runs_looks_at_both_orders_of_two_abilities(table: Story) -> None:
    table.start(mode="standard").experience(3).own("hammer_black")
    table.meets("spider_queen L3")
    table.do("invite seat1", "accept")
    table.wound("level", seat=1)  # all its dice
    table.throws(0, "hammer_black 5").levels(0, 1, 2).foe(1, 1, 1).do("confront")
    assert table.compared == (5, 5, "tie")  # TANGLE takes the 1, DRAIN the 2: not the other way round


@rule("DD-OR-82", "DD-DUEL-9")
@die("crown")
def test_after_three_tied_bouts_monster_level_dice_decide(table: Story) -> None:
    table.start()
    table.own("crown", seat=1)
    for _ in range(3):
        table.levels(0, 2).levels(1, 2)
    for seat, number in ((0, 3), (1, 3), (0, 5), (1, 4)):
        table.load(seat, number - 1)
    table.do("duel_for crown")
    assert table.happened("roll_off") == [((0, 1), (3, 3)), ((0, 1), (5, 4))]
    assert table.owned(0) == ["crown"]


@rule("DD-EVENT-SHRINE-2", "DD-ABILITY-HUNT-1", "DD-OR-30")
@die("shrine_a", "bow_black")
def test_whoever_hunts_hunts_on_after_a_shrine(table: Story) -> None:
    table.start(mode="standard").own("bow_black")
    table.bag("encounter", "shrine_a", "wolf", "asp", "zombie")
    table.takes_out("encounter", "wolf", "shrine_a").do("hunt bow_black")
    table.load(0, 0)
    table.takes_out("encounter", "asp", "zombie").do("choose shrine_a")
    assert table.asked == (0, "encounter")
    assert table.offers == ["choose asp", "choose zombie"]
    table.leave_open()


@rule("DD-EVENT-TRAP-2", "DD-ABILITY-HUNT-1", "DD-OR-30")
@die("trap_a", "bow_black")
def test_whoever_hunts_hunts_on_after_a_trap_unless_that_took_the_bow(table: Story) -> None:
    table.start(mode="standard").own("bow_black")
    table.bag("encounter", "trap_a", "wolf", "asp")
    table.takes_out("encounter", "trap_a", "wolf").do("hunt bow_black")
    table.throws(0, "trap_a FEAR").do("choose trap_a")
    table.takes_out("encounter", "wolf").throws(0, "wolf L2").do("use_piece trap_a FEAR bow_black")
    assert table.asked == (0, "prepare")  # one die, and nothing to choose
    table.leave_open()


@rule("DD-DUEL-10", "DD-ABILITY-SHATTER-3", "DD-OR-16")
@die("spell_protection", "hammer_black", "crown")
@pytest.mark.parametrize("denies", [True, False])
def test_a_duelists_hammer_is_asked_before_a_protection_that_comes_later(table: Story, denies: bool) -> None:
    table.start(mode="standard").own("scroll")
    table.own("crown", "hammer_black", seat=1)
    table.levels(0, 1).throws(1, "hammer_black 4").levels(1, 1)
    table.do("duel_for crown", "pass", "arm hammer_black", "roll scroll")
    table.load(0, 0)
    table.do("use_piece scroll SCROLL spell_protection")
    assert table.asked == (1, "hammer")
    table.do("deny" if denies else "pass")
    if denies:
        assert len(table.happened("wasted")) == 1
    else:
        assert table.asked == (0, "aim")
        table.leave_open()


@rule("DD-WIN-14", "DD-OR-20", "DD-TRADE-1")
@die("crown")
def test_fame_reached_by_a_trade_between_players_ends_the_game(table: Story) -> None:
    table.start(seats=3, mode="standard", bargains="full")
    table.own("long_knife", "halberd", "songbow", "whip_grey")
    table.own("crown", seat=1)
    table.speaks_up = True
    table.throws(0, "spell_healing FIZZLE").do("rest")
    table.do("bargain seat0", seat=1)
    table.do("offer give_dice:1>0:crown:now,give_dice:0>1:whip_grey:now", "accept")
    assert table.state.ask is None
    assert table.state.result.winners == (0,)


@rule("DD-ABILITY-VOID-1", "DD-OR-8")
@die("evil_eye", "hammer_black")
def test_whoever_uses_a_void_chooses_among_equals(table: Story) -> None:
    table.start(mode="standard").own("hammer_black")
    table.meets("evil_eye L2")
    table.throws(0, "hammer_black 4").levels(0, 4).foe(1, 1).do("confront", "use_who evil_eye VOID seat0")
    assert table.asked == (1, "void")
    assert table.offers == [
        "use_die evil_eye VOID seat0.hammer_black.4",
        "use_die evil_eye VOID seat0.hero_level.4",
    ]
    table.do("use_die evil_eye VOID seat0.hammer_black.4")
    assert table.happened("removed")[0][1] == table.state.gear[0][0]
    table.leave_open()


@rule("DD-LOC-TERRAIN-DUAL-CLASS", "DD-REWARD-MERCENARY-2")
@die("mercenary")
def test_on_dual_class_terrain_no_class_need_be_lent_to_a_hireling(table: Story) -> None:
    table.start(mode="standard", terrain=True)
    table.state.terrain = "dual_class"
    (mercenary,) = table.own("mercenary")
    table.state.faces[mercenary] = face("mercenary L2")
    table.own("class_rogue", "class_wizard", "dagger_black", "spear_black", "dagger_grey")
    table.meets("wolf L2")
    table.do("hire mercenary", "confront").throws(0, "dagger_grey 1").do("arm dagger_grey")
    assert table.offers == ["study class_rogue", "study class_wizard", "pass"]
    table.throws(0, "dagger_black 2", "spear_black 3").levels(0, 4).foe(6, 6)
    table.do("pass")
    assert table.asked == (0, "class")  # both are the hero's
    table.leave_open()


@rule("DD-REWARD-MERCENARY-2", "DD-CLASS-BARBARIAN-2")
@die("mercenary", "class_barbarian")
def test_might_is_the_heros_and_not_the_hirelings(table: Story) -> None:
    table.start(mode="standard")
    (mercenary,) = table.own("mercenary")
    table.state.faces[mercenary] = face("mercenary L2")
    table.own("class_barbarian", "axe_black", "hammer_black", "hammer_grey", "axe_grey")
    table.meets("wolf L2")
    assert len(table.gear()) == 2
    table.do("hire mercenary", "confront")
    assert table.asked == (0, "hireling")
    assert all([len(offer.split("+")) == 1 and " " not in offer[4:] for offer in table.offers]), table.offers
    table.leave_open()
