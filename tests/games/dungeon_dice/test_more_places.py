"""Places: the Dungeon die, each of its twelve locations, and the terrain die (DD-LOC)."""

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import table as board
from delvewright.games.dungeon_dice.kinds import KINDS, LOCATIONS
from marks import die, rule

PLACE = 11  # the stream of the Dungeon die


def at(table: Story, place: str, *dice: str, seats: int = 2, **settings: object) -> Story:
    """A hero with two level dice at a place; the bags hold one known die each."""
    letter = LOCATIONS[place].die[-1].upper()
    table.start(seats=seats, mode="standard", dungeon_die=letter, **settings).experience(3)
    table.state.place = place
    table.own(*dice)
    table.ready(0)
    table.bag("item", "key")
    table.bag("equipment", "armor_grey")
    table.bag("artifact", "artifact_bow")
    return table


def beats(table: Story, foe: str, *numbers: int, roll: tuple[str, ...] = ()) -> Story:
    """Meet a monster; dice in hand, level dice 4 and 4, and these monster level dice."""
    table.meets(foe)
    table.throws(0, *roll).levels(0, 4, 4).foe(*numbers)
    return table.do("confront")


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


# Die B -----------------------------------------------------------------------------------------------


@rule("DD-LOC-TAVERN")
@die("location_b")
def test_the_tavern_brawls(table: Story) -> None:
    at(table, "tavern", seats=3)
    table.own("sword_black", seat=1)
    table.bag("item", "key", "bomb", "scroll")
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "arm sword_black")
    table.levels(0, 1, 1).throws(1, "sword_black 2").levels(1, 1).foe(1, 1).do("confront")
    assert table.totals == (7, 2)  # two more for the hero with bare hands
    table.foe(3).do("use_die place SLASH foe.monster_level.1")
    assert table.compared == (7, 4, "win")
    assert len(table.owned(0)) == 2
    assert len(table.owned(1)) == 2


@rule("DD-LOC-SEWERS")
@die("location_b")
def test_the_sewers_tangle_and_yield_worn_dice(table: Story) -> None:
    at(table, "sewers")
    table.bag("equipment", "armor_grey", "sword_black", "whip_grey")
    table.meets("wolf L2")
    table.levels(0, 4, 2).foe(1, 1).do("confront", "use_die place TANGLE seat0.hero_level.2")
    assert table.compared == (4, 2, "win")
    assert table.offers == ["pick armor_grey", "pick whip_grey"]
    table.do("pick whip_grey")
    assert table.owned() == ["key", "whip_grey"]


@rule("DD-LOC-SEWERS")
@die("location_b")
def test_a_whip_ignores_tangle_in_the_sewers(table: Story) -> None:
    at(table, "sewers", "whip_black")
    table.meets("asp L2")
    table.throws(0, "whip_black 2").levels(0, 4, 2).foe(6, 6).do("confront")  # nothing to tangle
    assert table.compared == (8, 12, "loss")
    table.leave_open()


@rule("DD-LOC-GEM-MINES")
@die("location_b")
def test_the_gem_mines_quake_and_hold_keys(table: Story) -> None:
    at(table, "gem_mines", "bomb", "scroll")
    table.bag("item", "key", "whetstone")
    table.meets("wolf L2")
    assert table.refusal("roll scroll") == ("quake",)
    table.levels(0, 4, 4).foe(1, 1).draws("item", "whetstone").do("confront")
    assert table.owned() == ["bomb", "key", "scroll", "whetstone"]
    table.leave_open()


@rule("DD-LOC-GEM-MINES")
@die("location_b")
def test_an_axe_ignores_the_quake_of_the_mines(table: Story) -> None:
    at(table, "gem_mines", "axe_black", "bomb")
    beats(table, "wolf L2", 6, 6, roll=("axe_black 2",))
    assert "roll bomb" in table.offers
    table.leave_open()


@rule("DD-LOC-WIZARDS-TOWER")
@die("location_b")
def test_in_the_wizards_tower_monsters_cast_and_scrolls_lie_about(table: Story) -> None:
    at(table, "wizards_tower")
    table.bag("item", "key", "scroll")
    beats(table, "wolf L2", 1, 1)
    table.throws(FOE, "spell_fire 3 FIRE").do(
        "use_piece place SCROLL spell_fire", "use_who spell_fire FIRE foe"
    )
    table.leave_open()
    assert table.compared == (8, 5, "win")
    assert "scroll" in table.owned()


@rule("DD-LOC-WIZARDS-TOWER")
@die("location_b")
def test_a_staff_casts_one_spell_a_combat_there(table: Story) -> None:
    at(table, "wizards_tower", "staff_black")
    beats(table, "wolf L2", 6, 6, roll=("staff_black 1",))
    table.throws(0, "spell_fire 5 FIRE").do("use_piece gift SCROLL spell_fire", "pass")
    table.do("use_who spell_fire FIRE seat0", "pass")  # no FOCUS, no STUN
    assert table.totals == (14, 12)
    assert table.asked == (1, "monster")  # no second one for the hero
    table.leave_open()


@rule("DD-LOC-DESERT-RUINS")
@die("location_b")
@pytest.mark.parametrize(("weapon", "kept"), [("sword_black", False), ("spear_black", True)])
def test_in_the_desert_ruins_losers_are_robbed_but_for_spears(table: Story, weapon: str, kept: bool) -> None:
    at(table, "desert_ruins", weapon)
    table.meets("wolf L2")
    table.load(0, 0)
    table.levels(0, 1, 1).foe(6, 6).do("confront")
    assert (weapon in table.owned()) is kept
    table.leave_open()


@rule("DD-LOC-DESERT-RUINS")
@die("location_b")
def test_a_win_in_the_desert_ruins_enchants(table: Story) -> None:
    at(table, "desert_ruins", "bow_grey")
    beats(table, "wolf L2", 1, 1, roll=("bow_grey 1",))
    table.do("swap bow_grey artifact_bow")
    assert table.owned() == ["artifact_bow", "key"]
    table.leave_open()


@rule("DD-LOC-ISLAND")
@die("location_b")
def test_on_the_island_the_wind_blows_and_luck_chooses(table: Story) -> None:
    at(table, "island")
    table.bag("item", "key", "bomb")
    beats(table, "wolf L2", 1, 1)
    table.levels(0, 4, 3).foe(2, 2).do("use place GUST")
    assert table.asked == (0, "luck")
    assert table.compared == (7, 4, "win")
    table.do("luck gift bomb")
    assert table.owned() == ["bomb"]


@rule("DD-LOC-ISLAND")
@die("location_b")
def test_a_sword_ignores_the_wind_of_the_island(table: Story) -> None:
    at(table, "island", "sword_black")
    beats(table, "wolf L2", 1, 1, roll=("sword_black 1",))  # no GUST
    assert table.compared == (9, 2, "win")
    table.leave_open()


# Terrain ---------------------------------------------------------------------------------------------


def over(table: Story, terrain: str, *dice: str, seats: int = 2) -> Story:
    """The same heroes on a terrain, the Bazaar being their place."""
    at(table, "bazaar", *dice, seats=seats, terrain=True)
    table.state.terrain = terrain
    return table.ready(0)


@rule("DD-LOC-TERRAIN-1", "DD-OR-61", "DD-SETUP-17")
@die("terrain")
def test_the_terrain_die_is_rolled_with_the_dungeon_die_and_not_turned_with_it(table: Story) -> None:
    over(table, "dark", "compass")
    assert table.state.terrain == "dark"
    table.meets("ghost L3")
    table.do("roll compass", "use_place compass EXPLORE ice_cavern")
    assert table.state.terrain == "dark"
    table.levels(0, 4, 4).foe(1, 1, 1).do("confront", "keep ghost")
    table.load(PLACE, 0)
    table.load(PLACE, 3)
    table.do("roll_place")
    assert (table.state.place, table.state.terrain) == ("forest", "open_spaces")
    table.leave_open()


@rule("DD-OR-61")
@die("terrain")
def test_without_the_module_there_is_no_terrain(table: Story) -> None:
    table.start(mode="standard", dungeon_die="A")
    assert table.state.terrain == ""
    assert "terrain" not in [kind.id for kind in table.state.cast]


@rule("DD-LOC-TERRAIN-OVERGROWN")
@die("terrain")
def test_overgrown_terrain_tangles_both_sides(table: Story) -> None:
    over(table, "overgrown")
    table.meets("wolf L2")
    table.levels(0, 4, 3).foe(5, 2).do("confront")
    table.do("use_die gift TANGLE foe.monster_level.2", "use_die place TANGLE seat0.hero_level.3")
    assert table.compared == (4, 5, "loss")
    table.leave_open()


@rule("DD-LOC-TERRAIN-DARK")
@die("terrain")
def test_in_the_dark_nobody_scouts_reaches_hunts_or_tracks(table: Story) -> None:
    over(table, "dark", "spear_black", "bow_black", "class_ranger", "familiar_owl")
    assert not [name for name in table.offers if name.startswith("hunt")]
    table.meets("wolf L2")  # one die drawn: no TRACK
    table.do("arm spear_black")
    assert not [name for name in table.offers if name.startswith(("reach", "try"))]
    table.throws(0, "familiar_owl SCOUT").do("call familiar_owl")
    assert table.state.rolled == ()
    assert table.asked == (0, "prepare")
    table.do("run")


@rule("DD-LOC-TERRAIN-DUAL-CLASS")
@die("terrain")
def test_on_dual_class_terrain_two_classes_are_used(table: Story) -> None:
    over(table, "dual_class", "class_druid", "class_rogue", "whip_black")
    table.meets("wolf L2")
    table.throws(0, "whip_black 1").levels(0, 4, 4).foe(5, 6).do("confront")
    table.load(0, 2)  # TANGLE
    table.load(0, 4)  # SECRET PASSAGE
    table.bag("item", "key")
    table.do("study class_druid", "use_die class_druid TANGLE foe.monster_level.5")
    assert table.compared == (9, 6, "win")
    assert table.asked == (0, "secret_passage")
    table.leave_open()


@rule("DD-LOC-TERRAIN-OPEN-SPACES", "DD-ASSIST-5")
@die("terrain")
def test_in_open_spaces_two_assistants_come_along(table: Story) -> None:
    over(table, "open_spaces", seats=4)
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "invite seat2", "accept")
    assert table.state.fighters == (0, 1, 2)
    assert table.refusal("invite seat3") == ("enough_help",)
    table.do("run")


@rule("DD-LOC-TERRAIN-TRAINING-DOJO")
@die("terrain")
def test_in_the_training_dojo_losers_learn_once_a_round(table: Story) -> None:
    over(table, "training_dojo", seats=3)
    table.meets("wolf L2")
    table.levels(0, 1, 1).foe(6, 6).do("confront")
    assert table.state.experience[0] == 4
    table.do("pass")
    table.bag("encounter", "wolf")
    table.throws(1, "wolf L2").do("draw", "invite seat2", "accept").levels(1, 1).levels(2, 1).foe(6, 6)
    table.do("confront")
    assert table.state.experience == [4, 1, 1]
    table.do("pass")
    table.throws(2, "wolf L2").do("draw").foe(6, 6).do("confront")  # once a round
    assert table.state.experience == [4, 1, 1]
    table.leave_open()


@rule("DD-LOC-TERRAIN-ILLUSION")
@die("terrain")
def test_on_illusory_terrain_the_monster_is_rolled_again(table: Story) -> None:
    over(table, "illusion")
    table.meets("wolf L2")
    table.throws(0, "wolf reward", "wolf L4").levels(0, 1, 1).foe(1, 1, 1, 1).do("confront")
    assert table.compared == (2, 4, "loss")
    table.leave_open()


def test_the_stream_of_the_place_is_where_the_story_loads_it() -> None:
    assert board.PLACE_STREAM == PLACE


@rule("DD-LOC-TERRAIN-ILLUSION", "DD-ABILITY-SCOUT-1")
@die("terrain")
def test_what_was_scouted_on_illusory_terrain_is_rolled_anew(table: Story) -> None:
    over(table, "illusion", "familiar_owl")
    table.meets("wolf L2")
    table.throws(0, "familiar_owl SCOUT").foe(1, 1).do("call familiar_owl", "use familiar_owl SCOUT")
    table.throws(0, "wolf L3").levels(0, 1, 1).foe(5, 5, 5).do("confront")
    assert table.compared == (2, 15, "loss")
    table.leave_open()
