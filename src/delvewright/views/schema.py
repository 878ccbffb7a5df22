"""The JSON schema of a game's view and printed pieces: `python -m delvewright.views.schema [game]` prints it.

`shared` in place of a game stands for what the views and printed pieces of all games have in common, and
`plain` for those of a game that has no view of its own.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from delvewright.kernel.errors import DelveError
from delvewright.views import plain
from delvewright.views.front import game, shelf
from delvewright.views.model import Printed, TableView

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(name: str) -> dict[str, Any]:
    """The view is the document itself; a printed piece stands beside it under $defs."""
    wanted: tuple[type[Any], ...]
    if name == "shared":
        title, wanted = "Any game", (TableView, Printed)
    elif name == "plain":
        title, wanted = "A plain game", (plain.View, plain.PrintedPiece)
    else:
        front = game(name)
        title, wanted = front.title, (front.voice.model, front.voice.printed)
    (view, *_), parts = msgspec.json.schema_components(wanted, ref_template="#/$defs/{name}")
    return {"$schema": DIALECT, "title": title, **view, "$defs": parts}


def main(args: list[str]) -> int:
    try:
        print(json.dumps(schema(args[0] if args else shelf()[0].id), indent=2))
    except DelveError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
