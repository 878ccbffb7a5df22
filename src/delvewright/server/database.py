"""The database: its tables, the connection to it, and the way from an older one to today's."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Integer, LargeBinary, MetaData, Text

from delvewright.kernel.errors import DelveError

FILE = "delvewright.db"
DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
MIGRATIONS = Path(__file__).parent / "migrations"
PRIVATE = 0o600  # only who runs the server reads and writes
PATIENCE = 15  # seconds: for a connection, and for a database that somebody else is writing to
MIGRATING = 0x64656C7665  # the advisory lock that lets one server migrate at a time

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _column(name: str, kind: Any = Text, *more: Any, **facts: Any) -> Column:
    return Column(name, kind, *more, **{"nullable": False, **facts})


def _of_table() -> Column:
    return _column("table", Text, ForeignKey("tables.id"), primary_key=True)


GUESTS = sa.Table(
    "guests",
    METADATA,
    _column("id", primary_key=True),
    _column("name"),
    _column("created", Double),
)
TABLES = sa.Table(
    "tables",
    METADATA,
    _column("id", primary_key=True),
    _column("game"),
    _column("rules"),
    _column("seats", Integer),
    _column("seed", BigInteger),
    _column("settings"),
    _column("places"),
    _column("host", index=True),
    _column("status", index=True),
    _column("listed", Boolean),
    _column("forked_from"),
    _column("next_table"),
    _column("saw_ahead", Integer),
    _column("created", Double),
    _column("touched", Double),
    _column("turn", Integer),
    _column("asked"),
    _column("origin", index=True),
    _column("removed"),
    _column("secret", server_default=""),
    _column("shares", server_default="[]"),
    _column("deal", server_default=""),
    _column("clock", server_default=""),
)
SEATINGS = sa.Table(
    "seatings",
    METADATA,
    _of_table(),
    _column("guest", Text, ForeignKey("guests.id"), primary_key=True, index=True),
)
HOOKS = sa.Table(
    "hooks",
    METADATA,
    _column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    _column("url"),
    _column("secret"),
)
DEVICES = sa.Table(
    "devices",
    METADATA,
    _column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    _column("endpoint", primary_key=True),
    _column("key"),
    _column("auth"),
    _column("at", Double),
)
# Positions are big and written often: apart from the tables, neither is rewritten for the other's sake.
POSITIONS = sa.Table(
    "positions",
    METADATA,
    _of_table(),
    _column("n", Integer),
    _column("rules"),
    _column("position", LargeBinary),
)
ENTRIES = sa.Table(
    "entries",
    METADATA,
    _of_table(),
    _column("n", Integer, primary_key=True, autoincrement=False),
    _column("sort"),
    _column("seat", Integer),
    _column("by"),
    _column("text"),
    _column("rules"),
    _column("at", Double),
)
ARCHIVES = sa.Table(
    "archives",
    METADATA,
    _of_table(),
    _column("first", Integer, primary_key=True, autoincrement=False),
    _column("rules"),
    _column("blob", LargeBinary),
)
# A report stands for itself: it outlives the table and the guest it speaks of.
REPORTS = sa.Table(
    "reports",
    METADATA,
    _column("id", primary_key=True),
    _column("table"),
    _column("guest"),
    _column("text"),
    _column("record"),
    _column("at", Double),
)
# What was earned stands for itself likewise.
HONOURS = sa.Table(
    "honours",
    METADATA,
    _column("table", primary_key=True),
    _column("seat", Integer, primary_key=True, autoincrement=False),
    _column("guest", index=True),
    _column("game"),
    _column("at", Double),
    _column("ids"),
    _column("facts"),
)
# The processes that keep tables, each with its lease (nodes.py).
NODES = sa.Table(
    "nodes",
    METADATA,
    _column("id", primary_key=True),
    _column("server"),
    _column("worker", Integer),
    _column("home"),
    _column("mark"),
    _column("until", Double),
    _column("slots"),
    sa.UniqueConstraint("server", "worker", name="uq_nodes_server_worker"),
)
# Who is at the tables of each of them, for lists that others make; it goes with its process.
PRESENCE = sa.Table(
    "presence",
    METADATA,
    _column("node", Text, ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
    _column("table", primary_key=True, index=True),
    _column("guest", primary_key=True),
)
# Secrets that were promised, and that no table came of yet.
PROMISES = sa.Table(
    "promises",
    METADATA,
    _column("commitment", primary_key=True),
    _column("secret"),
    _column("at", Double, index=True),
)
# What a repair took away stands for itself too.
REPAIRS = sa.Table(
    "repairs",
    METADATA,
    _column("id", primary_key=True),
    _column("table"),
    _column("why"),
    _column("cut"),
    _column("at", Double),
)


def url_in(folder: Path) -> str:
    """The address of the SQLite database in a data folder, which is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DelveError(f"cannot keep tables in {folder}: {error.strerror}") from error
    return sa.URL.create("sqlite", database=str(folder / FILE)).render_as_string()


def open_database(url: str) -> sa.Engine:
    """Connect, and bring the tables up to date."""
    address = _address(url)
    engine = _engine(address)
    try:
        if engine.dialect.name == "sqlite":
            _keep_private(Path(str(address.database)))
        _migrate(engine)
    except (sa.exc.DBAPIError, OSError) as error:
        engine.dispose()
        raise DelveError(f"cannot open the database {address.render_as_string()}: {said(error)}") from error
    except BaseException:
        engine.dispose()
        raise
    return engine


def beside(engine: sa.Engine) -> sa.Engine:
    """The same database by connections of one's own: for a thread that outlives the others."""
    return _engine(engine.url)


def reading(engine: sa.Engine) -> sa.Engine:
    """The same database, for those who only read and so never wait for the one who writes."""
    return engine.execution_options(reading=True)


def outages(engine: sa.Engine) -> tuple[type[Exception], ...]:
    """Errors that are the database's own: nothing can be stored, whatever it is."""
    own = (sa.exc.OperationalError,)
    return own if engine.dialect.name == "sqlite" else (*own, sa.exc.InterfaceError)


def said(error: Exception) -> str:
    """What a driver complains of: its first line, without the statement, and the values that came with it."""
    cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    return next(iter(str(cause).splitlines()), "")


def _address(url: str) -> sa.URL:
    try:
        address = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError) as error:
        raise DelveError(
            "that is no address of a database; one is sqlite:///file or postgresql://host/name"
        ) from error
    sort = address.get_backend_name()
    if sort not in DRIVERS:
        raise DelveError(f"tables are kept in sqlite or postgresql, not in {sort!r}")
    if sort == "sqlite" and address.database in (None, "", ":memory:"):
        raise DelveError("the address of an SQLite database names its file: sqlite:///delvewright.db")
    return address.set(drivername=DRIVERS[sort])


def _engine(address: sa.URL) -> sa.Engine:
    if address.get_backend_name() == "postgresql":
        wait: dict[str, Any] = {"connect_timeout": PATIENCE}
        if (
            "options" not in address.query
        ):  # who hangs in the middle of a transaction holds nobody up for long
            wait["options"] = f"-c idle_in_transaction_session_timeout={1000 * PATIENCE}"
        try:
            return sa.create_engine(address, connect_args=wait, pool_pre_ping=True, hide_parameters=True)
        except ImportError as error:
            raise DelveError(
                "tables are kept in PostgreSQL with its driver: pip install 'delvewright[postgres]'"
            ) from error
    patient = {"timeout": PATIENCE, "cached_statements": 512}
    engine = sa.create_engine(address, connect_args=patient, hide_parameters=True)
    sa.event.listen(engine, "connect", _settle)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _keep_private(file: Path) -> None:
    """Seeds and hidden cards are its owner's alone, in the file and in what SQLite lays beside it."""
    if file.parent.is_dir():
        file.touch(mode=PRIVATE)
    for one in (file, *(file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm"))):
        if one.exists() and one.stat().st_mode & 0o777 != PRIVATE:
            one.chmod(PRIVATE)


def _settle(connection: Any, _: Any) -> None:
    """SQLite as a keeper of records: readers beside one writer, and a commit is on the disk."""
    connection.isolation_level = None  # transactions begin in _begin, those that change tables too
    _keep_a_journal(connection)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _keep_a_journal(connection: Any) -> None:
    """Of two that open a new file at once SQLite refuses one here without waiting: so it asks again."""
    until = monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
            return
        except sqlite3.OperationalError:
            if monotonic() > until:
                raise
            sleep(0.02)


def _begin(connection: sa.Connection) -> None:
    """Who is going to write says so at once and waits for its turn, rather than fail half way."""
    reads = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def _migrate(engine: sa.Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        found = MigrationContext.configure(connection).get_current_revision()
        if found is not None and found not in known:
            raise DelveError(
                f"the database is at revision {found}, which this Delvewright does not know: "
                "a newer one has made it"
            )
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
