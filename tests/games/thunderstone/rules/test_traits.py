"""Traits and Global effects of Monsters in the hall."""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone.board import BATTLE_STREAM
from marks import rule


@rule("WR-TRAIT-01")
def test_a_trait_is_in_force_before_any_battle(table: Story) -> None:
    table.hall("ebon_fume", "the_prince", "blink_dog")
    table.hand("elf_wizard", "outlands_khan")
    table.do("dungeon")
    assert table.muster("ebon_fume").magic == 0
    assert table.muster("the_prince").attack == 7  # his Battle effect, in contrast, waits for the fight
    assert table.refusal("attack blink_dog") == ("too_dark", 3, 4, 1)
    table.leave_open()


@rule("WR-TRAIT-02", "OR-45")
def test_a_used_spell_forbids_the_attack_an_unused_one_is_waived(table: Story) -> None:
    table.hall("air_wrath", "griffon")
    table.hand("outlands_slayer", "fireball", "battle_fury", "torch")
    table.do("dungeon")
    party = table.muster("air_wrath")
    assert (party.attack, party.magic, party.light) == (5, 0, 1)
    assert table.muster("griffon").magic == 3
    assert "attack air_wrath" in table.offers
    table.do("use battle_fury rage")
    assert table.refusal("attack air_wrath")[0] == "spell_used"
    table.leave_open()


@rule("WR-TRAIT-02")
def test_a_waived_spell_helps_no_magician_either(table: Story) -> None:
    table.hall("air_wrath", "griffon")
    table.hand("selurin_magician", "fireball", "torch")
    table.do("dungeon")
    assert table.muster("griffon").magic == 2 + 1 + 1 + 3
    assert table.muster("air_wrath").magic == 2 + 1  # the Torch alone
    table.leave_open()


@rule("WR-TRAIT-02", "OR-45")
def test_weapons_are_waived_against_thunder_wrath(table: Story) -> None:
    table.hall("thunder_wrath", "griffon")
    table.dungeon_deck("griffon", "griffon")
    table.hand("dwarf_guardian", "flaming_sword", "cursed_mace", "outlands_khan", "torch")
    table.do("dungeon", "equip flaming_sword dwarf_guardian", "equip cursed_mace outlands_khan")
    party = table.muster("thunder_wrath")
    assert (party.attack, party.magic, party.light) == (1 + 7, 0, 1)
    assert table.muster("griffon").value == 1 + 3 + 3 + 7 + 6
    table.load(BATTLE_STREAM, 4)  # the Torch is struck
    table.do("attack thunder_wrath")
    assert table.happened("reckoned")[0][2:4] == (8, 0)
    assert table.happened("diseased") == []  # the Mace was not put to use


@rule("WR-TRAIT-02")
def test_a_weapon_whose_effect_was_used_forbids_the_attack(table: Story) -> None:
    table.hall("thunder_wrath", "griffon")
    table.hand("outlands_khan", "spear", "torch")
    table.do("dungeon", "equip spear outlands_khan", "use spear throw")
    assert table.refusal("attack thunder_wrath")[0] == "weapon_used"
    table.leave_open()


@rule("WR-TRAIT-03")
def test_half_magic_attack_halves_the_sum_of_all_magic(table: Story) -> None:
    table.hall("noxious_slag")
    table.hand("fireball", "fireball", "the_unchained", "militia")
    table.do("dungeon")
    party = table.muster("noxious_slag")
    assert (party.attack, party.magic) == (1, (3 + 3 + 1) // 2)
    table.leave_open()


@rule("WR-TRAIT-04")
def test_half_attack_without_magic_attack(table: Story) -> None:
    table.hall("succubus")
    table.hand("outlands_khan", "lantern", "disease")
    table.do("dungeon")
    assert table.muster("succubus").value == (7 - 1) // 2
    table.hand("outlands_khan", "lantern", "disease", "elf_wizard")
    assert table.muster("succubus").value == 7 - 1 + 2
    table.leave_open()


@rule("WR-TRAIT-05")
def test_weak_heroes_give_nothing_at_all_but_can_still_be_hit(table: Story) -> None:
    table.hall("clay_golem")
    table.dungeon_deck("pit_trap", "griffon")
    table.hand("lorigg_thief", "elf_sorcerer", "thyrian_squire", "dagger")
    table.hand("torch", seat=1)
    table.do("dungeon", "equip dagger elf_sorcerer")
    party = table.muster("clay_golem")
    assert (party.attack, party.magic, party.light) == (2, 0, 0)
    table.do("attack clay_golem")
    assert table.offers == ["show lorigg_thief", "show elf_sorcerer", "show thyrian_squire"]
    table.do("show elf_sorcerer")
    assert "elf_sorcerer" in table.destroyed


@rule("WR-TRAIT-05")
@pytest.mark.parametrize(
    ("golem", "hero", "other"),
    [
        ("bronze_golem", "regian_cleric", "elf_wizard"),  # 4
        ("clay_golem", "dwarf_guardian", "regian_cleric"),  # 5
        ("stone_golem", "thyrian_squire", "dwarf_guardian"),  # 6
        ("iron_golem", "outlands_warrior", "thyrian_squire"),  # 7
        ("colossus", "outlands_slayer", "outlands_warrior"),  # 8
    ],
)
def test_each_golem_has_its_own_bar(table: Story, golem: str, hero: str, other: str) -> None:
    table.hall(golem)
    pieces = table.hand(hero, other, "lantern")
    table.do("dungeon")
    assert table.muster(golem).party == pieces[:1]
    table.leave_open()


@rule("WR-TRAIT-06")
def test_edged_weapons_give_an_immune_monster_their_light_only(table: Story) -> None:
    table.hall("noxious_slag", "griffon")
    table.hand("dwarf_guardian", "flaming_sword", "outlands_warrior", "warhammer")
    table.do("dungeon", "equip flaming_sword dwarf_guardian", "equip warhammer outlands_warrior")
    party = table.muster("noxious_slag")
    assert (party.attack, party.magic, party.light) == (1 + 3 + 3 + 3, 0, 1)  # the Warhammer is blunt
    assert table.muster("griffon").magic == 3
    table.leave_open()


@rule("WR-TRAIT-07", "TS-EX-20")
def test_spells_do_nothing_to_an_immune_monster_but_shine(table: Story) -> None:
    table.hall("fire_wrath", "griffon")
    table.hand("outlands_khan", "dagger", "fireball", "battle_fury", "creeping_death")
    table.do("dungeon", "equip dagger outlands_khan", "use battle_fury rage", "use creeping_death rot")
    fire, griffon = table.muster("fire_wrath"), table.muster("griffon")
    assert (fire.attack, fire.magic, fire.light, fire.health) == (8, 0, 1, 6)
    assert (griffon.attack, griffon.magic, griffon.health) == (9, 3, 5)
    table.leave_open()


@rule("WR-TRAIT-08", "TS-EX-21")
def test_an_unequipped_hero_does_nothing_to_an_immune_monster_but_shine(table: Story) -> None:
    table.hall("fire_wrath")
    table.hand("elf_wizard", "outlands_khan", "dagger")
    table.do("dungeon")
    party = table.muster("fire_wrath")
    assert (party.attack, party.magic, party.light) == (0, 0, 1)
    table.do("equip dagger elf_wizard")
    party = table.muster("fire_wrath")
    assert (party.attack, party.magic, party.light) == (1, 2, 1)
    table.leave_open()


@rule("WR-TRAIT-09")
def test_light_minus_x_counts_before_the_battle(table: Story) -> None:
    table.hall("darkness", "lord_mortis", "knightmare")
    table.hand("torch")
    table.do("dungeon")
    assert [table.muster(foe).darkness for foe in ("darkness", "lord_mortis", "knightmare")] == [2, 3, 5]
    assert [table.muster(foe).penalty for foe in ("darkness", "lord_mortis", "knightmare")] == [1, 2, 4]
    table.leave_open()


@rule("WR-TRAIT-10")
def test_light_is_of_no_use_against_water_wrath(table: Story) -> None:
    table.hall("griffon", "griffon", "water_wrath")
    table.hand("outlands_khan", "lightstone_gem", "lantern")
    table.do("dungeon")
    assert (table.muster("water_wrath").light, table.muster("water_wrath").penalty) == (5, 3)
    assert table.muster("water_wrath").value == 7 - 6
    table.leave_open()


@rule("WR-TRAIT-11", "TS-EX-19")
def test_magic_immunity_leaves_light_and_other_benefits(table: Story) -> None:
    table.hall("ebon_fume")
    table.hand("elf_archmage", "runespawn_adept", "militia", "flaming_sword", "fireball")
    table.do("dungeon", "use runespawn_adept embolden")
    party = table.muster("ebon_fume")
    assert (party.attack, party.magic, party.light) == (1, 0, 2 + 1)
    assert table.strength_of("militia") == 4
    table.leave_open()


@rule("WR-TRAIT-12", "OR-14")
def test_magic_alone_must_reach_the_health_and_diseases_lower_it(table: Story) -> None:
    table.hall("smoke_torment", "shadow_torment")
    table.hand("outlands_khan", "fireball", "fireball", "elf_wizard", "disease")
    table.do("dungeon")
    smoke = table.muster("smoke_torment")
    assert (smoke.attack, smoke.magic, smoke.penalty, smoke.value, smoke.wins) == (0, 8, 0, 7, True)
    assert table.muster("shadow_torment").value == 7
    table.hand("outlands_khan", "fireball", "elf_wizard", "disease")
    assert not table.muster("smoke_torment").wins
    table.leave_open()


@rule("WR-TRAIT-13")
def test_without_required_magic_an_attack_still_drives_the_monster_off(table: Story) -> None:
    table.hall("archduke_of_pain", "nixie", "griffon")
    table.dungeon_deck("pegasus")
    table.hand("outlands_khan", "outlands_slayer", "lantern")
    table.do("dungeon")
    assert (table.muster("archduke_of_pain").value, table.muster("archduke_of_pain").wins) == (12, False)
    table.do("attack archduke_of_pain")
    assert table.sunk == ["archduke_of_pain"]
    assert table.xp_of() == 0


@rule("WR-TRAIT-14", "WR-GUARD-08")
def test_what_must_be_defeated_neither_moves_nor_retreats(table: Story) -> None:
    table.hall("nixie", "dark_champion", "griffon")
    table.dungeon_deck("pegasus", "pegasus")
    table.hand("banish", "magi_staff", "militia")
    table.do("dungeon", "use banish banish")
    assert table.refusal("send_down dark_champion")[0] in ("must_be_defeated", "guardian_stays")
    assert table.refusal("arrange dark_champion nixie griffon") == ("must_be_defeated",)
    table.do("spare", "destroy militia", "use magi_staff shatter")
    assert table.offers == ["send_down nixie", "send_down griffon"]
    table.do("send_down griffon", "attack dark_champion")
    assert table.hall_now == ["nixie", "dark_champion", "pegasus"]
    assert len(table.happened("stood_firm")) == 1


@rule("WR-TRAIT-15")
def test_unequipped_heroes_give_darkness_nothing_not_even_light(table: Story) -> None:
    table.hall("darkness")
    table.hand("elf_wizard", "outlands_khan", "dagger")
    table.do("dungeon", "equip dagger outlands_khan")
    party = table.muster("darkness")
    assert (party.attack, party.magic, party.light) == (7 + 1, 0, 0)
    table.leave_open()


@rule("WR-TRAIT-16", "TS-EX-28")
def test_no_attack_on_a_blink_dog_while_a_light_penalty_is_left(table: Story) -> None:
    table.hall("griffon", "blink_dog")
    table.dungeon_deck("griffon", "griffon")
    table.hand("outlands_khan", "lantern", "red_jelly")
    table.do("dungeon")
    assert "attack blink_dog" in table.offers  # Light 3 against Rank 2 and Light -1
    table.start().hall("griffon", "blink_dog")
    table.hand("outlands_khan", "lantern")
    table.do("dungeon")
    assert table.refusal("attack blink_dog") == ("too_dark", 1, 3, 2)
    table.leave_open()


# Global effects --------------------------------------------------------------------------------------


@rule("WR-GLOBAL-01", "OR-23")
@pytest.mark.parametrize("rank", [0, 1, 2, 3])
def test_a_global_effect_acts_from_every_rank(table: Story, rank: int) -> None:
    halls = {
        0: ("nixie", "pegasus", "griffon", "steam_torment"),
        1: ("steam_torment", "nixie", "griffon"),
        2: ("nixie", "steam_torment", "griffon"),
        3: ("nixie", "griffon", "steam_torment"),
    }
    table.hall(*halls[rank])
    table.dungeon_deck("pegasus", "pegasus")
    table.hand("magi_staff", "militia")
    table.do("dungeon")
    assert table.refusal("use magi_staff shatter")[0] == "held_in_hall"
    table.do("attack nixie")
    assert "nixie" not in table.sunk
    assert len(table.happened("stood_firm")) == 1


@rule("WR-GLOBAL-02")
def test_a_global_effect_shown_from_a_hand_is_without_effect(table: Story) -> None:
    table.hall("nixie", "pegasus", "griffon")
    table.dungeon_deck("grudgebeast", "grudgebeast")
    table.hand("magi_staff", "steam_torment", "militia")
    table.do("dungeon", "use magi_staff shatter", "send_down nixie")
    assert table.sunk == ["nixie"]
    table.leave_open()
