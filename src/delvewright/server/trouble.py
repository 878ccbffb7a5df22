"""Trouble: what breaks at a table is told in the server's log, with all it takes to see it break again.

The record holds the secret of the dice and is not for logs: it is kept as a report, which the log names.
"""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from delvewright.kernel.steps import trace
from delvewright.server.checkup import record_of
from delvewright.server.logs import logger, short
from delvewright.server.rows import PutReport
from delvewright.server.writer import NotStored

if TYPE_CHECKING:
    from delvewright.server.table import Table

NOTED = "something went wrong here; it has been noted"
"""All that a client hears of it."""


def broke(table: Table | None, event: str, error: BaseException, doing: str = "", /, **facts: Any) -> None:
    """Tell the traceback and what was still to do at the table; `doing`, what was asked, is for reports."""
    if table is not None:
        facts["table"] = short(table.id)
        facts["steps"] = trace(table.log.state) if table.log.state is not None else []
        facts["report"] = _reported(table, f"{event}: {error!r}\n{doing}".strip())
    logger.error(event, trouble=repr(error), exc_info=error, **facts)


def _reported(table: Table, text: str) -> str:
    """The report that has the record: one for each moment of a table, however often it breaks there."""
    top, id = table.reported
    if top != table.log.top:
        id = secrets.token_hex(4)
        table.reported = table.log.top, id
        record = record_of(table.facts, table.log.entries).text()
        with suppress(NotStored):  # which the storage has told
            table.house.submit(PutReport(id, table.id, "", text.replace("\0", " "), record, time.time()))
    return id
