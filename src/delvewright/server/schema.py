"""The JSON schema of the wire: `python -m delvewright.server.schema` prints it for the web's types."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from delvewright.server import messages, shapes
from delvewright.views.drafting import Draft, Forms
from delvewright.views.schema import DIALECT

GIVEN = (
    shapes.Guest,
    shapes.GameInfo,
    shapes.RuleInfo,
    shapes.FoundRules,
    shapes.WishInfo,
    shapes.LayoutInfo,
    shapes.Promise,
    shapes.Hook,
    shapes.Push,
    shapes.Tables,
    shapes.Wall,
    shapes.Opened,
    shapes.Replay,
    shapes.Moment,
    shapes.Bench,
    Forms,
    Draft,
    shapes.KeptPack,
    shapes.Comparison,
    shapes.Problem,
)
TAKEN = (
    shapes.NewGuest,
    shapes.WantedLayout,
    shapes.NewTable,
    shapes.NewFork,
    shapes.NewHook,
    shapes.NewPush,
    shapes.OldPush,
    shapes.NewReport,
    shapes.BenchKey,
    shapes.WantedDraft,
    shapes.WantedPack,
    shapes.WantedTrial,
)


def schema() -> dict[str, Any]:
    """One document: requests and messages of the stream, and HTTP bodies. Views are each game's own."""
    tops = [messages.REQUESTS, messages.MESSAGES, *TAKEN, *GIVEN]
    _, parts = msgspec.json.schema_components(tops, ref_template="#/$defs/{name}")
    named = {"ClientMessage": messages.REQUESTS, "ServerMessage": messages.MESSAGES}
    for name, union in named.items():
        parts[name] = msgspec.json.schema_components([union], ref_template="#/$defs/{name}")[0][0]
    return {"$schema": DIALECT, "title": "Delvewright wire", "$defs": parts}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
