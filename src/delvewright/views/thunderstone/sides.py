"""Sides: what lies in front of each player, as far as the viewer sees it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from delvewright.games.thunderstone.board import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    PENALTY,
    SEAT_ZONES,
)
from delvewright.games.thunderstone.score import card_points
from delvewright.kernel.sight import HIDDEN
from delvewright.views.thunderstone.hand import cards
from delvewright.views.thunderstone.memory import PARTS, Cast
from delvewright.views.thunderstone.model import Card, Known, Piece, Seat
from delvewright.views.thunderstone.preview import party
from delvewright.views.thunderstone.reading import Reading

Zone = tuple[int, ...]


class Side(Struct, gc=False):
    """All of a seat's side but the cards of its hand."""

    vp: int
    known: tuple[Known, ...]
    hidden: int
    discard: tuple[Piece, ...]
    aside: tuple[Piece, ...]
    penalties: tuple[Piece, ...]
    owned: dict[str, int]
    unseen: dict[str, int]


def seat_view(r: Reading, seat: int) -> Seat:
    p, base = r.p, seat * SEAT_ZONES
    deck, hand = r.look(base + DECK), r.look(base + HAND)
    side = side_of(r.cast, tuple(p.zones[base : base + SEAT_ZONES]), deck, hand)
    return Seat(
        seat,
        p.xp[seat],
        side.vp,
        len(deck),
        side.known,
        hand_view(r, seat, hand) if side.hidden < len(hand) else (),
        side.hidden,
        side.discard,
        side.aside,
        side.penalties,
        side.owned,
        side.unseen,
    )


@lru_cache(maxsize=PARTS)
def side_of(cast: Cast, zones: tuple[Zone, ...], deck: Zone, hand: Zone) -> Side:
    """A side of the table: its zones, and the deck and the hand as the viewer sees them."""
    vp, owned = holdings(cast, zones)
    in_sight = (*deck, *hand, *zones[DISCARD], *zones[ASIDE])
    dark = {*zones[DECK], *zones[HAND]}.difference(in_sight)
    return Side(
        vp=vp,
        known=known(cast, deck),
        hidden=hand.count(HIDDEN),
        discard=pieces(cast, zones[DISCARD]),
        aside=pieces(cast, zones[ASIDE]),
        penalties=pieces(cast, zones[PENALTY]),
        owned=owned,
        unseen=by_kind(cast, dark),
    )


@lru_cache(maxsize=PARTS)
def holdings(cast: Cast, zones: tuple[Zone, ...]) -> tuple[int, dict[str, int]]:
    """What a seat's cards would score now, and how many it has of each kind."""
    everything = zones[DECK] + zones[HAND] + zones[DISCARD] + zones[ASIDE]
    points = sum([vp for _, vp in card_points(cast.kinds, everything)])
    return points - len(zones[PENALTY]), by_kind(cast, everything)


def hand_view(r: Reading, seat: int, hand: Zone) -> tuple[Card, ...]:
    """The cards of a hand that are seen; those of the party with what they add."""
    return party(r).hand if seat == r.party else cards(r.p, hand, {})


# Zones -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=PARTS)
def pieces(cast: Cast, zone: Zone) -> tuple[Piece, ...]:
    kinds = cast.kinds
    return tuple([Piece(piece, kinds[piece].id) for piece in zone])


def known(cast: Cast, seen: Zone) -> tuple[Known, ...]:
    """The cards of a face-down deck that are known, by their place."""
    kinds = cast.kinds
    return tuple(
        [Known(index, piece, kinds[piece].id) for index, piece in enumerate(seen) if piece != HIDDEN]
    )


def by_kind(cast: Cast, zone: Iterable[int]) -> dict[str, int]:
    """How many of each kind, in the order of their ids: nothing of the order they lie in."""
    kinds = cast.kinds
    counts: dict[str, int] = {}
    for id in sorted([kinds[piece].id for piece in zone]):
        counts[id] = counts.get(id, 0) + 1
    return counts
