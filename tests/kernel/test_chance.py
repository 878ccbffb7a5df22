"""Chance: a counter for each stream, comparable games, and dice that a test can load."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import CARDS, DICE, LOTS_GAME, Table

from delvewright.kernel.chance import below, draw, mix, scrambled, shuffled
from delvewright.kernel.errors import BadSetup
from delvewright.kernel.sight import show

SEEDS = st.integers(0, 2**63 - 1)
PIECES = st.lists(st.integers(0, 500), unique=True, max_size=60).map(tuple)


def table(seed: int = 1) -> Table:
    p = Table.fresh()
    p.seed = seed
    return p


def test_the_numbers_are_the_same_on_every_machine():
    p = table(42)
    assert [draw(p, 42, DICE) for _ in range(2)] == [527119514220057781, 18062737256950912743]
    assert scrambled(7, tuple(range(8))) == (0, 3, 5, 6, 4, 1, 7, 2)


@given(SEEDS, st.lists(st.integers(0, 1), max_size=30))
def test_streams_do_not_disturb_each_other(seed, streams):
    mixed, alone = table(seed), table(seed)
    drawn = [draw(mixed, seed, stream) for stream in streams]
    assert [bits for bits, stream in zip(drawn, streams, strict=True) if stream == DICE] == [
        draw(alone, seed, DICE) for stream in streams if stream == DICE
    ]
    assert mixed.ticks[CARDS] == streams.count(CARDS)
    assert alone.ticks[CARDS] == 0


@given(SEEDS, st.integers(1, 100))
def test_below_stays_below_and_is_news(seed, count):
    p = table(seed)
    assert 0 <= below(p, DICE, count) < count
    assert p.news


def test_a_die_falls_on_every_side_about_as_often():
    p = table()
    fell = Counter(below(p, DICE, 6) for _ in range(6000))
    assert set(fell) == set(range(6))
    assert all(850 < times < 1150 for times in fell.values())


@given(SEEDS, PIECES)
def test_a_shuffle_loses_and_doubles_nothing(seed, pieces):
    assert sorted(shuffled(table(seed), CARDS, pieces)) == sorted(pieces)


def test_every_order_comes_up():
    p = table()
    seen = Counter(shuffled(p, CARDS, (1, 2, 3)) for _ in range(6000))
    assert len(seen) == 6
    assert all(850 < times < 1150 for times in seen.values())


def test_a_shuffle_forgets_who_knew_what():
    p = table()
    show(p, (3, 4), 0b1)
    show(p, (9,), 0b10)
    shuffled(p, CARDS, (3, 4, 5))
    assert p.known == ((9, 0b10),)


def test_mix_scrambles_and_stays_within_64_bits():
    values = {mix(number) for number in range(1000)}
    assert len(values) == 1000
    assert max(values) < 2**64


def test_loaded_dice_fall_as_loaded_in_their_own_stream_only():
    p = table()
    p.loaded = ((DICE, 5), (CARDS, (2, 1, 3)), (DICE, 0))
    assert shuffled(p, CARDS, (1, 2, 3)) == (2, 1, 3)
    assert [below(p, DICE, 6), below(p, DICE, 6)] == [5, 0]
    assert p.loaded == ()
    assert p.ticks == [0, 0]
    below(p, DICE, 6)
    assert p.ticks[DICE] == 1


def test_the_same_seed_gives_the_same_deal_whatever_was_rolled_before():
    one = LOTS_GAME.start(2, 8, rounds=3)
    for name in ("pass", "pass"):
        one = LOTS_GAME.answer(one, name)
    rolled, called = LOTS_GAME.answer(one, "roll"), LOTS_GAME.answer(one, "call")
    called = LOTS_GAME.answer(called, "shout")
    assert rolled.zones == called.zones
    assert rolled.ticks != called.ticks


def test_a_clone_carries_its_own_luck():
    state = LOTS_GAME.start(2, 8, rounds=3)
    for name in ("pass", "pass"):
        state = LOTS_GAME.answer(state, name)
    assert LOTS_GAME.answer(state, "roll").points == LOTS_GAME.answer(state, "roll").points


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.0, True, "7", None])
def test_a_seed_is_a_whole_number(seed):
    with pytest.raises(BadSetup, match="a seed is a whole number"):
        LOTS_GAME.start(2, seed)
