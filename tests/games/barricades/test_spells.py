"""The Spells of the market."""

from __future__ import annotations

import pytest
from tests.games.barricades.ground import (
    against,
    does,
    health,
    in_dungeon,
    in_village,
    listed_anew,
    meet,
    piece,
)
from tests.marks import card, rule

from delvewright.games.barricades import board, shapes
from delvewright.games.barricades.kinds import CARDS

# Plain ones ---------------------------------------------------------------------------------------------


@card("fireball")
@rule("BQ-BASE-15")
def test_a_fireball_needs_no_hero(table):
    in_dungeon(table, "fireball")
    assert table.attack() == (0, 4)


@card("magic_missile")
@pytest.mark.parametrize(("hero", "attack"), [("pylorian_1", 2 + 1 + 3), ("avania_1", 1 + 2)])
def test_a_magic_missile_hits_harder_with_a_wizard(table, hero, attack):
    in_dungeon(table, "magic_missile", hero)
    assert table.attack() == (0, attack)


@card("moonlight")
@pytest.mark.parametrize(("hero", "light"), [("pylorian_1", 2), ("avania_1", 1)])
def test_moonlight_is_brighter_with_a_wizard(table, hero, light):
    in_dungeon(table, "moonlight", hero)
    assert table.light() == light


@rule("BQ-BASE-17")
@pytest.mark.parametrize(
    ("spell", "gold"),
    [
        pytest.param(id, kind.gold, marks=card(id))
        for id, kind in CARDS.items()
        if kind.sort == "spell" and kind.deck == "market"
    ],
)
def test_a_spell_gives_what_it_prints(table, spell, gold):
    in_village(table, spell)
    assert table.gold() == gold
    table.dungeon()
    assert (table.attack(), table.light()) == ((0, CARDS[spell].attack), CARDS[spell].light)


# Dark Fire Touch ----------------------------------------------------------------------------------------


@card("dark_fire_touch")
@rule("BQ-FAQ-26", "BQ-EX-09")
def test_dark_fire_touch_takes_every_card_with_light_and_the_hero_of_a_shining_weapon(table):
    in_dungeon(table, "dark_fire_touch", "silverhelm_4", "edlin_1", "lightbringer", "necklace_of_dawn")
    table.do("wield lightbringer silverhelm_4")
    assert table.attack() == (6 + 3 + 2, 2)
    table.do("use dark_fire_touch quench")
    assert sorted(table.in_zone(board.DISCARD)) == ["lightbringer", "necklace_of_dawn", "silverhelm_4"]
    assert table.in_zone(board.PLAY) == ["dark_fire_touch", "edlin_1"]
    assert (table.attack(), table.light()) == ((2, 6), 0)


@card("dark_fire_touch")
@rule("BQ-FAQ-26")
def test_an_unwielded_weapon_with_light_goes_too_and_a_hero_who_glows_for_the_turn(table):
    in_dungeon(table, "dark_fire_touch", "flaming_hammer", "stalker_1", "ice_climbing_gear", "edlin_1")
    table.do("use ice_climbing_gear give", "strengthen stalker_1", "use dark_fire_touch quench")
    assert sorted(table.in_zone(board.DISCARD)) == ["flaming_hammer", "ice_climbing_gear", "stalker_1"]
    assert table.attack() == (2, 6)


@card("dark_fire_touch")
@rule("BQ-FAQ-26")
def test_dark_fire_touch_needs_a_card_with_light(table):
    in_dungeon(table, "dark_fire_touch", "edlin_1", "dagger").has(lantern_token=1)
    table.do("use lantern_token light")
    assert table.refusal("use dark_fire_touch quench") == ("no_card_with_light",)
    assert table.attack() == (2, 2)


# Form of the Juggernaut ---------------------------------------------------------------------------------


@card("form_of_the_juggernaut")
def test_a_juggernaut_is_strong_and_has_no_class(table):
    in_dungeon(table, "form_of_the_juggernaut", "pylorian_1", "magic_missile", "moonlight")
    assert (table.attack(), table.light()) == ((0, 3 + 3), 2)
    table.do("use form_of_the_juggernaut transform")
    assert table.attack() == (3, 3 + 2)
    assert (table.light(), table.skill("pylorian_1")) == (1, 5)
    assert table.refusal("use form_of_the_juggernaut transform") == ("used_up", 1)


@card("form_of_the_juggernaut")
@rule("BQ-BASE-13")
def test_a_juggernaut_without_class_may_have_to_put_weapons_down(table):
    in_dungeon(table, "stalker_2", "mechanical_harpoon", "form_of_the_juggernaut", "dagger")
    p = table.state
    p.boosts += (shapes.Boost(p.guardian, 0, piece(table, "stalker_2"), skill=1),)
    listed_anew(table).do("wield mechanical_harpoon stalker_2", "wield dagger stalker_2")
    p = table.state
    p.boosts += (shapes.Boost(p.guardian, 0, piece(table, "stalker_2"), skill=-1),)
    table.do("use form_of_the_juggernaut transform")
    assert table.asked == (0, "take_off")
    table.do("put_down dagger")
    assert table.attack() == (2 + 3 + 2, 0)


@card("form_of_the_juggernaut")
def test_there_is_no_juggernaut_without_a_hero(table):
    in_dungeon(table, "form_of_the_juggernaut", "joba")
    assert table.refusal("use form_of_the_juggernaut transform") == ("you_have_none", "hero")


# Future Vision ------------------------------------------------------------------------------------------


@card("future_vision")
def test_future_vision_looks_at_two_cards_and_draws_one(table):
    in_village(table, "future_vision", "edlin_1").deck("dagger", "joba", "adventurer")
    table.do("use future_vision foresee")
    assert table.offers == ["draw dagger", "draw joba"]
    table.do("draw joba")
    assert table.in_zone(board.PLAY) == ["future_vision", "edlin_1", "joba"]
    assert table.in_zone(board.DECK) == ["dagger", "adventurer"]
    table.dungeon()
    assert table.refusal("use future_vision foresee") == ("used_up", 1)


@card("future_vision")
@pytest.mark.parametrize("hero", ["avania_1", "pylorian_1"])
def test_future_vision_sees_three_with_a_cleric_or_a_wizard(table, hero):
    in_dungeon(table, "future_vision", hero).deck("dagger", "joba", "adventurer", "tent")
    table.do("use future_vision foresee", "draw joba")
    assert table.asked == (0, "put_back")
    table.do("lay_next adventurer")
    assert table.in_zone(board.DECK) == ["adventurer", "dagger", "tent"]
    assert {seats for _, seats in table.state.known} == {1}


@card("future_vision")
@rule("BQ-BASE-08")
def test_future_vision_looks_on_in_the_shuffled_discard_pile(table):
    in_dungeon(table, "future_vision").deck("dagger")
    table.discards("joba", "joba")
    table.do("use future_vision foresee")
    assert table.offers == ["draw dagger", "draw joba"]
    table.do("draw joba")
    assert table.in_zone(board.DECK) == ["dagger", "joba"]


@card("future_vision")
def test_future_vision_without_any_card_sees_nothing(table):
    in_dungeon(table, "future_vision").do("use future_vision foresee")
    assert table.asked == (0, "delve")


# Acid Burst ---------------------------------------------------------------------------------------------


@card("acid_burst")
@rule("BQ-TURN-15")
@pytest.mark.parametrize(
    ("heroes", "monster", "less"),
    [
        (("pylorian_3", "scathian_2"), "elder_wyrm", 3),
        (("pylorian_3",), "goblin_spearman", 4),
        (("scathian_2",), "goblin_spearman", 3),
    ],
)
def test_acid_burst_eats_health_by_the_highest_wizard(table, heroes, monster, less):
    in_dungeon(table, "acid_burst", *heroes)
    meet(table, monster)
    there = health(table)
    table.do("use acid_burst burn")
    assert there - health(table) == less


@card("acid_burst")
@rule("BQ-PARTY-15", "BQ-FAQ-04")
def test_acid_burst_is_for_oneself_and_the_own_party(table):
    in_dungeon(table, "acid_burst", "pylorian_3", seats=3)
    meet(table, "goblin_spearman")
    for seat in (1, 2):
        table.stands(board.NODES[1], seat=seat)
    there = health(table, 1)
    table.do("use acid_burst burn").do("invite seat1", seat=0).do("join seat0", seat=1)
    assert health(table, 0) == health(table, 1) == there - 4
    assert health(table, 2) == there


@card("acid_burst")
def test_acid_burst_needs_a_wizard_and_a_monster(table):
    in_dungeon(table, "acid_burst", "avania_1")
    meet(table, "goblin_spearman")
    assert table.refusal("use acid_burst burn") == ("you_have_none", "Wizard")
    in_dungeon(table, "acid_burst", "pylorian_1")
    table.room(board.NODES[1], "mine")
    table.stands(board.NODES[1])
    assert "use acid_burst burn" not in table.offers


# Cure Disease -------------------------------------------------------------------------------------------


@card("cure_disease")
def test_cure_disease_heals_one_more_after_a_diseased_wound(table):
    in_village(table, "cure_disease", "diseased_wound").has(wounds=3)
    table.do("use cure_disease cure", "heal_card diseased_wound")
    assert table.state.wounds[0] == 2
    in_village(table, "cure_disease", "festering_wound").has(wounds=3)
    table.do("use cure_disease cure", "heal_card festering_wound")
    assert table.state.wounds[0] == 3
    in_village(table, "cure_disease").has(wounds=3).do("use cure_disease cure")
    assert table.state.wounds[0] == 2


@card("cure_disease")
def test_cure_disease_gives_a_cleric_magic_of_its_level_even_if_nothing_was_healed(table):
    in_dungeon(table, "cure_disease", "silverhelm_3", "edlin_1")
    table.do("use cure_disease cure")
    assert table.offers == ["strengthen silverhelm_3", "leave"]
    table.do("strengthen silverhelm_3")
    assert table.attack() == (4 + 2, 3)
    in_dungeon(table, "cure_disease", "silverhelm_3").do("use cure_disease cure", "leave")
    assert table.attack() == (4, 0)


# Create Fire --------------------------------------------------------------------------------------------


@card("create_fire")
@card("iron_rations")
@rule("BQ-BASE-19")
@pytest.mark.parametrize("fires", [0, 1, 2])
def test_create_fire_makes_more_of_rations(table, fires):
    in_village(table, "pylorian_1", *["create_fire"] * fires).has(iron_rations=2)
    gold = table.gold()
    table.do("use iron_rations eat_for_gold")
    assert table.gold() - gold == 1 + fires
    table.dungeon().do("use iron_rations eat")
    assert table.attack() == (fires, 2 + fires)
    assert table.skill("pylorian_1") == 3 + 2


# Inner Fire ---------------------------------------------------------------------------------------------


@card("inner_fire")
@pytest.mark.parametrize(
    ("heroes", "light"),
    [
        (("edlin_1",), 0),
        (("avania_1",), 1),
        (("pylorian_1",), 1),
        (("avania_1", "pylorian_1"), 1),
        (("felin_1",), 1 + 2),
    ],
)
def test_inner_fire_shines_with_clerics_and_wizards(table, heroes, light):
    in_dungeon(table, "inner_fire", *heroes)
    assert table.light() == light


@card("inner_fire")
def test_inner_fire_gives_a_hero_skill(table):
    in_dungeon(table, "inner_fire", "edlin_1").do("use inner_fire kindle")
    assert table.skill("edlin_1") == 5


@card("inner_fire")
@pytest.mark.parametrize(("fire", "order"), [(False, ["drew", "reckoned"]), (True, ["reckoned", "drew"])])
def test_with_inner_fire_what_a_monster_does_before_a_battle_comes_after_it(table, monkeypatch, fire, order):
    in_dungeon(table, "edlin_1", *["inner_fire"] * fire).deck("dagger", "dagger")
    does(monkeypatch, "goblin_runt", before="draw")
    meet(table, "goblin_runt").do("battle")
    assert [event.key for event in table.told if event.key in ("drew", "reckoned")] == order


@card("inner_fire")
def test_inner_fire_does_not_hold_up_what_a_room_does(table, monkeypatch):
    in_dungeon(table, "edlin_1", "inner_fire").deck("dagger", "dagger")
    does(monkeypatch, "mine", before="draw")
    meet(table, "goblin_runt", tile="mine").do("battle")
    assert [event.key for event in table.told if event.key in ("drew", "reckoned")] == ["drew", "reckoned"]


# Haste --------------------------------------------------------------------------------------------------


@card("haste")
@rule("BQ-PARTY-11")
def test_haste_quickens_all_heroes_of_the_party(table):
    in_dungeon(table, "haste", "edlin_1", "avania_1", seats=3)
    table.hand(seat=1)
    table.put(board.PLAY + 1, "adventurer")
    table.put(board.PLAY + 2, "adventurer")
    table.do("invite seat1", seat=0).do("join seat0", seat=1).do("use haste hasten", seat=0)
    assert table.attack() == (3 + 1, 1)
    assert (table.skill("edlin_1"), table.skill("avania_1")) == (5, 4)
    assert (table.attack(1), table.attack(2)) == ((2, 0), (1, 0))
    assert table.skill("adventurer", 1) == 3


@card("haste")
def test_haste_makes_own_effects_discard_one_card_more(table):
    in_dungeon(table, "haste", "uvina_the_delver_1", "stormland_mirror").deck(*["adventurer"] * 9)
    table.do("use uvina_the_delver_1 dig", "use haste hasten")
    assert len(table.in_zone(board.DISCARD)) == 2
    in_dungeon(table, "haste", "uvina_the_delver_1").deck(*["adventurer"] * 9)
    table.do("use haste hasten", "use uvina_the_delver_1 dig")
    assert len(table.in_zone(board.DISCARD)) == 3


@card("haste")
def test_haste_discarded_off_the_deck_quickens_one_hero(table):
    in_village(table, "uvina_the_delver_1", "edlin_1").deck("haste", "adventurer")
    table.do("use uvina_the_delver_1 dig", "strengthen edlin_1")
    assert table.attack() == (1 + 2 + 1, 0)
    assert table.skill("edlin_1") == 5
    assert table.in_zone(board.DISCARD) == ["haste", "adventurer"]
    in_village(table, "bracers_of_cleansing").deck("haste", "adventurer", "dagger", "dagger")
    table.do("use bracers_of_cleansing cleanse")
    assert len(table.in_zone(board.DISCARD)) == 3


@card("haste")
def test_what_haste_does_on_its_discard_makes_nothing_discard_more(table):
    in_dungeon(table, "uvina_the_delver_1", "bracers_of_cleansing").deck("haste", *["adventurer"] * 9)
    table.do("use uvina_the_delver_1 dig", "use bracers_of_cleansing cleanse")
    assert len(table.in_zone(board.DISCARD)) == 2 + 3
    assert against(table, "goblin_runt") == (1 + 1, 1)
