"""Response windows: what policies answer by themselves, and how seldom a seat is asked on others' turns."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.dungeoneer.teller import Story

from delvewright.views.dungeoneer.windows import GO_ON, MOMENTS, RESPONSES, WINDOWS
from delvewright.views.model import POLICIES
from delvewright.views.windows import PASS
from views.dungeoneer.tables import FRONT, TABLES, game_played, pick

MOST = 3.0
"""Questions a seat should be asked on another's turn, on average."""


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story()
    yield story
    story.leave_open()
    story.close()


@pytest.mark.parametrize("table", TABLES)
def test_an_automatic_answer_is_one_of_the_options(table: str) -> None:
    never = {window.key: "never" for window in WINDOWS}
    always = {window.key: "ask" for window in WINDOWS}
    for one in game_played(table):
        for ask in one.before.asks:
            assert FRONT.reflex(one.before, ask, always) is None
            answer = FRONT.reflex(one.before, ask, never)
            assert answer in (None, PASS, GO_ON)
            assert answer is None or answer in ask.options
            window = RESPONSES.of(ask)
            assert (answer is None) == (window is None)


def test_every_window_is_whole() -> None:
    assert len({window.key for window in WINDOWS}) == len(WINDOWS)
    for window in WINDOWS:
        assert window.default in POLICIES
        assert window.title
        assert window.text.endswith(".")
    assert {*MOMENTS.values(), "off_turn", "nothing"} == {window.key for window in WINDOWS}


def asked_on_others_turns(seats: int, seed: int, **settings: Any) -> tuple[int, int]:
    """How often seat 0 must answer while another seat is active, and how many such turns there are."""
    luck = Random(seed)
    state = FRONT.start(seats, seed, longest=40, **settings)
    asked = turns = last = 0
    while not state.over:
        if state.turns != last:
            last, turns = state.turns, turns + (state.turn != 0)
        ask = state.asks[0]
        answer = FRONT.reflex(state, ask, {}) if ask.seat == 0 != state.turn else None
        if answer is None:
            asked += bool(last) and ask.seat == 0 != state.turn
            answer = pick(state, ask, luck)
        FRONT.apply(state, answer, ask.seat)
    return asked, turns


@pytest.mark.parametrize("seats", range(2, 7))
def test_defaults_keep_others_turns_short(seats: int) -> None:
    counted = [asked_on_others_turns(seats, seed, packs=("crypt", "marches")) for seed in range(3)]
    asked, turns = (sum(numbers) for numbers in zip(*counted, strict=True))
    assert asked / turns <= MOST, (asked, turns)


# What concerns a seat ---------------------------------------------------------------------------------


def answered_for(table: Story) -> Any:
    """What the policies of the seat that is asked answer by default."""
    return FRONT.reflex(table.state, table.state.ask, {})


def test_a_response_is_asked_for_only_where_there_is_one(table: Story) -> None:
    table.start(2)
    table.glory(3, seat=1).hand("haste", seat=1)
    table.send("shambling_zombie")
    assert table.asked == (1, "window")
    assert answered_for(table) == PASS
    table.hand("repel", seat=1)
    assert answered_for(table) is None


def test_a_potion_can_wait_until_somebody_is_hurt(table: Story) -> None:
    table.start(2)
    table.inventory("potion_of_healing", seat=1)
    table.rolls(0, 6).rolls(1, 1).send("shambling_zombie")
    assert table.state.ask.value("moment") in MOMENTS
    while MOMENTS[table.state.ask.value("moment")] != "wounded":
        assert answered_for(table) == PASS
        table.do("pass")
    assert answered_for(table) is None


def test_a_roll_that_is_won_is_left_alone(table: Story) -> None:
    table.start(2)
    table.glory(9, seat=1).hand("borrowed_luck", seat=1)
    table.rolls(0, 1).rolls(1, 6).send("dart_slit")
    assert table.asked == (1, "window")
    assert MOMENTS[table.state.ask.value("moment")] == "after_roll"
    assert answered_for(table) == PASS


def test_a_roll_that_is_lost_is_worth_a_question(table: Story) -> None:
    table.start(2)
    table.glory(9, seat=1).hand("borrowed_luck", seat=1)
    table.rolls(0, 6).rolls(1, 1).send("dart_slit")
    assert table.asked == (1, "window")
    assert answered_for(table) is None


def test_what_helps_against_a_space_is_asked_for_and_nothing_else(table: Story) -> None:
    """The Forge of Sighs is a Melee Threat 5+: a sword helps, a ring does not."""
    table.start(2)
    table.lay(tomb_gate=(0, 0), forge_of_sighs=(0, 1, 2))
    table.glory(9).hand("grave_silver_ring")
    table.hero_phase().do("move east")
    assert MOMENTS[table.state.ask.value("moment")] == "entering"
    assert answered_for(table) == PASS
    table.hand("sword_of_fiendslaying")
    assert answered_for(table) is None


def test_a_dungeonlord_with_nothing_to_play_is_not_asked(table: Story) -> None:
    table.start(2)
    table.hand("shambling_zombie")
    assert answered_for(table) == GO_ON
    table.peril(2, seat=1)
    assert answered_for(table) is None
