"""The table of lengths: a row for each mode and number of seats, beside what the dice were designed for."""

import pytest

from delvewright.kernel.errors import DelveError
from delvewright.lab.lengths import Played, Row, lengths, sheet


def test_a_row_tells_mean_and_shares():
    row = Row(
        "core", 2, tuple(Played(float(turns), 100, turns == 10) for turns in range(1, 11)), (12.8, 7, 12, 19)
    )
    assert row.at(0.1) == 2
    assert row.at(0.5) == 6
    assert row.at(0.9) == 10
    assert row.line().split() == [
        "core",
        "2",
        "10",
        "5.5",
        "2",
        "6",
        "10",
        "100",
        "1",
        "12.8",
        "7",
        "12",
        "19",
    ]


def test_every_mode_has_its_row():
    rows = lengths("dungeon_dice", games=1, seats=(2,), longest=6, bargains="none")
    assert [(row.mode, row.seats) for row in rows] == [("core", 2), ("standard", 2), ("epic", 2)]
    assert len(sheet(rows).splitlines()) == 4


def test_a_game_without_a_table_says_so():
    with pytest.raises(DelveError, match="there is no game"):
        lengths("chess")
