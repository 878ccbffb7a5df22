"""What is worked out once and shown again: parts of views, remembered by the values they are made of.

A key holds everything its part depends on, by value, so nothing that is remembered can grow stale; what a
seat sees of a hidden zone is in the key as that seat sees it. Each memory forgets what was wanted least.
What is kept is kept from the garbage collector: it holds no cycles, and there is much of it.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any

from msgspec import Struct

from delvewright.games.thunderstone.board import DEPTHS, DISEASES, HAND, RANK_0, SEAT_ZONES, Board
from delvewright.games.thunderstone.kinds import Kind
from delvewright.kernel.ask import Reason
from delvewright.views.thunderstone.model import Card, Preview, Rank

PARTS = 1 << 12
"""How many parts of a sort are remembered: those of some hundreds of tables, about a MB each sort."""

SCENES = 1 << 11
"""As many of the larger ones: a table has three or four that may come again."""


class Cast(Struct, eq=False, gc=False):
    """The kind of every piece: the same object for equal casts, so that it is quick to look up."""

    kinds: tuple[Kind, ...]


@lru_cache(maxsize=1024)
def cast_of(kinds: tuple[Kind, ...]) -> Cast:
    return Cast(kinds)


class Party(Struct, gc=False):
    """What the hand of a party adds up to against nobody in particular, and card by card."""

    attack: int
    magic: int
    light: int
    diseases: int
    hand: tuple[Card, ...]


class Scene(Struct, eq=False, gc=False):
    """What a party comes to, as far as anybody wanted to know: the same to all who look on."""

    party: Party | None = None
    weighed: dict[int, tuple[Preview, Reason | None]] = {}
    halls: dict[tuple[str, str], tuple[Rank, ...]] = {}


APART = (
    *("ask", "known", "loaded", "news", "sealed", "seed", "stack", "ticks", "waiting", "result"),
    *("gold", "purchases", "smiths", "levelled", "xp"),
    *("turn", "turns", "revealed", "ending", "stones", "counters", "penance", "triumph", "skip_advance"),
    "stood",
    *("layout", "span", "front", "leftover_depth", "late", "immune", "cast", "zones"),
)
"""What no fight depends on: chance and knowledge, the purse, the clock, what is still to come.

Cast, zones and whether a hand lies open are in the key in a shape of their own. Whose turn it is does not
count: a hand that lies open is that of the turn, and another party is weighed as if the turn were its own."""

_facts = attrgetter(*[name for name in Board.FIELDS if name not in APART])


def in_village(p: Board) -> bool:
    """Whether this turn has gone to the Village."""
    return p.revealed and not p.entered


def scene(p: Board, cast: Cast, party: int) -> Scene:
    """The scene of everything that counts in a party's fights: its own cards, the hall, and this turn.

    In the Village there are no fights: what is bought there changes nothing about the hand.
    """
    zones, base = p.zones, max(party, 0) * SEAT_ZONES
    own: Any = zones[base + HAND] if in_village(p) else tuple(zones[base : base + SEAT_ZONES])
    return _scene((cast, party, p.revealed, own, tuple(zones[RANK_0:DEPTHS]), not zones[DISEASES], _facts(p)))


@lru_cache(maxsize=SCENES)
def _scene(everything: tuple[Any, ...]) -> Scene:
    return Scene()
