"""The board: the hall with what each rank takes, the Dungeon Deck, and the Village."""

from __future__ import annotations

from functools import lru_cache

from delvewright.games.thunderstone.board import (
    CAGES,
    DECK_ZONES,
    HALL,
    HORDE_DECK,
    SCORE_PILE,
    STACKS,
    SUNK,
    Board,
    health,
)
from delvewright.games.thunderstone.kinds import GUARDIAN, MONSTER, THUNDERSTONE
from delvewright.games.thunderstone.score import card_points
from delvewright.kernel.sight import HIDDEN
from delvewright.views.thunderstone.memory import PARTS, Cast
from delvewright.views.thunderstone.model import Dungeon, Foe, Known, Lurking, Rank, Stack
from delvewright.views.thunderstone.preview import preview
from delvewright.views.thunderstone.printed import traits
from delvewright.views.thunderstone.reading import Reading
from delvewright.views.thunderstone.sides import Zone, known, pieces

# The hall --------------------------------------------------------------------------------------------


def hall_view(r: Reading) -> tuple[Rank, ...]:
    """The ranks. What previews say differs by what the viewer calls the party, and by the question."""
    ask, halls = r.p.ask, r.scene.halls
    said = (r.who(r.party) if r.party >= 0 else "", ask.question if ask else "")
    if said not in halls:
        zones = r.p.zones
        halls[said] = tuple(
            [
                Rank(rank, tuple([foe_view(r, rank, piece) for piece in zones[zone]]))
                for rank, zone in enumerate(HALL)
            ]
        )
    return halls[said]


def foe_view(r: Reading, rank: int, piece: int) -> Foe:
    p = r.p
    kind = p.cast[piece]
    monster = bool(kind.classes & MONSTER)
    return Foe(
        piece,
        kind.id,
        monster,
        health(p, piece),
        rank + kind.darkness if monster and rank else 0,
        kind.xp,
        kind.vp or 0,
        traits(kind),
        piece in p.breached,
        preview(r, piece),
    )


# The Dungeon Deck ------------------------------------------------------------------------------------


def dungeon_view(r: Reading) -> Dungeon:
    p, cast, zones = r.p, r.cast, r.p.zones
    seen = tuple([r.look(zone) if zones[zone] else () for zone in DECK_ZONES])
    size, known_cards, lurking = deck_of(cast, tuple(zones[DECK_ZONES[0] : STACKS]), seen)
    score_pile = zones[SCORE_PILE]
    return Dungeon(
        size,
        known_cards,
        lurking,
        pieces(cast, zones[SUNK]),
        pieces(cast, zones[HORDE_DECK]),
        pieces(cast, zones[CAGES]),
        pieces(cast, score_pile),
        sum([vp for _, vp in card_points(p.cast, score_pile)]) if score_pile else 0,
        p.counters,
        p.quarry,
        p.stones,
        p.layout.stones_to_end,
        p.skip_advance,
    )


@lru_cache(maxsize=PARTS)
def deck_of(
    cast: Cast, depths: tuple[Zone, ...], seen: tuple[Zone, ...]
) -> tuple[int, tuple[Known, ...], tuple[Lurking, ...]]:
    """How large the Dungeon Deck is, which of its cards are known, and what lurks in it.

    Which depth holds a stone or a Guardian is public, the order inside it is not.
    """
    above = 0
    found = []
    for depth, shown in zip(depths, seen, strict=True):
        dark = [above + index for index, piece in enumerate(shown) if piece == HIDDEN]
        for piece in depth:
            kind = cast.kinds[piece]
            if kind.classes & (GUARDIAN | THUNDERSTONE):
                place = above + shown.index(piece) if piece in shown else -1
                first, last = (dark[0], dark[-1]) if place < 0 else (place, place)
                found.append(Lurking(kind.id, first, last))
        above += len(shown)
    lurking = tuple(sorted(found, key=lambda each: (each.first, each.last, each.kind)))
    return above, known(cast, tuple([piece for shown in seen[:-1] for piece in shown])), lurking


# The Village -----------------------------------------------------------------------------------------

STACK_TYPES = ("basic", "hero", "village")
"""The stacks lie in this order, four of each of the first two."""


def village_view(p: Board, cast: Cast, gold: int) -> tuple[Stack, ...]:
    return stacks_of(cast, p.layout.stacks, tuple(p.zones[STACKS:]), gold)


@lru_cache(maxsize=PARTS)
def stacks_of(cast: Cast, groups: tuple[str, ...], stacks: tuple[Zone, ...], gold: int) -> tuple[Stack, ...]:
    found = []
    for index, (group, stack) in enumerate(zip(groups, stacks, strict=True)):
        affordable = bool(stack) and cast.kinds[stack[0]].cost <= gold
        found.append(stack_of(cast, group, STACK_TYPES[min(index // 4, 2)], stack, affordable))
    return tuple(found)


@lru_cache(maxsize=PARTS)
def stack_of(cast: Cast, group: str, sort: str, stack: Zone, affordable: bool) -> Stack:
    if not stack:
        return Stack(group, sort, -1, "", 0, 0, False, ())
    kind = cast.kinds[stack[0]]
    levels: tuple[int, ...] = ()
    if sort == "hero":
        of_level = [cast.kinds[piece].level for piece in stack]
        levels = (of_level.count(1), of_level.count(2), of_level.count(3))
    return Stack(group, sort, stack[0], kind.id, len(stack), kind.cost, affordable, levels)
