"""Equipping: a hero changes what it wears at any time but in combat (DD-EQUIP-4, DD-OFFTURN-1)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.actions import act, offer
from delvewright.games.dungeon_dice.board import OUTSIDE, Board, distinct, owned, usable
from delvewright.games.dungeon_dice.declare import PASS
from delvewright.games.dungeon_dice.gear import arm, sets, stays_on
from delvewright.kernel.ask import Candidates, Option, Question, ask


@offer(OUTSIDE)
def changing(p: Board, seat: int) -> Candidates:
    """DD-EQUIP-5, OR-31. The set in use this turn stays on; else anything owned may be worn or put away."""
    if any([p.cast[piece].slot != "none" and usable(p, piece) for piece in owned(p, seat)]):
        yield ("equip",), ("locked",) if seat in p.locked else None


@act("equip")
def equip(p: Board, seat: int, option: Option) -> None:
    ask(p, EQUIP, seat)


def _equip(p: Board, seat: int) -> Candidates:
    here = p.gear[seat]
    for chosen in sets(p, seat):
        if chosen != here:
            yield ("arm", chosen), None
    yield from takes_off(p, seat)
    yield PASS, None


def _equipped(p: Board, option: Option, seat: int) -> None:
    if option[0] == "arm":
        arm(p, seat, option[1])
    elif option[0] == "put_away":
        put_away(p, seat, option[1])
        ask(p, EQUIP, seat)


EQUIP = Question("equip", _equip, _equipped)


def takes_off(p: Board, seat: int) -> Candidates:
    """One die less: sets are listed full, and any smaller one is a full one with dice put away."""
    for piece in distinct(p, p.gear[seat]):
        yield ("put_away", piece), ("cursed_stays",) if stays_on(p, seat, piece) else None


def put_away(p: Board, seat: int, piece: int) -> None:
    arm(p, seat, tuple([other for other in p.gear[seat] if other != piece]))
