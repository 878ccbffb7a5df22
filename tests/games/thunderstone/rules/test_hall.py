"""The hall: ranks and refilling, Breach, traits, Global effects."""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import board
from marks import rule

# Ranks and refilling ---------------------------------------------------------------------------------


@rule("TS-HALL-01", "TS-HALL-02", "TS-LOOP-01")
def test_higher_ranks_step_down_and_the_top_card_comes_to_rank_3(table: Story) -> None:
    for beaten, after in (
        ("pegasus", ["nixie", "griffon", "grudgebeast"]),
        ("nixie", ["pegasus", "griffon", "grudgebeast"]),
        ("griffon", ["pegasus", "nixie", "grudgebeast"]),
    ):
        table.start().hall("pegasus", "nixie", "griffon")
        table.dungeon_deck("grudgebeast", "griknack_goblin")
        table.hand("militia")
        table.do("dungeon", f"attack {beaten}")
        assert table.hall_now == after


@rule("TS-HALL-02")
def test_whatever_the_reason_a_gap_is_closed(table: Story) -> None:
    table.hall("pegasus", "nixie", "griffon")
    table.dungeon_deck("grudgebeast", "griknack_goblin")
    table.hand("magi_staff", "militia")
    table.do("dungeon", "use magi_staff shatter", "send_down nixie")
    assert table.hall_now == ["pegasus", "griffon", "grudgebeast"]
    table.leave_open()


@rule("TS-HALL-03")
def test_only_monsters_of_the_hall_can_be_attacked(table: Story) -> None:
    table.hall("pegasus", "nixie", "griffon")
    table.dungeon_deck("grudgebeast")
    table.put(board.SUNK, "griknack_goblin")
    table.hand("militia", "famine")
    table.hand("haunt", seat=1)
    table.do("dungeon")
    assert table.offers == ["attack pegasus", "attack nixie", "attack griffon"]
    table.leave_open()


@rule("TS-HALL-05")
def test_from_a_hand_battle_and_breach_text_have_no_meaning(table: Story) -> None:
    table.quiet().hand("archduke_of_pain", "lord_of_death", "the_prince", "militia", "regian_cleric")
    table.do("dungeon", "attack griknack_goblin")
    assert table.destroyed == []
    assert table.happened("diseased") == table.happened("breached") == []
    assert table.happened("reckoned")[0][2:4] == (1, 1)


@rule("TS-HALL-06")
def test_in_the_hall_spoils_and_trophy_text_have_no_meaning(table: Story) -> None:
    table.hall("griknack_goblin", "gray_ooze", "ebon_fume")
    table.dungeon_deck("griffon")
    table.village(food=("iron_rations",))
    table.hand("outlands_khan", "lantern")
    table.do("dungeon", "attack griknack_goblin")
    assert table.happened("reckoned")[0][2] == 7  # no help from the Dragon's trophy
    assert table.asked == (1, "turn.action")  # and no Food from the Ooze


@rule("TS-LOOP-01", "OR-46")
def test_without_a_deck_monsters_step_down_and_ranks_stay_empty(table: Story) -> None:
    table.hall("pegasus", "nixie", "griffon")
    table.dungeon_deck()
    table.hand("outlands_khan", "torch")
    table.do("dungeon", "attack pegasus")
    assert table.hall_now == ["nixie", "griffon", ""]


@rule("TS-LOOP-01")
def test_refilling_goes_on_until_there_are_three(table: Story) -> None:
    table.hall("griknack_goblin", "griknack_goblin", "pegasus")
    table.dungeon_deck("nixie", "griffon", "grudgebeast")
    table.hand("creeping_death", "creeping_death", "militia")
    table.do("dungeon", "use creeping_death rot", "use creeping_death rot")
    assert table.hall_now == ["pegasus", "nixie", "griffon"]
    table.leave_open()


@rule("TS-LOOP-02", "WR-HORDE-03")
def test_a_placeholder_makes_way_for_the_top_horde_card(table: Story) -> None:
    table.quiet().dungeon_deck("horde_placeholder", "griffon")
    table.put(board.HORDE_DECK, "horde_5", "horde_6")
    table.hand("militia")
    table.do("dungeon", "attack griknack_goblin")
    assert table.hall_now[2] == "horde_5"
    assert table.kinds(board.HORDE_DECK) == ["horde_6"]
    assert table.kinds(board.DESTROYED).count("horde_placeholder") == 1


@rule("TS-LOOP-03", "WR-TRAP-04", "WR-TRAP-06", "WR-TRAP-07")
def test_a_trap_is_carried_out_as_it_appears_and_refilling_continues(table: Story) -> None:
    table.hall("griknack_goblin", "nixie", "pegasus")
    table.dungeon_deck("poison_gas_trap", "poison_gas_trap", "griffon")
    table.hand("militia")
    table.hand("militia", seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert table.asked[0] == 1  # the first Trap is being carried out: nothing else has come up yet
    assert table.hall_now == ["nixie", "pegasus", "poison_gas_trap"]
    table.do("endure", "endure", seat=1)
    assert table.hall_now == ["nixie", "pegasus", "griffon"]
    assert table.destroyed == ["poison_gas_trap", "poison_gas_trap"]
    assert len(table.happened("diseased")) == 4


@rule("TS-LOOP-04")
def test_rank_1_is_looked_at_once_nothing_moves_any_more(table: Story) -> None:
    """A Guardian comes to Rank 1, goes on to Rank 0, and the refill brings the next Breach."""
    table.hall("griknack_goblin", "dark_champion", "tyxr_the_old")
    table.dungeon_deck("nixie", "griffon", "pegasus")
    table.hand("militia", "torch", "dagger")
    table.hand("torch", "torch", seat=1)
    table.do("dungeon", "attack griknack_goblin", "discard militia", "discard dagger")
    table.do("discard torch", "discard torch", seat=1)
    assert table.rank_0 == ["dark_champion"]
    assert table.hall_now == ["tyxr_the_old", "nixie", "griffon"]
    assert len(table.happened("breached")) == 2
    table.leave_open()  # the Champion asks for a card of the new hand


@rule("TS-LOOP-04")
def test_an_arriving_stone_comes_before_any_breach(table: Story) -> None:
    table.hall("griknack_goblin", "stone_of_mystery", "tyxr_the_old")
    table.dungeon_deck("nixie", "griffon")
    table.hand("militia", "torch", "torch")
    table.do("dungeon", "attack griknack_goblin")
    assert table.state.over
    assert table.happened("breached") == []


# Breach ----------------------------------------------------------------------------------------------


@rule("TS-BREACH-01", "TS-BREACH-02", "OR-11")
def test_a_breach_happens_on_coming_to_rank_1_and_only_once(table: Story) -> None:
    table.hall("griknack_goblin", "archduke_of_pain", "nixie")
    table.dungeon_deck("griffon", "pegasus", "pegasus", "pegasus")
    table.village(elf=("elf_wizard",) * 6, militia=("militia",) * 6)
    table.hand("militia")
    table.do("dungeon", "attack griknack_goblin")
    assert sorted(table.destroyed) == ["elf_wizard", "elf_wizard", "militia", "militia"]
    table.hand("banish", "militia", "torch", seat=1)
    table.do("dungeon", "use banish banish", "arrange nixie archduke_of_pain griffon", "destroy torch")
    table.do("attack nixie")  # the Archduke is back in Rank 1
    assert table.hall_now[0] == "archduke_of_pain"
    assert len(table.happened("breached")) == 1


@rule("OR-11")
def test_monsters_dealt_to_rank_1_at_set_up_do_not_breach(table: Story) -> None:
    table.hall("tyxr_the_old", "griknack_goblin", "nixie")
    table.dungeon_deck("griffon", "griffon")
    table.hand("militia")
    table.do("dungeon", "attack nixie")
    assert table.happened("breached") == []


@rule("OR-11")
@pytest.mark.parametrize("again", [False, True])
def test_a_monster_back_under_the_deck_breaches_again_only_by_the_other_reading(
    table: Story, again: bool
) -> None:
    table.start(breach_resets_when_returned=again)
    table.hall("griknack_goblin", "smoke_torment", "")
    table.dungeon_deck()
    for seat in (0, 1):
        table.hand("torch", "dagger", seat=seat)
        table.deck(*["spear"] * 40, seat=seat)
    table.do("dungeon", "attack griknack_goblin", "dungeon", "attack smoke_torment")
    assert table.hall_now[0] == "griknack_goblin"
    table.hand("outlands_khan", "torch")
    table.do("dungeon", "attack griknack_goblin")  # a victory: nothing else goes under the deck
    assert table.hall_now[0] == "smoke_torment"
    assert len(table.happened("breached")) == 1 + again
