"""The past of a table: its record, and the table as it stood after any answer, by a sight one may take."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from delvewright.kernel.sight import NOBODY
from delvewright.server import shapes, telling
from delvewright.server.calls import guest_of, table_of
from delvewright.server.denied import Denied
from delvewright.server.house import House
from delvewright.server.rows import WAITING
from delvewright.server.table import Table


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
