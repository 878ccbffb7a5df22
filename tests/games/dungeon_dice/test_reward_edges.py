"""The small print of rewards: LUCK a second time, the Crown and the Mimic, passages, trophies, the stone."""

import pytest
from tests.games.dungeon_dice.guilds import rolls_class
from tests.games.dungeon_dice.places import at
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board
from marks import die, rule


def beats(table: Story, spec: str, *dice: str) -> Story:
    """A hero with these dice beats a monster alone: its level die shows 4, the monster's show 1."""
    table.meets(spec)
    table.throws(0, *dice).levels(0, 4).foe(*[1] * int(spec[-1])).do("confront")
    return table


@rule("DD-ABILITY-CROWN-2", "DD-EVENT-MIMIC-1")
@die("crown", "mimic")
def test_a_die_drawn_for_the_crown_may_be_a_mimic(table: Story) -> None:
    table.start(mode="standard")
    table.bag("equipment", "crown", "mimic")
    beats(table.draws("equipment", "crown"), "ogre L1")
    assert table.offers == ["keep crown", "redraw"]
    table.draws("equipment", "crown", "mimic")  # the Crown itself is none
    table.throws(0, "mimic L2").levels(0, 4).foe(6, 6).do("redraw")
    assert table.compared == (4, 12, "loss")
    assert [table.owned(), table.in_bag("equipment")] == [[], ["crown", "mimic"]]


@rule("DD-ABILITY-CROWN-2")
@die("crown")
def test_a_crown_that_is_all_there_is_stays_with_its_finder(table: Story) -> None:
    table.start(mode="standard")
    table.bag("equipment", "crown")
    beats(table, "ogre L1").do("redraw")
    assert table.owned() == ["crown"]


@rule("DD-OR-56", "DD-DICE-3")
@die("mushroom_man", "shrine_b")
def test_the_luck_of_a_monster_is_for_its_main_reward_and_leaves_a_shrine_alone(table: Story) -> None:
    table.start(mode="standard").own("hammer_purple", "sword_grey")
    table.ready(0)
    table.bag("item", "key", "bomb", "compass")
    table.bag("equipment", "sword_black")
    table.bag("encounter", "shrine_b", "mushroom_man")
    table.draws("encounter", "shrine_b").throws(0, "shrine_b UPGRADE", "mushroom_man L1").do("draw")
    table.throws(0, "hammer_purple 6").levels(0, 4).foe(6).do("confront", "pass")
    assert table.asked == (0, "luck")
    table.do("luck mushroom_man bomb")
    assert len(table.owned()) == 4  # the potion of the six was drawn blind
    assert table.asked == (0, "end_of_turn")
    assert any("shrine_b UPGRADE" in name for name in table.offers)
    table.do("pass")


@rule("DD-ABILITY-GEN-10", "DD-OR-5", "DD-LOC-CRYPT-2", "DD-ONEUSE-LUCK")
@die("sword_purple", "mimic")
def test_the_luck_of_one_die_serves_once_a_turn(table: Story) -> None:
    """Of the two draws in the Crypt the second is a Mimic, and the sword shows LUCK in both combats."""
    table.start(mode="standard", dungeon_die="A").own("sword_purple")
    table.state.place = "crypt"
    table.bag("equipment", "armor_grey", "mimic", "whip_grey")
    table.bag("artifact", "artifact_sword", "artifact_bow")
    beats(table, "ogre L1", "sword_purple 2 SLASH LUCK").do("pass")
    table.levels(0, 4).do("use_die sword_purple SLASH seat0.hero_level.4")
    assert table.asked == (0, "luck")
    assert table.refusal("luck sword_purple mimic") == ("random_only",)
    table.load(board.BAG_STREAM + board.EQUIPMENT_BAG, 0)  # the Mimic, with the armor gone
    table.throws(0, "mimic L2").do("luck sword_purple armor_grey")
    table.throws(0, "sword_purple 2 SLASH LUCK").levels(0, 4).foe(1, 1).do("pass")
    assert table.compared == (6, 2, "win")
    assert table.owned() == ["armor_grey", "sword_purple", "whip_grey"]  # nobody was asked for a LUCK again


@rule("DD-LOC-CRYPT-2", "DD-ONEUSE-LUCK")
@die("luck_charm")
@pytest.mark.parametrize("charms", [1, 2])
@pytest.mark.parametrize("left", [1, 2])
def test_a_charm_is_spent_on_one_of_two_draws_and_none_on_an_empty_bag(
    table: Story, charms: int, left: int
) -> None:
    table.start(mode="standard", dungeon_die="A").own(*["luck_charm"] * charms)
    table.state.place = "crypt"
    table.bag("equipment", *["armor_grey", "whip_grey"][:left])
    beats(table, "ogre L1").do("pass")
    assert table.asked == (0, "luck")
    table.do("luck luck_charm armor_grey")
    if charms == left == 2:
        assert table.asked == (0, "luck")
        table.do("pass")
    assert table.owned() == sorted([*["armor_grey", "whip_grey"][:left], *["luck_charm"] * (charms - 1)])
    assert len(table.happened("empty_bag")) == (left == 1)


@rule("DD-LOC-WIZARDS-TOWER")
@die("location_b", "scroll")
def test_a_win_at_the_tower_brings_a_scroll_and_no_other_die(table: Story) -> None:
    table.start(mode="standard", dungeon_die="B")
    table.state.place = "wizards_tower"
    table.bag("item", "key", "scroll", "bomb")
    beats(table.draws("item", "key"), "wolf L1").do("pass")
    assert table.owned() == ["key", "scroll"]


@rule("DD-CLASS-ROGUE-4", "DD-OR-56")
@die("mushroom_man", "shrine_a")
def test_an_improved_main_reward_is_still_the_main_one(table: Story) -> None:
    table.start(mode="standard")
    table.bag("item", "key")
    table.bag("equipment", "armor_grey", "whip_grey")
    table.bag("encounter", "shrine_a", "mushroom_man")
    table.draws("encounter", "shrine_a").throws(0, "shrine_a SECRET_PASSAGE", "mushroom_man L1").do("draw")
    table.levels(0, 4).foe(1).do("confront", "improve POTION")
    assert table.asked == (0, "luck")
    table.do("luck mushroom_man whip_grey")
    assert table.owned() == ["whip_grey"]


@rule("DD-CLASS-ROGUE-4", "DD-EX-42")
@die("harpy", "shrine_a")
@pytest.mark.parametrize("better", ["POTION", "OTHER"])
def test_a_passage_beside_a_potion_and_another_reward(table: Story, better: str) -> None:
    table.start(mode="standard").experience(5).own("hammer_purple")
    table.ready(0)
    table.bag("item", "key", "key")
    table.bag("equipment", "armor_grey")
    table.bag("encounter", "shrine_a", "harpy")
    table.draws("encounter", "shrine_a").throws(0, "shrine_a SECRET_PASSAGE", "harpy L1").do("draw")
    table.throws(0, "hammer_purple 6").levels(0, 4, 4, 4).foe(6).do("confront")
    assert table.offers == ["improve POTION", "improve OTHER", "pass"]
    table.do(f"improve {better}")
    while table.asked[1] not in ("turn", "end_of_turn"):
        table.do("pass")
    gained = [name for name in table.owned() if name != "hammer_purple"]
    assert gained == (["armor_grey"] if better == "POTION" else ["key", "key"])


# Trophies, and the stone -----------------------------------------------------------------------------


@rule("DD-CLASS-KNIGHT-2")
@die("class_knight")
def test_a_trophy_the_knight_leaves_is_the_rescued_heros(table: Story) -> None:
    table.start().experience(3)
    table.own("class_knight", "sword_black", "armor_black", seat=1)
    table.bag("item", "bomb")
    table.meets("wolf L4")
    table.levels(0, 4, 2).foe(6, 1, 1, 1).do("confront")
    table.throws(1, "sword_black 2", "armor_black 1").levels(1, 3)
    rolls_class(table, "class_knight", "RESCUE", seat=1)
    table.do("rescue", "pass")
    assert table.asked == (0, "trophy")
    table.do("keep wolf")
    assert table.trophies() == ["wolf"]


@rule("DD-TROPHY-1", "DD-WIN-7", "DD-OR-40")
@die("dragon")
def test_a_dragon_once_told_small_is_worth_what_it_was_beaten_at_last(table: Story) -> None:
    table.start(mode="standard").experience(5).own("hammer_purple")
    dragon = table.make("dragon")
    table.state.tales = ((dragon, 1),)
    table.state.boosted[0] = 3
    table.meets("dragon L5")
    table.throws(0, "hammer_purple 6", *["boosted_level 5"] * 3).foe(1, 1, 1, 1, 1).do("confront")
    while table.asked[1] != "trophy":
        table.do("pass")
    table.do("keep dragon")
    assert table.state.tales == ()
    assert table.fame() == 3 + 1  # and the colour of the experience
    table.leave_open()


@rule("DD-REWARD-PHILOSOPHERS-STONE-1", "DD-OR-43", "DD-WIN-6")
@die("lost_king")
def test_a_lost_king_nobody_keeps_is_the_stone_of_its_taker(table: Story) -> None:
    table.start(mode="standard").experience(5, seat=1).throws(0, "spell_healing FIZZLE").do("rest")
    table.meets("lost_king L5", seat=1)
    table.levels(1, 4, 4, 4).foe(1, 1, 1, 1, 1).do("confront", "pass")
    assert table.asked == (1, "trophy")
    table.do("pass")
    assert table.owned(1) == ["lost_king"]
    assert table.state.stone == 1
    table.leave_open()


@rule("DD-REWARD-PHILOSOPHERS-STONE-1")
@die("lost_king", "asp")
def test_with_the_stone_in_hand_other_monsters_go_back_to_the_bag(table: Story) -> None:
    table.start(mode="standard")
    table.trophy("lost_king L5")
    table.state.stone = 0
    table.bag("item", "key")
    beats(table, "wolf L1")
    assert table.owned() == ["key"]
    assert table.in_bag("encounter") == ["wolf"]


@rule("DD-EVENT-CURSED-MONSTER-2", "DD-CLASS-ROGUE-4")
@die("event_cursed", "shrine_a", "shrine_b")
def test_a_passage_improves_what_a_cursed_monster_gives_and_is_all_that_is_spent(table: Story) -> None:
    table.start(mode="standard").experience(5)
    table.bag("item", "key")
    table.bag("equipment", "whip_grey")
    gifts = [(0, table.make("shrine_b"), "SCROLL", 0), (0, table.make("shrine_a"), "SECRET_PASSAGE", 0)]
    table.state.kept = tuple(gifts)
    table.bag("encounter", "event_cursed", "wolf")
    table.takes_out("encounter", "event_cursed", "wolf").do("draw")
    table.levels(0, 4, 4, 4).foe(1, 1, 1, 1).do("confront", "pass", "pass")  # neither a spell nor a trophy
    table.do("improve POTION")
    assert table.owned() == ["whip_grey"]
    assert table.asked == (0, "end_of_turn")
    assert table.state.kept == (gifts[0],)
    table.do("pass")


@rule("DD-EVENT-CURSED-MONSTER-2", "DD-LOC-DUNGEON-2", "DD-CLASS-ROGUE-4")
@die("event_cursed", "location_a")
@pytest.mark.parametrize("choice", ["claim helm_of_reflection", "pass"])
def test_a_passage_improves_what_is_left_beside_a_cursed_artifact(table: Story, choice: str) -> None:
    at(table, "dungeon").experience(5)  # of its three level dice the trap takes one
    table.bag("encounter", "event_cursed", "asp", "helm_of_reflection")
    table.takes_out("encounter", "event_cursed", "asp").do("draw")
    table.levels(0, 4, 4).foe(6, 1, 1).do("confront", "pass", choice)
    assert table.asked == (0, "secret_passage")
    table.do("improve POTION")  # the one of the six when the artifact took the place of the asp's own
    assert table.owned() == ["armor_grey", "helm_of_reflection" if choice != "pass" else "key"]
    table.leave_open()
