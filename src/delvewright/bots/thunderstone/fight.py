"""The best fight a hand can pick: the account of what it can do, weighed by what is at stake."""

from __future__ import annotations

from collections.abc import Iterable

from delvewright.bots.thunderstone.outlook import Outlook
from delvewright.bots.thunderstone.stakes import stakes
from delvewright.counsel.thunderstone.account import Way, account
from delvewright.games.thunderstone.board import Board, monsters_in_hall

FIGHT_BONUS = 1.5  # VP that a Monster taken now is worth beyond its own: no other seat takes it


class Fight:
    """One Monster, the best way to meet it, and what that is worth in VP, all told."""

    __slots__ = ("foe", "merit", "way", "wins", "worth")

    def __init__(self, way: Way, worth: float):
        self.foe = way.foe
        self.way = way
        self.wins = way.wins
        self.worth = worth
        self.merit = worth + (FIGHT_BONUS if way.wins else 0.0)  # by which fights are compared


def best_fight(p: Board, seat: int, outlook: Outlook, foes: Iterable[int] | None = None) -> Fight | None:
    """The target that pays best, with everything in hand put to use."""
    fights = prospects(p, seat, outlook, monsters_in_hall(p) if foes is None else foes)
    return fights[0] if fights else None


def prospects(p: Board, seat: int, outlook: Outlook, foes: Iterable[int]) -> list[Fight]:
    """How a fight with each of these would go, the best first."""
    ways = account(p, seat, foes, outlook.value)
    fights = [Fight(way, stakes(p, seat, way, outlook)) for way in ways]
    fights.sort(key=lambda fight: -fight.merit)
    return fights
