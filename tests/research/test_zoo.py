"""PettingZoo: its own tests hold for every game, and what they do not look at."""

import copy
import pickle
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from tests.research.shelf import DICTS, GAMES

from delvewright import research
from delvewright.kernel.errors import BadAnswer, BadSetup
from delvewright.research.words import WAIT

every_game = pytest.mark.parametrize("game", GAMES)
pytestmark = [pytest.mark.filterwarnings(line) for line in DICTS]


def zoo(game: str):
    return getattr(research, f"{game}_v0")


@every_game
def test_pettingzoo_finds_nothing_amiss(game: str):
    api_test(zoo(game).env(), num_cycles=30)
    api_test(zoo(game).raw_env(longest=20, kinds=False), num_cycles=30)
    seed_test(zoo(game).env, num_cycles=40)


@every_game
def test_pettingzoo_finds_nothing_amiss_where_all_act_at_once(game: str):
    parallel_api_test(zoo(game).parallel_env(), num_cycles=40)
    parallel_seed_test(zoo(game).parallel_env, num_cycles=40)


@every_game
def test_every_way_to_render_gives_what_it_should(game: str, capsys: pytest.CaptureFixture[str]):
    render_test(zoo(game).env)
    assert f"game {game}" in capsys.readouterr().out


def played_out(env, seed: int) -> list[dict[str, float]]:
    """Play a game with the masks; every reward given on the way."""
    luck, given = Random(seed), []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, ended, cut, info = env.last()
        action = None
        if not (ended or cut):
            assert (seen["action_mask"] == info["action_mask"]).all()
            assert seen in env.observation_space(agent)
            action = luck.choice(np.flatnonzero(seen["action_mask"]).tolist())
        env.step(action)
        given.append(dict(env.rewards))
    return given


@pytest.mark.parametrize(("game", "seats"), [("crawl", 3), ("thunderstone", 2)])
def test_who_wins_is_paid_by_the_others(game: str, seats: int):
    env = zoo(game).env(seats=seats)
    given = played_out(env, 5)
    final = next(rewards for rewards in given if any(rewards.values()))
    assert sum(final.values()) == pytest.approx(0)
    assert list(final.values()) == list(env.unwrapped.play.returns)
    assert max(final.values()) > 0


def test_together_all_win_or_lose():
    env = zoo("barricades").env(seats=3)
    given = played_out(env, 3)
    final = next(rewards for rewards in given if any(rewards.values()))
    assert set(final.values()) in ({1.0}, {-1.0})


def test_a_reward_may_be_the_score_or_a_function_of_ones_own():
    env = zoo("crawl").env(reward="score")
    final = next(rewards for rewards in played_out(env, 5) if any(rewards.values()))
    assert list(final.values()) == list(env.unwrapped.play.scores)

    def gained(before, after, seat: int) -> float:
        return after.treasure[seat] - before.treasure[seat]

    env = zoo("crawl").env(reward=gained)
    given = played_out(env, 5)
    assert sum(rewards.get("seat_0", 0) for rewards in given) == env.unwrapped.play.state.treasure[0]
    with pytest.raises(BadSetup, match="a reward is 'win', 'score' or a function"):
        zoo("crawl").env(reward="money")


def test_an_action_that_is_not_offered_raises_with_the_reason_and_changes_nothing():
    env = zoo("thunderstone").env(layout="first_game")
    env.reset(seed=1)
    env.step(env.play.words.number["village"])
    env.step(env.play.words.number["buy"])
    before = env.play.state
    with pytest.raises(BadAnswer, match="'buy fireball': Cost"):
        env.step(env.play.words.number["fireball"])
    assert env.play.state is before
    assert not any(env.terminations.values())


def test_on_request_an_action_that_is_not_offered_ends_the_game():
    env = zoo("crawl").env(illegal=-5.0)
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(WAIT)
    assert env.terminations[culprit]
    assert env.rewards[culprit] == -5.0


def test_a_game_in_the_middle_can_be_cloned_copied_and_pickled():
    env = zoo("thunderstone").raw_env(seats=2, layout="first_game")
    env.reset(seed=4)
    luck = Random(1)
    for _ in range(25):
        env.step(luck.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]).tolist()))
    before = env.play.state
    for other in (env.clone(), copy.deepcopy(env)):
        other.step(other.action_space(other.agent_selection).sample())
        assert other.actions == env.actions + 1
        assert env.play.state is before
    saved = pickle.loads(pickle.dumps(env.play))
    assert saved.state == env.play.state
    assert saved.choices() == env.play.choices()
    assert saved.said() == env.play.said()


def test_a_word_half_said_is_saved_with_the_game():
    env = zoo("thunderstone").raw_env(seats=2, layout="first_game")
    env.reset(seed=4)
    env.step(env.play.words.number["village"])
    env.step(env.play.words.number["buy"])
    saved = pickle.loads(pickle.dumps(env.play))
    assert saved.said() == (env.play.words.number["buy"],)
    assert saved.seat == env.play.seat
    assert saved.choices() == env.play.choices()


def test_the_view_comes_along_as_it_was_then():
    env = zoo("thunderstone").raw_env(seats=2)
    env.reset(seed=2)
    agent = env.agent_selection
    info = env.infos[agent]
    asked = env.play.game.view(env.play.state, env.play.seat)
    assert set(info) == {"action_mask"}
    env.step(env.action_space(agent).sample())
    assert info["view"] == asked
    assert info["text"].startswith("game thunderstone")
    with pytest.raises(KeyError):
        info["secrets"]


def test_seats_that_choose_at_once_do_so_in_one_step():
    env = zoo("barricades").parallel_env(seats=3)
    seen, _ = env.reset(seed=2)
    together, luck = 0, Random(5)
    while env.agents:
        busy = [agent for agent in env.agents if not seen[agent]["action_mask"][WAIT]]
        together += len(busy) > 1
        acts = {
            agent: luck.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist()) for agent in env.agents
        }
        seen, rewards, ended, _, _ = env.step(acts)
    assert together > 5
    assert all(ended.values())
    assert set(rewards.values()) in ({1.0}, {-1.0})


def test_where_all_act_at_once_nothing_is_done_if_one_may_not():
    env = zoo("barricades").parallel_env(seats=2)
    env.reset(seed=2)
    before = env.play.state
    acts = {agent: env.action_space(agent).sample() for agent in env.agents}
    with pytest.raises(BadAnswer, match="seat_1 has no action"):
        env.step({"seat_0": acts["seat_0"]})
    with pytest.raises(BadAnswer, match="there is no action 99999"):
        env.step({**acts, "seat_1": 99999})
    assert env.play.state is before


def test_a_set_up_that_is_none_is_refused_at_once():
    with pytest.raises(BadSetup, match="has no option"):
        zoo("thunderstone").env(colour="red")
    with pytest.raises(BadSetup, match="seats 1 to 5, not 9"):
        zoo("thunderstone").env(seats=9)
    with pytest.raises(BadSetup, match="render mode"):
        zoo("thunderstone").env(render_mode="rgb_array")
    with pytest.raises(AttributeError, match="no attribute 'nothing_v0'"):
        research.nothing_v0  # noqa: B018
