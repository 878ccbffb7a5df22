"""Dungeoneer at the keyboard: drawn on every screen, and played to the end, plain and by number."""

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from tests.games.dungeoneer.teller import Story

from cli.test_draw import on_a_terminal
from delvewright.cli.dungeoneer import Drawing, Plain
from delvewright.cli.screen import Screen
from views.dungeoneer.tables import FRONT, TABLES, game_played

SCREENS = [(120, 50), (110, 24), (80, 40), (80, 24), (60, 20)]
CRYPT = ("play", "dungeoneer", "--mode", "first_game", "--seats", 2, "--seed", 5, "--bots", "uniform")
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]


def drawn(screen: Screen, view: Any, width: int) -> str:
    console = Console(width=width, file=StringIO())
    for part in screen.result(view) if view.result else screen.table(view):
        console.print(part)
    for part in screen.parts().values():
        console.print(*part(view))
    if view.ask is not None:
        console.print(*screen.question(view))
        console.print(*screen.lookups()["path"].draw(view, ""))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("table", TABLES)
def test_every_position_can_be_drawn(table: str) -> None:
    luck = Random(table)
    answered = game_played(table)
    names = NAMES[: TABLES[table][0]]
    for state in [one.before for one in answered if luck.random() < 0.06] + [answered[-1].after]:
        width, height = luck.choice(SCREENS)
        view = FRONT.view(state, state.ask.seat if state.ask else 0, names)
        for screen in (Plain(FRONT, names), Drawing(FRONT, names, width, height)):
            text = drawn(screen, view, width)
            assert "Quest" in text
            if view.ask is not None:
                assert view.ask.text.split()[0] in text
            for space in view.map.spaces:
                assert FRONT.cards()[space.kind].name.split()[0][:5] in text


def test_a_monster_has_fought_when_it_is_back_in_its_pack() -> None:
    table = Story().start(2)
    table.pack("shambling_zombie")
    table.movement(1, seat=1).peril(2, seat=1).rolls(0, 4).rolls(1, 4)
    table.do("send shambling_zombie seat1", "attack")
    assert "Shambling Zombie (Life 1) with Melee" in told(table.state, "fight")
    table.do("decline", "pack shambling_zombie")
    assert "Pack (1 of 3): Shambling Zombie (Life 1, has fought)" in told(table.state, "heroes")


def told(state: Any, part: str) -> str:
    screen, view = Plain(FRONT, NAMES), FRONT.view(state, 0, NAMES)
    console = Console(width=200, file=StringIO())
    console.print(*screen.parts()[part](view))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_a_map_in_characters_shows_doors_heroes_and_reach() -> None:
    state = FRONT.start(2, 5)
    while state.ask.question != "hero":
        state = FRONT.answer(state, state.ask.options[-1])
    view = FRONT.view(state, state.ask.seat, NAMES)
    console = Console(width=110, file=StringIO())
    console.print(*Drawing(FRONT, NAMES, 110, 50).map(view))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert re.search(r"│(@[AB]|[AB]@) -/-", text)
    assert "┌1─" in text
    assert re.search(r"─[LT]\d─", text)
    assert "@ you" in text


def test_a_whole_game_typed_by_number(delve: Any) -> None:
    played = delve(*CRYPT, "--set", "longest=8", "--plain", typed=["1"] * 400)
    assert played.exit_code == 0, played.output
    for words in ("Where does", "You are at Tomb Gate", "Discard 1 card.", "called off", "Save the record?"):
        assert words in played.output, words


def test_asides_about_the_map(delve: Any) -> None:
    typed = [
        "?",
        "? tomb gate",
        "map",
        "quests",
        "heroes",
        "hand",
        "piles",
        "path",
        "path tomb",
        "path nowhere",
    ]
    typed += ["policy", "rules DN-EXIT-02", "log"]
    played = delve(*CRYPT, "--plain", typed=[*typed, "quit", "n"])
    for words in (
        "the way to a space, with its Threats and odds",
        "Dungeon Entrance",
        "Exits: north open",
        "Quest, Global: ",
        "YOUR HAND",
        "ADVENTURE DECK: ",
        "1 Movement: ",
        "Tomb Gate: you are there.",
        "; Entering: Melee Threat 5+ or take 1 wound. Exits: ",
        "no space 'nowhere' lies on the map",
        "off_turn=concerns",
    ):
        assert words in played.output, words


def test_a_direction_is_an_answer(delve: Any) -> None:
    played = delve(*CRYPT, "--plain", typed=["1", "1", "north", "quit", "n"])
    assert "You went to " in played.output


def test_a_card_is_shown_in_full(delve: Any) -> None:
    shown = delve("cards", "--game", "dungeoneer", "whispering demon")
    assert "attacks with Melee" in shown.output
    assert "DN-COMBAT-03" in shown.output


def test_the_set_up_names_its_sets(delve: Any) -> None:
    shown = delve("setup", "dungeoneer", "--seed", 4)
    assert "The Sunken Crypt" in shown.output


def test_a_terminal_gets_a_screen_that_fits(tmp_path: Path) -> None:
    shown = on_a_terminal(tmp_path, 80, 24, "1\n1\nquit\nn\n", *[str(word) for word in CRYPT])
    screens = [re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", part) for part in shown.split("\x1b[2J")[1:]]
    assert len(screens) >= 2
    for screen in screens:
        assert max(len(line) for line in screen.splitlines()) <= 80
    assert "Life 6/6" in screens[0]
