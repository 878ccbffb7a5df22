"""The ways to play dice: each can be started, the first one is for a first game, and its sets are named."""

from __future__ import annotations

import pytest

from delvewright.games.dungeon_dice.book import BOXES
from delvewright.views.front import catalogue, game
from delvewright.views.model import Mode
from views.dungeon_dice.tables import FRONT


def test_the_first_mode_is_for_a_first_game() -> None:
    first = FRONT.modes[0]
    assert first.key == "first_game"
    assert first.settings["mode"] == "core"
    assert len({mode.key for mode in FRONT.modes}) == len(FRONT.modes)
    assert FRONT.pieces.many == "dice"
    assert FRONT.text.endswith(".")


@pytest.mark.parametrize("mode", FRONT.modes, ids=lambda mode: mode.key)
def test_every_mode_can_be_started(mode: Mode) -> None:
    for seats in mode.seats:
        state = FRONT.start(seats, 1, **mode.settings)
        assert FRONT.view(state, 0).phase == "setup"


def test_a_layout_names_its_sets_and_their_dice() -> None:
    slots = FRONT.layout(3, 5, {"mode": "standard"})
    assert [slot.name for slot in slots] == [name for name in BOXES if name != "boss_monsters"]
    kinds = [kind for slot in slots for kind in slot.kinds]
    assert len(kinds) == len(set(kinds))
    assert {"sword_black", "goblin"} <= set(FRONT.cards())
    assert slots[0].fixed


@pytest.mark.parametrize("mode", FRONT.modes[:-1], ids=lambda mode: mode.key)
def test_a_mode_says_which_sets_it_is_played_with(mode: Mode) -> None:
    """A set-up page ticks them."""
    assert [slot.name for slot in FRONT.layout(3, 5, mode.settings)] == ["core", *mode.settings["packs"]]


def test_the_last_mode_leaves_the_sets_to_choose() -> None:
    own = FRONT.modes[-1].settings
    assert "packs" not in own
    slots = FRONT.layout(3, 5, {**own, "packs": ["lost_king"]})
    assert [slot.name for slot in slots] == ["core", "lost_king"]
    slots = FRONT.layout(3, 5, {**own, "bosses": True})
    assert [slot.name for slot in slots] == ["core", "boss_monsters"]


@pytest.mark.parametrize("name", catalogue())
def test_packs_that_are_named_can_be_chosen(name: str) -> None:
    """Set-up pages and `--packs` know games only by this name for it."""
    front = game(name)
    assert ("packs" in front.settings) == (bool(front.packs) or front.takes_packs)


def test_groups_hold_every_kind_once() -> None:
    names = [name for group in FRONT.groups.values() for name in group]
    assert len(names) == len(set(names))
    assert set(names) <= set(FRONT.cards())
