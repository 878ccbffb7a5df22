"""Events: shrines, traps, the Cursed Monster, Mimic and Genie, stored monsters (DD-EVENT)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.abilities.before import _fear, fear
from delvewright.games.dungeon_dice.abilities.phase import put_to_sleep
from delvewright.games.dungeon_dice.board import (
    ENCOUNTER,
    ENCOUNTER_BAG,
    FOE,
    NONE,
    OWNED,
    STORED,
    Board,
    carries,
    face_of,
    find,
    leave,
    others,
    owner_of,
    seats,
)
from delvewright.games.dungeon_dice.book import EPIC_ARRIVAL_FAME
from delvewright.games.dungeon_dice.classes import become, open_to
from delvewright.games.dungeon_dice.declare import PASS
from delvewright.games.dungeon_dice.dice import draw_blind, roll
from delvewright.games.dungeon_dice.fame import fame
from delvewright.games.dungeon_dice.gear import could_wield, practise
from delvewright.games.dungeon_dice.health import wound
from delvewright.games.dungeon_dice.rewards import Due, collect, fade, gain, symbol_of, taker_of
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, formerly, push, step
from delvewright.words.zones import move

formerly(__name__, "events")


def later(p: Board, address: str, *values: object) -> None:
    """Push a step of a chapter that itself needs this one."""
    push(p, STEPS[f"dungeon_dice.{address}"], *values)


def happen(p: Board, seat: int, piece: int) -> None:
    """DD-TURN-7/8. Any other die than a monster follows the rules of its type."""
    kind = p.cast[piece]
    symbol, param = face_of(p, piece).symbols[0]
    if kind.type == "shrine":
        p.kept += ((seat, piece, symbol, param),)
        tell(p, "shrine", seat, piece, symbol)
        later(p, "turn.draw_again", seat)
    elif kind.type == "trap":
        later(p, "turn.draw_again", seat)
        _spring(p, seat, piece, symbol)
    elif symbol == "CHALLENGE":
        ask(p, OPPONENT, seat)
    elif symbol == "COLOSSEUM":
        later(p, "duel.fight", "colosseum", (seat, *others(p, seat)), ("colosseum",))
    elif symbol == "EPIC_MONSTER_APPEARS":
        later(p, "epic.appears", seat)
    else:
        cursed_monster(p, seat, piece)


# Traps -----------------------------------------------------------------------------------------------


def _spring(p: Board, seat: int, piece: int, symbol: str) -> None:
    """DD-EVENT-TRAP-1. It hits at once; PICK LOCK, and a dagger in the Dungeon, ignore it."""
    daggers = p.place == "dungeon" and (could_wield(p, seat, "dagger") or carries(p, seat, "relic_magic_map"))
    if daggers or practise(p, seat, "class_rogue"):
        tell(p, "trap_ignored", seat, piece)
        return
    if open_to(p, seat, "class_rogue"):
        ask(p, TRAP, seat, piece, symbol)
    else:
        _sprung(p, seat, piece, symbol)


def _trap(p: Board, seat: int, piece: int, symbol: str) -> Candidates:
    """DD-CLASS-ROGUE-2, DD-EQUIP-4. Whoever may put on what makes it a Rogue ignores a trap."""
    yield ("dress_as", find(p, OWNED + seat, "class_rogue")), None
    yield PASS, None


def _trap_met(p: Board, option: Option, seat: int, piece: int, symbol: str) -> None:
    if option[0] == "dress_as":
        become(p, seat, "class_rogue")
        tell(p, "trap_ignored", seat, piece)
    else:
        _sprung(p, seat, piece, symbol)


TRAP = Question("trap", _trap, _trap_met)


def _sprung(p: Board, seat: int, piece: int, symbol: str) -> None:
    tell(p, "trap", seat, piece, symbol)
    if symbol == "POISON":
        p.levels += ((seat, -1),)
    elif symbol == "PAIN":
        wound(p, seat)
    elif symbol == "SLEEP":
        put_to_sleep(p, seat)
    elif symbol == "FEAR":
        ask(p, TRAP_FEAR, others(p, seat)[0], seat, piece)
    else:
        later(p, f"after.{symbol.lower()}", seat)


def _trap_fear(p: Board, chooser: int, seat: int, piece: int) -> Candidates:
    """Ruling: the left neighbour, who would run a monster, names the die."""
    before = p.fighters
    p.fighters = (seat,)
    found = list(_fear(p, FOE, piece, "FEAR", 0))
    p.fighters = before
    yield from found
    yield PASS, None


def _trap_feared(p: Board, option: Option, chooser: int, seat: int, piece: int) -> None:
    if option[0] != "pass":
        fear(p, FOE, piece, 0, option[3])


TRAP_FEAR = Question("trap_fear", _trap_fear, _trap_feared)


# Challenge, Cursed Monster ---------------------------------------------------------------------------


def _opponent(p: Board, seat: int) -> Candidates:
    for other in others(p, seat):
        yield ("challenge", other), None


def _opposed(p: Board, option: Option, seat: int) -> None:
    """DD-EVENT-CHALLENGE."""
    later(p, "duel.fight", "duel", (seat, option[1]), ("challenge",))


OPPONENT = Question("challenge", _opponent, _opposed)


def cursed_monster(p: Board, seat: int, event: int) -> None:
    """DD-EVENT-CURSED-MONSTER-1. Draw until a monster appears; it is set to its maximum level."""
    rest: tuple[int, ...] = ()
    foe = NONE
    while p.zones[ENCOUNTER_BAG] and foe == NONE:
        piece = draw_blind(p, ENCOUNTER_BAG)
        tell(p, "drew", seat, piece)
        move(p, piece, ENCOUNTER_BAG, ENCOUNTER)
        if p.cast[piece].type == "monster":
            foe = piece
        else:
            rest += (piece,)
    for piece in rest:
        leave(p, piece, ENCOUNTER_BAG)
    if foe != NONE:
        top = p.cast[foe].max_level
        p.faces[foe] = next(n for n, face in enumerate(p.cast[foe].faces) if face.level == top)
        later(p, "prepare.meet", seat, foe)


def paired(p: Board) -> int:
    """The Cursed Monster event that lies with the monster in the centre, or -1."""
    for piece in p.zones[ENCOUNTER]:
        if p.cast[piece].role == "event_cursed":
            return piece
    return -1


@step
def cursed_reward(p: Board, seat: int, pending: tuple[Due, ...], extra: tuple[Due, ...]) -> None:
    """DD-EVENT-CURSED-MONSTER-2. Any cursed artifact, from the bag or from a player, for the reward: whoever
    gets the main reward by a deal has the choice."""
    taker = taker_of(p, seat, pending[0]) if pending else seat
    pending = tuple([(symbol_of(due), taker) for due in pending])
    if _claimable(p, taker):
        ask(p, CURSED, taker, pending, extra)
    else:
        push(p, collect, seat, (*pending, *extra), True)


def _claimable(p: Board, seat: int) -> list[int]:
    cursed = [piece for piece, kind in enumerate(p.cast) if kind.type == "cursed"]
    return [
        piece
        for piece in cursed
        if piece in p.zones[ENCOUNTER_BAG]
        or (owner_of(p, piece) != NONE and piece not in p.zones[OWNED + seat])
    ]


def _cursed(p: Board, seat: int, pending: tuple[Due, ...], extra: tuple[Due, ...]) -> Candidates:
    for piece in _claimable(p, seat):
        yield ("claim", piece), None
    yield PASS, None


def _cursed_chosen(
    p: Board, option: Option, seat: int, pending: tuple[Due, ...], extra: tuple[Due, ...]
) -> None:
    if option[0] == "claim":
        gain(p, seat, option[1])
        fade(p, p.foe)
        pending = ()
    push(p, collect, p.fighters[0], (*pending, *extra), True)


CURSED = Question("cursed_reward", _cursed, _cursed_chosen)


# Mimic, Genie, stored monsters -----------------------------------------------------------------------


@step
def surprise(p: Board, seat: int, piece: int) -> None:
    """DD-EVENT-MIMIC-1, OR-55. It must be fought, alone, at once; its reward side is rolled again."""
    while roll(p, piece, seat).reward:
        pass
    push(p, resume, p.mode, p.phase, p.foe, p.fighters)
    p.clear("combat")
    later(p, "prepare.meet", seat, piece)


@step
def resume(p: Board, mode: str, phase: int, foe: int, fighters: tuple[int, ...]) -> None:
    """Back to the combat whose rewards were being drawn, if there was one."""
    p.mode, p.phase, p.foe, p.fighters = mode, phase, foe, fighters


def fight_stored(p: Board, seat: int, piece: int) -> None:
    """DD-ABILITY-STOP-2. The stored monster is fought as it lies."""
    for other in p.zones[STORED + seat]:
        leave(p, other, ENCOUNTER)
    later(p, "prepare.meet", seat, piece)


@step
def turn_ends(p: Board, seat: int) -> None:
    """DD-EPIC-2. In an epic game an epic monster comes when a player first has 4 fame."""
    famous = any([fame(p, other) >= EPIC_ARRIVAL_FAME for other in range(seats(p))])
    if p.rules.mode == "epic" and not p.epic_came and famous:
        p.epic_came = True
        later(p, "epic.appears", seat)
