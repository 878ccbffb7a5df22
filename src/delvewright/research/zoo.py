"""PettingZoo: any game as an environment of several agents, one after the other (AEC).

`from delvewright.research import GAME_v0`, then `GAME_v0.env(seats=3)`; `parallel_env` is for games in which
seats choose at the same time (see parallel.py). An agent may act several times in a row: an answer of several
words is several actions.
"""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper, TerminateIllegalWrapper

from delvewright.research.play import Play
from delvewright.research.seeing import RENDERS, WIN, Eyes, Info, Reward, check_longest, check_render, drawn

VERSION = "v0"


class Zoo:
    """What a PettingZoo module offers, for one game."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __repr__(self) -> str:
        return f"<environments {self.game}_{VERSION}>"

    def raw_env(self, **options: Any) -> Turns:
        """One agent after the other."""
        return Turns(self.game, **options)

    def env(self, *, illegal: float | None = None, **options: Any) -> AECEnv:
        """The same, held to the order of calls.

        An action that is not offered raises, and says why. With `illegal` it ends the game instead, with this
        reward for whoever did it.
        """
        env: AECEnv = self.raw_env(**options)
        if illegal is not None:
            env = TerminateIllegalWrapper(env, illegal_reward=illegal)
        return OrderEnforcingWrapper(env)

    def parallel_env(self, **options: Any) -> Any:
        """All agents at every step."""
        from delvewright.research.parallel import AtOnce

        return AtOnce(self.game, **options)


def agents_of(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


class Turns(AECEnv):
    """A game whose seats act one after the other, as they are asked."""

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
        """A game by its id, its seats and its settings.

        `reward` is `win`, `score` or a function of the position before, the one after and a seat. Without
        `kinds` observations are several times as short. A game of more than `longest` actions is cut short.
        """
        super().__init__()
        check_render(render_mode)
        check_longest(longest)
        self.play = Play(game, seats, **settings)
        self.metadata = {
            "name": f"{game}_{VERSION}",
            "render_modes": RENDERS,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.longest = longest
        self.actions = 0
        self._game, self._settings = game, settings
        self._eyes = Eyes(self.play, kinds, reward)
        self._luck = np.random.default_rng()
        self.possible_agents = agents_of(self.play.seats)
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: self._eyes.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: self._eyes.observation_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; equal seeds, equal games. Without a seed each is another."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.play = Play(
            self._game, len(self.possible_agents), int(self._luck.integers(1 << 62)), **self._settings
        )
        self.actions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def _look(self) -> None:
        """Turn to whoever is asked now, and tell all what they may do."""
        seat = self.play.seat
        if not self.play.over:
            self.agent_selection = self.possible_agents[seat]
        self.infos = {}
        for agent in self.agents:
            acts = self._seat[agent] == seat and not self.play.over
            mask = self._eyes.mask(self.play, seat) if acts else self._eyes.waiting()
            self.action_spaces[agent].mask = mask
            self.infos[agent] = Info(self.play, self._seat[agent], mask)

    def observe(self, agent: str) -> dict[str, Any]:
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self._eyes.waiting()
        return self._eyes.observe(self.play, self._seat[agent], mask)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = self.play.state
        self.play.say(int(action), self._seat[agent])
        self.actions += 1
        self._cumulative_rewards[agent] = 0.0
        for other, reward in zip(self.possible_agents, self._eyes.rewards(before, self.play), strict=True):
            self.rewards[other] = reward
        ended = self.play.over
        cut = not ended and self.longest is not None and self.actions >= self.longest
        self.terminations = dict.fromkeys(self.agents, ended)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._look()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return drawn(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def clone(self) -> Turns:
        """The environment as it stands, to go on by itself: for search."""
        new = copy.copy(self)
        new.play = self.play.clone()
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(new, name, copy.copy(getattr(self, name)))
        new.action_spaces = {agent: copy.copy(space) for agent, space in self.action_spaces.items()}
        new._luck = copy.deepcopy(self._luck)
        return new

    def __deepcopy__(self, memo: Any) -> Turns:
        return self.clone()
