"""Classes: guild dice that are rolled beside the gear that unlocks them, and their passives (DD-CLASS)."""

from __future__ import annotations

from delvewright.games.dungeon_dice import familiars
from delvewright.games.dungeon_dice.abilities.register import POWERS, grant
from delvewright.games.dungeon_dice.actions import act, offer
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    BEFORE,
    FOE,
    MONSTER,
    NONE,
    OUTSIDE,
    OWNED,
    Board,
    classes_of,
    find,
    is_class,
    others,
    owned,
    usable,
)
from delvewright.games.dungeon_dice.declare import PASS, add
from delvewright.games.dungeon_dice.dice import roll, roll_in, sides, total
from delvewright.games.dungeon_dice.gear import fix, practise, put_on_for, set_for_class
from delvewright.games.dungeon_dice.health import heal
from delvewright.games.dungeon_dice.weapons import roll_hero
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push, step

BEFORE_COMBAT = "own_turn_before_combat"
ELSEWHERE = "other_players_combat_once_per_round"


def open_to(p: Board, seat: int, name: str) -> bool:
    """Whether a seat is of a class, or may put on what makes it so."""
    if seat in p.fighters and seat in p.rolled:
        return is_class(p, seat, name)
    return set_for_class(p, seat, name) is not None


def become(p: Board, seat: int, name: str) -> int:
    """DD-EQUIP-4, OR-47. Put on what a class asks for and use it this turn; returns its die."""
    if not is_class(p, seat, name):
        put_on_for(p, seat, name)
    piece = find(p, OWNED + seat, name)
    fix(p, seat, piece)
    return piece


def rollable(p: Board, seat: int) -> list[int]:
    return [piece for piece in classes_of(p, seat) if (piece, "CLASS") not in p.used]


def study(p: Board, seat: int, piece: int) -> None:
    """DD-CLASS-GEN-5/6. Roll the class die: what it shows may be used this turn; nothing rerolls it."""
    fix(p, seat, piece)
    show(p, seat, piece)


def show(p: Board, seat: int, piece: int) -> None:
    """What the class die shows when it is rolled for a seat."""
    p.used += ((piece, "CLASS"),)
    roll(p, piece, seat)
    tell(p, "studied", seat, piece, p.faces[piece])
    grant(p, seat, piece)


# Rolling with the combat dice ------------------------------------------------------------------------


@step
def forced(p: Board, index: int) -> None:
    """DD-EPIC-15. Each fighter's class die is rolled with the combat dice; then what must be rolled."""
    while index < len(p.fighters):
        seat = p.fighters[index]
        index += 1
        choices = rollable(p, seat)
        if len(choices) == 1:
            study(p, seat, choices[0])
        elif choices:
            push(p, forced, index - 1)  # on Dual Class terrain there is a second one
            ask(p, CLASS, seat)
            return
    push(p, familiars.cat)


def _class(p: Board, seat: int) -> Candidates:
    for piece in rollable(p, seat):
        yield ("study", piece), None


def _classed(p: Board, option: Option, seat: int) -> None:
    study(p, seat, option[1])


CLASS = Question("class", _class, _classed)


@offer(BEFORE)
def early_study(p: Board, seat: int) -> Candidates:
    """DD-CLASS-GEN-8. Rogue, Ranger, Bard and Artificer roll before combat on their own turn."""
    if seat == p.turn:
        for piece in rollable(p, seat):
            if BEFORE_COMBAT in p.cast[piece].occasions:
                yield ("study", piece), None


@offer(BEFORE | ABILITY, outsiders=True)
def assassin(p: Board, seat: int) -> Candidates:
    """DD-CLASS-ASSASSIN-1/2. Once a round before or in another's combat; INTIMIDATION lowers other heroes by
    one, in it."""
    if not open_to(p, seat, "class_assassin"):
        return
    piece = find(p, OWNED + seat, "class_assassin")
    if seat not in p.fighters and ELSEWHERE in p.cast[piece].occasions:
        again = (seat, "CLASS") in p.spent_round or (piece, "CLASS") in p.used
        yield ("study", piece), ("once_a_round",) if again else None
    for other in p.fighters if p.phase == ABILITY else ():
        if other != seat and (piece, f"INTIMIDATION{other}") not in p.used:
            yield ("intimidate", other), None


@act("study")
def studying(p: Board, seat: int, option: Option) -> None:
    if seat not in p.fighters:
        p.spent_round += ((seat, "CLASS"),)
        put_on_for(p, seat, p.cast[option[1]].role)
    study(p, seat, option[1])


@act("intimidate")
def intimidate(p: Board, seat: int, option: Option) -> None:
    piece = become(p, seat, "class_assassin")
    p.used += ((piece, f"INTIMIDATION{option[1]}"),)
    add(p, option[1], -1, piece)


@offer(BEFORE | ABILITY, outsiders=True)
def assassinating(p: Board, seat: int) -> Candidates:
    """DD-CLASS-ASSASSIN-3. One bow or sword of yours, equipped or not, into either side of any combat."""
    for who, source, symbol, param in p.kept:
        if who != seat or (source, symbol) in p.used:
            continue
        if symbol == "ASSASSINATE" and p.phase == ABILITY:
            yield from _blades(p, seat)
        elif symbol == "POISON" and p.phase == BEFORE and seat not in p.fighters:
            yield from POWERS[symbol].targets(p, seat, source, symbol, param)


def _blades(p: Board, seat: int) -> Candidates:
    lying = [piece for _, piece, _, _ in p.dice]
    for piece in owned(p, seat):
        fits = "bow" in p.cast[piece].counts_as or "sword" in p.cast[piece].counts_as
        if fits and usable(p, piece) and piece not in lying:
            for side in sides(p):
                yield ("assassinate", piece, side), None


@act("assassinate")
def assassinate(p: Board, seat: int, option: Option) -> None:
    source = next(source for who, source, symbol, _ in p.kept if (who, symbol) == (seat, "ASSASSINATE"))
    p.used += ((source, "ASSASSINATE"),)
    roll_in(p, option[2], option[1], seat)


@offer(BEFORE | OUTSIDE)
def master_healer(p: Board, seat: int) -> Candidates:
    """DD-CLASS-CLERIC-2. Once on your own turn HEALING for any player."""
    if seat == p.turn and open_to(p, seat, "class_cleric"):
        piece = find(p, OWNED + seat, "class_cleric")
        yield ("master_heal",), ("once_a_turn",) if (piece, "MASTER_HEALER") in p.used else None


@act("master_heal")
def master_heal(p: Board, seat: int, option: Option) -> None:
    piece = become(p, seat, "class_cleric")
    p.used += ((piece, "MASTER_HEALER"),)
    push(p, heal, seat, 1)


def extra_draws(p: Board, seat: int) -> int:
    """DD-CLASS-RANGER-2. TRACK draws one more encounter die."""
    if is_class(p, seat, "class_ranger") and p.terrain != "dark":
        practise(p, seat, "class_ranger")
        return 1
    return 0


# RESCUE ----------------------------------------------------------------------------------------------


@step
def rescue(p: Board, index: int) -> None:
    """DD-CLASS-KNIGHT-2, OR-48. A Knight may join a lone hero, no Knight himself, who would lose."""
    if len(p.fighters) != 1 or p.cast[p.foe].must_fight_alone or is_class(p, p.fighters[0], "class_knight"):
        return
    order = others(p, p.fighters[0])
    while index < len(order):
        seat = order[index]
        index += 1
        if open_to(p, seat, "class_knight"):
            push(p, rescue, index)
            ask(p, RESCUE, seat)
            return


def _rescue(p: Board, seat: int) -> Candidates:
    yield ("rescue",), None
    yield PASS, None


def _rescued(p: Board, option: Option, seat: int) -> None:
    """The Knight rolls, a new armor and ability phase opens, then the comparison is final."""
    if option[0] == "pass":
        return
    p.used += ((become(p, seat, "class_knight"), "RESCUE"),)
    p.fighters += (seat,)
    tell(p, "rescued", seat)
    while p.stack[0][0] != "dungeon_dice.after.conclude":
        p.stack = p.stack[1]
    p.stack = p.stack[1]
    roll_hero(p, seat)
    push(p, STEPS["dungeon_dice.combat.compare"])
    for name in ("last_phase", "ability_phase", "armor_phase", "hammers"):
        push(p, STEPS[f"dungeon_dice.combat.{name}"], 0)
    push(p, forced, 1)


RESCUE = Question("rescue", _rescue, _rescued)


def rescuer(p: Board) -> int:
    """The Knight who came into this combat by RESCUE, or -1."""
    for seat in p.fighters[1:]:
        if any([(piece, "RESCUE") in p.used for piece in classes_of(p, seat)]):
            return seat
    return NONE


def losing(p: Board) -> bool:
    return p.mode == MONSTER and total(p, FOE) > sum([total(p, seat) for seat in p.fighters])
