"""The table of wins: every choice crossed with every number of seats, a deal of its own for each game."""

from __future__ import annotations

import pytest

from delvewright.kernel.errors import BadSetup
from delvewright.lab.wins import Played, sheet, wins

EASY = {"longest": 2}  # called off, so not won


def test_each_choice_is_played_with_each_number_of_seats_and_no_deal_twice():
    played = wins("barricades", "uniform", 2, (1, 2), 50, difficulty="hard", **EASY)
    guardians = {one.chosen["guardian"] for one in played}
    assert len(guardians) == 8
    assert "random" not in guardians
    assert len(played) == 2 * 2 * len(guardians)
    assert [one.seed for one in played] == list(range(50, 50 + len(played)))
    assert {(one.seats, one.chosen["guardian"]) for one in played} == {
        (seats, one) for seats in (1, 2) for one in guardians
    }
    assert "difficulty" not in played[0].chosen
    assert not any([one.won for one in played])


def test_several_processes_play_the_same_games():
    said = {"difficulty": "first_time", "guardian": "smorga_the_queen"}
    alone = wins("barricades", "thumb", 3, (1,), 7, **said)
    assert wins("barricades", "thumb", 3, (1,), 7, 2, **said) == alone
    assert any([one.won for one in alone])


def test_a_sheet_adds_up_by_each_setting():
    outcomes = {
        ("a little", "rat"): True,
        ("a little", "bat"): False,
        ("very", "rat"): False,
        ("very", "bat"): False,
    }
    played = [
        Played({"hard": hard, "foe": foe}, seats, 0, won and seats == 1)
        for (hard, foe), won in outcomes.items()
        for seats in (1, 4)
    ]
    lines = [line.split() for line in sheet(played).splitlines() if line]
    rows = {line[0]: " ".join(line[1:]) for line in lines}
    assert rows["games"] == "won 1 seat 4 seats"
    assert rows["a"] == "little 1 of 2 (9% to 91%) 0 of 2 (0% to 66%)"
    assert rows["rat"] == "1 of 2 (9% to 91%) 0 of 2 (0% to 66%)"
    assert rows["all"] == "1 of 4 (5% to 70%) 0 of 4 (0% to 49%)"


@pytest.mark.parametrize(
    ("game", "said", "why"),
    [
        ("thunderstone", {}, "play each other"),
        ("barricades", {"seats": (7,)}, "1 to 6"),
        ("barricades", {"bot": "thumbs"}, "no bot"),
        ("barricades", {"difficulty": "hardest"}, "hardest"),
    ],
)
def test_what_can_not_be_measured_is_refused_at_once(game, said, why):
    with pytest.raises(BadSetup, match=why):
        wins(game, games=1, **said)
