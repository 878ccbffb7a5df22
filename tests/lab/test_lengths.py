"""The table of lengths: a row for each mode and number of seats, beside what the dice were designed for."""

import pytest

from delvewright.kernel.errors import DelveError
from delvewright.lab.lengths import Played, Row, lengths, play, sheet


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
    assert len(sheet(rows).splitlines()) == 4 + 1 + 4


def test_a_row_tells_how_its_games_ended_and_whether_it_is_good_to_begin():
    ends = [("quests", True, 0), ("quests", True, 0), ("last", True, 1), ("called_off", False, 0)]
    row = Row(
        "crypt",
        2,
        tuple(Played(5.0, 100, False, why, began, {"heroes defeated": fell}) for why, began, fell in ends),
    )
    assert row.ending().split(maxsplit=3)[3] == (
        "quests 2, last 1, called_off 1, who began won 3 (30% to 95%; fair 50%), "
        "heroes defeated 1 (12.5% of seats)"
    )


def test_what_a_played_game_says_of_its_end():
    """Between two, somebody fell wherever one was the last."""
    found = [play("dungeoneer", 2, seed, {}) for seed in range(8)]
    assert {one.why for one in found} == {"quests", "last"}
    for one in found:
        assert one.told["heroes defeated"] == (one.why == "last")
    assert {one.began_won for one in found} == {True, False}


def test_every_row_of_dungeoneer_can_be_played():
    rows = lengths("dungeoneer", games=1, seats=(2,), longest=1)
    assert [row.mode for row in rows] == ["crypt", "marches", "crypt, marches", "epic", "campaign"]
    assert all("called_off 1" in row.ending() and "heroes defeated 0" in row.ending() for row in rows)


def test_a_game_without_a_table_says_so():
    with pytest.raises(DelveError, match="there is no game"):
        lengths("chess")
