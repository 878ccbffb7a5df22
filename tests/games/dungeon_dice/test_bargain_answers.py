"""Answers to offers: what counts as one, what a counter-offer may say, what ends an offer (DD-BARGAIN-3)."""

from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board
from delvewright.words.zones import find
from marks import rule


def demand(table: Story) -> Story:
    """Seat 2 wants the key of seat 0, or its bomb helps the wolf."""
    table.start(seats=3, bargains="full")
    table.own("key", "boomerang")
    table.own("bomb", seat=2)
    table.meets("wolf L2")
    table.do("bargain seat0", "offer give_dice:0>2:key:now,threat:2>0:refuses:bomb:foe")
    table.leave_open()
    return table


@rule("DD-BARGAIN-1", "DD-BARGAIN-3")
def test_offers_and_contracts_are_numbered_one_after_the_other(table: Story) -> None:
    table.start(seats=3, bargains="templates").meets("goblin L1")
    table.do("bargain seat1", "offer assist:1>0,reward_to:0>1:main", "pass")
    table.do("bargain seat1", "offer assist:1>0,roll_off:0>1:main:12")
    table.do("counter assist:1>0,reward_to:0>1:main")
    assert [offer[0] for offer in table.state.offers] == [2, 3]
    table.do("accept")
    assert table.state.offers == ()
    assert [contract[:3] for contract in table.state.contracts] == [(4, "W1", 1)]
    table.leave_open()


@rule("DD-BARGAIN-3")
def test_an_offer_is_not_countered_with_itself(table: Story) -> None:
    demand(table)
    table.do("pass", "bargain seat0", "offer assist:2>0,reward_to:0>2:main")
    assert "counter assist:2>0,reward_to:0>2:main" not in table.offers
    assert "counter assist:2>0,reward_to:0>2:potion" in table.offers


@rule("DD-BARGAIN-3", "DD-BARGAIN-5")
def test_a_counter_offer_brings_in_nobody_else(table: Story) -> None:
    demand(table).do("compose")
    assert table.asked == (0, "compose")
    assert "drop give_dice:0>2:key:now" in table.offers
    assert not [name for name in table.offers if name.startswith("include")]


@rule("DD-BARGAIN-3", "DD-BARGAIN-THREAT")
def test_whoever_gives_up_its_counter_offer_has_declined(table: Story) -> None:
    demand(table).do("compose", "pass")
    assert table.happened("turned_down") == [(1, 0)]
    assert table.state.offers == ()
    bomb = find(table.state, board.OWNED + 2, "bomb")
    assert [contract[1:] for contract in table.state.contracts] == [
        ("W1", 2, (("PROMISE_USE", 2, 0, bomb, board.FOE),))
    ]


@rule("DD-BARGAIN-3", "DD-BARGAIN-THREAT")
def test_whoever_answers_with_a_mere_threat_has_declined(table: Story) -> None:
    demand(table).do("compose", "drop give_dice:0>2:key:now", "drop threat:2>0:refuses:bomb:foe")
    table.do("between seat0 seat2", "add threat", "put threat:0>2:confronts:boomerang:foe", "propose")
    assert table.happened("turned_down") == [(1, 0)]
    assert table.state.offers == ()
    assert [term[0] for contract in table.state.contracts for term in contract[3]] == [
        "PROMISE_USE",
        "THREAT",
    ]
    table.do("bargain seat0", "offer assist:2>0,reward_to:0>2:main")
    assert "counter assist:2>0,reward_to:0>2:potion" in table.offers  # nothing is left of the first one


@rule("DD-BARGAIN-THREAT", "DD-BARGAIN-1")
def test_a_threat_with_a_demand_waits_for_an_answer(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("key")
    table.own("bomb", seat=2)
    table.meets("wolf L2")
    table.leave_open()
    table.do("bargain seat0", "compose", "between seat2 seat0", "add threat")
    table.do("put threat:2>0:refuses:bomb:foe", "propose")
    assert table.asked == (0, "answer_offer")
    table.do("accept")
    assert table.state.contracts == ()
    table.do("bargain seat0", "compose", "between seat2 seat0", "add threat")
    table.do("put threat:2>0:confronts:bomb:foe", "between seat0 seat2", "add give_now", "propose")
    assert table.asked == (0, "answer_offer")
    table.do("accept")
    assert table.owned(2) == ["bomb", "key"]


@rule("DD-BARGAIN-THREAT", "DD-BARGAIN-6")
def test_a_threat_with_a_die_that_is_gone_is_empty(table: Story) -> None:
    demand(table)
    board.leave(table.state, find(table.state, board.OWNED + 2, "bomb"), board.ITEM_BAG)
    table.do("pass")
    assert table.happened("provoked") == []
    assert table.state.contracts == ()


@rule("DD-BARGAIN-6", "DD-BARGAIN-1")
def test_an_offer_that_has_become_impossible_is_not_accepted(table: Story) -> None:
    demand(table)
    board.leave(table.state, find(table.state, board.OWNED, "key"), board.ITEM_BAG)
    table.ask_anew()
    assert table.refusal("accept") == ("not_owned", 0)
