"""Heroes of the base box: what every one of them costs, pays, lifts, scores and needs to level up."""

import pytest
from tests.games.thunderstone.teller import Story

from marks import card


@pytest.fixture
def table(table: Story) -> Story:
    return table.start(packs=()).quiet()


def hero(id: str, group: str, price: int, gold: int, strength: int, vp: int) -> object:
    return pytest.param(id, group, price, gold, strength, vp, id=id, marks=card(id))


@pytest.mark.parametrize(
    ("id", "group", "price", "gold", "strength", "vp"),
    [
        hero("amazon_archer", "Amazon", 6, 0, 4, 0),
        hero("amazon_huntress", "Amazon", 9, 0, 5, 0),
        hero("amazon_queen", "Amazon", 11, 0, 6, 2),
        hero("chalice_quester", "Chalice", 7, 0, 5, 0),
        hero("chalice_defender", "Chalice", 10, 0, 6, 0),
        hero("chalice_paladin", "Chalice", 12, 0, 7, 2),
        hero("dwarf_guardian", "Dwarf", 6, 0, 5, 0),
        hero("dwarf_janissary", "Dwarf", 9, 0, 6, 0),
        hero("dwarf_sentinel", "Dwarf", 12, 0, 8, 2),
        hero("elf_wizard", "Elf", 5, 0, 3, 0),
        hero("elf_sorcerer", "Elf", 8, 0, 3, 0),
        hero("elf_archmage", "Elf", 10, 0, 4, 2),
        hero("faeyn_archer", "Faeyn", 7, 0, 4, 0),
        hero("faeyn_marksman", "Faeyn", 10, 0, 5, 0),
        hero("faeyn_sniper", "Faeyn", 12, 0, 6, 2),
        hero("lorigg_thief", "Lorigg", 5, 2, 4, 0),
        hero("lorigg_rogue", "Lorigg", 8, 3, 4, 0),
        hero("lorigg_outlaw", "Lorigg", 10, 4, 5, 1),
        hero("outlands_warrior", "Outlands", 8, 0, 7, 0),
        hero("outlands_slayer", "Outlands", 11, 0, 8, 0),
        hero("outlands_khan", "Outlands", 13, 0, 8, 3),
        hero("redblade_killer", "Redblade", 5, 1, 5, 0),
        hero("redblade_poisoner", "Redblade", 8, 2, 5, 0),
        hero("redblade_assassin", "Redblade", 9, 2, 6, 2),
        hero("regian_cleric", "Regian", 5, 0, 4, 0),
        hero("regian_priest", "Regian", 8, 0, 4, 0),
        hero("regian_bishop", "Regian", 11, 0, 5, 2),
        hero("selurin_magician", "Selurin", 8, 0, 2, 0),
        hero("selurin_warlock", "Selurin", 10, 0, 2, 0),
        hero("selurin_theurge", "Selurin", 13, 0, 3, 1),
        hero("thyrian_squire", "Thyrian", 7, 0, 6, 0),
        hero("thyrian_knight", "Thyrian", 9, 0, 8, 0),
        hero("thyrian_lord", "Thyrian", 11, 0, 9, 2),
    ],
)
def test_a_hero_is_bought_for_its_price_and_pays_and_scores_as_printed(
    table: Story, id: str, group: str, price: int, gold: int, strength: int, vp: int
) -> None:
    table.stack(group, id)
    table.purse(price - 1)
    table.do("village")
    assert table.refusal(f"buy {id}") == ("too_dear", price, price - 1)
    table.do("done")
    table.purse(price, seat=1)
    table.do("village", f"buy {id}")
    assert (table.discards(1)[0], table.vp_of(1)) == (id, vp)
    table.hand(id)
    assert table.strength_of(id) == strength
    table.do("village")
    assert table.gold == gold
    table.leave_open()


def step(id: str, better: str, group: str, xp: int) -> object:
    return pytest.param(id, better, group, xp, id=f"{id}-{better}", marks=card(id, better))


@pytest.mark.parametrize(
    ("id", "better", "group", "xp"),
    [
        step("amazon_archer", "amazon_huntress", "Amazon", 2),
        step("amazon_huntress", "amazon_queen", "Amazon", 3),
        step("chalice_quester", "chalice_defender", "Chalice", 2),
        step("chalice_defender", "chalice_paladin", "Chalice", 3),
        step("dwarf_guardian", "dwarf_janissary", "Dwarf", 2),
        step("dwarf_janissary", "dwarf_sentinel", "Dwarf", 3),
        step("elf_wizard", "elf_sorcerer", "Elf", 2),
        step("elf_sorcerer", "elf_archmage", "Elf", 2),
        step("faeyn_archer", "faeyn_marksman", "Faeyn", 2),
        step("faeyn_marksman", "faeyn_sniper", "Faeyn", 3),
        step("lorigg_thief", "lorigg_rogue", "Lorigg", 2),
        step("lorigg_rogue", "lorigg_outlaw", "Lorigg", 3),
        step("outlands_warrior", "outlands_slayer", "Outlands", 2),
        step("outlands_slayer", "outlands_khan", "Outlands", 3),
        step("redblade_killer", "redblade_poisoner", "Redblade", 2),
        step("redblade_poisoner", "redblade_assassin", "Redblade", 3),
        step("regian_cleric", "regian_priest", "Regian", 2),
        step("regian_priest", "regian_bishop", "Regian", 3),
        step("selurin_magician", "selurin_warlock", "Selurin", 2),
        step("selurin_warlock", "selurin_theurge", "Selurin", 3),
        step("thyrian_squire", "thyrian_knight", "Thyrian", 2),
        step("thyrian_knight", "thyrian_lord", "Thyrian", 3),
    ],
)
def test_a_hero_levels_up_for_its_xp_to_the_next_card_of_its_type(
    table: Story, id: str, better: str, group: str, xp: int
) -> None:
    table.stack(group, better)
    table.hand(id, better)
    table.xp(9)
    table.do("village", "done")
    table.do(f"level_up {id} {better}")
    assert table.xp_of() == 9 - xp
    assert table.destroyed == [id]
    assert table.discards().count(better) == 2  # the old one shown, the new one gained
