"""One-use dice: who may roll which when, what becomes of them, and permission under WARDING (DD-ONEUSE)."""

from __future__ import annotations

from functools import cache

from delvewright.games.dungeon_dice.abilities.register import POWERS
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    BEFORE,
    ITEM_BAG,
    NONE,
    OWNED,
    SPENT,
    Board,
    distinct,
    face_of,
    leave,
    of_type,
    usable,
)
from delvewright.games.dungeon_dice.contracts import spare, spoken_for
from delvewright.games.dungeon_dice.declare import PASS, focus
from delvewright.games.dungeon_dice.dice import quaking, roll
from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.games.dungeon_dice.levels import base_level
from delvewright.games.dungeon_dice.spells import aim
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push, step
from delvewright.words.zones import move, pour

ACTIVE_ONLY = ("invisibility",)


@cache
def moments(kind: str) -> int:
    """When a one-use die can be of use, as bits: what its symbols allow."""
    printed = KINDS[kind]
    found = ABILITY if printed.subtype in ("boomerang", "magic_boomerang") else 0
    for face in printed.faces:
        for name, _ in face.symbols:
            if name in POWERS and name not in ("KEY", "LUCK"):
                found |= POWERS[name].when
    return found


def rolls(p: Board, seat: int) -> Candidates:
    """The one-use dice a seat may roll at this moment."""
    phase = p.phase
    cast = p.cast
    barred = None
    for piece in distinct(p, spare(p, seat, of_type(p, seat, "one_use"))):
        kind = cast[piece]
        if not moments(kind.id) & phase:
            continue
        if barred is None:
            barred = bool(p.mode) and quaking(p, seat)
        if barred:
            yield ("roll", piece), ("quake",)
        elif not usable(p, piece):
            yield ("roll", piece), ("feared",)
        elif kind.subtype in ACTIVE_ONLY and seat != p.turn:
            yield ("roll", piece), ("active_only",)
        elif phase == BEFORE and seat not in p.fighters and not _early_help(kind.id):
            continue
        else:
            yield ("roll", piece), spoken_for(p, seat, piece)


@cache
def _early_help(kind: str) -> bool:
    """Whether an outsider has a reason to roll a die before the combat in place of in it."""
    names = {name for face in KINDS[kind].faces for name, _ in face.symbols}
    return bool(names & {"POISON", "STRENGTH", "CHARM", "WARDING", "SUMMON"})


def roll_item(p: Board, seat: int, piece: int) -> None:
    """DD-ONEUSE-1/2. Roll it, then use what it shows or not (OR-42): it is spent either way."""
    if p.mode and p.warder != NONE and p.warder != seat and seat not in p.fighters:
        push(p, rolled_item, seat, piece)
        ask(p, PERMIT, p.warder, seat, piece)
    else:
        rolled_item(p, seat, piece)


@step
def rolled_item(p: Board, seat: int, piece: int) -> None:
    leave(p, piece, SPENT)
    roll(p, piece, seat)
    tell(p, "spent", seat, piece, p.faces[piece])
    push(p, used_up, seat, piece)
    push(p, show_item, seat, piece)
    push(p, STEPS["dungeon_dice.abilities.blessing.rolled"], seat, piece)
    push(p, focus, seat, piece, 0)


@step
def show_item(p: Board, seat: int, piece: int) -> None:
    """A STUN waits for something to answer (DD-ABILITY-GEN-10); all else is used now."""
    stuns = [one for one in face_of(p, piece).symbols if one[0] == "STUN"]
    if stuns:
        p.kept += tuple([(seat, piece, *one) for one in stuns])
    else:
        aim(p, seat, piece)


@step
def used_up(p: Board, seat: int, piece: int) -> None:
    """DD-ONEUSE-BOOMERANG-2, -WAND-2. A boomerang whose symbol shows comes back; a wand may be kept."""
    if piece not in p.zones[SPENT]:
        return
    subtype = p.cast[piece].subtype
    if subtype == "boomerang" and face_of(p, piece).symbols:
        move(p, piece, SPENT, OWNED + seat)
        tell(p, "kept", seat, piece)
    elif subtype == "wand" and p.experience[seat] > 0:
        ask(p, WAND, seat, piece)
    if not p.mode:
        return_items(p)


def return_items(p: Board) -> None:
    """DD-AFTER-8. Used one-use dice go back to the item bag."""
    pour(p, SPENT, ITEM_BAG)


def _wand(p: Board, seat: int, piece: int) -> Candidates:
    yield ("keep_wand", piece), None
    yield PASS, None


def _wand_answered(p: Board, option: Option, seat: int, piece: int) -> None:
    """DD-ONEUSE-WAND-2/3, OR-77. One experience; a level lost takes a level die, a wounded one first."""
    if option[0] == "keep_wand":
        before = base_level(p, seat)
        p.experience[seat] -= 1
        if base_level(p, seat) < before and p.hurt[seat]:
            p.hurt[seat] -= 1
        leave(p, piece, OWNED + seat)
        tell(p, "kept", seat, piece)


WAND = Question("keep_wand", _wand, _wand_answered)


def _permit(p: Board, warder: int, seat: int, piece: int) -> Candidates:
    yield ("permit", seat, piece), None
    yield PASS, None


def _permit_answered(p: Board, option: Option, warder: int, seat: int, piece: int) -> None:
    """DD-ONEUSE-WARDING. Without permission the die stays where it is."""
    if option[0] == "pass":
        (_, _), p.stack = p.stack
        tell(p, "forbidden", warder, seat, piece)
        p.refused += ((-10 - seat),)


PERMIT = Question("permit", _permit, _permit_answered)
