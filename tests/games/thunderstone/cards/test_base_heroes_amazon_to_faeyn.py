"""Heroes of the base box: Amazon, Chalice, Dwarf, Elf and Faeyn."""

import pytest
from tests.games.thunderstone.teller import Story

from marks import card, rule


@pytest.fixture
def table(table: Story) -> Story:
    return table.start(packs=()).quiet()


# Amazon


@pytest.mark.parametrize(
    ("id", "near", "far"),
    [
        pytest.param("amazon_archer", 1, 1 + 2, marks=card("amazon_archer")),
        pytest.param("amazon_huntress", 2, 2 + 3, marks=card("amazon_huntress")),
        pytest.param("amazon_queen", 2, 2 + 4, marks=card("amazon_queen")),
    ],
)
@rule("TS-NOTE-01")
def test_an_amazon_shoots_better_into_ranks_2_and_3(table: Story, id: str, near: int, far: int) -> None:
    table.hall(rank_0="dark_champion", rank_1="nixie", rank_2="pegasus", rank_3="griffon")
    table.hand(id, "lightstone_gem")
    table.do("dungeon")
    assert table.muster("dark_champion").value == near
    assert table.muster("nixie").value == near
    assert table.muster("pegasus").value == far
    assert table.muster("griffon").value == far
    table.leave_open()


@pytest.mark.parametrize(
    "id",
    [
        pytest.param(id, marks=card(id))
        for id in (
            "amazon_archer",
            "amazon_huntress",
            "amazon_queen",
            "faeyn_archer",
            "faeyn_marksman",
            "faeyn_sniper",
        )
    ],
)
def test_amazons_and_faeyn_are_archers_and_fighters(table: Story, id: str) -> None:
    table.hall(rank_2="knightmare")
    table.hand(id, "regian_cleric", "short_bow")
    table.do("dungeon")
    unarmed = table.muster("knightmare").attack
    table.do(f"equip short_bow {id}")
    assert table.muster("knightmare").attack == unarmed + 5  # 3 in other hands
    table.do("attack knightmare")
    assert table.destroyed == [id]  # the Cleric is no Fighter


# Chalice


@pytest.mark.parametrize(
    ("id", "attack"),
    [
        pytest.param("chalice_quester", 2, marks=card("chalice_quester")),
        pytest.param("chalice_defender", 3, marks=card("chalice_defender")),
    ],
)
def test_a_chalice_hero_trades_any_number_of_diseases_for_cards(table: Story, id: str, attack: int) -> None:
    table.hand(id, "disease", "disease", "short_bow")
    table.deck("hatchet", "dagger", "militia")
    table.do("dungeon")
    assert table.muster("griknack_goblin").attack == attack
    table.do(f"use {id} heal")
    assert table.hand_of() == [id, "disease", "short_bow", "hatchet"]
    table.do(f"use {id} heal")
    assert table.hand_of() == [id, "short_bow", "hatchet", "dagger"]
    assert table.refusal(f"use {id} heal") == ("none_in_hand", "Disease")
    table.leave_open()


@card("chalice_defender")
@rule("TS-NOTE-05")
def test_a_chalice_defender_counts_light_items_and_no_weapons(table: Story) -> None:
    table.hand("chalice_defender", "torch", "lantern", "iron_rations", "flaming_sword", "fireball")
    table.do("dungeon", "equip flaming_sword chalice_defender")
    assert table.muster("griknack_goblin").attack == 3 + 2
    table.leave_open()


@card("chalice_defender")
def test_a_chalice_defender_draws_one_card_and_counts_it_too(table: Story) -> None:
    table.hand("chalice_defender", "disease")
    table.deck("lantern", "torch")
    table.do("dungeon", "use chalice_defender draw")
    assert table.hand_of() == ["chalice_defender", "disease", "lantern"]
    assert table.refusal("use chalice_defender draw") == ("used_up",)
    assert "use chalice_defender heal" in table.offers  # the other effect is still there
    assert table.muster("griknack_goblin").attack == 3 + 1
    table.leave_open()


@card("chalice_paladin")
@rule("TS-NOTE-06")
def test_a_victorious_chalice_paladin_may_buy_any_one_card(table: Story) -> None:
    table.village(elf=("elf_wizard",), gem=("lightstone_gem",), militia=("militia",), fury=("battle_fury",))
    table.hand("chalice_paladin", "torch", "torch", "dagger")
    table.do("dungeon", "attack griknack_goblin")
    assert table.fought == (4, 4)
    assert table.asked == (0, "battle.spoils_buy")
    assert sorted(table.offers) == ["buy battle_fury", "buy elf_wizard", "buy militia", "done"]
    assert table.refusal("buy lightstone_gem") == ("too_dear", 6, 5)  # the Goblin just won does not pay
    table.do("buy elf_wizard")
    assert "elf_wizard" in table.discards()


@card("chalice_paladin")
def test_a_chalice_paladin_draws_one_card(table: Story) -> None:
    table.hand("chalice_paladin", "disease")
    table.deck("torch", "dagger")
    table.do("dungeon", "use chalice_paladin draw")
    assert table.hand_of() == ["chalice_paladin", "disease", "torch"]
    assert table.refusal("use chalice_paladin draw") == ("used_up",)
    assert "use chalice_paladin heal" not in table.offers  # he knows no cure
    table.leave_open()


@card("chalice_paladin")
@rule("TS-SPOILS-02")
def test_a_beaten_chalice_paladin_buys_nothing(table: Story) -> None:
    table.hall(rank_1="griffon")
    table.hand("chalice_paladin", "torch", "torch")
    table.do("dungeon", "attack griffon")
    assert table.happened("won") == []
    assert table.asked == (1, "turn.action")


@pytest.mark.parametrize(
    "id",
    [pytest.param(id, marks=card(id)) for id in ("chalice_quester", "chalice_defender", "chalice_paladin")],
)
def test_chalice_heroes_are_clerics_and_fighters(table: Story, id: str) -> None:
    table.hall(rank_1="knightmare", rank_2="tormentor")
    table.hand(id, "elf_wizard")
    table.hand(id, "elf_wizard", seat=1)
    table.do("dungeon", "attack knightmare")
    assert table.destroyed == [id]
    table.do("dungeon", "attack tormentor")
    assert table.destroyed == [id] * 2


# Dwarf


@pytest.mark.parametrize(
    ("id", "bare", "edge"),
    [
        pytest.param("dwarf_guardian", 1, 3, marks=[card("dwarf_guardian"), rule("TS-NOTE-08")]),
        pytest.param("dwarf_janissary", 2, 4, marks=card("dwarf_janissary")),
        pytest.param("dwarf_sentinel", 3, 5, marks=card("dwarf_sentinel")),
    ],
)
def test_a_dwarf_fights_better_with_an_edged_weapon(table: Story, id: str, bare: int, edge: int) -> None:
    table.hand(id, "hatchet", "warhammer", "torch")
    table.do("dungeon")
    assert table.muster("griknack_goblin").attack == bare
    table.do(f"equip warhammer {id}")
    assert table.muster("griknack_goblin").attack == bare + 3  # a blunt one is only itself
    table.do(f"equip hatchet {id}")
    assert table.muster("griknack_goblin").attack == bare + edge + 3
    table.leave_open()


@pytest.mark.parametrize(
    ("id", "attack"),
    [
        pytest.param("dwarf_guardian", 1 + 3, marks=card("dwarf_guardian")),
        pytest.param("dwarf_janissary", 2 + 4, marks=card("dwarf_janissary")),
        pytest.param("dwarf_sentinel", 3 + 5, marks=card("dwarf_sentinel")),
    ],
)
def test_a_dwarfs_bonus_stays_when_the_weapon_counts_for_nothing(table: Story, id: str, attack: int) -> None:
    table.hall(rank_1="noxious_slag")
    table.hand(id, "hatchet", "torch")
    table.do("dungeon", f"equip hatchet {id}", "attack noxious_slag")
    assert table.fought == (attack, 7)


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=card(id)) for id in ("dwarf_guardian", "dwarf_janissary", "dwarf_sentinel")]
)
def test_dwarves_are_fighters(table: Story, id: str) -> None:
    table.hall(rank_1="knightmare")
    table.hand(id, "regian_cleric")
    table.do("dungeon", "attack knightmare")
    assert table.destroyed == [id]


@card("dwarf_janissary")
@rule("TS-NOTE-09")
def test_a_victorious_dwarf_janissary_may_buy_one_weapon(table: Story) -> None:
    table.village(hatchet=("hatchet", "hatchet"), spear=("spear",), sword=("short_sword",), torch=("torch",))
    table.hand("dwarf_janissary", "dagger", "iron_rations", "torch")
    table.do("dungeon", "equip dagger dwarf_janissary", "attack griknack_goblin")
    assert table.fought == (2 + 4 + 1, 4)
    assert sorted(table.offers) == ["buy hatchet", "buy spear", "done"]
    assert table.refusal("buy torch") == ("wrong_spoils",)
    assert table.refusal("buy short_sword") == ("too_dear", 6, 5)
    table.do("buy hatchet")
    assert table.discards().count("hatchet") == 1
    assert table.asked == (1, "turn.action")  # one is all


@card("dwarf_janissary")
@rule("OR-15")
def test_a_dwarf_janissary_who_falls_buys_nothing(table: Story) -> None:
    table.hall(rank_1="mythlurian")
    table.hand("dwarf_janissary", "short_sword", "torch", "torch")
    table.do("dungeon", "equip short_sword dwarf_janissary", "attack mythlurian")
    assert table.fought == (2 + 4 + 4, 8)
    assert table.destroyed == ["dwarf_janissary"]
    assert table.asked == (1, "turn.action")


# Elf


@pytest.mark.parametrize(
    ("id", "magic", "light"),
    [
        pytest.param("elf_wizard", 2, 1, marks=card("elf_wizard")),
        pytest.param("elf_sorcerer", 3, 2, marks=card("elf_sorcerer")),
        pytest.param("elf_archmage", 4, 2, marks=card("elf_archmage")),
    ],
)
def test_elves_are_wizards_who_bring_magic_and_light(table: Story, id: str, magic: int, light: int) -> None:
    table.hall(rank_1="archduke_of_pain")
    table.hand(id, "thyrian_squire")
    table.do("dungeon")
    duke = table.muster("archduke_of_pain")
    assert (duke.attack, duke.magic, duke.light) == (2, magic, light)
    table.do("attack archduke_of_pain")
    assert table.destroyed == [id]


@card("elf_sorcerer")
def test_a_victorious_elf_sorcerer_may_send_a_monster_down_after_the_refill(table: Story) -> None:
    table.hall(rank_1="grudgebeast", rank_2="nixie", rank_3="griffon")
    table.dungeon_deck("pegasus", "succubus")
    table.hand("elf_sorcerer", "militia")
    table.do("dungeon", "attack grudgebeast")
    assert table.hall_now == ["nixie", "griffon", "pegasus"]
    assert table.offers == ["send_down nixie", "send_down griffon", "send_down pegasus", "spare"]
    table.do("send_down griffon")
    assert table.hall_now == ["nixie", "pegasus", "succubus"]
    assert table.sunk == ["griffon"]


@card("elf_sorcerer")
def test_an_elf_sorcerer_need_not_and_after_a_defeat_cannot(table: Story) -> None:
    table.hall(rank_1="griknack_goblin", rank_2="lord_of_death", rank_3="griffon")
    table.hand("elf_sorcerer", "militia")
    table.hand("elf_sorcerer", "militia", seat=1)
    table.do("dungeon", "attack griknack_goblin", "spare")
    assert table.hall_now[:2] == ["lord_of_death", "griffon"]
    table.do("dungeon", "attack lord_of_death")
    assert table.asked == (0, "turn.action")


@card("elf_sorcerer")
def test_a_stone_an_elf_sorcerer_brings_to_rank_1_is_nobodys(table: Story) -> None:
    table.hall(rank_1="griknack_goblin", rank_2="nixie", rank_3="stone_of_mystery")
    table.hand("elf_sorcerer", "militia")
    table.do("dungeon", "attack griknack_goblin", "send_down nixie")
    assert table.state.over
    assert table.happened("collected") == []


@card("elf_archmage")
def test_an_elf_archmage_may_send_a_monster_down_before_the_battle(table: Story) -> None:
    table.hall(rank_1="lord_of_death", rank_2="nixie", rank_3="griffon")
    table.dungeon_deck("pegasus")
    table.hand("elf_archmage", "militia")
    table.do("dungeon", "use elf_archmage send_down")
    assert table.offers == ["send_down lord_of_death", "send_down nixie", "send_down griffon"]
    table.do("send_down lord_of_death")
    assert table.hall_now == ["nixie", "griffon", "pegasus"]
    assert table.sunk == ["lord_of_death"]
    assert table.refusal("use elf_archmage send_down") == ("used_up",)
    table.do("attack nixie")
    assert table.fought == (4 + 1, 5)


@card("elf_archmage")
def test_an_elf_archmage_cannot_move_a_guardian(table: Story) -> None:
    table.hall(rank_1="", rank_2="", rank_3="", rank_0="dark_champion")
    table.hand("elf_archmage", "dagger")
    table.do("dungeon")
    assert table.refusal("use elf_archmage send_down") == ("guardian_stays",)
    table.leave_open()


@card("elf_archmage")
def test_a_breach_an_elf_archmage_brings_about_counts_at_once(table: Story) -> None:
    table.hall(rank_1="nixie", rank_2="archduke_of_pain", rank_3="griffon")
    table.stack("Militia", "militia", "militia", "militia")
    table.hand("elf_archmage")
    table.do("dungeon", "use elf_archmage send_down", "send_down nixie")
    assert table.stack_of("Militia") == ["militia"]
    table.leave_open()


@card("elf_archmage")
def test_a_stone_an_elf_archmage_brings_to_rank_1_is_nobodys(table: Story) -> None:
    table.hall(rank_1="nixie", rank_2="stone_of_mystery", rank_3="griffon")
    table.hand("elf_archmage")
    table.do("dungeon", "use elf_archmage send_down", "send_down nixie")
    assert table.state.over
    assert table.happened("collected") == []


# Faeyn


@pytest.mark.parametrize(
    ("id", "attack", "light"),
    [
        pytest.param("faeyn_archer", 2, 1, marks=card("faeyn_archer")),
        pytest.param("faeyn_marksman", 3, 1, marks=card("faeyn_marksman")),
        pytest.param("faeyn_sniper", 4, 2, marks=card("faeyn_sniper")),
    ],
)
@rule("TS-NOTE-11")
def test_a_faeyn_gives_neither_attack_nor_light_in_rank_1(
    table: Story, id: str, attack: int, light: int
) -> None:
    table.hall(rank_1="nixie", rank_2="pegasus", rank_3="griffon")
    table.hand(id, "dagger")
    table.do("dungeon", f"equip dagger {id}")
    near, middle, far = (table.muster(foe) for foe in ("nixie", "pegasus", "griffon"))
    assert (near.attack, near.light, near.penalty) == (0, 0, 1)
    assert (middle.attack, middle.light, middle.penalty) == (attack + 1, light, 2 - light)
    assert (far.attack, far.light, far.penalty) == (attack + 1, light, 3 - light)
    table.leave_open()


@card("faeyn_sniper")
def test_a_faeyn_sniper_earns_1_xp_more_for_a_kill_in_rank_3(table: Story) -> None:
    table.hall(rank_2="pegasus", rank_3="grudgebeast")
    table.hand("faeyn_sniper", "amazon_queen", "lantern")
    table.hand("faeyn_sniper", "amazon_queen", "lantern", seat=1)
    table.do("dungeon", "attack grudgebeast")
    assert table.xp_of(0) == 1 + 1
    table.do("dungeon", "attack pegasus")
    assert table.xp_of(1) == 1


@card("faeyn_sniper")
def test_a_faeyn_sniper_earns_nothing_for_a_defeat_in_rank_3(table: Story) -> None:
    table.hall(rank_3="griffon")
    table.hand("faeyn_sniper", "torch")
    table.do("dungeon", "attack griffon")
    assert table.happened("won") == []
    assert table.xp_of() == 0
