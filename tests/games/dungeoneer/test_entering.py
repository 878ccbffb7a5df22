"""Entering: what a space gives and does, in which order, how often, and what staying brings."""

import pytest
from tests.games.dungeoneer.teller import Story
from tests.marks import rule

from delvewright.games.dungeoneer.kinds import KINDS
from delvewright.games.dungeoneer.sorts import MELEE, PIT, SPEED, Obstacle


@rule("DN-EX-11", "DN-HERO-08", "DN-OBST-05", "DN-OPEN-47")
def test_a_space_yields_once_a_turn_and_its_spikes_every_time(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), spiked_passage=(-1, 0), torchlit_passage=(-2, 0)).hero_phase()
    table.rolls(0, 2, 1).do("move north", "move north", "move south")
    assert [args[3:5] for args in table.happened("threat")] == [(5, 5), (4, 5)]
    assert (table.glory_of(0), table.peril_of(0)) == (2 + 1, 1 + 1)
    assert table.happened("glory") == [(0, 2, 2), (0, 1, 3)]
    assert table.happened("peril") == [(0, 1, 1), (0, 1, 2)]
    assert table.life_of(0) == 5


@rule("DN-OPEN-18")
def test_or_its_spikes_once_a_turn_as_well(table: Story) -> None:
    table.start(2, obstacles_again=False)
    table.lay(tomb_gate=(0, 0), spiked_passage=(-1, 0), torchlit_passage=(-2, 0)).hero_phase()
    table.rolls(0, 2).do("move north")
    assert len(table.happened("threat")) == 1
    table.do("move north", "move south")
    assert len(table.happened("threat")) == 1


@rule("DN-EX-12", "DN-DRAW-04")
def test_who_stays_collects_and_meets_no_spikes(table: Story) -> None:
    table.start(2).lay(spiked_passage=(0, 0), tomb_gate=(1, 0)).hero_phase().do("end", "spend_none")
    assert (table.glory_of(0), table.peril_of(0)) == (2, 1)
    assert table.happened("threat") == []
    assert table.asked == (1, "lord")


@rule("DN-HERO-21", "DN-DRAW-04", "DN-RESET-08")
def test_going_and_coming_back_brings_nothing_for_where_one_began(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), worn_passage=(0, 1)).hero_phase()
    table.do("move east", "move west")
    assert (table.glory_of(0), table.peril_of(0)) == (1, 1)  # of the passage alone
    table.do("end", "spend_none")
    assert (table.glory_of(0), table.peril_of(0)) == (1, 1)  # having moved, nothing for staying
    table.idle_until(0, "hero")
    table.glory(0).do("move east")
    assert table.glory_of(0) == 1  # a new turn: it is new again


@rule("DN-HERO-23")
@pytest.mark.parametrize("die", [1, 6])
def test_the_obstacle_of_a_space_comes_before_its_effect(
    table: Story, monkeypatch: pytest.MonkeyPatch, die: int
) -> None:
    monkeypatch.setattr(KINDS["forge_of_sighs"], "obstacle", Obstacle(PIT, SPEED, 5))  # no card has both
    table.start(2).lay(tomb_gate=(-1, 0), forge_of_sighs=(0, 0)).hero_phase()
    table.rolls(0, die, 6).do("move south")
    assert [args[1:5] for args in table.happened("threat")] == [(SPEED, die, die + 3, 5), (MELEE, 6, 8, 5)]
    assert table.lies(0) == (die == 1)


@rule("DN-HERO-09", "DN-OBST-05")
def test_who_is_moved_off_turn_meets_nothing(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), spiked_passage=(-1, 0)).stands("spiked_passage", seat=1)
    table.rolls(1, 1)
    table.bane("dragged_back")
    assert table.place_of(1) == "tomb_gate"
    assert (table.glory_of(1), table.peril_of(1)) == (0, 0)


@rule("DN-OBST-03", "DN-EFFECT-21", "DN-OPEN-19")
def test_a_tipped_hero_can_only_stand_up_or_do_what_is_free(table: Story) -> None:
    table.start(2).hand("haste")
    table.glory(2).tipped().hero_phase()
    table.refused("move north", "tipped")
    table.refused("challenge kron_axereaver melee", "tipped")
    table.map_deck("grim_passage")
    table.refused("explore", "tipped")
    table.do("play haste", "stand_up", "move north")
    assert table.movement_of(0) == 3  # 3 + 2, less 1 for standing up and 1 for the move


@rule("DN-OPEN-19")
def test_or_a_tipped_hero_can_only_not_move(table: Story) -> None:
    table.start(2, tipped="cannot_move").tipped().hero_phase()
    table.refused("move north", "tipped")
    table.rolls(0, 1).rolls(1, 6).do("challenge kron_axereaver melee")
    assert table.movement_of(0) == 2


@rule("DN-OPT-09", "DN-DP-26")
def test_spikes_may_be_dodged_for_1_movement(table: Story) -> None:
    table.start(2, spike_dodging=True).lay(tomb_gate=(0, 0), spiked_passage=(-1, 0)).hero_phase()
    table.do("move north")
    assert table.offers == ["face", "dodge"]
    table.do("dodge")
    assert (table.movement_of(0), table.happened("threat")) == (1, [])
    table.do("move south").rolls(0, 6)
    assert table.movement_of(0) == 0
    table.movement(1).do("move north")  # no point left to dodge with: rolled at once
    assert table.threat == (9, 5)


@rule("DN-OPT-09", "DN-DP-26")
def test_pits_and_trapped_exits_are_not_dodged(table: Story) -> None:
    table.start(2, spike_dodging=True).lay(grim_passage=(0, 0), crumbling_passage=(0, 1)).hero_phase()
    table.rolls(0, 6, 6).do("move east")
    assert [args[4] for args in table.happened("threat")] == [5, 4]
    assert table.movement_of(0) == 2


@rule("DN-HERO-01", "DN-HERO-02", "DN-HERO-12")
def test_a_hero_does_things_in_any_order_as_long_as_there_is_movement(table: Story) -> None:
    table.start(2).hand("haste", "second_wind")
    table.glory(5).life(3).hero_phase()
    table.map_deck("grim_passage", "crumbling_passage")
    table.do("explore", "place grim_passage 96:63 0", "move north", "play second_wind", "move south")
    assert (table.movement_of(0), table.life_of(0), table.glory_of(0)) == (0, 5, 2)
    table.refused("move north", "no_movement")
    table.refused("explore", "no_movement")
    table.do("play haste", "explore", "place crumbling_passage 95:65 0", "move north")
    assert table.movement_of(0) == 0
