"""The turn, abilities in general, preparing and help (DD-TURN, DD-ABILITY-GEN, DD-PREP, DD-ASSIST)."""

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import board
from marks import rule

# The turn -----------------------------------------------------------------------------------------------


@rule("DD-TURN-1", "DD-TURN-4", "DD-TURN-6", "DD-MONSTER-GEN-1", "DD-ABILITY-GEN-3")
def test_one_die_is_drawn_and_rolled_and_shows_the_monster(table: Story) -> None:
    table.start()
    table.bag("encounter", "wolf", "asp")
    table.draws("encounter", "asp").throws(0, "asp L3").do("draw")
    assert table.kinds(board.ENCOUNTER) == ["asp"]
    assert table.asked == (0, "prepare")
    assert len(table.in_bag("encounter")) == 1
    table.do("run")


@rule("DD-TURN-3")
@pytest.mark.parametrize("kind", ["familiar_wolf", "class_knight", "helm_of_reflection"])
def test_companions_classes_and_cursed_artifacts_are_kept_unrolled(table: Story, kind: str) -> None:
    table.start(mode="standard")
    table.bag("encounter", kind, "wolf")
    table.draws("encounter", kind).do("draw")
    assert table.owned() == [kind]
    assert not table.happened("encountered")
    while table.asked[1] == "end_of_turn":
        table.do("pass")
    assert table.asked[0] == 1


@rule("DD-TURN-5", "DD-REWARD-1", "DD-REWARD-2", "DD-OR-34")
def test_a_reward_side_is_gained_without_a_fight_and_without_experience(table: Story) -> None:
    table.start()
    table.bag("equipment", "sword_black")
    table.bag("encounter", "goblin")
    table.throws(0, "goblin reward").do("draw")
    assert table.owned() == ["sword_black"]
    assert table.state.experience[0] == 0
    assert table.in_bag("encounter") == ["goblin"]
    assert table.asked == (1, "turn")


@rule("DD-OR-34")
@pytest.mark.parametrize("extras", [True, False])
def test_a_reward_side_brings_nothing_of_the_place(table: Story, extras: bool) -> None:
    table.start(mode="standard", dungeon_die="A", reward_face_extras=extras)
    table.state.place = "crypt"
    table.bag("equipment", "sword_black", "sword_black")
    table.bag("encounter", "goblin")
    table.throws(0, "goblin reward").do("draw")
    assert table.owned() == ["sword_black"] * (2 if extras else 1)


@rule("DD-TURN-7", "DD-TURN-8")
def test_a_shrine_helps_and_the_next_die_is_drawn(table: Story) -> None:
    table.start(mode="standard").wound("level")
    shrine = next(
        kind.id for kind in table.state.cast if kind.type == "shrine" and "HEALING" in kind.abilities
    )
    pieces = table.bag("encounter", shrine, "wolf")
    table.takes_out("encounter", shrine, "wolf")
    sides = [dict(face.symbols) for face in table.state.cast[pieces[0]].faces]
    table.load(0, next(index for index, side in enumerate(sides) if "HEALING" in side))
    table.throws(0, "wolf L2").do("draw")
    assert table.asked == (0, "prepare")
    table.do(f"use {shrine} HEALING", "mend_level seat0", "run")
    assert table.state.hurt[0] == 0
    assert table.in_bag("encounter") == sorted([shrine, "wolf"])


@rule("DD-TURN-9", "DD-REST-1")
def test_what_may_be_done_instead_of_drawing(table: Story) -> None:
    table.start(mode="standard")
    table.own("crown", seat=1)
    stored = table.make("ogre")
    board.leave(table.state, stored, board.STORED)
    table.state.faces[stored] = 0
    table.ask_anew()
    assert {"draw", "rest", "fight_stored ogre", "duel_for crown"} <= set(table.offers)


@rule("DD-TURN-10", "DD-TURN-12")
def test_the_end_of_the_turn_allows_dice_and_trades_then_the_left_neighbour_plays(table: Story) -> None:
    table.start(seats=3).own("healing_potion", *["sword_grey"] * 5)
    table.wound("level")
    table.bag("artifact", "artifact_axe")
    table.meets("wolf L2")
    table.do("run")
    assert table.asked == (0, "end_of_turn")
    assert table.offers == ["pass", "roll healing_potion", "equip", "trade_in"]
    table.load(0, 0)
    table.do("roll healing_potion", "use healing_potion HEALING", "mend_level seat0", "pass")
    assert table.asked == (1, "turn")
    assert table.state.turn == 1


@rule("DD-TURN-13", "DD-ABILITY-GEN-10")
def test_what_is_not_used_by_the_end_of_the_turn_is_lost(table: Story) -> None:
    table.start(mode="standard").own("armor_purple")
    table.wound("level")
    table.meets("wolf L2")
    table.throws(0, "armor_purple - PROTECTION HEALING").foe(6, 6).do("confront", "pass")
    assert "use armor_purple HEALING" in table.offers  # passed on, and still there
    table.do("pass")
    assert table.asked == (0, "end_of_turn")
    assert "use armor_purple HEALING" in table.offers
    table.do("pass")
    assert table.state.kept == ()
    assert table.asked == (1, "turn")


@rule("DD-TURN-14")
def test_fleet_is_for_the_active_player(table: Story) -> None:
    table.start(mode="standard", seats=3)
    table.own("bo_staff", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "arm bo_staff")
    table.throws(1, "bo_staff 2 FLEET").levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
    assert table.asked == (1, "turn")  # no extra turn for anybody


@rule("DD-OR-64", "DD-REST-1")
def test_with_an_empty_encounter_bag_a_player_must_rest(table: Story) -> None:
    table.start().experience(3).wound("level")
    table.bag("encounter")
    assert table.offers == ["rest"]
    assert table.refusal("draw") == ("empty_bag",)
    table.load(0, 0)
    table.load(1, 5)
    table.do("rest", "mend_level seat0")
    table.leave_open()


@rule("DD-OR-64")
def test_an_empty_reward_bag_gives_nothing_and_a_chest_falls_back_to_equipment(table: Story) -> None:
    table.start().own("key")
    table.bag("item")
    table.bag("artifact")
    table.bag("equipment", "sword_grey")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward", "key KEY").do("draw", "key key")
    assert table.owned() == ["sword_grey"]
    table.bag("item")
    table.bag("encounter", "wolf")
    table.throws(1, "wolf reward").do("draw")
    assert table.happened("empty_bag") == [(1, board.ITEM_BAG)]


# Abilities in general -------------------------------------------------------------------------------------


@rule("DD-ABILITY-GEN-2", "DD-COMBAT-11", "DD-COMBAT-13", "DD-OR-7", "DD-COMBAT-10")
def test_priority_goes_active_assistant_monster_outsiders_and_begins_anew_after_an_act(table: Story) -> None:
    table.start(seats=4).own("bomb", "bomb")
    for seat in (1, 2, 3):
        table.own("bomb", seat=seat)
    table.meets("goblin L2")
    table.do("invite seat1", "accept")
    table.levels(0, 1).levels(1, 1).foe(1, 6).do("confront")
    order = []
    for _ in range(3):
        order.append(table.asked)
        table.do("pass")
    assert order == [(0, "ability"), (1, "ability"), (2, "monster")]
    assert {ask.seat for ask in table.state.asks} == {2, 3}  # both outsiders, together
    table.throws(3, "bomb 2 BOMB").do("roll bomb", seat=3)
    table.do("use_who bomb BOMB foe")
    assert table.asked == (0, "ability")  # passing gave nothing up
    for seat in (0, 1, 2):
        table.do("pass", seat=seat)
    table.do("pass", seat=2)
    assert table.compared == (2, 9, "loss")


@rule("DD-ABILITY-GEN-4", "DD-COMBAT-2", "DD-COMBAT-12")
def test_the_nearest_player_on_the_left_outside_runs_the_monster(table: Story) -> None:
    table.start(seats=4).own("sword_black")
    table.own("sword_black", seat=1)
    table.meets("asp L2")
    table.do("invite seat1", "accept", "arm sword_black")
    table.throws(0, "sword_black 1").throws(1, "sword_black 1").levels(0, 4).levels(1, 4).foe(5, 5)
    table.do("confront")
    assert table.asked == (2, "monster")
    assert table.offers == [
        "use_die asp TANGLE seat0.sword_black.1",
        "use_die asp TANGLE seat1.sword_black.1",
        "pass",
    ]
    table.do("use_die asp TANGLE seat1.sword_black.1")
    assert table.compared == (9, 10, "loss")


@rule("DD-ABILITY-GEN-5", "DD-COMBAT-3", "DD-OR-4")
def test_a_monster_nobody_runs_plays_for_the_best_margin(table: Story) -> None:
    table.start().own("hammer_black")
    table.bag("equipment", "armor_grey")
    table.meets("golem L3")
    table.do("invite seat1", "accept")
    table.throws(0, "hammer_black 5", "hero_level 1", "hammer_black 2").levels(1, 3).foe(1, 1, 1)
    table.do("confront", "pass")
    assert [event[0] for event in table.happened("used")] == [FOE]
    assert table.compared == (6, 3, "win")  # it had the hammer's 5 rolled again


@rule("DD-OR-4", "DD-COMBAT-3")
def test_of_equal_targets_a_monster_nobody_runs_takes_the_active_players(table: Story) -> None:
    table.start()
    table.meets("asp L2")
    table.do("invite seat1", "accept").levels(0, 2).levels(1, 2).foe(5, 5).do("confront")
    assert [event[0] for event in table.happened("removed")] == [0]
    assert table.compared == (2, 10, "loss")


@rule("DD-OR-4", "DD-COMBAT-3")
def test_a_monster_nobody_runs_holds_back_what_would_hurt_it(table: Story) -> None:
    table.start()
    table.bag("equipment", "armor_grey")
    table.meets("goblin L2")
    table.do("invite seat1", "accept").levels(0, 4).levels(1, 4).foe(5, 5).do("confront")
    assert not table.happened("rerolled")  # a SLASH at two fives would lose on average
    assert table.compared == (8, 10, "loss")


@rule("DD-ABILITY-GEN-6", "DD-OR-5")
def test_a_monster_uses_each_symbol_once(table: Story) -> None:
    table.start()
    table.meets("goblin L2")
    table.levels(0, 3).foe(1, 1).do("confront").foe(2)
    table.do("use_die goblin SLASH foe.monster_level.1")
    assert table.compared == (3, 3, "tie")
    table.leave_open()


# Preparing ----------------------------------------------------------------------------------------------


@rule("DD-PREP-1", "DD-PREP-7", "DD-OR-41")
def test_running_costs_nothing_and_the_monster_goes_back(table: Story) -> None:
    table.start(mode="standard")
    table.bag("equipment", "sword_black")
    table.meets("mercenary L2")
    assert table.kinds(board.CARRIED) == ["sword_black"]
    table.do("run")
    assert table.in_bag("encounter") == ["mercenary"]
    assert table.in_bag("equipment") == ["sword_black"]
    assert table.state.hurt == [0, 0]
    assert table.asked == (1, "turn")


@rule("DD-PREP-2", "DD-PREP-6")
def test_preparations_in_any_order(table: Story) -> None:
    table.start(seats=3).own("sword_black", "hammer_black", "strength_potion")
    table.meets("wolf L2")
    table.throws(0, "strength_potion STRENGTH")
    table.do("arm sword_black", "invite seat1", "pass", "roll strength_potion")
    table.do("use_who strength_potion STRENGTH seat0", "invite seat2", "accept", "arm hammer_black")
    table.throws(0, "hammer_black 5").levels(0, 1, 1).levels(2, 1).foe(6, 6).do("confront")
    assert table.compared == (8, 12, "loss")


@rule("DD-PREP-4", "DD-PREP-5", "DD-OFFTURN-2")
def test_others_act_before_the_combat_and_the_active_player_decides_anew(table: Story) -> None:
    table.start(seats=3)
    table.own("poison_vial", seat=1)
    table.own("strength_potion", seat=2)
    table.meets("wolf L3")
    table.do("confront")
    assert {ask.seat for ask in table.state.asks} == {1, 2}
    table.throws(2, "strength_potion STRENGTH").do("roll strength_potion", seat=2)
    table.do("use_who strength_potion STRENGTH foe")
    assert table.asked == (0, "prepare")
    assert "run" in table.offers
    table.do("run")


@rule("DD-PREP-8", "DD-ABILITY-AMBUSH")
def test_an_ambush_must_be_fought(table: Story) -> None:
    table.start(mode="standard", dungeon_die="A")
    table.state.place = "forest"
    table.meets("wolf L2")
    assert table.refusal("run") == ("ambush",)
    table.levels(0, 1).foe(6, 6).do("confront", "pass")
    assert table.compared[2] == "loss"


@rule("DD-PREP-9", "DD-OR-28")
def test_one_may_still_run_after_reaching(table: Story) -> None:
    table.start().own("spear_black")
    table.meets("wolf L2")
    table.throws(0, "spear_black 1").levels(0, 1).do("reach spear_black", "run")
    assert table.state.hurt[0] == 0
    assert table.asked == (1, "turn")


# Help -----------------------------------------------------------------------------------------------------


@rule("DD-ASSIST-1", "DD-ASSIST-2", "DD-COMBAT-1")
def test_one_willing_player_may_help(table: Story) -> None:
    table.start(seats=4)
    table.meets("wolf L2")
    table.do("invite seat1", "pass")
    assert table.refusal("invite seat1") == ("refused",)
    table.do("invite seat3", "accept")
    assert table.refusal("invite seat2") == ("enough_help",)
    table.levels(0, 1).levels(3, 1).foe(6, 6).do("confront")
    assert table.compared == (2, 12, "loss")


@rule("DD-ASSIST-9", "DD-AFTER-3", "DD-AFTER-4", "DD-COMBAT-5")
@pytest.mark.parametrize(("theirs", "experience", "wounds"), [(1, 1, 0), (6, 0, 1)])
def test_the_assistant_shares_total_experience_and_wounds(
    table: Story, theirs: int, experience: int, wounds: int
) -> None:
    table.start(seats=3).own("sword_black")
    table.bag("item", "key")
    table.meets("wolf L2")
    table.do("invite seat1", "accept").throws(0, "sword_black 2").levels(0, 1).levels(1, 4)
    table.foe(theirs, theirs).do("confront")
    assert table.compared[0] == 7
    assert table.state.experience == [experience, experience, 0]
    assert table.state.hurt == [wounds, wounds, 0]
    assert table.owned(1) == []  # rewards are the active player's


@rule("DD-ASSIST-5")
def test_open_spaces_allow_two(table: Story) -> None:
    table.start(mode="standard", seats=4, terrain=True, dungeon_die="A")
    table.state.place, table.state.terrain = "bazaar", "open_spaces"
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "invite seat2", "accept")
    assert table.refusal("invite seat3") == ("enough_help",)
    table.levels(0, 1).levels(1, 1).levels(2, 1).foe(6, 6).do("confront")
    assert table.compared[0] == 3
    table.leave_open()


@rule("DD-ASSIST-6")
@pytest.mark.parametrize(
    ("kind", "bag", "giver"), [("mimic", "equipment", "goblin"), ("genie", "item", "wolf")]
)
def test_mimic_and_genie_are_fought_alone(table: Story, kind: str, bag: str, giver: str) -> None:
    table.start(mode="standard").own("strength_potion")
    table.bag(bag, kind)
    table.bag("encounter", giver)
    level = 2 if kind == "mimic" else 3
    table.throws(0, f"{giver} reward", f"{kind} L{level}").do("draw")
    assert table.refusal("invite seat1") == ("alone",)
    assert table.refusal("run") == ("must_fight",)
    table.leave_open()


@rule(
    "DD-ASSIST-7",
    "DD-REWARD-MERCENARY-1",
    "DD-REWARD-MERCENARY-2",
    "DD-REWARD-MERCENARY-3",
    "DD-ABILITY-MERCENARY",
)
def test_a_kept_mercenary_helps_once_with_dice_of_your_stock(table: Story) -> None:
    table.start(mode="standard").own("hammer_black", "sword_black")
    table.bag("encounter", "mercenary", "wolf")
    table.draws("encounter", "mercenary").throws(0, "mercenary reward").do("draw")
    assert "mercenary" in table.owned()
    table.load(1, 5)
    table.do("rest")
    table.meets("wolf L2")
    table.throws(0, "mercenary L3").do("hire mercenary")
    assert table.refusal("invite seat1") == ("enough_help",)
    table.do("confront")
    assert table.asked == (0, "hireling")
    assert table.offers == ["arm sword_black", "arm bare_hands"]
    table.throws(0, "sword_black 3", "hammer_black 5").levels(0, 1).foe(6, 5).do("arm sword_black")
    assert table.compared == (12, 11, "win")  # 5 + 1, its level 3, its sword 3
    assert "mercenary" in table.in_bag("encounter")
    assert "mercenary" not in table.owned()
    table.leave_open()


@rule("DD-ASSIST-8")
def test_a_knight_joins_late(table: Story) -> None:
    table.start(mode="standard")
    table.own("class_knight", "sword_black", "armor_black", seat=1)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.levels(0, 1).foe(4, 4).do("confront")
    assert table.asked == (1, "rescue")
    table.throws(1, "sword_black 3", "armor_black 2").levels(1, 4)
    table.load(1, 0)
    table.do("rescue")
    while table.state.mode:
        table.do("pass")
    assert table.compared == (10, 8, "win")
    assert table.state.experience == [1, 1]
    table.leave_open()


# Off turn ---------------------------------------------------------------------------------------------------


@rule("DD-OFFTURN-1", "DD-OFFTURN-2", "DD-ABILITY-SKELETON-KEY-3", "DD-REWARD-LOCKED-CHEST-1")
def test_others_help_with_a_lock_by_their_own_key(table: Story) -> None:
    table.start()
    table.own("key", seat=1)
    table.bag("artifact", "artifact_bow")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    assert table.asked == (1, "chest_help")
    table.throws(1, "key KEY").do("key key")
    assert table.owned() == ["artifact_bow"]
    assert table.owned(1) == []


@rule("DD-GEN-4", "DD-EQUIP-10", "DD-OFFTURN-1")
def test_haggling_goes_on_throughout(table: Story) -> None:
    table.start(bargains="templates").own("sword_black")
    table.wound("sword_black")
    table.own("staff_black", seat=1)
    table.bag("item", "bomb")
    table.meets("wolf L2")
    table.do("bargain seat1", "offer assist:1>0,reward_to:0>1:main", "accept", "arm staff_black")  # before
    table.levels(0, 1).throws(1, "staff_black 1").levels(1, 4).foe(1, 1).do("confront")
    assert table.owned(1) == ["bomb", "staff_black"]
    table.do("bargain seat1", "offer give_dice:0>1:sword_black:now,give_dice:1>0:staff_black:now", "accept")
    assert table.owned() == ["staff_black"]
    assert table.owned(1) == ["bomb", "sword_black"]
    assert table.wounded == ["sword_black"]  # it stays wounded
    table.leave_open()
