"""What the interfaces of research know of Thunderstone."""

from __future__ import annotations

from delvewright.games.thunderstone.kinds import KINDS
from delvewright.research.known import Known

KNOWN = Known(
    words=sorted({ability.name for kind in KINDS.values() for ability in (*kind.dungeon, *kind.village)}),
    pieces=("foe", "quarry", "front", "left_out", "doomed"),
    dull=("leftover_depth",),
    solo={"variant": "solo_normal"},
)
