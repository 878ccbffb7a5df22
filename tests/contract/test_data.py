"""Data files that break their schema: the error names the file, the card and the field."""

import pytest

from delvewright.games.thunderstone.kinds import read_kinds
from delvewright.kernel.errors import BadData

CARD = """
[club]
name = "Club"
type = "village"
group = "Club"
copies = 8
classes = ["weapon"]
provenance = "designed"
"""


def test_a_good_card_is_read():
    (kind,) = read_kinds(CARD, "base", "clubs.toml")
    assert (kind.id, kind.pack, kind.copies) == ("club", "base", 8)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("[club]", "[club", r"clubs\.toml: .*line 2"),
        ('name = "Club"\n', "", r"clubs\.toml: card 'club': .*`name`"),
        ("copies = 8", "copies = 0", r"clubs\.toml: card 'club': copies must be at least 1, not 0"),
        ("copies = 8", 'copies = "eight"', r"clubs\.toml: card 'club': Expected `int`, got `str` .*copies"),
        ("copies = 8", "copies = 8\nwings = 2", r"clubs\.toml: card 'club': .*unknown field `wings`"),
        ('type = "village"', 'type = "vilage"', r"clubs\.toml: card 'club': unknown type 'vilage'; known: "),
        ("copies = 8", 'copies = 8\ntraits = ["shy"]', r"clubs\.toml: card 'club': unknown trait 'shy'"),
        ('classes = ["weapon"]', 'classes = "weapon"', r"clubs\.toml: card 'club': Expected `array`"),
        ("[club]", "club = 3\n[cudgel]", r"clubs\.toml: card 'club': Expected `object`, got `int`"),
        ("copies = 8", "copies = 8\nvp = true", r"clubs\.toml: card 'club': .*vp"),
    ],
)
def test_a_bad_card_says_what_and_where(old: str, new: str, words: str):
    with pytest.raises(BadData, match=words):
        list(read_kinds(CARD.replace(old, new, 1), "base", "clubs.toml"))
