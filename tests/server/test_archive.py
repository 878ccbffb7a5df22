"""Archives: whole games there and back, exactly, and small."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from delvewright.games.thunderstone import GAME
from delvewright.kernel.errors import BadRecord
from delvewright.kernel.events import Event
from delvewright.kernel.record import Sitting
from delvewright.server.archive import pack, unpack

PLAIN = st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.text(max_size=8)
ARGS = st.lists(st.recursive(PLAIN, lambda some: st.lists(some, max_size=3).map(tuple)), max_size=4).map(
    tuple
)
EVENTS = st.lists(st.builds(Event, st.text(max_size=8), ARGS, st.integers(-1, 9), ARGS), max_size=3)


@settings(max_examples=50, deadline=None, derandomize=True)
@given(st.lists(st.tuples(st.binary(max_size=40), EVENTS), max_size=5))
def test_moments_come_back_as_they_were(moments):
    again = unpack(pack(moments))
    assert again == moments
    assert repr(again) == repr(moments)  # True is not 1, and an event is an event


def test_a_whole_game_is_kept_in_a_hundredth_of_its_size():
    sitting = Sitting(GAME, 3, 5, packs=("wrath",), longest=60)
    dice = Random(5)
    while not sitting.state.over:
        ask = sitting.state.ask
        sitting.answer(dice.choice(ask.options), ask.seat)
    moments = list(zip(map(GAME.save, sitting.positions), sitting.events, strict=True))
    blob = pack(moments)
    again = unpack(blob)
    assert again == moments
    assert [GAME.load(saved) for saved, _ in again] == sitting.positions
    assert len(blob) < sum(len(saved) for saved, _ in moments) / 50


@pytest.mark.parametrize("blob", [b"", b"no", pack([(b"{}", [])])[:-9], pack([(b"{}", [])])[1:]])
def test_what_is_no_archive_is_refused(blob):
    with pytest.raises(BadRecord, match="not an archive"):
        unpack(blob)
