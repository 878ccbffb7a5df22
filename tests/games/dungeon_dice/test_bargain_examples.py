"""The deals the book tells of, move by move (DD-EX-1…7, 36, 51)."""

from tests.games.dungeon_dice.teller import Story

from marks import rule


@rule("DD-EX-1", "DD-ONEUSE-KEY")
def test_a_key_opens_the_chest_and_a_heart_heals(table: Story) -> None:
    table.start(bargains="templates").wound("level")
    table.own("key", "healing_potion")
    table.bag("artifact", "artifact_sword")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward", "key KEY").do("draw", "key key")
    if table.asked[1] == "artifact":
        table.do("draw")
    assert table.owned() == ["artifact_sword", "healing_potion"]
    table.throws(0, "healing_potion HEALING").do("roll healing_potion")
    while table.asked[1] in ("aim", "heal"):
        table.do(table.offers[0])
    assert table.state.hurt == [0, 0]


@rule("DD-EX-2", "DD-NEG-3")
def test_help_for_the_reward(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.bag("equipment", "armor_grey")
    table.meets("goblin L2")
    table.do("bargain seat1", "offer assist:1>0,reward_to:0>1:main", "accept")
    table.levels(0, 4).levels(1, 4).foe(1, 1)
    table.do("confront", "pass")
    assert table.owned(1) == ["armor_grey"]
    assert table.owned(0) == []
    assert table.happened("reward_to") == [(0, 1, "main")]
    assert table.state.experience[:2] == [1, 1]


@rule("DD-EX-3", "DD-NEG-4")
def test_the_reward_to_one_and_the_trophy_to_the_other(table: Story) -> None:
    table.start(seats=3, bargains="templates").experience(5).experience(5, seat=1)
    table.bag("equipment", "armor_grey")
    table.meets("ghost L4")
    table.do("bargain seat1", "offer assist:1>0,trophy_to:0>1", "accept")
    table.levels(0, 4, 4, 4).levels(1, 4, 4, 4).foe(1, 1, 1, 1)
    table.do("confront", "keep ghost")
    assert table.trophies(1) == ["ghost"]
    assert table.fame(1) == table.fame(0) + 1
    assert table.owned(0) == ["armor_grey"]
    assert table.owned(1) == []


@rule("DD-EX-4", "DD-NEG-5", "DD-NEG-6", "DD-NEG-7")
def test_dice_now_for_help_then_help_later_then_help_under_threat(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("key", "boomerang")
    table.own("bomb", seat=2)
    table.meets("goblin L1")
    # Seat 2 wants the boomerang, or its bomb helps the goblin; seat 0 gives in.
    table.do(
        "bargain seat0", "offer give_dice:0>2:boomerang:now,threat:2>0:refuses:bomb:foe", "accept", "pass"
    )
    assert table.owned(2) == ["bomb", "boomerang"]
    # Seat 1 takes the key for its help now, and gets a promise of help as well.
    table.do("bargain seat1", "offer assist:1>0,give_dice:0>1:key:now", "compose", "between seat0 seat1")
    turn = table.state.turns + 9
    table.do("add future_assist", f"put future_assist:0>1:1:{turn}", "propose", "accept")
    assert table.owned(1) == ["key"]
    assert table.state.fighters == (0, 1)
    table.do("run")
    assert [contract[3] for contract in table.state.contracts] == [(("FUTURE_ASSIST", 0, 1, 1, turn),)]
    while table.asked != (1, "turn"):
        table.do("pass")
    table.meets("goblin L1", seat=1)
    table.do("pass", seat=2)
    table.do("call_in seat0")
    assert table.state.fighters == (1, 0)
    assert table.state.contracts == ()
    table.do("run")
    table.leave_open()


@rule("DD-EX-5", "DD-NEG-9", "DD-NEG-11", "DD-BARGAIN-ROLL-OFF")
def test_the_highest_roll_takes_the_reward(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.bag("equipment", "armor_grey")
    table.meets("goblin L1")
    table.do("bargain seat1", "offer assist:1>0,roll_off:0>1:main:high", "accept")
    table.levels(0, 4).levels(1, 4).foe(1)
    table.load(0, 4), table.load(1, 4), table.load(0, 2), table.load(1, 3)
    table.do("confront", "pass")
    assert [args[:3] for args in table.happened("rolled_off")] == [((0, 1), (5, 5), -1), ((0, 1), (3, 4), 1)]
    assert table.owned(1) == ["armor_grey"]


@rule("DD-EX-6", "DD-NEG-10", "DD-BARGAIN-ROLL-OFF")
def test_the_reward_is_given_away_on_a_one_or_two_only(table: Story) -> None:
    for rolled, taker in ((2, 1), (3, 0)):
        table.start(seats=3, bargains="templates")
        table.bag("equipment", "armor_grey")
        table.meets("goblin L1")
        table.do("bargain seat1", "offer assist:1>0,roll_off:0>1:main:12", "accept")
        table.levels(0, 4).levels(1, 4).foe(1)
        table.load(0, rolled - 1)
        table.do("confront", "pass")
        assert table.owned(taker) == ["armor_grey"]
        assert table.owned(1 - taker) == []


@rule("DD-EX-7")
def test_an_assistant_asks_for_a_one_use_die(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.own("scroll")
    table.meets("goblin L1")
    table.do("call_for_help").do("pass", seat=1).do("bargain seat0", seat=2)
    table.do("offer assist:2>0,give_dice:0>2:scroll:now", "accept")
    assert table.owned(2) == ["scroll"]
    assert table.state.fighters == (0, 2)
    table.do("run")


@rule("DD-EX-36", "DD-BARGAIN-OPEN-CHEST", "DD-ABILITY-SKELETON-KEY-3")
def test_a_neighbours_skeleton_key_opens_the_chest_for_a_price(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.own("hammer_black", "armor_grey")
    table.own("skeleton_key", seat=1)
    table.bag("artifact", "artifact_sword")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw", "pass")  # no deal before the own attempt
    table.throws(0, "hammer_black 2").do("hammer hammer_black")
    assert table.asked == (1, "chest_help")
    table.do("bargain seat0", "offer open_chest:1>0:pick_lock:skeleton_key,give_dice:0>1:armor_grey:opened")
    table.throws(1, "skeleton_key SKELETON_KEY").do("accept")
    if table.asked[1] == "artifact":
        table.do("draw")
    assert table.owned(0) == ["artifact_sword", "hammer_black"]
    assert table.owned(1) == ["armor_grey", "skeleton_key"]


@rule("DD-BARGAIN-OPEN-CHEST", "DD-BARGAIN-2")
def test_a_chest_that_stays_locked_costs_nothing(table: Story) -> None:
    table.start(seats=3, bargains="templates").own("armor_grey")
    table.own("skeleton_key", seat=1)
    table.bag("equipment", "sword_grey")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    table.do("bargain seat1", "offer open_chest:1>0:pick_lock:skeleton_key,give_dice:0>1:armor_grey:opened")
    table.throws(1, "skeleton_key -").do("accept")
    assert table.owned(0) == ["armor_grey", "sword_grey"]
    assert table.owned(1) == ["skeleton_key"]


@rule("DD-EX-51", "DD-BARGAIN-TROPHY-TO", "DD-REWARD-PHILOSOPHERS-STONE-2")
def test_the_stone_to_the_assistant_and_the_trophy_to_the_active_player(table: Story) -> None:
    table.start(seats=3, mode="standard", bargains="templates").experience(5).experience(5, seat=1)
    before = table.fame(0), table.fame(1)
    table.meets("lost_king L5")
    table.do("bargain seat1", "offer assist:1>0,reward_to:0>1:main", "accept")
    table.levels(0, 4, 4, 4).levels(1, 4, 4, 4).foe(1, 1, 1, 1, 1)
    table.do("confront")
    while table.asked[1] == "monster_before":
        table.do("pass")
    table.do("keep lost_king")
    assert table.state.stone == 1
    assert table.fame(0) - before[0] >= 2
    assert table.fame(1) - before[1] >= 2
    table.leave_open()
