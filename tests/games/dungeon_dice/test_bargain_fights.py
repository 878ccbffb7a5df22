"""Words before and in a fight: threats that come true, promised dice, and who is asked (DD-BARGAIN-2)."""

from typing import Any

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import board
from marks import die, rule


def agreed(table: Story, *terms: tuple[Any, ...]) -> None:
    table.state.contracts += ((9, "W1", 0, terms),)
    table.ask_anew()


def asked(table: Story) -> list[tuple[int, str]]:
    return [(ask.seat, ask.question) for ask in table.state.asks]


def silence(table: Story) -> None:
    """Nobody bargains any more."""
    while table.asked[1] == "haggle":
        table.do("pass")


# Threats ----------------------------------------------------------------------------------------------------


@rule("DD-BARGAIN-THREAT")
@pytest.mark.parametrize(
    ("threat", "true"),
    [
        (("THREAT", 2, 0, "confronts", -1), True),
        (("THREAT", 2, 0, "picks", 1), True),
        (("THREAT", 2, 0, "picks", 3), False),
        (("THREAT", 2, 1, "confronts", -1), True),
        (("THREAT", 2, 3, "confronts", -1), False),
    ],
)
def test_a_threat_comes_true_with_what_it_was_against(
    table: Story, threat: tuple[Any, ...], true: bool
) -> None:
    table.start(seats=4, bargains="full")
    bomb = table.own("bomb", seat=2)[0]
    table.meets("wolf L2")
    agreed(table, (*threat, bomb, FOE))
    table.do("wait", "invite seat1", "accept")
    table.levels(0, 4).levels(1, 4).foe(2, 1).do("confront")
    assert (table.happened("provoked") != []) == true
    terms = [term for contract in table.state.contracts for term in contract[3]]
    assert terms == ([("PROMISE_USE", 2, threat[2], bomb, FOE)] if true else [])
    silence(table)
    if true:
        table.throws(2, "bomb 5 BOMB")
    table.do("pass")
    assert table.compared == ((8, 8, "tie") if true else (8, 3, "win"))
    table.leave_open()


# Promised dice ----------------------------------------------------------------------------------------------


@rule("DD-BARGAIN-PROMISE-USE", "DD-COMBAT-13")
def test_every_promised_die_is_used_and_the_phase_goes_on_after_each(table: Story) -> None:
    table.start(seats=4, bargains="full")
    table.own("bomb")
    first = table.own("bomb", seat=1)[0]
    second = table.own("bomb", seat=2)[0]
    table.own("bomb", seat=3)
    table.meets("wolf L2")
    agreed(table, ("PROMISE_USE", 1, 0, first, 0), ("PROMISE_USE", 2, 0, second, 0))
    silence(table)
    table.levels(0, 4).foe(1, 1).do("confront")
    silence(table)
    table.do("pass")  # the hero keeps its bomb
    table.throws(3, "bomb 5 BOMB").do("roll bomb", seat=3).do("use_who bomb BOMB foe")
    assert table.asked == (0, "ability")
    table.do("pass").throws(1, "bomb 2 BOMB").do("pass", seat=1).do("pass", seat=2)
    assert (table.asked, table.totals) == ((0, "ability"), (6, 7))  # what is promised is used, then again
    table.do("pass").throws(2, "bomb 3 BOMB").do("pass", seat=2)
    assert (table.asked, table.totals) == ((0, "ability"), (9, 7))
    table.do("pass")
    assert table.compared == (9, 7, "win")
    assert [table.owned(seat) for seat in (1, 2, 3)] == [[], [], []]
    table.leave_open()


@rule("DD-BARGAIN-PROMISE-USE", "DD-ABILITY-THROW-1")
def test_a_promised_dagger_is_thrown_to_the_side_it_was_promised_to(table: Story) -> None:
    table.start(seats=3, bargains="full")
    _, dagger = table.own("bomb", "dagger_black", seat=2)
    table.bag("item", "key")
    table.meets("wolf L2")
    agreed(table, ("PROMISE_USE", 2, 0, dagger, 0))
    table.do("wait").levels(0, 1).foe(1, 1).do("confront")
    silence(table)
    assert table.refusal("throw dagger_black foe", seat=2) == ("promised", 0)
    assert {"throw dagger_black seat0", "roll bomb"} <= set(table.offers_of(2))
    table.throws(2, "dagger_black 2").do("pass", seat=2)
    silence(table)
    while table.asked[1] == "outsiders":
        table.do("pass")
    assert table.compared == (3, 2, "win")
    assert table.owned(2) == ["bomb", "dagger_black"]
    table.leave_open()


@rule("DD-BARGAIN-PROMISE-USE", "DD-ONEUSE-BOOMERANG-2")
def test_a_promised_boomerang_that_came_back_has_done_its_duty(table: Story) -> None:
    table.start(seats=3, bargains="full")
    boomerang = table.own("boomerang", seat=2)[0]
    table.bag("item", "key")
    table.meets("wolf L2")
    agreed(table, ("PROMISE_USE", 2, 0, boomerang, 0))
    table.do("wait").levels(0, 4).foe(1, 1).do("confront")
    silence(table)
    table.throws(2, "boomerang BOOMERANG").do("roll boomerang", seat=2)
    while table.asked[1] == "outsiders":
        table.do("pass")
    assert table.owned(2) == ["boomerang"]
    assert len(table.happened("spent")) == 1
    assert table.compared[2] == "win"
    table.leave_open()


@rule("DD-BARGAIN-2", "DD-BARGAIN-PROMISE-USE")
@pytest.mark.parametrize(("rolled", "called"), [(3, True), (2, True), (1, False)])
def test_a_hero_who_is_not_ahead_buys_help_at_the_last_moment(
    table: Story, rolled: int, called: bool
) -> None:
    table.start(seats=3, bargains="templates")
    table.own("bomb", seat=2)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.do("wait").levels(0, 4).foe(2, rolled).do("confront")
    silence(table)
    table.do("pass")
    assert (asked(table) == [(0, "haggle")]) == called
    if called:
        table.do("bargain seat2", "offer promise_use:2>0:bomb:heroes,reward_to:0>2:main")
        table.throws(2, "bomb 5 BOMB").do("accept", "pass")  # and says no more
        while table.asked[1] == "outsiders":
            table.do("pass")
        assert table.compared == (9, 2 + rolled, "win")
        assert table.owned(2) == ["key"]
    table.leave_open()


# Who speaks -------------------------------------------------------------------------------------------------


@rule("DD-OFFTURN-1", "DD-BARGAIN-1")
def test_without_bargains_only_equipment_is_changed_between_turns(table: Story) -> None:
    table.start(seats=3, bargains="none")
    table.own("bomb")
    table.own("key", seat=1)
    table.own("armor_black", "bomb", seat=2)
    table.ready(2)
    table.speaks_up = True
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert asked(table) == [(2, "meanwhile")]
    assert table.offers == ["equip", "pass"]
    table.leave_open()


@rule("DD-OFFTURN-1", "DD-BARGAIN-3", "DD-EQUIP-5")
def test_three_offers_between_turns_are_enough(table: Story) -> None:
    """Seat 1 has fought in its armor, which stays on; that keeps it from nothing else."""
    table.start(seats=3, bargains="templates")
    table.own("key")
    table.own("bomb", "armor_black", seat=1)
    table.meets("goblin L1")
    table.do("pass", "invite seat1", "accept").strongest()
    table.levels(0, 1).throws(1, "armor_black 0").levels(1, 1).foe(6).do("confront")
    table.speaks_up = True
    while table.asked[1] != "meanwhile":
        table.do("pass")
    assert asked(table) == [(1, "meanwhile"), (2, "meanwhile")]
    assert table.refusal("equip", seat=1) == ("locked",)
    table.do("pass", seat=2)
    for _ in range(3):
        assert "bargain seat0" in table.offers
        table.do("bargain seat0", "offer give_dice:1>0:bomb:now,give_dice:0>1:key:now", "pass")
    assert table.asked == (0, "end_of_turn")
    table.leave_open()


@rule("DD-ASSIST-6", "DD-OFFTURN-1")
@die("mimic")
def test_nobody_comes_forward_where_one_must_fight_alone(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.speaks_up = True
    table.meets("mimic L3")
    assert table.asked == (0, "prepare")
    assert {"bargain seat1", "bargain seat2"} <= set(table.offers)
    assert "call_for_help" not in table.offers
    table.leave_open()


@rule("DD-BARGAIN-2", "DD-DUEL-2", "DD-EQUIP-4")
@die("crown")
def test_before_a_duel_everybody_speaks_and_those_outside_change_equipment(table: Story) -> None:
    table.start(seats=3, bargains="full", goal=99)
    table.own("sword_black")
    table.own("crown", "sword_black", seat=1)
    table.own("sword_black", seat=2)
    table.ready(0, 1, 2)
    table.speaks_up = True
    table.do("duel_for crown")
    assert asked(table) == [(0, "meanwhile"), (1, "meanwhile"), (2, "meanwhile")]
    assert table.offers_of(0) == ["bargain seat1", "bargain seat2", "pass"]
    assert table.offers_of(2) == ["bargain seat0", "bargain seat1", "equip", "pass"]
    table.leave_open()


@rule("DD-BARGAIN-FUTURE-ASSIST")
def test_only_help_owed_to_oneself_is_called_in(table: Story) -> None:
    table.start(seats=4, bargains="full")
    agreed(
        table, ("FUTURE_ASSIST", 1, 2, 1, 99), ("FUTURE_ASSIST", 3, 0, 2, 99), ("FUTURE_ASSIST", 3, 0, 1, 99)
    )
    table.meets("goblin L1")
    assert [name for name in table.offers if name.startswith("call_in")] == ["call_in seat3"]
    table.do("call_in seat3")
    assert table.state.fighters == (0, 3)
    assert [term[1:4] for contract in table.state.contracts for term in contract[3]] == [
        (1, 2, 1),
        (3, 0, 1),
        (3, 0, 1),
    ]
    table.do("run")


@rule("DD-BARGAIN-3")
def test_a_call_for_offers_needs_something_to_trade(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.own("healing_potion")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert {"bargain seat1", "bargain seat2", "call_for_offers"} <= set(table.offers)
    board.leave(table.state, board.owned(table.state, 0)[0], board.OWNED + 2)
    table.ask_anew()
    assert [name for name in table.offers if name.startswith("bargain")] == ["bargain seat2"]
    board.leave(table.state, board.owned(table.state, 2)[0], board.ITEM_BAG)
    table.ask_anew()
    assert not [name for name in table.offers if name.startswith(("bargain", "call"))]


@rule("DD-BARGAIN-1", "DD-BARGAIN-2", "DD-DUEL-13")
@die("crown")
def test_no_bargain_is_offered_in_a_duel_nor_where_nobody_bargains(table: Story) -> None:
    table.start(seats=3, bargains="none")
    table.own("bomb", seat=2)
    table.meets("wolf L2")
    table.levels(0, 4).foe(1, 1).do("confront")
    assert (table.asked, table.offers) == ((2, "outsiders"), ["roll bomb", "pass"])
    table.start(seats=3, bargains="full", goal=99)
    table.own("crown", seat=1)
    table.own("bomb", seat=2)
    table.levels(0, 4).levels(1, 1).do("duel_for crown")
    while table.asked[0] != 2:
        table.do("pass")
    assert table.offers == ["roll bomb", "pass"]
    table.leave_open()
