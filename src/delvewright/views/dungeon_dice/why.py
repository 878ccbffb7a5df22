"""Why not: for any die on the table, what stands in its way or why the open question is not about it."""

from __future__ import annotations

from delvewright.games.dungeon_dice import GAME
from delvewright.games.dungeon_dice.table import FOE, ITEM_BAG, usable
from delvewright.kernel.ask import Ask, Option, refusals
from delvewright.views.dungeon_dice.model import LOOSE
from delvewright.views.dungeon_dice.options import label
from delvewright.views.dungeon_dice.prompts import prompt
from delvewright.views.dungeon_dice.reading import BAG_WORDS, Reading, capital, loose
from delvewright.views.dungeon_dice.reasons import explain
from delvewright.views.model import Line


def why(r: Reading, piece: int) -> list[Line]:
    """Why a die is not offered: each refusal of it, or what is asked and why it has no part in that."""
    p = r.p
    if p.over:
        return [Line("The game is over.", ("DD-WIN-1",))]
    if not (0 <= piece < len(p.cast) or 0 <= piece - LOOSE < len(p.dice)):
        return [Line("There is no such die on the table.", ())]
    ask = next((ask for ask in p.asks if ask.seat == r.seat), None)
    if ask is None:
        asked = r.everyone([ask.seat for ask in p.asks])
        return [Line(f"{asked} must answer first; you are not asked now.", ("DD-ABILITY-GEN-2",))]
    meant = {piece, stand_in(r, piece)}
    lines = []
    for option, reason in refusals(p, ask):
        if meant & set(dice_of(r, option)):
            text, rules = explain(r, reason)
            lines.append(Line(f"{label(r, ask, option)}: {text}", rules))
    if lines or any([meant & set(dice_of(r, option)) for option in ask.options]):
        return lines
    return [prompt(r, ask), no_part(r, ask, piece)]


def dice_of(r: Reading, option: Option) -> list[int]:
    """The dice an option touches, by the numbers a table knows them by."""
    found: list[int] = []
    for sort, what in GAME.touches(option):
        if sort == "piece" or (sort == "source" and what >= 0):
            found.append(what)
        elif sort == "set":
            found += what
        elif sort == "die" and what < len(r.p.dice):
            found.append(loose(what, r.p.dice[what][1]))
        elif sort == "combatant" and what == FOE:
            found.append(r.p.foe)
    return found


def stand_in(r: Reading, piece: int) -> int:
    """The die options name in place of this one: the first of its kind in the same place."""
    p = r.p
    if piece >= LOOSE:
        who, code, face, _ = p.dice[piece - LOOSE]
        return next(LOOSE + index for index, die in enumerate(p.dice) if die[:3] == (who, code, face))
    zone = r.zone(piece)
    if zone < 0:
        return piece
    hurt = piece in p.wounded
    return next(one for one in p.zones[zone] if p.cast[one] is p.cast[piece] and (one in p.wounded) == hurt)


def no_part(r: Reading, ask: Ask, piece: int) -> Line:
    """Why the open question is not about a die."""
    p = r.p
    rules = prompt(r, ask).rules
    if piece >= LOOSE:
        die = p.dice[piece - LOOSE]
        name = capital(r.die(piece - LOOSE))
        if die[3]:
            return Line(f"{name} has left the combat.", ("DD-TERM-3", "DD-TERM-5"))
        return Line(f"{name} counts by itself; nothing here is used on it.", rules)
    kind, (place, owner) = p.cast[piece], r.place(piece)
    if place == "bag":
        return Line(
            f"{kind.name} lies in {BAG_WORDS[r.zone(piece)]}: only draws bring it out.", ("DD-OR-67",)
        )
    if piece in p.wounded:
        return Line(f"{kind.name} is wounded: heal it first.", ("DD-EQUIP-10", "DD-HEAL-1"))
    if not usable(p, piece):
        return Line(f"{kind.name} is set aside by Fear this turn.", ("DD-ABILITY-FEAR-1",))
    if 0 <= owner != ask.seat:
        return Line(f"{kind.name} is {r.whose(owner)} die.", rules)
    if r.zone(piece) < ITEM_BAG and ask.seat in p.locked and kind.slot != "none" and place != "gear":
        return Line("Your set of gear is fixed for this turn.", ("DD-EQUIP-5", "DD-OR-31"))
    return Line(f"{kind.name} has no part in this question.", rules)
