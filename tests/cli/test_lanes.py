"""Seats that go on side by side at one keyboard: it is passed on, bots go on, one's own answer goes back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.kernel.errands import FRONT

import delvewright
from delvewright.cli import host
from delvewright.kernel.record import Record, Sitting


@pytest.fixture
def errands(delve: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Plays errands with so many people and bots; what was printed after what was typed."""
    monkeypatch.setattr(delvewright, "game", lambda name: FRONT)

    def played(bots: str, *typed: str, seats: int = 3) -> str:
        words = ("play", "crawl", "--seats", seats, "--bots", bots, "--seed", 5)
        done = delve(*words, typed=[*typed, "save game.delve", "quit"])
        assert done.exit_code == 0, done.output
        return str(done.output)

    return played


def answers() -> list[tuple[int, str]]:
    return Record.read(Path("game.delve").read_text()).answers


def test_the_keyboard_goes_round_as_people_are_done(errands: Any) -> None:
    shown = errands("human,human", "", "draw", "done", "", "draw", "done", "", "done")
    assert answers() == [(0, "draw"), (0, "done"), (1, "draw"), (1, "done"), (2, "done")]
    assert "Still at it: Player 3. Done: Player 1." in shown
    assert "Day 1 is over." in shown
    assert "everybody's turn" in shown


def test_the_keyboard_is_passed_on_and_back_to_who_thinks_again(errands: Any) -> None:
    shown = errands(
        "human,human",
        *("", "draw", "next", "", "draw", "next", "", "done"),  # all three
        *("", "done", "", "next Player 3", "", "think again", "draw"),
    )
    assert answers() == [
        *((0, "draw"), (1, "draw"), (2, "done")),
        *((0, "done"), (2, "again"), (2, "draw")),
    ]
    assert "Player 3 is asked. Everybody else, look away." in shown


def test_nobody_is_called_who_does_not_play(errands: Any) -> None:
    shown = errands("human,human", "", "next Gandalf", "next Player")
    assert shown.count("Who? Player 2, Player 3.") == 2
    assert "Nobody else is asked now." in errands("uniform", "next", seats=2)


def test_one_s_own_answer_goes_back_and_what_others_did_stands(errands: Any) -> None:
    errands("human,human", "", "buy 18", "next", "", "buy 19", "next Player 1", "", "undo")
    assert answers() == [(1, "buy 19")]


def test_what_somebody_built_on_and_what_was_new_stays(errands: Any) -> None:
    shown = errands("human,human", "", "call seat1", "next", "", "carry seat0", "next Player 1", "", "undo")
    assert "It stays: Player 2 has built on it since." in shown
    assert "It stays: it has shown something new. You draw" in errands("human,human", "", "draw", "undo")


def test_what_bots_alone_built_on_goes_back_with_all_they_did(errands: Any, monkeypatch: Any) -> None:
    class Helpful:
        name, blind = "uniform", True

        def choose(self, sight: Any) -> Any:
            return ("carry", 0) if ("carry", 0) in sight.options else ("done",)

    monkeypatch.setattr(host, "bot", lambda name: Helpful())
    shown = errands("uniform", "call seat1", "undo", seats=2)
    assert "Seat 1 carries a load." not in shown
    assert "Wanderer carries a load." in shown
    assert answers() == [(1, "done")]


def test_bots_go_on_beside_a_person_and_are_done_before_anybody_waits(errands: Any) -> None:
    shown = errands("uniform,uniform", "draw", "undo")
    given = answers()
    assert {seat for seat, _ in given} == {1, 2}
    assert [name for _, name in given].count("done") >= 2
    assert "Done: Wanderer, Wanderer 2." in shown
    assert Record.read(Path("game.delve").read_text()).notes["taken back"] == "1"
    first = [seat for seat, _ in given[:4]]
    assert first == [1, 2, 1, 2]  # side by side
    assert Sitting.replay(FRONT, Record.read(Path("game.delve").read_text())).state.turns == 1


def test_bots_are_watched_as_they_go_on_side_by_side(delve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delvewright, "game", lambda name: FRONT)
    watched = delve("watch", "crawl", "--bots", "uniform,uniform", "--speed", "instant", "--seed", 5)
    assert watched.exit_code == 0
    assert "Day 2 is over." in watched.output
    assert "Turn 1: everybody." in watched.output


def test_a_game_that_was_left_in_the_midst_of_it_goes_on(errands: Any, delve: Any) -> None:
    errands("human,human", "", "draw", "done", "", "draw")
    on = delve("play", "--resume", "game.delve", typed=["", "done", "", "done", "save game.delve", "quit"])
    assert on.exit_code == 0
    assert [name for _, name in answers()] == ["draw", "done", "draw", "done", "done"]
    assert "Day 1 is over." in on.output
