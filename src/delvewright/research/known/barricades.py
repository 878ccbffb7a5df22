"""What the interfaces of research know of Barricades Mode."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades.board import (
    NODES,
    TOKENS,
    battle_of,
    destroyed,
    hit_points,
    hp,
    threat_level,
)
from delvewright.games.barricades.kinds import KINDS
from delvewright.games.barricades.muster import FACES
from delvewright.research.known import Known


def healthy(p: Any, seat: int) -> float:
    return hp(p, seat)


def in_battle(p: Any, seat: int) -> float:
    return float(battle_of(p, seat) is not None)


KNOWN = Known(
    words=[
        *NODES,
        *TOKENS,
        *[face.id.removeprefix("face_") for face in dict.fromkeys(FACES)],
        *sorted({use.name for kind in KINDS.values() for use in kind.power.uses}),
    ],
    pieces=("guardian", "active"),
    more={
        "hp": healthy,
        "in_battle": in_battle,
        "destroyed_locations": lambda p, seat: destroyed(p),
        "guardian_hit_points": lambda p, seat: hit_points(p),
        "threat_level": lambda p, seat: threat_level(p),
    },
)
