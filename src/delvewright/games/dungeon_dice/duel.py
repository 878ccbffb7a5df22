"""Heroes against heroes: duels, Colosseum fights, and the fight for the victory (DD-DUEL, DD-COLOSSEUM)."""

from __future__ import annotations

from typing import Any

from delvewright.games.dungeon_dice import bargain, combat, fame
from delvewright.games.dungeon_dice.actions import actions, any_legal, carry_out, outside_actions
from delvewright.games.dungeon_dice.artifacts import artifact
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    BEFORE,
    COLOSSEUM,
    DUEL,
    ENCOUNTER,
    EQUIPMENT_BAG,
    Board,
    home,
    leave,
    others,
    outsiders,
    owned,
    refresh,
    round_from,
)
from delvewright.games.dungeon_dice.bosses import wears
from delvewright.games.dungeon_dice.classes import forced
from delvewright.games.dungeon_dice.declare import PASS
from delvewright.games.dungeon_dice.dice import total
from delvewright.games.dungeon_dice.health import gain_experience, revert_boosts
from delvewright.games.dungeon_dice.items import return_items
from delvewright.games.dungeon_dice.prepare import choose_set
from delvewright.games.dungeon_dice.rewards import come_due, draw, gain
from delvewright.games.dungeon_dice.weapons import dice_come_home, roll_hero
from delvewright.kernel.ask import Candidates, Option, Question, ask, ask_together
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push, step
from delvewright.words.dice import d6, leaders


def challenges(p: Board, seat: int) -> Candidates:
    """DD-TURN-9. Duels a turn may be spent on: for the Crown, for a cursed artifact, by the Dueling Ring."""
    why = ("called_off",) if (seat, "CALLED_OFF") in p.used else None
    for other in others(p, seat):
        for piece in owned(p, other):
            if p.cast[piece].role == "crown" or p.cast[piece].type == "cursed":
                yield ("duel_for", piece), why
    if wears(p, seat, "DUELING_RING"):
        for other in others(p, seat):
            yield ("challenge", other), why


def challenge(p: Board, seat: int, option: Option) -> None:
    """DD-ABILITY-CROWN-3, DD-ARTIFACT-CURSED-4."""
    if option[0] == "challenge":
        push(p, fight, DUEL, (seat, option[1]), ("challenge",))
        return
    for other in others(p, seat):
        if option[1] in owned(p, other):
            push(p, fight, DUEL, (seat, other), ("duel_for", option[1]))


MOST_BOUTS = 3
"""Ruling: heroes who tie this often roll monster level dice for it; without dice they might tie for ever."""


@step
def fight(
    p: Board,
    mode: str,
    fighters: tuple[int, ...],
    prize: tuple[Any, ...],
    bout: int = 1,
    out: tuple[int, ...] = (),
) -> None:
    """DD-DUEL-2/3. Before it every hero arms and may use what works before combat. `out` have lost a bout."""
    p.mode, p.phase, p.fighters, p.prize, p.bout = mode, BEFORE, fighters, prize, bout
    refresh(p)
    tell(p, "fight", mode, fighters, prize)
    push(p, begin, out)
    for seat in reversed(fighters):
        push(p, ready, seat)
        push(p, choose_set, seat)
    if bout == 1:
        push(p, bargain.window, "W5", p.turn)


@step
def ready(p: Board, seat: int) -> None:
    ask(p, READY, seat)


def _ready(p: Board, seat: int) -> Candidates:
    yield from actions(p, seat)
    if undecided(p, seat):
        yield ("call_off",), None
    yield PASS, None


def _readied(p: Board, option: Option, seat: int) -> None:
    if option[0] == "call_off":
        call_off(p, seat)
    elif option[0] != "pass":
        push(p, ready, seat)
        carry_out(p, seat, option)


def sought(p: Board, seat: int) -> bool:
    """Whether a seat has spent its turn on this duel by its own choice: an event leaves none."""
    return p.prize[0] in ("duel_for", "challenge") and seat == p.fighters[0] and not p.zones[ENCOUNTER]


def undecided(p: Board, seat: int) -> bool:
    """OR-83. Whether a hero who has rolled by REACH, or seen what SCOUT shows, may call its duel off."""
    return bool(p.dice) and p.bout == 1 and sought(p, seat)


def call_off(p: Board, seat: int) -> None:
    """OR-83. There is no duel; the turn is spent on it as on a monster one runs from, or goes on."""
    while p.stack[0][0] != "dungeon_dice.duel.begin":
        p.stack = p.stack[1]
    p.stack = p.stack[1]
    tell(p, "duel_called_off", seat, p.fighters[1])
    combat.leave_encounter(p)
    if p.rules.duel_called_off == "turn_goes_on":
        p.used += ((seat, "CALLED_OFF"),)
        push(p, STEPS["dungeon_dice.turn.act"], seat)


READY = Question("duel_before", _ready, _readied)


@step
def begin(p: Board, out: tuple[int, ...] = ()) -> None:
    """DD-DUEL-3…6. Roll, armor first, then one ability at a time."""
    for seat in p.fighters:
        roll_hero(p, seat)
    push(p, compare, out)
    push(p, combat.last_phase, 0)
    push(p, exchange, 0, 0)
    push(p, combat.armor_phase, 0)
    push(p, combat.hammers, 0)
    push(p, forced, 0)


@step
def exchange(p: Board, index: int, passes: int) -> None:
    """DD-DUEL-6/13, DD-COLOSSEUM-2. Round and round; when all have passed, outsiders may interfere."""
    p.phase = ABILITY
    count = len(p.fighters)
    while passes < count:
        seat = p.fighters[index % count]
        if any_legal(actions(p, seat)):
            ask(p, EXCHANGE, seat, index % count, passes)
            return
        index += 1
        passes += 1
    asked = [seat for seat in outsiders(p) if any_legal(outside_actions(p, seat))]
    if asked:
        ask_together(p, INTERFERE, asked)


def _exchange(p: Board, seat: int, index: int, passes: int) -> Candidates:
    yield from actions(p, seat)
    yield PASS, None


def _exchanged(p: Board, option: Option, seat: int, index: int, passes: int) -> None:
    if option[0] == "pass":
        push(p, exchange, index + 1, passes + 1)
    else:
        push(p, exchange, index if option[0] in FREE else index + 1, 0)
        carry_out(p, seat, option)


FREE = ("intimidate",)
"""DD-DUEL-10. What costs no turn; FOCUS, SHATTER and STUN are answers or come with the roll."""

EXCHANGE = Question("duel", _exchange, _exchanged)


def _interfere(p: Board, seat: int) -> Candidates:
    yield from outside_actions(p, seat)
    yield PASS, None


def _interfered(p: Board, sealed: tuple[tuple[int, Option], ...]) -> None:
    for seat, option in sealed:
        if option[0] != "pass":
            push(p, exchange, 0, 0)
            carry_out(p, seat, option)
            return


INTERFERE = Question("duel_outsiders", _interfere, _interfered, closes=lambda option: option[0] != "pass")


@step
def compare(p: Board, out: tuple[int, ...] = ()) -> None:
    """DD-DUEL-4/8/9, DD-COLOSSEUM-5/6. Highest total wins, nobody is wounded; equals fight again at once, and
    so do those who beat each other outright (DD-OR-2)."""
    alive = [seat for seat in p.fighters if seat not in p.fallen]
    totals = {seat: max(total(p, seat), 0) for seat in alive or p.fighters}
    best = max(totals.values())
    leaders = tuple([seat for seat in alive if totals[seat] == best]) or p.fighters
    tell(p, "duelled", tuple(totals.items()), leaders)
    mode, prize, fighters, bout = p.mode, p.prize, p.fighters, p.bout
    while len(leaders) > 1 and bout >= MOST_BOUTS:
        leaders = roll_off(p, leaders)
    return_items(p)
    for seat in fighters:
        revert_boosts(p, seat)
    dice_come_home(p)
    out += tuple([seat for seat in fighters if seat not in leaders])
    if len(leaders) > 1:
        push(p, fight, DUEL if len(leaders) == 2 else mode, leaders, prize, bout + 1, out)
    else:
        push(p, bargain.settle, True, ((leaders[0], True), *[(seat, False) for seat in out]))
        push(p, won, leaders[0], tuple([seat for seat in fighters if seat != leaders[0]]), prize)
    come_due(p)
    p.clear("combat")


def roll_off(p: Board, entrants: tuple[int, ...]) -> tuple[int, ...]:
    """DD-NEG-9/11. Each rolls a monster level die; the highest are left."""
    scores = tuple([d6(p, seat) for seat in entrants])
    tell(p, "roll_off", entrants, scores)
    return leaders(entrants, scores)


@step
def won(p: Board, seat: int, losers: tuple[int, ...], prize: tuple[Any, ...]) -> None:
    """DD-EVENT-CHALLENGE, DD-EVENT-COLOSSEUM, DD-ABILITY-CROWN-4, DD-ARTIFACT-CURSED-5, DD-WIN-16."""
    tell(p, "duel_won", seat, losers, prize)
    for piece in p.zones[ENCOUNTER]:
        leave(p, piece, home(p, piece))
    if prize[0] == "victory":
        fame.end_game(p, (seat,), "duel")
        return
    push(p, fame.check)
    if prize[0] == "duel_for":
        if prize[1] not in owned(p, seat):
            gain(p, seat, prize[1])
    else:
        push(p, spoils, seat, prize[0])
    gain_experience(p, seat)


@step
def spoils(p: Board, seat: int, what: str) -> None:
    ask(p, SPOILS, seat, what)


def _spoils(p: Board, seat: int, what: str) -> Candidates:
    yield ("draw",), None
    yield PASS, None


def _spoiled(p: Board, option: Option, seat: int, what: str) -> None:
    """DP-64. The winner may draw."""
    if option[0] == "draw":
        if what == COLOSSEUM:
            artifact(p, seat)
        else:
            draw(p, seat, EQUIPMENT_BAG)


SPOILS = Question("spoils", _spoils, _spoiled)


@step
def victory(p: Board, claims: tuple[int, ...]) -> None:
    """DD-WIN-15/16, OR-21. Simultaneous claimants fight; the winner wins the game."""
    order = tuple([seat for seat in round_from(p, p.turn) if seat in claims])
    tell(p, "claims", order)
    push(p, fight, DUEL if len(order) == 2 else COLOSSEUM, order, ("victory",))
