"""Entering the dungeon, step by step."""

from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board
from marks import rule

# In the order we play --------------------------------------------------------------------------------


@rule("WR-DUNGEON-01")
def test_the_hand_is_shown(table: Story) -> None:
    hand = table.quiet().hand("militia", "torch")
    table.do("dungeon")
    assert table.happened("entered") == [(0, tuple(hand))]
    assert GAME.sees(table.state, board.HAND, 1)
    table.do("attack griknack_goblin")
    assert not GAME.sees(table.state, board.HAND, 1)


@rule("WR-DUNGEON-02", "TS-DUNGEON-01", "OR-06")
def test_effects_and_weapons_are_optional_but_numbers_and_diseases_count(table: Story) -> None:
    table.quiet().hand("militia", "battle_fury", "dagger", "lorigg_rogue", "pegasus", "disease")
    table.do("dungeon")
    assert {"use battle_fury rage", "use lorigg_rogue pickpocket", "equip dagger militia"} < set(table.offers)
    table.do("attack griknack_goblin")  # all of them left unused
    attack, magic, penalty, diseases, value, _ = table.happened("reckoned")[0][2:]
    assert (attack, magic, penalty) == (1 + 2 + 1, 0, 0)  # Militia, Rogue and his Light, Pegasus trophy
    assert (diseases, value) == (1, 3)


@rule("WR-DUNGEON-02", "TS-BATTLE-02")
def test_each_hero_may_hold_one_weapon_within_its_strength(table: Story) -> None:
    table.quiet().hand("regian_cleric", "short_sword", "hatchet", "warhammer")
    table.do("dungeon")
    assert table.refusal("equip warhammer regian_cleric") == ("too_heavy", 5, 4)
    table.do("equip short_sword regian_cleric", "equip hatchet regian_cleric")
    assert table.muster("griknack_goblin").attack == 3  # the Hatchet took the place of the Sword
    table.do("put_down hatchet")
    assert table.muster("griknack_goblin").attack == 0
    table.leave_open()


@rule("WR-DUNGEON-03", "TS-DUNGEON-02", "OR-07")
def test_the_target_is_named_by_rank_after_effects_and_equipping(table: Story) -> None:
    table.hall("griknack_goblin", "nixie", "pegasus")
    table.dungeon_deck("griffon", "griffon")
    table.hand("militia", "dagger", "battle_fury")
    table.do("dungeon", "equip dagger militia", "use battle_fury rage")
    assert {"attack griknack_goblin", "attack nixie", "attack pegasus"} < set(table.offers)
    assert [table.muster(foe).value for foe in ("griknack_goblin", "nixie", "pegasus")] == [1, -1, -3]
    table.do("attack nixie")
    assert table.happened("attacked")[0][2] == 2
    assert table.hall_now == ["griknack_goblin", "pegasus", "griffon"]


@rule("WR-DUNGEON-04")
def test_darkness_is_in_the_attack_value(table: Story) -> None:
    table.hall("griknack_goblin", "nixie", "lord_mortis")
    table.dungeon_deck("griffon")
    table.hand("outlands_khan", "torch")
    table.do("dungeon", "attack lord_mortis")
    attack, _, penalty, _, value, health = table.happened("reckoned")[0][2:]
    assert (attack, penalty, value, health) == (7, 3, 1, 4)  # Rank 3 and Light -1, less the Torch


@rule("WR-DUNGEON-05")
def test_battle_effects_correct_the_attack_value(table: Story) -> None:
    table.hall("the_prince")
    table.dungeon_deck("griffon")
    table.hand("outlands_khan", "militia", "lantern")
    table.do("dungeon")
    assert table.muster("the_prince").value == 8
    table.do("attack the_prince")
    assert table.happened("reckoned")[0][6] == 8 - 2 - 2
    assert table.destroyed == ["outlands_khan"]


@rule("WR-DUNGEON-06", "TS-BATTLE-12")
def test_a_monster_that_was_not_beaten_goes_to_the_bottom_of_the_deck(table: Story) -> None:
    table.hall("griknack_goblin", "nixie", "pegasus")
    table.dungeon_deck("griffon", "grudgebeast")
    table.hand("militia", "torch", "militia", "militia")
    table.do("dungeon", "attack griknack_goblin")
    assert table.happened("reckoned")[0][-2:] == (3, 4)
    assert table.sunk == ["griknack_goblin"]
    assert table.hall_now == ["nixie", "pegasus", "griffon"]
    assert table.xp_of() == 0
    assert "griknack_goblin" not in table.discards()


@rule("WR-DUNGEON-07", "TS-BATTLE-13", "TS-BATTLE-15", "TS-DISEASE-01")
def test_a_beaten_monster_and_the_diseases_go_on_the_discard_pile(table: Story) -> None:
    table.hall("lord_of_death")
    table.dungeon_deck("griffon")
    table.hand("outlands_khan", "magic_missile", "lantern")
    table.deck(*["militia"] * 6)
    table.do("dungeon", "attack lord_of_death")
    assert table.happened("reckoned")[0][-2:] == (11, 9)
    assert table.xp_of() == 3
    pile = table.discards()
    assert pile.count("lord_of_death") == 1
    assert sum(id.startswith("disease") for id in pile) == 2


@rule("WR-DUNGEON-08", "WR-DUNGEON-09", "WR-DUNGEON-10", "WR-DUNGEON-11", "WR-TRAP-03")
def test_spoils_then_refill_then_traps_then_breach(table: Story) -> None:
    table.hall("gray_ooze", "tyxr_the_old", "pegasus")
    table.dungeon_deck("poison_gas_trap", "griffon")
    table.village(iron_rations=("iron_rations",))
    table.hand("outlands_khan", "dagger", "torch", "feast")
    table.hand("militia", "torch", "dagger", seat=1)
    table.do("dungeon", "equip dagger outlands_khan", "attack gray_ooze")
    assert table.hall_now == ["", "tyxr_the_old", "pegasus"]  # still open: Spoils come first
    table.do("buy iron_rations")
    assert table.asked[0] == 1
    table.do("endure", seat=1)
    table.do("discard feast", "discard torch")
    table.do("discard militia", "discard torch", seat=1)
    keys = [event.key for event in table.told]
    order = ["won", "bought", "sprung", "turned_up", "breached", "discarded"]
    assert [keys.index(key) for key in order] == sorted(keys.index(key) for key in order)
    assert table.hall_now == ["tyxr_the_old", "pegasus", "griffon"]


@rule("WR-DUNGEON-12", "TS-DUNGEON-04")
def test_everything_is_discarded_and_six_are_drawn(table: Story) -> None:
    table.quiet().hand("militia", "torch", "battle_fury", "barkeep", "dagger")
    table.deck("spear", "feast", "hatchet", "lantern", "polearm", "fireball", "dagger")
    table.do("dungeon", "use battle_fury rage", "equip dagger militia", "attack griknack_goblin")
    assert table.discards() == ["militia", "torch", "battle_fury", "barkeep", "dagger"]
    assert table.hand_of() == ["spear", "feast", "hatchet", "lantern", "polearm", "fireball"]
    assert table.state.held == ()


# As the base book has it -----------------------------------------------------------------------------


@rule("TS-DUNGEON-03", "TS-BATTLE-11")
def test_one_attack_on_one_monster_no_more_and_no_fewer(table: Story) -> None:
    table.quiet().hand("outlands_khan", "militia", "lantern")
    table.do("dungeon")
    assert table.refusal("withdraw") == ("must_attack_something",)
    table.do("attack griknack_goblin")
    assert len(table.happened("reckoned")) == 1
    assert table.discards().count("griknack_goblin") == 1
    assert table.asked == (1, "turn.action")
