"""Prizes: each goes where the deal about it says, whatever it has become (DD-BARGAIN-REWARD-TO)."""

from tests.games.dungeon_dice.teller import FOE, Story

from marks import rule


def promise(table: Story, other: int, *terms: str) -> None:
    """Speak to a seat, promise it these prizes for its help, and have it agree."""
    table.do(f"bargain seat{other}", "compose", f"between seat{other} seat0", "add assist")
    for term in terms:
        heading = "reward" if term.startswith("reward_to") else "roll_off"
        table.do(f"between seat0 seat{other}", f"add {heading}", f"put {term}")
    table.do("propose", "accept")


@rule("DD-BARGAIN-REWARD-TO", "DD-DICE-2")
def test_a_potion_from_a_six_is_not_the_potion_of_the_main_reward(table: Story) -> None:
    table.start(seats=3, bargains="full").experience(5)
    table.bag("item", "bomb")
    table.meets("wolf L2")  # its main reward is a potion
    promise(table, 1, "reward_to:0>1:potion")
    table.levels(0, 4, 4, 4).levels(1, 4).foe(1, 1).do("confront")
    assert table.compared[2] == "win"
    assert table.owned(0) == ["bomb"]
    assert table.owned(1) == []


@rule("DD-BARGAIN-REWARD-TO", "DD-DICE-2", "DD-DICE-3")
def test_the_potion_from_the_six_goes_to_whom_it_was_promised(table: Story) -> None:
    table.start(seats=3, bargains="full").experience(5)
    table.bag("item", "bomb", "key")
    table.takes_out("item", "bomb", "key")
    table.meets("wolf L2")
    promise(table, 1, "reward_to:0>1:potion")
    table.levels(0, 4, 4, 4).levels(1, 4).foe(6, 1).do("confront")
    assert table.compared[2] == "win"
    assert table.owned(0) == ["bomb"]
    assert table.owned(1) == ["key"]


@rule("DD-BARGAIN-REWARD-TO", "DD-MONSTER-THIEF", "DD-OR-58")
def test_what_the_thief_carries_is_the_main_reward_of_a_deal(table: Story) -> None:
    table.start(seats=3, bargains="full").experience(5)
    table.bag("equipment", "armor_grey")
    table.meets("thief L2")
    promise(table, 1, "reward_to:0>1:main")
    table.levels(0, 4, 4, 4).levels(1, 4).foe(1, 1).throws(FOE, "armor_grey 0")
    table.do("confront")
    assert table.compared[2] == "win"
    assert table.owned(1) == ["armor_grey"]
    assert table.owned(0) == []


@rule("DD-BARGAIN-6", "DD-OR-58")
def test_what_the_thief_carries_is_not_promised_twice(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.bag("equipment", "armor_black")
    table.meets("thief L1")
    promise(table, 1, "reward_to:0>1:main")
    table.do("bargain seat2", "compose", "between seat0 seat2", "add roll_off")
    assert table.refusal("put roll_off:0>2:carried:high") == ("promised", 1)
    table.leave_open()


def beat_a_cursed_ogre(table: Story) -> None:
    """Seat 0 has beaten it, and promised the reward to seat 1."""
    table.start(seats=3, mode="standard", bargains="full").experience(5)
    table.bag("encounter", "event_cursed", "ogre", "helm_of_reflection")
    table.bag("equipment", "armor_grey")
    table.takes_out("encounter", "event_cursed", "ogre")
    table.do("draw")
    promise(table, 1, "reward_to:0>1:main")
    table.levels(0, 4, 4, 4).levels(1, 4).foe(1, 1, 1, 1, 1).do("confront")
    while table.asked[1] in ("ability", "trophy"):
        table.do("pass")


@rule("DD-EVENT-CURSED-MONSTER-2", "DD-BARGAIN-REWARD-TO")
def test_whoever_was_promised_the_reward_of_a_cursed_monster_has_the_choice(table: Story) -> None:
    beat_a_cursed_ogre(table)
    assert table.asked == (1, "cursed_reward")
    table.do("claim helm_of_reflection")
    assert table.owned(1) == ["helm_of_reflection"]
    assert table.owned(0) == []


@rule("DD-EVENT-CURSED-MONSTER-2", "DD-BARGAIN-REWARD-TO")
def test_and_may_take_the_reward_itself(table: Story) -> None:
    beat_a_cursed_ogre(table)
    table.do("pass")
    assert table.owned(1) == ["armor_grey"]
    assert table.owned(0) == []
