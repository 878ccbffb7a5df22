"""Structured logs: one JSON line an event, without names, tokens, cards or whole table ids."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

logger: Any = structlog.get_logger()


def configure(level: str = "info", human: bool = False) -> None:
    """To stderr; in colour for a person at a terminal."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.dict_tracebacks,
            structlog.dev.ConsoleRenderer() if human else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def short(table: str) -> str:
    """Enough of a table's id to tell tables apart: the whole of it would be its invitation."""
    return table[:4]
