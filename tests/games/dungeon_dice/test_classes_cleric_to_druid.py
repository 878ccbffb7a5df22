"""Every passive and ability of Cleric, Barbarian, Ranger and Druid (DD-CLASS)."""

import pytest
from tests.games.dungeon_dice.guilds import fights, rolls_class
from tests.games.dungeon_dice.teller import FOE, Story

from marks import die, rule

# Cleric ----------------------------------------------------------------------------------------------


@rule("DD-CLASS-CLERIC-2", "DD-ABILITY-MASTER-HEALER")
@die("class_cleric")
def test_the_cleric_heals_any_player_on_the_own_turn(table: Story) -> None:
    fights(table, "class_cleric", "hammer_black").experience(3, seat=1).wound("level", seat=1)
    table.do("master_heal", "mend_level seat1")
    assert table.state.hurt[1] == 0
    assert table.refusal("master_heal") == ("once_a_turn",)
    table.do("run")


@rule("DD-CLASS-CLERIC-3", "DD-ABILITY-BLESS", "DD-EX-54")
@die("class_cleric")
def test_the_owner_of_a_blessed_die_turns_it(table: Story) -> None:
    table.start(seats=3)
    table.own("class_cleric", "hammer_black", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "arm hammer_black")
    table.levels(0, 1).throws(1, "hammer_black 2").levels(1, 1).foe(4, 4)
    rolls_class(table, "class_cleric", "BLESS", seat=1)
    table.do("confront", "use_die class_cleric BLESS seat0.hero_level.1")
    assert table.asked == (0, "bless")
    table.bag("item", "key")
    table.do("turn_to seat0.hero_level.1 4")
    assert table.compared == (7, 8, "loss")


@rule("DD-CLASS-CLERIC-4", "DD-EX-54", "DD-ONEUSE-WARDING")
@die("class_cleric")
@pytest.mark.parametrize("allowed", [True, False])
def test_under_warding_outsiders_ask_before_they_throw_bombs(table: Story, allowed: bool) -> None:
    fights(table, "class_cleric", "hammer_black")
    table.own("bomb", "dagger_black", seat=1)
    table.throws(0, "hammer_black 2").levels(0, 4).foe(2, 2)
    rolls_class(table, "class_cleric", "WARDING")
    table.do("confront", "use class_cleric WARDING", "roll bomb")
    assert table.asked == (0, "permit")
    if allowed:
        table.throws(1, "bomb 5 BOMB").do("permit seat1 bomb", "use_who bomb BOMB foe")
        assert table.totals == (6, 9)
    else:
        table.do("pass")
        assert table.totals == (6, 4)
    table.throws(1, "dagger_black 1").do("throw dagger_black foe")  # a dagger needs no leave
    assert table.compared[:2] == ((6, 10) if allowed else (6, 5))


# Barbarian -------------------------------------------------------------------------------------------


@rule("DD-CLASS-BARBARIAN-2", "DD-ABILITY-MIGHT")
@die("class_barbarian")
def test_might_wields_two_great_weapons_whose_executes_do_not_add_up(table: Story) -> None:
    fights(table, "class_barbarian", "axe_black", "axe_grey", "hammer_black", foe="wolf L3")
    assert "arm axe_black+hammer_black" in table.offers or table.gear() == ["axe_black", "hammer_black"]
    table.do("arm axe_black+axe_grey")
    table.throws(0, "axe_black 2 EXECUTE", "axe_grey 1 EXECUTE").levels(0, 1).foe(6, 6, 6)
    rolls_class(table, "class_barbarian", "MIGHT")
    table.do("confront")  # 2 and 1 are not 3
    assert table.compared == (4, 18, "loss")


@rule("DD-CLASS-BARBARIAN-3", "DD-ABILITY-WAR-CRY", "DD-EX-29", "DD-ABILITY-STUN-3")
@die("class_barbarian")
def test_war_cry_rerolls_what_is_left_of_the_opponent(table: Story) -> None:
    fights(table, "class_barbarian", "axe_black", "familiar_snake", foe="wolf L3")
    table.throws(0, "axe_black 2").levels(0, 1).foe(6, 5, 2)
    rolls_class(table, "class_barbarian", "WAR_CRY")
    table.do("confront")
    table.throws(0, "familiar_snake TANGLE").do("call familiar_snake")
    table.do("use_die familiar_snake TANGLE foe.monster_level.2")
    table.foe(1, 1).do("use_who class_barbarian WAR_CRY foe")  # the removed die stays out
    assert table.compared == (3, 2, "win")


@rule("DD-CLASS-BARBARIAN-4")
@die("class_barbarian")
def test_the_barbarian_alone_grows_strong(table: Story) -> None:
    fights(table, "class_barbarian", "axe_black")
    table.throws(0, "axe_black 2").levels(0, 1).foe(3, 3)
    rolls_class(table, "class_barbarian", "STRENGTH")
    table.do("confront")
    assert table.offers == ["use_who class_barbarian STRENGTH seat0", "pass"]
    table.levels(0, 4).do("use_who class_barbarian STRENGTH seat0")
    assert table.compared == (7, 6, "win")


# Ranger ----------------------------------------------------------------------------------------------


@rule("DD-CLASS-RANGER-2", "DD-ABILITY-TRACK", "DD-ABILITY-HUNT-1", "DD-OR-30")
@die("class_ranger")
@pytest.mark.parametrize(
    ("gear", "action", "dice"), [("spear_grey", "draw", 2), ("bow_grey", "hunt bow_grey", 3)]
)
def test_track_draws_one_more_and_stacks_with_hunt(table: Story, gear: str, action: str, dice: int) -> None:
    table.start()
    table.own("class_ranger", gear)
    table.ready(0)
    table.bag("encounter", "wolf", "ogre", "asp", "bat")
    table.do(action)
    assert table.asked == (0, "encounter")
    assert len(table.offers) == dice
    table.leave_open()


@rule("DD-CLASS-RANGER-3", "DD-ABILITY-SCOUT-OR-REACH")
@die("class_ranger")
@pytest.mark.parametrize("mode", ["SCOUT", "REACH"])
def test_the_ranger_scouts_or_reaches(table: Story, mode: str) -> None:
    table.start()
    table.own("class_ranger", "bow_grey")
    table.bag("encounter", "wolf", "wolf")
    table.throws(0, "wolf L2").do("draw")
    rolls_class(table, "class_ranger", "SCOUT_OR_REACH")
    table.do("study class_ranger")
    if mode == "SCOUT":
        table.foe(6, 6).do("use_mode class_ranger SCOUT_OR_REACH SCOUT")
        assert table.state.rolled == (FOE,)
    else:
        table.throws(0, "bow_grey 1").levels(0, 1).do("use_mode class_ranger SCOUT_OR_REACH REACH")
        assert table.state.rolled == (0,)
    assert not [name for name in table.offers if "SCOUT_OR_REACH" in name]
    table.do("run")


@rule("DD-CLASS-RANGER-4", "DD-ABILITY-TRAPPER")
@die("class_ranger")
@pytest.mark.parametrize("side", ["L2", "reward"])
def test_the_trapper_rerolls_the_encounter(table: Story, side: str) -> None:
    fights(table, "class_ranger", "spear_grey", foe="ogre L5")
    table.bag("equipment", "armor_grey")
    rolls_class(table, "class_ranger", "TRAPPER")
    table.do("study class_ranger")
    table.throws(0, f"ogre {side}").do("use class_ranger TRAPPER")
    if side == "reward":
        assert "armor_grey" in table.owned()
    else:
        table.throws(0, "spear_grey 1").levels(0, 1).foe(1, 1).do("confront")
        assert table.compared[1] == 2


# Druid -----------------------------------------------------------------------------------------------


@rule("DD-CLASS-DRUID-2", "DD-ABILITY-TRAIN-FAMILIAR")
@die("class_druid")
def test_the_druid_has_an_escaping_familiar_rolled_again(table: Story) -> None:
    fights(table, "class_druid", "whip_black", "familiar_wolf", "familiar_snake")
    table.throws(0, "whip_black 1").levels(0, 1).foe(2, 2)
    rolls_class(table, "class_druid", "TRAIN_FAMILIAR")
    table.do("confront")
    table.throws(0, "familiar_wolf ESCAPE").do("call familiar_wolf")
    assert table.asked == (0, "train")
    table.throws(0, "familiar_wolf WOLF_BITE").do("train familiar_wolf", "use familiar_wolf WOLF_BITE")
    assert table.totals == (4, 4)
    assert "familiar_wolf" in table.owned()
    table.throws(0, "familiar_snake ESCAPE").do("call familiar_snake")  # once a turn
    assert "familiar_snake" not in table.owned()


@rule("DD-CLASS-DRUID-2")
@die("class_druid")
def test_in_combat_the_druid_trains_any_familiar(table: Story) -> None:
    table.start(seats=3)
    table.own("familiar_wolf")
    table.own("class_druid", "whip_black", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "arm whip_black").levels(0, 1).throws(1, "whip_black 1").levels(
        1, 1
    ).foe(6, 6)
    rolls_class(table, "class_druid", "TRAIN_FAMILIAR", seat=1)
    table.do("confront")
    table.throws(0, "familiar_wolf ESCAPE").do("call familiar_wolf")
    assert table.asked == (1, "train")
    table.throws(0, "familiar_wolf WOLF_BITE").do("train familiar_wolf", "use familiar_wolf WOLF_BITE")
    assert table.compared == (5, 12, "loss")


@rule("DD-CLASS-DRUID-3")
@die("class_druid")
def test_the_druid_tangles(table: Story) -> None:
    fights(table, "class_druid", "harp_grey")
    table.throws(0, "harp_grey 3").levels(0, 1).foe(4, 3)
    rolls_class(table, "class_druid", "TANGLE")
    table.do("confront", "use_die class_druid TANGLE foe.monster_level.3")
    assert table.compared == (4, 4, "tie")


@rule("DD-CLASS-DRUID-4")
@die("class_druid")
def test_the_druid_hatches_a_familiar_of_choice(table: Story) -> None:
    fights(table, "class_druid", "whip_black")
    table.throws(0, "whip_black 1").levels(0, 1).foe(6, 6)
    rolls_class(table, "class_druid", "HATCH")
    table.bag("encounter", "familiar_owl", "familiar_rat", "asp")
    table.do("confront")
    assert table.asked == (0, "end_of_turn")
    table.do("use class_druid HATCH", "pick familiar_rat")
    assert "familiar_rat" in table.owned()
    table.do("pass")
