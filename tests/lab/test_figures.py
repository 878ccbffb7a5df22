"""Intervals hold what they promise: the truth is outside of them one time in twenty, not more."""

from math import inf
from random import Random

import pytest

from delvewright.lab.figures import FEWEST, Tally, always, interval, student


def test_a_tally_is_the_mean_and_the_variance() -> None:
    tally = Tally([1, 2, 3, 4])
    assert (tally.count, tally.mean) == (4, 2.5)
    assert tally.variance == pytest.approx(5 / 3)
    assert Tally([1]).variance == inf


@pytest.mark.parametrize(
    ("freedom", "expected"), [(1, 12.706), (2, 4.303), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, expected: float) -> None:
    assert student(0.975, freedom) == pytest.approx(expected, abs=0.003)


@pytest.mark.parametrize(("deals", "chance"), [(20, 0.5), (60, 0.1), (200, 0.9)])
def test_the_truth_about_pairs_of_games_lies_within_the_interval(deals: int, chance: float) -> None:
    """Two games of a deal that share their luck: as if they were one, and not twice as much is known."""
    luck, held = Random(f"{deals} {chance}"), 0
    for _ in range(1000):
        tally = Tally()
        for _ in range(deals):
            first = luck.random() < chance
            second = first if luck.random() < 0.6 else luck.random() < chance
            tally.add((first + second) / 2)
        held += chance in interval(tally, 0, 1)
    assert held >= 930


def test_games_of_one_deal_taken_for_independent_ones_would_promise_too_much() -> None:
    luck, held = Random(3), 0
    for _ in range(1000):
        tally = Tally()
        for _ in range(60):
            won = luck.random() < 0.5
            tally.add(won)
            tally.add(won)  # from the other seat, the same
        held += 0.5 in interval(tally, 0, 1)
    assert held < 900


def test_who_looks_all_the_time_is_wrong_one_time_in_twenty_at_most() -> None:
    """Nothing is there to find; the fixed interval finds something far too often."""
    wrong, naive, runs, deals = 0, 0, 300, 1200
    luck = Random(11)
    for _ in range(runs):
        tally, early, fixed = Tally(), False, False
        for _ in range(deals):
            tally.add(luck.choice((-1.0, -0.5, 0.0, 0.0, 0.5, 1.0)))
            if tally.count % 16 == 0:
                early |= 0 not in always(tally, deals, -1, 1)
                fixed |= 0 not in interval(tally, -1, 1)
        wrong += early
        naive += fixed
    assert wrong <= 0.05 * runs
    assert naive > 0.15 * runs


def test_what_is_there_is_found_early() -> None:
    luck, tally = Random(4), Tally()
    while 0 in always(tally, 4000, -1, 1):
        tally.add(luck.choice((1.0, 1.0, 0.0, -1.0)))
        assert tally.count < 400
    assert tally.count >= FEWEST
