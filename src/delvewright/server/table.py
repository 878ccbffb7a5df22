"""A table: people and bots on its seats, its log, and what each of them may do there.

Everything here runs on the event loop and never waits. What changes the log is submitted to the storage at
once and told to nobody before it is stored.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from delvewright.bots import told_apart
from delvewright.kernel.ask import Option
from delvewright.kernel.errors import DelveError
from delvewright.kernel.record import Record
from delvewright.kernel.sight import NOBODY
from delvewright.server import acting, clocks, metrics, taking, walls
from delvewright.server import messages as m
from delvewright.server.denied import Denied
from delvewright.server.log import GAME_SORTS, Log, LogEntry
from delvewright.server.logs import logger, short
from delvewright.server.rows import (
    OVER,
    PLAYING,
    AppendEntry,
    Change,
    Facts,
    PutHonours,
    PutPosition,
    PutSeatings,
    PutTable,
)
from delvewright.server.seating import (
    Place,
    key_of,
    seat_names,
    shares_of,
    spoken,
    table_info,
)
from delvewright.server.writer import NotStored, Pen

if TYPE_CHECKING:
    from delvewright.server.house import House
    from delvewright.server.stream import Stream

FACTS_EVERY = 1.0  # seconds between two writings of a running table's position
COME_BACK = "the table could not be stored: come back in a moment"


class Table:
    """One table in memory."""

    def __init__(self, house: House, facts: Facts, log: Log, places: list[Place]):
        self.house = house
        self.facts = facts
        self.id = facts.id
        self.game = log.game
        self.log = log
        self.places = places
        self.stored = log.top
        self.plea: taking.Plea | None = None  # somebody asks to take back something
        self.said: dict[int, tuple[LogEntry, tuple[str, ...], str]] = {}  # seats' last answers, in words
        self.views: dict[int, tuple[Any, tuple[str, ...], Any]] = {}  # the newest made for each seat
        self.listeners: set[Stream] = set()
        self.heard_of: dict[str, str] = {}  # the guests who listen, by name, who came first first
        self.thinking: set[tuple[int, int]] = set()  # seats and the questions their bots think about
        self.tasks: set[asyncio.Task[None]] = set()
        self.facts_due: asyncio.TimerHandle | None = None
        self.clocks = clocks.of(facts, places, house.now)
        self.clock_due: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.pen = Pen()
        self.reported = (-2, "")  # the top of the log when something broke here, and the report of it
        self.gone = False  # out of memory: whatever is still said here is said to nobody
        self.luck = secrets.randbits(60)  # for imagined worlds: nobody may guess how they come about
        self._names: tuple[str, ...] | None = None
        self._watchers: dict[str, str] | None = None

    # Who sits where ----------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        return self.facts.status

    @property
    def ended(self) -> bool:
        """Whether the game is over for good: stored, so that nothing that is shown now can be played on."""
        trail = self.log.trail
        return self.status == OVER and self.stored >= (trail[-1] if trail else 0)

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        if self._names is None:
            self._names = seat_names(self.places)
        return self._names

    def seats_of(self, guest: str) -> list[int]:
        return [
            seat for seat, place in enumerate(self.places) if place.sort == "person" and place.guest == guest
        ]

    def own(self, guest: str, seat: int) -> int:
        """The seat, if it is the guest's own."""
        if seat not in self.seats_of(guest):
            raise Denied("seat", f"seat {seat} is not yours")
        return seat

    def hosted_by(self, guest: str) -> None:
        if guest != self.facts.host:
            raise Denied("host", "only the host of the table may do this")

    def info(self, guest: str) -> m.TableInfo:
        here = {listener.guest for listener in self.listeners}
        return table_info(
            self.facts, self.game.title, self.places, guest, here, tuple(self.watchers().values())
        )

    def watchers(self) -> dict[str, str]:
        """The guests who look on, by names that nobody takes for a player's."""
        if self._watchers is None:
            names = self._watchers = {}
            for guest, name in self.heard_of.items():
                if not self.seats_of(guest):
                    players = [self.names[seat] for seat, one in enumerate(self.places) if one.guest != guest]
                    names[guest] = told_apart(name, [*players, *names.values()])
        return self._watchers

    def called(self, guest: str) -> str:
        """What a guest is called here."""
        seats = [
            seat for seat, place in enumerate(self.places) if place.guest == guest and not place.resigned
        ]
        return self.names[seats[0]] if seats else self.house.names.get(guest, "Somebody")

    def called_in_talk(self, guest: str, name: str) -> str:
        """What a guest is called when they say something; nobody takes a spectator for a player."""
        seats = self.seats_of(guest)
        return self.names[seats[0]] if seats else f"{self.watchers().get(guest, name)} (watching)"

    @property
    def removed(self) -> list[str]:
        """The guests whom the host has sent away."""
        return msgspec.json.decode(self.facts.removed, type=list[str])

    def admit(self, guest: str) -> None:
        """Refuse whoever was sent away."""
        if guest in self.removed:
            raise Denied("host", "the host has removed you from this table")

    # Playing -----------------------------------------------------------------------------------------

    def asked(self, guest: str, seat: int, question: int) -> int:
        """The seat, if it is the guest's and that question is still open for it."""
        self.own(guest, seat)
        if self.status != PLAYING:
            raise Denied("turn", "the game is over" if self.status == OVER else "the game has not begun")
        open_question = self.log.questions.get(seat)
        if open_question is None:
            raise Denied("turn", "you are not asked anything now")
        if open_question != question:
            raise Denied("stale", f"question {question} is not open any more; {open_question} is")
        return seat

    def answer(self, guest: str, request: m.Answer) -> asyncio.Future[None]:
        seat = self.asked(guest, request.seat, request.question)
        way, option = self.meant(seat, request)
        metrics.ANSWERS.labels("people").inc()
        ask, place = self.log.ask_of(seat), self.places[seat]
        left = self.game.policies_after(ask, place.policies) if ask else place.policies
        stored = self.answered(seat, request.option, option, (request.via, way) if way else None)
        if left != place.policies:
            place.policies = left
            self.put(*self.standing())
            self._table_changed()
        return stored

    def meant(self, seat: int, request: m.Answer | m.Weigh) -> tuple[Option | None, Option]:
        """The option that is answered with, and the one on the way to it if there is one."""
        if not request.via:
            return None, self.log.option(seat, request.option)
        way = self.log.option(seat, request.via)
        return way, self.log.beyond(seat, way, request.option)

    def answered(
        self, seat: int, name: str, option: Option, way: tuple[str, Option] | None = None
    ) -> asyncio.Future[None]:
        """An answer, whoever gave it: a person, a bot, or a policy."""
        stored = self.say("answer", seat, name, option, way=way)
        taking.lapse(self, seat)
        if self.status == OVER:
            self._finished()
        return stored

    def _finished(self) -> None:
        metrics.FINISHED.labels(self.game.id).inc()
        logger.info("game_over", table=short(self.id), game=self.game.id, answers=len(self.log.trail))
        self.house.finished(self)
        self._table_changed()

    def policies(self, guest: str, request: m.Policies) -> asyncio.Future[None]:
        """From now on the person is asked in these windows as it says here, in others as usual."""
        seat = self.own(guest, request.seat)
        self.game.check_policies(request.policies)
        self.places[seat].policies = dict(request.policies)
        stored = self.put(*self.standing())
        self._table_changed()
        acting.pass_soon(self)
        return stored

    def chat(self, guest: str, name: str, request: m.Chat) -> asyncio.Future[None]:
        if self.log.top >= self.house.limits.log_entries:
            raise Denied("limit", "so much has been said at this table that no more is kept")
        seats = self.seats_of(guest)
        by = self.called_in_talk(guest, name)
        return self.say("chat", seats[0] if seats else NOBODY, spoken(request.text), by=by)

    # The game ----------------------------------------------------------------------------------------

    def begin(self) -> asyncio.Future[None]:
        """Deal the first hands. From here on nobody's share changes the key."""
        if self.facts.secret and not shares_of(self.facts):
            shares = [place.share if place.sort == "person" else "" for place in self.places]
            self.note(shares=msgspec.json.encode(shares).decode())
            self.log.key = key_of(self.facts)
        for place in self.places:
            place.note_person(self.log.top)
        self.note(status=PLAYING)
        stored = self.say("start", NOBODY, "", whole=True)
        self._table_changed()
        logger.info("game_started", table=short(self.id), game=self.game.id, seats=len(self.places))
        return stored

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Denied("seat", f"there are seats 0 to {len(self.places) - 1}, not {seat}")
        return self.places[seat]

    def open_seat(self, seat: int) -> asyncio.Future[None]:
        """Let anybody sit down there: in a running game they see the hand, and everybody hears of it."""
        self.places[seat] = Place(sat=self.places[seat].sat)
        seen = ": whoever sits down there sees its hand" if self.status == PLAYING else ""
        return self.seated(seat, f"Seat {seat + 1} is open{seen}.")

    def seated(self, seat: int, text: str, by: str = "") -> asyncio.Future[None]:
        self._names = None
        self.plea = None
        for place in self.places:
            place.note_person(self.log.top)
        stored = self.say("seat", seat, text, by=by, whole=True)
        self._table_changed()
        return stored

    def called_off(self, seat: int, text: str) -> asyncio.Future[None]:
        """The game ends where it stands."""
        self.note(status=OVER)
        self.plea = None
        stored = self.say("end", seat, text, whole=True)
        self._finished()
        return stored

    def carry_on(self, text: str, rules: str, lost: int) -> asyncio.Future[None]:
        """Play on by other rules, which take back answers that do not fit them."""
        self.note(rules=rules)
        told = self.say("notice", NOBODY, text, whole=True)
        return self.say("undo", NOBODY, str(lost), by="The new rules", whole=True) if lost else told

    def next_is_open(self) -> None:
        """Everybody hears where the next game is."""
        self._put_facts()
        self._table_changed()

    def record(self) -> Record:
        """The game so far, with the secret behind it; the notes say who sat where."""
        seated = {f"seat {seat}": place.bot or self.names[seat] for seat, place in enumerate(self.places)}
        resigned = [place.name for place in self.places if place.resigned]
        if resigned:
            seated["resigned"] = ", ".join(resigned)
        if self.facts.saw_ahead:
            seated["taken back"] = str(self.facts.saw_ahead)
        record = self.log.record(seated)
        record.secret, record.shares = self.facts.secret, shares_of(self.facts)
        return record

    # The log and the storage -------------------------------------------------------------------------

    def say(
        self,
        sort: str,
        seat: int,
        text: str,
        option: Option | None = None,
        by: str = "",
        whole: bool = False,
        again: Sequence[LogEntry] = (),
        way: tuple[str, Option] | None = None,
    ) -> asyncio.Future[None]:
        """One more entry of the log; done once it is stored, and told then.

        `whole` stores the table as it stands together with it; so do answers that are given `again`. What is
        answered on the `way` to it comes first, stored with it or not at all.
        """
        if self.gone:
            raise NotStored
        self.used = time.monotonic()
        by, now = by or ("" if seat == NOBODY else self.names[seat]), time.time()
        try:
            first = [self.log.append("way", seat, by, way[0], now, way[1])] if way else []
            entry = self.log.append(sort, seat, by, text, now, option)
        except DelveError as error:
            raise Denied("illegal", str(error)) from error
        if self.clocks is not None:
            self.clocks.hear(sort, seat)
        prizes: list[PutHonours] = []
        if self.status == PLAYING and self.log.state is not None and self.log.state.over:
            self.note(status=OVER)
            whole = True
            prizes = walls.earned(self)
        if not whole and entry.sort in GAME_SORTS and self.facts_due is None:
            loop = asyncio.get_running_loop()
            self.facts_due = loop.call_later(FACTS_EVERY, self._put_facts)
        added = [
            *first,
            entry,
            *[self.log.append("again", one.seat, one.by, one.text, entry.at) for one in again],
        ]
        rows = [entry_row(self.id, one) for one in added]
        stored = self.put(*rows, *(self.standing() if whole else ()), *prizes, n=self.log.top)
        self.go_on()
        if sort in GAME_SORTS:
            self.house.caller.look(self)
        if prizes and (text := walls.told(self, prizes)):
            self.say("notice", NOBODY, text)
        return stored

    def put(self, *changes: Change, n: int = -1) -> asyncio.Future[None]:
        """Store what belongs to this table, the log up to `n` with it; one failure, and the table is lost."""
        since = time.perf_counter()

        def then(error: NotStored | None) -> None:
            if error is not None:
                self.house.lost(self)
            elif n >= 0:
                metrics.STORING.observe(time.perf_counter() - since)
                self.stored = max(self.stored, n)
                for listener in self.listeners:
                    listener.wake()

        return self.house.storage.write(*changes, pen=self.pen, then=then)

    def _put_facts(self) -> None:
        """Store who sits where, whose turn it is and the newest position: for lists, and for other rules."""
        self._forget_facts()
        self.put(*self.standing())

    def _forget_facts(self) -> None:
        if self.facts_due is not None:
            self.facts_due.cancel()
            self.facts_due = None

    def standing(self) -> list[Change]:
        """The table as it stands, for the storage."""
        state = self.log.state
        if self.clocks is not None:
            for place, left in zip(self.places, clocks.told(self.clocks).left, strict=True):
                place.left = left
        self.note(
            places=msgspec.json.encode(self.places).decode(),
            touched=self.log.entries[-1].at if self.log.entries else self.facts.touched,
            asked=msgspec.json.encode([ask.seat for ask in state.awaited] if state else []).decode(),
            turn=self.game.turns(state) if state else -1,
        )
        guests = tuple(sorted({place.guest for place in self.places if not place.put_away} - {""}))
        changes: list[Change] = [PutTable(**msgspec.structs.asdict(self.facts)), PutSeatings(self.id, guests)]
        if state is not None:
            n = next(entry.n for entry in reversed(self.log.entries) if entry.sort in GAME_SORTS)
            changes.append(PutPosition(self.id, n, self.game.version, self.game.save(state)))
        return changes

    def note(self, **facts: Any) -> None:
        self.facts = msgspec.structs.replace(self.facts, **facts)

    def _table_changed(self) -> None:
        self._watchers = None
        for listener in self.listeners:
            listener.wake(table_changed=True)
        clocks.go(self)

    # Listeners and bots ------------------------------------------------------------------------------

    def add(self, listener: Stream) -> None:
        self.listeners.add(listener)
        if self.gone:
            listener.drop(COME_BACK)
        self.heard_of.setdefault(listener.guest, listener.name)
        self.house.presence.note(self.id)
        self._table_changed()

    def remove(self, listener: Stream) -> None:
        self.listeners.discard(listener)
        self.house.presence.note(self.id)
        if all(one.guest != listener.guest for one in self.listeners):
            self.heard_of.pop(listener.guest, None)
        self.used = time.monotonic()
        self._table_changed()

    def go_on(self) -> None:
        """Whatever is open now and waits for nobody is answered."""
        acting.wake_bots(self)
        acting.pass_soon(self)
        clocks.go(self)

    def rest(self) -> None:
        """Whatever goes on here stops: bots think no further."""
        for task in self.tasks:
            task.cancel()

    def close(self) -> None:
        """Leave the memory: everything is stored."""
        if self.facts_due is not None or self.clocks is not None:
            self._put_facts()
        self.gone = True
        clocks.stop(self)
        self.rest()
        self.log.let_go()

    def fall(self) -> None:
        """Leave the memory without a word to the storage: what is here never came to be."""
        self.gone = True
        self._forget_facts()
        clocks.stop(self)
        self.rest()
        for listener in self.listeners:
            listener.drop(COME_BACK)


def entry_row(table: str, entry: LogEntry) -> AppendEntry:
    return AppendEntry(table, entry.n, entry.sort, entry.seat, entry.by, entry.text, entry.rules, entry.at)
