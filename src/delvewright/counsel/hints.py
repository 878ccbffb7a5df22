"""Hints: how the guide of any game is written, a few lines for each of its questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from delvewright.kernel.errors import DelveError, near
from delvewright.views.model import Line

MOST = 3
"""Hints to a question: more would not be read."""

Hints = Iterator[Line]
Guide = Mapping[str, Line | Callable[..., Hints]]
"""What is told of each question: always the same line, or what a reading and what is asked bring."""


def hint(text: str, *rules: str) -> Line:
    return Line(text, rules)


def told_by(guide: Guide, r: Any) -> list[Line]:
    """At most three hints for the question a reading's seat is asked; none when it is not asked."""
    ask = r.asked
    if ask is None:
        return []
    if ask.question not in guide:
        raise DelveError(f"there is no guide to {ask.question!r}; {near(ask.question, guide)}")
    told = guide[ask.question]
    if isinstance(told, Line):
        return [told]
    return [line for line, _ in zip(told(r, ask), range(MOST), strict=False)]
