"""Play games of every kind at random by the five calls alone, and tell how long they are.

python docs/examples/random_games.py --games 20
"""

import argparse
from random import Random
from statistics import mean

import delvewright


def length(name: str, seed: int) -> int:
    """How many questions a random game asks."""
    game, luck, answers = delvewright.game(name), Random(seed), 0
    state = game.start(seats=2, seed=seed)
    while state.ask is not None:
        state = game.answer(state, luck.choice(state.ask.options))
        answers += 1
    return answers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    for name in delvewright.catalogue():
        lengths = [length(name, seed) for seed in range(given.games)]
        print(
            f"{delvewright.game(name).title}: {mean(lengths):.0f} questions, {min(lengths)} to {max(lengths)}"
        )


if __name__ == "__main__":
    main()
