"""Saving: any position, in mid-effect or with half the answers sealed, loads and goes on the same."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import LOTS_GAME, answer, digging

from delvewright.kernel.errors import BadRecord
from delvewright.kernel.saving import freeze
from delvewright.kernel.steps import trace


def reloaded(state):
    return LOTS_GAME.load(LOTS_GAME.save(state))


def test_saved_in_mid_effect_an_effect_goes_on():
    live = digging((6, 3), pile=(9, 12))
    answer(live, "bury 3")
    saved = reloaded(live)
    assert saved == live
    assert trace(saved)[0] == "lots.dig/1(1, 0, -1, 6)"  # the nested block knows what was buried
    for state in (live, saved):
        answer(state, "burn 5", "keep", "keep")
    assert saved == live
    assert saved.points == [8, 0, 0]


def test_saved_with_half_the_answers_sealed():
    live = LOTS_GAME.start(4, 2)
    for seat in (2, 0):
        live = LOTS_GAME.answer(live, "pass", seat)
    saved = reloaded(live)
    assert saved == live
    assert [one.seat for one in saved.asks] == [1, 3]
    assert saved.sealed == ((2, ("pass",)), (0, ("pass",)))
    for seat in (3, 1):
        live, saved = (LOTS_GAME.answer(state, "pass", seat) for state in (live, saved))
        assert saved == live


def test_loaded_dice_and_known_pieces_are_saved_too():
    live = LOTS_GAME.start(2, 4)
    live.loaded = ((1, 5), (0, (3, 1, 2)))
    for name in ("pass", "pass", "peek"):
        live = LOTS_GAME.answer(live, name)
    assert live.known
    assert reloaded(live) == live


@given(st.integers(0, 10_000), st.integers(2, 4))
def test_a_game_saved_at_every_question_is_the_game_played_through(seed, seats):
    luck = Random(seed)
    live = saved = LOTS_GAME.start(seats, seed, rounds=3)
    while live.ask is not None:
        one = luck.choice(live.asks)
        option = luck.choice(one.options)
        live = LOTS_GAME.answer(live, option, one.seat)
        saved = LOTS_GAME.answer(reloaded(saved), option, one.seat)
        assert saved == live


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4).map(tuple),
)


@given(PLAIN)
def test_tuples_come_back_from_json_as_tuples(value):
    assert freeze(msgspec.json.decode(msgspec.json.encode(value))) == value


def spoilt(change) -> bytes:
    data = msgspec.json.decode(LOTS_GAME.save(LOTS_GAME.start(2, 1)))
    change(data)
    return msgspec.json.encode(data)


@pytest.mark.parametrize(
    ("saved", "words"),
    [
        (b"", "not a saved position"),
        (b"\xff\xfe", "not a saved position"),
        (b"[1, 2]", "the field 'position' is missing"),
        (b"{}", "the field 'position' is missing"),
        (spoilt(lambda data: data.update(game="chess")), "a position of 'chess', not of 'lots'"),
        (spoilt(lambda data: data["position"].pop("zones")), "wrong fields: zones"),
        (spoilt(lambda data: data["position"].update(wings=2)), "wrong fields: wings"),
        (spoilt(lambda data: data["position"].update(ask=[0, "sing", [], []])), "unknown question 'sing'"),
        (spoilt(lambda data: data["position"].update(ask=[0])), "not a saved position"),
        (spoilt(lambda data: data["position"].update(points=5)), "the field 'points' must be a list, not 5"),
        (spoilt(lambda data: data.update(position=[])), "the field 'position' is missing"),
        (spoilt(lambda data: data.update(position=None)), "not a saved position"),
    ],
)
def test_what_was_not_saved_here_is_refused(saved, words):
    with pytest.raises(BadRecord, match=words):
        LOTS_GAME.load(saved)


def test_a_position_of_other_rules_is_refused():
    with pytest.raises(BadRecord, match="rules"):
        LOTS_GAME.load(spoilt(lambda data: data.update(rules="0")))


def test_a_stack_that_names_no_step_is_refused():
    with pytest.raises(BadRecord, match="sing"):
        LOTS_GAME.load(spoilt(lambda data: data["position"].update(stack=[["lots.sing", 1], []])))


def test_a_position_of_other_rules_is_taken_where_that_is_meant():
    state = LOTS_GAME.start(2, 1)
    old = spoilt(lambda data: data.update(rules="0"))
    assert LOTS_GAME.load(old, other_rules=True) == state


def test_a_position_of_other_rules_may_lack_a_field_but_bring_no_stranger():
    live = LOTS_GAME.start(2, 4)
    saved = msgspec.json.decode(LOTS_GAME.save(live))
    del saved["position"]["loaded"]
    with pytest.raises(BadRecord, match="wrong fields: loaded"):
        LOTS_GAME.load(msgspec.json.encode(saved))
    assert LOTS_GAME.load(msgspec.json.encode(saved), other_rules=True) == live
    saved["position"]["stranger"] = 1
    with pytest.raises(BadRecord, match="wrong fields: stranger"):
        LOTS_GAME.load(msgspec.json.encode(saved), other_rules=True)
