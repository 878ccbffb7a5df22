"""Climax: in the games of cards every fight, every roll and every strike of the Horde is held up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from delvewright import game
from delvewright.kernel.ask import Ask, Option
from views.dungeoneer import tables
from views.play import Games


def pick(state: Any, ask: Ask, luck: Random) -> Option:
    return luck.choice(ask.options)


BARRICADES = Games(game("barricades"), {"two": (2, {}), "three": (3, {})}, pick)
ENDS = {"dungeoneer": {"compared", "threat", "searched"}, "barricades": {"reckoned", "horde_strikes"}}
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Fay")


@pytest.mark.parametrize("games", [tables.GAMES, BARRICADES], ids=lambda games: games.front.id)
def test_what_is_decided_is_held_up_and_nothing_else_is(games: Games) -> None:
    ends = ENDS[games.front.id]
    heard = set()
    for table in [*games.tables][:2]:
        for before, _, _, told in games.game_played(table, 7):
            keys = {event.key for event in told} & ends
            beat = games.front.beat(before, told, 0, NAMES)
            assert (beat is not None) == bool(keys), keys
            if beat is not None:
                assert beat.tone in ("won", "lost", "even")
                heard |= keys
    assert heard == ends
