"""A tournament of two policies by PettingZoo: one says any word, the other the first that is offered.

python docs/examples/pettingzoo_loop.py --game crawl --games 50
"""

import argparse

import numpy as np

from delvewright import research


def any_word(luck: np.random.Generator, mask: np.ndarray) -> int:
    return int(luck.choice(np.flatnonzero(mask)))


def first_word(luck: np.random.Generator, mask: np.ndarray) -> int:
    return int(np.flatnonzero(mask)[0])


def play(env, policies: dict, luck: np.random.Generator, seed: int) -> dict[str, float]:
    """One game; what each agent got for it."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        got[agent] += reward
        over = ended or cut
        env.step(None if over else policies[agent](luck, seen["action_mask"]))
    return got


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="crawl")
    parser.add_argument("--games", type=int, default=50)
    given = parser.parse_args()
    env = getattr(research, f"{given.game}_v0").env(seats=2, kinds=False)
    luck, total = np.random.default_rng(1), 0.0
    for number in range(given.games):
        mine = f"seat_{number % 2}"  # each deal from both seats
        policies = {agent: any_word if agent == mine else first_word for agent in env.possible_agents}
        total += play(env, policies, luck, number // 2)[mine]
    print(f"any word against the first: {total / given.games:+.2f} a game, from -1 to 1")


if __name__ == "__main__":
    main()
