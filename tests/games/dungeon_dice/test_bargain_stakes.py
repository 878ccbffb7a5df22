"""Stakes: dice promised by who wins a duel, a Colosseum fight or an epic combat (DD-BARGAIN-GIVE-DICE)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.views.dungeon_dice.bargains import bargains_view
from delvewright.views.dungeon_dice.reading import Reading
from marks import die, rule


def stakes(table: Story, by: int, to: int, when: str) -> Story:
    """A seat promises another its only die by how the fight ends, and it is agreed on."""
    table.do(f"bargain seat{to}", seat=by)
    table.do("compose", f"between seat{by} seat{to}", f"add give_on_{when}")
    if table.asked[1] == "compose_particular":
        table.do(table.offers[0])
    table.do("propose", "accept")
    table.speaks_up = False
    return table


def fought(table: Story) -> Story:
    """Nobody says or does anything more until the fight is over."""
    while table.state.mode or table.asked[1] == "spoils":
        table.do("pass")
    table.leave_open()
    return table


def conditions(table: Story, seat: int) -> list[str]:
    """The agreements in force, as a seat reads them."""
    return [one.text for one in bargains_view(Reading(table.state, seat, names=("Ann", "Bob", "Cy")))]


@rule("DD-BARGAIN-GIVE-DICE", "DD-NEG-2", "DD-DUEL-4")
@die("crown")
@pytest.mark.parametrize(("by", "to"), [(0, 1), (0, 2), (2, 0)])
@pytest.mark.parametrize("when", ["win", "loss"])
@pytest.mark.parametrize("wins", [True, False])
def test_in_a_duel_the_giver_wins_or_loses_if_it_fights_else_the_receiver(
    table: Story, by: int, to: int, when: str, wins: bool
) -> None:
    table.start(seats=3, bargains="full", goal=99).own("bomb", seat=by)
    table.own("crown", seat=1)
    table.speaks_up = True
    table.do("duel_for crown")
    stakes(table, by, to, when).levels(0, 4 if wins else 1).levels(1, 2)
    fought(table)
    assert ("bomb" in table.owned(to)) == (wins == (when == "win"))
    assert table.state.contracts == ()


@rule("DD-BARGAIN-GIVE-DICE")
@die("crown")
def test_nobody_stakes_a_die_on_a_duel_that_neither_of_the_two_fights(table: Story) -> None:
    table.start(seats=4, bargains="full", goal=99).own("crown", seat=1)
    table.own("bomb", seat=2)
    table.speaks_up = True
    table.do("duel_for crown")
    table.do("bargain seat3", seat=2)
    table.do("compose", "between seat2 seat3")
    assert table.refusal("add give_on_win") == ("nothing_of_that", 2)
    assert "add give_after" in table.offers
    table.leave_open()


@rule("DD-BARGAIN-GIVE-DICE", "DD-COLOSSEUM-6")
@die("event_colosseum")
@pytest.mark.parametrize("when", ["win", "loss"])
def test_who_fell_out_of_a_colosseum_fight_early_has_lost_it(table: Story, when: str) -> None:
    table.start(seats=3, bargains="full").own("bomb", seat=2)
    table.bag("encounter", "event_colosseum")
    table.speaks_up = True
    table.do("draw")
    stakes(table, 2, 1, when)
    table.levels(0, 4, 1).levels(1, 4, 2).levels(2, 1)
    fought(table)
    assert ("bomb" in table.owned(1)) == (when == "loss")


@rule("DD-BARGAIN-GIVE-DICE", "DD-EPIC-20")
@die("epic_legendary_beast")
@pytest.mark.parametrize("when", ["win", "loss"])
@pytest.mark.parametrize("number", [0, 1, 4])
def test_in_epic_combat_whoever_wounds_the_monster_has_won(table: Story, when: str, number: int) -> None:
    """Seat 2 stays out, so it is the receiver's fight that counts; with number 0 it stays out too."""
    table.start(seats=3, mode="epic", bargains="full").experience(6).own("key", seat=2)
    table.bag("epic", "epic_legendary_beast")
    table.bag("encounter", "event_epic")
    table.speaks_up = True
    table.do("draw")
    stakes(table, 2, 0, when)
    fails = when == "loss"
    verb = "fails to wound" if fails else "wounds"
    assert conditions(table, 1) == [
        f"Cy gives Ann Key, if Cy {verb} the Legendary Beast, or Ann does where Cy stays out."
    ]
    if number:
        table.levels(0, *[number] * 3).foe(1, 1, 1, 1, 1)
    while table.asked[1] != "epic_join":
        table.do("pass")
    table.do("join_in" if number else "pass")
    assert number == 0 or conditions(table, 0)[0].endswith(
        f"if Cy {verb} the Legendary Beast, or you do where Cy stays out."
    )
    table.do("pass", "pass")
    table.leave_open()
    assert ("key" in table.owned(0)) == (number > 0 and (number == 4) == (when == "win"))


@rule("DD-BARGAIN-GIVE-DICE")
@die("crown")
def test_a_stake_is_told_by_whose_win_it_hangs_on(table: Story) -> None:
    table.start(seats=3, bargains="full", goal=99).own("bomb", seat=2)
    table.own("crown", seat=1)
    table.speaks_up = True
    table.do("duel_for crown")
    stakes(table, 2, 0, "loss")
    assert conditions(table, 0) == ["Cy gives you Bomb, if you lose."]
    assert conditions(table, 1) == ["Cy gives Ann Bomb, if Ann loses."]
    table.leave_open()
