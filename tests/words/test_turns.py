"""Turns of any board: whose it is, and who has won."""

from tests.kernel.toy import Table

from delvewright.words import most_wins, new_turn


def test_a_turn_is_counted_and_told() -> None:
    p = Table.fresh()
    p.told = []
    new_turn(p, 2)
    new_turn(p, 0)
    assert (p.turn, p.turns) == (0, 2)
    assert [(event.key, event.args) for event in p.told] == [("turn", (2, 1)), ("turn", (0, 2))]


def test_the_most_wins_and_a_tie_is_shared() -> None:
    p = Table.fresh()
    most_wins(p, [3, 1, 3])
    assert p.result == ((3, 1, 3), (0, 2))
