"""What every card adds to a muster: Attack, Magic Attack and Light, line by line."""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone.board import EACH_HERO, EACH_OTHER
from marks import card, rule


@card("magic_missile", "flaming_sword", "noxious_slag")
@rule("TS-CALC-03")
def test_every_card_has_its_line(table: Story) -> None:
    table.quiet().hall("griknack_goblin", "noxious_slag", "pegasus")
    hero, sword, missile, torch = table.hand("dwarf_sentinel", "flaming_sword", "magic_missile", "torch")
    table.do("dungeon", "equip flaming_sword dwarf_sentinel")
    lines = table.muster("griknack_goblin").lines
    assert lines == {torch: [0, 0, 1], hero: [3 + 5, 3, 0], sword: [0, 3, 1], missile: [0, 4, 0]}
    lines = table.muster("noxious_slag").lines  # immune to Edged Weapons, but the sword shines
    assert lines == {torch: [0, 0, 1], hero: [3 + 5, 0, 0], sword: [0, 0, 1]}
    table.leave_open()


@card("fire_wrath", "pegasus")
def test_a_monster_immune_to_spells_is_not_immune_to_trophies(table: Story) -> None:
    table.quiet().hall("fire_wrath")
    table.hand("pegasus", "magic_missile", "griffon")
    party = table.muster("fire_wrath")
    assert (party.attack, party.magic) == (1, 1)


@card("magical_aura", "ghost")
@rule("OR-09")
def test_a_weapon_that_weighs_nothing_is_held_with_no_strength_at_all(table: Story) -> None:
    table.quiet().hall("ghost")  # Strength -2
    table.hand("magical_aura", "militia", "dagger", "elf_wizard")
    table.do("dungeon", "use magical_aura lighten", "equip dagger militia", "attack ghost")
    assert table.happened("reckoned")[0][2] == 1 + 1


GIFTS = [
    ("battle_fury rage", EACH_HERO, (0, 1, 0)),
    ("feast feast", EACH_HERO, (3, 1, 0)),
    ("amulet_of_power empower", EACH_HERO, (3, 0, 0)),
    ("runespawn_adept embolden", EACH_OTHER, (2, 0, 0)),
]


@pytest.mark.parametrize(("gift", "whom", "what"), GIFTS)
def test_a_gift_is_what_is_printed_and_nothing_besides(
    table: Story, gift: str, whom: int, what: tuple[int, int, int]
) -> None:
    table.quiet().hand("militia", gift.split()[0])
    table.do("dungeon", f"use {gift}")
    assert table.happened("boosted")[0][2:] == (whom, *what)  # Strength, Attack, Magic Attack
    table.leave_open()


@pytest.mark.parametrize(
    ("hero", "price", "word", "what"),
    [("outlands_warrior", "feast", "eat", (0, 3, 0)), ("blind_monk", "torch", "burn", (0, 0, 4))],
)
def test_what_a_hero_is_given_for_a_card_is_for_that_hero(
    table: Story, hero: str, price: str, word: str, what: tuple[int, int, int]
) -> None:
    mine, _ = table.quiet().hand(hero, price)
    table.do("dungeon", f"use {hero} {word}")
    assert table.happened("boosted")[0][1:] == (mine, mine, *what)
    assert table.strength_of(hero) == table.state.cast[mine].strength
    table.leave_open()
