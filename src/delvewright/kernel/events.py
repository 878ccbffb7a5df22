"""Events: what happened, as a key and arguments; text is made of them elsewhere."""

from __future__ import annotations

from typing import Any, NamedTuple

from delvewright.kernel.position import Position


class Event(NamedTuple):
    """`args` is what `seat` may see (everybody when it is -1); other seats see `outside`."""

    key: str
    args: tuple[Any, ...]
    seat: int = -1
    outside: tuple[Any, ...] = ()

    def seen_by(self, seat: int) -> tuple[Any, ...]:
        return self.args if self.seat in (-1, seat) else self.outside


def tell(position: Position, key: str, *args: Any) -> None:
    """Say something that everybody sees. Costs nothing when nobody listens."""
    if position.told is not None:
        position.told.append(Event(key, args))


def tell_seat(
    position: Position, seat: int, key: str, args: tuple[Any, ...], outside: tuple[Any, ...]
) -> None:
    """Say something whose particulars are only for `seat`."""
    if position.told is not None:
        position.told.append(Event(key, args, seat, outside))
