"""Names: what bots and seats are called wherever people see them."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from itertools import count
from unicodedata import normalize

from delvewright.bots.protocol import FORMER, LEVELS


def title_of(name: str) -> str:
    """What people call a bot: as its level is called, or the first level of its kind."""
    known = (*LEVELS, *FORMER)
    titles = {level.name: level.title for level in known}
    kinds = {level.name.partition(":")[0]: level.title for level in reversed(known)}
    return titles.get(name) or kinds[name.partition(":")[0]]


def told_apart(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it if somebody has one already that a reader takes for it."""
    known = {alike(one) for one in taken}
    numbered = (f"{name} {number}" for number in count(2))
    return name if alike(name) not in known else next(one for one in numbered if alike(one) not in known)


LOOKALIKES = str.maketrans(  # Cyrillic, Greek, and what looks alike in any hand
    "\u0430\u0432\u0433\u0435\u0456\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0458\u0501"
    "\u04bb\u03b1\u03b2\u03b5\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c701i",
    "abrelkmhopctyxsjdhabelkmvoptyxoll",
)


@lru_cache(4096)
def alike(name: str) -> str:
    """What a reader takes a name for: capitals, dots and letters of other alphabets make no difference."""
    plain = "".join(letter for letter in normalize("NFKD", name).casefold() if letter.isalnum())
    return plain.translate(LOOKALIKES) or name
