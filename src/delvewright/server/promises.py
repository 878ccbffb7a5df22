"""Promises: secrets whose hash is out before anybody adds a share, and where a deal comes from."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

from delvewright.kernel.keys import SECRET, commitment
from delvewright.server.denied import Denied
from delvewright.server.rows import PutPromise
from delvewright.server.storage import Storage

MOST = 10_000  # promises that nobody has opened a table with yet

CHOSEN, REPEATED, FORKED, UPLOADED = "chosen", "repeated", "forked", "uploaded"
"""Deals that somebody may know; everybody is told so before they sit down."""


class Luck(NamedTuple):
    """Where the chance of a table comes from: a seed for its set-up, a secret and shares for the rest.

    Without a secret everything comes from the seed.
    """

    seed: int
    secret: str = ""
    shares: tuple[str, ...] = ()  # by seat, once the game has begun
    deal: str = ""


class Promises:
    """Secrets that were promised and not used yet, kept for whichever process is told of them. Each is good
    for one table.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._made = 0

    async def make(self) -> str:
        """The commitment to a new secret."""
        secret = new_secret()
        promised = commitment(secret)
        await self._storage.write(PutPromise(promised, secret, time.time()))
        self._made += 1
        if self._made % (MOST // 100) == 0:
            await self._storage.forget_promises(MOST)
        return promised

    async def keep(self, promised: str) -> str:
        """The secret that was promised, or a new one if nothing was."""
        if not promised:
            return new_secret()
        secret = await self._storage.take_promise(promised)
        if secret is None:
            raise Denied("stale", "what was promised is no longer kept: ask for another commitment")
        return secret


def new_secret() -> str:
    return secrets.token_hex(SECRET)
