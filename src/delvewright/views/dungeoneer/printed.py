"""A printed card of Dungeoneer in full, ready for JSON: what is drawn on it, sort by sort."""

from __future__ import annotations

from msgspec import Struct

from delvewright.views import plain

Scores = tuple[int, int, int]
"""Melee, Magic, Speed."""


class Door(Struct, frozen=True, gc=False):
    """An exit, or what lies in the middle of a space."""

    sort: str  # open, locked, trapped, wall; hazard, pit, spikes
    stat: str  # of its Threat, or ""
    number: int


class Foe(Struct, frozen=True, gc=False):
    """A monster: an Encounter, or the one of a Slay Quest."""

    name: str
    tags: tuple[str, ...]
    scores: Scores
    attacks: tuple[str, ...]  # the forms with an attack symbol
    life: int
    text: str


class Champion(Struct, frozen=True, gc=False):
    """A hero."""

    race: str
    calling: str  # the class
    ability: str
    life: int
    levels: tuple[Scores, ...]
    stacked: tuple[Scores, ...]  # what an epic one adds to the heroic card on it
    forms: tuple[str, ...]
    boons: int
    treasures: int


class Ground(Struct, frozen=True, gc=False):
    """A space."""

    border: str
    grim: bool
    exits: tuple[Door, ...]  # north, east, south, west
    glory: int
    peril: int
    terrain: tuple[str, ...]
    sewer: str
    portal: str
    obstacle: Door | None


class Errand(Struct, frozen=True, gc=False):
    """A Quest."""

    types: tuple[str, ...]
    places: tuple[tuple[str, ...], ...]  # kinds of space: one place after the other, of each any of these
    search: int
    threat: Door | None
    dice: str  # what the dice of a Chance must show, in words
    price: str  # what a Sacrifice asks for, in words
    foe: Foe | None
    reward: str
    artifact: str


class PrintedCard(plain.PrintedPiece, frozen=True, gc=False):
    """A printed card. Of what it may be it is one: a hero, a space, a Quest, or an Adventure card."""

    sort: str  # hero, quest, map, boon, treasure, bane, encounter
    subtype: str
    grade: str
    sets: tuple[str, ...]
    cost: int
    resource: str  # what it costs: glory, peril or ""
    variable: bool  # and whether more may be spent
    time: str
    duration: str
    slot: str
    tags: tuple[str, ...]
    hero: Champion | None
    space: Ground | None
    quest: Errand | None
    monster: Foe | None
