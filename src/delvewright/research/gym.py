"""Gymnasium: one seat of any game as an environment, bots at the others; alone and together with them too.

`import delvewright.research.gym` registers an id for each game: `delvewright/Thunderstone-v0` and the like.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import gymnasium

from delvewright.bots import Bot, bot, look
from delvewright.bots.protocol import usual
from delvewright.kernel.errors import BadAnswer, BadSetup
from delvewright.research.play import Play
from delvewright.research.seeing import (
    RENDERS,
    WIN,
    Eyes,
    Info,
    Reward,
    check_longest,
    check_render,
    drawn,
)
from delvewright.views.front import catalogue


class OneSeat(gymnasium.Env[dict[str, Any], Any]):
    """A game as one of its seats plays it."""

    metadata = {"render_modes": RENDERS, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = None,
        *,
        bots: str | Sequence[str] | None = None,
        reward: Reward = WIN,
        kinds: bool = True,
        longest: int | None = None,
        illegal: float | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """A game by its id, its seats and its settings.

        The learner sits at `seat`; without one, at another in each game. `bots` names those at the other
        seats in order, or one that takes them all; without a name it is the usual one. An action that is not
        offered raises; with `illegal` it ends the game with this reward, and the info says why (`illegal`).
        For the rest see `zoo.Turns`.
        """
        check_render(render_mode)
        check_longest(longest)
        self.play = Play(game, seats, **settings)
        if seat is not None and not 0 <= seat < self.play.seats:
            raise BadSetup(f"there is no seat {seat}: seats are 0 to {self.play.seats - 1}")
        self.render_mode = render_mode
        self.longest = longest
        self.illegal = illegal
        self.actions = 0
        self.seat = seat or 0
        self._always = seat
        self._game, self._settings = game, settings
        self._eyes = Eyes(self.play, kinds, reward)
        self._bots = self._seated(usual(game) if bots is None else bots)
        self._mask: Any = None
        self.words = self._eyes.action_space()
        self.action_space = self.words
        self.observation_space = self._eyes.observation_space()

    def _seated(self, names: str | Sequence[str]) -> list[Bot]:
        """The bots of the other seats, in order."""
        others = self.play.seats - 1
        names = [names] * others if isinstance(names, str) else list(names)
        if len(names) != others:
            raise BadSetup(f"{others} other seats need as many bots, not {len(names)}")
        return [bot(name) for name in names]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game, and let the bots play up to the learner's first question."""
        super().reset(seed=seed)
        while True:
            self.play = Play(self._game, self.play.seats, self._draw(), **self._settings)
            if self._always is None:
                self.seat = int(self.np_random.integers(self.play.seats))
            self._others()
            if not self.play.over:  # seldom a game ends before it has asked everybody
                break
        self.actions = 0
        return self._look()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        before = self.play.state
        try:
            self.play.say(int(action), self.seat)
        except BadAnswer as error:
            if self.illegal is None:
                raise
            seen, info = self._look()
            info["illegal"] = str(error)
            return seen, self.illegal, True, False, info
        self.actions += 1
        self._others()
        reward = self._eyes.rewards(before, self.play)[self.seat]
        ended = self.play.over
        cut = not ended and self.longest is not None and self.actions >= self.longest
        seen, info = self._look()
        if self.render_mode == "human":
            self.render()
        return seen, reward, ended, cut, info

    def action_masks(self) -> Any:
        """Which words may be said now."""
        return self._mask.astype(bool)

    def render(self) -> Any:
        return drawn(self.play, self.render_mode)

    def clone(self) -> OneSeat:
        """The environment as it stands, to go on by itself: for search."""
        new = copy.copy(self)
        new.play = self.play.clone()
        new._np_random = copy.deepcopy(self.np_random)
        new.words = copy.copy(self.words)
        new.action_space = new.words
        return new

    def _draw(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def _others(self) -> None:
        """Let bots answer until the learner is to speak."""
        play = self.play
        while not play.over and play.seat != self.seat:
            seat = play.seat
            one = self._bots[seat - (seat > self.seat)]
            play.answer(one.choose(look(play.game, play.state, seat, self._draw(), one.blind)), seat)

    def _look(self) -> tuple[dict[str, Any], dict[str, Any]]:
        self._mask = self.words.mask = self._eyes.mask(self.play, self.seat)
        return self._eyes.observe(self.play, self.seat, self._mask), Info(self.play, self.seat, self._mask)


def id_of(game: str) -> str:
    """What Gymnasium calls a game: each word of its id with a capital, `delvewright/LittleGame-v0`."""
    return f"delvewright/{''.join([word.capitalize() for word in game.split('_')])}-v0"


def register() -> None:
    """Give every game an id with Gymnasium, once."""
    for game in catalogue():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(id_of(game), entry_point=f"{__name__}:OneSeat", kwargs={"game": game})


register()
