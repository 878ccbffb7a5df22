"""The server as an ASGI application: HTTP for what stands still, one stream a client for what moves."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from delvewright.bots import hints, levels
from delvewright.counsel import weighs
from delvewright.kernel.errors import DelveError
from delvewright.kernel.sight import NOBODY
from delvewright.server import (
    coming,
    metrics,
    nodes,
    opening,
    sending,
    shapes,
    stream,
    telling,
    trouble,
    walls,
)
from delvewright.server.database import open_database
from delvewright.server.denied import Denied
from delvewright.server.door import neighbourhood
from delvewright.server.folder import occupied
from delvewright.server.house import House
from delvewright.server.lease import Lease, Place, move_in
from delvewright.server.limits import Limits
from delvewright.server.pushing import Pushes
from delvewright.server.rows import WAITING
from delvewright.server.sending import Lasting, given, lasting
from delvewright.server.storage import Storage
from delvewright.server.table import Table
from delvewright.server.tokens import Signer
from delvewright.views.digest import digest, stems
from delvewright.views.digest import search as sought
from delvewright.views.front import Front, catalogue, game, shelf

FILE_COST, LIST_COST, LOG_COST, PLAY_COST = 0.2, 2, 10, 40
"""Of a call, where a plain one costs 1: a file is read, rows are looked up, a log is told, a game played."""
QUESTION = 200  # letters of a search that are read

Call = Callable[[House, Request], Awaitable[Any]]


def application(
    database: str,
    data: Path,
    limits: Limits | None = None,
    webhooks: Sequence[str] = (),
    contact: str = "",
    name: str = "",
) -> Starlette:
    """The whole server on a database and a data folder, which is this process's from now on."""
    mine, signer, engine = occupied(data), Signer.in_folder(data), open_database(database)
    lease = None
    if engine.dialect.name == "postgresql":  # others may come to it
        place = Place.of(name, 0, data, signer.mark)
        move_in(engine, place, 1)
        lease = Lease(engine, place)
    else:
        nodes.alone(engine)
    app = entrance(Storage(engine, lease), signer, limits or Limits(), webhooks, contact)
    app.state.folder, app.state.name = mine, name
    return app


def entrance(
    storage: Storage, signer: Signer, limits: Limits, webhooks: Sequence[str] = (), contact: str = ""
) -> Starlette:
    """The way in to a house on some storage."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = House(storage, signer, limits, webhooks, contact)
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


def call(path: str, work: Call, method: str = "GET", cost: float = 1) -> Route:
    """A route that takes and gives JSON; a refusal is a Problem with a status that fits."""

    async def endpoint(request: Request) -> Response:
        house: House = request.app.state.house
        try:
            await house.door.call(address_of(request), cost)
            found = await work(house, request)
        except Denied as error:
            metrics.REFUSALS.labels(error.code).inc()
            return given(request, shapes.Problem(error.code, error.text), error.status)
        except DelveError as error:
            return given(request, shapes.Problem("illegal", str(error)), 422)
        except Exception as error:
            table = house.tables.get(request.path_params.get("table", ""))
            trouble.broke(table, "call_failed", error, str(request.url.query), path=path)
            return given(request, shapes.Problem("busy", trouble.NOTED), 500)
        return found if isinstance(found, Response) else given(request, found)

    return Route(path, endpoint, methods=[method])


def address_of(request: Request) -> str:
    """Where a call comes from: through proxies only if they were named (`delve serve --proxy`)."""
    return neighbourhood(request.client.host if request.client else "")


# What a request says ---------------------------------------------------------------------------------


async def body(request: Request, most: int) -> bytes:
    parts = []
    size = 0
    seconds = request.app.state.house.limits.body_seconds
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                parts.append(part)
                size += len(part)
                if size > most:
                    raise Denied("limit", f"a request of more than {most} bytes")
    except TimeoutError as error:
        raise Denied("limit", f"a request that takes longer than {seconds:.0f} seconds to arrive") from error
    return b"".join(parts)


async def taken(house: House, request: Request, shape: Any) -> Any:
    """The body of a request, or what is wrong with it."""
    text = await body(request, house.limits.body_bytes)
    try:
        return msgspec.json.decode(text, type=shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Denied("malformed", str(error)) from error


def guest_of(house: House, request: Request, needed: bool = True) -> str:
    """Who calls, by the token in the header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return house.signer.read(token.strip())
    if needed:
        raise Denied("token", "say who you are: Authorization: Bearer TOKEN, from POST /api/guests")
    return ""


def origin_of(house: House, request: Request) -> str:
    return house.signer.origin(address_of(request))


async def table_of(house: House, request: Request) -> Table:
    table = await house.table(request.path_params["table"])
    table.admit(guest_of(house, request, needed=False))
    return table


def front_of(request: Request) -> Front:
    name = request.path_params["game"]
    if name not in catalogue():
        raise Denied("table", f"there is no game {name!r}; there are {', '.join(catalogue())}")
    return game(name)


# Guests and games ------------------------------------------------------------------------------------


async def new_guest(house: House, request: Request) -> shapes.Guest:
    wanted = await taken(house, request, shapes.NewGuest)
    guest = guest_of(house, request, needed=False)
    if not guest:
        house.door.refuse_beyond("new guests", house.door.address(address_of(request)).buckets["guests"])
        guest = house.signer.new_guest()
    name = await house.rename(guest, wanted.name)
    return shapes.Guest(name, house.signer.sign(guest))


def held() -> tuple[str, ...]:
    """The packs of one's own that are here: with another one lists are others."""
    return tuple([id for front in shelf() for id in front.own])


def catalogued() -> Lasting:
    return _catalogued(held())


def printed(name: str) -> Lasting:
    return _printed(name, held())


@lasting
def _catalogued(held: tuple[str, ...]) -> list[shapes.GameInfo]:
    return [game_info(front) for front in shelf()]


@lasting
def _printed(name: str, held: tuple[str, ...]) -> Any:
    return game(name).cards()


@lasting
def numbered(name: str) -> list[shapes.RuleInfo]:
    return [shapes.RuleInfo(*rule) for rule in digest(name).values()]


@lasting
def wished(name: str) -> list[shapes.WishInfo]:
    return [shapes.WishInfo(wish.key, wish.title, dict(wish.names)) for wish in game(name).wishes]


async def games(house: House, request: Request) -> Response:
    return catalogued().reply(request)


def game_info(front: Front) -> shapes.GameInfo:
    return shapes.GameInfo(
        id=front.id,
        title=front.title,
        rules=front.version,
        text=front.text,
        seats=front.seats,
        packs={**front.packs, **{id: one.title for id, one in front.own.items()}},
        modes=front.modes,
        settings=tuple(
            shapes.SettingInfo(
                name, one.part, one.default, one.help, one.choices, one.rule, one.least, one.when
            )
            for name, one in front.settings.items()
        ),
        bots=tuple(shapes.BotInfo(*level) for level in levels(front.id)),
        groups=front.groups_in((*front.packs, *front.own)),
        pieces=front.pieces,
        tour=front.tour,
        windows=front.windows,
        hints=hints(front.id),
        odds=weighs(front),
        honours=front.honours.title if front.honours else "",
        marks=(printed(front.id).mark, numbered(front.id).mark),
    )


async def cards(house: House, request: Request) -> Response:
    return printed(front_of(request).id).reply(request)


async def rules(house: House, request: Request) -> Response:
    return numbered(front_of(request).id).reply(request)


async def wishes(house: House, request: Request) -> Response:
    return wished(front_of(request).id).reply(request)


async def search(house: House, request: Request) -> shapes.FoundRules:
    """The same as `delve rules`."""
    asked = request.query_params.get("q", "")[:QUESTION]
    name = front_of(request).id
    return shapes.FoundRules(tuple([rule.id for rule in sought(name, asked)]), tuple(stems(name, asked)))


async def layout(house: House, request: Request) -> shapes.LayoutInfo:
    guest_of(house, request)
    wanted = await taken(house, request, shapes.WantedLayout)
    opening.refuse_repeats(wanted.settings)
    seed = house.signer.new_seed() if wanted.seed is None else wanted.seed
    return opening.drawn(front_of(request), seed, wanted)


async def promise(house: House, request: Request) -> shapes.Promise:
    guest_of(house, request)
    return shapes.Promise(await house.promises.make())


# Tables ----------------------------------------------------------------------------------------------


async def tables(house: House, request: Request) -> shapes.Tables:
    return await house.lists(guest_of(house, request, needed=False))


async def hook(house: House, request: Request) -> shapes.Hook:
    return await house.caller.hook(guest_of(house, request))


async def set_hook(house: House, request: Request) -> shapes.Hook:
    guest = guest_of(house, request)
    return await house.caller.set(guest, (await taken(house, request, shapes.NewHook)).url)


async def push(house: House, request: Request) -> shapes.Push:
    guest, pushes = guest_of(house, request), house.caller.pushes
    return await pushes.told(guest) if pushes else shapes.Push("", ())


async def set_push(house: House, request: Request) -> shapes.Push:
    guest, pushes = guest_of(house, request), pushes_of(house)
    return await pushes.add(guest, await taken(house, request, shapes.NewPush))


async def forget_push(house: House, request: Request) -> shapes.Push:
    guest, pushes = guest_of(house, request), pushes_of(house)
    return await pushes.forget(guest, (await taken(house, request, shapes.OldPush)).endpoint)


def pushes_of(house: House) -> Pushes:
    if house.caller.pushes is None:
        raise Denied("illegal", "this server calls no browsers: its owner has not said --push")
    return house.caller.pushes


async def wall(house: House, request: Request) -> list[shapes.Wall]:
    guest = guest_of(house, request, needed=False)
    return walls.hung(await house.storage.honours(guest) if guest else [])


async def new_table(house: House, request: Request) -> shapes.Opened:
    guest = guest_of(house, request)
    wanted = await taken(house, request, shapes.NewTable)
    return shapes.Opened((await opening.open_table(house, guest, wanted, origin_of(house, request))).id)


async def one_table(house: House, request: Request) -> Any:
    return (await table_of(house, request)).info(guest_of(house, request, needed=False))


async def put_away(house: House, request: Request) -> shapes.Opened:
    guest, table = guest_of(house, request), await table_of(house, request)
    await coming.put_away(table, guest)
    return shapes.Opened(table.id)


async def fork(house: House, request: Request) -> shapes.Opened:
    guest = guest_of(house, request)
    wanted = await taken(house, request, shapes.NewFork)
    table, origin = await table_of(house, request), origin_of(house, request)
    return shapes.Opened((await opening.fork(house, guest, table, wanted, origin)).id)


async def report(house: House, request: Request) -> shapes.Opened:
    guest = guest_of(house, request)
    wanted = await taken(house, request, shapes.NewReport)
    return shapes.Opened(await house.report(guest, await table_of(house, request), wanted.text))


async def upload(house: House, request: Request) -> shapes.Opened:
    guest = guest_of(house, request)
    text = await body(request, house.limits.record_bytes)
    try:
        record = text.decode()
    except UnicodeDecodeError as error:
        raise Denied("malformed", f"a record is UTF-8 text: {error}") from error
    return shapes.Opened((await opening.upload(house, guest, record, origin_of(house, request))).id)


async def record(house: House, request: Request) -> Response:
    """The record holds the secret, and so every hidden card: before the end it is what a seat was told."""
    table = await table_of(house, request)
    if table.ended:
        text = table.record().text()
    elif table.status == WAITING:
        raise Denied("turn", "the game has not begun")
    else:
        text = telling.journal(table, sights(table, guest_of(house, request, needed=False))[0])
    name = f"{table.game.id}-{table.id}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


async def replay(house: House, request: Request) -> shapes.Replay:
    table = await table_of(house, request)
    guest = guest_of(house, request, needed=False)
    if table.status == WAITING:
        raise Denied("turn", "the game has not begun")
    allowed, own = sights(table, guest), table.seats_of(guest)
    reader = own[0] if len(own) == 1 else NOBODY
    steps = []
    for moment in range(len(table.log.trail) + 1):
        entry = telling.entry_for(table, table.log.at_moment(moment), reader, again=True)
        text = entry.lines[0].text if entry.lines else ""
        steps.append(shapes.Step(moment, entry.seat, text, entry.turn))
    return shapes.Replay(table.info(guest), tuple(steps), tuple(allowed))


def sights(table: Table, guest: str) -> list[int]:
    """Whose sight of the past a guest may take: everybody's when the game is over, else only their own."""
    if table.ended:
        return [*range(len(table.places)), NOBODY]
    own = table.seats_of(guest)
    return own if len(own) == 1 else [NOBODY]


async def moment(house: House, request: Request) -> shapes.Moment:
    table = await table_of(house, request)
    guest = guest_of(house, request, needed=False)
    if table.status == WAITING:
        raise Denied("turn", "the game has not begun")
    allowed = sights(table, guest)
    wanted = request.query_params.get("seat", str(allowed[0]))
    if wanted not in map(str, allowed):
        raise Denied("seat", f"you may look through {allowed}, not {wanted!r}, while the game runs")
    number = request.path_params["moment"]
    if not number.isdecimal() or len(number) > 9:
        raise Denied("table", f"a moment is a number, not {number[:20]!r}")
    seat, entry = int(wanted), table.log.at_moment(int(number))
    if entry.state is None:
        raise Denied("table", "this moment was not kept when the rules changed")
    return shapes.Moment(
        moment=int(number),
        seat=seat,
        entry=telling.entry_for(table, entry, seat, again=True),
        view=table.game.view(entry.state, seat, table.names),
    )


# The rest --------------------------------------------------------------------------------------------


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
    call("/api/guests", new_guest, "POST"),
    call("/api/games", games),
    call("/api/games/{game}/cards", cards),
    call("/api/games/{game}/rules", rules),
    call("/api/games/{game}/rules/search", search, cost=LIST_COST),
    call("/api/games/{game}/wishes", wishes),
    call("/api/games/{game}/layout", layout, "POST", LIST_COST),
    call("/api/promises", promise, "POST"),
    call("/api/hook", hook, cost=LIST_COST),
    call("/api/hook", set_hook, "POST", LIST_COST),
    call("/api/push", push, cost=LIST_COST),
    call("/api/push", set_push, "POST", LIST_COST),
    call("/api/push/forget", forget_push, "POST", LIST_COST),
    call("/api/wall", wall, cost=LIST_COST),
    call("/api/tables", tables, cost=LIST_COST),
    call("/api/tables", new_table, "POST", LIST_COST),
    call("/api/tables/{table}", one_table),
    call("/api/tables/{table}/away", put_away, "POST"),
    call("/api/tables/{table}/record", record, cost=LOG_COST),
    call("/api/tables/{table}/replay", replay, cost=LOG_COST),
    call("/api/tables/{table}/moments/{moment}", moment),
    call("/api/tables/{table}/fork", fork, "POST", PLAY_COST),
    call("/api/tables/{table}/reports", report, "POST", LOG_COST),
    call("/api/records", upload, "POST", PLAY_COST),
    WebSocketRoute("/api/tables/{table}/stream", listen),
    call("/api/{path:path}", no_call),
    Route("/healthz", health),
    Route("/metrics", measures),
    Route("/{path:path}", page),
]
