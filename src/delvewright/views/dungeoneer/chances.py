"""Chances: how likely a die and a score are enough, in a hundred."""

from __future__ import annotations

from functools import cache

SIDES = range(1, 7)


@cache
def beats(score: int, number: int) -> int:
    """That a die and a score reach a number."""
    return round(100 * sum([die + score >= number for die in SIDES]) / 6)


@cache
def duel(might: int, guard: int, attack: int = 0, counter: int = 0) -> tuple[int, int]:
    """That one of two dice, each with its score, is the higher total: (the attacker's, the defender's).

    A die that lies already is given; 0 is one that is still to be rolled.
    """
    ours = [die + might for die in ([attack] if attack else SIDES)]
    theirs = [die + guard for die in ([counter] if counter else SIDES)]
    all = len(ours) * len(theirs)
    hits = sum([one > other for one in ours for other in theirs])
    misses = sum([one < other for one in ours for other in theirs])
    return round(100 * hits / all), round(100 * misses / all)


def both(*odds: int) -> int:
    """That several things all come off."""
    product = 1.0
    for one in odds:
        product *= one / 100
    return round(100 * product)
