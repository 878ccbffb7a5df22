"""The ability phase: what symbols do once the dice lie on the table (DD-ABILITY)."""

from __future__ import annotations

from delvewright.games.dungeon_dice import spells
from delvewright.games.dungeon_dice.abilities.register import (
    aimed_at,
    any_combatant,
    any_hero_here,
    either_side,
    is_spell,
    lowest_opposing,
    own_dice,
    power,
    proof,
)
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    BEFORE,
    CENTRE,
    ENCOUNTER,
    EPIC,
    FOE,
    GEAR,
    HERO_LEVEL,
    ITEM_BAG,
    MONSTER,
    MONSTER_LEVEL,
    NONE,
    OUTSIDE,
    SPENT,
    Board,
    distinct,
    face_of,
    find,
    home,
    leave,
    owned,
    owner_of,
    type_of,
)
from delvewright.games.dungeon_dice.bosses import wears
from delvewright.games.dungeon_dice.declare import add
from delvewright.games.dungeon_dice.dice import (
    allies,
    combatants,
    immune,
    losable,
    opponents,
    place_bonus,
    points,
    reroll,
    roll_in,
    worth,
)
from delvewright.games.dungeon_dice.health import heal, wound
from delvewright.games.dungeon_dice.levels import foe_level
from delvewright.kernel.ask import Candidates, Reason
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push
from delvewright.words.dice import remove, standing, turn_to
from delvewright.words.zones import pour

# Rerolling and removing ------------------------------------------------------------------------------


@power("SLASH", when=ABILITY, targets=own_dice)
def slash(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-SLASH-1/2. Reroll one of your own combat dice."""
    reroll(p, target)


def _tangling(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """A whip is proof against it in the Sewers (DD-LOC-SEWERS)."""
    for option, why in lowest_opposing(p, who, source, symbol, param):
        victim = p.dice[option[3]][0]
        if p.place == "sewers" and victim != FOE and place_bonus(p, victim):
            why = ("place_bonus", "sewers")
        yield option, why


@power("TANGLE", when=ABILITY, targets=_tangling)
def tangle(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-TANGLE-1. An opponent's lowest combat die leaves."""
    remove(p, target)


@power("DRAIN", when=ABILITY, targets=lowest_opposing)
def drain(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-DRAIN-1/2. Remove an opponent's lowest die and add its value to your total."""
    gained = worth(p, p.dice[target])
    remove(p, target)
    side = who if who in combatants(p) else _helped(p, p.dice[target][0])
    if side != NONE:
        add(p, side, gained, source)


def _helped(p: Board, victim: int) -> int:
    """Whom an outsider helps by draining a combatant: the other side of a combat with a monster."""
    if p.mode != MONSTER:
        return NONE
    return p.fighters[0] if victim == FOE else FOE


def _boosting(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    dice = [index for index in standing(p, FOE) if p.dice[index][1] == MONSTER_LEVEL]
    high = any([p.dice[index][2] + 1 > param for index in dice])
    yield ("use", source, symbol), None if high else ("none_above", param)


@power("BOOST", when=ABILITY, targets=_boosting)
def boost(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-BOOST-1, OR-9. Monster level dice above the number drop to it; such a 6 gives no potion."""
    for index in standing(p, FOE):
        if p.dice[index][1] == MONSTER_LEVEL and p.dice[index][2] + 1 > param:
            turn_to(p, index, param - 1)


# Totals ----------------------------------------------------------------------------------------------


def _against(p: Board, side: int) -> tuple[int, ...]:
    """The heroes whom something added to a side's total hurts."""
    return tuple([seat for seat in opponents(p, side) if seat != FOE]) if side in combatants(p) else ()


def _fire(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    if is_spell(p, source):
        for option, _ in either_side(p, who, source, symbol, param):
            resisted = any([wears(p, seat, "FIRE_RESISTANCE_RING") for seat in _against(p, option[3])])
            yield option, ("ring", symbol) if resisted else None  # OR-63
        return
    spell = find(p, CENTRE, "spell_fire")
    if spell == NONE:
        yield ("use", source, symbol), ("no_such_spell", symbol)
    else:
        yield ("use", source, symbol), spells.refused(p, who, spell)


@power("FIRE", when=ABILITY, targets=_fire)
def fire(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-FIRE-1/2. The symbol casts the FIRE spell; the spell's number goes to a total, that of a
    Baby Dragon to its owner's (DD-FAMILIAR-BABY-DRAGON)."""
    if is_spell(p, source):
        added = points(p, source)
        add(p, target, added, source)
        for seat in p.fighters if p.mode == EPIC and who == FOE else ():
            if wears(p, seat, "FIRE_RESISTANCE_RING"):
                add(p, seat, added, source)  # OR-63: it counts for nothing against this hero
    else:
        familiar = type_of(p, source) == "familiar"
        spells.cast(p, who, find(p, CENTRE, "spell_fire"), familiar)


def _stun_number(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """OR-10. Only the spell has a use of its own; a symbol waits for something to answer."""
    if is_spell(p, source):
        for option, _ in either_side(p, who, source, symbol, param):
            yield option, None if p.rules.stun_spell_for_number else ("answer_only",)
    else:
        yield ("use", source, symbol), ("answer_only",)


@power("STUN", when=ABILITY, targets=_stun_number)
def stun(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-STUN-4. Cast unprovoked, the spell only adds its number."""
    add(p, target, points(p, source), source)


@power("BOMB", "BOOMERANG", when=ABILITY, targets=either_side)
def bomb(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ONEUSE-BOMB, DD-ONEUSE-BOOMERANG-1. Its number goes to either side."""
    add(p, target, points(p, source), source)


# Great effects ---------------------------------------------------------------------------------------


def _gust(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    why: Reason | None = None
    if p.gusted:
        why = ("gusted",)
    elif who != FOE and immune(p, "GUST"):
        why = ("immune", "GUST")
    elif who == FOE and p.place == "island" and any([place_bonus(p, seat) for seat in p.fighters]):
        why = ("place_bonus", "island")  # DD-LOC-ISLAND: a sword
    yield ("use", source, symbol), why


@power("GUST", when=ABILITY, targets=_gust)
def gust(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-GUST-1/2, OR-15. The combat begins anew: what was added is gone, every combat die is rolled
    again, removed ones too, and abilities may be used once more, armor first, GUST not."""
    p.gusted = True
    tell(p, "gust", who)
    _blow_away(p)
    pour(p, SPENT, ITEM_BAG)
    p.spells_in = p.foe_spells = ()
    p.toads = ()
    p.summoned = ()
    p.lasts = ()
    p.used = tuple([mark for mark in p.used if mark[1] in BEYOND_GUST])
    p.kept = tuple([one for one in p.kept if _beyond_gust(p, one[1], one[2])])
    for index, (owner, piece, face, _) in enumerate(p.dice):
        p.dice[index] = (owner, piece, face, False)
        reroll(p, index)
    for name in ("armor_phase", "hammers"):
        push(p, STEPS[f"dungeon_dice.combat.{name}"], 0)


def _blow_away(p: Board) -> None:
    """What was added to totals is gone, and so are monsters that came in the combat: summoned ones go back to
    their bag for good. Hirelings stay, and so do trophies that were raised before the combat."""
    left = []
    for extra in allies(p):
        owner, _, piece = extra
        if p.cast[piece].role == "mercenary" and owner != FOE:
            left.append(extra)
        elif piece in p.zones[ENCOUNTER]:
            leave(p, piece, home(p, piece))
        elif owner == FOE:
            left.append(extra)
    p.extras = tuple(left)


def _beyond_gust(p: Board, source: int, symbol: str) -> bool:
    """Whether a kept symbol outlasts a GUST: not that of a familiar or a summoned monster, not what a Helm of
    Reflection took, and not the PROTECTION of a song (its source is no piece)."""
    if source < 0:
        return symbol != "PROTECTION"
    return p.cast[source].type not in ("familiar", "monster") and p.cast[source].role != "helm_of_reflection"


BEYOND_GUST = ("FOCUS", "GUST", "RESCUE")
"""Uses a GUST does not give back, and marks of who came into the combat how."""


@power("TOAD", when=ABILITY, targets=any_combatant)
def toad(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ONEUSE-TOAD-1…4. The target's combat dice leave, and a monster's abilities with them."""
    p.toads += (target,)
    tell(p, "toad", who, target)
    for index in standing(p, target):
        remove(p, index)


# Levels ----------------------------------------------------------------------------------------------


def _level_change(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    if not p.mode:
        return
    own = symbol == "STRENGTH" and type_of(p, source) == "class"  # DD-CLASS-BARBARIAN-4
    for combatant in (who,) if own else combatants(p):
        why: Reason | None = None
        if combatant == FOE:
            why = proof(p, FOE, symbol)
            if not why and next_face(p, symbol == "STRENGTH") == NONE:
                why = ("at_the_end_of_its_levels", foe_level(p))
        yield ("use_who", source, symbol, combatant), why


def next_face(p: Board, up: bool) -> int:
    """The face with the monster's next level up or down, or -1."""
    levels = [face.level for face in p.cast[p.foe].faces]
    here = face_of(p, p.foe).level
    if up:
        return levels.index(min(higher)) if (higher := [one for one in levels if one > here]) else NONE
    return levels.index(max(lower)) if (lower := [one for one in levels if 0 < one < here]) else NONE


def _turn_foe(p: Board, up: bool) -> None:
    """DD-ONEUSE-STRENGTH-2, DD-ONEUSE-POISON-3. The die is turned, and its fame with it."""
    p.faces[p.foe] = next_face(p, up)
    tell(p, "turned", FOE, p.foe, p.faces[p.foe], -1)


@power("STRENGTH", when=BEFORE | ABILITY, targets=_level_change)
def strength(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ONEUSE-STRENGTH-1. One level more this turn, and one more level die at once."""
    if target == FOE:
        _turn_foe(p, True)
        if FOE in p.rolled:
            roll_in(p, FOE, MONSTER_LEVEL)
        return
    p.levels += ((target, 1),)
    tell(p, "level", target, 1)
    if target in p.rolled:
        roll_in(p, target, HERO_LEVEL)


@power("POISON", when=BEFORE | ABILITY, targets=_level_change)
def poison(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ONEUSE-POISON-1…3. One level less this turn; of dice already rolled the lowest level die goes."""
    if target == FOE:
        _turn_foe(p, False)
    else:
        p.levels += ((target, -1),)
        tell(p, "level", target, -1)
    if target in p.rolled:
        lose_level_die(p, target)


def lose_level_die(p: Board, who: int) -> None:
    dice = losable(p, who)
    if dice:
        remove(p, min(dice, key=lambda index: worth(p, p.dice[index])))


# Healing and hurting ---------------------------------------------------------------------------------


def _healing(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """A monster's HEALING waits for those who beat it (DD-ABILITY-HEALING-3)."""
    if who != FOE:
        yield ("use", source, symbol), None


@power("HEALING", when=BEFORE | ABILITY | OUTSIDE, targets=_healing)
def healing(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-HEALING-1/2. One choice a heart; in combat the gain waits until it is over."""
    if p.phase == ABILITY:
        p.later += (("heal", who, max(param, 1)),)
    else:
        heal(p, who, max(param, 1))


def _pain(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """PAIN of a monster works by itself after combat; the spell hits one hero."""
    if who != FOE or is_spell(p, source):
        for option, why in any_hero_here(p, who, source, symbol, param):
            ring = symbol == "PAIN" and wears(p, option[3], "PAIN_RESISTANCE_RING")
            yield option, ("ring", symbol) if ring else why


@power("PAIN", when=ABILITY | OUTSIDE | BEFORE, targets=_pain)
def pain(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-PAIN-1. One wound, after the combat if cast in one."""
    if p.phase == ABILITY:
        p.later += (("wound", target, 1),)
    else:
        wound(p, target)


def _sleep(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    for option, why in _pain(p, who, source, symbol, param):
        yield option, ("asleep",) if option[3] in p.asleep else why


@power("SLEEP", when=ABILITY | OUTSIDE | BEFORE, targets=_sleep)
def sleep(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-SLEEP-1/2. The target must rest on its next turn."""
    put_to_sleep(p, target)


def put_to_sleep(p: Board, seat: int) -> None:
    if seat not in p.asleep:
        p.asleep += (seat,)
        tell(p, "asleep", seat)


def _freeze(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """Any equipment or artifact die of a hero; the spell may lower a monster's total."""
    for foe in aimed_at(p, who, source):
        if foe == FOE:
            if is_spell(p, source):
                yield ("use_who", source, symbol, FOE), proof(p, FOE, symbol)
            continue
        if wears(p, foe, "ICE_RESISTANCE_RING"):
            yield ("use_who", source, symbol, foe), ("ring", symbol)
            continue
        for piece in distinct(p, owned(p, foe)):
            if p.cast[piece].type in GEAR and piece not in p.frozen and piece not in p.wounded:
                yield ("use_piece", source, symbol, piece), None
        if is_spell(p, source):
            yield ("use_who", source, symbol, foe), None


@power("FREEZE", when=ABILITY, targets=_freeze)
def freeze(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-FREEZE-1…3. The named die is wounded after combat; the spell lowers a total."""
    victim = target
    if target > FOE:
        victim = owner_of(p, target)
        p.frozen += (target,)
        tell(p, "frozen", who, target)
    if is_spell(p, source):
        add(p, victim, -points(p, source), source)


# Spells of choice ------------------------------------------------------------------------------------


@power("SCROLL", when=BEFORE | ABILITY | OUTSIDE, targets=spells.choices, casts=True)
def scroll(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-SCROLL. Roll any one available spell."""
    spells.cast(p, who, target)
