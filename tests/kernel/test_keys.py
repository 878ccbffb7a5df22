"""Keyed chance: numbers nobody can compute without the key, and anybody can with it."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from math import factorial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import CARDS, DICE, LOTS_GAME, Table

from delvewright.kernel.chance import below, shuffled
from delvewright.kernel.errors import BadRecord, BadSetup, DelveError
from delvewright.kernel.keys import commitment, key_of, number_below, order_of
from delvewright.kernel.proof import prove
from delvewright.kernel.record import Record, Sitting

SECRET = "0123456789abcdef" * 4
KEY = key_of(SECRET, ("00" * 16, ""))
SHARES = ("5a" * 16, "", "c3" * 16)


def table(key: str = KEY) -> Table:
    p = Table.fresh()
    p.seed = key
    return p


def play(secret: str = SECRET, seed: int = 5) -> Sitting:
    """A whole game of three seats, answered at random."""
    luck = Random(seed)
    sitting = Sitting(LOTS_GAME, 3, seed, secret=secret, shares=SHARES, rounds=6)
    while sitting.state.ask is not None:
        ask = luck.choice(sitting.state.asks)
        sitting.answer(luck.choice(ask.options), ask.seat)
    return sitting


def test_it_is_the_hash_the_documents_name():
    """Written out here once more: what a program of somebody else's must compute."""
    secret = bytes.fromhex(SECRET)
    assert commitment(SECRET) == blake2b(b"commitment", key=secret, digest_size=32).hexdigest()
    words = f"key of play {'00' * 16},".encode()
    assert blake2b(words, key=secret, digest_size=32).hexdigest() == KEY
    block = blake2b(b"1.7.0", key=bytes.fromhex(KEY)).digest()
    assert number_below(KEY, 1, 7, 6) == int.from_bytes(block) % 6
    pool, order = int.from_bytes(block), list(range(5))
    for left in (5, 4, 3, 2):
        pool, other = divmod(pool, left)
        order[left - 1], order[other] = order[other], order[left - 1]
    assert order_of(KEY, 1, 7, 5) == tuple(order)


def test_the_numbers_are_the_same_on_every_machine():
    p = table()
    assert [below(p, DICE, 1000) for _ in range(3)] == [number_below(KEY, DICE, n, 1000) for n in range(3)]
    assert commitment(SECRET) == "e6128cbbb7091ce356ef74ea81e75b07574870387e45386539782a8f4e5d611a"
    assert order_of(KEY, 0, 0, 8) == (6, 7, 1, 0, 2, 3, 5, 4)


def test_every_bit_of_secret_and_shares_changes_the_key():
    keys = {key_of(SECRET, shares) for shares in ((), ("", ""), ("ab" * 16, ""), ("", "ab" * 16))}
    keys |= {key_of(f"{number:064x}") for number in range(20)}
    assert len(keys) == 24


def test_a_keyed_die_falls_on_every_side_about_as_often():
    p = table()
    fell = Counter(below(p, DICE, 6) for _ in range(6000))
    assert set(fell) == set(range(6))
    assert all(850 < times < 1150 for times in fell.values())
    assert p.news


def test_every_order_and_every_place_of_a_keyed_shuffle_comes_up():
    p = table()
    seen = Counter(shuffled(p, CARDS, (1, 2, 3)) for _ in range(6000))
    assert len(seen) == 6
    assert all(850 < times < 1150 for times in seen.values())
    first = Counter(shuffled(p, CARDS, tuple(range(40)))[39] for _ in range(8000))
    assert len(first) == 40
    assert all(130 < times < 270 for times in first.values())


@given(st.integers(0, 300), st.integers(0, 9))
def test_a_keyed_shuffle_loses_and_doubles_nothing(count, tick):
    assert sorted(order_of(KEY, 2, tick, count)) == list(range(count))


@pytest.mark.parametrize("count", [1, 31, 32, 60, 200, 1000, 60_000])
def test_a_shuffle_draws_more_bits_than_its_order_tells(count):
    """At least 128 bits to spare: no order is likelier by anything that could be seen."""
    least = factorial(count).bit_length() if count < 2000 else 16 * count
    assert 512 * (1 + count // 32) >= least + 128


def test_the_seen_part_of_a_shuffle_does_not_give_the_rest():
    """Among many shuffles of 30 cards that begin with the same card, the others lie as anywhere else."""
    like = [order for order in (order_of(KEY, 0, tick, 30) for tick in range(6000)) if order[0] == 7]
    assert len(like) > 120
    assert len({order[1:] for order in like}) == len(like)
    assert max(Counter(order[1] for order in like).values()) < len(like) // 6


def test_streams_are_independent_and_do_not_disturb_each_other():
    one, two = table(), table()
    dice = [below(one, DICE, 1 << 60) for _ in range(5)]
    mixed = []
    for _ in range(5):
        shuffled(two, CARDS, tuple(range(9)))
        mixed.append(below(two, DICE, 1 << 60))
    assert mixed == dice
    drawn = {number_below(KEY, stream, tick, 1 << 60) for stream in range(20) for tick in range(20)}
    assert len(drawn) == 400  # also 1.11 and 11.1 are told apart


def test_loaded_outcomes_come_first_under_a_key_too():
    p = table()
    p.loaded = ((DICE, 5), (CARDS, (2, 1, 3)))
    assert (below(p, DICE, 6), shuffled(p, CARDS, (1, 2, 3))) == (5, (2, 1, 3))
    assert p.ticks == [0, 0]


def test_the_seed_chooses_what_is_played_with_and_the_key_decides_the_rest():
    """Another seed deals the same, another key does not."""
    one = LOTS_GAME.start(3, 1, key=KEY)
    assert one.zones == LOTS_GAME.start(3, 2, key=KEY).zones
    assert one.zones != LOTS_GAME.start(3, 1, key=key_of(SECRET)).zones
    assert one.seed == KEY
    assert LOTS_GAME.load(LOTS_GAME.save(one)) == one


@pytest.mark.parametrize("key", ["ab", "g" * 64, "AB" * 32, "ab" * 33])
def test_a_key_is_checked_and_never_repeated_in_an_error(key):
    with pytest.raises(BadSetup, match="64 hexadecimal digits") as error:
        LOTS_GAME.start(2, 1, key=key)
    assert key not in str(error.value)
    saved = LOTS_GAME.save(LOTS_GAME.start(2, 1, key=KEY)).replace(KEY.encode(), key.encode())
    with pytest.raises(DelveError, match="64 hexadecimal digits") as error:
        LOTS_GAME.load(saved)
    assert key not in str(error.value)


def test_an_imagined_world_has_no_key():
    state = play().positions[4]
    assert state.seed == key_of(SECRET, SHARES)
    for seat in (-1, 0, 1, 2):
        world = LOTS_GAME.imagine(state, seat, 3)
        assert isinstance(world.seed, int)
        assert state.seed.encode() not in LOTS_GAME.save(world)


def test_a_position_forgets_who_kept_its_draws():
    drawn: list = []
    state = LOTS_GAME.start(2, 1, key=KEY, drawn=drawn)
    assert [one.stream for one in drawn] == [CARDS]
    assert state.drawn is None
    quick: list = []
    LOTS_GAME.start(2, 1, drawn=quick)
    assert quick == []


def test_what_was_drawn_can_be_loaded_where_the_key_is_not():
    """How a process that must not know the key follows a game."""
    sitting = play()
    state = sitting.positions[0].clone()
    state.seed = 0
    for index, (seat, name) in enumerate(sitting.record.answers):
        drawn: list = []
        LOTS_GAME.answer(sitting.positions[index], name, seat, None, drawn)
        state.loaded = tuple((one.stream, one.outcome) for one in drawn)
        state = LOTS_GAME.answer(state, name, seat)
        assert set(state.differences(sitting.positions[index + 1])) <= {"seed", "ticks"}


# Records and their proof


def test_a_keyed_record_is_read_as_it_was_written_and_proved():
    sitting = play()
    text = sitting.record.text()
    record = Record.read(text)
    assert record.text() == text
    assert Sitting.replay(LOTS_GAME, record).record.text() == text
    proof = prove(LOTS_GAME, record)
    assert (proof.keyed, proof.over, proof.shares) == (True, True, 2)
    assert proof.commitment == commitment(SECRET)
    assert proof.answers == len(record.answers)
    assert proof.draws == sum(map(len, record.draws)) == text.count("\n* ") > 3


def test_nobody_need_add_a_share():
    sitting = Sitting(LOTS_GAME, 2, 5, secret=SECRET)
    again = Sitting.replay(LOTS_GAME, Record.read(sitting.record.text()))
    assert again.state == sitting.state
    assert again.record.shares == ("", "")


def test_taking_back_takes_the_draws_back():
    sitting = play()
    whole = sitting.record.text()
    last = sitting.record.answers[-1]
    sitting.undo(consent=True)
    assert sitting.record.text() != whole
    sitting.answer(last[1], last[0])
    assert sitting.record.text() == whole


def test_a_record_with_one_die_changed_is_refused_with_the_place():
    lines = play().record.text().splitlines()
    rolls = [number for number, line in enumerate(lines) if line.startswith("* ")]
    for number in rolls:
        spoilt = list(lines)
        head, _, last = lines[number].rpartition(" ")
        spoilt[number] = f"{head} {int(last) + 1}"
        with pytest.raises(BadRecord, match=f"line {number + 1}: the record tells"):
            prove(LOTS_GAME, Record.read("\n".join(spoilt)))
        without = lines[:number] + lines[number + 1 :]
        with pytest.raises(BadRecord, match="answer"):
            prove(LOTS_GAME, Record.read("\n".join(without)))
    more = [*lines, "* roll 1.99 of 6: 2"]
    with pytest.raises(BadRecord, match=f"line {len(more)}: .* but nothing was drawn"):
        prove(LOTS_GAME, Record.read("\n".join(more)))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("secret: 0", "secret: 1", "not the one that was promised"),
        ("commitment: ", "commitment: 00", "64 hexadecimal digits"),
        ("share 0: 5a", "share 0: 5b", "before the first answer, line"),
        ("share 2: ", "share 3: ", "before the first answer, line"),
        ("share 0: 5a", "share 0: 5", "share 0 must be 32"),
        (f"secret: {SECRET}\n", "", "does not say its secret"),
        ("seats: 3", "seats: 99", "32 are the most"),
        ("record 2", "record 3", "line 1"),
        ("record 2", "record 1", "expected 'seat answer'"),
    ],
)
def test_a_spoilt_record_is_refused_in_words(old, new, words):
    text = play().record.text()
    assert old in text
    with pytest.raises(BadRecord, match=words):
        prove(LOTS_GAME, Record.read(text.replace(old, new, 1)))


def test_a_record_by_seed_replays_and_promises_nothing():
    sitting = play(secret="")
    assert "delvewright record 1" in sitting.record.text()
    proof = prove(LOTS_GAME, Record.read(sitting.record.text()))
    assert (proof.keyed, proof.over, proof.draws) == (False, True, 0)
