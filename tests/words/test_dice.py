"""Dice of any board: numbers, roll-offs, and dice on the table."""

from __future__ import annotations

from typing import Any

import pytest

from delvewright.kernel import Position, ThisGame
from delvewright.words.dice import Die, d6, different, leaders, remove, standing, throw, throw_again, turn_to

STREAM = 1


class Board(Position):
    STREAMS = 2

    dice: ThisGame[list[Die]]
    faces: ThisGame[list[int]]
    __slots__ = tuple(__annotations__)


def board(*loaded: int) -> Board:
    """A board with three dice that are pieces, the first number of its stream given."""
    p = Board.fresh()
    p.seed, p.told, p.faces = 5, [], [0, 0, 0]
    p.loaded = tuple((STREAM, face) for face in loaded)
    return p


def told(p: Any) -> list[tuple[Any, ...]]:
    return [(event.key, *event.args) for event in p.told]


def test_a_die_has_six_numbers_and_each_comes_up() -> None:
    p = board()
    assert {d6(p, STREAM) for _ in range(100)} == {1, 2, 3, 4, 5, 6}
    assert (p.ticks, p.news) == ([0, 100], True)


@pytest.mark.parametrize(
    ("scores", "left"), [((3, 6, 1), (5,)), ((6, 6, 1), (4, 5)), ((2, 2, 2), (4, 5, 7)), ((-3, -1, -2), (5,))]
)
def test_the_highest_are_left_of_a_roll_off(scores: tuple[int, ...], left: tuple[int, ...]) -> None:
    assert leaders((4, 5, 7), scores) == left


def test_nobody_leads_where_nobody_rolls() -> None:
    assert leaders((), ()) == ()


def test_a_thrown_die_lies_on_the_table_as_it_fell() -> None:
    p = board(4)
    throw(p, 2, 0, STREAM, 6)
    assert (p.dice, p.faces) == ([(2, 0, 4, False)], [4, 0, 0])
    assert told(p) == [("rolled", 2, 0, 4, 0)]
    turn_to(p, 0, 1)
    assert p.faces == [1, 0, 0]


def test_a_die_that_is_no_piece_is_only_on_the_table() -> None:
    p = board(4, 2)
    throw(p, 0, -3, STREAM, 6)
    throw_again(p, 0, STREAM, 6)
    assert (p.dice, p.faces) == ([(0, -3, 2, False)], [0, 0, 0])


def test_a_die_is_rolled_again_turned_and_removed_where_it_lies() -> None:
    p = board(4, 1, 3)
    throw(p, 0, 1, STREAM, 6)
    throw(p, 7, 2, STREAM, 6)
    throw_again(p, 0, STREAM, 6)
    turn_to(p, 1, 5)
    assert (p.dice, p.faces) == ([(0, 1, 3, False), (7, 2, 5, False)], [0, 3, 5])
    remove(p, 0)
    turn_to(p, 0, 2)
    assert p.dice == [(0, 1, 2, True), (7, 2, 5, False)]  # it stays out
    assert told(p)[2:] == [
        ("rerolled", 0, 1, 3, 0),
        ("turned", 7, 2, 5, 1),
        ("removed", 0, 1, 3, 0),
        ("turned", 0, 1, 2, 0),
    ]


def test_what_stands_for_somebody_and_what_is_different_of_it() -> None:
    p = board()
    p.dice = [(0, -1, 2, False), (1, -1, 2, False), (0, -1, 2, False), (0, -1, 3, False), (0, 1, 2, True)]
    assert standing(p, 0) == [0, 2, 3]
    assert different(p, [0, 1, 2, 3]) == [0, 1, 3]
