"""Learn to play by Gymnasium and NumPy alone: a linear policy, by its own games against bots (REINFORCE).

    python docs/examples/learn.py --curve docs/examples/learning.svg

Each word has a weight for each feature of what the seat sees; a softmax over the words that are offered says
how likely each is. After some games, words said in those that went better than usual become likelier, the
others less likely. The curve is of the games that are learnt from, each before it taught anything.
"""

import argparse
from pathlib import Path

import gymnasium
import numpy as np

from delvewright.lab.figures import Tally, interval
from delvewright.lab.report.charts import lines, pictured
from delvewright.research import gym

BATCH = 16  # games between two steps
LONGEST = 2000  # words of one seat in a game
FADE = 0.9, 0.999  # of Adam


class Linear:
    """How likely each word is, from the features of what is seen."""

    def __init__(self, features: int, words: int, rate: float, seed: int) -> None:
        self.luck = np.random.default_rng(seed)
        self.rate, self.steps = rate, 0
        self.weights = np.zeros((features + 1, words), np.float32)
        self.pace, self.spread = np.zeros_like(self.weights), np.zeros_like(self.weights)

    def see(self, seen: np.ndarray) -> np.ndarray:
        """Large numbers made small; 1 for the bias."""
        return np.append(np.sign(seen) * np.log1p(np.abs(seen)), np.float32(1))

    def chances(self, x: np.ndarray, offered: np.ndarray) -> np.ndarray:
        at = np.flatnonzero(x)
        likely = x[at] @ self.weights[np.ix_(at, offered)]
        likely = np.exp(likely - likely.max())
        return likely / likely.sum()

    def learn(self, games: list, worth: np.ndarray) -> None:
        """One step up the gradient: of each game its words, and by how much it went better than usual."""
        slope = np.zeros_like(self.weights)
        for said, better in zip(games, worth, strict=True):
            for x, offered, chances, chosen in said:
                at, off = np.flatnonzero(x), -chances
                off[chosen] += 1
                slope[np.ix_(at, offered)] += better * np.outer(x[at], off)
        slope /= len(games)
        self.steps += 1
        self.pace += (1 - FADE[0]) * (slope - self.pace)
        self.spread += (1 - FADE[1]) * (slope**2 - self.spread)
        pace, spread = self.pace / (1 - FADE[0] ** self.steps), self.spread / (1 - FADE[1] ** self.steps)
        self.weights += self.rate * pace / (np.sqrt(spread) + 1e-8)


def play(env: gymnasium.Env, policy: Linear, seed: int) -> tuple[list, float]:
    """A game: every word said with what was seen and offered, and what came of it."""
    seen, _ = env.reset(seed=seed)
    said, total, ended = [], 0.0, False
    while not ended:
        x, offered = policy.see(seen["observation"]), np.flatnonzero(seen["action_mask"])
        chances = policy.chances(x, offered)
        chosen = policy.luck.choice(len(offered), p=chances)
        said.append((x, offered, chances, chosen))
        seen, reward, ended, cut, _ = env.step(offered[chosen])
        total, ended = total + float(reward), ended or cut
    return said, total


def train(game: str, games: int, bots: str, rate: float, seed: int, settings: dict) -> list[float]:
    """What each game came to, from the first to the last, while the policy learns."""
    # A policy may find a word that it can say for ever: such a game is cut short, and counts 0.
    env = gymnasium.make(gym.id_of(game), seats=2, bots=bots, kinds=False, longest=LONGEST, **settings)
    policy = Linear(*(env.observation_space["observation"].shape), env.action_space.n, rate, seed)
    found: list[float] = []
    while len(found) < games:
        batch = [play(env, policy, seed * 1_000_000 + len(found) + each) for each in range(BATCH)]
        found += [total for _, total in batch]
        usual = float(np.mean(found[-20 * BATCH :]))
        policy.learn([said for said, _ in batch], np.array([total - usual for _, total in batch]))
    return found


def curve(totals: list[float], pieces: int = 12) -> list:
    """The share of games won, piece by piece of the training, with 95 % intervals."""
    points = []
    for piece in np.array_split(np.array(totals), min(pieces, len(totals) // BATCH)):
        tally = Tally()
        for total in piece:
            tally.add((total + 1) / 2)
        points.append((tally, interval(tally, 0.0, 1.0)))
    counts = np.array([tally.count for tally, _ in points])
    middles = np.cumsum(counts) - counts / 2
    return [(float(middle), share) for middle, (_, share) in zip(middles, points, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="crawl")
    parser.add_argument("--bots", default="uniform")
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--rate", type=float, default=0.03)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path)
    given = parser.parse_args()
    settings = {"layout": "first_game"} if given.game == "thunderstone" else {}
    points = curve(train(given.game, given.games, given.bots, given.rate, given.seed, settings))
    for games, share in points:
        print(f"about game {games:.0f}: {share.mean:.0%} won (95 %: {share.low:.0%} to {share.high:.0%})")
    if given.curve:
        title = f"{given.game}, two seats: a linear policy against {given.bots}"
        picture = lines(title, {f"against {given.bots}": points}, "games played", "share of games won")
        given.curve.write_text(pictured(picture) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
