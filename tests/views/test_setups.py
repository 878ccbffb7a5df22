"""What a front page and a set-up page are told: modes, groups, options by part, and drawn set-ups."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from delvewright.kernel.errors import BadSetup
from delvewright.views.model import Mode, Slot
from views.thunderstone.tables import FRONT, WRATH, game_played

MODES = {mode.key: mode for mode in FRONT.modes}


def names(slots: tuple[Slot, ...], sort: str) -> list[str]:
    return [slot.name for slot in slots if slot.sort == sort]


@pytest.mark.parametrize("mode", FRONT.modes, ids=lambda mode: mode.key)
def test_every_mode_can_be_played_by_as_many_as_it_says(mode: Mode) -> None:
    low, high = mode.seats
    for seats in (low, high):
        assert FRONT.start(seats, 7, **mode.settings).ask is not None
    for seats in {low - 1, high + 1}:
        with pytest.raises(BadSetup):
            FRONT.start(seats, 7, **mode.settings)


def test_the_modes_reach_every_layout_and_variant_and_the_first_is_the_first_game() -> None:
    for setting in ("layout", "variant"):
        reached = {mode.settings.get(setting, FRONT.settings[setting].default) for mode in FRONT.modes}
        assert set(FRONT.settings[setting].choices or ()) == reached
    assert FRONT.modes[0].settings["layout"] == "first_game"
    assert len(MODES) == len(FRONT.modes)
    assert all(mode.title and mode.text.endswith(".") and mode.family for mode in FRONT.modes)
    assert msgspec.json.decode(msgspec.json.encode(FRONT.modes), type=tuple[Mode, ...]) == FRONT.modes


def test_every_option_has_its_part_of_the_page() -> None:
    parts: dict[str, list[str]] = {}
    for name, setting in FRONT.settings.items():
        parts.setdefault(setting.part, []).append(name)
        if setting.part == "readings":
            assert setting.rule.startswith("OR-")
    assert parts["play"] == ["variant", "longest"]
    assert set(parts) == {"play", "cards", "readings"}
    assert {"packs", "layout", "pick", "ban", "stone"} <= set(parts["cards"])


def test_the_game_is_told_in_a_sentence() -> None:
    assert FRONT.text.endswith(".")
    assert FRONT.text.count(".") == 1


# Set-ups ---------------------------------------------------------------------------------------------


def test_a_set_up_is_drawn_slot_by_slot() -> None:
    slots = FRONT.layout(3, 7, WRATH)
    layout = FRONT.start(3, 7, **WRATH).layout
    assert names(slots, "monsters") == list(layout.monsters)
    assert names(slots, "heroes") == list(layout.heroes)
    assert names(slots, "village") == list(layout.village)
    assert names(slots, "features") == list(layout.features)
    assert names(slots, "stones") == list(layout.stones)
    cards = FRONT.cards()
    assert all(kind in cards for slot in slots for kind in slot.kinds)
    assert all(slot.kinds for slot in slots)
    assert {slot.sort for slot in slots if slot.fixed} == {"stones"}


def test_what_a_list_or_a_variant_lays_down_is_fixed() -> None:
    assert all(slot.fixed for slot in FRONT.layout(2, 7, {"layout": "first_game"}))
    epic = FRONT.layout(2, 7, {**WRATH, "variant": "epic"})
    assert [slot.fixed for slot in epic if slot.sort == "features"] == [True]


def test_one_slot_is_drawn_again_and_the_others_stay() -> None:
    """As a set-up page does it: everything else is picked, and what lies there is banned."""
    for seed in range(20):
        slots = FRONT.layout(3, seed, WRATH)
        for slot in slots:
            if slot.fixed or slot.sort == "features":
                continue
            kept = [one for one in slots if one is not slot and not one.fixed]
            wanted = {
                **WRATH,
                "pick": [one.name for one in kept if one.sort != "features"],
                "features": [one.name for one in kept if one.sort == "features"],
                "ban": [slot.name],
            }
            again = FRONT.layout(3, seed + 1, wanted)
            for sort in ("monsters", "heroes", "village"):
                before, after = set(names(slots, sort)), set(names(again, sort))
                assert before - after == ({slot.name} if sort == slot.sort else set())
                assert len(after) == len(before)


@pytest.mark.parametrize("name", ["seats", "seed", "self", "pickk", "layout", ""])
def test_settings_from_strangers_are_refused_with_a_reason(name: str) -> None:
    with pytest.raises(BadSetup):
        FRONT.layout(2, 7, {name: "x"})


def test_what_may_be_picked_and_banned_is_listed_by_sort_and_by_pack() -> None:
    base = FRONT.groups_in()
    assert "Fireball" in base["village"]
    assert base["features"] == ()
    assert "Horde" not in base["monsters"]
    assert FRONT.groups_in(list(FRONT.packs)) == FRONT.groups
    both = FRONT.groups_in(["wrath"])
    assert set(both["features"]) == {"guardian", "death_traps", "dire_traps"}
    assert both["monsters"][: len(base["monsters"])] == base["monsters"]
    for sort in ("monsters", "heroes", "village"):
        for group in both[sort]:
            FRONT.layout(2, 7, {**WRATH, "ban": [group]})
            assert group in names(FRONT.layout(2, 7, {**WRATH, "pick": [group]}), sort)
        for group in set(both[sort]) - set(base[sort]):
            with pytest.raises(BadSetup, match="no group"):
                FRONT.layout(2, 7, {"pick": [group]})
    for feature in both["features"]:
        FRONT.layout(2, 7, {**WRATH, "ban": [feature]})
        assert feature in names(FRONT.layout(2, 7, {**WRATH, "features": [feature]}), "features")


# Turns -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", ["wrath", "solo", "prowling", "five seats"])
def test_the_number_of_the_turn_counts_up_when_the_turn_passes(table: str) -> None:
    answered = game_played(table, 7)
    assert FRONT.turns(answered[0].before) == 1
    for before, after, _, told in answered:
        passed: list[Any] = [event for event in told if event.key == "turn"]
        assert FRONT.turns(after) - FRONT.turns(before) in (len(passed), len(passed) + after.over)
