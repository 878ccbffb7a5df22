"""Promises: secrets whose hash is out before anybody adds a share, and where a deal comes from."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from delvewright.kernel.keys import SECRET, commitment
from delvewright.server.denied import Denied

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
    """Secrets that were promised and not used yet. Each is good for one table."""

    def __init__(self) -> None:
        self._secrets: dict[str, str] = {}

    def make(self) -> str:
        """The commitment to a new secret."""
        secret = new_secret()
        promised = commitment(secret)
        self._secrets[promised] = secret
        while len(self._secrets) > MOST:
            del self._secrets[next(iter(self._secrets))]
        return promised

    def keep(self, promised: str) -> str:
        """The secret that was promised, or a new one if nothing was."""
        if not promised:
            return new_secret()
        secret = self._secrets.pop(promised, None)
        if secret is None:
            raise Denied("stale", "what was promised is no longer kept: ask for another commitment")
        return secret


def new_secret() -> str:
    return secrets.token_hex(SECRET)
