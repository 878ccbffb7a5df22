"""The thinkers: processes in which bots choose, so that no bot ever holds up a table."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from delvewright.bots import bot, look
from delvewright.kernel.ask import Option
from delvewright.kernel.errors import DelveError
from delvewright.server import metrics
from delvewright.server.log import Log, LogEntry
from delvewright.server.logs import logger, short
from delvewright.server.recent import Recent
from delvewright.server.thinker import PREFIX, Followed, Forecast, Job, Outcome, Take, Thought
from delvewright.server.trouble import NOTED
from delvewright.server.turns import Owner, Turns
from delvewright.views.front import shelf
from delvewright.views.model import Line

PATIENCE = 2.0  # seconds a thinker may take on top of a bot's own budget
LOADING = 60.0  # seconds a thinker may take to start
DEEP = 4.0  # the longest budget of any bot on offer, and of other jobs
QUICK_AHEAD, DEEP_AHEAD = 8, 1  # jobs a process is given at a time: what comes after them is still open
NOBODY = ("", "")  # the owner of what the house itself wants

TIME_QUICK, TIME_DEEP = metrics.THINKING.labels("quick"), metrics.THINKING.labels("deep")


class Lost(DelveError):
    """A thinker died or took too long."""


class Stumbled(DelveError):
    """A job broke in the rules or in a bot; the notes have the traceback from its process."""


Broke = Callable[[str, Stumbled], None]
"""Hears at which table a job broke, if it was for one, and how."""


class Late(DelveError):
    """By the time its turn came a job was not wanted any more."""


class Lane:
    """One process and the jobs before it. Owners take turns; a modest process lets all others go first."""

    def __init__(self, ahead: int = 1, modest: bool = False) -> None:
        self.modest = modest
        self.turns = Turns(ahead)
        self.encode = msgspec.msgpack.Encoder().encode
        self.decode = msgspec.msgpack.Decoder(Outcome).decode
        self.process: asyncio.subprocess.Process | None = None
        self.packs: set[str] = set()  # packs of one's own that the process has
        self.waiting: deque[asyncio.Future[Outcome]] = deque()
        self.followed: Recent[tuple[int, int]] = Recent()  # by table: answers the process knows, and the last
        self.reader: asyncio.Task[None] | None = None
        self.starting = asyncio.Lock()

    async def started(self) -> None:
        """Have a process, a new one if need be."""
        if self.process is None:
            async with self.starting:
                if self.process is None:
                    await self._start()

    def follow(self, table: str, log: Log) -> tuple[bytes, list[Followed]]:
        """How the process gets to where a table stands: from a saved position, or by what happened since.

        It never learns the key of the table: what chance gave goes along instead.
        """
        trail, known = log.trail, self.followed.get(table)
        self.followed.put(table, (len(trail), trail[-1] if trail else 0))
        if known and 0 < known[0] <= len(trail) and trail[known[0] - 1] == known[1]:
            return b"", [_followed(log.entries[n]) for n in trail[known[0] :]]
        return log.game.save(keyless(log.state)), []

    async def ask(self, make: Callable[[], Job], patience: float, owner: Owner) -> Outcome:
        """Wait for a turn, hand over the job that is made then, and wait for its outcome.

        Who stops waiting gives up the turn, or leaves a job that has begun to its end. A process that keeps
        silent too long is replaced.
        """
        await self.turns.take(owner)
        try:
            await self.started()
            future = self._hand_over(self.encode(make()), patience)
        except BaseException:
            self.turns.give_back()
            raise
        return await asyncio.shield(future)

    def _hand_over(self, frame: bytes, patience: float) -> asyncio.Future[Outcome]:
        process, loop = self.process, asyncio.get_running_loop()
        assert process is not None
        assert process.stdin is not None
        future: asyncio.Future[Outcome] = loop.create_future()
        self.waiting.append(future)
        seconds = patience + PATIENCE * len(self.waiting)
        late = loop.call_later(seconds, self._drop, "it took too long")

        def over(_: asyncio.Future[Outcome]) -> None:
            late.cancel()
            self.turns.give_back()

        future.add_done_callback(over)
        with suppress(ConnectionError):  # whoever reads its replies finds that it is gone
            for each in (*self._packs_to_send(), frame):
                process.stdin.write(len(each).to_bytes(PREFIX) + each)
        return future

    def _packs_to_send(self) -> list[bytes]:
        """Packs of one's own that the process does not have yet; nobody waits for what comes of them."""
        new = [one for front in shelf() for one in front.own.values() if one.id not in self.packs]
        self.packs.update([one.id for one in new])
        return [self.encode(Take(one)) for one in new]

    async def _start(self) -> None:
        """A process that has loaded everything: what that takes is nobody's thought."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "delvewright.server.thinker",
            *(["--modest"] if self.modest else []),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 24,
        )
        try:
            async with asyncio.timeout(LOADING):
                await self._frame(process)
        except (TimeoutError, asyncio.IncompleteReadError) as error:
            if process.returncode is None:
                process.kill()
            raise Lost("it does not start") from error
        self.process = process
        self.reader = asyncio.create_task(self._read(process))

    async def _frame(self, process: asyncio.subprocess.Process) -> Outcome:
        assert process.stdout is not None
        length = int.from_bytes(await process.stdout.readexactly(PREFIX))
        return self.decode(await process.stdout.readexactly(length))

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        try:
            while True:
                outcome = await self._frame(process)
                if self.process is not process:  # it was given up: others wait for others now
                    return
                if outcome.took:
                    continue
                future = self.waiting.popleft()
                if not future.done():
                    future.set_result(outcome)
        except asyncio.IncompleteReadError:
            if self.process is process:
                self._drop()

    def _drop(self, why: str = "it is gone") -> None:
        """Let go of the process; everybody who waits hears of it."""
        process, self.process = self.process, None
        self.packs.clear()
        lost, self.waiting = self.waiting, deque()
        self.followed.clear()
        if process is not None and process.returncode is None:
            process.kill()
        for future in lost:
            if not future.done():
                future.set_exception(Lost(why))
                future.exception()  # whoever still waits gets it; nobody else need hear of it

    async def close(self) -> None:
        """At once, whatever is being thought: nobody waits for it any more."""
        process = self.process
        self._drop()
        if process is not None:
            await process.wait()
        if self.reader is not None:
            await asyncio.wait([self.reader], timeout=PATIENCE)


def _followed(entry: LogEntry) -> Followed:
    return entry.seat, entry.text, [(one.stream, one.outcome) for one in entry.drawn]


def keyless(state: Any) -> Any:
    """The position without its key, to be followed elsewhere."""
    if isinstance(state.seed, int):
        return state
    state = state.clone()
    state.seed = 0
    return state


class Thinkers:
    """One lane for bots that answer at once, one for those that think, and for packing games away."""

    def __init__(self, broke: Broke | None = None) -> None:
        self.broke = broke or (lambda *_: None)
        self.quick = Lane(QUICK_AHEAD)
        self.deep = Lane(DEEP_AHEAD, modest=True)

    async def choose(self, table: str, log: Log, seat: int, name: str, owner: Owner = NOBODY) -> Option:
        """What a bot answers for `seat`. If its process fails, any legal answer: the table goes on.

        What it is offered by the time its turn has come is what it chooses from.
        """
        game, asked = log.game, log.ask_of(seat)
        assert asked is not None
        ask = asked
        if len(ask.options) == 1:
            return ask.options[0]
        player, seed = bot(name), secrets.randbits(62)
        if player.blind:
            return player.choose(look(game, log.state, seat, seed, blind=True))
        deep = name.startswith("search")
        lane = self.deep if deep else self.quick

        def thought() -> Job:
            nonlocal ask
            now = log.ask_of(seat)
            if now is None or (now.form, now.values) != (ask.form, ask.values):
                raise Late
            ask = now
            return Thought(game.id, name, seat, seed, table, *lane.follow(table, log))

        try:
            with (TIME_DEEP if deep else TIME_QUICK).time():
                index = await self._done(lane, table, thought, DEEP if deep else 0, owner)
            return ask.options[index]
        except Late:
            return ask.options[0]  # nobody is asked that any more, so nobody takes it
        except Lost as error:
            logger.warning("bot_failed", bot=name, game=game.id, table=short(table), trouble=str(error))
        metrics.FALLBACKS.inc()
        return ask.options[seed % len(ask.options)]

    async def odds(
        self, table: str, log: Log, seat: int, names: tuple[str, ...], owner: Owner = NOBODY
    ) -> list[Line]:
        """How the fight at hand may end, in words."""

        def forecast() -> Job:
            return Forecast(log.game.id, seat, names, table, *self.deep.follow(table, log))

        lines = await self._done(self.deep, table, forecast, DEEP, owner)
        return [Line(text, tuple(rules)) for text, rules in lines]

    async def _done(
        self, lane: Lane, table: str, make: Callable[[], Job], patience: float, owner: Owner
    ) -> Any:
        """What comes of a job for a table; one that fails does not follow the table any further."""
        outcome = self._noted(await lane.ask(make, patience, owner), table)
        if outcome.error:
            lane.followed.drop(table)
            raise Lost(outcome.error)
        return outcome.value

    def _noted(self, outcome: Outcome, table: str = "") -> Outcome:
        """The outcome; of what broke inside it only the log hears more than that."""
        if outcome.traceback:
            error = Stumbled(outcome.error)
            error.add_note(outcome.traceback)
            self.broke(table, error)
            outcome.error = NOTED
        return outcome

    async def work(self, job: Job, patience: float = 60, owner: Owner = NOBODY) -> Outcome:
        """A job that is no bot's turn."""
        return self._noted(await self.deep.ask(lambda: job, patience, owner))

    def forget(self, table: str) -> None:
        """A table goes on from elsewhere than it was followed to."""
        for lane in (self.quick, self.deep):
            lane.followed.drop(table)

    async def close(self) -> None:
        await asyncio.gather(self.quick.close(), self.deep.close())
