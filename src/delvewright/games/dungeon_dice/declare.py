"""Declaring: an ability is announced, others may answer it with STUN or FOCUS, then it takes effect."""

from __future__ import annotations

from typing import Any

from delvewright.games.dungeon_dice import policy
from delvewright.games.dungeon_dice.abilities.register import POWERS, is_spell
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    ARMOR,
    CENTRE,
    FOE,
    MONSTER,
    NONE,
    OWNED,
    SPENT,
    Board,
    counts_as,
    face_of,
    find,
    leave,
    outsiders,
    trophies,
    type_of,
    usable,
)
from delvewright.games.dungeon_dice.bonds import bound, peaceful
from delvewright.games.dungeon_dice.dice import (
    combatants,
    immune,
    kind_of,
    points,
    powers,
    quaking,
    roll,
    sides,
    stream_of,
    uniform,
)
from delvewright.games.dungeon_dice.gear import lock
from delvewright.kernel.ask import Candidates, Option, Question, ask, ask_together, legal
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push, step
from delvewright.words.dice import turn_to

PASS: Option = ("pass",)


def ask_combatant(p: Board, question: Question, who: int, *values: Any) -> None:
    """Ask a hero, or whoever runs the monster; a monster nobody runs answers by policy (OR-4)."""
    if who != FOE:
        ask(p, question, who, who, *values)
        return
    seat = policy.controller(p)
    if seat != NONE:
        ask(p, question, seat, who, *values)
        return
    option = policy.choose(p, legal(p, question, seat, (who, *values)))
    question.answered(p, option, seat, who, *values)


def declare(p: Board, who: int, option: Option, param: int | None = None) -> None:
    """DD-ABILITY-GEN-1/6. Announce the use of a symbol; it is spent whatever becomes of it."""
    source, symbol = option[1], option[2]
    target: Any = option[3] if len(option) > 3 else NONE  # a die, a piece, a seat, several, or a word
    if param is None:
        param = next((n for at, name, n in powers(p, who) if at == source and name == symbol), 0)
    p.used += ((source, symbol),)
    trophy = p.cast[source].trophy_power if type_of(p, source) == "epic" else None
    if trophy is not None and trophy.per == "round":
        p.spent_round += ((who, symbol),)
    tell(p, "used", who, source, symbol, target)
    if _seen_first(p, symbol, param, target):
        push(p, stands, who, source, symbol, target, p.dice[target][2])
        push(p, answers, who, symbol, 0)
        push(p, take_effect, who, source, symbol, param, target)
        return
    push(p, take_effect, who, source, symbol, param, target)
    if not POWERS[symbol].casts:
        push(p, answers, who, symbol, 0)


def _seen_first(p: Board, symbol: str, param: int, target: Any) -> bool:
    """DD-ABILITY-STUN-1/3. The reroll of one die can be undone, so it is answered when it has been seen, the
    first of Vorpal Sword and Aegis Shield too; that of several cannot. A die that could answer itself answers
    before it is gone."""
    if symbol not in ("SLASH", "PROTECTION", "VORPAL_SWORD", "AEGIS_SHIELD"):
        return False
    if symbol == "PROTECTION" and param > 1:
        return False
    _, piece, face, _ = p.dice[target]
    return not any([name in ("STUN", "SCROLL") for name, _ in kind_of(p, piece).faces[face].symbols])


@step
def stands(p: Board, who: int, source: int, symbol: str, index: int, face: int) -> None:
    """Nobody has undone the reroll of a die, which showed `face` before."""
    then = POWERS[symbol].then
    if then is not None:
        then(p, who, source, face, index)


@step
def take_effect(p: Board, who: int, source: int, symbol: str, param: int, target: Any) -> None:
    if is_spell(p, source) and p.mode:
        add_spell(p, who, source)
    if POWERS[symbol].then is not None and not _seen_first(p, symbol, param, target):
        push(p, stands, who, source, symbol, target, p.dice[target][2])
    POWERS[symbol].effect(p, who, source, param, target)


def add_spell(p: Board, who: int, spell: int) -> None:
    """DD-SPELL-2, OR-12. A spell die is in the combat: for both sides, or for each on its own."""
    if who == FOE and not p.rules.spell_once_for_both:
        p.foe_spells += (spell,)
    else:
        p.spells_in += (spell,)


def spells_added(p: Board, who: int) -> tuple[int, ...]:
    """The spell dice this combatant cannot add any more."""
    return p.foe_spells if who == FOE and not p.rules.spell_once_for_both else p.spells_in


# STUN ------------------------------------------------------------------------------------------------


def stuns(p: Board, who: int) -> list[int]:
    """DD-ABILITY-STUN-1, OR-10. The sources with which a combatant or outsider can stop an ability: a STUN
    symbol, or a SCROLL for the STUN spell."""
    if not p.mode:
        return []
    found = []
    scrolls = []
    fighting = who == FOE or who in p.fighters
    for source, symbol, _ in powers(p, who):
        if symbol == "STUN":
            found.append(source)
        elif symbol == "SCROLL" and fighting:
            scrolls.append(source)
    spell = find(p, CENTRE, "spell_stun")
    if spell != NONE and spell not in spells_added(p, who) and not _pending(p, spell) and p.phase != ARMOR:
        if who == FOE:
            return found + scrolls
        if not immune(p, "STUN") and not quaking(p, who):
            if fighting or p.warder == NONE or p.warder == who:
                cast = p.cast
                scrolls += [
                    piece
                    for piece in p.zones[OWNED + who]
                    if cast[piece].subtype == "scroll" and usable(p, piece)
                ][:1]
            if fighting:
                scrolls += _invokers(p, who)
            return found + scrolls
    return found


def _pending(p: Board, spell: int) -> bool:
    """DD-SPELL-2. Whether the spell die lies rolled on the table and has still to take effect: nobody can
    roll it a second time meanwhile."""
    stack = p.stack
    while stack:
        (address, values), stack = stack
        if address in ROLLED_SPELL and values[1] == spell:
            return True
    return False


ROLLED_SPELL = (
    "dungeon_dice.declare.take_effect",
    "dungeon_dice.declare.stun_spell",
    "dungeon_dice.declare.stun_lands",
    "dungeon_dice.spells.shows",
)
"""Steps that wait for a spell die just rolled, their second value."""


def _invokers(p: Board, seat: int) -> list[int]:
    """DD-EPICMON-CYCLOPS. Trophies with which a hero in combat may cast the STUN spell this turn."""
    return [
        piece
        for piece in trophies(p, seat)
        if p.cast[piece].role == "epic_cyclops" and (piece, "INVOKE") not in p.used and piece not in p.feared
    ]


@step
def answers(p: Board, actor: int, symbol: str, index: int) -> None:
    """DP-24. Whoever can stun the ability is asked, combatants in order of priority, then all outsiders."""
    if not p.mode:
        return
    if p.phase == ARMOR and not p.rules.stun_in_armor_phase:
        return
    if actor == FOE and immune(p, "STUN"):
        return  # DD-IMMUNE-1: neither spell nor symbol
    order = combatants(p)
    while index < len(order):
        who = order[index]
        index += 1
        if who != actor and stuns(p, who):
            push(p, answers, actor, symbol, index)
            ask_combatant(p, STUN, who, actor, symbol)
            return
    helpers = [
        seat for seat in outsiders(p) if seat != actor and stuns(p, seat) and not peaceful(p, seat, actor)
    ]
    if helpers:
        ask_together(p, STUN_OUTSIDE, helpers, actor, symbol)


def _stun(p: Board, seat: int, who: int, actor: int, symbol: str) -> Candidates:
    for source in stuns(p, who):
        yield ("stun", source), None
    yield PASS, None


def _stun_answered(p: Board, option: Option, seat: int, who: int, actor: int, symbol: str) -> None:
    if option[0] == "stun":
        _stun_with(p, who, option[1])


STUN = Question("respond_stun", _stun, _stun_answered)


def _stun_outside(p: Board, seat: int, actor: int, symbol: str) -> Candidates:
    return _stun(p, seat, seat, actor, symbol)


def _stunned_outside(p: Board, sealed: tuple[tuple[int, Option], ...], actor: int, symbol: str) -> None:
    for seat, option in sealed:
        if option[0] == "stun":
            push(p, answers, actor, symbol, len(combatants(p)))
            _stun_with(p, seat, option[1])


STUN_OUTSIDE = Question(
    "respond_stun_outside", _stun_outside, _stunned_outside, closes=lambda option: option[0] == "stun"
)


def _stun_with(p: Board, who: int, source: int) -> None:
    shows = any([at == source and name == "STUN" for at, name, _ in powers(p, who)])
    if shows:
        p.used += ((source, "STUN"),)
        tell(p, "used", who, source, "STUN", -1)
        push(p, cancel, who)
        push(p, answers, who, "STUN", 0)
        return
    if type_of(p, source) == "one_use":
        leave(p, source, SPENT)
        tell(p, "spent", who, source, 0)
    elif type_of(p, source) == "epic":
        p.used += ((source, "INVOKE"),)
    else:
        p.used += ((source, "SCROLL"),)
    spell = find(p, CENTRE, "spell_stun")
    throw_spell(p, who, spell)
    push(p, stun_spell, who, spell)
    push(p, STEPS["dungeon_dice.abilities.blessing.rolled"], who, spell)
    push(p, focus, who, spell, 0)


@step
def cancel(p: Board, who: int) -> None:
    """DD-ABILITY-STUN-1. What was announced does not happen, what was rerolled is turned back; a stunned STUN
    stops nothing (OR-69)."""
    while p.stack:
        (address, values), p.stack = p.stack
        if address in CANCELLED:
            tell(p, "stunned", who, *values)
            if address == policy.STANDS:
                turn_to(p, *values[3:])
            elif address == REFOCUSED:
                p.faces[values[3]] = values[4]
                tell(p, "turned", values[0], values[3], values[4], -1)
            if p.phase == ABILITY and address in CANCELLED[:4]:
                _turn_again(p, values[0])
            return


def _turn_again(p: Board, actor: int) -> None:
    """DD-DUEL-11. STUN costs neither its user nor the stunned hero a turn."""
    above: list[tuple[Any, ...]] = []
    stack = p.stack
    while stack and stack[0][0] != "dungeon_dice.duel.exchange":
        above.append(stack[0])
        stack = stack[1]
    if stack and actor in p.fighters:
        stack = ((stack[0][0], (p.fighters.index(actor), 0)), stack[1])
        for frame in above[::-1]:
            stack = (frame, stack)
        p.stack = stack


@step
def stun_spell(p: Board, who: int, spell: int) -> None:
    """The STUN spell cast in answer: a FIZZLE stops nothing."""
    if face_of(p, spell).symbols[0][0] == "STUN":
        push(p, stun_lands, who, spell)
        push(p, answers, who, "STUN", 0)
    else:
        tell(p, "fizzled", who, spell)


@step
def stun_lands(p: Board, who: int, spell: int) -> None:
    """DD-ABILITY-STUN-4. The ability is stopped, and the spell's number goes to a side."""
    add_spell(p, who, spell)
    cancel(p, who)
    ask_combatant(p, NUMBER, who, spell)


CANCELLED = tuple(
    f"dungeon_dice.{name}"
    for name in (
        "declare.take_effect",
        "declare.stands",
        "weapons.thrown",
        "abilities.blessing.turning",
        "declare.cancel",
        "declare.stun_lands",
        "declare.refocus",
        "declare.refocused",
    )
)
REFOCUSED = CANCELLED[-1]


def _number(p: Board, seat: int, who: int, spell: int) -> Candidates:
    yield from bound(p, who, iter([(("add_to", side), None) for side in sides(p)]))


def _number_answered(p: Board, option: Option, seat: int, who: int, spell: int) -> None:
    add(p, option[1], points(p, spell), spell)


NUMBER = Question("spell_number", _number, _number_answered)


def add(p: Board, who: int, amount: int, piece: int) -> None:
    """Something else counts for a combatant from now on."""
    p.extras += ((who, amount, piece),)
    tell(p, "added", who, amount, piece)


def throw_spell(p: Board, who: int, spell: int) -> None:
    """Roll a spell die; any new roll of the VOID spell lifts its curse (DD-ABILITY-CURSE-2)."""
    roll(p, spell, who)
    if p.cast[spell].spell == "VOID" and p.hexed != NONE:
        tell(p, "healed", who, "lift", p.hexed)
        p.hexed = NONE
    tell(p, "cast", who, spell, p.faces[spell])


# FOCUS -----------------------------------------------------------------------------------------------


def staffs(p: Board, seat: int) -> list[int]:
    """OR-11. The equipped staffs with a use of FOCUS left this turn."""
    lost = [piece for who, piece, _, out in p.dice if out and who == seat]
    found = []
    for piece in counts_as(p, seat, "staff"):
        uses = 1
        if p.rules.focus_symbol_extra and any([name == "FOCUS" for name, _ in face_of(p, piece).symbols]):
            uses = 2
        if p.used.count((piece, "FOCUS")) < uses and usable(p, piece) and piece not in lost:
            found.append(piece)
    return found


@step
def focus(p: Board, roller: int, piece: int, index: int) -> None:
    """DD-ABILITY-FOCUS-1/2. Active player and assistants may have any spell or one-use die rolled again,
    outsiders their own."""
    if uniform(p.cast[piece]):
        return
    holders = [p.turn] if p.turn in p.fighters or roller == p.turn else []
    if p.mode == MONSTER:
        holders += [seat for seat in p.fighters if seat not in holders]
    if roller != FOE and roller not in holders:
        holders.append(roller)
    while index < len(holders):
        seat = holders[index]
        index += 1
        if staffs(p, seat):
            push(p, focus, roller, piece, index)
            ask(p, FOCUS, seat, roller, piece)
            return


def _focus(p: Board, seat: int, roller: int, piece: int) -> Candidates:
    for staff in staffs(p, seat):
        yield ("focus", staff), None
    yield PASS, None


def _focused(p: Board, option: Option, seat: int, roller: int, piece: int) -> None:
    if option[0] == "focus":
        p.used += ((option[1], "FOCUS"),)
        lock(p, seat)
        tell(p, "used", seat, option[1], "FOCUS", piece)
        push(p, refocused, seat, roller, "FOCUS", piece, p.faces[piece])
        push(p, answers, seat, "FOCUS", 0)
        push(p, reroll_spell, seat, roller, piece)


FOCUS = Question("respond_focus", _focus, _focused)


@step
def reroll_spell(p: Board, seat: int, roller: int, piece: int) -> None:
    roll(p, piece, roller)
    tell(p, "refocused", seat, piece, p.faces[piece], stream_of(roller))


@step
def refocused(p: Board, seat: int, roller: int, symbol: str, piece: int, face: int) -> None:
    """Nobody has undone the FOCUS on a die, which showed `face` before: a new window opens."""
    (_, _), p.stack = p.stack  # the rest of the old window
    push(p, focus, roller, piece, 0)
