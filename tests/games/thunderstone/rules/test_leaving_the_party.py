"""Cards that leave the party before the battle, and what they leave behind."""

from tests.games.thunderstone.teller import Story

from marks import card, rule

GOBLIN = "griknack_goblin"


@card("gray_ooze")
def test_a_discarded_hero_holds_no_weapon(table: Story) -> None:
    table.quiet().hall("gray_ooze")  # takes a Hero of a party without Weapons
    table.village(a=("thyrian_squire",))
    table.hand("diin_enchanter", "militia", "dagger")
    table.do("dungeon", "equip dagger militia", "use diin_enchanter enchant", "attack gray_ooze")
    assert table.destroyed == ["diin_enchanter", "thyrian_squire"]


@card("gray_ooze")
def test_a_destroyed_hero_holds_no_weapon(table: Story) -> None:
    table.quiet().hall("gray_ooze")
    table.hand("banish", "militia", "dagger", "outlands_khan")
    table.do("dungeon", "equip dagger militia", "use banish banish", "spare", "destroy militia")
    table.do("attack gray_ooze")
    assert table.destroyed == ["militia", "outlands_khan"]


@card("ambrosia")
@rule("WR-NOTE-02")
def test_ambrosia_that_was_eaten_by_one_alone_saves_nobody(table: Story) -> None:
    table.quiet().hall("mythlurian")
    table.hand("ambrosia", "outlands_slayer", "torch")
    table.do("dungeon", "use ambrosia share", "use outlands_slayer eat", "attack mythlurian")
    assert table.destroyed == ["ambrosia", "outlands_slayer"]
    assert table.fought[0] == 5 + 3


@card("ambrosia")
@rule("WR-NOTE-02")
def test_ambrosia_saves_heroes_and_no_weapons(table: Story) -> None:
    table.quiet().hall("red_jelly")
    table.hand("ambrosia", "militia", "dagger")
    table.do("dungeon", "use ambrosia share", "attack red_jelly")
    assert table.destroyed == ["dagger"]


def test_a_hero_just_strong_enough_keeps_its_weapon_while_food_goes(table: Story) -> None:
    table.quiet().hand("outlands_slayer", "iron_rations", "militia", "dagger", "torch")
    table.do("dungeon", "equip dagger militia", "use outlands_slayer eat")
    assert table.muster(GOBLIN).attack == (5 + 3) + (1 + 1)
    table.leave_open()


@card("runespawn_adept")
def test_a_hero_who_goes_leaves_the_others_emboldened(table: Story) -> None:
    table.quiet().hand("runespawn_adept", "banish", "militia")
    table.do("dungeon", "use runespawn_adept embolden", "use banish banish", "spare")
    table.do("destroy runespawn_adept")
    assert table.strength_of("militia") == 4
    table.leave_open()


@card("selurin_theurge")
def test_two_theurges_each_choose_among_what_was_discarded_for_her(table: Story) -> None:
    table.quiet().hand("selurin_theurge", "selurin_theurge", "militia", "torch")
    table.hand("dwarf_guardian", "elf_wizard", "redblade_killer", seat=1)
    table.do("dungeon", "use selurin_theurge summon", "discard militia", "discard dwarf_guardian")
    table.do("borrow dwarf_guardian", "use selurin_theurge summon")
    table.do("discard dwarf_guardian", "discard elf_wizard")
    assert table.offers == ["borrow dwarf_guardian", "borrow elf_wizard", "decline"]  # and no Militia
    table.do("borrow dwarf_guardian", f"attack {GOBLIN}")
    assert "dwarf_guardian" in table.discards(1)


@card("toryn_gladiator")
def test_a_borrowed_weapon_is_given_up_for_the_next_gladiator_and_borrowed_again(table: Story) -> None:
    table.quiet().hand("toryn_gladiator", "toryn_gladiator", "torch")
    (hatchet,) = table.hand("hatchet", seat=1)
    table.do("dungeon", "use toryn_gladiator challenge", "discard hatchet", "borrow hatchet")
    (first,) = [hero for weapon, hero in table.state.held if weapon == hatchet]
    table.do("use toryn_gladiator challenge", "borrow hatchet")
    (second,) = [hero for weapon, hero in table.state.held if weapon == hatchet]
    assert first != second
    table.do(f"attack {GOBLIN}")
    assert "hatchet" in table.discards(1)


@rule("OR-44")
def test_a_party_that_withdraws_gives_back_what_was_for_the_battle(table: Story) -> None:
    table.hall("air_wrath", "", "")  # not to be attacked once a Spell is used
    table.dungeon_deck()
    table.village(a=("dagger",))
    table.hand("selurin_theurge", "militia", "illusory_blade", "torch")
    table.hand("dwarf_guardian", seat=1)
    table.do("dungeon", "use selurin_theurge summon", "discard militia", "discard dwarf_guardian")
    table.do("borrow dwarf_guardian", "use illusory_blade conjure", "hand_to selurin_theurge", "withdraw")
    assert table.destroyed == ["dagger"]
    assert "dwarf_guardian" in table.discards(1)
