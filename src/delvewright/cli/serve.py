"""`delve serve`: the table in the browser, on this machine or for others."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import delvewright
from delvewright.cli.packs import Behaviour, Own, taken
from delvewright.kernel.errors import DelveError

if TYPE_CHECKING:
    from delvewright.server.limits import Limits


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
    push: Annotated[
        str,
        typer.Option(
            "--push",
            help="Call browsers at one's turn, through their push services, which may ask this address "
            "(mailto:me@example.org) about it.",
        ),
    ] = "",
    workers: Annotated[
        int, typer.Option("--workers", help="Processes that share the work.", min=1, max=64)
    ] = 1,
    name: Annotated[
        str, typer.Option("--name", help="Of this server, where several share one PostgreSQL.")
    ] = "",
    own: Own = None,
    behaviour: Behaviour = False,
    bench: Annotated[
        bool,
        typer.Option(
            "--bench", help="Let whoever has the key that is printed draft packs and compare them here."
        ),
    ] = False,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "warning",
) -> None:
    """Serve the table to browsers; stops with Ctrl-C, and goes on where it was when started again."""
    from delvewright.server import pushing
    from delvewright.server.app import application
    from delvewright.server.benching import kept
    from delvewright.server.lease import Place
    from delvewright.server.limits import Limits
    from delvewright.server.logs import configure
    from delvewright.server.reaching import Origin
    from delvewright.server.sending import WEB
    from delvewright.server.workers import Setup, Workers

    if log_level not in ("debug", "info", "warning", "error"):
        raise DelveError(f"--log-level is debug, info, warning or error, not {log_level!r}")
    configure(log_level)
    packs = taken(own, behaviour)
    proxies = named_proxies(proxy or [])
    limits = Limits.read(limit or [])
    for url in webhook or []:
        Origin.of(url)  # an error that says what is wrong with it
    if push:
        pushing.check(push)
    if name and not re.fullmatch("[a-z][a-z0-9_]{0,39}", name):
        raise DelveError(f"--name is a word of small letters, digits and _, not {name!r}")
    url, folder, built = database_url(data, database), made_folder(data), (WEB / "index.html").is_file()
    if bench and (workers > 1 or not url.startswith("sqlite")):
        raise DelveError("--bench is for one process alone: not with --workers, and not with PostgreSQL")
    packs += kept(folder)
    if workers == 1:
        app = application(url, folder, limits, webhook or [], push, name, bench)
        run(app, host, port, built, limits, proxies)
        return
    socket = listening(host, port)
    said = announcement(socket, host, built)
    place = Place.of(name, 0, folder, "")
    setup = Setup(url, str(folder), limit or [], webhook or [], push, proxies, log_level, place, packs=packs)
    Workers(setup, workers, socket).run(lambda: typer.echo(said))


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
    from delvewright.server.limits import Limits
    from delvewright.server.passing import Passing
    from delvewright.server.serving import Serving

    socket = listening(host, port)
    said = announcement(socket, host, built, app.state.bench)
    lease, name = app.state.lease, app.state.name
    passing = Passing(lease, name) if lease.shared else None
    Serving(app, limits or Limits(), proxies, lambda: typer.echo(said), passing).run(sockets=[socket])


def listening(host: str, port: int) -> Any:
    from delvewright.server.serving import bound

    try:
        return bound(host, port)
    except SystemExit as error:
        raise DelveError(f"port {port} on {host} is taken: choose another with --port") from error


def announcement(socket: Any, host: str, built: bool, bench: str = "") -> str:
    address = f"http://{host}:{socket.getsockname()[1]}"
    said = f"The table is set: {address}" if built else f"The API is up at {address}; {unbuilt()}"
    return f"{said}\nThe bench is for you alone: {address}{bench}" if bench else said
