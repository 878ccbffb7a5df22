"""The search: the same choice from the same sight, any game, and better than what guides it."""

from __future__ import annotations

from random import Random

import pytest
from tests.kernel.toy import LOTS_GAME

from delvewright.bots.protocol import bot
from delvewright.bots.sight import look
from delvewright.games.thunderstone import GAME
from delvewright.kernel.errors import BadSetup


def halfway(seed: int) -> object:
    luck = Random(seed)
    state = GAME.start(seats=2, seed=seed, packs=["wrath"])
    for _ in range(60):
        GAME.apply(state, luck.choice(state.ask.options))
    return state


def test_the_same_sight_and_iterations_give_the_same_choice() -> None:
    for seed in range(4):
        state = halfway(seed)
        sights = [look(GAME, state, state.ask.seat, 5) for _ in range(2)]
        first, second = (bot("search:40").choose(sight) for sight in sights)
        assert first == second
        assert first in state.ask.options


def test_a_search_leaves_its_world_as_it_found_it() -> None:
    state = halfway(3)
    sight = look(GAME, state, state.ask.seat, 5)
    before = sight.world.clone()
    bot("search:40").choose(sight)
    assert sight.world == before


def test_a_search_plays_a_game_that_has_no_guide() -> None:
    state = LOTS_GAME.start(2, 4)
    searcher = bot("search:30")
    while not state.over:
        seat = state.ask.seat
        LOTS_GAME.apply(state, searcher.choose(look(LOTS_GAME, state, seat, 9)), seat)
    assert LOTS_GAME.outcome(state) is not None


def test_a_search_without_a_budget_thinks_for_a_fifth_of_a_second() -> None:
    assert bot("search").name == "search:0.2s"


@pytest.mark.parametrize("name", ["serach", "search:0s", "search:fast", "thumb:3", ""])
def test_a_bot_nobody_knows_is_refused(name: str) -> None:
    with pytest.raises(BadSetup):
        bot(name)
