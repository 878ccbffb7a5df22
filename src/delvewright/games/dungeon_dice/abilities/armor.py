"""The armor phase: PROTECTION and its kin, and the hammer that denies them (DD-COMBAT-6/7, DP-20, DP-21)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.abilities.register import POWERS, opposing_dice, power
from delvewright.games.dungeon_dice.board import ABILITY, ARMOR, FOE, Board, type_of
from delvewright.games.dungeon_dice.declare import PASS, ask_combatant
from delvewright.games.dungeon_dice.dice import opponents, reroll, worth
from delvewright.kernel.ask import Candidates, Option, Question
from delvewright.kernel.steps import push, step


def denied(p: Board, who: int) -> bool:
    """DD-ABILITY-SHATTER-3. Whether an opponent's hammer bars this combatant's armor abilities."""
    return any([foe in p.denied for foe in opponents(p, who)])


def guarding(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """Dice of opponents; armor works in its own phase only, spells and familiars also later."""
    why = None
    if p.phase == ABILITY and type_of(p, source) not in ("spell", "familiar"):
        why = ("armor_phase_only",)
    elif denied(p, who) and (p.rules.hammer_denies == "all" or _is_armor(p, source)):
        why = ("denied",)
    for option, other in opposing_dice(p, who, source, symbol, param):
        yield option, why or other


def _is_armor(p: Board, source: int) -> bool:
    return source >= 0 and p.cast[source].slot == "armor"


@power("PROTECTION", when=ARMOR | ABILITY, targets=guarding)
def protection(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-PROTECTION-1/2, DD-DUEL-12. An opponent rerolls one combat die, in a row where the symbol
    says so, each time one of choice."""
    reroll(p, target)
    if param > 1:
        push(p, once_more, who, source, "PROTECTION", param - 1)


def guarded(p: Board, who: int, source: int, before: int, target: int) -> None:
    """A reroll by the Aegis Shield of a die that showed the face `before`, and what comes of it."""
    owner, piece, _, out = p.dice[target]
    if worth(p, p.dice[target]) > worth(p, (owner, piece, before, out)):
        if who != FOE:
            p.frozen += (source,)
    else:
        push(p, once_more, who, source, "AEGIS_SHIELD", 0)


@power("AEGIS_SHIELD", when=ARMOR, targets=guarding, then=guarded)
def aegis_shield(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ARTIFACT-AEGIS-SHIELD-1/2, OR-45. PROTECTION until you stop or a number comes out higher; then the
    shield is wounded after combat."""
    reroll(p, target)


@step
def once_more(p: Board, who: int, source: int, symbol: str, times: int) -> None:
    ask_combatant(p, AGAIN, who, source, symbol, times)


def _again(p: Board, seat: int, who: int, source: int, symbol: str, times: int) -> Candidates:
    yield from guarding(p, who, source, symbol, times)
    yield PASS, None


def _again_answered(
    p: Board, option: Option, seat: int, who: int, source: int, symbol: str, times: int
) -> None:
    if option[0] == "use_die":
        before = p.dice[option[3]][2]
        POWERS[symbol].effect(p, who, source, times, option[3])
        if symbol == "AEGIS_SHIELD":
            guarded(p, who, source, before, option[3])


AGAIN = Question("again", _again, _again_answered)
