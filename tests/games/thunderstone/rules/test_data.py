"""Data files that break their schema: the error names the file, the card and the field."""

from functools import partial

import pytest
from tests.slips import refused

from delvewright.games.thunderstone.kinds import read_kinds

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
    (kind,) = read_kinds(CARD, "clubs.toml", "base")
    assert (kind.id, kind.pack, kind.copies) == ("club", "base", 8)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('name = "Club"\n', "", "`name`"),
        ("copies = 8", "copies = 0", "copies must be at least 1, not 0"),
        ("copies = 8", 'copies = "eight"', "Expected `int`, got `str` .*copies"),
        ("copies = 8", "copies = 8\nwings = 2", "unknown field `wings`"),
        ('type = "village"', 'type = "vilage"', r"unknown type 'vilage'; did you mean village\?"),
        ("copies = 8", 'copies = 8\ntraits = ["shy"]', "unknown trait 'shy'"),
        (
            "copies = 8",
            'copies = 8\ntraits = ["heroes_strength_less_than_9_cannot_attack"]',
            r"unknown trait 'heroes_strength_less_than_9_cannot_attack'",
        ),
        ('classes = ["weapon"]', 'classes = "weapon"', "Expected `array`"),
        ('provenance = "designed"', 'provenance = "heard"', "unknown provenance 'heard'"),
        ("copies = 8", "copies = 8\nvp = true", "vp"),
    ],
)
def test_a_bad_card_says_what_and_where(old: str, new: str, words: str):
    refused(partial(read_kinds, pack="base"), CARD, old, new, f"card 'club': .*{words}")
