"""Search a game by OpenSpiel's IS-MCTS, against words drawn at random.

python docs/examples/search_openspiel.py --games 10 --simulations 100
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

from delvewright.research.spiel import name_of


def play(game: pyspiel.Game, bots: list[pyspiel.Bot], luck: np.random.RandomState) -> list[float]:
    """One game; what each seat got for it."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=likely)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return list(state.returns())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="crawl")
    parser.add_argument("--parameters", default="goal=20")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=100)
    given = parser.parse_args()
    game = pyspiel.load_game(f"{name_of(given.game)}({given.parameters})")
    luck, total = np.random.RandomState(1), 0.0
    search = ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, luck),
        uct_c=1.0,
        max_simulations=given.simulations,
        random_state=luck,
        allow_inconsistent_action_sets=True,  # what others may do hangs on what they hold
    )
    # By itself it takes the clock for a seed.
    search.set_resampler(lambda state, seat: state.resample_from_infostate(seat, luck.random_sample))
    for number in range(given.games):
        seat = number % 2
        bots = [search if each == seat else UniformRandomBot(each, luck) for each in range(2)]
        total += play(game, bots, luck)[seat]
    print(f"{given.simulations} simulations against chance: {total / given.games:+.2f} a game, from -1 to 1")


if __name__ == "__main__":
    main()
