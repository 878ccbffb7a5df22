"""Rewards: what beaten monsters and reward sides bring (DD-REWARD), and who opens a chest (DD-OR-26)."""

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import board
from marks import die, rule


def finds(table: Story, spec: str) -> Story:
    """Seat 0 draws this die and rolls this side of it."""
    table.bag("encounter", spec.split()[0])
    return table.throws(0, spec).do("draw")


@rule(
    "DD-REWARD-1",
    "DD-REWARD-POTION",
    "DD-REWARD-TREASURE-CHEST",
    "DD-REWARD-EMPTY-CHEST",
    "DD-ABILITY-EMPTY-CHEST",
)
@pytest.mark.parametrize(
    ("foe", "owned"),
    [("wolf", ["bomb"]), ("goblin", ["armor_grey"]), ("thief", []), ("demon", ["armor_grey"])],
)
def test_what_each_reward_side_brings(table: Story, foe: str, owned: list[str]) -> None:
    table.start(mode="standard")
    table.bag("item", "bomb")
    table.bag("equipment", "armor_grey")
    table.bag("artifact", "artifact_bow")
    finds(table, f"{foe} reward")
    assert table.owned() == owned


@rule("DD-REWARD-LOCKED-CHEST-2", "DD-OR-26")
def test_a_chest_nobody_opens_holds_equipment(table: Story) -> None:
    table.start().own("key", "skeleton_key")
    table.own("hammer_black", seat=1)
    table.bag("equipment", "armor_grey")
    finds(table, "demon reward")
    assert table.asked == (0, "chest")
    table.do("pass")
    assert table.asked == (1, "chest_help")
    table.do("pass")
    assert table.owned() == ["armor_grey", "key", "skeleton_key"]


@rule("DD-OR-26", "DD-ABILITY-SHATTER-1", "DD-ABILITY-SKELETON-KEY-2")
def test_each_tool_is_tried_once_and_the_first_success_ends_it(table: Story) -> None:
    table.start(seats=3).own("skeleton_key")
    table.own("hammer_black", seat=1)
    table.own("key", seat=2)
    table.bag("artifact", "artifact_bow")
    finds(table, "demon reward").throws(0, "skeleton_key -").do("pick_lock skeleton_key")
    assert {ask.seat for ask in table.state.asks} == {1, 2}
    table.throws(1, "hammer_black 2").do("hammer hammer_black", seat=1)
    assert {ask.seat for ask in table.state.asks} == {2}  # the hammer has had its try
    table.throws(2, "key KEY").do("key key", seat=2)
    assert table.owned() == ["artifact_bow", "skeleton_key"]


@rule("DD-OR-25", "DD-AFTER-5")
def test_the_receiver_orders_rewards_with_a_chest_among_them(table: Story) -> None:
    table.start().experience(5)
    table.bag("item", "bomb")
    table.bag("equipment", "armor_grey")
    table.meets("demon L3")
    table.levels(0, 4, 4, 4).foe(6, 1, 1).do("confront")
    while table.asked[1] != "reward_order":
        table.do("pass")
    assert table.offers == ["take LOCKED_CHEST", "take POTION"]
    table.do("take LOCKED_CHEST")
    assert table.owned() == ["armor_grey", "bomb"]


@rule("DD-REWARD-ENCHANT-1", "DD-REWARD-ENCHANT-2", "DD-OR-27", "DD-ABILITY-ENCHANT")
@pytest.mark.parametrize(
    ("mine", "drawn", "fits"),
    [
        (["sword_grey"], "artifact_sword", True),
        (["sword_purple"], "artifact_sword", True),
        (["bow_black"], "artifact_sword", False),
        (["artifact_axe"], "artifact_axe", False),
        (["whip_black"], "morningstar", True),
        (["hammer_grey"], "morningstar", True),
        (["dagger_black"], "magic_boomerang", False),
        (["skeleton_key"], "clockwork_gnome", False),
        (["bag_of_holding_equipment"], "bag_of_holding_artifact", True),
    ],
)
def test_enchant_needs_equipment_of_the_artifacts_type(
    table: Story, mine: list[str], drawn: str, fits: bool
) -> None:
    table.start(mode="standard").own(*mine)
    table.bag("artifact", drawn)
    finds(table, "harpy reward")
    if fits:
        assert table.offers == [f"swap {mine[0]} {drawn}", "pass"]
        table.do(f"swap {mine[0]} {drawn}")
        assert table.owned() == [drawn]
        assert mine[0] in table.in_bag("equipment")
    else:
        assert table.asked[1] in ("turn", "end_of_turn")
        assert table.owned() == mine
        assert table.in_bag("artifact") == [drawn]
    table.leave_open()


@rule("DD-REWARD-ENCHANT-1")
def test_enchant_may_be_declined(table: Story) -> None:
    table.start(mode="standard").own("sword_grey")
    table.bag("artifact", "artifact_sword")
    finds(table, "harpy reward").do("pass")
    assert table.owned() == ["sword_grey"]
    assert table.in_bag("artifact") == ["artifact_sword"]


@rule("DD-REWARD-HATCH", "DD-ABILITY-HATCH")
def test_hatch_picks_any_familiar_of_the_bag(table: Story) -> None:
    table.start(mode="standard")
    table.bag("encounter", "summoner", "familiar_owl", "familiar_bear", "wolf")
    table.draws("encounter", "summoner").throws(0, "summoner reward").do("draw")
    assert sorted(table.offers) == ["pick familiar_bear", "pick familiar_owl"]
    table.do("pick familiar_bear")
    assert table.owned() == ["familiar_bear"]
    table.leave_open()


@rule("DD-REWARD-WORN-SPOILS", "DD-ABILITY-WORN-SPOILS")
def test_worn_spoils_pick_a_grey_die(table: Story) -> None:
    table.start(mode="standard")
    table.bag("equipment", "sword_grey", "axe_grey", "sword_black", "bow_purple", "crown")
    finds(table, "gelatinous_cube reward")
    assert sorted(table.offers) == ["pick axe_grey", "pick sword_grey"]
    table.do("pick axe_grey")
    assert table.owned() == ["axe_grey"]


@rule("DD-REWARD-LEGENDARY-SPOILS", "DD-ABILITY-LEGENDARY-SPOILS")
def test_legendary_spoils_come_from_the_centre_only(table: Story) -> None:
    table.start(mode="standard")
    table.own("aegis_shield", seat=1)
    finds(table, "legendary_warrior reward")
    assert table.owned() == ["vorpal_sword"]
    assert table.owned(1) == ["aegis_shield"]


@rule("DD-REWARD-LEGENDARY-SPOILS")
def test_with_both_in_the_centre_one_is_picked(table: Story) -> None:
    table.start(mode="standard")
    finds(table, "legendary_warrior reward")
    assert table.offers == ["pick vorpal_sword", "pick aegis_shield"]
    table.do("pick aegis_shield")
    assert table.owned() == ["aegis_shield"]
    assert table.fame() == 1


@rule("DD-REWARD-NECROMANCY", "DD-ABILITY-NECROMANCY-SPOILS", "DD-ABILITY-NECROMANCY")
def test_the_necromancers_staff_is_taken_even_from_its_owner(table: Story) -> None:
    table.start(mode="standard")
    board.leave(table.state, table.make("necromancers_staff"), board.OWNED + 1)
    finds(table, "necromancer reward")
    assert table.owned() == ["necromancers_staff"]
    assert table.owned(1) == []


@rule(
    "DD-REWARD-PHILOSOPHERS-STONE-1",
    "DD-REWARD-PHILOSOPHERS-STONE-2",
    "DD-ABILITY-PHILOSOPHERS-STONE",
    "DD-OR-43",
)
@pytest.mark.parametrize(("how", "fame"), [("rolled", 2), ("won", 4), ("stolen", 2)])
def test_the_stone_is_two_fame_and_the_trophy_of_a_won_combat_two_more(
    table: Story, how: str, fame: int
) -> None:
    table.start(mode="standard", goal=9).own("invisibility_potion", "axe_black")
    if how == "rolled":
        finds(table, "lost_king reward")
    else:
        table.meets("lost_king L5")
        if how == "stolen":
            table.throws(0, "invisibility_potion INVISIBILITY")
            table.do("roll invisibility_potion", "use invisibility_potion INVISIBILITY")
        else:
            table.throws(0, "axe_black 5").levels(0, 4).foe(1, 1, 1, 1, 1).do(
                "confront", "pass", "keep lost_king"
            )
    assert table.state.stone == 0
    assert table.fame() == fame
    assert ("lost_king" in table.trophies()) is (how == "won")
    table.leave_open()


@rule("DD-REWARD-MERCENARY-1", "DD-ABILITY-MERCENARY")
def test_a_beaten_mercenary_gives_its_die_and_stays_as_a_hireling(table: Story) -> None:
    table.start(mode="standard").experience(5)
    table.bag("equipment", "sword_black")
    table.meets("mercenary L2")
    table.bag("encounter", "wolf")
    table.levels(0, 4, 4, 4).foe(1, 1).throws(FOE, "sword_black 1").do("confront")
    assert table.compared == (12, 3, "win")
    assert table.owned() == ["mercenary", "sword_black"]


@rule("DD-OR-44", "DD-ARTIFACT-3")
@pytest.mark.parametrize("takes", ["draw", "pick vorpal_sword", "pick aegis_shield"])
def test_whoever_earns_an_artifact_may_take_a_legendary_one(table: Story, takes: str) -> None:
    table.start(mode="standard").own("key")
    table.bag("artifact", "artifact_bow")
    finds(table, "demon reward").throws(0, "key KEY").do("key key")
    assert table.offers == ["draw", "pick vorpal_sword", "pick aegis_shield"]
    table.do(takes)
    assert table.owned() == [takes.split()[-1] if takes != "draw" else "artifact_bow"]
    table.leave_open()


@rule("DD-OR-44")
def test_not_by_enchant_or_exchange(table: Story) -> None:
    table.start(mode="standard").own("sword_grey", "bag_of_holding_artifact")
    table.bag("artifact", "artifact_sword")
    finds(table, "harpy reward")
    assert table.asked == (0, "enchant")
    table.do("pass").throws(0, "bag_of_holding_artifact EXCHANGE").do("roll_bag bag_of_holding_artifact")
    table.do("use_mode bag_of_holding_artifact EXCHANGE artifact")
    assert sorted(table.offers) == ["give_up artifact_sword", "give_up bag_of_holding_artifact"]
    table.do("give_up artifact_sword")
    table.leave_open()


@rule("DD-OR-56", "DD-ABILITY-LUCK")
def test_luck_on_a_beaten_monster_chooses_its_main_reward(table: Story) -> None:
    table.start(mode="standard").experience(5)
    table.bag("item", "bomb", "scroll", "key")
    table.meets("mushroom_man L1")
    table.levels(0, 4, 4, 4).foe(6).do("confront")
    assert table.asked == (0, "luck")
    table.do("luck mushroom_man scroll")
    assert "scroll" in table.owned()
    assert len(table.owned()) == 2
    table.leave_open()


@rule("DD-OR-56")
def test_luck_of_a_monster_does_not_outlast_its_reward(table: Story) -> None:
    table.start(mode="standard", ban=("vorpal_sword", "aegis_shield")).experience(5).own(*["sword_grey"] * 5)
    table.bag("item", "bomb", "scroll")
    table.bag("artifact", "artifact_axe", "artifact_bow")
    table.meets("mushroom_man L1")
    table.throws(0, "sword_grey 1", "sword_grey 1").levels(0, 4, 4, 4).foe(1).do("confront", "pass")
    assert table.asked == (0, "end_of_turn")
    table.do("trade_in", *["give sword_grey"] * 5)
    assert len(table.owned()) == 2  # a blind draw: no LUCK was asked about
    table.leave_open()


@rule("DD-OR-56", "DD-DICE-3")
def test_luck_of_a_monster_is_not_for_the_potions_of_the_same_win(table: Story) -> None:
    table.start(mode="standard").experience(5)
    table.bag("item", "bomb", "scroll", "key")
    table.meets("mushroom_man L1")
    table.levels(0, 4, 4, 4).foe(6).do("confront")
    assert table.asked == (0, "luck")  # its main reward
    table.do("pass")
    assert len(table.happened("gained")) == 2  # drawn blind, and so was the potion of the 6
    table.leave_open()


@rule("DD-OR-56", "DD-OR-25")
@die("succubus")
def test_luck_of_a_monster_waits_for_its_chest_when_a_potion_comes_first(table: Story) -> None:
    table.start(mode="standard").experience(5).own("hammer_purple")
    table.bag("item", "bomb", "scroll")
    table.bag("equipment", "sword_black", "whip_black")
    table.meets("succubus L3")
    table.throws(0, "hammer_purple 6").levels(0, 4, 4, 4).foe(6, 1, 1).do("confront")
    table.do("take POTION")
    assert table.asked == (0, "chest")  # the potion was drawn blind
    table.do("pass")
    assert table.asked == (0, "luck")
    table.do("luck succubus whip_black")
    assert "whip_black" in table.owned()
    table.leave_open()


@rule("DD-OR-56", "DD-BARGAIN-REWARD-TO")
def test_luck_of_a_monster_goes_with_its_reward_to_whoever_gets_it(table: Story) -> None:
    table.start(mode="standard", bargains="templates").experience(5).own("sword_black")
    table.bag("item", "bomb", "scroll")
    table.meets("mushroom_man L1")
    table.do("bargain seat1", "offer assist:1>0,reward_to:0>1:main", "accept")
    table.throws(0, "sword_black 1").levels(0, 4, 4, 4).levels(1, 1).foe(1).do("confront")
    assert table.asked == (1, "luck")
    table.do("luck mushroom_man scroll")
    assert table.owned(1) == ["scroll"]
    table.leave_open()


@rule("DD-OR-56", "DD-EVENT-CURSED-MONSTER-2")
@die("event_cursed", "mushroom_man")
def test_luck_of_a_cursed_monster_is_lost_with_the_reward_that_was_swapped(table: Story) -> None:
    table.start(mode="standard").experience(5)
    table.bag("item", "bomb", "scroll")
    table.bag("encounter", "event_cursed", "mushroom_man", "helm_of_reflection")
    table.takes_out("encounter", "event_cursed", "mushroom_man").do("draw")
    table.levels(0, 4, 4, 4).foe(6, 1, 1).do("confront", "claim helm_of_reflection")
    assert len(table.owned()) == 2  # the potion of the 6 was drawn blind
    table.leave_open()


@rule("DD-OR-57", "DD-ABILITY-SNATCH")
@pytest.mark.parametrize("how", ["run", "unseen", "lost", "won"])
def test_snatch_needs_a_lost_combat(table: Story, how: str) -> None:
    table.start(mode="standard").experience(5).own("sword_black", "invisibility_potion")
    table.bag("artifact", "artifact_bow")
    table.meets("harpy L1")
    if how == "run":
        table.do("run")
    elif how == "unseen":
        table.throws(0, "invisibility_potion INVISIBILITY")
        table.do("roll invisibility_potion", "use invisibility_potion INVISIBILITY")
    else:
        table.throws(0, "sword_black 1").levels(0, 1, 1, 1).foe(6 if how == "lost" else 1).do("confront")
    assert ("sword_black" in table.owned()) is (how != "lost")
    assert ("sword_black" in table.in_bag("equipment")) or how != "lost"
    table.leave_open()


@rule("DD-OR-59", "DD-FAMILIAR-RAT")
def test_the_rat_brings_a_die_of_the_item_bag_a_relic_too(table: Story) -> None:
    table.start(mode="standard").own("familiar_rat")
    table.bag("item", "relic_magic_map")
    table.meets("wolf L2")
    table.do("run").throws(0, "familiar_rat POTION").do("call familiar_rat", "use familiar_rat POTION")
    assert table.owned() == ["familiar_rat", "relic_magic_map"]
    table.leave_open()


# Scenarios --------------------------------------------------------------------------------------------------


@rule("DD-EX-40", "DD-LOC-VOLCANO-1", "DD-LOC-VOLCANO-2")
@pytest.mark.parametrize(("spec", "dice"), [("dragon L5", 6), ("wolf L2", 2)])
def test_the_volcano_raises_a_dragon_and_gives_a_wolf_fire(table: Story, spec: str, dice: int) -> None:
    table.start(mode="standard", dungeon_die="A").own("scroll")
    table.state.place = "volcano"
    table.meets(spec)
    table.levels(0, 1).foe(*[1] * dice).do("confront", "roll scroll")
    assert table.totals == (1, dice)
    assert table.refusal("use_piece scroll SCROLL spell_fire") == ("immune", "FIRE")
    table.do("pass")
    fires = [offer for offer in table.offers if offer.endswith("FIRE")]
    assert fires == ([f"use {spec.split()[0]} FIRE"] if dice == 6 else ["use place FIRE"])
    table.leave_open()


@rule("DD-EX-41", "DD-LOC-CRYPT-2")
@pytest.mark.parametrize(
    ("foe", "key", "owned"),
    [
        ("goblin", False, ["armor_grey", "armor_grey"]),
        ("witch", True, ["artifact_bow"]),
        ("witch", False, ["armor_grey", "armor_grey"]),
    ],
)
def test_the_crypt_doubles_equipment(table: Story, foe: str, key: bool, owned: list[str]) -> None:
    table.start(mode="standard", dungeon_die="A", ban=("vorpal_sword", "aegis_shield")).experience(5)
    table.state.place = "crypt"
    if key:
        table.own("key")
    table.bag("equipment", "armor_grey", "armor_grey", "armor_grey")
    table.bag("artifact", "artifact_bow", "artifact_bow")
    table.meets(f"{foe} L{2 if foe == 'goblin' else 3}")
    table.do("confront")  # the Crypt's FEAR is asked about before the roll
    table.levels(0, 4, 4, 4).foe(*[1] * (2 if foe == "goblin" else 3))
    while table.state.mode:
        if table.asked[1] == "chest":
            table.throws(0, "key KEY").do("key key")
        else:
            table.do("pass")
    assert table.owned() == owned
    table.leave_open()


@rule("DD-EX-42", "DD-CLASS-ROGUE-4", "DD-ABILITY-SECRET-PASSAGE")
@pytest.mark.parametrize(
    ("foe", "improve", "owned"),
    [("slime", "improve POTION", ["armor_grey"]), ("harpy", "improve OTHER", ["bomb"])],
)
def test_secret_passage_raises_a_potion_or_adds_one(
    table: Story, foe: str, improve: str, owned: list[str]
) -> None:
    table.start(mode="standard").experience(5).own("class_rogue", "dagger_black")
    table.bag("item", "bomb")
    table.bag("equipment", "armor_grey")
    table.bag("artifact", "artifact_bow")
    table.meets(f"{foe} L1")
    table.throws(0, "class_rogue SECRET_PASSAGE").do("study class_rogue")
    table.throws(0, "dagger_black 2").levels(0, 4, 4, 4).foe(1).do("confront")
    while table.asked[1] != "secret_passage":
        table.do("pass")
    table.do(improve)
    assert table.owned() == sorted([*owned, "class_rogue", "dagger_black"])
    table.leave_open()


@rule(
    "DD-EX-43",
    "DD-OR-45",
    "DD-ARTIFACT-VORPAL-SWORD-1",
    "DD-ARTIFACT-VORPAL-SWORD-2",
    "DD-ABILITY-VORPAL-SWORD",
)
def test_the_vorpal_sword_goes_on_until_a_number_falls(table: Story) -> None:
    table.start(mode="standard").own("vorpal_sword")
    table.meets("wolf L2")
    table.throws(0, "vorpal_sword 3 VORPAL_SWORD").levels(0, 1).foe(6, 5).do("confront")
    for now, number in ((1, 3), (3, 3), (3, 2)):
        table.levels(0, number).do(f"use_die vorpal_sword VORPAL_SWORD seat0.hero_level.{now}")
    assert table.compared == (5, 11, "loss")
    assert table.wounded == ["vorpal_sword"]


@rule(
    "DD-EX-44",
    "DD-OR-45",
    "DD-ARTIFACT-AEGIS-SHIELD-1",
    "DD-ARTIFACT-AEGIS-SHIELD-2",
    "DD-ABILITY-AEGIS-SHIELD",
)
@pytest.mark.parametrize("greedy", [True, False])
def test_the_aegis_shield_goes_on_until_a_number_rises(table: Story, greedy: bool) -> None:
    table.start(mode="standard").own("aegis_shield")
    table.meets("wolf L2")
    table.throws(0, "aegis_shield 2 AEGIS_SHIELD").levels(0, 1).foe(6, 6).do("confront")
    table.foe(4).do("use_die aegis_shield AEGIS_SHIELD foe.monster_level.6")
    if greedy:
        table.foe(5).do("use_die aegis_shield AEGIS_SHIELD foe.monster_level.4")
    else:
        table.do("pass")
    assert table.compared == (3, 11 if greedy else 10, "loss")
    assert table.wounded == (["aegis_shield"] if greedy else [])


@rule("DD-OR-45", "DD-MONSTER-LEGENDARY-WARRIOR")
def test_a_monster_with_vorpal_sword_stops_when_it_likes_and_is_not_wounded(table: Story) -> None:
    table.start(mode="standard")
    table.meets("legendary_warrior L4")
    table.levels(0, 1).foe(2, 3, 3, 3).do("confront", "pass")  # no AEGIS SHIELD
    table.foe(1).do("use_die legendary_warrior VORPAL_SWORD foe.monster_level.2")
    assert table.compared == (1, 10, "loss")
    assert not table.state.wounded


@rule("DD-EX-10", "DD-DUEL-13")
def test_in_a_duel_both_duelists_come_before_an_outsider(table: Story) -> None:
    table.start(seats=3).own("bomb")
    table.own("crown", "bomb", seat=1)
    table.own("bomb", seat=2)
    table.levels(0, 1).levels(1, 1).do("duel_for crown")
    while table.asked[1] != "duel_outsiders":
        assert table.asked[0] != 2
        table.do("pass")
    assert table.asked[0] == 2
    table.throws(2, "bomb 5 BOMB").do("roll bomb", "use_who bomb BOMB seat0")
    while table.state.mode:
        table.do("pass")
    assert table.owned() == ["bomb", "crown"]
    table.leave_open()
