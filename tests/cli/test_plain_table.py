"""A game that has nothing but rules and words is drawn, played, told again and looked up like any other."""

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

import delvewright
from delvewright.cli.screen import Drawing, Screen, drawing
from delvewright.cli.talk import Talk

GAME = delvewright.game("crawl")
NAMES = ["Ann", "Bo"]


@pytest.mark.parametrize("size", [(120, 40), (80, 24), (60, 20)])
def test_every_position_can_be_drawn(size: tuple[int, int]) -> None:
    luck, state = Random(5), GAME.start(2, 4)
    while True:
        view = GAME.view(state, luck.choice([-1, 0, 1]), NAMES)
        for screen in (Screen(GAME, NAMES), Drawing(GAME, NAMES, *size)):
            console = Console(width=size[0], file=StringIO())
            console.print(*(screen.result(view) if view.result else screen.table(view)))
            console.print(*(screen.question(view) if view.ask else ()))
            text = console.file.getvalue()  # type: ignore[attr-defined]
            assert "treasure" in text
            assert view.result or f"{len(state.zones[0])} face down" in text
            assert len(screen.on_the_table(view)) == len(state.zones[1]) + len(state.zones[2])
        if state.over:
            return
        state = GAME.answer(state, luck.choice(state.ask.options))


def test_a_game_without_a_room_here_gets_the_plain_screen_and_one_with_a_room_its_own() -> None:
    assert type(drawing(GAME, Talk(plain=True), NAMES)) is Screen
    own = drawing(delvewright.game("thunderstone"), Talk(plain=True), NAMES)
    assert isinstance(own, Screen)
    assert type(own) is not Screen


def test_a_whole_game_is_typed_and_told_again(delve: Any) -> None:
    typed = ["why", "? dragon", "bank", *["1", "1", "bank haul", "2"] * 60]
    played = delve("play", "crawl", "--seats", 2, "--seed", 7, "--goal", 12, "--plain", typed=typed)
    assert "There is nothing to bank yet." in played.output
    assert "Treasure 6" in played.output
    assert " won with " in played.output
    saved = played.output.split("Saved: ")[1].split()[0] if "Saved: " in played.output else ""
    assert not saved or " won with " in delve("replay", saved, "--plain").output


def test_every_command_knows_it(delve: Any) -> None:
    assert "Wanderer" in delve("watch", "crawl", "--speed", "instant", "--seed", 1, "--plain").output
    assert "Treasure 1" in delve("cards", "rat", "--game", "crawl").output
    assert "CW-TURN-03" in delve("rules", "second trap", "--game", "crawl").output
    assert (
        "delve play crawl --seats 2 --seed 3 --goal 9"
        in delve("setup", "crawl", "--seed", 3, "--goal", 9).output
    )
    assert "uniform" in delve("arena", "uniform", "uniform", "--game", "crawl", "--games", 4).output
    assert "by default" in delve("lengths", "--game", "crawl", "--games", 2).output
    assert "follies" in str(delve("follies", "--game", "crawl", "--games", 1).stderr)
    assert "has no option 'layout'" in str(delve("play", "crawl", "--layout", "first_game").stderr)
