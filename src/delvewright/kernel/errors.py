"""Errors that say what is wrong and where; raising one never leaves a position half-changed."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class DelveError(Exception):
    """Anything a caller did that the table cannot accept; the message is meant for people."""


class BadAnswer(DelveError):
    """An answer that the open question does not offer."""


class BuiltOn(BadAnswer):
    """What somebody wants to take back carries what another seat has done since."""

    def __init__(self, seat: int, why: str):
        super().__init__(f"that can not be taken back: seat {seat} has built on it ({why})")
        self.seat = seat


class BadSetup(DelveError):
    """A set-up that names something unknown or cannot be laid out."""


class BadRecord(DelveError):
    """A record or saved position that cannot be read or does not replay."""


class BadData(DelveError):
    """A data file that breaks its schema."""


def near(word: str, known: Iterable[str]) -> str:
    """A hint at what `word` may have meant, or the whole list when nothing is close."""
    names = sorted(known)
    close = get_close_matches(word, names, n=3, cutoff=0.6)
    if close:
        return f"did you mean {' or '.join(close)}?"
    return f"known: {', '.join(names)}" if names else "there is none to choose from"
