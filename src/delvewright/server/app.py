"""The server as an ASGI application: HTTP for what stands still, one stream a client for what moves."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from delvewright.server import desk, library, metrics, nodes, past, sending, stream, workshop
from delvewright.server.benching import Bench, first_game
from delvewright.server.calls import FILE_COST, LIST_COST, LOG_COST, PLAY_COST, address_of, call
from delvewright.server.database import open_database
from delvewright.server.denied import Denied
from delvewright.server.folder import occupied
from delvewright.server.house import House
from delvewright.server.lease import Lease, Place, move_in
from delvewright.server.limits import Limits
from delvewright.server.storage import Storage
from delvewright.server.tokens import Signer
from delvewright.views.front import shelf


def application(
    database: str,
    data: Path,
    limits: Limits | None = None,
    webhooks: Sequence[str] = (),
    contact: str = "",
    name: str = "",
    bench: bool = False,
) -> Starlette:
    """The whole server on a database and a data folder, which is this process's from now on."""
    shelf()  # the first bot would load all games, and everybody else would wait for that
    mine, signer, engine = occupied(data), Signer.in_folder(data), open_database(database)
    lease = None
    if engine.dialect.name == "postgresql":  # others may come to it
        place = Place.of(name, 0, data, signer.mark)
        move_in(engine, place, 1)
        lease = Lease(engine, place)
    else:
        nodes.alone(engine)
    limits = limits or Limits()
    own = Bench(data, signer, limits) if bench else None
    app = entrance(Storage(engine, lease), signer, limits, webhooks, contact, own)
    app.state.folder, app.state.name = mine, name
    app.state.bench = f"/bench/{first_game()}#{own.key}" if own else ""
    return app


def entrance(
    storage: Storage,
    signer: Signer,
    limits: Limits,
    webhooks: Sequence[str] = (),
    contact: str = "",
    bench: Bench | None = None,
) -> Starlette:
    """The way in to a house on some storage."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = House(storage, signer, limits, webhooks, contact, bench)
        app.state.house = house
        await house.start()
        _share_the_interpreter()
        yield
        await house.close()
        await asyncio.to_thread(storage.lease.end)

    app = Starlette(routes=ROUTES, lifespan=lifespan)
    app.state.lease = storage.lease
    return app


def _share_the_interpreter() -> None:
    """Nobody waits long: the writer gets the interpreter at once, and garbage is collected in small heaps.

    Cards, rules and code never go away, and views hold no cycles: most of what lives need not be looked at.
    """
    sys.setswitchinterval(0.0005)
    gc.freeze()
    gc.set_threshold(10_000, 50, 50)


async def listen(socket: WebSocket) -> None:
    await stream.serve(socket, socket.app.state.house, socket.path_params["table"])


async def health(request: Request) -> Response:
    storage: Storage = request.app.state.house.storage
    if not storage.ready():
        return PlainTextResponse("the storage lags\n", 503)
    if not await storage.takes_writes():
        return PlainTextResponse("the storage takes no writes\n", 503)
    return PlainTextResponse("ready\n")


async def measures(request: Request) -> Response:
    return Response(metrics.measured(), media_type=CONTENT_TYPE_LATEST)


async def page(request: Request) -> Response:
    """The table's own files; every other path is a page of it."""
    try:
        await request.app.state.house.door.call(address_of(request), FILE_COST)
    except Denied as error:
        return PlainTextResponse(f"{error.text}\n", error.status)
    path = sending.file_of(request.path_params["path"]) or sending.file_of("index.html")
    if path is None:
        return PlainTextResponse("The table is not built yet: make web\n", 503)
    return sending.file(request, path)


async def no_call(house: House, request: Request) -> None:
    raise Denied("table", f"there is no call {request.method} {request.url.path}")


ROUTES = [
    call("/api/guests", desk.new_guest, "POST"),
    call("/api/games", library.games),
    call("/api/games/{game}/cards", library.cards),
    call("/api/games/{game}/rules", library.rules),
    call("/api/games/{game}/rules/search", library.search, cost=LIST_COST),
    call("/api/games/{game}/wishes", library.wishes),
    call("/api/games/{game}/layout", library.layout, "POST", LIST_COST),
    call("/api/games/{game}/bench", workshop.all_forms),
    call("/api/games/{game}/bench/draft", workshop.draft, "POST"),
    call("/api/games/{game}/bench/packs", workshop.keep, "POST", LOG_COST),
    call("/api/games/{game}/bench/trial", workshop.compare, "POST", LOG_COST),
    call("/api/bench", workshop.bench),
    call("/api/bench", workshop.come_in, "POST", LOG_COST),
    call("/api/bench/packs/{pack}", workshop.one_pack),
    call("/api/promises", desk.promise, "POST"),
    call("/api/hook", desk.hook, cost=LIST_COST),
    call("/api/hook", desk.set_hook, "POST", LIST_COST),
    call("/api/push", desk.push, cost=LIST_COST),
    call("/api/push", desk.set_push, "POST", LIST_COST),
    call("/api/push/forget", desk.forget_push, "POST", LIST_COST),
    call("/api/wall", desk.wall, cost=LIST_COST),
    call("/api/tables", desk.tables, cost=LIST_COST),
    call("/api/tables", desk.new_table, "POST", LIST_COST),
    call("/api/tables/{table}", desk.one_table),
    call("/api/tables/{table}/away", desk.put_away, "POST"),
    call("/api/tables/{table}/record", past.record, cost=LOG_COST),
    call("/api/tables/{table}/replay", past.replay, cost=LOG_COST),
    call("/api/tables/{table}/moments/{moment}", past.moment),
    call("/api/tables/{table}/fork", desk.fork, "POST", PLAY_COST),
    call("/api/tables/{table}/reports", desk.report, "POST", LOG_COST),
    call("/api/records", desk.upload, "POST", PLAY_COST),
    WebSocketRoute("/api/tables/{table}/stream", listen),
    call("/api/{path:path}", no_call),
    Route("/healthz", health),
    Route("/metrics", measures),
    Route("/{path:path}", page),
]
