"""The bench of the server's owner: packs drafted in the browser, played with, and compared with the box.

Whoever has the key that `delve serve --bench` prints is the owner, as long as the server runs. A draft is
read in a process of its own, a comparison played in another, one at a time, which ends when its page goes.
Nothing here runs what a pack says: its words are read, and behaviour cannot be written here at all.
"""

from __future__ import annotations

import asyncio
import hmac
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from starlette.responses import StreamingResponse

from delvewright.kernel.errors import DelveError
from delvewright.server import shapes
from delvewright.server.denied import Denied
from delvewright.server.limits import Limits
from delvewright.server.logs import logger
from delvewright.server.thinker import Draw
from delvewright.server.thinkers import Lane, Lost
from delvewright.server.tokens import Signer
from delvewright.server.trouble import NOTED
from delvewright.views.drafting import Draft
from delvewright.views.front import Front, catalogue, shelf, take
from delvewright.words.own import FILE, Opened, parsed

FOLDER = "packs"  # in the data folder
DRAFTS = 500  # that one process reads: it has each of them until it ends
PATIENCE = 20.0  # seconds for a draft
MODEST = 5  # a comparison leaves the cores to the tables
OWNER = ("", "bench")


class Bench:
    """One owner's: the drafts, the packs that are kept, and the comparison that runs."""

    def __init__(self, folder: Path, signer: Signer, limits: Limits):
        self.folder = folder / FOLDER
        self.limits = limits
        self.key = signer.derived("the bench").hex()[:32]
        self.owners: set[str] = set()
        self.lane = Lane()
        self.drafts = 0
        self.trial: Trial | None = None

    def let_in(self, guest: str, key: str) -> None:
        if not hmac.compare_digest(key.encode("utf-8", "replace"), self.key.encode()):
            raise Denied("host", "this is not the key of the bench: the server prints it when it starts")
        self.owners.add(guest)

    def told(self, guest: str) -> shapes.Bench:
        yours = guest in self.owners
        here = [one for front in shelf() for one in front.own.values() if not one.code] if yours else []
        packs = [shapes.BenchPack(one.id, one.name, one.game, one.title) for one in here]
        return shapes.Bench(True, yours, tuple(packs))

    async def draft(self, front: Front, wanted: shapes.WantedDraft) -> Draft:
        """What is wrong with a draft, and its cards."""
        if self.drafts >= DRAFTS and not self.lane.waiting:
            old, self.lane, self.drafts = self.lane, Lane(), 0
            await old.close()
        self.drafts += 1
        job = Draw(front.id, wanted.name, wanted.text, wanted.data)
        try:
            outcome = await self.lane.ask(lambda: job, PATIENCE, OWNER)
        except Lost as error:
            raise Denied("busy", f"the draft could not be read: {error}; try once more") from error
        if outcome.traceback:
            logger.error("draft_failed", trouble=outcome.error, traceback=outcome.traceback)
            raise Denied("busy", NOTED)
        if outcome.error:
            raise Denied("illegal", outcome.error)
        return msgspec.convert(outcome.value, Draft)

    async def read(self, front: Front, name: str, text: str) -> Opened:
        """A pack with nothing wrong in it."""
        draft = await self.draft(front, shapes.WantedDraft(name, text))
        for fault in draft.faults:
            raise Denied("illegal", f"line {fault.line}: {'.'.join(fault.path)}: {fault.text}")
        return parsed(text, FILE, catalogue(), name).homeless()

    async def keep(self, front: Front, name: str, text: str) -> shapes.KeptPack:
        """Have a pack for tables from now on, after a restart too."""
        opened = await self.read(front, name, text)
        if opened.id not in front.own:
            kept = await asyncio.to_thread(files, self.folder)
            if len(kept) >= self.limits.bench_packs:
                raise Denied(
                    "limit", f"{len(kept)} packs are kept already: delete some of {self.folder}, and restart"
                )
            await asyncio.to_thread(store, self.folder, opened)
            take(opened)
        return shapes.KeptPack(opened.id, front.bringing(opened.id, {})[1])

    async def compare(self, front: Front, wanted: shapes.WantedTrial) -> StreamingResponse:
        """The same deals with a pack and without, told as they are played."""
        if wanted.deals > self.limits.bench_deals:
            raise Denied("limit", f"at most {self.limits.bench_deals} deals, not {wanted.deals}")
        opened = await self.read(front, wanted.name, wanted.text)
        if self.trial is not None:
            raise Denied("busy", "a comparison is being played already: stop it first")
        self.trial = trial = Trial(opened, wanted.deals, self.limits.bench_seconds)

        def over() -> None:
            trial.stop()
            self.trial = None

        return Telling(trial, over)

    def stop(self) -> None:
        if self.trial is not None:
            self.trial.stop()

    async def close(self) -> None:
        self.stop()
        await self.lane.close()


class Trial:
    """A comparison: `delve bench` in a process of its own."""

    def __init__(self, pack: Opened, deals: int, seconds: float):
        self.pack = pack
        self.deals = deals
        self.seconds = seconds
        self.process: asyncio.subprocess.Process | None = None
        self.stopped = False

    async def lines(self) -> AsyncIterator[bytes]:
        """How it stands, as JSON, a line after every few deals."""
        with TemporaryDirectory(prefix="delvewright-") as folder:
            home = Path(folder) / self.pack.name
            home.mkdir()
            (home / FILE).write_text(self.pack.text, encoding="utf-8", newline="")
            process = self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "delvewright", "bench", str(home)),
                *("--deals", str(self.deals), "--processes", "1", "--json"),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=1 << 20,
            )
            if self.stopped:
                self.stop()
            if hasattr(os, "setpriority"):
                with suppress(OSError):
                    os.setpriority(os.PRIO_PROCESS, process.pid, MODEST)
            late = asyncio.get_running_loop().call_later(self.seconds, self.stop)
            assert process.stdout is not None
            assert process.stderr is not None
            try:
                async for line in process.stdout:
                    yield line
                said = (await process.stderr.read()).decode("utf-8", "replace").strip()
                if await process.wait():
                    yield self._ended(said)
            finally:
                late.cancel()
                self.stop()

    def _ended(self, said: str) -> bytes:
        """A line that says why there is no more."""
        if not self.stopped:
            logger.error("comparison_failed", trouble=said)
        why = "It was stopped." if self.stopped else "It broke off; the server's log says why."
        last = shapes.Comparison(self.pack.id, self.pack.game, 0, self.deals, 0, (), why)
        return msgspec.json.encode(last) + b"\n"

    def stop(self) -> None:
        self.stopped = True
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()


class Telling(StreamingResponse):
    """A comparison on its way to a page; over when it is told, and when the page goes."""

    def __init__(self, trial: Trial, over: Callable[[], None]):
        head = {"cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(trial.lines(), headers=head, media_type="application/x-ndjson")
        self.over = over

    async def __call__(self, *connection: Any) -> None:
        try:
            await super().__call__(*connection)
        finally:
            self.over()


# Packs that are kept ---------------------------------------------------------------------------------


def files(folder: Path) -> list[Path]:
    """The packs that are kept there, the oldest first."""
    return sorted(folder.glob("*.toml"), key=lambda path: (path.stat().st_mtime, path.name))


def store(folder: Path, pack: Opened) -> None:
    """All of it or nothing."""
    folder.mkdir(exist_ok=True)
    fresh = folder / f"{pack.id}.new"
    fresh.write_text(pack.text, encoding="utf-8", newline="")
    fresh.replace(folder / f"{pack.id}.toml")


def kept(folder: Path) -> list[Opened]:
    """The packs that tables here are played with, taken in; one that the rules do not take any more is left
    where it is, and told of."""
    found = []
    for path in files(folder / FOLDER):
        try:
            text = path.read_text(encoding="utf-8")
            opened = parsed(text, str(path), catalogue(), path.stem.partition("@")[0]).homeless()
            take(opened)
            found.append(opened)
        except (DelveError, OSError, UnicodeDecodeError) as error:
            logger.warning("pack_left", trouble=str(error))
    return found


def first_game() -> str:
    """The game that the bench is opened with."""
    return next(front.id for front in shelf() if front.takes_packs)
