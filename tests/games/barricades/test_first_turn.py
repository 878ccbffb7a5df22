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
