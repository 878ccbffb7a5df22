"""Figures: means of what is repeated, and between what the truth lies.

The unit is the deal: its games have luck in common, so they count as one observation, their mean; and of two
tables with the same deals the differences count, deal by deal.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, isfinite, log, sqrt
from statistics import NormalDist
from typing import NamedTuple

FEWEST = 32
"""Deals before a study is stopped: what it rests on holds for many."""


class Between(NamedTuple):
    """An estimate, and between what the truth lies, 95 times in 100 unless said otherwise."""

    mean: float
    low: float
    high: float

    def __contains__(self, value: object) -> bool:
        return isinstance(value, int | float) and self.low <= value <= self.high

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


class Tally:
    """The mean and the spread of numbers that come one by one."""

    __slots__ = ("count", "mean", "square")

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.count, self.mean, self.square = 0, 0.0, 0.0
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.square += step * (value - self.mean)

    @property
    def variance(self) -> float:
        return self.square / (self.count - 1) if self.count > 1 else inf

    def bounded(self, low: float, high: float) -> Tally:
        """The same with one more at either end, as Agresti and Coull have it: where all deals came to the
        same, the truth may still be another."""
        new = Tally()
        new.count, new.mean, new.square = self.count, self.mean, self.square
        new.add(low)
        new.add(high)
        return new


def interval(tally: Tally, low: float = -inf, high: float = inf, sure: float = 0.95) -> Between:
    """Student's interval for a mean over deals; where values lie between two bounds, that of Agresti and
    Coull in its manner."""
    spread = tally.bounded(low, high) if isfinite(low) and isfinite(high) else tally
    if spread.count < 2:
        return Between(tally.mean, low, high)
    half = student(1 - (1 - sure) / 2, spread.count - 1) * sqrt(spread.variance / spread.count)
    return Between(tally.mean, max(low, spread.mean - half), min(high, spread.mean + half))


def always(tally: Tally, planned: int, low: float = -inf, high: float = inf, sure: float = 0.95) -> Between:
    """An interval that holds at all times at once, so that one may look after every deal and stop when one
    likes: the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2024), by
    Robbins' normal mixture, at its narrowest after a quarter of what is planned."""
    spread = tally.bounded(low, high) if isfinite(low) and isfinite(high) else tally
    count, alpha = spread.count, 1 - sure
    if tally.count < FEWEST:
        return Between(tally.mean, low, high)
    best = max(FEWEST, planned / 4)
    rho = (-2 * log(alpha) + log(-2 * log(alpha) + 1)) / best
    grown = count * rho + 1
    half = sqrt(spread.variance) * sqrt(2 * grown / (count * count * rho) * log(sqrt(grown) / alpha))
    return Between(tally.mean, max(low, spread.mean - half), min(high, spread.mean + half))


def student(share: float, freedom: int) -> float:
    """The quantile of Student's distribution: exact for 1 and 2, by Cornish and Fisher's expansion beyond."""
    if freedom == 1:
        from math import pi, tan

        return tan(pi * (share - 0.5))
    if freedom == 2:
        return (2 * share - 1) * sqrt(2 / (4 * share * (1 - share)))
    z = NormalDist().inv_cdf(share)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4
