"""The ways to play dice: each can be started, the first one is for a first game, and its sets are named."""

from __future__ import annotations

import pytest

from delvewright.games.dungeon_dice.book import SETS
from delvewright.views.model import Mode
from views.dungeon_dice.tables import FRONT


def test_the_first_mode_is_for_a_first_game() -> None:
    first = FRONT.modes[0]
    assert first.key == "first_game"
    assert first.settings["mode"] == "core"
    assert len({mode.key for mode in FRONT.modes}) == len(FRONT.modes)
    assert FRONT.pieces == "dice"
    assert FRONT.text.endswith(".")


@pytest.mark.parametrize("mode", FRONT.modes, ids=lambda mode: mode.key)
def test_every_mode_can_be_started(mode: Mode) -> None:
    for seats in mode.seats:
        state = FRONT.start(seats, 1, **mode.settings)
        assert FRONT.view(state, 0).phase == "setup"


def test_a_layout_names_its_sets_and_their_dice() -> None:
    slots = FRONT.layout(3, 5, {"mode": "standard"})
    assert [slot.name for slot in slots] == [name for name in SETS if name != "boss_monsters"]
    kinds = [kind for slot in slots for kind in slot.kinds]
    assert len(kinds) == len(set(kinds))
    assert {"sword_black", "goblin"} <= set(FRONT.cards())
    assert slots[0].fixed


def test_groups_hold_every_kind_once() -> None:
    names = [name for group in FRONT.groups.values() for name in group]
    assert len(names) == len(set(names))
    assert set(names) <= set(FRONT.cards())
