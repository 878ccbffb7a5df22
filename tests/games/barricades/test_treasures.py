"""Treasures: companions, Weapons, and what heals, draws, pays and pierces."""

from __future__ import annotations

import pytest
from tests.games.barricades.ground import (
    after_a_battle,
    against,
    hears,
    in_dungeon,
    in_village,
    meet,
    piece,
    strong,
    value,
)
from tests.marks import card, rule

from delvewright.games.barricades import board, levels
from delvewright.games.barricades.kinds import CARDS

TREASURES = [id for id, kind in CARDS.items() if kind.deck == "treasure"]


@pytest.mark.parametrize("treasure", [pytest.param(id, marks=card(id)) for id in TREASURES])
@rule("BQ-BASE-14", "BQ-BASE-17")
def test_a_treasure_gives_what_it_prints_a_weapon_only_gold(table, treasure):
    kind = CARDS[treasure]
    in_village(table, treasure)
    assert table.gold() == kind.gold
    table.dungeon()
    works = kind.sort != "weapon"
    physical, magic = table.attack()
    assert physical + magic == kind.attack * works
    assert (magic > 0) is (works and kind.attack_type == "magic")
    assert table.light() == kind.light * works


# Companions ---------------------------------------------------------------------------------------------


@card("miricelle")
def test_miricelle_teaches(table):
    after_a_battle(table, "miricelle").do("use miricelle learn")
    assert table.state.xp[0] == 1
    assert table.refusal("use miricelle learn") == ("used_up", 1)


@card("miricelle")
@rule("BQ-PARTY-03")
def test_miricelle_is_not_lent_and_not_given(table):
    in_village(table, "miricelle", "joba", at="marketplace", seats=2).do("use marketplace give")
    assert table.in_zone(board.PLAY) == ["miricelle"]
    assert table.in_zone(board.HAND, 1) == ["joba"]
    in_village(table, "miricelle", at="marketplace", seats=2)
    assert "use marketplace give" not in table.offers
    assert "use marketplace lend" not in table.offers


@card("guardsman")
@rule("BQ-LEX-09", "BQ-BASE-23")
def test_the_guardsman_likes_a_weapon_and_has_no_levels(table):
    in_dungeon(table, "guardsman", "dagger", "dagger")
    assert table.attack() == (4, 0)
    table.do("wield dagger guardsman")
    assert table.attack() == (4 + 1 + 1, 0)
    table.do("wield dagger guardsman")
    assert table.attack() == (4 + 1 + 2, 0)
    no_levels(table, "guardsman")


def no_levels(table, hero):
    """No way up and none down, whatever lies destroyed."""
    p = table.state
    table.put(board.DESTROYED, "edlin_1", "edlin_2", "adventurer")
    assert levels.next_levels(p, piece(table, hero), levels.hero_stacks(p)) == []
    assert levels.lower_levels(p, piece(table, hero)) == []


@card("hendrik_the_brainless")
@pytest.mark.parametrize(
    ("item", "use"),
    [
        ("tent", "give"),
        ("studded_leather_shirt", "give"),
        ("elemental_elixir", "drink"),
        ("form_of_the_juggernaut", "transform"),
        ("inner_fire", "kindle"),
    ],
)
def test_no_spell_and_no_item_boosts_hendrik(table, item, use):
    in_dungeon(table, "hendrik_the_brainless", "edlin_1", "pylorian_1", item)
    table.do(f"use {item} {use}")
    assert table.refusal("strengthen hendrik_the_brainless")[0] == "not_boosted_by_cards"
    table.do("strengthen edlin_1")
    assert table.skill("hendrik_the_brainless") == 5


@card("hendrik_the_brainless")
@card("elemental_elixir")
def test_with_hendrik_alone_no_elixir_is_wasted(table):
    in_dungeon(table, "hendrik_the_brainless", "elemental_elixir")
    hendrik = table.state.zones[board.PLAY][0]
    assert table.refusal("use elemental_elixir drink") == ("not_boosted_by_cards", hendrik)


@card("hendrik_the_brainless")
def test_haste_passes_hendrik_by_and_rations_do_not(table):
    in_dungeon(table, "hendrik_the_brainless", "haste").has(iron_rations=1)
    table.do("use haste hasten")
    assert (table.attack(), table.skill("hendrik_the_brainless")) == ((5, 0), 5)
    table.do("use iron_rations eat")
    assert table.skill("hendrik_the_brainless") == 7
    no_levels(table, "hendrik_the_brainless")


@card("hendrik_the_brainless")
def test_no_before_battle_effect_picks_hendrik(table):
    in_dungeon(table, "hendrik_the_brainless", "edlin_1")
    meet(table, "ancient_sorcerer").do("battle")
    assert "hendrik_the_brainless" in table.in_zone(board.PLAY)
    assert board.heroes(table.state, 0)


# What heals, draws and pays -----------------------------------------------------------------------------


@card("treasure_cache")
@rule("BQ-FAQ-10", "BQ-LEX-04")
@pytest.mark.parametrize(("way", "xp", "gold"), [("learn", 3, 0), ("sell", 0, 4)])
def test_a_cache_is_broken_up_in_the_village(table, way, xp, gold):
    in_village(table, "treasure_cache").do(f"use treasure_cache {way}")
    assert (table.state.xp[0], table.gold()) == (xp, gold)
    assert table.in_zone(board.DESTROYED) == ["treasure_cache"]
    assert not [name for name in table.offers if "treasure_cache" in name]


@card("treasure_cache")
@rule("BQ-FAQ-10")
def test_a_cache_pays_for_a_rank_after_a_battle(table):
    after_a_battle(table, "treasure_cache").do("use treasure_cache keep")
    assert (table.state.xp[0], table.in_zone(board.PLAY)) == (3, [])
    assert "treasure_cache" in table.in_zone(board.DESTROYED)


@card("sun_of_the_forest")
def test_the_sun_heals_in_the_dungeon(table):
    in_dungeon(table, "sun_of_the_forest").has(wounds=3).do("use sun_of_the_forest mend")
    assert table.state.wounds[0] == 2
    in_village(table, "sun_of_the_forest").has(wounds=3)
    assert "use sun_of_the_forest mend" not in table.offers


@card("ward_of_healing")
def test_a_ward_heals_two_in_the_village_or_as_spoils(table):
    in_village(table, "ward_of_healing").has(wounds=5).do("use ward_of_healing mend")
    assert table.state.wounds[0] == 3
    strong(table.dungeon()).do("battle")
    assert table.refusal("use ward_of_healing mend") == ("used_up", 1)
    after_a_battle(table, "ward_of_healing").has(wounds=5).do("use ward_of_healing mend")
    assert table.state.wounds[0] == 3


@card("true_vision")
def test_true_vision_draws_two_and_discards_one(table):
    in_village(table, "true_vision").deck("dagger", "joba", "dagger")
    table.do("use true_vision see")
    assert table.offers == ["discard true_vision", "discard dagger", "discard joba"]
    table.do("discard joba")
    assert table.in_zone(board.PLAY) == ["true_vision", "dagger"]
    assert table.in_zone(board.DISCARD) == ["joba"]
    assert table.in_zone(board.DECK) == ["dagger"]


@card("ring_of_swiftness")
def test_a_ring_draws_a_card_once(table):
    in_village(table, "ring_of_swiftness").deck("dagger", "joba")
    table.do("use ring_of_swiftness hurry").dungeon()
    assert table.in_zone(board.PLAY) == ["ring_of_swiftness", "dagger"]
    assert table.refusal("use ring_of_swiftness hurry") == ("used_up", 1)


@card("silver_lantern")
def test_a_silver_lantern_shows_what_rooms_hide(table):
    in_dungeon(table, "silver_lantern")
    assert (hears(table, "room"), hears(table, "kobold_slinger")) == (False, True)


@card("warhorn_of_the_keep")
@rule("BQ-HORDE-06")
def test_a_warhorn_removes_an_icon(table):
    after_a_battle(table, "warhorn_of_the_keep")
    assert table.icons == 2
    table.do("use warhorn_of_the_keep blow")
    assert table.icons == 1
    assert table.refusal("use warhorn_of_the_keep blow") == ("used_up", 1)


@card("builders_charter")
@rule("BQ-BARR-03")
def test_a_charter_makes_the_barricade_cheaper_and_its_owner_a_builder(table):
    in_village(table, "builders_charter", at="bazaar").place("", "bazaar")
    table.put(board.PLAY + 1, *["hound_of_the_keep"] * 3)
    table.do("use builders_charter plan", seat=0).do("pledge barricade_bazaar 6", seat=1)
    p = table.state
    assert len(p.active) == 1
    assert [deed.seat for deed in p.deeds if deed.what == board.BUILT] == [0, 1]
    assert table.gold(1) == 0


@card("builders_charter")
def test_a_charter_is_for_who_is_at_a_location(table):
    in_village(table, "builders_charter", at="bazaar")
    table.state.active = (table.state.zones[board.WALLS][board.BAZAAR],)
    assert table.refusal("use builders_charter plan")[0] == "stands_already"


@card("stormcallers_scroll")
@pytest.mark.parametrize(("wounds", "called"), [(0, True), (9, True), (12, False)])
def test_the_storm_is_called_for_a_wound_that_fits(table, wounds, called):
    in_dungeon(table, "stormcallers_scroll").has(wounds=wounds)
    if called:
        table.do("use stormcallers_scroll call")
        assert (table.state.wounds[0], table.attack()) == (wounds + 1, (0, 6))
    else:
        assert table.refusal("use stormcallers_scroll call") == ("no_hp",)


# Elixir -------------------------------------------------------------------------------------------------


@card("elemental_elixir")
def test_an_elixir_doubles_what_a_hero_has_now_with_his_weapons(table):
    in_dungeon(table, "elemental_elixir", "edlin_1", "quarterstaff", "dagger", "avania_1", "gendarme_1")
    table.do("wield dagger edlin_1")
    assert table.attack() == (2 + 1 + 1, 1 + 2 + 1)
    table.do("use elemental_elixir drink", "strengthen edlin_1")
    assert table.attack() == (2 * 4, 1 + 2 + 2)
    assert table.in_zone(board.DESTROYED) == ["elemental_elixir"]
    table.do("wield quarterstaff edlin_1")
    assert table.attack() == (2 * 4 + 1, 1 + 2 + 2)


# Weapons ------------------------------------------------------------------------------------------------


@card("elmoran")
@rule("BQ-BASE-39")
def test_armor_does_not_lower_elmoran(table):
    in_dungeon(table, "edlin_1", "elmoran", "adventurer")
    meet(table, "hobgoblin_shieldwall")
    assert value(table) == 2 + 1 - 2
    table.do("wield elmoran edlin_1")
    assert value(table) == 4 + (2 + 1 + 1 - 2)


@card("elmoran")
def test_what_has_less_attack_than_elmoran_pierces_no_further(table):
    in_dungeon(table, "edlin_1", "elmoran", "diseased_wound")
    meet(table, "royal_ironbacks")
    table.do("wield elmoran edlin_1")
    assert table.attack() == (2 + 1 + 4 - 1, 0)
    assert value(table) == 4


@pytest.mark.parametrize(
    ("weapon", "foe", "more"),
    [
        pytest.param("axe_of_the_giants", "elder_wyrm", 2, marks=card("axe_of_the_giants")),
        pytest.param("axe_of_the_giants", "ezuzrius_the_noble", 2, marks=card("axe_of_the_giants")),
        pytest.param("axe_of_the_giants", "goblin_runt", 0, marks=card("axe_of_the_giants")),
        pytest.param("lightbringer", "ancient_knight", 2, marks=card("lightbringer")),
        pytest.param("lightbringer", "miricelle_scion_defender", 2, marks=card("lightbringer")),
        pytest.param("lightbringer", "goblin_runt", 0, marks=card("lightbringer")),
    ],
)
def test_some_weapons_know_their_enemies(table, weapon, foe, more):
    in_dungeon(table, "silverhelm_2", weapon).has(iron_rations=2)
    table.do("use iron_rations eat", "use iron_rations eat", f"wield {weapon} silverhelm_2")
    physical, _ = table.attack()
    assert physical == 3 + CARDS[weapon].attack
    assert table.light() == CARDS[weapon].light
    assert against(table, foe) == (physical + more, 0)


@card("gemini_dagger")
def test_a_gemini_dagger_sharpens_other_daggers(table):
    in_dungeon(table, "edlin_3", "gemini_dagger", "dagger", "dagger", "adventurer", "shortsword")
    table.do("wield dagger adventurer", "wield dagger edlin_3")
    assert table.attack() == (4 + 1 + 1 + 1 + 1, 0)
    table.do("wield gemini_dagger edlin_3")
    assert table.attack() == (8 + 1 + 2 + 2 * 2, 0)
    table.do("wield shortsword edlin_3")
    assert table.attack() == (8 + 1 + 2 + 2 * 2 + 1 + 3, 0)


@card("shard_hilted_sabre")
def test_a_sabre_teaches_while_it_is_wielded(table):
    in_dungeon(table, "edlin_2", "shard_hilted_sabre").do("wield shard_hilted_sabre edlin_2")
    assert table.attack() == (3 + 1 + 3, 0)
    strong(table).do("battle", "use shard_hilted_sabre learn")
    assert table.state.xp[0] == 1
    after_a_battle(table, "edlin_2", "shard_hilted_sabre")
    assert table.refusal("use shard_hilted_sabre learn") == ("not_wielded",)
