"""The skeleton of a card of Thunderstone: its pack, what is printed on it, what it does, and a test."""

from __future__ import annotations

from pathlib import Path
from string import Template
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
DOES = f'"""What the cards of $title do."""\n\nfrom {WORDS} import card\n'
TESTS = '''\
"""The cards of $title."""

from tests.games.thunderstone.teller import Story

from marks import card
'''


class Shape(NamedTuple):
    """A card to begin with."""

    file: str  # where such cards are listed
    facts: str
    words: tuple[str, ...]  # what the behaviour is told in
    does: str
    test: str


SHAPES = {
    "hero": Shape(
        "heroes.toml",
        """\
[$id]
name = "$name"
type = "hero"
group = "$name"
level = 1
copies = 6
classes = ["hero", "fighter"]
cost = 6
strength = 4
attack = 2
light = 1
text = ["Dungeon: draw 1 card."]
provenance = "designed"
""",
        ("card", "draw", "dungeon"),
        'card("$id", dungeon("scout", draw(1)))\n',
        """\
@card("$id")
def test_${id}_scouts_ahead(table: Story) -> None:
    table.hall(rank_1="griknack_goblin")
    table.hand("$id")
    table.deck("torch", "dagger")
    table.do("dungeon", "use $id scout")
    assert table.hand_of() == ["$id", "torch"]
    assert table.refusal("use $id scout") == ("used_up",)
    assert table.muster("griknack_goblin").attack == 2
    table.leave_open()
""",
    ),
    "village": Shape(
        "village.toml",
        """\
[$id]
name = "$name"
type = "village"
group = "$name"
copies = 8
classes = ["item"]
cost = 4
gold = 1
text = ["Village: 2 gold."]
provenance = "designed"
""",
        ("card", "gold", "village"),
        'card("$id", village("pay", gold(2)))\n',
        """\
@card("$id")
def test_${id}_pays_in_the_village(table: Story) -> None:
    table.hand("$id")
    table.do("village", "use $id pay")
    assert table.gold == 1 + 2
    table.leave_open()
""",
    ),
    "monster": Shape(
        "monsters.toml",
        """\
[$id]
name = "$name"
type = "monster"
group = "$name"
copies = 10
classes = ["humanoid"]
gold = 1
health = 4
xp = 1
vp = 2
text = ["Battle: gain 1 Disease."]
provenance = "designed"
""",
        ("battle", "card", "disease"),
        'card("$id", battle(disease()))\n',
        """\
@card("$id")
def test_${id}_brings_a_disease(table: Story) -> None:
    table.quiet().hall(rank_1="$id")
    table.hand("militia", "torch")
    table.do("dungeon", "attack $id")
    assert table.fought == (1, 4)
    assert table.discards().count("disease") == 1
""",
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

    def filled(text: str) -> str:
        return Template(text).substitute(card._asdict(), title=card.title)

    behaviour = longer(does, filled(DOES), filled(shape.does))
    found = {
        **({} if pack.exists() else {pack: filled(PACK)}),
        facts: longer(facts, filled(FACTS), filled(shape.facts)),
        does: importing(does, behaviour, WORDS, shape.words),
        tests: longer(tests, filled(TESTS), filled(shape.test), 2),
    }
    list(read_kinds(found[facts], str(facts), card.pack))
    return found
