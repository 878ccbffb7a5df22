"""Pylorian, Avania, Gendarme, Regalen, Scathian and Felin, level by level."""

from __future__ import annotations

import pytest
from tests.games.barricades.ground import after_a_battle, hears, in_dungeon, in_village, levels, of_levels
from tests.marks import card, rule

from delvewright.games.barricades import board
from delvewright.games.barricades.muster import muster

# Pylorian -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "bare", "one", "two", "three"),
    levels("pylorian", (2, 3, 3, 3), (3, 4, 5, 5), (4, 5, 6, 7), (6, 8, 10, 12)),
)
def test_pylorian_has_more_attack_with_arcane_spells(table, hero, bare, one, two, three):
    for spells, attack in enumerate((bare, one, two, three)):
        in_dungeon(table, hero, *["form_of_the_juggernaut"] * spells)
        assert table.attack() == (0, attack)


@card("pylorian_1")
def test_other_spells_and_arcane_keywords_do_nothing_for_pylorian(table):
    in_dungeon(table, "pylorian_1", "fireball", "moonlight")
    assert table.attack() == (0, 2 + 4)


@pytest.mark.parametrize("hero", of_levels("pylorian", (3, 4), (), ()))
def test_pylorian_studies_with_an_arcane_spell(table, hero):
    in_dungeon(table, hero, "fireball").deck("dagger", "dagger")
    assert table.refusal(f"use {hero} study") == ("you_have_none", "Arcane Spell")
    in_dungeon(table, hero, "future_vision").deck("dagger", "dagger")
    table.do(f"use {hero} study")
    assert table.in_zone(board.PLAY) == [hero, "future_vision", "dagger"]
    assert table.refusal(f"use {hero} study") == ("used_up", 1)


@card("pylorian_2")
def test_pylorian_2_does_not_study(table):
    in_dungeon(table, "pylorian_2", "future_vision")
    assert "use pylorian_2 study" not in table.offers


# Avania -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "healed"), levels("avania", (1,), (1,), (1,), (2,)))
def test_avania_heals_in_village_or_dungeon(table, hero, healed):
    in_village(table, hero)
    assert table.refusal(f"use {hero} mend") == ("no_wounds",)
    table.has(wounds=4).do(f"use {hero} mend")
    assert table.state.wounds[0] == 4 - healed
    table.dungeon()
    assert table.refusal(f"use {hero} mend") == ("used_up", 1)
    in_dungeon(table, hero).has(wounds=4).do(f"use {hero} mend")
    assert table.state.wounds[0] == 4 - healed


@pytest.mark.parametrize(
    ("hero", "bare", "token", "wound_card"),
    levels("avania", (1, 0, 0), (2, 0, 1), (4, 1, 1), (5, 2, 2)),
)
def test_avania_strikes_harder_after_healing(table, hero, bare, token, wound_card):
    in_dungeon(table, hero).has(wounds=2).do(f"use {hero} mend")
    assert table.attack() == (0, bare + token)
    in_dungeon(table, hero, "festering_wound").has(wounds=1).do(f"use {hero} mend")
    table.do("heal_card festering_wound")
    assert table.attack() == (0, bare + wound_card)


@pytest.mark.parametrize(("hero", "bare", "most"), of_levels("avania", (3, 4), (4, 2), (5, 3)))
def test_avania_counts_so_many_healed_wounds_at_most_whoever_healed_them(table, hero, bare, most):
    in_dungeon(table, hero).has(wounds=8, potion=4)
    for used in range(1, 5):
        table.do("use potion drink")
        assert table.attack() == (0, bare + min(most, used))


# Gendarme -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "bare", "more"),
    levels("gendarme", (2, (1, 1, 1, 1)), (2, (1, 2, 2, 2)), (4, (1, 2, 3, 4)), (5, (2, 4, 6, 6))),
)
def test_gendarme_gives_wielders_magic_for_their_weapons(table, hero, bare, more):
    in_dungeon(table, hero, "edlin_1", *["dagger"] * 4, "tent", "form_of_the_juggernaut")
    table.do("use tent give", "strengthen edlin_1", "use form_of_the_juggernaut transform")
    table.do("strengthen edlin_1")
    assert table.attack()[1] == bare
    for weapons in range(3):
        table.do("wield dagger edlin_1")
        assert table.attack()[1] == bare + more[weapons]
    table.do(f"wield dagger {hero}")
    assert table.attack()[1] == bare + more[3]


@card("gendarme_1")
@rule("BQ-OPEN-56")
@pytest.mark.parametrize(("first", "second"), [("edlin_1", "gendarme_1"), ("gendarme_1", "edlin_1")])
def test_of_several_weapons_the_one_wielded_first_is_gendarmes(table, first, second):
    in_dungeon(table, "gendarme_1", "edlin_1", "dagger", "dagger")
    table.do(f"wield dagger {first}", f"wield dagger {second}")
    m = muster(table.state, 0)
    magic = {table.state.cast[hero].id: m.of_hero(hero)[1] for hero in m.heroes}
    assert magic == {"gendarme_1": 2 + (first == "gendarme_1"), "edlin_1": int(first == "edlin_1")}


# Regalen ------------------------------------------------------------------------------------------------


@card("regalen_1")
def test_regalen_1_puts_a_spell_of_the_discard_pile_on_top_of_the_deck(table):
    in_dungeon(table, "regalen_1")
    assert table.refusal("use regalen_1 recall") == ("you_have_none", "spell")
    table.discards("dagger", "fireball", "moonlight")
    table.deck("dagger")
    table.do("use regalen_1 recall", "put_on_top fireball")
    assert table.in_zone(board.DECK) == ["fireball", "dagger"]
    assert table.in_zone(board.DISCARD) == ["dagger", "moonlight"]
    assert table.state.known[0][0] == table.state.zones[board.DECK][0]


@pytest.mark.parametrize(
    ("hero", "dear", "draws"),
    of_levels("regalen", (2, 3, 4), (False, 0), (True, 0), (True, 1)),
)
def test_regalen_puts_a_spell_of_the_discard_pile_into_play(table, hero, dear, draws):
    in_dungeon(table, hero)
    table.discards("dagger", "fireball" if dear else "dark_fire_touch")
    table.deck("dagger", "dagger")
    if not dear:
        assert table.refusal(f"use {hero} recall")[0] == "you_have_none"
        table.discards("dark_fire_touch", "acid_burst")
        table.do(f"use {hero} recall")
        assert table.in_zone(board.PLAY) == [hero, "acid_burst"]
    else:
        table.do(f"use {hero} recall")
        assert table.in_zone(board.PLAY) == [hero, "fireball", *["dagger"] * draws]
    assert table.refusal(f"use {hero} recall") == ("used_up", 1)


@card("regalen_2")
def test_what_regalen_recalls_works_at_once(table):
    in_dungeon(table, "regalen_2").discards("magic_missile")
    table.do("use regalen_2 recall")
    assert table.attack() == (0, 4 + 3)


# Scathian -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "bare", "more"),
    levels("scathian", (2, (1, 1, 1, 1)), (3, (1, 1, 1, 1)), (4, (1, 2, 3, 3)), (6, (1, 2, 3, 4))),
)
def test_scathian_has_more_attack_with_spells(table, hero, bare, more):
    in_dungeon(table, hero, "dagger", "tent")
    assert table.attack() == (0, bare)
    for spells in range(1, 5):
        in_dungeon(table, hero, *["moonlight"] * spells)
        assert table.attack() == (0, bare + more[spells - 1])


@pytest.mark.parametrize(
    ("hero", "rooms", "monsters"),
    levels("scathian", (True, True), (False, True), (False, True), (False, False)),
)
@rule("BQ-LEX-01")
def test_scathian_learns_to_ignore_alarms(table, hero, rooms, monsters):
    in_dungeon(table, hero)
    assert (hears(table, "room"), hears(table, "kobold_slinger")) == (rooms, monsters)


# Felin --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "bare", "bear", "owl"), levels("felin", (2, 1, 1), (3, 2, 1), (4, 3, 2), (5, 3, 2))
)
def test_felin_is_a_bear_or_an_owl(table, hero, bare, bear, owl):
    in_dungeon(table, hero)
    assert (table.attack(), table.light()) == ((bare, 0), 1)
    table.do(f"use {hero} bear")
    assert (table.attack(), table.light()) == ((bare + bear, 0), 1)
    in_dungeon(table, hero).do(f"use {hero} owl")
    assert (table.attack(), table.light()) == ((bare, 0), 1 + owl)
    assert table.refusal(f"use {hero} owl") == ("used_up", 1)


@pytest.mark.parametrize(("hero", "healed"), of_levels("felin", (2, 3, 4), (1,), (1,), (2,)))
def test_felin_from_level_2_on_may_be_a_hart(table, hero, healed):
    in_dungeon(table, hero)
    assert table.refusal(f"use {hero} hart") == ("no_wounds",)
    table.has(wounds=3).do(f"use {hero} hart")
    assert table.state.wounds[0] == 3 - healed


@pytest.mark.parametrize(("hero", "both"), levels("felin", (False,), (False,), (False,), (True,)))
def test_felin_has_one_shape_a_turn_and_two_at_level_4(table, hero, both):
    in_dungeon(table, hero).has(wounds=3).do(f"use {hero} bear")
    assert (f"use {hero} owl" in table.offers) is both
    if both:
        table.do(f"use {hero} owl")
        assert table.refusal(f"use {hero} hart") == ("used_up", 2)


@card("felin_1")
def test_felin_1_is_no_hart(table):
    in_dungeon(table, "felin_1").has(wounds=3)
    assert "use felin_1 hart" not in table.offers
    after_a_battle(table, "felin_1")
    assert "use felin_1 bear" not in table.offers
