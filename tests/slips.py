"""Slips in data files: whatever is wrong, the error says what and where."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from delvewright.kernel.errors import BadData


def refused(read: Callable[[str, str], Iterable[Any]], text: str, old: str, new: str, words: str) -> None:
    """`here.toml` that says something new in place of something old is refused, in words that begin so."""
    assert old in text
    with pytest.raises(BadData, match=rf"^here\.toml: {words}"):
        list(read(text.replace(old, new, 1), "here.toml"))
