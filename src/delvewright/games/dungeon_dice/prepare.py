"""Preparing: arm, find help, use what works before combat, then confront the monster or run (DD-PREP)."""

from __future__ import annotations

from delvewright.games.dungeon_dice import bargain, combat, equip, places, trade
from delvewright.games.dungeon_dice.abilities.register import uses
from delvewright.games.dungeon_dice.actions import actions, any_legal, carry_out, outside_actions
from delvewright.games.dungeon_dice.board import (
    BEFORE,
    ENCOUNTER,
    FOE,
    MONSTER,
    NONE,
    Board,
    others,
    owned,
    refresh,
)
from delvewright.games.dungeon_dice.book import ASSISTANTS
from delvewright.games.dungeon_dice.declare import PASS, ask_combatant
from delvewright.games.dungeon_dice.dice import combatants, foe_shows, place_bonus
from delvewright.games.dungeon_dice.gear import arm, sets, tidy
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask, ask_together
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push, step


@step
def meet(p: Board, seat: int, foe: int) -> None:
    """DD-TURN-6. A monster is found."""
    p.mode, p.phase, p.foe, p.fighters = MONSTER, BEFORE, foe, (seat,)
    refresh(p)
    tell(p, "met", seat, foe, p.faces[foe])
    push(p, prepare, seat)
    push(p, bargain.window, "W1", seat)
    push(p, places.revealed, seat)


@step
def prepare(p: Board, seat: int) -> None:
    """DD-PREP-1/2. Whatever you like in any order, then the decision."""
    tidy(p, seat)
    ask(p, PREPARE, seat)


def _prepare(p: Board, seat: int) -> Candidates:
    yield ("confront",), None
    yield ("run",), _no_running(p, seat)
    if seat not in p.locked:
        here = p.gear[seat]
        for chosen in sets(p, seat):
            if chosen != here:
                yield ("arm", chosen), None
        yield from equip.takes_off(p, seat)
    for other in others(p, seat):
        yield ("invite", other), no_help(p, other)
    yield from actions(p, seat)


def _no_running(p: Board, seat: int) -> Reason | None:
    """DD-PREP-8; a bow helps in the Forest (DD-LOC-FOREST-2); Mimic and Genie must be fought."""
    kind = p.cast[p.foe]
    if kind.must_fight_alone:
        return ("must_fight",)
    if foe_shows(p, "AMBUSH") and not (p.place == "forest" and place_bonus(p, seat)):
        return ("ambush",)
    return None


def most_assistants(p: Board) -> int:
    return places.assistants(p, ASSISTANTS)


def hired(p: Board) -> list[tuple[int, int, int]]:
    """DD-ASSIST-7. The Mercenaries who fight in an assistant's place, as (seat, level, die): before a combat
    nothing else from the centre counts for anybody."""
    return [one for one in p.extras if one[2] in p.zones[ENCOUNTER]]


def no_help(p: Board, other: int) -> Reason | None:
    """DD-ASSIST-1/3/4/6."""
    if p.cast[p.foe].must_fight_alone:
        return ("alone",)
    if other in p.fighters or len(p.fighters) + len(hired(p)) > most_assistants(p):
        return ("enough_help",)
    if p.charmed and p.charmed[0] == "refuse":
        return ("charmed",)
    if other in p.refused:
        return ("refused",)
    return None


def _prepared(p: Board, option: Option, seat: int) -> None:
    verb = option[0]
    if verb == "run":
        push(p, run, seat)
    elif verb == "confront":
        push(p, last_word, seat)
    else:
        push(p, prepare, seat)
        if verb == "arm":
            arm(p, seat, option[1])
        elif verb == "put_away":
            equip.put_away(p, seat, option[1])
        elif verb == "invite":
            push(p, invite, seat, option[1])
        else:
            carry_out(p, seat, option)


PREPARE = Question("prepare", _prepare, _prepared)


@step
def run(p: Board, seat: int) -> None:
    """DD-PREP-1/7, OR-41. No penalty; the monster goes back to the bag."""
    tell(p, "ran", seat, p.foe)
    combat.leave_encounter(p)


# Assistants ------------------------------------------------------------------------------------------


@step
def invite(p: Board, seat: int, other: int) -> None:
    """DD-ASSIST-2. Under CHARM nobody may refuse (DD-ASSIST-4)."""
    p.refused += (other,)
    tell(p, "invited", seat, other)
    if p.charmed and p.charmed[0] == "offer":
        join(p, other)
    else:
        ask(p, ASSIST, other, seat)


def _assist(p: Board, other: int, seat: int) -> Candidates:
    yield ("accept",), None
    yield PASS, None


def _assist_answered(p: Board, option: Option, other: int, seat: int) -> None:
    if option[0] == "accept":
        join(p, other)
    else:
        tell(p, "declined", other)


ASSIST = Question("assist", _assist, _assist_answered)


@step
def join(p: Board, seat: int) -> None:
    """DD-ASSIST-9. The assistant is in, and chooses its set (DP-17: under CHARM the charmer does)."""
    p.fighters += (seat,)
    tell(p, "joined", seat)
    push(p, choose_set, seat)


@step
def choose_set(p: Board, seat: int) -> None:
    """DP-10. A hero whose set is still open chooses one."""
    tidy(p, seat)
    if seat not in p.locked and seat not in p.rolled and len(sets(p, seat)) > 1:
        chooser = seat
        if p.charmed and p.charmed[0] == "offer" and p.charmed[1] != NONE and seat != p.fighters[0]:
            chooser = p.charmed[1]
        ask(p, ARM, chooser, seat)


def _arm(p: Board, chooser: int, seat: int) -> Candidates:
    listed = sets(p, seat)
    if p.gear[seat] not in listed:
        yield ("arm", p.gear[seat]), None
    for chosen in listed:
        yield ("arm", chosen), None
    yield from equip.takes_off(p, seat)
    if chooser == seat and not _frightened(p, seat):
        yield from trade.trades(p, seat)


def _armed(p: Board, option: Option, chooser: int, seat: int) -> None:
    if option[0] == "arm":
        arm(p, seat, option[1])
        if chooser != seat:  # what a charmer wants is no standing wish
            p.scant = tuple([other for other in p.scant if other != seat])
    else:
        push(p, choose_set, seat)
        if option[0] == "put_away":
            equip.put_away(p, seat, option[1])
        else:
            carry_out(p, seat, option)


ARM = Question("arm", _arm, _armed)


# The decision ----------------------------------------------------------------------------------------


@step
def last_word(p: Board, seat: int) -> None:
    """DD-PREP-4/5. Before the fight begins the others may use what works before combat; if one does, the
    active player decides anew."""
    asked = [other for other in others(p, seat) if any_legal(_other_actions(p, other))]
    if asked:
        ask_together(p, EARLY, asked, seat)
    else:
        commit(p, seat)


def _other_actions(p: Board, seat: int) -> Candidates:
    return actions(p, seat) if seat in p.fighters else outside_actions(p, seat)


def _early(p: Board, other: int, seat: int) -> Candidates:
    yield from _other_actions(p, other)
    yield PASS, None


def _early_answered(p: Board, sealed: tuple[tuple[int, Option], ...], seat: int) -> None:
    for other, option in sealed:
        if option[0] != "pass":
            push(p, prepare, seat)
            carry_out(p, other, option)
            return
    commit(p, seat)


EARLY = Question("others_before", _early, _early_answered, closes=lambda option: option[0] != "pass")


def commit(p: Board, seat: int) -> None:
    """DD-COMBAT-1. No more running. The monster's own before-combat abilities come now (OR-29)."""
    tell(p, "confronted", seat, p.foe)
    p.dice = [die for die in p.dice if die[0] in combatants(p)]  # who reached in vain stays out
    p.rolled = tuple([who for who in p.rolled if who in combatants(p)])  # and rolls anew for a RESCUE
    push(p, combat.roll_phase)
    push(p, STEPS["dungeon_dice.hirelings.equip"])
    push(p, rearm, 0)
    push(p, foe_before)
    push(p, places.entered)


@step
def foe_before(p: Board) -> None:
    """DP-15. FEAR, POISON and the like."""
    if any_legal(_foe_before(p, -1, FOE, False)):
        ask_combatant(p, MONSTER_BEFORE, FOE)


def _foe_before(p: Board, seat: int, who: int, may_pass: bool = True) -> Candidates:
    for option, why in uses(p, FOE, BEFORE):
        if option[2] in ("FEAR", "POISON", "RAISE_THE_DEAD"):
            yield option, why
    if may_pass:
        yield PASS, None


def _foe_before_answered(p: Board, option: Option, seat: int, who: int) -> None:
    if option[0] != "pass":
        push(p, foe_before)
        carry_out(p, FOE, option)


MONSTER_BEFORE = Question("monster_before", _foe_before, _foe_before_answered)


@step
def rearm(p: Board, index: int) -> None:
    """DP-16. A hero whose die was set aside may equip another one."""
    if index < len(p.fighters):
        push(p, rearm, index + 1)
        if _frightened(p, p.fighters[index]):
            choose_set(p, p.fighters[index])


def _frightened(p: Board, seat: int) -> bool:
    """Whether FEAR has set a die of this hero aside: the fight has begun, and nobody trades any more."""
    return any([piece in owned(p, seat) for piece in p.feared])
