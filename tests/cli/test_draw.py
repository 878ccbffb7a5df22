"""Every position can be drawn, on every kind of screen, and a real terminal gets a screen."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import delvewright
from delvewright.cli.thunderstone import Drawing, Plain

GAME = delvewright.game("thunderstone")
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "base": (2, {}),
    "five": (5, {"packs": ["wrath"]}),
    "traps": (3, {"packs": ["wrath"], "layout": "cut_throat"}),
    "solo": (1, {"variant": "solo_normal"}),
    "prowling": (3, {"variant": "prowling"}),
    "odyssey": (2, {"packs": ["wrath"], "variant": "odyssey"}),
}
SCREENS = [(120, 40), (120, 24), (80, 40), (80, 24), (60, 20)]


def drawn(screen: Plain, view: Any, width: int) -> str:
    console = Console(width=width, file=StringIO())
    for part in screen.result(view) if view.result else screen.table(view):
        console.print(part)
    if view.ask is not None:
        console.print(*screen.question(view))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("table", TABLES)
def test_every_position_of_a_random_game_can_be_drawn(table: str) -> None:
    seats, settings = TABLES[table]
    names = [f"Player {seat + 1}" for seat in range(seats)]
    luck = Random(table)
    state = GAME.start(seats, 4, longest=12, **settings)
    while not state.over:
        state = GAME.answer(state, luck.choice(state.ask.options))
        if not state.over and luck.random() > 0.25:
            continue
        seat = luck.choice([-1, *range(seats)]) if state.ask is None else state.ask.seat
        width, height = luck.choice(SCREENS)
        view = GAME.view(state, seat, names)
        for screen in (Plain(GAME, names), Drawing(GAME, names, width, height)):
            text = drawn(screen, view, width)
            assert "VP" in text
            if view.ask is not None:
                assert view.ask.text.split()[0] in text


def on_a_terminal(folder: Path, columns: int, rows: int, typed: str, *words: str) -> str:
    """What a terminal of that size would have shown."""
    outer, inner = pty.openpty()
    fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color"}
    environment.pop("COLUMNS", None)
    environment.pop("LINES", None)
    command = [sys.executable, "-c", "from delvewright.cli import main; main()", *words]
    run = subprocess.Popen(command, stdin=inner, stdout=inner, stderr=inner, cwd=folder, env=environment)
    os.close(inner)
    os.write(outer, typed.encode())
    shown = b""
    while True:
        try:
            part = os.read(outer, 65536)
        except OSError:
            break
        if not part:
            break
        shown += part
    assert run.wait() == 0
    os.close(outer)
    return shown.decode()


def test_a_terminal_gets_a_screen_that_fits(tmp_path: Path) -> None:
    words = ("play", "--layout", "first_game", "--seed", "5", "--bots", "thumb")
    shown = on_a_terminal(tmp_path, 80, 24, "1\nquit\nn\n", *words)
    assert "\x1b[2J" in shown
    screens = [re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", part) for part in shown.split("\x1b[2J")[1:]]
    assert len(screens) == 2
    for screen in screens:
        lines = screen.splitlines()
        assert max(len(line) for line in lines) <= 80
        prompt = max(number for number, line in enumerate(lines) if line.startswith("> "))
        asked = next(number for number, line in enumerate(lines) if re.match(r"(Your turn|Buy with)", line))
        assert 0 < asked < prompt < 24
