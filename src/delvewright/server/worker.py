"""A worker: one process of several that serve one port together. Its parent (`workers.py`) tells it how."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from contextlib import suppress
from typing import Any

import msgspec

from delvewright.server.app import entrance
from delvewright.server.database import open_database
from delvewright.server.lease import Lease
from delvewright.server.limits import Limits
from delvewright.server.logs import configure
from delvewright.server.passing import Passing
from delvewright.server.serving import Serving
from delvewright.server.storage import Storage
from delvewright.server.tokens import Signer
from delvewright.server.workers import LOADED, READY, Setup
from delvewright.views.front import shelf, take


def work(setup: Setup) -> None:
    configure(setup.log_level, worker=setup.place.worker)
    for pack in setup.packs:
        take(pack)
    for one in (setup.listening, *setup.own, *setup.others, setup.life):
        os.set_inheritable(one, False)  # a thinker that outlived the server would keep the port
    engine = open_database(setup.database)
    lease = Lease(engine, setup.place, last=False)
    limits = Limits.read(setup.limits)
    app = entrance(
        Storage(engine, lease), Signer.in_folder(setup.folder), limits, setup.webhooks, setup.contact
    )
    others = [socket.socket(fileno=one) for one in setup.others]
    own = socket.socket(fileno=setup.own[setup.place.worker])
    passing = Passing(lease, setup.place.server, own, others)

    class Living(Serving):
        """Ends with the parent, as it would by a kill: what was acknowledged is stored."""

        async def startup(self, sockets: Any = None) -> None:
            asyncio.get_running_loop().add_reader(setup.life, os._exit, 1)
            await super().startup(sockets)

    serving = Living(app, limits, setup.proxies, lambda: print(READY, flush=True), passing)
    serving.run(sockets=[socket.socket(fileno=setup.listening)])


if __name__ == "__main__":
    shelf()  # all games, before anybody waits for them
    with suppress(BrokenPipeError):
        os.write(sys.stdout.fileno(), f"{LOADED}\n".encode())
    if words := sys.stdin.read():  # nothing, if the parent has gone before there was a place
        work(msgspec.json.decode(words, type=Setup))
