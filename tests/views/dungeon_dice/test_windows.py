"""Response windows: what policies answer by themselves, and how seldom a seat is asked on others' turns."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from delvewright.kernel.errors import DelveError
from delvewright.views.dungeon_dice.windows import RESPONSES, WINDOWS
from delvewright.views.model import POLICIES
from delvewright.views.windows import PASS
from views.dungeon_dice.tables import FRONT, TABLES, game_played, pick

MOST = 3.0
"""Questions a seat should be asked on another's turn, on average."""


@pytest.mark.parametrize("table", TABLES)
def test_an_automatic_answer_is_one_of_the_options(table: str) -> None:
    never = {window.key: "never" for window in WINDOWS}
    always = {window.key: "ask" for window in WINDOWS}
    for one in game_played(table):
        for ask in one.before.asks:
            assert FRONT.reflex(one.before, ask, always) is None
            answer = FRONT.reflex(one.before, ask, never)
            assert answer is None or answer in ask.options
            window = RESPONSES.of(ask)
            assert (answer is None) == (window is None)
            if window is not None and window.key != "monster":
                assert answer == PASS


def test_every_window_is_whole() -> None:
    assert len({window.key for window in WINDOWS}) == len(WINDOWS)
    for window in WINDOWS:
        assert window.default in POLICIES
        assert window.title
        assert window.text.endswith(".")
    covered = {question for window in WINDOWS for question in window.questions}
    assert covered >= {"outsiders", "respond_stun", "haggle", "answer_offer"}


def test_a_policy_that_is_none_is_refused() -> None:
    FRONT.check_policies({"meddle": "never"})
    with pytest.raises(DelveError, match="no window 'medle'; did you mean meddle"):
        FRONT.check_policies({"medle": "never"})
    with pytest.raises(DelveError, match="a policy is ask, never, concerns"):
        FRONT.check_policies({"meddle": "sometimes"})


@pytest.mark.parametrize("table", TABLES)
def test_who_wants_to_be_asked_once_is_asked_at_the_next_chance_and_then_as_usual(table: str) -> None:
    once = {"speak": "once", "haggle": "never"}
    met = 0
    for one in game_played(table):
        for ask in one.before.asks:
            left = FRONT.policies_after(ask, once)
            window = RESPONSES.of(ask)
            if window is not None and window.key == "speak":
                met += 1
                assert FRONT.reflex(one.before, ask, once) is None
                assert left == {"haggle": "never"}
                assert FRONT.reflex(one.before, ask, left) == PASS
            else:
                assert left == once
    assert met


def asked_on_others_turns(seats: int, seed: int, **settings: Any) -> tuple[int, int]:
    """How often seat 0 must answer while another seat is active, and how many such turns there are."""
    luck = Random(seed)
    state = FRONT.start(seats, seed, longest=60, **settings)
    asked = turns = last = 0
    while not state.over:
        if state.turns != last:
            last, turns = state.turns, turns + (state.turn != 0)
        ask = state.asks[0]
        answer = FRONT.reflex(state, ask, {}) if ask.seat == 0 != state.turn else None
        if answer is None:
            asked += bool(last) and ask.seat == 0 != state.turn
            answer = pick(state, ask, luck)
        state = FRONT.answer(state, answer, ask.seat)
    return asked, turns


@pytest.mark.parametrize("mode", ["core", "standard", "epic"])
def test_defaults_keep_others_turns_short(mode: str) -> None:
    counted = [asked_on_others_turns(4, seed, mode=mode) for seed in range(3)]
    asked, turns = (sum(numbers) for numbers in zip(*counted, strict=True))
    assert asked / turns <= MOST, (asked, turns)
