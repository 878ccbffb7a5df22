"""Stalker, Hawkswood and Uvina the Delver, level by level."""

from __future__ import annotations

import pytest
from tests.games.barricades.ground import after_a_battle, hears, in_dungeon, in_village, levels, of_levels
from tests.marks import card, rule

from delvewright.games.barricades import board

# Stalker ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "bare", "times"), levels("stalker", (1, 1), (2, 2), (3, 3), (5, 3)))
@rule("BQ-LEX-14")
def test_stalker_turns_gear_into_attack(table, hero, bare, times):
    in_dungeon(table, hero).has(wounds=2, potion=4, scroll=1)
    light = table.light()
    for used in range(1, times + 1):
        table.do(f"use {hero} stalk", "use_token potion")
        assert table.attack() == (bare + 2 * used, 0)
    assert table.refusal(f"use {hero} stalk") == ("used_up", times)
    assert table.tokens("potion") == 4 - times
    assert (table.tokens("scroll"), table.state.wounds[0], table.light()) == (1, 2, light)


@card("stalker_1")
def test_stalker_without_gear_has_only_his_own_attack(table):
    in_dungeon(table, "stalker_1")
    assert table.refusal("use stalker_1 stalk") == ("no_token",)


@card("stalker_4")
def test_stalker_4_finds_a_token_of_his_choice(table):
    after_a_battle(table, "stalker_4").do("use stalker_4 find", "gain_token scroll")
    assert table.tokens("scroll") == 1
    assert table.refusal("use stalker_4 find") == ("used_up", 1)


@card("stalker_3")
def test_stalker_3_finds_nothing(table):
    after_a_battle(table, "stalker_3")
    assert "use stalker_3 find" not in table.offers


# Hawkswood ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "rooms", "monsters"),
    levels("hawkswood", (True, True), (False, True), (False, True), (False, False)),
)
@rule("BQ-LEX-01")
def test_hawkswood_flies_over_alarms(table, hero, rooms, monsters):
    in_dungeon(table, hero)
    assert (hears(table, "room"), hears(table, "kobold_slinger")) == (rooms, monsters)


@pytest.mark.parametrize(("hero", "bare", "more"), levels("hawkswood", (1, 0), (2, 0), (3, 1), (5, 2)))
def test_hawkswood_from_level_3_on_shoots_better(table, hero, bare, more):
    in_dungeon(table, hero, "shortbow", "dagger", "tent", "tent")
    table.do("use tent give", "use tent give")
    assert table.attack() == (bare, 0)
    table.do(f"wield dagger {hero}")
    assert table.attack() == (bare + 1, 0)
    table.do("put_down dagger", f"wield shortbow {hero}")
    assert table.attack() == (bare + 3 + more, 0)


@card("hawkswood_1")
def test_hawkswood_1_has_light_and_gold(table):
    in_village(table, "hawkswood_1")
    assert (table.light(), table.gold()) == (1, 1)


# Uvina --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "count", "found", "tokens"),
    levels(
        "uvina_the_delver",
        (2, ["tent", "dagger"], ["iron_rations"]),
        (2, ["tent", "dagger"], ["lantern_token"]),
        (3, ["moonlight", "tent", "dagger"], ["scroll"]),
        (3, ["moonlight", "tent", "dagger"], ["scroll", "potion"]),
    ),
)
def test_uvina_digs_for_gear(table, hero, count, found, tokens):
    in_village(table, hero).deck(*found, "adventurer")
    table.do(f"use {hero} dig")
    for token in tokens:
        if f"gain_token {token}" in table.offers:
            table.do(f"gain_token {token}")
        assert table.tokens(token) == 1
    assert sum(table.state.gear[0]) == len(tokens)
    assert table.in_zone(board.DISCARD) == found
    assert table.in_zone(board.DECK) == ["adventurer"]
    assert len(found) == count
    assert table.refusal(f"use {hero} dig") == ("used_up", 1)


@pytest.mark.parametrize(
    ("hero", "spell"),
    levels("uvina_the_delver", ("moonlight",), ("moonlight",), ("adventurer",), ("adventurer",)),
)
def test_uvina_finds_nothing_in_other_cards(table, hero, spell):
    in_dungeon(table, hero).deck(spell, "adventurer", "adventurer", "adventurer")
    table.do(f"use {hero} dig")
    assert sum(table.state.gear[0]) == 0
    assert len(table.in_zone(board.DISCARD)) in (2, 3)


@pytest.mark.parametrize(("hero", "choices"), of_levels("uvina_the_delver", (2, 3), (2,), (4,)))
def test_uvina_2_chooses_of_two_tokens_and_uvina_3_of_all(table, hero, choices):
    in_dungeon(table, hero).deck("dagger", "adventurer", "adventurer")
    table.do(f"use {hero} dig")
    assert len(table.offers) == choices
    table.do(table.offers[0])


@card("uvina_the_delver_1")
@rule("BQ-BASE-08")
def test_uvina_digs_on_in_the_shuffled_discard_pile(table):
    in_dungeon(table, "uvina_the_delver_1")
    assert table.refusal("use uvina_the_delver_1 dig") == ("no_deck",)
    table.deck("adventurer")
    table.discards("dagger")
    table.do("use uvina_the_delver_1 dig")
    assert sorted(table.in_zone(board.DISCARD)) == ["adventurer", "dagger"]
    assert table.tokens("iron_rations") == 1
