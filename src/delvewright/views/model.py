"""The parts of a view that every game shares: lines of text, and the open question with its options."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct


class Line(NamedTuple):
    """One sentence and the numbers of the rules it rests on."""

    text: str
    rules: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.text} · {', '.join(self.rules)}" if self.rules else self.text


class Touch(Struct, frozen=True):
    """Something an option touches, so that a table can light it up."""

    place: str  # where it lies: "hand", "rank_2", "village", "seat", …
    kind: str = ""  # the printed card, if it is one
    piece: int = -1  # the piece, if the viewer may see where it lies
    seat: int = -1  # whose place it is, if it is anybody's


class Offer(Struct, frozen=True):
    """An option of the open question."""

    index: int  # in the list of options
    name: str  # the stable name: what a record keeps and an answer may say
    label: str  # a few words for a button
    text: str  # a sentence with the numbers
    rules: tuple[str, ...]
    touches: tuple[Touch, ...]


class Refusal(Struct, frozen=True):
    """A candidate of the open question that is not offered, and why."""

    name: str
    label: str
    text: str
    rules: tuple[str, ...]
    touches: tuple[Touch, ...]


class Open(Struct, frozen=True):
    """The open question, as the seat that is asked reads it."""

    seat: int
    question: str
    text: str
    rules: tuple[str, ...]
    offers: tuple[Offer, ...]
    refusals: tuple[Refusal, ...]
