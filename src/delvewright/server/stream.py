"""A stream: one client's line to one table, in order, able to start again where it broke off."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from delvewright.kernel.errors import DelveError
from delvewright.kernel.sight import NOBODY
from delvewright.server import asking, clocks, coming, metrics, opening, signs, taking, telling, trouble
from delvewright.server import messages as m
from delvewright.server.denied import Denied
from delvewright.server.door import neighbourhood
from delvewright.server.house import House
from delvewright.server.logs import logger, short
from delvewright.server.table import Table
from delvewright.server.turns import Owner

FAREWELL = 2.0  # seconds for a last word to a client that may not be reading

decode = msgspec.json.Decoder(m.REQUESTS).decode
encode = msgspec.json.Encoder().encode

REFUSED, SLOW = 1008, 1013  # close codes
STILL = "nothing moves on this line: come back"
EXPECTED_ENDS = (WebSocketDisconnect, RuntimeError)  # a client that goes, whatever it was doing


class Line(Protocol):
    """The way to a client: as much of a connection as is needed to speak (server/sockets.py)."""

    free: bool  # whether it takes another message without holding it for long
    freed: Callable[[], None] | None  # is called when it is free again

    def say(self, text: bytes) -> None: ...


class Stream:
    """Requests are read when there is room for them and dealt with at once; what there is to say is made when
    the line is free, by no task: the loop calls, once for whatever has come together.
    """

    def __init__(self, socket: WebSocket, house: House, table: Table, guest: str, hello: m.Hello):
        self.socket = socket
        self.house = house
        self.table = table
        self.guest = guest
        self.name = house.names.get(guest, "Guest")
        self.address = address_of(socket)
        self.hello = hello.re
        self.seat = self._looking(hello.seat)
        self.seen = hello.last if hello.last <= table.stored else -1
        self.lean = hello.views == "asked"
        self.greeted = False
        self.table_due = True
        self.clocks_due = True
        self.replies: deque[Any] = deque()
        self.unsent: deque[Any] = deque()  # messages that are made, and wait for the line
        self.done: list[int] = []  # requests that are stored, and not yet told to be
        self.loop = asyncio.get_running_loop()
        self.line: Line = socket.state.line
        self.begun = False
        self.called = False  # by the loop, soon
        self.stuck: asyncio.TimerHandle | None = None  # while the line takes nothing more
        self.silent: asyncio.TimerHandle | None = None
        self.dropped: asyncio.Future[tuple[int, str]] = self.loop.create_future()
        self.asking: asyncio.Task[None] | None = None  # for odds or a hint, which take a while
        accounts = (house.door.guest(guest), house.door.address(self.address))
        self.messages = [account.buckets["messages"] for account in accounts]
        self.chats = [account.buckets["chat"] for account in accounts]

    def _looking(self, wanted: int) -> int:
        """The seat to look through: the one asked for, or the only one, or none."""
        if wanted != NOBODY:
            return self.table.own(self.guest, wanted)
        seats = self.table.seats_of(self.guest)
        return seats[0] if len(seats) == 1 else NOBODY

    # Out ---------------------------------------------------------------------------------------------

    def wake(self, table_changed: bool = False) -> None:
        """There is something to tell."""
        if table_changed:
            self.table_due = True
            seats = self.table.seats_of(self.guest)
            if self.seat != NOBODY and self.seat not in seats:
                self.look(NOBODY)
            elif self.seat == NOBODY and len(seats) == 1:
                self.look(seats[0])
        self.due()

    def look(self, seat: int) -> None:
        """Look through another seat from now on: the whole log is told again, as that seat reads it."""
        self.seat, self.seen, self.greeted = seat, -1, False
        self.due()

    def reply(self, message: Any) -> None:
        if isinstance(message, m.Refused):
            metrics.REFUSALS.labels(message.code).inc()
        self.replies.append(message)
        if len(self.replies) > self.house.limits.replies_kept:
            self.drop("you ask for more than you read")
        self.due()

    def drop(self, why: str, code: int = SLOW) -> None:
        """Close the line, even while it is stuck; the client may come back, and goes on by number."""
        if not self.dropped.done():
            self.dropped.set_result((code, why))

    def begin(self) -> None:
        """Speak from now on, until the end."""
        self.begun, self.line.freed, self.heard_at = True, self.due, self.loop.time()
        self.due()
        self._mind_silence()

    def end(self) -> None:
        self.begun, self.line.freed = False, None
        for timer in (self.stuck, self.silent):
            if timer is not None:
                timer.cancel()
        if not self.dropped.done():
            self.dropped.cancel()

    def due(self) -> None:
        """There is something to say, or the line is free again."""
        if self.begun and not self.called:
            self.called = True
            self.loop.call_soon(self._speak)

    def _speak(self) -> None:
        """Tell what is due, as far as the line takes it; whoever does not read for long is let go."""
        self.called = False
        if not self.begun:
            return
        try:
            while self.line.free and not self.dropped.done() and (self.unsent or self._gather()):
                self.line.say(encode(self.unsent.popleft()))
        except Exception as error:
            if not self.dropped.done():
                self.dropped.set_exception(error)
        if self.stuck is not None and self.line.free:
            self.stuck.cancel()
            self.stuck = None
        elif self.stuck is None and not self.line.free:
            self.stuck = self.loop.call_later(self.house.limits.stall_seconds, self.drop, STILL)

    def _gather(self) -> bool:
        """Make messages of what is due; whether there are any."""
        table, unsent = self.table, self.unsent
        if self.table_due:
            self.table_due = False
            unsent.append(m.Table(table.info(self.guest)))
        done, self.done = tuple(self.done), []
        since, self.seen = self.seen, table.stored
        if not self.greeted:
            self.greeted = True
            self._pay_for(self.seen - since)
            unsent.append(telling.update(table, self.seat, since, self.seen, done, self.lean, self.guest))
        elif since < self.seen:
            unsent.extend(telling.updates(table, self.seat, since, done, self.lean, self.guest))
        else:
            unsent.extend([m.Done(re) for re in done])
        if self.clocks_due and table.clocks is not None:
            self.clocks_due = False
            unsent.append(clocks.told(table.clocks))
        unsent.extend(self.replies)
        self.replies.clear()
        return bool(unsent)

    def _pay_for(self, entries: int) -> None:
        """Telling much of the log again is as good as many messages."""
        for bucket in self.messages:
            bucket.take(entries / self.house.limits.entries_a_message)

    # In ----------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Deal with requests until the client is gone. What there is no room for yet stays in its socket."""
        while True:
            await self.house.door.pass_one(*self.messages)
            text = await heard(self.socket)
            self.heard_at = self.loop.time()
            if not self.dropped.done():
                self.hear(text)

    def _mind_silence(self) -> None:
        """Let go of whoever says nothing for too long: one look at a time, however much is said."""
        left = self.heard_at + self.house.limits.idle_seconds - self.loop.time()
        if left <= 0:
            self.drop(STILL)
        else:
            self.silent = self.loop.call_later(left, self._mind_silence)

    def hear(self, text: str) -> None:
        """One request; a refusal says why, and nothing has changed."""
        re = 0
        try:
            request = read(text, self.house.limits.message_bytes)
            re = request.re
            self.deal(request)
        except Denied as error:
            self.reply(m.Refused(re or number_of(text), error.code, error.text, error.rules))
        except DelveError as error:
            self.reply(m.Refused(re, "illegal", str(error)))
        except Exception as error:
            self.reply(self._broke(re, error, text))

    def _broke(self, re: int, error: Exception, doing: str) -> m.Refused:
        trouble.broke(self.table, "request_failed", error, doing)
        return m.Refused(re, "busy", trouble.NOTED)

    def deal(self, request: Any) -> None:
        table, guest = self.table, self.guest
        match request:
            case m.Answer():
                self._stored(request.re, table.answer(guest, request))
            case m.Weigh():
                self.reply(asking.weigh(table, guest, request))
            case m.Why():
                self.reply(asking.why(table, guest, request))
            case m.Guide():
                self.reply(asking.guide(table, guest, request))
            case m.Odds():
                self._ask(request.re, asking.odds(table, guest, request, self.owner))
            case m.Policies():
                self._stored(request.re, table.policies(guest, request))
            case m.Hint():
                self._ask(request.re, asking.hint(table, guest, request, self.owner))
            case m.Look():
                self.look(NOBODY if request.seat == NOBODY else table.own(guest, request.seat))
                self.reply(m.Done(request.re))
            case m.Undo():
                self._stored(request.re, taking.undo(table, guest, request))
            case m.Consent():
                self._stored(request.re, taking.consent(table, guest, request))
            case m.Chat():
                self.house.door.refuse_beyond("lines of chat", *self.chats)
                self._later(request.re, self._chat(request))
            case m.Nod():
                self.house.door.refuse_beyond("signs", *self.chats)
                signs.sign(table, guest, self.name, request)
                self.reply(m.Done(request.re))
            case m.Sit():
                self._stored(request.re, coming.sit(table, guest, request))
            case m.Stand():
                self._stored(request.re, coming.stand(table, guest, request))
            case m.Resign():
                self._stored(request.re, coming.resign(table, guest, request))
            case m.Swap():
                self._stored(request.re, coming.swap(table, guest, request))
            case m.Remove():
                self._stored(request.re, coming.send_away(table, guest, request))
            case m.Start():
                self._stored(request.re, coming.start(table, guest))
            case m.Rematch():
                self._later(request.re, self._rematch(request))
            case m.Hello():
                raise Denied("malformed", "you have said hello already")

    def _stored(self, re: int, stored: asyncio.Future[None]) -> None:
        """Acknowledge once it is stored."""

        def done(future: asyncio.Future[None]) -> None:
            if future.cancelled() or future.exception() is not None:
                self.reply(m.Refused(re, "busy", "it could not be stored: try again"))
            else:
                self.done.append(re)
                self.due()

        stored.add_done_callback(done)

    def _ask(self, re: int, work: Coroutine[Any, Any, Any]) -> None:
        """Reply when a thinker has: one such question at a time, and none once the line is closed."""
        if self.asking is not None and not self.asking.done():
            work.close()
            raise Denied("busy", "your last question is still being thought about: wait for its answer")
        self.asking = self._later(re, work)

    def _later(self, re: int, work: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
        """Reply when something that takes a while is done."""

        async def run() -> None:
            try:
                self.reply(await work)
            except Denied as error:
                self.reply(m.Refused(re, error.code, error.text, error.rules))
            except DelveError as error:
                self.reply(m.Refused(re, "busy", str(error)))
            except Exception as error:
                self.reply(self._broke(re, error, getattr(work, "__name__", "")))

        task = self.loop.create_task(run())
        self.table.tasks.add(task)
        task.add_done_callback(self.table.tasks.discard)
        return task

    @property
    def owner(self) -> Owner:
        """Whose questions to a thinker these are."""
        return self.house.signer.origin(self.address), self.guest

    async def _chat(self, request: m.Chat) -> m.Done:
        name = await self.house.name_of(self.guest)
        await self.table.chat(self.guest, name, request)
        return m.Done(request.re)

    async def _rematch(self, request: m.Rematch) -> m.Done:
        new = await opening.rematch(self.house, self.guest, self.table, request, self.owner[0])
        return m.Done(request.re, new)


async def heard(socket: WebSocket) -> str:
    """The next frame; bytes are read as text, so that they get the same refusals."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    text = message.get("text")
    return message["bytes"].decode("utf-8", "replace") if text is None else text


def read(text: str, most: int) -> Any:
    """A request, or what is wrong with it."""
    if len(text) > most:
        raise Denied("limit", f"a message of {len(text)} characters; {most} are the most")
    try:
        return decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Denied("malformed", f"not a request: {error}") from error


def number_of(text: str) -> int:
    """The `re` of a request that could not be read, if it has one."""
    try:
        found = msgspec.json.decode(text[:100_000])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0
    number = found.get("re") if isinstance(found, dict) else 0
    return number if type(number) is int and 0 <= number <= 1 << 31 else 0


def address_of(socket: WebSocket) -> str:
    return neighbourhood(socket.client.host if socket.client else "")


async def serve(socket: WebSocket, house: House, table_id: str) -> None:
    """A client's line from hello to good-bye."""
    text = ""
    try:
        text = await _hello(socket, house)
        guest, hello = _introduced(house, text)
        with house.door.stream(guest, address_of(socket)):
            await _converse(await _greet(socket, house, table_id, guest, hello))
    except Denied as error:
        await _refuse(socket, number_of(text), error)
    except DelveError as error:
        logger.error("not_woken", table=short(table_id), trouble=str(error))
        await _refuse(socket, number_of(text), Denied("table", f"the table does not wake: {error}"))
    except TimeoutError:
        seconds = house.limits.hello_seconds
        await _refuse(socket, 0, Denied("busy", f"nobody said hello within {seconds:.0f} seconds"))
    except EXPECTED_ENDS:
        return
    except Exception as error:
        trouble.broke(None, "not_woken", error, table=short(table_id))
        await _refuse(socket, number_of(text), Denied("busy", trouble.NOTED))


async def _hello(socket: WebSocket, house: House) -> str:
    """The first words on a line: so long nobody knows who it is, only where they are."""
    address = address_of(socket)
    await house.door.pass_one(house.door.address(address).buckets["messages"])
    await socket.accept()
    async with asyncio.timeout(house.limits.hello_seconds) as patience:
        with house.door.stranger(address, patience):
            return await heard(socket)


def _introduced(house: House, text: str) -> tuple[str, m.Hello]:
    hello = read(text, house.limits.message_bytes)
    if not isinstance(hello, m.Hello):
        raise Denied("malformed", "the first message says hello")
    return house.signer.read(hello.token), hello


async def _greet(socket: WebSocket, house: House, table_id: str, guest: str, hello: m.Hello) -> Stream:
    await house.door.pass_one(house.door.guest(guest).buckets["messages"])
    await house.name_of(guest, anew=True)
    table = await house.table(table_id)
    table.admit(guest)
    mine = sum(one.guest == guest for one in table.listeners)
    if mine >= house.limits.streams_per_guest:
        raise Denied("limit", "you look at this table too often already")
    return Stream(socket, house, table, guest, hello)


async def _converse(stream: Stream) -> None:
    """Speak and listen until the client goes, or is let go."""
    table = stream.table
    table.add(stream)
    metrics.STREAMS.inc()
    listening = stream.loop.create_task(stream.listen())
    stream.begin()
    try:
        await asyncio.wait((listening, stream.dropped), return_when=asyncio.FIRST_COMPLETED)
    finally:
        metrics.STREAMS.dec()
        table.remove(stream)
        stream.end()
        for task in (listening, *([stream.asking] if stream.asking else [])):
            task.cancel()
        await _part(stream, await asyncio.gather(listening, stream.dropped, return_exceptions=True))


async def _part(stream: Stream, ends: Sequence[tuple[int, str] | BaseException | None]) -> None:
    """A last word, if the client still reads."""
    try:
        async with asyncio.timeout(FAREWELL):
            for end in ends:
                if isinstance(end, tuple):
                    await stream.socket.close(*end)
                elif isinstance(end, Exception) and not isinstance(end, EXPECTED_ENDS):
                    trouble.broke(stream.table, "stream_failed", end, f"seat {stream.seat}")
                    sorry = Denied("busy", f"{trouble.NOTED}. Load the page again.")
                    await _refuse(stream.socket, stream.hello, sorry)
    except (TimeoutError, *EXPECTED_ENDS):
        return


async def _refuse(socket: WebSocket, re: int, error: Denied) -> None:
    metrics.REFUSALS.labels(error.code).inc()
    if socket.client_state is WebSocketState.CONNECTED:
        await socket.send_text(encode(m.Refused(re, error.code, error.text, error.rules)).decode())
        await socket.close(REFUSED, error.code)
