"""Bloodhound: gold spent, and Heroes with Gold Production."""

from __future__ import annotations

import pytest
from tests.marks import card, rule

from delvewright.games.barricades import board, ranks, shapes
from delvewright.games.barricades.kinds import CARDS

RICH = ("hawkswood_1", "stalker_1", "adventurer", "adventurer", "dagger", "dagger")


def ready(table, rank=0, cards=RICH):
    table.start(1).of_class("bloodhound", rank=rank)
    table.hand(*cards)
    table.deck(*["adventurer"] * 12)
    return table


@card("bloodhound")
@rule("BQ-PREST-08", "BQ-PREST-09", "BQ-FAQ-19", "BQ-DICE-09")
@pytest.mark.parametrize(("rank", "gold"), [(0, 2), (1, 2), (2, 3), (7, 3)])
def test_a_heroic_opportunity_brings_gold(table, rank, gold):
    ready(table, rank, ("adventurer",)).morning("heroic_opportunity")
    assert table.gold() == gold


@card("bloodhound")
@rule("BQ-PREST-08")
def test_from_rank_7_on_a_draw_is_an_opportunity_too(table):
    ready(table, 6, ("adventurer",)).morning("draw")
    assert table.gold() == 0
    table = ready(table, 7, ("adventurer",))
    table.morning("draw")
    assert table.gold() == 3


@card("bloodhound")
@pytest.mark.parametrize(
    ("spent", "level", "earned"),
    [(4, 2, 0), (5, 0, 1), (9, 2, 1), (10, 1, 1), (10, 2, 2)],
)
def test_five_gold_and_a_monster_earn_a_rank_ten_and_one_of_level_2_two(table, spent, level, earned):
    ready(table)
    table.state.deeds = (
        shapes.Deed(0, board.SPENT, spent - 1),
        shapes.Deed(0, board.SPENT, 1),
        shapes.Deed(0, board.DEFEATED, level, 0),
    )
    assert ranks.earned(table.state, 0) == earned


@card("bloodhound")
def test_gold_alone_earns_nothing(table):
    ready(table)
    table.state.deeds = (shapes.Deed(0, board.SPENT, 20),)
    assert ranks.earned(table.state, 0) == 0


@card("bloodhound")
@rule("BQ-PREST-07")
def test_tracking_lets_one_hero_and_later_all_make_more_gold(table):
    ready(table, 1).morning().place("temple")
    before = table.gold()
    assert "track adventurer" not in table.do("use bloodhound tracking").offers
    table.do("track stalker_1")
    assert table.gold() == before + 1
    assert table.refusal("use bloodhound tracking") == ("used_up", 1)
    ready(table, 4).morning().place("temple")
    before = table.gold()
    table.do("use bloodhound tracking_all")
    assert table.gold() == before + 2
    assert "use bloodhound tracking" not in table.offers


@card("bloodhound")
def test_tracking_all_is_for_heroes_that_are_alike_too(table):
    ready(table, 4, ("stalker_1", "stalker_1", "adventurer", "joba")).morning().place("temple")
    before = table.gold()
    table.do("use bloodhound tracking_all")
    assert table.gold() == before + sum(
        [CARDS[id].gold > 0 for id in ("stalker_1", "stalker_1", "adventurer")]
    )


@card("bloodhound")
def test_rank_2_lets_one_of_them_hit_harder(table):
    ready(table, 2).morning().place("stay")
    physical, _ = table.attack()
    table.do("use bloodhound hunt", "strengthen stalker_1")
    assert table.attack() == (physical + 1, 0)


@card("bloodhound")
def test_no_hunt_without_a_hero_who_makes_gold(table):
    ready(table, 2, ("adventurer",)).morning().place("stay")
    assert table.refusal("use bloodhound hunt") == ("you_have_none", "Hero with Gold Production")


@card("bloodhound")
def test_rank_3_finds_rations_in_what_was_beaten(table):
    ready(table, 3, (*["adventurer"] * 4,)).morning().place("stay").do("battle", "use bloodhound forage")
    assert table.state.gear[0][board.TOKENS.index("iron_rations")] == 1


@card("bloodhound", "hound_of_the_keep")
@rule("BQ-PREST-10", "BQ-BASE-51")
def test_rank_5_gains_the_hound(table):
    ready(table, 4, (*["adventurer"] * 4, "dagger", "dagger", "thunderstone_staff"))
    table.sells("edlin_1")
    table.has(xp=3)
    table.morning().place("marketplace").do("buy edlin_1", "done", "battle", "rank")
    assert "hound_of_the_keep" in table.in_zone(board.DISCARD)


@card("bloodhound")
@rule("BQ-FAQ-13", "BQ-PREST-12")
def test_rank_6_counts_all_gold_spent_this_turn(table):
    ready(table, 6, ("edlin_4", "edlin_4", "stalker_4", "stalker_4"))
    table.sells("maul")
    table.morning().place("marketplace").do("buy maul", "done")
    physical, _ = table.attack()
    table.do("use bloodhound bounty", "strengthen stalker_4")
    assert table.attack() == (physical + 2, 0)


@card("bloodhound")
@rule("BQ-FAQ-14", "BQ-PREST-12")
def test_rank_7_rolls_one_die_for_all_of_them(table):
    ready(table, 7).morning().place("stay")
    physical, _ = table.attack()
    table.load(board.BATTLE_STREAM, 3)
    table.do("use bloodhound pack")
    assert table.attack() == (physical + 4 + 4, 0)
