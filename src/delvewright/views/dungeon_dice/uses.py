"""Uses: what using a symbol does, by its effect on the numbers where it has one."""

from __future__ import annotations

from delvewright.games.dungeon_dice.abilities.last import reach_of
from delvewright.games.dungeon_dice.board import FOE, HERO_LEVEL, MONSTER_LEVEL, face_of
from delvewright.games.dungeon_dice.dice import kind_of, powers, total, value
from delvewright.games.dungeon_dice.kinds import ABILITIES
from delvewright.games.dungeon_dice.levels import foe_level
from delvewright.games.dungeon_dice.policy import mean
from delvewright.kernel.ask import Ask
from delvewright.views.dungeon_dice.dice import ability_rules, symbol
from delvewright.views.dungeon_dice.reading import Reading, ability
from delvewright.views.english import average, capital
from delvewright.views.model import Line
from delvewright.views.speech import Verb

MOST_RULES = 3
"""An option cites no more of the rules of a symbol."""

REROLLS = ("SLASH", "PROTECTION", "VORPAL_SWORD", "AEGIS_SHIELD")


def _use(r: Reading, ask: Ask, source: int, name: str) -> Line:
    """What a symbol does to the numbers, or what it is."""
    number = _number(r, ask, source, name)
    return _line(name, _boost(r, number) if name == "BOOST" else _plain(name, number))


def _use_die(r: Reading, ask: Ask, source: int, name: str, die: int) -> Line:
    return _line(name, _on_die(r, name, die))


def _use_who(r: Reading, ask: Ask, source: int, name: str, who: int) -> Line:
    return _line(name, _on_combatant(r, ask, source, name, who))


def _use_piece(r: Reading, ask: Ask, source: int, name: str, piece: int) -> Line:
    if r.p.cast[piece].type == "spell":
        return _line(name, f"Roll the {r.name(piece)}: {r.sides(piece)}.")
    return _line(name, _on_piece(r, name, piece))


def _use_so(r: Reading, name: str, how: str) -> Line:
    return _line(name, f"{ability(name)}: {how}. {_told(name)}")


def _line(name: str, text: str) -> Line:
    return Line(text, ability_rules(name)[:MOST_RULES])


USES = {
    "use": Verb("{symbol}: {source}", _use),
    "use_die": Verb("{symbol} on {die}", _use_die),
    "use_who": Verb("{symbol} on {who}", _use_who),
    "use_piece": Verb("{symbol}: {piece}", _use_piece),
    "use_mode": Verb("{symbol}: {mode}", lambda r, ask, at, name, mode: _use_so(r, name, r.symbol(mode))),
    "use_place": Verb(
        "{symbol}: {place}", lambda r, ask, at, name, place: _use_so(r, name, r.place_name(place))
    ),
    "use_heroes": Verb(
        "{symbol}: {heroes}", lambda r, ask, at, name, heroes: _use_so(r, name, r.some(heroes))
    ),
}
"""The verbs that use a symbol."""


def _on_piece(r: Reading, name: str, piece: int) -> str:
    """What becomes of a die outside the combat."""
    what = capital(r.owned(piece))
    if name == "FEAR":
        return f"{what} is of no use this turn."
    if name == "FREEZE":
        return f"{what} is wounded when the combat is over."
    if name == "NECROMANCY":
        return f"{what} fights for you: {face_of(r.p, piece).level} more."
    return f"{ability(name)} on {r.owned(piece)}: {_told(name)}"


def _boost(r: Reading, number: int) -> str:
    """DD-ABILITY-BOOST-1 in numbers."""
    dice = [
        value(r.p, die) or 0 for die in r.p.dice if die[0] == FOE and die[1] == MONSTER_LEVEL and not die[3]
    ]
    high = [one for one in dice if one > number]
    loss = sum(high) - number * len(high)
    here = total(r.p, FOE)
    return f"Monster level dice above {number} drop to {number}: {r.whose(FOE)} {here} becomes {here - loss}."


def _told(name: str) -> str:
    return ABILITIES[name].text if name in ABILITIES else ""


def _plain(name: str, number: int = 0) -> str:
    if name not in ABILITIES:
        return f"{ability(name)}."
    return f"{symbol(name, number).label}: {_told(name)}"


def _user(ask: Ask) -> int:
    """For whom a symbol is used: the monster, if the seat runs it."""
    return FOE if ask.value("who", ask.seat) == FOE else ask.seat


def _number(r: Reading, ask: Ask, source: int, name: str) -> int:
    if ABILITIES.get(name) is None or ABILITIES[name].variants:
        return 0
    who = _user(ask)
    fitting = [number for at, shown, number in powers(r.p, who) if at == source and shown == name]
    return fitting[0] if fitting else 0


def _on_die(r: Reading, name: str, index: int) -> str:
    p = r.p
    who, piece, _, _ = p.dice[index]
    number = value(p, p.dice[index]) or 0
    kind = kind_of(p, piece)
    if name in REROLLS:
        numbers = [value(p, (who, piece, side, False)) or 0 for side in range(len(kind.faces))]
        better = sum(1 for one in numbers if one > number)
        worse = sum(1 for one in numbers if one < number)
        return (
            f"Reroll {r.die(index)}: higher on {better} of {len(numbers)} sides, lower on {worse}, "
            f"{average(sum(numbers) / len(numbers))} on average."
        )
    after = total(p, who) - number
    gains = f" and {number} is added to your side" if name == "DRAIN" else ""
    if name in ("TANGLE", "DRAIN"):
        return f"Remove {r.die(index)}: {r.whose(who)} total falls from {after + number} to {after}{gains}."
    return f"{ability(name)} on {r.die(index)}: {_told(name)}"


def _on_combatant(r: Reading, ask: Ask, source: int, name: str, who: int) -> str:
    p = r.p
    here = total(p, who) if p.dice else 0
    if name in ("EXECUTE", "FURY"):
        reach = reach_of(p, _user(ask), source, _number(r, ask, source, name))
        level = foe_level(p) if who == FOE else 0
        limit = f" (level {level}, reach {reach})" if name == "EXECUTE" and level else ""
        return f"{r.does(who, 'are')} beaten outright at the end{limit}."
    if (
        name in ("FIRE", "BOMB", "BOOMERANG", "STUN", "MAGIC_BOOMERANG")
        and source >= 0
        and p.faces[source] >= 0
    ):
        number = face_of(p, source).value or 0
        return f"Add {number} to {r.whose(who)} {here}: {here + number}."
    if name in ("SHURIKEN", "FREEZE") and source >= 0 and p.faces[source] >= 0:
        number = face_of(p, source).value or 0
        return f"Take {number} from {r.whose(who)} {here}: {here - number}."
    if name == "TOAD":
        return f"All dice of {r.someone(who)} leave the combat: {here} is gone but for what was added."
    if name == "VOID":
        numbers = [value(p, die) or 0 for die in p.dice if die[0] == who and not die[3]]
        return f"At the end {r.whose(who)} highest die leaves, {max(numbers, default=0)} as it stands."
    if name == "STRENGTH":
        die = MONSTER_LEVEL if who == FOE else HERO_LEVEL
        more = average(mean(kind_of(p, die)))
        return f"{r.does(who, 'are')} one level higher this turn: {more} more on average."
    if name == "POISON":
        return f"{r.does(who, 'are')} one level lower this turn, and the lowest level die goes."
    return f"{ability(name)} on {r.someone(who)}: {_told(name)}"
