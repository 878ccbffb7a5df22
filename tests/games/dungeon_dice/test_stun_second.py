"""STUN and FOCUS the second time: what is spent, what stands, and who may answer what."""

import pytest
from tests.games.dungeon_dice.epics import slain
from tests.games.dungeon_dice.teller import Story

from marks import die, rule


@rule("DD-DUEL-11", "DD-ONEUSE-BOOMERANG-2")
@die("boomerang", "hammer_purple")
def test_a_stunned_boomerang_comes_back_and_its_thrower_acts_again(table: Story) -> None:
    table.start(mode="standard").own("boomerang")
    table.own("crown", "hammer_purple", seat=1)
    table.do("duel_for crown")
    table.levels(0, 1).throws(1, "hammer_purple 4 SHATTER STUN").levels(1, 1).do("arm hammer_purple")
    table.throws(0, "boomerang 3 BOOMERANG").do("roll boomerang", "use_who boomerang BOOMERANG seat0")
    assert table.asked == (1, "respond_stun")
    table.do("stun hammer_purple")
    assert [table.total(0), table.owned()] == [1, ["boomerang"]]
    assert table.asked == (0, "duel")
    table.throws(0, "boomerang 1").do("roll boomerang", "use_who boomerang BOOMERANG seat0")
    assert table.owned() == []  # nothing to stun it a second time, and no symbol to bring it back
    assert table.owned(1) == ["crown", "hammer_purple"]


@rule("DD-ABILITY-STUN-1", "DD-ABILITY-STUN-3")
@die("energy_gel", "familiar_tortoise")
def test_a_single_reroll_is_seen_first_whatever_else_the_die_showed(table: Story) -> None:
    table.start(mode="standard").own("sword_black", "sword_grey", "familiar_tortoise")
    table.meets("energy_gel L2")
    table.throws(0, "sword_black 2 SLASH", "sword_grey 1 SLASH").levels(0, 1).foe(6, 6).do("confront")
    table.throws(0, "sword_grey 3").do("use_die sword_black SLASH seat0.sword_grey.1")
    assert table.asked == (1, "respond_stun")
    assert table.totals == (6, 12)
    table.do("pass").throws(0, "familiar_tortoise PROTECTION").do("call familiar_tortoise")
    table.foe(1).do("use_die familiar_tortoise PROTECTION foe.monster_level.6")
    assert table.asked == (1, "respond_stun")
    assert table.totals == (6, 7)
    table.do("stun energy_gel")
    assert table.compared == (6, 12, "loss")


@rule("DD-ABILITY-STUN-2", "DD-ARTIFACT-VORPAL-SWORD-1")
@die("vorpal_sword", "staff_black", "energy_gel")
def test_a_vorpal_sword_on_a_die_that_shows_a_scroll_goes_on_too(table: Story) -> None:
    table.start(mode="standard").own("vorpal_sword", "staff_black")
    table.meets("energy_gel L1")
    table.throws(0, "vorpal_sword 3 VORPAL_SWORD", "staff_black 1 FOCUS SCROLL").levels(0, 1).foe(6)
    table.do("confront", "use_die vorpal_sword VORPAL_SWORD seat0.staff_black.1")
    assert table.asked == (1, "respond_stun")
    assert table.happened("rerolled") == []  # the die that might answer is still there
    table.throws(0, "staff_black 2").do("pass")
    assert table.asked == (0, "slash_on")
    table.throws(0, "staff_black 1").do("use_die vorpal_sword VORPAL_SWORD seat0.staff_black.2")
    assert table.compared == (5, 6, "loss")


@rule("DD-SPELL-2", "DD-ONEUSE-WARDING")
@die("ward_stone", "spell_stun")
def test_under_warding_only_the_warder_answers_from_outside_with_a_scroll(table: Story) -> None:
    table.start(mode="standard", seats=3).own("sword_black")
    table.own("ward_stone", "scroll", seat=1)
    table.own("scroll", seat=2)
    table.meets("ooze L1")
    table.do("confront", "roll ward_stone", "use ward_stone WARDING", "pass")
    table.throws(0, "sword_black 2 SLASH").levels(0, 1).foe(4).do("confront")
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    assert [ask.seat for ask in table.state.asks] == [1]
    table.throws(1, "spell_stun 2 STUN").do("stun scroll", "add_to foe")
    table.do("pass") if table.asked[1] == "outsiders" else None
    assert table.compared == (3, 6, "loss")


@rule("DD-ABILITY-STUN-4", "DD-SPELL-2", "DD-OR-10")
@die("spider_queen", "spell_stun")
@pytest.mark.parametrize("side", ["2 STUN", "FIZZLE"])
@pytest.mark.parametrize("source", ["staff_black", "epic_cyclops", "scroll"])
def test_what_cast_the_stun_spell_casts_it_once(table: Story, source: str, side: str) -> None:
    """A SCROLL symbol and a Cyclops's trophy serve once a turn; the spell, once it worked, nobody."""
    table.start(mode="standard").experience(5).own("staff_black", *["scroll"] * (2 * (source == "scroll")))
    table.ready(0)
    if source == "epic_cyclops":
        slain(table, source)
    table.meets("spider_queen L3")
    table.throws(0, "staff_black 1 FOCUS SCROLL" if source == "staff_black" else "staff_black 1")
    table.levels(0, 4, 4, 4).foe(2, 2, 2).do("confront")
    table.do("pass") if table.asked == (0, "ability") else None
    table.do("use_die spider_queen TANGLE seat0.staff_black.1")
    table.throws(0, f"spell_stun {side}").do(f"stun {source}", "pass")  # no FOCUS on it
    table.do("add_to seat0") if side != "FIZZLE" else None
    assert table.totals == ((15, 6) if side != "FIZZLE" else (12, 6))
    table.do("pass") if table.asked == (0, "ability") else None
    table.do("use_die spider_queen DRAIN seat0." + ("staff_black.1" if side != "FIZZLE" else "hero_level.4"))
    assert (table.asked == (0, "respond_stun")) == (source == "scroll" and side == "FIZZLE")
    table.leave_open()


@rule("DD-ABILITY-STUN-1", "DD-OR-69", "DD-SPELL-2")
@die("wand", "spell_stun")
def test_a_stun_spell_is_stunned_and_has_not_been_in_the_combat(table: Story) -> None:
    table.start(mode="standard", seats=3).own("sword_black", "wand")
    table.own("scroll", seat=1)
    table.own("scroll", seat=2)
    table.meets("ooze L1")
    table.throws(0, "sword_black 2 SLASH").levels(0, 1).foe(5).do("confront")
    table.throws(0, "wand STUN").do("roll wand")
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    table.throws(1, "spell_stun 2 STUN").do("stun scroll", seat=1)
    assert table.asked == (0, "respond_stun")
    table.do("stun wand")
    assert table.totals == (6, 5)  # the SLASH stands, and the spell's number counts for nobody
    assert [ask.seat for ask in table.state.asks] == [2]  # who may still stun the SLASH
    table.throws(2, "spell_stun 3 STUN").do("stun scroll", "add_to foe")
    table.do("pass") if table.asked[1] == "outsiders" else None
    assert table.compared == (3, 8, "loss")


@rule("DD-ABILITY-FOCUS-1", "DD-TERM-3")
@die("staff_black", "bomb")
def test_a_staff_that_left_the_combat_focuses_no_more(table: Story) -> None:
    table.start(mode="standard").own("staff_black", "bomb", "bomb")
    table.meets("asp L1")
    table.throws(0, "staff_black 1").levels(0, 4).foe(6).do("confront")
    table.throws(0, "bomb 2 BOMB").do("roll bomb")
    assert table.asked == (0, "respond_focus")
    table.do("pass", "use_who bomb BOMB seat0", "pass", "use_die asp TANGLE seat0.staff_black.1")
    table.throws(0, "bomb 2 BOMB").do("roll bomb")
    assert table.asked == (0, "aim")
    table.do("use_who bomb BOMB seat0")
    assert table.compared == (8, 6, "win")


@rule("DD-ABILITY-FOCUS-1", "DD-ABILITY-FOCUS-2")
@die("staff_black", "bomb", "spell_stun")
@pytest.mark.parametrize("rolls", ["bomb", "scroll"])
def test_the_active_hero_focuses_what_is_rolled_outside(table: Story, rolls: str) -> None:
    table.start(mode="standard", seats=3).own("staff_black", "sword_black")
    table.own(rolls, "staff_black", seat=1)
    table.own("staff_black", seat=2)
    table.ready(1, 2).meets("ooze L1")
    table.throws(0, "staff_black 1", "sword_black 2 SLASH").levels(0, 1).foe(6).do("confront")
    if rolls == "bomb":
        table.do("pass").throws(1, "bomb 5 BOMB").do("roll bomb")
    else:
        table.levels(0, 1).do("use_die sword_black SLASH seat0.hero_level.1")
        table.throws(1, "spell_stun 3 STUN").do("stun scroll")
    assert table.asked == (0, "respond_focus")
    table.do("pass")
    assert table.asked == (1, "respond_focus")  # its own die; seat 2 has no say
    table.throws(1, "bomb 4 BOMB" if rolls == "bomb" else "spell_stun 1 STUN").do("focus staff_black")
    assert table.asked == (0, "respond_focus")  # a new side, a new chance
    table.do("pass", "use_who bomb BOMB foe" if rolls == "bomb" else "add_to foe")
    assert table.happened("compared")[-1][1:3] == (4, 7) if rolls == "scroll" else table.totals == (4, 10)
    table.leave_open()


@rule("DD-ABILITY-PROTECTION-1", "DD-RELIC-RING-OF-PROTECTION")
@die("artifact_armor", "relic_ring_of_protection")
def test_each_source_of_protection_rerolls_as_often_as_it_says(table: Story) -> None:
    table.start(mode="standard").own("artifact_armor", "relic_ring_of_protection")
    table.meets("ooze L2")
    table.throws(0, "artifact_armor 1 PROTECTION").levels(0, 1).foe(6, 6).do("confront")
    table.foe(5).do("use_die relic_ring_of_protection PROTECTION foe.monster_level.6")
    assert table.asked == (0, "armor")  # once
    table.foe(4).do("use_die artifact_armor PROTECTION foe.monster_level.6")
    assert table.asked == (0, "again")
    table.foe(4).do("use_die artifact_armor PROTECTION foe.monster_level.5")
    assert table.compared == (2, 8, "loss")
