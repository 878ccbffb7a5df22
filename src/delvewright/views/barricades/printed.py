"""A printed thing of Barricades Mode in full, ready for JSON: what is drawn on it, sort by sort."""

from __future__ import annotations

from msgspec import Struct

from delvewright.views import plain


class Told(Struct, frozen=True, gc=False):
    """A text, and what kind of moment it is for."""

    when: str  # "Village", "Alert", "" for what is always so
    text: str
    benefit: bool = False  # an attack of the Guardian that helps


class Step(Struct, frozen=True, gc=False):
    """A Rank of a Prestige board."""

    xp: int
    texts: tuple[Told, ...]


class Calling(Struct, frozen=True, gc=False):
    """A Prestige board: what earns Ranks, and what they bring."""

    one_rank: str
    two_ranks: str
    opportunity: str
    ranks: tuple[Step, ...]


class Fight(Struct, frozen=True, gc=False):
    """The numbers of a battle: a Monster's own, or what a room adds."""

    health: int
    dice: int
    armor: int
    resistance: int
    wounds: int
    wound_cards: int
    xp: int
    treasure: int
    gear: tuple[str, ...]


class Lord(Struct, frozen=True, gc=False):
    """A Guardian: both sides of its board, and its attack table."""

    lair_track: tuple[int, ...]
    guardian_track: tuple[int, ...]
    hit_points: tuple[int, ...]  # with 1 to 6 Champions
    attacks: tuple[Told, ...]  # A to D
    reveal: tuple[Told, ...]
    lasting: tuple[Told, ...]
    defeated: tuple[Told, ...]
    end_of_turn: tuple[Told, ...]


class PrintedCard(plain.PrintedPiece, frozen=True, gc=False):
    """A printed thing: a card, a Monster, a room, a board, a token."""

    sort: str  # hero, item, spell, weapon, ally, wound, curse, monster, room, guardian, prestige, location, …
    keywords: tuple[str, ...]
    level: int
    attack: int
    attack_type: str  # physical, magic, or ""
    skill: int
    skill_req: int
    skill_boost: int
    light: int
    gold: int
    cost: int  # in gold; 0: it can not be bought
    level_xp: int  # to the next level; -1: none
    horde: int  # icons a face of the Guardian die adds
    sides: int  # how many of twelve show it
    location: str  # whose Barricade or chit it is
    effects: tuple[Told, ...]
    fight: Fight | None
    guardian: Lord | None
    prestige: Calling | None
