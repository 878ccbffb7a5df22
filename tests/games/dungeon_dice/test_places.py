"""The Dungeon die: what each place does to monsters, fights and rewards."""

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import GAME, board
from delvewright.games.dungeon_dice.dice import immune, powers
from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.games.dungeon_dice.levels import foe_level
from marks import die, rule

ALL = {"mode": "standard", "dungeon_die": "A", "bargains": "none"}


def at(table: Story, place: str, seats: int = 2, **settings: object) -> Story:
    table.start(seats=seats, **{**ALL, **settings})
    table.state.place = place
    return table


@rule("DD-SETUP-7", "DD-LOC-1")
@die("location_a", "location_b")
@pytest.mark.parametrize("which", ["A", "B"])
def test_the_starting_player_rolls_the_place(which: str) -> None:
    state = GAME.start(2, 7, dungeon_die=which)
    rolled = KINDS[f"location_{which.lower()}"].faces
    assert state.place in [face.place for face in rolled]


@rule("DD-LOC-FOREST-1", "DD-LOC-FOREST-2", "DD-PREP-8", "DD-ABILITY-AMBUSH")
def test_the_forest_ambushes_all_but_archers_and_heals(table: Story) -> None:
    at(table, "forest").own("bow_black", "sword_purple")
    table.wound("level").experience(5)
    table.bag("item", "bomb")
    table.meets("wolf L2")
    assert table.gear() == ["sword_purple"]
    assert table.refusal("run") == ("ambush",)
    table.do("arm bow_black")
    assert "run" in table.offers
    table.throws(0, "bow_black 4").levels(0, 4, 4).foe(1, 1).do("confront")
    assert table.asked == (0, "heal")
    table.do("mend_level seat0")
    assert table.state.hurt[0] == 0
    table.do("pass")  # the fame gained lets the place be rolled


@rule("DD-LOC-CRYPT-1", "DD-LOC-CRYPT-2", "DD-EX-41")
def test_the_crypt_doubles_equipment_rewards(table: Story) -> None:
    at(table, "crypt").experience(3)
    table.bag("equipment", "sword_grey", "dagger_grey", "axe_grey")
    table.meets("goblin L1")
    table.levels(0, 4, 4).foe(1).do("confront", "pass", "pass")
    assert len(table.owned()) == 2


@rule("DD-LOC-CRYPT-1", "DD-LOC-CRYPT-3")
def test_fear_twice_in_the_crypt_and_never_of_a_harper(table: Story) -> None:
    at(table, "crypt").own("harp_black", "sword_black")
    table.meets("zombie L1")
    assert [name for _, name, _ in powers(table.state, FOE)] == ["FEAR", "FEAR"]
    table.do("arm sword_black", "confront")
    assert table.refusal("use_piece zombie FEAR harp_black") == ("place_bonus", "crypt")
    table.leave_open()


@rule("DD-LOC-DUNGEON-1", "DD-LOC-DUNGEON-3", "DD-OR-53")
def test_the_dungeons_trap_hits_all_but_daggers(table: Story) -> None:
    at(table, "dungeon", seats=3).experience(3).experience(3, seat=1)
    table.own("dagger_black")
    table.meets("wolf L2")
    table.do("invite seat1", "accept")
    table.throws(0, "dagger_black 2").levels(0, 1, 1).levels(1, 1).foe(6, 6).do("confront")
    assert table.compared == (5, 12, "loss")
    table.leave_open()


@rule("DD-LOC-DUNGEON-2", "DD-CLASS-ROGUE-4", "DD-EX-42", "DD-ABILITY-SECRET-PASSAGE")
def test_the_dungeon_has_a_secret_passage(table: Story) -> None:
    at(table, "dungeon").experience(5).own("dagger_black")
    table.bag("equipment", "sword_grey")
    table.meets("wolf L2")
    table.throws(0, "dagger_black 2").levels(0, 4, 4, 4).foe(1, 1).do("confront")
    assert table.asked == (0, "secret_passage")
    table.do("improve POTION")
    assert "sword_grey" in table.owned()
    table.leave_open()


@rule("DD-LOC-VOLCANO-1", "DD-LOC-VOLCANO-2", "DD-EX-40", "DD-OR-14", "DD-OR-66")
def test_the_volcano_feeds_fire(table: Story) -> None:
    at(table, "volcano").meets("dragon L5")
    assert foe_level(table.state) == 6
    table.leave_open()


@rule("DD-LOC-VOLCANO-1", "DD-EX-40", "DD-OR-14")
def test_a_wolf_in_the_volcano_gains_fire_and_experience_doubles(table: Story) -> None:
    at(table, "volcano").experience(3)
    table.bag("item", "bomb")
    table.meets("wolf L2")
    assert foe_level(table.state) == 2
    assert immune(table.state, "FIRE")
    table.levels(0, 4, 4).foe(1, 1).do("confront", "pass")
    assert table.state.experience[0] == 5


@rule("DD-LOC-ICE-CAVERN-1", "DD-LOC-ICE-CAVERN-2")
def test_the_ice_cavern_gives_potions(table: Story) -> None:
    at(table, "ice_cavern").experience(3)
    table.own("hammer_black", seat=1)
    table.bag("item", "bomb", "key", "scroll")
    table.meets("wolf L2")
    table.levels(0, 4, 4).foe(1, 1).do("confront")
    assert len(table.owned()) == 2
    assert len(table.owned(1)) == 2  # the hammer drew one at the start of its turn


@rule("DD-LOC-BAZAAR-1", "DD-TRADE-5", "DD-TRADE-6")
def test_the_bazaar_is_cheap(table: Story) -> None:
    at(table, "bazaar").own("sword_grey", "dagger_grey", "axe_grey", "bow_grey", "key", "key", "key")
    table.bag("artifact", "artifact_sword")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    table.do("trade_in", "give sword_grey", "give dagger_grey", "give axe_grey", "give bow_grey", "draw")
    assert "artifact_sword" in table.owned()
    table.do("pass") if table.asked[1] == "new_place" else None
    table.bag("equipment", "whip_grey")
    table.do("bazaar", "give key", "give key", "give key")
    assert table.owned() == ["artifact_sword", "whip_grey"]
    table.leave_open()


@rule("DD-LOC-TAVERN")
def test_the_tavern_is_for_fists(table: Story) -> None:
    at(table, "tavern", dungeon_die="B").experience(3)
    table.bag("item", "bomb", "key", "scroll")
    table.meets("wolf L2")
    table.levels(0, 4, 4).foe(1, 1).do("confront", "pass")
    assert table.compared == (10, 2, "win")
    assert len(table.owned()) == 2


@rule("DD-LOC-SEWERS")
def test_a_whip_is_safe_in_the_sewers(table: Story) -> None:
    at(table, "sewers", dungeon_die="B").experience(3).own("whip_black")
    table.bag("equipment", "sword_grey", "sword_black")
    table.bag("item", "key")
    table.meets("wolf L2")
    table.throws(0, "whip_black 1").levels(0, 4, 4).foe(1, 1).do("confront")
    assert table.compared == (9, 2, "win")
    assert "sword_grey" in table.owned()


@rule("DD-LOC-4")
def test_fame_lets_the_place_be_rolled(table: Story) -> None:
    at(table, "bazaar").experience(5)
    table.bag("item", "bomb")
    table.meets("wolf L2")
    table.levels(0, 4, 4, 4).foe(1, 1).do("confront")
    assert table.asked == (0, "new_place")
    table.load(board.PLACE_STREAM, 0)
    table.do("roll_place")
    assert table.state.place == "forest"


@rule("DD-LOC-5")
def test_a_loss_lets_the_place_be_rolled_at_the_end_of_the_turn(table: Story) -> None:
    at(table, "bazaar").meets("wolf L2")
    table.levels(0, 1).foe(6, 6).do("confront")
    assert table.asked == (0, "new_place")
    table.do("pass")
    assert table.state.place == "bazaar"


@rule("DD-LOC-6", "DD-ONEUSE-EXPLORE")
@die("compass")
def test_a_compass_turns_the_die(table: Story) -> None:
    at(table, "bazaar").own("compass")
    table.throws(0, "spell_healing FIZZLE").do("rest", "roll compass", "use_place compass EXPLORE crypt")
    assert table.state.place == "crypt"


@rule("DD-LOC-CRYPT-2", "DD-REWARD-LOCKED-CHEST-2", "DD-OR-34")
@die("location_a")
@pytest.mark.parametrize(("place", "won"), [("crypt", False), ("forest", True)])
def test_a_chest_that_nobody_opens_holds_one_die(table: Story, place: str, won: bool) -> None:
    at(table, place).experience(5).bag("equipment", "armor_grey", "sword_grey")
    if won:
        table.meets("demon L3")
        table.levels(0, 4, 4, 4).foe(1, 1, 1).do("confront")
        while table.state.mode:
            table.do("pass")
    else:
        table.bag("encounter", "demon")
        table.throws(0, "demon reward").do("draw")
    assert len(table.happened("unopened")) == 1
    assert len(table.in_bag("equipment")) == 1
    table.leave_open()


@rule("DD-LOC-4")
@die("location_a")
@pytest.mark.parametrize(("active", "before", "asked"), [(0, (3, 5), 1), (1, (5, 5), 1), (1, (5, 3), 0)])
def test_whoever_gains_fame_may_roll_the_place_and_of_several_the_active_player(
    table: Story, active: int, before: tuple[int, int], asked: int
) -> None:
    at(table, "bazaar").experience(before[0]).experience(before[1], seat=1)
    if active:
        table.throws(0, "spell_healing FIZZLE").do("rest")
    table.meets("wolf L2", seat=active)
    table.do(f"invite seat{1 - active}", "accept")
    for seat, points in enumerate(before):
        table.levels(seat, *[4] * (2 if points == 3 else 3))
    table.foe(1, 1).do("confront")
    assert table.asked == (asked, "new_place")
    table.leave_open()
