"""Printed things in full, the ways to play, and a view that repeats neither."""

from __future__ import annotations

import msgspec
import pytest

from delvewright.games.barricades.kinds import GUARDIANS
from delvewright.kernel.errors import BadSetup
from delvewright.views.barricades import FRONT
from delvewright.views.model import Mode


@pytest.mark.parametrize("mode", FRONT.modes, ids=lambda mode: mode.key)
def test_every_mode_can_be_played_by_as_many_as_it_says(mode: Mode) -> None:
    low, high = mode.seats
    for seats in (low, high):
        assert FRONT.start(seats, 7, **mode.settings).ask is not None
    for seats in {low - 1, high + 1}:
        with pytest.raises(BadSetup):
            FRONT.start(seats, 7, **mode.settings)


def test_the_modes_reach_every_layout_and_difficulty_and_begin_with_the_first_night() -> None:
    for setting in ("layout", "difficulty"):
        reached = {mode.settings.get(setting, FRONT.settings[setting].default) for mode in FRONT.modes}
        assert set(FRONT.settings[setting].choices or ()) == reached
    assert FRONT.modes[0].settings["layout"] == "first_night_together"


def test_a_set_up_is_told_slot_by_slot_and_can_be_picked_and_banned() -> None:
    slots = FRONT.layout(3, 7, {})
    cards = FRONT.cards()
    assert all(slot.kinds and all(kind in cards for kind in slot.kinds) for slot in slots)
    for sort, count in {"heroes": 4, "monsters": 3, "rooms": 6, "guardian": 1}.items():
        assert len([slot for slot in slots if slot.sort == sort]) == count
    for slot in slots:
        assert slot.fixed or slot.name in FRONT.groups[slot.sort]
    first = next(slot for slot in slots if slot.sort == "monsters")
    again = FRONT.layout(3, 7, {"ban": (first.name,)})
    assert first.name not in [slot.name for slot in again]


def test_a_guardian_tells_its_attacks_in_order_and_which_help() -> None:
    printed = GUARDIANS["smorga_the_queen"]
    found = FRONT.cards()[printed.id]
    assert found.guardian is not None
    assert [one.benefit for one in found.guardian.attacks] == [one.benefit for one in printed.attacks]
    assert found.text[0] == f"Attack A: {printed.attacks[0].text}"
    assert found.guardian.lair_track == printed.lair_track


def test_a_class_tells_its_seven_ranks_with_their_price() -> None:
    found = FRONT.cards()["bloodhound"].prestige
    assert found is not None
    assert [rank.xp for rank in found.ranks] == [1, 1, 2, 2, 3, 3, 4]


def test_the_time_of_a_text_stands_before_it() -> None:
    assert FRONT.cards()["potion"].text == ("Village or Dungeon or Spoils: Discard this: heal 1 Wound.",)


def test_a_view_of_four_stays_lean() -> None:
    p = FRONT.start(4, 3, classes=("Bloodhound", "Town Guard", "Illusionist", "Divine Oracle"))
    assert len(msgspec.json.encode(msgspec.structs.replace(FRONT.view(p, 0), ask=None))) < 14_000
