"""Response windows: the moments at which a seat may answer others' doings, and when it need not be asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from delvewright.kernel.ask import Ask, Option
from delvewright.views.model import ASK, CONCERNS, ONCE, Window

PASS: Option = ("pass",)
"""What a seat does that is not asked."""


@dataclass(frozen=True)
class Responses:
    """The windows of a game. One is open where a question it covers may be passed, or needs no answer."""

    windows: tuple[Window, ...] = ()
    opens: Callable[[Ask, Window], bool] = lambda ask, window: True  # where the question alone does not tell
    concerns: Callable[[Any, Ask], bool] = lambda p, ask: True
    """Whether a question may change a result, or is about the asked seat itself."""
    unasked: Callable[[Any, Ask], Option] = lambda p, ask: PASS
    passes: Callable[[Ask], bool] = lambda ask: PASS in ask.options
    """Whether a question can be left to a policy at all."""

    @cached_property
    def _covering(self) -> dict[str, tuple[Window, ...]]:
        questions = {question for window in self.windows for question in window.questions}
        return {
            question: tuple([window for window in self.windows if question in window.questions])
            for question in questions
        }

    def of(self, ask: Ask) -> Window | None:
        """The window a question belongs to; None for one that is never skipped."""
        if self.passes(ask):
            for window in self._covering.get(ask.question, ()):
                if self.opens(ask, window):
                    return window
        return None

    def reflex(self, p: Any, ask: Ask, policies: Mapping[str, str]) -> Option | None:
        """The answer a seat's policies give to `ask` by themselves, or None: the seat must be asked.

        A window no policy names is played by its default.
        """
        window = self.of(ask)
        if window is None:
            return None
        policy = policies.get(window.key, window.default)
        if policy in (ASK, ONCE) or (policy == CONCERNS and self.concerns(p, ask)):
            return None
        return self.unasked(p, ask)

    def left(self, ask: Ask, policies: Mapping[str, str]) -> dict[str, str]:
        """A seat's policies when it has answered `ask`: asked once where it wanted that, it is asked as usual
        from now on."""
        window = self.of(ask)
        met = window.key if window else ""
        return {key: policy for key, policy in policies.items() if policy != ONCE or key != met}
