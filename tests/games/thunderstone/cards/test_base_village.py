"""Village cards of the base box: what all of them cost and pay, then Spells and Items."""

import pytest
from tests.games.thunderstone.teller import Story

from marks import card, rule


@pytest.fixture
def table(table: Story) -> Story:
    return table.start(packs=()).quiet()


def ware(id: str, group: str, price: int, gold: int) -> object:
    return pytest.param(id, group, price, gold, id=id, marks=card(id))


@pytest.mark.parametrize(
    ("id", "group", "price", "gold"),
    [
        ware("arcane_energies", "Arcane Energies", 2, 0),
        ware("banish", "Banish", 4, 0),
        ware("barkeep", "Barkeep", 2, 1),
        ware("battle_fury", "Battle Fury", 3, 0),
        ware("feast", "Feast", 5, 3),
        ware("fireball", "Fireball", 9, 0),
        ware("flaming_sword", "Flaming Sword", 5, 2),
        ware("goodberries", "Goodberries", 4, 2),
        ware("hatchet", "Hatchet", 4, 1),
        ware("lantern", "Lantern", 4, 2),
        ware("lightstone_gem", "Lightstone Gem", 6, 3),
        ware("magical_aura", "Magical Aura", 4, 2),
        ware("pawnbroker", "Pawnbroker", 3, 0),
        ware("polearm", "Polearm", 7, 3),
        ware("short_sword", "Short Sword", 6, 3),
        ware("spear", "Spear", 4, 2),
        ware("town_guard", "Town Guard", 3, 0),
        ware("trainer", "Trainer", 4, 0),
        ware("warhammer", "Warhammer", 4, 2),
    ],
)
def test_a_ware_is_bought_for_its_price_and_pays_its_gold(
    table: Story, id: str, group: str, price: int, gold: int
) -> None:
    table.stack(group, id, id)
    table.purse(price - 1)
    table.do("village")
    assert table.refusal(f"buy {id}") == ("too_dear", price, price - 1)
    table.do("done")
    table.purse(price, seat=1)
    table.do("village", f"buy {id}")
    assert table.discards(1)[0] == id
    table.hand(id)
    table.do("village")
    assert table.gold == gold
    table.leave_open()


# Spells


@pytest.mark.parametrize(
    "id",
    [
        pytest.param(id, marks=card(id))
        for id in ("arcane_energies", "banish", "battle_fury", "fireball", "magical_aura")
    ],
)
def test_a_spell_is_what_a_harbinger_destroys(table: Story, id: str) -> None:
    table.hall(rank_1="harbinger")
    table.hand(id, "militia", "torch", "dagger")
    table.do("dungeon", "attack harbinger")
    assert table.destroyed == [id]


@card("arcane_energies")
def test_arcane_energies_turn_the_attack_of_equipped_heroes_into_magic(table: Story) -> None:
    table.hand("arcane_energies", "dwarf_guardian", "militia", "short_sword", "torch")
    table.deck("fireball", "feast")
    table.do("dungeon", "equip short_sword dwarf_guardian")
    before = table.muster("griknack_goblin")
    assert (before.attack, before.magic) == (1 + 3 + 4 + 1, 0)
    table.do("use arcane_energies infuse")
    after = table.muster("griknack_goblin")
    assert (after.attack, after.magic) == (1, 1 + 3 + 4 + 3)  # an unarmed Militia; the Fireball was drawn
    assert (table.hand_of()[-1], table.deck_of()) == ("fireball", ["feast"])
    assert table.refusal("use arcane_energies infuse") == ("used_up",)
    table.leave_open()


@card("arcane_energies")
def test_arcane_energies_see_only_who_is_equipped_in_the_battle(table: Story) -> None:
    table.hand("arcane_energies", "dwarf_guardian", "short_sword", "torch")
    table.deck()
    table.do("dungeon", "use arcane_energies infuse")
    assert (table.muster("griknack_goblin").attack, table.muster("griknack_goblin").magic) == (1, 0)
    table.do("equip short_sword dwarf_guardian")
    assert (table.muster("griknack_goblin").attack, table.muster("griknack_goblin").magic) == (0, 8)
    table.leave_open()


@card("banish")
@rule("TS-NOTE-03")
def test_banish_sends_a_monster_down_and_the_hall_refills_before_the_target_is_named(table: Story) -> None:
    lord, *_ = table.hall(rank_1="lord_of_death", rank_2="nixie", rank_3="griffon")
    table.dungeon_deck("famine", "kingdom")
    table.hand("banish", "disease", "militia")
    table.deck("torch", "dagger")
    table.do("dungeon", "use banish banish", "send_down lord_of_death")
    assert table.hall_now == ["nixie", "griffon", "famine"]
    assert table.sunk == ["lord_of_death"]
    assert table.happened("sent_down")[0][1] == lord
    table.do("destroy disease")
    assert table.hand_of() == ["banish", "militia", "torch"]
    assert table.refusal("use banish banish") == ("used_up",)
    assert [offer for offer in table.offers if offer.startswith("attack")] == [
        "attack nixie",
        "attack griffon",
        "attack famine",
    ]
    table.leave_open()


@card("banish")
@rule("TS-NOTE-03")
def test_banish_is_of_no_use_in_the_village(table: Story) -> None:
    table.hand("banish", "disease")
    table.do("village")
    assert table.asked == (0, "village.buy")
    table.leave_open()


@card("banish")
def test_banish_may_rearrange_the_hall_instead(table: Story) -> None:
    lord, nixie, griffon = table.hall(rank_1="lord_of_death", rank_2="nixie", rank_3="griffon")
    table.hand("banish", "disease")
    table.deck("torch")
    table.do("dungeon", "use banish banish", "arrange griffon lord_of_death nixie")
    assert table.hall_now == ["griffon", "lord_of_death", "nixie"]
    assert table.happened("arranged") == [(0, (griffon, lord, nixie))]
    assert table.sunk == []
    assert sorted(table.offers) == ["destroy banish", "destroy disease"]  # a card has to go all the same
    table.do("destroy banish")
    assert table.hand_of() == ["disease", "torch"]
    table.leave_open()


@card("banish")
@rule("OR-46")
def test_banish_rearranges_the_two_monsters_that_are_left(table: Story) -> None:
    table.hall(rank_1="nixie", rank_2="griffon", rank_3="")
    table.dungeon_deck()
    table.hand("banish", "torch")
    table.do("dungeon", "use banish banish", "arrange griffon nixie -", "destroy torch")
    assert table.hall_now == ["griffon", "nixie", ""]
    table.leave_open()


@card("banish")
def test_a_monster_that_banish_brings_to_rank_1_breaches(table: Story) -> None:
    table.hall(rank_1="nixie", rank_2="griffon", rank_3="tyxr_the_old")
    table.hand("banish", "torch", "militia", "disease")
    table.hand("dagger", "torch", "militia", seat=1)
    table.do("dungeon", "use banish banish", "arrange tyxr_the_old nixie griffon")
    assert table.happened("breached")
    table.do("discard torch", "discard militia", "discard dagger", "discard torch", "destroy disease")
    assert table.hand_of(1) == ["militia"]
    table.leave_open()


@card("banish")
@rule("OR-18")
def test_banish_may_put_the_thunderstone_in_rank_1_and_nobody_takes_it(table: Story) -> None:
    table.hall(rank_1="nixie", rank_2="griffon", rank_3="stone_of_mystery")
    table.hand("banish", "torch")
    table.do("dungeon", "use banish banish")
    assert "send_down stone_of_mystery" not in table.offers
    table.do("arrange stone_of_mystery nixie griffon")
    assert table.state.over
    assert "stone_of_mystery" not in [id for id, _ in table.points_of() + table.points_of(1)]


@card("banish")
@rule("WR-GUARD-08", "WR-TRAIT-14")
def test_banish_cannot_move_a_guardian_that_must_be_defeated(table: Story) -> None:
    table.hall(rank_1="nixie", rank_2="dark_champion", rank_3="griffon")
    table.hand("banish", "torch")
    table.do("dungeon", "use banish banish")
    assert table.refusal("send_down dark_champion") == ("guardian_stays",)
    assert table.refusal("arrange dark_champion nixie griffon") == ("must_be_defeated",)
    assert "arrange griffon dark_champion nixie" in table.offers
    table.leave_open()


@card("battle_fury")
def test_battle_fury_gives_every_hero_attack_1_militia_too(table: Story) -> None:
    table.hand("battle_fury", "militia", "elf_wizard", "torch")
    table.do("dungeon")
    assert table.muster("griknack_goblin").attack == 1
    table.do("use battle_fury rage")
    assert (table.muster("griknack_goblin").attack, table.muster("griknack_goblin").magic) == (1 + 1 + 1, 2)
    assert table.refusal("use battle_fury rage") == ("used_up",)
    table.do("attack griknack_goblin")
    assert table.fought == (5, 4)


@card("fireball")
@rule("TS-NOTE-12")
def test_a_fireball_gives_magic_3_and_light_1_without_a_hero(table: Story) -> None:
    table.hall(rank_1="harbinger")
    table.hand("fireball")
    table.do("dungeon")
    assert (table.muster("harbinger").magic, table.muster("harbinger").light) == (3, 1)
    table.do("attack harbinger")
    assert table.fought == (3, 3)
    assert table.happened("won")


@card("fireball")
@rule("WR-TRAIT-07")
def test_a_fireball_only_sheds_light_on_a_monster_immune_to_spells(table: Story) -> None:
    table.hall(rank_1="fire_wrath")
    table.hand("fireball")
    table.do("dungeon")
    assert (table.muster("fire_wrath").magic, table.muster("fire_wrath").light) == (0, 1)
    table.leave_open()


@card("magical_aura")
def test_a_magical_aura_makes_every_weapon_weigh_0_and_draws_a_card(table: Story) -> None:
    table.hand("magical_aura", "militia", "elf_wizard", "warhammer", "torch")
    table.deck("short_sword", "dagger")
    table.do("dungeon")
    assert table.refusal("equip warhammer militia") == ("too_heavy", 5, 2)
    table.do("use magical_aura lighten")
    assert table.hand_of()[-1] == "short_sword"
    table.do("equip warhammer militia", "equip short_sword elf_wizard")
    assert table.muster("griknack_goblin").attack == 1 + 3 + 4
    assert table.refusal("use magical_aura lighten") == ("used_up",)
    table.leave_open()


@card("magical_aura", "polearm")
def test_a_weightless_polearm_still_asks_for_strength_8(table: Story) -> None:
    table.hand("magical_aura", "thyrian_squire", "polearm", "torch")
    table.deck("feast")
    table.do("dungeon", "use magical_aura lighten", "equip polearm thyrian_squire")
    assert table.muster("griknack_goblin").attack == 2 + 2
    table.do("use feast feast")
    assert table.muster("griknack_goblin").attack == 2 + 1 + 6  # Strength 6 + 3
    table.leave_open()


# Items


@pytest.mark.parametrize(
    ("id", "magic"),
    [
        pytest.param(id, 2 + 1, marks=card(id))
        for id in ("iron_rations", "torch", "feast", "goodberries", "lantern", "lightstone_gem")
    ],
)
def test_an_item_helps_a_selurin_magician(table: Story, id: str, magic: int) -> None:
    table.hand(id, "selurin_magician")
    table.do("dungeon")
    assert table.muster("griknack_goblin").magic == magic
    table.leave_open()


@card("feast")
def test_a_feast_gives_every_hero_strength_3_and_attack_1(table: Story) -> None:
    table.hand("feast", "militia", "elf_wizard", "warhammer", "torch")
    table.do("dungeon", "use feast feast")
    assert (table.strength_of("militia"), table.strength_of("elf_wizard")) == (5, 6)
    table.do("equip warhammer militia")
    assert table.muster("griknack_goblin").attack == 1 + 1 + 3 + 1
    assert table.refusal("use feast feast") == ("used_up",)
    table.do("attack griknack_goblin")
    assert table.destroyed == []


@card("feast")
def test_a_feast_eaten_by_a_thyrian_feeds_nobody_else(table: Story) -> None:
    table.hand("feast", "thyrian_squire", "militia", "torch")
    table.do("dungeon", "use feast feast", "use thyrian_squire eat")
    assert table.strength_of("militia") == 2
    assert table.muster("griknack_goblin").attack == 2 + 2 + 1
    assert table.destroyed == ["feast"]
    table.leave_open()


@card("goodberries")
@rule("TS-NOTE-14")
def test_goodberries_leave_a_wizard_the_magic_there_was(table: Story) -> None:
    table.hand("goodberries", "elf_wizard", "dagger", "battle_fury", "torch")
    table.do("dungeon", "use goodberries eat", "equip dagger elf_wizard", "use battle_fury rage")
    goblin = table.muster("griknack_goblin")
    assert (goblin.attack, goblin.magic) == (0, 2 + 1 + 1)
    table.leave_open()


@card("goodberries")
@rule("TS-NOTE-14")
def test_goodberries_strengthen_a_hero_and_turn_the_whole_attack_into_magic(table: Story) -> None:
    table.hand("goodberries", "dwarf_guardian", "militia", "short_sword", "battle_fury", "torch")
    table.do("dungeon", "use goodberries eat")
    assert table.offers == ["feed dwarf_guardian", "feed militia"]
    table.do("feed dwarf_guardian")
    assert (table.strength_of("dwarf_guardian"), table.strength_of("militia")) == (8, 2)
    table.do("equip short_sword dwarf_guardian", "use battle_fury rage")
    goblin = table.muster("griknack_goblin")
    assert (goblin.attack, goblin.magic) == (1 + 1, 1 + 3 + 4 + 1)  # Attack gained later is turned as well
    assert table.refusal("use goodberries eat") == ("used_up",)
    table.leave_open()


@card("goodberries")
def test_goodberries_eaten_by_a_thyrian_turn_nothing_into_magic(table: Story) -> None:
    table.hand("goodberries", "thyrian_squire", "militia", "torch")
    table.do("dungeon", "use goodberries eat", "feed militia", "use thyrian_squire eat")
    assert table.strength_of("militia") == 2
    goblin = table.muster("griknack_goblin")
    assert (goblin.attack, goblin.magic) == (2 + 2 + 1, 0)
    table.leave_open()


@card("goodberries")
def test_goodberries_need_a_hero(table: Story) -> None:
    table.hand("goodberries", "torch")
    table.do("dungeon")
    assert table.refusal("use goodberries eat") == ("none_in_hand", "Hero")
    table.leave_open()


@card("goodberries")
def test_goodberries_score_1(table: Story) -> None:
    table.hand("goodberries")
    assert table.points_of() == [("goodberries", 1)]


@card("goodberries", "iron_rations")
def test_a_recruited_hero_can_be_fed_like_any_other(table: Story) -> None:
    table.stack("Dwarf", "dwarf_guardian")
    table.hand("diin_enchanter", "militia", "iron_rations", "goodberries")
    table.do("dungeon", "use diin_enchanter enchant", "recruit dwarf_guardian")
    table.do("use iron_rations eat", "feed dwarf_guardian", "use goodberries eat", "feed dwarf_guardian")
    assert table.strength_of("dwarf_guardian") == 5 + 2 + 3
    table.leave_open()


@pytest.mark.parametrize(
    ("id", "light"),
    [
        pytest.param("lantern", 2, marks=card("lantern")),
        pytest.param("lightstone_gem", 3, marks=card("lightstone_gem")),
    ],
)
def test_a_light_shines_without_a_hero(table: Story, id: str, light: int) -> None:
    table.hall(rank_3="griffon")
    table.hand(id)
    table.do("dungeon")
    griffon = table.muster("griffon")
    assert (griffon.light, griffon.penalty, griffon.value) == (light, 3 - light, -2 * (3 - light))
    table.leave_open()
