"""Threats and wounds: a die and a score against a number, and what befalls a hero or monster (DN-THREAT)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from delvewright.games.dungeoneer import ending, moves, windows
from delvewright.games.dungeoneer.board import (
    NONE,
    UNTIL_ROLL,
    WORLD,
    Board,
    counted,
    foe_kind,
    hero,
    life_left,
    noted,
    on_quest,
    with_new,
)
from delvewright.games.dungeoneer.powers import AFTER_ROLL, BEFORE_ROLL, DEFEATED, THREAT, TRAP, WOUNDED
from delvewright.games.dungeoneer.scores import full_life, monster_score, score
from delvewright.games.dungeoneer.shapes import Roll
from delvewright.games.dungeoneer.sorts import HAZARD
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push, step
from delvewright.words.dice import d6

# Threats ----------------------------------------------------------------------------------------------


@step
def face(p: Board, seat: int, stat: int, number: int, uses: int, then: str, *values: Any) -> None:
    """DN-THREAT-01…03. A Threat: see `reach`."""
    reach(p, seat, stat, number, uses | THREAT, then, *values)


def reach(p: Board, seat: int, stat: int, number: int, uses: int, then: str, *values: Any) -> None:
    """A hero rolls a die and adds a score, to reach a number; `then` is told whether it was enough.

    `then` is the address of a step that takes (whether it succeeded, seat, *values).
    """
    if p.life[seat] <= 0:
        return
    p.roll = Roll(seat, hero(p, seat), stat, uses, number)
    push(p, judge, then, values)
    push(p, windows.open_window, seat, AFTER_ROLL)
    push(p, cast_die)
    windows.open_window(p, seat, BEFORE_ROLL)


@step
def cast_die(p: Board) -> None:
    roll = p.roll
    assert roll is not None
    p.roll = replace(roll, die=d6(p, roll.seat))
    tell(p, "rolled", roll.seat, roll.piece, p.roll.die)


@step
def judge(p: Board, then: str, values: tuple[Any, ...]) -> None:
    roll = p.roll
    assert roll is not None
    seat = roll.seat
    total = roll.die + score(p, seat, roll.stat, roll.uses)
    won = total >= roll.number
    p.faced = replace(roll, added=total - roll.die)
    event = "threat" if roll.uses & THREAT else "searched"
    tell(p, event, seat, roll.stat, roll.die, total, roll.number, won)
    end_roll(p)
    STEPS[then](p, won, seat, *values)


def end_roll(p: Board) -> None:
    """What was named for one roll is over with it (DN-UNIV-03)."""
    p.roll = None
    if p.lasting:
        p.lasting = tuple([effect for effect in p.lasting if effect.until != UNTIL_ROLL])


@step
def settle(p: Board, won: bool, seat: int, lord: int, card: int, fail: str, success: str) -> None:
    """A card's Threat: its fail or success words, for the hero who rolled."""
    address = success if won else fail
    if address:
        p.stack = ((address, (0, lord, card, seat)), p.stack)


def threaten(
    p: Board, seat: int, stat: int, number: int, lord: int, card: int, fail: str, success: str = ""
) -> None:
    """A card's Threat for one hero. In a Hazard's space a Trap is harder (DN-OBST-01)."""
    uses = THREAT
    if p.cast[card].subtype == "trap":
        uses |= TRAP
        obstacle = p.cast[p.at[seat]].obstacle
        if obstacle is not None and obstacle.sort == HAZARD:
            number += obstacle.number
    push(p, face, seat, stat, number, uses, SETTLE, lord, card, fail, success)


SETTLE = "dungeoneer.threats.settle"


# Wounds of heroes -------------------------------------------------------------------------------------


@step
def wound(p: Board, seat: int, amount: int, lord: int, card: int) -> None:
    """DN-COMBAT-15. A hero would take wounds; first his player may prevent them (DN-DP-14)."""
    p.blow = amount
    push(p, suffer, seat, lord, card)
    windows.open_window(p, seat, WOUNDED)


@step
def suffer(p: Board, seat: int, lord: int, card: int) -> None:
    amount, p.blow = min(p.blow, p.life[seat]), 0
    if not amount:
        return
    p.life[seat] -= amount
    tell(p, "wounded", seat, amount, p.life[seat], card)
    if card != NONE and _counts(p, card):
        credit(p, card, amount)
    if p.life[seat] <= 0:
        ending.defeat(p, seat, lord)


def _counts(p: Board, card: int) -> bool:
    """DN-COMBAT-32, DN-OPEN-51. Whether a wound by a monster is one of step E; or by any attacking card."""
    if p.cast[card].sort == "hero":
        return False
    fight = p.fight
    if p.rules.reward_wounds == "all" and card in [attacker for attacker, _ in p.forms]:
        return True
    return fight is not None and card in (fight.striker, fight.target)


def credit(p: Board, card: int, amount: int) -> None:
    """DN-COMBAT-32. Wounds of step E count for the Reward of whoever's card inflicted them; those of heroes
    to heroes do not (DN-OPEN-01)."""
    p.wounds = noted(p.wounds, card, counted(p.wounds, card) + amount)


def heal(p: Board, seat: int, amount: int) -> None:
    """DN-COMP-08. Never above the printed Life."""
    before = p.life[seat]
    p.life[seat] = min(before + amount, max(full_life(p, seat), before))
    tell(p, "healed", seat, p.life[seat] - before, p.life[seat])


def tip(p: Board, seat: int, threat: int = 1) -> None:
    """DN-EFFECT-20/22. The hero lies; `threat` above 1 is the Melee Threat that standing up needs besides."""
    if p.life[seat] > 0:
        p.tipped = with_new(p.tipped, seat, max(p.tipped[seat], threat))
        tell(p, "tipped", seat)


def spending(p: Board, seat: int) -> Reason | None:
    """DN-EFFECT-21, DN-OPEN-19/40. Why a hero can spend no Movement on something else than walking."""
    if p.tipped[seat] and seat not in p.bonus and p.rules.tipped == "spends_nothing":
        return ("tipped",)
    return None if p.movement[seat] > 0 else ("no_movement",)


def stand_up(p: Board, seat: int) -> None:
    if p.tipped[seat]:
        p.tipped = with_new(p.tipped, seat, 0)
        tell(p, "stood_up", seat)


# Wounds of monsters -----------------------------------------------------------------------------------

SHRUGGED = 1
"""How it is noted that a monster was spared the first wound of the turn."""


def hurt(p: Board, card: int, amount: int, seat: int) -> None:
    """DN-COMBAT-15/16/33. A monster loses Life to a seat's hero; at 0 it is defeated."""
    kind = foe_kind(p, card)
    if kind.shrugs is not None and (card, SHRUGGED) not in p.used and kind.shrugs(p, seat, card):
        p.used += ((card, SHRUGGED),)
        amount -= 1
    amount = min(amount, life_left(p, card))
    if amount <= 0:
        return
    p.hurt = noted(p.hurt, card, counted(p.hurt, card) + amount)
    tell(p, "hurt", card, amount, life_left(p, card))
    if not on_quest(p, card) and not counted(p.minions, card):  # a Minion is a Treasure (DN-EFFECT-07)
        credit(p, hero(p, seat), amount)
    if life_left(p, card) <= 0:
        beat(p, card, seat)


def withstands(p: Board, card: int, stat: int, number: int, lord: int, seat: int) -> bool:
    """Whether a monster overcomes a Threat that a seat's hero puts it to; its controller rolls."""
    die = d6(p, lord)
    total = die + monster_score(p, card, stat, THREAT, lord, seat)
    tell(p, "monster_threat", lord, card, stat, die, total, number, total >= number)
    return total >= number


def beat(p: Board, card: int, seat: int) -> None:
    """DN-COMBAT-16. A monster is defeated: one of a Quest completes it, any other is discarded."""
    kind = foe_kind(p, card)
    tell(p, "defeated", card, seat)
    for spell in p.zones[WORLD]:
        if p.cast[spell].ends_with in kind.tags:
            moves.discard(p, spell)
    if on_quest(p, card):
        return
    p.beaten = card
    push(p, bury, card)
    windows.open_window(p, seat, DEFEATED)


@step
def bury(p: Board, card: int) -> None:
    """What nobody kept goes to the discard pile."""
    p.beaten = NONE
    if life_left(p, card) <= 0:
        moves.discard(p, card)
