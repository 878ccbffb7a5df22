"""The worked examples of the two books, with the books' numbers.

The examples of set-ups, of the Horde, of ties and of campaigns stand with their chapters.
"""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import board
from marks import card, rule


@rule("TS-EX-01")
def test_erik_buys_the_flaming_sword(table: Story) -> None:
    table.hand("torch", "dagger", "bloodskull_orc", "iron_rations")
    table.stack("Flaming Sword", "flaming_sword")
    table.do("village")
    assert table.gold == 6
    table.do("buy flaming_sword")
    assert "flaming_sword" in table.discards()
    assert table.asked == (1, "turn.action")
    assert table.state.gold == 0  # the 1 left over is lost


@rule("TS-EX-02")
def test_marilyn_levels_her_elf_wizard(table: Story) -> None:
    table.village(elf=("elf_wizard", "elf_sorcerer"), dwarf=("dwarf_janissary",), torch=("torch",))
    table.hand("elf_wizard", "dwarf_guardian", "lantern", "dagger")
    table.xp(4)
    table.do("village", "buy torch")
    table.do("level_up elf_wizard elf_sorcerer", "level_up dwarf_guardian dwarf_janissary")
    assert table.xp_of() == 4 - 2 - 2
    assert table.destroyed == ["elf_wizard", "dwarf_guardian"]
    assert {"torch", "elf_sorcerer", "dwarf_janissary"} < set(table.discards())


@rule("TS-EX-03")
def test_a_torch_halves_the_darkness_of_rank_2(table: Story) -> None:
    table.hall("nixie", "griffon", "pegasus")
    table.hand("militia")
    assert table.muster("griffon").value == 1 - 4
    table.hand("militia", "torch")
    assert table.muster("griffon").value == 1 - 2


@rule("TS-EX-04")
def test_a_dwarf_janissary_likes_an_edge(table: Story) -> None:
    table.hall("griffon")
    table.hand("dwarf_janissary", "dagger", "warhammer", "torch")
    table.do("dungeon")
    assert table.muster("griffon").attack == 2
    table.do("equip dagger dwarf_janissary")
    assert table.muster("griffon").attack == 6 + 1
    table.do("equip warhammer dwarf_janissary")
    assert table.muster("griffon").attack == 2 + 3
    table.leave_open()


def vincent_meets_the_prince(table: Story) -> None:
    table.hall(rank_3="the_prince")
    table.dungeon_deck("griffon", "griffon")
    table.hand("faeyn_marksman", "regian_cleric", "dwarf_guardian", "disease", "flaming_sword", "short_sword")
    table.do("dungeon", "equip short_sword regian_cleric", "equip flaming_sword dwarf_guardian")


@rule("TS-EX-05")
@card("the_prince")
def test_vincent_would_lose_to_the_prince(table: Story) -> None:
    vincent_meets_the_prince(table)
    before = table.muster("the_prince")
    assert (before.light, before.darkness, before.penalty) == (2, 3, 1)
    marksman, cleric, guardian = before.party
    assert [sum(before.lines[hero][:2]) for hero in (marksman, cleric, guardian)] == [3, 1 + 4, 1 + 3 + 3]
    table.do("attack the_prince")
    attack, magic, penalty, diseases, value, health = table.happened("reckoned")[0][2:]
    assert attack + magic == 1 + 3 + 5
    assert (penalty, diseases, value, health) == (1, 1, 6, 7)
    assert table.happened("won") == []
    table.do("destroy dwarf_guardian")
    assert "the_prince" in table.sunk


@rule("TS-EX-06")
def test_vincent_destroys_his_disease_and_wins(table: Story) -> None:
    vincent_meets_the_prince(table)
    table.deck("barkeep", *["militia"] * 6)
    table.do("use regian_cleric heal")
    assert table.hand_of()[-1] == "barkeep"
    assert table.kinds(board.DISEASES)[-1] == "disease"
    table.do("attack the_prince")
    assert table.happened("reckoned")[0][-2:] == (7, 7)
    assert table.offers == ["destroy faeyn_marksman", "destroy dwarf_guardian"]  # the attacker chooses
    table.do("destroy dwarf_guardian")
    assert table.xp_of() == 2
    assert ("the_prince", 5) in table.points_of()
    assert table.destroyed == ["disease", "dwarf_guardian"]


@rule("TS-EX-07")
def test_a_cleric_of_strength_4_may_not_hold_the_flaming_sword(table: Story) -> None:
    vincent_meets_the_prince(table)
    assert table.refusal("equip flaming_sword regian_cleric") == ("too_heavy", 5, 4)
    table.leave_open()


@rule("TS-EX-08")
@pytest.mark.parametrize("won", [True, False])
def test_gray_ooze_sells_food_to_its_victor(table: Story, won: bool) -> None:
    table.hall("gray_ooze")
    table.dungeon_deck("griffon", "griffon")
    table.village(food=("iron_rations", "iron_rations"))
    table.hand("outlands_slayer" if won else "militia", "dagger", "lantern")
    hero = table.hand_of()[0]
    table.do("dungeon", f"equip dagger {hero}", "attack gray_ooze")
    if won:
        table.do("buy iron_rations")
    assert len(table.happened("bought")) == won


@rule("TS-EX-09")
def test_a_dwarf_guardian_with_and_without_an_edge(table: Story) -> None:
    table.hall("griffon")
    table.hand("dwarf_guardian", "hatchet", "torch")
    table.do("dungeon")
    assert table.muster("griffon").attack == 1
    table.do("equip hatchet dwarf_guardian")
    assert table.muster("griffon").attack == 4 + 3
    table.leave_open()


@rule("TS-EX-10")
def test_a_polearm_in_weak_and_in_strong_hands(table: Story) -> None:
    table.hall("griffon")
    table.hand("militia", "outlands_slayer", "polearm")
    table.do("dungeon", "equip polearm militia")
    assert table.muster("griffon").attack == 1 + 5 + 2
    table.do("equip polearm outlands_slayer")
    assert table.muster("griffon").attack == 1 + 5 + 6
    table.leave_open()


@rule("TS-EX-11")
def test_a_thrown_spear(table: Story) -> None:
    table.hall("griffon")
    table.dungeon_deck("griffon")
    table.hand("amazon_archer", "spear")
    table.do("dungeon", "equip spear amazon_archer")
    assert table.muster("griffon").attack == 1 + 2
    table.do("use spear throw")
    assert table.muster("griffon").attack == 1 + 5
    table.do("attack griffon")
    assert table.destroyed == ["spear"]


@rule("TS-EX-12")
def test_a_warhammer_in_the_hands_of_a_cleric(table: Story) -> None:
    table.hall("the_prince", "kingdom", "griffon")
    table.hand("regian_bishop", "outlands_khan", "warhammer")
    table.do("dungeon", "equip warhammer regian_bishop")
    assert [table.muster(foe).attack - 7 for foe in ("the_prince", "kingdom", "griffon")] == [6, 6, 3]
    table.do("equip warhammer outlands_khan")
    assert [table.muster(foe).attack - 7 for foe in ("the_prince", "kingdom", "griffon")] == [3, 3, 3]
    table.leave_open()


@rule("TS-EX-13")
@pytest.mark.parametrize(("pawned", "worth"), [("militia", 0), ("dagger", 1), ("lightstone_gem", 3)])
def test_pawnbroker_and_another_card(table: Story, pawned: str, worth: int) -> None:
    table.hand("pawnbroker", pawned)
    table.do("village", "use pawnbroker pawn", "use pawnbroker cash_in")
    assert table.gold == worth + 5
    assert table.destroyed == [pawned, "pawnbroker"]
    table.leave_open()


@rule("TS-EX-14")
def test_a_town_guard_used_and_destroyed(table: Story) -> None:
    table.hand("town_guard")
    table.deck(*["torch"] * 9)
    table.do("village", "use town_guard muster", "use town_guard call_all")
    assert table.hand_of() == ["torch"] * 5
    table.leave_open()


@rule("TS-EX-15")
def test_selurin_after_selurin(table: Story) -> None:
    table.hall("griffon")
    for doublers, factor in (
        (["selurin_warlock"], 2),
        (["selurin_theurge"] * 2, 4),
        (["selurin_warlock"] * 3, 8),
    ):
        table.hand("fireball", *doublers)
        assert table.muster("griffon").magic == (3 + 2 * len(doublers)) * factor


@rule("TS-EX-16")
def test_outlands_khan_and_his_trophies(table: Story) -> None:
    table.hall("griffon")
    for monsters in range(4):
        table.hand("outlands_khan", *["nixie"] * monsters)
        assert table.muster("griffon").attack == 7 + 2 * monsters


@rule("TS-EX-19")
def test_ebon_fume_shrugs_off_all_magic(table: Story) -> None:
    table.hall("ebon_fume", "griffon")
    table.hand("selurin_warlock", "fireball", "fireball", "elf_archmage", "tyxr_the_old")
    assert table.muster("griffon").magic == (2 + 3 + 3 + 4 + 2) * 2
    assert table.muster("ebon_fume").magic == 0


@rule("TS-EX-20")
def test_fireball_against_an_immune_monster(table: Story) -> None:
    table.hall("fire_wrath", "griffon")
    table.hand("fireball")
    assert (table.muster("fire_wrath").light, table.muster("fire_wrath").magic) == (1, 0)
    assert (table.muster("griffon").light, table.muster("griffon").magic) == (1, 3)


@rule("TS-EX-21")
def test_an_unarmed_elf_wizard_against_fire_wrath(table: Story) -> None:
    table.hall("fire_wrath", "griffon")
    table.hand("elf_wizard")
    assert (table.muster("fire_wrath").light, table.muster("fire_wrath").magic) == (1, 0)
    assert (table.muster("griffon").light, table.muster("griffon").magic) == (1, 2)


@rule("TS-EX-22")
def test_a_gangland_crook_with_money(table: Story) -> None:
    table.hall("griffon")
    table.hand("gangland_crook", "torch", "lantern")
    assert (table.muster("griffon").attack, table.muster("griffon").magic) == (7, 0)
    table.hand("gangland_crook", "lightstone_gem")
    assert table.muster("griffon").attack == 3  # 4 gold with his own


@rule("TS-EX-23")
def test_a_short_bow_in_an_archers_hands(table: Story) -> None:
    table.hall("nixie", "griffon", "pegasus")
    table.hand("faeyn_archer", "outlands_khan", "short_bow")
    table.do("dungeon", "equip short_bow faeyn_archer")
    assert [table.muster(foe).attack for foe in ("nixie", "griffon", "pegasus")] == [7, 7 + 2 + 5, 7 + 2 + 5]
    table.leave_open()


@rule("TS-EX-24")
def test_what_the_pawnbroker_destroys_does_not_pay_again(table: Story) -> None:
    table.hand("pawnbroker", "feast")
    table.do("village", "use pawnbroker pawn")
    assert table.gold == 3 + 3
    table.leave_open()


@rule("TS-EX-28")
@pytest.mark.parametrize("foe", ["blink_dog", "water_wrath"])
def test_a_blind_grandmaster_in_the_deepest_dark(table: Story, foe: str) -> None:
    table.hall(rank_3=foe)
    table.hand("blind_grandmaster")
    table.do("dungeon")
    assert table.muster(foe).penalty == 0
    assert (table.muster(foe).attack, table.muster(foe).magic) == (3, 3)
    assert f"attack {foe}" in table.offers
    table.leave_open()


@rule("TS-EX-40")
@pytest.mark.parametrize(
    ("rank", "darkness"),
    [
        (0, {0: 0, 1: 0, 3: 0}),
        (1, {0: -2, 1: 0, 3: 0}),
        (2, {0: -4, 1: -2, 2: 0}),
        (3, {0: -6, 1: -4, 2: -2, 3: 0}),
    ],
)
def test_darkness_by_rank_and_light(table: Story, rank: int, darkness: dict[int, int]) -> None:
    ranks = ["griffon" if rank == each else "nixie" for each in (1, 2, 3)]
    table.hall(*ranks, rank_0="griffon" if rank == 0 else "")
    for light, cost in darkness.items():
        table.hand("militia", *["torch"] * light)
        assert table.muster("griffon").value == 1 + cost


@rule("TS-EX-41")
@pytest.mark.parametrize(
    ("foe", "rank", "light", "cost"),
    [("lord_mortis", 3, 0, -8), ("knightmare", 3, 0, -10), ("knightmare", 1, 2, -2)],
)
def test_darkness_made_worse(table: Story, foe: str, rank: int, light: int, cost: int) -> None:
    table.hall(*[foe if rank == each else "nixie" for each in (1, 2, 3)])
    table.hand("militia", *["torch"] * light)
    assert table.muster(foe).value == 1 + cost


@rule("TS-EX-45")
def test_the_succubus_fears_magic(table: Story) -> None:
    table.hall("succubus")
    table.hand("outlands_khan", "thyrian_lord", "torch")
    party = table.muster("succubus")
    assert (party.attack, party.magic, party.value, party.wins) == (11, 0, 5, False)
    table.hand("outlands_khan", "outlands_warrior", "regian_cleric", "torch")
    party = table.muster("succubus")
    assert (party.attack, party.magic, party.value, party.wins) == (10, 1, 11, True)


@rule("TS-EX-46")
def test_noxious_slag_dulls_magic_and_edges(table: Story) -> None:
    table.hall("noxious_slag")
    table.hand("fireball", "diin_illusionist", "militia", "dagger")
    table.do("dungeon", "equip dagger militia")
    party = table.muster("noxious_slag")
    assert (party.light, party.magic, party.attack, party.value) == (1, 2, 1, 3)
    assert not party.wins
    table.leave_open()


@rule("TS-EX-47")
def test_halving_comes_after_darkness(table: Story) -> None:
    table.hall("nixie", "ghost")
    table.dungeon_deck("griffon")
    table.hand("outlands_khan", "outlands_warrior")
    table.do("dungeon", "attack ghost")
    attack, magic, penalty, _, value, health = table.happened("reckoned")[0][2:]
    assert (attack, magic, penalty, value, health) == (10, 0, 2, 3, 6)


@rule("TS-EX-48")
def test_a_warlock_and_a_fireball(table: Story) -> None:
    table.hall("griffon")
    table.hand("selurin_warlock", "fireball")
    party = table.muster("griffon")
    assert (party.magic, party.light, party.penalty, party.value) == (10, 1, 0, 10)


@rule("TS-EX-49")
def test_an_amazon_archer_with_a_short_bow(table: Story) -> None:
    table.hall("nixie", "griffon")
    table.hand("amazon_archer", "short_bow")
    table.do("dungeon", "equip short_bow amazon_archer")
    near, far = table.muster("nixie"), table.muster("griffon")
    assert (far.attack, far.value) == (8, 8 - 4)
    assert (near.attack, near.value) == (1, 1 - 2)
    table.leave_open()


@rule("TS-EX-50")
def test_two_creeping_deaths(table: Story) -> None:
    table.hall("grudgebeast", "pegasus", "griffon")
    table.dungeon_deck("nixie", "nixie")
    table.hand("creeping_death", "creeping_death", "militia", "lantern")
    table.do("dungeon", "use creeping_death rot", "use creeping_death rot")
    assert "grudgebeast" in table.discards()
    assert table.xp_of() == 0
    assert table.muster("pegasus").health == 2
    table.leave_open()


@rule("TS-EX-51")
def test_pawnbroker_torch_and_dagger(table: Story) -> None:
    table.hand("pawnbroker", "torch", "dagger")
    table.do("village", "use pawnbroker pawn", "destroy torch", "use pawnbroker cash_in")
    assert table.gold == 5 + 2 + 1
    table.leave_open()


@rule("TS-EX-52", "OR-05")
def test_a_barkeep_who_stays(table: Story) -> None:
    table.hand("barkeep", "torch", "torch")
    table.do("village", "use barkeep serve", "done")
    assert (table.gold, table.state.purchases) == (5, 2)
    table.leave_open()


@rule("TS-EX-52", "OR-05")
@pytest.mark.parametrize(("base_reading", "gold"), [(False, 6), (True, 7)])
def test_a_barkeep_who_goes(table: Story, base_reading: bool, gold: int) -> None:
    table.start(destroyed_barkeep_gold=base_reading)
    table.hand("barkeep", "torch", "torch")
    table.do("village", "use barkeep serve", "use barkeep cash_in")
    assert (table.gold, table.state.purchases) == (gold, 2)
    table.leave_open()


@rule("TS-EX-53")
def test_a_fed_militia_against_a_bronze_golem(table: Story) -> None:
    table.hall("bronze_golem")
    table.hand("militia", "iron_rations", "torch")
    table.do("dungeon")
    assert (table.muster("bronze_golem").party, table.muster("bronze_golem").attack) == ([], 0)
    table.do("use iron_rations eat")
    assert table.strength_of("militia") == 4
    assert table.muster("bronze_golem").attack == 1
    table.leave_open()


@rule("TS-EX-55")
def test_a_toryn_scrapper_with_three_weapons(table: Story) -> None:
    table.hall("griffon")
    table.hand("toryn_scrapper", "flaming_sword", "short_sword", "hatchet", "claymore")
    table.do("dungeon")
    for weapon in ("flaming_sword", "short_sword", "hatchet"):
        table.do(f"equip {weapon} toryn_scrapper")
    party = table.muster("griffon")
    assert (party.attack, party.magic, party.value) == (2 + 4 + 3, 3, 12)
    assert table.refusal("equip claymore toryn_scrapper") == ("too_heavy", 8, 7)
    table.leave_open()
