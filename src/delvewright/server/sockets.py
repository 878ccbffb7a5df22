"""Sockets: how many connections an address may hold, and how long one may keep silent.

Below HTTP, where nobody has said anything yet: uvicorn waits for ever for a first request.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from ipaddress import ip_address, ip_network
from typing import Any, Protocol

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import State

from delvewright.server.door import neighbourhood
from delvewright.server.limits import Bucket, Limits
from delvewright.server.passing import Passing

PARTING = 5.0  # seconds in which a closed stream may still be read to its end
PACKING = ServerPerMessageDeflateFactory(
    server_max_window_bits=15, client_max_window_bits=12, compress_settings={"level": 1, "memLevel": 6}
)
"""For clients that ask for it, as browsers do: a tenth of the bytes for 20 to 70 µs an update.

An update is much like the one before it, of 7 to 24 kB: a window that does not reach back to that costs up to
twice the time, and two to three times the bytes. This one takes 160 kB of memory a stream (decision 013)."""
SPARE = 200  # descriptors for files, databases and thinkers
LINE = 8_192  # bytes of a first line
RECEIVED = 16_384  # bytes the system keeps of what is sent to us: no more is looked at in one go


class Socket(Protocol):
    """As much of a transport as is counted here."""

    def abort(self) -> None: ...


class Porch:
    """Every connection by its address. Where it is full, whoever has said nothing for longest makes room."""

    def __init__(self, limits: Limits, proxies: Collection[str] = (), most: int | None = None):
        self.limits = limits
        self.proxies = [ip_network(proxy) for proxy in proxies]
        self.most = min(limits.connections, most or limits.connections)
        self.held: dict[Socket, str] = {}
        self.quiet: dict[Socket, str] = {}  # of these, who has nothing under way, the longest silent first
        self.counts: dict[str, int] = {}

    def enter(self, socket: Socket, host: str) -> bool:
        """Somebody connects; False if there is no room, not even by sending a silent one away."""
        address = neighbourhood(host)
        many = self.counts.get(address, 0) >= self.limits.connections_per_address
        if many and not self._is_proxy(host) and not self._send_away(address):
            return False
        if len(self.held) >= self.most and not self._send_away():
            return False
        self.held[socket] = self.quiet[socket] = address
        self.counts[address] = self.counts.get(address, 0) + 1
        return True

    def _is_proxy(self, host: str) -> bool:
        """Whose connections are many people's."""
        return bool(self.proxies) and any(ip_address(host) in network for network in self.proxies)

    def _send_away(self, address: str = "") -> bool:
        oldest = next((one for one, where in self.quiet.items() if address in ("", where)), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.abort()
        return True

    def speaks(self, socket: Socket) -> None:
        """A request is under way."""
        self.quiet.pop(socket, None)

    def rests(self, socket: Socket) -> None:
        """Everything that was asked for is answered."""
        if socket in self.held:
            self.quiet[socket] = self.held[socket]

    def leave(self, socket: Socket) -> None:
        address = self.held.pop(socket, None)
        self.quiet.pop(socket, None)
        if address is None:
            return
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]


def guarded(porch: Porch, passing: Passing | None = None) -> tuple[Any, type[asyncio.Protocol]]:
    """uvicorn's protocols for HTTP and for streams, behind a porch; what is another's is passed on."""
    limits = porch.limits

    class Http(H11Protocol):
        """A connection that must send its requests in time."""

        silence: asyncio.TimerHandle | None = None
        held = b""  # the beginning of a request whose first line has not come to its end
        begun = False  # whether a request is being read that is for us
        hops = 0  # from process to process

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if porch.enter(transport, self.client[0] if self.client else ""):
                self._expect()
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            if passing is not None and not self.begun:
                data, self.held = self.held + data, b""
                if not data or self.transport.is_closing():
                    return
                if b"\n" not in data and len(data) < LINE:
                    self.held = data
                    return
                if passing.takes(self, data):
                    return
                self.begun = True
            super().data_received(data)
            upgraded = self not in self.connections
            if upgraded or (self.cycle is not None and not self.cycle.response_complete):
                porch.speaks(self.transport)
                self._expect_no_more()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if not self.transport.is_closing() and (self.cycle is None or self.cycle.response_complete):
                porch.rests(self.transport)
                self._expect()
                self.begun, self.hops = bool(self.conn.trailing_data[0]), 0

        def connection_lost(self, exc: Exception | None) -> None:
            self._expect_no_more()
            porch.leave(self.transport)
            super().connection_lost(exc)

        def _expect(self) -> None:
            self._expect_no_more()
            self.silence = self.loop.call_later(limits.silent_seconds, self.transport.abort)

        def _expect_no_more(self) -> None:
            if self.silence is not None:
                self.silence.cancel()
                self.silence = None

    class Stream(WebSocketsSansIOProtocol):
        """A stream that is cut when it sends too much, or does not read what it is told.

        Whoever speaks on it (server/stream.py) has it as `state.line` of its scope, and calls `say`.
        """

        received: Bucket
        free = True
        freed: Callable[[], None] | None = None

        def __init__(self, *of: Any, **named: Any) -> None:
            super().__init__(*of, **named)
            self.conn.available_extensions = [PACKING]

        def connection_made(self, transport: Any) -> None:
            self.received = Bucket(limits.stream_bytes_per_second, limits.stream_bytes_burst, self.loop.time)
            super().connection_made(transport)

        def data_received(self, data: bytes) -> None:
            if self.received.take(len(data)) > 0:
                self.transport.abort()
                return
            super().data_received(data)

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if self.response.status_code == 101:
                self.scope["state"]["line"] = self

        def say(self, text: bytes) -> None:
            """Send a message at once; on a line that is closed it is lost."""
            if self.conn.state is State.OPEN and not self.transport.is_closing():
                self.conn.send_text(text)
                self.transport.write(b"".join(self.conn.data_to_send()))

        def pause_writing(self) -> None:
            super().pause_writing()
            self.free = False
            if self.freed is not None:
                self.freed()  # who is slow is seen to be

        def resume_writing(self) -> None:
            super().resume_writing()
            self.free = True
            if self.freed is not None:
                self.freed()

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.transport.abort()

        async def run_asgi(self) -> None:
            await super().run_asgi()
            self.loop.call_later(PARTING, self.transport.abort)

        def connection_lost(self, exc: Exception | None) -> None:
            porch.leave(self.transport)
            super().connection_lost(exc)

    return Http, Stream


def descriptors(wanted: int) -> int:
    """Ask the system for descriptors for so many connections; how many there is room for."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + SPARE if hard == resource.RLIM_INFINITY else min(wanted + SPARE, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return wanted if soft == resource.RLIM_INFINITY else max(64, min(wanted, soft - SPARE))
