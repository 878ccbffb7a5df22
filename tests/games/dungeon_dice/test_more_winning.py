"""Winning: what fame comes from, when it is counted, and claims made at the same time (DD-WIN)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import GAME
from delvewright.games.dungeon_dice.fame import parts
from marks import die, rule


def result(table: Story) -> tuple[tuple[int, ...], str]:
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return (outcome.winners, outcome.why)


@rule("DD-WIN-1", "DD-WIN-10", "DD-WIN-7", "DD-WIN-4", "DD-WIN-5", "DD-WIN-6")
def test_fame_comes_from_experience_trophies_and_artifacts(table: Story) -> None:
    table.start(goal=99).experience(6)
    table.trophy("ghost L3")
    table.trophy("dragon L4")
    table.own("artifact_bow", "crown")
    table.state.stone = 0
    sources = [(what, worth) for what, _, worth in parts(table.state, 0)]
    assert sorted(sources) == [
        ("artifact", 1),
        ("equipment", 1),
        ("experience", 1),
        ("stone", 2),
        ("trophy", 1),
        ("trophy", 2),
    ]
    assert table.fame() == 8


@rule("DD-WIN-7", "DD-TROPHY-1")
@pytest.mark.parametrize(
    ("trophy", "worth"), [("ghost L3", 1), ("ogre L5", 2), ("dragon L5", 3), ("wolf L2", 0)]
)
def test_the_colour_of_a_trophy_is_its_fame(table: Story, trophy: str, worth: int) -> None:
    table.start()
    table.trophy(trophy)
    assert table.fame() == worth


@rule("DD-WIN-10", "DD-XP-7")
@pytest.mark.parametrize(
    ("mode", "experience", "worth"),
    [("standard", 5, 0), ("standard", 6, 1), ("epic", 5, 0), ("epic", 6, 1), ("epic", 8, 1), ("epic", 9, 2)],
)
def test_a_red_number_is_worth_one_and_a_black_one_two(
    table: Story, mode: str, experience: int, worth: int
) -> None:
    table.start(mode=mode).experience(experience)
    assert table.fame() == worth


@rule("DD-WIN-8", "DD-EPICMON-GEN-3")
@die("epic_tiamat")
def test_an_epic_trophy_is_worth_one(table: Story) -> None:
    table.start(mode="epic")
    table.trophy("epic_tiamat FIRE")
    assert table.fame() == 1


@rule("DD-WIN-2", "DD-OR-20")
def test_the_first_to_four_wins_a_standard_game(table: Story) -> None:
    table.start(mode="standard").experience(5)
    table.own("artifact_bow", "artifact_armor")
    table.ready(0)
    assert table.fame() == 2
    table.bag("equipment", "sword_grey")
    table.meets("ghost L3")
    table.throws(0, "artifact_bow 3", "artifact_armor 2").levels(0, 4, 4, 4).foe(1, 1, 1).do(
        "confront", "keep ghost"
    )
    assert table.fame() == 4  # the trophy and the sixth experience
    assert result(table) == ((0,), "fame")


@rule("DD-WIN-3")
def test_an_epic_game_goes_to_seven(table: Story) -> None:
    table.start(mode="epic").experience(5)
    table.trophy("dragon L5")
    table.trophy("ogre L5")
    table.state.epic_came = True
    table.bag("equipment", "sword_grey")
    assert table.fame() == 5
    table.meets("ghost L3")
    table.levels(0, 4, 4, 4).foe(1, 1, 1).do("confront", "keep ghost")
    assert result(table) == ((0,), "fame")
    assert table.fame() == 7


@rule("DD-WIN-2")
def test_another_goal_may_be_set(table: Story) -> None:
    table.start(goal=1)
    table.bag("equipment", "sword_grey")
    table.meets("ghost L3")
    table.experience(5)
    table.levels(0, 4, 4, 4).foe(1, 1, 1).do("confront", "keep ghost")
    assert result(table) == ((0,), "fame")


@rule("DD-OR-20")
def test_fame_that_is_gone_by_the_check_wins_nothing(table: Story) -> None:
    """A fourth fame, enchanted in the middle of an encounter, is snatched before anybody counts."""
    table.start().experience(5)
    table.own("bow_grey", "enchanting_oil")
    table.trophy("dragon L5")
    table.bag("artifact", "artifact_bow")
    table.meets("imp L2")
    table.do("roll enchanting_oil", "use enchanting_oil ENCHANT", "swap bow_grey artifact_bow")
    assert table.fame() == 4
    table.throws(0, "artifact_bow 3").levels(0, 1, 1, 1).foe(6, 6).do("confront")
    assert table.compared[2] == "loss"
    assert table.owned() == []
    assert table.fame() == 3
    assert table.asked == (1, "turn")


@rule("DD-WIN-14", "DD-OR-20")
def test_fame_follows_possession(table: Story) -> None:
    table.start(goal=99)
    table.own("crown", seat=1)
    assert (table.fame(0), table.fame(1)) == (0, 1)
    table.levels(0, 4).levels(1, 1).do("duel_for crown")
    assert (table.fame(0), table.fame(1)) == (1, 0)


@rule("DD-WIN-14", "DD-ABILITY-SNATCH")
def test_a_snatched_artifact_takes_its_fame_along(table: Story) -> None:
    table.start()
    table.own("artifact_bow", "artifact_armor")
    table.ready(0)
    table.meets("imp L2")
    table.throws(0, "artifact_bow 3", "artifact_armor 2").levels(0, 1).foe(6, 6).do(
        "confront", "give_up artifact_bow"
    )
    assert table.fame() == 1


@rule("DD-OR-21", "DD-WIN-15", "DD-WIN-16", "DD-WIN-17", "DD-COLOSSEUM-6")
def test_three_claimants_fight_as_in_the_colosseum(table: Story) -> None:
    table.start(seats=4, goal=1)
    table.state.terrain = "open_spaces"
    for seat in range(3):
        table.experience(5, seat=seat)
    table.own("bomb", seat=3)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "invite seat2", "accept")
    for seat in range(3):
        table.levels(seat, 4, 4, 4)
    table.foe(1, 1)
    for seat, numbers in enumerate([(4, 4, 1), (4, 4, 1), (1, 1, 1)]):
        table.levels(seat, *numbers)
    table.do("confront", "pass")  # the outsider lets the wolf die
    assert table.happened("claims") == [((0, 1, 2),)]
    assert table.happened("fight")[0][0] == "colosseum"
    assert table.asked == (3, "duel_outsiders")
    table.levels(0, 4, 4, 4).levels(1, 1, 1, 1)
    table.do("pass")  # 9, 9 and 3: the two leaders fight again
    assert table.happened("duelled")[0][1] == (0, 1)
    table.do("pass")
    assert result(table) == ((0,), "duel")


@rule("DD-WIN-13", "DD-WIN-17")
@die("helm_of_reflection", "sword_of_wounding", "ring_of_mastery")
def test_chaos_and_fame_at_once_are_settled_by_a_duel(table: Story) -> None:
    """The third cursed artifact changes hands: chaos for one, and the other is rid of the penalty."""
    table.start()
    table.own("helm_of_reflection", "sword_of_wounding")
    table.own("ring_of_mastery", "crown", seat=1)
    table.trophy("dragon L5", seat=1)
    assert table.fame(1) == 3
    table.levels(0, 4, 1).levels(1, 1, 4).do("duel_for ring_of_mastery", "arm bare_hands")
    assert table.happened("claims") == [((0, 1),)]
    assert result(table) == ((1,), "duel")


@rule("DD-OR-20")
def test_the_longest_game_goes_to_the_most_famous(table: Story) -> None:
    table.start(longest=1)
    table.trophy("ghost L3", seat=1)
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert result(table) == ((1,), "called_off")
