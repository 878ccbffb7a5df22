"""The skeleton of a card of Thunderstone: its pack, what is printed on it, what it does, and a test."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from delvewright.cli.drafts import importing, longer
from delvewright.cli.new_card import NewCard
from delvewright.games.thunderstone.kinds import read_kinds
from delvewright.games.thunderstone.packs import SETS
from delvewright.kernel.errors import DelveError

WORDS = "delvewright.games.thunderstone.words"

PACK = '''\
"""$title: cards of our own."""

from delvewright.games.thunderstone.pack import Pack

PACK = Pack(id="$pack", title="$title", short="$title", brings="cards of our own")
'''
FACTS = "# $title, a pack of our own: printed facts.\n"
CARD = """\
[$id]
name = "$name"
type = "$type"
group = "$name"
$facts
provenance = "designed"
"""
DOES = f'"""What the cards of $title do."""\n\nfrom {WORDS} import card\n'
TESTS = '''\
"""The cards of $title."""

from tests.games.thunderstone.teller import Story

from marks import card
'''
TEST = """\
@card("$id")
def test_${id}_$deed(table: Story) -> None:
$story
"""


class Shape(NamedTuple):
    """A card to begin with."""

    file: str  # where such cards are listed
    facts: str  # what is printed on it besides
    words: tuple[str, ...]  # what the behaviour is told in
    does: str
    deed: str
    story: str


SHAPES = {
    "hero": Shape(
        "heroes.toml",
        """\
level = 1
copies = 6
classes = ["hero", "fighter"]
cost = 6
strength = 4
attack = 2
light = 1
text = ["Dungeon: draw 1 card."]""",
        ("card", "draw", "dungeon"),
        'card("$id", dungeon("scout", draw(1)))\n',
        "scouts_ahead",
        """\
    table.hall(rank_1="griknack_goblin")
    table.hand("$id")
    table.deck("torch", "dagger")
    table.do("dungeon", "use $id scout")
    assert table.hand_of() == ["$id", "torch"]
    assert table.refusal("use $id scout") == ("used_up",)
    assert table.muster("griknack_goblin").attack == 2
    table.leave_open()""",
    ),
    "village": Shape(
        "village.toml",
        """\
copies = 8
classes = ["item"]
cost = 4
gold = 1
text = ["Village: 2 gold."]""",
        ("card", "gold", "village"),
        'card("$id", village("pay", gold(2)))\n',
        "pays_in_the_village",
        """\
    table.hand("$id")
    table.do("village", "use $id pay")
    assert table.gold == 1 + 2
    table.leave_open()""",
    ),
    "monster": Shape(
        "monsters.toml",
        """\
copies = 10
classes = ["humanoid"]
gold = 1
health = 4
xp = 1
vp = 2
text = ["Battle: gain 1 Disease."]""",
        ("battle", "card", "disease"),
        'card("$id", battle(disease()))\n',
        "brings_a_disease",
        """\
    table.quiet().hall(rank_1="$id")
    table.hand("militia", "torch")
    table.do("dungeon", "attack $id")
    assert table.fought == (1, 4)
    assert table.discards().count("disease") == 1""",
    ),
}
TYPES = tuple(SHAPES)


def files(root: Path, card: NewCard) -> dict[Path, str]:
    """Every file that the card needs, with its new text."""
    shape = SHAPES[card.type]
    home = root / "src/delvewright/games/thunderstone/packs" / card.pack
    pack, does = home / "__init__.py", home / "cards.py"
    facts = home / "data" / shape.file
    tests = root / "tests/games/thunderstone/cards" / f"test_{card.pack}.py"
    if card.pack in SETS and not does.exists():
        raise DelveError(f"--pack {card.pack} is a printed box, which tests count: name a pack of your own")
    for path in () if pack.exists() else (home, tests):
        if path.exists():
            raise DelveError(f"{path} is there already, and belongs to no pack")

    printed = card.fills(CARD, facts=shape.facts)
    test = card.fills(TEST, deed=shape.deed, story=card.fills(shape.story))
    behaviour = longer(does, card.fills(DOES), card.fills(shape.does))
    found = {
        **({} if pack.exists() else {pack: card.fills(PACK)}),
        facts: longer(facts, card.fills(FACTS), printed),
        does: importing(does, behaviour, WORDS, shape.words),
        tests: longer(tests, card.fills(TESTS), test, 2),
    }
    list(read_kinds(found[facts], str(facts), card.pack))
    return found


OWN_KIND = "moon_blade"
"""What is new in it."""

OWN_PACK = """# A pack of your own: docs/bench.md says what a file may say.
name = "$name"
game = "$game"
title = "Under the moon"

# A printed card with other numbers; what is not said stays as it is.
[change.fireball]
cost = 7

# A card there is not: it comes into games as any other of its type.
[new.moon_blade]
name = "Moon Blade"
type = "village"
group = "Moon Blade"
classes = ["weapon", "edged"]
copies = 8
cost = 6
gold = 1
weight = 4
attack = 2
light = 1
text = ["Village: Draw a card."]
does = ['village("gleam", draw(1))']
"""
"""A pack of one's own to begin with."""
