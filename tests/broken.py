"""Data files broken on purpose: an error must say in which file and entry, and what is wrong there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest

from delvewright.kernel.errors import BadData


def refused(
    read: Callable[[str], Iterable[object]], good: str, slip: tuple[str, str], where: str, words: str
):
    """`good` is read; with a slip, one text for another, the error says where and (a pattern) what."""
    old, new = slip
    assert old in good
    assert list(read(good))
    with pytest.raises(BadData, match=rf"^{re.escape(where)}: .*{words}"):
        list(read(good.replace(old, new, 1)))
