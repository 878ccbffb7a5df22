"""The second time: who fights a tie out and how, and the other seat's trophies, oaths and turns."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board
from marks import die, rule


def colosseum(table: Story) -> Story:
    """Three heroes of level 1 are about to meet in the Colosseum."""
    table.start(seats=3, mode="standard")
    table.bag("encounter", "event_colosseum")
    return table


@rule("DD-COLOSSEUM-5", "DD-COLOSSEUM-6", "DD-OR-21")
@die("event_colosseum")
@pytest.mark.parametrize("left", [2, 3])
def test_two_who_tie_in_the_colosseum_duel_and_three_stay_in_it(table: Story, left: int) -> None:
    colosseum(table).levels(0, 2, 1).levels(1, 2, 3)
    table.levels(2, *([2, 1] if left == 3 else [1])).do("draw")
    modes = [event[0] for event in table.happened("fight")]
    assert modes == ["colosseum", "colosseum" if left == 3 else "duel"]
    assert table.asked == (1, "spoils")
    table.leave_open()


@rule("DD-OR-82", "DD-COLOSSEUM-6")
@die("event_colosseum")
def test_three_who_tie_three_times_roll_for_it(table: Story) -> None:
    colosseum(table)
    for seat in range(3):
        table.levels(seat, 2, 2, 2)
    for seat, number in ((0, 2), (1, 5), (2, 5), (1, 1), (2, 6)):
        table.load(seat, number - 1)
    table.do("draw")
    assert table.happened("roll_off") == [((0, 1, 2), (2, 5, 5)), ((1, 2), (1, 6))]
    assert table.asked == (2, "spoils")
    table.leave_open()


@rule("DD-EPIC-27", "DD-EPIC-28")
@die("event_epic", "epic_legendary_beast")
def test_the_second_seat_may_win_the_trophy(table: Story) -> None:
    table.start(mode="standard").experience(5).experience(5, seat=1)
    table.bag("epic", "epic_legendary_beast")
    table.bag("encounter", "event_epic")
    table.do("draw")
    table.levels(0, 1, 1, 1).levels(1, 4, 4, 4).foe(1, 1, 1, 1, 1).do("join_in", "join_in")
    table.levels(0, 4, 4).levels(1, 4, 4, 4).foe(1, 1, 1, 1)
    table.load(0, 0), table.load(1, 5)  # the monster level dice of the roll-off
    table.do("join_in", "join_in")
    assert table.trophies(1) == ["epic_legendary_beast"]
    table.leave_open()


@rule("DD-EPICMON-LEGENDARY-BEAST-2", "DD-XP-8")
@die("epic_legendary_beast")
def test_the_second_seat_rests_too_for_its_primal_dice(table: Story) -> None:
    table.start(mode="standard")
    beast = table.make("epic_legendary_beast")
    board.leave(table.state, beast, board.TROPHIES + 1)
    table.state.faces[beast] = 0
    table.bag("item", "key", "bomb")
    table.throws(0, "spell_healing FIZZLE").do("rest").meets("wolf L2", seat=1)
    table.do("primal epic_legendary_beast 1")
    table.throws(1, "monster_level 5").foe(1, 1).do("confront")
    while table.asked != (0, "turn"):
        table.do("pass")
    table.throws(0, "spell_healing FIZZLE").throws(1, "spell_healing FIZZLE").do("rest")
    assert [seat for seat, _ in table.happened("rested")] == [0, 0, 1]
    table.leave_open()


@rule("DD-DUEL-13")
@die("bomb")
def test_after_somebody_interfered_both_duelists_may_act_again(table: Story) -> None:
    table.start(seats=3)
    table.own("bomb")
    table.own("crown", "bomb", seat=1)
    table.own("bomb", seat=2)
    table.levels(0, 1).levels(1, 1).do("duel_for crown")
    table.do("pass", "pass")
    assert table.asked == (2, "duel_outsiders")
    table.throws(2, "bomb 5 BOMB").do("roll bomb", "use_who bomb BOMB seat1")
    assert table.asked == (0, "duel")
    table.do("pass")
    assert table.asked == (1, "duel")
    table.do("pass")
    assert table.owned(1) == ["bomb", "crown"]
