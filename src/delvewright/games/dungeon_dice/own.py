"""Own: dice of somebody's own pack, made of what its file says. What a die does, its symbols do."""

from __future__ import annotations

from delvewright.games.dungeon_dice.book import SETS
from delvewright.games.dungeon_dice.kinds import KINDS, Kind, made
from delvewright.games.dungeon_dice.layout import UNPIECED
from delvewright.games.dungeon_dice.printed import BAGS, GRADES, OCCASIONS, SLOTS, Printed
from delvewright.words.own import DOES, Form, OwnEntry
from delvewright.words.printed import check_sources

NEW = ("equipment", "one_use", "monster")
"""What can be new: of everything else the rules know all there is."""
MOST, MOST_COPIES = 9, 12
SOURCES = {"die": "designed", "faces": "designed", "copies": "designed", "set": "designed"}
USUALLY = {"provenance": SOURCES, "rule": "DD-EQUIP"}
FIXED = ("type", "bag", "subtype", "module")
FORM = Form(
    fixed=FIXED,
    unasked=("rule", "spell", "ring", "only_from", "module"),
    known={"type": NEW, "bag": BAGS, "grade": GRADES, "slot": SLOTS, "occasions": OCCASIONS},
    kept=frozenset([kind.role for kind in KINDS.values() if kind.type in UNPIECED]),
    new=(Printed.__name__,),
)


def make(entry: OwnEntry) -> Kind:
    """A die as its entry has it."""
    if entry.new:
        copies = entry.table.get("copies", 1)
        if type(copies) is not int or not 1 <= copies <= MOST_COPIES:
            raise entry.wrong(
                f"a new die says how many there are: 1 to {MOST_COPIES}, not {copies!r}", "copies"
            )
        entry.table = {**entry.table, "copies": {entry.pack: copies}}
    elif entry.base.type in UNPIECED:
        raise entry.wrong("level dice and trackers are numbers here, and cannot be changed")
    printed: Printed = entry.convert(Printed, USUALLY)
    if DOES in entry.table:
        raise entry.wrong("a die does what its faces show: write it there", DOES)
    entry.fixed(*FIXED)
    check_sources(entry)
    entry.check("set", printed.copies, (*SETS, entry.pack))
    if not entry.new and set(printed.copies) != set(entry.base.copies):
        raise entry.wrong("a changed die stays in the sets it is in", "copies")
    if max(printed.copies.values(), default=0) > MOST_COPIES:
        raise entry.wrong(f"at most {MOST_COPIES} of a set", "copies")
    kind = made(entry)
    if entry.new and kind.type not in NEW:
        entry.check("type", (kind.type,), NEW)
    for face in kind.faces:
        numbers = (face.value or 0, face.level, face.hearts or 0, *[number for _, number in face.symbols])
        if max(numbers) > MOST:
            raise entry.wrong(f"{max(numbers)} on a face; {MOST} is the most", "faces")
    return kind
