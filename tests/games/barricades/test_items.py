"""The Items of the market."""

from __future__ import annotations

import pytest
from tests.games.barricades.ground import (
    after_a_battle,
    does,
    fewer,
    hears,
    in_dungeon,
    in_village,
    meet,
    strong,
)
from tests.marks import card, rule

from delvewright.games.barricades import board
from delvewright.games.barricades.kinds import CARDS

ITEMS = [id for id, kind in CARDS.items() if kind.sort == "item" and kind.deck == "market"]


@rule("BQ-BASE-15", "BQ-BASE-17")
@pytest.mark.parametrize("item", [pytest.param(id, marks=card(id)) for id in ITEMS])
def test_an_item_gives_what_it_prints(table, item):
    in_village(table, item)
    assert table.gold() == CARDS[item].gold
    table.dungeon()
    assert (table.attack(), table.light()) == ((0, CARDS[item].attack), CARDS[item].light)
    if CARDS[item].skill_boost:
        assert table.refusal(f"use {item} give") == ("you_have_none", "hero")


@pytest.mark.parametrize(
    ("item", "hero", "other"),
    [
        pytest.param("necklace_of_dawn", "avania_1", "edlin_1", marks=card("necklace_of_dawn")),
        pytest.param("amulet_of_infravision", "stalker_1", "edlin_1", marks=card("amulet_of_infravision")),
    ],
)
@rule("BQ-BASE-48")
def test_a_jewel_shines_more_with_its_class(table, item, hero, other):
    in_dungeon(table, item, other)
    assert table.light() == 1
    in_dungeon(table, item, hero)
    assert table.light() == 2


# Scionic Annals -----------------------------------------------------------------------------------------


@card("scionic_annals")
def test_the_annals_draw_a_card_for_who_has_a_spell(table):
    in_village(table, "scionic_annals").deck("dagger", "dagger")
    assert table.refusal("use scionic_annals read") == ("you_have_none", "spell")
    in_village(table, "scionic_annals", "moonlight").deck("dagger", "dagger")
    table.do("use scionic_annals read").dungeon()
    assert table.in_zone(board.PLAY) == ["scionic_annals", "moonlight", "dagger"]
    assert table.refusal("use scionic_annals read") == ("used_up", 1)


@card("scionic_annals")
def test_the_annals_teach_who_has_two_spells(table):
    after_a_battle(table, "scionic_annals", "moonlight")
    assert table.refusal("use scionic_annals learn") == ("too_few_spells", 2, 1)
    after_a_battle(table, "scionic_annals", "moonlight", "moonlight").do("use scionic_annals learn")
    assert table.state.xp[0] == 1


# Gem, Tome, Wand ----------------------------------------------------------------------------------------


@card("gem_of_healing")
def test_a_gem_heals_in_the_village_or_as_spoils(table):
    in_village(table, "gem_of_healing", "gem_of_healing").has(wounds=3).do("use gem_of_healing mend")
    assert table.state.wounds[0] == 2
    table.dungeon()
    assert "use gem_of_healing mend" not in table.offers
    strong(table).do("battle", "use gem_of_healing mend")
    assert table.state.wounds[0] == 1
    assert table.refusal("use gem_of_healing mend") == ("used_up", 1)


@card("tome_of_knowledge")
def test_one_tome_a_turn_teaches(table):
    after_a_battle(table, "tome_of_knowledge", "tome_of_knowledge").do("use tome_of_knowledge study")
    assert table.state.xp[0] == 1
    assert "use tome_of_knowledge study" not in table.offers
    assert table.refusal("use tome_of_knowledge study") == ("used_up", 1)


@card("wand_of_illumination")
@pytest.mark.parametrize(
    ("hero", "kindles"),
    [("uvina_the_delver_1", 1), ("avania_1", 1), ("pylorian_1", 1), ("edlin_1", 0)],
)
def test_a_wand_kindles_a_lantern_for_some(table, hero, kindles):
    after_a_battle(table, "wand_of_illumination", hero)
    if kindles:
        table.do("use wand_of_illumination kindle")
        assert table.tokens("lantern_token") == 1
    else:
        assert table.refusal("use wand_of_illumination kindle")[0] == "you_have_none"


# Given to a Hero ----------------------------------------------------------------------------------------


@card("studded_leather_shirt")
@rule("BQ-BASE-16")
def test_a_shirt_gives_skill_and_a_human_attack(table):
    in_dungeon(table, "studded_leather_shirt", "pylorian_1", "silverhelm_1")
    table.do("use studded_leather_shirt give", "strengthen pylorian_1")
    assert table.attack() == (2 + 1, 2)
    assert (table.skill("pylorian_1"), table.skill("silverhelm_1")) == (4, 4)
    assert table.refusal("use studded_leather_shirt give") == ("used_up", 1)


@card("studded_leather_shirt")
def test_a_shirt_gives_another_hero_attack_while_he_wields_a_weapon(table):
    in_dungeon(table, "studded_leather_shirt", "silverhelm_1", "dagger")
    table.do("use studded_leather_shirt give")
    assert table.attack() == (2, 0)
    table.do("wield dagger silverhelm_1")
    assert table.attack() == (2 + 1 + 1, 0)
    table.do("put_down dagger")
    assert table.attack() == (2, 0)


@card("studded_leather_shirt")
@pytest.mark.parametrize(
    ("cards", "to", "monster", "saved"),
    [
        (("edlin_1",), None, "goblin_runt", 0),
        (("edlin_1",), None, "gragath", 1),
        (("edlin_1", "studded_leather_shirt"), None, "gragath", 1),
        (("edlin_1", "studded_leather_shirt"), "edlin_1", "gragath", 2),
        (("pylorian_1", "studded_leather_shirt"), "pylorian_1", "gragath", 1),
        (("edlin_1", "studded_leather_shirt"), "edlin_1", "goblin_spearman", 1),
    ],
)
def test_one_shirt_saves_a_wound_of_monsters_and_two_do_with_a_fighter(table, cards, to, monster, saved):
    in_dungeon(table, "studded_leather_shirt", *cards)
    if to:
        table.do("use studded_leather_shirt give")
    meet(table, monster)
    assert fewer(table) == saved
    wounds = 2 if monster == "gragath" else 1 if monster == "goblin_spearman" else 0
    strong(table).do("battle")
    assert table.state.wounds[0] == wounds - saved


@card("ice_climbing_gear")
@rule("BQ-LEX-01")
@pytest.mark.parametrize(
    ("hero", "skill", "light"), [("edlin_1", 1, 0), ("stalker_1", 2, 1), ("uvina_the_delver_1", 2, 1)]
)
def test_ice_climbing_gear_is_for_halflings_and_rogues(table, hero, skill, light):
    in_dungeon(table, "ice_climbing_gear", hero)
    there = table.light()
    table.do("use ice_climbing_gear give")
    assert table.skill(hero) - CARDS[hero].skill == skill
    assert table.light() - there == light
    assert (hears(table, "room"), hears(table, "kobold_slinger")) == (False, True)


@card("tent")
def test_a_tent_gives_skill_and_a_card_more_for_the_next_hand(table):
    after_a_battle(table, "tent", "tent", "edlin_1")
    assert "use tent give" not in table.offers
    table.do("use tent rest")
    assert "use tent rest" not in table.offers
    assert table.refusal("use tent rest") == ("used_up", 1)
    table.deck(*["adventurer"] * 12)
    table.evening()
    assert len(table.in_zone(board.HAND)) == 7
    in_dungeon(table, "tent", "edlin_1").do("use tent give")
    assert table.skill("edlin_1") == 5


@card("tent")
@pytest.mark.parametrize(("tent", "drawn"), [(0, 2), (1, 1)])
def test_in_a_tent_one_ignores_what_rooms_do_after_a_battle_and_not_what_monsters_do(
    table, monkeypatch, tent, drawn
):
    in_dungeon(table, "edlin_1", *["tent"] * tent).deck("dagger", "dagger", "dagger")
    does(monkeypatch, "goblin_runt", after="draw")
    does(monkeypatch, "mine", after="draw")
    meet(table, "goblin_runt", tile="mine").do("battle")
    if tent:
        table.do("ignore mine")
    assert len(table.happened("drew")) == drawn


# Bracers of Cleansing -----------------------------------------------------------------------------------


@card("bracers_of_cleansing")
@rule("BQ-PREST-15")
def test_bracers_heal_a_wound_card_among_those_discarded_or_give_light(table):
    in_village(table, "bracers_of_cleansing").deck("dagger", "festering_wound", "joba", "dagger")
    table.do("use bracers_of_cleansing cleanse")
    assert table.offers == ["heal_card festering_wound", "shine"]
    table.do("heal_card festering_wound")
    assert table.in_zone(board.DISCARD) == ["dagger", "joba"]
    assert board.total(table.state, 0, board.HEALED) == 1
    in_dungeon(table, "bracers_of_cleansing").deck("dagger", "festering_wound", "joba", "dagger")
    table.do("use bracers_of_cleansing cleanse", "shine")
    assert table.light() == 1
    assert table.refusal("use bracers_of_cleansing cleanse") == ("used_up", 1)


@card("bracers_of_cleansing")
def test_bracers_without_a_wound_card_among_three_give_light(table):
    in_dungeon(table, "bracers_of_cleansing", "edlin_1")
    table.deck("dagger", "dagger", "dagger", "festering_wound")
    table.do("use bracers_of_cleansing cleanse")
    assert table.light() == 1
    assert table.in_zone(board.DECK) == ["festering_wound"]
    table.do("use bracers_of_cleansing give")
    assert table.skill("edlin_1") == 5
    assert table.attack() == (2, 1)


@card("studded_leather_shirt")
def test_a_shirt_does_not_save_wounds_that_a_room_deals(table):
    in_dungeon(table, "studded_leather_shirt", "edlin_1")
    meet(table, "goblin_runt", tile="crypt")
    assert fewer(table) == 0


@card("studded_leather_shirt")
def test_a_third_shirt_saves_nothing(table):
    in_dungeon(table, *["studded_leather_shirt"] * 3, "edlin_1").do("use studded_leather_shirt give")
    meet(table, "elder_wyrm")
    assert fewer(table) == 2
