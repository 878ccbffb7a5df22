"""Parts: a card's behaviour is put together from them, in the order of its text.

What it does is a block of words (words.py); what it is, as long as it is in play, are modifiers, facts and
numbers (powers.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from delvewright.games.dungeoneer.kinds import FOES, KINDS, Kind
from delvewright.games.dungeoneer.powers import (
    ANY_USE,
    FREELY,
    MY_HERO,
    Condition,
    Fits,
    Modifier,
    Power,
    Special,
    Targets,
    Use,
)
from delvewright.games.dungeoneer.sorts import FORMS, STATS, Exit
from delvewright.games.dungeoneer.words import each, everybody_here, threat
from delvewright.kernel.steps import Block, Word

Part = Callable[[Kind], None]
ALL = tuple(range(len(FORMS)))
EVERY_SCORE = tuple(range(len(STATS)))
"""Whatever a Threat may name."""


def card(id: str, *parts: Part) -> None:
    """Give a printed card its behaviour."""
    kind = KINDS[id]
    for part in parts:
        part(kind)
    kind.works = any((kind.modifiers, kind.flags, kind.gives, kind.ongoing, kind.carrying))
    for use in kind.uses:
        kind.use_moments |= use.moments


def foe(id: str, *parts: Part) -> None:
    """Give the monster of a Slay Quest its behaviour."""
    for part in parts:
        part(FOES[id])


# What it does -----------------------------------------------------------------------------------------


def _block(slot: str) -> Callable[..., Part]:
    def make(*words: Word) -> Part:
        def give(kind: Kind) -> None:
            setattr(kind, slot, settled(kind, slot, words))

        return give

    return make


def settled(kind: Kind, part: str, words: Iterable[Word]) -> Block:
    return Block(*words).settle(f"dungeoneer.{kind.id}.{part}")


played = _block("play")
"""What a card does when it is played; of a Trap, when it is sprung."""
hit = _block("hit")
"""What a monster's hit does in place of the wound; of a hero's card, what his hit does besides."""
entering = _block("enter")
"""What a space does to a hero who enters it on his turn."""
every_reset = _block("reset")
"""What a Bane on the table does in each player's Reset Phase."""
reward = _block("reward")
fail = _block("fail")
"""What a failed try at a Quest does to each hero there."""


def trap(stat: int, number: int, *fail: Word, harder_in: str = "") -> Part:
    """DN-THREAT-06. A Trap's Threat reaches every hero in the space, each for himself."""
    return played(each(everybody_here, threat(stat, number, *fail, harder_in=harder_in)))


def special(*words: Word, peril: int = 0, variable: bool = False, fits: Fits | None = None) -> Part:
    """What a monster may do besides in step A, for more of the defender's Peril perhaps."""

    def give(kind: Kind) -> None:
        kind.special = Special(settled(kind, "special", words), peril, variable, fits)

    return give


def use(
    name: str,
    moments: int,
    *words: Word,
    glory: int = 0,
    tokens: int = 0,
    discards: bool = False,
    limit: int = FREELY,
    fits: Fits | None = None,
) -> Part:
    """What a readied card or a hero's ability lets its player do."""

    def give(kind: Kind) -> None:
        block = settled(kind, name, words)
        kind.uses += (Use(name, moments, block, glory, tokens, discards, limit, fits),)

    return give


def at(moments: int, fits: Fits | None = None) -> Part:
    """When a Glory card may be played from hand, and what stands against it."""

    def give(kind: Kind) -> None:
        kind.moments, kind.fits = moments, fits

    return give


def attaches(slot: str) -> Part:
    """A Treasure that goes under another one, worn or wielded (DN-COMP-19)."""

    def give(kind: Kind) -> None:
        kind.hosts_slot = slot

    return give


def upkeep(glory: int) -> Part:
    """DN-RESET-05. What keeping the card in play costs in each Reset Phase."""

    def give(kind: Kind) -> None:
        kind.upkeep = glory

    return give


def door(exit: Exit) -> Part:
    """What the card makes of exits while it is attached to a Map card."""

    def give(kind: Kind) -> None:
        kind.door = exit

    return give


def ends_with(tag: str) -> Part:
    """A Bane on the table is discarded when a monster with this tag is defeated."""

    def give(kind: Kind) -> None:
        kind.ends_with = tag

    return give


def transforms(*scores: int) -> Part:
    """What a monster's Melee, Magic and Speed are for the combat in which it pays to transform."""

    def give(kind: Kind) -> None:
        kind.other_scores = scores[0], scores[1], scores[2]

    return give


def shrugs(when: Condition) -> Part:
    """Under which condition the first wound of each turn does nothing to a monster."""

    def give(kind: Kind) -> None:
        kind.shrugs = when

    return give


def on(targets: Targets) -> Part:
    """Which players a Bane may be played on."""

    def give(kind: Kind) -> None:
        kind.targets = targets

    return give


# Modifiers --------------------------------------------------------------------------------------------


def modify(
    stats: int | tuple[int, ...],
    amount: int,
    uses: int = ANY_USE,
    *tags: str,
    of: int = MY_HERO,
    when: Condition | None = None,
) -> Modifier:
    """A change to scores: of a hero, with tags only against cards that have one of them."""
    return Modifier(of, (stats,) if isinstance(stats, int) else stats, amount, uses, frozenset(tags), when)


def static(*modifiers: Modifier) -> Part:
    """Modifiers as long as the card is in play."""

    def give(kind: Kind) -> None:
        kind.modifiers += modifiers

    return give


def fact(flag: str, when: Condition | None = None) -> Part:
    """A named fact that a rule looks for, as long as the card is in play."""

    def give(kind: Kind) -> None:
        kind.flags = {**kind.flags, flag: when}

    return give


at_large = fact("at_large")
"""A Bane that is on no hero: any opponent's Peril pays for it (DN-LORD-03)."""


def gives(flag: str, amount: int, when: Condition | None = None) -> Part:
    """A named number: `treasures` more to carry, `hand` more to hold, `movement` more at a Reset."""

    def give(kind: Kind) -> None:
        kind.gives = {**kind.gives, flag: (amount, when)}

    return give


def _power(slot: str) -> Callable[..., Part]:
    def make(
        *modifiers: Modifier,
        facts: tuple[str, ...] = (),
        numbers: dict[str, int] | None = None,
        when: Condition | None = None,
    ) -> Part:
        """Modifiers, named facts and named numbers; these two only `when` a condition holds."""

        def give(kind: Kind) -> None:
            power = Power()
            power.modifiers = modifiers
            power.flags = dict.fromkeys(facts, when)
            power.gives = {name: (amount, when) for name, amount in (numbers or {}).items()}
            setattr(kind, slot, power)

        return give

    return make


spell = _power("spell")
"""What the card's lasting effects do: see `lasts`."""
artifact = _power("artifact")
ongoing = _power("ongoing")
carrying = _power("carrying")
