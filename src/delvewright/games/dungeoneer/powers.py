"""Powers: what a card in play can do, as data: modifiers of scores, uses, specials and named facts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from delvewright.kernel.ask import Reason
from delvewright.kernel.steps import Block

# What a score is read for, as bits; a plain reading (Movement, a limit) is none of the others.
PLAIN, ATTACK, COUNTER, THREAT, EXIT, TRAP, OBSTACLE = 1, 2, 4, 8, 16, 32, 64
ANY_USE = 127

# Whose scores a modifier changes.
MY_HERO, ITSELF, MY_FOES, MY_MONSTERS, MY_OTHERS, HERE = range(6)
"""The controller's hero; the card itself; monsters that attack the controller's hero; monsters he attacks
with; those but for the card itself; monsters that attack in this space."""

# The moments at which a card may be played or used, as bits.
HERO_TIME, RESPONSE, BEFORE_ROLL, AFTER_ROLL, WOUNDED, ENTERED = (1 << bit for bit in range(6))
HIT, DEFEATED, BANED, DRAW_TIME, OFF_TURN, EMPTIED = (1 << bit for bit in range(6, 12))
"""In one's Hero Phase; in step B against an attack on one's hero; before and after one's own roll or one in
one's own combat; when one's hero would be wounded; between collecting in a space and what waits there; when
one's roll has hit; when one's hero has defeated a monster; when a Bane is played on one; in one's
Discard/Draw Phase; at the moments of others' turns (windows.py); when one has used a Treasure up."""
ANYTIME = HERO_TIME | RESPONSE | BEFORE_ROLL | WOUNDED | ENTERED | OFF_TURN

# How often a use works.
FREELY, EACH_TURN, EACH_COMBAT, EACH_ATTACK = range(4)

Condition = Callable[[Any, int, int], bool]
"""(position, seat of the hero or the monster card, the opposing card or NONE): whether it holds now."""

Fits = Callable[[Any, int, int], Reason | None]
"""(position, seat, card): why it can not be done now, or None. It looks at public facts only."""

Targets = Callable[[Any, int, int, int], Reason | None]
"""(position, seat, card, the player aimed at): why he will not do, or None."""


@dataclass(frozen=True)
class Modifier:
    """A change to scores as long as its card works."""

    of: int
    stats: tuple[int, ...]
    amount: int  # 0: the # that was paid for the lasting effect
    uses: int = ANY_USE
    tags: frozenset[str] = frozenset()  # the monster, or a hero's opposing card, has one of them
    when: Condition | None = None


@dataclass(frozen=True)
class Use:
    """Something a card in play, or a hero's ability, lets its player do."""

    name: str
    moments: int
    block: Block
    glory: int = 0
    tokens: int = 0
    discards: bool = False  # whether the card itself is the price
    limit: int = FREELY
    fits: Fits | None = None


@dataclass(frozen=True)
class Special:
    """What a monster may do besides in step A (DN-COMBAT-04/05)."""

    block: Block
    peril: int = 0
    variable: bool = False  # whether more Peril does more: #
    fits: Fits | None = None


class Power:
    """What works while something is in play: a card, an Artifact, an Effect Quest, an escort."""

    __slots__ = ("flags", "gives", "modifiers")

    def __init__(self) -> None:
        self.modifiers: tuple[Modifier, ...] = ()
        self.flags: dict[str, Condition | None] = {}  # named facts, with when they hold
        self.gives: dict[str, tuple[int, Condition | None]] = {}  # named numbers likewise
