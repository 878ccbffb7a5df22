"""The checkup: which finished games no longer come to the same end under today's rules."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from msgspec import Struct

import delvewright
from delvewright.kernel.errors import BadRecord, DelveError
from delvewright.kernel.record import Record
from delvewright.server import lookup
from delvewright.server.database import open_database, reading
from delvewright.server.log import ANSWERS, LogEntry
from delvewright.server.rows import EntryRow, Facts, TableRow
from delvewright.server.seating import shares_of


class Finding(Struct, frozen=True):
    """A game that does not replay, and where it leaves its old path."""

    table: str
    game: str
    then: str  # the rules it began by
    now: str  # today's
    answer: int  # the first answer that is refused; 0 is the set-up; -1 when all are taken
    text: str


def checkup(url: str) -> Iterator[Finding]:
    """Replay every finished game of a database. It may be in use meanwhile."""
    engine = open_database(url)
    try:
        readers = reading(engine)
        for id in lookup.finished(readers):
            table = lookup.table(readers, id)
            if table is not None:
                finding = examine(table, lookup.entries(readers, id))
                if finding is not None:
                    yield finding
    finally:
        engine.dispose()


def examine(table: TableRow, entries: Iterable[EntryRow]) -> Finding | None:
    """Replay one game from its seed; None when it ends as it did."""
    then, now, answer = table.rules, "", 0
    try:
        game = delvewright.game(table.game)
        now = game.version
        record = record_of(table, entries)
        then = record.rules
        state = game.start(record.seats, record.seed, key=record.key, **record.settings)
        for seat, name in record.answers:
            answer += 1
            state = game.answer(state, name, seat)
        answer = -1
        text = _parting(game.save(state), table.position)
    except DelveError as error:
        text = str(error)
    return Finding(table.id, table.game, then, now, answer, text) if text else None


def record_of(table: Facts, entries: Iterable[EntryRow | LogEntry]) -> Record:
    """The record of a table: the answers in its log, less those taken back, and the rules it began by."""
    rules = ""
    answers: list[tuple[int, str]] = []
    for entry in entries:
        if entry.sort in ANSWERS:
            answers.append((entry.seat, entry.text))
        elif entry.sort == "undo":
            if not entry.text.isdigit() or int(entry.text) > len(answers):
                raise BadRecord(f"entry {entry.n} takes back {entry.text} of {len(answers)} answers")
            del answers[len(answers) - int(entry.text) :]
        elif entry.sort == "start":
            rules = entry.rules
    settings = json.loads(table.settings)
    record = Record(table.game, rules or table.rules, table.seats, table.seed, settings, answers)
    record.secret, record.shares = table.secret, shares_of(table)
    return record


def _parting(end: bytes, stored: bytes | None) -> str:
    """In what an end differs from the stored one; nothing when it does not."""
    if stored is None:
        return "its last position is not stored"
    ours, theirs = json.loads(end)["position"], json.loads(stored)["position"]
    apart = sorted(
        name for name in ours.keys() | theirs.keys() if ours.get(name, ...) != theirs.get(name, ...)
    )
    return f"ends elsewhere: {', '.join(apart)}" if apart else ""
