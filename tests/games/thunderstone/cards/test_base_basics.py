"""The basic cards of the base box, with Disease, Experience and the Thunderstone."""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import board
from marks import card, rule


@pytest.fixture
def table(table: Story) -> Story:
    return table.start(packs=()).quiet()


@card("militia")
@rule("TS-NOTE-20")
def test_a_militia_is_a_hero_of_attack_1_and_strength_2(table: Story) -> None:
    table.hand("militia", "dagger", "hatchet", "iron_rations", "torch")
    table.do("dungeon")
    assert table.muster("griknack_goblin").attack == 1
    assert table.strength_of("militia") == 2
    assert table.refusal("equip hatchet militia") == ("too_heavy", 3, 2)
    table.do("use iron_rations eat")  # the one Hero there is eats
    assert table.strength_of("militia") == 4
    table.do("equip hatchet militia", "attack griknack_goblin")
    assert table.fought == (4, 4)


@card("militia")
def test_a_militia_costs_and_pays_nothing(table: Story) -> None:
    table.hand("militia")
    table.do("village")
    assert table.gold == 0
    table.do("buy militia")
    assert table.discards() == ["militia"] * 2


@card("militia")
def test_for_3_xp_a_militia_becomes_a_level_1_hero_of_any_type_on_sale(table: Story) -> None:
    table.village(elf=("elf_wizard",), dwarf=("dwarf_guardian",), regian=("regian_priest",), torch=("torch",))
    table.hand("militia")
    table.xp(3)
    table.do("village")
    assert sorted(table.offers) == ["done", "level_up militia dwarf_guardian", "level_up militia elf_wizard"]
    table.do("level_up militia dwarf_guardian")
    assert table.xp_of() == 0
    assert table.destroyed == ["militia"]
    assert table.discards() == ["dwarf_guardian"]


@card("dagger")
def test_a_dagger_costs_3_and_pays_1(table: Story) -> None:
    table.hand("dagger", "torch")
    table.do("village")
    assert table.gold == 1 + 2
    table.do("buy dagger")
    assert table.happened("bought")[0][-1] == 3


@card("dagger")
def test_a_dagger_gives_attack_1_to_whoever_holds_it(table: Story) -> None:
    table.hand("militia", "dagger", "torch")
    table.do("dungeon")
    assert table.muster("griknack_goblin").attack == 1
    table.do("equip dagger militia", "attack griknack_goblin")
    assert table.fought == (2, 4)


@card("dagger")
def test_a_dagger_weighs_2(table: Story) -> None:
    table.hall(rank_1="suffering")  # Strength -2 for every Hero
    table.hand("elf_archmage", "selurin_theurge", "dagger", "torch")  # Strength 4 and 3
    table.do("dungeon", "equip dagger elf_archmage", "attack suffering")
    assert table.fought[0] == 1 + 2 * (4 + 2)  # it stays in the Archmage's hands


@card("dagger")
@rule("OR-09")
def test_a_dagger_is_too_heavy_for_strength_1(table: Story) -> None:
    table.hall(rank_1="suffering")
    table.hand("elf_archmage", "selurin_theurge", "dagger", "torch")
    table.do("dungeon", "equip dagger selurin_theurge", "attack suffering")
    assert table.fought[0] == 2 * (4 + 2)


@card("dagger")
@rule("WR-TRAIT-06")
def test_a_dagger_is_an_edged_weapon(table: Story) -> None:
    table.hall(rank_1="noxious_slag")
    table.hand("dwarf_guardian", "dagger", "torch")
    table.do("dungeon", "equip dagger dwarf_guardian")
    assert table.muster("griknack_goblin").attack == 1 + 3 + 1
    assert table.muster("noxious_slag").attack == 1 + 3  # the Dwarf's own bonus is his, the Dagger's is gone
    table.leave_open()


@card("iron_rations")
@rule("TS-NOTE-18")
def test_one_hero_may_eat_several_iron_rations(table: Story) -> None:
    table.hand("militia", "elf_wizard", "iron_rations", "iron_rations", "warhammer")
    table.do("dungeon", "use iron_rations eat")
    assert table.offers == ["feed militia", "feed elf_wizard"]
    table.do("feed militia")
    assert table.strength_of("militia") == 4
    table.do("use iron_rations eat", "feed militia")
    assert (table.strength_of("militia"), table.strength_of("elf_wizard")) == (6, 3)
    assert "use iron_rations eat" not in table.offers
    assert "equip warhammer militia" in table.offers
    table.do("attack griknack_goblin")
    assert table.destroyed == []  # eating does not use them up


@card("iron_rations")
def test_iron_rations_need_a_hero_in_the_dungeon(table: Story) -> None:
    table.hand("iron_rations", "torch")
    table.do("dungeon")
    assert table.refusal("use iron_rations eat") == ("none_in_hand", "Hero")
    table.leave_open()


@card("iron_rations")
def test_rations_destroyed_for_something_else_feed_nobody(table: Story) -> None:
    table.hand("thyrian_squire", "militia", "iron_rations", "hatchet", "torch")
    table.do("dungeon", "use iron_rations eat", "feed militia", "equip hatchet militia")
    assert table.muster("griknack_goblin").attack == 2 + 1 + 3
    table.do("use thyrian_squire eat")
    assert table.strength_of("militia") == 2
    assert table.muster("griknack_goblin").attack == 2 + 2 + 1
    assert table.state.held == ()  # the Hatchet is too heavy now and put down
    table.leave_open()


@card("iron_rations")
def test_iron_rations_cost_2_and_pay_2(table: Story) -> None:
    table.hand("iron_rations")
    table.do("village")
    assert table.gold == 2
    table.do("buy iron_rations")
    assert table.happened("bought")[0][-1] == 2


@card("torch")
def test_a_torch_sheds_light_1_without_a_hero(table: Story) -> None:
    table.hall(rank_2="griffon")
    table.hand("torch")
    table.do("dungeon")
    griffon = table.muster("griffon")
    assert (griffon.light, griffon.darkness, griffon.penalty, griffon.value) == (1, 2, 1, -2)
    table.leave_open()


@card("torch")
def test_a_torch_costs_3_and_pays_2(table: Story) -> None:
    table.hand("torch")
    table.do("village")
    assert table.gold == 2
    assert table.refusal("buy torch") == ("too_dear", 3, 2)
    table.leave_open()


@card("disease")
@rule("TS-NOTE-07")
def test_every_disease_in_hand_takes_1_off_with_heroes_or_without(table: Story) -> None:
    table.hall(rank_1="harbinger")
    table.hand("fireball", "disease")
    table.do("dungeon")
    assert table.muster("harbinger").value == 3 - 1
    table.do("attack harbinger")
    assert table.fought == (2, 3)
    assert table.happened("won") == []


@card("disease")
def test_a_destroyed_disease_goes_back_to_its_supply(table: Story) -> None:
    table.hand("disease", "torch")
    supply = len(table.kinds(board.DISEASES))
    table.do("rest", "destroy disease")
    assert len(table.kinds(board.DISEASES)) == supply + 1
    assert "disease" not in table.discards()


@card("disease")
def test_there_is_always_another_disease(table: Story) -> None:
    table.put(board.DISEASES)
    table.hall(rank_1="lord_of_death")
    table.hand("torch")
    table.do("dungeon", "attack lord_of_death")
    assert table.discards().count("disease") == 2
    assert table.vp_of() == 0


@card("xp")
def test_experience_lies_beside_the_deck_and_is_never_bought_or_scored(table: Story) -> None:
    table.hall(rank_1="grudgebeast")
    table.hand("outlands_khan", "torch")
    table.do("dungeon", "attack grudgebeast")
    assert table.xp_of() == 1
    assert "xp" not in table.discards() + table.deck_of() + table.hand_of()
    assert sorted(table.points_of()) == [("grudgebeast", 2), ("outlands_khan", 3)]
    table.purse(12, seat=1)
    table.do("village")
    assert "buy xp" not in table.offers
    table.do("done")


@card("xp")
def test_experience_that_is_paid_is_gone(table: Story) -> None:
    table.stack("Elf", "elf_sorcerer")
    table.hand("elf_wizard", "torch")
    table.xp(3)
    table.do("village", "done", "level_up elf_wizard elf_sorcerer")
    assert table.xp_of() == 1


@card("stone_of_mystery")
@rule("TS-NOTE-30")
def test_the_stone_of_mystery_is_the_one_stone_of_the_base_box_and_scores_3(table: Story) -> None:
    assert table.state.layout.stones == ("stone_of_mystery",)
    table.hall(rank_1="griknack_goblin", rank_2="stone_of_mystery")
    table.hand("outlands_khan", "torch")
    table.do("dungeon")
    assert "attack stone_of_mystery" not in table.offers
    table.do("attack griknack_goblin")
    assert table.state.over
    assert ("stone_of_mystery", 3) in table.points_of()


@card("stone_of_mystery")
@rule("TS-NOTE-30")
def test_any_other_stone_may_stand_in_for_it(table: Story) -> None:
    table.start(packs=("wrath",), stone="stone_of_agony")
    assert table.state.layout.stones == ("stone_of_agony",)


@card("iron_rations")
def test_a_fed_militia_is_told_from_a_hungry_one(table: Story) -> None:
    table.quiet().hand("militia", "militia", "iron_rations", "spear", "torch")
    table.do("dungeon", "use iron_rations eat")
    fed = table.state.boosts[0][1]
    spears = [option for option in table.state.ask.options if option[0] == "equip"]
    assert [hero for _, _, hero in spears] == [fed]  # Strength 4 lifts it
    table.do("equip spear militia")
    assert table.muster("griknack_goblin").attack == 1 + 1 + 2
    table.leave_open()
