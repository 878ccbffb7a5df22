"""Duels looked at beforehand: REACH and SCOUT before one decides to begin (DD-OR-83)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.bots import bot, look
from delvewright.games.dungeon_dice import GAME
from delvewright.lab.lengths import called_off
from marks import die, rule


def named(table: Story, *mine: str, theirs: tuple[str, ...] = (), **settings: object) -> Story:
    """Seat 0 names a duel for the Crown of seat 1."""
    table.start(mode="standard", goal=99, **settings).own(*mine)
    table.own("crown", *theirs, seat=1)
    return table.ready(0, 1).do("duel_for crown").strongest()


@rule("DD-OR-83", "DD-ABILITY-REACH-1", "DD-OR-28")
@die("spear_black")
def test_a_duel_is_called_off_when_the_own_dice_are_seen(table: Story) -> None:
    named(table, "spear_black")
    assert "call_off" not in table.offers  # nothing has been rolled yet
    table.throws(0, "spear_black 1").levels(0, 1).do("reach spear_black")
    assert set(table.offers) == {"call_off", "pass"}
    table.do("call_off")
    assert table.happened("duel_called_off") == [(0, 1)]
    assert not called_off(table.told)  # the game goes on
    assert not table.happened("duelled")
    assert table.owned(1) == ["crown"]
    assert table.state.experience == [0, 0]
    assert table.state.turn == 1  # the turn was spent on it


@rule("DD-OR-83", "DD-ABILITY-REACH-1")
@die("spear_black")
def test_whoever_likes_what_reach_shows_fights_with_it(table: Story) -> None:
    named(table, "spear_black").throws(0, "spear_black 2").levels(0, 4).do("reach spear_black")
    table.levels(1, 1).do("pass")
    while table.state.mode:
        table.do("pass")
    assert table.happened("duelled")[-1][1] == (0,)
    assert "crown" in table.owned(0)


@rule("DD-OR-83", "DD-ABILITY-SCOUT-1", "DD-DUEL-2")
@die("familiar_owl")
def test_who_is_scouted_arms_first_and_the_duel_is_called_off(table: Story) -> None:
    named(table, "familiar_owl", theirs=("sword_purple", "hammer_black"))
    table.throws(0, "familiar_owl SCOUT").do("call familiar_owl", "use_who familiar_owl SCOUT seat1")
    assert table.asked == (1, "arm")
    table.throws(1, "sword_purple 3").levels(1, 4).do("arm sword_purple")
    assert table.asked == (0, "duel_before")
    assert table.total(1) == 7
    table.do("call_off")
    assert not table.happened("duelled")


@rule("DD-OR-83", "DD-CLASS-RANGER-3")
@die("class_ranger")
def test_a_ranger_scouts_before_a_duel(table: Story) -> None:
    named(table, "class_ranger", "spear_black")
    table.throws(0, "class_ranger SCOUT_OR_REACH").do("study class_ranger")
    table.do("use_mode class_ranger SCOUT_OR_REACH SCOUT")
    table.levels(1, 4).do("use_who class_ranger SCOUT seat1")
    assert table.total(1) == 4
    table.do("call_off")
    assert table.state.turn == 1


@rule("DD-OR-83")
@die("spear_black")
def test_by_another_reading_the_turn_goes_on_without_a_second_duel(table: Story) -> None:
    named(table, "spear_black", duel_called_off="turn_goes_on")
    table.throws(0, "spear_black 1").levels(0, 1).do("reach spear_black", "call_off")
    assert table.asked == (0, "turn")
    assert table.refusal("duel_for crown") == ("called_off",)
    assert "draw" in table.offers


@rule("DD-OR-83", "DD-EVENT-CHALLENGE")
@die("event_challenge")
def test_a_challenge_that_was_drawn_is_not_called_off(table: Story) -> None:
    table.start(mode="standard").own("spear_black")
    table.ready(0).bag("encounter", "event_challenge")
    table.do("draw").strongest()  # there is one to challenge
    table.throws(0, "spear_black 1").levels(0, 1).levels(1, 4).do("reach spear_black")
    assert "call_off" not in table.offers
    assert table.asked[1] != "duel_before"
    table.leave_open()


@rule("DD-OR-83", "DD-DUEL-9")
@die("spear_black")
def test_after_a_tie_nothing_is_called_off(table: Story) -> None:
    named(table, "spear_black").throws(0, "spear_black 1").levels(0, 1).levels(1, 2)
    table.do("reach spear_black", "pass")
    while not table.happened("duelled"):
        table.do("pass")
    assert table.state.bout == 2
    table.throws(0, "spear_black 1").levels(0, 1)
    table.do("reach spear_black")
    assert "call_off" not in table.offers
    table.state.loaded = ()
    table.leave_open()


@rule("DD-OR-83")
@die("spear_black")
@pytest.mark.parametrize(("number", "chosen"), [(1, "call_off"), (4, "pass")])
def test_a_bot_looks_at_its_duel_and_calls_a_bad_one_off(table: Story, number: int, chosen: str) -> None:
    named(table, "spear_black", theirs=("sword_black",)).throws(0, "spear_black 1").levels(0, number)
    for name in ("reach spear_black", chosen):
        sight = look(GAME, table.state, 0, seed=1)
        assert GAME.name(table.state, bot("thumb").choose(sight)) == name
        table.do(name) if name != "pass" else None
    table.leave_open()


def test_a_position_from_before_the_setting_plays_on(table: Story) -> None:
    state = named(table, "spear_black").state
    old = GAME.save(state).replace(b'"duel_called_off":"turn_is_spent",', b"")
    assert b"duel_called_off" not in old
    assert GAME.load(old, other_rules=True) == state
    table.leave_open()
