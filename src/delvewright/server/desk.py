"""The desk: guests, the tables they open and keep, and where they want to be called."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request

from delvewright.server import coming, opening, shapes, walls
from delvewright.server.calls import address_of, body, guest_of, origin_of, table_of, taken
from delvewright.server.denied import Denied
from delvewright.server.house import House
from delvewright.server.pushing import Pushes


async def new_guest(house: House, request: Request) -> shapes.Guest:
    wanted = await taken(house, request, shapes.NewGuest)
    guest = guest_of(house, request, needed=False)
    if not guest:
        house.door.refuse_beyond("new guests", house.door.address(address_of(request)).buckets["guests"])
        guest = house.signer.new_guest()
    name = await house.rename(guest, wanted.name)
    return shapes.Guest(name, house.signer.sign(guest))


async def promise(house: House, request: Request) -> shapes.Promise:
    guest_of(house, request)
    return shapes.Promise(await house.promises.make())


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
