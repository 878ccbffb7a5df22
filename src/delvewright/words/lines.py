"""Lines: where in a TOML file something stands, so that an error can say so."""

from __future__ import annotations

import re
from collections.abc import Sequence


def line_of(text: str, path: Sequence[str | int]) -> int:
    """The line of a key, by the tables it lies in: ("table", 1, "seats") is of the second [[table]].

    Of what is not there, the line of the table it would be in; 1 at the least.
    """
    lines = text.splitlines()
    at, end = 0, len(lines)
    headers: list[str] = []
    for place, part in enumerate(path):
        if isinstance(part, int):
            continue
        which = path[place + 1] if place + 1 < len(path) else 0
        which = which if isinstance(which, int) else 0
        header = re.compile(rf"\s*\[+\s*{_key([*headers, part])}\s*\]+\s*(#.*)?$")
        heads = [number for number in range(at, end) if header.match(lines[number])]
        if which < len(heads):
            at = heads[which]
            other = re.compile(rf"\s*\[+(?!\s*{_key([*headers, part])}\s*\.)")
            end = next((number for number in range(at + 1, end) if other.match(lines[number])), end)
            headers.append(part)
            continue
        within = re.compile(rf"\s*\[+\s*{_key([*headers, part])}\s*\.")
        inner = [number for number in range(at, end) if within.match(lines[number])]
        if inner:  # [change.fireball], and no [change]
            at = inner[0]
            headers.append(part)
            continue
        key = re.compile(rf"(\s*|.*[{{,]\s*){_key([part])}\s*=")
        found = next((number for number in range(at, end) if key.match(lines[number])), None)
        if found is None:
            break
        at, end = found, end if place + 1 < len(path) else found + 1
    return min(at, max(0, len(lines) - 1)) + 1


def _key(parts: Sequence[str]) -> str:
    return r"\s*\.\s*".join(rf"""["']?{re.escape(part)}["']?""" for part in parts)
