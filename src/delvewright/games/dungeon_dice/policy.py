"""Policy: who runs a monster, and how one that nobody runs plays: greedily for its margin (DD-COMBAT-2/3)."""

from __future__ import annotations

from functools import cache

from delvewright.games.dungeon_dice.board import EPIC, FOE, NONE, Board, others
from delvewright.games.dungeon_dice.dice import (
    foe_total,
    hero_total,
    kind_of,
    lowest,
    total,
    worth,
)
from delvewright.games.dungeon_dice.fame import least_famous
from delvewright.games.dungeon_dice.kinds import Kind
from delvewright.kernel.ask import Option

RARE = 1.5
"""What an effect without a number is worth."""
HAIR = 0.01
"""What a point makes of a difference between equals."""
OUTRIGHT = 20.0
"""What decides the combat is worth more than any number."""


def controller(p: Board) -> int:
    """DD-ABILITY-GEN-4, DD-COMBAT-2. The nearest seat on the left outside the combat, or -1 (OR-4); in epic
    combat whoever has the least fame."""
    if p.mode == EPIC:
        return least_famous(p)
    for seat in others(p, p.fighters[0]):
        if seat not in p.fighters:
            return seat
    return NONE


@cache
def mean(kind: Kind) -> float:
    """The average number of a die."""
    return sum(face.value or 0 for face in kind.faces) / len(kind.faces)


def choose(p: Board, options: tuple[Option, ...]) -> Option:
    """The option that gains the monster most; the first of equals: the active player before the assistant."""
    gains = [expected(p, option) + _next(p, option, options) for option in options]
    most = max(gains)
    if most > 0:
        return options[gains.index(most)]
    passing: Option = ("pass",)
    return passing if passing in options else options[0]


def _next(p: Board, option: Option, options: tuple[Option, ...]) -> float:
    """What the best other ability that takes a lowest die would still gain after this one: of DRAIN and
    TANGLE the order counts."""
    if option[0] != "use_die" or option[2] not in LOWEST:
        return 0.0
    dice = list(p.dice)
    victim, piece, face, _ = p.dice[option[3]]
    p.dice[option[3]] = (victim, piece, face, True)
    same = [one for one in options if one[0] == "use_die" and one[2] in LOWEST]
    rest = [one[2] for one in same if one[1:3] != option[1:3]]
    foes = [p.dice[one[3]][0] for one in same]
    gains = [_on_die(p, symbol, index) for symbol in rest for foe in foes for index in lowest(p, foe)]
    p.dice = dice
    return max(gains, default=0.0)


LOWEST = ("DRAIN", "TANGLE")
"""Abilities that take an opponent's lowest die."""


def expected(p: Board, option: Option) -> float:
    """How much the monster's margin grows, on average."""
    verb = option[0]
    if verb == "stun":
        undone = won_back(p)
        return RARE if undone is None else float(undone[1] if undone[0] == FOE else -undone[1])
    if verb == "use_die":
        return _on_die(p, option[2], option[3])
    if verb == "use_who":
        return _on_combatant(p, option[2], option[3])
    if verb == "use_piece":
        kind = p.cast[option[3]]
        if option[2] == "SCROLL":
            return {"FIRE": 2.8, "DRAIN": 2.5, "FREEZE": 2.3, "STUN": 1.5, "TOAD": 2.0}.get(kind.spell, 0.5)
        return mean(kind) + RARE
    if verb == "use":
        if option[2] == "GUST":
            return float(hero_total(p) - foe_total(p))
        return RARE
    if verb == "add_to":
        return RARE if option[1] == FOE else -RARE
    return 0.0 if verb == "pass" else RARE


STANDS, ANSWERS = "dungeon_dice.declare.stands", "dungeon_dice.declare.answers"


def seen_reroll(p: Board) -> tuple[int, int] | None:
    """(die, face before): the reroll that a STUN asked about now would undo; None before an ability."""
    stack = p.stack
    while stack and stack[0][0] == ANSWERS:
        stack = stack[1]
    return stack[0][1][3:] if stack and stack[0][0] == STANDS else None


def won_back(p: Board) -> tuple[int, int] | None:
    """(combatant, points): what undoing that reroll would bring whom."""
    seen = seen_reroll(p)
    if seen is None:
        return None
    who, piece, _, out = die = p.dice[seen[0]]
    return who, worth(p, (who, piece, seen[1], out)) - worth(p, die)


def _on_die(p: Board, symbol: str, index: int) -> float:
    die = p.dice[index]
    number = worth(p, die)
    average = mean(kind_of(p, die[1]))
    mine = die[0] == FOE
    if symbol in ("SLASH", "VORPAL_SWORD", "PROTECTION", "AEGIS_SHIELD"):
        return average - number if mine else number - average
    loss = -number if mine else number
    return 2.0 * loss if symbol == "DRAIN" else float(loss)


def _on_combatant(p: Board, symbol: str, who: int) -> float:
    mine = who == FOE
    if symbol == "TOAD":
        return float(-total(p, who) if mine else total(p, who))
    if symbol == "EXECUTE":
        return -OUTRIGHT if mine else _executed(p, who)
    if symbol in ("FIRE", "STUN", "STRENGTH", "BOMB", "SUMMON"):
        return RARE if mine else -RARE
    return -RARE if mine else RARE + HAIR * total(p, who)


def _executed(p: Board, who: int) -> float:
    """OR-3. A hero beaten outright takes its total along; the last one standing, the combat."""
    gone = [*p.fallen, *[target for _, symbol, _, target in p.lasts if symbol == "EXECUTE"]]
    if who in gone:
        return 0.0
    left = [seat for seat in p.fighters if seat not in gone and seat != who]
    return float(total(p, who)) if left else OUTRIGHT
