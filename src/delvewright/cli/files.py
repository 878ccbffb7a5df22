"""Files: records read and written by name, with an error a person can use."""

from __future__ import annotations

from pathlib import Path

from delvewright.kernel.errors import BadRecord, DelveError
from delvewright.kernel.record import Record

SUFFIX = ".delve"


def read_record(path: Path) -> Record:
    """The record in a file; what is wrong is said with the file's name."""
    try:
        return Record.read(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror or error}") from error
    except (BadRecord, ValueError) as error:
        why = "not a text file" if isinstance(error, UnicodeDecodeError) else error
        raise BadRecord(f"{path}: {why}") from error


def write_record(path: Path, record: Record) -> None:
    """Write a record whole, or leave what was there before."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(record.text(), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise DelveError(f"{path}: {error.strerror or error}") from error


def free_path(record: Record) -> Path:
    """A name that no file has yet, its game and a number: game-42.delve."""
    stem = f"{record.game}-{record.seed}"
    path = Path(stem + SUFFIX)
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}{SUFFIX}")
        number += 1
    return path
