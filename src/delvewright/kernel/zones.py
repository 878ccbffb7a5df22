"""The zones of a board, declared once: what each is called, whose it is, and who sees what lies there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

Sight = Callable[[Any, int, int], bool]
"""(position, owner, seat): whether the seat sees what lies in a zone of the owner."""

SHARED = -1
"""The owner of a zone that is nobody's own."""

APART = "apart"
"""The pool of zones that a game deals itself when a world is imagined."""


def seen_by_all(p: Any, owner: int, seat: int) -> bool:
    return True


def seen_by_owner(p: Any, owner: int, seat: int) -> bool:
    return owner == seat


def seen_by_none(p: Any, owner: int, seat: int) -> bool:
    return False


class Zone(NamedTuple):
    """One zone."""

    name: str
    owner: int = SHARED
    sight: Sight = seen_by_all
    pool: str = ""


class Zones:
    """All zones of a board by their numbers: each seat's own, then the shared ones, then any number more.

    Each call declares a zone and gives its number. Of a seat's own that is the number of its first seat's:
    seat 3 has it three further on, or three times `stride` further on where a seat's zones lie together.
    """

    __slots__ = ("_more", "_own", "_shared", "_zones", "by_seat", "pools", "seats")

    def __init__(self, seats: int = 0, by_seat: bool = False) -> None:
        self.seats = seats
        self.by_seat = by_seat
        self._own: list[Zone] = []
        self._shared: list[Zone] = []
        self._more = Zone("")
        self._zones: list[Zone] = []
        self.pools: list[list[tuple[int, int, Sight]]] = []
        # The zones that may be hidden, with owner and sight: together those among which their pieces may lie
        # anywhere, as far as a seat can know.

    def own(self, name: str, sight: Sight = seen_by_all, pool: str = "") -> int:
        """A zone that every seat has. Unless a pool is named, what lies hidden there lies in no other's."""
        if self._shared:
            raise ValueError(f"zone {name!r}: what each seat has is declared before what is shared")
        self._own.append(Zone(name, SHARED, sight, pool))
        self._settle()
        return len(self._own) - 1 if self.by_seat else (len(self._own) - 1) * self.seats

    def shared(self, name: str, sight: Sight = seen_by_all, pool: str = "", count: int = 1) -> int:
        """A zone of the table, or several of one name. Unless a pool is named, each is dealt by itself."""
        self._shared += [Zone(name, SHARED, sight, pool)] * count
        self._settle()
        return self.count - count

    def hidden(self, name: str, pool: str = "", count: int = 1) -> int:
        """A zone of the table into which nobody sees: a deck."""
        return self.shared(name, seen_by_none, pool, count)

    def more(self, name: str) -> int:
        """The first of any number of further zones, open to all, that a set-up lays out."""
        self._more = Zone(name)
        return self.count

    @property
    def stride(self) -> int:
        """How far apart the same zone of two seats lies."""
        return len(self._own) if self.by_seat else 1

    @property
    def count(self) -> int:
        """How many there are on every board."""
        return len(self._zones)

    def place(self, zone: int) -> tuple[str, int]:
        """The name of a zone, and whose it is; of what lies nowhere (-1) there is none."""
        if zone < 0:
            return "", SHARED
        name, owner, _, _ = self._zones[zone] if zone < len(self._zones) else self._more
        return name, owner

    def sees(self, p: Any, zone: int, seat: int) -> bool:
        """Whether what lies in a zone lies open to a seat."""
        _, owner, sight, _ = self._zones[zone] if zone < len(self._zones) else self._more
        return sight is seen_by_all or sight(p, owner, seat)

    def _settle(self) -> None:
        """Lay the zones declared so far out by their numbers."""
        seats = range(self.seats)
        if self.by_seat:
            own = [zone._replace(owner=seat) for seat in seats for zone in self._own]
        else:
            own = [zone._replace(owner=seat) for zone in self._own for seat in seats]
        self._zones = [*own, *self._shared]
        pools: dict[Any, list[tuple[int, int, Sight]]] = {}
        for number, (_, owner, sight, pool) in enumerate(self._zones):
            if sight is not seen_by_all and pool != APART:
                alone = number if owner == SHARED else (owner,)
                pools.setdefault(pool or alone, []).append((number, owner, sight))
        self.pools = list(pools.values())

    def check(self) -> None:
        """A hand dealt by itself would be imagined as it is: say what else its pieces might lie in."""
        for (zone, _, sight), *others in self.pools:
            if not others and sight is not seen_by_none:
                raise ValueError(f"zone {self.place(zone)[0]!r}: name the pool that its pieces come from")
