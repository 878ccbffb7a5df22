"""Passing on: a connection that asks for another process's table goes there whole, with what was read of it.

The processes of one server hold the ends of socket pairs that their parent made: nobody else can speak there.
Who asks for a table of another server is told so, in a way that a proxy follows by itself.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

import msgspec

from delvewright.server import metrics, shapes
from delvewright.server.lease import Owning
from delvewright.server.logs import Seldom

MOST = 100_000  # bytes of a connection that were read before it is passed on
AGAIN, TIMES = 0.02, 100  # seconds until a process that has no room is tried again, and how often
WAITING = 64  # connections for which there is no room: more are dropped, and come back
HOPS = 4  # how often a connection is passed on: for a second two processes may take each other for the keeper
AT_ONCE = 16  # connections that are taken over before others have their turn
OF_TABLE = re.compile(rb"[\r\n]*[A-Z]+ /api/tables/([\w-]+)[/? ]")
KIND = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
CHANGING = "this table is changing hands: come back in a moment"


class Connection(Protocol):
    """As much of a connection as is needed to pass it on."""

    transport: Any
    hops: int


class Passed(NamedTuple):
    """A connection that another process has accepted."""

    socket: socket.socket
    read: bytes  # of it
    hops: int


class Passing:
    """Where connections go that ask this process for tables of others."""

    def __init__(
        self,
        lease: Owning,
        server: str,
        own: socket.socket | None = None,
        others: Sequence[socket.socket] = (),
    ):
        self.lease = lease
        self.server = server
        self.own = own
        self.others = others  # by worker
        self.waiting = 0
        self.trouble = Seldom("not_passed_on")
        for one in (*([own] if own else []), *others):
            one.setblocking(False)

    # Away --------------------------------------------------------------------------------------------

    def takes(self, connection: Connection, read: bytes) -> bool:
        """Whether a connection, of which a request's beginning was read, has gone elsewhere by this."""
        found = OF_TABLE.match(read)
        table = found[1].decode() if found else ""
        if not found or self.lease.mine(table):
            return False
        keeper = self.lease.keeper(table)
        if keeper is not None and keeper.server != self.server:
            connection.transport.write(misdirected(keeper.server))
            connection.transport.close()
        elif (
            keeper is None or keeper.worker >= len(self.others) or connection.hops >= HOPS or len(read) > MOST
        ):
            connection.transport.write(refusal(503, "Service Unavailable", CHANGING, b"retry-after: 1\r\n"))
            connection.transport.close()
        else:
            self._pass(keeper.worker, connection, read)
        return True

    def _pass(self, worker: int, connection: Connection, read: bytes) -> None:
        transport = connection.transport
        copy = os.dup(transport.get_extra_info("socket").fileno())
        transport.abort()  # here only: the connection goes on as long as somebody holds it
        self._send(worker, bytes([connection.hops + 1]) + read, copy, TIMES)

    def _send(self, worker: int, message: bytes, copy: int, times: int) -> None:
        try:
            socket.send_fds(self.others[worker], [message], [copy])
        except BlockingIOError:
            if times and self.waiting < WAITING:
                self.waiting += 1
                asyncio.get_running_loop().call_later(AGAIN, self._again, worker, message, copy, times - 1)
                return
            self.trouble(worker=worker)
        except OSError as error:
            self.trouble(worker=worker, why=repr(error))
        os.close(copy)

    def _again(self, worker: int, message: bytes, copy: int, times: int) -> None:
        self.waiting -= 1
        self._send(worker, message, copy, times)

    # Here --------------------------------------------------------------------------------------------

    def listen(self, take: Callable[[Passed], Coroutine[Any, Any, None]]) -> None:
        """Take over what others pass on."""
        if self.own is not None:
            self._tasks: set[asyncio.Task[None]] = set()
            asyncio.get_running_loop().add_reader(self.own.fileno(), self._receive, take)

    def _receive(self, take: Callable[[Passed], Coroutine[Any, Any, None]]) -> None:
        assert self.own is not None
        with suppress(BlockingIOError):
            for _ in range(AT_ONCE):
                message, copies, _, _ = socket.recv_fds(self.own, MOST + 1, 1)
                for copy in copies:
                    os.set_inheritable(copy, False)  # a thinker would keep it open when we are gone
                    passed = Passed(socket.socket(fileno=copy), message[1:], message[0])
                    task = asyncio.get_running_loop().create_task(take(passed))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Take over nothing more: what others pass on waits for the next process in this place."""
        if self.own is not None:
            asyncio.get_running_loop().remove_reader(self.own.fileno())


def refusal(status: int, phrase: str, text: str, head: bytes = b"") -> bytes:
    """A reply to a request that was not read, after which the connection is closed."""
    metrics.REFUSALS.labels("busy").inc()
    body = msgspec.json.encode(shapes.Problem("busy", text))
    return (
        f"HTTP/1.1 {status} {phrase}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        "cache-control: no-store\r\nconnection: close\r\n"
    ).encode() + b"%b\r\n%b" % (head, body)


def misdirected(server: str) -> bytes:
    """Another server keeps it: nginx goes there, anybody else is told."""
    named = f"the server {server!r}" if server else "another server"
    where = b"x-accel-redirect: @%b\r\n" % server.encode() if server else b""
    return refusal(421, "Misdirected Request", f"this table is kept by {named}", where)
