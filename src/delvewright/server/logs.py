"""Structured logs: one JSON line an event, without names, tokens, keys, cards or whole table ids."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from typing import Any

import structlog

logger: Any = structlog.get_logger()

SECOND = 1.0


class Seldom:
    """Trouble that may go on: one line a second at most, which says how often it came since the last."""

    def __init__(self, event: str, clock: Callable[[], float] = time.monotonic):
        self.event = event
        self.clock = clock
        self.times = 0
        self.next = 0.0

    def __call__(self, **facts: Any) -> None:
        self.times += 1
        now = self.clock()
        if now >= self.next:
            logger.error(self.event, times=self.times, **facts)
            self.times, self.next = 0, now + SECOND


def configure(level: str = "info", human: bool = False, **facts: Any) -> None:
    """To stderr; in colour for a person at a terminal. The facts are told with every event."""
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # of lost connections the storage tells

    def about(_: Any, __: str, event: Any) -> Any:
        return {**event, **facts}

    structlog.configure(
        processors=[about, *processors(human)],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def processors(human: bool = False) -> list[Any]:
    """What makes a line of an event. A traceback has lines of code, never what their names stood for."""
    return [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
        if human
        else structlog.processors.JSONRenderer(),
    ]


def short(table: str) -> str:
    """Enough of a table's id to tell tables apart: the whole of it would be its invitation."""
    return table[:4]
