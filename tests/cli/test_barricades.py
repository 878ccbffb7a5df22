"""Barricades Mode in a terminal: what is told of the table, line by line and laid out."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import delvewright
from delvewright.cli.barricades import Drawing, Plain

FRONT = delvewright.game("barricades")
NAMES = ("Ann", "Bo", "Cy")


def positions(seats, seed):
    luck = Random(seed)
    state, count = FRONT.start(seats=seats, seed=seed, difficulty="first_time"), 0
    while not state.over:
        if count % 9 == 0:
            yield state
        ask = luck.choice(state.awaited)
        state = FRONT.answer(state, luck.choice(ask.options), ask.seat)
        count += 1
    yield state


def told(screen, view, part="table", width=200):
    out = StringIO()
    console = Console(file=out, width=width, color_system=None)
    for line in getattr(screen, part)(view):
        console.print(line)
    return out.getvalue()


@pytest.mark.parametrize("seats", [1, 3])
def test_every_position_is_told_and_drawn_by_every_part(seats):
    plain, drawn = Plain(FRONT, NAMES), Drawing(FRONT, NAMES, 80, 30)
    for state in positions(seats, seats):
        for viewer in (-1, 0):
            view = FRONT.view(state, viewer, NAMES)
            for screen in (plain, drawn):
                assert told(screen, view)
                for part in screen.parts().values():
                    list(part(view))
            if view.result:
                assert view.result.text in told(plain, view, "result")


def test_the_table_tells_what_the_horde_will_do_and_what_a_battle_brings():
    state = next(state for state in positions(3, 4) if state.turns)
    view = FRONT.view(state, 0, NAMES)
    lines = told(Plain(FRONT, NAMES), view)
    assert f"the Village would gain {view.horde.chits} chit" in lines
    for room in view.rooms[1:7]:
        assert f"Health {room.health}" in lines
    assert "Bo: " in lines
    assert "you: " in lines


def test_one_icon_is_no_more_than_one():
    view = next(v for v in map(FRONT.view, positions(1, 4)) if v.horde.icons == 1)
    assert "HORDE: 1 icon, " in told(Plain(FRONT, NAMES), view)
