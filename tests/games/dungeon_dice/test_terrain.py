"""The terrain die: what each of its sides does to the heroes (DD-LOC-TERRAIN)."""

from tests.games.dungeon_dice.places import PLACE, at
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board
from marks import die, rule


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


@rule("DD-LOC-TERRAIN-DUAL-CLASS")
@die("terrain")
def test_on_dual_class_terrain_there_is_no_third_class(table: Story) -> None:
    classes = ("class_druid", "class_rogue", "class_wizard")
    over(table, "dual_class", *classes, "whip_black", "dagger_black").meets("wolf L2")
    table.throws(0, "whip_black 1", "dagger_black 2").levels(0, 1, 1).foe(6, 6).do("confront")
    table.load(0, 0)
    table.load(0, 0)
    table.do("study class_druid", "study class_rogue")
    assert table.compared == (5, 12, "loss")
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
