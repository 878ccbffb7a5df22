"""The data folder of a server: one process at a time."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from delvewright.kernel.errors import DelveError

if sys.platform != "win32":
    import fcntl

LOCK = "lock"


def occupied(folder: Path) -> IO[str]:
    """Take the folder for as long as the file stays open; the system gives it back, even after a kill.

    Two servers would keep the same tables in two memories and part ways.
    """
    lock = (folder / LOCK).open("a+", encoding="utf-8")
    try:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.seek(0)
        by = lock.read().strip()
        lock.close()
        raise DelveError(
            f"another server{f' (process {by})' if by else ''} keeps its tables in {folder}: "
            "stop it first, or give this one a folder of its own with --data"
        ) from error
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
    return lock
