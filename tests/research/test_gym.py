"""Gymnasium: its own check holds for every game; one seat plays, alone, together and against named bots."""

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.research.shelf import GAMES

from delvewright.kernel.errors import BadAnswer, BadSetup
from delvewright.research import gym


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_amiss(game: str):
    """It tries an action of the game before on a new one: so what is not offered ends the game here."""
    check_env(gymnasium.make(gym.id_of(game), illegal=-1.0).unwrapped)


def episode(env, seed: int) -> tuple[float, int]:
    """What a game with random actions brings, and how many they are."""
    luck, total, count = Random(seed), 0.0, 0
    env.reset(seed=seed)
    while True:
        mask = env.unwrapped.action_masks()
        seen, reward, ended, cut, info = env.step(luck.choice(np.flatnonzero(mask).tolist()))
        assert seen in env.observation_space
        assert (info["action_mask"] == seen["action_mask"]).all()
        total, count = total + reward, count + 1
        if ended or cut:
            return total, count


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("thunderstone", {"seats": 1}),  # alone
        ("barricades", {"seats": 1}),
        ("barricades", {"seats": 3, "bots": ["thumb", "uniform"]}),  # together
        ("thunderstone", {"seats": 3, "seat": 2, "bots": "uniform"}),
        ("crawl", {"seats": 4}),
        ("dungeon_dice", {"bots": "thumb", "kinds": False, "longest": 60}),
        ("dungeoneer", {"seats": 2, "longest": 60}),
    ],
)
def test_a_seat_plays_a_game_to_its_end(game: str, options: dict):
    env = gymnasium.make(gym.id_of(game), **options)
    total, count = episode(env, 3)
    play = env.unwrapped.play
    cut = options.get("longest")
    assert play.over or count == cut
    assert total == (play.returns[env.unwrapped.seat] if play.over else 0)
    assert episode(env, 3) == (total, count)


def test_without_a_place_of_its_own_the_learner_sits_everywhere():
    env = gym.OneSeat("crawl", seats=4)
    sat = set()
    env.reset(seed=1)
    for _ in range(40):
        env.reset()
        sat.add(env.seat)
        assert env.play.seat == env.seat
    assert sat == {0, 1, 2, 3}


def test_what_is_not_offered_raises_with_the_reason():
    env = gym.OneSeat("thunderstone", seats=2, seat=0, layout="first_game")
    env.reset(seed=1)
    words = env.play.words.number
    env.step(words["village"])
    env.step(words["buy"])
    with pytest.raises(BadAnswer, match="'buy fireball': Cost"):
        env.step(words["fireball"])
    on = env.clone()
    on.illegal = -0.5
    _, reward, ended, _, info = on.step(words["fireball"])
    assert (reward, ended) == (-0.5, True)
    assert "'buy fireball': Cost" in info["illegal"]
    assert not env.play.over


def test_a_clone_goes_on_by_itself():
    env = gym.OneSeat("dungeon_dice", seats=2, seat=0, bots="thumb")
    env.reset(seed=1)
    on = env.clone()
    action = env.action_space.sample()
    one, other = env.step(action), on.step(action)
    assert np.array_equal(one[0]["observation"], other[0]["observation"])
    assert env.play.state == on.play.state


def test_a_seating_that_is_none_is_refused():
    with pytest.raises(BadSetup, match="2 other seats need as many bots, not 1"):
        gym.OneSeat("thunderstone", seats=3, bots=["thumb"])
    with pytest.raises(BadSetup, match="there is no seat 3"):
        gym.OneSeat("thunderstone", seats=3, seat=3)
    with pytest.raises(BadSetup, match="there is no bot 'thump'"):
        gym.OneSeat("thunderstone", seats=2, bots="thump")


def test_many_at_once():
    """The vector environments of Gymnasium, as most trainers use them."""
    envs = gymnasium.make_vec("delvewright/Crawl-v0", num_envs=3)
    seen, _ = envs.reset(seed=1)
    for _ in range(30):
        acts = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, *_ = envs.step(acts)
    assert seen["observation"].shape[0] == 3
    envs.close()


def test_every_game_has_an_id():
    assert {gym.id_of(game) for game in GAMES} <= set(gymnasium.registry)
    gym.register()  # a second time changes nothing
    assert gym.id_of("dungeon_dice") == "delvewright/DungeonDice-v0"
