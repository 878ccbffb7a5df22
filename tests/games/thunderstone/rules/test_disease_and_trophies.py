"""Diseases and trophies."""

from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import board
from marks import rule


@rule("TS-DISEASE-01")
def test_a_battle_effect_hands_out_diseases_to_the_discard_pile(table: Story) -> None:
    table.hall("lord_of_death")
    table.dungeon_deck("griffon")
    table.hand("militia")
    table.deck(*["torch"] * 6)
    supply = len(table.state.zones[board.DISEASES])
    table.do("dungeon", "attack lord_of_death")  # two, in defeat as well
    assert sorted(table.discards()) == ["disease", "disease", "militia"]
    assert len(table.state.zones[board.DISEASES]) == supply - 2


@rule("TS-DISEASE-03")
def test_some_cards_help_to_be_rid_of_a_disease(table: Story) -> None:
    table.hand("divine_healer", "disease", "torch")
    table.deck("militia", "militia")
    table.do("village", "use divine_healer heal")
    assert table.hand_of() == ["divine_healer", "torch", "militia"]
    assert table.destroyed == ["disease"]
    table.leave_open()


@rule("TS-DISEASE-04")
def test_a_destroyed_disease_returns_to_the_supply(table: Story) -> None:
    table.put(board.DISEASES)
    (disease,) = table.hand("disease")
    table.do("rest", "destroy disease")
    assert table.state.zones[board.DISEASES] == (disease,)
    table.hall("famine")
    table.dungeon_deck("griffon")
    table.hand("militia", seat=1)
    table.do("dungeon", "attack famine")
    assert disease in board.owned(table.state, 1)  # the very same card


@rule("TS-DISEASE-05")
def test_diseases_never_run_out(table: Story) -> None:
    table.put(board.DISEASES)
    table.hall("lord_of_death")
    table.dungeon_deck("griffon")
    table.hand("militia")
    table.deck(*["torch"] * 6)
    table.do("dungeon", "attack lord_of_death")
    assert table.discards().count("disease") == 2


@rule("TS-TROPHY-01")
def test_a_trophy_gives_its_bonus_out_of_the_hand(table: Story) -> None:
    table.hall("pegasus", "nixie")
    table.dungeon_deck("griffon", "griffon")
    table.hand("thyrian_knight", "thyrian_squire", "torch")
    table.deck()
    table.do("dungeon", "attack pegasus", "rest", "spare")
    assert "pegasus" in table.hand_of()
    table.do("dungeon")
    assert table.muster("nixie").attack == 4 + 2 + 1
    table.hand("thyrian_knight", "thyrian_squire", "nixie")
    assert table.muster("nixie").attack == 4 + 2  # no trophy mark, no bonus
    table.leave_open()


@rule("TS-TROPHY-02")
def test_a_trophy_needs_no_hero(table: Story) -> None:
    table.quiet().hand("ebon_fume", "pegasus", "red_jelly")
    table.do("dungeon")
    assert not any(name.startswith(("use", "equip")) for name in table.offers)
    table.do("attack griknack_goblin")
    assert table.happened("reckoned")[0][-2:] == (4, 4)
    assert "griknack_goblin" in table.discards()


@rule("TS-TROPHY-03", "TS-HALL-05", "TS-HALL-06")
def test_from_a_hand_attack_magic_and_light_count_and_battle_text_does_not(table: Story) -> None:
    table.hall("red_jelly", "griffon", "steam_torment")
    table.dungeon_deck("griffon", "griffon")
    table.hand("militia", "militia", "tyxr_the_old", "red_jelly", "pegasus")
    table.do("dungeon")
    party = table.muster("griffon")
    assert (party.attack, party.magic, party.light) == (1 + 1 + 1, 2, 1)  # nothing from the hall itself
    table.do("attack griffon")
    assert table.destroyed == []  # the Dragon and the Jelly in hand kill nobody
