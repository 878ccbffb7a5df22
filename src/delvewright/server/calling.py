"""Calling: telling somebody who is away that it is their turn, at an address of theirs (a webhook), or by
their browser (pushing.py).

The server connects to nobody unless its owner has named whom (`delve serve --webhook https://hooks.example.org`),
and then by that scheme, name and port only: never to an address inside the owner's network unless the owner
wrote it down as such, and never to where a reply leads. A call holds nothing that a spectator could not know.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import ssl
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from delvewright.server import acting, metrics, shapes
from delvewright.server.denied import Denied
from delvewright.server.logs import logger, short
from delvewright.server.pushing import Pushes
from delvewright.server.reaching import Origin, post
from delvewright.server.rows import PutHook

if TYPE_CHECKING:
    from delvewright.server.house import House
    from delvewright.server.table import Table

PATIENCE = 20.0  # seconds somebody may be away before they are called
EVERY = 300.0  # seconds between two calls to one guest from one table
AGAIN = (2.0, 20.0)  # seconds until a call that failed is tried again
WITHIN = 10.0  # seconds a call may take
AT_ONCE = 20  # calls on their way
KEPT = 10_000  # guests of whom it is remembered when they were called

Sleep = Callable[[float], Awaitable[None]]


class Caller:
    """The calls of a house. Without origins it calls nobody."""

    def __init__(
        self,
        house: House,
        origins: Sequence[str] = (),
        sleep: Sleep = asyncio.sleep,
        pushes: Pushes | None = None,
    ):
        self.house = house
        self.pushes = pushes
        self.origins: Collection[Origin] = [Origin.of(url) for url in origins]
        self.sleep = sleep
        self.last: dict[tuple[str, str], float] = {}
        self.under_way = 0

    # Who wants to be called --------------------------------------------------------------------------

    async def hook(self, guest: str) -> shapes.Hook:
        found = await self.house.storage.hook(guest) if self.origins else None
        return shapes.Hook(
            tuple(map(str, self.origins)), found.url if found else "", found.secret if found else ""
        )

    async def set(self, guest: str, url: str) -> shapes.Hook:
        """Call a guest there from now on; nowhere, if the address is empty."""
        if url:
            self._check(url)
        await self.house.name_of(guest)
        await self.house.submit(PutHook(guest, url, secrets.token_urlsafe(24) if url else ""))
        return await self.hook(guest)

    def _check(self, url: str) -> Origin:
        if not self.origins:
            raise Denied("illegal", "this server calls nobody: its owner has not named any address")
        origin = Origin.told(url)
        if origin not in self.origins:
            raise Denied("illegal", f"this server calls only {', '.join(map(str, self.origins))}")
        return origin

    # When -------------------------------------------------------------------------------------------

    def look(self, table: Table) -> None:
        """Something was answered: whoever is asked now and stays away is called in a while."""
        if not (self.origins or self.pushes) or table.log.state is None:
            return
        loop = asyncio.get_running_loop()
        for ask in table.log.state.awaited:
            if self._away(table, ask.seat, table.log.questions[ask.seat]):
                loop.call_later(PATIENCE, self.call, table, ask.seat, table.log.questions[ask.seat])

    def _away(self, table: Table, seat: int, question: int) -> bool:
        """Whether somebody is asked this, and is not there."""
        if table.gone or table.log.questions.get(seat) != question:
            return False
        place = table.places[seat]
        if place.sort != "person" or acting.reflex(table, table.log.state, seat) is not None:
            return False
        return all(listener.guest != place.guest for listener in table.listeners)

    def call(self, table: Table, seat: int, question: int) -> None:
        """Call whoever sits there, if they are still away and were not called lately."""
        if not self._away(table, seat, question) or self.under_way >= AT_ONCE:
            return
        key, now = (table.places[seat].guest, table.id), self.house.now()
        if now - self.last.get(key, -EVERY) < EVERY:
            return
        self.last[key] = now
        while len(self.last) > KEPT:
            del self.last[next(iter(self.last))]
        self.house.go(self._call(key[0], table))

    # How --------------------------------------------------------------------------------------------

    async def _call(self, guest: str, table: Table) -> None:
        """By all ways that somebody wants to be called."""
        text = f"It is your turn: {table.game.title}."
        about = {"game": table.game.id, "table": table.id, "path": f"/table/{table.id}"}
        body = msgspec.json.encode({"text": text, "content": text, **about})
        hook = await self.house.storage.hook(guest) if self.origins else None
        self.under_way += 1
        try:
            if hook is not None and hook.url:
                await self._tried(lambda: self._sent(hook, body))
            if self.pushes is not None:
                for device in await self.pushes.devices(guest):
                    await self._tried(partial(self.pushes.sent, guest, device, table.id, body))
        finally:
            self.under_way -= 1

    async def _tried(self, send: Callable[[], Awaitable[bool]]) -> None:
        """Send something, a few times if need be."""
        for wait in (*AGAIN, None):
            if await send() or wait is None:
                return
            await self.sleep(wait)

    async def _sent(self, hook: PutHook, body: bytes) -> bool:
        """Try once; what the other side does not want is not tried again."""
        mark = signature(hook.secret, int(time.time()), body)
        head = {"content-type": "application/json", "delvewright-signature": mark}
        try:
            async with asyncio.timeout(WITHIN):
                status = await post(self._check(hook.url), hook.url, head, body)
        except (OSError, TimeoutError, ssl.SSLError, Denied, ValueError) as error:
            metrics.CALLS.labels("failed").inc()
            logger.info("call_failed", guest=short(hook.guest), trouble=type(error).__name__)
            return False
        metrics.CALLS.labels("sent" if status < 300 else "refused").inc()
        return status < 500


def signature(secret: str, at: int, body: bytes) -> str:
    """What shows that a call is from here, and when it was made."""
    mark = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={mark}"
