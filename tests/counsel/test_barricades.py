"""Counsel on Barricades Mode: every question has hints, they cite rules and know no more than their seat."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.barricades.teller import Story

import delvewright
from delvewright import counsel
from delvewright.counsel.barricades.guide import GUIDE
from delvewright.counsel.hints import MOST
from delvewright.kernel.ask import questions_of
from delvewright.kernel.sight import NOBODY
from delvewright.views.digest import digest

FRONT = delvewright.game("barricades")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


def positions(seats, seed, every=7):
    """A random game, now and then."""
    luck = Random(seed)
    state, count = FRONT.start(seats=seats, seed=seed, guilds=True, difficulty="first_time"), 0
    while not state.over:
        ask = luck.choice(state.awaited)
        if count % every == 0:
            yield state, ask
        state = FRONT.answer(state, luck.choice(ask.options), ask.seat)
        count += 1


def test_every_question_has_its_guide():
    assert set(questions_of("barricades")) | {"choose"} == set(GUIDE)


@pytest.mark.parametrize("seats", [1, 3])
def test_hints_are_few_cite_rules_and_know_no_more_than_their_seat(seats):
    known = digest("barricades")
    for number, (state, ask) in enumerate(positions(seats, seats)):
        hints = counsel.guide(FRONT, state, ask.seat, NAMES)
        assert 1 <= len(hints) <= MOST
        for line in hints:
            assert line.text.endswith(".")
            assert line.rules
            assert set(line.rules) <= set(known)
        assert counsel.guide(FRONT, FRONT.imagine(state, ask.seat, number), ask.seat, NAMES) == hints
        assert counsel.guide(FRONT, state, NOBODY) == []
        for option in ask.options:
            why = counsel.reason(FRONT, state, ask, option, NAMES)
            assert why is None or (why.text.endswith(".") and set(why.rules) <= set(known))


@pytest.mark.parametrize(("roll", "told"), [("plague_rats_a", "50 in 100"), ("goblin_runt", "100 in 100")])
def test_odds_reckon_with_every_face_of_a_swarms_die(roll, told):
    """Attack 4 against Health 1 and a die: 1 to 3 will do."""
    story = Story().start(1)
    story.hand("adventurer", "adventurer", "adventurer", "adventurer")
    story.room("left_1", "abandoned_gate", roll)
    story.morning("horde_1").place("stay").do("move left_1")
    (line,) = counsel.odds(FRONT, story.state, 0)
    assert line.text.endswith(f"{told}.")
