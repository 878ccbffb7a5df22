"""Letters: what is printed in place of those that a terminal does not know."""

from __future__ import annotations

import codecs
import io
import sys
from unicodedata import normalize

# ruff: noqa: RUF001
PLAIN = {
    "·": "-", "•": "*", "…": "...", "–": "-", "—": "-", "−": "-", "×": "x", "→": "->", "’": "'", "‘": "'",
    "“": '"', "”": '"', "─": "-", "━": "-", "│": "|", "█": "#", "●": "*", "★": "*", "☆": "-", "♥": "*",
}  # fmt: skip


def plainly(error: UnicodeError) -> tuple[str, int]:
    """An error handler for codecs: the nearest there is in ASCII, a question mark for want of any."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    spelt = [
        PLAIN.get(each) or normalize("NFKD", each).encode("ascii", "ignore").decode() for each in letters
    ]
    return "".join(each or "?" for each in spelt), error.end


def spell_out() -> None:
    """Let nothing that is printed or typed fail for want of a letter."""
    codecs.register_error("plainly", plainly)
    for stream, errors in ((sys.stdout, "plainly"), (sys.stderr, "plainly"), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper) and "utf" not in stream.encoding.lower():
            stream.reconfigure(errors=errors)
