"""Reasons: why an answer is a good one, in one sentence with numbers."""

from __future__ import annotations

from delvewright.counsel.barricades.guide import here
from delvewright.games.barricades import walls
from delvewright.games.barricades.board import RUINS, VILLAGE, WALLS, monster_at, wound_spaces
from delvewright.kernel.ask import Ask, Option
from delvewright.views.barricades.reading import Reading
from delvewright.views.english import count
from delvewright.views.model import Line


def reason(r: Reading, ask: Ask, option: Option) -> Line | None:
    """None when there is nothing to add to it."""
    p, seat, verb = r.p, ask.seat, option[0]
    if verb == "battle":
        return here(r, seat)
    if verb == "move":
        foe = monster_at(p, option[1])
        return Line(f"{r.name(foe)} is there.", ("BQ-BASE-37",)) if foe >= 0 else None
    if verb == "pledge":
        place = p.zones[WALLS].index(option[1])
        gone = len(p.zones[RUINS + place])
        return Line(f"{count(gone, 'spot')} of {r.place_name(place)} gone, four destroy it.", ("BQ-CHIT-03",))
    if verb == "visit":
        place = p.zones[VILLAGE].index(option[1])
        if not walls.missing(p, place):
            return None
        return Line(f"Its Barricade wants {walls.missing(p, place)} gold more.", ("BQ-BARR-02",))
    if verb == "heal":
        return Line(f"{p.wounds[seat]} of {wound_spaces(p)} spaces are full of Wounds.", ("BQ-BASE-05",))
    if verb == "join":
        return Line("A Party adds up its Light and its Attack.", ("BQ-PARTY-05", "BQ-PARTY-06"))
    return None
