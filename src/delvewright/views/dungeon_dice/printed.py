"""The printed dice as plain structs, ready for JSON: what views name by id stands here in full."""

from __future__ import annotations

from msgspec import Struct

from delvewright.views.model import Printed


class Symbol(Struct, frozen=True, gc=False):
    """A symbol on a face; what it means stands with the die."""

    id: str
    number: int  # its parameter, or 0
    label: str  # its name with that number: "Execute 2"


class Meaning(Struct, frozen=True, gc=False):
    """What a symbol means."""

    id: str
    number: int  # which variant it is, or 0
    name: str
    text: str  # what it does, in a sentence or two
    param: str  # what a symbol's number is: hearts, times, max_level, threshold, n, variant, or ""
    timing: tuple[str, ...]
    rules: tuple[str, ...]


class DieFace(Struct, frozen=True, gc=False):
    """One side of a die."""

    label: str  # the whole side in a few words: "3 · Slash", "Level 4 (red) · Fire"
    value: int | None  # the number that counts in combat; None: no number at all
    symbols: tuple[Symbol, ...]  # what rolling it entitles you to
    level: int  # of a monster, or 0
    colour: str  # of the level or of the tracker's number
    fame: int  # what that colour is worth
    reward: tuple[Symbol, ...]
    inert: tuple[Symbol, ...]  # shown, but rolling it does nothing
    hearts: int | None  # of an epic monster
    experience: int | None  # of a tracker
    level_dice: int
    place: str  # the location or terrain, by id


class Place(Struct, frozen=True, gc=False):
    """A location or terrain: what stands behind one side of its die."""

    id: str
    name: str
    text: str
    rules: tuple[str, ...]
    provenance: str
    monsters_gain: tuple[Symbol, ...] = ()
    bonus: str = ""
    bonus_needs: str = ""  # the gear that earns the bonus; "": none is needed


class Die(Printed, frozen=True, gc=False):
    """A printed die; its pack is the first set it comes in."""

    bag: str
    colour: str  # what the die looks like: grey, black, purple, yellow, red, …
    sets: dict[str, int]  # how many in each set
    faces: tuple[DieFace, ...]
    symbols: tuple[Meaning, ...]  # what its faces show, each told once
    grade: str
    slot: str
    hands: int
    counts_as: tuple[str, ...]
    level: int  # the highest level of a monster, or 0
    least_level: int
    fame: int  # for owning it
    immunities: tuple[str, ...]
    requirements: tuple[tuple[str, ...], ...]  # of a class: any one of these sets of gear
    occasions: tuple[str, ...]  # on which it may be rolled besides, or at all
    module: str
    sources: dict[str, str]  # where each other fact comes from
