"""A server whose disk fails now and then: `python failing.py EVERY` and the options of `delve serve`."""

from __future__ import annotations

import sys
from time import sleep
from typing import Any

import sqlalchemy as sa

from delvewright.cli import main
from delvewright.server.writer import Writer

HANGING = 0.1  # seconds a disk takes to find that it fails; bots go on meanwhile


def refuse(every: int) -> None:
    """From now on one batch in so many is refused, as by a disk that is full for a moment."""
    store, batches = Writer._store, 0

    def failing(writer: Writer, changes: Any) -> None:
        nonlocal batches
        batches += 1
        if batches % every == 0:
            sleep(HANGING)
            raise sa.exc.OperationalError("COMMIT", {}, OSError("disk I/O error"))
        store(writer, changes)

    Writer._store = failing  # type: ignore[method-assign]


if __name__ == "__main__":
    refuse(int(sys.argv.pop(1)))
    sys.argv.insert(1, "serve")
    main()
