"""A PostgreSQL of our own for the length of a test run: on a socket in a fresh folder, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import sqlalchemy as sa

from delvewright.server.database import DRIVERS

GIVEN = "DELVE_TEST_POSTGRES"  # the address of a server to use instead, with the right to create databases
HASTE = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c shared_buffers=16MB"


class NotHere(Exception):
    """There is no PostgreSQL to be had."""


@contextmanager
def cluster() -> Iterator[sa.URL]:
    """The address of a running server: the given one, or one started from the local binaries."""
    if given := os.environ.get(GIVEN):
        yield sa.make_url(given).set(drivername="postgresql")
        return
    initdb, pg_ctl = _binary("initdb"), _binary("pg_ctl")
    if initdb is None or pg_ctl is None:
        raise NotHere(f"there is no PostgreSQL here, and {GIVEN} names none")
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    try:
        user = _somebody()
        if user is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
        _run(
            user,
            initdb,
            "-D",
            folder / "data",
            "-U",
            "delve",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "-N",
        )
        alone = f"-c listen_addresses= -c unix_socket_directories={folder}"
        _run(
            user, pg_ctl, "-D", folder / "data", "-w", "-l", folder / "log", "-o", f"{alone} {HASTE}", "start"
        )
        try:
            yield sa.URL.create("postgresql", "delve", database="postgres", query={"host": str(folder)})
        finally:
            _run(user, pg_ctl, "-D", folder / "data", "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


@contextmanager
def fresh(server: sa.URL) -> Iterator[str]:
    """The address of an empty database of its own."""
    name = f"delve_test_{uuid4().hex}"
    address = server.set(drivername=DRIVERS["postgresql"])
    engine = sa.create_engine(address, isolation_level="AUTOCOMMIT", poolclass=sa.NullPool)
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        yield server.set(database=name).render_as_string(hide_password=False)
        with engine.connect() as connection:
            connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        engine.dispose()


def _binary(name: str) -> str | None:
    """Where PostgreSQL is on the path or where Debian puts it, the newest first."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: -float(path.parts[4]))
    return str(places[0]) if places else shutil.which(name)


def _somebody() -> pwd.struct_passwd | None:
    """Somebody other than root, whom PostgreSQL refuses to run for."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise NotHere("PostgreSQL does not run as root, and there is nobody else here")


def _run(user: pwd.struct_passwd | None, *words: str | Path) -> None:
    as_user = {} if user is None else {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    done = subprocess.run(
        [str(word) for word in words],
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        **as_user,
    )
    assert done.returncode == 0, done.stderr
