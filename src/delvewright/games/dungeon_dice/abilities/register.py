"""The register of abilities: for each symbol when it may be used, at what, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from delvewright.games.dungeon_dice.board import EPIC, FOE, Board, face_of, owner_of, seats, type_of
from delvewright.games.dungeon_dice.dice import combatants, immune, lowest, opponents, powers, sides
from delvewright.games.dungeon_dice.kinds import ABILITIES
from delvewright.kernel.ask import Candidates, Reason
from delvewright.words.dice import different, standing

Targets = Callable[[Board, int, int, str, int], Candidates]
"""(position, who, source, symbol, parameter) → the ways to use it."""
Effect = Callable[[Board, int, int, int, Any], None]
"""(position, who, source, parameter, target): a die's index, a combatant, a piece, or a name; -1 for none."""


class Power:
    """How one symbol is used. `casts`: it brings a spell die, which may be answered by STUN in its place.
    `then`: what follows the reroll of a die, once nobody has undone that."""

    __slots__ = ("casts", "effect", "targets", "then", "when")

    def __init__(self, when: int, targets: Targets, effect: Effect, casts: bool, then: Effect | None = None):
        self.when = when
        self.targets = targets
        self.effect = effect
        self.casts = casts
        self.then = then


POWERS: dict[str, Power] = {}


def simply(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """No target to choose."""
    yield ("use", source, symbol), None


def power(
    *symbols: str, when: int, targets: Targets = simply, casts: bool = False, then: Effect | None = None
) -> Callable[[Effect], Effect]:
    """Enter the effect of a symbol into the register."""

    def enter(effect: Effect) -> Effect:
        for symbol in symbols:
            if symbol in POWERS:
                raise ValueError(f"two effects for {symbol}")
            POWERS[symbol] = Power(when, targets, effect, casts, then)
        return effect

    return enter


def uses(p: Board, who: int, when: int) -> Candidates:
    """Every way a combatant can use a symbol at this moment."""
    seen: list[tuple[int, str]] = []
    for source, symbol, param in powers(p, who):
        entry = POWERS.get(symbol)
        if entry is not None and entry.when & when and (source, symbol) not in seen:
            seen.append((source, symbol))  # a die that shows a symbol twice offers it once
            yield from entry.targets(p, who, source, symbol, param)


# Targets ---------------------------------------------------------------------------------------------


def own_dice(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """The dice of a combatant; and those somebody owns that lie elsewhere in the combat."""
    mine = standing(p, who)
    for index, (side, piece, _, out) in enumerate(p.dice):
        if side != who and piece >= 0 and not out and owner_of(p, piece) == who:
            mine.append(index)
    for index in different(p, mine):
        yield ("use_die", source, symbol, index), None


def proof(p: Board, who: int, symbol: str) -> Reason | None:
    """DD-IMMUNE-1. Why a symbol cannot be used on a combatant: a monster may be immune to it."""
    return ("immune", symbol) if who == FOE and immune(p, symbol) else None


def aimed_at(p: Board, who: int, source: int) -> tuple[int, ...]:
    """DD-EPIC-12. Opponents; in epic combat spells and one-use dice may be used on allies too. An outsider
    may turn on anybody (DD-ONEUSE-3)."""
    if who not in combatants(p):
        return combatants(p)
    found = opponents(p, who)
    if p.mode == EPIC and who != FOE and type_of(p, source) in ("spell", "one_use"):
        found += tuple([seat for seat in p.fighters if seat != who])
    return found


def opposing_dice(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """Any combat die of an opponent."""
    for foe in aimed_at(p, who, source):
        for index in different(p, standing(p, foe)):
            yield ("use_die", source, symbol, index), proof(p, foe, symbol)


def lowest_opposing(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """The lowest numbered die of an opponent; the user chooses among equals."""
    for foe in aimed_at(p, who, source):
        for index in lowest(p, foe):
            yield ("use_die", source, symbol, index), proof(p, foe, symbol)


def either_side(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    for side in sides(p):
        yield ("use_who", source, symbol, side), None


def any_opponent(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    for foe in aimed_at(p, who, source):
        yield ("use_who", source, symbol, foe), proof(p, foe, symbol)


def any_combatant(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    for combatant in combatants(p):
        yield ("use_who", source, symbol, combatant), proof(p, combatant, symbol)


def any_hero_here(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """Heroes in the combat, or all when there is none (DD-SPELL-6)."""
    for seat in p.fighters if p.mode else range(seats(p)):
        yield ("use_who", source, symbol, seat), None


def any_heroes(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """Any set of heroes: of those in the combat, or of all when there is none; the largest first."""
    heroes = p.fighters if p.mode else tuple(range(seats(p)))
    for count in range(len(heroes), 0, -1):
        for some in combinations(heroes, count):
            yield ("use_heroes", source, symbol, some), None


def grant(p: Board, seat: int, piece: int) -> None:
    """DD-CLASS-GEN-6. What a class die shows may be used this turn."""
    for name, param in face_of(p, piece).symbols:
        for granted in ABILITIES[name].grants if name == "SLASH_AND_PROTECTION" else (name,):
            p.kept += ((seat, piece, granted, param or 1),)


def is_spell(p: Board, source: int) -> bool:
    return type_of(p, source) == "spell"
