"""PettingZoo, parallel: all agents act at every step; for games in which seats choose at the same time.

Whoever is asked nothing waits (action 0). Of seats that go on side by side an answer may overtake another's:
what is no longer offered when its turn comes is not done, and the info says so (`overtaken`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from delvewright.kernel.errors import BadAnswer
from delvewright.research.play import Play
from delvewright.research.saying import Saying
from delvewright.research.seeing import RENDERS, WIN, Eyes, Info, Reward, check_longest, check_render, drawn
from delvewright.research.words import WAIT
from delvewright.research.zoo import VERSION, agents_of

Step = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]


class AtOnce(ParallelEnv):
    """A game whose seats act together; see `zoo.Turns` for what it is made of."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: Reward = WIN,
        kinds: bool = True,
        longest: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        check_render(render_mode)
        check_longest(longest)
        self.play = Play(game, seats, **settings)
        self.metadata = {"name": f"{game}_{VERSION}", "render_modes": RENDERS, "render_fps": 1}
        self.render_mode = render_mode
        self.longest = longest
        self.steps = 0
        self._game, self._settings = game, settings
        self._eyes = Eyes(self.play, kinds, reward)
        self._luck = np.random.default_rng()
        self.possible_agents = agents_of(self.play.seats)
        self.agents: list[str] = []
        self.action_spaces = {agent: self._eyes.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: self._eyes.observation_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game; equal seeds, equal games. Without a seed each is another."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.play = Play(
            self._game, len(self.possible_agents), int(self._luck.integers(1 << 62)), **self._settings
        )
        self.steps = 0
        self.agents = self.possible_agents[:]
        return self._look(())

    def _look(self, overtaken: tuple[int, ...]) -> tuple[dict[str, Any], dict[str, Any]]:
        seen, infos = {}, {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self._eyes.mask(self.play, seat)
            self.action_spaces[agent].mask = mask
            seen[agent] = self._eyes.observe(self.play, seat, mask)
            infos[agent] = Info(self.play, seat, mask, overtaken=seat in overtaken)
        return seen, infos

    def step(self, actions: dict[str, Any]) -> Step:
        """One word of each agent; all of them may be said, or nothing is."""
        if not self.agents:
            raise BadAnswer("the game is over: reset it")
        words = [self._checked(seat, actions) for seat in range(self.play.seats)]
        sayings = [self.play.saying(seat) for seat in range(self.play.seats)]
        before, overtaken = self.play.state, []
        for seat, (word, saying) in enumerate(zip(words, sayings, strict=True)):
            if word == WAIT or saying is None:
                continue
            if self._stands(seat, saying) and word in self.play.choices(seat):
                self.play.say(word, seat)
            else:
                overtaken.append(seat)
        self.steps += 1
        agents, ended = self.agents, self.play.over
        cut = not ended and self.longest is not None and self.steps >= self.longest
        rewards = dict(zip(agents, self._eyes.rewards(before, self.play), strict=True))
        seen, infos = self._look(tuple(overtaken))
        if ended or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, dict.fromkeys(agents, ended), dict.fromkeys(agents, cut), infos

    def _checked(self, seat: int, actions: dict[str, Any]) -> int:
        """The word of a seat, one that it may say; or why not."""
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise BadAnswer(f"{agent} has no action; who is asked nothing waits: action {WAIT}")
        word = int(actions[agent])
        if not 0 <= word < self._eyes.words or not self._eyes.mask(self.play, seat)[word]:
            raise BadAnswer(self.play.why_not(word, seat))
        return word

    def _stands(self, seat: int, saying: Saying) -> bool:
        """Whether a seat is still asked what it was before others acted."""
        now = self.play.saying(seat)
        if now is None:
            return False
        old, new = saying.ask, now.ask
        return (old.form, old.values) == (new.form, new.values) and saying.said == now.said

    def render(self) -> str | None:
        return drawn(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
