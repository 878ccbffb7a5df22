"""Recent things by name: as many as there is room for, those used longest ago forgotten first."""

from __future__ import annotations

from typing import Generic, TypeVar

Thing = TypeVar("Thing")

ROOM = 1_000


class Recent(Generic[Thing]):
    """Two of them that hear the same names in the same order remember the same ones."""

    def __init__(self, room: int = ROOM):
        self.room = room
        self._things: dict[str, Thing] = {}

    def get(self, name: str) -> Thing | None:
        return self._things.get(name)

    def put(self, name: str, thing: Thing) -> None:
        self._things.pop(name, None)
        self._things[name] = thing
        if len(self._things) > self.room:
            del self._things[next(iter(self._things))]

    def drop(self, name: str) -> None:
        self._things.pop(name, None)

    def clear(self) -> None:
        self._things.clear()
