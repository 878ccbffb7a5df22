"""Exits: what it takes to leave a space by each of them, and for whom it is open afterwards."""

from tests.games.dungeoneer.teller import Story
from tests.marks import rule

from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED

MARCHES = ("marches",)


def at_a_lost_trail(table: Story, movement: int) -> Story:
    """Imbric, with Speed 2, before a Lost exit of Speed 5+; the hamlet lies behind it."""
    table.start(2, packs=MARCHES).hero("brother_imbric")
    return table.lay(dune_track=(0, 0), arnum_hamlet=(0, 1)).movement(movement).hero_phase()


@rule("DN-EX-07", "DN-EXIT-02", "DN-EXIT-03", "DN-OPEN-10", "DN-DP-25")
def test_a_failed_lock_costs_1_movement_more(table: Story) -> None:
    at_a_lost_trail(table, 2).rolls(0, 1).do("move east")
    assert table.threat == (3, 5)
    assert (table.place_of(0), table.movement_of(0)) == ("dune_track", 1)
    assert table.offers == ["go_through east", "stay"]
    table.do("go_through east")
    assert (table.place_of(0), table.movement_of(0), table.glory_of(0)) == ("arnum_hamlet", 0, 1)


@rule("DN-EXIT-03", "DN-EXIT-02")
def test_a_lock_that_is_overcome_costs_the_move_alone(table: Story) -> None:
    at_a_lost_trail(table, 1).rolls(0, 3).do("move east")
    assert table.threat == (5, 5)
    assert (table.place_of(0), table.movement_of(0)) == ("arnum_hamlet", 0)


@rule("DN-EXIT-03")
def test_a_roll_takes_a_point_of_movement(table: Story) -> None:
    at_a_lost_trail(table, 0).refused("move east", "no_movement")


@rule("DN-DP-25", "DN-EXIT-12")
def test_who_stays_after_a_failure_finds_the_exit_open_for_the_turn(table: Story) -> None:
    at_a_lost_trail(table, 3).rolls(0, 1).do("move east", "stay")
    assert (table.place_of(0), table.movement_of(0), table.state.stuck[0]) == ("dune_track", 2, -1)
    table.do("move east")  # no roll
    assert (table.place_of(0), table.movement_of(0)) == ("arnum_hamlet", 1)


@rule("DN-EX-08", "DN-EXIT-04", "DN-EXIT-05", "DN-EXIT-06", "DN-HERO-03")
def test_a_token_on_an_exit_holds_it_open_for_everybody(table: Story) -> None:
    at_a_lost_trail(table, 1).rolls(0, 1).do("move east")
    assert (table.place_of(0), table.movement_of(0)) == ("dune_track", 0)  # in the old space still
    table.idle_until(1, "hero").do("move east")
    assert (table.place_of(1), table.movement_of(1)) == ("arnum_hamlet", 2)
    table.idle_until(0, "hero").do("move east")
    assert (table.place_of(0), table.movement_of(0)) == ("arnum_hamlet", 1)
    assert len(table.happened("threat")) == 1


@rule("DN-DRAW-04", "DN-OPEN-17", "DN-EXIT-06")
def test_who_is_stuck_on_an_exit_has_not_moved(table: Story) -> None:
    at_a_lost_trail(table, 1).rolls(0, 1).do("move east").idle_until(1)
    assert (table.glory_of(0), table.peril_of(0)) == (1, 1)  # of the Dune Track, for staying


@rule("DN-OPEN-11", "DN-RESET-02")
def test_when_the_token_goes_elsewhere_the_exit_is_lost_again(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("brother_imbric")
    table.lay(dune_track=(0, 0), arnum_hamlet=(0, 1), old_kings_road=(-1, 0)).movement(1).hero_phase()
    table.rolls(0, 1).do("move east")
    table.idle_until(0, "hero").do("move north")
    table.idle_until(1, "hero").rolls(1, 6).do("move east")
    assert table.threat == (9, 5)


@rule("DN-EXIT-12", "DN-RESET-02")
def test_an_exit_stays_open_until_the_next_reset_whosever_it_is(table: Story) -> None:
    at_a_lost_trail(table, 9).rolls(0, 6).do("move east", "move west", "move east")
    assert len(table.happened("threat")) == 1
    table.idle_until(1, "hero").rolls(1, 6).do("move east")
    assert len(table.happened("threat")) == 2


@rule("DN-HERO-06", "DN-EXIT-12")
def test_only_the_exit_on_the_side_one_leaves_by_matters(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(dune_track=(0, 0), grim_road=(0, 1))  # Lost exits, face to face
    table.hero_phase().rolls(0, 6).do("move east")
    assert len(table.happened("threat")) == 1
    table.rolls(0, 6).do("move west")  # the other one is not open for that
    assert len(table.happened("threat")) == 2


@rule("DN-EXIT-01", "DN-HERO-04")
def test_an_open_exit_asks_for_nothing(table: Story) -> None:
    table.start(2, packs=MARCHES).hero_phase().do("move east", "move west")
    assert (table.happened("threat"), table.movement_of(0)) == ([], 1)


@rule("DN-EX-09", "DN-EXIT-07")
def test_a_treacherous_exit_wounds_and_lets_through(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(dragons_perch=(0, 0), arnum_hamlet=(1, 0)).hero_phase()
    table.rolls(0, 2).do("move south")
    assert table.threat == (5, 6)
    assert (table.life_of(0), table.place_of(0), table.movement_of(0)) == (5, "arnum_hamlet", 2)
    assert (table.glory_of(0), table.peril_of(0)) == (1, 1)
    table.start(2, packs=MARCHES).lay(dragons_perch=(0, 0), arnum_hamlet=(1, 0)).hero_phase()
    table.rolls(0, 3).do("move south")
    assert (table.threat, table.life_of(0), table.place_of(0)) == ((6, 6), 6, "arnum_hamlet")


@rule("DN-EXIT-07", "DN-WIN-04")
def test_who_falls_in_a_treacherous_exit_goes_nowhere(table: Story) -> None:
    table.start(3, packs=MARCHES).lay(dragons_perch=(0, 0), arnum_hamlet=(1, 0)).life(1).hero_phase()
    table.rolls(0, 2).do("move south")
    assert (table.life_of(0), table.asked) == (0, (1, "lord"))
    assert table.happened("moved") == []


@rule("DN-EXIT-08", "DN-HERO-05")
def test_a_wall_on_either_side_stops_everybody(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), forest_road=(0, 1)).hero_phase()
    table.refused("move east", "walled")
    table.stands("forest_road").refused("move west", "walled")
    table.refused("move north", "leads_nowhere")


@rule("DN-EXIT-11")
def test_an_exit_is_rolled_with_the_score_printed_on_it(table: Story) -> None:
    for exit, side, stat, total in (
        ("temple_of_cholizar", "south", MAGIC, 4),
        ("dragons_perch", "south", SPEED, 6),
    ):
        table.start(2, packs=MARCHES).lay(**{exit: (0, 0)}, arnum_hamlet=(1, 0)).hero_phase()
        table.rolls(0, 3).do(f"move {side}")
        assert table.happened("threat")[-1][1] == stat
        assert table.threat[0] == total
        table.leave_open()
    table.start(2).lay(throne_of_bones=(0, 0), torchlit_passage=(1, 0)).hero_phase()
    table.rolls(0, 6).do("move south")
    assert table.happened("threat")[-1][1:4] == (MELEE, 6, 8)
