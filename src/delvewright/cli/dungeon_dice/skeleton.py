"""The skeleton of a die of Dungeon Dice: its set, faces whose symbols are what it does, and a test."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from delvewright.cli.drafts import longer
from delvewright.cli.new_card import NewCard
from delvewright.games.dungeon_dice.book import BOXES, SETS
from delvewright.games.dungeon_dice.kinds import read_kinds
from delvewright.kernel.errors import DelveError

FACTS = "# $title, a set of our own. The notation of a face is told in kinds.py.\n"
TESTS = '''\
"""The dice of $title."""

from tests.games.dungeon_dice.teller import Story

from marks import die
'''


class Shape(NamedTuple):
    """A die to begin with."""

    facts: str
    designed: tuple[str, ...]  # the facts whose source is named
    test: str


SHAPES = {
    "weapon": Shape(
        """\
[$id]
name = "$name"
type = "equipment"
bag = "equipment"
copies = { $pack = 1 }
faces = ["1", "2", "2", "3", "2 SLASH", "4 SLASH"]
subtype = "sword"
grade = "black"
slot = "weapon"
hands = 1
counts_as = ["sword"]
rule = "DD-EQUIP"
provenance = { $provenance }
""",
        ("die", "faces", "copies", "set", "hands"),
        """\
@die("$id")
def test_${id}_slashes(table: Story) -> None:
    table.start().own("$id")
    table.meets("wolf L2")
    table.throws(0, "$id 4 SLASH").levels(0, 1).foe(6, 6).do("confront")
    table.levels(0, 3).do("use_die $id SLASH seat0.hero_level.1")
    assert table.compared == (7, 12, "loss")
""",
    ),
    "monster": Shape(
        """\
[$id]
name = "$name"
type = "monster"
bag = "encounter"
copies = { $pack = 1 }
faces = ["L1 blue TANGLE", "L2 blue TANGLE x2", "L3 blue TANGLE", "L4 red TANGLE", "reward POTION"]
rule = "DD-MONSTER-GEN"
provenance = { $provenance }
""",
        ("die", "faces", "copies", "set", "abilities", "reward"),
        """\
@die("$id")
def test_${id}_tangles(table: Story) -> None:
    table.start().own("sword_black")
    table.meets("$id L2")
    table.throws(0, "sword_black 3").levels(0, 1).foe(4, 5).do("confront")
    table.do("use_die $id TANGLE seat0.hero_level.1")
    assert table.compared == (3, 9, "loss")
""",
    ),
}
TYPES = tuple(SHAPES)


def files(root: Path, card: NewCard) -> dict[Path, str]:
    """Every file that the die needs, with its new text."""
    shape = SHAPES[card.type]
    facts = root / "src/delvewright/games/dungeon_dice/data/sets" / f"{card.pack}.toml"
    tests = root / "tests/games/dungeon_dice" / f"test_set_{card.pack}.py"
    if card.pack in BOXES:
        raise DelveError(f"--pack {card.pack} is a printed box, which tests count: name a set of your own")
    if tests.exists() and not facts.exists():
        raise DelveError(f"{tests} is there already, and belongs to no set")

    provenance = ", ".join([f'{fact} = "designed"' for fact in shape.designed])
    printed = card.fills(shape.facts, provenance=provenance)
    found = {
        facts: longer(facts, card.fills(FACTS), printed),
        tests: longer(tests, card.fills(TESTS), card.fills(shape.test), 2),
    }
    list(read_kinds(found[facts], str(facts), (*SETS, card.pack)))
    return found


OWN_KIND = "moon_sword"
"""What is new in it."""

OWN_PACK = """# A pack of your own: docs/bench.md says what a file may say.
name = "$name"
game = "$game"
title = "Under the moon"

# A printed die with other sides; what is not said stays as it is.
[change.sword_grey]
faces = ["1 x2", "2 x2", "3", "3 SLASH"]

# A die there is not, like another.
[new.moon_sword]
like = "sword_grey"
name = "Moon Sword"
copies = 2
faces = ["2 x3", "3 x2", "4 SLASH"]
"""
"""A pack of one's own to begin with."""
