"""The rules by number, and the settings that play other readings: each names the other."""

import re
from pathlib import Path

import pytest
from tests.games.barricades.setups import OTHER_READINGS

from delvewright.games import barricades
from delvewright.games.barricades.settings import SETTINGS, Rules
from delvewright.kernel.errors import BadSetup
from delvewright.views.digest import digest

BOOK = digest("barricades")
RULES = Path(barricades.__file__).parent
READINGS = {name: setting for name, setting in SETTINGS.items() if setting.part == "readings"}


def chapter(of: str) -> list[int]:
    return sorted([int(id.rpartition("-")[2]) for id in BOOK if id.startswith(f"BQ-{of}-")])


def test_no_number_is_left_out_and_none_is_given_away() -> None:
    said = re.findall(
        r"(\w+) (\d+)",
        "BASE 55 SETUP 20 DIFF 6 TURN 17 PARTY 20 VILLAGE 9 CHIT 15 BARR 7 DICE 14 HORDE 6 GUARD 18 PREST 15"
        " LEX 14 FAQ 28 MEDAL 24 END 6 EX 15 OPEN 58 DEC 15",
    )
    last = {of: int(number) for of, number in said}
    assert sum(last.values()) == len(BOOK)
    for of, number in last.items():
        assert chapter(of) == [*range(1, number + 1)]


def test_what_a_rule_refers_to_is_there() -> None:
    text = " ".join([rule.text for rule in BOOK.values()])
    assert {*re.findall(r"BQ-[A-Z]+-\d+", text)} <= set(BOOK)


def test_every_setting_rests_on_a_rule_and_is_named_by_it() -> None:
    for name, setting in SETTINGS.items():
        assert setting.rule in BOOK, name
    for name, setting in READINGS.items():
        assert f"`{name}`" in BOOK[setting.rule].text


def test_every_option_the_rules_name_can_be_chosen() -> None:
    for id, rule in BOOK.items():
        for said in re.findall(r"Options? (`\w+`[^.]*)", rule.text):
            for name in re.findall(r"`([a-z]\w+)`", said):
                assert name in SETTINGS, id
    for rule in BOOK.values():
        for name, value in re.findall(r"Option `(\w+)`: `\"(\w+)\"`", rule.text):
            assert value == SETTINGS[name].default


def test_an_open_reading_has_an_option_or_says_why_not() -> None:
    why_not = re.compile(
        "[Nn]o option|Nothing else|[Nn]othing here would ask|no rule hangs on it|nothing else"
    )
    for id, rule in BOOK.items():
        if id.startswith("BQ-OPEN"):
            assert ("Option" in rule.text) != bool(why_not.search(rule.text)), id


def test_every_setting_is_asked_for_by_the_rules() -> None:
    """What a setting says otherwise is tested where it is played; one that nobody reads plays nothing."""
    text = " ".join([path.read_text(encoding="utf-8") for path in RULES.rglob("*.py")])
    assert [name for name in SETTINGS if not re.search(rf"rules\.{name}\b", text)] == []


def test_readings_are_switches_or_a_few_words() -> None:
    assert 15 <= len(READINGS) <= 25
    for setting in READINGS.values():
        assert setting.choices is not None
        assert setting.choices[0] == setting.default or setting.choices == (True, False)


def test_rules_take_their_defaults() -> None:
    rules = Rules(difficulty="hard", pick=["Edlin"])
    assert (rules.difficulty, rules.layout, rules.longest, rules.wounds_per_hp) == ("hard", "random", 60, 2)
    assert (rules.pick, rules.ban, rules.classes) == (("Edlin",), (), ())
    SETTINGS["layout"].check("layout", "first_night_together")
    with pytest.raises(BadSetup, match="wounds_per_hp"):
        SETTINGS["wounds_per_hp"].check("wounds_per_hp", 3)


OTHERS = OTHER_READINGS | {
    "underdogs_level": 1,
    "b_team_level": 2,
    "champions_level": 2,
    "slugfest_needs_win": True,
    "fisticuffs_daggers": False,
    "guilds": True,
    "sequential": True,
}
"""What is not played unless it is chosen."""


@pytest.mark.parametrize(("name", "other"), OTHERS.items())
def test_a_reading_has_one_alternative_and_is_not_it(name: str, other: object) -> None:
    setting = SETTINGS[name]
    assert setting.default in setting.choices
    assert [choice for choice in setting.choices if choice != setting.default] == [other]
