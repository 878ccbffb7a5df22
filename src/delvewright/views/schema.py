"""The JSON schema of a game's view and card faces: `python -m delvewright.views.schema [game]` prints it."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from delvewright.kernel.errors import DelveError
from delvewright.views.front import catalogue, game

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(name: str) -> dict[str, Any]:
    """The view is the document itself; the face of a card stands beside it under $defs."""
    voice = game(name).voice
    (view, _), parts = msgspec.json.schema_components(
        (voice.model, voice.face), ref_template="#/$defs/{name}"
    )
    return {"$schema": DIALECT, "title": game(name).title, **view, "$defs": parts}


def main(args: list[str]) -> int:
    try:
        print(json.dumps(schema(args[0] if args else catalogue()[0]), indent=2))
    except DelveError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
