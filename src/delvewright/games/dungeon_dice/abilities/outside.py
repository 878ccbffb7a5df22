"""Ways round a fight and into the bags: INVISIBILITY, STOP, CHARM, PERFORM, UPGRADE, EXCHANGE, FLEET."""

from __future__ import annotations

from delvewright.games.dungeon_dice import fame
from delvewright.games.dungeon_dice.abilities.before import dark, reach, scout
from delvewright.games.dungeon_dice.abilities.register import power
from delvewright.games.dungeon_dice.actions import act, offer
from delvewright.games.dungeon_dice.artifacts import artifact
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    BAGS,
    BEFORE,
    ENCOUNTER,
    ENCOUNTER_BAG,
    EQUIPMENT_BAG,
    FOE,
    MONSTER,
    NONE,
    OUTSIDE,
    OWNED,
    STORED,
    Board,
    distinct,
    find,
    home,
    leave,
    owned,
    trophies,
    type_of,
    usable,
)
from delvewright.games.dungeon_dice.combat import leave_encounter
from delvewright.games.dungeon_dice.contracts import release, spare, spoken_for
from delvewright.games.dungeon_dice.declare import add
from delvewright.games.dungeon_dice.dice import draw_blind, immune, opponents, points, roll, sides
from delvewright.games.dungeon_dice.event_dice import paired
from delvewright.games.dungeon_dice.gear import arm, lock, set_with
from delvewright.games.dungeon_dice.health import revert_boosts
from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.games.dungeon_dice.prepare import join, most_assistants
from delvewright.games.dungeon_dice.rewards import collect, come_due, hatch
from delvewright.games.dungeon_dice.weapons import dice_come_home
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step


def drop_until(p: Board, address: str) -> None:
    """Forget what was still to do, up to and including the step at `address`."""
    while p.stack:
        (here, _), p.stack = p.stack
        if here == f"dungeon_dice.{address}":
            return


# Ways round a fight ----------------------------------------------------------------------------------


def _unseen(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    why = None
    if who != p.turn or p.mode != MONSTER:
        why = ("active_only",)
    elif p.cast[p.foe].must_fight_alone:
        why = ("must_fight",)
    yield ("use", source, symbol), why


@power("INVISIBILITY", when=BEFORE, targets=_unseen)
def invisibility(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ONEUSE-INVISIBILITY-1/2. Take the reward without a fight; this monster can no longer be fought."""
    drop_until(p, "prepare.prepare")
    push(p, fame.check)
    push(p, slip_away, p.foe)
    push(p, collect, who, p.cast[p.foe].reward, False)
    tell(p, "unseen", who, p.foe)


@step
def slip_away(p: Board, foe: int) -> None:
    """The stone of the Lost King stays (OR-43); everything else goes back to its bag."""
    if "PHILOSOPHERS_STONE" in p.cast[foe].reward and p.stone != NONE and foe in p.zones[ENCOUNTER]:
        leave(p, foe, OWNED + p.stone)
    leave_encounter(p)


def _stopping(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    why: Reason | None = None
    if who != p.turn or p.mode != MONSTER:
        why = ("active_only",)
    elif immune(p, "STOP") or p.cast[p.foe].must_fight_alone:
        why = ("immune", "STOP")
    yield ("use", source, symbol), why


@power("STOP", when=ABILITY, targets=_stopping)
def stop(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-STOP-1…3. The combat ends at once and the monster is kept as it lies, a Cursed Monster with
    its event; one stored before goes back to its bag."""
    drop_until(p, "combat.compare")
    for piece in p.zones[STORED + who]:
        leave(p, piece, home(p, piece))
    event = paired(p)
    leave(p, p.foe, STORED + who)
    if event != NONE:
        leave(p, event, STORED + who)
    tell(p, "stopped", who, p.foe)
    dice_come_home(p)
    for seat in p.fighters:
        revert_boosts(p, seat)
    come_due(p)
    leave_encounter(p)


def _trapping(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    if p.mode == MONSTER and p.cast[p.foe].bag == "encounter":
        yield ("use", source, symbol), ("already_rolled",) if FOE in p.rolled else None


@power("TRAPPER", when=BEFORE, targets=_trapping)
def trapper(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-CLASS-RANGER-4. Reroll the encounter die; its reward side gives the reward without a fight."""
    face = roll(p, p.foe, who)
    tell(p, "met", who, p.foe, p.faces[p.foe])
    if face.reward:
        drop_until(p, "prepare.prepare")
        push(p, fame.check)
        push(p, slip_away, p.foe)
        push(p, collect, p.fighters[0], face.reward, False)


def _one_of(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    others = opponents(p, who)
    scouted = ("already_rolled",) if all([one in p.rolled for one in others]) else None
    yield ("use_mode", source, symbol, "SCOUT"), dark(p) or scouted
    yield ("use_mode", source, symbol, "REACH"), dark(p) or (("already_rolled",) if who in p.rolled else None)


@power("SCOUT_OR_REACH", when=BEFORE, targets=_one_of)
def scout_or_reach(p: Board, who: int, source: int, param: int, target: str) -> None:
    """DD-CLASS-RANGER-3. One of the two; whom of several heroes to SCOUT is still to be said."""
    if target == "REACH":
        reach(p, who, source, param, NONE)
    elif p.foe != NONE:
        scout(p, who, source, param, NONE)
    else:
        p.kept += ((who, source, "SCOUT", param),)


# Help ------------------------------------------------------------------------------------------------


def _charming(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    if p.mode != MONSTER or who == FOE:
        return
    why = ("alone",) if p.cast[p.foe].must_fight_alone else None
    yield ("use_mode", source, symbol, "offer"), why
    if type_of(p, source) != "class":
        yield ("use_mode", source, symbol, "refuse"), why


@power("CHARM", when=BEFORE, targets=_charming)
def charm(p: Board, who: int, source: int, param: int, target: str) -> None:
    """DD-ONEUSE-CHARM-1…3. All heroes must offer help, or all refuse; deals made before are void."""
    p.charmed = (target, who)
    tell(p, "charmed", who, target)
    release(p)
    if target == "refuse":
        gone = p.fighters[1:]
        p.fighters = p.fighters[:1]
        p.dice = [die for die in p.dice if die[0] not in gone]
        p.rolled = tuple([one for one in p.rolled if one not in gone])
    else:
        p.refused = tuple([seat for seat in p.refused if seat < 0])


@offer(BEFORE, outsiders=True)
def performing(p: Board, seat: int) -> Candidates:
    """DD-ABILITY-PERFORM-1/2. Once a round roll a harp ahead of another's confrontation to be taken along."""
    if p.mode != MONSTER or seat == p.fighters[0] or seat in p.rolled:
        return
    for piece in distinct(p, owned(p, seat)):
        if "harp" not in p.cast[piece].counts_as or not usable(p, piece):
            continue
        why = None
        if (seat, "PERFORM") in p.spent_round:
            why = ("once_a_round",)
        elif p.cast[p.foe].must_fight_alone:
            why = ("alone",)
        elif p.charmed and p.charmed[0] == "refuse":
            why = ("charmed",)  # DD-ABILITY-PERFORM-2: no assistants are allowed
        elif piece not in p.gear[seat] and (seat in p.locked or set_with(p, seat, piece) is None):
            why = ("locked",)
        yield ("perform", piece), why


@act("perform")
def perform(p: Board, seat: int, option: Option) -> None:
    piece = option[1]
    if piece not in p.gear[seat]:
        arm(p, seat, set_with(p, seat, piece) or ())
        piece = next(one for one in p.gear[seat] if p.cast[one].id == p.cast[piece].id)
    lock(p, seat)
    p.spent_round += ((seat, "PERFORM"),)
    names = [name for name, _ in roll(p, piece, seat).symbols]
    tell(p, "performed", seat, piece, p.faces[piece])
    if "PERFORM" not in names:
        return
    p.dice.append((seat, piece, p.faces[piece], False))
    if p.performer != NONE and len(p.fighters) > most_assistants(p):
        ask(p, PERFORMER, p.fighters[0], seat)
    else:
        take_along(p, seat)


def take_along(p: Board, seat: int) -> None:
    """DD-ASSIST-3. The performer takes the place of whoever was chosen before."""
    while len(p.fighters) > most_assistants(p):
        gone = p.fighters[-1]
        p.fighters = p.fighters[:-1]
        p.dice = [die for die in p.dice if die[0] != gone]
        p.rolled = tuple([one for one in p.rolled if one != gone])
    p.performer = seat
    if seat not in p.fighters:
        join(p, seat)


def _performer(p: Board, active: int, seat: int) -> Candidates:
    yield ("take_along", p.performer), None
    yield ("take_along", seat), None


def _performer_chosen(p: Board, option: Option, active: int, seat: int) -> None:
    if option[1] == seat:
        take_along(p, seat)
    else:
        p.dice = [die for die in p.dice if die[0] != seat]


PERFORMER = Question("performer", _performer, _performer_chosen)


# Bags ------------------------------------------------------------------------------------------------


def _upgrading(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    if who == FOE:
        return
    lying = [piece for _, piece, _, _ in p.dice]
    for piece in distinct(p, spare(p, who, owned(p, who))):
        kind = p.cast[piece]
        better = f"{kind.subtype}_{HIGHER.get(kind.grade, '')}"
        if kind.type == "equipment" and better in KINDS and piece not in lying:
            there = find(p, EQUIPMENT_BAG, better) != NONE
            why = spoken_for(p, who, piece)
            yield ("use_piece", source, symbol, piece), why if there else ("not_in_bag", better)


HIGHER = {"grey": "black", "black": "purple"}


@power("UPGRADE", when=BEFORE | ABILITY | OUTSIDE, targets=_upgrading)
def upgrade(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ONEUSE-UPGRADE-1/2. Grey becomes black, black purple."""
    kind = p.cast[target]
    better = find(p, EQUIPMENT_BAG, f"{kind.subtype}_{HIGHER[kind.grade]}")
    worn = target in p.gear[who]
    leave(p, target, EQUIPMENT_BAG)
    leave(p, better, OWNED + who)
    if worn:
        p.gear[who] += (better,)
    tell(p, "upgraded", who, target, better)


def _transmuting(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    for piece in trophies(p, who) if who != FOE else ():
        if p.cast[piece].type == "monster":
            yield ("use_piece", source, symbol, piece), spoken_for(p, who, piece)


@power("TRANSMUTE", when=BEFORE | ABILITY | OUTSIDE, targets=_transmuting)
def transmute(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-CLASS-ARTIFICER-4. A trophy goes back to the bag for a random artifact."""
    leave(p, target, ENCOUNTER_BAG)
    tell(p, "lost", who, target)
    push(p, artifact, who)


@power("HATCH", when=OUTSIDE)
def hatching(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-CLASS-DRUID-4. A familiar of choice, after combat."""
    hatch(p, who)


def _again(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    why = None
    if who != p.turn:
        why = ("active_only",)
    elif (who, "FLEET") in p.spent_round:
        why = ("once_a_round",)
    yield ("use", source, symbol), why


@power("FLEET", when=OUTSIDE, targets=_again)
def fleet(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-TURN-14. Another turn after this one."""
    p.fleet = True
    p.spent_round += ((who, "FLEET"),)
    tell(p, "fleet", who)


@offer(OUTSIDE)
def bags(p: Board, seat: int) -> Candidates:
    """DD-ABILITY-EXCHANGE-2. A bag of holding may be rolled outside combat."""
    for piece in owned(p, seat):
        if p.cast[piece].subtype == "bag_of_holding" and usable(p, piece):
            yield ("roll_bag", piece), ("already_rolled",) if (piece, "BAG") in p.used else None


@act("roll_bag")
def roll_bag(p: Board, seat: int, option: Option) -> None:
    piece = option[1]
    p.used += ((piece, "BAG"),)
    face = roll(p, piece, seat)
    tell(p, "rolled", seat, piece, p.faces[piece], -1)
    p.kept += tuple([(seat, piece, *one) for one in face.symbols])


def _exchanging(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    for name in ("item", "equipment", "artifact"):
        yield ("use_mode", source, symbol, name), None if p.zones[BAGS[name]] else ("empty_bag",)


@power("EXCHANGE", when=OUTSIDE, targets=_exchanging)
def exchange(p: Board, who: int, source: int, param: int, target: str) -> None:
    """DD-ABILITY-EXCHANGE-1. Draw blind from a bag, then put back one die of the same kind."""
    bag = BAGS[target]
    if all([p.cast[piece].type == "monster" for piece in p.zones[bag]]):
        return
    piece = draw_blind(p, bag)
    while p.cast[piece].type == "monster":
        piece = draw_blind(p, bag)
    leave(p, piece, OWNED + who)
    tell(p, "gained", who, piece)
    ask(p, RETURN, who, bag)


def _return(p: Board, seat: int, bag: int) -> Candidates:
    for piece in distinct(p, owned(p, seat)):
        if home(p, piece) == bag:
            yield ("give_up", piece), None


def _returned(p: Board, option: Option, seat: int, bag: int) -> None:
    leave(p, option[1], bag)
    tell(p, "lost", seat, option[1])


RETURN = Question("exchange", _return, _returned)


# The Magic Boomerang ---------------------------------------------------------------------------------


@offer(ABILITY, outsiders=True)
def hurling(p: Board, seat: int) -> Candidates:
    """DD-ARTIFACT-MAGIC-BOOMERANG-1. Into any combat on either side, again while its symbol shows."""
    for piece in owned(p, seat):
        if p.cast[piece].role == "magic_boomerang" and usable(p, piece):
            for side in sides(p):
                yield ("hurl", piece, side), ("spent",) if (piece, "HURL") in p.used else None


@act("hurl")
def hurl(p: Board, seat: int, option: Option) -> None:
    _, piece, side = option
    face = roll(p, piece, seat)
    tell(p, "rolled", seat, piece, p.faces[piece], -1)
    if not face.symbols:
        p.used += ((piece, "HURL"),)
    add(p, side, points(p, piece), piece)
