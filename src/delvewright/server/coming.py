"""Coming and going: who sits down, stands up, resigns, is swapped or sent away, and when the game starts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from delvewright.bots import told_apart, usual
from delvewright.kernel.sight import NOBODY
from delvewright.server import messages as m
from delvewright.server import taking
from delvewright.server.denied import Denied
from delvewright.server.rows import OVER, PLAYING, WAITING
from delvewright.server.seating import BOT_NAMES, Place, clean, ending, known_bot

if TYPE_CHECKING:
    from delvewright.server.table import Table

REMOVED = 500  # guests kept who may not come back
REFUSED = 1008  # the close code that says: do not try again


def sit(table: Table, guest: str, request: m.Sit) -> asyncio.Future[None]:
    place = table.place(request.seat)
    returning = place.sort == "bot" and place.guest == guest and not place.resigned
    if table.status == OVER:
        raise Denied("turn", "the game is over")
    if place.sort != "open" and not returning:
        raise Denied("seat", f"seat {request.seat} is taken")
    place.sort, place.guest, place.name, place.bot = "person", guest, _free_name(table, request), ""
    place.put_away = False
    place.share = request.share if table.status == WAITING else place.share
    if table.clocks is not None:
        table.clocks.sat_down(request.seat)
    return table.seated(request.seat, f"{place.name} sat down.")


def stand(table: Table, guest: str, request: m.Stand) -> asyncio.Future[None]:
    seat = table.own(guest, request.seat)
    place = table.places[seat]
    if table.status == OVER:
        raise Denied("turn", "the game is over")
    left = place.name
    if table.status == WAITING:
        table.places[seat] = Place(sat=place.sat)
        return table.seated(seat, f"{left} stood up.")
    place.sort, place.bot = "bot", known_bot(request.bot or usual(table.game.id), table.game.id)
    return table.seated(seat, f"{left} left; {BOT_NAMES[place.bot]} plays on.")


def resign(table: Table, guest: str, request: m.Resign) -> asyncio.Future[None]:
    seat = table.own(guest, request.seat)
    if table.status != PLAYING:
        raise Denied("turn", "there is nothing to resign from")
    place, name = table.places[seat], table.names[seat]
    place.resigned = True
    left = [other for other, one in enumerate(table.places) if not one.resigned]
    if len(left) < 2 or all(table.places[other].sort != "person" for other in left):
        return table.called_off(seat, ending(table.game, table.places, table.names).text)
    place.sort, place.bot = "bot", usual(table.game.id)
    return table.seated(seat, f"{name} resigned; {BOT_NAMES[place.bot]} plays on.")


def put_away(table: Table, guest: str) -> asyncio.Future[None]:
    """Take the table off the guest's list. Nobody is left waiting: who plays with others resigns first."""
    if (
        table.status == PLAYING
        and table.seats_of(guest)
        and taking.others_since(table, guest, table.log.top + 1)
    ):
        raise Denied("turn", "others wait for you there: leave the game to a bot, or resign, first")
    for place in table.places:
        place.put_away = place.put_away or place.guest == guest
    return table.put(*table.standing())


def swap(table: Table, guest: str, request: m.Swap) -> asyncio.Future[None]:
    table.hosted_by(guest)
    place = table.place(request.seat)
    if table.status == OVER:
        raise Denied("turn", "the game is over")
    if request.bot:
        place.sort, place.bot = "bot", known_bot(request.bot or usual(table.game.id), table.game.id)
        if not place.guest:
            place.name = ""
        return table.seated(request.seat, f"{BOT_NAMES[place.bot]} plays seat {request.seat + 1}.")
    if place.guest and not place.resigned:
        place.sort, place.bot = "person", ""
        return table.seated(request.seat, f"{place.name} plays again.")
    asked = taking.ask_to_open(table, guest, request.seat) if table.status == PLAYING else None
    return asked or table.open_seat(request.seat)


def send_away(table: Table, guest: str, request: m.Remove) -> asyncio.Future[None]:
    """The host removes somebody, who does not come back, as whatever."""
    table.hosted_by(guest)
    looking_on = {name: one for one, name in table.watchers().items()}
    whom = table.place(request.seat).guest if request.seat != NOBODY else looking_on.get(request.name, "")
    if not whom or whom == guest:
        raise Denied("seat", "there is nobody there whom you could remove")
    name = table.called(whom) if request.seat != NOBODY else request.name
    table.note(removed=msgspec.json.encode([*table.removed, whom][-REMOVED:]).decode())
    for seat, place in enumerate(table.places):
        if place.guest == whom and table.status != OVER:
            sort, bot = (
                ("bot", place.bot or usual(table.game.id)) if table.status == PLAYING else ("open", "")
            )
            table.places[seat] = Place(sort, bot=bot, sat=place.sat)
    for listener in table.listeners:
        if listener.guest == whom:
            listener.drop("the host has removed you from this table", REFUSED)
    return table.seated(request.seat, f"The host removed {name}.", by="The host")


def start(table: Table, guest: str) -> asyncio.Future[None]:
    table.hosted_by(guest)
    if table.status != WAITING:
        raise Denied("turn", "the game has begun already")
    empty = [seat + 1 for seat, place in enumerate(table.places) if place.sort == "open"]
    if empty:
        raise Denied("turn", f"nobody sits on seat {', '.join(map(str, empty))} yet")
    return table.begin()


def _free_name(table: Table, request: m.Sit) -> str:
    """The name, told apart from others at the table."""
    name = clean(request.name)
    taken = {table.names[seat] for seat, place in enumerate(table.places) if seat != request.seat}
    return told_apart(name, taken)
