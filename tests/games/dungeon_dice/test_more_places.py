"""Places: when the Dungeon die is rolled, and the six locations of die A (DD-LOC)."""

import pytest
from tests.games.dungeon_dice.places import PLACE, at, beats
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice.kinds import KINDS, LOCATIONS
from marks import die, rule

# The die ---------------------------------------------------------------------------------------------


@rule("DD-LOC-1", "DD-LOC-2", "DD-SETUP-7")
@pytest.mark.parametrize(
    ("name", "letter"),
    [
        pytest.param("location_a", "A", marks=die("location_a")),
        pytest.param("location_b", "B", marks=die("location_b")),
    ],
)
def test_every_side_of_a_dungeon_die_is_a_place_with_its_own_rules(
    table: Story, name: str, letter: str
) -> None:
    table.start(mode="standard", dungeon_die=letter, goal=99)
    table.state.place = "forest" if letter == "A" else "tavern"
    table.bag("encounter", "wolf")
    places = []
    for index, face in enumerate(KINDS[name].faces):
        table.state.famed = [0, 0]
        table.trophy("ghost L3")
        table.load(PLACE, index)
        table.throws(table.state.turn, "spell_healing FIZZLE").do("rest")
        table.do("roll_place")
        assert table.state.place == face.place
        places.append(face.place)
    assert len(set(places)) == 6
    assert all(LOCATIONS[place].die == name for place in places)


@rule("DD-LOC-3", "DD-DUEL-14")
@die("location_b")
def test_a_place_has_no_part_in_a_duel(table: Story) -> None:
    at(table, "tavern")
    table.own("crown", seat=1)
    table.levels(0, 1, 1).levels(1, 1).do("duel_for crown")
    assert table.happened("duelled")[0][0] == ((0, 2), (1, 1))  # not two more for bare hands
    table.leave_open()


@rule("DD-LOC-4")
@die("location_a")
def test_whoever_gains_fame_may_roll_the_dungeon_die(table: Story) -> None:
    at(table, "bazaar")
    beats(table, "ghost L3", 1, 1, 1)
    table.bag("encounter", "wolf")
    table.do("keep ghost")
    assert table.asked == (0, "new_place")
    table.load(PLACE, 1)
    table.do("roll_place")
    assert table.state.place == "crypt"


@rule("DD-LOC-4")
@die("location_a")
def test_of_several_who_gain_fame_only_the_active_player_rolls(table: Story) -> None:
    at(table, "bazaar", seats=3).experience(5).experience(5, seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 4, 4, 4).levels(1, 4, 4, 4).foe(1, 1).do("confront")
    assert table.fame(0) == table.fame(1) == 1
    assert table.asked == (0, "new_place")
    assert len(table.state.asks) == 1
    table.do("pass")
    assert table.asked == (1, "turn")
    assert table.state.place == "bazaar"


@rule("DD-LOC-5")
@die("location_a")
def test_a_loser_may_roll_it_at_the_end_of_the_own_turn(table: Story) -> None:
    at(table, "bazaar", seats=3)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 1, 1).levels(1, 1).foe(6, 6).do("confront")
    assert table.asked == (0, "new_place")
    table.do("pass")
    assert table.asked == (1, "turn")
    table.throws(1, "spell_healing FIZZLE").do("rest")
    assert table.asked == (1, "new_place")  # lost as an assistant: at the end of its own turn
    table.load(PLACE, 4)
    table.do("roll_place")
    assert table.state.place == "ice_cavern"


@rule("DD-LOC-5")
@die("location_a")
def test_a_combat_lost_elsewhere_is_no_reason_to_roll(table: Story) -> None:
    at(table, "bazaar", seats=3)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 1, 1).levels(1, 1).foe(6, 6).do("confront")
    table.load(PLACE, 1)
    table.do("roll_place")
    table.throws(1, "spell_healing FIZZLE").do("rest")
    assert table.asked == (2, "turn")
    assert table.state.place == "crypt"


@rule("DD-LOC-6", "DD-ONEUSE-EXPLORE")
@die("location_a")
def test_explore_turns_the_die_to_any_side(table: Story) -> None:
    at(table, "bazaar", "compass")
    table.meets("wolf L2")
    table.do("roll compass")
    assert [name.split()[-1] for name in table.offers] == [
        "forest",
        "crypt",
        "dungeon",
        "volcano",
        "ice_cavern",
        "pass",
    ]
    table.do("use_place compass EXPLORE forest")
    assert table.state.place == "forest"
    assert table.refusal("run") == ("ambush",)
    table.leave_open()


# Die A -----------------------------------------------------------------------------------------------


@rule("DD-LOC-FOREST-1", "DD-OR-52", "DD-ABILITY-AMBUSH", "DD-PREP-8")
@die("location_a")
def test_the_forest_ambushes_and_heals_each_winner(table: Story) -> None:
    at(table, "forest", seats=3).experience(3, seat=1).wound("level").wound("level", seat=1)
    table.meets("wolf L2")
    assert table.refusal("run") == ("ambush",)
    table.levels(0, 4).levels(1, 4).foe(1, 1).do("invite seat1", "accept")  # nothing is left but to fight
    healed = []
    while table.asked[1] == "heal":
        healed.append(table.asked[0])
        table.do(f"mend_level seat{table.asked[0]}")
    assert sorted(healed) == [0, 1]
    assert table.state.hurt == [0, 0, 0]


@rule("DD-LOC-FOREST-2")
@die("location_a")
def test_an_archer_is_not_ambushed_in_the_forest(table: Story) -> None:
    at(table, "forest", "bow_black")
    table.meets("wolf L2")
    table.do("run")


@rule("DD-LOC-CRYPT-1")
@die("location_a")
@pytest.mark.parametrize(("foe", "fears"), [("wolf L2", 1), ("zombie L2", 2)])
def test_in_the_crypt_every_monster_frightens(table: Story, foe: str, fears: int) -> None:
    at(table, "crypt", "hammer_black", "armor_black", "sword_grey")
    table.meets(foe)
    table.do("confront")
    source = foe.split()[0]
    table.do("use_piece place FEAR hammer_black")
    if fears == 2:
        assert table.asked == (1, "monster_before")
        table.do(f"use_piece {source} FEAR armor_black")
    assert table.asked == (0, "arm")
    assert len(table.state.feared) == fears
    table.leave_open()


@rule("DD-LOC-CRYPT-2", "DD-EX-41")
@die("location_a")
@pytest.mark.parametrize(("foe", "won"), [("goblin L2", 2), ("wolf L2", 1)])
def test_the_crypt_doubles_equipment_only(table: Story, foe: str, won: int) -> None:
    at(table, "crypt")
    table.bag("equipment", "armor_grey", "armor_black")
    beats(table, foe, 1, 1)
    table.do(*["pass"] * won)  # no FEAR; and no SLASH of the goblin's
    assert len(table.owned()) == won


@rule("DD-LOC-CRYPT-2", "DD-EX-41")
@die("location_a")
@pytest.mark.parametrize("opened", [True, False])
def test_a_locked_chest_in_the_crypt(table: Story, opened: bool) -> None:
    at(table, "crypt", *(["key"] if opened else [])).experience(5)
    table.bag("equipment", "armor_grey", "armor_black")
    table.meets("demon L3")
    table.levels(0, 4, 4, 4).foe(1, 1, 1).do("confront", "pass", "pass")
    if opened:
        table.throws(0, "key KEY").do("key key", "draw")
        assert table.owned() == ["artifact_bow"]
    else:
        assert table.owned() == ["armor_black", "armor_grey"]
    table.leave_open()


@rule("DD-LOC-CRYPT-3")
@die("location_a")
def test_a_harp_drives_fear_out_of_the_crypt(table: Story) -> None:
    at(table, "crypt", "harp_black", "sword_black")
    table.meets("zombie L2")
    table.throws(0, "harp_black 4").levels(0, 4, 4).foe(1, 1).do("confront")  # nobody to frighten
    assert table.compared == (12, 2, "win")


@rule("DD-LOC-CRYPT-3")
@die("location_a")
def test_fear_never_names_a_harp_in_the_crypt(table: Story) -> None:
    at(table, "crypt", "harp_grey", "sword_purple", "dagger_purple")
    table.meets("zombie L2")
    table.do("confront")
    assert table.refusal("use_piece zombie FEAR harp_grey", seat=1) == ("place_bonus", "crypt")
    table.leave_open()


@rule("DD-LOC-DUNGEON-1", "DD-OR-53")
@die("location_a")
def test_the_dungeons_trap_poisons_all_who_go_in_but_those_with_a_dagger(table: Story) -> None:
    at(table, "dungeon", seats=3).experience(3, seat=1)
    table.own("dagger_black", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "arm dagger_black")
    table.levels(0, 1).throws(1, "dagger_black 1").levels(1, 1, 1).foe(6, 6).do("confront")
    assert table.compared == (4, 12, "loss")
    table.leave_open()


@rule("DD-OR-53", "DD-CLASS-ROGUE-2")
@die("location_a", "class_rogue")
def test_a_rogue_is_not_poisoned_in_the_dungeon(table: Story) -> None:
    at(table, "dungeon", "class_rogue", "whip_black")
    table.meets("wolf L2")
    table.throws(0, "whip_black 1").levels(0, 1, 1).foe(6, 6).load(0, 0)
    table.do("confront")
    assert table.compared == (3, 12, "loss")
    table.leave_open()


@rule("DD-LOC-DUNGEON-1", "DD-OR-53", "DD-ONEUSE-POISON-1")
@die("location_a")
def test_of_dice_rolled_ahead_the_dungeons_trap_takes_the_lowest(table: Story) -> None:
    at(table, "dungeon", "spear_black")
    table.meets("wolf L2")
    table.throws(0, "spear_black 1").levels(0, 4, 2).do("reach spear_black")
    table.foe(6, 6).do("confront")
    assert table.compared == (5, 12, "loss")  # the 2 is gone
    table.leave_open()


@rule("DD-LOC-DUNGEON-2")
@die("location_a")
def test_a_win_in_the_dungeon_opens_a_secret_passage(table: Story) -> None:
    at(table, "dungeon")
    table.meets("wolf L2")
    table.levels(0, 4).foe(1, 1).do("confront", "improve POTION")
    assert table.owned() == ["armor_grey"]


@rule("DD-LOC-DUNGEON-3")
@die("location_a")
def test_a_dagger_ignores_the_dungeons_trap(table: Story) -> None:
    at(table, "dungeon", "dagger_black")
    table.meets("wolf L2")
    table.throws(0, "dagger_black 1").levels(0, 1, 1).foe(6, 6).do("confront")
    assert table.compared == (3, 12, "loss")
    table.leave_open()


@rule("DD-LOC-VOLCANO-1", "DD-EX-40", "DD-OR-14")
@die("location_a")
def test_in_the_volcano_monsters_spit_fire_and_a_win_teaches_twice(table: Story) -> None:
    at(table, "volcano", "scroll")
    beats(table, "wolf L2", 1, 1)
    table.do("roll scroll")
    assert table.refusal("use_piece scroll SCROLL spell_fire") == ("immune", "FIRE")
    table.do("pass")
    table.throws(FOE, "spell_fire 2 FIRE").do("use place FIRE", "use_who spell_fire FIRE foe")
    assert table.compared == (8, 4, "win")
    assert table.state.experience[0] == 5


@rule("DD-OR-14")
@die("location_a")
def test_by_the_other_reading_the_place_gives_no_immunity(table: Story) -> None:
    at(table, "volcano", "scroll", place_gives_immunity=False)
    beats(table, "wolf L2", 1, 1)
    table.do("roll scroll")
    assert "use_piece scroll SCROLL spell_fire" in table.offers
    table.leave_open()


@rule("DD-LOC-VOLCANO-2", "DD-EX-40")
@die("location_a")
def test_a_dragon_is_a_level_higher_in_the_volcano(table: Story) -> None:
    at(table, "volcano")
    beats(table, "dragon L5", 1, 1, 1, 1, 1, 1)  # six dice
    assert table.totals == (8, 6)
    assert [name for name in table.offers if "FIRE" in name] == ["use dragon FIRE"]  # not twice
    table.leave_open()


@rule("DD-LOC-ICE-CAVERN-1")
@die("location_a")
@pytest.mark.parametrize(("foe", "freezes"), [("wolf L2", 1), ("frost_worm L2", 2)])
def test_the_ice_cavern_freezes_and_adds_a_potion(table: Story, foe: str, freezes: int) -> None:
    at(table, "ice_cavern", "sword_black", "armor_black", "scroll")
    table.bag("item", "key", "bomb")
    table.meets(foe)
    table.throws(0, "sword_black 1", "armor_black 1").levels(0, 4, 4).foe(1, 1).do("confront", "roll scroll")
    assert table.refusal("use_piece scroll SCROLL spell_freeze") == ("immune", "FREEZE")
    table.do("pass", "use_piece place FREEZE sword_black")
    if freezes == 2:
        table.do("use_piece frost_worm FREEZE armor_black")
    assert table.wounded == ["armor_black", "sword_black"][-freezes:]
    assert len(table.owned()) == 4  # the potion of the monster and one more


@rule("DD-LOC-ICE-CAVERN-2")
@die("location_a")
def test_with_a_hammer_the_ice_cavern_gives_a_die_each_turn(table: Story) -> None:
    at(table, "ice_cavern")
    table.own("hammer_black", seat=1)
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.owned(1) == ["hammer_black", "key"]
    assert table.owned(0) == []


@rule("DD-LOC-BAZAAR-1", "DD-LOC-BAZAAR-2", "DD-TRADE-6")
@die("location_a")
def test_the_bazaar_buys_items_and_equipment(table: Story) -> None:
    at(table, "bazaar", "bomb", "scroll", "compass", "sword_grey", "sword_black", "whip_grey", "axe_grey")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    table.do("bazaar", "give bomb", "give scroll", "give compass")
    assert "armor_grey" in table.owned()
    assert table.in_bag("item").count("bomb") == 1
    table.do("trade_in", "give sword_grey", "give sword_black", "give whip_grey", "give axe_grey")
    table.do("draw")
    assert table.owned() == ["armor_grey", "artifact_bow"]
    table.leave_open()


@rule("DD-LOC-BAZAAR-1")
@die("location_a")
def test_elsewhere_four_dice_buy_nothing(table: Story) -> None:
    at(table, "forest", "sword_grey", "sword_black", "whip_grey", "axe_grey", "compass")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.asked == (0, "end_of_turn")
    assert table.refusal("trade_in") == ("too_few", 4, 5)
    assert "bazaar" not in table.offers
