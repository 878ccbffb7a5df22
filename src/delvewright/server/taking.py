"""Taking back: free until somebody has learnt something new, by consent after that, with bots always.

Everybody is asked who was a person when what is taken back was said, whoever plays their seat now. The same
plea serves to open a bot's seat in a running game. An answer of anybody ends a plea to take back. Where seats
go on side by side only one's own last answer goes back: what others have answered since is answered again.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from delvewright.kernel.errors import BuiltOn
from delvewright.kernel.lanes import parted_since
from delvewright.kernel.record import answered_again
from delvewright.kernel.sight import NOBODY
from delvewright.server import acting
from delvewright.server import messages as m
from delvewright.server.denied import Denied
from delvewright.server.log import GAME_SORTS, Log, LogEntry
from delvewright.server.rows import PLAYING

if TYPE_CHECKING:
    from delvewright.server.table import Table


@dataclass
class Plea:
    """Somebody asks the others whether an answer may be taken back, or a seat be opened."""

    sort: str  # undo or open
    entry: LogEntry
    what: int  # the number of the answer, or which seat
    waiting: dict[str, int]  # the guests who have not agreed yet, and where they sit or sat


def offer(table: Table, seat: int) -> m.Take:
    """What the undo button of a seat would do."""
    how, n, text = means(table, seat)
    seen = how in ("alone", "consent") and _seen_since(table, seat, n)
    return m.Take(how, f"{text} You keep what you have seen." if seen and how == "alone" else text, seen)


def _seen_since(table: Table, seat: int, n: int) -> bool:
    """Whether the seat itself has been shown something since an answer: others may have, and it not."""
    before, now = table.log.entries[n].before, table.log.state
    return before is not None and table.game.has_shown(before, now, seat)


def said(table: Table, entry: LogEntry) -> str:
    """An answer in the words of its button; they are asked for with every update until there is another."""
    known = table.said.get(entry.seat)
    if known is None or known[0] is not entry or known[1] is not table.names:
        known = table.said[entry.seat] = entry, table.names, _worded(table, entry)
    return known[2]


def _worded(table: Table, entry: LogEntry) -> str:
    game, before = table.game, entry.before
    ask = next((ask for ask in before.asks if ask.seat == entry.seat), None) if before is not None else None
    names = game.names(before, ask) if ask is not None else []
    if ask is None or entry.text not in names:
        return entry.text.replace("_", " ")
    reading = game.read(before, entry.seat, table.names)
    return game.speech.label(reading, ask, ask.options[names.index(entry.text)])


def in_one_go(log: Log, entry: LogEntry) -> list[LogEntry]:
    """An answer that stands, and the answer on the way to it if there was one."""
    at = log.trail.index(entry.n)
    way = log.entries[log.trail[at - 1]] if at else entry
    return [way, entry] if way.sort == "way" and way.n == entry.n - 1 else [entry]


def side_by_side(log: Log, entry: LogEntry) -> bool:
    """Whether what others have answered since an answer stands without it."""
    return entry.before is not None and parted_since(log.state, entry.before)


def lapse(table: Table, seat: int) -> None:
    """An answer ends a plea to take back, unless its seat goes on beside the one that asks."""
    plea = table.plea
    if plea is None or plea.sort != "undo":
        return
    if seat == plea.entry.seat or not side_by_side(table.log, table.log.entries[plea.what]):
        table.plea = None


def plea_info(table: Table, guest: str) -> m.Plea | None:
    plea = table.plea
    if plea is None:
        return None
    entry, waiting = plea.entry, tuple(sorted(set(plea.waiting.values())))
    return m.Plea(entry.n, plea.sort, entry.seat, entry.text, waiting, guest in plea.waiting)


def means(table: Table, seat: int) -> tuple[str, int, str]:
    """How a seat's last answer can be taken back, the number of that answer, and in words."""
    log, places = table.log, table.places
    if seat == NOBODY or table.status != PLAYING:
        return "none", 0, "There is nothing to take back."
    news, others = False, False
    for n in reversed(log.trail):
        entry = log.entries[n]
        news = news or entry.state is None or entry.state.news
        if acting.passes_itself(table, entry):
            continue
        if entry.seat == seat:
            break
        others = others or places[entry.seat].was_person(entry.n)
    else:
        return "none", 0, "There is nothing of yours to take back."
    what, given = said(table, entry), in_one_go(log, entry)
    entry, n = given[0], given[0].n
    own_news = any(one.state is None or one.state.news for one in given)
    if entry.before is None:
        return "none", 0, "What came before was not kept when the rules changed."
    if side_by_side(log, entry):
        news, others = own_news, False
    if not (news or own_news) and not others:
        return "free", n, f"Take back: {what}."
    if not others_since(table, places[seat].guest, n):
        return "alone", n, f"Take back: {what}."
    return "consent", n, f"Ask to take back: {what}. Somebody has learnt something new since."


def others_since(table: Table, guest: str, since: int) -> dict[str, int]:
    """The other guests who have been people here at some number of the log or later, and where."""
    seats = range(len(table.places))
    people = {one: seat for seat in seats for one in table.places[seat].people_since(since)}
    return {one: seat for one, seat in people.items() if one != guest}


def undo(table: Table, guest: str, request: m.Undo) -> asyncio.Future[None]:
    seat = table.own(guest, request.seat)
    how, n, text = means(table, seat)
    apart = how != "none" and side_by_side(table.log, table.log.entries[n])
    for entry in table.log.entries[request.at + 1 :]:
        if entry.sort in GAME_SORTS and (not apart or (entry.seat == seat and entry.sort != "again")):
            raise Denied("stale", "something has happened since: look again at what would be taken back")
    if how == "none":
        raise Denied("illegal", text)
    others = others_since(table, guest, n)
    try:
        standing = _standing(table, n)
    except Denied:
        if others:
            raise
        standing = []  # bots alone have built on it: they do it all again
    if how == "consent":
        if table.plea is not None and table.plea.sort == "undo":
            raise Denied("busy", "somebody is already asking to take something back")
        stored = table.say("plea", seat, f"{table.names[seat]} asks to take back an answer.")
        table.plea = Plea("undo", table.log.entries[-1], n, others)
        return stored
    since = table.log.trail[table.log.trail.index(n) :]
    if how == "alone" or (not standing and any(table.log.entries[one].state.news for one in since)):
        table.note(saw_ahead=table.facts.saw_ahead + 1)
    return _take_back(table, n, standing)


def _standing(table: Table, n: int) -> list[LogEntry]:
    """The answers that stand though an earlier one is taken back; a refusal if they cannot."""
    log, entry = table.log, table.log.entries[n]
    if not side_by_side(log, entry):
        return []
    since = [log.entries[one] for one in log.trail[log.trail.index(n) + 1 :]]
    later = [one for one in since if one.seat != entry.seat]  # what passed by itself does so again
    try:
        answers = [(one.seat, one.text) for one in later]
        answered_again(log.game, entry.before, answers, [one.told for one in later])
    except BuiltOn as error:
        raise Denied("illegal", f"It stays: {table.names[error.seat]} has built on it since.") from error
    return later


def _take_back(table: Table, n: int, standing: list[LogEntry]) -> asyncio.Future[None]:
    table.plea = None
    log = table.log
    return table.say("undo", log.entries[n].seat, str(len(log.trail) - log.trail.index(n)), again=standing)


def ask_to_open(table: Table, guest: str, seat: int) -> asyncio.Future[None] | None:
    """Ask the other people whether a bot's seat may be opened; None if there is nobody to ask."""
    others = others_since(table, guest, table.log.top + 1)
    if not others:
        return None
    if table.plea is not None:
        raise Denied("busy", "something else is being asked: wait until everybody has answered")
    own = table.seats_of(guest)
    text = (
        f"The host asks to open seat {seat + 1} ({table.names[seat]}): whoever sits down there sees its hand."
    )
    stored = table.say("plea", own[0] if own else NOBODY, text, by="The host")
    table.plea = Plea("open", table.log.entries[-1], seat, others)
    return stored


def consent(table: Table, guest: str, request: m.Consent) -> asyncio.Future[None]:
    if request.seat != NOBODY:
        table.own(guest, request.seat)
    plea = table.plea
    if plea is None or plea.entry.n != request.plea:
        raise Denied("stale", "nobody asks for this any more")
    if guest not in plea.waiting:
        raise Denied("seat", "this is not yours to decide")
    seat = plea.waiting[guest]
    name = table.called(guest)
    if not request.agree:
        table.plea = None
        return table.say("consent", seat, f"{name} did not agree: it stays.", by=name)
    del plea.waiting[guest]
    if plea.waiting:
        return table.say("consent", seat, f"{name} agreed.", by=name)
    if plea.sort == "open":
        return table.open_seat(plea.what)
    try:
        standing = _standing(table, plea.what)
    except Denied as error:
        table.plea = None
        return table.say("consent", seat, f"{name} agreed. {error.text}", by=name)
    return _take_back(table, plea.what, standing)
