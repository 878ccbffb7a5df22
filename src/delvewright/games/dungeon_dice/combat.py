"""Combat with a monster: roll, armor, abilities, last effects, comparison (DD-COMBAT)."""

from __future__ import annotations

from delvewright.games.dungeon_dice import after, bargain, classes
from delvewright.games.dungeon_dice.abilities.last import resolve_lasts
from delvewright.games.dungeon_dice.abilities.register import uses
from delvewright.games.dungeon_dice.actions import actions, any_legal, carry_out, outside_actions
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    ARMOR,
    CARRIED,
    ENCOUNTER,
    EPIC,
    FOE,
    LAST,
    MONSTER,
    NONE,
    Board,
    counts_as,
    home,
    leave,
    outsiders,
    usable,
)
from delvewright.games.dungeon_dice.declare import PASS, ask_combatant
from delvewright.games.dungeon_dice.dice import (
    combatants,
    foe_total,
    hero_total,
    opponents,
    priority,
    roll_in,
    shown,
)
from delvewright.games.dungeon_dice.items import return_items
from delvewright.games.dungeon_dice.levels import foe_level
from delvewright.games.dungeon_dice.weapons import roll_foe, roll_hero
from delvewright.kernel.ask import Candidates, Option, Question, ask_together
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step

ARMOR_SYMBOLS = (
    "PROTECTION",
    "AEGIS_SHIELD",
    "HELM_OF_REFLECTION",
    "SONG_OF_PROTECTION",
    "SLASH_AND_PROTECTION",
)


@step
def roll_phase(p: Board) -> None:
    """DD-COMBAT-4. Everybody in the combat rolls; what was rolled early stands."""
    for seat in p.fighters:
        roll_hero(p, seat)
    if p.foe != NONE:
        roll_foe(p, foe_level(p))
        for piece in p.zones[CARRIED]:
            if p.cast[piece].combat_die:
                roll_in(p, FOE, piece)
    push(p, compare)
    push(p, last_phase, 0)
    push(p, bargain.last_call, True, ())
    push(p, ability_phase, 0)
    push(p, bargain.window, "W3", p.turn)
    push(p, armor_phase, 0)
    push(p, hammers, 0)
    push(p, classes.forced, 0)


# The armor phase -------------------------------------------------------------------------------------


@step
def hammers(p: Board, index: int) -> None:
    """DD-ABILITY-SHATTER-3, OR-16, DP-20. Ahead of every armor phase a hero with a hammer may deny opponents
    their armor abilities, for the rest of the combat."""
    p.phase = ARMOR
    order = combatants(p)
    while index < len(order):
        who = order[index]
        index += 1
        if (
            who not in p.denied
            and _hammer(p, who)
            and any([symbol in ARMOR_SYMBOLS for foe in opponents(p, who) for _, symbol, _ in shown(p, foe)])
        ):
            push(p, hammers, index)
            ask_combatant(p, HAMMER, who)
            return


@step
def hammers_again(p: Board, actor: int, index: int) -> None:
    """DD-DUEL-10, OR-16. Somebody is about to use a PROTECTION that no armor phase knew of, a spell's or a
    familiar's: the hammers on the other side may still deny it."""
    rivals = opponents(p, actor) if actor in combatants(p) else ()
    if any([who in p.denied for who in rivals]):
        return
    for who in rivals[index:]:
        index += 1
        if _hammer(p, who):
            push(p, hammers_again, actor, index)
            ask_combatant(p, HAMMER, who)
            return


def _hammer(p: Board, who: int) -> bool:
    if who == FOE:
        return any(["hammer" in p.cast[piece].counts_as for piece in p.zones[CARRIED]])
    return any([usable(p, piece) for piece in counts_as(p, who, "hammer")])


def _deny(p: Board, seat: int, who: int) -> Candidates:
    yield ("deny",), None
    yield PASS, None


def _denied(p: Board, option: Option, seat: int, who: int) -> None:
    if option[0] == "deny":
        p.denied += (who,)
        tell(p, "denied", who)


HAMMER = Question("hammer", _deny, _denied)


@step
def armor_phase(p: Board, index: int) -> None:
    """DD-COMBAT-6/7. Armor abilities only: active player, assistant, monster."""
    p.phase = ARMOR
    order = priority(p)
    while index < len(order):
        if any_legal(uses(p, order[index], ARMOR)):
            ask_combatant(p, ARMOR_ASK, order[index], index)
            return
        index += 1


def _armor(p: Board, seat: int, who: int, index: int) -> Candidates:
    yield from uses(p, who, ARMOR)
    yield PASS, None


def _armor_answered(p: Board, option: Option, seat: int, who: int, index: int) -> None:
    if option[0] == "pass":
        armor_phase(p, index + 1)
    else:
        push(p, armor_phase, index)
        carry_out(p, who, option)


ARMOR_ASK = Question("armor", _armor, _armor_answered)


# The ability phase -----------------------------------------------------------------------------------


@step
def ability_phase(p: Board, index: int, passes: int = 0) -> None:
    """DD-COMBAT-8…13, OR-7. In order of priority one act each; any act begins anew; all passing ends it. In
    epic combat the heroes act round and round, one at a time (DD-EPIC-19)."""
    p.phase = ABILITY
    order = p.fighters if p.mode == EPIC else priority(p)
    turns = (passes,) if p.mode == EPIC else ()
    while (passes if turns else index) < len(order):
        who = order[index % len(order)]
        if any_legal(actions(p, who)):
            ask_combatant(p, MONSTER_ACT if who == FOE else ABILITY_ASK, who, index % len(order), *turns)
            return
        index += 1
        passes += 1
        turns = (passes,) if turns else ()
    bargain.last_words(p)
    asked = [seat for seat in outsiders(p) if any_legal(outside_actions(p, seat))]
    if asked:
        ask_together(p, OUTSIDERS, asked)


def _ability(p: Board, seat: int, who: int, index: int, passes: int = 0) -> Candidates:
    yield from actions(p, who)
    yield PASS, None


def _ability_answered(p: Board, option: Option, seat: int, who: int, index: int, passes: int = 0) -> None:
    if option[0] == "pass":
        push(p, ability_phase, index + 1, passes + 1)
    else:
        push(p, ability_phase, index + 1 if p.mode == EPIC else 0)
        carry_out(p, who, option)


ABILITY_ASK = Question("ability", _ability, _ability_answered)
MONSTER_ACT = Question("monster", _ability, _ability_answered)


def _outsiders(p: Board, seat: int) -> Candidates:
    yield from outside_actions(p, seat)
    yield PASS, None


def _outsiders_answered(p: Board, sealed: tuple[tuple[int, Option], ...]) -> None:
    for seat, option in sealed:
        if option[0] != "pass":
            spoken = option[0] == "bargain"  # words are no act: those outside are asked again, nobody else
            everybody = len(priority(p)) if spoken else 0
            push(p, ability_phase, everybody, everybody)
            carry_out(p, seat, option)
            return


OUTSIDERS = Question("outsiders", _outsiders, _outsiders_answered, closes=lambda option: option[0] != "pass")


# The end of the combat -------------------------------------------------------------------------------


@step
def last_phase(p: Board, index: int) -> None:
    """DD-COMBAT-14, OR-8, DP-32. Last effects are declared in order of priority, those from outside after
    them, then resolved together."""
    p.phase = LAST
    order = (*priority(p), *outsiders(p))
    while index < len(order):
        if any_legal(uses(p, order[index], LAST)):
            ask_combatant(p, LAST_ASK, order[index], index)
            return
        index += 1
    resolve_lasts(p)


def _last(p: Board, seat: int, who: int, index: int) -> Candidates:
    yield from uses(p, who, LAST)
    yield PASS, None


def _last_answered(p: Board, option: Option, seat: int, who: int, index: int) -> None:
    if option[0] == "pass":
        push(p, last_phase, index + 1)
    else:
        push(p, last_phase, index)
        carry_out(p, who, option)


LAST_ASK = Question("last", _last, _last_answered)


def verdict(p: Board) -> str:
    """DD-COMBAT-15/16, OR-1…3. How the combat stands for the heroes: win, tie or loss."""
    felled = FOE in p.fallen
    all_fell = all([seat in p.fallen for seat in p.fighters])
    if felled or all_fell:
        return "tie" if felled and all_fell else "win" if felled else "loss"
    mine, theirs = hero_total(p), foe_total(p)
    return "win" if mine > theirs else "tie" if mine == theirs else "loss"


@step
def compare(p: Board) -> None:
    """DD-COMBAT-15…17."""
    result = verdict(p)
    tell(p, "compared", p.foe, hero_total(p), foe_total(p), result)
    if result == "tie" and p.rules.tie == "loss":
        result = "loss"
    push(p, after.conclude, result)
    if result == "loss" and p.mode == MONSTER:
        push(p, classes.rescue, 0)


@step
def leave_encounter(p: Board) -> None:
    """DD-AFTER-8…10, OR-41. Everything in the encounter goes back to its bag, and the combat is over."""
    return_items(p)
    for piece in (*p.zones[ENCOUNTER], *p.zones[CARRIED]):
        leave(p, piece, home(p, piece))
    bargain.lapse(p)
    p.clear("combat")
