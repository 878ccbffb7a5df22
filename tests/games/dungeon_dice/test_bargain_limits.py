"""Limits of bargains: what is listed under each heading, how often one speaks, and what is said only once."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board
from delvewright.games.dungeon_dice.bargain.terms import refusal
from delvewright.games.dungeon_dice.contracts import promised
from delvewright.words.zones import find
from marks import rule


def listed(table: Story, by: int, to: int, heading: str) -> list[str]:
    """The terms of a draft under a heading."""
    table.do(f"between seat{by} seat{to}", f"add {heading}")
    return [name.removeprefix("put ") for name in table.offers]


def draft(table: Story) -> Story:
    """Three players, a goblin, and a draft of the active player to seat 1."""
    table.start(seats=3, bargains="full")
    table.own("key", "boomerang")
    table.meets("goblin L1")
    table.do("bargain seat1", "compose")
    table.leave_open()
    return table


# What may be said -------------------------------------------------------------------------------------


@rule("DD-BARGAIN-ROLL-OFF", "DD-NEG-8")
def test_a_die_is_rolled_for_by_the_highest_or_at_even_odds(table: Story) -> None:
    assert listed(draft(table), 0, 1, "roll_off_die") == [
        "roll_off:0>1:key:high",
        "roll_off:0>1:key:123",
        "roll_off:0>1:boomerang:high",
        "roll_off:0>1:boomerang:123",
    ]


@rule("DD-BARGAIN-ROLL-OFF", "DD-BARGAIN-5")
@pytest.mark.parametrize("three", [True, False])
def test_a_third_player_rolls_for_the_reward_only_when_it_is_a_party(table: Story, three: bool) -> None:
    draft(table)
    if three:
        table.do("include seat2")
    rolls = [name for name in listed(table, 0, 1, "roll_off") if ":main:high" in name]
    assert rolls == ["roll_off:0>1:main:high"] + ["roll_off:0>1:main:high:2"] * three


@rule("DD-BARGAIN-NO-HARM", "DD-BARGAIN-FUTURE-ASSIST", "DD-BARGAIN-8")
@pytest.mark.parametrize("heading", ["no_harm", "future_assist"])
def test_a_promise_is_for_this_combat_or_for_one_three_or_five_rounds(table: Story, heading: str) -> None:
    draft(table)
    rounds = [str(table.state.turns + 3 * count) for count in (1, 3, 5)]
    ends = (
        ["0", *rounds] if heading == "no_harm" else [f"{count}:{end}" for count in (1, 2) for end in rounds]
    )
    assert listed(table, 1, 0, heading) == [f"{heading}:1>0:{end}" for end in ends]


@rule("DD-BARGAIN-NO-HARM")
def test_without_a_combat_peace_is_agreed_on_for_rounds_only(table: Story) -> None:
    table.start(bargains="full").own("bomb")
    turns = table.state.turns
    table.throws(0, "spell_healing FIZZLE").do("rest", "bargain seat1", "compose")
    assert listed(table, 0, 1, "no_harm") == [f"no_harm:0>1:{turns + 2 * count}" for count in (1, 3, 5)]
    table.leave_open()


@rule("DD-BARGAIN-HEAL")
def test_one_or_two_healings_are_promised(table: Story) -> None:
    assert listed(draft(table), 1, 0, "heal") == ["heal:1>0:1", "heal:1>0:2"]


@rule("DD-BARGAIN-5", "DD-BARGAIN-6")
@pytest.mark.parametrize("heading", ["reward", "roll_off"])
def test_a_prize_is_given_away_once_in_a_bundle(table: Story, heading: str) -> None:
    draft(table)
    table.do("between seat0 seat1", "add reward", "put reward_to:0>1:main")
    names = listed(table, 0, 1, heading)
    assert not [name for name in names if ":main" in name]
    assert [name for name in names if ":potion" in name]  # of these there may be several


@rule("DD-BARGAIN-6")
def test_whoever_asks_for_a_promised_die_is_told_to_whom_it_is_promised(table: Story) -> None:
    draft(table)
    key = find(table.state, board.OWNED, "key")
    table.do("between seat0 seat1", "add give_after", "put give_dice:0>1:key:after", "propose", "accept")
    table.do("bargain seat2", "compose", "between seat0 seat2", "add give_after")
    assert refusal(table.state, "W1", ("GIVE_DICE", 0, 2, (key,), "after")) == ("promised", 1)


# How often --------------------------------------------------------------------------------------------


@rule("DD-BARGAIN-3", "DD-NEG-3")
def test_a_volunteer_is_heard_three_times(table: Story) -> None:
    table.start(seats=3, bargains="templates").meets("goblin L1")
    table.do("call_for_help").do("pass", seat=2)
    for _ in range(3):
        assert table.asked == (1, "volunteer")
        table.do("bargain seat0", "offer assist:1>0,reward_to:0>1:main", "pass")
    assert table.asked == (0, "prepare")
    table.do("run")


@rule("DD-BARGAIN-3", "DD-BARGAIN-OPEN-CHEST")
def test_whoever_has_a_key_names_its_price_three_times(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.own("key", seat=1)
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    for _ in range(3):
        assert "bargain seat0" in table.offers
        table.do("bargain seat0", "offer open_chest:1>0:key:key,roll_off:0>1:chest:high", "pass")
    assert table.asked == (1, "chest_help")
    assert "bargain seat0" not in table.offers
    table.leave_open()


@rule("DD-NEG-3", "DD-BARGAIN-2")
def test_nobody_is_called_for_help_beside_an_assistant(table: Story) -> None:
    table.start(seats=3, bargains="templates").meets("goblin L1")
    assert "call_for_help" in table.offers
    table.do("invite seat1", "accept")
    assert "call_for_help" not in table.offers
    table.do("run")


# What is written down ---------------------------------------------------------------------------------


@rule("DD-BARGAIN-1", "DD-NEG-7")
def test_a_threat_or_a_paid_use_is_about_one_of_three_dice(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.own("key", "boomerang", "scroll", "healing_potion")
    table.own("bomb", seat=2)
    table.meets("wolf L2")
    table.do("bargain seat0", seat=2)
    assert len([name for name in table.offers if "threat:2>0:refuses:bomb:foe" in name]) == 3
    table.levels(0, 1).foe(5, 5).do("pass", "wait", "confront")
    table.do("bargain seat0", seat=2)
    paid = [name for name in table.offers if "promise_use:2>0:bomb" in name]
    assert len([name for name in paid if "give_dice" in name]) == 3
    table.leave_open()


@rule("DD-BARGAIN-1", "DD-NEG-7")
def test_the_assistant_sells_neither_its_use_nor_its_restraint(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.own("key", "bomb")
    table.own("bomb", seat=1)
    table.meets("wolf L2")
    table.do("wait", "invite seat1", "accept", "bargain seat1")
    assert not [name for name in table.offers if "promise_use" in name or "threat" in name]
    assert not [name for name in table.offers if "no_harm" in name]
    table.leave_open()


@rule("DD-BARGAIN-1", "DD-BARGAIN-FUTURE-ASSIST", "DD-NEG-6")
def test_help_now_is_paid_with_help_in_the_rounds_to_come(table: Story) -> None:
    table.start(seats=3, bargains="templates").meets("goblin L1")
    table.do("bargain seat1")
    ends = [int(name.split(":")[-1]) for name in table.offers if "future_assist:0>1:1:" in name]
    assert ends == [table.state.turns + 9]
    table.leave_open()


# What comes of it -------------------------------------------------------------------------------------


@rule("DD-BARGAIN-ROLL-OFF", "DD-BARGAIN-4")
def test_whoever_put_a_die_up_may_win_it_back(table: Story) -> None:
    draft(table)
    table.do("between seat0 seat1", "add roll_off_die", "put roll_off:0>1:key:high", "propose", "accept")
    table.levels(0, 1).foe(5)
    table.load(0, 5), table.load(1, 0)
    table.do("confront")
    while table.asked[1] != "turn":
        table.do("pass")
    assert table.owned(0) == ["boomerang", "key"]
    assert table.happened("gave") == []


@rule("DD-BARGAIN-ROLL-OFF", "DD-TRADE-3")
def test_a_die_that_is_rolled_for_is_kept_until_then(table: Story) -> None:
    draft(table)
    table.do("between seat0 seat1", "add roll_off_die", "put roll_off:0>1:boomerang:high")
    table.do("propose", "accept")
    assert promised(table.state, 0) == {find(table.state, board.OWNED, "boomerang"): 1}


@rule("DD-BARGAIN-6", "DD-BARGAIN-GIVE-DICE")
def test_of_three_promised_dice_one_is_replaced_and_the_rest_follows(table: Story) -> None:
    table.start(seats=3, bargains="full")
    sword, _, key, bomb = table.own("sword_purple", "sword_black", "key", "bomb")
    table.meets("goblin L1")
    table.state.contracts = ((1, "W1", 0, (("GIVE_DICE", 0, 1, (sword, key, bomb), "after"),)),)
    board.leave(table.state, sword, board.EQUIPMENT_BAG)
    table.throws(0, "sword_black 1").levels(0, 1).foe(5).do("confront")
    table.do("pass")
    assert table.owned(1) == ["bomb", "key", "sword_black"]
