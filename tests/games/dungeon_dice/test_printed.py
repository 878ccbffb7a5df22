"""The catalogue of printed dice: every die in words, with rules that exist."""

import msgspec
import pytest

from delvewright.games.dungeon_dice.kinds import ABILITIES, KINDS, LOCATIONS, TERRAINS
from delvewright.views.digest import digest
from delvewright.views.dungeon_dice.dice import ability_rules, cards, family, places, symbol
from delvewright.views.dungeon_dice.printed import Die
from delvewright.words.own import is_own


def test_every_die_is_in_the_catalogue_and_survives_json() -> None:
    assert [id for id in cards() if not is_own(id)] == list(KINDS)
    assert msgspec.json.decode(msgspec.json.encode(cards()), type=dict[str, Die]) == cards()


@pytest.mark.parametrize("die", cards().values(), ids=lambda die: die.id)
def test_a_die_tells_itself_in_words_and_rules(die: Die) -> None:
    assert die.text
    assert die.rules
    assert set(die.rules) <= set(digest("dungeon_dice"))
    assert len(die.faces) == len(KINDS[die.id].faces)
    told = {(one.id, one.number) for one in die.symbols}
    for face in die.faces:
        assert face.label
        for shown in (*face.symbols, *face.reward, *face.inert):
            number = shown.number if ABILITIES[shown.id].variants else 0
            assert (shown.id, number) in told
    for line in die.text:
        assert line[0].isupper() or line[0] in "+-"
        assert line.endswith("."), line


def test_every_symbol_has_rules() -> None:
    for id in ABILITIES:
        assert ability_rules(id), id
        assert set(ability_rules(id)) <= set(digest("dungeon_dice")), id


def test_a_rule_that_points_elsewhere_is_followed() -> None:
    assert ability_rules("CHARM") == ("DD-ONEUSE-CHARM-1", "DD-ONEUSE-CHARM-2", "DD-ONEUSE-CHARM-3")
    assert ability_rules("PICK_LOCK") == ("DD-CLASS-ROGUE-2",)
    assert family("DD-ABILITY-SKELETON-KEY") == tuple(f"DD-ABILITY-SKELETON-KEY-{n}" for n in (1, 2, 3))


def test_labels() -> None:
    assert symbol("EXECUTE", 2).label == "Execute 2"
    assert [symbol("HEALING", hearts).label for hearts in (1, 2)] == ["Healing", "Healing 2"]
    labels = {id: [face.label for face in cards()[id].faces] for id in cards()}
    assert labels["sword_black"] == ["1", "2", "2", "3", "2 · Slash", "3 · Slash"]
    assert labels["dragon"][3] == "Level 5 (gold) · Fire · Gust"
    assert labels["dragon"][5] == "Reward: Locked Chest"
    assert labels["epic_medusa"][4:] == ["1 heart · Level 4 · Petrify", "Trophy · Stop"]
    assert labels["tracker_standard"][0] == "1 experience, 1 level die"
    assert labels["familiar_rat"][3] == "blank"


def test_texts() -> None:
    assert "Needs spear and armor or sword and armor." in cards()["class_knight"].text
    assert (
        "Trophy: cast the Void spell once per turn, if you are in the combat." in cards()["epic_watcher"].text
    )
    assert "Bad Luck: Owner's total -2." in cards()["familiar_black_cat"].text
    assert any("(DD-OR-23)" in ruling for ruling in cards()["clockwork_gnome"].rulings)


def test_every_place_is_told() -> None:
    assert list(places()) == [*LOCATIONS, *TERRAINS]
    assert [one.label for one in places()["crypt"].monsters_gain] == ["Fear"]
    assert places()["dark"].rules == ("DD-LOC-TERRAIN-DARK",)
