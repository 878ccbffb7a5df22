"""Positions: plain data that is copied, compared and told apart field by field."""

from random import Random

import pytest
from tests.kernel.toy import LOTS_GAME, Table

from delvewright.kernel.board import declared


def played(answers: int, seed: int = 3) -> Table:
    luck = Random(seed)
    state = LOTS_GAME.start(3, seed, rounds=6)
    for _ in range(answers):
        LOTS_GAME.apply(state, luck.choice(state.ask.options))
    return state


def test_every_slot_is_a_field_but_the_listeners():
    assert not {"told", "drawn"} & set(Table.FIELDS)
    assert set(Table.FIELDS) == {field.name for field in declared(Table)} - {"told", "drawn"}
    assert set(Table.FIELDS.lists) == {"points", "zones", "ticks"}


def test_a_clone_is_equal_and_shares_no_list():
    state = played(9)
    copy = state.clone()
    assert copy == state
    assert copy is not state
    for name in Table.FIELDS.lists:
        assert getattr(copy, name) is not getattr(state, name)
    copy.points[0] += 1
    copy.zones[0] = ()
    assert copy != state
    assert set(copy.differences(state)) == {"points", "zones"}


def test_a_clone_listens_to_nobody():
    state = played(2)
    state.told, state.drawn = [], []
    assert (state.clone().told, state.clone().drawn) == (None, None)


def test_a_position_is_no_key_and_no_equal_of_another_class():
    state = played(1)
    with pytest.raises(TypeError):
        hash(state)
    assert state != "a position"


def test_over_means_nothing_asked_and_nothing_left_to_do():
    state = played(0)
    assert not state.over
    while state.ask is not None:
        LOTS_GAME.apply(state, state.ask.options[-1])
    assert state.over
    assert state.asks == ()
    assert LOTS_GAME.outcome(state) == state.result
