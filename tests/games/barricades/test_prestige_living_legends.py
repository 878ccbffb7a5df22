"""Living Legends: Heroes who rise."""

from __future__ import annotations

import pytest
from tests.marks import card, rule

from delvewright.games.barricades import board, muster, ranks, shapes


def ready(table, rank=0, cards=("edlin_2", "edlin_1", "adventurer", "adventurer")):
    table.start(1).of_class("living_legends", rank=rank)
    table.hand(*cards)
    table.deck("dagger", *["adventurer"] * 10)
    return table


@card("living_legends")
@pytest.mark.parametrize(("level", "earned"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_a_hero_leveled_up_and_a_defeat_earn_ranks(table, level, earned):
    ready(table)
    leveled = (shapes.Deed(0, board.LEVELED, level, 0),) if level else ()
    table.state.deeds = (*leveled, shapes.Deed(0, board.DEFEATED, 0, 0))
    assert ranks.earned(table.state, 0) == earned
    table.state.deeds = leveled
    assert ranks.earned(table.state, 0) == 0


@card("living_legends")
@pytest.mark.parametrize(("rank", "attack"), [(0, 1), (3, 1), (4, 2)])
def test_a_heroic_opportunity_sings_of_a_hero_in_hand(table, rank, attack):
    table.start(1).of_class("living_legends", rank=rank)
    table.hand("adventurer", "dagger")
    table.morning("heroic_opportunity").place("stay")
    assert table.attack() == (1 + attack, 0)
    assert muster.skill(table.state, table.state.zones[board.PLAY][0]) == 2 + 1


@card("living_legends")
def test_from_rank_7_on_a_draw_is_an_opportunity_too(table):
    table.start(1).of_class("living_legends", rank=7)
    table.hand("adventurer")
    table.morning("draw").place("stay")
    assert table.attack() == (3, 0)


@card("living_legends")
@rule("BQ-PREST-07")
@pytest.mark.parametrize(
    ("rank", "cards", "more"),
    [
        (0, ("hawkswood_2", "hawkswood_3"), 0),
        (1, ("hawkswood_2", "hawkswood_3"), 1),
        (1, ("hawkswood_2", "adventurer"), 1),
        (1, ("hawkswood_1", "adventurer"), 0),
        (4, ("hawkswood_2", "hawkswood_3", "hawkswood_3"), 2),
        (7, ("hawkswood_2", "hawkswood_3", "hawkswood_3", "hawkswood_4"), 3 + 2),
    ],
)
def test_renown_strengthens_one_then_two_then_all_heroes_of_level_2_or_higher(table, rank, cards, more):
    ready(table, 0, cards).morning().place("stay")
    physical, _ = table.attack()
    table.state.rank[0] = rank
    assert table.attack() == (physical + more, 0)


@card("living_legends")
def test_rank_3_gains_xp_with_a_hero_of_level_3(table):
    ready(table, 3, ("hawkswood_3", "hawkswood_3")).morning().place("stay").do(
        "battle", "use living_legends tales"
    )
    assert table.state.xp == [1]


@card("living_legends")
def test_rank_3_gains_nothing_without_one(table):
    ready(table, 3, ("hawkswood_2", "hawkswood_2", "adventurer")).morning().place("stay").do("battle")
    assert table.refusal("use living_legends tales") == ("no_hero_of_level", 3)


@card("living_legends")
def test_rank_6_draws_a_card_with_a_hero_of_level_3(table):
    ready(table, 6, ("hawkswood_3",))
    table.deck("dagger", "joba")
    table.morning("horde_1").place("temple").do("use living_legends muster")
    assert table.in_zone(board.PLAY) == ["hawkswood_3", "dagger"]


@card("living_legends", "saga_of_the_five", "aldara_sword_of_the_five")
@rule("BQ-LEX-09")
@pytest.mark.parametrize(("rank", "legend"), [(5, "saga_of_the_five"), (7, "aldara_sword_of_the_five")])
def test_ranks_5_and_7_gain_legendary_cards(table, rank, legend):
    ready(table, rank - 1, ("adventurer",) * 4)
    table.has(xp=6)
    table.morning("horde_1").place("temple")
    level_up = next(name for name in table.offers if name.startswith("level_up adventurer"))
    table.do(level_up, "done")
    table.hand("hawkswood_4")
    table.state.zones[board.PLAY] += table.state.zones[board.HAND]
    table.state.zones[board.HAND] = ()
    table.do("battle", "rank")
    assert legend in table.in_zone(board.DISCARD)
