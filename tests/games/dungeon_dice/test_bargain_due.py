"""What is due is done: dice, prizes and attempts at a lock, as they were agreed on (DD-BARGAIN-4…8)."""

from typing import Any

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import board
from delvewright.games.dungeon_dice.contracts import roll_off, transfer
from delvewright.words.zones import find
from marks import die, rule


def agreed(table: Story, *terms: tuple[Any, ...]) -> None:
    table.state.contracts += ((9, "W1", 0, terms),)
    table.ask_anew()


def in_force(table: Story) -> list[tuple[Any, ...]]:
    return [term for contract in table.state.contracts for term in contract[3]]


def pass_until(table: Story, *questions: str) -> None:
    while table.asked[1] not in questions:
        table.do("pass")


# Dice -------------------------------------------------------------------------------------------------------


@rule("DD-BARGAIN-6")
@die("halberd", "songbow")
@pytest.mark.parametrize(
    ("lost", "others", "given"),
    [
        ("sword_purple", ("sword_grey", "sword_black", "axe_purple"), "sword_black"),
        ("sword_grey", ("sword_purple", "sword_grey"), "sword_grey"),
        ("halberd", ("songbow", "artifact_sword", "armor_grey"), "songbow"),
    ],
)
def test_a_die_that_is_gone_has_one_nearest_equal(
    table: Story, lost: str, others: tuple[str, ...], given: str
) -> None:
    """The same kind, else the same sort in the best grade: dual artifacts are a sort of their own."""
    table.start(seats=3, mode="standard", bargains="full", goal=9)
    piece = table.own(lost, *others)[0]
    table.meets("goblin L1")
    agreed(table, ("GIVE_DICE", 0, 1, (piece,), "after"))
    board.leave(table.state, piece, board.home(table.state, piece))
    table.levels(0, 1).foe(6).do("arm bare_hands", "confront")
    pass_until(table, "turn", "end_of_turn")
    assert table.owned(1) == [given]
    assert sorted([*table.owned(0), given]) == sorted(others)


@rule("DD-TRADE-2", "DD-OR-43")
@die("lost_king")
def test_the_stone_goes_with_the_kings_die_and_with_no_other(table: Story) -> None:
    table.start(mode="standard", bargains="full")
    bomb, king = table.own("bomb", "lost_king")
    trophy = table.trophy("wolf L4")
    table.state.stone = 0
    transfer(table.state, 0, 1, bomb)
    transfer(table.state, 0, 1, trophy)
    assert (table.state.stone, table.owned(1), table.trophies(1)) == (0, ["bomb"], ["wolf"])
    transfer(table.state, 0, 1, king)
    assert (table.state.stone, table.owned(1)) == (1, ["bomb", "lost_king"])


@rule("DD-BARGAIN-ROLL-OFF", "DD-TROPHY-2")
def test_a_trophy_that_is_rolled_for_stays_a_trophy(table: Story) -> None:
    table.start(seats=3, bargains="full")
    wolf = table.trophy("wolf L4")
    table.meets("goblin L1")
    agreed(table, ("ROLL_OFF", 0, 1, wolf, (), (2,)))
    table.levels(0, 1).foe(5)
    table.load(0, 1), table.load(1, 2), table.load(2, 4)
    table.do("confront")
    pass_until(table, "turn", "end_of_turn")
    assert [table.trophies(seat) for seat in range(3)] == [[], [], ["wolf"]]
    assert table.fame(2) == 1


@rule("DD-BARGAIN-ROLL-OFF", "DD-NEG-11")
def test_a_roll_off_is_held_with_dice_from_one_to_six(table: Story) -> None:
    state = table.start(seats=3).state
    assert {roll_off(state, ("ROLL_OFF", 0, 1, "main", (1, 2, 3, 4, 5, 6), ())) for _ in range(60)} == {1}
    assert {roll_off(state, ("ROLL_OFF", 0, 1, "main", (0, 7), ())) for _ in range(60)} == {0}
    assert {roll_off(state, ("ROLL_OFF", 0, 1, "main", (), (2,))) for _ in range(60)} == {0, 1, 2}


@rule("DD-BARGAIN-8", "DD-BARGAIN-4")
def test_what_was_agreed_for_a_combat_ends_with_it_and_promises_do_not(table: Story) -> None:
    table.start(seats=3, bargains="full")
    key = table.own("key")[0]
    table.meets("goblin L1")
    turn = table.state.turns
    lasting = (
        ("FUTURE_ASSIST", 1, 0, 1, turn),
        ("NO_HARM", 1, 0, turn),
        ("HEAL", 1, 0, 2, -1),
        ("ENCHANT_SHARE", 1, 0, 1, turn),
    )
    agreed(table, ("GIVE_DICE", 0, 1, (key,), "win"), ("NO_HARM", 0, 1, 0), ("REWARD_TO", 0, 1, "extra"))
    agreed(table, *lasting)
    table.levels(0, 1).foe(5).do("confront")
    pass_until(table, "end_of_turn")
    assert table.owned() == ["key"]
    assert in_force(table) == list(lasting)
    table.do("pass")  # the turn they named is over; a healing is owed until it is given
    assert in_force(table) == [("HEAL", 1, 0, 2, -1)]


# Charm ------------------------------------------------------------------------------------------------------


@rule("DD-NEG-13", "DD-BARGAIN-7", "DD-ABILITY-REACH-1")
@die("charm_philtre")
def test_charm_takes_the_freed_helper_and_its_dice_out_and_leaves_other_deals(table: Story) -> None:
    table.start(seats=3, bargains="full", mode="standard")
    table.own("charm_philtre", "spear_grey")
    table.own("spear_black", seat=1)
    table.ready(0, 1)
    table.meets("wolf L2")
    table.throws(0, "spear_grey 2").levels(0, 1).do("reach spear_grey")
    agreed(table, ("NO_HARM", 2, 0, 0))
    table.throws(1, "spear_black 3").levels(1, 1).do("confront").do("reach spear_black", seat=1)
    table.do("bargain seat1", "offer assist:1>0,reward_to:0>1:main", "accept")
    assert (table.state.fighters, table.state.rolled) == ((0, 1), (0, 1))
    table.do("roll charm_philtre")
    table.do(next(name for name in table.offers if name.endswith("CHARM offer")))
    assert (table.state.fighters, table.state.rolled) == ((0,), (0,))
    assert table.total(0) == 3
    assert {one[0] for one in table.state.dice} == {0}
    assert in_force(table) == [("NO_HARM", 2, 0, 0)]
    table.leave_open()


# At a lock --------------------------------------------------------------------------------------------------


def chest(table: Story, *helper: str) -> Story:
    """Seat 0 stands at a locked chest; seat 1 has these dice."""
    table.start(seats=3, bargains="full")
    table.own("armor_grey")
    table.own(*helper, seat=1)
    table.bag("artifact", "artifact_sword")
    table.bag("equipment", "sword_grey")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    assert table.asked == (0, "haggle")
    return table


@rule("DD-BARGAIN-OPEN-CHEST", "DD-BARGAIN-8")
def test_an_attempt_is_owed_once_and_what_it_was_for_is_over_with_the_lock(table: Story) -> None:
    chest(table, "skeleton_key", "hammer_grey").ready(1)
    term = "open_chest:1>0:pick_lock:skeleton_key"
    table.do("bargain seat1", f"offer {term},give_dice:0>1:armor_grey:opened")
    table.throws(1, "skeleton_key -").do("accept")
    assert table.asked == (1, "chest_help")  # the hammer is still there, and costs nothing more
    assert table.state.sent == (0,)
    peace = ("NO_HARM", 2, 0, 99)
    potion = ("ROLL_OFF", 0, 2, "potion", (), ())
    agreed(table, peace, potion, ("ROLL_OFF", 0, 2, "chest", (), ()), ("TROPHY_TO", 0, 2))
    table.do("pass")
    assert table.owned(0) == ["armor_grey", "sword_grey"]
    assert table.owned(1) == ["hammer_grey", "skeleton_key"]
    assert table.state.chest == board.NONE
    assert peace in in_force(table)
    assert not [one for one in in_force(table) if one[0] in ("OPEN_CHEST", "GIVE_DICE") or "chest" in one]


@rule("DD-BARGAIN-OPEN-CHEST", "DD-BARGAIN-6")
def test_a_key_that_is_gone_opens_nothing(table: Story) -> None:
    chest(table, "key", "bomb")
    table.do("bargain seat1", "offer open_chest:1>0:key:key,give_dice:0>1:armor_grey:opened")
    board.leave(table.state, find(table.state, board.OWNED + 1, "key"), board.ITEM_BAG)
    agreed(table, ("OPEN_CHEST", 1, 0, "key", find(table.state, board.ITEM_BAG, "key")))
    table.do("pass", "pass")  # the offer is off as well, and seat 0 says no more
    assert table.owned(0) == ["armor_grey", "sword_grey"]
    assert table.state.contracts == ()


@rule("DD-BARGAIN-2", "DD-BARGAIN-OPEN-CHEST")
def test_whoever_has_nothing_to_give_is_not_asked_at_a_lock(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("key", seat=1)
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    assert table.asked == (1, "chest_help")
    table.leave_open()


@rule("DD-BARGAIN-PROMISE-USE", "DD-BARGAIN-8")
def test_a_promise_to_the_monsters_side_ends_with_the_fight(table: Story) -> None:
    table.start(seats=3, bargains="full")
    bomb = table.own("bomb", seat=2)[0]
    table.meets("wolf L2")
    agreed(table, ("PROMISE_USE", 2, 0, bomb, FOE))
    table.do("pass", "run")
    assert table.state.contracts == ()
    assert table.owned(2) == ["bomb"]
