"""PettingZoo and Gymnasium, at length: their own tests hold for every game in every mode, as few and as many
seats as it has."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from tests.research.shelf import DICTS, GAMES

import delvewright
from delvewright import research
from delvewright.kernel.errors import BadAnswer
from delvewright.research import gym

MODES = [
    pytest.param(id, dict(mode.settings), seats, id=f"{id}-{mode.key}-{seats}")
    for id in GAMES
    for mode in delvewright.game(id).modes
    for seats in sorted({*mode.seats})
]

every_mode = pytest.mark.parametrize(("game", "settings", "seats"), MODES)
pytestmark = [pytest.mark.filterwarnings(line) for line in DICTS]


@every_mode
def test_seat_by_seat(game: str, settings: dict[str, Any], seats: int) -> None:
    zoo = getattr(research, f"{game}_v0")
    api_test(zoo.env(seats=seats, **settings), num_cycles=150)
    seed_test(lambda **more: zoo.env(seats=seats, kinds=False, **settings, **more), num_cycles=100)


@every_mode
def test_all_at_once(game: str, settings: dict[str, Any], seats: int) -> None:
    zoo = getattr(research, f"{game}_v0")
    parallel_api_test(zoo.parallel_env(seats=seats, **settings), num_cycles=150)
    parallel_seed_test(
        lambda **more: zoo.parallel_env(seats=seats, kinds=False, **settings, **more), num_cycles=60
    )


@every_mode
def test_one_seat_with_bots(game: str, settings: dict[str, Any], seats: int) -> None:
    check_env(gymnasium.make(gym.id_of(game), seats=seats, illegal=-1.0, **settings).unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_by_every_interface(game: str) -> None:
    """From the first word to the last of several deals: what is offered may be said, and all of it ends."""
    zoo = getattr(research, f"{game}_v0")
    env = zoo.env(kinds=False)
    for seed in range(10):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
        assert env.unwrapped.play.over
    alone = gymnasium.make(gym.id_of(game), kinds=False)
    for seed in range(5):
        seen, _ = alone.reset(seed=seed)
        ended = False
        while not ended:
            seen, _, ended, _, _ = alone.step(alone.action_space.sample(seen["action_mask"]))
        with pytest.raises(BadAnswer):
            alone.unwrapped.play.say(1)  # type: ignore[attr-defined]
