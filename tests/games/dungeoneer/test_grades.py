"""Stories of a campaign: from heroic to epic Levels, stacked heroes and renewed decks (DN-COMBINE-11…20)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeoneer.questing import beside, on_quest
from tests.games.dungeoneer.teller import Story
from tests.marks import rule

from delvewright.games.dungeoneer import GAME, board, scores, windows
from delvewright.games.dungeoneer.powers import ANYTIME
from delvewright.games.dungeoneer.sorts import EPIC, HEROIC, LEGENDARY, MAGIC, MELEE, SPEED, lowest_level

NIGHT: dict[str, Any] = {"packs": ("crypt", "night"), "grade": "campaign"}
BELL = "silence_the_wailing_bell"


def at_level(table: Story, level: int, quest: str = BELL, **settings: Any) -> int:
    """Seat 0's hero, Raka on Garrun, in the place of his Quest. Completed, it leads on to the draw."""
    table.leave_open()
    piece = on_quest(table, quest, **NIGHT, **settings)
    table.hero("raka", "garrun_ironvow")
    table.hero("kron_axereaver", "quill_nightstep", seat=1)
    table.level(level).movement(0)
    return piece


def win_quest(table: Story, quest: str = BELL) -> None:
    table.rolls(0, 6).do(f"attempt {quest}")


# Levels and stacks ------------------------------------------------------------------------------------


@rule("DN-COMBINE-11")
def test_heroic_levels_are_1_to_3_epic_ones_4_to_6_legendary_ones_7_to_9() -> None:
    assert [scores.grade_at(level) for level in range(1, 10)] == [HEROIC] * 3 + [EPIC] * 3 + [LEGENDARY] * 3
    assert [lowest_level(grade) for grade in (HEROIC, EPIC, LEGENDARY)] == [1, 4, 7]


@rule("DN-COMBINE-12", "DN-COMBINE-13", "DN-COMBINE-14", "DN-OPEN-30", "DN-EX-25")
def test_from_level_4_the_epic_card_adds_to_the_heroic_one(table: Story) -> None:
    at_level(table, 3)
    assert [table.score_of(stat) for stat in (MELEE, MAGIC, SPEED)] == [3, 2, 3]
    assert scores.treasure_limit(table.state, 0) == 4
    win_quest(table)
    assert table.level_of(0) == 4
    assert [table.score_of(stat) for stat in (MELEE, MAGIC, SPEED)] == [4, 2, 3]
    assert (scores.boon_limit(table.state, 0), scores.treasure_limit(table.state, 0)) == (3, 5)
    assert (scores.full_life(table.state, 0), table.life_of(0)) == (8, 6)  # current Life stays


@rule("DN-OPEN-30")
def test_otherwise_the_own_scores_of_both_cards_are_added(table: Story) -> None:
    at_level(table, 5, stacking="sum")
    assert [table.score_of(stat) for stat in (MELEE, MAGIC, SPEED)] == [3 + 5, 2 + 1, 3 + 3]


@rule("DN-COMBINE-12", "DN-COMBINE-19")
def test_the_epic_ability_begins_at_level_4_and_the_heroic_one_works_on(table: Story) -> None:
    at_level(table, 3)
    table.hero("lorel_alanus", "quill_nightstep")
    assert "use quill_nightstep between_shadows" not in table.offers
    table.level(4).glory(2)
    assert "use quill_nightstep between_shadows" in table.offers
    names = [use.name for _, _, use in windows.readied(table.state, 0, ANYTIME)]
    assert names == ["spellweave", "between_shadows"]


@rule("DN-COMBINE-19")
def test_every_hero_is_dealt_an_epic_card_at_random() -> None:
    dealt = set()
    for seed in range(6):
        state = GAME.start(seats=2, seed=seed, **NIGHT)
        for seat in (0, 1):
            heroic, epic = [state.cast[card] for card in state.zones[board.HERO + seat]]
            assert (heroic.grade, epic.grade) == (HEROIC, EPIC)
            dealt.add(epic.id)
    assert len(dealt) > 2


@rule("DN-COMBINE-14", "DN-OPEN-35", "DN-DP-40")
def test_who_carries_more_than_the_epic_totals_discards_down_as_he_chooses(table: Story) -> None:
    at_level(table, 3)
    table.hero("lorel_alanus", "garrun_ironvow")  # 4 Boons, then 3
    table.movement(0)
    table.inventory("lockwise", "blessings_of_nakari", "trapfinders_eye", "shield_discipline")
    win_quest(table)
    assert table.asked == (0, "forfeit")
    assert len(table.offers) == 4
    table.do("discard trapfinders_eye")
    assert table.inventory_of(0) == ["lockwise", "blessings_of_nakari", "shield_discipline"]


@rule("DN-OPEN-35")
def test_who_carries_as_much_as_the_new_total_keeps_it(table: Story) -> None:
    at_level(table, 3)
    table.hero("lorel_alanus", "garrun_ironvow")
    table.movement(0)
    table.inventory("lockwise", "blessings_of_nakari", "trapfinders_eye")
    win_quest(table)
    assert len(table.inventory_of(0)) == 3
    assert table.asked == (0, "deck")


# Quests -----------------------------------------------------------------------------------------------


@rule("DN-COMBINE-17", "DN-COMBINE-20", "DN-OPEN-56")
def test_the_first_epic_level_draws_two_epic_quests_and_turns_one_up_for_all(table: Story) -> None:
    at_level(table, 3)
    table.quests(BELL, "drakys_hoard")
    table.global_quests("free_caedmans_soul")
    table.quest_deck("the_vanished_legion", "the_sunfire_relic", "wager_with_death", "seal_the_gate_of_ash")
    win_quest(table)
    assert table.quests_of(0) == ["drakys_hoard", "the_vanished_legion", "the_sunfire_relic"]
    assert table.kinds(board.GLOBAL) == ["free_caedmans_soul", "wager_with_death"]  # beside the heroic one


@rule("DN-COMBINE-20")
def test_who_comes_later_turns_up_none_if_one_lies(table: Story) -> None:
    at_level(table, 3)
    table.global_quests("give_up_a_name")
    table.quest_deck("the_vanished_legion", "the_sunfire_relic", "wager_with_death")
    win_quest(table)
    assert len(table.quests_of(0)) == 2
    assert table.kinds(board.GLOBAL) == ["give_up_a_name"]


@rule("DN-COMBINE-17")
def test_a_hero_drained_below_it_draws_none_when_he_is_epic_again(table: Story) -> None:
    at_level(table, 3)
    table.state.reached = (EPIC, *table.state.reached[1:])
    win_quest(table)
    assert table.level_of(0) == 4
    assert (table.quests_of(0), table.kinds(board.GLOBAL)) == ([], [])


@rule("DN-COMBINE-17", "DN-QUEST-34")
@pytest.mark.parametrize("level", [1, 2])
def test_levels_below_draw_nothing(table: Story, level: int) -> None:
    at_level(table, level)
    win_quest(table)
    assert (table.level_of(0), table.quests_of(0)) == (level + 1, [])
    assert table.kinds(board.GLOBAL) == []


@rule("DN-QUEST-34")
def test_a_heroic_quest_at_level_4_brings_its_reward_and_neither_level_nor_progress(table: Story) -> None:
    at_level(table, 4)
    table.done("give_up_a_name", "wager_with_death")
    win_quest(table)
    assert (table.level_of(0), table.glory_of(0)) == (4, 3)
    assert not table.state.over


@rule("DN-QUEST-34", "DN-WIN-05", "DN-OPEN-59")
def test_an_epic_quest_at_a_heroic_level_gives_none_either_and_counts_for_the_win(table: Story) -> None:
    at_level(table, 2, "give_up_a_name", to_all=True)
    table.glory(9).do("attempt give_up_a_name")
    assert (table.level_of(0), table.peril_of(1)) == (2, 2)  # its reward
    for level in (2, 4):
        at_level(table, level, "give_up_a_name", to_all=True)
        table.done("wager_with_death", "the_vanished_legion", "free_caedmans_soul")
        table.glory(9).do("attempt give_up_a_name")
        assert table.state.result == ((3, 0), (0,))


@rule("DN-QUEST-34")
def test_level_6_is_the_last_of_a_stack(table: Story) -> None:
    at_level(table, 6, "give_up_a_name")
    table.glory(9).do("attempt give_up_a_name")
    assert table.level_of(0) == 6
    at_level(table, 5, "give_up_a_name")
    table.glory(9).do("attempt give_up_a_name")
    assert table.level_of(0) == 6


@rule("DN-HERO-20", "DN-COMBINE-17")
def test_each_grade_has_its_deck_to_replace_global_quests_from(table: Story) -> None:
    at_level(table, 4, "give_up_a_name", to_all=True)
    table.global_quests("give_up_a_name", "drakys_hoard")
    table.quest_deck("wager_with_death")
    table.glory(9).do("attempt give_up_a_name")
    assert table.kinds(board.GLOBAL) == ["drakys_hoard", "wager_with_death"]


@rule("DN-OPT-04")
def test_without_personal_quests_two_epic_ones_are_turned_up(table: Story) -> None:
    at_level(table, 3, to_all=True, no_personal_quests=True)
    table.global_quests(BELL, "drakys_hoard")
    table.quest_deck("free_caedmans_soul")
    table.quest_deck("wager_with_death", "the_vanished_legion")
    win_quest(table)
    assert table.quests_of(0) == []
    assert table.kinds(board.GLOBAL) == [
        "drakys_hoard",
        "free_caedmans_soul",
        "wager_with_death",
        "the_vanished_legion",
    ]


# Decks ------------------------------------------------------------------------------------------------


def discarded(table: Story, kind: str) -> int:
    """Where a card of seat 0's hand ends up when his turn is over."""
    piece = table.hand(kind)[0]
    table.do("end", f"discard {kind}")
    return next(zone for zone, pieces in enumerate(table.state.zones) if piece in pieces)


@rule("DN-COMBINE-15", "DN-OPEN-31")
def test_from_the_first_epic_hero_on_discarded_heroic_cards_leave_the_game(table: Story) -> None:
    at_level(table, 1)
    assert discarded(table, "lockwise") == board.DISCARD
    at_level(table, 3)
    win_quest(table)
    table.do(*["draw adventure"] * 5).idle_until(0, "hero")
    assert discarded(table, "lockwise") == board.ASIDE
    at_level(table, 3)
    win_quest(table)
    table.do(*["draw adventure"] * 5).idle_until(0, "hero")
    assert discarded(table, "banish") == board.DISCARD


@rule("DN-COMBINE-15")
def test_otherwise_they_are_shuffled_in_again(table: Story) -> None:
    at_level(table, 3, lower_grades_leave=False)
    win_quest(table)
    table.do(*["draw adventure"] * 5).idle_until(0, "hero")
    assert discarded(table, "lockwise") == board.DISCARD


def grades_of(table: Story, *zones: int) -> set[int]:
    return {table.state.cast[card].grade for zone in zones for card in table.state.zones[zone]}


ADVENTURES = (board.ADVENTURE, board.PERIL_DECK)


@rule("DN-OPEN-31", "DN-COMBINE-18")
def test_epic_adventure_cards_are_in_from_the_start_or_wait(table: Story) -> None:
    table.start(2, **NIGHT)
    for deck in ADVENTURES:
        assert grades_of(table, deck) == {HEROIC, EPIC}
    table.start(2, **NIGHT, epic_cards="later")
    for deck in ADVENTURES:
        assert grades_of(table, deck) == {HEROIC}
    assert grades_of(table, board.QUEST_DECKS) == {HEROIC}


@rule("DN-COMBINE-18", "DN-OPEN-31")
def test_when_the_last_hero_is_epic_the_decks_are_replaced(table: Story) -> None:
    at_level(table, 3, epic_cards="later")
    table.discard_pile("repel")
    table.hand("repel")
    table.hand()  # set aside, a heroic card
    win_quest(table)
    assert grades_of(table, *ADVENTURES) == {HEROIC}  # seat 1 is not there yet
    assert table.kinds(board.SHELF) == []
    at_level(table, 3, epic_cards="later")
    table.discard_pile("repel")
    table.level(4, seat=1)
    win_quest(table)
    for deck in ADVENTURES:
        assert grades_of(table, deck) == {EPIC}
    assert grades_of(table, board.SHELF) == {HEROIC}
    assert (table.discards, table.kinds(board.PERIL_DISCARD), table.kinds(board.QUEST_DECKS)) == ([], [], [])
    table.do("draw adventure", "draw peril_deck", "draw adventure", "draw adventure", "draw peril_deck")
    assert grades_of(table, board.HAND) == {EPIC}


@rule("DN-OPEN-31")
def test_where_all_cards_were_in_from_the_start_no_deck_is_replaced(table: Story) -> None:
    at_level(table, 3)
    table.hand("banish")
    table.hand()  # set aside, an epic card
    table.level(4, seat=1)
    win_quest(table)
    assert table.kinds(board.SHELF) == []


@rule("DN-COMBINE-18")
def test_the_decks_are_replaced_once(table: Story) -> None:
    on_quest(table, "wreck_the_flesh_laboratory", **NIGHT, seats=4, epic_cards="later")
    for seat in (0, 1, 3):
        table.level(4, seat=seat)
    beside(table, 1, 2)
    table.life(1, seat=2).rolls(0, 1).do("attempt wreck_the_flesh_laboratory")
    left = [table.kinds(deck) for deck in ADVENTURES]
    assert grades_of(table, *ADVENTURES) == {EPIC}
    table.life(1, seat=1).movement(1).rolls(0, 1).do("attempt wreck_the_flesh_laboratory")
    assert table.life_of(1) == 0
    assert [table.kinds(deck) for deck in ADVENTURES] == left


@rule("DN-COMBINE-18")
def test_what_was_left_of_the_heroic_decks_is_seen_by_nobody(table: Story) -> None:
    """Or all would know by elimination what is in the hands."""
    at_level(table, 3, epic_cards="later")
    table.level(4, seat=1)
    table.hand("repel", seat=1)
    win_quest(table)
    for viewer in (-1, 0, 1):
        assert not table.game.sees(table.state, board.SHELF, viewer)
    worlds = [table.game.imagine(table.state, 0, seed) for seed in range(12)]
    held = {world.cast[world.zones[board.HAND + 1][0]].id for world in worlds}
    assert len(held) > 1
    assert {world.cast[world.zones[board.HAND + 1][0]].grade for world in worlds} == {HEROIC}
    for world in worlds:
        assert {world.cast[card].grade for card in world.zones[board.ADVENTURE]} == {EPIC}
    table.do(*["draw adventure"] * 5)


@rule("DN-COMBINE-18")
def test_the_last_heroic_hero_may_also_have_fallen(table: Story) -> None:
    on_quest(table, "wreck_the_flesh_laboratory", **NIGHT, seats=3, epic_cards="later")
    table.level(4).level(5, seat=2)
    beside(table, 1)
    table.life(1, seat=1).rolls(0, 1)
    table.do("attempt wreck_the_flesh_laboratory")
    assert table.life_of(1) == 0
    assert grades_of(table, *ADVENTURES) == {EPIC}


@rule("DN-OPT-08", "DN-OPT-12")
def test_a_new_hero_begins_at_the_first_level_of_the_grade_on_the_same_epic_card(table: Story) -> None:
    at_level(table, 5, "wreck_the_flesh_laboratory", reincarnation=True)
    table.put(board.HEROES, "lorel_alanus", "veshna_dool")
    table.life(1).rolls(0, 1).do("attempt wreck_the_flesh_laboratory", "pick lorel_alanus")
    table.do(*["draw adventure"] * 5)
    assert table.kinds(board.HERO) == ["lorel_alanus", "garrun_ironvow"]
    assert (table.level_of(0), table.life_of(0)) == (4, 8)
