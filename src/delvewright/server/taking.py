"""Taking back: free until somebody has learnt something new, by consent after that, with bots always."""

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


class Taking:
    """What can be taken back at a table, and who is asked for it. An answer of anybody ends a plea."""

    def __init__(self, table: Table):
        self.table = table
        self.plea: Plea | None = None

    def offer(self, seat: int) -> m.Take:
        """What the undo button of a seat would do."""
        how, _, text = self._means(seat)
        return m.Take(how, text)

    def plea_info(self) -> m.Plea | None:
        if self.plea is None:
            return None
        entry = self.plea.entry
        return m.Plea(entry.n, entry.seat, entry.text, tuple(sorted(self.plea.waiting)))

    def _means(self, seat: int) -> tuple[str, int, str]:
        """How a seat's last answer can be taken back, how many answers that is, and in words."""
        log, places = self.table.log, self.table.places
        if seat == NOBODY or self.table.status != PLAYING:
            return "none", 0, "There is nothing to take back."
        count, news, others = 0, False, False
        for n in reversed(log.trail):
            entry = log.entries[n]
            count += 1
            news = news or entry.state is None or entry.state.news
            if self.table.passes_itself(entry):
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
        if not self._others(seat):
            return "alone", count, f"Take back '{what}', though it has shown you something new."
        return "consent", count, f"Ask to take back '{what}': somebody has learnt something new since."

    def _others(self, seat: int) -> set[int]:
        """The seats of other people."""
        places = self.table.places
        guest = places[seat].guest
        return {
            other for other, place in enumerate(places) if place.sort == "person" and place.guest != guest
        }

    def undo(self, guest: str, request: m.Undo) -> asyncio.Future[None]:
        table = self.table
        seat = table.own(guest, request.seat)
        if any(entry.sort in GAME_SORTS for entry in table.log.entries[request.at + 1 :]):
            raise Denied("stale", "something has happened since: look again at what would be taken back")
        how, count, text = self._means(seat)
        if how == "none":
            raise Denied("illegal", text)
        if how == "consent":
            if self.plea is not None:
                raise Denied("busy", "somebody is already asking to take something back")
            stored = table.say("plea", seat, f"{table.names[seat]} asks to take back an answer.")
            self.plea = Plea(table.log.entries[-1], count, self._others(seat))
            return stored
        if how == "alone":
            table.note(saw_ahead=table.facts.saw_ahead + 1)
        return self._take_back(seat, count)

    def _take_back(self, seat: int, count: int) -> asyncio.Future[None]:
        self.plea = None
        return self.table.say("undo", seat, str(count))

    def consent(self, guest: str, request: m.Consent) -> asyncio.Future[None]:
        table, plea = self.table, self.plea
        seat = table.own(guest, request.seat)
        if plea is None or plea.entry.n != request.plea:
            raise Denied("stale", "nobody asks for this any more")
        if seat not in plea.waiting:
            raise Denied("seat", "this is not yours to decide")
        if not request.agree:
            self.plea = None
            return table.say("consent", seat, f"{table.names[seat]} did not agree: it stays.")
        plea.waiting -= set(table.seats_of(guest))
        if not plea.waiting:
            return self._take_back(plea.entry.seat, plea.count)
        return table.say("consent", seat, f"{table.names[seat]} agreed.")
