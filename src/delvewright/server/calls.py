"""Calls: who asks over HTTP and what they say, read with care; and what a refusal looks like."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from delvewright.kernel.errors import DelveError
from delvewright.server import metrics, shapes, trouble
from delvewright.server.denied import Denied
from delvewright.server.door import neighbourhood
from delvewright.server.house import House
from delvewright.server.sending import given
from delvewright.server.table import Table
from delvewright.views.front import Front, catalogue, game

FILE_COST, LIST_COST, LOG_COST, PLAY_COST = 0.2, 2, 10, 40
"""Of a call, where a plain one costs 1: a file is read, rows are looked up, a log is told, a game played."""
Call = Callable[[House, Request], Awaitable[Any]]


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
