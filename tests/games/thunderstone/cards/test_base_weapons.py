"""Weapons of the base box, in the hands of whoever can lift them."""

import pytest
from tests.games.thunderstone.teller import Story

from marks import card, rule


@pytest.fixture
def table(table: Story) -> Story:
    return table.start(packs=()).quiet()


@card("hatchet")
def test_a_hatchet_weighs_3_and_gives_attack_3(table: Story) -> None:
    table.hand("hatchet", "militia", "elf_wizard", "torch")
    table.do("dungeon")
    assert table.refusal("equip hatchet militia") == ("too_heavy", 3, 2)
    table.do("equip hatchet elf_wizard", "attack griknack_goblin")
    assert table.fought == (1 + 2 + 3, 4)


@card("short_sword")
def test_a_short_sword_weighs_4_and_gives_attack_4(table: Story) -> None:
    table.hand("short_sword", "elf_wizard", "regian_cleric", "torch")
    table.do("dungeon")
    assert table.refusal("equip short_sword elf_wizard") == ("too_heavy", 4, 3)
    table.do("equip short_sword regian_cleric", "attack griknack_goblin")
    assert table.fought == (2 + 1 + 4, 4)


@pytest.mark.parametrize(
    "id",
    [
        pytest.param(id, marks=card(id))
        for id in ("hatchet", "short_sword", "flaming_sword", "polearm", "spear")
    ],
)
def test_an_edged_weapon_helps_a_dwarf_and_hurts_no_slag(table: Story, id: str) -> None:
    table.hall(rank_1="noxious_slag")
    table.hand(id, "dwarf_sentinel", "torch")
    table.do("dungeon", f"equip {id} dwarf_sentinel", "attack noxious_slag")
    assert table.fought == (3 + 5, 7)


@card("flaming_sword")
@rule("TS-NOTE-13")
def test_a_flaming_sword_gives_magic_3_and_light_1_once_it_is_equipped(table: Story) -> None:
    table.hand("flaming_sword", "regian_cleric", "dwarf_guardian")
    table.do("dungeon")
    assert table.refusal("equip flaming_sword regian_cleric") == ("too_heavy", 5, 4)
    goblin = table.muster("griknack_goblin")
    assert (goblin.magic, goblin.light) == (1, 0)
    table.do("equip flaming_sword dwarf_guardian")
    goblin = table.muster("griknack_goblin")
    assert (goblin.attack, goblin.magic, goblin.light) == (1 + 3, 1 + 3, 1)
    table.leave_open()


@card("polearm")
@rule("TS-NOTE-24")
def test_a_polearm_gives_2_in_weak_hands_and_6_in_hands_of_strength_8(table: Story) -> None:
    table.hand("polearm", "militia", "outlands_warrior", "dwarf_sentinel", "torch")  # Strength 2, 7 and 8
    table.do("dungeon", "equip polearm militia")
    assert table.muster("griknack_goblin").attack == (1 + 2) + 3 + 3
    table.do("equip polearm outlands_warrior")
    assert table.muster("griknack_goblin").attack == 1 + (3 + 2) + 3
    table.do("equip polearm dwarf_sentinel")
    assert table.muster("griknack_goblin").attack == 1 + 3 + (3 + 5 + 6)
    table.leave_open()


@card("polearm")
def test_a_polearm_feels_strength_gained_and_lost(table: Story) -> None:
    table.hall(rank_1="suffering")
    table.hand("polearm", "thyrian_squire", "iron_rations", "torch")
    table.do("dungeon", "equip polearm thyrian_squire")
    assert table.muster("suffering").attack == 2 + 2
    table.do("use iron_rations eat")
    assert table.muster("suffering").attack == 2 + 6
    table.do("attack suffering")
    assert table.fought == (2 + 2, 6)  # Strength 8 - 2


@card("polearm")
def test_a_polearm_weighs_2(table: Story) -> None:
    table.hall(rank_1="suffering")
    table.hand("selurin_theurge", "polearm", "torch")
    table.do("dungeon", "equip polearm selurin_theurge", "attack suffering")
    assert table.fought == (4, 6)  # it slips from hands of Strength 3 - 2


@card("spear")
@rule("TS-NOTE-29")
def test_a_thrown_spear_gives_5_and_is_destroyed(table: Story) -> None:
    table.hand("spear", "dwarf_guardian", "torch")
    table.do("dungeon")
    assert table.refusal("use spear throw") == ("not_equipped",)
    table.do("equip spear dwarf_guardian")
    assert table.muster("griknack_goblin").attack == 1 + 3 + 2
    table.do("use spear throw")
    assert table.refusal("use spear throw") == ("used_up",)
    table.do("attack griknack_goblin")
    assert table.fought == (1 + 3 + 5, 4)  # its thrower still counts as holding an Edged Weapon
    assert table.destroyed == ["spear"]


@card("spear")
def test_a_spear_need_not_be_thrown_and_weighs_4(table: Story) -> None:
    table.hand("spear", "elf_wizard", "dwarf_guardian", "torch")
    table.do("dungeon")
    assert table.refusal("equip spear elf_wizard") == ("too_heavy", 4, 3)
    table.do("equip spear dwarf_guardian", "attack griknack_goblin")
    assert table.fought == (2 + 1 + 3 + 2, 4)
    assert table.destroyed == []


@card("spear")
def test_a_spear_thrown_in_vain_is_destroyed_all_the_same(table: Story) -> None:
    table.hall(rank_1="ebon_fume")
    table.hand("spear", "regian_cleric", "militia", "torch")
    table.do("dungeon", "equip spear regian_cleric", "use spear throw", "attack ebon_fume")
    assert table.fought == (5 + 1, 11)
    assert table.destroyed == ["regian_cleric", "spear"]
    assert "spear" not in table.discards()


@card("spear")
def test_a_conjured_spear_gives_2_until_it_is_thrown(table: Story) -> None:
    table.village(spear=("spear",))
    table.hand("illusory_blade", "regian_cleric", "torch")
    table.do("dungeon", "use illusory_blade conjure")  # the Cleric takes hold of it
    assert table.muster("griknack_goblin").attack == 2
    table.do("use spear throw")
    assert table.muster("griknack_goblin").attack == 5
    table.leave_open()


@card("warhammer")
@rule("TS-NOTE-34")
def test_a_warhammer_gives_a_cleric_6_against_undead_and_doomknights(table: Story) -> None:
    table.hall(rank_1="famine", rank_2="lord_mortis", rank_3="nixie")
    table.hand("warhammer", "chalice_quester", "lightstone_gem")
    table.do("dungeon", "equip warhammer chalice_quester")
    assert table.muster("famine").value == 2 + 6
    assert table.muster("lord_mortis").attack == 2 + 6
    assert table.muster("nixie").attack == 2 + 3
    table.leave_open()


@card("warhammer")
def test_a_warhammer_gives_others_3_and_weighs_5(table: Story) -> None:
    table.hall(rank_1="famine")
    table.hand("warhammer", "regian_cleric", "thyrian_squire", "torch")
    table.do("dungeon")
    assert table.refusal("equip warhammer regian_cleric") == ("too_heavy", 5, 4)
    table.do("equip warhammer thyrian_squire")
    assert table.muster("famine").attack == 2 + 3
    table.leave_open()


@card("warhammer")
def test_a_warhammer_is_blunt(table: Story) -> None:
    table.hall(rank_1="noxious_slag")
    table.hand("warhammer", "dwarf_guardian", "torch")
    table.do("dungeon", "equip warhammer dwarf_guardian", "attack noxious_slag")
    assert table.fought == (1 + 3, 7)  # no help to the Dwarf's edge, but it does hurt the Slag


@card("spear")
@rule("TS-NOTE-29")
def test_a_thrown_spear_is_nobody_elses_whatever_else_was_used(table: Story) -> None:
    table.quiet().hand("thyrian_lord", "dwarf_guardian", "spear", "battle_fury", "torch")
    table.do("dungeon", "use battle_fury rage", "equip spear thyrian_lord", "use spear throw")
    assert "equip spear dwarf_guardian" not in table.offers
    table.leave_open()
