"""Villagers of the base box."""

import pytest
from tests.games.thunderstone.teller import Story

from marks import card, rule


@pytest.fixture
def table(table: Story) -> Story:
    return table.start(packs=()).quiet()


@card("barkeep")
@rule("TS-NOTE-04")
def test_every_barkeep_means_one_more_purchase(table: Story) -> None:
    table.hand("barkeep", "barkeep", "torch", "torch", "torch")
    table.do("village", "use barkeep serve", "use barkeep serve")
    assert table.refusal("use barkeep serve") == ("used_up",)
    table.do("done")
    assert table.gold == 1 + 1 + 2 + 2 + 2
    table.do("buy torch", "buy torch", "buy iron_rations")
    assert [price for *_, price in table.happened("bought")] == [3, 3, 2]
    assert table.asked == (1, "turn.action")


@card("barkeep")
def test_a_barkeep_not_asked_to_serve_brings_no_purchase(table: Story) -> None:
    table.hand("barkeep", "torch", "torch", "torch")
    table.do("village", "done", "buy torch")
    assert table.asked == (1, "turn.action")


@card("barkeep")
@rule("OR-05")
def test_a_barkeep_destroyed_for_2_gold_pays_no_1_of_its_own(table: Story) -> None:
    table.hand("barkeep", "torch", "torch")
    table.do("village", "use barkeep serve", "use barkeep cash_in")
    assert table.gold == 2 + 2 + 2
    assert table.destroyed == ["barkeep"]
    table.do("buy torch", "buy torch")
    assert table.discards().count("torch") == 4


@card("barkeep")
@rule("TS-NOTE-04", "OR-05")
def test_by_the_base_reading_a_destroyed_barkeep_still_pays_its_1(table: Story) -> None:
    table.start(packs=(), destroyed_barkeep_gold=True)
    table.hand("barkeep", "torch", "torch")
    table.do("village", "use barkeep cash_in")
    assert table.gold == 1 + 2 + 2 + 2
    table.leave_open()


@card("pawnbroker")
@rule("TS-NOTE-23")
def test_a_pawnbroker_and_a_card_of_value_2_bring_7_gold(table: Story) -> None:
    table.hand("pawnbroker", "torch", "disease", "dagger")
    table.do("village", "use pawnbroker pawn")
    assert sorted(table.offers) == ["destroy dagger", "destroy torch"]
    table.do("destroy torch")
    assert table.gold == 2 + 3 + 1  # the pawned Torch does not pay once more; the Dagger does
    table.do("use pawnbroker cash_in")
    assert table.gold == 2 + 5 + 1
    assert table.destroyed == ["torch", "pawnbroker"]
    table.leave_open()


@card("pawnbroker")
@rule("TS-NOTE-23", "OR-05")
def test_by_the_base_reading_too_a_pawned_card_is_paid_for_once(table: Story) -> None:
    table.start(packs=(), destroyed_barkeep_gold=True)
    table.hand("pawnbroker", "torch")
    table.do("village", "use pawnbroker pawn", "use pawnbroker cash_in")
    assert table.gold == 2 + 5
    table.leave_open()


@card("pawnbroker")
def test_a_pawnbroker_pawns_one_card_a_turn_and_needs_one_with_a_gold_value(table: Story) -> None:
    table.hand("pawnbroker", "pawnbroker", "disease", "torch")
    table.do("village", "use pawnbroker pawn")  # the Torch it is: nothing else has a gold value
    assert table.destroyed == ["torch"]
    assert table.gold == 5
    assert table.refusal("use pawnbroker pawn") == ("used_up",)
    assert "use pawnbroker pawn" not in table.offers
    assert table.offers.count("use pawnbroker cash_in") == 1
    table.leave_open()


@card("pawnbroker", "militia")
@rule("OR-32")
def test_a_printed_0_is_a_gold_value_to_the_pawnbroker(table: Story) -> None:
    table.hand("pawnbroker", "militia")
    table.do("village", "use pawnbroker pawn")
    assert table.gold == 0 + 3
    assert table.destroyed == ["militia"]
    table.leave_open()


@card("pawnbroker", "militia")
@rule("OR-32")
def test_by_the_other_reading_a_printed_0_is_none(table: Story) -> None:
    table.start(packs=(), zero_gold_counts=False)
    table.hand("pawnbroker", "militia")
    table.do("village")
    assert table.refusal("use pawnbroker pawn") == ("none_in_hand", "card with a gold value")
    table.leave_open()


@card("town_guard")
@rule("TS-NOTE-32")
def test_a_town_guard_draws_2_and_destroyed_3_more(table: Story) -> None:
    table.hand("town_guard")
    table.deck("torch", "dagger", "militia", "hatchet", "lantern", "feast")
    table.do("village", "use town_guard muster")
    assert table.hand_of() == ["town_guard", "torch", "dagger"]
    assert table.refusal("use town_guard muster") == ("used_up",)
    table.do("use town_guard call_all")
    assert table.hand_of() == ["torch", "dagger", "militia", "hatchet", "lantern"]
    assert table.destroyed == ["town_guard"]
    table.leave_open()


@card("town_guard")
def test_a_town_guard_destroyed_at_once_draws_3_only(table: Story) -> None:
    table.hand("town_guard")
    table.deck("torch", "dagger", "militia", "hatchet", "lantern", "feast")
    table.do("village", "use town_guard call_all")
    assert table.hand_of() == ["torch", "dagger", "militia"]
    assert table.asked == (0, "village.buy")
    table.leave_open()


@card("trainer", "militia")
def test_a_trainer_takes_one_militia_for_2_xp(table: Story) -> None:
    table.hand("trainer", "militia", "militia", "elf_wizard")
    table.do("village", "use trainer train")
    assert table.xp_of() == 2
    assert table.destroyed == ["militia"]
    assert table.refusal("use trainer train") == ("used_up",)
    table.do("use trainer cash_in")
    assert table.gold == 2
    assert table.destroyed == ["militia", "trainer"]
    table.leave_open()


@card("trainer")
def test_a_trainer_without_a_militia_trains_nobody(table: Story) -> None:
    table.hand("trainer", "elf_wizard")
    table.do("village")
    assert table.refusal("use trainer train") == ("none_in_hand", "Militia")
    table.leave_open()
