"""The thinkers: processes in which bots choose, so that no bot ever holds up a table."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections import deque
from typing import Any

import msgspec

from delvewright.bots import bot, look
from delvewright.kernel.ask import Option
from delvewright.server import metrics
from delvewright.server.logs import logger
from delvewright.server.thinker import PREFIX, Job, Outcome, Thought
from delvewright.views.front import Front

PATIENCE = 2.0  # seconds a thinker may take on top of a bot's own budget
DEEP = 4.0  # the longest budget of any bot on offer, and of other jobs


class Lost(Exception):
    """A thinker died or took too long."""


class Lane:
    """One process and the jobs before it, answered in order."""

    def __init__(self) -> None:
        self.encode = msgspec.msgpack.Encoder().encode
        self.decode = msgspec.msgpack.Decoder(Outcome).decode
        self.process: asyncio.subprocess.Process | None = None
        self.waiting: deque[asyncio.Future[Outcome]] = deque()
        self.reader: asyncio.Task[None] | None = None
        self.starting = asyncio.Lock()

    async def ask(self, job: Job, patience: float) -> Outcome:
        """Hand a job over and wait for it; a process that keeps silent too long is replaced."""
        if self.process is None:
            async with self.starting:
                if self.process is None:
                    await self._start()
        process = self.process
        assert process is not None
        assert process.stdin is not None
        frame = self.encode(job)
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.waiting.append(future)
        try:
            process.stdin.write(len(frame).to_bytes(PREFIX) + frame)
            async with asyncio.timeout(patience + PATIENCE * len(self.waiting)):
                return await future
        except (TimeoutError, ConnectionError) as error:
            if self.process is process:
                self._drop()
            raise Lost("it took too long" if isinstance(error, TimeoutError) else "it is gone") from error

    async def _start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "delvewright.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 24,
        )
        self.reader = asyncio.create_task(self._read(self.process))

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        try:
            while True:
                length = int.from_bytes(await process.stdout.readexactly(PREFIX))
                outcome = self.decode(await process.stdout.readexactly(length))
                if self.process is not process:  # it was given up: others wait for others now
                    return
                future = self.waiting.popleft()
                if not future.done():
                    future.set_result(outcome)
        except asyncio.IncompleteReadError:
            if self.process is process:
                self._drop()

    def _drop(self) -> None:
        """Let go of the process; everybody who waits hears of it."""
        process, self.process = self.process, None
        lost, self.waiting = self.waiting, deque()
        if process is not None and process.returncode is None:
            process.kill()
        for future in lost:
            if not future.done():
                future.set_exception(Lost("it is gone"))
                future.exception()  # whoever still waits gets it; nobody else need hear of it

    async def close(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.stdin is not None:
            process.stdin.close()
            try:
                async with asyncio.timeout(PATIENCE):
                    await process.wait()
            except TimeoutError:
                process.kill()
                await process.wait()
        if self.reader is not None:
            await asyncio.wait([self.reader], timeout=PATIENCE)


class Thinkers:
    """One lane for bots that answer at once, one for those that think, and for packing games away."""

    def __init__(self) -> None:
        self.quick = Lane()
        self.deep = Lane()

    async def choose(self, game: Front, state: Any, seat: int, name: str) -> Option:
        """What a bot answers for `seat`. If its process fails, any legal answer: the table goes on."""
        player = bot(name)
        ask = next(one for one in state.asks if one.seat == seat)
        if len(ask.options) == 1:
            return ask.options[0]
        seed = secrets.randbits(62)
        sight = look(game, state, seat, seed, player.blind)
        if player.blind:
            return player.choose(sight)
        job = Thought(game.id, name, seat, seed, game.save(sight.world))
        deep = name.startswith("search")
        try:
            with metrics.THINKING.labels("deep" if deep else "quick").time():
                outcome = await (self.deep if deep else self.quick).ask(job, DEEP if deep else 0)
            if not outcome.error:
                return ask.options[outcome.value]
            trouble = outcome.error
        except Lost as error:
            trouble = str(error)
        metrics.FALLBACKS.inc()
        logger.warning("bot_failed", bot=name, game=game.id, trouble=trouble)
        return ask.options[seed % len(ask.options)]

    async def work(self, job: Job, patience: float = 60) -> Outcome:
        """A job that is no bot's turn."""
        return await self.deep.ask(job, patience)

    async def close(self) -> None:
        await asyncio.gather(self.quick.close(), self.deep.close())
