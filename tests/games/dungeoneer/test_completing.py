"""Stories of completed Quests: Levels, what replaces them, Effects, Artifacts, and the end of the phase."""

from __future__ import annotations

from tests.games.dungeoneer.questing import next_turn, on_quest
from tests.games.dungeoneer.teller import Story
from tests.marks import rule

from delvewright.games.dungeoneer import board
from delvewright.games.dungeoneer.ending import quests_done
from delvewright.games.dungeoneer.powers import ATTACK, COUNTER, THREAT
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED

# The phase --------------------------------------------------------------------------------------------


@rule("DN-HERO-18", "DN-HERO-19", "DN-OPEN-05")
def test_a_completed_quest_ends_the_hero_phase(table: Story) -> None:
    on_quest(table, "the_antler_crown")
    table.quests("the_antler_crown", "seal_the_gate_of_ash")
    table.glory(9).movement(3).do("attempt the_antler_crown")
    assert table.asked == (0, "save")
    table.do("save")
    assert table.movement_of(0) == 1


@rule("DN-OPEN-05")
def test_otherwise_the_phase_goes_on_and_another_quest_may_follow(table: Story) -> None:
    on_quest(table, "the_antler_crown", quest_ends_phase=False)
    table.quests("the_antler_crown", "seal_the_gate_of_ash")
    table.glory(9).do("attempt the_antler_crown")
    assert table.asked == (0, "hero")
    table.hand()
    table.rolls(0, 6).do("attempt seal_the_gate_of_ash")
    assert table.threat == (6 + 1, 9)


# Levels -----------------------------------------------------------------------------------------------


@rule("DN-HERO-17", "DN-EFFECT-18", "DN-EFFECT-16")
def test_a_level_raises_scores_at_once_and_movement_at_the_next_reset(table: Story) -> None:
    on_quest(table, "the_antler_crown")
    table.hero("pell_duskwick")
    table.glory(9).movement(1).do("attempt the_antler_crown")
    assert table.level_of(0) == 2
    assert table.score_of(SPEED) == 4 + 1  # its Level 2, and the Crown
    table.do("save")
    assert table.movement_of(0) == 1
    table.idle_until(0, "hero")
    assert table.movement_of(0) == 5


@rule("DN-QUEST-34")
def test_a_card_without_a_higher_row_gives_no_level(table: Story) -> None:
    on_quest(table, "the_antler_crown")
    table.level(3).glory(9).do("attempt the_antler_crown")
    assert table.level_of(0) == 3
    assert table.done_of(0) == ["the_antler_crown"]


@rule("DN-OPEN-28")
def test_a_drained_level_takes_no_quest_back_and_the_next_one_raises_it_again(table: Story) -> None:
    on_quest(table, "the_antler_crown")
    table.done("the_mire_hydra")
    table.glory(9).do("attempt the_antler_crown")  # Level 1 although one was done before
    assert table.level_of(0) == 2
    assert table.done_of(0) == ["the_mire_hydra", "the_antler_crown"]


@rule("DN-HERO-17")
def test_with_1_life_left_a_hero_gains_the_level(table: Story) -> None:
    on_quest(table, "impress_the_guild")
    table.life(1).rolls(0, 4).do("attempt impress_the_guild")
    assert table.level_of(0) == 2


@rule("DN-HERO-17", "DN-OPEN-60")
def test_a_hero_who_falls_by_the_reward_gains_none(table: Story) -> None:
    on_quest(table, "climb_to_the_aerie", seats=3)
    table.hero("veshna_dool")  # Speed 2
    table.lay(dragons_perch=(5, 5), scree_pass=(0, 0)).life(1).movement(0).rolls(0, 4, 1)
    table.do("attempt climb_to_the_aerie", "warp scree_pass")  # onto Spikes
    assert (table.life_of(0), table.level_of(0)) == (0, 1)


@rule("DN-OPEN-60", "DN-OPT-12")
def test_what_he_completed_counts_for_who_comes_back(table: Story) -> None:
    on_quest(table, "climb_to_the_aerie", seats=3, reincarnation=True)
    table.hero("veshna_dool")
    table.lay(dragons_perch=(5, 5), scree_pass=(0, 0), arnum_hamlet=(1, 0))
    table.stands("dragons_perch").life(1).movement(0).rolls(0, 4, 1)
    table.do("attempt climb_to_the_aerie", "warp scree_pass").leave_open()
    table.do(table.offers[0]).do(table.offers[0])
    assert (table.life_of(0), table.level_of(0), quests_done(table.state, 0)) == (6, 1, 1)


# What comes in its place ------------------------------------------------------------------------------


@rule("DN-HERO-20", "DN-OPEN-04")
def test_a_global_quest_is_replaced_at_once_and_a_personal_one_is_not(table: Story) -> None:
    on_quest(table, "the_antler_crown", to_all=True)
    table.quests("impress_the_guild")
    table.quest_deck("the_mire_hydra")
    table.glory(9).do("attempt the_antler_crown")
    assert table.kinds(board.GLOBAL) == ["the_mire_hydra"]
    assert table.quests_of(0) == ["impress_the_guild"]
    on_quest(table, "the_antler_crown")
    table.glory(9).do("attempt the_antler_crown")
    assert (table.quests_of(0), table.kinds(board.GLOBAL)) == ([], [])


@rule("DN-OPEN-04")
def test_when_no_quest_is_left_none_comes(table: Story) -> None:
    on_quest(table, "the_antler_crown", to_all=True)
    table.put(board.QUEST_DECKS)
    table.glory(9).do("attempt the_antler_crown")
    assert table.kinds(board.GLOBAL) == []


@rule("DN-OPEN-04")
def test_a_personal_quest_may_be_replaced_as_long_as_there_are_fewer_than_two(table: Story) -> None:
    on_quest(table, "the_antler_crown", replace_personal=True)
    table.quest_deck("the_mire_hydra", "free_durik")
    table.glory(9).do("attempt the_antler_crown")
    assert table.quests_of(0) == ["the_mire_hydra"]
    assert table.kinds(board.GLOBAL) == []
    on_quest(table, "the_antler_crown", replace_personal=True)
    table.quests("the_antler_crown", "impress_the_guild", "rescue_lily")  # it was the third one
    table.glory(9).do("attempt the_antler_crown")
    assert table.quests_of(0) == ["impress_the_guild", "rescue_lily"]


@rule("DN-OPEN-04")
def test_each_counts_the_own_quests_for_that(table: Story) -> None:
    on_quest(table, "the_antler_crown", replace_personal=True)
    table.quests("rescue_lily", "impress_the_guild")
    table.quests("the_antler_crown", "free_durik", "tithe_to_omnisus", seat=1)
    table.idle_until(1, "hero")
    table.hand(seat=1)
    table.glory(9, seat=1).movement(0, seat=1).stands("hollow_oak", seat=1)
    table.do("attempt the_antler_crown")
    assert table.quests_of(1) == ["free_durik", "tithe_to_omnisus"]
    assert len(table.quests_of(0)) == 2


@rule("DN-OPT-04")
def test_without_personal_quests_two_global_ones_are_always_on_offer(table: Story) -> None:
    state = table.game.start(seats=3, seed=1, packs=("marches",), no_personal_quests=True)
    assert [len(state.zones[board.QUESTS + seat]) for seat in range(3)] == [0, 0, 0]
    assert len(state.zones[board.GLOBAL]) == 2
    on_quest(table, "the_antler_crown", to_all=True, no_personal_quests=True)
    table.global_quests("the_antler_crown", "rescue_lily")
    table.quest_deck("the_mire_hydra", "free_durik")
    table.stands("hollow_oak").glory(9).do("attempt the_antler_crown")
    assert table.kinds(board.GLOBAL) == ["rescue_lily", "the_mire_hydra"]


@rule("DN-OPT-04", "DN-QUEST-12")
def test_an_escort_becomes_personal_all_the_same(table: Story) -> None:
    on_quest(table, "rescue_lily", to_all=True, no_personal_quests=True)
    table.global_quests("rescue_lily", "impress_the_guild")
    table.quest_deck("the_mire_hydra")
    table.do("take_up rescue_lily")
    assert table.quests_of(0) == ["rescue_lily"]
    assert table.kinds(board.GLOBAL) == ["impress_the_guild", "the_mire_hydra"]


# Effects and Artifacts --------------------------------------------------------------------------------


@rule("DN-QUEST-08")
def test_an_effect_is_for_its_holder_or_for_all_if_it_is_global(table: Story) -> None:
    table.start(2)
    table.quests("silence_the_wailing_bell")
    table.hero("veshna_dool", seat=1)
    assert [table.score_of(MAGIC, seat, THREAT) for seat in (0, 1)] == [0, 3]
    table.quests()
    table.global_quests("silence_the_wailing_bell")
    assert [table.score_of(MAGIC, seat, THREAT) for seat in (0, 1)] == [0, 2]
    assert [table.score_of(MAGIC, seat, ATTACK) for seat in (0, 1)] == [1, 3]


@rule("DN-QUEST-08", "DN-QUEST-09", "DN-QUEST-32")
def test_completed_it_has_no_effect_any_more_and_its_reward_is_for_one(table: Story) -> None:
    on_quest(table, "silence_the_wailing_bell", to_all=True)
    table.put(board.QUEST_DECKS)
    table.hero("veshna_dool")
    table.movement(0).rolls(0, 4).do("attempt silence_the_wailing_bell")
    assert table.threat == (4 + 2, 6)
    assert table.score_of(MAGIC, 0, THREAT) == 4  # Level 2, and nothing less
    assert (table.glory_of(0), table.glory_of(1)) == (3, 0)


@rule("DN-QUEST-03", "DN-QUEST-04", "DN-QUEST-05", "DN-QUEST-32")
def test_an_artifact_stays_raises_a_score_for_good_and_is_no_treasure(table: Story) -> None:
    on_quest(table, "crown_of_quiet_kings")
    table.inventory("boot_of_ala_hazad", "dented_helm", "grave_silver_ring", "lantern_of_bright_oil")  # all 4
    assert table.score_of(MAGIC) == 1  # not before
    table.rolls(0, 3).do("attempt crown_of_quiet_kings")
    assert table.threat == (3 + 3 + 1, 6)
    assert table.done_of(0) == ["crown_of_quiet_kings"]
    assert table.score_of(MAGIC) == 1 + 1
    assert len(table.inventory_of(0)) == 4  # a helmet beside the Crown, and no slot is filled
    next_turn(table)
    assert table.score_of(MAGIC, 0, COUNTER) == 1 + 1 + 1  # with the ring


@rule("DN-QUEST-04")
def test_a_quest_that_is_done_and_no_artifact_raises_nothing(table: Story) -> None:
    table.start(2)
    table.done("crown_of_quiet_kings", "topple_the_pale_regent", seat=1)
    assert [table.score_of(stat, 1) for stat in (MELEE, MAGIC, SPEED)] == [3, 1, 3]
