"""Places: the six locations of Dungeon die B (DD-LOC)."""

import pytest
from tests.games.dungeon_dice.places import at, beats
from tests.games.dungeon_dice.teller import FOE, Story

from marks import die, rule


@rule("DD-LOC-TAVERN")
@die("location_b")
def test_the_tavern_brawls(table: Story) -> None:
    at(table, "tavern", seats=3)
    table.own("sword_black", seat=1)
    table.bag("item", "key", "bomb", "scroll")
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "arm sword_black")
    table.levels(0, 1, 1).throws(1, "sword_black 2").levels(1, 1).foe(1, 1).do("confront")
    assert table.totals == (7, 2)  # two more for the hero with bare hands
    table.foe(3).do("use_die place SLASH foe.monster_level.1")
    assert table.compared == (7, 4, "win")
    assert len(table.owned(0)) == 2
    assert len(table.owned(1)) == 2


@rule("DD-LOC-SEWERS")
@die("location_b")
def test_the_sewers_tangle_and_yield_worn_dice(table: Story) -> None:
    at(table, "sewers")
    table.bag("equipment", "armor_grey", "sword_black", "whip_grey")
    table.meets("wolf L2")
    table.levels(0, 4, 2).foe(1, 1).do("confront", "use_die place TANGLE seat0.hero_level.2")
    assert table.compared == (4, 2, "win")
    assert table.offers == ["pick armor_grey", "pick whip_grey"]
    table.do("pick whip_grey")
    assert table.owned() == ["key", "whip_grey"]


@rule("DD-LOC-SEWERS")
@die("location_b")
def test_a_whip_ignores_tangle_in_the_sewers(table: Story) -> None:
    at(table, "sewers", "whip_black")
    table.meets("asp L2")
    table.throws(0, "whip_black 2").levels(0, 4, 2).foe(6, 6).do("confront")  # nothing to tangle
    assert table.compared == (8, 12, "loss")
    table.leave_open()


@rule("DD-LOC-GEM-MINES")
@die("location_b")
def test_the_gem_mines_quake_and_hold_keys(table: Story) -> None:
    at(table, "gem_mines", "bomb", "scroll")
    table.bag("item", "key", "whetstone")
    table.meets("wolf L2")
    assert table.refusal("roll scroll") == ("quake",)
    table.levels(0, 4, 4).foe(1, 1).draws("item", "whetstone").do("confront")
    assert table.owned() == ["bomb", "key", "scroll", "whetstone"]
    table.leave_open()


@rule("DD-LOC-GEM-MINES")
@die("location_b")
def test_an_axe_ignores_the_quake_of_the_mines(table: Story) -> None:
    at(table, "gem_mines", "axe_black", "bomb")
    beats(table, "wolf L2", 6, 6, roll=("axe_black 2",))
    assert "roll bomb" in table.offers
    table.leave_open()


@rule("DD-LOC-WIZARDS-TOWER")
@die("location_b")
def test_in_the_wizards_tower_monsters_cast_and_scrolls_lie_about(table: Story) -> None:
    at(table, "wizards_tower")
    table.bag("item", "key", "scroll")
    beats(table, "wolf L2", 1, 1)
    table.throws(FOE, "spell_fire 3 FIRE").do(
        "use_piece place SCROLL spell_fire", "use_who spell_fire FIRE foe"
    )
    table.leave_open()
    assert table.compared == (8, 5, "win")
    assert "scroll" in table.owned()


@rule("DD-LOC-WIZARDS-TOWER")
@die("location_b")
def test_a_staff_casts_one_spell_a_combat_there(table: Story) -> None:
    at(table, "wizards_tower", "staff_black")
    beats(table, "wolf L2", 6, 6, roll=("staff_black 1",))
    table.throws(0, "spell_fire 5 FIRE").do("use_piece gift SCROLL spell_fire", "pass")
    table.do("use_who spell_fire FIRE seat0", "pass")  # no FOCUS, no STUN
    assert table.totals == (14, 12)
    assert table.asked == (1, "monster")  # no second one for the hero
    table.leave_open()


@rule("DD-LOC-DESERT-RUINS")
@die("location_b")
@pytest.mark.parametrize(("weapon", "kept"), [("sword_black", False), ("spear_black", True)])
def test_in_the_desert_ruins_losers_are_robbed_but_for_spears(table: Story, weapon: str, kept: bool) -> None:
    at(table, "desert_ruins", weapon)
    table.meets("wolf L2")
    table.load(0, 0)
    table.levels(0, 1, 1).foe(6, 6).do("confront")
    assert (weapon in table.owned()) is kept
    table.leave_open()


@rule("DD-LOC-DESERT-RUINS")
@die("location_b")
def test_a_win_in_the_desert_ruins_enchants(table: Story) -> None:
    at(table, "desert_ruins", "bow_grey")
    beats(table, "wolf L2", 1, 1, roll=("bow_grey 1",))
    table.do("swap bow_grey artifact_bow")
    assert table.owned() == ["artifact_bow", "key"]
    table.leave_open()


@rule("DD-LOC-ISLAND")
@die("location_b")
def test_on_the_island_the_wind_blows_and_luck_chooses(table: Story) -> None:
    at(table, "island")
    table.bag("item", "key", "bomb")
    beats(table, "wolf L2", 1, 1)
    table.levels(0, 4, 3).foe(2, 2).do("use place GUST")
    assert table.asked == (0, "luck")
    assert table.compared == (7, 4, "win")
    table.do("luck gift bomb")
    assert table.owned() == ["bomb"]


@rule("DD-LOC-ISLAND")
@die("location_b")
def test_a_sword_ignores_the_wind_of_the_island(table: Story) -> None:
    at(table, "island", "sword_black")
    beats(table, "wolf L2", 1, 1, roll=("sword_black 1",))  # no GUST
    assert table.compared == (9, 2, "win")
    table.leave_open()
