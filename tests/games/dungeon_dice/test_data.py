"""Data files that break their schema: the error names the file, the entry and the field."""

import pytest
from tests.slips import refused

from delvewright.games.dungeon_dice.abilities.register import POWERS
from delvewright.games.dungeon_dice.kinds import ABILITIES, read_facts, read_kinds
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


def test_what_a_die_does_not_say_it_does_not_have() -> None:
    (kind,) = read_kinds(CLUB.replace("hands = 1\n", 'trophy_power = { use = "FIRE", per = "turn" }\n'), "c")
    assert (kind.hands, kind.fame, kind.min_level, kind.max_level) == (0, 0, 0, 0)
    flags = (kind.random_draw_only, kind.must_fight_alone, kind.never_trophy, kind.removed_if_defeated)
    assert not any(flags)
    assert kind.trophy_power is not None
    assert not kind.trophy_power.spell
    assert {(face.level, face.fame, face.level_dice) for face in kind.faces} == {(0, 0, 0)}


def test_a_kind_is_itself_and_nothing_else() -> None:
    text = CLUB.replace("[club]", "[copy]")
    (one,), (other,) = read_kinds(text, "x.toml"), read_kinds(text, "x.toml")
    assert one != other
    assert one == one
    assert not hasattr(one, "__dict__")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('name = "Club"\n', "", "`name`"),
        ("hands = 1", 'hands = "one"', "Expected `int`, got `str` .*hands"),
        ("hands = 1", "hands = 1\nwings = 2", "unknown field `wings`"),
        ('type = "equipment"', 'type = "equipmet"', "unknown type 'equipmet'; did you"),
        ('bag = "equipment"', 'bag = "purse"', "unknown bag 'purse'"),
        ('slot = "weapon"', 'slot = "nose"', "unknown slot 'nose'"),
        ("{ core = 2 }", "{ cor = 2 }", "unknown set 'cor'; did you mean core"),
        ("{ core = 2 }", "{ core = 0 }", "copies must be at least 1"),
        ("{ core = 2 }", "{ core = 2, guilds = 0 }", "copies must be at least 1"),
        ("hands = 1", 'hands = 1\ngrade = "pink"', "unknown grade 'pink'"),
        ("hands = 1", 'hands = 1\noccasions = ["night"]', "unknown occasion 'night'"),
        ("hands = 1", 'hands = 1\nring = "SNEEZE"', "unknown ability 'SNEEZE'"),
        (
            "hands = 1",
            'hands = 1\ntrophy_power = { use = "SNEEZE", per = "turn" }',
            r"unknown ability 'SNEEZE'",
        ),
        ("{ core = 2 }", "{}", "copies must be at least 1"),
        ("3 SLASH", "3 SLAHS", "unknown symbol 'SLAHS' on face '3 SLAHS'; did you mean SLASH"),
        ("3 SLASH", "3 SLASH:2", "SLASH takes no parameter"),
        ("3 SLASH", "3 EXECUTE:big", "'big' is no number"),
        ("3 SLASH", "BAD_LUCK:worse", "BAD_LUCK has no variant 'worse'"),
        ("3 SLASH", "at home", "unknown place 'home'"),
        ("3 SLASH", "", "a blank face is written -"),
        ('"1 x3", ', '"1 x2", ', "5 faces instead of 6"),
        ("hands = 1", 'hands = 1\ninherent = ["SNEEZE"]', "unknown ability 'SNEEZE'"),
        ("hands = 1", 'hands = 1\nimmunities = ["SNEEZE"]', "unknown immunity 'SNEEZE'"),
        ('die = "designed"', 'die = "dreamt"', "unknown provenance 'dreamt'"),
    ],
)
def test_a_bad_die_says_what_and_where(old: str, new: str, words: str) -> None:
    refused(read_kinds, CLUB, old, new, f"die 'club': .*{words}")


def test_a_die_twice_in_a_file_is_refused() -> None:
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
    hum = read_facts(text, "a.toml", Ability)["HUM"]
    assert (hum.id, hum.limit, hum.users) == ("HUM", "symbol", ("hero",))
    assert all((hum.optional, hum.stunnable, hum.affects_epic, hum.duel_turn))
    assert not any((hum.immunity, hum.armor, hum.counts_as_spell))
    for old, new, words in (
        ('target = "self"\n', "", r"a\.toml: ability 'HUM': .*`target`"),
        ("designed", "dreamt", r"a\.toml: ability 'HUM': unknown provenance 'dreamt'"),
        ('rule = "', 'param = "size"\nrule = "', r"a\.toml: ability 'HUM': unknown param 'size'"),
        ('rule = "', 'tune = "low"\nrule = "', r"a\.toml: ability 'HUM': .*unknown field `tune`"),
    ):
        with pytest.raises(BadData, match=words):
            read_facts(text.replace(old, new, 1), "a.toml", Ability)
    with pytest.raises(BadData, match=r"l\.toml: location 'home': .*`name`"):
        read_facts('[home]\ndie = "location_a"\n', "l.toml", Location)


def test_whatever_is_announced_may_be_stunned() -> None:
    """What is printed as not to be stunned works by itself: no rule has to ask for it."""
    assert not [name for name in POWERS if not ABILITIES[name].stunnable]
