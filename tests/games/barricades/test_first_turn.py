"""A turn from its dice to the new hands."""

from __future__ import annotations

import pytest

from delvewright.games.barricades import board


@pytest.mark.rule("BQ-TURN-01", "BQ-TURN-14", "BQ-BASE-03")
def test_a_turn_goes_from_dice_to_new_hands(table):
    table.start(2)
    table.hand("adventurer", "adventurer", "dagger", "joba")
    table.deck("bree_setim", "dagger", "adventurer", "adventurer", "adventurer", "adventurer", "dagger")
    table.morning("horde_1", "wound")
    assert table.state.wounds == [0, 1]
    table.place("temple", "stay")
    assert table.in_zone(board.HAND) == []
    assert table.gold() == 2 + 1
    table.do("done").dungeon()
    table.do("wield dagger adventurer", seat=0)
    assert table.attack() == (4, 0)
    table.do("battle", seat=0)
    assert table.happened("defeated") == [(0, table.state.zones[board.DENS][0])]
    table.evening()
    assert table.state.turns == 2
    assert len(table.in_zone(board.HAND)) == 6


@pytest.mark.rule("BQ-BASE-14", "BQ-TURN-13")
def test_nobody_wields_anything_any_more_once_cards_leave_play(table):
    """A Hero set aside at the Temple lets his Weapon go."""
    table.start(1).hand("adventurer", "dagger")
    table.deck(*["adventurer"] * 6)
    table.morning("horde_1").place("temple").do("done", "wield dagger adventurer", "done")
    assert table.state.wielded == ()
    table.do("use temple set_aside", "set_aside adventurer")
