"""The log of a table: everything that happened there, numbered, and the game it folds into."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.chance import Drawn
from delvewright.kernel.errors import BadAnswer, BadRecord, DelveError
from delvewright.kernel.events import Event
from delvewright.kernel.lanes import parted_since, stands
from delvewright.kernel.record import Record, Written
from delvewright.server.denied import Denied
from delvewright.views.front import Front

ANSWERS = ("answer", "way", "again")
"""Entries that answer a question; `way`: given in one go with the answer after it, and taken back with it;
`again`: what stands though another seat took back what came before."""

GAME_SORTS = ("start", *ANSWERS, "undo")
"""Entries that change the position; all others are only said."""

UNCHANGED, NOT_KEPT = b"", b"null"
"""Instead of a saved position: the same as before, or none."""


STRETCH, RECENT = 32, 64
"""Of older entries than the recent ones only the first of each stretch keeps its position."""

FORGOTTEN: Any = object()
"""In place of a position that can be had again by playing on from the beginning of its stretch."""


Recalled = tuple[Any, list[Event], list[Drawn]]
"""A position, and what was told and drawn on the way to it."""


class LogEntry:
    """One number of the log, and the position after it: None before the start, or if it was not kept."""

    __slots__ = (
        "__weakref__",
        "_drawn",
        "_log",
        "_state",
        "_told",
        "at",
        "by",
        "moment",
        "n",
        "questions",
        "rules",
        "seat",
        "sort",
        "text",
    )

    def __init__(self, n: int, sort: str, seat: int, by: str, text: str, rules: str, at: float):
        self.n = n
        self.sort = sort
        self.seat = seat
        self.by = by
        self.text = text  # the option of an answer, how many answers an undo takes back, or what was said
        self.rules = rules
        self.at = at
        self.questions: dict[int, int] = {}  # by seat: the number at which its open question was asked
        self.moment = 0  # how many answers stand after it
        self._log: Log | None = None
        self._state: Any = None
        self._told: list[Event] = []
        self._drawn: list[Drawn] = []

    @property
    def state(self) -> Any:
        return self._state if self._state is not FORGOTTEN else self._recalled()[0]

    @state.setter
    def state(self, state: Any) -> None:
        self._state = state

    @property
    def told(self) -> list[Event]:
        """The events that led to the position."""
        return self._told if self._state is not FORGOTTEN else self._recalled()[1]

    @told.setter
    def told(self, told: list[Event]) -> None:
        self._told = told

    @property
    def drawn(self) -> list[Drawn]:
        """What a keyed chance gave on the way to the position."""
        return self._drawn if self._state is not FORGOTTEN else self._recalled()[2]

    @property
    def before(self) -> Any:
        """The position before it."""
        return self._log.entries[self.n - 1].state if self._log is not None and self.n else None

    @property
    def forgotten(self) -> bool:
        return self._state is FORGOTTEN

    def forget(self) -> None:
        self._state, self._told, self._drawn = FORGOTTEN, [], []

    def join(self, log: Log) -> None:
        self._log = log

    def _recalled(self) -> Recalled:
        assert self._log is not None
        return self._log.recall(self.n)


class Log:
    """Append-only: taking back is an entry too. `trail` has the numbers of the answers that stand."""

    def __init__(self, game: Front, seats: int, seed: int, settings: Mapping[str, Any], key: str = ""):
        self.game = game
        self.seats = seats
        self.seed = seed
        self.key = key  # of play; a waiting table has none yet
        self.settings = dict(settings)
        self.entries: list[LogEntry] = []
        self.trail: list[int] = []
        self.called_off = -1  # the number at which the game ended where it stood
        self._recalled: dict[int, Recalled] = {}  # the stretch that was last played again
        self._moved: tuple[int, Any, dict[int, int]] | None = None  # who moved last: what stood before that

    # Reading -----------------------------------------------------------------------------------------

    @property
    def top(self) -> int:
        """The newest number, -1 when there is none."""
        return len(self.entries) - 1

    @property
    def state(self) -> Any:
        """The position now, None before the start."""
        return self.entries[-1].state if self.entries else None

    @property
    def questions(self) -> dict[int, int]:
        return self.entries[-1].questions if self.entries else {}

    def ask_of(self, seat: int) -> Ask | None:
        return self.state.ask_of(seat) if self.state else None

    def option(self, seat: int, name: str) -> Option:
        """The option of a seat's open question that has this name, or a refusal with numbers and rules."""
        ask = self.ask_of(seat)
        if ask is None:
            raise Denied("turn", "you are not asked anything now")
        for known, option in zip(self.game.names(self.state, ask), ask.options, strict=True):
            if known == name:
                return option
        for refused, reason in self.game.why_not(self.state, seat):
            if self.game.name(self.state, refused) == name:
                line = self.game.speech.explain(self.game.read(self.state, seat), reason)
                raise Denied("illegal", line.text, line.rules)
        then = self.entries[self.questions[seat]].state
        if name in self.game.names(then, then.ask_of(seat)):
            raise Denied("stale", "that is not offered any more: somebody else has gone on meanwhile")
        raise Denied("illegal", f"{name!r} is no answer to this question")

    def beyond(self, seat: int, option: Option, name: str) -> Option:
        """The option of that name in the question another one leads to, where both can be given in one go."""
        after = self.game.straight_on(self.state, option, seat)
        ask = after.ask_of(seat) if after is not None else None
        if ask is None:
            raise Denied("illegal", f"{self.game.name(self.state, option)!r} leads to no question at once")
        for known, there in zip(self.game.names(after, ask), ask.options, strict=True):
            if known == name:
                return there
        raise Denied("illegal", f"{name!r} is no answer to the question it leads to")

    def at_moment(self, moment: int) -> LogEntry:
        """The entry after which so many answers stood, on the trail that stands now."""
        if self.state is None or not 0 <= moment <= len(self.trail):
            raise Denied("table", f"there are moments 0 to {len(self.trail)}, not {moment}")
        if moment:
            return self.entries[self.trail[moment - 1]]
        return next(entry for entry in self.entries if entry.sort == "start")

    def record(self, notes: Mapping[str, str]) -> Record:
        """The game as seed, set-up, answers by name and what chance gave; not the secret."""
        answers = [(self.entries[n].seat, self.entries[n].text) for n in self.trail]
        rules = self.at_moment(0).rules
        record = Record(self.game.id, rules, self.seats, self.seed, self.settings, answers, dict(notes))
        if self.key:
            past = [self.at_moment(moment) for moment in range(len(answers) + 1)]
            record.draws = [[Written(one.text) for one in entry.drawn] for entry in past]
        return record

    def recall(self, n: int) -> Recalled:
        """What a forgotten entry led to, with the rest of its stretch: one after the other costs no more."""
        recalled = self._recalled
        if n not in recalled:
            first = n
            while self.entries[first].forgotten:
                first -= 1
            state, recalled = self.entries[first].state, {}
            for entry in self.entries[first + 1 :]:
                if not entry.forgotten:
                    break
                told: list[Event] = []
                drawn: list[Drawn] = []
                if entry.sort in ANSWERS:
                    state = self.game.answer(state, entry.text, entry.seat, told, drawn)
                recalled[entry.n] = state, told, drawn
            self._recalled = recalled  # whole: a game may be packed in a thread while somebody looks back
        return recalled[n]

    def _forget(self, n: int) -> None:
        """Let a position go that can be played again: by today's rules, and not past something taken back."""
        entry = self.entries[n]
        if n % STRETCH and entry.rules == self.game.version and entry.sort not in ("start", "undo"):
            entry.forget()

    def let_go(self) -> None:
        """Leave the memory at once: entries and log know each other, and garbage is looked for seldom."""
        self.entries, self._recalled, self._moved = [], {}, None

    # Writing -----------------------------------------------------------------------------------------

    def append(
        self, sort: str, seat: int, by: str, text: str, at: float, option: Option | None = None
    ) -> LogEntry:
        """One more entry, folded into the game. An answer that is refused leaves the log as it was."""
        entry = LogEntry(len(self.entries), sort, seat, by, text, self.game.version, at)
        self._fold(entry, option)
        return entry

    def _fold(self, entry: LogEntry, option: Option | None = None) -> None:
        before = self.state
        if entry.sort == "start":
            entry.state = self.game.start(
                self.seats, self.seed, key=self.key, told=entry.told, drawn=entry.drawn, **self.settings
            )
        elif entry.sort in ANSWERS:
            if before is None:
                raise BadAnswer("the game has not begun")
            entry.state = self.game.answer(before, option or entry.text, entry.seat, entry.told, entry.drawn)
        elif entry.sort == "undo":
            count = int(entry.text)
            entry.state = self.entries[self.trail[-count]].before
            if entry.state is None:
                raise BadAnswer("what came before was not kept")
        else:
            entry.state = before
        self._take_up(entry)

    def _take_up(self, entry: LogEntry) -> None:
        """Add an entry whose position is known, and number the questions it opens."""
        if entry.sort in ANSWERS:
            self.trail.append(entry.n)
        elif entry.sort == "undo":
            del self.trail[len(self.trail) - int(entry.text) :]
        elif entry.sort == "end":
            self.called_off = entry.n
        entry.moment = len(self.trail)
        if entry.sort in GAME_SORTS:
            entry.questions = self._numbered(entry)
        else:
            entry.questions = self.questions
        entry.join(self)
        self.entries.append(entry)
        if entry.n >= RECENT:
            self._forget(entry.n - RECENT)

    def _numbered(self, entry: LogEntry) -> dict[int, int]:
        """The questions open after an entry: one that was open before keeps its number, whatever it offers by
        now, unless it was this seat's to answer or to take back."""
        if entry.sort != "again" or self._moved is None:
            self._moved = entry.seat, self.state, self.questions
        seat, before, known = self._moved
        if entry.state is None:
            return {}
        if before is None or (entry.sort == "undo" and not parted_since(entry.state, before)):
            return dict.fromkeys([ask.seat for ask in entry.state.asks], entry.n)
        return {
            ask.seat: known[ask.seat]
            if ask.seat != seat and ask.seat in known and stands(entry.state, before, ask)
            else entry.n
            for ask in entry.state.asks
        }

    # Waking up ---------------------------------------------------------------------------------------

    def read(
        self,
        entries: Iterable[LogEntry],
        kept: Mapping[int, tuple[bytes, list[Event]]],
        newest: tuple[int, bytes] | None,
    ) -> int:
        """Fold stored entries; how many of the last answers, of other rules, could not be carried over.

        Entries of today's rules are played again. Of those of other rules the stored positions are taken:
        `kept` has them by number, `newest` is the last one that was written while the game ran.
        """
        lost: set[int] = set()
        for entry in entries:
            if entry.n != len(self.entries):
                raise BadRecord(f"entry {len(self.entries)} of the log is missing")
            today = entry.rules == self.game.version
            if entry.n in kept and not today and entry.sort in GAME_SORTS:
                saved, entry.told = kept[entry.n]
                self._place(entry, saved)
            elif newest and entry.n == newest[0] and not today:
                self._place(entry, newest[1])
            elif today or entry.sort not in GAME_SORTS:
                self._fold(entry)
            elif (newest and entry.n < newest[0]) or (self.state is None and entry.sort != "start"):
                self._place(entry, NOT_KEPT)
            elif (lost and entry.sort in ANSWERS) or not self._carries_over(entry):
                lost.add(entry.n)
                self._place(entry, UNCHANGED)
        return len(lost.intersection(self.trail))

    def _place(self, entry: LogEntry, saved: bytes) -> None:
        if saved == UNCHANGED:
            entry.state = self.state
        elif saved != NOT_KEPT:
            entry.state = self.game.load(saved, other_rules=True)
        self._take_up(entry)

    def _carries_over(self, entry: LogEntry) -> bool:
        """Do by today's rules what was done under others; False if they refuse it."""
        try:
            self._fold(entry)
        except DelveError:
            return False
        return True
