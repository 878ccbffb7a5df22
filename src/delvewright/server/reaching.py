"""Reaching: how the server connects to others: to nobody it may not, never into a network of one's own."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec

from delvewright.kernel.errors import DelveError
from delvewright.server.denied import Denied


class Origin(msgspec.Struct, frozen=True):
    """Whom the owner allows to be called: scheme, name and port of an address."""

    scheme: str
    host: str
    port: int

    @classmethod
    def of(cls, url: str) -> Origin:
        try:
            parts = urlsplit(url)
            port = parts.port or {"https": 443, "http": 80}.get(parts.scheme, 0)
        except ValueError as error:
            raise DelveError(f"{url[:80]!r} is no address: {error}") from None
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
            raise DelveError(f"an address begins with https:// and a name, not {url[:80]!r}")
        return cls(parts.scheme, parts.hostname.lower(), port)

    @classmethod
    def told(cls, url: str) -> Origin:
        """Of an address that a guest has typed."""
        if not url.isascii() or not url.isprintable() or " " in url:
            raise Denied("malformed", "an address has no spaces and none but plain letters")
        try:
            return cls.of(url)
        except DelveError as error:
            raise Denied("malformed", str(error)) from None

    @property
    def by_number(self) -> bool:
        """Whether the owner wrote down an address as it is, and not a name that may lead anywhere."""
        try:
            ip_address(self.host)
        except ValueError:
            return False
        return True

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = self.port == {"https": 443, "http": 80}[self.scheme]
        return f"{self.scheme}://{host}" + ("" if usual else f":{self.port}")


async def address_of(origin: Origin) -> str:
    """Where to connect: looked up once, so that it is the same that was looked at."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(origin.host, origin.port, type=socket.SOCK_STREAM)
    address = str(found[0][4][0])
    if not origin.by_number and not ip_address(address.partition("%")[0]).is_global:
        raise ValueError("that name leads into a network of one's own")
    return address


async def post(origin: Origin, url: str, head: Mapping[str, str], body: bytes) -> int:
    """One request, and the status of the reply; nothing else of it is read."""
    address = await address_of(origin)
    tls = ssl.create_default_context() if origin.scheme == "https" else None
    named = origin.host if tls else None
    reader, writer = await asyncio.open_connection(
        address, origin.port, limit=4_096, ssl=tls, server_hostname=named
    )
    try:
        parts = urlsplit(url)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        host = f"[{origin.host}]" if ":" in origin.host else origin.host
        more = "".join([f"{name}: {value}\r\n" for name, value in head.items()])
        writer.write(
            (
                f"POST {target} HTTP/1.1\r\nhost: {host}:{origin.port}\r\nconnection: close\r\n"
                f"content-length: {len(body)}\r\n{more}\r\n"
            ).encode()
            + body
        )
        await writer.drain()
        line = await reader.readuntil(b"\r\n")
        return int(line.split()[1])
    except (IndexError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise ValueError("that is no reply") from error
    finally:
        writer.close()
