"""Monsters nobody runs: how they weigh one ability, die or spell against another (DD-COMBAT-3)."""

import pytest
from tests.games.dungeon_dice.places import at
from tests.games.dungeon_dice.teller import FOE, Story
from tests.games.dungeon_dice.test_unrun_monsters import together

from marks import die, rule


@rule("DD-OR-4", "DD-COMBAT-3")
@die("golem")
@pytest.mark.parametrize(("kind", "rerolled"), [("armor_grey", 1), ("whip_grey", 0)])
def test_a_golem_nobody_runs_knows_what_a_die_shows_on_average(
    table: Story, kind: str, rerolled: int
) -> None:
    table.start().own(kind)
    together(table, "golem L3")
    table.throws(0, f"{kind} 1").levels(0, 1).levels(1, 1).foe(6, 6, 6)
    if rerolled:
        table.throws(0, f"{kind} 0")  # its side without a number counts for nothing
    table.do("confront")
    assert len(table.happened("rerolled")) == rerolled
    assert table.compared == (3 - rerolled, 18, "loss")


@rule("DD-OR-4", "DD-COMBAT-3", "DD-LOC-SEWERS")
@die("vampire")
def test_a_vampire_nobody_runs_clears_the_way_to_the_best_die_of_all(table: Story) -> None:
    at(table, "sewers")
    together(table, "vampire L2")
    table.levels(0, 1, 4).levels(1, 3).foe(1, 1).do("confront")
    assert table.compared == (3, 2 + 4, "loss")  # TANGLE took the 1 so that DRAIN took the 4
    table.do("pass")


@rule("DD-OR-4", "DD-ABILITY-STUN-1")
@die("lightning_elemental", "bomb")
def test_an_elemental_nobody_runs_stuns_what_it_cannot_weigh(table: Story) -> None:
    table.start().own("bomb")
    together(table, "lightning_elemental L2")
    table.levels(0, 1).levels(1, 1).foe(2, 2).do("confront")
    table.throws(0, "bomb 5 BOMB").do("roll bomb", "use_who bomb BOMB seat0")
    assert table.compared == (2, 4, "loss")


@rule("DD-OR-4", "DD-SPELL-5")
@die("cursed_book", "spell_drain")
def test_a_book_nobody_runs_drains_where_it_cannot_burn(table: Story) -> None:
    together(table.start(mode="standard", ban=("spell_fire",)), "cursed_book L2")
    table.levels(0, 1).levels(1, 3).foe(2, 2).throws(FOE, "spell_drain DRAIN").do("confront")
    assert table.compared == (1, 4 + 3, "loss")


@rule("DD-OR-4", "DD-ABILITY-STUN-4")
@die("cursed_book", "spell_stun")
def test_a_book_nobody_runs_takes_the_number_of_its_stun_itself(table: Story) -> None:
    table.start().own("bomb")
    together(table, "cursed_book L2")
    table.levels(0, 1).levels(1, 1).foe(2, 2).do("confront")
    table.throws(0, "bomb 5 BOMB").throws(FOE, "spell_stun 3 STUN").do("roll bomb", "use_who bomb BOMB seat0")
    assert table.compared == (2, 4 + 3, "loss")


@rule("DD-OR-4", "DD-ABILITY-FREEZE-1")
@die("frost_worm")
def test_a_worm_nobody_runs_freezes_even_a_poor_die(table: Story) -> None:
    table.start().own("staff_grey")
    together(table, "frost_worm L2")
    table.throws(0, "staff_grey 0").levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
    assert table.compared == (2, 12, "loss")
    assert table.wounded == ["staff_grey"]


@rule("DD-OR-4", "DD-ABILITY-STUN-1")
@die("lightning_elemental", "armor_black")
@pytest.mark.parametrize(("number", "left"), [(1, 8), (6, 12)])
def test_an_elemental_nobody_runs_undoes_the_reroll_that_costs_it_points(
    table: Story, number: int, left: int
) -> None:
    table.start(stun_in_armor_phase=True).own("armor_black")
    together(table, "lightning_elemental L2")
    table.throws(0, "armor_black 1 PROTECTION").levels(0, 1).levels(1, 1).foe(6, 2).do("confront")
    die = "6" if number == 1 else "2"
    table.foe(number).do(f"use_die armor_black PROTECTION foe.monster_level.{die}")
    assert table.compared == (3, left, "loss")


@rule("DD-OR-4", "DD-OR-3", "DD-ABILITY-EXECUTE-1", "DD-ABILITY-RAISE-THE-DEAD-1")
@die("necromancer", "minotaur")
def test_a_necromancer_nobody_runs_leaves_no_hero_standing(table: Story) -> None:
    table.start(mode="standard").wound("level")
    for _ in range(2):
        table.trophy("minotaur L4")
    together(table, "necromancer L3")
    table.levels(1, 3).foe(1, 1, 1).do("confront")
    struck = [target for _, _, symbol, target in table.happened("used") if symbol == "EXECUTE"]
    assert struck == [1, 0]  # whoever counts most, then the last one, though it counts for nothing
    assert table.compared == (0, 11, "loss")


@rule("DD-OR-4", "DD-OR-3", "DD-ABILITY-EXECUTE-1")
@die("minotaur")
def test_a_minotaur_nobody_runs_spares_a_hero_who_counts_for_nothing(table: Story) -> None:
    table.start(mode="standard").wound("level").experience(5, seat=1)
    together(table, "minotaur L4")
    table.levels(1, 1, 1, 1).foe(1, 1, 1, 1).do("confront")
    assert table.happened("used") == []
    assert table.compared == (3, 4, "loss")
