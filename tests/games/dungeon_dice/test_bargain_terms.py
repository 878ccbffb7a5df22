"""Terms: each of them agreed on, and kept for the players (DD-BARGAIN-GIVE-DICE … -HEAL)."""

from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import board
from marks import rule


def compose(table: Story, other: int, *terms: tuple[str, ...]) -> None:
    """Speak to a seat and propose these terms: (by, to, heading[, term])."""
    table.do(f"bargain seat{other}", "compose")
    for by, to, heading, *term in terms:
        table.do(f"between seat{by} seat{to}", f"add {heading}", *[f"put {one}" for one in term])
    table.do("propose")


def rest(table: Story) -> Story:
    """Spend the turn without anything happening."""
    return table.throws(table.state.turn, "spell_healing FIZZLE").do("rest")


# Dice ---------------------------------------------------------------------------------------------------


@rule("DD-BARGAIN-GIVE-DICE", "DD-NEG-5", "DD-NEG-12", "DD-AFTER-2")
def test_dice_promised_for_a_win_go_over_after_it(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("bomb", "key")
    table.bag("equipment", "armor_grey")
    table.meets("goblin L1")
    compose(table, 1, ("1", "0", "assist"), ("0", "1", "give_on_win", "give_dice:0>1:bomb:win"))
    table.do("accept")
    assert table.owned(0) == ["bomb", "key"]
    table.levels(0, 4).levels(1, 4).foe(1)
    table.do("confront", "pass", "pass")  # the bomb stays where it is, the goblin holds its SLASH
    assert table.compared[2] == "win"
    assert table.owned(1) == ["bomb"]
    assert table.owned(0) == ["armor_grey", "key"]
    assert table.state.contracts == ()


@rule("DD-BARGAIN-GIVE-DICE")
def test_dice_promised_for_a_loss_stay_after_a_win_and_go_after_a_loss(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("key")
    table.meets("goblin L1")
    compose(table, 1, ("0", "1", "give_on_loss"))
    table.do("accept")
    table.levels(0, 1).foe(5)
    table.do("confront", "pass")
    assert table.compared[2] == "loss"
    assert table.owned(1) == ["key"]


@rule("DD-BARGAIN-4", "DD-OR-32")
def test_dice_in_the_combat_can_only_be_promised(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("sword_black", "key")
    table.own("bomb", seat=1)
    table.meets("wolf L2")
    table.throws(0, "sword_black 2").levels(0, 1).foe(4, 3)
    table.do("wait", "confront")
    table.do("bargain seat1", seat=0).do("compose", "between seat0 seat1")
    table.do("add give_now")
    assert "drop give_dice:0>1:key:now" in table.offers  # not the sword that lies there
    table.do("drop give_dice:0>1:key:now", "between seat0 seat1", "add give_after")
    table.do("put give_dice:0>1:sword_black:after", "between seat1 seat0", "add promise_use")
    table.do("put promise_use:1>0:bomb:heroes", "propose", "accept")
    table.do("pass", seat=1).do("pass", seat=0)
    table.throws(1, "bomb 5 BOMB").do("pass")  # the outsider forgets; the bomb is thrown all the same
    assert table.compared == (8, 7, "win")
    assert table.owned(1) == ["sword_black"]
    table.leave_open()


@rule("DD-BARGAIN-6")
def test_a_lost_die_is_replaced_by_the_nearest_equal(table: Story) -> None:
    table.start(seats=3, bargains="full")
    sword = table.own("sword_purple", "sword_black", "sword_black", "key")[0]
    table.meets("goblin L1")
    compose(table, 1, ("0", "1", "give_after", "give_dice:0>1:sword_purple:after"))
    table.do("accept")
    board.leave(table.state, sword, board.EQUIPMENT_BAG)  # lost on the way
    table.throws(0, "sword_black 1").levels(0, 1).foe(5)
    table.do("confront", "pass")
    assert table.owned(1) == ["sword_black"]
    assert table.owned(0) == ["key", "sword_black"]


@rule("DD-BARGAIN-6")
def test_the_receiver_chooses_among_equals(table: Story) -> None:
    table.start(seats=3, bargains="full")
    sword, whole, hurt = table.own("sword_purple", "sword_black", "sword_black")
    table.state.wounded = (hurt,)
    table.meets("goblin L1")
    compose(table, 1, ("0", "1", "give_after", "give_dice:0>1:sword_purple:after"))
    table.do("accept")
    board.leave(table.state, sword, board.EQUIPMENT_BAG)
    table.throws(0, "sword_black 1").levels(0, 1).foe(5)
    table.do("confront", "pass")
    assert table.asked == (1, "replacement")
    assert len(table.offers) == 2
    table.do("pick sword_black")
    assert table.state.zones[board.OWNED + 1] == (whole,)


@rule("DD-BARGAIN-6")
def test_a_promise_that_cannot_be_kept_lapses(table: Story) -> None:
    table.start(seats=3, bargains="full")
    key = table.own("key")[0]
    table.meets("goblin L1")
    compose(table, 1, ("0", "1", "give_after"))
    table.do("accept")
    board.leave(table.state, key, board.ITEM_BAG)
    table.levels(0, 1).foe(5)
    table.do("confront", "pass")
    assert table.happened("lapsed") == [(0, 1, key)]
    assert table.owned(1) == []
    assert table.state.contracts == ()


@rule("DD-BARGAIN-GIVE-DICE", "DD-OR-43")
def test_the_stone_changes_hands_apart_from_the_trophy(table: Story) -> None:
    table.start(mode="standard", goal=9, bargains="full")
    table.trophy("lost_king L5")
    table.state.stone = 0
    table.state.famed[0] = 4
    table.own("bomb")
    rest(table)
    compose(table, 1, ("0", "1", "give_now", "give_dice:0>1:stone:now"))
    table.do("accept")
    assert table.state.stone == 1
    assert table.trophies(0) == ["lost_king"]
    table.leave_open()


# Rewards ------------------------------------------------------------------------------------------------


@rule("DD-BARGAIN-REWARD-TO", "DD-NEG-1", "DD-REWARD-3")
def test_a_potion_is_promised_and_the_main_reward_stays(table: Story) -> None:
    table.start(seats=3, bargains="templates").experience(3)
    table.bag("item", "bomb")
    table.bag("equipment", "armor_grey")
    table.meets("goblin L1")
    table.do("bargain seat2", "offer assist:2>0,reward_to:0>2:potion", "accept")
    table.levels(0, 4, 4).levels(2, 4).foe(6)
    table.do("confront", "pass")
    assert table.owned(0) == ["armor_grey"]
    assert table.owned(2) == ["bomb"]


@rule("DD-BARGAIN-REWARD-TO", "DD-AFTER-5")
def test_without_a_deal_everything_goes_to_the_active_player(table: Story) -> None:
    table.start(seats=3, bargains="templates").experience(3)
    table.bag("item", "bomb")
    table.bag("equipment", "armor_grey")
    table.meets("goblin L1")
    table.do("invite seat2", "accept")
    table.levels(0, 4, 4).levels(2, 4).foe(6)
    table.do("confront", "pass")
    assert table.owned(0) == ["armor_grey", "bomb"]
    assert table.owned(2) == []


@rule("DD-BARGAIN-REWARD-TO", "DD-LOC-CRYPT-2")
def test_what_the_place_doubles_may_go_to_another(table: Story) -> None:
    table.start(seats=3, mode="standard", bargains="full").experience(3)
    table.state.place = "crypt"
    table.bag("equipment", "armor_grey", "armor_grey")
    table.meets("goblin L1")
    compose(table, 1, ("0", "1", "reward", "reward_to:0>1:place"))
    table.do("accept")
    table.levels(0, 4, 4).foe(1)
    table.do("confront")
    while table.asked[1] in ("monster_before", "monster"):
        table.do("pass")
    assert table.owned(0) == ["armor_grey"]
    assert table.owned(1) == ["armor_grey"]


@rule("DD-BARGAIN-TROPHY-TO", "DD-NEG-4")
def test_the_trophy_is_kept_by_whom_it_was_promised_to(table: Story) -> None:
    table.start(seats=3, bargains="templates").experience(5).experience(5, seat=1)
    table.bag("equipment", "armor_grey")
    table.meets("minotaur L4")
    table.do("bargain seat1", "offer assist:1>0,trophy_to:0>1", "accept")
    table.levels(0, 4, 4, 4).levels(1, 4, 4, 4).foe(1, 1, 1, 1)
    table.do("confront")
    while table.asked[1] in ("last", "monster"):
        table.do("pass")
    assert table.asked == (1, "trophy")
    table.do("keep minotaur")
    assert table.trophies(1) == ["minotaur"]
    assert table.owned(0) == ["armor_grey"]


@rule("DD-BARGAIN-ROLL-OFF", "DD-NEG-8")
def test_three_roll_off_for_a_die_and_ties_roll_again(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("key")
    table.meets("goblin L1")
    table.do("bargain seat1", "compose", "include seat2", "between seat0 seat1", "add roll_off_die")
    table.do("put roll_off:0>1:key:high:2", "propose", "accept", "accept")
    table.levels(0, 1).foe(5)
    table.load(0, 1), table.load(1, 4), table.load(2, 4), table.load(1, 0), table.load(2, 5)
    table.do("confront", "pass")
    rolls = [args[:3] for args in table.happened("rolled_off")]
    assert rolls == [((0, 1, 2), (2, 5, 5), -1), ((1, 2), (1, 6), 2)]
    assert table.owned(2) == ["key"]


# Help ---------------------------------------------------------------------------------------------------


@rule("DD-BARGAIN-FUTURE-ASSIST", "DD-NEG-6", "DD-BARGAIN-8")
def test_help_owed_is_called_in_and_cannot_be_refused(table: Story) -> None:
    table.start(bargains="full")
    table.own("key", seat=1)
    turn = table.state.turns + 6
    rest(table)
    compose(table, 1, ("1", "0", "future_assist", f"future_assist:1>0:2:{turn}"))
    table.do("accept")
    rest(table.do("pass")).do("pass")
    assert table.asked == (0, "turn")
    table.meets("goblin L1")
    table.do("call_in seat1")
    assert table.state.fighters == (0, 1)  # nobody asked seat 1
    assert table.state.contracts[0][3] == (("FUTURE_ASSIST", 1, 0, 1, turn),)
    assert "call_in seat1" not in table.offers
    table.do("run")
    assert table.state.contracts[0][3] == (("FUTURE_ASSIST", 1, 0, 1, turn),)


@rule("DD-BARGAIN-FUTURE-ASSIST")
def test_help_owed_waits_while_charm_or_sleep_prevents_it(table: Story) -> None:
    table.start(bargains="full")
    table.state.contracts = ((1, "W4", 0, (("FUTURE_ASSIST", 1, 0, 1, 99),)),)
    table.meets("goblin L1")
    assert "call_in seat1" in table.offers
    table.state.asleep = (1,)
    assert table.refusal("call_in seat1") == ("asleep",)
    table.state.asleep, table.state.charmed = (), ("refuse", 1)
    assert table.refusal("call_in seat1") == ("charmed",)
    table.state.charmed = ()
    table.do("run")
    assert table.state.contracts != ()


@rule("DD-BARGAIN-FUTURE-ASSIST", "DD-BARGAIN-8")
def test_a_promise_runs_out(table: Story) -> None:
    table.start(bargains="full")
    table.own("bomb")
    table.state.contracts = ((1, "W4", 0, (("FUTURE_ASSIST", 1, 0, 1, table.state.turns),)),)
    rest(table)
    assert table.state.contracts != ()
    table.do("pass")
    assert table.asked == (1, "turn")
    assert table.state.contracts == ()


@rule("DD-NEG-13", "DD-BARGAIN-7", "DD-ONEUSE-CHARM-2")
def test_charm_frees_the_helper_and_the_payer(table: Story) -> None:
    table.start(seats=3, bargains="templates", mode="standard")
    table.own("charm_philtre")
    table.meets("goblin L1")
    table.do("bargain seat1", "offer assist:1>0,reward_to:0>1:main", "accept")
    assert table.state.fighters == (0, 1)
    table.do("roll charm_philtre")
    table.do(next(name for name in table.offers if name.endswith("CHARM offer")))
    assert table.state.fighters == (0,)
    assert table.state.contracts == ()
    assert table.happened("released") == [(1,)]
    table.do("invite seat1")  # who may not refuse now, and gets nothing for it
    assert table.state.fighters == (0, 1)
    table.leave_open()


# Harm, promises, threats --------------------------------------------------------------------------------


@rule("DD-BARGAIN-NO-HARM", "DD-TRADE-3")
def test_no_harm_takes_the_harmful_options_away(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.own("key")
    table.own("bomb", "dagger_black", seat=2)
    table.meets("wolf L2")
    table.do("wait", "bargain seat2", "offer no_harm:2>0:0,give_dice:0>2:key:now", "accept")
    table.levels(0, 4).foe(1, 1)
    table.do("confront")
    table.do("pass", seat=0).do("pass", seat=2)
    assert table.asked == (2, "outsiders")
    assert table.refusal("throw dagger_black foe") == ("no_harm", 0)
    assert "throw dagger_black seat0" in table.offers
    table.throws(2, "bomb 4 BOMB").do("roll bomb")
    assert table.refusal("use_who bomb BOMB foe") == ("no_harm", 0)
    table.do("use_who bomb BOMB seat0", "pass")
    assert table.compared == (8, 2, "win")
    assert table.state.contracts == ()
    table.leave_open()


@rule("DD-BARGAIN-NO-HARM")
def test_no_harm_covers_duels(table: Story) -> None:
    table.start(mode="standard", bargains="full")
    table.own("crown", seat=1)
    assert "duel_for crown" in table.offers
    table.state.contracts = ((1, "W4", 0, (("NO_HARM", 0, 1, 99),)),)
    assert table.refusal("duel_for crown") == ("no_harm", 1)


@rule("DD-BARGAIN-PROMISE-USE", "DD-COMBAT-9")
def test_a_promised_die_is_used_at_the_latest_and_only_as_promised(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.own("key")
    table.own("bomb", seat=2)
    table.bag("item", "scroll")
    table.meets("wolf L2")
    table.levels(0, 1).foe(2, 2)
    table.do("wait", "confront")
    table.do("bargain seat2", seat=0)
    table.do("offer promise_use:2>0:bomb:heroes,give_dice:0>2:key:win", "accept")
    table.do("pass", seat=0).do("pass", seat=2)
    assert table.asked == (2, "outsiders")
    table.throws(2, "bomb 4 BOMB").do("pass")  # it is used all the same
    assert table.compared == (5, 4, "win")
    assert table.owned(2) == ["key"]


@rule("DD-BARGAIN-PROMISE-USE")
def test_a_promised_die_cannot_be_turned_round(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.own("bomb", seat=2)
    table.meets("wolf L2")
    table.levels(0, 1).foe(2, 2)
    table.do("wait", "confront")
    piece = table.state.zones[board.OWNED + 2][0]
    table.state.contracts = ((1, "W3", 0, (("PROMISE_USE", 2, 0, piece, 0),)),)
    table.do("pass", seat=0).do("pass", seat=2)
    table.throws(2, "bomb 4 BOMB").do("roll bomb")  # there is only one way to use it
    assert table.compared == (5, 4, "win")


@rule("DD-BARGAIN-THREAT", "DD-NEG-7")
def test_a_threat_comes_true_when_the_demand_is_refused(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.own("key")
    table.own("bomb", seat=2)
    table.meets("wolf L2")
    table.do("bargain seat0")
    assert table.asked == (2, "bargain")
    table.do("offer give_dice:0>2:key:now,threat:2>0:refuses:bomb:foe")
    assert table.asked == (0, "answer_offer")
    table.do("pass", "wait")  # no; and seat 2 has nothing more to say yet
    assert [args[:2] for args in table.happened("provoked")] == [(2, 0)]
    table.levels(0, 4).foe(1, 1)
    table.do("confront")
    table.do("pass", seat=0).do("pass", seat=2)
    table.throws(2, "bomb 5 BOMB").do("pass")  # it must strike, whether it likes it or not
    table.do("pass", seat=0)
    assert table.compared == (4, 7, "loss")
    assert table.owned(0) == ["key"]


@rule("DD-BARGAIN-THREAT")
def test_who_gives_in_is_left_alone(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.own("key")
    table.own("bomb", seat=2)
    table.meets("wolf L2")
    table.do("bargain seat0", "offer give_dice:0>2:key:now,threat:2>0:refuses:bomb:foe", "accept")
    assert table.owned(2) == ["bomb", "key"]
    assert table.state.contracts == ()
    table.do("pass", "run")


@rule("DD-BARGAIN-THREAT")
def test_a_threat_against_confronting_needs_no_consent_and_binds(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("bomb", seat=2)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.do("bargain seat0", "compose", "between seat2 seat0", "add threat")
    table.do("put threat:2>0:confronts:bomb:foe", "propose")
    assert table.asked == (2, "haggle")
    table.do("bargain seat0", "compose", "between seat2 seat0")
    assert table.refusal("add threat") == ("nothing_of_that", 2)  # one at a time
    table.do("pass", "pass", "wait")
    table.levels(0, 4).foe(1, 1)
    table.do("confront")
    assert table.happened("provoked") != []
    table.do("pass", seat=0).do("pass", seat=2)
    table.throws(2, "bomb 2 BOMB").do("pass")
    assert table.compared == (4, 4, "tie")


@rule("DD-BARGAIN-THREAT")
def test_a_threat_against_taking_somebody_along(table: Story) -> None:
    table.start(seats=3, bargains="full").experience(3)
    table.own("bomb", seat=2)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.do("bargain seat0", "compose", "between seat2 seat0", "add threat")
    table.do("put threat:2>0:picks:seat1:bomb:foe", "propose", "pass")
    table.levels(0, 4, 4).foe(1, 1)
    table.do("confront")  # alone: the threat is empty
    assert table.happened("provoked") == []
    assert table.state.contracts == ()
    table.do("pass", seat=0).do("pass", seat=2).do("pass")
    assert table.compared == (8, 2, "win")


# Chests, enchanting, healing ----------------------------------------------------------------------------


@rule("DD-BARGAIN-OPEN-CHEST", "DD-BARGAIN-2")
def test_a_key_for_an_equipment_die_if_it_opens(table: Story) -> None:
    table.start(seats=3, bargains="templates").experience(5)
    table.own("armor_grey")
    table.own("key", seat=1)
    table.bag("artifact", "artifact_sword")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    assert table.asked == (0, "haggle")
    table.do("bargain seat1", "offer open_chest:1>0:key:key,give_dice:0>1:armor_grey:opened", "accept")
    if table.asked[1] == "artifact":
        table.do("draw")
    assert table.owned(0) == ["artifact_sword"]
    assert table.owned(1) == ["armor_grey"]
    assert "key" in table.in_bag("item")


@rule("DD-BARGAIN-OPEN-CHEST", "DD-BARGAIN-ROLL-OFF")
def test_the_helper_may_ask_for_a_roll_off(table: Story) -> None:
    table.start(seats=3, bargains="templates").experience(5)
    table.own("key", seat=1)
    table.bag("artifact", "artifact_sword")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    assert table.asked == (1, "chest_help")
    table.do("bargain seat0", "offer open_chest:1>0:key:key,roll_off:0>1:chest:high")
    table.load(0, 1), table.load(1, 2)
    table.do("accept")
    if table.asked[1] == "artifact":
        table.do("draw")
    assert table.owned(1) == ["artifact_sword"]
    assert table.owned(0) == []


@rule("DD-BARGAIN-ENCHANT-SHARE", "DD-REWARD-ENCHANT-3")
def test_an_enchant_may_work_on_the_equipment_of_another(table: Story) -> None:
    table.start(bargains="full")
    table.own("sword_black", seat=1)
    table.own("enchanting_oil")
    table.bag("artifact", "artifact_sword")
    rest(table)
    turn = table.state.turns + 2
    compose(table, 1, ("1", "0", "enchant_share", f"enchant_share:1>0:seat1:{turn}"))
    table.do("accept", "roll enchanting_oil")
    if table.asked[1] == "aim":
        table.do("use enchanting_oil ENCHANT")
    table.do("swap sword_black artifact_sword")
    assert table.owned(1) == ["artifact_sword"]
    assert "sword_black" in table.in_bag("equipment")
    assert table.state.contracts == ()


@rule("DD-BARGAIN-HEAL")
def test_a_healing_owed_goes_to_whom_it_is_owed(table: Story) -> None:
    table.start(bargains="full").wound("level").wound("level", seat=1)
    table.state.contracts = ((1, "W4", 1, (("HEAL", 0, 1, 1, -1),)),)
    table.throws(0, "spell_healing HEALING")
    table.do("rest")
    assert table.state.hurt == [1, 0]  # the only thing it may do
    assert table.state.contracts == ()


@rule("DD-BARGAIN-HEAL")
def test_a_healing_potion_is_drunk_at_once_for_another(table: Story) -> None:
    table.start(bargains="full").wound("level", seat=1)
    table.own("healing_potion")
    table.own("bomb", seat=1)
    rest(table)
    table.throws(0, "healing_potion HEALING")
    compose(table, 1, ("0", "1", "heal", "heal:0>1:1:healing_potion"), ("1", "0", "give_now"))
    table.do("accept")
    assert table.state.hurt == [0, 0]
    assert table.owned(0) == ["bomb"]
    assert table.state.contracts == ()


@rule("DD-BARGAIN-PROMISE-USE")
def test_a_promise_for_the_monster_is_a_promise_too(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("bomb", "key", seat=2)
    table.meets("wolf L2")
    table.do("bargain seat0", "compose", "between seat2 seat0", "add promise_use")
    assert table.offers == ["put promise_use:2>0:bomb:heroes", "put promise_use:2>0:bomb:foe"]
    table.do("put promise_use:2>0:bomb:heroes", "propose", "accept", "pass", "run")
    assert table.owned(2) == ["bomb", "key"]
    assert table.state.contracts == ()


@rule("DD-BARGAIN-REWARD-TO", "DD-ABILITY-CARRIES-TREASURE-2")
def test_the_die_a_thief_carries_may_be_promised(table: Story) -> None:
    table.start(seats=3, bargains="full").experience(5)
    table.bag("equipment", "armor_grey")
    table.meets("thief L2")
    compose(table, 1, ("0", "1", "reward", "reward_to:0>1:carried"))
    table.do("accept")
    table.levels(0, 4, 4, 4).foe(1, 1).throws(FOE, "armor_grey 0")
    table.do("confront")
    while table.asked[1] == "monster":
        table.do("pass")
    assert table.compared[2] == "win"
    assert table.owned(1) == ["armor_grey"]


@rule("DD-BARGAIN-NO-HARM")
def test_whoever_promised_no_harm_does_not_stun_either(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("sword_black")
    table.own("scroll", seat=2)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.state.contracts = ((1, "W1", 0, (("NO_HARM", 2, 0, 0),)),)
    table.throws(0, "sword_black 2 SLASH").levels(0, 4).foe(1, 1)
    table.do("confront")
    table.throws(0, "hero_level 4").do("use_die sword_black SLASH seat0.hero_level.4")
    assert table.happened("rerolled") != []  # seat 2 was not asked whether to stun it
    while table.asked[1] in ("outsiders", "haggle"):
        table.do("pass")
    assert table.compared == (6, 2, "win")
