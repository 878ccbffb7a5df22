"""Bonds: which uses of a die are against somebody, as NO HARM sees it (DD-BARGAIN-NO-HARM)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice.bonds import HARMS, HELPS
from delvewright.games.dungeon_dice.kinds import ABILITIES
from marks import die, rule


@rule("DD-BARGAIN-NO-HARM", "DD-FAMILIAR-BEAR-1")
@die("familiar_bear")
@pytest.mark.parametrize("peace", [True, False])
def test_whoever_promised_no_harm_keeps_the_bear_off(table: Story, peace: bool) -> None:
    table.start(mode="standard")
    table.own("familiar_bear", seat=1)
    table.meets("wolf L2")
    if peace:
        table.state.contracts = ((1, "W1", 0, (("NO_HARM", 1, 0, 0),)),)
    table.levels(0, 4).foe(4, 1).do("confront")
    table.throws(1, "familiar_bear MAUL").do("call familiar_bear")
    if peace:
        assert table.compared == (4, 5, "loss")
        assert len(table.happened("wasted")) == 1
    else:
        table.levels(1, 3).do("use_who familiar_bear MAUL foe")
        assert table.compared == (4, 8, "loss")


@rule("DD-BARGAIN-NO-HARM")
def test_nothing_both_helps_and_harms_whom_it_is_used_on() -> None:
    assert not HELPS & HARMS
    assert set(ABILITIES) >= HELPS | HARMS
