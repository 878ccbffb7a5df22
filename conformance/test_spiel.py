"""OpenSpiel: its own tests hold for every game in every mode, its searches and learners run, and no seat is
told what it may not know."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.algorithms import tabular_qlearner as tabular
from open_spiel.python.bots import uniform_random
from open_spiel.python.tests import games_sim_test

import delvewright
from delvewright.kernel.errors import BadAnswer
from delvewright.research.spiel import name_of

GAMES = delvewright.catalogue()
MODES = [
    (id, mode.key, seats) for id in GAMES for mode in delvewright.game(id).modes for seats in {*mode.seats}
]

every_game = pytest.mark.parametrize("game_id", GAMES)
pytestmark = pytest.mark.filterwarnings("ignore")


def spelled(game_id: str, turns: int = 6, **parameters: Any) -> str:
    """A game with its parameters, of as few turns as a test needs."""
    if "longest" in delvewright.game(game_id).settings:
        parameters["longest"] = turns
    return f"{name_of(game_id)}({','.join([f'{name}={value}' for name, value in parameters.items()])})"


def chance(state: Any, luck: Random) -> int:
    return luck.choice([outcome for outcome, _ in state.chance_outcomes()])


def walked(game: Any, seed: int) -> list[Any]:
    """The states of a random game at which somebody is to say something."""
    luck, state, found = Random(seed), game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, luck))
        else:
            found.append(state.clone())
            state.apply_action(luck.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize(("game_id", "way", "seats"), MODES)
def test_openspiel_finds_nothing_amiss(game_id: str, way: str, seats: int) -> None:
    game = pyspiel.load_game(spelled(game_id, 2 if seats > 3 else 4, way=way, seats=seats, kinds=False))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_openspiels_simulation_in_python_finds_nothing_amiss(game_id: str) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(spelled(game_id)))


@every_game
def test_a_playthrough_is_written_and_comes_out_the_same_again(game_id: str) -> None:
    name = spelled(game_id, 2, kinds=False, deals=20, luck=10)
    text = generate_playthrough.playthrough(name, [], seed=3)
    actions = [int(line.partition(": ")[2]) for line in text.splitlines() if line.startswith("action: ")]
    assert generate_playthrough.playthrough(name, actions, seed=4) == text
    assert "IsTerminal() = True" in text


@every_game
def test_a_whole_game_with_usual_settings_ends_as_our_own(game_id: str) -> None:
    game = pyspiel.load_game(name_of(game_id))
    luck, state = Random(2), game.new_initial_state()
    state.apply_action(41)
    assert state.play.state == delvewright.game(game_id).start(state.num_players(), 42)
    while not state.is_terminal():
        outcome = state.is_chance_node()
        state.apply_action(chance(state, luck) if outcome else luck.choice(state.legal_actions()))
    assert state.returns() == list(state.play.returns)


@every_game
def test_a_state_dealt_anew_is_the_same_to_its_player_and_to_nobody_else(game_id: str) -> None:
    states = walked(pyspiel.load_game(spelled(game_id)), 5)
    luck, differed = Random(3), 0
    for state in states[:: max(1, len(states) // 25)]:
        me = state.current_player()
        world = state.resample_from_infostate(me, luck.random)
        assert world.current_player() == me
        assert world.information_state_string(me) == state.information_state_string(me)
        assert world.observation_string(me) == state.observation_string(me)
        assert (world.observation_tensor(me) == np.array(state.observation_tensor(me))).all()
        assert world.legal_actions() == state.legal_actions()
        for other in {*range(state.num_players())} - {me} if len(state.history()) > 12 else ():
            assert world.information_state_string(other) != state.information_state_string(other)
        differed += world.play.state.zones != state.play.state.zones
        assert world.play.state.seed != state.play.state.seed
        with pytest.raises(BadAnswer, match="is not to say anything now"):
            state.resample_from_infostate((me + 1) % max(2, state.num_players()), luck.random)
        world.apply_action(luck.choice(world.legal_actions()))
    assert differed or game_id in ("crawl", "dungeon_dice")  # where nothing lies face down in an order


@every_game
def test_who_searches_a_state_sees_no_luck_to_come(game_id: str) -> None:
    """What a word leads to is the same whatever the position's own chance is, but at a chance node."""
    left = 0
    for state in walked(pyspiel.load_game(spelled(game_id)), 6):
        for word in state.legal_actions()[:3]:
            one, other = state.clone(), state.clone()
            other.play = other.play.lucky(12345)
            one.apply_action(word)
            other.apply_action(word)
            left += one.is_chance_node()
            assert one.is_chance_node() == other.is_chance_node()
            if one.is_chance_node():
                one.apply_action(7)
                other.apply_action(7)
                assert one.play.state == other.play.state
            else:
                assert one.play.state == other.play.lucky(one.play.state.seed).state
    assert left or game_id == "crawl"  # whose deck is shuffled once


def test_what_was_seen_is_remembered_and_what_others_do_out_of_sight_is_not() -> None:
    game = pyspiel.load_game(spelled("thunderstone", layout="first_game"))
    state = game.new_initial_state()
    state.apply_action(41)
    me, words = state.current_player(), state.play.words.number
    other = 1 - me
    state.apply_action(words["village"])
    theirs, mine = state.information_state_string(other), state.information_state_string(me)
    state.apply_action(words["buy"])  # and what? Nobody else has heard it yet
    assert "said buy" in state.observation_string(me)
    assert state.information_state_string(me) != mine
    assert state.information_state_string(other) == theirs
    # The same by another way is another information state, though the table looks the same.
    direct = state.past
    detour = state.clone()
    detour.past = type(direct)(state.play, me, direct)
    assert detour.observation_string(me) == state.observation_string(me)
    assert detour.information_state_string(me) != state.information_state_string(me)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    for seat in range(2):
        assert again.information_state_string(seat) == state.information_state_string(seat)


def played(game: Any, bots: list[Any], seed: int) -> list[float]:
    luck, state = Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, luck))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return list(state.returns())


def rollouts(seed: int) -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))


def test_is_mcts_beats_chance() -> None:
    game = pyspiel.load_game(f"{name_of('crawl')}(goal=20)")
    luck = np.random.RandomState(2)
    search = ismcts.ISMCTSBot(
        game, rollouts(1), 1.0, 100, random_state=luck, allow_inconsistent_action_sets=True
    )
    worlds = Random(4)  # by itself the bot takes a sampler that is seeded by the clock
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, worlds.random))
    rest = [uniform_random.UniformRandomBot(seat, np.random.RandomState(3)) for seat in range(2)]
    won = [played(game, [search, rest[1]], seed)[0] for seed in range(8)]
    won += [played(game, [rest[0], search], seed)[1] for seed in range(8)]
    assert sum(won) > 8


@every_game
def test_searches_play_every_game(game_id: str) -> None:
    game = pyspiel.load_game(spelled(game_id, 2))
    luck = np.random.RandomState(5)
    bots = [
        ismcts.ISMCTSBot(game, rollouts(1), 2.0, 3, random_state=luck, allow_inconsistent_action_sets=True),
        mcts.MCTSBot(game, 2.0, 3, rollouts(2), random_state=luck),
    ]
    state, dice = game.new_initial_state(), Random(8)
    for number in range(60):
        if state.is_terminal():
            break
        bot = bots[number % 2]
        state.apply_action(chance(state, dice) if state.is_chance_node() else int(bot.step(state)))


def test_mccfr_learns() -> None:
    """Outcome sampling, of OpenSpiel's own: what it plays on average beats chance."""
    game = pyspiel.load_game(f"{name_of('crawl')}(goal=6,deals=4,luck=6)")
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(1500):
        solver.iteration()
    policy = solver.average_policy()
    total, dice = 0.0, np.random.RandomState(3)
    for number in range(300):
        me, state = number % 2, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(dice.choice([outcome for outcome, _ in state.chance_outcomes()])))
            elif state.current_player() == me:
                chances = policy.action_probabilities(state)
                state.apply_action(int(dice.choice(list(chances), p=list(chances.values()))))
            else:
                state.apply_action(int(dice.choice(state.legal_actions())))
        total += state.returns()[me]
    assert total > 20


def test_a_tabular_learner_trains_in_openspiels_environment() -> None:
    game = pyspiel.load_game(f"{name_of('crawl')}(goal=20,deals=4,luck=6)")
    environment = rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(1))
    np.random.seed(1)
    count = environment.action_spec()["num_actions"]
    learners = [tabular.QLearner(player_id=seat, num_actions=count) for seat in range(2)]
    for _ in range(20):
        step, asked = environment.reset(), set()
        while not step.last():
            seat = step.observations["current_player"]
            asked.add(seat)
            step = environment.step([learners[seat].step(step).action])
        for seat in asked:  # who was never asked has nothing to learn, and OpenSpiel's learner fails at it
            learners[seat].step(step)
    assert learners[0]._q_values


def test_python_ends_quietly_with_games_states_and_bots_about() -> None:
    """Games of Python that OpenSpiel keeps are let go of when Python has ended already."""
    code = f"""
import delvewright.research.spiel, pyspiel
game = pyspiel.load_game("{name_of("crawl")}")
game.observation_tensor_shape()
state = game.new_initial_state()
state.apply_action(1)
state.observation_tensor(0), state.information_state_string(0)
bot = pyspiel.make_uniform_random_bot(0, 1)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("parameters", "wrong"),
    [
        ("way=first_nigth", "no way to play 'first_nigth'; did you mean"),
        ("seats=9", "seats 1 to 5, not 9"),
        ("way=solo_normal", "for 1 to 1 seats, not 2"),
        ("luck=0", "at least 1, not 0"),
        ("layout=other", "option 'layout' cannot be 'other'"),
        ("colour=red", "colour"),
    ],
)
def test_parameters_that_are_none_are_refused(parameters: str, wrong: str) -> None:
    with pytest.raises(Exception, match=wrong):
        pyspiel.load_game(f"{name_of('thunderstone')}({parameters})")


def test_the_example_of_the_docs_runs() -> None:
    example = Path(__file__).parents[1] / "docs/examples/search_openspiel.py"
    command = [sys.executable, str(example), "--games", "2", "--simulations", "10"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "simulations against chance" in done.stdout


def test_what_the_page_shows_works() -> None:
    page = (Path(__file__).parents[1] / "docs/research.md").read_text(encoding="utf-8")
    shown = page.partition("## OpenSpiel")[2].partition("```python\n")[2].partition("```")[0]
    told: dict[str, Any] = {}
    exec(shown, told)
    assert told["state"].is_chance_node()
