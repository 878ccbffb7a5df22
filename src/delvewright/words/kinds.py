"""Kinds: what is printed on the pieces of a game that has no data files."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct


class Kind(Struct, frozen=True):
    """A name, and how many copies there are. A game adds whatever else is printed."""

    name: str
    copies: int = 1

    @property
    def id(self) -> str:
        return self.name.lower().replace(" ", "_")


Sort = TypeVar("Sort", bound=Kind)


def by_id(*kinds: Sort) -> dict[str, Sort]:
    """All kinds of a game, as its door wants them."""
    return {kind.id: kind for kind in kinds}
