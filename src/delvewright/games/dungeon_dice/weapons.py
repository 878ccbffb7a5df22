"""Weapons: what dice do by being owned or in hand, without a roll: THROW, REACH, SCOUT (DD-ABILITY)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.actions import act, offer
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    BEFORE,
    FOE,
    MONSTER,
    MONSTER_LEVEL,
    Board,
    carries,
    distinct,
    face_of,
    gooey,
    owned,
    usable,
)
from delvewright.games.dungeon_dice.declare import answers
from delvewright.games.dungeon_dice.dice import roll_in, sides
from delvewright.games.dungeon_dice.gear import arm, could_wield, lock, set_with
from delvewright.games.dungeon_dice.health import wound_piece
from delvewright.games.dungeon_dice.levels import level_dice
from delvewright.kernel.ask import Candidates, Option
from delvewright.kernel.steps import push, step


@offer(ABILITY, outsiders=True)
def throwing(p: Board, seat: int) -> Candidates:
    """DD-ABILITY-THROW-1/2, OR-19. Once a round one dagger joins either side of any combat."""
    if gooey(p):
        return
    cast = p.cast
    daggers = [piece for piece in owned(p, seat) if "dagger" in cast[piece].counts_as and usable(p, piece)]
    if not daggers:
        return
    lying = [piece for _, piece, _, _ in p.dice]
    again = (seat, "THROW") in p.spent_round and not _more_daggers(p, seat, lying)
    for piece in distinct(p, daggers):
        why = None
        if piece in lying:
            why = ("already_rolled",)
        elif again:
            why = ("once_a_round",)
        elif p.rules.throw_needs_symbol and not (
            p.faces[piece] >= 0 and any([name == "THROW" for name, _ in face_of(p, piece).symbols])
        ):
            why = ("no_symbol",)
        for side in sides(p):
            yield ("throw", piece, side), why


def _more_daggers(p: Board, seat: int, lying: list[int]) -> bool:
    """DD-RELIC-DAGGER-MASTERY. Any number of daggers into the one combat of the round."""
    thrown = [piece for piece, symbol in p.used if symbol == "THROW" and piece in lying]
    return carries(p, seat, "relic_dagger_mastery") and any([one in owned(p, seat) for one in thrown])


@act("throw")
def throw(p: Board, seat: int, option: Option) -> None:
    _, piece, side = option
    p.spent_round += ((seat, "THROW"),)
    p.used += ((piece, "THROW"),)
    push(p, thrown, seat, piece, "THROW", side)
    push(p, answers, seat, "THROW", 0)


@step
def thrown(p: Board, seat: int, piece: int, symbol: str, side: int) -> None:
    """Nobody has stunned the throw."""
    roll_in(p, side, piece, seat)


@offer(BEFORE, outsiders=True)
def reaching(p: Board, seat: int) -> Candidates:
    """DD-ABILITY-REACH-1…3. With a spear in hand roll your combat dice before you decide, or before another
    has chosen help; and a die that has SCOUT on it may be rolled ahead (DD-ABILITY-SCOUT-2)."""
    outside = seat not in p.fighters
    if seat in p.rolled or gooey(p) or p.terrain == "dark" or (outside and not _wants_help(p)):
        return
    early = [piece for who, piece, _, _ in p.dice if who == seat]
    for piece in could_wield(p, seat, "spear") if outside else p.gear[seat]:
        if not usable(p, piece) or piece in early:
            continue
        if "REACH" in p.cast[piece].inherent and not early:
            yield ("reach", piece), None
        elif not outside and "SCOUT" in p.cast[piece].abilities:
            yield ("try", piece), None


def _wants_help(p: Board) -> bool:
    """Whether the active hero has still to choose an assistant."""
    return p.mode == MONSTER and len(p.fighters) == 1 and not p.cast[p.foe].must_fight_alone


@act("reach")
def reach(p: Board, seat: int, option: Option) -> None:
    if option[1] not in p.gear[seat]:
        arm(p, seat, set_with(p, seat, option[1]) or ())
    p.used += ((option[1], "REACH"),)
    roll_hero(p, seat)


@act("try")
def try_early(p: Board, seat: int, option: Option) -> None:
    lock(p, seat)
    roll_in(p, seat, option[1])


def roll_hero(p: Board, seat: int) -> None:
    """DD-COMBAT-4. Equipped dice and level dice; what was rolled early or thrown stands (OR-28)."""
    if seat in p.rolled:
        return
    lock(p, seat)
    lying = [piece for _, piece, _, _ in p.dice]
    if not gooey(p):
        for piece in p.gear[seat]:
            if piece not in lying and usable(p, piece):
                roll_in(p, seat, piece)
    for code in level_dice(p, seat):
        roll_in(p, seat, code)
    p.rolled += (seat,)


def roll_foe(p: Board, level: int) -> None:
    """DD-DICE-1. As many monster level dice as its level (OR-66: any number)."""
    if FOE not in p.rolled:
        for _ in range(level):
            roll_in(p, FOE, MONSTER_LEVEL)
        p.rolled += (FOE,)


def dice_come_home(p: Board) -> None:
    """DD-WOUND-2, DD-ARTIFACT-MAGIC-BOOMERANG-2. What was frozen is wounded now; so is a boomerang that did
    not come back."""
    for piece in p.frozen:
        wound_piece(p, piece)
    for _, _, piece in p.extras:
        if piece >= 0 and p.cast[piece].role == "magic_boomerang" and not face_of(p, piece).symbols:
            wound_piece(p, piece)
