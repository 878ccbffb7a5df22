"""Stories of attempts: where and when a Quest can be tried, Threats, Chance and Sacrifice (DN-QUEST)."""

from __future__ import annotations

import pytest
from tests.games.dungeoneer.questing import beside, next_turn, on_quest
from tests.games.dungeoneer.teller import Story
from tests.marks import rule

from delvewright.games.dungeoneer import board, quests
from delvewright.games.dungeoneer.kinds import KINDS
from delvewright.kernel.sight import NOBODY

# Whose it is, and where -------------------------------------------------------------------------------


@rule("DN-QUEST-01", "DN-DP-24")
def test_a_personal_quest_is_for_its_holder_and_a_global_one_for_anybody(table: Story) -> None:
    on_quest(table, "free_caedmans_soul")
    table.quests("crown_of_quiet_kings", seat=1)
    table.global_quests("impress_the_guild")
    assert "attempt free_caedmans_soul" in table.movement(1).offers
    assert "search free_caedmans_soul" not in table.offers
    assert table.refusal("attempt impress_the_guild")[0] == "not_laid"
    with pytest.raises(AssertionError):  # another's is no candidate at all
        table.refusal("attempt crown_of_quiet_kings")
    table.quests()
    table.global_quests("free_caedmans_soul")
    assert "attempt free_caedmans_soul" in table.offers


@rule("DN-QUEST-02")
def test_quests_are_seen_by_everybody(table: Story) -> None:
    table.start(2)
    table.quests("free_caedmans_soul", seat=1)
    table.global_quests("crown_of_quiet_kings")
    for viewer in (NOBODY, 0, 1):
        for zone in (board.QUESTS + 1, board.GLOBAL, board.DONE + 1):
            assert table.game.sees(table.state, zone, viewer)


@rule("DN-HERO-16", "DN-QUEST-33")
def test_a_quest_is_attempted_in_its_place_which_must_lie_on_the_table(table: Story) -> None:
    table.start(2)
    table.quests("free_caedmans_soul")
    table.hero_phase()
    hall = table.piece("hall_of_chains")
    table.refused("attempt free_caedmans_soul", "not_laid", (hall,))
    table.lay(tomb_gate=(0, 0), hall_of_chains=(1, 0))
    table.refused("attempt free_caedmans_soul", "not_here", (hall,))
    table.rolls(0, 6)  # what waits in the hall
    table.do("move south")
    assert "attempt free_caedmans_soul" in table.offers


@rule("DN-HERO-16")
def test_any_of_several_places_will_do_and_a_refusal_names_those_that_lie(table: Story) -> None:
    table.start(2, packs=("crypt", "marches", "night"), grade="epic")
    table.lay(arnum_hamlet=(0, 0), hollow_oak=(0, 1))
    table.quests("seal_the_gate_of_ash")
    table.do("build", "not_now")  # the Dungeon Entrance may wait
    table.refused("attempt seal_the_gate_of_ash", "not_here", (table.piece("hollow_oak"),))
    table.stands("hollow_oak")
    assert "attempt seal_the_gate_of_ash" in table.offers


# Threats ----------------------------------------------------------------------------------------------


@rule("DN-QUEST-29", "DN-HERO-17", "DN-COMP-11")
def test_overcoming_the_threat_completes_the_quest(table: Story) -> None:
    on_quest(table, "free_caedmans_soul")
    table.life(3).rolls(0, 5)
    table.do("attempt free_caedmans_soul")
    assert table.threat == (6, 6)
    assert table.done_of(0) == ["free_caedmans_soul"]
    assert table.quests_of(0) == []
    assert (table.level_of(0), table.glory_of(0), table.life_of(0)) == (2, 3, 4)


@rule("DN-QUEST-30", "DN-DP-30")
def test_the_first_try_of_a_turn_is_free_and_every_other_one_costs_1_movement(table: Story) -> None:
    on_quest(table, "free_caedmans_soul")
    table.movement(2).rolls(0, 1, 1, 1)
    table.do("attempt free_caedmans_soul")
    assert table.movement_of(0) == 2
    table.do("attempt free_caedmans_soul")
    assert table.movement_of(0) == 1
    table.do("attempt free_caedmans_soul")
    assert table.movement_of(0) == 0
    table.refused("attempt free_caedmans_soul", "no_movement")
    next_turn(table)
    table.movement(0).rolls(0, 1)
    table.do("attempt free_caedmans_soul")  # free again
    table.refused("attempt free_caedmans_soul", "no_movement")


@rule("DN-QUEST-30")
def test_the_free_try_is_one_for_each_quest(table: Story) -> None:
    on_quest(table, "break_the_vault_cipher")
    table.quests("break_the_vault_cipher", "carry_the_ember_urn", "free_caedmans_soul")
    table.lay(hall_of_chains=(0, 0), forge_of_sighs=(0, 5)).movement(0).rolls(0, 1, 1, 1, 1, 1)
    table.do("attempt free_caedmans_soul")
    table.stands("forge_of_sighs")
    table.do("attempt break_the_vault_cipher")
    table.refused("attempt break_the_vault_cipher", "no_movement")


@rule("DN-OPEN-19")
def test_a_tipped_hero_may_make_the_free_try_and_no_other(table: Story) -> None:
    on_quest(table, "free_caedmans_soul")
    table.tipped().rolls(0, 1)
    table.do("attempt free_caedmans_soul")
    table.refused("attempt free_caedmans_soul", "tipped")


@rule("DN-OPEN-19")
def test_where_lying_heroes_only_may_not_move_they_pay_for_tries(table: Story) -> None:
    on_quest(table, "free_caedmans_soul", tipped="cannot_move")
    table.tipped().movement(1).rolls(0, 1, 1)
    table.do("attempt free_caedmans_soul", "attempt free_caedmans_soul")
    assert table.movement_of(0) == 0


@rule("DN-QUEST-31", "DN-OPEN-46")
def test_a_failed_try_strikes_every_hero_in_the_space_without_a_roll(table: Story) -> None:
    on_quest(table, "free_caedmans_soul", seats=3)
    beside(table, 1)
    for seat in range(3):
        table.glory(2, seat=seat)
    table.rolls(0, 4)
    table.do("attempt free_caedmans_soul")
    assert table.threat == (5, 6)
    assert [table.glory_of(seat) for seat in range(3)] == [1, 1, 2]
    assert (table.quests_of(0), table.level_of(0)) == (["free_caedmans_soul"], 1)


@rule("DN-OPEN-46")
def test_otherwise_the_others_there_roll_against_the_same_threat(table: Story) -> None:
    on_quest(table, "free_caedmans_soul", seats=4, failed_try="others_roll")
    beside(table, 1, 2)
    for seat in range(4):
        table.glory(2, seat=seat)
    table.rolls(0, 4).rolls(1, 6).rolls(2, 4)  # Magic 1, 0, 1: only seat 1 reaches 6
    table.do("attempt free_caedmans_soul")
    assert [table.glory_of(seat) for seat in range(4)] == [1, 2, 1, 2]


@rule("DN-WIN-07")
def test_who_fails_to_the_death_of_all_heroes_wins(table: Story) -> None:
    on_quest(table, "wreck_the_flesh_laboratory")
    beside(table, 1)
    table.life(1).life(1, seat=1).rolls(0, 1)
    table.do("attempt wreck_the_flesh_laboratory")
    assert table.state.result[1] == (0,)


# Chance -----------------------------------------------------------------------------------------------


@rule("DN-QUEST-06", "DN-QUEST-07", "DN-OPEN-25")
def test_chance_is_tried_with_the_dice_named_first_free_then_for_movement(table: Story) -> None:
    on_quest(table, "dice_with_the_bone_oracle")
    beside(table, 1)
    table.movement(1).rolls(0, 1, 2, 3).rolls(0, 2, 4, 6)
    table.do("attempt dice_with_the_bone_oracle")
    assert (table.peril_of(0), table.peril_of(1), table.movement_of(0)) == (1, 0, 1)  # for him alone
    table.do("attempt dice_with_the_bone_oracle")
    assert (table.peril_of(0), table.movement_of(0)) == (2, 0)
    table.refused("attempt dice_with_the_bone_oracle", "no_movement")
    next_turn(table)
    table.rolls(0, 3, 1, 3)
    table.do("attempt dice_with_the_bone_oracle")
    assert table.done_of(0) == ["dice_with_the_bone_oracle"]
    table.idle_until(1)


@rule("DN-QUEST-06")
@pytest.mark.parametrize(
    ("quest", "dice", "shown"),
    [
        ("dice_with_the_bone_oracle", (1, 1, 6), True),
        ("dice_with_the_bone_oracle", (1, 3, 6), False),
        ("dice_with_the_bone_oracle", (4, 4, 4), True),
        ("break_the_vault_cipher", (3, 1, 2, 6), True),
        ("break_the_vault_cipher", (6, 4, 4, 5), True),
        ("break_the_vault_cipher", (1, 2, 4, 5), False),
        ("break_the_vault_cipher", (6, 1, 2, 5), False),
        ("consult_the_desert_oracle", (3, 6), True),
        ("consult_the_desert_oracle", (3, 5), False),
        ("dice_at_the_wily_wench", (3, 6, 3), True),
        ("dice_at_the_wily_wench", (6, 6, 2), False),
        ("wager_with_death", (2, 5, 2, 1, 2), True),
        ("wager_with_death", (2, 5, 2, 1, 5), False),
    ],
)
def test_what_dice_show(quest: str, dice: tuple[int, ...], shown: bool) -> None:
    assert KINDS[quest].dice == len(dice)
    assert quests.shows(KINDS[quest], dice) == shown


@rule("DN-QUEST-06", "DN-DP-11")
def test_one_of_the_dice_may_be_rolled_again_with_borrowed_luck(table: Story) -> None:
    on_quest(table, "dice_with_the_bone_oracle")
    table.hand("borrowed_luck")
    table.glory(2).rolls(0, 1, 2, 5)
    table.do("attempt dice_with_the_bone_oracle", "play borrowed_luck")
    assert table.offers == ["roll_again 1", "roll_again 2", "roll_again 5"]
    table.rolls(0, 5)
    table.do("roll_again 2")
    assert table.done_of(0) == ["dice_with_the_bone_oracle"]
    table.idle_until(1)


@rule("DN-QUEST-06", "DN-DP-11")
def test_no_die_is_added_when_one_is_rolled_again(table: Story) -> None:
    on_quest(table, "dice_with_the_bone_oracle")
    table.hand("borrowed_luck")
    table.glory(2).rolls(0, 1, 2, 5)
    table.do("attempt dice_with_the_bone_oracle", "play borrowed_luck")
    table.rolls(0, 3)
    table.do("roll_again 2")  # 1, 3 and 5: no two alike
    assert table.done_of(0) == []
    table.idle_until(1)


# Sacrifice --------------------------------------------------------------------------------------------


@rule("DN-QUEST-16", "DN-QUEST-38", "DN-DP-32")
def test_the_price_is_paid_and_life_paid_is_no_wound(table: Story) -> None:
    on_quest(table, "blood_for_the_altar")
    table.inventory("dented_helm", "boot_of_ala_hazad", "lockwise")  # the helm would take a blow
    table.do("attempt blood_for_the_altar")
    assert table.asked == (0, "forfeit")
    assert table.offers == ["discard dented_helm", "discard boot_of_ala_hazad"]  # Treasures, no Boon
    table.do("discard boot_of_ala_hazad")
    assert table.life_of(0) == 6 - 2
    assert table.happened("wounded") == []
    assert table.inventory_of(0) == ["dented_helm", "lockwise"]
    assert table.done_of(0) == ["blood_for_the_altar"]


@rule("DN-QUEST-16")
def test_glory_is_part_of_a_price(table: Story) -> None:
    on_quest(table, "the_antler_crown")
    table.glory(5).do("attempt the_antler_crown")
    assert (table.glory_of(0), table.life_of(0)) == (1, 5)
    assert table.done_of(0) == ["the_antler_crown"]


@rule("DN-QUEST-17")
def test_all_of_the_price_must_be_there_and_never_the_last_life(table: Story) -> None:
    on_quest(table, "blood_for_the_altar")
    table.refused("attempt blood_for_the_altar", "too_few_treasures", 1, 0)
    table.inventory("boot_of_ala_hazad")
    table.life(2).refused("attempt blood_for_the_altar", "too_little_life", 2, 2)
    table.life(3)
    assert "attempt blood_for_the_altar" in table.offers
    on_quest(table, "the_antler_crown")
    table.glory(3).refused("attempt the_antler_crown", "too_dear", 4, 3)


@rule("DN-EFFECT-29")
def test_a_minion_may_be_the_treasure_that_is_paid(table: Story) -> None:
    on_quest(table, "tithe_to_omnisus")
    table.minion("shambling_zombie", 1)
    table.do("attempt tithe_to_omnisus")
    assert table.inventory_of(0) == []
    assert table.done_of(0) == ["tithe_to_omnisus"]
