"""Hands: cards with what they add to the party, and all that has been done to them this turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from delvewright.games.thunderstone.board import Board, strength, touched
from delvewright.games.thunderstone.kinds import Kind
from delvewright.kernel.sight import HIDDEN
from delvewright.views.thunderstone.model import Card

NOTHING = (0, 0, 0)


def cards(p: Board, hand: tuple[int, ...], lines: Mapping[int, Sequence[int]]) -> tuple[Card, ...]:
    """Cards with what they add, and all that has been done to them this turn."""
    marks = touched(p)
    firsts: dict[str, int] = {}
    found = []
    for piece in hand:
        if piece == HIDDEN:
            continue
        kind, marked = p.cast[piece], piece in marks
        attack, magic, light = lines.get(piece, NOTHING)
        found.append(
            Card(
                piece,
                kind.id,
                piece if marked else firsts.setdefault(kind.id, piece),
                kind.worth,
                strength(p, piece) if p.boosts else kind.strength,
                attack,
                magic,
                light,
                *(deeds(p, piece, kind) if marked else UNTOUCHED),
                left_out=piece == p.left_out,
            )
        )
    return tuple(found)


Deeds = tuple[tuple[int, ...], int, tuple[str, ...], bool, int, str]
UNTOUCHED: Deeds = ((), -1, (), False, -1, "")


def deeds(p: Board, piece: int, kind: Kind) -> Deeds:
    """What was done to a card: holds, held_by, used, lost, owner and guise_of."""
    abilities = kind.dungeon if p.entered else kind.village
    return (
        tuple([weapon for weapon, hero in p.held if hero == piece]),
        next((hero for weapon, hero in p.held if weapon == piece), -1),
        tuple(
            [abilities[index].name for used, index in p.used if used == piece and index >= 0 and abilities]
        ),
        piece in p.doomed,
        next((owner for borrowed, owner in p.borrowed if borrowed == piece), -1),
        next((real for guised, real in p.guises if guised == piece), ""),
    )
