"""Rules of thumb answer whatever is asked, and beat chance."""

from __future__ import annotations

from random import Random

import pytest
from tests.contract.tables import TABLES, Table

from delvewright.bots.thunderstone.thumb import decide
from delvewright.games.thunderstone import GAME
from delvewright.lab.arena import duel

THUNDERSTONE = [table for table in TABLES if table.game.id == "thunderstone"]
ANSWERED: set[str] = set()


@pytest.mark.parametrize("table", THUNDERSTONE, ids=lambda table: table.name)
def test_every_question_gets_an_answer(table: Table) -> None:
    """Chance sits at the other seats, and sometimes at this one, so that odd questions come up."""
    for seed in range(3):
        luck = Random(seed)
        state = table.start(seed)
        turns = 0
        while not state.over and turns < 400:
            turns += 1
            option = decide(state)
            assert option in state.ask.options, (state.ask, option)
            ANSWERED.add(state.ask.question)
            if (state.ask.seat + seed) % 2 or luck.random() < 0.2:
                option = luck.choice(state.ask.options)
            GAME.apply(state, option)


def test_thumb_beats_chance_from_either_seat() -> None:
    result = duel(GAME, ["thumb", "uniform"], games=24)
    assert result.share(0) >= 0.9
    assert result.score(0) > result.score(1)
