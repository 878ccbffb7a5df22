"""STUN: what it undoes, what it must prevent, and when it is too late (DD-ABILITY-STUN)."""

from tests.games.dungeon_dice.teller import Story

from marks import die, rule


@rule("DD-ABILITY-STUN-1", "DD-ABILITY-STUN-3")
@die("energy_gel")
def test_the_reroll_of_one_die_is_undone_when_it_has_been_seen(table: Story) -> None:
    table.start().own("sword_black")
    table.meets("energy_gel L1")
    table.throws(0, "sword_black 2 SLASH").levels(0, 1).foe(4).do("confront")
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    assert table.asked == (1, "respond_stun")
    assert table.totals == (6, 4)  # seen, and not wanted
    table.do("stun energy_gel")
    assert table.compared == (3, 4, "loss")


@rule("DD-ABILITY-STUN-1", "DD-ABILITY-GEN-10")
@die("energy_gel")
def test_a_reroll_that_does_no_harm_is_left_and_the_stun_kept_for_another(table: Story) -> None:
    table.start().own("sword_black", "sword_grey")
    table.meets("energy_gel L1")
    table.throws(0, "sword_black 2 SLASH", "sword_grey 1 SLASH").levels(0, 2).foe(4).do("confront")
    table.levels(0, 1).do("use_die sword_black SLASH seat0.hero_level.2", "pass")
    table.levels(0, 4).do("use_die sword_grey SLASH seat0.hero_level.1", "stun energy_gel")
    assert table.compared == (4, 4, "tie")


@rule("DD-ABILITY-STUN-2", "DD-ABILITY-PROTECTION-2", "DD-OR-6")
@die("hammer_purple", "monstrous_crab")
def test_a_die_that_is_to_be_rerolled_answers_with_its_own_stun_before(table: Story) -> None:
    table.start().own("hammer_purple")
    table.meets("monstrous_crab L1")
    table.throws(0, "hammer_purple 4 SHATTER STUN").levels(0, 1).foe(6).do("confront", "pass")
    table.do("use_die monstrous_crab PROTECTION seat0.hammer_purple.4")
    assert table.asked == (0, "respond_stun")
    table.do("stun hammer_purple")
    assert table.happened("rerolled") == []
    assert table.compared == (5, 6, "loss")


@rule("DD-ABILITY-STUN-3", "DD-DUEL-12")
@die("spell_protection", "energy_gel")
def test_an_ability_that_rerolls_several_dice_in_a_row_is_stopped_ahead_or_never(table: Story) -> None:
    table.start(mode="standard").own("scroll")
    table.meets("energy_gel L2")
    table.levels(0, 1).foe(6, 6).do("confront", "roll scroll")
    table.load(0, 2)  # twice
    table.do("use_piece scroll SCROLL spell_protection")
    table.do("use_die spell_protection PROTECTION foe.monster_level.6")
    assert table.asked == (1, "respond_stun")
    assert table.totals == (1, 12)
    table.foe(1).do("pass")
    assert table.asked == (0, "again")
    table.foe(1).do("use_die spell_protection PROTECTION foe.monster_level.6")
    assert table.compared == (1, 2, "loss")  # nobody was asked again: too late


@rule("DD-OR-4", "DD-ABILITY-STUN-1")
@die("energy_gel")
def test_a_monster_nobody_runs_undoes_only_what_hurts_it(table: Story) -> None:
    table.start().own("sword_black", "sword_grey")
    table.meets("energy_gel L1")
    table.do("invite seat1", "accept")
    table.throws(0, "sword_black 2 SLASH", "sword_grey 1 SLASH").levels(0, 2).levels(1, 1).foe(6)
    table.do("confront").levels(0, 1).do("use_die sword_black SLASH seat0.hero_level.2")
    assert table.totals == (5, 6)  # 2 + 1 + 1 + 1: let be
    table.levels(0, 4).do("use_die sword_grey SLASH seat0.hero_level.1")
    assert table.compared == (5, 6, "loss")
    assert len(table.happened("stunned")) == 1


@rule("DD-SPELL-2", "DD-OR-12")
@die("spell_stun")
def test_a_stun_spell_that_is_still_to_land_cannot_be_cast_again(table: Story) -> None:
    table.start(mode="standard", seats=3).own("sword_black")
    table.own("scroll", seat=1)
    table.own("scroll", seat=2)
    table.meets("ooze L1")
    table.throws(0, "sword_black 2 SLASH").levels(0, 1).foe(4).do("confront")
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    table.throws(1, "spell_stun 2 STUN").do("stun scroll", seat=1)
    assert table.asked == (1, "spell_number")  # nobody answers the die with itself
    table.do("add_to foe")
    assert [table.owned(2), table.totals] == [["scroll"], (3, 6)]
    table.do("pass")
    assert table.compared == (3, 6, "loss")


@rule("DD-SPELL-2", "DD-OR-10")
@die("spell_stun")
def test_a_stun_spell_cast_for_its_number_is_not_answered_with_itself(table: Story) -> None:
    table.start(mode="standard").own("scroll")
    table.own("scroll", seat=1)
    table.meets("imp L1")
    table.levels(0, 1).foe(2).do("confront", "roll scroll")
    table.throws(0, "spell_stun 2 STUN").do("use_piece scroll SCROLL spell_stun")
    table.do("use_who spell_stun STUN seat0")
    assert table.asked == (1, "outsiders")
    table.do("pass")
    assert table.compared == (3, 2, "win")


@rule("DD-IMMUNE-1", "DD-ABILITY-STUN-1")
@die("lightning_elemental", "hammer_purple")
def test_a_monster_proof_against_stun_is_not_stopped_by_a_symbol_either(table: Story) -> None:
    table.start(mode="standard", dungeon_die="B").own("hammer_purple")
    table.state.place = "sewers"
    table.meets("lightning_elemental L2")
    table.throws(0, "hammer_purple 4 SHATTER STUN").levels(0, 1).foe(2, 1).do("confront")
    table.do("use_die place TANGLE seat0.hero_level.1")
    assert table.compared == (4, 3, "win")  # the hammer was not asked
    table.leave_open()


@rule("DD-ONEUSE-WAND-1", "DD-ABILITY-GEN-10")
@die("wand", "asp")
def test_the_stun_of_a_wand_waits_for_an_ability(table: Story) -> None:
    table.start(mode="standard").own("wand")
    table.meets("asp L1")
    table.levels(0, 4).foe(3).do("confront")
    table.throws(0, "wand STUN").do("roll wand")
    table.do("use_die asp TANGLE seat0.hero_level.4")
    assert table.asked == (0, "respond_stun")
    table.do("stun wand")
    assert table.compared == (4, 3, "win")


@rule("DD-ONEUSE-WAND-1", "DD-ABILITY-STUN-2")
@die("wand")
def test_the_stun_of_an_outsiders_wand_stops_a_hero(table: Story) -> None:
    table.start(mode="standard").own("sword_black")
    table.own("wand", seat=1)
    table.meets("ooze L1")
    table.throws(0, "sword_black 2 SLASH").levels(0, 1).foe(4).do("confront", "pass")
    table.throws(1, "wand STUN").do("roll wand")
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1", "stun wand")
    assert table.compared == (3, 4, "loss")


@rule("DD-ABILITY-STUN-1", "DD-ARTIFACT-VORPAL-SWORD-1")
@die("vorpal_sword", "energy_gel")
def test_the_first_reroll_of_a_vorpal_sword_is_undone_when_it_has_been_seen(table: Story) -> None:
    table.start(mode="standard").own("vorpal_sword")
    table.meets("energy_gel L1")
    table.throws(0, "vorpal_sword 3 VORPAL_SWORD").levels(0, 1).foe(5).do("confront")
    table.levels(0, 4).do("use_die vorpal_sword VORPAL_SWORD seat0.hero_level.1")
    assert table.asked == (1, "respond_stun")
    assert table.totals == (7, 5)
    table.do("stun energy_gel")
    assert table.compared == (4, 5, "loss")  # turned back, and no second reroll


@rule("DD-ABILITY-STUN-3", "DD-ARTIFACT-VORPAL-SWORD-1", "DD-ARTIFACT-VORPAL-SWORD-2")
@die("vorpal_sword", "energy_gel")
def test_a_vorpal_sword_that_nobody_stopped_goes_on_and_is_not_stopped_later(table: Story) -> None:
    table.start(mode="standard").own("vorpal_sword")
    table.meets("energy_gel L1")
    table.throws(0, "vorpal_sword 3 VORPAL_SWORD").levels(0, 1).foe(6).do("confront")
    table.levels(0, 2).do("use_die vorpal_sword VORPAL_SWORD seat0.hero_level.1", "pass")
    assert table.asked == (0, "slash_on")
    table.levels(0, 1).do("use_die vorpal_sword VORPAL_SWORD seat0.hero_level.2")
    assert table.compared == (4, 6, "loss")
    assert "vorpal_sword" in table.wounded


@rule("DD-ABILITY-STUN-1", "DD-ARTIFACT-AEGIS-SHIELD-1", "DD-OR-6")
@die("aegis_shield", "energy_gel")
def test_the_first_reroll_of_an_aegis_shield_is_undone_when_it_has_been_seen(table: Story) -> None:
    table.start(mode="standard").own("aegis_shield")
    table.meets("energy_gel L1")
    table.throws(0, "aegis_shield 2 AEGIS_SHIELD").levels(0, 2).foe(5).do("confront")
    table.foe(1).do("use_die aegis_shield AEGIS_SHIELD foe.monster_level.5")
    assert table.asked == (1, "respond_stun")
    assert table.totals == (4, 1)
    table.do("stun energy_gel")
    assert table.compared == (4, 5, "loss")
    assert not table.wounded


@rule("DD-ABILITY-STUN-1", "DD-ABILITY-FOCUS-1")
@die("staff_black", "energy_gel")
def test_a_focus_is_undone_when_the_new_side_has_been_seen(table: Story) -> None:
    table.start(mode="standard").own("staff_black", "bomb")
    table.meets("energy_gel L1")
    table.throws(0, "staff_black 1").levels(0, 1).foe(5).do("confront")
    table.throws(0, "bomb 2 BOMB").do("roll bomb")
    table.throws(0, "bomb 4 BOMB").do("focus staff_black")
    assert table.asked == (1, "respond_stun")
    assert len(table.happened("refocused")) == 1
    table.do("stun energy_gel", "use_who bomb BOMB seat0")
    assert table.compared == (4, 5, "loss")
