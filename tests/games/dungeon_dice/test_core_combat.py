"""Combat and what follows: phases, last effects, comparison, trophies (DD-COMBAT, DD-AFTER, DD-TROPHY)."""

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import board
from marks import rule


@rule("DD-COMBAT-1")
def test_once_confronted_nobody_runs_or_asks_for_help(table: Story) -> None:
    table.start(seats=3).own("bomb")
    table.meets("wolf L2")
    table.levels(0, 1).foe(6, 6).do("confront")
    assert table.offers == ["roll bomb", "pass"]
    table.do("pass")


@rule("DD-COMBAT-4", "DD-COMBAT-5", "DD-DICE-1", "DD-DICE-4")
def test_everybody_rolls_gear_and_level_dice(table: Story) -> None:
    table.start(seats=3).experience(3).own("sword_black", "armor_black", "bomb")
    table.own("hammer_black", seat=1)
    table.meets("wolf L3")
    table.do("invite seat1", "accept", "arm hammer_black")
    table.throws(0, "sword_black 3", "armor_black 2").levels(0, 1, 2).throws(1, "hammer_black 5").levels(1, 4)
    table.foe(1, 2, 3).do("confront")
    assert table.totals == (17, 6)
    assert table.total(1) == 9
    table.do("pass")
    table.leave_open()


@rule("DD-COMBAT-6", "DD-COMBAT-7", "DD-ABILITY-PROTECTION-1")
def test_armor_comes_first_active_assistant_monster_and_nothing_else_with_it(table: Story) -> None:
    table.start(seats=3).own("armor_black", "sword_black", "bomb")
    table.own("armor_black", seat=1)
    table.meets("golem L3")
    table.do("invite seat1", "accept", "arm armor_black")
    table.throws(0, "sword_black 3 SLASH", "armor_black 1 PROTECTION").levels(0, 1)
    table.throws(1, "armor_black 1 PROTECTION").levels(1, 1).foe(6, 6, 6).do("confront")
    order = [table.asked]
    assert not [offer for offer in table.offers if "SLASH" in offer or "bomb" in offer]
    table.foe(1).do("use_die armor_black PROTECTION foe.monster_level.6")
    order.append(table.asked)
    table.foe(2).do("use_die armor_black PROTECTION foe.monster_level.6")
    order.append(table.asked)
    assert order == [(0, "armor"), (1, "armor"), (2, "armor")]
    table.throws(0, "sword_black 1").do("use_die golem PROTECTION seat0.sword_black.3")
    assert table.totals == (5, 9)
    assert table.asked == (0, "ability")
    table.do("pass")


@rule("DD-COMBAT-8")
def test_the_ability_phase_is_for_abilities_and_one_use_dice(table: Story) -> None:
    table.start(seats=3).own("sword_black")
    table.own("bomb", seat=1)
    table.bag("equipment", "armor_grey")
    table.meets("goblin L2")
    table.do("invite seat1", "accept")
    table.throws(0, "sword_black 3 SLASH").levels(0, 1).levels(1, 1).foe(4, 4).do("confront")
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    table.throws(1, "bomb 3 BOMB").do("roll bomb", "use_who bomb BOMB seat0")
    table.foe(1).do("use_die goblin SLASH foe.monster_level.4")
    assert table.compared == (11, 5, "win")


@rule("DD-COMBAT-14", "DD-OR-8", "DD-ABILITY-VOID-2")
def test_two_voids_take_the_two_highest_dice_of_one_moment(table: Story) -> None:
    table.start(mode="standard", seats=3).own("familiar_ghost", "bomb")
    table.own("familiar_ghost", seat=1)
    table.bag("item", "key")
    table.meets("wolf L3")
    table.do("invite seat1", "accept").levels(0, 2).levels(1, 1).foe(6, 5, 2).do("confront")
    table.throws(0, "familiar_ghost VOID").do("call familiar_ghost")
    while table.asked != (1, "ability"):
        table.do(
            "use_who familiar_ghost VOID foe" if "use_who familiar_ghost VOID foe" in table.offers else "pass"
        )
    table.throws(1, "familiar_ghost VOID").do("call familiar_ghost")
    while table.state.mode:
        table.do(
            "use_who familiar_ghost VOID foe" if "use_who familiar_ghost VOID foe" in table.offers else "pass"
        )
    assert table.compared == (3, 2, "win")
    table.leave_open()


@rule("DD-OR-8", "DD-ABILITY-SWARM-1")
def test_a_swarm_is_trimmed_after_the_last_effects(table: Story) -> None:
    table.start(mode="standard").experience(3).own("familiar_ghost")
    table.bag("item", "key")
    table.meets("scarab L5")  # threshold 2
    table.levels(0, 4, 1).foe(2, 2, 1, 1, 6).do("confront").throws(0, "familiar_ghost VOID")
    table.do("call familiar_ghost")
    while table.state.mode:
        table.do(
            "use_who familiar_ghost VOID foe" if "use_who familiar_ghost VOID foe" in table.offers else "pass"
        )
    assert table.compared == (5, 6, "loss")  # VOID took the 6, which the swarm would have lost anyway


@rule("DD-OR-8")
def test_a_last_effect_may_still_be_stunned_when_declared(table: Story) -> None:
    table.start(mode="standard").own("axe_black")
    table.meets("energy_gel L2")
    table.throws(0, "axe_black 2 EXECUTE").levels(0, 1).foe(6, 6).do(
        "confront", "use_who axe_black EXECUTE foe"
    )
    assert table.asked == (1, "respond_stun")
    table.do("stun energy_gel")
    assert table.compared == (3, 12, "loss")


@rule("DD-COMBAT-15", "DD-COMBAT-16", "DD-AFTER-6", "DD-OR-1")
@pytest.mark.parametrize(
    ("mine", "tie", "experience", "wounds"),
    [
        (3, "win_and_wound", 1, 0),
        (2, "win_and_wound", 1, 1),
        (1, "win_and_wound", 0, 1),
        (2, "loss", 0, 1),
    ],
)
def test_win_tie_and_loss(table: Story, mine: int, tie: str, experience: int, wounds: int) -> None:
    table.start(tie=tie)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.levels(0, mine).foe(1, 1).do("confront")
    assert table.state.experience[0] == experience
    assert table.state.hurt[0] == wounds
    assert table.owned() == ["key"] * experience


@rule("DD-COMBAT-18", "DD-ABILITY-DRAIN-3")
def test_without_dice_the_strength_is_nought(table: Story) -> None:
    table.start().wound("level")
    table.meets("wolf L2")
    table.foe(1, 1).do("confront")
    assert table.compared == (0, 2, "loss")


@rule("DD-AFTER-1", "DD-OR-25", "DD-AFTER-5")
def test_automatic_effects_come_before_rewards(table: Story) -> None:
    table.start(mode="standard").experience(5)
    table.bag("equipment", "armor_grey")
    table.meets("ghost L2")
    table.levels(0, 4, 4, 4).foe(6, 1)
    table.bag("item", "bomb")
    table.do("confront")
    keys = [event.key for event in table.told if event.key in ("wounded", "experience", "reward", "gained")]
    assert keys == ["wounded", "experience", "reward", "gained", "reward", "gained"]
    assert table.owned() == ["armor_grey", "bomb"]


@rule("DD-AFTER-5", "DD-REWARD-3", "DD-REWARD-2", "DD-MONSTER-GEN-2")
def test_the_reward_and_the_potions_of_sixes_go_to_the_active_player(table: Story) -> None:
    table.start(seats=3).experience(5)
    table.bag("equipment", "armor_grey")
    table.bag("item", "bomb")
    table.meets("goblin L2")
    table.do("invite seat1", "accept").levels(0, 4, 4, 4).levels(1, 1).foe(6, 1).do("confront", "pass")
    assert table.owned() == ["armor_grey", "bomb"]
    assert table.owned(1) == []


@rule("DD-OR-73")
def test_extras_of_the_place_go_to_the_active_player_healing_and_experience_to_each(table: Story) -> None:
    table.start(mode="standard", seats=3, dungeon_die="A").experience(3).experience(3, seat=1)
    table.wound("level").wound("level", seat=1)
    table.state.place = "ice_cavern"
    table.bag("item", "bomb", "bomb")
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 4).levels(1, 4).foe(1, 1).do("confront")
    while table.state.mode:
        table.do("pass")
    assert table.owned() == ["bomb", "bomb"]
    assert table.owned(1) == []


@rule("DD-OR-73")
def test_the_volcano_teaches_everybody_and_the_forest_heals_everybody(table: Story) -> None:
    table.start(mode="standard", seats=3, dungeon_die="A")
    table.state.place = "volcano"
    table.bag("item", "bomb", "bomb")
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 4).levels(1, 4).foe(1, 1).do("confront", "pass")
    assert table.state.experience == [2, 2, 0]
    table.leave_open()


@rule("DD-AFTER-7", "DD-TROPHY-1", "DD-AFTER-9", "DD-WIN-7")
@pytest.mark.parametrize(
    ("spec", "fame"), [("ogre L3", 0), ("ogre L4", 1), ("ogre L5", 2), ("dragon L5", 3), ("wolf L4", 1)]
)
def test_red_black_and_gold_monsters_may_be_kept(table: Story, spec: str, fame: int) -> None:
    kind, level = spec.split()
    table.start(mode="standard", goal=9).experience(5).own("axe_black", "bomb")
    table.bag("item", "key")
    table.bag("equipment", "armor_grey")
    table.meets(spec)
    table.throws(0, "axe_black 5").levels(0, 4, 4, 4).foe(*[1] * int(level[1:])).do("confront")
    while table.asked[1] in ("ability", "monster"):
        table.do("pass")
    if fame:
        assert table.asked == (0, "trophy")
        table.do(f"keep {kind}")
    assert table.trophies() == ([kind] if fame else [])
    assert table.fame() == fame + 1  # the tracker's red 6
    assert (kind in table.in_bag("encounter")) is not bool(fame)
    table.leave_open()


@rule("DD-AFTER-7", "DD-AFTER-9")
def test_a_trophy_may_be_left(table: Story) -> None:
    table.start().experience(3).own("axe_black")
    table.bag("item", "key")
    table.meets("wolf L4")
    table.throws(0, "axe_black 5").levels(0, 4, 4).foe(1, 1, 1, 1).do("confront", "pass")
    assert table.trophies() == []
    assert table.in_bag("encounter") == ["wolf"]


@rule("DD-AFTER-11", "DD-TROPHY-6", "DD-AFTER-9")
@pytest.mark.parametrize("won", [True, False])
def test_a_beaten_mimic_leaves_the_game_and_gives_no_fame(table: Story, won: bool) -> None:
    table.start(mode="standard", goal=9).experience(5).own("strength_potion")
    table.bag("equipment", "mimic")
    table.bag("encounter", "goblin")
    table.throws(0, "goblin reward", "mimic L4").do("draw")
    table.levels(0, 4, 4, 4).foe(*[1 if won else 5] * 4).do("confront", "pass")
    assert table.trophies() == []
    assert table.fame() == (1 if won else 0)
    assert ("mimic" in table.kinds(board.OUT)) is won
    assert ("mimic" in table.in_bag("equipment")) is not won
    table.leave_open()


@rule("DD-AFTER-10")
def test_a_shrine_goes_back_when_its_turn_is_over(table: Story) -> None:
    table.start(mode="standard")
    shrine = next(kind.id for kind in table.state.cast if kind.type == "shrine")
    table.bag("encounter", shrine, "wolf")
    table.takes_out("encounter", shrine, "wolf").load(0, 0)
    table.throws(0, "wolf L2").do("draw", "run")
    while table.asked[1] == "end_of_turn":
        table.do("pass")
    assert table.in_bag("encounter") == sorted([shrine, "wolf"])


@rule("DD-TROPHY-2", "DD-WIN-14")
def test_a_trophy_that_changes_hands_takes_its_fame_along(table: Story) -> None:
    table.start()
    piece = table.trophy("ogre L5")
    assert (table.fame(0), table.fame(1)) == (2, 0)
    board.leave(table.state, piece, board.TROPHIES + 1)
    assert (table.fame(0), table.fame(1)) == (0, 2)


@rule("DD-TROPHY-5", "DD-CLASS-BARD-3")
def test_tall_tale_makes_a_trophy_of_a_blue_monster(table: Story) -> None:
    table.start(mode="standard").experience(3).own("class_bard", "harp_black")
    table.bag("item", "key")
    table.meets("wolf L2")
    table.throws(0, "class_bard TALL_TALE").do("study class_bard")
    table.throws(0, "harp_black 4").levels(0, 4, 4).foe(1, 1).do("confront")
    while table.asked[1] in ("ability", "armor"):
        table.do("pass")
    table.do("keep wolf")
    assert table.trophies() == ["wolf"]
    assert table.fame() == 1
    table.leave_open()


@rule("DD-TROPHY-7")
def test_raised_dead_are_ordinary_trophies_only(table: Story) -> None:
    table.start(mode="standard", goal=9)
    table.trophy("ogre L5")
    epic = next(piece for piece, kind in enumerate(table.state.cast) if kind.type == "epic")
    board.leave(table.state, epic, board.TROPHIES)
    table.state.faces[epic] = 5
    table.meets("necromancer L3")
    table.levels(0, 1).foe(1, 1, 1).do("confront", "use necromancer RAISE_THE_DEAD")
    while table.state.mode:
        table.do("pass")
    assert table.compared[1] == 3 + 5  # the ogre's level, nothing for the epic trophy
    table.leave_open()


@rule("DD-TROPHY-8", "DD-OR-40")
def test_a_trophy_keeps_the_level_it_was_beaten_at(table: Story) -> None:
    table.start(goal=9).experience(5).own("strength_potion")
    table.bag("equipment", "armor_grey")
    table.meets("ogre L4")
    table.throws(0, "strength_potion STRENGTH").do(
        "roll strength_potion", "use_who strength_potion STRENGTH foe"
    )
    table.levels(0, 4, 4, 4).foe(1, 1, 1, 1, 1).do("confront", "keep ogre")
    piece = table.state.zones[board.TROPHIES][0]
    assert board.face_of(table.state, piece).level == 5
    assert table.fame() == 2 + 1


@rule("DD-OR-13", "DD-TERM-2")
def test_numbers_that_were_added_are_no_combat_dice(table: Story) -> None:
    table.start().own("bomb")
    table.own("dagger_black", seat=1)
    table.meets("asp L1")
    table.levels(0, 4).foe(5).do("confront").throws(0, "bomb 2 BOMB").do(
        "roll bomb", "use_who bomb BOMB seat0"
    )
    assert table.asked == (1, "monster")
    assert table.offers == ["use_die asp TANGLE seat0.hero_level.4", "pass"]  # not the bomb's 2
    table.do("pass").throws(1, "dagger_black 1").do("throw dagger_black seat0")
    assert table.asked == (1, "monster")
    assert "use_die asp TANGLE seat0.dagger_black.1" in table.offers  # but a thrown dagger is one
    table.do("use_die asp TANGLE seat0.dagger_black.1")
    assert table.compared == (6, 5, "win")
    table.leave_open()


@rule("DD-TERM-3")
def test_a_removed_die_stays_out(table: Story) -> None:
    table.start().own("sword_black")
    table.meets("asp L1")
    table.throws(0, "sword_black 2 SLASH").levels(0, 1).foe(5).do("confront", "pass")
    table.do("use_die asp TANGLE seat0.hero_level.1")
    assert table.offers == ["use_die sword_black SLASH seat0.sword_black.2", "pass"]
    table.do("pass")
    assert table.compared == (2, 5, "loss")


@rule("DD-TERM-4")
def test_a_blank_is_never_the_highest_either(table: Story) -> None:
    table.start(mode="standard").own("dagger_black")
    table.meets("mummy L3")
    table.throws(0, "dagger_black - THROW").levels(0, 4).foe(1, 1, 1).do(
        "confront", "use_who mummy VOID seat0"
    )
    assert table.compared == (0, 3, "loss")


def test_the_monster_is_no_seat() -> None:
    assert FOE == board.FOE == 5
