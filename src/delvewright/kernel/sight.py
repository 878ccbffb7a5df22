"""Sight: which piece a seat may see; the one function behind views, logs and imagined worlds."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence

from delvewright.kernel.chance import GOLDEN, MASK, mix, scrambled
from delvewright.kernel.position import Position

HIDDEN = -1
EVERYBODY = (1 << 16) - 1
NOBODY = -1
"""The seat of a spectator: sees what is public and nothing else."""


def known_to(position: Position, seat: int) -> set[int]:
    """The pieces `seat` has seen since their zone was last shuffled."""
    return {
        piece for piece, seats in position.known if seats == EVERYBODY or (seat >= 0 and seats >> seat & 1)
    }


def show(position: Position, pieces: Iterable[int], seats: int = EVERYBODY) -> None:
    """Let seats (as bits) know pieces that lie in a hidden zone, until it is shuffled."""
    position.news = True
    known = position.known
    for piece in pieces:
        at = bisect_left(known, (piece,))
        there = at < len(known) and known[at][0] == piece
        known = (*known[:at], (piece, known[at][1] | seats if there else seats), *known[at + there :])
    position.known = known


def look(position: Position, pieces: tuple[int, ...], seat: int, open_to_seat: bool) -> tuple[int, ...]:
    """A zone as `seat` sees it: HIDDEN stands for each piece it may not see."""
    if open_to_seat:
        return pieces
    if not position.known:
        return (HIDDEN,) * len(pieces)
    seen = known_to(position, seat)
    return tuple([piece if piece in seen else HIDDEN for piece in pieces])


def in_sight(position: Position, sees: Callable[[Position, int, int], bool], seat: int) -> set[int]:
    """Every piece `seat` may see, wherever it lies."""
    seen = {
        piece
        for zone, pieces in enumerate(position.zones)
        for piece in look(position, pieces, seat, sees(position, zone, seat))
    }
    return seen - {HIDDEN}


def has_shown(
    before: Position, after: Position, sees: Callable[[Position, int, int], bool], seat: int
) -> bool:
    """Whether `seat` sees a piece now that was hidden from it before.

    Most zones lie as they lay, and as open: they show nothing.
    """
    was, known = before.zones, before.known == after.known
    fresh: set[int] = set()
    for zone, pieces in enumerate(after.zones):
        open_now = sees(after, zone, seat)
        if zone < len(was) and pieces == was[zone] and (sees(before, zone, seat) if open_now else known):
            continue
        fresh.update(look(after, pieces, seat, open_now))
    fresh.discard(HIDDEN)
    return bool(fresh) and not fresh <= in_sight(before, sees, seat)


class Imagination:
    """Fills in what one seat does not know, from bits of its own: never from the position's chance."""

    __slots__ = ("bits", "seat", "seen")

    def __init__(self, position: Position, seat: int, seed: int):
        self.bits = mix((seed * GOLDEN + seat + 1) & MASK)
        self.seat = seat
        self.seen = known_to(position, seat)

    def order(self, pieces: Iterable[int]) -> tuple[int, ...]:
        self.bits = mix((self.bits + GOLDEN) & MASK)
        return scrambled(self.bits, tuple(pieces))

    def deal(
        self, zones: list[tuple[int, ...]], which: Sequence[int], pinned: frozenset[int] = frozenset()
    ) -> None:
        """Mix the unseen pieces of several zones among all their unseen places.

        Pinned pieces stay in the zone they are in (but move about inside it).
        """
        seen = self.seen
        homes: list[list[int]] = []
        pool: list[int] = []
        for zone in which:
            here = [piece for piece in zones[zone] if piece in pinned and piece not in seen]
            homes.append(here)
            pool += [piece for piece in zones[zone] if piece not in seen and piece not in pinned]
        pool = list(self.order(pool))
        for zone, here in zip(which, homes, strict=True):
            pieces = zones[zone]
            places = sum(1 for piece in pieces if piece not in seen)
            if not places:
                continue
            fresh = [pool.pop() for _ in range(places - len(here))] + here
            if here:
                fresh = list(self.order(fresh))
            if places == len(pieces):
                zones[zone] = tuple(fresh)
            else:
                zones[zone] = tuple([piece if piece in seen else fresh.pop() for piece in pieces])

    def deal_pools(self, world: Position) -> None:
        """Deal what is hidden from the seat, each pool of zones for itself."""
        zones, seat = world.zones, self.seat
        for pool in world.ZONES.pools:
            hidden = [zone for zone, owner, sight in pool if zones[zone] and not sight(world, owner, seat)]
            if hidden:
                self.deal(zones, hidden)

    def fresh_seed(self) -> int:
        """Of 63 bits, as any seed."""
        self.bits = mix((self.bits + GOLDEN) & MASK)
        return self.bits >> 1
