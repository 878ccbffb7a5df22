"""Monsters of the base box: Abyssal, Doomknight • Humanoid and Dragon."""

import pytest
from tests.games.thunderstone.teller import Story

from marks import card, rule


@pytest.fixture
def table(table: Story) -> Story:
    return table.start(packs=()).quiet()


# Abyssal


@card("archduke_of_pain")
@rule("WR-TRAIT-13")
def test_the_archduke_falls_to_no_party_without_magic(table: Story) -> None:
    table.hall(rank_1="archduke_of_pain")
    table.hand("outlands_khan", "outlands_slayer", "torch")
    table.do("dungeon", "attack archduke_of_pain")
    assert table.fought == (12, 10)
    assert table.sunk == ["archduke_of_pain"]
    assert table.xp_of() == 0


@card("archduke_of_pain")
def test_one_magic_attack_is_enough_for_the_archduke(table: Story) -> None:
    table.hall(rank_1="archduke_of_pain")
    table.hand("outlands_khan", "griffon", "torch")  # 7 + 2 for the Griffon in hand, and its Magic Attack 1
    table.do("dungeon", "attack archduke_of_pain")
    assert table.fought == (10, 10)
    assert table.xp_of() == 3


@card("archduke_of_pain")
@rule("TS-NOTE-02")
def test_the_archdukes_breach_takes_two_cards_off_every_hero_stack_and_the_militia(table: Story) -> None:
    table.hall(rank_1="griknack_goblin", rank_2="archduke_of_pain")
    table.village(
        militia=("militia",) * 3,
        elf=("elf_wizard", "elf_wizard", "elf_sorcerer"),
        dwarf=("dwarf_sentinel",),
        torch=("torch",) * 3,
    )
    table.hand("outlands_khan", "torch")
    table.do("dungeon", "attack griknack_goblin")
    assert sorted(table.destroyed) == ["dwarf_sentinel", "elf_wizard", "elf_wizard", "militia", "militia"]
    assert (table.stack_of("Militia"), table.stack_of("Elf")) == (["militia"], ["elf_sorcerer"])
    assert (table.stack_of("Dwarf"), table.stack_of("Torch")) == ([], ["torch"] * 3)


@card("archduke_of_pain")
def test_the_archduke_kills_every_cleric_and_wizard_of_the_party(table: Story) -> None:
    table.hall(rank_1="archduke_of_pain")
    table.hand("regian_cleric", "chalice_quester", "elf_wizard", "militia", "lorigg_thief")
    table.do("dungeon", "attack archduke_of_pain")
    assert sorted(table.destroyed) == ["chalice_quester", "elf_wizard", "regian_cleric"]
    assert table.fought == (2 + 1 + 1 + 1 + 2, 10)  # they fought to the end


@card("archduke_of_pain")
def test_the_archduke_kills_them_in_victory_too(table: Story) -> None:
    table.hall(rank_1="archduke_of_pain")
    table.hand("elf_wizard", "outlands_khan", "outlands_slayer")
    table.do("dungeon", "attack archduke_of_pain")
    assert table.happened("won")
    assert table.destroyed == ["elf_wizard"]


@card("succubus")
@rule("WR-TRAIT-04")
def test_a_succubus_halves_an_attack_without_magic(table: Story) -> None:
    table.hall(rank_1="succubus")
    table.hand("outlands_khan", "redblade_assassin", "torch")
    table.do("dungeon", "attack succubus")
    assert table.fought == (11 // 2, 6)
    table.hall(rank_1="succubus")
    table.hand("redblade_assassin", "regian_cleric", "militia", "torch", seat=1)
    table.do("dungeon", "attack succubus")
    assert table.fought == (4 + 1 + 1, 6)  # with Magic Attack it is whole
    assert table.xp_of(1) == 2


@card("tormentor")
@rule("WR-TRAIT-04")
def test_a_tormentor_halves_the_attack_of_a_party_without_weapons(table: Story) -> None:
    table.hall(rank_1="tormentor")
    table.hand("outlands_khan", "redblade_assassin", "dagger", "torch")
    table.do("dungeon")
    assert table.muster("tormentor").value == 11 // 2
    table.do("equip dagger redblade_assassin", "attack tormentor")
    assert table.fought == (12, 8)


# Doomknight • Humanoid


@card("darkness")
@rule("WR-TRAIT-15")
def test_heroes_without_a_weapon_give_nothing_against_darkness(table: Story) -> None:
    table.hall(rank_1="darkness")
    table.hand("outlands_khan", "elf_archmage", "dagger")
    table.do("dungeon", "equip dagger outlands_khan")
    m = table.muster("darkness")
    assert (m.attack, m.magic, m.light) == (7 + 1, 0, 0)  # not even the Archmage's Light
    assert (m.darkness, m.penalty, m.value) == (2, 2, 4)
    table.do("equip dagger elf_archmage")
    m = table.muster("darkness")
    assert (m.attack, m.magic, m.light, m.value) == (1, 4, 2, 5)
    table.leave_open()


@card("darkness", "lord_mortis")
@rule("OR-30", "WR-TRAIT-09")
def test_darkness_and_lord_mortis_deepen_the_dark_by_1(table: Story) -> None:
    table.hall(rank_2="darkness", rank_3="lord_mortis")
    table.hand("torch")
    table.do("dungeon")
    assert (table.muster("darkness").darkness, table.muster("darkness").penalty) == (3, 2)
    assert (table.muster("lord_mortis").darkness, table.muster("lord_mortis").penalty) == (4, 3)
    table.leave_open()


@card("judgement")
def test_judgement_takes_strength_2_and_attack_1_from_every_hero(table: Story) -> None:
    table.hall(rank_1="judgement")
    table.hand("outlands_warrior", "thyrian_squire", "short_sword", "torch")
    table.do("dungeon", "equip short_sword thyrian_squire", "attack judgement")
    assert table.fought == ((3 - 1) + (2 - 1 + 4), 5)  # Strength 6 - 2 still lifts the sword
    assert table.happened("won")


@card("judgement")
@rule("OR-09")
def test_judgement_makes_a_weapon_drop(table: Story) -> None:
    table.hall(rank_1="judgement")
    table.hand("dwarf_guardian", "short_sword", "torch")
    table.do("dungeon", "equip short_sword dwarf_guardian", "attack judgement")
    assert table.fought == (1 - 1, 5)  # Strength 5 - 2: no sword, no bonus for an edge


@card("judgement")
@rule("OR-09")
def test_by_the_other_reading_the_weapon_stays(table: Story) -> None:
    table.start(packs=(), strength_loss_unequips=False).quiet()
    table.hall(rank_1="judgement")
    table.hand("dwarf_guardian", "short_sword", "torch")
    table.do("dungeon", "equip short_sword dwarf_guardian", "attack judgement")
    assert table.fought == (1 + 3 + 4 - 1, 5)


@pytest.mark.parametrize(
    ("choice", "value"),
    [("lose_attack", 4 - 2 + 2 * (2 + 3)), ("lose_magic", 4 + 2 * (2 + 3 - 2))],
)
@card("judgement")
def test_the_attacker_may_lose_magic_attack_to_judgement_instead(
    table: Story, choice: str, value: int
) -> None:
    table.hall(rank_1="judgement")
    table.hand("selurin_warlock", "fireball", "redblade_assassin")
    table.do("dungeon", "attack judgement")
    assert table.offers == ["lose_attack", "lose_magic"]
    table.do(choice)
    assert table.fought == (value, 5)


@card("judgement")
def test_a_single_magic_attack_gives_the_choice(table: Story) -> None:
    table.hall(rank_1="judgement")
    table.hand("redblade_assassin", "regian_cleric", "torch")
    table.do("dungeon", "attack judgement", "lose_magic")
    assert table.fought == (4 + 1 - 2, 5)


@card("judgement")
def test_nobody_has_to_lose_magic_to_judgement(table: Story) -> None:
    table.hall(rank_1="judgement")
    table.hand("selurin_warlock", "fireball")  # no Attack at all
    table.do("dungeon", "attack judgement", "lose_attack")
    assert table.fought == (2 * (2 + 3) - 1, 5)


@card("knightmare")
@rule("WR-TRAIT-09")
def test_a_knightmare_deepens_the_dark_by_2(table: Story) -> None:
    table.hall(rank_1="knightmare")
    table.hand("outlands_khan", "redblade_assassin", "torch")
    table.do("dungeon")
    m = table.muster("knightmare")
    assert (m.light, m.darkness, m.penalty, m.value) == (1, 3, 2, 7)
    table.leave_open()


@card("the_prince")
@rule("OR-30")
def test_the_prince_takes_2_attack_and_no_strength_from_every_hero(table: Story) -> None:
    table.hall(rank_1="the_prince")
    table.hand("outlands_khan", "regian_cleric", "militia", "short_sword", "fireball")
    table.do("dungeon", "equip short_sword regian_cleric", "attack the_prince")
    assert table.fought == ((7 - 2) + (1 + 4 - 2) + (1 - 2) + 3, 7)  # the Fireball is nobody's
    assert table.destroyed == ["outlands_khan"]


# Dragon


@card("ebon_fume")
@rule("TS-NOTE-10", "WR-TRAIT-11")
def test_magic_attack_is_worth_nothing_against_ebon_fume(table: Story) -> None:
    table.hall(rank_1="ebon_fume")
    table.hand("outlands_khan", "elf_archmage", "fireball", "flaming_sword")
    table.do("dungeon", "equip flaming_sword outlands_khan", "attack ebon_fume")
    assert table.fought == (7, 11)
    assert table.destroyed == ["outlands_khan"]  # Strength 8 against 4


@card("ebon_fume")
@rule("TS-NOTE-10")
def test_the_attacker_breaks_a_tie_for_ebon_fumes_meal(table: Story) -> None:
    table.hall(rank_1="ebon_fume")
    table.hand("thyrian_squire", "chalice_defender", "regian_cleric", "iron_rations")  # Strength 6, 6 and 4
    table.do("dungeon", "use iron_rations eat", "feed regian_cleric", "attack ebon_fume")
    assert table.offers == ["destroy thyrian_squire", "destroy chalice_defender", "destroy regian_cleric"]
    table.do("destroy chalice_defender")
    assert table.destroyed == ["chalice_defender"]


@card("ebon_fume")
def test_ebon_fume_looks_at_strength_as_it_is_now_and_eats_in_defeat_and_victory(table: Story) -> None:
    table.hall(rank_1="ebon_fume")
    table.hand("outlands_khan", "outlands_slayer", "thyrian_squire", "feast", "iron_rations", "torch")
    table.do("dungeon", "use iron_rations eat", "feed thyrian_squire", "use feast feast")
    table.do("use outlands_slayer eat", "destroy feast", "attack ebon_fume")
    assert table.fought == (7 + 5 + 3 + 2, 11)
    assert table.offers == ["destroy outlands_khan", "destroy outlands_slayer", "destroy thyrian_squire"]
    table.do("destroy thyrian_squire")
    assert table.xp_of() == 3


@card("skaladak", "red_jelly")
def test_a_weapon_is_lost_whether_it_is_equipped_or_not(table: Story) -> None:
    table.hall(rank_1="skaladak", rank_2="red_jelly")
    table.hand("militia", "dagger", "short_sword")
    table.do("dungeon", "equip dagger militia", "attack skaladak")
    assert table.offers == ["destroy dagger", "destroy short_sword"]
    table.do("destroy short_sword")
    assert table.destroyed == ["short_sword"]


@card("tyxr_the_old")
@rule("TS-NOTE-33", "OR-10")
def test_tyxrs_breach_costs_every_player_two_cards(table: Story) -> None:
    table.start(seats=3, packs=()).quiet()
    table.hall(rank_1="griknack_goblin", rank_2="tyxr_the_old")
    table.hand("outlands_khan", "torch", "dagger")
    table.deck("militia", "militia", "militia", "militia", "militia", "militia")
    table.hand("torch", "dagger", "militia", seat=1)
    table.hand("lantern", seat=2)
    table.do("dungeon", "attack griknack_goblin", "discard torch", "discard dagger")  # before the new hand
    table.do("discard torch", "discard militia", "discard lantern")
    assert table.hand_of() == ["militia"] * 6
    assert (table.hand_of(1), table.hand_of(2)) == (["dagger"], [])
    assert table.asked == (1, "turn.action")


@card("tyxr_the_old")
@rule("TS-NOTE-33", "OR-10")
def test_by_the_base_reading_tyxr_bites_the_new_hand(table: Story) -> None:
    table.start(packs=(), breach_after_draw=True).quiet()
    table.hall(rank_1="griknack_goblin", rank_2="tyxr_the_old")
    table.hand("outlands_khan", "torch")
    table.deck("militia", "dagger", "lantern", "hatchet", "torch", "feast")
    table.hand("torch", "dagger", "militia", seat=1)
    table.do("dungeon", "attack griknack_goblin", "discard feast", "discard torch")
    assert table.hand_of() == ["militia", "dagger", "lantern", "hatchet"]
    table.do("discard torch", "discard militia")
    assert table.hand_of(1) == ["dagger"]


@card("tyxr_the_old")
@rule("TS-BREACH-01")
def test_tyxr_breaches_only_once(table: Story) -> None:
    table.hall(rank_1="griffon", rank_2="tyxr_the_old", rank_3="nixie")
    table.hand("banish", "banish", "torch", "dagger", "disease", "disease")
    table.hand(seat=1)
    table.do("dungeon", "use banish banish", "arrange tyxr_the_old griffon nixie")
    table.do("discard torch", "discard dagger", "destroy disease")
    assert len(table.happened("breached")) == 1
    table.do("use banish banish", "arrange griffon tyxr_the_old nixie", "destroy disease")
    table.do("attack griffon")  # it retreats and Tyxr steps forward again
    assert table.hall_now[0] == "tyxr_the_old"
    assert len(table.happened("breached")) == 1


@card("uyril_unending")
@rule("WR-TRAIT-04")
def test_uyril_halves_an_attack_without_magic(table: Story) -> None:
    table.hall(rank_1="uyril_unending")
    table.hand("outlands_khan", "outlands_slayer", "outlands_slayer", "torch")
    table.do("dungeon", "attack uyril_unending")
    assert table.fought == (17 // 2, 9)
    table.hall(rank_1="uyril_unending")
    table.hand("outlands_khan", "regian_cleric", "militia", "torch", seat=1)
    table.do("dungeon", "attack uyril_unending")
    assert table.fought == (7 + 1 + 1, 9)
    assert table.happened("won")
