"""Visiting the Village, Village cards and Repeat effects."""

from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board
from delvewright.games.thunderstone.kinds import ITEM, KINDS, SPELL, VILLAGER, WEAPON
from marks import rule

# In the order we play --------------------------------------------------------------------------------


@rule("WR-VILLAGE-01")
def test_the_hand_is_shown(table: Story) -> None:
    hand = table.hand("torch", "barkeep")
    assert not GAME.sees(table.state, board.HAND, 1)
    table.do("village")
    assert GAME.sees(table.state, board.HAND, 1)
    assert table.happened("visited") == [(0, tuple(hand))]
    table.do("done", "done")
    assert not GAME.sees(table.state, board.HAND, 1)  # the new hand is hidden again


@rule("WR-VILLAGE-02")
def test_effects_are_used_in_any_order_and_a_destroyed_card_has_none_left(table: Story) -> None:
    table.hand("town_guard", "barkeep")
    table.deck("torch", "torch", "torch")
    table.do("village")
    assert table.offers == [
        "use town_guard muster",
        "use town_guard call_all",
        "use barkeep serve",
        "use barkeep cash_in",
        "done",
    ]
    table.do("use town_guard call_all", "use barkeep serve")
    assert table.offers == ["use barkeep cash_in", "done"]
    table.leave_open()


@rule("WR-VILLAGE-03")
def test_no_effect_works_twice_and_gold_adds_up(table: Story) -> None:
    table.hand("barkeep", "trainer", "torch", "militia")
    table.do("village", "use barkeep serve")
    assert table.refusal("use barkeep serve") == ("used_up",)
    table.do("use barkeep cash_in", "use trainer cash_in")
    assert table.gold == 2 + 2 + 2
    table.leave_open()


@rule("WR-VILLAGE-04", "TS-VILLAGE-05", "TS-VILLAGE-02", "OR-03")
def test_gold_is_counted_of_the_whole_hand_and_of_effects(table: Story) -> None:
    table.hand("torch", "dagger", "lorigg_thief", "gangland_thug", "militia", "fireball")
    table.do("village", "use gangland_thug shake_down")
    assert table.gold == 2 + 1 + 2 + 0 + 2  # two other Heroes in hand for the Thug
    table.leave_open()


@rule("WR-VILLAGE-05", "TS-VILLAGE-06", "TS-VILLAGE-07")
def test_one_card_off_the_top_of_any_stack_that_gold_reaches(table: Story) -> None:
    table.hand("torch", "lantern", "dagger")
    table.village(
        dagger=("dagger",),
        elf=("elf_wizard", "elf_sorcerer"),
        sword=("short_sword",),
        spear=("spear", "spear"),
    )
    table.do("village")
    assert sorted(table.offers) == ["buy dagger", "buy elf_wizard", "buy spear", "done"]
    assert table.refusal("buy short_sword") == ("too_dear", 6, 5)
    table.do("buy elf_wizard")
    assert "elf_wizard" in table.discards()
    assert table.asked == (1, "turn.action")


@rule("WR-VILLAGE-06", "TS-VILLAGE-09", "TS-VILLAGE-10")
def test_two_purchases_share_the_gold_and_the_rest_is_lost(table: Story) -> None:
    table.hand("barkeep", "feast", "feast", "torch")
    table.village(spear=("spear",), torch=("torch", "torch"), sword=("short_sword",))
    table.do("village", "use barkeep serve", "done")
    assert table.gold == 9
    table.do("buy spear")
    assert table.refusal("buy short_sword") == ("too_dear", 6, 5)
    table.do("buy torch")
    assert table.asked == (1, "turn.action")  # 2 gold and no purchase left
    assert table.discards().count("torch") == 2
    table.do("rest", "spare")
    assert table.state.gold == 0


@rule("WR-VILLAGE-07")
def test_heroes_are_levelled_after_buying(table: Story) -> None:
    table.hand("elf_wizard", "lorigg_thief", "torch")
    table.village(elf=("elf_sorcerer",), thief=("lorigg_rogue",), spear=("spear",))
    table.xp(4)
    table.do("village")
    assert table.asked == (0, "village.buy")
    assert table.gold == 2 + 2  # the Thief's gold counts although he levels up later
    table.do("buy spear", "level_up lorigg_thief lorigg_rogue", "level_up elf_wizard elf_sorcerer")
    assert {"spear", "lorigg_rogue", "elf_sorcerer"} <= set(table.discards())


@rule("WR-VILLAGE-08", "TS-VILLAGE-11")
def test_used_and_unused_cards_are_discarded_and_six_are_drawn(table: Story) -> None:
    table.hand("barkeep", "torch", "fireball", "militia")
    table.deck("spear", "feast", "hatchet", "lantern", "polearm", "fireball", "dagger")
    table.village()
    table.do("village", "use barkeep serve", "done")
    assert table.discards() == ["barkeep", "torch", "fireball", "militia"]
    assert table.hand_of() == ["spear", "feast", "hatchet", "lantern", "polearm", "fireball"]


@rule("WR-VILLAGE-09", "TS-EX-24")
def test_a_pawned_card_is_not_there_to_pay_its_own_gold(table: Story) -> None:
    table.hand("pawnbroker", "lightstone_gem", "torch")
    table.do("village")
    assert table.gold == 5
    table.do("use pawnbroker pawn", "destroy lightstone_gem")
    assert table.gold == 2 + (3 + 3)
    table.leave_open()


# As the base book has it -----------------------------------------------------------------------------


@rule("TS-VILLAGE-01", "TS-LEVEL-01", "OR-01")
def test_by_the_base_book_heroes_are_levelled_before_buying(table: Story) -> None:
    table.start(level_up="before_buy")
    table.hand("lorigg_thief", "torch", "dagger")
    table.village(thief=("lorigg_rogue",), spear=("spear",), hatchet=("hatchet",), torch=("torch",))
    table.xp(2)
    table.do("village")
    assert table.asked == (0, "village.level_up")
    table.do("level_up lorigg_thief lorigg_rogue")
    assert table.asked == (0, "village.buy")
    assert table.gold == 3  # and the Thief's 2 gold are gone
    table.do("buy torch")


@rule("TS-VILLAGE-01", "OR-01")
def test_by_the_base_book_a_trainers_xp_comes_too_late_to_level_up(table: Story) -> None:
    table.start(level_up="before_buy")
    table.hand("trainer", "militia", "lorigg_thief", "torch")
    table.village(thief=("lorigg_rogue",), torch=("torch",))
    table.do("village")
    assert table.asked == (0, "village.effects")
    table.do("use trainer train", "done")
    assert table.asked == (0, "village.buy")
    table.do("done")
    assert table.xp_of() == 2
    assert table.happened("levelled") == []


@rule("TS-VILLAGE-03")
def test_each_text_is_finished_before_the_next(table: Story) -> None:
    table.hand("town_guard", "pawnbroker", "torch", "dagger")
    table.do("village", "use pawnbroker pawn")
    assert table.offers == ["destroy torch", "destroy dagger"]  # no Town Guard in between
    table.do("destroy dagger")
    assert "use town_guard muster" in table.offers
    table.leave_open()


@rule("TS-VILLAGE-03")
def test_the_order_of_effects_matters(table: Story) -> None:
    table.hand("town_guard", "pawnbroker", "torch", "dagger")
    table.deck("lightstone_gem", "spear")
    table.do("village", "use town_guard muster", "use pawnbroker pawn")
    assert table.offers == ["destroy torch", "destroy dagger", "destroy lightstone_gem", "destroy spear"]
    table.do("destroy lightstone_gem")
    assert table.gold == 2 + 1 + 2 + 6
    table.leave_open()


@rule("TS-VILLAGE-04", "OR-04")
def test_villagers_may_be_left_unused_but_what_is_used_is_done_in_full(table: Story) -> None:
    table.hand("sage", "town_guard", "militia")
    table.deck("disease", "disease", "torch")
    table.do("village", "use town_guard muster")
    assert table.hand_of() == ["sage", "town_guard", "militia", "disease", "disease"]  # drawn, like it or not
    table.do("use sage teach")
    assert not {"spare", "done"} & set(table.offers)  # a card must go
    table.do("destroy disease", "done", "done")
    assert table.destroyed == ["disease"]  # nobody had to cash in


@rule("TS-VILLAGE-08")
def test_the_purchase_lies_face_up_on_the_discard_pile(table: Story) -> None:
    table.hand("feast")
    table.village(torch=("torch",))
    table.do("village", "buy torch")
    assert "torch" in table.discards()
    assert GAME.sees(table.state, board.DISCARD, 1)


# Village cards ---------------------------------------------------------------------------------------


@rule("TS-VCARD-01")
def test_village_cards_are_villagers_equipment_and_spells_and_have_a_price() -> None:
    cards = [kind for kind in KINDS.values() if kind.type == "village"]
    assert sum(kind.pack in ("base", "wrath") for kind in cards) == 19 + 14
    assert all(bin(kind.classes & (VILLAGER | WEAPON | ITEM | SPELL)).count("1") == 1 for kind in cards)
    assert all(kind.printed.cost and kind.printed.cost > 0 for kind in cards)


@rule("TS-VCARD-02")
def test_dungeon_effects_are_for_the_dungeon_and_village_effects_for_your_own_visit(table: Story) -> None:
    table.hand("battle_fury", "barkeep", "militia", "iron_rations")
    table.hand("trainer", "militia", seat=1)
    table.do("village")
    assert table.offers == ["use barkeep serve", "use barkeep cash_in", "done"]  # and no Trainer of seat 1
    table.leave_open()


@rule("TS-VCARD-02")
def test_in_the_dungeon_villagers_do_nothing(table: Story) -> None:
    table.quiet().hand("battle_fury", "barkeep", "militia", "iron_rations")
    table.do("dungeon")
    used = [name for name in table.offers if name.startswith("use")]
    assert used == ["use battle_fury rage", "use iron_rations eat"]
    table.leave_open()


@rule("TS-VCARD-03")
def test_a_card_may_destroy_itself_at_once_or_after_its_work(table: Story) -> None:
    table.hand("trainer", "trainer", "militia")
    table.do("village", "use trainer cash_in")
    assert table.gold == 2
    table.do("use trainer train", "use trainer cash_in")
    assert table.gold == 4
    assert table.xp_of() == 2
    assert table.destroyed == ["trainer", "militia", "trainer"]
    table.leave_open()


@rule("TS-VCARD-04", "TS-REPEAT-01")
def test_an_ability_works_once_but_a_repeat_ability_again_and_again(table: Story) -> None:
    table.quiet().hand("regian_priest", "disease", "disease", "disease")
    table.deck("torch", "torch", "torch", "torch", "torch")
    table.do("dungeon", "use regian_priest draw")
    assert table.refusal("use regian_priest draw") == ("used_up",)
    table.do("use regian_priest heal", "use regian_priest heal", "use regian_priest heal")
    assert table.hand_of() == ["regian_priest", "torch", "torch", "torch", "torch"]
    table.leave_open()


@rule("TS-VCARD-05")
def test_an_empty_stack_sells_nothing_more(table: Story) -> None:
    table.hand("feast", "barkeep")
    table.village(torch=("torch",), dagger=("dagger",))
    table.do("village", "use barkeep serve", "done")
    assert sorted(table.offers) == ["buy dagger", "buy torch", "done"]
    table.do("buy torch")
    assert table.asked == (1, "turn.action")  # 1 gold is left, and no stack it could pay for


# Repeat effects --------------------------------------------------------------------------------------


@rule("TS-REPEAT-02")
def test_every_repeat_has_its_price(table: Story) -> None:
    table.quiet().hand("outlands_slayer", "iron_rations", "feast")
    table.do("dungeon", "use outlands_slayer eat", "destroy iron_rations")
    table.do("use outlands_slayer eat")
    assert table.destroyed == ["iron_rations", "feast"]
    assert table.refusal("use outlands_slayer eat") == ("none_in_hand", "Food")
    assert table.muster("griknack_goblin").attack == 5 + 3 + 3
    table.leave_open()


@rule("TS-REPEAT-03")
def test_a_repeat_effect_is_bound_to_its_place(table: Story) -> None:
    table.hand("regian_cleric", "disease", "torch")
    table.village(torch=("torch",), iron_rations=("iron_rations",))
    table.do("village")
    assert table.asked == (0, "village.buy")  # the Cleric heals in the dungeon only
    assert table.hand_of() == ["regian_cleric", "disease", "torch"]
    table.do("done")
