"""Sending: how much goes over the wire, and how often: bodies packed, lists marked, the page's own files."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from functools import cache, lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, Response

try:
    import brotli
except ImportError:  # lists weigh more then
    brotli = None

WEB = Path(__file__).parent / "web"
JSON = "application/json"
LISTS = 32  # of one sort: several for each game, where packs are drafted
WORTH_PACKING = 1_000  # bytes: below that the head of the reply weighs more
FOREVER = "public, max-age=31536000, immutable"  # of what changes its address when it changes
ASK_AGAIN = "no-cache"  # kept, but asked for again by its mark
PACKED = {"br": ".br", "gzip": ".gz"}
"""The endings of files that the build has packed, the smallest first."""
SAFE = {"x-content-type-options": "nosniff"}
SAFE_PAGE = {
    **SAFE,
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "referrer-policy": "same-origin",
}


def accepted(request: Request) -> list[str]:
    """The ways to pack that a client can unpack, the smallest first."""
    offered: dict[str, bool] = {}
    for one in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = one.partition(";")
        offered[name.strip().lower()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return [name for name in PACKED if offered.get(name, offered.get("*", False))]


def given(request: Request, what: Any, status: int = 200) -> Response:
    """Something as JSON, just as it stands now; packed, if that is worth it."""
    body = what if isinstance(what, bytes) else msgspec.json.encode(what)
    head = {"cache-control": "no-store"}
    if len(body) >= WORTH_PACKING:
        head["vary"] = "accept-encoding"
        if "gzip" in accepted(request):
            head["content-encoding"] = "gzip"
            body = gzip.compress(body, 5, mtime=0)
    return Response(body, status, head, JSON)


class Lasting:
    """A list that changes only with a new version of the server: encoded, packed and marked once."""

    def __init__(self, what: Any):
        self.body = msgspec.json.encode(what)
        self.packed = packed(self.body)
        self.mark = hashlib.blake2b(self.body, digest_size=8).hexdigest()

    def reply(self, request: Request) -> Response:
        """All of it; or nothing, to who has it; for ever, to who asks for it by its mark (`?v=`)."""
        age = FOREVER if request.query_params.get("v") == self.mark else ASK_AGAIN
        way = next((name for name in accepted(request) if name in self.packed), "")
        mark = f'"{self.mark}{way and "-"}{way}"'
        head = {"cache-control": age, "etag": mark, "vary": "accept-encoding"}
        if has(request, mark):
            return Response(status_code=304, headers=head)
        if way:
            head["content-encoding"] = way
        return Response(self.packed[way] if way else self.body, 200, head, JSON)


def packed(body: bytes) -> dict[str, bytes]:
    """A body in all ways of packing; Brotli, where it is installed, knows again what is far apart."""
    ways = {"gzip": gzip.compress(body, 9, mtime=0)}
    if brotli is not None:
        ways["br"] = brotli.compress(body, quality=9)
    return ways


def lasting(make: Callable[..., Any]) -> Callable[..., Lasting]:
    """A function whose lists are made once for each of its arguments, of which the last few are kept."""
    return lru_cache(LISTS)(lambda *of: Lasting(make(*of)))


def has(request: Request, mark: str) -> bool:
    """Whether a client has what bears this mark."""
    known = request.headers.get("if-none-match", "")
    return known == "*" or mark in [one.strip().removeprefix("W/") for one in known.split(",")]


# The page's own files --------------------------------------------------------------------------------


def file_of(name: str) -> Path | None:
    """The file of the table by that name, if it is one."""
    try:
        path = (WEB / name).resolve()
        return path if path.is_file() and path.is_relative_to(WEB) else None
    except (OSError, ValueError):  # a name that no file can have
        return None


@cache
def _entries(path: Path) -> dict[str, msgspec.Raw]:
    return msgspec.json.decode(path.read_bytes(), type=dict[str, msgspec.Raw])


def part(request: Request, path: Path, names: str) -> Response:
    """Of a file that is one map, the entries of these names: pictures are fetched as they are drawn."""
    entries = _entries(path)
    found = {name: entries[name] for name in sorted(set(names.split(","))) if name in entries}
    reply = given(request, found)
    reply.headers["cache-control"] = FOREVER
    return reply


def file(request: Request, path: Path) -> Response:
    """A file in the smallest packing there is of it that the client takes."""
    if path.suffix == ".json" and "of" in request.query_params:
        return part(request, path, request.query_params["of"])
    lasts = "assets" in path.relative_to(WEB).parts
    head = {"vary": "accept-encoding", "cache-control": FOREVER if lasts else ASK_AGAIN}
    head |= SAFE_PAGE if path.suffix == ".html" else SAFE
    sent = path
    for name in accepted(request):
        smaller = path.with_name(path.name + PACKED[name])
        if smaller.is_file():
            sent, head["content-encoding"] = smaller, name
            break
    sort, _ = guess_type(path.name)
    reply = FileResponse(sent, headers=head, media_type=sort, stat_result=sent.stat())
    if has(request, reply.headers["etag"]):
        kept = ("etag", "cache-control", "vary")
        return Response(status_code=304, headers={name: reply.headers[name] for name in kept})
    return reply
