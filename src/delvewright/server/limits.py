"""Limits: how much one client may ask of the server."""

from __future__ import annotations

import time
from dataclasses import dataclass

from delvewright.server.denied import Denied


@dataclass(frozen=True)
class Limits:
    """What `delve serve` starts with; a busy or a private server may want others."""

    message_bytes: int = 8_192  # of one message on a stream
    frame_bytes: int = 65_536  # beyond this the stream is closed unread
    body_bytes: int = 65_536  # of an HTTP request
    record_bytes: int = 1_048_576  # of a record that is uploaded
    messages_per_second: float = 40
    message_burst: int = 200
    calls_per_second: float = 20  # HTTP, from one address
    call_burst: int = 400
    tables_per_guest: int = 30  # running or waiting, that one guest hosts
    streams_per_guest: int = 8  # to one table
    chat_per_minute: float = 30
    log_entries: int = 50_000  # of one table


class Bucket:
    """So many a second, with room for a burst."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float):
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.since = time.monotonic()

    def take(self, what: str) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            raise Denied("limit", f"too many {what}: wait {(1 - self.left) / self.rate:.1f} seconds")
        self.left -= 1
