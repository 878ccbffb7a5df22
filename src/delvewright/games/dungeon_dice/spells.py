"""Spells: casting a spell die, its FIZZLE and CURSE, and aiming what it shows (DD-SPELL)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.abilities.register import POWERS
from delvewright.games.dungeon_dice.board import ABILITY, CENTRE, FOE, Board, face_of
from delvewright.games.dungeon_dice.bonds import bound, must_use
from delvewright.games.dungeon_dice.declare import (
    PASS,
    ask_combatant,
    declare,
    focus,
    spells_added,
    throw_spell,
)
from delvewright.games.dungeon_dice.dice import immune, quaking
from delvewright.games.dungeon_dice.kinds import ABILITIES
from delvewright.kernel.ask import Candidates, Option, Question, Reason
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push, step


def refused(p: Board, who: int, spell: int) -> Reason | None:
    """Why a spell die cannot be cast now (DD-SPELL-2, DD-IMMUNE-2, OR-12)."""
    name = p.cast[spell].spell
    if who == FOE and "monster" not in ABILITIES[name].users:
        return ("heroes_only", name)
    if spell in spells_added(p, who):
        return ("spell_in_combat", name)
    if who != FOE:
        if p.mode and quaking(p, who):
            return ("quake",)
        if p.mode and immune(p, name):
            return ("immune", name)
    if name == "GUST" and p.gusted:
        return ("gusted",)
    if not POWERS[name].when & p.phase and not (name == "VOID" and p.phase == ABILITY):
        return ("not_now", name)
    return None


def choices(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """Any one available spell."""
    for spell in p.zones[CENTRE]:
        if p.cast[spell].type == "spell":
            yield ("use_piece", source, symbol, spell), refused(p, who, spell)


def cast(p: Board, who: int, spell: int, for_self: bool = False) -> None:
    """Roll the spell die; FOCUS may answer, then its result is aimed, or serves whoever cast it."""
    throw_spell(p, who, spell)
    push(p, shows, who, spell, for_self)
    push(p, STEPS["dungeon_dice.abilities.blessing.rolled"], who, spell)
    push(p, focus, who, spell, 0)


@step
def shows(p: Board, who: int, spell: int, for_self: bool) -> None:
    """DD-ABILITY-FIZZLE-1/2: nothing happens and it may be tried again. CURSE is forced."""
    symbols = face_of(p, spell).symbols
    name = symbols[0][0] if symbols else "FIZZLE"
    if name == "FIZZLE":
        tell(p, "fizzled", who, spell)
    elif name == "CURSE":
        if who != FOE:
            p.hexed = who
            tell(p, "hexed", who)
    elif for_self:
        declare(p, who, ("use_who", spell, name, who), symbols[0][1])
    else:
        aim(p, who, spell)


def aim(p: Board, who: int, source: int) -> None:
    """Choose what the symbol just rolled is used on, if on anything; of armor only if no hammer denies it."""
    if p.phase == ABILITY and shown_symbol(p, source)[0] == "PROTECTION":
        push(p, aim_now, who, source)
        push(p, STEPS["dungeon_dice.combat.hammers_again"], who, 0)
    else:
        aim_now(p, who, source)


@step
def aim_now(p: Board, who: int, source: int) -> None:
    if any([why is None for option, why in aims(p, who, source)]):
        ask_combatant(p, AIM, who, source)
    else:
        tell(p, "wasted", who, source)


def shown_symbol(p: Board, source: int) -> tuple[str, int]:
    """The symbol of a rolled spell, one-use or familiar die; a boomerang is one whatever it shows."""
    symbols = face_of(p, source).symbols
    if p.cast[source].subtype in ("boomerang", "magic_boomerang"):
        return (p.cast[source].subtype.upper(), 0)
    return symbols[0] if symbols else ("", 0)


def aims(p: Board, who: int, source: int) -> Candidates:
    symbol, param = shown_symbol(p, source)
    power = POWERS.get(symbol)
    if power is None:
        return
    if not power.when & p.phase and not (symbol == "VOID" and p.phase == ABILITY):
        yield ("use", source, symbol), ("not_now", symbol)
        return
    yield from bound(p, who, power.targets(p, who, source, symbol, param))


def _aim(p: Board, seat: int, who: int, source: int) -> Candidates:
    yield from aims(p, who, source)
    if not must_use(p, who, source):
        yield PASS, None


def _aimed(p: Board, option: Option, seat: int, who: int, source: int) -> None:
    if option[0] != "pass":
        declare(p, who, option, shown_symbol(p, source)[1])


AIM = Question("aim", _aim, _aimed)
