"""What the interfaces of research know of Dungeoneer."""

from __future__ import annotations

from delvewright.games.dungeoneer.door import SIDES
from delvewright.games.dungeoneer.kinds import KINDS
from delvewright.games.dungeoneer.sorts import STATS
from delvewright.research.known import Known

KNOWN = Known(
    words=[*STATS, *SIDES, *sorted({use.name for kind in KINDS.values() for use in kind.uses})],
    pieces=("at", "bane", "beaten", "emptied", "group", "searched", "tried", "found"),
    dull=("felled_by",),
)
