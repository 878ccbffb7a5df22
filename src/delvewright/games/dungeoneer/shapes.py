"""The shapes of what a position holds besides plain values."""

from __future__ import annotations

from msgspec import Struct

from delvewright.games.dungeoneer.board import NONE


class Roll(Struct, frozen=True, array_like=True):
    """A die about to be rolled, or just rolled, and what for."""

    seat: int  # whose die: the player who rolls
    piece: int  # the hero or monster it is rolled for
    stat: int
    uses: int  # what it is rolled for, as bits: see scores.py
    number: int = 0  # that a Threat must reach; 0 in combat
    die: int = 0  # what it shows; 0 before it is rolled
    foe: int = NONE  # the opposing card of a combat
    added: int = 0  # what counted besides the die, once the roll is judged


class Fight(Struct, frozen=True, array_like=True):
    """The attack being settled: one card against another."""

    lord: int  # the attacking player
    victim: int  # the player of the card attacked
    striker: int  # the attacking card: a monster, a Quest with its monster, or a hero
    target: int  # the card attacked
    form: int  # the score both sides fight with
    challenge: bool = False
    attack: int = 0  # the attack die
    might: int = 0  # what the attacker added to it
    counter: int = 0  # the counter-attack die
    guard: int = 0  # what the defender added to it
    stand_in: int = NONE  # the Minion that rolls in its hero's place
    extra: int = 0  # wounds a hit of the attacker inflicts besides
    riposte: int = 0  # wounds a hit of the defender inflicts besides
    ended: bool = False  # whether it comes to nothing


class Lasting(Struct, frozen=True, array_like=True):
    """An effect that outlasts its card: the modifiers and flags that its kind's spell gives."""

    card: int  # the card that gave it
    seat: int  # who played it
    on: int  # whose hero it is on; NONE: not on a hero
    until: int  # one of the ends of board.py
    amount: int = 0  # what # is worth, where the modifier does not say
    piece: int = NONE  # the monster it is on
