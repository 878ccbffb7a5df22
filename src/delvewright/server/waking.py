"""Waking: what is stored of a table, folded into its log; the log is the truth, whatever else was stored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from delvewright.kernel.events import Event
from delvewright.server import archive
from delvewright.server.log import Log, LogEntry
from delvewright.server.rows import OVER, PLAYING, WAITING, ArchiveRow, EntryRow, Facts, TableRow
from delvewright.server.seating import key_of
from delvewright.views.front import Front


def empty_log(front: Front, row: Facts) -> Log:
    """The log of a table before anything happened there."""
    return Log(front, row.seats, row.seed, msgspec.json.decode(row.settings), key_of(row))


def fold(log: Log, row: TableRow, stored: Sequence[EntryRow], archives: Iterable[ArchiveRow]) -> int:
    """Read a table into its log; how many of the last answers, of other rules, could not be carried over.

    If it fails, the log has the entries up to there.
    """
    kept: dict[int, tuple[bytes, list[Event]]] = {}
    for part in archives:
        kept |= dict(enumerate(archive.unpack(part.blob), part.first))
    ahead = row.position_n >= len(stored)  # stored for a future that never came
    newest = None if row.position is None or ahead else (row.position_n, row.position)
    entries = [LogEntry(e.n, e.sort, e.seat, e.by, e.text, e.rules, e.at) for e in stored]
    return log.read(entries, kept, newest)


def facts_by(log: Log, row: TableRow) -> Facts:
    """A stored row without its position, and with the status that the log gives it."""
    facts = Facts(**{name: getattr(row, name) for name in Facts.__struct_fields__})
    status = row.status
    if all(entry.sort != "start" for entry in log.entries):
        status = WAITING
    elif log.state is not None:
        status = OVER if log.state.over or log.called_off >= 0 else PLAYING
    return msgspec.structs.replace(facts, status=status)
