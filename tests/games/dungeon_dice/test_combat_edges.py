"""Combats seen closely: each hammer is asked, who passes lets the others go on, and what a GUST leaves."""

import pytest
from tests.games.dungeon_dice.guilds import rolls_class
from tests.games.dungeon_dice.places import at
from tests.games.dungeon_dice.teller import FOE, Story, face

from marks import die, rule


def two_hammers(table: Story, monster: str) -> Story:
    """Two heroes with hammers against a monster that seat 2 runs: 4 + 1 + 4 + 1 for the heroes."""
    table.start(seats=3, mode="standard").own("hammer_black")
    table.own("hammer_black", seat=1)
    table.meets(monster)
    table.do("invite seat1", "accept").strongest()
    for seat in (0, 1):
        table.throws(seat, "hammer_black 4").levels(seat, 1)
    return table


@rule("DD-ABILITY-SHATTER-3", "DD-OR-16")
@die("golem")
def test_the_second_hammer_denies_what_the_first_let_pass(table: Story) -> None:
    two_hammers(table, "golem L3").foe(6, 6, 6).do("confront")
    assert table.asked == (0, "hammer")
    table.do("pass")
    assert table.asked == (1, "hammer")
    table.do("deny")
    assert table.compared == (10, 18, "loss")


@rule("DD-ABILITY-SHATTER-3", "DD-OR-16")
@die("witch", "spell_protection")
def test_the_second_hammer_denies_a_spell_the_first_let_pass(table: Story) -> None:
    two_hammers(table, "witch L3").foe(6, 6, 6).do("confront")
    table.throws(FOE, "spell_protection PROTECTION").do("use_piece witch SCROLL spell_protection")
    assert table.asked == (0, "hammer")
    table.do("pass")
    assert table.asked == (1, "hammer")
    table.do("deny")
    assert table.compared == (10, 18, "loss")
    assert not table.happened("rerolled")


@rule("DD-COMBAT-14", "DD-OR-8")
@die("evil_eye", "axe_black")
def test_who_keeps_a_last_effect_back_lets_the_others_have_theirs(table: Story) -> None:
    table.start(mode="standard").own("axe_black")
    table.meets("evil_eye L2")
    table.throws(0, "axe_black 3 EXECUTE").levels(0, 2).foe(1, 1).do("confront")
    assert table.asked == (0, "last")
    table.do("pass")
    assert table.asked == (1, "last")
    table.do("use_who evil_eye VOID seat0")
    assert table.compared == (2, 2, "tie")


@rule("DD-BARGAIN-8")
def test_what_was_agreed_for_an_encounter_ends_when_its_hero_runs(table: Story) -> None:
    table.start().own("healing_potion")
    table.meets("wolf L2")
    table.state.contracts = ((1, "W1", 0, (("NO_HARM", 0, 1, 0),)),)
    table.do("run")
    assert table.asked == (0, "end_of_turn")
    assert table.state.contracts == ()


@rule("DD-ARTIFACT-AEGIS-SHIELD-1", "DD-ARTIFACT-AEGIS-SHIELD-2", "DD-OR-45")
@die("aegis_shield", "dagger_grey")
@pytest.mark.parametrize(
    ("before", "after", "wounded"),
    [("THROW", "1", True), ("0", "THROW", False), ("1", "1", False), ("THROW", "THROW", False)],
)
def test_a_side_without_a_number_is_the_lowest_for_an_aegis_shield(
    table: Story, before: str, after: str, wounded: bool
) -> None:
    table.start(mode="standard").own("aegis_shield")
    table.own("crown", "dagger_grey", seat=1)
    table.ready(0, 1)
    table.throws(0, "aegis_shield 2 AEGIS_SHIELD").levels(0, 1)
    table.throws(1, f"dagger_grey {before}", "hero_level 4", f"dagger_grey {after}")
    table.do("duel_for crown").strongest()
    while table.asked[1] == "duel_before":
        table.do("pass")
    offer = next(one for one in table.offers if "dagger_grey" in one)
    table.do(offer)
    assert (table.asked == (0, "again")) == (not wounded)
    while table.state.mode:
        table.do("pass")
    assert table.wounded == ["aegis_shield"] * wounded
    table.leave_open()


@rule("DD-ARTIFACT-VORPAL-SWORD-1", "DD-ARTIFACT-VORPAL-SWORD-2", "DD-OR-45")
@die("vorpal_sword", "dagger_grey")
@pytest.mark.parametrize(
    ("before", "after", "wounded"), [("THROW", "0", False), ("1", "THROW", True), ("0", "0", False)]
)
def test_a_side_without_a_number_is_the_lowest_for_a_vorpal_sword(
    table: Story, before: str, after: str, wounded: bool
) -> None:
    table.start(mode="standard").own("vorpal_sword", "dagger_grey")
    table.meets("wolf L2")
    table.throws(0, "vorpal_sword 3 VORPAL_SWORD", f"dagger_grey {before}").levels(0, 1).foe(6, 6)
    table.do("confront").throws(0, f"dagger_grey {after}")
    table.do(next(one for one in table.offers if "seat0.dagger_grey" in one))
    assert (table.asked == (0, "slash_on")) == (not wounded)
    while table.state.mode:
        table.do("pass")
    assert table.wounded == ["vorpal_sword"] * wounded


# GUST ------------------------------------------------------------------------------------------------


def gusts(table: Story, *numbers: int) -> Story:
    """The active hero has a GUST blow, and rolls these level dice after it."""
    table.throws(0, "spell_gust GUST").do("roll scroll", "use_piece scroll SCROLL spell_gust")
    table.levels(0, *numbers).foe(1, 1, 1)
    return table.do("use spell_gust GUST")


@rule("DD-ABILITY-GUST-1", "DD-REWARD-MERCENARY-1")
@die("mercenary", "spell_gust")
def test_a_hireling_stays_through_a_gust(table: Story) -> None:
    table.start(mode="standard")
    (mercenary, _) = table.own("mercenary", "scroll")
    table.state.faces[mercenary] = face("mercenary L2")
    table.meets("wolf L3")
    table.do("hire mercenary").levels(0, 1).foe(6, 6, 6).do("confront")
    assert table.totals == (3, 18)
    gusts(table, 2)
    assert table.compared == (4, 3, "win")
    table.leave_open()


@rule("DD-ABILITY-GUST-1", "DD-ABILITY-RAISE-THE-DEAD-1")
@die("necromancer", "spell_gust")
def test_whom_a_necromancer_raised_before_the_combat_stays_through_a_gust(table: Story) -> None:
    table.start(mode="standard").own("scroll")
    table.trophy("wolf L4")
    table.meets("necromancer L3")
    table.levels(0, 1).foe(6, 6, 6).do("confront", "use necromancer RAISE_THE_DEAD", "pass")
    assert table.totals == (1, 22)
    gusts(table, 2)
    assert table.compared == (2, 7, "loss")
    assert table.trophies() == ["wolf"]


@rule("DD-ABILITY-GUST-1", "DD-ABILITY-NECROMANCY", "DD-OR-15")
@die("necromancers_staff", "spell_gust")
def test_whom_a_staff_raised_in_the_combat_is_blown_away_and_may_be_raised_again(table: Story) -> None:
    table.start(mode="standard").own("scroll", "necromancers_staff")
    table.trophy("wolf L4")
    table.meets("ogre L3")
    table.throws(0, "necromancers_staff 2 NECROMANCY").levels(0, 1).foe(6, 6, 6).do("confront")
    table.do("use_piece necromancers_staff NECROMANCY wolf")
    assert table.totals == (7, 18)
    table.throws(0, "spell_gust GUST").do("roll scroll", "use_piece scroll SCROLL spell_gust", "pass")
    table.throws(0, "necromancers_staff 3 NECROMANCY").levels(0, 1).foe(1, 1, 1).do("use spell_gust GUST")
    assert table.totals == (4, 3)
    table.do("use_piece necromancers_staff NECROMANCY wolf")
    assert table.compared == (8, 3, "win")
    table.leave_open()


@rule("DD-ABILITY-GUST-2", "DD-CLASS-KNIGHT-3")
@die("class_knight", "spell_gust")
def test_what_a_class_die_shows_may_be_used_again_after_a_gust(table: Story) -> None:
    table.start(mode="standard").own("class_knight", "sword_black", "armor_black", "scroll")
    table.meets("wolf L3")
    table.throws(0, "sword_black 1", "armor_black 1").levels(0, 1).foe(6, 6, 6)
    rolls_class(table, "class_knight", "SLASH_AND_PROTECTION")
    table.do("confront", "pass").levels(0, 2)
    table.do("use_die class_knight SLASH seat0.hero_level.1")
    table.throws(0, "spell_gust GUST").do("roll scroll", "use_piece scroll SCROLL spell_gust")
    table.throws(0, "sword_black 1", "armor_black 1").levels(0, 1).foe(6, 6, 6).do("use spell_gust GUST")
    table.foe(2).do("use_die class_knight PROTECTION foe.monster_level.6")
    table.levels(0, 4).do("use_die class_knight SLASH seat0.hero_level.1")
    assert table.compared == (6, 14, "loss")


@rule("DD-LOC-ISLAND")
@die("bat")
def test_the_sword_of_one_hero_keeps_the_wind_of_the_island_off_both(table: Story) -> None:
    at(table, "island", "sword_grey", seats=3)
    table.meets("bat L3")
    table.do("invite seat1", "accept")
    table.throws(0, "sword_grey 1").levels(0, 4, 4).levels(1, 4).foe(1, 1, 1).do("confront")
    assert table.compared == (13, 3, "win")  # seat 2, who runs the bat, has nothing to do
    table.leave_open()


@rule("DD-OR-16", "DD-ABILITY-SHATTER-3", "DD-RELIC-RING-OF-PROTECTION")
@die("hammer_black", "armor_black", "relic_ring_of_protection")
@pytest.mark.parametrize(("reading", "left"), [("armor", ["relic_ring_of_protection"]), ("all", [])])
def test_which_protection_a_hammer_denies(table: Story, reading: str, left: list[str]) -> None:
    table.start(mode="standard", hammer_denies=reading).own("armor_black", "relic_ring_of_protection", "bomb")
    table.own("crown", "hammer_black", "bomb", seat=1)
    table.ready(0, 1)
    table.throws(0, "armor_black 1 PROTECTION").levels(0, 1).throws(1, "hammer_black 4").levels(1, 1)
    table.do("duel_for crown").strongest()
    assert table.asked == (1, "hammer")
    table.do("deny")
    assert table.asked == (0, "armor" if left else "duel")
    assert sorted({offer.split()[1] for offer in table.offers if "PROTECTION" in offer}) == left
    table.leave_open()
