"""Limits: how much one client may ask of the server, each number with its reason.

All of them can be set: `delve serve --limit NAME=NUMBER`. Guests cost nothing, so that whatever a guest may
do an address may do only so many times over: enough for thirty people behind one router, and no more.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from delvewright.kernel.errors import DelveError, near

Clock = Callable[[], float]


@dataclass(frozen=True)
class Limits:
    """What `delve serve` starts with; a busy or a private server may want others."""

    # Sizes: the longest honest message is a bargain of a few hundred bytes, the longest record some 300 kB.
    message_bytes: int = 8_192  # of one message on a stream
    frame_bytes: int = 65_536  # beyond this the stream is closed unread
    body_bytes: int = 65_536  # of an HTTP request
    record_bytes: int = 1_048_576  # of a record that is uploaded
    log_entries: int = 50_000  # of one table: the longest game has a few thousand

    # Messages: what is too fast waits unread. A message costs 1, and 1 more for every `entries_a_message`
    # entries of the log that are told again for its sake. Who clicks as fast as they can sends five a second.
    messages_per_second: float = 40  # of one guest, on all streams together: a script that plays gets on too
    message_burst: float = 200  # opening a table, and finding one's way about it
    address_messages_per_second: float = 400  # a fifth of what the event loop can take
    address_message_burst: float = 2_000
    entries_a_message: int = 10  # telling ten entries takes about as long as dealing with an answer
    stream_bytes_per_second: float = 65_536  # of everything, pings and fragments too; beyond it is closed
    stream_bytes_burst: float = 1_048_576

    # Talk: refused beyond this, in words, since whoever reads it has to read it all.
    chat_per_minute: float = 30  # of one guest: a line every other second
    chat_burst: float = 10
    address_chat_per_minute: float = 300
    address_chat_burst: float = 100

    # Calls (HTTP) of one address wait up to `call_wait` seconds for their turn, and are refused after that.
    calls_per_second: float = 20  # a page that is opened makes five
    call_burst: float = 400  # thirty people open it at once
    call_wait: float = 5
    body_seconds: float = 30  # for the whole body of a request: a record over a slow line
    guests_per_minute: float = 20  # new ones of one address: who is known brings a token
    guest_burst: float = 60

    # Connections: a browser holds six and a stream, a server without more ado has 1,024 descriptors.
    connections: int = 4_000  # altogether; less where the system gives fewer descriptors
    connections_per_address: int = 300
    silent_seconds: float = 10  # until a connection has sent its request, or the next one
    hello_seconds: float = 10  # until a stream has said hello; a slow phone needs two
    strangers_per_address: int = 60  # streams that have not said hello yet: the oldest makes room
    streams_per_guest: int = 8  # to one table: windows, phones, and lines that are lost and not yet given up
    streams_of_guest: int = 24  # to all tables
    streams_per_address: int = 200  # thirty people with six each
    idle_seconds: float = 14_400  # a client that says nothing for so long is let go, and may come back
    stall_seconds: float = 30  # a message that cannot be sent for so long: the reader may resume by number
    replies_kept: int = 256  # for a client that asks for more than it reads

    # Tables: unfinished ones that were touched in the last `table_days`; older ones hold nobody up.
    tables_per_guest: int = 30
    tables_per_address: int = 200
    table_days: float = 7

    # The bench, which is for the owner alone: each game that is played with a draft keeps its pack for good.
    bench_packs: int = 200  # a pack is some 10 kB here and in each process that thinks
    bench_deals: int = 1_000  # of one comparison; a deal of Thunderstone takes some 2 seconds of one core
    bench_seconds: float = 3_600  # of one comparison

    # Bookkeeping: accounts of guests and of addresses, a few hundred bytes each; idle ones go first.
    accounts: int = 20_000

    @classmethod
    def read(cls, settings: Sequence[str]) -> Limits:
        """The usual limits, but for those that are named: NAME=NUMBER."""
        numbers: dict[str, Any] = {}
        known = {field.name: field.type for field in fields(cls)}
        for setting in settings:
            name, _, number = setting.partition("=")
            if name not in known:
                raise DelveError(f"there is no limit {name!r}; {near(name, known)}")
            try:
                numbers[name] = (int if known[name] == "int" else float)(number)
            except ValueError:
                raise DelveError(f"a limit is a number, as in {name}=10, not {number!r}") from None
            if not 0 < numbers[name] < float("inf"):
                raise DelveError(f"the limit {name} is a number above 0, not {number}")
        return replace(cls(), **numbers)


class Bucket:
    """So many a second, with room for a burst; what is taken beyond that is owed."""

    __slots__ = ("burst", "clock", "left", "rate", "since")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic):
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.since = clock()

    def wait(self, cost: float = 1) -> float:
        """Seconds until so much is there."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        return max(0.0, (min(cost, self.burst) - self.left) / self.rate)

    def take(self, cost: float = 1) -> float:
        """Take so much, owing what is not there; seconds until it will be."""
        seconds = self.wait(cost)
        self.left -= cost
        return seconds

    @property
    def full(self) -> bool:
        """Whether it is as good as new."""
        return self.wait(self.burst) == 0
