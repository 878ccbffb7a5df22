"""`delve serve`: the table in the browser, on this machine or for others."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Annotated, Any

import typer

import delvewright
from delvewright.kernel.errors import DelveError

if TYPE_CHECKING:
    from delvewright.server.limits import Limits

STOP_WITHIN = 10.0  # seconds from the signal to the end
KEEPALIVE = 20.0  # seconds between pings: a line that is gone is noticed


def data_folder() -> Path:
    """Where a person's tables are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "delvewright"


Data = Annotated[Path | None, typer.Option("--data", help="The folder that keeps tables and secrets.")]
Database = Annotated[
    str | None, typer.Option("--database", help="A database by URL instead, e.g. postgresql://…")
]


def made_folder(data: Path | None) -> Path:
    folder = data or data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DelveError(f"the data folder {folder} cannot be made: {error.strerror}") from error
    return folder


def database_url(data: Path | None, database: str | None) -> str:
    from delvewright.server.database import FILE

    return database or f"sqlite:///{made_folder(data) / FILE}"


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", help="The port; 0 takes any free one.", min=0, max=65535)
    ] = 8000,
    data: Data = None,
    database: Database = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", help="A proxy in front, whose X-Forwarded-For counts; again for more."),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", help="NAME=NUMBER, another limit (server/limits.py); again for more."),
    ] = None,
    webhook: Annotated[
        list[str] | None,
        typer.Option("--webhook", help="An address people may have called at their turn; again for more."),
    ] = None,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "warning",
) -> None:
    """Serve the table to browsers; stops with Ctrl-C, and goes on where it was when started again."""
    from delvewright.server.app import application
    from delvewright.server.calling import Origin
    from delvewright.server.limits import Limits
    from delvewright.server.logs import configure
    from delvewright.server.sending import WEB

    if log_level not in ("debug", "info", "warning", "error"):
        raise DelveError(f"--log-level is debug, info, warning or error, not {log_level!r}")
    configure(log_level)
    proxies = named_proxies(proxy or [])
    limits = Limits.read(limit or [])
    for url in webhook or []:
        Origin.of(url)  # an error that says what is wrong with it
    app = application(database_url(data, database), made_folder(data), limits, webhook or [])
    run(app, host, port, (WEB / "index.html").is_file(), limits, proxies)


def named_proxies(named: list[str]) -> list[str]:
    """Addresses or networks of proxies; anybody else's word on where a call comes from counts nothing."""
    from ipaddress import ip_network

    for one in named:
        try:
            ip_network(one)
        except ValueError as error:
            raise DelveError(f"--proxy is an address or a network (10.0.0.0/8): {error}") from None
    return named


def unbuilt() -> str:
    """How to come by the page: in a clone it is built, in an installation it should have been there."""
    cloned = (Path(delvewright.__file__).parents[2] / "Makefile").is_file()
    return "build the table: make web" if cloned else "this installation lacks the table: install it again"


def run(
    app: Any, host: str, port: int, built: bool, limits: Limits | None = None, proxies: Sequence[str] = ()
) -> None:
    """Listen, say where, and serve until told to stop."""
    import socket as sockets

    import uvicorn

    from delvewright.server.limits import Limits
    from delvewright.server.sockets import RECEIVED, Porch, descriptors, guarded

    limits = limits or Limits()
    http, stream = guarded(Porch(limits, proxies, descriptors(limits.connections)))
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        http=http,
        ws=stream,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws_per_message_deflate=False,  # ours is lighter (server/sockets.py)
        ws_max_size=limits.frame_bytes,
        ws_ping_interval=KEEPALIVE,
        timeout_graceful_shutdown=3,
    )
    try:
        socket = config.bind_socket()
    except SystemExit as error:
        raise DelveError(f"port {port} on {host} is taken: choose another with --port") from error
    socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, RECEIVED)
    socket.set_inheritable(False)  # a thinker that outlived the server would keep the port
    address = f"http://{host}:{socket.getsockname()[1]}"
    said = f"The table is set: {address}" if built else f"The API is up at {address}; {unbuilt()}"

    class Announcing(uvicorn.Server):
        """Says where the table is once it can be reached."""

        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            typer.echo(said)

        async def shutdown(self, sockets: Any = None) -> None:
            """Bots stop first, then everybody is sent away; whatever still hangs in the end is left."""
            late = Timer(STOP_WITHIN, os._exit, (0,))  # what was acknowledged is stored: nothing is lost
            late.daemon = True
            late.start()
            house = getattr(app.state, "house", None)
            if house is not None:
                house.rest()
            await super().shutdown(sockets)

    Announcing(config).run(sockets=[socket])
