"""A table: people and bots on its seats, its log, and what each of them may do and see there.

Everything here runs on the event loop and never waits. What changes the log is submitted to the storage at
once and told to nobody before it is stored.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec

from delvewright import counsel
from delvewright.bots import look, told_apart, usual
from delvewright.kernel.ask import Option
from delvewright.kernel.errors import DelveError
from delvewright.kernel.record import Record
from delvewright.kernel.sight import NOBODY
from delvewright.server import messages as m
from delvewright.server import metrics, taking, trouble
from delvewright.server.denied import Denied
from delvewright.server.log import GAME_SORTS, Log, LogEntry
from delvewright.server.logs import logger, short
from delvewright.server.rows import (
    OVER,
    PLAYING,
    WAITING,
    AppendEntry,
    Change,
    Facts,
    PutPosition,
    PutSeatings,
    PutTable,
)
from delvewright.server.seating import (
    BOT_NAMES,
    Place,
    clean,
    key_of,
    known_bot,
    seat_names,
    shares_of,
    spoken,
    table_info,
)
from delvewright.server.taking import Plea
from delvewright.server.writer import NotStored, Pen
from delvewright.views.model import Line

if TYPE_CHECKING:
    from delvewright.server.house import House
    from delvewright.server.stream import Stream

FACTS_EVERY = 1.0  # seconds between two writings of a running table's position
COME_BACK = "the table could not be stored: come back in a moment"
REMOVED = 500  # guests kept who may not come back
REFUSED = 1008  # the close code that says: do not try again
STEPS_SHOWN = 12  # a client further behind than this gets the newest table only, with all of the log


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
        self.plea: Plea | None = None  # somebody asks to take back something
        self.listeners: set[Stream] = set()
        self.heard_of: dict[str, str] = {}  # the guests who listen, by name, who came first first
        self.thinking: set[tuple[int, int]] = set()  # seats and the questions their bots think about
        self.tasks: set[asyncio.Task[None]] = set()
        self.facts_due: asyncio.TimerHandle | None = None
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
        seats = [seat for seat, place in enumerate(self.places) if place.guest == guest]
        return self.names[seats[0]] if seats else self.house.names.get(guest, "Somebody")

    @property
    def removed(self) -> list[str]:
        """The guests whom the host has sent away."""
        return msgspec.json.decode(self.facts.removed, type=list[str])

    def admit(self, guest: str) -> None:
        """Refuse whoever was sent away."""
        if guest in self.removed:
            raise Denied("host", "the host has removed you from this table")

    # What a seat reads -------------------------------------------------------------------------------

    def updates(
        self, seat: int, since: int, done: tuple[int, ...] = (), lean: bool = False, guest: str = ""
    ) -> list[m.Update]:
        """What a listener that has seen the log up to `since` is told: one update a step, if they are few."""
        upto = self.stored
        steps = [entry.n for entry in self.log.entries[since + 1 : upto + 1] if entry.sort in GAME_SORTS]
        if lean or since < 0 or len(steps) > STEPS_SHOWN:
            steps = []
        updates = []
        for n in steps[:-1]:
            updates.append(self.update(seat, since, n, guest=guest))
            since = n
        updates.append(self.update(seat, since, upto, done, lean, guest))
        return updates

    def update(
        self,
        seat: int,
        since: int,
        upto: int,
        done: tuple[int, ...] = (),
        lean: bool = False,
        guest: str = "",
    ) -> m.Update:
        """The log from after `since` up to `upto`, and the table as it stood then.

        A lean one leaves the view out unless the seat is asked or the game is over.
        """
        top = self.log.entries[upto] if upto >= 0 else None
        state = top.state if top else None
        question = top.questions.get(seat, -1) if top else -1
        windows = state.asks if state and self.game.windows else ()
        spared = [ask.seat for ask in windows if self._reflex(state, ask.seat)]
        question = -1 if seat in spared else question
        shown = state is not None and (not lean or question >= 0 or state.over)
        view = self.game.view(state, seat, self.names) if shown else None
        if spared and view is not None:  # nobody is troubled with what passes by itself
            asked = tuple([one for one in view.asked if one not in spared])
            view = msgspec.structs.replace(view, asked=asked, ask=None if seat in spared else view.ask)
        return m.Update(
            n=upto,
            entries=tuple([self.entry(one, seat) for one in self.log.entries[since + 1 : upto + 1]]),
            seat=seat,
            view=view,
            question=question,
            take=taking.offer(self, seat),
            plea=taking.plea_info(self, guest),
            moment=top.moment if top else 0,
            done=done,
        )

    def entry(self, entry: LogEntry, seat: int) -> m.Entry:
        """One entry of the log as a seat may read it."""
        turn = -1 if entry.state is None else self.game.turns(entry.state)
        lines = self.lines(entry, seat)
        thrown = self.game.thrown(entry.told) if entry.sort == "answer" else ()
        return m.Entry(entry.n, entry.sort, entry.seat, entry.by, lines, entry.at, turn, thrown)

    def lines(self, entry: LogEntry, seat: int) -> tuple[Line, ...]:
        if entry.sort == "answer":
            if entry.before is None or entry.state is None:
                return (Line(f"{entry.by} gave an answer by rules {entry.rules}."),)
            return tuple(self.game.recount(entry.before, entry.state, entry.told, seat, self.names))
        if entry.sort == "undo":
            count = int(entry.text)
            return (Line(f"{entry.by} took back {f'{count} answers' if count > 1 else 'an answer'}."),)
        if entry.sort == "start":
            began = Line(f"The game began, by rules {entry.rules}.")
            told = entry.told if entry.state is not None else []
            return (began, *self.game.recount(None, entry.state, told, seat, self.names))
        return (Line(entry.text),)

    # Playing -----------------------------------------------------------------------------------------

    def _asked(self, guest: str, seat: int, question: int) -> int:
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
        seat = self._asked(guest, request.seat, request.question)
        option = self.log.option(seat, request.option)
        metrics.ANSWERS.labels("people").inc()
        ask, place = self.log.ask_of(seat), self.places[seat]
        left = self.game.policies_after(self.log.state, ask, place.policies) if ask else place.policies
        stored = self._answer(seat, request.option, option)
        if left != place.policies:
            place.policies = left
            self.put(*self.standing())
            self._table_changed()
        return stored

    def _answer(self, seat: int, name: str, option: Option) -> asyncio.Future[None]:
        if self.plea is not None and self.plea.sort == "undo":
            self.plea = None
        stored = self.say("answer", seat, name, option)
        if self.status == OVER:
            metrics.FINISHED.labels(self.game.id).inc()
            logger.info("game_over", table=short(self.id), game=self.game.id, answers=len(self.log.trail))
            self.house.finished(self)
            self._table_changed()
        return stored

    def weigh(self, guest: str, request: m.Weigh) -> m.Weighed:
        """Try an answer in a world imagined for the seat: nothing is learnt that it could not know."""
        seat = self._asked(guest, request.seat, request.question)
        option = self.log.option(seat, request.option)
        world = look(self.game, self.log.state, seat, self.luck + request.question).world
        after = self.game.answer(world, option)
        ends_turn = after.over or self.game.turns(after) != self.game.turns(world)
        text = (
            "This ends the game."
            if after.over
            else "This ends your turn."
            if ends_turn
            else "This shows something new: it cannot be taken back freely."
            if after.news
            else ""
        )
        return m.Weighed(request.re, after.news, ends_turn, text)

    def why(self, guest: str, request: m.Why) -> m.Said:
        seat = self.own(guest, request.seat)
        if self.log.state is None:
            raise Denied("turn", "the game has not begun")
        lines = self.game.voice.why(self.game.read(self.log.state, seat, self.names), request.piece)
        return m.Said(request.re, tuple(lines))

    def guide(self, guest: str, request: m.Guide) -> m.Said:
        seat = self.own(guest, request.seat)
        if self.log.ask_of(seat) is None:
            return m.Said(request.re, ())
        return m.Said(request.re, tuple(counsel.guide(self.game, self.log.state, seat, self.names)))

    def policies(self, guest: str, request: m.Policies) -> asyncio.Future[None]:
        """From now on the person is asked in these windows as it says here, in others as usual."""
        seat = self.own(guest, request.seat)
        self.game.check_policies(request.policies)
        self.places[seat].policies = dict(request.policies)
        stored = self.put(*self.standing())
        self._table_changed()
        self._act_for_people()
        return stored

    def chat(self, guest: str, name: str, request: m.Chat) -> asyncio.Future[None]:
        if self.log.top >= self.house.limits.log_entries:
            raise Denied("limit", "so much has been said at this table that no more is kept")
        seats = self.seats_of(guest)
        by = self.names[seats[0]] if seats else f"{self.watchers().get(guest, name)} (watching)"
        return self.say("chat", seats[0] if seats else NOBODY, spoken(request.text), by=by)

    # Coming and going --------------------------------------------------------------------------------

    def sit(self, guest: str, request: m.Sit) -> asyncio.Future[None]:
        place = self._place(request.seat)
        returning = place.sort == "bot" and place.guest == guest and not place.resigned
        if self.status == OVER:
            raise Denied("turn", "the game is over")
        if place.sort != "open" and not returning:
            raise Denied("seat", f"seat {request.seat} is taken")
        place.sort, place.guest, place.name, place.bot = "person", guest, self._free_name(request), ""
        place.share = request.share if self.status == WAITING else place.share
        return self._seated(request.seat, f"{place.name} sat down.")

    def stand(self, guest: str, request: m.Stand) -> asyncio.Future[None]:
        seat = self.own(guest, request.seat)
        place = self.places[seat]
        if self.status == OVER:
            raise Denied("turn", "the game is over")
        left = place.name
        if self.status == WAITING:
            self.places[seat] = Place(sat=place.sat)
            return self._seated(seat, f"{left} stood up.")
        place.sort, place.bot = "bot", known_bot(request.bot or usual(self.game.id), self.game.id)
        return self._seated(seat, f"{left} left; {BOT_NAMES[place.bot]} plays on.")

    def resign(self, guest: str, request: m.Resign) -> asyncio.Future[None]:
        seat = self.own(guest, request.seat)
        if self.status != PLAYING:
            raise Denied("turn", "there is nothing to resign from")
        place = self.places[seat]
        place.sort, place.bot, place.resigned = "bot", usual(self.game.id), True
        return self._seated(seat, f"{place.name} resigned; {BOT_NAMES[place.bot]} plays on.")

    def swap(self, guest: str, request: m.Swap) -> asyncio.Future[None]:
        self.hosted_by(guest)
        place = self._place(request.seat)
        if self.status == OVER:
            raise Denied("turn", "the game is over")
        if request.bot:
            place.sort, place.bot = "bot", known_bot(request.bot or usual(self.game.id), self.game.id)
            if not place.guest:
                place.name = ""
            self._names = None
            return self._seated(request.seat, f"{BOT_NAMES[place.bot]} plays seat {request.seat + 1}.")
        if place.guest and not place.resigned:
            place.sort, place.bot = "person", ""
            return self._seated(request.seat, f"{place.name} plays again.")
        asked = taking.ask_to_open(self, guest, request.seat) if self.status == PLAYING else None
        return asked or self.open_seat(request.seat)

    def open_seat(self, seat: int) -> asyncio.Future[None]:
        """Let anybody sit down there: in a running game they see the hand, and everybody hears of it."""
        self.places[seat] = Place(sat=self.places[seat].sat)
        seen = ": whoever sits down there sees its hand" if self.status == PLAYING else ""
        return self._seated(seat, f"Seat {seat + 1} is open{seen}.")

    def send_away(self, guest: str, request: m.Remove) -> asyncio.Future[None]:
        """The host removes somebody, who does not come back, as whatever."""
        self.hosted_by(guest)
        looking_on = {name: one for one, name in self.watchers().items()}
        whom = self._place(request.seat).guest if request.seat != NOBODY else looking_on.get(request.name, "")
        if not whom or whom == guest:
            raise Denied("seat", "there is nobody there whom you could remove")
        name = self.called(whom) if request.seat != NOBODY else request.name
        self.note(removed=msgspec.json.encode([*self.removed, whom][-REMOVED:]).decode())
        for seat, place in enumerate(self.places):
            if place.guest == whom and self.status != OVER:
                sort, bot = (
                    ("bot", place.bot or usual(self.game.id)) if self.status == PLAYING else ("open", "")
                )
                self.places[seat] = Place(sort, bot=bot, sat=place.sat)
        for listener in self.listeners:
            if listener.guest == whom:
                listener.drop("the host has removed you from this table", REFUSED)
        return self._seated(request.seat, f"The host removed {name}.", by="The host")

    def start(self, guest: str) -> asyncio.Future[None]:
        self.hosted_by(guest)
        if self.status != WAITING:
            raise Denied("turn", "the game has begun already")
        empty = [seat + 1 for seat, place in enumerate(self.places) if place.sort == "open"]
        if empty:
            raise Denied("turn", f"nobody sits on seat {', '.join(map(str, empty))} yet")
        return self.begin()

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

    def _place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Denied("seat", f"there are seats 0 to {len(self.places) - 1}, not {seat}")
        return self.places[seat]

    def _free_name(self, request: m.Sit) -> str:
        """The name, told apart from others at the table."""
        name = clean(request.name)
        taken = {self.names[seat] for seat, place in enumerate(self.places) if seat != request.seat}
        return told_apart(name, taken)

    def _seated(self, seat: int, text: str, by: str = "") -> asyncio.Future[None]:
        self._names = None
        self.plea = None
        for place in self.places:
            place.note_person(self.log.top)
        stored = self.say("seat", seat, text, by=by, whole=True)
        self._table_changed()
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
        resigned = [self.names[seat] for seat, place in enumerate(self.places) if place.resigned]
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
    ) -> asyncio.Future[None]:
        """One more entry of the log; done once it is stored, and told then.

        `whole` stores the table as it stands together with it.
        """
        if self.gone:
            raise NotStored
        self.used = time.monotonic()
        try:
            by = by or ("" if seat == NOBODY else self.names[seat])
            entry = self.log.append(sort, seat, by, text, time.time(), option)
        except DelveError as error:
            raise Denied("illegal", str(error)) from error
        if self.status == PLAYING and self.log.state is not None and self.log.state.over:
            self.note(status=OVER)
            whole = True
        if not whole and entry.sort in GAME_SORTS and self.facts_due is None:
            loop = asyncio.get_running_loop()
            self.facts_due = loop.call_later(FACTS_EVERY, self._put_facts)
        stored = self.put(entry_row(self.id, entry), *(self.standing() if whole else ()), n=entry.n)
        self.wake_bots()
        self._act_for_people()
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
        self.note(
            places=msgspec.json.encode(self.places).decode(),
            touched=self.log.entries[-1].at if self.log.entries else self.facts.touched,
            asked=msgspec.json.encode([ask.seat for ask in state.asks] if state else []).decode(),
            turn=self.game.turns(state) if state else -1,
        )
        guests = tuple(sorted({place.guest for place in self.places} - {""}))
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

    # Listeners and bots ------------------------------------------------------------------------------

    def add(self, listener: Stream) -> None:
        self.listeners.add(listener)
        if self.gone:
            listener.drop(COME_BACK)
        self.heard_of.setdefault(listener.guest, listener.name)
        self._table_changed()

    def remove(self, listener: Stream) -> None:
        self.listeners.discard(listener)
        if all(one.guest != listener.guest for one in self.listeners):
            self.heard_of.pop(listener.guest, None)
        self.used = time.monotonic()
        self._table_changed()

    def wake_bots(self) -> None:
        """Let every bot that is asked think, each question once."""
        if self.status != PLAYING or self.log.state is None or self.gone or self.house.resting:
            return
        for seat, question in self.log.questions.items():
            if self.places[seat].sort == "bot" and (seat, question) not in self.thinking:
                self.thinking.add((seat, question))
                task = asyncio.get_running_loop().create_task(self._think(seat, question))
                self.tasks.add(task)
                task.add_done_callback(self._thought)

    def _thought(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, NotStored):  # which the storage has told
            trouble.broke(self, "bot_turn_failed", error)

    def _act_for_people(self) -> None:
        """Soon, pass for everybody who does not want to be asked what is open now."""
        if self.status == PLAYING and self.game.windows:
            asyncio.get_running_loop().call_soon(self._pass_in_time)

    def _pass_in_time(self) -> None:
        try:
            self._pass_for_people()
        except Exception as error:
            trouble.broke(self, "policy_failed", error)

    def _pass_for_people(self) -> None:
        state = self.log.state
        for ask in state.asks if self.status == PLAYING and not self.gone else ():
            option = self._reflex(state, ask.seat)
            if option is not None:
                metrics.ANSWERS.labels("policies").inc()
                self._answer(ask.seat, self.game.names(state, ask)[ask.options.index(option)], option)
                return  # what is open now is another position's, and looked at when that is told

    def _reflex(self, state: Any, seat: int) -> Option | None:
        """What the policies of a person answer in a position, or None: the person is asked."""
        place = self.places[seat]
        if not self.game.windows or place.sort != "person":
            return None
        ask = next(ask for ask in state.asks if ask.seat == seat)
        return self.game.reflex(state, ask, place.policies)

    def passes_itself(self, entry: LogEntry) -> bool:
        """Whether an answer is what a person's policies answer anyhow: nobody's doing, so to speak."""
        before = entry.before if self.game.windows else None
        option = None if before is None else self._reflex(before, entry.seat)
        return option is not None and self.game.name(before, option) == entry.text

    def _asks_bot(self, seat: int, question: int) -> bool:
        """Whether that question is still open, and a bot's to answer."""
        open_still = self.status == PLAYING and self.log.questions.get(seat) == question
        return open_still and self.places[seat].sort == "bot"

    async def _think(self, seat: int, question: int) -> None:
        try:
            await self.house.after_people()
            option = await self.house.choose(self, seat) if self._asks_bot(seat, question) else None
        finally:
            self.thinking.discard((seat, question))
        if option is not None and self._asks_bot(seat, question):
            ask = self.log.ask_of(seat)
            assert ask is not None
            name = self.game.names(self.log.state, ask)[ask.options.index(option)]
            metrics.ANSWERS.labels("bots").inc()
            self._answer(seat, name, option)

    def rest(self) -> None:
        """Whatever goes on here stops: bots think no further."""
        for task in self.tasks:
            task.cancel()

    def close(self) -> None:
        """Leave the memory: everything is stored."""
        if self.facts_due is not None:
            self._put_facts()
        self.gone = True
        self.rest()
        self.log.let_go()

    def fall(self) -> None:
        """Leave the memory without a word to the storage: what is here never came to be."""
        self.gone = True
        self._forget_facts()
        self.rest()
        for listener in self.listeners:
            listener.drop(COME_BACK)


def entry_row(table: str, entry: LogEntry) -> AppendEntry:
    return AppendEntry(table, entry.n, entry.sort, entry.seat, entry.by, entry.text, entry.rules, entry.at)
