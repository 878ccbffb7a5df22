"""`delve wall`: what saved games have earned, by themselves and together; and what a game says at its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.honoured import HONOURED, VICTORIES

import delvewright
from delvewright.kernel.record import Sitting
from delvewright.views.crawl import FRONT as CRAWL


@pytest.fixture
def honoured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delvewright, "game", lambda name: HONOURED)


def saved(name: str, winner: int, goal: int = 10, answers: int = 1000) -> str:
    """A game that a seat wins: only that one ever banks."""
    sitting = Sitting(CRAWL, 2, 4, goal=goal)
    while not sitting.state.over and answers:
        options = sitting.state.ask.options
        sitting.answer(options[-1] if sitting.state.ask.seat == winner else options[0])
        answers -= 1
    Path(name).write_text(sitting.record.text(), encoding="utf-8")
    return name


@pytest.mark.usefixtures("honoured")
def test_a_wall_shows_every_honour_and_the_game_that_brought_it(delve: Any) -> None:
    told = delve("wall", saved("rich.delve", 0), "--plain")
    assert told.exit_code == 0
    assert told.output.splitlines() == [
        "Crawl: 2 of 4 Medals",
        "Bronze",
        "  [x] Alive: End a game. (rich.delve)",
        "Silver",
        "  [x] Rich: Win with 10 or more treasure. (rich.delve)",
        "Gold",
        f"  [ ] Veteran: Win {VICTORIES} games.",
        "  [ ] Unlikely: Bank a thousand.",
    ]


@pytest.mark.usefixtures("honoured")
def test_each_seat_has_a_wall_of_its_own(delve: Any) -> None:
    file = saved("rich.delve", 0)
    assert "[ ] Rich" in delve("wall", file, "--seat", "2", "--plain").output
    refused = delve("wall", file, "--seat", "3")
    assert refused.exit_code == 2
    assert "seats 1 to 2" in refused.output


@pytest.mark.usefixtures("honoured")
def test_several_games_earn_together(delve: Any) -> None:
    files = [saved(f"{number}.delve", 0, goal=number) for number in range(1, VICTORIES + 1)]
    lost = saved("lost.delve", 1)
    told = delve("wall", lost, *files, "--plain").output
    assert f"[x] Veteran: Win {VICTORIES} games. ({files[-1]})" in told
    assert "[x] Alive: End a game. (lost.delve)" in told
    assert "[ ] Veteran" in delve("wall", lost, *files[1:], "--plain").output


@pytest.mark.usefixtures("honoured")
def test_a_game_that_is_not_over_has_earned_nothing_yet(delve: Any) -> None:
    refused = delve("wall", saved("short.delve", 0, answers=2))
    assert refused.exit_code == 2
    assert "short.delve: the game is not over" in refused.output


def test_a_game_without_honours_has_no_wall(delve: Any) -> None:
    refused = delve("wall", saved("rich.delve", 0))
    assert refused.exit_code == 2
    assert "Crawl has no honours" in refused.output


@pytest.mark.usefixtures("honoured")
def test_a_game_in_the_terminal_says_at_its_end_what_it_has_earned(delve: Any) -> None:
    def end(*typed: str) -> str:
        words = ["play", "crawl", "--goal", "1", "--seats", "2", "--bots", "uniform", "--seed", "2"]
        return str(delve(*words, typed=typed).output)

    assert "Medals earned: Alive." in end("draw", "bank", "n")
    assert "earned" not in end("draw", "undo", "draw", "bank", "n")  # it had shown something new
