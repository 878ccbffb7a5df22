"""Own: cards, Monsters, rooms and Guardians of somebody's own pack, with other numbers."""

from __future__ import annotations

import msgspec

from delvewright.games.barricades.kinds import KINDS
from delvewright.games.barricades.printed import Card, Guardian, Kind, Monster, Room
from delvewright.words.own import Form, OwnEntry
from delvewright.words.printed import check_sources

SORTS = (Card, Monster, Room, Guardian)
FREE = ("name", "note")
"""What may be other besides numbers."""
COUNTED = ("level",)
"""Numbers that rules and decks go by: they stay."""
LEAST, MOST, MOST_COPIES = -9, 30, 60
FORM = Form(
    fixed=("level", "sort", "deck", "stack", "attack_type", "given_by", "group", "in_mode"),
    unasked=("provenance", "rulebook", "public", "source", "changed", "rulings", "keywords", "combos"),
    kept=frozenset([id for id, kind in KINDS.items() if type(kind) not in SORTS]),
)


def make(entry: OwnEntry) -> Kind:
    """A thing as its entry has it; it does what the printed one does, and says so in the same words."""
    if entry.new:
        raise entry.wrong("things of this game can be changed, and none be new yet")
    base: Kind = entry.base
    if type(base) not in SORTS:
        raise entry.wrong("of this game cards, Monsters, rooms and Guardians can be changed")
    for field, value in entry.table.items():
        if field not in type(base).__struct_encode_fields__ or field in FREE:
            continue  # an unknown one is told of with the others
        if type(value) is not int or type(getattr(base, field)) not in (int, type(None)) or field in COUNTED:
            raise entry.wrong("only names, notes and numbers can be other than printed", field)
        low = 1 if field in ("copies", "health") else 0 if getattr(base, field) in (None, 0) else LEAST
        if not low <= value <= (MOST_COPIES if field == "copies" else MOST):
            raise entry.wrong(f"{low} to {MOST_COPIES if field == 'copies' else MOST}, not {value}", field)
    entry.table = {"rulebook": [], "public": [], "source": [], **entry.table}
    printed: Kind = entry.convert(type(base), {"provenance": "designed"})
    check_sources(entry)
    return msgspec.structs.replace(printed, id=entry.full, power=base.power)
