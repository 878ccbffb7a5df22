"""Looking up what is stored: one function a question, each at one moment of the database."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from delvewright.server.database import (
    ARCHIVES,
    DEVICES,
    ENTRIES,
    GUESTS,
    HONOURS,
    HOOKS,
    POSITIONS,
    PRESENCE,
    PROMISES,
    REPORTS,
    SEATINGS,
    TABLES,
)
from delvewright.server.rows import (
    OVER,
    PLAYING,
    WAITING,
    ArchiveRow,
    EntryRow,
    GuestRow,
    PutDevice,
    PutHonours,
    PutHook,
    PutReport,
    TableRow,
)

NEWEST_FIRST = (TABLES.c.touched.desc(), TABLES.c.id)


def guest(engine: sa.Engine, id: str) -> GuestRow | None:
    with engine.begin() as connection:
        found = connection.execute(sa.select(GUESTS).where(GUESTS.c.id == id)).one_or_none()
    return None if found is None else GuestRow(*found)


def table(engine: sa.Engine, id: str) -> TableRow | None:
    """A table with its newest position."""
    query = (
        sa.select(
            TABLES,
            POSITIONS.c.position,
            sa.func.coalesce(POSITIONS.c.n, -1).label("position_n"),
            sa.func.coalesce(POSITIONS.c.rules, "").label("position_rules"),
        )
        .outerjoin(POSITIONS, POSITIONS.c.table == TABLES.c.id)
        .where(TABLES.c.id == id)
    )
    with engine.begin() as connection:
        found = connection.execute(query).mappings().one_or_none()
    return None if found is None else TableRow(**found)


def entries(engine: sa.Engine, table: str, after: int = -1) -> list[EntryRow]:
    """The log of a table behind a number."""
    query = sa.select(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.n > after).order_by(ENTRIES.c.n)
    with engine.begin() as connection:
        return [EntryRow(*found) for found in connection.execute(query)]


def tables_of(engine: sa.Engine, guest: str, limit: int = 50) -> list[TableRow]:
    """The tables somebody sits at, without their positions."""
    query = sa.select(TABLES).join(SEATINGS).where(SEATINGS.c.guest == guest)
    return _listed(engine, query, limit)


def open_tables(engine: sa.Engine, limit: int = 50) -> list[TableRow]:
    """The tables that wait for anybody, without their positions."""
    return _listed(engine, sa.select(TABLES).where(TABLES.c.status == WAITING, TABLES.c.listed), limit)


def unfinished(engine: sa.Engine, host: str, origin: str, since: float) -> tuple[int, int]:
    """How many tables a host has, and an origin, that are not over and were touched since."""
    alive = sa.select(sa.func.count()).where(TABLES.c.status != OVER, TABLES.c.touched > since)
    with engine.begin() as connection:
        hosted = connection.scalar(alive.where(TABLES.c.host == host))
        near = connection.scalar(alive.where(TABLES.c.origin == origin)) if origin else 0
    return int(hosted or 0), int(near or 0)


def ids(engine: sa.Engine) -> list[str]:
    """Every table there is."""
    with engine.begin() as connection:
        return list(connection.scalars(sa.select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)))


def running(engine: sa.Engine) -> list[str]:
    return _ids(engine, PLAYING)


def finished(engine: sa.Engine) -> list[str]:
    return _ids(engine, OVER)


def unkept(engine: sa.Engine) -> list[str]:
    """Finished games whose positions were not packed away: the server was killed just then."""
    query = sa.select(TABLES.c.id).where(
        TABLES.c.status == OVER, ~sa.exists().where(ARCHIVES.c.table == TABLES.c.id)
    )
    with engine.begin() as connection:
        return list(connection.scalars(query))


def archives(engine: sa.Engine, table: str) -> list[ArchiveRow]:
    query = sa.select(ARCHIVES).where(ARCHIVES.c.table == table).order_by(ARCHIVES.c.first)
    with engine.begin() as connection:
        return [ArchiveRow(*found) for found in connection.execute(query)]


def honours(engine: sa.Engine, guest: str) -> list[PutHonours]:
    """What somebody has earned, in the order the games ended."""
    query = (
        sa.select(HONOURS)
        .where(HONOURS.c.guest == guest)
        .order_by(HONOURS.c.at, HONOURS.c.table, HONOURS.c.seat)
    )
    with engine.begin() as connection:
        return [PutHonours(*found) for found in connection.execute(query)]


def hook(engine: sa.Engine, guest: str) -> PutHook | None:
    """Where somebody wants to be called."""
    with engine.begin() as connection:
        found = connection.execute(sa.select(HOOKS).where(HOOKS.c.guest == guest)).first()
    return None if found is None else PutHook(*found)


def take_promise(engine: sa.Engine, commitment: str) -> str | None:
    """The secret behind a hash; whoever asks first has it, and nobody after."""
    promised = sa.delete(PROMISES).where(PROMISES.c.commitment == commitment)
    with engine.begin() as connection:
        return connection.scalar(promised.returning(PROMISES.c.secret))


def forget_promises(engine: sa.Engine, most: int) -> None:
    """Let go of all but so many of the newest."""
    newest = sa.select(PROMISES.c.at).order_by(PROMISES.c.at.desc()).offset(most - 1).limit(1)
    with engine.begin() as connection:
        connection.execute(sa.delete(PROMISES).where(PROMISES.c.at < newest.scalar_subquery()))


def devices(engine: sa.Engine, guest: str) -> list[PutDevice]:
    """The browsers that somebody wants to be called by, the one that was added first first."""
    query = sa.select(DEVICES).where(DEVICES.c.guest == guest).order_by(DEVICES.c.at, DEVICES.c.endpoint)
    with engine.begin() as connection:
        return [PutDevice(*found) for found in connection.execute(query)]


def presence(engine: sa.Engine, tables: Sequence[str]) -> dict[str, set[str]]:
    """Who is at these tables, by the processes that keep them."""
    query = sa.select(PRESENCE.c.table, PRESENCE.c.guest).where(PRESENCE.c.table.in_(tables))
    here: dict[str, set[str]] = {}
    with engine.begin() as connection:
        for table, guest in connection.execute(query):
            here.setdefault(table, set()).add(guest)
    return here


def reports(engine: sa.Engine) -> list[PutReport]:
    """The bug reports, the newest first."""
    with engine.begin() as connection:
        return [
            PutReport(*found)
            for found in connection.execute(sa.select(REPORTS).order_by(REPORTS.c.at.desc()))
        ]


def _listed(engine: sa.Engine, query: sa.Select, limit: int) -> list[TableRow]:
    with engine.begin() as connection:
        found = connection.execute(query.order_by(*NEWEST_FIRST).limit(limit)).mappings()
        return [TableRow(**each) for each in found]


def _ids(engine: sa.Engine, status: str) -> list[str]:
    query = sa.select(TABLES.c.id).where(TABLES.c.status == status).order_by(TABLES.c.created, TABLES.c.id)
    with engine.begin() as connection:
        return list(connection.scalars(query))
