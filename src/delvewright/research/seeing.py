"""Seeing: what the interfaces for learners hand to an agent: spaces, observations, masks and info."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces

from delvewright.kernel.errors import BadSetup
from delvewright.research.features import MOST, Features
from delvewright.research.outline import outline
from delvewright.research.play import Play
from delvewright.research.words import WAIT

Shaped = Callable[[Any, Any, int], float]
"""A reward of one's own: of the position before an answer, the one after it, and a seat."""

Reward = str | Shaped
WIN, SCORE = "win", "score"

RENDERS = ["human", "ansi"]


class Words(spaces.Discrete):
    """All words by number. What is drawn from it at random can be said by its agent now."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.mask: Any = None  # of the moment; kept by its environment

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self.mask
        return super().sample(mask, probability)


class Info(dict[str, Any]):
    """What comes with an observation; the view, as people get it, is made when somebody asks for it."""

    def __init__(self, play: Play, seat: int, mask: Any, **more: Any) -> None:
        super().__init__(action_mask=mask, **more)
        self._play = play.clone()
        self._seat = seat

    def __missing__(self, key: str) -> Any:
        if key == "view":
            self[key] = self._play.game.view(self._play.state, self._seat)
        elif key == "text":
            self[key] = outline(self["view"])
        else:
            raise KeyError(key)
        return self[key]


class Eyes:
    """How the seats of one game see it, at a number of seats."""

    def __init__(self, play: Play, kinds: bool, reward: Reward) -> None:
        if not callable(reward) and reward not in (WIN, SCORE):
            raise BadSetup(f"a reward is {WIN!r}, {SCORE!r} or a function, not {reward!r}")
        self.features = Features(play.game, play.words, play.seats, kinds)
        self.words = len(play.words)
        self._reward = reward

    def action_space(self) -> Words:
        return Words(self.words)

    def observation_space(self) -> spaces.Dict:
        vector = spaces.Box(-MOST, MOST, (len(self.features),), np.float32)
        return spaces.Dict({"observation": vector, "action_mask": spaces.MultiBinary(self.words)})

    def mask(self, play: Play, seat: int) -> Any:
        """1 for each word the seat may say now; for one that has nothing to say, for the word that waits.

        A seat that is done, and may take that back while others are at it, may do either.
        """
        mask = np.zeros(self.words, np.int8)
        saying = play.saying(seat)
        if saying is None or (saying.ask.form.rests and not saying.said):
            mask[WAIT] = 1
        if saying is not None:
            mask[list(saying.choices)] = 1
        return mask

    def waiting(self) -> Any:
        """The mask of a seat that is to say nothing."""
        mask = np.zeros(self.words, np.int8)
        mask[WAIT] = 1
        return mask

    def observe(self, play: Play, seat: int, mask: Any) -> dict[str, Any]:
        vector = self.features.vector(play.state, seat, play.said(seat))
        return {"observation": vector, "action_mask": mask}

    def rewards(self, before: Any, play: Play) -> list[float]:
        """What each seat gets for what came after a position: by a function, or at the end for the result."""
        if callable(self._reward):
            return [float(self._reward(before, play.state, seat)) for seat in range(play.seats)]
        return list(play.returns if self._reward == WIN else play.scores)


def drawn(play: Play, mode: str | None) -> str | None:
    """The table as a spectator sees it, and who is asked what."""
    if mode is None:
        return None
    text = outline(play.game.view(play.state))
    asks = [f"seat {ask.seat} is asked: {ask.question}" for ask in play.state.awaited]
    text = "\n".join([text, *asks])
    if mode == "human":
        print(text)
        return None
    return text


def check_render(mode: str | None) -> None:
    if mode is not None and mode not in RENDERS:
        raise BadSetup(f"a render mode is {' or '.join(RENDERS)}, not {mode!r}")


def check_longest(longest: int | None) -> None:
    if longest is not None and longest < 1:
        raise BadSetup(f"a game of at most {longest} actions asks nobody")
