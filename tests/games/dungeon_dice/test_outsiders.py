"""From outside: what a player brings into another's combat is used by whoever brought it (OR-80)."""

from tests.games.dungeon_dice.guilds import rolls_class
from tests.games.dungeon_dice.teller import FOE, Story

from marks import die, rule


def summons(table: Story, spec: str, side: str) -> Story:
    """Seat 2 of three summons this monster into a combat of seat 0 with a wolf, 6 against 4."""
    table.start(mode="standard", seats=3).own("sword_black")
    table.own("summoning_stone", seat=2)
    table.meets("wolf L2")
    table.bag("encounter", spec.split()[0])
    table.throws(0, "sword_black 3").levels(0, 3).foe(3, 1).do("confront")
    table.do("pass") if table.asked[1] == "ability" else None
    table.do("roll summoning_stone", seat=2)
    table.throws(2, spec).do(f"use_who summoning_stone SUMMON {side}", seat=2)
    return table


@rule("DD-ONEUSE-SUMMON-1", "DD-OR-80")
@die("summoning_stone")
def test_whoever_summons_a_monster_for_the_foe_uses_its_abilities(table: Story) -> None:
    summons(table, "giant_spider L3", "foe")
    assert table.asked == (2, "outsiders")  # neither the hero nor seat 1, who runs the wolf
    assert "use_die giant_spider DRAIN seat0.hero_level.3" in table.offers
    table.do("use_die giant_spider DRAIN seat0.sword_black.3")
    assert table.compared == (3, 10, "loss")


@rule("DD-ONEUSE-SUMMON-1", "DD-OR-80")
@die("summoning_stone")
def test_whoever_summons_a_monster_for_a_hero_uses_its_abilities(table: Story) -> None:
    summons(table, "giant_spider L3", "seat0")
    assert table.asked == (2, "outsiders")
    table.do("use_die giant_spider DRAIN foe.monster_level.1")
    assert table.compared == (10, 3, "win")


@rule("DD-ONEUSE-SUMMON-1", "DD-COMBAT-14", "DD-OR-80")
@die("summoning_stone")
def test_last_effects_of_a_summoned_monster_are_its_summoners_too(table: Story) -> None:
    summons(table, "evil_eye L2", "foe")
    assert table.asked == (2, "last")
    table.do("use_who evil_eye VOID seat0")
    assert table.asked == (2, "void")
    table.do("use_die evil_eye VOID seat0.hero_level.3")
    assert table.compared == (3, 6, "loss")


@rule("DD-ONEUSE-SUMMON-1", "DD-ABILITY-STUN-2", "DD-OR-80")
@die("summoning_stone")
def test_a_summoned_stun_answers_for_its_summoner(table: Story) -> None:
    table.start(mode="standard", seats=3).own("sword_black")
    table.own("summoning_stone", seat=2)
    table.meets("wolf L2")
    table.bag("encounter", "energy_gel")
    table.throws(0, "sword_black 2 SLASH").levels(0, 1).foe(3, 1).do("confront")
    table.do("pass").do("roll summoning_stone", seat=2)
    table.throws(2, "energy_gel L1").do("use_who summoning_stone SUMMON foe", seat=2)
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    assert table.asked == (2, "respond_stun_outside")
    table.do("stun energy_gel")
    assert table.compared == (3, 5, "loss")


@rule("DD-OR-68", "DD-OR-80")
@die("summoning_stone")
def test_what_an_outsiders_monster_summons_joins_the_same_side(table: Story) -> None:
    summons(table, "summoner L2", "foe")
    table.bag("encounter", "giant_spider")
    table.throws(2, "giant_spider L3").do("use_who summoner SUMMON foe", seat=2)
    assert table.totals == (6, 9)
    table.do("use_die giant_spider DRAIN seat0.hero_level.3", seat=2)
    assert table.compared == (3, 12, "loss")


def assassinates(table: Story, spec: str, side: str) -> Story:
    """Seat 2 of three throws this die of its own into a combat of seat 0 with a wolf, 4 against 2."""
    table.start(seats=3)
    table.own("class_assassin", "bow_black", spec.split()[0], seat=2)
    table.ready(2)
    table.meets("wolf L2")
    table.levels(0, 4).foe(1, 1).do("confront", "pass")
    rolls_class(table, "class_assassin", "ASSASSINATE", seat=2)
    table.do("study class_assassin", seat=2)
    table.throws(2, spec).do(f"assassinate {spec.split()[0]} {side}", seat=2)
    return table


@rule("DD-CLASS-ASSASSIN-3", "DD-ABILITY-ASSASSINATE", "DD-OR-80")
@die("class_assassin", "sword_black")
def test_the_assassin_uses_what_the_thrown_in_sword_shows(table: Story) -> None:
    assassinates(table, "sword_black 2 SLASH", "foe")
    assert table.asked == (2, "outsiders")  # not seat 1, who runs the wolf
    assert [one for one in table.offers if "SLASH" in one] == ["use_die sword_black SLASH foe.sword_black.2"]
    table.throws(FOE, "sword_black 3").do("use_die sword_black SLASH foe.sword_black.2", "pass")
    assert table.compared == (4, 5, "loss")


@rule("DD-CLASS-ASSASSIN-3", "DD-OR-80")
@die("class_assassin")
def test_nobody_else_uses_a_sword_thrown_in_for_a_hero(table: Story) -> None:
    assassinates(table, "sword_black 2 SLASH", "seat0")
    assert table.asked == (2, "outsiders")
    table.do("pass")
    assert table.compared == (6, 2, "win")
