"""Champions one after another within each phase, and plans that all can see."""

from __future__ import annotations

import pytest
from tests.marks import rule

from delvewright.games.barricades import board, goes


def in_turns(table, seats=3, **settings):
    table.start(seats, sequential=True, **settings)
    return table


def on_go(table):
    """(seat, question) of those who are awaited."""
    return [(ask.seat, ask.question) for ask in table.state.awaited]


def resting(table):
    return [ask.seat for ask in table.state.waiting if ask.form.rests]


# One after another ----------------------------------------------------------------------------------------


@rule("BQ-TURN-09", "BQ-OPEN-27", "BQ-DEC-15")
def test_each_phase_is_played_by_one_after_the_other_the_village_by_all_before_the_dungeon(table):
    in_turns(table).morning("horde_1", "horde_1", "horde_1")
    for seat in range(3):
        assert on_go(table) == [(seat, "place")]
        assert {*resting(table)} == {0, 1, 2} - {seat}
        table.do("visit temple", seat=seat).do("done", seat=seat)
    for seat in range(3):
        assert on_go(table) == [(seat, "delve")]
        table.do("done", seat=seat)
    assert table.state.turns == 2


@rule("BQ-TURN-09", "BQ-OPEN-27")
def test_dice_too_are_resolved_one_champion_after_the_other(table):
    in_turns(table).of_class("divine_oracle", rank=2)
    table.of_class("divine_oracle", seat=1, rank=2)
    for seat in (0, 1):
        table.deck("joba", seat=seat)
    table.dawn("wound", "wound", "wound")
    assert on_go(table) == [(0, "prep.before")]
    table.do("roll", seat=0)
    assert on_go(table) == [(1, "prep.before")]
    assert table.state.wounds == [1, 0, 0]
    table.do("roll", seat=1)
    assert table.state.wounds == [1, 1, 1]


@rule("BQ-TURN-09", "BQ-OPEN-47")
def test_the_speaker_begins_each_phase(table):
    in_turns(table).morning("horde_1", "horde_1", "horde_1").evening()
    table.morning_over()
    assert on_go(table)[0][0] == 1
    table.leave_open()


@rule("BQ-TURN-09")
def test_whoever_waits_or_has_had_his_go_can_only_look_on(table):
    in_turns(table, 2).morning("horde_1", "horde_1")
    assert "look_on" in table.offers_of(1)
    assert not [name for name in table.offers_of(1) if name.startswith(("visit", "stay", "think"))]
    table.do("look_on", seat=1)
    assert on_go(table) == [(0, "place")]
    table.do("stay", seat=0)
    assert "think_again" not in table.offers_of(0)
    assert on_go(table) == [(1, "place")]


@rule("BQ-TURN-09")
def test_a_party_battles_as_one_all_the_same_and_its_members_have_had_their_go(table):
    in_turns(table).hand("adventurer", "adventurer")
    table.hand("adventurer", "adventurer", seat=1)
    table.morning("horde_1", "horde_1", "horde_1").place("stay").place("", "stay").place("", "", "stay")
    assert on_go(table) == [(0, "delve")]
    table.do("invite seat1", seat=0)
    assert {*table.offers_of(1)} == {"join seat0", "done"}
    table.do("join seat0", seat=1)
    assert goes.on_go(table.state, 1)
    table.do("ready", seat=1).do("battle", seat=0)
    assert table.happened("reckoned")[-1][:3] == (0, 4, 4)
    table.do("done", seat=0)
    assert on_go(table) == [(1, "delve")]
    table.do("done", seat=1)
    assert on_go(table) == [(2, "delve")]
    table.do("done", seat=2)
    assert table.state.turns == 2


@rule("BQ-TURN-09")
def test_who_joined_a_party_that_never_battled_still_has_his_go(table):
    in_turns(table, 2).morning("horde_1", "horde_1").place("stay").place("", "stay")
    table.do("invite seat1", seat=0).do("join seat0", "done", seat=1).do("done", seat=0)
    assert on_go(table) == [(1, "delve")]


@rule("BQ-TURN-09")
def test_whoever_declines_still_has_his_own_go(table):
    in_turns(table, 2).hand("adventurer")
    table.morning("horde_1", "horde_1").place("stay").place("", "stay")
    table.do("invite seat1", seat=0).do("done", seat=1)
    assert on_go(table) == [(0, "delve")]
    table.do("done", seat=0)
    assert on_go(table) == [(1, "delve")]
    assert [name for name in table.offers_of(1) if name.startswith("move") or name == "battle"]


@rule("BQ-TURN-09", "BQ-LEX-02")
def test_a_request_reaches_who_waits(table):
    in_turns(table, 2).hand("joba")
    table.hand("dagger", seat=1)
    table.morning("horde_1", "horde_1").place("marketplace")
    table.do("use marketplace borrow", "borrow dagger seat1", seat=0)
    assert (1, "exchange.consent") in on_go(table)
    table.do("agree dagger seat0", seat=1)
    assert on_go(table) == [(0, "visit")]
    assert "dagger" in table.in_zone(board.PLAY)
    table.do("done", seat=0)
    assert on_go(table) == [(1, "place")]


@rule("BQ-TURN-01", "BQ-TURN-07")
def test_otherwise_all_are_at_it_together(table):
    table.start(3).morning("horde_1", "horde_1", "horde_1")
    assert on_go(table) == [(seat, "place") for seat in range(3)]


# Plans ----------------------------------------------------------------------------------------------------


@rule("BQ-TURN-05")
def test_once_a_turn_each_may_say_where_he_means_to_go_and_what_to_buy(table):
    table.start(2).morning("horde_1", "horde_1")
    table.do("aim right_2", "eye potion", seat=1)
    potion = next(one for one in table.state.zones[board.SUPPLY] if table.state.cast[one].id == "potion")
    assert table.state.aims == ((1, board.NODES.index("right_2")),)
    assert table.state.eyes == ((1, potion),)
    assert not [name for name in table.offers_of(1) if name.startswith(("aim", "eye"))]
    assert [name for name in table.offers_of(0) if name.startswith("aim")]
    table.do("stay", seat=1)
    table.evening()
    assert table.state.aims == table.state.eyes == ()


@rule("BQ-TURN-05")
def test_a_plan_is_gone_when_it_is_carried_out_and_there_is_no_second_one(table):
    table.start(2).hand(*["dagger"] * 4)
    table.has(lantern_token=2).morning("horde_1", "horde_1")
    table.do("aim left_1", "eye potion", seat=0).place("bazaar", "stay")
    table.do("use bazaar potion", seat=0)
    assert [what for _, what in table.state.eyes] == [board.NONE]
    table.dungeon().do("use lantern_token light", "move left_1", seat=0)
    assert table.state.aims == ((0, board.NONE),)


@rule("BQ-TURN-05")
def test_a_card_one_has_bought_is_looked_at_no_more(table):
    table.start(2).hand(*["dagger"] * 4)
    table.sells("hand_axe")
    table.morning("horde_1", "horde_1").do("eye hand_axe", seat=1).do("eye hand_axe", seat=0).place("bazaar")
    table.do("buy hand_axe", seat=0)
    assert [(seat, what == board.NONE) for seat, what in table.state.eyes] == [(1, False), (0, True)]


@rule("BQ-TURN-05")
@pytest.mark.parametrize("seats", [1, 2])
def test_alone_there_is_nobody_to_tell(table, seats):
    table.start(seats).morning("horde_1", "horde_1")
    assert bool([name for name in table.offers_of(0) if name.startswith(("aim", "eye"))]) == (seats > 1)
    assert "aim lair" not in table.offers_of(0)


@rule("BQ-TURN-05", "BQ-TURN-09")
def test_who_waits_for_his_go_may_say_so_as_well(table):
    in_turns(table, 2).morning("horde_1", "horde_1")
    table.do("aim left_1", seat=1)
    assert table.state.aims == ((1, board.NODES.index("left_1")),)
    assert on_go(table) == [(0, "place")]
