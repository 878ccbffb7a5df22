"""Spice Merchant: buys much."""

from __future__ import annotations

import pytest
from tests.marks import card

from delvewright.games.barricades import board, muster, ranks, shapes
from delvewright.games.barricades.kinds import GEAR

POOR = ("adventurer",) * 4


def ready(table, rank=0, cards=POOR, seats=1):
    table.start(seats).of_class("spice_merchant", rank=rank)
    table.hand(*cards)
    table.deck(*["adventurer"] * 10)
    return table


def bought(table, *things):
    """What was bought this turn, by its printed price: "card 5", "token 3"."""
    deeds = []
    for thing in things:
        sort, price = thing.split()
        piece = table.make("scroll" if sort == "token" else "hand_axe")
        deeds.append(shapes.Deed(0, board.BOUGHT, int(price), piece))
    table.state.deeds = (*deeds, shapes.Deed(0, board.DEFEATED, 0, 0))
    return ranks.earned(table.state, 0)


@card("spice_merchant")
@pytest.mark.parametrize(
    ("things", "earned"),
    [
        ((), 0),
        (("card 4",), 0),
        (("card 5",), 1),
        (("token 5",), 0),
        (("card 6", "token 2"), 1),
        (("card 7", "token 2"), 2),
        (("card 7",), 1),
    ],
)
def test_a_dear_card_earns_a_rank_two_things_one_for_7_two(table, things, earned):
    ready(table)
    assert bought(table, *things) == earned


@card("spice_merchant")
def test_buying_alone_earns_nothing(table):
    ready(table)
    bought(table, "card 7", "token 2")
    table.state.deeds = table.state.deeds[:-1]
    assert ranks.earned(table.state, 0) == 0


@card("spice_merchant")
def test_a_heroic_opportunity_brings_rations(table):
    ready(table).morning("heroic_opportunity")
    assert table.state.gear[0][board.TOKENS.index("iron_rations")] == 1


@card("spice_merchant")
def test_from_rank_4_on_it_brings_any_token(table):
    ready(table, 4).dawn("heroic_opportunity")
    assert "gain_token scroll" in table.offers
    table.do("gain_token scroll")
    assert table.state.gear[0][board.TOKENS.index("scroll")] == 1


@card("spice_merchant")
def test_from_rank_7_on_a_single_horde_is_an_opportunity_too_and_still_joins_the_horde(table):
    ready(table, 7).dawn("horde_1").do("gain_token potion")
    assert table.state.gear[0][board.TOKENS.index("potion")] == 1
    assert table.icons == 1


@card("spice_merchant")
@pytest.mark.parametrize(
    ("rank", "name", "gold"), [(1, "wares", 1), (3, "wares", 1), (4, "better_wares", 2), (7, "best_wares", 3)]
)
def test_wares_bring_gold(table, rank, name, gold):
    ready(table, rank).morning().place("temple")
    before = table.gold()
    table.do(f"use spice_merchant {name}")
    assert table.gold() == before + gold
    assert len([one for one in table.offers if "wares" in one]) == 0


@card("spice_merchant")
@pytest.mark.parametrize("token", GEAR)
@pytest.mark.parametrize(("rank", "less"), [(1, 0), (2, 1), (7, 1)])
def test_from_rank_2_on_tokens_cost_1_less(table, token, rank, less):
    ready(table, rank, ("dagger",) * 4).morning().place("bazaar").do(f"use bazaar {token}")
    assert table.gold() == 8 - (GEAR[token].gold_cost - less)


@card("spice_merchant")
def test_rank_3_finds_a_token_for_3_gold_or_less(table):
    ready(table, 3).morning().place("stay").do("battle", "use spice_merchant find")
    assert table.refusal("gain_token scroll") == ("token_too_dear", 4, 3)
    table.do("gain_token lantern_token")
    assert table.state.gear[0][board.TOKENS.index("lantern_token")] == 1


@card("spice_merchant", "kerkenzen_saffron")
def test_rank_5_gains_the_saffron(table):
    ready(table, 4, ("adventurer", "adventurer", "adventurer", "adventurer", "dagger", "dagger", "joba"))
    table.has(xp=3)
    table.sells("rapier")
    table.morning().place("temple").do("buy rapier", "done", "battle", "rank")
    assert "kerkenzen_saffron" in table.in_zone(board.DISCARD)


@card("spice_merchant")
def test_rank_6_buys_one_more_card(table):
    ready(table, 6, ("dagger",) * 6)
    table.sells("rapier", "hand_axe")
    table.morning().place("temple").do("buy rapier")
    assert table.refusal("buy hand_axe") == ("bought_already",)
    table.do("use spice_merchant another_purchase", "buy hand_axe")
    assert table.gold() == 12 - 5 - 4


@card("spice_merchant")
def test_rank_7_pays_for_others_wherever_in_the_village(table):
    ready(table, 7, ("dagger",), seats=3)
    table.morning().place("temple", "bazaar", "stay")
    assert muster.gold_left(table.state, 1) == 0
    table.do("use spice_merchant pay_for", seat=0)
    assert [table.gold(seat) for seat in (0, 1)] == [1, 1]
    table.do("use spice_merchant pay_for", seat=0)
    assert table.refusal("use spice_merchant pay_for", seat=0) == ("no_gold",)
