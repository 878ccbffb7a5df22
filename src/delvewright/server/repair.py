"""Repair: a table whose log has holes, or that was stored ahead of it, is cut back to its last whole entry.

Nothing of it is thrown away: what was cut is kept in the database, as JSON.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator

import msgspec
import sqlalchemy as sa
from msgspec import Struct

import delvewright
from delvewright.kernel.errors import DelveError
from delvewright.server import lookup
from delvewright.server.database import ENTRIES, POSITIONS, REPAIRS, TABLES, open_database, reading
from delvewright.server.rows import PutPosition, PutRepair, TableRow
from delvewright.server.statements import put
from delvewright.server.waking import empty_log, facts_by, fold


class Break(Struct, frozen=True):
    """A table that does not stand as it was stored, and how it stands when it is mended."""

    table: str
    game: str
    whole: int  # entries that stay
    cut: int  # entries that go
    why: str
    status: str  # when it is mended
    position: PutPosition | None  # at the last whole entry, if the stored one is ahead of that

    def text(self) -> str:
        entries = f"{self.cut} of {self.whole + self.cut} entries cut" if self.cut else "no entry cut"
        return f"{self.table}  {self.game}  {self.why}: {entries}"


def breaks(url: str, mend: bool = False) -> Iterator[Break]:
    """Look at every table of a database; with `mend`, cut back what is broken. No server may use it then."""
    engine = open_database(url)
    try:
        for id in lookup.ids(reading(engine)):
            row = lookup.table(reading(engine), id)
            found = None if row is None else examine(engine, row)
            if row is not None and found is not None:
                if mend:
                    _mend(engine, row, found)
                yield found
    finally:
        engine.dispose()


def examine(engine: sa.Engine, row: TableRow) -> Break | None:
    """How a table is broken; None if it is whole."""
    if row.game not in delvewright.catalogue():
        return None
    stored = lookup.entries(reading(engine), row.id)
    log = empty_log(delvewright.game(row.game), row)
    why = ""
    try:
        fold(log, row, stored, lookup.archives(reading(engine), row.id))
    except (DelveError, IndexError, ValueError) as error:  # also what takes back more than there is
        why = str(error)
    whole = len(log.entries)
    facts = facts_by(log, row)
    ahead = row.position_n >= whole
    if not why and ahead:
        why = f"its position is of entry {row.position_n}, and the last is {whole - 1}"
    if not why and facts.status != row.status:
        why = f"it is stored as {row.status}, and by its log it is {facts.status}"
    if not why:
        return None
    position = None
    if ahead and log.state is not None:
        position = PutPosition(row.id, whole - 1, log.game.version, log.game.save(log.state))
    return Break(row.id, row.game, whole, len(stored) - whole, why, facts.status, position)


def _mend(engine: sa.Engine, row: TableRow, found: Break) -> None:
    """Cut, and keep what was cut, in one transaction."""
    stored = lookup.entries(reading(engine), row.id)
    cut = msgspec.json.encode({"table": row, "entries": [one for one in stored if one.n >= found.whole]})
    kept = PutRepair(secrets.token_hex(4), row.id, found.why, cut.decode(), time.time())
    with engine.begin() as connection:
        put(connection, REPAIRS, False, [kept])
        connection.execute(sa.delete(ENTRIES).where(ENTRIES.c.table == row.id, ENTRIES.c.n >= found.whole))
        connection.execute(sa.update(TABLES).where(TABLES.c.id == row.id).values(status=found.status))
        if row.position_n >= found.whole:
            connection.execute(sa.delete(POSITIONS).where(POSITIONS.c.table == row.id))
        if found.position is not None:
            put(connection, POSITIONS, False, [found.position])
