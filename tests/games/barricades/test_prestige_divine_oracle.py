"""Divine Oracle: Wounds healed, and cards foreseen."""

from __future__ import annotations

import pytest
from tests.marks import card, rule

from delvewright.games.barricades import GAME, board, ranks, shapes

FOUR = ("adventurer",) * 4


def ready(table, rank=0, cards=FOUR, seats=1, wounds=4):
    table.start(seats).of_class("divine_oracle", rank=rank)
    table.hand(*cards)
    table.has(wounds=wounds)
    table.deck("dagger", "joba", "bree_setim", *["adventurer"] * 12)
    return table


@card("divine_oracle")
@rule("BQ-FAQ-12", "BQ-PREST-12", "BQ-PREST-15")
@pytest.mark.parametrize(
    ("healed", "level", "earned"),
    [(0, 3, 0), (1, 0, 1), (2, 2, 1), (3, 1, 1), (3, 2, 2)],
)
def test_healing_and_a_defeat_in_any_order_earn_ranks(table, healed, level, earned):
    ready(table)
    heals, defeat = (shapes.Deed(0, board.HEALED, 1),) * healed, shapes.Deed(0, board.DEFEATED, level, 0)
    for deeds in ((*heals, defeat), (defeat, *heals)):
        table.state.deeds = deeds
        assert ranks.earned(table.state, 0) == earned


@card("divine_oracle")
@rule("BQ-PREST-15")
def test_a_heal_that_removes_nothing_is_no_healed_wound(table):
    ready(table, 1, wounds=0).morning().place("temple")
    assert table.refusal("use divine_oracle mercy") == ("no_wounds",)
    table.do("done").evening()
    assert board.total(table.state, 0, board.HEALED) == 0


@card("divine_oracle")
def test_a_heroic_opportunity_heals(table):
    ready(table).morning("heroic_opportunity")
    assert table.state.wounds == [3]


@card("divine_oracle")
def test_from_rank_3_on_it_also_orders_the_next_two_cards(table):
    ready(table, 3, cards=())
    table.deck("dagger", "joba", "adventurer")
    table.dawn("heroic_opportunity").do("roll")
    table.do("put_on_top joba")
    assert table.in_zone(board.DECK) == ["joba", "dagger", "adventurer"]


@card("divine_oracle")
def test_it_heals_once_and_shows_two_cards_to_nobody_else(table):
    table.start(2).of_class("divine_oracle", seat=1, rank=3)
    table.has(seat=1, wounds=4)
    first, second, _ = table.deck("dagger", "joba", "adventurer", seat=1)
    table.dawn("horde_1", "heroic_opportunity").do("roll", seat=1)
    assert table.offers_of(1) == ["put_on_top dagger", "put_on_top joba"]
    assert table.state.known == tuple(sorted([(first, 1 << 1), (second, 1 << 1)]))
    table.do("put_on_top joba", seat=1)
    assert table.in_zone(board.DECK, 1) == ["joba", "dagger", "adventurer"]
    assert table.state.wounds == [0, 3]


@card("divine_oracle")
@rule("BQ-PREST-08")
def test_from_rank_7_on_a_wound_is_an_opportunity_too(table):
    table.start(1).of_class("divine_oracle", rank=7)
    table.has(wounds=4)
    table.morning("wound")
    assert table.state.wounds == [4]  # healed, then wounded


@card("divine_oracle")
def test_mercy_heals_one_more_in_the_village(table):
    ready(table, 1).morning().place("marketplace").do("heal", "use divine_oracle mercy")
    assert table.state.wounds == [2]


@card("divine_oracle")
def test_from_rank_4_on_mercy_reaches_whoever_is_at_the_same_location(table):
    ready(table, 4, seats=3)
    table.has(seat=1, wounds=2).has(seat=2, wounds=2)
    table.morning().place("temple", "temple", "bazaar").do("use divine_oracle mercy", seat=0)
    assert table.offers_of(0) == ["tend seat0", "tend seat1"]
    table.do("tend seat1", seat=0)
    assert table.state.wounds == [4, 1, 2]


@card("divine_oracle")
def test_mercy_passes_when_the_others_have_healed_themselves_meanwhile(table):
    ready(table, 4, seats=3, wounds=0)
    table.has(seat=1, wounds=1).has(seat=2, wounds=1)
    table.morning().place("temple", "temple", "temple").do("use divine_oracle mercy", seat=0)
    assert table.offers_of(0) == ["tend seat1", "tend seat2"]
    table.do("heal", seat=1).do("heal", seat=2)
    assert "done" in table.offers_of(0)
    assert table.state.wounds == [0, 0, 0]


@card("divine_oracle")
def test_before_rank_4_it_is_for_oneself(table):
    ready(table, 3, seats=2)
    table.has(seat=1, wounds=2)
    table.morning().place("temple", "temple").do("use divine_oracle mercy", seat=0)
    assert table.state.wounds == [3, 2]


@card("divine_oracle")
def test_rank_2_looks_at_the_top_card_and_may_sink_it(table):
    ready(table, 2, cards=("adventurer",))
    table.deck("dagger", "joba", *["adventurer"] * 3)
    table.dawn("horde_1").do("use divine_oracle foresee")
    assert table.offers == ["sink dagger", "leave"]
    table.do("sink dagger")
    assert table.in_zone(board.DECK)[0] == "joba"
    assert table.in_zone(board.DECK)[-1] == "dagger"


@card("divine_oracle")
def test_the_second_champion_sinks_a_card_of_his_own(table):
    table.start(2).of_class("divine_oracle", seat=1, rank=2)
    table.deck("dagger", "dagger")
    table.deck("joba", "moonlight", "haste", seat=1)
    table.dawn("horde_1", "horde_1").do("use divine_oracle foresee", "sink joba", seat=1)
    assert table.in_zone(board.DECK, 1) == ["moonlight", "haste", "joba"]
    assert table.in_zone(board.DECK) == ["dagger", "dagger"]


@card("divine_oracle")
def test_rank_3_heals_after_a_victory(table):
    ready(table, 3).morning().place("stay").do("battle", "use divine_oracle bless")
    assert table.state.wounds == [3]


@card("divine_oracle", "eye_of_providence")
def test_rank_5_gains_the_eye(table):
    ready(table, 4, wounds=1)
    table.has(xp=3)
    table.morning().place("temple").do("heal", "done", "battle", "rank")
    assert "eye_of_providence" in table.in_zone(board.DISCARD)


@card("divine_oracle")
@pytest.mark.parametrize(("healed", "more"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_from_rank_6_on_one_hero_grows_with_every_wound_healed_three_at_most(table, healed, more):
    ready(table, 6).morning().place("stay")
    physical, _ = table.attack()
    table.state.deeds = (shapes.Deed(0, board.HEALED, 1),) * healed
    assert table.attack() == (physical + more, 0)


@card("divine_oracle")
@rule("BQ-PREST-12")
def test_at_rank_7_the_deck_lies_face_up_for_everybody(table):
    ready(table, 6, seats=2, wounds=2)
    assert not GAME.sees(table.state, board.DECK, 1)
    table.state.rank[0] = 7
    assert GAME.sees(table.state, board.DECK, 1)
    assert not GAME.sees(table.state, board.DECK + 1, 0)
    world = GAME.imagine(table.state, 1, 5)
    assert world.zones[board.DECK] == table.state.zones[board.DECK]
