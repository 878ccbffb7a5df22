"""Pushing: calling somebody's browser though no page is open, through the push service of whoever made it.

A browser that is to be called says where: an address of its push service, and keys. Only the services named
here are ever connected to, by https on its usual port; what is sent can be read by that browser alone, and a
browser that is not there any more is forgotten.
"""

from __future__ import annotations

import asyncio
import ssl
import time
from collections.abc import Collection
from importlib.util import find_spec
from typing import TYPE_CHECKING

from msgspec.structs import replace

from delvewright.kernel.errors import DelveError
from delvewright.server import metrics, shapes
from delvewright.server.denied import Denied
from delvewright.server.logs import logger, short
from delvewright.server.reaching import Origin, post
from delvewright.server.rows import PutDevice

if TYPE_CHECKING:
    from delvewright.server.house import House

SERVICES = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
"""The push services of the browsers there are; a dot in front stands for every name below."""
DEVICES = 5  # browsers of one guest: the one that was added first makes room
WITHIN = 10.0  # seconds that sending may take
KEPT = 3 * 3600  # seconds for which a service keeps a call for a browser that is off
GONE = (404, 410)


def check(contact: str) -> None:
    """Say what stands in the way of calling browsers."""
    if find_spec("cryptography") is None:
        raise DelveError("browsers are called with a library: pip install 'delvewright[push]'")
    if not contact.startswith(("mailto:", "https://")) or not contact.isascii() or " " in contact:
        raise DelveError(f"whom push services may ask is mailto:me@example.org or https://…, not {contact!r}")


class Pushes:
    """The browsers of a house's guests. `also` are services beyond the public ones: of tests."""

    def __init__(self, house: House, contact: str, also: Collection[Origin] = ()):
        check(contact)
        from delvewright.server import envelopes

        self.house = house
        self.also = also
        self.envelopes = envelopes
        self.sender = envelopes.Sender(house.signer.derived("push"), contact)

    # Who wants to be called --------------------------------------------------------------------------

    async def devices(self, guest: str) -> list[PutDevice]:
        return (await self.house.storage.devices(guest))[-DEVICES:]

    async def told(self, guest: str) -> shapes.Push:
        return shapes.Push(self.sender.public, tuple([one.endpoint for one in await self.devices(guest)]))

    async def add(self, guest: str, wanted: shapes.NewPush) -> shapes.Push:
        """Call this browser too from now on."""
        self._check(wanted.endpoint)
        try:
            self.envelopes.Reader.of(wanted.key, wanted.auth)
        except ValueError as error:
            raise Denied("malformed", str(error)) from None
        await self.house.name_of(guest)
        new = PutDevice(guest, wanted.endpoint, wanted.key, wanted.auth, time.time())
        others = [one for one in await self.house.storage.devices(guest) if one.endpoint != new.endpoint]
        surplus = [replace(one, key="") for one in others[: 1 - DEVICES]]
        await self.house.submit(new, *surplus)
        return await self.told(guest)

    async def forget(self, guest: str, endpoint: str) -> shapes.Push:
        """Call that browser no more."""
        await self._drop(guest, endpoint)
        return await self.told(guest)

    async def _drop(self, guest: str, endpoint: str) -> None:
        if any(one.endpoint == endpoint for one in await self.house.storage.devices(guest)):
            await self.house.submit(PutDevice(guest, endpoint, "", "", 0.0))

    def _check(self, endpoint: str) -> Origin:
        """Whom an address belongs to, if it is a push service."""
        origin = Origin.told(endpoint)
        if origin in self.also:
            return origin
        known = any(origin.host == name.lstrip(".") or _below(origin.host, name) for name in SERVICES)
        if not known or (origin.scheme, origin.port) != ("https", 443):
            raise Denied("illegal", f"browsers are called by https at {', '.join(SERVICES)} only")
        return origin

    # How --------------------------------------------------------------------------------------------

    async def sent(self, guest: str, device: PutDevice, table: str, body: bytes) -> bool:
        """Try once; a browser that is not there any more is forgotten."""
        try:
            origin = self._check(device.endpoint)
            sealed = self.envelopes.sealed(body, self.envelopes.Reader.of(device.key, device.auth))
            head = {
                "authorization": self.sender.word(str(origin)),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(KEPT),
                "topic": self.house.signer.origin(f"table {table}"),  # in the place of an older call of it
                "urgency": "normal",
            }
            async with asyncio.timeout(WITHIN):
                status = await post(origin, device.endpoint, head, sealed)
        except (OSError, TimeoutError, ssl.SSLError, Denied, ValueError) as error:
            metrics.CALLS.labels("failed").inc()
            logger.info("push_failed", guest=short(guest), trouble=type(error).__name__)
            return False
        metrics.CALLS.labels("sent" if status < 300 else "refused").inc()
        if status in GONE:
            await self._drop(guest, device.endpoint)
        return status < 500 and status != 429


def _below(host: str, name: str) -> bool:
    return name.startswith(".") and host.endswith(name)
