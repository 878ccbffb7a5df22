"""A player's side of the table: levels, fame part by part, gear and everything else a hero holds."""

from __future__ import annotations

from collections.abc import Iterable

from delvewright.games.dungeon_dice.board import (
    BOOSTED_LEVEL,
    GEAR,
    STORED,
    Board,
    eligible,
    owned,
    trophies,
    usable,
)
from delvewright.games.dungeon_dice.fame import goal, parts
from delvewright.games.dungeon_dice.gear import armor_slots, hands_needed, hands_of, stays_on
from delvewright.games.dungeon_dice.levels import base_level, hero_level, level_dice, tracker
from delvewright.views.dungeon_dice.dice import symbol
from delvewright.views.dungeon_dice.model import Experience, Levels, Piece, Power, Seat, Worth
from delvewright.views.dungeon_dice.reading import Reading, ability
from delvewright.views.english import count

SORTS = {"one_use": "items", "class": "classes", "familiar": "familiars", "relic": "relics"}
"""Where a die of a type lies; gear is equipment, the rest are others."""


def seat_view(r: Reading, seat: int) -> Seat:
    p = r.p
    told = worth(r, seat)
    each = {part.piece: part.fame for part in told if part.piece >= 0}
    heaps: dict[str, list[int]] = {}
    for piece in owned(p, seat):
        sort = "equipment" if p.cast[piece].type in GEAR else SORTS.get(p.cast[piece].type, "others")
        heaps.setdefault(sort, []).append(piece)

    def heap(name: str) -> tuple[Piece, ...]:
        return pieces(r, heaps.get(name, ()), each)

    gear = p.gear[seat]
    equipment = heap("equipment")
    lying = {one.piece: one for one in equipment}
    return Seat(
        seat=seat,
        experience=experience(p, seat),
        levels=levels(p, seat),
        fame=sum([part.fame for part in told]),
        goal=goal(p),
        worth=told,
        hands=hands_of(p, seat),
        hands_free=max(
            hands_of(p, seat)
            - sum([hands_needed(p, seat, piece) for piece in gear if p.cast[piece].slot == "weapon"]),
            0,
        ),
        armor_slots=armor_slots(p, seat),
        gear=tuple([lying[piece] for piece in gear]),
        equipment=equipment,
        items=heap("items"),
        classes=heap("classes"),
        familiars=heap("familiars"),
        relics=heap("relics"),
        others=heap("others"),
        trophies=pieces(r, trophies(p, seat), each),
        stored=pieces(r, p.zones[STORED + seat], each),
        stone=p.stone == seat,
        hexed=p.hexed == seat,
        asleep=seat in p.asleep or -1 - seat in p.asleep,
        locked=seat in p.locked,
        class_open=tuple([p.cast[piece].id for piece in eligible(p, seat)]),
        class_used=tuple([p.cast[piece].id for who, piece in p.studied if who == seat]),
        powers=kept(r, seat),
        spent=tuple([ability(key) for who, key in p.spent_round if who == seat]),
    )


def pieces(r: Reading, some: Iterable[int], worths: dict[int, int] | None = None) -> tuple[Piece, ...]:
    """Dice that lie together; of those alike the first is the one that options name."""
    p = r.p
    first: dict[tuple[str, bool], int] = {}
    return tuple(
        [
            piece_view(
                r, piece, first.setdefault((p.cast[piece].id, piece in p.wounded), piece), worths or {}
            )
            for piece in some
        ]
    )


def piece_view(r: Reading, piece: int, same_as: int, worths: dict[int, int]) -> Piece:
    p = r.p
    place, owner = r.place(piece)
    return Piece(
        piece=piece,
        kind=p.cast[piece].id,
        face=p.faces[piece],
        same_as=same_as,
        equipped=place == "gear",
        wounded=piece in p.wounded,
        feared=piece in p.feared,
        bound=place == "gear" and stays_on(p, owner, piece),
        usable=usable(p, piece),
        fame=worths.get(piece, 0),
        note=_note(p, piece),
    )


def _note(p: Board, piece: int) -> str:
    if piece in p.frozen:
        return "wounded when the combat is over"
    told = [fame for told, fame in p.tales if told == piece]
    if told:
        return f"counts {told[0]} fame"
    if p.unwound and p.cast[piece].role == "clockwork_gnome":
        return "run down: needs a key"
    return ""


def experience(p: Board, seat: int) -> Experience:
    kind, now = tracker(p), p.experience[seat]
    marks = [
        (index, face)
        for index, face in enumerate(kind.faces)
        if face.experience is not None and face.experience <= now and now
    ]
    face, here = marks[-1] if marks else (-1, None)
    level = base_level(p, seat)
    further = [
        face.experience for face in kind.faces if face.experience is not None and face.level_dice > level
    ]
    return Experience(
        now=now,
        most=kind.faces[-1].experience or 0,
        next_level_at=further[0] if further else -1,
        tracker=kind.id,
        face=face,
        fame=here.fame if here else 0,
    )


def levels(p: Board, seat: int) -> Levels:
    ready = level_dice(p, seat)
    return Levels(
        level=hero_level(p, seat),
        base=base_level(p, seat),
        ready=len(ready),
        wounded=p.hurt[seat],
        boosted=ready.count(BOOSTED_LEVEL),
    )


def kept(r: Reading, seat: int) -> tuple[Power, ...]:
    """The symbols a seat may still use this turn, whatever happens to the dice that showed them."""
    spent = list(r.p.used)
    found = []
    for who, source, name, number in r.p.kept:
        if who != seat:
            continue
        if (source, name) in spent:
            spent.remove((source, name))
        else:
            found.append(power_view(r, source, name, number))
    return tuple(found)


def power_view(r: Reading, source: int, name: str, number: int) -> Power:
    touched = r.touch_source(source)
    return Power(symbol(name, number), touched.piece, touched.kind, r.source(source, name))


def worth(r: Reading, seat: int) -> tuple[Worth, ...]:
    return tuple([_worth(r, seat, *part) for part in parts(r.p, seat)])


def _worth(r: Reading, seat: int, what: str, piece: int, fame: int) -> Worth:
    p = r.p
    kind = p.cast[piece].id if piece >= 0 else ""
    if what == "experience":
        text = f"{p.experience[seat]} experience"
    elif what == "cursed":
        text = "A single cursed artifact"
    elif what == "stone":
        text = "The Philosopher's Stone"
    elif what == "trophy":
        text = f"{r.name(piece)}, trophy"
    else:
        text = r.name(piece) if piece >= 0 else count(fame, what)
    return Worth(what, text, piece, kind, fame)
