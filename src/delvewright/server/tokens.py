"""Guest tokens: who a browser is, signed by this server; no account, no password."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from pathlib import Path

from delvewright.kernel.errors import DelveError
from delvewright.server.denied import Denied

SECRET_BYTES = 32


class Signer:
    """Signs guest ids. The secret lives in the data folder, so that tokens outlast a restart."""

    def __init__(self, secret: bytes):
        self._secret = secret

    @classmethod
    def in_folder(cls, folder: Path) -> Signer:
        path = folder / "secret"
        if not path.exists():
            fresh = folder / "secret.new"
            fresh.touch(mode=0o600)
            fresh.write_bytes(secrets.token_bytes(SECRET_BYTES))
            fresh.rename(path)  # all of it or nothing
        secret = path.read_bytes()
        if len(secret) < SECRET_BYTES:
            raise DelveError(
                f"the secret in {path} is {len(secret)} bytes long, too short to sign anything: put back the "
                f"{SECRET_BYTES} bytes it was, or delete it for a new one, and no guest is known any more"
            )
        return cls(secret)

    @property
    def mark(self) -> str:
        """What shows that two servers sign with one secret, and nothing of it."""
        return self._mark("servers of one database")

    def new_guest(self) -> str:
        """A fresh guest id."""
        return secrets.token_urlsafe(12)

    def new_seed(self) -> int:
        """A seed nobody can guess, that a browser holds exactly."""
        return secrets.randbits(53)

    def sign(self, guest: str) -> str:
        return f"{guest}.{self._mark(guest)}"

    def read(self, token: object) -> str:
        """The guest a token stands for."""
        if not isinstance(token, str) or len(token) > 200:
            raise Denied("token", "a token is a short text that this server gave you")
        guest, dot, mark = token.rpartition(".")
        if (
            not dot
            or not guest
            or not hmac.compare_digest(mark.encode("utf-8", "replace"), self._mark(guest).encode())
        ):
            raise Denied("token", "this token was not signed here: ask for a new one")
        return guest

    def origin(self, address: str) -> str:
        """What is kept of an address: enough to know it again, nothing to find it by."""
        return self._mark(f"address {address}")[:12] if address else ""

    def derived(self, purpose: str) -> bytes:
        """A secret of its own for another purpose: the same for as long as this one is."""
        return hmac.new(self._secret, f"secret for {purpose}".encode(), hashlib.sha256).digest()

    def _mark(self, guest: str) -> str:
        digest = hmac.new(self._secret, guest.encode("utf-8", "replace"), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:18]).decode()
