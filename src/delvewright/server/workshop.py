"""The workshop: the calls of the bench, which are for the server's owner."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from delvewright.server import library, shapes
from delvewright.server.benching import Bench
from delvewright.server.calls import front_of, guest_of, taken
from delvewright.server.denied import Denied
from delvewright.server.house import House
from delvewright.server.sending import lasting
from delvewright.views.drafting import Draft, Forms, forms
from delvewright.views.front import game, shelf

NONE = "this server has no bench: its owner has not said --bench"


def bench_of(house: House, request: Request) -> Bench:
    """The bench, for its owner."""
    guest = guest_of(house, request)
    if house.bench is None:
        raise Denied("host", NONE)
    if guest not in house.bench.owners:
        raise Denied("host", "the bench is for the server's owner: open the address that it printed")
    return house.bench


async def bench(house: House, request: Request) -> shapes.Bench:
    guest = guest_of(house, request)
    return house.bench.told(guest) if house.bench else shapes.Bench(False, False, ())


async def come_in(house: House, request: Request) -> shapes.Bench:
    guest = guest_of(house, request)
    wanted = await taken(house, request, shapes.BenchKey)
    if house.bench is None:
        raise Denied("host", NONE)
    house.bench.let_in(guest, wanted.key)
    return house.bench.told(guest)


async def one_pack(house: House, request: Request) -> shapes.WantedPack:
    bench_of(house, request)
    wanted = request.path_params["pack"]
    for front in shelf():
        if wanted in front.own and not front.own[wanted].code:
            return shapes.WantedPack(front.own[wanted].name, front.own[wanted].text)
    raise Denied("table", f"there is no pack {wanted[:60]!r} here")


@lasting
def asked(name: str) -> Forms:
    return forms(game(name))


async def all_forms(house: House, request: Request) -> Response:
    return asked(front_of(request).id).reply(request)


async def draft(house: House, request: Request) -> Draft:
    bench, front = bench_of(house, request), front_of(request)
    return await bench.draft(front, await taken(house, request, shapes.WantedDraft))


async def keep(house: House, request: Request) -> shapes.KeptPack:
    bench, front = bench_of(house, request), front_of(request)
    wanted = await taken(house, request, shapes.WantedPack)
    found = await bench.keep(front, wanted.name, wanted.text)
    await asyncio.to_thread(library.catalogued)  # whoever comes next need not wait until lists are packed
    return found


async def compare(house: House, request: Request) -> Response:
    bench, front = bench_of(house, request), front_of(request)
    return await bench.compare(front, await taken(house, request, shapes.WantedTrial))
