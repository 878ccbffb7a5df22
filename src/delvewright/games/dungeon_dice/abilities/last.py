"""Last effects: VOID and EXECUTE are declared at the end and resolved together (DD-COMBAT-14, OR-8)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.abilities.register import aimed_at, any_opponent, power
from delvewright.games.dungeon_dice.board import EPIC, FOE, LAST, MONSTER_LEVEL, NONE, Board, carries, face_of
from delvewright.games.dungeon_dice.declare import ask_combatant
from delvewright.games.dungeon_dice.dice import highest, opponents, worth
from delvewright.games.dungeon_dice.levels import foe_level, hero_level
from delvewright.kernel.ask import Candidates, Option, Question
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.dice import remove, standing


@power("VOID", when=LAST, targets=any_opponent)
def void(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-VOID-1/2. An opponent's highest combat die, last in combat."""
    p.lasts += ((who, "VOID", source, target),)


def reach_of(p: Board, who: int, source: int, param: int) -> int:
    """The level EXECUTE reaches; AXE MASTERY raises it."""
    if (
        who != FOE
        and source >= 0
        and "axe" in p.cast[source].counts_as
        and carries(p, who, "relic_axe_mastery")
    ):
        return param + 1
    return param


def _executing(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    reach = reach_of(p, who, source, param)
    for foe in aimed_at(p, who, source):
        level = foe_level(p) if foe == FOE else _level(p, foe)
        yield ("use_who", source, symbol, foe), None if level <= reach else ("level_too_high", level, reach)


def _level(p: Board, seat: int) -> int:
    """OR-71. Wounds do not count."""
    return hero_level(p, seat) - (0 if p.rules.level_ignores_wounds else p.hurt[seat])


@power("EXECUTE", when=LAST, targets=_executing)
def execute(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-EXECUTE-1/2. An opponent of the shown level or lower is beaten outright."""
    p.lasts += ((who, "EXECUTE", source, target),)


def _furious(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    for foe in opponents(p, who):
        level = foe_level(p) if foe == FOE else _level(p, foe)
        mine = hero_level(p, who)
        yield ("use_who", source, symbol, foe), None if level < mine else ("level_too_high", level, mine - 1)


@power("FURY", when=LAST, targets=_furious)
def fury(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-CLASS-MONK-3. An opponent of lower level is beaten outright."""
    execute(p, who, source, param, target)


def resolve_lasts(p: Board) -> None:
    """OR-8. All together: several VOIDs on one combatant take its several highest dice."""
    push(p, trim_swarm)
    for who, symbol, source, target in reversed(p.lasts):
        if symbol == "VOID":
            push(p, swallow, who, source, target)
    for who, symbol, _, target in p.lasts:
        if symbol == "VOID":
            continue
        if p.mode == EPIC and who == FOE:
            for index in standing(p, target):  # with several opponents the target leaves the combat
                remove(p, index)
        else:
            beaten = who if p.mode == EPIC else target  # DD-EPIC-6: a wound by whoever executes it
            if beaten not in p.fallen:
                p.fallen += (beaten,)
                tell(p, "beaten_outright", who, target)
    p.lasts = ()


@step
def swallow(p: Board, who: int, source: int, target: int) -> None:
    """DD-ABILITY-VOID-1. Among equals whoever uses the VOID chooses."""
    if len(highest(p, target)) > 1:
        ask_combatant(p, SWALLOW, who, source, target)
    else:
        for index in highest(p, target):
            remove(p, index)


def _swallow(p: Board, seat: int, who: int, source: int, target: int) -> Candidates:
    for index in highest(p, target):
        yield ("use_die", source, "VOID", index), None


def _swallowed(p: Board, option: Option, seat: int, who: int, source: int, target: int) -> None:
    remove(p, option[3])


SWALLOW = Question("void", _swallow, _swallowed)


@step
def trim_swarm(p: Board) -> None:
    """DD-ABILITY-SWARM-1. Dice of a swarm above its number do not count."""
    for symbol, threshold in face_of(p, p.foe).symbols if p.foe != NONE else ():
        if symbol == "SWARM":
            for index in standing(p, FOE):
                if p.dice[index][1] == MONSTER_LEVEL and worth(p, p.dice[index]) > threshold:
                    remove(p, index)
