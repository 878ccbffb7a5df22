"""Serving: an application listens on a socket until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Sequence
from threading import Timer
from typing import Any

import uvicorn

from delvewright.server.limits import Limits
from delvewright.server.passing import Passed, Passing
from delvewright.server.sockets import RECEIVED, Porch, descriptors, guarded

STOP_WITHIN = 10.0  # seconds from the signal to the end
KEEPALIVE = 20.0  # seconds between pings: a line that is gone is noticed


class Serving(uvicorn.Server):
    """Says when it can be reached, and is gone in time when it is told to stop."""

    def __init__(
        self,
        app: Any,
        limits: Limits,
        proxies: Sequence[str],
        said: Callable[[], None],
        passing: Passing | None = None,
    ):
        self.app, self.said, self.passing = app, said, passing
        porch = Porch(limits, proxies, descriptors(limits.connections))
        self.http, stream = guarded(porch, passing)
        super().__init__(
            uvicorn.Config(
                app,
                log_level="warning",
                access_log=False,
                http=self.http,
                ws=stream,
                proxy_headers=bool(proxies),
                forwarded_allow_ips=list(proxies),
                ws_per_message_deflate=False,  # ours is lighter (server/sockets.py)
                ws_max_size=limits.frame_bytes,
                ws_ping_interval=KEEPALIVE,
                timeout_graceful_shutdown=3,
            )
        )

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.passing is not None:
            self.passing.listen(self._take)
        self.said()

    async def _take(self, passed: Passed) -> None:
        """Go on with a connection that another process has accepted."""
        connection = self.http(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        connection.held, connection.hops = passed.read, passed.hops
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, passed.socket)
        except OSError:  # the client has gone meanwhile
            passed.socket.close()
            return
        connection.data_received(b"")

    async def shutdown(self, sockets: Any = None) -> None:
        """Bots stop first, then everybody is sent away; whatever still hangs in the end is left."""
        late = Timer(STOP_WITHIN, os._exit, (0,))  # what was acknowledged is stored: nothing is lost
        late.daemon = True
        late.start()
        if self.passing is not None:
            self.passing.close()
        house = getattr(self.app.state, "house", None)
        if house is not None:
            house.rest()
        await super().shutdown(sockets)


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens nowhere yet; SystemExit, said by uvicorn, if the port is taken."""
    found = uvicorn.Config("", host=host, port=port, log_level="warning").bind_socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)
    found.set_inheritable(False)  # a thinker that outlived the server would keep the port
    return found
