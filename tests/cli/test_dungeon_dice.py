"""Dungeon Dice at the keyboard: drawn on every screen, and played to the end, plain and by number."""

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from cli.test_draw import on_a_terminal
from delvewright.cli.dungeon_dice import Drawing, Plain
from delvewright.cli.screen import Screen
from delvewright.views.dungeon_dice.windows import WINDOWS
from views.dungeon_dice.tables import FRONT, TABLES, game_played

SCREENS = [(120, 40), (120, 24), (80, 40), (80, 24), (60, 20)]
CORE = ("play", "dungeon_dice", "--mode", "core", "--seed", 3, "--bots", "uniform")


def drawn(screen: Screen, view: Any, width: int) -> str:
    console = Console(width=width, file=StringIO())
    for part in screen.result(view) if view.result else screen.table(view):
        console.print(part)
    for part in screen.parts().values():
        console.print(*part(view))
    if view.ask is not None:
        console.print(*screen.question(view))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("table", TABLES)
def test_every_position_can_be_drawn(table: str) -> None:
    luck = Random(table)
    names = ["Ann", "Bo", "Cy", "Di", "Ed"]
    answered = game_played(table)
    for state in [one.before for one in answered if luck.random() < 0.06] + [answered[-1].after]:
        width, height = luck.choice(SCREENS)
        seat = state.ask.seat if state.ask else 0
        view = FRONT.view(state, seat, names)
        for screen in (Plain(FRONT, names), Drawing(FRONT, names, width, height)):
            text = drawn(screen, view, width)
            assert "fame" in text
            assert len(screen.on_the_table(view)) >= len(view.spells)
            if view.ask is not None:
                assert view.ask.text.split()[0] in text


def test_a_whole_game_typed_by_number(delve: Any) -> None:
    played = delve(*CORE, "--set", "longest=14", "--plain", typed=["1"] * 400)
    assert played.exit_code == 0, played.output
    for words in (
        "Your first dice",
        "Your turn: draw",
        "Ability phase",
        "called off after 14 turns",
        "Save the record?",
    ):
        assert words in played.output, words


def test_asides_about_dice(delve: Any) -> None:
    typed = [
        "?",
        "? goblin",
        "why",
        "why staff",
        "odds",
        "policy",
        "policy meddle=ask",
        "bags",
        "heroes",
        "log",
    ]
    played = delve(*CORE, "--plain", typed=[*typed, "policy nonsense=ask", "quit", "n"])
    for words in (
        "a die in full",
        "Sides:",
        "There is no fight to weigh.",
        "meddle=concerns",
        "meddle=ask",
        "EQUIPMENT BAG",
        "has no window 'nonsense'",
    ):
        assert words in played.output, words


def test_policies_are_checked_and_kept(delve: Any) -> None:
    never = [f"--policy={window.key}=never" for window in WINDOWS]
    played = delve(*CORE, "--set", "longest=6", "--plain", *never, typed=["1"] * 200)
    assert played.exit_code == 0
    assert "is about to end: meddle" not in played.output
    wrong = delve(*CORE, "--policy", "medle=never")
    assert wrong.exit_code == 2
    assert "did you mean meddle" in wrong.output
    assert delve("play", "--policy", "meddle=never").exit_code == 2


def test_who_says_so_speaks_up_once(delve: Any) -> None:
    """Asked at the next chance, and not again."""
    unasked = "make somebody an offer, or change what you wear?"
    keys = [window.key for window in WINDOWS if window.key != "speak"]
    quiet = [*CORE, "--set", "longest=12", "--plain", *(f"--policy={key}=never" for key in keys)]
    silent = delve(*quiet, typed=["1"] * 200)
    spoken = delve(*quiet, typed=["?", "speak", *["1", "1", "pass"] * 70])
    assert unasked not in silent.output
    assert spoken.output.count(unasked) == 1
    assert "  speak  " in spoken.output
    other = ["play", "thunderstone", "--seats", 2, "--bots", "uniform", "--layout", "first_game", "--plain"]
    assert "has nothing to be said unasked" in delve(*other, typed=["speak", "quit", "n"]).output


def test_a_mode_that_is_none_is_refused(delve: Any) -> None:
    refused = delve("play", "dungeon_dice", "--mode", "cor")
    assert refused.exit_code == 2
    assert "has no mode 'cor'; did you mean core" in refused.output


def test_what_the_options_leave_open_is_asked(delve: Any) -> None:
    played = delve("play", "dungeon_dice", typed=["", "", "uniform"])
    for question in ("What do you want to play?", "How many seats?", "Who sits at seat 2?"):
        assert question in played.output


def test_bots_are_watched_and_a_record_is_told_again(delve: Any) -> None:
    told = delve(
        "watch", "dungeon_dice", "--bots", "uniform,uniform", "--speed", "instant", "--set", "longest=5"
    )
    assert told.exit_code == 0
    assert "Turn 1" in told.output
    saved = delve(*CORE, "--plain", typed=["1", "1", "save mine.delve", "quit"])
    assert "Saved: mine.delve" in saved.output
    again = delve("replay", "mine.delve")
    assert again.exit_code == 0
    assert "Dungeon Dice" in again.output
    resumed = delve(
        "play", "--resume", "mine.delve", "--policy", "meddle=never", "--plain", typed=["quit", "n"]
    )
    assert resumed.exit_code == 0


def test_a_die_is_shown_in_full(delve: Any) -> None:
    shown = delve("cards", "--game", "dungeon_dice", "goblin")
    assert "Sides:" in shown.output
    assert "DD-MONSTER-GOBLIN" in shown.output


def test_the_set_up_names_its_sets(delve: Any) -> None:
    shown = delve("setup", "dungeon_dice", "--seed", 4)
    assert "core" in shown.output
    assert "delve play dungeon_dice --seats 2 --seed 4" in shown.output


def test_a_terminal_gets_a_screen_that_fits(tmp_path: Path) -> None:
    shown = on_a_terminal(tmp_path, 80, 24, "1\n1\nquit\nn\n", *[str(word) for word in CORE])
    assert "\x1b[2J" in shown
    screens = [re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", part) for part in shown.split("\x1b[2J")[1:]]
    assert len(screens) >= 2
    for screen in screens:
        assert max(len(line) for line in screen.splitlines()) <= 80
    assert "fame" in screens[0]
