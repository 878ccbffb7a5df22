"""A combat as a table draws it: every combatant with its dice, what else counts, and who is ahead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from delvewright.games.dungeon_dice.board import (
    ABILITY,
    ARMOR,
    BEFORE,
    BOOSTED_LEVEL,
    EPIC,
    FOE,
    LAST,
    LEVEL_SOURCE,
    MONSTER,
    SPENT,
    Board,
)
from delvewright.games.dungeon_dice.book import CURSE_PENALTY, EPIC_COMBATS
from delvewright.games.dungeon_dice.combat import verdict
from delvewright.games.dungeon_dice.dice import (
    combatants,
    foe_total,
    hero_total,
    kind_of,
    place_bonus,
    powers,
    total,
    value,
)
from delvewright.games.dungeon_dice.levels import level_of
from delvewright.games.dungeon_dice.policy import controller
from delvewright.views.dungeon_dice.chances import all_rolled, to_come
from delvewright.views.dungeon_dice.dice import symbol
from delvewright.views.dungeon_dice.model import MONSTER as MONSTER_SEAT
from delvewright.views.dungeon_dice.model import Camp, Combat, CombatDie, Declared, Extra, Side
from delvewright.views.dungeon_dice.printed import Symbol
from delvewright.views.dungeon_dice.reading import Reading, ability, combatant, loose
from delvewright.views.dungeon_dice.seats import pieces, power_view
from delvewright.views.english import capital, count

PHASES = {BEFORE: "before", ARMOR: "armor", ABILITY: "ability", LAST: "last"}


def combat_view(r: Reading) -> Combat | None:
    p = r.p
    if not p.mode:
        return None
    sides = tuple([side_view(r, who) for who in combatants(p)])
    camps = tuple(camps_view(r))
    totals = sorted([camp.total for camp in camps], reverse=True)
    begun = bool(p.dice)
    certain = begun and all_rolled(p)
    return Combat(
        mode=p.mode,
        phase=phase(p),
        round=round_of(p),
        rounds=EPIC_COMBATS if p.mode == EPIC else 0,
        controller=controller(p) if p.mode in (MONSTER, EPIC) else -1,
        sides=sides,
        camps=camps,
        margin=totals[0] - totals[1] if certain and len(totals) > 1 else 0,
        verdict=stands(p) if p.mode == MONSTER else "",
        declared=tuple(declared(r)),
        lasts=tuple([_declared(r, who, -1, name, target) for who, name, _, target in p.lasts]),
        spells=tuple([p.cast[piece].id for piece in p.spells_in]),
        spent=pieces(r, p.zones[SPENT]),
        prize=_prize(r),
        text=standing_of(camps) if certain else so_far(camps) if begun else "",
    )


def phase(p: Board) -> str:
    """Of a combat: once the dice are put away, all that is left is what follows from it."""
    if p.phase != BEFORE and not p.dice:
        return "after"
    return PHASES.get(p.phase, "after")


# Combatants ------------------------------------------------------------------------------------------


def side_view(r: Reading, who: int) -> Side:
    p = r.p
    dice = tuple([die_view(p, index) for index, die in enumerate(p.dice) if die[0] == who])
    extras = tuple(extras_of(r, who))
    amount = total(p, who)
    missing = (
        amount - sum([die.value or 0 for die in dice if not die.out]) - sum([one.amount for one in extras])
    )
    if missing:
        extras += (Extra("Other effects", missing, -1, ""),)
    return Side(
        who=combatant(who),
        camp=camp_of(p, who),
        role=_role(p, who),
        level=level_of(p, who) if who != FOE or p.foe >= 0 else 0,
        rolled=who in p.rolled,
        dice=dice,
        extras=extras,
        total=amount,
        powers=tuple([power_view(r, *power) for power in powers(p, who)]),
        toad=who in p.toads,
        fallen=who in p.fallen,
        denies=who in p.denied,
        note=_note(p, who),
    )


def _note(p: Board, who: int) -> str:
    struck = dict(p.struck).get(who, 0)
    return f"{struck} dealt to the epic monster" if struck and p.mode == EPIC else ""


def _role(p: Board, who: int) -> str:
    if who == FOE:
        return "monster"
    if p.mode == EPIC:
        return "ally"
    if p.mode != MONSTER:
        return "duelist"
    return "active" if who == p.fighters[0] else "assistant"


def die_view(p: Board, index: int) -> CombatDie:
    die = _, piece, face, out = p.dice[index]
    kind = kind_of(p, piece)
    source = piece if piece >= 0 else LEVEL_SOURCE - index
    spent = [name for at, name in p.used if at == source]
    ready: list[Symbol] = []
    used: list[Symbol] = []
    for name, number in kind.faces[face].symbols if face >= 0 else ():
        if name in spent:
            spent.remove(name)
            used.append(symbol(name, number))
        elif not out:
            ready.append(symbol(name, number))
    return CombatDie(
        piece=loose(index, piece),
        index=index,
        kind=kind.id,
        face=face,
        value=value(p, die),
        out=out,
        initial=kind.combat_die,
        boosted=piece == BOOSTED_LEVEL,
        ready=tuple(ready),
        used=tuple(used),
    )


def extras_of(r: Reading, who: int) -> Iterator[Extra]:
    p = r.p
    for owner, amount, piece in p.extras:
        if owner == who:
            yield Extra(
                capital(r.source(piece)), amount, max(piece, -1), p.cast[piece].id if piece >= 0 else ""
            )
    if who == p.hexed:
        yield Extra("Curse", -CURSE_PENALTY, -1, "")
    if p.place == "tavern" and who != FOE and who in p.rolled and place_bonus(p, who):
        yield Extra("Tavern", 2, -1, "")


def stands(p: Board) -> str:
    """How a combat with a monster would end now; "" until everybody has rolled."""
    if not p.dice or not all_rolled(p):
        return ""
    result = verdict(p)
    return "loss" if result == "tie" and p.rules.tie == "loss" else result


# Camps -----------------------------------------------------------------------------------------------


def camp_of(p: Board, who: int) -> int:
    """Heroes against a monster stand together, under the number of the first of them; else each alone."""
    if who == FOE or p.mode != MONSTER:
        return combatant(who)
    return p.fighters[0]


def camps_view(r: Reading) -> Iterator[Camp]:
    p = r.p
    monster = combatant(FOE)
    if p.mode == MONSTER:
        state = stands(p)
        heroes = "Heroes" if len(p.fighters) > 1 else r.who(p.fighters[0])
        won, lost = state in ("win", "tie"), state in ("loss", "tie")
        yield Camp(p.fighters[0], heroes, p.fighters, hero_total(p), won, *_coming(p, p.fighters))
        yield Camp(monster, capital(r.monster), (monster,), foe_total(p), lost, *_coming(p, (FOE,)))
        return
    certain = bool(p.dice) and all_rolled(p)
    sums = {seat: max(total(p, seat), 0) if p.rules.total_floor else total(p, seat) for seat in p.fighters}
    upright = [seat for seat in p.fighters if seat not in p.fallen]
    theirs = foe_total(p) if p.mode == EPIC else 0
    best = theirs if p.mode == EPIC else max([sums[seat] for seat in upright], default=0)
    for seat in p.fighters:
        leads = seat in upright and sums[seat] >= best and certain
        yield Camp(seat, r.who(seat), (seat,), sums[seat], leads, *_coming(p, (seat,)))
    if p.mode == EPIC:
        ahead = certain and any([sums[seat] <= theirs for seat in p.fighters])
        yield Camp(monster, capital(r.monster), (monster,), theirs, ahead, *_coming(p, (FOE,)))


def _coming(p: Board, party: tuple[int, ...]) -> tuple[int, int]:
    """What is still to be rolled: nothing once the combat is over."""
    return to_come(p, party) if p.phase == BEFORE or p.dice else (0, 0)


def round_of(p: Board) -> int:
    """Which combat of an epic fight this is."""
    if p.mode != EPIC:
        return 0
    named = ("dungeon_dice.epic.reckon", "dungeon_dice.epic.prepare")
    return next((values[2] for address, values in frames(p) if address in named), 0)


def _prize(r: Reading) -> str:
    """What heroes fight each other for."""
    if r.p.prize[:1] == ("duel_for",):
        return r.name(r.p.prize[1])
    return PRIZES.get(r.p.prize[0], "") if r.p.prize else ""


PRIZES = {
    "victory": "the victory",
    "challenge": "1 experience and a piece of equipment",
    "colosseum": "1 experience and an artifact",
}


def so_far(camps: tuple[Camp, ...]) -> str:
    """What is certain while somebody has still to roll, and how much there is to come."""
    sums = ", ".join([f"{camp.name} {camp.total}" for camp in camps])
    waits = "; ".join([f"{camp.name}, {count(camp.coming, 'die')}" for camp in camps if camp.coming])
    return f"So far: {sums}.{f' Still to roll: {waits}.' if waits else ''}"


def standing_of(camps: tuple[Camp, ...]) -> str:
    """Who is ahead, in a sentence; in an epic fight every hero stands alone against the monster."""
    if len(camps) > 2 or any([camp.camp == MONSTER_SEAT and len(camps) == 1 for camp in camps]):
        return f"{', '.join([f'{camp.name} {camp.total}' for camp in camps])}."
    ahead = [camp for camp in camps if camp.leads]
    numbers = " to ".join([str(camp.total) for camp in sorted(camps, key=lambda camp: not camp.leads)])
    if len(ahead) != 1:
        return f"Even: {numbers}."
    name = ahead[0].name
    plural = name in ("You", "Heroes")
    return f"{'The heroes' if name == 'Heroes' else name} {'lead' if plural else 'leads'} {numbers}."


# What has been announced -------------------------------------------------------------------------------


def frames(p: Board) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """What is still to do, the next thing first."""
    stack = p.stack
    while stack:
        frame, stack = stack
        yield frame


def declared(r: Reading) -> Iterator[Declared]:
    """Abilities announced that have not taken effect, the latest first: what STUN may still answer."""
    for address, values in frames(r.p):
        if address == "dungeon_dice.declare.take_effect":
            who, source, name, _, target = values
            yield _declared(r, who, source, name, target if isinstance(target, int) else -1)
        elif address == "dungeon_dice.declare.cancel":
            yield _declared(r, values[0], -1, "STUN", -1)


def _declared(r: Reading, who: int, source: int, name: str, target: int) -> Declared:
    on = "" if target < 0 else f" on {aim(r, name, target)}"
    touched = r.touch_source(source) if source != -1 else None
    text = f"{r.does(who, 'use')} {ability(name)}{on}"
    return Declared(
        combatant(who), name, touched.piece if touched else -1, touched.kind if touched else "", text
    )


DIE_TARGETS = ("SLASH", "TANGLE", "DRAIN", "PROTECTION", "AEGIS_SHIELD", "VORPAL_SWORD", "BLESS")
"""Symbols that are aimed at a die in the combat."""
PIECE_TARGETS = ("SCROLL", "FOCUS", "NECROMANCY", "UPGRADE", "TRANSMUTE")
"""Symbols that are aimed at a piece, be it a spell die: those have the small numbers of combatants."""


def aim(r: Reading, name: str, target: int, numbers: bool = True) -> str:
    """What an ability is aimed at, in words; a die with what it counts, unless it may have changed since."""
    if name in DIE_TARGETS:
        return r.die(target, numbers)
    return r.name(target) if name in PIECE_TARGETS else r.owned(target)
