"""What the interfaces of research know of Dungeon Dice."""

from __future__ import annotations

from typing import Any

from delvewright.games.dungeon_dice.bargain.compose import HEADINGS
from delvewright.games.dungeon_dice.bargain.terms import SHAPES, SLOTS
from delvewright.games.dungeon_dice.board import BAGS, NONE
from delvewright.games.dungeon_dice.dice import foe_total, hero_total
from delvewright.games.dungeon_dice.kinds import ABILITIES, KINDS, LOCATIONS, TERRAINS
from delvewright.games.dungeon_dice.rewards import REWARDS
from delvewright.research.known import Known

FACES = [face for kind in KINDS.values() for face in kind.faces]

DEALS = (
    *("now", "win", "loss", "after", "opened"),  # when dice are given
    *("trophy", "chest", "stone", "high"),  # what is promised, and rolled for
    *("confronts", "picks", "refuse", "refuses", "offer"),  # what a threat or a charm is about
    "OTHER",
)
"""What terms of deals say besides; see bargain/terms.py."""


def heroes(p: Any, seat: int) -> float:
    return hero_total(p) if p.fighters and p.foe != NONE else 0


def monster(p: Any, seat: int) -> float:
    return foe_total(p) if p.foe != NONE else 0


KNOWN = Known(
    words=[
        "bare_hands",
        "foe",
        "gift",
        "level_die",
        "place",
        "heroes",
        *DEALS,
        *HEADINGS,
        *[kind.lower() for kind in SHAPES],
        *SLOTS,
        *BAGS,
        *REWARDS,
        *ABILITIES,
        *LOCATIONS,
        *TERRAINS,
        *sorted({"_".join([str(face.value), *[name for name, _ in face.symbols]]) for face in FACES}),
        *sorted({name for face in FACES for name, _ in face.symbols}),
    ],
    pieces=("foe", "gear", "foe_spells", "spells_in", "wounded"),
    dull=("faces",),
    more={"heroes_total": heroes, "foe_total": monster},
)
