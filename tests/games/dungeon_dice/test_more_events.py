"""Events: shrines, traps, Challenge, Colosseum, Cursed Monster, Mimic and Genie (DD-EVENT)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board
from delvewright.games.dungeon_dice.kinds import KINDS
from marks import die, rule


def draws_two(table: Story, first: str, second: str, side: str) -> Story:
    """The encounter bag holds two dice: the first one comes up showing a side, then a monster."""
    table.bag("encounter", first, second.split()[0])
    table.draws("encounter", first)
    table.load(0, next(n for n, one in enumerate(KINDS[first].faces) if one.symbols[0][0] == side))
    return table.throws(0, second)


# Shrines and traps -----------------------------------------------------------------------------------


@rule("DD-EVENT-1", "DD-EVENT-SHRINE-1", "DD-EVENT-SHRINE-2", "DD-ABILITY-SHRINE", "DD-TURN-8", "DD-AFTER-10")
@die("shrine_a")
def test_a_shrine_lends_its_ability_for_the_turn_and_another_die_is_drawn(table: Story) -> None:
    table.start()
    draws_two(table, "shrine_a", "wolf L2", "STRENGTH").do("draw")
    assert table.asked == (0, "prepare")
    table.levels(0, 1).foe(2, 2).do("confront")
    assert table.asked == (0, "ability")
    table.levels(0, 4).do("use_who shrine_a STRENGTH seat0")
    assert table.compared == (5, 4, "win")
    assert "shrine_a" in table.in_bag("encounter")


@rule("DD-EVENT-SHRINE-1")
@die("shrine_a", "shrine_b")
@pytest.mark.parametrize(
    ("shrine", "side"),
    [
        (shrine, side)
        for shrine in ("shrine_a", "shrine_b")
        for side in sorted({s.symbols[0][0] for s in KINDS[shrine].faces})
    ],
)
def test_every_side_of_a_shrine_can_be_used_this_turn(table: Story, shrine: str, side: str) -> None:
    table.start().experience(3)
    table.own("sword_grey")
    table.wound("level")
    table.bag("equipment", "sword_black", "armor_grey")
    table.bag("item", "bomb", "key")
    draws_two(table, shrine, "wolf L2", side).do("draw")
    if side in ("HEALING", "UPGRADE"):
        table.do(f"use {shrine} HEALING" if side == "HEALING" else f"use_piece {shrine} UPGRADE sword_grey")
        if side == "HEALING":
            table.do("mend_level seat0")
            assert table.state.hurt[0] == 0
        else:
            assert "sword_black" in table.owned()
        table.do("run")
        return
    if side == "SCROLL":
        assert f"use_piece {shrine} SCROLL spell_healing" in table.offers
    table.throws(0, "sword_grey 3").levels(0, 4).foe(3, 3).do("confront")
    if side == "PROTECTION":
        table.foe(1).do(f"use_die {shrine} PROTECTION foe.monster_level.3")
        assert table.compared == (7, 4, "win")
    elif side == "SLASH":
        table.levels(0, 3).do(f"use_die {shrine} SLASH seat0.hero_level.4")
        assert table.compared == (6, 6, "tie")
    elif side == "BLESS":
        table.do(f"use_die {shrine} BLESS seat0.sword_grey.3")
        table.leave_open()
    elif side == "LUCK":
        table.do(f"luck {shrine} key")
        assert "key" in table.owned()
    elif side == "SECRET_PASSAGE":
        table.draws("equipment", "armor_grey").do("improve POTION")
        assert "armor_grey" in table.owned()
    elif side == "STRENGTH":
        table.levels(0, 2).do(f"use_who {shrine} STRENGTH seat0")
        assert table.compared == (9, 6, "win")
    else:
        table.throws(0, "spell_fire 2 FIRE").do(f"use_piece {shrine} SCROLL spell_fire")
        table.do("use_who spell_fire FIRE seat0")
        assert table.compared == (9, 6, "win")


@rule("DD-EVENT-TRAP-1", "DD-EVENT-TRAP-2", "DD-ABILITY-TRAP", "DD-TURN-8")
@die("trap_a", "trap_b")
@pytest.mark.parametrize("trap", ["trap_a", "trap_b"])
def test_a_poison_trap_takes_a_level_and_another_die_is_drawn(table: Story, trap: str) -> None:
    table.start().experience(3)
    draws_two(table, trap, "wolf L2", "POISON").do("draw")
    table.levels(0, 4).foe(3, 3).do("confront")  # one level die less
    assert table.compared == (4, 6, "loss")
    assert trap in table.in_bag("encounter")


@rule("DD-EVENT-TRAP-1")
@die("trap_a", "trap_b")
@pytest.mark.parametrize("trap", ["trap_a", "trap_b"])
def test_a_pain_trap_wounds_at_once(table: Story, trap: str) -> None:
    table.start().experience(3)
    draws_two(table, trap, "wolf L2", "PAIN").do("draw")
    assert table.state.hurt[0] == 1
    table.do("run")


@rule("DD-EVENT-TRAP-1")
@die("trap_a", "trap_b")
@pytest.mark.parametrize("trap", ["trap_a", "trap_b"])
def test_a_fear_trap_bars_a_die_this_turn(table: Story, trap: str) -> None:
    table.start()
    table.own("hammer_black", "armor_black")
    draws_two(table, trap, "wolf L2", "FEAR").do("draw")
    assert table.asked == (1, "trap_fear")
    table.do(f"use_piece {trap} FEAR hammer_black")
    assert table.gear() == ["armor_black"]
    table.do("run")


@rule("DD-EVENT-TRAP-1")
@die("trap_b")
def test_a_sleep_trap_sends_to_rest_next_turn(table: Story) -> None:
    table.start()
    draws_two(table, "trap_b", "wolf L2", "SLEEP").do("draw")
    assert table.state.asleep == (0,)
    table.do("run")


@rule("DD-EVENT-TRAP-1", "DD-ABILITY-ACID-1")
@die("trap_b")
def test_an_acid_trap_corrodes(table: Story) -> None:
    table.start()
    table.own("sword_purple", "whip_black")
    table.bag("equipment", "sword_black")
    draws_two(table, "trap_b", "wolf L2", "ACID").do("draw", "give_up sword_purple")
    assert table.owned() == ["sword_black", "whip_black"]
    table.do("run")


@rule("DD-EVENT-TRAP-1", "DD-ABILITY-SNATCH")
@die("trap_b")
def test_a_snatch_trap_needs_no_lost_fight(table: Story) -> None:
    table.start()
    table.own("sword_purple", "artifact_armor")
    draws_two(table, "trap_b", "wolf L2", "SNATCH").do("draw", "give_up sword_purple")
    assert table.owned() == ["artifact_armor"]
    table.do("run")


@rule("DD-CLASS-ROGUE-2", "DD-EVENT-TRAP-1")
@die("class_rogue", "trap_a")
def test_a_rogue_ignores_traps(table: Story) -> None:
    table.start().experience(3)
    table.own("class_rogue", "whip_black")
    table.ready(0)
    draws_two(table, "trap_a", "wolf L2", "PAIN").do("draw")
    assert table.state.hurt[0] == 0
    table.do("run")


@rule("DD-LOC-DUNGEON-3")
@die("trap_a")
def test_in_the_dungeon_a_dagger_ignores_traps(table: Story) -> None:
    table.start().experience(3)
    table.own("dagger_black")
    table.ready(0)
    table.state.place = "dungeon"
    draws_two(table, "trap_a", "wolf L2", "PAIN").do("draw")
    assert table.state.hurt[0] == 0
    table.do("run")


# Cursed Monster --------------------------------------------------------------------------------------


@rule("DD-EVENT-CURSED-MONSTER-1", "DD-ABILITY-CURSED-MONSTER")
@die("event_cursed")
def test_the_cursed_monster_is_the_next_monster_at_its_highest_level(table: Story) -> None:
    table.start()
    table.bag("encounter", "event_cursed", "familiar_wolf", "wolf")
    table.draws("encounter", "event_cursed")
    table.load(9, 0)  # of the two left the familiar
    table.do("draw")
    assert table.asked == (0, "prepare")
    assert table.in_bag("encounter") == ["familiar_wolf"]
    table.levels(0, 4).foe(1, 1, 1, 1).do("confront")  # level 4
    table.leave_open()


@rule("DD-EVENT-CURSED-MONSTER-2")
@die("event_cursed")
@pytest.mark.parametrize("choice", ["claim helm_of_reflection", "claim ring_of_mastery", "pass"])
def test_its_reward_may_be_a_cursed_artifact_from_anywhere(table: Story, choice: str) -> None:
    table.start().experience(5)
    table.own("helm_of_reflection", seat=1)
    table.bag("item", "bomb")
    table.bag("encounter", "event_cursed", "asp", "ring_of_mastery")
    table.draws("encounter", "event_cursed").draws("encounter", "asp")
    table.state.loaded = (*table.state.loaded[:-1], (9, 0))
    table.do("draw").levels(0, 4, 4, 4).foe(1, 1, 1).do("confront", "pass")
    assert table.asked == (0, "cursed_reward")
    table.do(choice)
    assert table.owned() == [choice.split()[-1] if choice != "pass" else "bomb"]
    assert table.owned(1) == ([] if "helm" in choice else ["helm_of_reflection"])


@rule("DD-EVENT-CURSED-MONSTER-3", "DD-EX-52", "DD-ABILITY-STOP-2")
@die("event_cursed")
def test_a_stopped_cursed_monster_keeps_its_event(table: Story) -> None:
    table.start(mode="standard").experience(5)
    table.own("scroll")
    table.bag("encounter", "event_cursed", "asp")
    table.draws("encounter", "event_cursed").do("draw")
    table.levels(0, 1, 1, 1).foe(6, 6, 6).do("confront", "roll scroll")
    table.bag("encounter", "wolf")
    table.own("ring_of_mastery", seat=1)
    table.throws(0, "spell_stop STOP").do("use_piece scroll SCROLL spell_stop", "use spell_stop STOP")
    assert table.kinds(board.STORED) == ["asp", "event_cursed"]
    table.throws(1, "spell_healing FIZZLE").do("rest", "fight_stored asp")
    table.levels(0, 4, 4, 4).foe(1, 1, 1).do("confront", "pass", "claim ring_of_mastery")  # still level 3
    assert table.owned() == ["ring_of_mastery"]
    assert {"asp", "event_cursed"} <= set(table.in_bag("encounter"))


# Mimic and Genie -------------------------------------------------------------------------------------


def meets(table: Story, monster: str, mine: int, theirs: int) -> Story:
    """A won fight whose reward draw is the Mimic or the Genie: it shows its reward side, then level 3; each
    of the three dice a side shows this number."""
    table.bag("equipment" if monster == "mimic" else "item", monster)
    table.meets("ogre L2" if monster == "mimic" else "wolf L2")
    table.levels(0, 4, 4, 4).foe(1, 1).throws(0, f"{monster} reward", f"{monster} L3")
    table.levels(0, *[mine] * 3).foe(*[theirs] * 3).do("confront")
    return table


@rule("DD-EVENT-MIMIC-1", "DD-EVENT-GENIE-1", "DD-OR-55", "DD-ASSIST-6")
@die("mimic", "genie")
@pytest.mark.parametrize("monster", ["mimic", "genie"])
def test_mimic_and_genie_must_be_fought_alone_at_once(table: Story, monster: str) -> None:
    table.start(seats=3).experience(5)
    table.own("class_cleric", "hammer_black")  # something to do before the fight
    table.bag("equipment" if monster == "mimic" else "item", monster)
    table.meets("ogre L2" if monster == "mimic" else "wolf L2")
    table.throws(0, "hammer_black 5").levels(0, 4, 4, 4).foe(1, 1).throws(0, "class_cleric BLESS")
    table.do("confront").throws(0, f"{monster} reward", f"{monster} L3").do("pass")
    assert table.asked == (0, "prepare")
    assert table.state.cast[table.state.foe].id == monster
    assert table.refusal("run") == ("must_fight",)
    assert table.refusal("invite seat1") == ("alone",)
    assert not [name for name in table.offers if name.startswith("arm")]  # the set in use this turn
    table.leave_open()


@rule("DD-EVENT-MIMIC-2", "DD-MONSTER-MIMIC", "DD-TROPHY-6", "DD-AFTER-11", "DD-ABILITY-PAIN-2")
@die("mimic")
def test_a_beaten_mimic_leaves_the_game(table: Story) -> None:
    table.start().experience(5)
    meets(table, "mimic", 4, 1)
    assert "mimic" in table.kinds(board.OUT)
    assert table.trophies() == []
    assert table.fame() == 1
    assert table.state.hurt[0] == 1  # PAIN, beaten or not
    assert table.happened("unopened") == [(0,)]


@rule("DD-EVENT-MIMIC-2", "DD-MONSTER-MIMIC")
@die("mimic")
def test_a_mimic_that_wins_goes_back_to_the_equipment_bag(table: Story) -> None:
    table.start().experience(5)
    meets(table, "mimic", 1, 6)
    assert table.in_bag("equipment") == ["mimic"]
    assert table.state.hurt[0] == 2
    assert table.state.experience[0] == 6  # for the ogre


@rule("DD-EVENT-GENIE-2", "DD-MONSTER-GENIE", "DD-TROPHY-6", "DD-ABILITY-KEY-DROP", "DD-OR-56")
@die("genie")
def test_a_beaten_genie_leaves_the_game_and_grants_luck_and_a_key(table: Story) -> None:
    table.start().experience(5)
    meets(table, "genie", 4, 1)
    assert table.asked == (1, "monster")  # GUST
    table.bag("item", "key")
    table.bag("equipment", "sword_grey", "dagger_grey")
    table.do("pass")
    assert table.asked == (0, "luck")
    table.do("luck gift dagger_grey")
    assert "genie" in table.kinds(board.OUT)
    assert table.trophies() == []
    assert table.owned() == ["dagger_grey", "key"]


@rule("DD-EVENT-GENIE-2")
@die("genie")
def test_a_genie_that_wins_goes_back_to_the_item_bag(table: Story) -> None:
    table.start().experience(5)
    meets(table, "genie", 1, 6)
    table.do("pass")
    assert table.in_bag("item") == ["genie"]


@rule("DD-EVENT-MIMIC-3", "DD-EVENT-GENIE-3", "DD-REWARD-LUCK")
@die("mimic", "genie")
@pytest.mark.parametrize(
    ("monster", "bag", "foe", "other"),
    [("mimic", "equipment", "ogre L2", "sword_grey"), ("genie", "item", "wolf L2", "key")],
)
def test_luck_never_chooses_mimic_or_genie(
    table: Story, monster: str, bag: str, foe: str, other: str
) -> None:
    table.start().experience(5)
    table.own("luck_charm")
    table.bag(bag, monster, other)
    table.meets(foe)
    table.levels(0, 4, 4, 4).foe(1, 1).do("confront")
    assert table.refusal(f"luck luck_charm {monster}") == ("random_only",)
    table.do(f"luck luck_charm {other}")
    assert table.owned() == [other]


@rule("DD-EVENT-MIMIC-3", "DD-ABILITY-EXCHANGE-1")
@die("mimic")
def test_a_bag_of_holding_puts_the_mimic_back_and_draws_again(table: Story) -> None:
    table.start()
    table.own("bag_of_holding_equipment")
    table.bag("equipment", "mimic", "sword_grey")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    table.throws(0, "bag_of_holding_equipment EXCHANGE").do("roll_bag bag_of_holding_equipment")
    table.draws("equipment", "mimic", "sword_grey")
    table.do("use_mode bag_of_holding_equipment EXCHANGE equipment")
    assert sorted(table.offers) == ["give_up bag_of_holding_equipment", "give_up sword_grey"]
    table.do("give_up bag_of_holding_equipment")
    assert table.owned() == ["sword_grey"]


@rule("DD-OR-55")
@die("mimic")
def test_the_place_applies_to_the_mimic(table: Story) -> None:
    table.start().experience(5)
    table.state.place = "tavern"  # SLASH for monsters, and two more for bare hands
    table.bag("equipment", "mimic")
    table.bag("item", "bomb")
    table.meets("ogre L2")
    table.levels(0, 4, 4, 4).foe(1, 1).throws(0, "mimic L3").levels(0, 1, 1, 1).foe(6, 6, 6)
    table.do("confront", "pass")
    assert table.asked == (1, "monster")
    table.do("pass")
    assert table.compared == (5, 18, "loss")
    table.do("pass", "pass")  # the place stays what it is: fame was gained, and a combat lost


@rule("DD-OR-55", "DD-LOC-TAVERN", "DD-EVENT-GENIE-1")
@die("genie", "location_b")
def test_who_draws_the_genie_off_turn_fights_it_alone_at_once(table: Story) -> None:
    """In the Tavern each winner draws a potion; the assistant's is the Genie."""
    table.start(seats=3)
    table.state.place = "tavern"
    table.bag("item", "genie", "bomb", "scroll")
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 4).levels(1, 4).foe(1, 1).do("confront")
    table.draws("item", "bomb").load(board.BAG_STREAM + board.ITEM_BAG, 1)  # both for the active player
    table.throws(1, "genie L3").levels(1, 4).foe(6, 6, 6).do("pass")  # no SLASH for the wolf
    assert table.state.fighters == (1,)
    assert table.asked == (2, "monster")
    table.do("pass", "pass")  # no GUST, and no bomb of seat 0
    assert table.compared == (6, 18, "loss")
    assert table.state.hurt == [0, 1, 0]
    assert "genie" in table.in_bag("item")
    assert table.owned(0) == ["bomb", "scroll"]
    assert table.owned(1) == []
    table.leave_open()
