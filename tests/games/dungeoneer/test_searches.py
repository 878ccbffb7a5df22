"""Stories of Search Quests: how far from the Entrance, what a search costs, and what comes after it."""

from __future__ import annotations

from tests.games.dungeoneer.questing import next_turn
from tests.games.dungeoneer.teller import Story
from tests.marks import rule

FAR = {
    "tomb_gate": (0, 0),
    "worn_passage": (0, 1),
    "torchlit_passage": (0, 2),
    "flooded_chamber": (0, 3),
    "ossuary": (0, 4),
}
"""From the Entrance to the east: the Ossuary is 4 moves away."""


def searching(table: Story, quest: str = "the_lost_cartographer", **settings: object) -> Story:
    table.start(2, **settings)
    table.lay(**FAR).stands("ossuary")
    table.quests(quest)
    return table.hero_phase()


@rule("DN-QUEST-18", "DN-QUEST-19", "DN-QUEST-22", "DN-DP-31")
def test_a_search_is_1_movement_a_die_and_1_for_each_move_from_the_entrance(table: Story) -> None:
    searching(table).movement(2).rolls(0, 2, 3)
    table.do("search the_lost_cartographer")
    assert table.happened("searched")[-1][-3:] == (2 + 4, 7, False)
    assert table.movement_of(0) == 1
    table.do("search the_lost_cartographer")
    assert table.happened("searched")[-1][-3:] == (3 + 4, 7, True)
    assert table.movement_of(0) == 0
    assert table.happened("found") == [(0, table.piece("the_lost_cartographer"))]


@rule("DN-QUEST-19")
def test_on_the_entrance_nothing_is_added_and_beside_it_1(table: Story) -> None:
    searching(table).movement(2).stands("tomb_gate").rolls(0, 6)
    table.do("search the_lost_cartographer")
    assert table.happened("searched")[-1][-3] == 6
    table.stands("worn_passage").rolls(0, 6)
    table.do("search the_lost_cartographer")
    assert table.happened("searched")[-1][-3:] == (7, 7, True)


@rule("DN-QUEST-22")
def test_a_search_needs_movement_that_a_lying_hero_does_not_spend(table: Story) -> None:
    searching(table).movement(0).refused("search the_lost_cartographer", "no_movement")
    table.movement(2).tipped().refused("search the_lost_cartographer", "tipped")


@rule("DN-QUEST-20", "DN-QUEST-32")
def test_the_quest_is_attempted_only_when_its_object_is_found(table: Story) -> None:
    searching(table).movement(1).refused("attempt the_lost_cartographer", "not_found", 7)
    table.rolls(0, 6).do("search the_lost_cartographer").movement(1)
    assert "search the_lost_cartographer" not in table.offers
    table.movement(0).rolls(0, 1).do("attempt the_lost_cartographer")  # the free try
    assert table.done_of(0) == ["the_lost_cartographer"]


@rule("DN-QUEST-21")
def test_what_was_found_is_lost_with_the_turn(table: Story) -> None:
    searching(table, "uncover_the_jewel_of_anrak").movement(1).rolls(0, 6, 1)
    table.do("search uncover_the_jewel_of_anrak", "attempt uncover_the_jewel_of_anrak")
    table.refused("attempt uncover_the_jewel_of_anrak", "no_movement")
    next_turn(table)
    table.refused("attempt uncover_the_jewel_of_anrak", "not_found", 8)
    assert "search uncover_the_jewel_of_anrak" in table.offers


@rule("DN-OPEN-58")
def test_what_was_found_may_be_attempted_elsewhere_in_the_same_turn(table: Story) -> None:
    searching(table).movement(2).rolls(0, 6, 1)
    table.do("search the_lost_cartographer", "move west", "attempt the_lost_cartographer")
    assert table.place_of(0) == "flooded_chamber"
    assert table.done_of(0) == ["the_lost_cartographer"]


@rule("DN-OPEN-24")
def test_the_first_search_of_a_turn_for_a_quest_may_be_free(table: Story) -> None:
    searching(table, free_search=True).movement(1).tipped().rolls(0, 1)
    table.do("search the_lost_cartographer")
    assert table.movement_of(0) == 1
    table.refused("search the_lost_cartographer", "tipped")
    table.state.tipped = (0, *table.state.tipped[1:])
    table.movement(1).rolls(0, 1)
    table.do("search the_lost_cartographer")
    assert table.movement_of(0) == 0
    table.refused("search the_lost_cartographer", "no_movement")
    next_turn(table)
    table.movement(0)
    assert "search the_lost_cartographer" in table.offers


@rule("DN-QUEST-19")
def test_a_lantern_helps_to_search_and_not_against_threats(table: Story) -> None:
    searching(table).movement(1)
    table.inventory("lantern_of_bright_oil")
    table.rolls(0, 1, 1).do("search the_lost_cartographer")
    assert table.happened("searched")[-1][-3:] == (1 + 4 + 2, 7, True)
    table.do("attempt the_lost_cartographer")
    assert table.threat == (1 + 3, 4)


@rule("DN-QUEST-32", "DN-QUEST-20")
def test_after_the_search_comes_the_slaying(table: Story) -> None:
    table.start(2, packs=("marches",)).stands("river_road")
    table.quests("free_durik")
    table.hero_phase().movement(1).refused("attempt free_durik", "not_found", 7)
    table.rolls(0, 6).do("search free_durik")
    assert table.happened("searched")[-1][-3:] == (6 + 1, 7, True)
    table.do("attempt free_durik")
    assert table.asked == (1, "form")
    table.rolls(1, 1).rolls(0, 1)
    table.do("form speed")
    assert table.totals == (1 + 2, 1 + 3)
    assert table.wounds_of(table.piece("free_durik")) == 1
    table.refused("attempt free_durik", "tried_already")
