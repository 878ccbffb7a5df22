"""Why not: for any die on the table that no rule refuses, why the open question is not about it."""

from __future__ import annotations

from delvewright.games.dungeon_dice.board import ITEM_BAG, usable
from delvewright.kernel.ask import Ask
from delvewright.views.dungeon_dice.model import LOOSE
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.english import capital
from delvewright.views.model import Line


def no_part(r: Reading, ask: Ask, piece: int) -> str | Line:
    """Why the open question is not about a die."""
    p = r.p
    if piece >= LOOSE:
        _, _, _, out = p.dice[piece - LOOSE]
        name = capital(r.die(piece - LOOSE))
        if out:
            return Line(f"{name} has left the combat.", ("DD-TERM-3", "DD-TERM-5"))
        return f"{name} counts by itself; nothing here is used on it."
    kind, (place, owner) = p.cast[piece], r.place(piece)
    if place == "bag":
        return Line(f"{kind.name} lies in {r.bag(r.zone(piece))}: only draws bring it out.", ("DD-OR-67",))
    if piece in p.wounded:
        return Line(f"{kind.name} is wounded: heal it first.", ("DD-EQUIP-10", "DD-HEAL-1"))
    if not usable(p, piece):
        return Line(f"{kind.name} is set aside by Fear this turn.", ("DD-ABILITY-FEAR-1",))
    if 0 <= owner != ask.seat:
        return f"{kind.name} is {r.whose(owner)} die."
    if r.zone(piece) < ITEM_BAG and ask.seat in p.locked and kind.slot != "none" and place != "gear":
        return Line("Your set of gear is fixed for this turn.", ("DD-EQUIP-5", "DD-OR-31"))
    return f"{kind.name} has no part in this question."
