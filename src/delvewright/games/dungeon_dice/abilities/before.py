"""Before combat: what may be done once the monster is known and before anybody fights (DD-PREP, OR-29)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.abilities.register import power
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    BEFORE,
    EPIC,
    FOE,
    MONSTER,
    NONE,
    Board,
    carries,
    distinct,
    owned,
    owner_of,
    trophies,
    usable,
)
from delvewright.games.dungeon_dice.dice import place_bonus
from delvewright.games.dungeon_dice.levels import foe_level, level_dice
from delvewright.games.dungeon_dice.weapons import roll_foe, roll_hero
from delvewright.kernel.ask import Candidates, Reason
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push, step


def _fear(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """Any one die of a hero in the combat; a harp is proof in the Crypt (DD-LOC-CRYPT-3)."""
    for seat in p.fighters:
        if seat == who:
            continue
        if p.place == "crypt" and place_bonus(p, seat):
            yield ("use_who", source, symbol, seat), ("place_bonus", "crypt")
            continue
        epic = [piece for piece in trophies(p, seat) if p.cast[piece].type == "epic"]
        for piece in distinct(p, (*owned(p, seat), *epic)):
            if not usable(p, piece) or p.cast[piece].role == "relic_ring_of_bliss":
                continue  # DD-RELIC-RING-OF-BLISS: nothing is lost to fear
            harp = p.place == "crypt" and "harp" in p.cast[piece].counts_as
            yield ("use_piece", source, symbol, piece), ("place_bonus", "crypt") if harp else None
        bliss = 1 if carries(p, seat, "relic_ring_of_bliss") else 0
        if len(level_dice(p, seat)) > bliss:
            yield ("use_who", source, symbol, seat), None


@power("FEAR", when=BEFORE, targets=_fear)
def fear(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-FEAR-1/2. The named die is of no use this turn; the hero may equip another one."""
    p.feared += (target if target > FOE else -1 - target,)
    tell(p, "feared", who, target)
    if target > FOE:
        seat = owner_of(p, target)
        if target in p.gear[seat]:
            p.gear[seat] = tuple([piece for piece in p.gear[seat] if piece != target])
            if seat not in p.rolled and not any([mark[0] == target for mark in p.used]):
                p.locked = tuple([one for one in p.locked if one != seat])


@power("WARDING", when=BEFORE | ABILITY)
def warding(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ONEUSE-WARDING. Outsiders need your permission for one-use dice this turn."""
    p.warder = who
    tell(p, "warded", who)


def dark(p: Board) -> Reason | None:
    """DD-LOC-TERRAIN-DARK. SCOUT, REACH, HUNT and TRACK do nothing in the dark."""
    return ("dark",) if p.terrain == "dark" else None


def _reach_symbol(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    yield ("use", source, symbol), dark(p) or (("already_rolled",) if who in p.rolled else None)


@power("REACH", when=BEFORE, targets=_reach_symbol)
def reach(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-REACH-1. Roll your combat dice before deciding."""
    roll_hero(p, who)


def _scout(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    if who in p.fighters and p.mode in (MONSTER, EPIC):
        yield ("use", source, symbol), dark(p) or (("already_rolled",) if FOE in p.rolled else None)
    elif who in p.fighters:
        for seat in p.fighters:
            if seat != who:
                rolled = ("already_rolled",) if seat in p.rolled else None
                yield ("use_who", source, symbol, seat), dark(p) or rolled


@power("SCOUT", when=BEFORE, targets=_scout)
def scout(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-SCOUT-1. The opponent rolls before you decide; a hero arms for it (DD-DUEL-2)."""
    if target == NONE:
        roll_foe(p, foe_level(p))
    else:
        push(p, scouted, target)
        push(p, STEPS["dungeon_dice.prepare.choose_set"], target)


@step
def scouted(p: Board, seat: int) -> None:
    roll_hero(p, seat)
