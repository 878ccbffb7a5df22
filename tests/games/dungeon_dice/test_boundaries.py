"""Where a rule ends: the moment, the place or the hero one step beyond what it speaks of."""

import pytest
from tests.games.dungeon_dice.places import at
from tests.games.dungeon_dice.teller import FOE, Story

from marks import die, rule


@rule("DD-CLASS-KNIGHT-2", "DD-OR-48")
@die("class_knight")
@pytest.mark.parametrize(("mine", "rescued"), [(4, False), (1, True)])
def test_a_knight_rescues_losers_only(table: Story, mine: int, rescued: bool) -> None:
    table.start()
    table.own("class_knight", "sword_black", "armor_black", seat=1)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.levels(0, mine).foe(1, 1).do("confront")
    assert (table.asked == (1, "rescue")) == rescued
    table.leave_open()


@rule("DD-ABILITY-GUST-1", "DD-ONEUSE-TOAD-1", "DD-TROPHY-4", "DD-OR-15")
@die("spell_gust", "toad_brew")
def test_a_gust_turns_a_toad_back(table: Story) -> None:
    table.start(mode="standard").experience(3).own("toad_brew", "scroll")
    table.bag("item", "key")
    table.meets("spider_queen L5")
    table.levels(0, 4, 4).foe(1, 1, 1, 1, 2).do("confront")
    table.throws(0, "toad_brew TOAD").do("roll toad_brew", "use_who toad_brew TOAD foe")
    assert table.totals == (8, 0)
    table.throws(0, "spell_gust GUST").do("roll scroll", "use_piece scroll SCROLL spell_gust")
    table.levels(0, 4, 4).foe(1, 1, 1, 1, 1).do("use spell_gust GUST")
    assert table.asked == (1, "monster")  # its abilities are back
    table.do("pass", "keep spider_queen")
    assert table.compared == (8, 5, "win")
    assert table.fame() == 2  # and it is worth all its fame
    table.leave_open()


@rule("DD-ABILITY-NECROMANCY", "DD-TROPHY-7")
@die("necromancers_staff", "epic_lich")
def test_a_trophy_is_raised_once(table: Story) -> None:
    table.start(mode="standard").experience(3).own("necromancers_staff")
    table.trophy("epic_lich NECROMANCY")
    table.trophy("wolf L4")
    table.meets("wolf L2")
    table.throws(0, "necromancers_staff NECROMANCY").levels(0, 1, 1).foe(6, 6).do("confront")
    table.do("use_piece epic_lich NECROMANCY wolf")
    assert table.compared[1:] == (12, "loss")  # the staff has nobody left to raise
    table.leave_open()


@rule("DD-ABILITY-REACH-2", "DD-ABILITY-REACH-1")
@die("spear_black")
@pytest.mark.parametrize("chosen", [False, True])
def test_nobody_reaches_into_a_fight_that_has_its_assistant(table: Story, chosen: bool) -> None:
    table.start(seats=3)
    table.own("spear_black", seat=2)
    table.meets("wolf L2")
    if chosen:
        table.do("invite seat1", "accept").levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
        assert table.compared == (2, 12, "loss")  # seat 2 was not asked
    else:
        table.do("confront")
        assert table.offers_of(2) == ["reach spear_black", "pass"]
        table.levels(0, 1).foe(6, 6).do("pass")


@rule("DD-ABILITY-REACH-1", "DD-ABILITY-SCOUT-1", "DD-PREP-9")
@die("spear_purple")
def test_who_has_seen_all_the_dice_may_still_run(table: Story) -> None:
    table.start().own("spear_purple")
    table.meets("wolf L2")
    table.throws(0, "spear_purple 2 REACH SCOUT").levels(0, 1).do("reach spear_purple")
    table.foe(6, 5).do("use spear_purple SCOUT")
    assert table.totals == (3, 11)
    table.do("run")
    assert table.state.hurt == [0, 0]
    assert table.in_bag("encounter") == ["wolf"]


@rule("DD-DUEL-2", "DD-ABILITY-SCOUT-1", "DD-ABILITY-REACH-1")
@die("spear_purple")
def test_before_a_duel_dice_are_rolled_ahead_too(table: Story) -> None:
    table.start().own("spear_purple", "strength_potion")
    table.own("crown", seat=1)
    table.ready(0, 1).do("duel_for crown").strongest()
    table.throws(0, "spear_purple 2 REACH SCOUT").levels(0, 1).do("reach spear_purple")
    table.levels(1, 4).do("use_who spear_purple SCOUT seat1")
    assert table.asked == (0, "duel_before")
    assert (table.total(0), table.total(1)) == (3, 4)
    table.do("pass", "pass")
    assert table.happened("duelled")[-1][0] == ((0, 3), (1, 4))  # those rolls stand
    table.leave_open()


@rule("DD-EPICMON-CHIMERA", "DD-EPICMON-QUEEN-SLIME", "DD-EPICMON-GEN-3")
@die("epic_chimera", "epic_queen_slime")
def test_trophies_lend_poison_in_a_combat_and_healing_outside(table: Story) -> None:
    table.start(mode="standard").experience(5).wound("level")
    table.trophy("epic_queen_slime GOO", seat=0)
    table.trophy("epic_chimera ACID FIRE MAUL", seat=0)
    table.trophy("epic_queen_slime GOO", seat=1)
    table.meets("wolf L2")
    table.levels(0, 1, 1).foe(6, 6).do("confront")
    assert table.asked == (0, "ability")
    table.do("pass")
    assert table.compared[2] == "loss"  # seat 1 was not asked: it heals on its own turn
    assert table.asked == (0, "end_of_turn")
    assert not [offer for offer in table.offers if "POISON" in offer]
    assert "use epic_queen_slime HEALING" in table.offers


@rule("DD-EPICMON-QUEEN-SLIME", "DD-EPIC-8")
@die("epic_queen_slime")
def test_between_epic_combats_only_the_active_hero_is_on_its_own_turn(table: Story) -> None:
    table.start(mode="standard").experience(3, seat=1).wound("level", seat=1)
    table.trophy("epic_queen_slime GOO", seat=1)
    table.bag("epic", "epic_kraken")
    table.bag("encounter", "event_epic")
    table.levels(0, 4).levels(1, 4).foe(*[1] * 3).do("draw", "join_in", "join_in")
    assert table.happened("compared_epic") != []
    assert table.asked[1] == "epic_join"  # the slime heals nobody in between
    table.leave_open()


@rule("DD-ABILITY-REACH-1", "DD-ABILITY-SCOUT-2")
@die("spear_purple", "bow_purple", "spell_magic_hand")
def test_a_reach_that_was_rolled_ahead_brings_the_rest_of_the_dice(table: Story) -> None:
    table.start(mode="standard").own("spear_purple", "bow_purple", "scroll")
    table.meets("wolf L2")
    table.throws(0, "spell_magic_hand MAGIC_HAND").do("roll scroll")
    table.do("use_piece scroll SCROLL spell_magic_hand", "use spell_magic_hand MAGIC_HAND")
    table.throws(0, "bow_purple 2").do("try bow_purple")
    table.throws(0, "spear_purple 2 REACH SCOUT").do("try spear_purple")
    assert table.total(0) == 4
    table.levels(0, 4).do("use spear_purple REACH")
    assert table.total(0) == 8
    table.do("run")


@rule("DD-DUEL-6", "DD-DUEL-13")
def test_an_act_in_a_duel_gives_everybody_another_turn(table: Story) -> None:
    table.start().own("bomb")
    table.own("crown", "bomb", "boomerang", seat=1)
    table.levels(0, 1).levels(1, 1).do("duel_for crown")
    assert table.asked == (0, "duel")
    table.throws(1, "bomb 2 BOMB").do("pass", "roll bomb", "use_who bomb BOMB seat1")
    assert table.asked == (0, "duel")
    table.do("pass")
    assert table.asked == (1, "duel")
    table.do("pass")
    assert table.happened("duelled")[-1][0] == ((0, 1), (1, 3))
    table.leave_open()


@rule("DD-BARGAIN-NO-HARM")
def test_no_harm_to_an_assistant_is_no_harm_to_whom_it_fights_beside(table: Story) -> None:
    table.start(seats=3)
    table.own("poison_vial", seat=2)
    table.meets("wolf L3")
    table.do("invite seat1", "accept")
    table.state.contracts = ((1, "W1", 1, (("NO_HARM", 2, 1, 0),)),)
    table.throws(2, "poison_vial POISON").do("confront").do("roll poison_vial", seat=2)
    assert table.refusal("use_who poison_vial POISON seat0") == ("no_harm", 1)
    assert table.refusal("use_who poison_vial POISON seat1") == ("no_harm", 1)
    assert table.offers == ["use_who poison_vial POISON foe", "pass"]
    table.do("pass", "run")


@rule("DD-BARGAIN-NO-HARM")
def test_no_harm_says_nothing_about_a_fight_its_friend_is_not_in(table: Story) -> None:
    table.start(seats=3)
    table.own("bomb", seat=2)
    table.meets("wolf L2")
    table.state.contracts = ((1, "W1", 1, (("NO_HARM", 2, 1, 0),)),)
    table.levels(0, 4).foe(1, 1).do("confront")
    table.throws(2, "bomb 5 BOMB").do("roll bomb", "use_who bomb BOMB foe")
    assert table.compared == (4, 7, "loss")


@rule("DD-BARGAIN-NO-HARM", "DD-BARGAIN-8")
def test_no_harm_holds_through_its_last_turn_and_no_longer(table: Story) -> None:
    table.start(bargains="full")
    table.own("crown", seat=1)
    last = table.state.turns + 2  # the next turn of this hero
    table.state.contracts = ((1, "W4", 0, (("NO_HARM", 0, 1, last),)),)
    table.ask_anew()
    for seat in (0, 1):
        table.throws(seat, "spell_healing FIZZLE").do("rest", "pass")
    assert table.refusal("duel_for crown") == ("no_harm", 1)
    table.meets("wolf L2")
    table.do("run")
    assert len(table.state.contracts) == 1  # the encounter is over, the turn is not
    table.do("pass")
    assert table.asked == (1, "turn")
    assert table.state.contracts == ()


@rule("DD-BARGAIN-THREAT")
def test_one_threat_between_two_is_enough(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("bomb", "boomerang", seat=2)
    table.meets("wolf L2")
    table.do("bargain seat0", "compose", "between seat2 seat0", "add threat")
    table.do("put threat:2>0:confronts:bomb:foe", "propose")
    table.do("bargain seat0", "compose", "between seat2 seat0")
    assert table.refusal("add threat") == ("nothing_of_that", 2)  # though the boomerang is free
    table.do("pass", "pass", "wait", "run")
    table.leave_open()


@rule("DD-LOC-CRYPT-2", "DD-TURN-4")
@die("location_a", "goblin")
def test_the_crypt_doubles_no_chest_that_was_rolled(table: Story) -> None:
    at(table, "crypt")
    table.bag("equipment", "armor_grey", "armor_black")
    table.bag("encounter", "goblin")
    table.throws(0, "goblin reward").do("draw")
    assert len(table.owned()) == 1


@rule("DD-FAMILIAR-OWL", "DD-OR-76")
@die("familiar_owl")
def test_an_owl_scouts_for_nobody_else(table: Story) -> None:
    table.start()
    table.own("familiar_owl", seat=1)
    table.meets("wolf L2")
    table.levels(0, 1).foe(6, 6).do("confront")  # seat 1 was not asked
    assert table.compared == (1, 12, "loss")


@rule("DD-EPIC-7", "DD-LOC-VOLCANO-1")
@die("epic_tiamat", "location_a")
def test_the_volcano_adds_no_level_to_an_epic_monster(table: Story) -> None:
    table.start(mode="standard", dungeon_die="A")
    table.state.place = "volcano"
    table.bag("epic", "epic_tiamat")
    table.bag("encounter", "event_epic")
    table.levels(0, 4).throws(FOE, *["monster_level 1"] * 4, "spell_fire FIZZLE")
    table.do("draw", "join_in", "pass")
    assert [event[1:] for event in table.happened("compared_epic")] == [(4, 4)]
    table.leave_open()


@rule("DD-CLASS-BARBARIAN-2", "DD-CLASS-GEN-7", "DD-OR-47")
@die("class_barbarian", "class_rogue")
def test_whoever_has_used_another_class_has_no_might(table: Story) -> None:
    table.start(mode="standard").own("class_barbarian", "axe_black", "axe_grey")
    rogue = table.own("class_rogue")[0]
    table.ready(0)
    assert table.gear() == ["axe_black", "axe_grey"]
    table.state.gear[0] = ()
    table.state.studied = ((0, rogue),)
    assert table.ready(0).gear() == ["axe_black"]


@rule("DD-ONEUSE-WAND-2", "DD-ONEUSE-WAND-3", "DD-OR-77")
@die("wand")
def test_a_wand_kept_without_losing_a_level_heals_nothing(table: Story) -> None:
    table.start(mode="standard").experience(4).wound("level").own("wand")
    table.meets("wolf L2")
    table.levels(0, 1).foe(4, 2).do("confront")
    table.throws(0, "wand TANGLE").do("roll wand", "use_die wand TANGLE foe.monster_level.2")
    table.do("keep_wand wand")
    assert table.state.experience[0] == 3
    assert table.state.hurt[0] == 1
    table.do("pass")
    table.leave_open()
