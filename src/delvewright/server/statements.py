"""Putting many rows by one statement, in the way that costs each driver least.

SQLite takes rows as they are. PostgreSQL gets all rows as one JSON text and takes it apart itself: one
statement, prepared once, for any number of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import TypeVar

import msgspec
import sqlalchemy as sa
from msgspec.structs import astuple
from sqlalchemy.dialects import postgresql, sqlite

Replacing = TypeVar("Replacing", sqlite.Insert, postgresql.Insert)

MOST_ROWS = 64  # of a statement for SQLite


def put(connection: sa.Connection, table: sa.Table, replacing: bool, rows: Sequence[msgspec.Struct]) -> None:
    """Insert rows whose fields are the columns of the table; `replacing` those with the same key."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(_of_json(table, replacing), (msgspec.json.encode(rows).decode(),))
        return
    at = 0
    for count in counts(len(rows)):
        values = chain.from_iterable([astuple(row) for row in rows[at : at + count]])
        connection.exec_driver_sql(_of_rows(table, replacing, count), tuple(values))
        at += count


def counts(rows: int) -> Iterator[int]:
    """How many rows go into each statement: powers of two, for the driver keeps every statement ready."""
    while rows:
        count = min(1 << (rows.bit_length() - 1), MOST_ROWS)
        yield count
        rows -= count


@cache
def _of_rows(table: sa.Table, replacing: bool, count: int) -> str:
    insert = sqlite.insert(table).values({column.name: sa.literal_column("?") for column in table.c}).inline()
    row = f"({', '.join('?' * len(table.c))})"
    sql = _text(_replacing(insert) if replacing else insert, sqlite.dialect())
    return sql.replace(row, ", ".join([row] * count))


@cache
def _of_json(table: sa.Table, replacing: bool) -> str:
    plain = [
        sa.column(column.name, sa.Text() if isinstance(column.type, sa.LargeBinary) else column.type)
        for column in table.c
    ]
    rows = sa.func.json_to_recordset(sa.literal_column("%s")).table_valued(*plain, name="rows")
    values = [
        sa.func.decode(value, sa.literal_column("'base64'"))
        if isinstance(column.type, sa.LargeBinary)
        else value
        for column, value in zip(table.c, rows.render_derived(with_types=True).c, strict=True)
    ]
    insert = postgresql.insert(table).from_select([column.name for column in table.c], sa.select(*values))
    return _text(_replacing(insert) if replacing else insert, postgresql.dialect(paramstyle="named"))


def _replacing(insert: Replacing) -> Replacing:
    fresh = {column.name: column for column in insert.excluded if not column.primary_key}
    keys = [column for column in insert.excluded if column.primary_key]
    return insert.on_conflict_do_update(index_elements=keys, set_=fresh)


def _text(insert: sa.Insert, dialect: sa.Dialect) -> str:
    return str(insert.compile(dialect=dialect))
