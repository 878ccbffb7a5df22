"""Taking back: free until somebody has learnt something new, by consent after that, with bots always.

An answer of anybody ends a plea for consent.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from delvewright.kernel.sight import NOBODY
from delvewright.server import messages as m
from delvewright.server.denied import Denied
from delvewright.server.log import GAME_SORTS, LogEntry
from delvewright.server.rows import PLAYING

if TYPE_CHECKING:
    from delvewright.server.table import Table


@dataclass
class Plea:
    """Somebody asks the others whether so many answers may be taken back."""

    entry: LogEntry
    count: int
    waiting: set[int]  # the seats that have not agreed yet


def offer(table: Table, seat: int) -> m.Take:
    """What the undo button of a seat would do."""
    how, _, text = means(table, seat)
    return m.Take(how, text)


def plea_info(table: Table) -> m.Plea | None:
    if table.plea is None:
        return None
    entry = table.plea.entry
    return m.Plea(entry.n, entry.seat, entry.text, tuple(sorted(table.plea.waiting)))


def means(table: Table, seat: int) -> tuple[str, int, str]:
    """How a seat's last answer can be taken back, how many answers that is, and in words."""
    log, places = table.log, table.places
    if seat == NOBODY or table.status != PLAYING:
        return "none", 0, "There is nothing to take back."
    count, news, others = 0, False, False
    for n in reversed(log.trail):
        entry = log.entries[n]
        count += 1
        news = news or entry.state is None or entry.state.news
        if table.passes_itself(entry):
            continue
        if entry.seat == seat:
            break
        others = others or places[entry.seat].sort == "person"
    else:
        return "none", 0, "There is nothing of yours to take back."
    if entry.before is None:
        return "none", 0, "What came before was not kept when the rules changed."
    what = entry.text.replace("_", " ")
    if not news and not others:
        return "free", count, f"Take back '{what}'."
    if not _others(table, seat):
        return "alone", count, f"Take back '{what}', though it has shown you something new."
    return "consent", count, f"Ask to take back '{what}': somebody has learnt something new since."


def _others(table: Table, seat: int) -> set[int]:
    """The seats of other people."""
    guest = table.places[seat].guest
    return {
        other for other, place in enumerate(table.places) if place.sort == "person" and place.guest != guest
    }


def undo(table: Table, guest: str, request: m.Undo) -> asyncio.Future[None]:
    seat = table.own(guest, request.seat)
    if any(entry.sort in GAME_SORTS for entry in table.log.entries[request.at + 1 :]):
        raise Denied("stale", "something has happened since: look again at what would be taken back")
    how, count, text = means(table, seat)
    if how == "none":
        raise Denied("illegal", text)
    if how == "consent":
        if table.plea is not None:
            raise Denied("busy", "somebody is already asking to take something back")
        stored = table.say("plea", seat, f"{table.names[seat]} asks to take back an answer.")
        table.plea = Plea(table.log.entries[-1], count, _others(table, seat))
        return stored
    if how == "alone":
        table.note(saw_ahead=table.facts.saw_ahead + 1)
    return _take_back(table, seat, count)


def _take_back(table: Table, seat: int, count: int) -> asyncio.Future[None]:
    table.plea = None
    return table.say("undo", seat, str(count))


def consent(table: Table, guest: str, request: m.Consent) -> asyncio.Future[None]:
    plea = table.plea
    seat = table.own(guest, request.seat)
    if plea is None or plea.entry.n != request.plea:
        raise Denied("stale", "nobody asks for this any more")
    if seat not in plea.waiting:
        raise Denied("seat", "this is not yours to decide")
    if not request.agree:
        table.plea = None
        return table.say("consent", seat, f"{table.names[seat]} did not agree: it stays.")
    plea.waiting -= set(table.seats_of(guest))
    if not plea.waiting:
        return _take_back(table, plea.entry.seat, plea.count)
    return table.say("consent", seat, f"{table.names[seat]} agreed.")
