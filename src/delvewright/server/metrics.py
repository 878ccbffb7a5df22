"""What Prometheus may read: counts and times, nothing of any game."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

TOGETHER = "PROMETHEUS_MULTIPROC_DIR"
"""Where the processes of one server keep their numbers, if it has several."""

ANSWERS = Counter("delve_answers_total", "Answers stored", ["who"])
REFUSALS = Counter("delve_refusals_total", "Requests refused", ["code"])
TABLES = Gauge("delve_tables", "Tables in memory", multiprocess_mode="livesum")
STREAMS = Gauge("delve_streams", "Open streams", multiprocess_mode="livesum")
STORING = Histogram(
    "delve_storing_seconds",
    "From an answer to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
THINKING = Histogram(
    "delve_thinking_seconds",
    "From a bot's question to its answer",
    ["lane"],
    buckets=(0.001, 0.005, 0.02, 0.1, 0.3, 1, 3),
)
FALLBACKS = Counter("delve_bot_fallbacks_total", "Answers given at random because a bot failed")
CALLS = Counter("delve_calls_total", "Calls to people whose turn it is", ["how"])
FINISHED = Counter("delve_games_finished_total", "Games played to their end", ["game"])


def measured() -> bytes:
    """The numbers of this process, or of all of its server."""
    if TOGETHER not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)
    return generate_latest(registry)
