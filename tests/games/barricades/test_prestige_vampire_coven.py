"""Vampire Coven: Wounds as a price, and several Monsters at once."""

from __future__ import annotations

import pytest
from tests.marks import card, rule

from delvewright.games.barricades import board, ranks, shapes

FIGHTERS = ("adventurer",) * 4


def ready(table, rank=0, cards=FIGHTERS, seats=1, wounds=0):
    table.start(seats).of_class("vampire_coven", rank=rank)
    table.hand(*cards)
    table.has(wounds=wounds)
    return table


@card("vampire_coven")
@pytest.mark.parametrize(
    ("wounds", "level", "earned"), [(1, 3, 0), (2, 0, 1), (3, 2, 1), (4, 1, 1), (4, 2, 2)]
)
def test_wounds_gained_and_a_defeat_earn_ranks(table, wounds, level, earned):
    ready(table)
    table.state.deeds = (shapes.Deed(0, board.WOUNDED, wounds), shapes.Deed(0, board.DEFEATED, level, 0))
    assert ranks.earned(table.state, 0) == earned
    table.state.deeds = table.state.deeds[:1]
    assert ranks.earned(table.state, 0) == 0


@card("vampire_coven")
@pytest.mark.parametrize(("rank", "attack"), [(0, 2), (3, 2), (4, 3)])
def test_a_heroic_opportunity_trades_a_wound_for_a_heros_strength(table, rank, attack):
    ready(table, 0, ("adventurer", "dagger"))
    table.state.rank[0] = rank
    table.dawn("heroic_opportunity").do("bleed_for adventurer").place("stay")
    assert table.state.wounds == [1]
    assert table.attack()[0] == 1 + attack


@card("vampire_coven")
def test_it_may_be_left(table):
    ready(table).dawn("heroic_opportunity").do("leave")
    assert table.state.wounds == [0]


@card("vampire_coven")
def test_from_rank_7_on_a_wound_is_an_opportunity_too(table):
    ready(table, 7).dawn("wound").do("bleed_for adventurer")
    assert table.state.wounds == [2]


@card("vampire_coven")
@rule("BQ-PREST-07")
@pytest.mark.parametrize(
    ("rank", "wounds", "magic"),
    [(0, 5, 0), (1, 0, 0), (1, 1, 1), (3, 7, 1), (4, 0, 0), (4, 1, 1), (4, 3, 1), (4, 4, 2), (4, 9, 3)],
)
def test_thirst_turns_wounds_into_magic(table, rank, wounds, magic):
    ready(table, rank, wounds=wounds).morning("horde_1").place("stay")
    assert table.attack()[1] == magic


@card("vampire_coven")
def test_rank_2_heals_after_a_victory(table):
    ready(table, 2, wounds=3).morning("horde_1").place("stay").do("battle", "use vampire_coven drink")
    assert table.state.wounds == [2]


@card("vampire_coven")
@rule("BQ-PREST-12", "BQ-FAQ-17")
@pytest.mark.parametrize("wounds", [0, 10])
def test_rank_3_pays_two_wounds_for_three_attack(table, wounds):
    ready(table, 3, ("adventurer",), wounds=wounds).morning("horde_1").place("stay")
    table.do("use vampire_coven blood_price")
    assert table.state.wounds == [wounds + 2]
    assert (table.attack()[0], table.skill("adventurer")) == (1 + 3, 2)


@card("vampire_coven")
@rule("BQ-FAQ-17")
def test_rank_3_can_not_be_paid_where_only_one_wound_fits(table):
    ready(table, 3, ("adventurer",), wounds=11).morning("horde_1").place("stay")
    assert table.refusal("use vampire_coven blood_price") == ("wounds_do_not_fit", 2, 1)


@card("vampire_coven", "chalice_of_the_coven")
def test_rank_5_gains_the_chalice(table):
    ready(table, 4, ("adventurer",) * 6, wounds=0)
    table.has(xp=3)
    table.state.space = 3
    table.morning("wound").place("stay")
    table.state.deeds += (shapes.Deed(0, board.WOUNDED, 1),)
    table.do("battle", "rank")
    assert "chalice_of_the_coven" in table.in_zone(board.DISCARD)


@card("vampire_coven")
@rule("BQ-FAQ-07", "BQ-FAQ-27")
@pytest.mark.parametrize(
    ("heroes", "value", "won"), [(("edlin_4", "edlin_4"), 12, 2), (("edlin_4", "stalker_4"), 11, 0)]
)
def test_a_feast_adds_up_the_health_of_two_rooms(table, heroes, value, won):
    """Health 6, and 5 in a room with 1 more Health: 12 is needed, and all Wounds are taken either way."""
    ready(table, 6, heroes)
    table.room("left_1", "abandoned_gate", "goblin_bully")
    table.morning("horde_1").place("stay").do("move left_1", "use vampire_coven feast", "feast right_1")
    assert table.happened("reckoned")[0][1:3] == (value, 6 + 5 + 1)
    assert len(table.happened("defeated")) == won
    assert table.state.wounds == [2]


@card("vampire_coven")
def test_a_room_that_had_its_battle_is_no_prey(table):
    ready(table, 6).morning("horde_1").place("stay").do("move left_1")
    table.state.fought = (2, 3)
    assert table.refusal("use vampire_coven feast") == ("no_prey",)


@card("vampire_coven")
def test_the_guardian_is_no_prey(table):
    ready(table, 7, ("edlin_4",) * 6).reveal()
    table.morning().place("stay").stands("left_3").do("use vampire_coven great_feast")
    rooms = [board.NODES[node] for node in board.JOINED[board.NODES.index("left_3")]]
    assert {"lair", "right_3"} < {*rooms}
    assert {f"feasts {room}" for room in rooms if room != "lair"} < {*table.offers}
    assert not [name for name in table.offers if "lair" in name]
    table.leave_open()


@card("vampire_coven")
def test_rank_7_feasts_on_up_to_two_joined_rooms(table):
    ready(table, 7, ("edlin_4",) * 6).morning("horde_1").place("stay")
    table.do("move left_1", "use vampire_coven great_feast")
    assert "feasts right_1+left_2" in table.offers
    table.do("feasts right_1+left_2")
    assert len(table.happened("defeated")) == 3
