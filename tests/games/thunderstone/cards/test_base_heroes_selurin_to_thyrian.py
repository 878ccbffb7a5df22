"""Heroes of the base box: Selurin and Thyrian."""

import pytest
from tests.games.thunderstone.teller import Story

from marks import card, rule


@pytest.fixture
def table(table: Story) -> Story:
    return table.start(packs=()).quiet()


# Selurin


@card("selurin_magician")
def test_a_selurin_magician_draws_magic_from_items_and_spells_of_magic(table: Story) -> None:
    table.hand("selurin_magician", "torch", "iron_rations", "fireball", "banish", "dagger")
    table.do("dungeon")
    goblin = table.muster("griknack_goblin")
    assert (goblin.attack, goblin.magic) == (0, 2 + 3 + 3)  # for Torch, Rations and Fireball, not for Banish
    table.leave_open()


@card("selurin_magician")
@rule("WR-TRAIT-07")
def test_spells_that_count_for_nothing_give_a_selurin_magician_nothing(table: Story) -> None:
    table.hall(rank_1="fire_wrath", rank_2="air_wrath")
    table.hand("selurin_magician", "dagger", "torch", "fireball")
    table.do("dungeon", "equip dagger selurin_magician")
    assert table.muster("fire_wrath").magic == 2 + 1  # immune to Spells: the Torch alone helps
    assert table.muster("air_wrath").magic == 2 + 1  # Spells are waived to attack it
    table.leave_open()


@card("selurin_magician", "magic_missile")
@rule("WR-NOTE-30")
def test_a_magic_missile_out_of_reach_gains_nothing_from_a_selurin_magician(table: Story) -> None:
    table.hall("nixie", "griffon")
    table.hand("selurin_magician", "magic_missile")
    table.do("dungeon")
    assert table.muster("nixie").magic == 2 + 4 + 1
    assert table.muster("griffon").magic == 2
    table.leave_open()


@card("selurin_magician", "fire_wrath")
@rule("WR-TRAIT-08")
def test_items_keep_what_an_unarmed_selurin_magician_gives_them(table: Story) -> None:
    table.hall("fire_wrath")
    table.hand("selurin_magician", "torch", "iron_rations")
    table.do("dungeon")
    party = table.muster("fire_wrath")
    assert party.magic == 1 + 1  # nothing of the Magician, but Torch and Rations have their own
    assert [sum(line[1] for piece, line in party.lines.items() if piece in party.party)] == [0]
    table.leave_open()


@card("selurin_warlock")
@rule("TS-NOTE-28")
def test_selurin_warlocks_double_magic_and_nothing_else(table: Story) -> None:
    table.hand("selurin_warlock", "fireball", "militia", "griffon")
    table.do("dungeon")
    goblin = table.muster("griknack_goblin")
    assert (goblin.attack, goblin.magic, goblin.value) == (1, 2 * (2 + 3 + 1), 13)
    table.leave_open()


@card("selurin_warlock", "selurin_theurge")
@rule("TS-NOTE-28")
def test_two_of_them_make_4_times_and_three_8_times(table: Story) -> None:
    table.hand("selurin_warlock", "selurin_theurge", "torch")
    table.do("dungeon")
    assert table.muster("griknack_goblin").magic == 4 * (2 + 2)
    table.do("attack griknack_goblin")
    table.hand("selurin_warlock", "selurin_warlock", "selurin_theurge", "torch", seat=1)
    table.do("dungeon")
    assert table.muster("griknack_goblin").magic == 8 * (2 + 2 + 2)
    table.leave_open()


@card("selurin_theurge")
@rule("OR-27")
def test_everybody_discards_a_hero_for_the_theurge_who_borrows_one(table: Story) -> None:
    table.start(seats=3, packs=()).quiet()
    table.hand("selurin_theurge", "militia", "torch")
    table.hand("dwarf_guardian", "elf_wizard", "torch", seat=1)
    table.hand("torch", "dagger", seat=2)
    table.do("dungeon", "use selurin_theurge summon", "discard militia", "discard elf_wizard")
    assert table.happened("showed_hand")[0][0] == 2  # no Hero there
    assert table.offers == ["borrow militia", "borrow elf_wizard", "decline"]
    table.do("borrow elf_wizard")
    assert table.refusal("use selurin_theurge summon") == ("used_up",)
    assert table.muster("griknack_goblin").magic == 2 * (2 + 2)
    assert (table.hand_of(1), table.hand_of(2)) == (["dwarf_guardian", "torch"], ["torch", "dagger"])
    table.do("attack griknack_goblin")
    assert table.discards(1) == ["elf_wizard"]
    assert "elf_wizard" not in table.discards() + table.hand_of()


@card("selurin_theurge")
def test_a_borrowed_hero_is_told_from_ones_own(table: Story) -> None:
    table.quiet().hall("mythlurian")  # kills a Hero
    table.hand("selurin_theurge", "dwarf_guardian", "militia", "lantern")
    table.hand("dwarf_guardian", seat=1)
    table.discard_pile(seat=1)
    table.do("dungeon", "use selurin_theurge summon", "discard militia", "discard dwarf_guardian")
    table.do("borrow dwarf_guardian", "attack mythlurian")
    own, borrowed = "destroy dwarf_guardian", "destroy dwarf_guardian #2"
    assert table.offers == ["destroy selurin_theurge", own, borrowed]
    table.do(borrowed)
    assert (table.destroyed, table.discards(1)) == (["dwarf_guardian"], [])  # lost to its owner
    assert "dwarf_guardian" in table.discards(0)


@card("selurin_theurge", "ambrosia")
@rule("OR-49")
def test_a_borrowed_hero_that_ambrosia_saves_goes_home(table: Story) -> None:
    table.quiet().hall("knightmare")  # kills a Fighter
    table.hand("selurin_theurge", "militia", "ambrosia", "lantern")
    table.hand("dwarf_guardian", seat=1)
    table.discard_pile(seat=1)
    table.do("dungeon", "use ambrosia share", "use selurin_theurge summon", "discard militia")
    table.do("discard dwarf_guardian", "borrow dwarf_guardian", "attack knightmare")
    assert table.destroyed == []
    assert [(seat, table.state.cast[piece].id) for seat, piece in table.happened("spared")] == [
        (1, "dwarf_guardian")
    ]
    assert table.discards(1) == ["dwarf_guardian"]


@card("selurin_theurge")
def test_the_theurge_need_not_borrow_and_may_have_to_go_herself(table: Story) -> None:
    table.hand("selurin_theurge", "torch")
    table.hand("militia", seat=1)
    table.do("dungeon", "use selurin_theurge summon", "discard militia")
    assert table.hand_of() == ["torch"]  # her own hand holds no other Hero
    assert table.offers == ["borrow selurin_theurge", "borrow militia", "decline"]
    table.do("decline")
    assert table.muster("griknack_goblin").value == 0
    table.leave_open()


@card("selurin_theurge")
def test_a_borrowed_hero_killed_in_battle_does_not_go_back(table: Story) -> None:
    table.hall(rank_1="mythlurian")
    table.hand("selurin_theurge", "militia", "torch")
    table.hand("outlands_khan", seat=1)
    table.do("dungeon", "use selurin_theurge summon", "discard militia", "discard outlands_khan")
    table.do("borrow outlands_khan", "attack mythlurian", "destroy outlands_khan")
    assert table.fought == (2 * 2 + 7, 8)
    assert table.destroyed == ["outlands_khan"]
    assert table.discards(1) == []


@pytest.mark.parametrize(
    "id",
    [pytest.param(id, marks=card(id)) for id in ("selurin_magician", "selurin_warlock", "selurin_theurge")],
)
def test_selurins_are_wizards(table: Story, id: str) -> None:
    table.hall(rank_1="archduke_of_pain")
    table.hand(id, "militia")
    table.do("dungeon", "attack archduke_of_pain")
    assert table.destroyed == [id]


# Thyrian


@pytest.mark.parametrize(
    ("id", "attack"),
    [
        pytest.param("thyrian_squire", 2, marks=card("thyrian_squire")),
        pytest.param("thyrian_knight", 4, marks=card("thyrian_knight")),
    ],
)
def test_a_thyrian_eats_one_food_for_attack_2(table: Story, id: str, attack: int) -> None:
    table.hand(id, "iron_rations", "iron_rations", "torch")
    table.do("dungeon")
    assert table.muster("griknack_goblin").attack == attack
    table.do(f"use {id} eat")
    assert table.refusal(f"use {id} eat") == ("used_up",)
    table.do("attack griknack_goblin")
    assert table.fought == (attack + 2, 4)
    assert table.destroyed == ["iron_rations"]


@card("thyrian_knight")
def test_a_thyrian_knight_gives_every_militia_attack_1(table: Story) -> None:
    table.hand("thyrian_knight", "militia", "militia", "elf_wizard", "torch")
    table.do("dungeon")
    goblin = table.muster("griknack_goblin")
    assert (goblin.attack, goblin.magic) == (4 + (1 + 1) + (1 + 1), 2)
    table.leave_open()


@card("thyrian_lord")
def test_a_thyrian_lord_gives_every_hero_who_is_no_fighter_attack_2(table: Story) -> None:
    table.hand("thyrian_lord", "militia", "elf_wizard", "dwarf_guardian", "torch")
    table.do("dungeon")
    goblin = table.muster("griknack_goblin")
    assert (goblin.attack, goblin.magic) == (4 + (1 + 2) + (0 + 2) + 1, 2)
    table.leave_open()


@card("thyrian_lord")
@rule("TS-NOTE-31")
def test_a_thyrian_lord_takes_a_monster_of_1_or_2_vp_for_a_food_without_xp(table: Story) -> None:
    table.hall(rank_1="bloodskull_orc", rank_2="nixie", rank_3="red_jelly")
    table.dungeon_deck("griffon", "famine")
    table.hand("thyrian_lord", "iron_rations", "torch")
    table.do("dungeon", "use thyrian_lord hunt")
    assert table.offers == ["snatch nixie", "snatch red_jelly"]
    assert table.refusal("snatch bloodskull_orc") == ("not_1_or_2_vp", 0)
    table.do("snatch nixie")
    assert table.destroyed == ["iron_rations"]
    assert table.hall_now == ["bloodskull_orc", "red_jelly", "griffon"]
    assert (table.discards(), table.xp_of()) == (["nixie"], 0)
    assert table.refusal("use thyrian_lord hunt") == ("used_up",)
    table.leave_open()


@card("thyrian_lord")
def test_a_thyrian_lord_needs_food_and_prey(table: Story) -> None:
    table.hall(rank_1="griffon", rank_2="pegasus", rank_3="griffon")
    table.hand("thyrian_lord", "torch")
    table.do("dungeon")
    assert table.refusal("use thyrian_lord hunt") == ("none_in_hand", "Food")
    table.do("attack griffon")
    table.hall(rank_1="griffon", rank_2="griffon", rank_3="griffon")
    table.hand("thyrian_lord", "iron_rations", seat=1)
    table.do("dungeon")
    assert table.refusal("use thyrian_lord hunt") == ("no_small_monster",)
    table.leave_open()


@card("thyrian_lord")
def test_a_stone_a_thyrian_lord_brings_to_rank_1_is_nobodys(table: Story) -> None:
    table.hall(rank_1="nixie", rank_2="stone_of_mystery", rank_3="griffon")
    table.hand("thyrian_lord", "iron_rations")
    table.do("dungeon", "use thyrian_lord hunt")  # the Nixie is the only prey
    assert table.state.over
    assert "nixie" in table.discards()
    assert table.happened("collected") == []
