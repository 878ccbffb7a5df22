"""Levelling up."""

from tests.games.thunderstone.teller import Story

from marks import rule


@rule("TS-LEVEL-01", "OR-01")
def test_heroes_level_up_in_the_village_and_nowhere_else(table: Story) -> None:
    table.quiet()
    table.village(elf=("elf_sorcerer",))
    table.hand("elf_wizard")
    table.xp(9)
    table.do("dungeon", "attack griknack_goblin")
    table.do("rest", "spare")
    table.hand("elf_wizard")
    table.do("village")
    assert table.asked == (0, "village.level_up")
    table.do("done")


@rule("TS-LEVEL-02", "TS-LEVEL-03", "TS-EX-02")
def test_the_level_cost_is_paid_and_the_old_card_destroyed(table: Story) -> None:
    table.village(elf=("elf_wizard", "elf_sorcerer", "elf_archmage"))
    table.hand("elf_wizard", "torch")
    table.xp(3)
    table.do("village", "level_up elf_wizard elf_sorcerer")
    assert table.xp_of() == 1
    assert table.destroyed == ["elf_wizard"]
    assert table.discards()[0] == "elf_sorcerer"  # found below the Wizard in the stack


@rule("TS-LEVEL-02")
def test_too_little_xp_buys_no_level(table: Story) -> None:
    table.village(regian=("regian_bishop",), elf=("elf_archmage",))
    table.hand("regian_priest", "elf_sorcerer")
    table.xp(2)
    table.do("village")
    assert table.refusal("level_up regian_priest regian_priest") == ("too_little_xp", 3, 2)
    assert table.offers == ["level_up elf_sorcerer elf_archmage", "done"]
    table.do("done")


@rule("TS-LEVEL-04")
def test_from_level_1_to_2_to_3_and_no_further(table: Story) -> None:
    table.village(elf=("elf_sorcerer", "elf_archmage"), amazon=("amazon_archer",))
    table.hand("elf_wizard", "elf_sorcerer", "elf_archmage")
    table.xp(9)
    table.do("village")
    assert table.offers == ["level_up elf_wizard elf_sorcerer", "level_up elf_sorcerer elf_archmage", "done"]
    table.do("level_up elf_sorcerer elf_archmage")
    assert table.discards().count("elf_archmage") == 2  # the new one and the one from hand


@rule("TS-LEVEL-05")
def test_any_number_of_heroes_while_the_xp_lasts(table: Story) -> None:
    table.village(elf=("elf_sorcerer",), dwarf=("dwarf_janissary",), amazon=("amazon_huntress",))
    table.hand("elf_wizard", "dwarf_guardian", "amazon_archer")
    table.xp(5)
    table.do("village", "level_up elf_wizard elf_sorcerer", "level_up dwarf_guardian dwarf_janissary")
    assert table.asked == (1, "turn.action")
    assert table.xp_of() == 1
    assert "amazon_archer" in table.discards()


@rule("TS-LEVEL-06", "OR-02")
def test_one_type_is_not_levelled_twice_in_a_turn(table: Story) -> None:
    table.village(elf=("elf_wizard", "elf_sorcerer", "elf_archmage"), dwarf=("dwarf_janissary",))
    table.hand("elf_wizard", "elf_sorcerer", "militia", "militia", "dwarf_guardian")
    table.xp(12)
    table.do("village", "level_up elf_wizard elf_sorcerer")
    assert table.refusal("level_up elf_sorcerer elf_sorcerer") == ("levelled_already", "Elf")
    table.do("level_up militia elf_wizard")
    assert table.refusal("level_up militia militia") == ("levelled_already", "Militia")
    table.do("level_up dwarf_guardian dwarf_janissary")
    assert table.asked == (1, "turn.action")


@rule("OR-02")
def test_by_the_other_reading_only_the_same_card_climbs_once(table: Story) -> None:
    table.start(level_limit="card")
    table.village(elf=("elf_sorcerer", "elf_sorcerer", "elf_archmage"))
    table.hand("elf_wizard", "elf_wizard", "elf_sorcerer")
    table.xp(6)
    table.do("village", "level_up elf_wizard elf_sorcerer", "level_up elf_wizard elf_sorcerer")
    table.do("level_up elf_sorcerer elf_archmage")
    assert sorted(table.discards()) == ["elf_archmage", "elf_sorcerer", "elf_sorcerer"]
    assert table.xp_of() == 0


@rule("TS-LEVEL-07")
def test_without_a_higher_card_a_hero_stays(table: Story) -> None:
    table.village(elf=("elf_wizard", "elf_archmage"), dwarf=("dwarf_janissary",))
    table.hand("elf_wizard", "dwarf_guardian", "amazon_archer")
    table.xp(9)
    table.do("village")
    assert table.refusal("level_up elf_wizard elf_wizard") == ("no_higher_level",)
    assert table.refusal("level_up amazon_archer amazon_archer") == ("no_higher_level",)
    assert table.offers == ["level_up dwarf_guardian dwarf_janissary", "done"]
    table.do("done")


@rule("TS-LEVEL-08")
def test_three_xp_make_a_militia_any_level_1_hero(table: Story) -> None:
    table.village(elf=("elf_wizard",), dwarf=("dwarf_guardian",), amazon=("amazon_huntress",))
    table.hand("militia", "torch")
    table.xp(3)
    table.do("village")
    assert table.asked == (0, "village.level_up")
    assert sorted(table.offers) == ["done", "level_up militia dwarf_guardian", "level_up militia elf_wizard"]
    table.do("level_up militia dwarf_guardian")
    assert table.xp_of() == 0
    assert table.destroyed == ["militia"]
    assert "dwarf_guardian" in table.discards()


def test_a_level_up_shows_nobody_anything_and_is_free_to_take_back(table: Story) -> None:
    table.hand("elf_wizard", "lorigg_thief", "torch")
    table.village(elf=("elf_sorcerer",), thief=("lorigg_rogue",), spear=("spear",))
    table.xp(4)
    table.do("village", "buy spear")
    assert not table.state.news
    table.do("level_up lorigg_thief lorigg_rogue")
    assert not table.state.news
    table.do("done")
    assert table.state.news  # a new hand
