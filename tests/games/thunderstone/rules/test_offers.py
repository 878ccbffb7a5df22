"""What is offered: one card of those that are alike, each that something was done to, and nothing else."""

from tests.games.thunderstone.teller import Story

GOBLINS = ["attack griknack_goblin", "attack griknack_goblin #2", "attack griknack_goblin #3"]


def test_of_two_villagers_alike_one_is_offered_until_one_is_used(table: Story) -> None:
    table.hand("barkeep", "torch", "barkeep")
    table.do("village")
    assert table.offers == ["use barkeep serve", "use barkeep cash_in", "done"]
    table.do("use barkeep serve")
    assert table.offers == ["use barkeep cash_in", "use barkeep serve", "use barkeep cash_in #2", "done"]
    table.leave_open()


def test_in_the_dungeon_one_of_each_is_offered_and_only_weapons_are_held(table: Story) -> None:
    table.quiet().hand("militia", "battle_fury", "dagger", "fireball", "militia", "disease", "dagger")
    table.do("dungeon")
    assert table.offers == ["use battle_fury rage", "equip dagger militia", *GOBLINS]
    table.do("equip dagger militia")
    assert table.offers == [
        "use battle_fury rage",
        "equip dagger militia",  # hand it to the other one
        "put_down dagger",
        "equip dagger militia #2",
        "equip dagger militia #3",
        *GOBLINS,
    ]
    table.leave_open()


def test_a_hero_that_was_fed_is_told_from_its_equal(table: Story) -> None:
    table.quiet().hand("militia", "iron_rations", "hatchet", "militia")
    table.do("dungeon")
    assert table.refusal("equip hatchet militia") == ("too_heavy", 3, 2)
    table.do("use iron_rations eat")
    assert "equip hatchet militia" in table.offers
    assert table.refusal("equip hatchet militia") == ("too_heavy", 3, 2)  # the other one
    table.leave_open()


def test_a_borrowed_weapon_that_nobody_holds_is_not_put_down(table: Story) -> None:
    table.quiet().hand("toryn_gladiator", "dagger", "torch")
    table.hand("hatchet", seat=1)
    table.do("dungeon", "use toryn_gladiator challenge", "discard hatchet", "borrow hatchet")
    assert "put_down hatchet" in table.offers
    table.do("put_down hatchet")
    assert table.offers == ["equip hatchet toryn_gladiator", *GOBLINS]
    table.leave_open()


def test_of_two_heroes_alike_one_is_offered_a_higher_level(table: Story) -> None:
    table.hand("militia", "torch", "militia")
    table.village(elf=("elf_wizard",), amazon=("amazon_archer",))
    table.xp(3)
    table.do("village")  # 2 gold buy nothing
    assert table.offers == ["level_up militia elf_wizard", "level_up militia amazon_archer", "done"]
    table.do("done")


def test_a_dungeon_turn_has_no_purchases(table: Story) -> None:
    table.quiet().hand("militia")
    table.do("dungeon")
    assert (table.state.purchases, table.state.smiths) == (0, 0)
    table.leave_open()


def test_militia_cost_nothing(table: Story) -> None:
    table.hand("disease")
    table.village(militia=("militia",), dagger=("dagger",))
    table.do("village")
    assert table.offers == ["buy militia", "done"]
    table.do("buy militia")
