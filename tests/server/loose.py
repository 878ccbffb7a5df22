"""The server with rates and patience no test runs into: `python loose.py FOLDER DATABASE`."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from delvewright.cli.serve import run
from delvewright.server import thinkers
from delvewright.server.app import application
from delvewright.server.limits import Limits
from delvewright.server.logs import configure

LOOSE = replace(
    Limits(),
    messages_per_second=100_000,
    message_burst=100_000,
    address_messages_per_second=100_000,
    address_message_burst=100_000,
    stream_bytes_per_second=1e9,
    stream_bytes_burst=1e9,
    calls_per_second=100_000,
    call_burst=100_000,
    guests_per_minute=100_000,
    guest_burst=100_000,
    chat_per_minute=100_000,
    chat_burst=100_000,
    address_chat_per_minute=100_000,
    address_chat_burst=100_000,
    tables_per_guest=1_000,
    tables_per_address=10_000,
)

if __name__ == "__main__":
    configure("info")
    thinkers.PATIENCE = 600.0  # a bot that is given up answers anything
    run(application(sys.argv[2], Path(sys.argv[1]), LOOSE), "127.0.0.1", 0, True, LOOSE)
