"""Data files that break their schema: the error names the file, the entry and the field."""

import pytest

from delvewright.games.dungeon_dice.kinds import KINDS, gather, read_kinds, read_tables
from delvewright.games.dungeon_dice.printed import Ability, Location
from delvewright.kernel.errors import BadData

CLUB = """
[club]
name = "Club"
type = "equipment"
bag = "equipment"
copies = { core = 2 }
faces = ["1 x3", "2", "2", "3 SLASH"]
slot = "weapon"
hands = 1
counts_as = ["sword"]
rule = "DD-EQUIP"
provenance = { die = "designed", faces = "designed", copies = "designed", set = "designed" }
"""


def test_a_good_die_is_read() -> None:
    (kind,) = read_kinds(CLUB, "clubs.toml")
    assert (kind.id, kind.copies, kind.abilities) == ("club", {"core": 2}, ("SLASH",))
    assert [face.value for face in kind.faces] == [1, 1, 1, 2, 2, 3]


def test_a_kind_is_itself_and_nothing_else() -> None:
    text = CLUB.replace("[club]", "[copy]")
    (one,), (other,) = read_kinds(text, "x.toml"), read_kinds(text, "x.toml")
    assert one != other
    assert one == one
    assert not hasattr(one, "__dict__")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("[club]", "[club", r"clubs\.toml: .*line 2"),
        ('name = "Club"\n', "", r"clubs\.toml: die 'club': .*`name`"),
        ("hands = 1", 'hands = "one"', r"clubs\.toml: die 'club': Expected `int`, got `str` .*hands"),
        ("hands = 1", "hands = 1\nwings = 2", r"clubs\.toml: die 'club': .*unknown field `wings`"),
        ('type = "equipment"', 'type = "equipmet"', r"clubs\.toml: 'club': unknown type 'equipmet'; did you"),
        ('bag = "equipment"', 'bag = "purse"', r"clubs\.toml: 'club': unknown bag 'purse'"),
        ('slot = "weapon"', 'slot = "nose"', r"clubs\.toml: 'club': unknown slot 'nose'"),
        ("{ core = 2 }", "{ cor = 2 }", r"clubs\.toml: 'club': unknown set 'cor'; did you mean core"),
        ("{ core = 2 }", "{ core = 0 }", r"clubs\.toml: die 'club': copies must be at least 1"),
        ("{ core = 2 }", "{}", r"clubs\.toml: die 'club': copies must be at least 1"),
        (
            "3 SLASH",
            "3 SLAHS",
            r"clubs\.toml: die 'club': unknown symbol 'SLAHS' on face '3 SLAHS'; did you mean SLASH",
        ),
        ("3 SLASH", "3 SLASH:2", r"clubs\.toml: die 'club': SLASH takes no parameter"),
        ("3 SLASH", "3 EXECUTE:big", r"clubs\.toml: die 'club': 'big' is no number"),
        ("3 SLASH", "BAD_LUCK:worse", r"clubs\.toml: die 'club': BAD_LUCK has no variant 'worse'"),
        ("3 SLASH", "at home", r"clubs\.toml: die 'club': unknown place 'home'"),
        ("3 SLASH", "", r"clubs\.toml: die 'club': a blank face is written -"),
        ('"1 x3", ', '"1 x2", ', r"clubs\.toml: die 'club': 5 faces instead of 6"),
        ("hands = 1", 'hands = 1\ninherent = ["SNEEZE"]', r"clubs\.toml: 'club': unknown ability 'SNEEZE'"),
        (
            "hands = 1",
            'hands = 1\nimmunities = ["SNEEZE"]',
            r"clubs\.toml: 'club': unknown immunity 'SNEEZE'",
        ),
        ('die = "designed"', 'die = "dreamt"', r"clubs\.toml: 'club': unknown provenance 'dreamt'"),
        ("[club]", "club = 3\n[cudgel]", r"clubs\.toml: die 'club': Expected `object`, got `int`"),
    ],
)
def test_a_bad_die_says_what_and_where(old: str, new: str, words: str) -> None:
    assert old in CLUB
    with pytest.raises(BadData, match=words):
        list(read_kinds(CLUB.replace(old, new, 1), "clubs.toml"))


def test_a_die_twice_is_refused() -> None:
    box = dict.fromkeys(KINDS, KINDS["crown"])
    with pytest.raises(BadData, match=r"clubs\.toml: die 'crown' is already in the box"):
        gather(read_kinds(CLUB.replace("[club]", "[crown]"), "clubs.toml"), "clubs.toml", box)
    with pytest.raises(BadData, match=r"clubs\.toml: "):
        list(read_kinds(CLUB + CLUB, "clubs.toml"))


def test_bad_abilities_and_places_say_what_and_where() -> None:
    text = """
[HUM]
name = "Hum"
text = "Nothing happens."
timing = ["any_time"]
target = "self"
kind = ["combat"]
rule = "DD-ABILITY-HUM"
provenance = "designed"
"""
    assert read_tables(text, "a.toml", Ability)["HUM"].id == "HUM"
    for old, new, words in (
        ('target = "self"\n', "", r"a\.toml: 'HUM': .*`target`"),
        ("designed", "dreamt", r"a\.toml: 'HUM': unknown provenance 'dreamt'"),
        ('rule = "', 'param = "size"\nrule = "', r"a\.toml: 'HUM': unknown param 'size'"),
        ('rule = "', 'tune = "low"\nrule = "', r"a\.toml: 'HUM': .*unknown field `tune`"),
    ):
        with pytest.raises(BadData, match=words):
            read_tables(text.replace(old, new, 1), "a.toml", Ability)
    with pytest.raises(BadData, match=r"l\.toml: 'home': .*`name`"):
        read_tables('[home]\ndie = "location_a"\n', "l.toml", Location)
