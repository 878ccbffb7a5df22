"""Monsters nobody runs, since everybody fights them: what they use their abilities on."""

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from marks import die, rule


def together(table: Story, monster: str) -> Story:
    """Both players go against a monster."""
    table.meets(monster)
    return table.do("invite seat1", "accept").strongest()


@rule("DD-OR-4", "DD-ABILITY-FIRE-1")
@die("will_o_wisp")
def test_a_wisp_nobody_runs_burns_for_itself(table: Story) -> None:
    together(table.start(), "will_o_wisp L1")
    table.levels(0, 2).levels(1, 3).foe(3).throws(FOE, "spell_fire 3 FIRE").do("confront")
    assert table.compared == (5, 6, "loss")


@rule("DD-OR-4", "DD-ABILITY-VOID-1")
@die("evil_eye")
def test_an_eye_nobody_runs_looks_at_the_stronger_hero(table: Story) -> None:
    together(table.start(), "evil_eye L3")
    table.levels(0, 2).levels(1, 3).foe(3, 3, 3).do("confront")
    assert table.compared == (2, 9, "loss")


@rule("DD-OR-4", "DD-ABILITY-FREEZE-1")
@die("frost_worm")
def test_a_worm_nobody_runs_freezes_the_better_die(table: Story) -> None:
    table.start().own("dagger_grey", "sword_purple")
    together(table, "frost_worm L2")
    table.throws(0, "sword_purple 3", "dagger_grey 1").levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
    while table.asked[1] != "turn":
        table.do("pass")
    frozen = [table.state.cast[piece].id for _, piece in table.happened("frozen")]
    assert frozen == ["sword_purple"]


@rule("DD-OR-4", "DD-COMBAT-3")
@die("golem")
def test_a_monster_nobody_runs_takes_a_small_gain(table: Story) -> None:
    table.start().own("sword_purple")
    together(table, "golem L3")
    table.throws(0, "sword_purple 3", "hero_level 1", "sword_purple 2").levels(1, 1).foe(6, 6, 6)
    table.do("confront")
    assert len(table.happened("rerolled")) == 1
    table.leave_open()


@rule("DD-OR-4", "DD-COMBAT-3")
@die("spider_queen")
def test_a_queen_nobody_runs_lays_one_hero_bare(table: Story) -> None:
    table.start(mode="standard").own("hammer_black")
    together(table, "spider_queen L3")
    table.throws(0, "hammer_black 5").levels(0, 1).levels(1, 3).foe(1, 1, 1).do("confront")
    assert table.compared[0] == 3  # TANGLE takes the 1 so that DRAIN takes the 5


@rule("DD-OR-4", "DD-ABILITY-EXECUTE-1")
@die("minotaur")
def test_a_minotaur_nobody_runs_executes_the_first_of_equals(table: Story) -> None:
    together(table.start(), "minotaur L4")
    table.levels(0, 3).levels(1, 3).foe(1, 1, 1, 1).do("confront")
    assert table.compared == (3, 4, "loss")
    assert [event[3] for event in table.happened("used")] == [0]


@rule("DD-OR-4", "DD-OR-3", "DD-ABILITY-EXECUTE-1")
@die("minotaur")
@pytest.mark.parametrize(("numbers", "struck"), [((2, 1), 0), ((2, 4), 0), ((1, 1), 1)])
def test_a_minotaur_nobody_runs_strikes_whoever_counts_more(
    table: Story, numbers: tuple[int, int], struck: int
) -> None:
    table.start().experience(3)
    together(table, "minotaur L4")
    table.levels(0, *numbers).levels(1, 3).foe(1, 1, 1, 1).do("confront")
    left = 3 if struck == 0 else sum(numbers)
    assert table.compared == (left, 4, "loss")
    assert [event[3] for event in table.happened("used")] == [struck]


@rule("DD-OR-4", "DD-COMBAT-3")
@die("golem")
def test_a_golem_nobody_runs_rerolls_no_die_below_its_average(table: Story) -> None:
    table.start().own("sword_purple")
    together(table, "golem L3")
    table.throws(0, "sword_purple 2", "hero_level 1").levels(1, 2).foe(6, 6, 6).do("confront")
    assert not table.happened("rerolled")
    assert table.compared == (5, 18, "loss")
