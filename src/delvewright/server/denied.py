"""A request that is refused: a code for programs, a sentence for people."""

from __future__ import annotations

from delvewright.kernel.errors import DelveError

STATUS = {
    "malformed": 400,
    "token": 401,
    "seat": 403,
    "host": 403,
    "table": 404,
    "turn": 409,
    "stale": 409,
    "illegal": 422,
    "limit": 429,
    "busy": 503,
}
"""Every code, with the HTTP status that fits it."""


class Denied(DelveError):
    """Nothing has changed, and why."""

    def __init__(self, code: str, text: str, rules: tuple[str, ...] = ()):
        super().__init__(text)
        self.code = code
        self.text = text
        self.rules = rules

    @property
    def status(self) -> int:
        return STATUS[self.code]
